### The rules of a game on one page, to print and lay beside the board. Short sentences, true of the map that is played:
### every message of this file is given the numbers that those of rules.ftl are given, whose head says what they are
### ($everywhere, $fewest, $most, $single, $idle_rounds, $stations, $station_points, $each_colour, $locomotives, $cards,
### $dealt, $given, $reset_at, $coloured, $reshuffled, $tickets, $long_tickets, $tickets_dealt, $long_dealt, $offered,
### $tickets_kept, $not_kept, $drawn, $drawn_kept, $fewest_shown, $most_shown, $shown_alike, $bonuses, $bonus_cities,
### $bonus_last, $trains, $last_round_at, $doubles_closed, $longest_bonus, $shortest, $shortest_points, $points_two,
### $points_three, $points_four, $points_five, $points_six, $points_seven, $points_eight, $lengths, $longest,
### $second_from, $second_dealt), and $game, the name of the game.

summary-title = { $game }: the rules on one page
summary-aim = The aim
summary-aim-map = Join the cities on your tickets with your own routes, and score the most points.
summary-aim-cards = Bring cards from your hand through your rail yard onto the track, and complete your tickets with them.

## What everybody gets

summary-hand = Train cards each: { $dealt }
summary-given = Locomotives each, in the open: { $given }
summary-trains = Trains each: { $trains }
summary-stations = Stations each: { $stations }
summary-offered = Tickets each: { $offered }, of which you keep at least { $tickets_kept }
summary-long = Long tickets among them: { $long_dealt }
summary-row = Five train cards lie face up: the row.

## A turn

summary-turn-map = You do one thing: draw train cards, claim a route or draw tickets.
summary-turn-stations = You do one thing: draw train cards, claim a route, draw tickets or build a station.
summary-turn-cards = First the top card of each colour in your rail yard goes face down onto your track. Then you do one thing: draw train cards, place cards or draw tickets.

## Drawing train cards

summary-draw = Two cards, one at a time, from the row or unseen from the deck. The row is filled up at once.
summary-draw-loco = A locomotive from the row counts as both cards. Drawn unseen, it counts as one.
summary-draw-reset = Locomotives that clear the row: { $reset_at }. All five cards are then replaced.

## Claiming routes

summary-routes = Claiming routes
summary-route = Play one card for each space, all in the route’s colour; on grey routes, all in any one colour. Put one train on each space.
summary-route-loco = A locomotive stands in for any card.
summary-route-double = { $doubles_closed ->
        [0] You may own only one track of a double route.
        [5] Of a double route only one track can be claimed.
       *[other] You may own only one track of a double route. With up to { $doubles_closed } players, only one of the two can be claimed.
    }
summary-ferry = Play a locomotive for each symbol, and for the other spaces cards of any one colour.
summary-tunnel = Play your set, then turn up three cards. Each one that is a locomotive or has your colour costs you one more card.
summary-tunnel-back = If you can’t or won’t pay, take your set back; your turn is over.
summary-station = The first costs 1 card, the second 2 of one colour, the third 3. One station in a city.
summary-station-use = At the end, each of your stations lets you use one route that somebody else has claimed into its city, for your tickets only.

## Drawing tickets

summary-tickets = Drawing tickets
summary-ticket-draw = Tickets to draw: { $drawn }. { $drawn_kept ->
        [0] Keep as many as you like, or none.
       *[other] Keep at least { $drawn_kept }.
    }
summary-ticket-rest = The others go under the deck.

## Placing cards, in the card game

summary-yard = Placing cards
summary-yard-pile = Either one pile: two or more cards of one colour, of which some, but not all, may be locomotives. The locomotives lie on top.
summary-yard-singles = Or three single cards of three different colours, without locomotives.
summary-yard-own = No colour that already lies in your yard.
summary-yard-robbery = A colour in another player’s yard: only with more cards than lie there. That pile is then discarded: a train robbery.

## The end

summary-end-map = When somebody ends a turn with few trains left (at most { $last_round_at }), everybody has one more turn, that player last.
summary-end-cards = When the deck is used up, the turn is finished and everybody has one more.
summary-complete = Then complete tickets with the cards on your track. A locomotive can be any colour; each card counts once.
summary-second = { $second_from ->
        [2] A second round follows.
       *[other] With { $second_from } players or more, a second round follows.
    } You keep your hand and your uncompleted tickets. Train cards each: { $second_dealt }

## Scoring

summary-spaces = Spaces
summary-points = Points
summary-ticket-done = A completed ticket adds its points, an uncompleted one takes them away.
summary-longest = Longest continuous path: { $longest_bonus } points
summary-station-left = Each station not built: { $station_points } points
summary-bonus = The bonus of a big city goes to whoever has completed the most tickets to it.
summary-tie = If scores are level, more completed tickets decide.
