### The card game on the page, and hints.

## Places at the table

page-card-table = Bordet
page-card-your-place = Din plads ved bordet
page-card-your-yard = Dit sporområde
# $name
page-card-yard-of = Sporområdet hos { $name }
page-card-your-track = Kortene i dit rangerspor
# $colour, $cards, $locos
page-card-pile = En bunke med { card-set }
# $round
page-card-round = Runde { $round }

## Placing

# $colour: a kind of train card
page-card-lane = { $colour ->
    [purple] Placér lilla kort
    [blue] Placér blå kort
    [orange] Placér orange kort
    [white] Placér hvide kort
    [green] Placér grønne kort
    [yellow] Placér gule kort
    [black] Placér sorte kort
   *[red] Placér røde kort
}
# $colour, $name: the player who has a pile of this colour
page-card-lane-rob = { $colour ->
    [purple] Placér lilla kort: togrøveri mod { $name }
    [blue] Placér blå kort: togrøveri mod { $name }
    [orange] Placér orange kort: togrøveri mod { $name }
    [white] Placér hvide kort: togrøveri mod { $name }
    [green] Placér grønne kort: togrøveri mod { $name }
    [yellow] Placér gule kort: togrøveri mod { $name }
    [black] Placér sorte kort: togrøveri mod { $name }
   *[red] Placér røde kort: togrøveri mod { $name }
}
page-card-placing = Placér kort i sporområdet
# $colour, $cards, $locos
page-card-place = Placér { card-set }
# $name, $colour, $cards, $locos: the pile that is lost
page-card-robs = Togrøveri: { $name } må smide { card-set }.
page-card-three = Tre enkelte kort
page-card-three-about = Tre enkelte kort: Vælg tre farver.
# $number of colours chosen so far
page-card-place-singles = { $number ->
    [0] Vælg tre farver
    [1] Vælg to mere
    [2] Vælg én mere
   *[other] Placér { $number } enkelte kort
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
page-card-need = mangler { a-card }
# $card
page-card-need-there = { a-card } ligger i rangersporet
# $number, $points
page-card-completed = { $number ->
    [one] { $number } etableret rutekort: { points }
   *[other] { $number } etablerede rutekort: { points }
}
# $city, $points
page-card-bonus = Storbyen { $city }: { points } for flest etablerede rutekort
page-card-bonus-about = For flest etablerede rutekort til denne by.

## Completing tickets

page-card-complete-title = Etabler dine ruter
page-card-complete-nothing = Kortene i dit rangerspor rækker ikke til nogen af dine ruter.
page-card-complete-on = Fortsæt
page-card-complete-best = Dette giver flest point:
# $number, $points
page-card-complete-these = { $number ->
    [one] Etabler { $number } rute: { points }
   *[other] Etabler { $number } ruter: { points }
}
page-card-complete-alone = Vælg selv
page-card-complete-back = Tilbage til forslaget
page-card-complete-pick = Vælg rutekortene ét ad gangen.
page-card-complete-full = Der kan ikke tilføjes flere.
page-card-complete-add = Tilføj dette rutekort

## Hints

page-hint = Tip
page-hint-asking = Tænker …
page-hint-title = Det ville en stærk spiller gøre
page-hint-close = Luk
# $card: a kind of train card, or `deck`
page-hint-draw = { $card ->
    [deck] Træk blindt fra bunken
    [loco] Tag et lokomotiv fra rækken
   *[other] Tag { a-card } fra rækken
}
page-hint-tickets = Træk rutekort
page-hint-pass = Meld pas
page-hint-withdraw = Opgiv tunnelen
page-hint-done = Færdig
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
page-hint-pay = Betal med { card-set }
# $colour, $cards, $locos
page-hint-extra = Betal { card-set } ekstra
# $colour: a kind of train card
page-hint-place = { page-card-lane }
# $number, $card: a kind of train card
page-hint-with = { $card ->
    [loco] { $number ->
        [0] Placér ingen lokomotiver sammen med de farvede kort
        [one] Placér { $number } lokomotiv sammen med de farvede kort
       *[other] Placér { $number } lokomotiver sammen med de farvede kort
    }
   *[other] Placér { $number } kort i denne farve
}
# $colours
page-hint-singles = Placér tre enkelte kort: { $colours }
# $ticket
page-hint-complete = Etabler ruten { $ticket }
