### What the server refuses.

## To everybody

server-unreadable = Dette træk er ikke til at forstå.
server-stale = Denne plads har gjort et træk i mellemtiden.
server-full = Der er ingen ledig plads ved dette bord.
server-not-open-yet = Engangstallene (nonce) åbnes, når alle spillere er klar.
server-wrong-nonce = Dette engangstal (nonce) passer ikke til den hash, der blev sendt, da spilleren meldte sig klar.
server-busy = Andre var hurtigere flere gange; prøv igen.
server-no-guest = Ingen er logget ind her.
server-not-allowed = Det må du ikke.
server-foreign = Denne adresse hører ikke til denne server.
server-muted = Værten har frataget dig ordet ved dette bord.
server-no-table = Bordet findes ikke, eller det er ikke for dig.
server-nothing-here = Her er ingenting.
server-wrong-method = Det kan man ikke gøre her.
server-too-large = Det er for langt.
server-too-fast = For meget på én gang; vent lidt.
server-closing = Serveren genstartes; dit spil går ikke tabt. Forbind igen om et øjeblik.
server-failed = Noget gik galt på serveren; prøv igen.

## $why says what is wrong, in English

server-malformed = Denne besked er ikke til at forstå: { $why }
server-wrong-table = Sådan et bord kan man ikke have: { $why }

## $status is the state of the table, or of the player

server-wrong-state = { $status ->
    [open] Det kan ikke lade sig gøre, før spillet er begyndt.
    [opening] Det kan ikke lade sig gøre, mens spillet er ved at begynde.
    [playing] Det kan ikke lade sig gøre, mens spillet er i gang.
    [over] Det kan ikke lade sig gøre: spillet er slut.
    [closed] Det kan ikke lade sig gøre: dette bord er lukket.
    [left] Det kan ikke lade sig gøre: en bot spiller for denne plads.
    [resigned] Det kan ikke lade sig gøre: denne spiller har givet op.
   *[other] Det kan ikke lade sig gøre ved dette bord nu.
}

## $seat is the number of a seat

server-seat-taken = Plads { $seat } er optaget.

## $bot is the name that was asked for, $bots are those that there are

server-no-bot = Der er ingen bot { $bot }; botterne er { $bots }.

## $game is the name that was asked for, $games are those that there are

server-no-game = Der er ikke noget spil { $game }; spillene er { $games }.
