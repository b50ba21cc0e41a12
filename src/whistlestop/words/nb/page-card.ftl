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
    [purple] Legg ut lilla kort
    [blue] Legg ut blå kort
    [orange] Legg ut oransje kort
    [white] Legg ut hvite kort
    [green] Legg ut grønne kort
    [yellow] Legg ut gule kort
    [black] Legg ut svarte kort
   *[red] Legg ut røde kort
}
# $colour, $name: the player who has a pile of this colour
page-card-lane-rob = { $colour ->
    [purple] Legg ut lilla kort og ran { $name }
    [blue] Legg ut blå kort og ran { $name }
    [orange] Legg ut oransje kort og ran { $name }
    [white] Legg ut hvite kort og ran { $name }
    [green] Legg ut grønne kort og ran { $name }
    [yellow] Legg ut gule kort og ran { $name }
    [black] Legg ut svarte kort og ran { $name }
   *[red] Legg ut røde kort og ran { $name }
}
page-card-placing = Legg kort på skiftetomten
# $colour, $cards, $locos
page-card-place = Legg ut { card-set }
# $name, $colour, $cards, $locos: the pile that is lost
page-card-robs = Togran: { $name } mister { card-set }.
page-card-three = Tre enkeltkort
page-card-three-about = Tre enkeltkort: Velg tre farger.
# $number of colours chosen so far
page-card-place-singles = { $number ->
    [0] Velg tre farger
    [1] Velg to til
    [2] Velg én til
   *[other] Legg ut { $number } enkeltkort
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
page-card-bonus-about = For flest fullførte billetter til denne byen.

## Completing tickets

page-card-complete-title = Fullfør billettene dine
page-card-complete-nothing = Kortene på sporet ditt rekker ikke til noen av billettene dine.
page-card-complete-on = Fortsett
page-card-complete-best = Dette gir flest poeng:
# $number, $points
page-card-complete-these = { $number ->
    [one] Fullfør { $number } billett: { points }
   *[other] Fullfør { $number } billetter: { points }
}
page-card-complete-alone = Velg selv
page-card-complete-back = Tilbake til forslaget
page-card-complete-pick = Velg billettene én om gangen.
page-card-complete-full = Det går ikke an å legge til mer.
page-card-complete-add = Legg til denne billetten

## Hints

page-hint = Tips
page-hint-asking = Tenker …
page-hint-title = Dette ville en sterk spiller gjort
page-hint-close = Lukk
# $card: a kind of train card, or `deck`
page-hint-draw = { $card ->
    [deck] Trekk et ukjent kort fra trekkebunken
    [loco] Ta et lokomotiv fra raden
   *[other] Ta { a-card } fra raden
}
page-hint-tickets = Trekk billetter
page-hint-pass = Stå over
page-hint-withdraw = Gi opp tunnelen
page-hint-done = Ferdig
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
page-hint-pay = Betal med { card-set }
# $colour, $cards, $locos
page-hint-extra = Betal { card-set } ekstra
# $colour: a kind of train card
page-hint-place = { page-card-lane }
# $number, $card: a kind of train card
page-hint-with = { $card ->
    [loco] { $number ->
        [0] Legg ikke ut noe lokomotiv sammen med de fargede kortene
        [one] Legg ut { $number } lokomotiv sammen med de fargede kortene
       *[other] Legg ut { $number } lokomotiver sammen med de fargede kortene
    }
   *[other] Legg ut { $number } kort i denne fargen
}
# $colours
page-hint-singles = Legg ut tre enkeltkort: { $colours }
# $ticket
page-hint-complete = Fullfør billetten { $ticket }
