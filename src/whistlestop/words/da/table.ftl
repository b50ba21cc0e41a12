### Labels of tables, scores, what is awaited, options, and what ended a game.

## Headings of the table of players

table-name = Spiller
table-cards = Kort
table-known = Kendte kort
table-tickets = Rutekort
# translated
table-trains = Vogne
# translated
table-stations = Stationer
table-points = Point
table-yard = Sporområde
table-on-track = Rangerspor

## What lies on the table

# translated
table-row = Række
table-deck = Bunke
table-ticket-deck = Bunke med rutekort
table-offer = Rutekort at vælge imellem
table-turn = Tur

## What is awaited. $who is `you` if the reader is awaited, else `other`; $name names those awaited, $number counts them

phase-setup = { $who ->
    [you] Vælg de rutekort, du vil beholde.
   *[other] { $name } vælger rutekort.
}
phase-turn = { $who ->
    [you] Det er din tur.
   *[other] { $name } har turen.
}
phase-second = { $who ->
    [you] Tag dit andet kort.
   *[other] { $name } tager sit andet kort.
}
phase-pay = { $who ->
    [you] Vælg de kort, du vil betale med.
   *[other] { $name } vælger kort at betale med.
}
phase-surcharge = { $who ->
    [you] Tunnelen koster ekstra: Betal, eller opgiv den.
   *[other] { $name } skal betale ekstra for tunnelen eller opgive den.
}
phase-keep = { $who ->
    [you] Vælg de rutekort, du vil beholde.
   *[other] { $name } vælger rutekort.
}
phase-count = { $who ->
    [you] Hvor mange kort i denne farve skal i bunken?
   *[other] { $name } placerer en bunke.
}
phase-locos = { $who ->
    [you] Hvor mange lokomotiver skal i bunken?
   *[other] { $name } placerer en bunke.
}
phase-complete = { $who ->
    [you] Vælg de ruter, du vil etablere.
   *[other] { $name } etablerer ruter.
}
phase-chance = Om lidt vises et kort, et rutekort, eller hvem der starter.
phase-over = Spillet er slut.

## What chance is asked, where somebody types in a game from a real table


## Options of a game

option-first = Hvem der starter
option-first-about = Du bestemmer, eller der trækkes lod.
# translated
option-open-track = Åbent rangerspor
option-open-track-about = I kortspillet må du se på kortene i dit eget rangerspor.

## Headings of the score table

score-seat = Spiller
score-claimed = Tagne strækninger
score-routes = Strækninger
score-ticket-points = Rutekort
# translated
score-longest = Længste linje
score-station-points = Ubyggede stationer
score-bonuses = Storbyer
score-bonus-points = Storbybonus
score-total = I alt
score-rank = Placering

## Every point, line by line

# $points
score-line-routes = Strækninger: { points }.
# $ticket, $done (`yes` or `no`), $points (less than 0 if it is not completed)
score-line-ticket = { $done ->
    [yes] { $ticket } er etableret: { points }.
   *[no] { $ticket } er ikke etableret: { points }.
}
# $trains, $path (the cities), $points (0: somebody else's is longer)
score-line-longest = { $points ->
    [0] Længste sammenhængende linje, { trains }: { $path }.
   *[other] Længste sammenhængende linje, { trains }: { $path }. Det giver { points }.
}
# $city, $track (the route that it used), $used (`yes` or `no`)
score-line-station = { $used ->
    [yes] Stationen i { $city } bruger { $track }.
   *[no] Stationen i { $city } bruges ikke.
}
# $points
score-line-station-points = Ubyggede stationer: { points }.
# $city, $points
score-line-bonus = Flest rutekort til { $city }: { points }.
# $points
score-line-total = I alt: { points }.
# $before, $next: the cities of a path
score-path = { $before }–{ $next }

## What decided a game

decided-by-points = Flest point vinder.
decided-by-tickets = Lige mange point; flest etablerede rutekort afgør det.
decided-by-stations = Lige mange point og etablerede rutekort; færrest stationer afgør det.
decided-by-longest = Alt andet er lige; den længste sammenhængende linje afgør det.
decided-by-bonus-cards = Lige mange point og etablerede rutekort; flest bonuskort afgør det.
decided-by-shared = Helt uafgjort: Sejren deles.

## On the board: the legend, the scale of points, the compass rose

# translated
# as in English
board-tunnel = Tunnel
# translated
board-ferry = Færge
board-grey = Valgfri farve
board-colour = Denne farve
board-points = Point
# The letter of the north
board-north = N
