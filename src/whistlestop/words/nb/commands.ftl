### What commands say: what is wrong with a command line, what verify found, the table of simulate. The names of commands and
### options stay as they are, and so do examples of what to type.

## What is wrong with a command line

# $file, $why: what is wrong with it, a sentence
usage-in-file = { $file }: { $why }
# $wish: what was asked for; $there: the languages that there are
usage-language = whistlestop: språket «{ $wish }» er ikke med ennå; velg blant { $there }.
# $commands
usage-nothing = whistlestop: skriv en kommando: { $commands }; se whistlestop --help.
# $text: what was typed; $close: a command that looks like it
usage-command-close = whistlestop: det finnes ingen kommando som heter «{ $text }»; mente du { $close }?
# $text, $commands
usage-command = whistlestop: det finnes ingen kommando som heter «{ $text }»; velg blant { $commands }.
# $text: what was typed; $bots
usage-bot = whistlestop: det finnes ingen bot som heter «{ $text }»; velg blant { $bots }.
# $text: what was typed; $bot: what stands before the @; $highest: a number as a text
usage-bot-budget = whistlestop: det står ikke noe budsjett etter @ i «{ $text }»; skriv et helt antall millisekunder eller prøvespill fra 1 til { $highest }, for eksempel { $bot }@50ms eller { $bot }@400.
# $bot; $place: where the installed one is, like my_bots:Greedy
bot-shadowed = whistlestop: { $bot } er her en innebygd bot, ikke den installerte ({ $place }); gi den installerte et annet navn.
# $command: what stands before the name of a program
usage-bot-command = whistlestop: etter { $command } kommer programmet som skal startes, for eksempel { $command }./my-bot.
usage-players = whistlestop: skriv spillerne med komma mellom, for eksempel --players anna,bo,bot:random.
usage-bots = whistlestop: skriv botene med komma mellom, for eksempel --players random,random.
# $name
usage-same-name = whistlestop: to spillere heter { $name }; gi dem forskjellige navn.
# $text: what was typed; $names: of the players; $last: the number of players
usage-first = whistlestop: den som begynner, må være en av { $names } (eller 1 til { $last }), ikke «{ $text }».
# $game; $low and $high: how many players it is for; $found: how many there are
usage-number = whistlestop: { $game } er for { $low } til { $high } spillere, ikke { $found }.
usage-load = whistlestop play: et lagret spill fortsetter slik det var; utelat GAME og innstillingene.
usage-from = whistlestop play: for å spille videre fra et lagret spill, oppgi turen det begynner etter: { $example }; utelat GAME, --load og --position.
usage-what-if = whistlestop review: --what-if tar et øyeblikk i reprisen og en annen avgjørelse, for eksempel { $example }.
usage-map-of-loaded = whistlestop play: --map er for et lagret spill, sammen med --load; et nytt spill på ditt eget kart starter du med kartfilen: whistlestop play FILE.
# $file
usage-save-there = { $file }: denne filen finnes allerede; fortsett med --load { $file }, eller velg et annet navn.
# $file
usage-real-table = { $file }: dette spillet venter på kort fra et virkelig bord; fortsett med whistlestop record.
# $file, $players, $found: numbers of players
usage-load-number = { $file }: dette spillet har { $players } spillere, ikke { $found }.
# $file
usage-record-there = { $file }: denne filen finnes allerede; fortsett med whistlestop record continue { $file }.
# $file
usage-record-finished = { $file }: dette spillet er ferdig; se det med whistlestop replay { $file }.
# $file
usage-record-draws = { $file }: dette spillet trekker sine egne kort; fortsett med whistlestop play --load { $file }.
usage-record-players = whistlestop record: skriv spillerne, hver med sitt eget navn, for eksempel --players anna,bo.
# $file, $first and $last: its turns; $turn: the one asked for
usage-turn = { $file }: dette spillet har tur { $first } til { $last }, ikke { $turn }.
# $file, $at: what was asked for
usage-games-from-one = { $file }: spillene i en fil telles fra 1, ikke { $at }.
# $file, $at
usage-no-game = { $file }: det er ikke noe spill nummer { $at } i denne filen.
# $file
usage-several-games = { $file }: det er flere spill i denne filen; velg ett med --game N.
usage-review-unfinished = { $file }: dette spillet er ikke ferdig; bare et ferdig spill kan gjennomgås.
usage-puzzle-game = whistlestop puzzle: det finnes ingen oppgaver for «{ $game }»; velg blant { $games }.
usage-puzzle-level = whistlestop puzzle: «{ $level }» er ikke noe nivå; velg blant { $levels }.
usage-puzzle-number = whistlestop puzzle: oppgavene har numrene 1 til { $last }, ikke { $number }.
# $file
usage-no-record = { $file }: det er ikke noe referat i denne filen.
# $file
usage-receipt = { $file }: dette er ikke en kvittering; lagre en på enheten du spilte på.
# $clause: what was typed; $section: a letter; $first and $last: the ids of its clauses
usage-clause-of = whistlestop rules: det finnes ingen regel som heter «{ $clause }»; avsnitt { $section } har { $first } til { $last }.
# $clause: what was typed; $sections
usage-clause = whistlestop rules: det finnes ingen regel som heter «{ $clause }»; velg blant avsnittene { $sections }.
# $section: a letter; $title
usage-section = { $section } ({ $title })
# $option
usage-summary-map = whistlestop rules: --{ $option } trenger et kart; legg for eksempel til --map europe.
# $game
pictures-title = { $game }: reglene i bilder
# $number
usage-simulate-number = whistlestop simulate: antallet spill må være minst 1, ikke { $number }.
# $highest, $seed: numbers as texts
usage-simulate-seed = whistlestop simulate: frøet må være et heltall fra 0 til { $highest }, ikke { $seed }.
# $game, $number: numbers as texts; $file
simulate-interrupted = Avbrutt i spill { $game } av { $number }: ingenting er skrevet til { $file }, for det skjer først når alle spill er spilt.

## What verify found. $number is that of a game in a file of many, and $verdict what is said of it

verdict-numbered = spill { $number }: { $verdict }
# $events: how many were checked
verdict-fair = { $events ->
    [one] ærlig: { $events } utfall er kontrollert og følger av frøet serveren forpliktet seg til, og hvert trekk er lovlig.
   *[other] ærlig: alle { $events } utfall følger av frøet serveren forpliktet seg til, og hvert trekk er lovlig.
}
verdict-no-commitment = ingenting å kontrollere: dette spillet ble spilt uten forpliktelse; trekkene er lovlige.
verdict-position = ingenting å kontrollere: dette spillet begynte i en stilling hentet fra et annet sted, så ingen kan bevise kortene; trekkene er lovlige.
verdict-sealed = ingenting å kontrollere ennå: frøet er ikke åpnet; trekkene hittil er lovlige.
verdict-commitment = ikke ærlig: frøet er ikke det serveren forpliktet seg til.
# $event: its number
verdict-pool = ikke ærlig ved hendelse { $event }: utvalget som referatet oppgir, er ikke det reglene gir.
# $event; $found and $expected: a card, a ticket or a seat
verdict-outcome = ikke ærlig ved hendelse { $event }: { $found } kom, men frøet gir { $expected }.
# $event, $found, $expected
verdict-statement = ikke ærlig ved hendelse { $event }: { $found } kom, men referatet oppgir { $expected }.
# $event
verdict-missing = ikke ærlig ved hendelse { $event }: den må stå både blant trekkene og blant utvalgene.
# $problem: a sentence, in English
verdict-damaged = ikke ærlig: referatet kan ikke stemme: { $problem }
verdict-promise = ikke ærlig: forpliktelsen er ikke den enheten din fikk før den åpnet tallet sitt. Kortene kan ha blitt valgt ut.
verdict-agreed = ikke ærlig: kartet, innstillingene eller antallet plasser er ikke det enheten din gikk med på før den åpnet tallet sitt.
verdict-nonces = ikke ærlig: engangstallene er ikke de som enheten din fikk hashene til, eller ditt eget er ikke blant dem. Kortene kan ha blitt valgt ut.
verdict-rounds = ikke ærlig: enheten din åpnet et engangstall i et forsøk som ikke er nevnt. Utdelinger kan ha blitt forkastet i det skjulte.
# $rounds: the number of the round the game came from, 2 or more
verdict-begun-again = { $rounds ->
    [2] Spillet kom av forsøk 2; forsøket før ble avbrutt, og den som avbrøt det, kan ha ønsket seg andre kort.
   *[other] Spillet kom av forsøk { $rounds }; forsøkene før ble avbrutt, og den som avbrøt dem, kan ha ønsket seg andre kort.
}

## The table of simulate

simulate-seat = plass
# as in English
simulate-bot = bot
simulate-wins = seire
simulate-share = andel
simulate-mean = snitt
simulate-deviation = avvik
simulate-lowest = lavest
simulate-highest = høyest
# $games, $game, $seed; $turns, on average, and $seconds and $rate (games a second) as texts
simulate-summary = { $games } spill ({ $game }, frø { $seed }), { $turns } turer i snitt; { $seconds } s, { $rate } spill per sekund.

## The table of the day

day-table = { $game }: { $number } har spilt; lovet: { $commitment }
day-result = { $place }. { $name }, { $points } poeng
day-broken = frøet er ikke det som var lovet.
# as in English
day-verdict = { $name }: { $verdict }
usage-day-server = whistlestop day: { $url } svarer ikke slik en tjener gjør; sjekk adressen.
usage-day = whistlestop day: { $day } er ingen dag som er over; skriv den som 2026-11-15.
day-other = opptegnelsen er av et annet spill, en annen dag, andre plasser eller et annet frø, eller resultatet er ikke det som vises.
