### Why a move is refused. `refusal-B5` and its like say what a rule asks for: no capital letter, no full stop, since they
### stand inside `refusal`.

## The whole sentence

# $what: the move, in the notation; $reason: one of those below; $clause: the rule’s id, or `none`
refusal = { $clause ->
    [none] { $what }: { $reason }.
   *[other] { $what }: { $reason } ({ $clause }).
}
# $what, $reason, $clause as above; $options: moves that are possible, in the notation
refusal-with-options = { refusal } Possible now: { $options }.
# $what, $reason, $clause, $options: the same where there are more than can be listed
refusal-with-more-options = { refusal } Possible now: { $options } and more.

## Without a rule

refusal-no-such-decision = this game has no such move or seat
refusal-not-now = nobody can make a move right now
refusal-impossible = this can’t come up now

## By a rule

refusal-T1 = there’s no card of that kind in the row
refusal-T3 = you can take a locomotive from the row only as your first card
refusal-T9 = the deck is empty
refusal-T10 = take your second card first
refusal-B3 = you have to keep more tickets at set-up, or these aren’t on offer
refusal-B3a = you’ve already chosen your tickets
refusal-B4 = it’s another player’s turn
refusal-B5 = a route takes as many cards as it has spaces, in its colour; locomotives can replace any of them
refusal-B6 = a grey route takes any one colour, but not two
refusal-B7 = you don’t have enough trains left for this route
refusal-B8 = this route has already been claimed
refusal-B9 = you can’t claim both tracks of a double route
refusal-B10 = with so few players, only one track of a double route can be claimed
refusal-B12 = there are no tickets left to draw, or you have to keep more of those you drew
refusal-B13a = you can pass only when nothing else is possible
refusal-E2 = you have to keep more tickets at set-up, or these aren’t on offer
refusal-E4 = a ferry takes at least as many locomotives as it shows
refusal-E5 = a tunnel’s extra cost must be paid in full, in the colour of the set or with locomotives
refusal-E6 = you played only locomotives, so you must pay the extra cost with locomotives
refusal-E7 = you can give up a tunnel only if it costs extra
refusal-E10 = you need a station to build and a city that has none
refusal-E11 = each station costs one card more than the one before, all of one colour or locomotives, and you don’t have them
refusal-K3 = you have to keep more tickets at set-up, or these aren’t on offer
refusal-K4 = it’s another player’s turn
refusal-K9 = place two or more cards of one colour, with or without locomotives, or three single cards of different colours
refusal-K11 = this colour is already in your rail yard
refusal-K12 = this colour is in another player’s rail yard, so you have to place more cards than that pile has
refusal-K13 = there are no tickets left to draw
refusal-K13a = you can pass only when nothing else is possible
refusal-K16 = complete as many tickets as you can with the cards on your track

## What this game does not have, or has no time for now

refusal-no-stations = there are no stations in this game
refusal-no-tunnels = there are no tunnels in this game
refusal-no-routes = there are no routes in this game
refusal-no-yards = there are no rail yards in this game
refusal-game-over = the game is over
refusal-chance-first = a card, a ticket or the starting player has to be revealed first
refusal-chosen = you’ve already chosen
refusal-due-keep = first choose which tickets to keep
refusal-due-pay = first choose which cards to pay with
refusal-due-surcharge = first pay extra for the tunnel or give it up
refusal-due-count = first finish placing your pile
refusal-due-complete = first choose which tickets to complete
refusal-later-pay = first choose what to pay for
refusal-later-extra = you’re not digging a tunnel
refusal-later-with = first choose a colour to place
refusal-later-keep = you haven’t drawn any tickets to choose from
refusal-later-complete = tickets are completed at the end of the round

## With the numbers

# $held: how many of the $needed cards the player has; $colour: of the route
refusal-cards-short = { $colour ->
    [purple] you have { $held } of the { $needed } purple cards, counting locomotives
    [blue] you have { $held } of the { $needed } blue cards, counting locomotives
    [orange] you have { $held } of the { $needed } orange cards, counting locomotives
    [white] you have { $held } of the { $needed } white cards, counting locomotives
    [green] you have { $held } of the { $needed } green cards, counting locomotives
    [yellow] you have { $held } of the { $needed } yellow cards, counting locomotives
    [black] you have { $held } of the { $needed } black cards, counting locomotives
    [red] you have { $held } of the { $needed } red cards, counting locomotives
   *[grey] you have at most { $held } of the { $needed } cards in any one colour, counting locomotives
}
# $held: how many trains the player has; $needed
refusal-trains-short = this route needs { $needed } trains, and you have { $held } left
# $held: how many locomotives the player has; $needed
refusal-ferry-short = { $needed ->
    [one] this ferry needs { $needed } locomotive, and you have { $held }
   *[other] this ferry needs { $needed } locomotives, and you have { $held }
}
# $needed: how many cards a route or a station costs; $colour: of the route
refusal-price = { $needed ->
    [1] { $colour ->
        [purple] it costs { $needed } purple card or a locomotive
        [blue] it costs { $needed } blue card or a locomotive
        [orange] it costs { $needed } orange card or a locomotive
        [white] it costs { $needed } white card or a locomotive
        [green] it costs { $needed } green card or a locomotive
        [yellow] it costs { $needed } yellow card or a locomotive
        [black] it costs { $needed } black card or a locomotive
        [red] it costs { $needed } red card or a locomotive
       *[grey] it costs { $needed } card of any kind
    }
   *[other] { $colour ->
        [purple] it costs { $needed } purple cards, and locomotives can replace any of them
        [blue] it costs { $needed } blue cards, and locomotives can replace any of them
        [orange] it costs { $needed } orange cards, and locomotives can replace any of them
        [white] it costs { $needed } white cards, and locomotives can replace any of them
        [green] it costs { $needed } green cards, and locomotives can replace any of them
        [yellow] it costs { $needed } yellow cards, and locomotives can replace any of them
        [black] it costs { $needed } black cards, and locomotives can replace any of them
        [red] it costs { $needed } red cards, and locomotives can replace any of them
       *[grey] it costs { $needed } cards of one colour, and locomotives can replace any of them
    }
}
# $needed: how many cards a tunnel costs more
refusal-extra = { $needed ->
    [one] the tunnel costs { $needed } more card, in the colour of your set or a locomotive
   *[other] the tunnel costs { $needed } more cards, in the colour of your set or locomotives
}
# $number
refusal-keep-least = { $number ->
    [one] keep at least { $number } ticket
   *[other] keep at least { $number } tickets
}
# $number
refusal-keep-offered = { $number ->
    [one] only { $number } ticket is on offer
   *[other] only { $number } tickets are on offer
}
# $number of cards in the other player’s pile
refusal-pile-larger = { $number ->
    [one] the pile there has { $number } card, and you have to place more
   *[other] the pile there has { $number } cards, and you have to place more
}
refusal-cards-lacking = you don’t have those cards
refusal-station-there = there’s already a station in this city
refusal-stations-gone = you have no stations left
refusal-complete-more = you can still complete more tickets
refusal-complete-not-held = you don’t have this ticket
refusal-complete-short = the cards on your track aren’t enough for this ticket as well
