### What the terminal game says on its own account: questions, help, notes. Keys begin with `terminal-`.

## Headings and labels

# $game, $turn, $name: whose screen it is
terminal-heading = { $game }, tur { $turn }: { $name }
# $game, $turn, $name, $round
terminal-heading-rounds = { $game }, runda { $round }, tur { $turn }: { $name }
# $game, $name
terminal-heading-setup = { $game }, före första turen: { $name }
terminal-spectator = alla
# as in English
terminal-hand = Hand
terminal-offer = Välj bland
terminal-track = På spåret
terminal-none = inga
# translated
terminal-route = Ledig sträcka
# translated
terminal-spaces = Rutor
terminal-scores = Poängen
terminal-lonely-player = Resenär
# $name: the bot that waits
terminal-in-a-moment = { $name } tänker om ett ögonblick. Något förbereds fortfarande, och det sker bara den här gången.

## What lies on the table

# $deck, $discards, $tickets: numbers of cards
terminal-decks = draghög { $deck }, slänghög { $discards }, biljettkortshög { $tickets }
# translated
terminal-ticket-long = långt
terminal-ticket-done = fullbordat
# translated
# as in English
terminal-tunnel = tunnel
# translated
terminal-ferry = färja
# A route of two tracks that are alike
# translated
terminal-double = dubbel
# $cards: how many are missing to pay for a route
terminal-missing = { $cards } kort saknas
# $turns
terminal-last-turns = { $turns ->
    [one] Slutet är nära: { $turns } tur kvar.
   *[other] Slutet är nära: { $turns } turer kvar.
}
# $cards: those turned up for a tunnel; $extra: what it costs more
terminal-turned = Tunnelkort: { $cards }. Tunneln kostar { $extra } kort till.
# $number
terminal-routes-more = { $number ->
    [one] { $number } ledig sträcka till: routes all, eller routes och en stad.
   *[other] { $number } lediga sträckor till: routes all, eller routes och en stad.
}
terminal-routes-none = Här finns ingen ledig sträcka som dina vagnar räcker till.
terminal-no-board = Det här spelet har ingen spelplan; din bangård står i tabellen.
# $bot: what the bot is called, as it was typed
terminal-stand-in = Botten { $bot } har inte lärt sig den här kartan; expert spelar i stället.
# $city: what was typed
terminal-no-city = Det finns ingen stad som heter { $city } på den här kartan.

## What to do now. Words in the notation stay: draw, claim, keep, place, tickets, deck, help, routes

terminal-hint-map = Dra ett kort, ta en sträcka eller dra biljettkort (help, routes).
terminal-hint-cards = Dra ett kort, placera en hög eller dra biljettkort (help, moves).
terminal-hint-number = Skriv ett tal, eller undo för att ångra draget.
terminal-hint-keep = Skriv deras nummer, till exempel keep 1 3.
terminal-hint-puzzle = Skriv ditt beslut, eller show för att se lösningen.
terminal-try-help = Skriv help för att se kommandona.

## Help. The words typed stay as they are

terminal-help-draw = ta ett kort: från raden efter färg, eller osett från draghögen
terminal-help-claim = ta en sträcka; utan kort blir du tillfrågad hur du betalar; par-zur räcker
terminal-help-station = bygg en station
terminal-help-place = placera en hög i din bangård; place red blue white placerar tre enstaka kort
terminal-help-draw-tickets = dra biljettkort
terminal-help-keep = behåll dessa av biljettkorten som du får välja mellan
terminal-help-complete = skriv ett biljettkort som du vill fullborda; done avslutar
terminal-help-routes = lediga sträckor, först de du har råd med; lägg till en stad eller all
terminal-help-table = se hela bordet, eller din egen del
terminal-help-moves = allt du kan göra nu
terminal-help-why = varför något inte är möjligt
terminal-help-rules = läs en regel, som rules B10, eller ett avsnitt, som rules B
terminal-help-log = det som har hänt
terminal-help-undo = ångra ditt senaste val (bara när du spelar mot bottar)
terminal-help-save = spara spelet i en fil; avsluta
terminal-help-more = Namn får förkortas; accenter och versaler spelar ingen roll. Tab fyller i ordet. Ett tal väljer ur en numrerad lista.

## Answers

terminal-why-what = Skriv vad du undrar över, till exempel why claim paris-zurich.
# $action: in the notation
terminal-why-possible = { $action }: det är tillåtet.
# $clause: what was typed
terminal-rules-unknown = Det finns ingen regel som heter { $clause }; rules T, B, E, K och S visar hela avsnittet.
terminal-rules-which = Vilken regel? Till exempel: rules B10, eller rules B för ett helt avsnitt.
terminal-undo-people = Andra har sett det: bara ett drag som inte är färdigt kan ångras.
terminal-undo-nothing = Det finns inget att ångra än.
terminal-save-where = Spara var? Till exempel: save game.wsr.
# $file
terminal-saved = Sparat i { $file }.

## At the keyboard

terminal-which-game = Vilket spel?
terminal-cover = Tryck på Enter för att dölja skärmen.
# $name
terminal-hand-over = Lämna tangentbordet till { $name }. { $name }, tryck på Enter när bara du tittar.
terminal-left-unsaved = Spelet är inte färdigt och har inte sparats (använd --save FILE för att spara det).
# $file
terminal-left-saved = Spelet är inte färdigt. Det är sparat i { $file }; fortsätt med whistlestop play --load { $file }.

## Replay

# $game, $turn
terminal-replay-heading = { $game }, tur { $turn }
terminal-replay-unfinished = Protokollet slutar här; spelet blev inte färdigt.
# The keys n, p and q stay
terminal-replay-keys = n nästa, p föregående, q avsluta

## Writing down a game from a real table. The words back, help and quit stay

# $file
terminal-record-welcome = Skriv vad som händer vid bordet, kort för kort. Det sparas i { $file } efter varje rad. Skriv back för att ta tillbaka en rad, help för hjälp och quit för att avsluta.
terminal-record-help = Kort: red, eller flera på en gång: red, 2 blue, loco. Biljettkort: dallas-miami; Tab fyller i ordet. Handlingar: draw red, draw deck, claim paris-zurich, 3 green och så vidare, som i play. Alla kort måste vara kända, även de som är dolda vid bordet. back, table, moves, why ACTION, routes, log, rules CLAUSE, quit.
# $number: of cards in a hand
terminal-record-hand = En hand har { $number } kort: skriv hela handen på en rad, till exempel red, 2 blue, loco.
# $outcome: what was typed
terminal-record-too-many = { $outcome } blir för mycket: nu måste något annat komma.
terminal-record-beginning = Det här är början; det finns inget att ta tillbaka.
# $file
terminal-record-left = Protokollet är inte färdigt. Det är sparat i { $file }; fortsätt med whistlestop record continue { $file }.

## What chance is asked. $name: the player it is about

terminal-record-first = Vem börjar?
terminal-record-row = Vilket kort lades upp i raden?
terminal-record-drawn = Vilket kort drog { $name }?
terminal-record-tunnel = Vilket tunnelkort vändes upp?
terminal-record-tickets = Vilket biljettkort drog { $name }?
terminal-record-dealt = Vilket kort fick { $name }?
# $name, $number
terminal-record-dealt-hand = { $number ->
    [1] Vilket kort fick { $name }?
   *[other] Vilka { $number } kort fick { $name }?
}
terminal-record-setup = Vilket biljettkort fick { $name }?
