### What commands say: what is wrong with a command line, what verify found, the table of simulate. The names of commands and
### options stay as they are, and so do examples of what to type.

## What is wrong with a command line

# $file, $why: what is wrong with it, a sentence
usage-in-file = { $file }: { $why }
# $wish: what was asked for; $there: the languages that there are
usage-language = whistlestop: sproget »{ $wish }« er ikke med endnu; vælg mellem { $there }.
# $commands
usage-nothing = whistlestop: angiv en kommando: { $commands }; se whistlestop --help.
# $text: what was typed; $close: a command that looks like it
usage-command-close = whistlestop: der er ingen kommando, der hedder »{ $text }«; mente du { $close }?
# $text, $commands
usage-command = whistlestop: der er ingen kommando, der hedder »{ $text }«; vælg mellem { $commands }.
# $text: what was typed; $bots
usage-bot = whistlestop: der er ingen bot, der hedder »{ $text }«; vælg mellem { $bots }.
# $text: what was typed; $bot: what stands before the @; $highest: a number as a text
usage-bot-budget = whistlestop: der står ikke noget budget efter @ i »{ $text }«; skriv et helt antal millisekunder eller prøvespil fra 1 til { $highest }, for eksempel { $bot }@50ms eller { $bot }@400.
# $bot; $place: where the installed one is, like my_bots:Greedy
bot-shadowed = whistlestop: { $bot } er her en indbygget bot, ikke den installerede ({ $place }); giv den installerede et andet navn.
# $command: what stands before the name of a program
usage-bot-command = whistlestop: efter { $command } kommer programmet, der skal startes, for eksempel { $command }./my-bot.
usage-players = whistlestop: skriv spillerne med komma imellem, for eksempel --players anna,bo,bot:random.
usage-bots = whistlestop: skriv botterne med komma imellem, for eksempel --players random,random.
# $name
usage-same-name = whistlestop: to spillere hedder { $name }; giv dem forskellige navne.
# $text: what was typed; $names: of the players; $last: the number of players
usage-first = whistlestop: den, der starter, skal være en af { $names } (eller 1 til { $last }), ikke »{ $text }«.
# $game; $low and $high: how many players it is for; $found: how many there are
usage-number = whistlestop: { $game } er for { $low } til { $high } spillere, ikke { $found }.
usage-load = whistlestop play: et gemt spil fortsætter, som det var; udelad GAME og dets indstillinger.
usage-from = whistlestop play: for at spille videre fra et gemt spil skal du angive, hvilken tur det begynder efter: { $example }; udelad GAME, --load og --position.
usage-what-if = whistlestop review: --what-if tager et øjeblik i genafspilningen og en anden beslutning, for eksempel { $example }.
usage-map-of-loaded = whistlestop play: --map er til et gemt spil, sammen med --load; et nyt spil på din egen spilleplade starter du med dens fil: whistlestop play FILE.
# $file
usage-save-there = { $file }: denne fil findes allerede; fortsæt med --load { $file }, eller vælg et andet navn.
# $file
usage-real-table = { $file }: dette spil venter på kort fra et rigtigt bord; fortsæt med whistlestop record.
# $file, $players, $found: numbers of players
usage-load-number = { $file }: dette spil har { $players } spillere, ikke { $found }.
# $file
usage-record-there = { $file }: denne fil findes allerede; fortsæt med whistlestop record continue { $file }.
# $file
usage-record-finished = { $file }: dette spil er slut; se det med whistlestop replay { $file }.
# $file
usage-record-draws = { $file }: dette spil trækker sine egne kort; fortsæt med whistlestop play --load { $file }.
usage-record-players = whistlestop record: skriv spillerne, hver med sit eget navn, for eksempel --players anna,bo.
# $file, $first and $last: its turns; $turn: the one asked for
usage-turn = { $file }: dette spil har tur { $first } til { $last }, ikke { $turn }.
# $file, $at: what was asked for
usage-games-from-one = { $file }: spillene i en fil tælles fra 1, ikke { $at }.
# $file, $at
usage-no-game = { $file }: der er intet spil nummer { $at } i denne fil.
# $file
usage-several-games = { $file }: der er flere spil i denne fil; vælg et med --game N.
usage-review-unfinished = { $file }: dette spil er ikke færdigt; kun et færdigt spil kan gennemgås.
usage-puzzle-game = whistlestop puzzle: der er ingen opgaver til »{ $game }«; vælg mellem { $games }.
usage-puzzle-level = whistlestop puzzle: »{ $level }« er ikke et niveau; vælg mellem { $levels }.
usage-puzzle-number = whistlestop puzzle: opgaverne har numrene 1 til { $last }, ikke { $number }.
# $file
usage-no-record = { $file }: der er intet referat i denne fil.
# $file
usage-receipt = { $file }: dette er ikke en kvittering; gem en på den enhed, du spillede på.
# $clause: what was typed; $section: a letter; $first and $last: the ids of its clauses
usage-clause-of = whistlestop rules: der er ingen regel, der hedder »{ $clause }«; afsnit { $section } har { $first } til { $last }.
# $clause: what was typed; $sections
usage-clause = whistlestop rules: der er ingen regel, der hedder »{ $clause }«; vælg mellem afsnittene { $sections }.
# $section: a letter; $title
usage-section = { $section } ({ $title })
# $option
usage-summary-map = whistlestop rules: --{ $option } kræver et kort; tilføj for eksempel --map europe.
# $game
pictures-title = { $game }: reglerne i billeder
# $number
usage-simulate-number = whistlestop simulate: antallet af spil skal være mindst 1, ikke { $number }.
# $highest, $seed: numbers as texts
usage-simulate-seed = whistlestop simulate: et seed skal være et heltal fra 0 til { $highest }, ikke { $seed }.
# $game, $number: numbers as texts; $file
simulate-interrupted = Afbrudt i spil { $game } af { $number }: der er ikke skrevet noget til { $file }, for det sker først, når alle spil er spillet.

## What verify found. $number is that of a game in a file of many, and $verdict what is said of it

verdict-numbered = spil { $number }: { $verdict }
# $events: how many were checked
verdict-fair = { $events ->
    [one] ærligt: { $events } udfald er kontrolleret og følger af det seed, serveren forpligtede sig til, og hvert træk er lovligt.
   *[other] ærligt: alle { $events } udfald følger af det seed, serveren forpligtede sig til, og hvert træk er lovligt.
}
verdict-no-commitment = intet at kontrollere: dette spil blev spillet uden forpligtelse; trækkene er lovlige.
verdict-position = intet at kontrollere: dette spil begyndte i en stilling hentet et andet sted fra, så ingen kan bevise kortene; trækkene er lovlige.
verdict-sealed = intet at kontrollere endnu: seedet er ikke åbnet; trækkene indtil nu er lovlige.
verdict-commitment = ikke ærligt: seedet er ikke det, serveren forpligtede sig til.
# $event: its number
verdict-pool = ikke ærligt ved hændelse { $event }: det udvalg, som referatet angiver, er ikke det, reglerne giver.
# $event; $found and $expected: a card, a ticket or a seat
verdict-outcome = ikke ærligt ved hændelse { $event }: { $found } kom, men seedet giver { $expected }.
# $event, $found, $expected
verdict-statement = ikke ærligt ved hændelse { $event }: { $found } kom, men referatet angiver { $expected }.
# $event
verdict-missing = ikke ærligt ved hændelse { $event }: den skal stå både blandt trækkene og blandt udvalgene.
# $problem: a sentence, in English
verdict-damaged = ikke ærligt: referatet kan ikke passe: { $problem }
verdict-promise = ikke ærligt: forpligtelsen er ikke den, din enhed fik, før den åbnede sit tal. Kortene kan være valgt ud.
verdict-agreed = ikke ærligt: spillepladen, indstillingerne eller antallet af pladser er ikke det, din enhed gik med til, før den åbnede sit tal.
verdict-nonces = ikke ærligt: engangstallene er ikke dem, din enhed fik hashværdierne af, eller dit eget er ikke iblandt dem. Kortene kan være valgt ud.
verdict-rounds = ikke ærligt: din enhed åbnede et engangstal i et forsøg, der ikke er nævnt. Der kan være kasseret kortfordelinger i det skjulte.
# $rounds: the number of the round the game came from, 2 or more
verdict-begun-again = { $rounds ->
    [2] Spillet kom af forsøg 2; forsøget før blev afbrudt, og den, der afbrød det, kan have ønsket sig andre kort.
   *[other] Spillet kom af forsøg { $rounds }; forsøgene før blev afbrudt, og den, der afbrød dem, kan have ønsket sig andre kort.
}

## The table of simulate

simulate-seat = plads
# as in English
simulate-bot = bot
simulate-wins = sejre
simulate-share = andel
simulate-mean = snit
simulate-deviation = afvigelse
simulate-lowest = lavest
simulate-highest = højest
# $games, $game, $seed; $turns, on average, and $seconds and $rate (games a second) as texts
simulate-summary = { $games } spil ({ $game }, seed { $seed }), { $turns } ture i gennemsnit; { $seconds } s, { $rate } spil pr. sekund.

## The table of the day

day-table = { $game }: { $number } har spillet; lovet: { $commitment }
day-result = { $place }. { $name }, { $points } point
day-broken = frøet er ikke det, der blev lovet.
# as in English
day-verdict = { $name }: { $verdict }
usage-day-server = whistlestop day: { $url } svarer ikke, som en server gør; kontrollér adressen.
usage-day = whistlestop day: { $day } er ingen dag, der er slut; skriv den som 2026-11-15.
day-other = protokollen er af et andet spil, en anden dag, andre pladser eller et andet frø, eller resultatet er ikke det, der vises.
