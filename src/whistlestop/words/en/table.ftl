### Labels of tables, scores, what is awaited, options, and what ended a game.

## Headings of the table of players

table-name = Player
table-cards = Cards
table-known = Known cards
table-tickets = Tickets
table-trains = Trains
table-stations = Stations
table-points = Points
table-routes = Routes
table-stations-at = Stations in
table-yard = Rail yard
table-on-track = On the track
table-completed = Completed tickets

## What lies on the table

table-row = Row
table-deck = Deck
table-discards = Discard pile
table-ticket-deck = Ticket deck
table-hand = Your hand
table-offer = Tickets on offer
table-turn = Turn
table-round = Round

## What is awaited. $who is `you` if the reader is awaited, else `other`; $name names those awaited, $number counts them

phase-setup = { $who ->
    [you] Choose the tickets that you keep.
   *[other] { $number ->
        [1] { $name } is choosing tickets.
       *[other] { $name } are choosing tickets.
    }
}
phase-turn = { $who ->
    [you] It is your turn.
   *[other] { $name } is to move.
}
phase-second = { $who ->
    [you] Take your second card.
   *[other] { $name } is taking a second card.
}
phase-pay = { $who ->
    [you] Choose the cards that you pay with.
   *[other] { $name } is choosing the cards to pay with.
}
phase-surcharge = { $who ->
    [you] The tunnel costs more: pay, or give it up.
   *[other] { $name } is to pay for the tunnel, or to give it up.
}
phase-keep = { $who ->
    [you] Choose the tickets that you keep.
   *[other] { $name } is choosing tickets.
}
phase-count = { $who ->
    [you] How many cards of the colour go into the pile?
   *[other] { $name } is placing a pile.
}
phase-locos = { $who ->
    [you] How many locomotives go into the pile?
   *[other] { $name } is placing a pile.
}
phase-complete = { $who ->
    [you] Choose the tickets that you complete.
   *[other] { $number ->
        [1] { $name } is completing tickets.
       *[other] { $name } are completing tickets.
    }
}
phase-chance = A card, a ticket or the starting player is about to come up.
phase-over = The game is over.

## What chance is asked, where somebody types in a game from a real table

chance-lot = Who starts?
chance-card = Which card came up?
chance-ticket = Which ticket came up?

## Options of a game

option-first = The starting player
option-first-about = Chosen by you, or by lot.
option-open-track = Open track
option-open-track-about = In the card game, you may look at the cards of your own on-the-track pile.

## Headings of the score table

score-seat = Player
score-claimed = Routes claimed
score-routes = Routes
score-tickets = Tickets
score-ticket-points = Tickets
score-longest = Longest path
score-stations = Stations
score-station-points = Stations not built
score-bonuses = Big cities
score-bonus-points = Big-city bonuses
score-total = Total
score-rank = Rank
score-ahead-by = Ahead by

## Every point, line by line

# $points
score-line-routes = Routes: { points }.
# $ticket, $done (`yes` or `no`), $points (less than 0 if it is not completed)
score-line-ticket = { $done ->
    [yes] { $ticket } is completed: { points }.
   *[no] { $ticket } is not completed: { points }.
}
# $trains, $path (the cities), $points (0: somebody else's is longer)
score-line-longest = { $points ->
    [0] Longest path, { trains }: { $path }.
   *[other] Longest path, { trains }: { $path }. That earns { points }.
}
# $city, $track (the route that it used), $used (`yes` or `no`)
score-line-station = { $used ->
    [yes] The station in { $city } uses { $track }.
   *[no] The station in { $city } is of no use.
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
decided-by-tickets = The score is shared; more completed tickets decide.
decided-by-stations = Scores and completed tickets are level; fewer stations decide.
decided-by-longest = All else is level; the longest path decides.
decided-by-bonus-cards = Scores and completed tickets are level; more bonus cards decide.
decided-by-shared = Level in everything: the victory is shared.

## On the board: the legend, the scale of points, the compass rose

board-tunnel = Tunnel
board-ferry = Ferry
board-grey = Any one colour
board-colour = This colour
board-points = Points
# The letter of the north
board-north = N
