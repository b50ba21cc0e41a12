### Labels of tables, scores, what is awaited, options, and what ended a game.

## Headings of the table of players

table-name = Player
table-cards = Cards
table-known = Known cards
table-tickets = Tickets
table-trains = Trains
table-stations = Stations
table-points = Points
table-yard = Rail yard
table-on-track = On the track

## What lies on the table

table-row = Row
table-deck = Deck
table-ticket-deck = Ticket deck
table-offer = Tickets on offer
table-turn = Turn

## What is awaited. $who is `you` if the reader is awaited, else `other`; $name names those awaited, $number counts them

phase-setup = { $who ->
    [you] Choose which tickets to keep.
   *[other] { $number ->
        [1] { $name } is choosing tickets.
       *[other] { $name } are choosing tickets.
    }
}
phase-turn = { $who ->
    [you] It’s your turn.
   *[other] It’s { $name }’s turn.
}
phase-second = { $who ->
    [you] Take your second card.
   *[other] { $name } is taking a second card.
}
phase-pay = { $who ->
    [you] Choose which cards to pay with.
   *[other] { $name } is choosing which cards to pay with.
}
phase-surcharge = { $who ->
    [you] The tunnel costs extra: pay, or give it up.
   *[other] { $name } must pay extra for the tunnel or give it up.
}
phase-keep = { $who ->
    [you] Choose which tickets to keep.
   *[other] { $name } is choosing tickets.
}
phase-count = { $who ->
    [you] How many cards of this colour go into the pile?
   *[other] { $name } is placing a pile.
}
phase-locos = { $who ->
    [you] How many locomotives go into the pile?
   *[other] { $name } is placing a pile.
}
phase-complete = { $who ->
    [you] Choose which tickets to complete.
   *[other] { $number ->
        [1] { $name } is completing tickets.
       *[other] { $name } are completing tickets.
    }
}
phase-chance = A card, a ticket or the starting player is about to be revealed.
phase-over = The game is over.

## What chance is asked, where somebody types in a game from a real table


## Options of a game

option-first = Starting player
option-first-about = You choose, or at random.
option-open-track = Open track
option-open-track-about = In the card game, you can look at the cards in your own on-the-track pile.

## Headings of the score table

score-seat = Player
score-claimed = Routes claimed
score-routes = Routes
score-ticket-points = Tickets
score-longest = Longest path
score-station-points = Stations not built
score-bonuses = Big cities
score-bonus-points = Big-city bonuses
score-total = Total
score-rank = Rank

## Every point, line by line

# $points
score-line-routes = Routes: { points }.
# $ticket, $done (`yes` or `no`), $points (less than 0 if it is not completed)
score-line-ticket = { $done ->
    [yes] { $ticket } is completed: { points }.
   *[no] { $ticket } isn’t completed: { points }.
}
# $trains, $path (the cities), $points (0: somebody else’s is longer)
score-line-longest = { $points ->
    [0] Longest path, { trains }: { $path }.
   *[other] Longest path, { trains }: { $path }. That earns { points }.
}
# $city, $track (the route that it used), $used (`yes` or `no`)
score-line-station = { $used ->
    [yes] The station in { $city } uses { $track }.
   *[no] The station in { $city } isn’t used.
}
# $points
score-line-station-points = Stations not built: { points }.
# $city, $points
score-line-bonus = Most tickets to { $city }: { points }.
# $points
score-line-total = Total: { points }.
# $before, $next: the cities of a path
score-path = { $before }–{ $next }

## What decided a game

decided-by-points = The highest score wins.
decided-by-tickets = Tied on points; most completed tickets wins.
decided-by-stations = Tied on points and completed tickets; fewest stations wins.
decided-by-longest = Tied on everything else; the longest path wins.
decided-by-bonus-cards = Tied on points and completed tickets; most bonus cards wins.
decided-by-shared = Tied on everything: shared victory.

## On the board: the legend, the scale of points, the compass rose

board-tunnel = Tunnel
board-ferry = Ferry
board-grey = Any one colour
board-colour = This colour
board-points = Points
# The letter of the north
board-north = N
