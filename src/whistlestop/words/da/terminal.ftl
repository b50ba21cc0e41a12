### What the terminal game says on its own account: questions, help, notes. Keys begin with `terminal-`.

## Headings and labels

# $game, $turn, $name: whose screen it is
terminal-heading = { $game }, tur { $turn }: { $name }
# $game, $turn, $name, $round
terminal-heading-rounds = { $game }, runde { $round }, tur { $turn }: { $name }
# $game, $name
terminal-heading-setup = { $game }, før første tur: { $name }
terminal-spectator = alle
terminal-hand = Hånd
terminal-offer = Vælg blandt
terminal-track = Rangerspor
terminal-none = ingen
# translated
terminal-route = Ledig strækning
# translated
terminal-spaces = Felter
terminal-scores = Pointene
terminal-lonely-player = Rejsende
# $name: the bot that waits
terminal-in-a-moment = { $name } tænker om et øjeblik. Noget gøres stadig klar, og det sker kun denne ene gang.

## What lies on the table

# $deck, $discards, $tickets: numbers of cards
terminal-decks = togvognskort: bunke { $deck }, brugte { $discards }; rutekort: bunke { $tickets }
# translated
terminal-ticket-long = langt
terminal-ticket-done = etableret
# translated
# as in English
terminal-tunnel = tunnel
# translated
terminal-ferry = færge
# A route of two tracks that are alike
# translated
terminal-double = dobbelt
# $cards: how many are missing to pay for a route
terminal-missing = mangler { $cards } kort
# $turns
terminal-last-turns = { $turns ->
    [one] Slutningen nærmer sig: Der er { $turns } tur tilbage.
   *[other] Slutningen nærmer sig: Der er { $turns } ture tilbage.
}
# $cards: those turned up for a tunnel; $extra: what it costs more
terminal-turned = Tunnelkort: { $cards }. Tunnelen koster { $extra } kort ekstra.
# $number
terminal-routes-more = { $number ->
    [one] { $number } ledig strækning mere: routes all, eller routes og en by.
   *[other] { $number } ledige strækninger mere: routes all, eller routes og en by.
}
terminal-routes-none = Her er ingen ledig strækning, som du har vogne nok til.
terminal-no-board = Dette spil har ingen spilleplade; dit sporområde står i tabellen.
# $bot: what the bot is called, as it was typed
terminal-stand-in = Botten { $bot } har ikke lært denne spilleplade; expert spiller i stedet.
# $city: what was typed
terminal-no-city = Der er ingen by, der hedder { $city }, på denne spilleplade.

## What to do now. Words in the notation stay: draw, claim, keep, place, tickets, deck, help, routes

terminal-hint-map = Træk et kort, tag en strækning, eller træk rutekort (help, routes).
terminal-hint-cards = Træk et kort, placér en bunke, eller træk rutekort (help, moves).
terminal-hint-number = Skriv et tal, eller undo for at fortryde trækket.
terminal-hint-keep = Skriv deres numre, for eksempel keep 1 3.
terminal-hint-puzzle = Skriv din beslutning, eller show for at se løsningen.
terminal-try-help = Skriv help for at se kommandoerne.

## Help. The words typed stay as they are

terminal-help-draw = tag et kort: fra rækken efter farve, eller blindt fra bunken
terminal-help-claim = tag en strækning; uden kort bliver du spurgt, hvordan du betaler; par-zur er nok
terminal-help-station = byg en station
terminal-help-place = placér en bunke i dit sporområde; place red blue white placerer tre enkelte kort
terminal-help-draw-tickets = træk rutekort
terminal-help-keep = behold disse af de rutekort, du kan vælge imellem
terminal-help-complete = skriv en rute, du vil etablere; done afslutter
terminal-help-routes = ledige strækninger, først dem, du har råd til; tilføj en by eller all
terminal-help-table = se hele bordet, eller din egen del
terminal-help-moves = alt, hvad du kan gøre nu
terminal-help-why = hvorfor noget ikke er muligt
terminal-help-rules = læs en regel, som rules B10, eller et afsnit, som rules B
terminal-help-log = hvad der er sket
terminal-help-undo = fortryd dit seneste valg (kun når du spiller mod botter)
terminal-help-save = gem spillet i en fil; afslut
terminal-help-more = Navne må forkortes; accenter og store bogstaver er uden betydning. Tab udfylder ordet. Et tal vælger fra en nummereret liste.

## Answers

terminal-why-what = Skriv, hvad du vil vide, for eksempel why claim paris-zurich.
# $action: in the notation
terminal-why-possible = { $action }: det er tilladt.
# $clause: what was typed
terminal-rules-unknown = Der er ingen regel, der hedder { $clause }; rules T, B, E, K og S viser hele afsnittet.
terminal-rules-which = Hvilken regel? For eksempel: rules B10, eller rules B for et helt afsnit.
terminal-undo-people = Andre har set det: Kun et træk, der ikke er færdigt, kan fortrydes.
terminal-undo-nothing = Der er ikke noget at fortryde endnu.
terminal-save-where = Gem hvor? For eksempel: save game.wsr.
# $file
terminal-saved = Gemt i { $file }.

## At the keyboard

terminal-which-game = Hvilket spil?
terminal-cover = Tryk på Enter for at skjule skærmen.
# $name
terminal-hand-over = Giv tastaturet til { $name }. { $name }, tryk på Enter, når kun du kigger.
terminal-left-unsaved = Spillet er ikke færdigt og er ikke gemt (brug --save FILE for at gemme det).
# $file
terminal-left-saved = Spillet er ikke færdigt. Det er gemt i { $file }; fortsæt med whistlestop play --load { $file }.

## Replay

# $game, $turn
terminal-replay-heading = { $game }, tur { $turn }
terminal-replay-unfinished = Referatet slutter her; spillet blev ikke færdigt.
# The keys n, p and q stay
terminal-replay-keys = n næste, p forrige, q afslut

## Writing down a game from a real table. The words back, help and quit stay

# $file
terminal-record-welcome = Skriv, hvad der sker ved bordet, kort for kort. Det gemmes i { $file } efter hver linje. Skriv back for at tage en linje tilbage, help for hjælp og quit for at afslutte.
terminal-record-help = Kort: red, eller flere på én gang: red, 2 blue, loco. Rutekort: dallas-miami; Tab udfylder ordet. Handlinger: draw red, draw deck, claim paris-zurich, 3 green og så videre, som i play. Alle kort skal være kendt, også dem, der er skjult ved bordet. back, table, moves, why ACTION, routes, log, rules CLAUSE, quit.
# $number: of cards in a hand
terminal-record-hand = En hånd har { $number } kort: Skriv det hele på én linje, for eksempel red, 2 blue, loco.
# $outcome: what was typed
terminal-record-too-many = { $outcome } bliver for meget: Nu skal der komme noget andet.
terminal-record-beginning = Dette er begyndelsen; der er ikke noget at tage tilbage.
# $file
terminal-record-left = Referatet er ikke færdigt. Det er gemt i { $file }; fortsæt med whistlestop record continue { $file }.

## What chance is asked. $name: the player it is about

terminal-record-first = Hvem starter?
terminal-record-row = Hvilket kort blev lagt i rækken?
terminal-record-drawn = Hvilket kort trak { $name }?
terminal-record-tunnel = Hvilket tunnelkort blev vendt?
terminal-record-tickets = Hvilket rutekort trak { $name }?
terminal-record-dealt = Hvilket kort fik { $name }?
# $name, $number
terminal-record-dealt-hand = { $number ->
    [1] Hvilket kort fik { $name }?
   *[other] Hvilke { $number } kort fik { $name }?
}
terminal-record-setup = Hvilket rutekort fik { $name }?
