### What the server refuses, why a hint is good, and what `whistlestop serve`
### and its mail say.

## Where it is. $address

serve-here = Whistlestop finns på { $address }
serve-others = För andra på samma nätverk: { $address }

## At the terminal

serve-alone = Bara den här datorn kan nå servern; --host 0.0.0.0 släpper in andra på samma nätverk.
serve-stop = Ctrl-C stoppar servern; alla spel sparas.

## To everybody

server-unreadable = Det här draget går inte att förstå.
server-stale = Den här platsen har gjort ett drag under tiden.
server-full = Det finns ingen ledig plats vid det här bordet.
server-not-open-yet = Engångstalen (nonce) öppnas när alla spelare är redo.
server-wrong-code = Det här är inte koden från mejlet, eller så är den för gammal.
server-no-mail = Den här servern skickar inga mejl.
server-mail-failed = Mejlet kunde inte skickas; kontrollera adressen, eller försök igen senare.
server-wrong-nonce = Det här engångstalet (nonce) stämmer inte med den hash som skickades när spelaren anmälde sig redo.
server-busy = Andra hann före flera gånger; försök igen.
server-other-version = Det här bordet spelades med en annan version av Whistlestop, som den här servern inte kan läsa. Inget har gått förlorat: den versionen öppnar det.
server-no-guest = Ingen är inloggad här.
server-not-allowed = Det får du inte göra.
server-foreign = Den här adressen hör inte till den här servern.
server-muted = Värden har tagit ifrån dig ordet vid det här bordet.
server-no-table = Bordet finns inte, eller så är det inte för dig.
server-nothing-here = Här finns ingenting.
server-no-board = Det finns ingen teckning av den här kartan.
server-no-board-scipy = Det finns ingen teckning av den här kartan: servern behöver SciPy för att rita den.
server-no-board-broken = Den här kartan gick inte att rita; försök igen senare.
server-wrong-method = Det går inte att göra här.
server-too-large = Det är för långt.
server-too-fast = För mycket på en gång; vänta lite.
server-closing = Servern startas om; ditt spel finns kvar. Anslut igen om ett ögonblick.
server-failed = Något gick fel på servern; försök igen.

## $why says what is wrong, in English

server-malformed = Det här meddelandet går inte att förstå: { $why }
server-wrong-table = Ett sådant bord är inte möjligt: { $why }

## $name is part of an address

server-not-a-number = I den här adressen måste { $name } vara ett tal.

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

## $percent says how much of it is done

server-warming = Servern gör sig redo, vilket tar en minut eller två allra första gången: { $percent }{ "\u00A0" }% är klart.

## $seat is the number of a seat

server-seat-taken = Plats { $seat } är upptagen.

## $bot is the name that was asked for, $bots are those that there are

server-no-bot = Det finns ingen bot { $bot }; bottarna är { $bots }.

## $map is the id of a map

server-no-map = Den här servern har inte kartan { $map } som den var när bordet skapades. Inget har gått förlorat: spelet fortsätter när kartan är tillbaka.

## $game is the name that was asked for, $games are those that there are

server-no-game = Det finns inget spel { $game }; spelen är { $games }.

## Why a move is good, as a hint says it

# $card: a kind of train card; $number: how many of them the player has
reason-takes-colour = { $card ->
    [loco] Ett lokomotiv passar till alla färger.
   *[other] { $number ->
        [0] Du har inget i den här färgen än.
       *[other] Du har redan { train-cards } i den här färgen.
    }
}
reason-draws-blind = Inget i raden är bättre än vad draghögen kan ge.
# $ticket, $points: of the route and the ticket together
reason-finishes-ticket = Det fullbordar { $ticket }: { points } sammanlagt.
# $name: the player in whose way it is; $points
reason-blocks = { $name } kan behöva den här sträckan; den ger { points }.
# $points
reason-goes-further = Det bygger ut ditt nät och ger { points }.
# $points
reason-scores = Det ger { points }.
# $tickets, $points
reason-tickets-fit = De här biljettkorten passar bra ihop och är värda { points }.
reason-more-tickets = Det finns tid för fler biljettkort.
# $city
reason-borrows = Med en station i { $city } får du använda en annan spelares sträcka.
reason-spares-cards = Det sparar korten som du fortfarande behöver.
# $card
reason-places = Det lägger en färg som du behöver i din bangård.
# $name: the player who is robbed; $card; $number: how many cards they lose
reason-robs = { $name } förlorar { train-cards } ur sin bangård.
reason-three-colours = Tre färger på en gång för dig framåt i alla tre.
# $ticket, $points
reason-completes = { $ticket } är värt { points }.
reason-goes-on = Det för spelet framåt.

## Mail. $code is what confirms an address

mail-code-subject = Din kod till Whistlestop
mail-code = Någon, förmodligen du, har bett Whistlestop skriva till den här adressen när det är dags för nästa drag.
    Koden är { $code }. Var det inte du behöver du inte göra något: då kommer inga fler mejl.

## A turn

# $game: the map's name
mail-turn-subject = { $game }: det är din tur
# $name: the player; $game: the map's name; $link: where the table is, or `none`
mail-turn = { $link ->
    [none] { $name }, det är din tur i { $game }.
       På sidan kan du säga ifrån att du inte vill ha fler mejl.
   *[other] { $name }, det är din tur i { $game }: { $link }
       På sidan kan du säga ifrån att du inte vill ha fler mejl.
}
