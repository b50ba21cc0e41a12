### Labels of tables, scores, what is awaited, options, and what ended a game.

## Headings of the table of players

table-name = Spelare
table-cards = Kort
table-known = Kända kort
table-tickets = Biljettkort
# translated
table-trains = Vagnar
# translated
table-stations = Stationer
table-points = Poäng
table-yard = Bangård
table-on-track = På spåret

## What lies on the table

# translated
table-row = Rad
table-deck = Draghög
table-ticket-deck = Biljettkortshög
table-offer = Biljettkort att välja mellan
table-turn = Tur

## What is awaited. $who is `you` if the reader is awaited, else `other`; $name names those awaited, $number counts them

phase-setup = { $who ->
    [you] Välj vilka biljettkort du vill behålla.
   *[other] { $name } väljer biljettkort.
}
phase-turn = { $who ->
    [you] Det är din tur.
   *[other] Nu spelar { $name }.
}
phase-second = { $who ->
    [you] Ta ditt andra kort.
   *[other] { $name } tar sitt andra kort.
}
phase-pay = { $who ->
    [you] Välj vilka kort du vill betala med.
   *[other] { $name } väljer kort att betala med.
}
phase-surcharge = { $who ->
    [you] Tunneln kostar extra: betala, eller ge upp den.
   *[other] { $name } måste betala extra för tunneln eller ge upp den.
}
phase-keep = { $who ->
    [you] Välj vilka biljettkort du vill behålla.
   *[other] { $name } väljer biljettkort.
}
phase-count = { $who ->
    [you] Hur många kort i den här färgen ska ligga i högen?
   *[other] { $name } placerar en hög.
}
phase-locos = { $who ->
    [you] Hur många lokomotiv ska ligga i högen?
   *[other] { $name } placerar en hög.
}
phase-complete = { $who ->
    [you] Välj vilka biljettkort du vill fullborda.
   *[other] { $name } fullbordar biljettkort.
}
phase-chance = Strax visas ett kort, ett biljettkort eller vem som börjar.
phase-over = Spelet är slut.

## What chance is asked, where somebody types in a game from a real table


## Options of a game

option-first = Vem som börjar
option-first-about = Du bestämmer, eller så lottas det.
# translated
option-open-track = Öppet spår
option-open-track-about = I kortspelet får du titta på korten i din egen på-spåret-hög.

## Headings of the score table

score-seat = Spelare
score-claimed = Tagna sträckor
score-routes = Sträckor
score-ticket-points = Biljettkort
# translated
score-longest = Längsta linje
score-station-points = Obyggda stationer
score-bonuses = Storstäder
score-bonus-points = Storstadsbonus
score-total = Summa
score-rank = Placering

## Every point, line by line

# $points
score-line-routes = Sträckor: { points }.
# $ticket, $done (`yes` or `no`), $points (less than 0 if it is not completed)
score-line-ticket = { $done ->
    [yes] { $ticket } är fullbordat: { points }.
   *[no] { $ticket } är inte fullbordat: { points }.
}
# $trains, $path (the cities), $points (0: somebody else's is longer)
score-line-longest = { $points ->
    [0] Längsta sammanhängande linje, { trains }: { $path }.
   *[other] Längsta sammanhängande linje, { trains }: { $path }. Det ger { points }.
}
# $city, $track (the route that it used), $used (`yes` or `no`)
score-line-station = { $used ->
    [yes] Stationen i { $city } använder { $track }.
   *[no] Stationen i { $city } används inte.
}
# $points
score-line-station-points = Obyggda stationer: { points }.
# $city, $points
score-line-bonus = Flest biljettkort till { $city }: { points }.
# $points
score-line-total = Summa: { points }.
# $before, $next: the cities of a path
score-path = { $before }–{ $next }

## What decided a game

decided-by-points = Flest poäng vinner.
decided-by-tickets = Lika många poäng; flest fullbordade biljettkort avgör.
decided-by-stations = Lika många poäng och fullbordade biljettkort; minst antal stationer avgör.
decided-by-longest = Allt annat är lika; längsta sammanhängande linje avgör.
decided-by-bonus-cards = Lika många poäng och fullbordade biljettkort; flest bonuskort avgör.
decided-by-shared = Lika i allt: segern delas.

## On the board: the legend, the scale of points, the compass rose

# translated
# as in English
board-tunnel = Tunnel
# translated
board-ferry = Färja
board-grey = Valfri färg
board-colour = Den här färgen
board-points = Poäng
# The letter of the north
board-north = N
