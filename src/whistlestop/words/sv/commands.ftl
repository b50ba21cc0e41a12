### What commands say: what is wrong with a command line, what verify found, the table of simulate. The names of commands and
### options stay as they are, and so do examples of what to type.

## What is wrong with a command line

# $file, $why: what is wrong with it, a sentence
usage-in-file = { $file }: { $why }
# $wish: what was asked for; $there: the languages that there are
usage-language = whistlestop: språket ”{ $wish }” är inte med än; välj bland { $there }.
# $commands
usage-nothing = whistlestop: ange ett kommando: { $commands }; se whistlestop --help.
# $text: what was typed; $close: a command that looks like it
usage-command-close = whistlestop: det finns inget kommando som heter ”{ $text }”; menade du { $close }?
# $text, $commands
usage-command = whistlestop: det finns inget kommando som heter ”{ $text }”; välj bland { $commands }.
# $text: what was typed; $bots
usage-bot = whistlestop: det finns ingen bot som heter ”{ $text }”; välj bland { $bots }.
# $text: what was typed; $bot: what stands before the @; $highest: a number as a text
usage-bot-budget = whistlestop: det står ingen budget efter @ i ”{ $text }”; skriv ett helt antal millisekunder eller provspel från 1 till { $highest }, till exempel { $bot }@50ms eller { $bot }@400.
# $bot; $place: where the installed one is, like my_bots:Greedy
bot-shadowed = whistlestop: { $bot } är här en inbyggd bot, inte den installerade ({ $place }); ge den installerade ett annat namn.
# $command: what stands before the name of a program
usage-bot-command = whistlestop: efter { $command } kommer programmet som ska startas, till exempel { $command }./my-bot.
usage-players = whistlestop: skriv spelarna med komma emellan, till exempel --players anna,bo,bot:random.
usage-bots = whistlestop: skriv bottarna med komma emellan, till exempel --players random,random.
# $name
usage-same-name = whistlestop: två spelare heter { $name }; ge dem olika namn.
# $text: what was typed; $names: of the players; $last: the number of players
usage-first = whistlestop: den som börjar måste vara en av { $names } (eller 1 till { $last }), inte ”{ $text }”.
# $game; $low and $high: how many players it is for; $found: how many there are
usage-number = whistlestop: { $game } är för { $low } till { $high } spelare, inte { $found }.
usage-load = whistlestop play: ett sparat spel fortsätter som det var; utelämna GAME och dess inställningar.
usage-from = whistlestop play: för att spela vidare från ett sparat spel, ange vilken tur det börjar efter: { $example }; utelämna GAME, --load och --position.
usage-what-if = whistlestop review: --what-if tar ett ögonblick i reprisen och ett annat beslut, till exempel { $example }.
usage-map-of-loaded = whistlestop play: --map är för ett sparat spel, tillsammans med --load; ett nytt spel på din egen karta startar du med kartfilen: whistlestop play FILE.
# $file
usage-save-there = { $file }: den här filen finns redan; fortsätt med --load { $file }, eller välj ett annat namn.
# $file
usage-real-table = { $file }: det här spelet väntar på kort från ett riktigt bord; fortsätt med whistlestop record.
# $file, $players, $found: numbers of players
usage-load-number = { $file }: det här spelet har { $players } spelare, inte { $found }.
# $file
usage-record-there = { $file }: den här filen finns redan; fortsätt med whistlestop record continue { $file }.
# $file
usage-record-finished = { $file }: det här spelet är slut; se det med whistlestop replay { $file }.
# $file
usage-record-draws = { $file }: det här spelet drar sina egna kort; fortsätt med whistlestop play --load { $file }.
usage-record-players = whistlestop record: skriv spelarna, var och en med sitt eget namn, till exempel --players anna,bo.
# $file, $first and $last: its turns; $turn: the one asked for
usage-turn = { $file }: det här spelet har tur { $first } till { $last }, inte { $turn }.
# $file, $at: what was asked for
usage-games-from-one = { $file }: spelen i en fil räknas från 1, inte { $at }.
# $file, $at
usage-no-game = { $file }: det finns inget spel nummer { $at } i den här filen.
# $file
usage-several-games = { $file }: det finns flera spel i den här filen; välj ett med --game N.
usage-review-unfinished = { $file }: det här spelet är inte färdigt; bara ett färdigt spel kan gås igenom.
usage-puzzle-game = whistlestop puzzle: det finns inga problem för ”{ $game }”; välj bland { $games }.
usage-puzzle-level = whistlestop puzzle: ”{ $level }” är ingen nivå; välj bland { $levels }.
usage-puzzle-number = whistlestop puzzle: problemen har nummer 1 till { $last }, inte { $number }.
# $file
usage-no-record = { $file }: det finns inget protokoll i den här filen.
# $file
usage-receipt = { $file }: det här är inget kvitto; spara ett på enheten som du spelade på.
# $clause: what was typed; $section: a letter; $first and $last: the ids of its clauses
usage-clause-of = whistlestop rules: det finns ingen regel som heter ”{ $clause }”; avsnitt { $section } har { $first } till { $last }.
# $clause: what was typed; $sections
usage-clause = whistlestop rules: det finns ingen regel som heter ”{ $clause }”; välj bland avsnitten { $sections }.
# $section: a letter; $title
usage-section = { $section } ({ $title })
# $option
usage-summary-map = whistlestop rules: --{ $option } behöver en karta; lägg till exempelvis --map europe.
# $game
pictures-title = { $game }: reglerna i bilder
# $number
usage-simulate-number = whistlestop simulate: antalet spel måste vara minst 1, inte { $number }.
# $highest, $seed: numbers as texts
usage-simulate-seed = whistlestop simulate: fröet måste vara ett heltal från 0 till { $highest }, inte { $seed }.
# $game, $number: numbers as texts; $file
simulate-interrupted = Avbrutet i spel { $game } av { $number }: inget har skrivits till { $file }, för det görs först när alla spel är spelade.

## What verify found. $number is that of a game in a file of many, and $verdict what is said of it

verdict-numbered = spel { $number }: { $verdict }
# $events: how many were checked
verdict-fair = { $events ->
    [one] ärligt: { $events } utfall är kontrollerat och följer av det frö som servern band sig till, och varje drag är tillåtet.
   *[other] ärligt: alla { $events } utfall följer av det frö som servern band sig till, och varje drag är tillåtet.
}
verdict-no-commitment = inget att kontrollera: det här spelet spelades utan åtagande; dragen är tillåtna.
verdict-position = inget att kontrollera: det här spelet började i en ställning hämtad från ett annat håll, så ingen kan bevisa korten; dragen är tillåtna.
verdict-sealed = inget att kontrollera än: fröet har inte öppnats; dragen hittills är tillåtna.
verdict-commitment = inte ärligt: fröet är inte det som servern band sig till.
# $event: its number
verdict-pool = inte ärligt vid händelse { $event }: urvalet som protokollet anger är inte det som reglerna ger.
# $event; $found and $expected: a card, a ticket or a seat
verdict-outcome = inte ärligt vid händelse { $event }: { $found } kom, men fröet ger { $expected }.
# $event, $found, $expected
verdict-statement = inte ärligt vid händelse { $event }: { $found } kom, men protokollet anger { $expected }.
# $event
verdict-missing = inte ärligt vid händelse { $event }: den måste stå både bland dragen och bland urvalen.
# $problem: a sentence, in English
verdict-damaged = inte ärligt: protokollet kan inte stämma: { $problem }
verdict-promise = inte ärligt: åtagandet är inte det som din enhet fick innan den öppnade sitt tal. Korten kan ha valts ut.
verdict-agreed = inte ärligt: kartan, inställningarna eller antalet platser är inte det som din enhet gick med på innan den öppnade sitt tal.
verdict-nonces = inte ärligt: engångstalen är inte de vars hashar din enhet fick, eller så finns ditt eget inte bland dem. Korten kan ha valts ut.
verdict-rounds = inte ärligt: din enhet öppnade ett engångstal i ett försök som inte nämns. Givar kan ha kastats bort i hemlighet.
# $rounds: the number of the round the game came from, 2 or more
verdict-begun-again = { $rounds ->
    [2] Spelet kom av försök 2; försöket innan avbröts, och den som avbröt det kan ha velat ha andra kort.
   *[other] Spelet kom av försök { $rounds }; försöken innan avbröts, och den som avbröt dem kan ha velat ha andra kort.
}

## The table of simulate

simulate-seat = plats
# as in English
simulate-bot = bot
simulate-wins = segrar
simulate-share = andel
simulate-mean = snitt
simulate-deviation = avvikelse
simulate-lowest = lägst
simulate-highest = högst
# $games, $game, $seed; $turns, on average, and $seconds and $rate (games a second) as texts
simulate-summary = { $games } spel ({ $game }, frö { $seed }), { $turns } turer i snitt; { $seconds } s, { $rate } spel per sekund.

## The table of the day

day-table = { $game }: { $number } har spelat; lovat: { $commitment }
day-result = { $place }. { $name }, { $points } poäng
day-broken = fröet är inte det som lovades.
# as in English
day-verdict = { $name }: { $verdict }
usage-day-server = whistlestop day: { $url } svarar inte som en server gör; kontrollera adressen.
usage-day = whistlestop day: { $day } är ingen dag som är slut; skriv den som 2026-11-15.
day-other = protokollet är av ett annat spel, en annan dag, andra platser eller ett annat frö, eller resultatet är inte det som visas.
