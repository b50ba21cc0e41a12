### The card game on the page, and hints.

## Places at the table

page-card-table = Bordet
page-card-your-place = Din plass ved bordet
page-card-your-yard = Skiftetomten din
# $name
page-card-yard-of = Skiftetomten til { $name }
page-card-your-track = Kortene i sporbunken din
# $colour, $cards, $locos
page-card-pile = En bunke med { card-set }
# $round
page-card-round = Runde { $round }

## Placing

# $colour: a kind of train card
page-card-lane = { $colour ->
    [purple] Legg lilla kort
    [blue] Legg blå kort
    [orange] Legg oransje kort
    [white] Legg hvite kort
    [green] Legg grønne kort
    [yellow] Legg gule kort
    [black] Legg svarte kort
   *[red] Legg røde kort
}
# $colour, $name: the player who has a pile of this colour
page-card-lane-rob = { $colour ->
    [purple] Legg lilla kort og ran { $name }
    [blue] Legg blå kort og ran { $name }
    [orange] Legg oransje kort og ran { $name }
    [white] Legg hvite kort og ran { $name }
    [green] Legg grønne kort og ran { $name }
    [yellow] Legg gule kort og ran { $name }
    [black] Legg svarte kort og ran { $name }
   *[red] Legg røde kort og ran { $name }
}
page-card-placing = Legge kort på skiftetomten
# $colour, $cards, $locos
page-card-place = Legg { card-set }
# $name, $colour, $cards, $locos: the pile that is lost
page-card-robs = Et togran: { $name } mister { card-set }.
page-card-three = Tre enkeltkort
page-card-three-about = Tre enkeltkort: Velg tre farger.
# $number of colours chosen so far
page-card-place-singles = { $number ->
    [0] Velg tre farger
    [1] Velg to til
    [2] Velg én til
   *[other] Legg { $number } enkeltkort
}
# $number, $card: a kind of train card
page-card-with = { $card ->
    [loco] { $number ->
        [0] Ingen lokomotiver
        [one] { $number } lokomotiv
       *[other] { $number } lokomotiver
    }
   *[other] { $number } kort
}

## Tickets

# $number, $points
page-card-rack = { $number ->
    [0] Du har ingen billetter.
    [one] Billettene dine: { $number } billett, { points }
   *[other] Billettene dine: { $number } billetter, { points }
}
page-card-no-tickets = Du har ingen billetter.
# $card: a kind of train card that a ticket needs
page-card-need = trenger { a-card }
# $card
page-card-need-there = { a-card } ligger på sporet
# $number, $points
page-card-completed = { $number ->
    [one] { $number } fullført billett: { points }
   *[other] { $number } fullførte billetter: { points }
}
# $city, $points
page-card-bonus = Storbyen { $city }: { points } for flest fullførte billetter
page-card-bonus-about = For flest fullførte billetter til byen.

## Completing tickets

page-card-complete-title = Fullfør billettene dine
page-card-complete-nothing = Kortene på sporet ditt fullfører ingen av billettene dine.
page-card-complete-on = Fortsett
page-card-complete-best = Dette valget er mest verdt:
# $number, $points
page-card-complete-these = { $number ->
    [one] Fullfør { $number } billett: { points }
   *[other] Fullfør { $number } billetter: { points }
}
page-card-complete-alone = Velg selv
page-card-complete-back = Tilbake til det beste valget
page-card-complete-pick = Velg en billett å fullføre, så den neste.
page-card-complete-full = Mer går det ikke å legge til.
page-card-complete-add = Legg til denne billetten

## Hints

page-hint = Tips
page-hint-asking = Tenker …
page-hint-title = Hva en sterk spiller ville gjøre
page-hint-close = Legg bort
# $card: a kind of train card, or `deck`
page-hint-draw = { $card ->
    [deck] Trekk et ukjent kort fra trekkebunken
    [loco] Ta et lokomotiv fra raden
   *[other] Ta { a-card } fra raden
}
page-hint-tickets = Trekk billetter
page-hint-pass = Stå over
page-hint-withdraw = Gi opp tunnelen
page-hint-done = Avslutt
# $number, $tickets
page-hint-keep = { $number ->
    [0] Behold ingen
   *[other] Behold { $tickets }
}
# $track
page-hint-claim = Fullfør strekningen { $track }
# $city
page-hint-station = Bygg en stasjon i { $city }
# $colour, $cards, $locos
page-hint-pay = Betal { card-set }
# $colour, $cards, $locos
page-hint-extra = Betal { card-set } til
# $colour: a kind of train card
page-hint-place = { page-card-lane }
# $number, $card: a kind of train card
page-hint-with = { page-card-with }
# $colours
page-hint-singles = Legg tre enkeltkort: { $colours }
# $ticket
page-hint-complete = Fullfør billetten { $ticket }
