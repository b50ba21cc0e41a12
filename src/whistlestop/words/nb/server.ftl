### What the server refuses.

## To everybody

server-unreadable = Dette trekket er ikke til å forstå.
server-stale = Denne plassen har gjort et trekk i mellomtiden.
server-full = Det er ingen ledig plass ved dette bordet.
server-not-open-yet = Engangstallene (nonce) åpnes når alle spillerne er klare.
server-wrong-nonce = Dette engangstallet (nonce) passer ikke til hashen som ble sendt da spilleren meldte seg klar.
server-busy = Andre var raskere flere ganger på rad; prøv igjen.
server-no-guest = Ingen er logget inn her.
server-not-allowed = Det har du ikke lov til.
server-foreign = Denne adressen hører ikke til denne serveren.
server-muted = Verten har tatt fra deg ordet ved dette bordet.
server-no-table = Bordet finnes ikke, eller det er ikke for deg.
server-nothing-here = Her er det ingenting.
server-wrong-method = Det går ikke an her.
server-too-large = Det er for langt.
server-too-fast = For mye på én gang; vent litt.
server-closing = Serveren startes på nytt; spillet ditt er trygt. Koble til igjen om et øyeblikk.
server-failed = Noe gikk galt på serveren; prøv igjen.

## $why says what is wrong, in English

server-malformed = Denne meldingen er ikke til å forstå: { $why }
server-wrong-table = Et slikt bord går ikke an: { $why }

## $status is the state of the table, or of the player

server-wrong-state = { $status ->
    [open] Det er ikke mulig før spillet har begynt.
    [opening] Det er ikke mulig mens spillet er i ferd med å begynne.
    [playing] Det er ikke mulig mens spillet er i gang.
    [over] Det er ikke mulig: spillet er slutt.
    [closed] Det er ikke mulig: dette bordet er stengt.
    [left] Det er ikke mulig: en bot spiller for denne plassen.
    [resigned] Det er ikke mulig: denne spilleren har gitt opp.
   *[other] Det er ikke mulig ved dette bordet nå.
}

## $seat is the number of a seat

server-seat-taken = Plass { $seat } er opptatt.

## $bot is the name that was asked for, $bots are those that there are

server-no-bot = Det finnes ingen bot { $bot }; botene er { $bots }.

## $game is the name that was asked for, $games are those that there are

server-no-game = Det finnes ikke noe spill { $game }; spillene er { $games }.
