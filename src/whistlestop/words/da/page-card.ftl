### The card game on the page, and hints.

## Places at the table

page-card-table = Bordet
page-card-your-place = Din plads ved bordet
page-card-your-yard = Dit sporområde
# $name
page-card-yard-of = Sporområde: { $name }
page-card-your-track = Kortene i dit rangerspor
# $colour, $cards, $locos
page-card-pile = En bunke med { card-set }
# $round
page-card-round = Runde { $round }

## Placing

# $colour: a kind of train card
page-card-lane = { $colour ->
    [purple] Læg lilla kort
    [blue] Læg blå kort
    [orange] Læg orange kort
    [white] Læg hvide kort
    [green] Læg grønne kort
    [yellow] Læg gule kort
    [black] Læg sorte kort
   *[red] Læg røde kort
}
# $colour, $name: the player who has a pile of this colour
page-card-lane-rob = { $colour ->
    [purple] Læg lilla kort: togrøveri mod { $name }
    [blue] Læg blå kort: togrøveri mod { $name }
    [orange] Læg orange kort: togrøveri mod { $name }
    [white] Læg hvide kort: togrøveri mod { $name }
    [green] Læg grønne kort: togrøveri mod { $name }
    [yellow] Læg gule kort: togrøveri mod { $name }
    [black] Læg sorte kort: togrøveri mod { $name }
   *[red] Læg røde kort: togrøveri mod { $name }
}
page-card-placing = Lægge kort i sporområdet
# $colour, $cards, $locos
page-card-place = Læg { card-set }
# $name, $colour, $cards, $locos: the pile that is lost
page-card-robs = Et togrøveri: { $name } mister { card-set }.
page-card-three = Tre enkelte kort
page-card-three-about = Tre enkelte kort: Vælg tre farver.
# $number of colours chosen so far
page-card-place-singles = { $number ->
    [0] Vælg tre farver
    [1] Vælg to mere
    [2] Vælg én mere
   *[other] Læg { $number } enkelte kort
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
    [0] Du har ingen rutekort.
   *[other] Dine rutekort: { $number } rutekort, { points }
}
page-card-no-tickets = Du har ingen rutekort.
# $card: a kind of train card that a ticket needs
page-card-need = kræver { a-card }
# $card
page-card-need-there = { a-card } ligger i rangersporet
# $number, $points
page-card-completed = { $number ->
    [one] { $number } etableret rutekort: { points }
   *[other] { $number } etablerede rutekort: { points }
}
# $city, $points
page-card-bonus = Storbyen { $city }: { points } for flest etablerede rutekort
page-card-bonus-about = For flest etablerede rutekort til byen.

## Completing tickets

page-card-complete-title = Etabler dine ruter
page-card-complete-nothing = Kortene i dit rangerspor etablerer ingen af dine ruter.
page-card-complete-on = Fortsæt
page-card-complete-best = Dette valg er mest værd:
# $number, $points
page-card-complete-these = { $number ->
    [one] Etabler { $number } rute: { points }
   *[other] Etabler { $number } ruter: { points }
}
page-card-complete-alone = Vælg selv
page-card-complete-back = Tilbage til det bedste valg
page-card-complete-pick = Vælg en rute at etablere, og så den næste.
page-card-complete-full = Der kan ikke føjes mere til.
page-card-complete-add = Føj dette rutekort til

## Hints

page-hint = Tip
page-hint-asking = Tænker …
page-hint-title = Hvad en stærk spiller ville gøre
page-hint-close = Læg væk
# $card: a kind of train card, or `deck`
page-hint-draw = { $card ->
    [deck] Træk blindt fra bunken
    [loco] Tag et lokomotiv fra rækken
   *[other] Tag { a-card } fra rækken
}
page-hint-tickets = Træk rutekort
page-hint-pass = Meld pas
page-hint-withdraw = Opgiv tunnelen
page-hint-done = Afslut
# $number, $tickets
page-hint-keep = { $number ->
    [0] Behold ingen
   *[other] Behold { $tickets }
}
# $track
page-hint-claim = Tag strækningen { $track }
# $city
page-hint-station = Byg en station i { $city }
# $colour, $cards, $locos
page-hint-pay = Betal { card-set }
# $colour, $cards, $locos
page-hint-extra = Betal { card-set } mere
# $colour: a kind of train card
page-hint-place = { page-card-lane }
# $number, $card: a kind of train card
page-hint-with = { page-card-with }
# $colours
page-hint-singles = Læg tre enkelte kort: { $colours }
# $ticket
page-hint-complete = Etabler ruten { $ticket }
