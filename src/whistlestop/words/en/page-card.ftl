### The card game on the page, and hints.

## Places at the table

page-card-table = The table
page-card-your-place = Your place at the table
page-card-your-yard = Your rail yard
# $name
page-card-yard-of = { $name }’s rail yard
page-card-your-track = The cards in your on-the-track pile
# $colour, $cards, $locos
page-card-pile = A pile of { card-set }
# $round
page-card-round = Round { $round }

## Placing

# $colour: a kind of train card
page-card-lane = { $colour ->
    [purple] Place purple cards
    [blue] Place blue cards
    [orange] Place orange cards
    [white] Place white cards
    [green] Place green cards
    [yellow] Place yellow cards
    [black] Place black cards
   *[red] Place red cards
}
# $colour, $name: the player who has a pile of this colour
page-card-lane-rob = { $colour ->
    [purple] Place purple cards and rob { $name }
    [blue] Place blue cards and rob { $name }
    [orange] Place orange cards and rob { $name }
    [white] Place white cards and rob { $name }
    [green] Place green cards and rob { $name }
    [yellow] Place yellow cards and rob { $name }
    [black] Place black cards and rob { $name }
   *[red] Place red cards and rob { $name }
}
page-card-placing = Placing cards in your rail yard
# $colour, $cards, $locos
page-card-place = Place { card-set }
# $name, $colour, $cards, $locos: the pile that is lost
page-card-robs = Train robbery: { $name } loses { card-set }.
page-card-three = Three single cards
page-card-three-about = Three single cards: choose three colours.
# $number of colours chosen so far
page-card-place-singles = { $number ->
    [0] Choose three colours
    [1] Choose two more
    [2] Choose one more
   *[other] Place { $number } single cards
}
# $number, $card: a kind of train card
page-card-with = { $card ->
    [loco] { $number ->
        [0] No locomotive
        [one] { $number } locomotive
       *[other] { $number } locomotives
    }
   *[other] { $number ->
        [one] { $number } card
       *[other] { $number } cards
    }
}

## Tickets

# $number, $points
page-card-rack = { $number ->
    [0] You have no tickets.
    [one] Your tickets: { $number } ticket, { points }
   *[other] Your tickets: { $number } tickets, { points }
}
page-card-no-tickets = You have no tickets.
# $card: a kind of train card that a ticket needs
page-card-need = needs { a-card }
# $card
page-card-need-there = { a-card } is on the track
# $number, $points
page-card-completed = { $number ->
    [one] { $number } completed ticket: { points }
   *[other] { $number } completed tickets: { points }
}
# $city, $points
page-card-bonus = Big city { $city }: { points } for the most completed tickets
page-card-bonus-about = For completing the most tickets to that city.

## Completing tickets

page-card-complete-title = Complete your tickets
page-card-complete-nothing = The cards on your track don’t complete any of your tickets.
page-card-complete-on = Continue
page-card-complete-best = This scores the most:
# $number, $points
page-card-complete-these = { $number ->
    [one] Complete { $number } ticket: { points }
   *[other] Complete { $number } tickets: { points }
}
page-card-complete-alone = Let me choose
page-card-complete-back = Back to the best choice
page-card-complete-pick = Choose tickets one at a time.
page-card-complete-full = You can’t add any more tickets.
page-card-complete-add = Add this ticket

## Hints

page-hint = Hint
page-hint-asking = Thinking …
page-hint-title = What a strong player would do
page-hint-close = Close
# $card: a kind of train card, or `deck`
page-hint-draw = { $card ->
    [deck] Draw blind from the deck
    [loco] Take a locomotive from the row
   *[other] Take { a-card } from the row
}
page-hint-tickets = Draw tickets
page-hint-pass = Pass
page-hint-withdraw = Give up the tunnel
page-hint-done = Finish
# $number, $tickets
page-hint-keep = { $number ->
    [0] Keep none
   *[other] Keep { $tickets }
}
# $track
page-hint-claim = Claim { $track }
# $city
page-hint-station = Build a station in { $city }
# $colour, $cards, $locos
page-hint-pay = Pay { card-set }
# $colour, $cards, $locos
page-hint-extra = Pay { card-set } extra
# $colour: a kind of train card
page-hint-place = { page-card-lane }
# $number, $card: a kind of train card
page-hint-with = { $card ->
    [loco] { $number ->
        [0] Place no locomotive with the coloured cards
        [one] Place { $number } locomotive with the coloured cards
       *[other] Place { $number } locomotives with the coloured cards
    }
   *[other] { $number ->
        [one] Place { $number } card of this colour
       *[other] Place { $number } cards of this colour
    }
}
# $colours
page-hint-singles = Place three single cards: { $colours }
# $ticket
page-hint-complete = Complete { $ticket }
