### The card game on the page, and hints.

## Places at the table

page-card-table = Bordet
page-card-your-place = Din plats vid bordet
page-card-your-yard = Din bangård
# $name
page-card-yard-of = Bangård: { $name }
page-card-your-track = Korten i din på-spåret-hög
# $colour, $cards, $locos
page-card-pile = En hög med { card-set }
# $round
page-card-round = Runda { $round }

## Placing

# $colour: a kind of train card
page-card-lane = { $colour ->
    [purple] Lägg lila kort
    [blue] Lägg blå kort
    [orange] Lägg orange kort
    [white] Lägg vita kort
    [green] Lägg gröna kort
    [yellow] Lägg gula kort
    [black] Lägg svarta kort
   *[red] Lägg röda kort
}
# $colour, $name: the player who has a pile of this colour
page-card-lane-rob = { $colour ->
    [purple] Lägg lila kort och tågråna { $name }
    [blue] Lägg blå kort och tågråna { $name }
    [orange] Lägg orange kort och tågråna { $name }
    [white] Lägg vita kort och tågråna { $name }
    [green] Lägg gröna kort och tågråna { $name }
    [yellow] Lägg gula kort och tågråna { $name }
    [black] Lägg svarta kort och tågråna { $name }
   *[red] Lägg röda kort och tågråna { $name }
}
page-card-placing = Lägga kort i bangården
# $colour, $cards, $locos
page-card-place = Lägg { card-set }
# $name, $colour, $cards, $locos: the pile that is lost
page-card-robs = Ett tågrån: { $name } förlorar { card-set }.
page-card-three = Tre enstaka kort
page-card-three-about = Tre enstaka kort: välj tre färger.
# $number of colours chosen so far
page-card-place-singles = { $number ->
    [0] Välj tre färger
    [1] Välj två till
    [2] Välj en till
   *[other] Lägg { $number } enstaka kort
}
# $number, $card: a kind of train card
page-card-with = { $card ->
    [loco] { $number ->
        [0] Inga lokomotiv
       *[other] { $number } lokomotiv
    }
   *[other] { $number } kort
}

## Tickets

# $number, $points
page-card-rack = { $number ->
    [0] Du har inga biljettkort.
   *[other] Dina biljettkort: { $number } biljettkort, { points }
}
page-card-no-tickets = Du har inga biljettkort.
# $card: a kind of train card that a ticket needs
page-card-need = kräver { a-card }
# $card
page-card-need-there = { a-card } ligger på spåret
# $number, $points
page-card-completed = { $number ->
    [one] { $number } fullbordat biljettkort: { points }
   *[other] { $number } fullbordade biljettkort: { points }
}
# $city, $points
page-card-bonus = Storstaden { $city }: { points } för flest fullbordade biljettkort
page-card-bonus-about = För flest fullbordade biljettkort till staden.

## Completing tickets

page-card-complete-title = Fullborda dina biljettkort
page-card-complete-nothing = Korten på ditt spår fullbordar inget av dina biljettkort.
page-card-complete-on = Fortsätt
page-card-complete-best = Det här valet är värt mest:
# $number, $points
page-card-complete-these = Fullborda { $number } biljettkort: { points }
page-card-complete-alone = Välj själv
page-card-complete-back = Tillbaka till det bästa valet
page-card-complete-pick = Välj ett biljettkort att fullborda, sedan nästa.
page-card-complete-full = Det går inte att lägga till fler.
page-card-complete-add = Lägg till det här biljettkortet

## Hints

page-hint = Tips
page-hint-asking = Tänker …
page-hint-title = Vad en stark spelare skulle göra
page-hint-close = Lägg undan
# $card: a kind of train card, or `deck`
page-hint-draw = { $card ->
    [deck] Dra det översta kortet från draghögen
    [loco] Ta ett lokomotiv från raden
   *[other] Ta { a-card } från raden
}
page-hint-tickets = Dra biljettkort
page-hint-pass = Stå över
page-hint-withdraw = Ge upp tunneln
page-hint-done = Avsluta
# $number, $tickets
page-hint-keep = { $number ->
    [0] Behåll inga
   *[other] Behåll { $tickets }
}
# $track
page-hint-claim = Ta sträckan { $track }
# $city
page-hint-station = Bygg en station i { $city }
# $colour, $cards, $locos
page-hint-pay = Betala { card-set }
# $colour, $cards, $locos
page-hint-extra = Betala { card-set } till
# $colour: a kind of train card
page-hint-place = { page-card-lane }
# $number, $card: a kind of train card
page-hint-with = { page-card-with }
# $colours
page-hint-singles = Lägg tre enstaka kort: { $colours }
# $ticket
page-hint-complete = Fullborda { $ticket }
