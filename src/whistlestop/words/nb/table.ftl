### Labels of tables, scores, what is awaited, options, and what ended a game.

## Headings of the table of players

table-name = Spiller
table-cards = Kort
table-known = Kjente kort
table-tickets = Billetter
table-trains = Vogner
# translated
table-stations = Stasjoner
table-points = Poeng
# translated
table-yard = Skiftetomt
# translated
table-on-track = På sporet

## What lies on the table

# translated
table-row = Rad
table-deck = Trekkebunke
table-ticket-deck = Billettbunke
table-offer = Billetter å velge mellom
table-turn = Tur

## What is awaited. $who is `you` if the reader is awaited, else `other`; $name names those awaited, $number counts them

phase-setup = { $who ->
    [you] Velg billettene du vil beholde.
   *[other] { $name } velger billetter.
}
phase-turn = { $who ->
    [you] Det er din tur.
   *[other] Nå er det { $name } sin tur.
}
phase-second = { $who ->
    [you] Ta ditt andre kort.
   *[other] { $name } tar sitt andre kort.
}
phase-pay = { $who ->
    [you] Velg kortene du vil betale med.
   *[other] { $name } velger kort å betale med.
}
phase-surcharge = { $who ->
    [you] Tunnelen koster mer: Betal, eller gi den opp.
   *[other] { $name } må betale ekstra for tunnelen eller gi den opp.
}
phase-keep = { $who ->
    [you] Velg billettene du vil beholde.
   *[other] { $name } velger billetter.
}
phase-count = { $who ->
    [you] Hvor mange kort i fargen skal i bunken?
   *[other] { $name } legger ut en bunke.
}
phase-locos = { $who ->
    [you] Hvor mange lokomotiver skal i bunken?
   *[other] { $name } legger ut en bunke.
}
phase-complete = { $who ->
    [you] Velg billettene du vil fullføre.
   *[other] { $name } fullfører billetter.
}
phase-chance = Straks kommer et kort, en billett eller svaret på hvem som begynner.
phase-over = Spillet er slutt.

## What chance is asked, where somebody types in a game from a real table


## Options of a game

option-first = Hvem som begynner
option-first-about = Du bestemmer, eller det trekkes lodd.
# translated
option-open-track = Åpent spor
option-open-track-about = I kortspillet kan du se på kortene i din egen sporbunke.

## Headings of the score table

score-seat = Spiller
score-claimed = Fullførte strekninger
score-routes = Strekninger
score-ticket-points = Billetter
score-longest = Lengste rute
score-station-points = Ubygde stasjoner
# translated
score-bonuses = Storbyer
# translated
score-bonus-points = Storbybonus
score-total = Sum
score-rank = Plassering

## Every point, line by line

# $points
score-line-routes = Strekninger: { points }.
# $ticket, $done (`yes` or `no`), $points (less than 0 if it is not completed)
score-line-ticket = { $done ->
    [yes] { $ticket } er fullført: { points }.
   *[no] { $ticket } er ikke fullført: { points }.
}
# $trains, $path (the cities), $points (0: somebody else's is longer)
score-line-longest = { $points ->
    [0] Lengste sammenhengende rute, { trains }: { $path }.
   *[other] Lengste sammenhengende rute, { trains }: { $path }. Det gir { points }.
}
# $city, $track (the route that it used), $used (`yes` or `no`)
score-line-station = { $used ->
    [yes] Stasjonen i { $city } bruker { $track }.
   *[no] Stasjonen i { $city } brukes ikke.
}
# $points
score-line-station-points = Ubygde stasjoner: { points }.
# $city, $points
score-line-bonus = Flest billetter til { $city }: { points }.
# $points
score-line-total = Sum: { points }.
# $before, $next: the cities of a path
score-path = { $before }–{ $next }

## What decided a game

decided-by-points = Flest poeng vinner.
decided-by-tickets = Lik poengsum; flest fullførte billetter avgjør.
decided-by-stations = Lik poengsum og like mange fullførte billetter; færrest stasjoner avgjør.
decided-by-longest = Alt annet er likt; lengste sammenhengende rute avgjør.
decided-by-bonus-cards = Lik poengsum og like mange fullførte billetter; flest bonuskort avgjør.
decided-by-shared = Helt uavgjort: Seieren deles.

## On the board: the legend, the scale of points, the compass rose

# translated
# as in English
board-tunnel = Tunnel
# translated
board-ferry = Ferge
board-grey = Valgfri farge
board-colour = Denne fargen
board-points = Poeng
# The letter of the north
board-north = N
