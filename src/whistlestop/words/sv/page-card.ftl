### The card game on the page, and hints.

## Places at the table

page-card-table = Bordet
page-card-your-place = Din plats vid bordet
page-card-your-yard = Din bangård
# $name
page-card-yard-of = Bangården hos { $name }
page-card-your-track = Korten i din på-spåret-hög
# $colour, $cards, $locos
page-card-pile = En hög med { card-set }
# $round
page-card-round = Runda { $round }

## Placing

# $colour: a kind of train card
page-card-lane = { $colour ->
    [purple] Placera lila kort
    [blue] Placera blå kort
    [orange] Placera orange kort
    [white] Placera vita kort
    [green] Placera gröna kort
    [yellow] Placera gula kort
    [black] Placera svarta kort
   *[red] Placera röda kort
}
# $colour, $name: the player who has a pile of this colour
page-card-lane-rob = { $colour ->
    [purple] Placera lila kort och tågråna { $name }
    [blue] Placera blå kort och tågråna { $name }
    [orange] Placera orange kort och tågråna { $name }
    [white] Placera vita kort och tågråna { $name }
    [green] Placera gröna kort och tågråna { $name }
    [yellow] Placera gula kort och tågråna { $name }
    [black] Placera svarta kort och tågråna { $name }
   *[red] Placera röda kort och tågråna { $name }
}
page-card-placing = Placera kort i bangården
# $colour, $cards, $locos
page-card-place = Placera { card-set }
# $name, $colour, $cards, $locos: the pile that is lost
page-card-robs = Tågrån: { $name } förlorar { card-set }.
page-card-three = Tre enstaka kort
page-card-three-about = Tre enstaka kort: välj tre färger.
# $number of colours chosen so far
page-card-place-singles = { $number ->
    [0] Välj tre färger
    [1] Välj två till
    [2] Välj en till
   *[other] Placera { $number } enstaka kort
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
page-card-need = behöver { a-card }
# $card
page-card-need-there = { a-card } ligger på spåret
# $number, $points
page-card-completed = { $number ->
    [one] { $number } fullbordat biljettkort: { points }
   *[other] { $number } fullbordade biljettkort: { points }
}
# $city, $points
page-card-bonus = Storstaden { $city }: { points } för flest fullbordade biljettkort
page-card-bonus-about = För flest fullbordade biljettkort till den här staden.

## Completing tickets

page-card-complete-title = Fullborda dina biljettkort
page-card-complete-nothing = Korten på ditt spår räcker inte till något av dina biljettkort.
page-card-complete-on = Fortsätt
page-card-complete-best = Det här ger flest poäng:
# $number, $points
page-card-complete-these = Fullborda { $number } biljettkort: { points }
page-card-complete-alone = Välj själv
page-card-complete-back = Tillbaka till förslaget
page-card-complete-pick = Välj ett biljettkort i taget.
page-card-complete-full = Det går inte att lägga till fler.
page-card-complete-add = Lägg till det här biljettkortet

## Hints

page-hint = Tips
page-hint-asking = Tänker …
page-hint-title = Så skulle en stark spelare göra
page-hint-close = Stäng
# $card: a kind of train card, or `deck`
page-hint-draw = { $card ->
    [deck] Dra det översta kortet från draghögen
    [loco] Ta ett lokomotiv från raden
   *[other] Ta { a-card } från raden
}
page-hint-tickets = Dra biljettkort
page-hint-pass = Stå över
page-hint-withdraw = Ge upp tunneln
page-hint-done = Klart
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
page-hint-pay = Betala med { card-set }
# $colour, $cards, $locos
page-hint-extra = Betala { card-set } extra
# $colour: a kind of train card
page-hint-place = { page-card-lane }
# $number, $card: a kind of train card
page-hint-with = { $card ->
    [loco] { $number ->
        [0] Placera inget lokomotiv tillsammans med de färgade korten
       *[other] Placera { $number } lokomotiv tillsammans med de färgade korten
    }
   *[other] Placera { $number } kort i den här färgen
}
# $colours
page-hint-singles = Placera tre enstaka kort: { $colours }
# $ticket
page-hint-complete = Fullborda biljettkortet { $ticket }
