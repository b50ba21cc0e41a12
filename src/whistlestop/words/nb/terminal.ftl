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
terminal-offer = Velg blant
terminal-track = På sporet
terminal-none = ingen
terminal-route = Ledig strekning
terminal-spaces = Felter
terminal-scores = Poengene
terminal-lonely-player = Reisende
# $name: the bot that waits
terminal-in-a-moment = { $name } tenker om et øyeblikk. Noe gjøres fortsatt klart, og det skjer bare denne ene gangen.

## What lies on the table

# $deck, $discards, $tickets: numbers of cards
terminal-decks = trekkebunke { $deck }, kastebunke { $discards }, billettbunke { $tickets }
# translated
terminal-ticket-long = lang
terminal-ticket-done = fullført
# translated
# as in English
terminal-tunnel = tunnel
# translated
terminal-ferry = ferge
# A route of two tracks that are alike
terminal-double = dobbel
# $cards: how many are missing to pay for a route
terminal-missing = mangler { $cards } kort
# $turns
terminal-last-turns = { $turns ->
    [one] Slutten nærmer seg: { $turns } tur igjen.
   *[other] Slutten nærmer seg: { $turns } turer igjen.
}
# $cards: those turned up for a tunnel; $extra: what it costs more
terminal-turned = Tunnelkort: { $cards }. Tunnelen koster { $extra } kort til.
# $number
terminal-routes-more = { $number ->
    [one] { $number } ledig strekning til: routes all, eller routes og en by.
   *[other] { $number } ledige strekninger til: routes all, eller routes og en by.
}
terminal-routes-none = Her er det ingen ledig strekning som du har vogner nok til.
terminal-no-board = Dette spillet har ikke noe brett; skiftetomten din står i tabellen.
# $bot: what the bot is called, as it was typed
terminal-stand-in = Boten { $bot } har ikke lært dette kartet; expert spiller i stedet.
# $city: what was typed
terminal-no-city = Det er ingen by som heter { $city } på dette kartet.

## What to do now. Words in the notation stay: draw, claim, keep, place, tickets, deck, help, routes

terminal-hint-map = Trekk et kort, fullfør en strekning, eller trekk billetter (help, routes).
terminal-hint-cards = Trekk et kort, legg ut en bunke, eller trekk billetter (help, moves).
terminal-hint-number = Skriv et tall, eller undo for å angre trekket.
terminal-hint-keep = Skriv numrene deres, for eksempel keep 1 3.
terminal-hint-puzzle = Skriv avgjørelsen din, eller show for å se løsningen.
terminal-try-help = Skriv help for å se kommandoene.

## Help. The words typed stay as they are

terminal-help-draw = ta et kort: fra raden etter farge, eller ukjent fra trekkebunken
terminal-help-claim = fullfør en strekning; uten kort blir du spurt hvordan du betaler; par-zur er nok
terminal-help-station = bygg en stasjon
terminal-help-place = legg en bunke på skiftetomten; place red blue white legger tre enkeltkort
terminal-help-draw-tickets = trekk billetter
terminal-help-keep = behold disse av billettene du kan velge mellom
terminal-help-complete = skriv en billett du vil fullføre; done avslutter
terminal-help-routes = ledige strekninger, først de du har råd til; legg til en by eller all
terminal-help-table = se hele bordet, eller din egen del
terminal-help-moves = alt du kan gjøre nå
terminal-help-why = hvorfor noe ikke er mulig
terminal-help-rules = les en regel, som rules B10, eller et avsnitt, som rules B
terminal-help-log = det som har hendt
terminal-help-undo = angre ditt siste valg (bare når du spiller mot boter)
terminal-help-save = lagre spillet i en fil; avslutt
terminal-help-more = Navn kan forkortes; aksenter og store bokstaver spiller ingen rolle. Tab fullfører ordet. Et tall velger fra en nummerert liste.

## Answers

terminal-why-what = Skriv hva du lurer på, for eksempel why claim paris-zurich.
# $action: in the notation
terminal-why-possible = { $action }: det er lov.
# $clause: what was typed
terminal-rules-unknown = Det finnes ingen regel som heter { $clause }; rules T, B, E, K og S viser hele avsnittet.
terminal-rules-which = Hvilken regel? For eksempel: rules B10, eller rules B for et helt avsnitt.
terminal-undo-people = Andre har sett det: Bare et trekk som ikke er ferdig, kan angres.
terminal-undo-nothing = Det er ingenting å angre ennå.
terminal-save-where = Lagre hvor? For eksempel: save game.wsr.
# $file
terminal-saved = Lagret i { $file }.

## At the keyboard

terminal-which-game = Hvilket spill?
terminal-cover = Trykk Enter for å skjule skjermen.
# $name
terminal-hand-over = Gi tastaturet til { $name }. { $name }, trykk Enter når bare du ser på.
terminal-left-unsaved = Spillet er ikke ferdig og er ikke lagret (bruk --save FILE for å lagre det).
# $file
terminal-left-saved = Spillet er ikke ferdig. Det er lagret i { $file }; fortsett med whistlestop play --load { $file }.

## Replay

# $game, $turn
terminal-replay-heading = { $game }, tur { $turn }
terminal-replay-unfinished = Referatet slutter her; spillet ble ikke ferdig.
# The keys n, p and q stay
terminal-replay-keys = n neste, p forrige, q avslutt

## Writing down a game from a real table. The words back, help and quit stay

# $file
terminal-record-welcome = Skriv det som skjer ved bordet, kort for kort. Det lagres i { $file } etter hver linje. Skriv back for å ta tilbake en linje, help for hjelp og quit for å avslutte.
terminal-record-help = Kort: red, eller flere på én gang: red, 2 blue, loco. Billetter: dallas-miami; Tab fullfører ordet. Handlinger: draw red, draw deck, claim paris-zurich, 3 green og så videre, som i play. Alle kort må være kjent, også de som er skjult ved bordet. back, table, moves, why ACTION, routes, log, rules CLAUSE, quit.
# $number: of cards in a hand
terminal-record-hand = En hånd har { $number } kort: Skriv alle på én linje, for eksempel red, 2 blue, loco.
# $outcome: what was typed
terminal-record-too-many = { $outcome } blir for mye: Nå må det komme noe annet.
terminal-record-beginning = Dette er begynnelsen; det er ingenting å ta tilbake.
# $file
terminal-record-left = Referatet er ikke ferdig. Det er lagret i { $file }; fortsett med whistlestop record continue { $file }.

## What chance is asked. $name: the player it is about

terminal-record-first = Hvem begynner?
terminal-record-row = Hvilket kort ble lagt opp i raden?
terminal-record-drawn = Hvilket kort trakk { $name }?
terminal-record-tunnel = Hvilket tunnelkort ble snudd?
terminal-record-tickets = Hvilken billett trakk { $name }?
terminal-record-dealt = Hvilket kort fikk { $name }?
# $name, $number
terminal-record-dealt-hand = { $number ->
    [1] Hvilket kort fikk { $name }?
   *[other] Hvilke { $number } kort fikk { $name }?
}
terminal-record-setup = Hvilken billett fikk { $name }?
