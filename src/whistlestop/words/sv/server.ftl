### What the server refuses.

## To everybody

server-unreadable = Det här draget går inte att förstå.
server-stale = Den här platsen har gjort ett drag under tiden.
server-full = Det finns ingen ledig plats vid det här bordet.
server-not-open-yet = Engångstalen (nonce) öppnas när alla spelare är redo.
server-wrong-nonce = Det här engångstalet (nonce) stämmer inte med den hash som skickades när spelaren anmälde sig redo.
server-busy = Andra hann före flera gånger; försök igen.
server-no-guest = Ingen är inloggad här.
server-not-allowed = Det får du inte göra.
server-foreign = Den här adressen hör inte till den här servern.
server-muted = Värden har tagit ifrån dig ordet vid det här bordet.
server-no-table = Bordet finns inte, eller så är det inte för dig.
server-nothing-here = Här finns ingenting.
server-wrong-method = Det går inte att göra här.
server-too-large = Det är för långt.
server-too-fast = För mycket på en gång; vänta lite.
server-closing = Servern startas om; ditt spel finns kvar. Anslut igen om en stund.
server-failed = Något gick fel på servern; försök igen.

## $why says what is wrong, in English

server-malformed = Det här meddelandet går inte att förstå: { $why }
server-wrong-table = Ett sådant bord går inte att ha: { $why }

## $status is the state of the table, or of the player

server-wrong-state = { $status ->
    [open] Det går inte innan spelet har börjat.
    [opening] Det går inte medan spelet är på väg att börja.
    [playing] Det går inte medan spelet pågår.
    [over] Det går inte: spelet är slut.
    [closed] Det går inte: det här bordet är stängt.
    [left] Det går inte: en bot spelar för den här platsen.
    [resigned] Det går inte: den här spelaren har gett upp.
   *[other] Det går inte vid det här bordet nu.
}

## $seat is the number of a seat

server-seat-taken = Plats { $seat } är upptagen.

## $bot is the name that was asked for, $bots are those that there are

server-no-bot = Det finns ingen bot { $bot }; bottarna är { $bots }.

## $game is the name that was asked for, $games are those that there are

server-no-game = Det finns inget spel { $game }; spelen är { $games }.
