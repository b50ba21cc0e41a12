### What the server refuses, why a hint is good, and what `whistlestop serve`
### and its mail say.

## Where it is. $address

serve-here = Whistlestop finns på { $address }
serve-others = För andra på samma nätverk: { $address }

## At the terminal

serve-alone = Bara den här datorn kan nå servern; använd --host 0.0.0.0 för att släppa in andra på samma nätverk.
serve-stop = Tryck på Ctrl-C för att stoppa servern; alla spel sparas.

## To everybody

server-unreadable = Draget gick inte att tolka.
server-stale = Ett drag har redan gjorts för den här platsen.
server-full = Det finns ingen ledig plats vid det här bordet.
server-not-open-yet = Engångstalen (nonce) öppnas när alla spelare är redo.
server-wrong-code = Det här är inte koden från mejlet, eller så har den gått ut.
server-no-mail = Den här servern skickar inga mejl.
server-mail-failed = Mejlet kunde inte skickas; kontrollera adressen, eller försök igen senare.
server-wrong-nonce = Det här engångstalet (nonce) stämmer inte med den hash som skickades när spelaren anmälde sig redo.
server-too-many-rounds = För många försök att dela ut har avbrutits vid det här bordet. Skapa ett nytt bord.
server-busy = Andra hann före; försök igen.
server-other-version = Det här bordet spelades med en annan version av Whistlestop, som den här servern inte kan läsa. Inget har gått förlorat: den versionen kan öppna det.
server-no-guest = Du är inte inloggad.
server-not-allowed = Det får du inte göra.
# $minutes
server-not-absent = Ingen kan tas bort från ett spel som pågår. En bot kan spela åt den som har låtit de andra vänta i { $minutes } minuter, tills hen kommer tillbaka.
server-too-many-tokens = Du har för många programnycklar. Avsluta de gamla först.
server-foreign = Den här adressen hör inte till den här servern.
server-muted = Värden har stängt av din chatt vid det här bordet.
server-no-table = Bordet finns inte, eller så är det inte öppet för dig.
server-nothing-here = Här finns ingenting.
server-no-board = Det finns ingen bild av den här kartan.
server-no-board-scipy = Det finns ingen bild av den här kartan: servern behöver SciPy för att rita den.
server-no-board-broken = Den här kartan gick inte att rita; försök igen senare.
server-wrong-method = Det går inte att göra här.
server-too-large = Det är för långt.
server-too-fast = För mycket på en gång; vänta lite.
server-closing = Servern startas om; ditt spel finns kvar. Anslut igen om ett ögonblick.
server-crowded = Servern är full; försök igen om några minuter. Pågående spel fortsätter.
server-worn-out = Det här bordet har ändrats för många gånger; skapa ett nytt.
server-enough-tables = Det finns redan tillräckligt många öppna bord från ditt nätverk; lämna ett av dem eller skapa ett bord bara för inbjudna.
server-cannot-store = Servern kan inte spara något just nu, så inget har ändrats. Ditt spel finns kvar; försök igen senare.
server-failed = Något gick fel på servern; försök igen.
server-no-moment = Spelet kan inte fortsättas från ögonblick { $moment }: välj ett tidigare, före slutet.
server-no-chances = Vid det här bordet visas inga chanser.
server-no-person = Minst en plats måste tillhöra en människa.
server-hints-with-bots = Tips finns bara vid bord där alla andra är bottar.

## $why says what is wrong, in English

server-malformed = Meddelandet gick inte att tolka: { $why }
server-wrong-table = Bordet kan inte skapas: { $why }

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

server-warming = Tips kommer om ett ögonblick: { $percent }{ "\u00A0" }% är klart.

## $seat is the number of a seat

server-seat-taken = Plats { $seat } är upptagen.
server-colour-taken = Någon annan har redan den färgen.
server-undo-people = Drag kan bara ångras när alla andra vid bordet är bottar.
server-undo-rated = Ett rankat spel står som det spelades: inget tas tillbaka.
server-undo-day = Dagens bord står som det spelades: inget tas tillbaka.
server-sealed = Det här öppnas när dagen är slut, vid midnatt UTC: dessförinnan skulle det hjälpa dem som inte har spelat än.
server-day-once = Dagens bord har inget nästa spel: spela det gärna en gång till från dess sida; det räknas inte.
server-day-bots = Bottarna vid dagens bord är desamma för alla.
server-nobody-here = Ingen med det namnet är här nu, eller så vill de inte bli tillfrågade.
server-several-here = Flera med det namnet är här; be din att ta ett namn som ingen annan har.
server-enough-challenges = Du har frågat tillräckligt ofta för nu; vänta tills någon svarar, eller försök igen senare.
server-challenge-over = Det här är över: det besvarades eller drogs tillbaka, eller ingen svarade i tid.
server-nothing-to-undo = Du har inte gjort något drag som kan ångras.

## $bot is the name that was asked for, $bots are those that there are

server-no-bot = Det finns ingen bot som heter { $bot }; välj bland { $bots }.

## $map is the id of a map

server-no-map = Den här servern har inte kartan { $map } som den var när bordet skapades. Inget har gått förlorat: spelet fortsätter när kartan är tillbaka.

## $game is the name that was asked for, $games are those that there are

server-no-game = Det finns inget spel som heter { $game }; välj bland { $games }.

## Why a move is good, as a hint says it

# $card: a kind of train card; $number: how many of them the player has
reason-takes-colour = { $card ->
    [loco] Ett lokomotiv passar till alla färger.
   *[other] { $number ->
        [0] Du har inget i den här färgen än.
       *[other] Du har redan { train-cards } i den här färgen.
    }
}
reason-draws-blind = Draghögen kan ge något bättre än raden.
# $ticket, $points: of the route and the ticket together
reason-finishes-ticket = Då fullbordar du { $ticket }: { points } sammanlagt.
reason-serves-ticket = Den ligger på en kortaste väg till { $ticket }, som sedan kräver { trains } till, och ger { points }.
reason-blocks = { $name } skulle kunna förbinda två delar av sitt nät här; den ger { points }.
# $points
reason-goes-further = Då bygger du ut ditt nät och får { points }.
# $points
reason-scores = Det ger { points }.
reason-tickets-fit = { trains } räcker för att fullborda dem nu, och de är värda { points }.
reason-tickets-worth = De är värda { points }.
reason-more-tickets = Ingen har färre än { trains } kvar.
reason-more-tickets-deck = Draghögen har fortfarande { train-cards }.
reason-borrows = Med en station i { $city } får du använda en sträcka som en annan spelare har där.
reason-borrows-later = Med en station i { $city } får du använda en sträcka som en annan spelare tar dit senare.
reason-leaves-locos = Då har du { $locos ->
    [0] inga lokomotiv
   *[other] { locomotives }
} kvar.
reason-places = Dina biljettkort visar { train-cards } i den här färgen.
reason-places-free = Ingen annan har den här färgen i sin bangård.
# $name: the player who is robbed; $card; $number: how many cards they lose
reason-robs = { $name } förlorar { train-cards } ur sin bangård.
reason-three-colours = Nästa tur går ett kort av varje färg till ditt spår, om ingen rånar det.
# $ticket, $points
reason-completes = { $ticket } är värt { points }.
reason-goes-on = Då går spelet vidare.

## Mail. $code is what confirms an address

mail-code-subject = Din kod till Whistlestop
mail-code = Någon, förmodligen du, har bett Whistlestop att skriva till den här adressen när det är din tur.
    Din kod är { $code }. Var det inte du behöver du inte göra något: då kommer inga fler mejl.

## A turn

# $game: the map's name
mail-turn-subject = { $game }: det är din tur
# $name: the player; $game: the map's name; $link: where the table is, or `none`
mail-turn = { $link ->
    [none] { $name }, det är din tur i { $game }.
       Du kan stänga av mejlen i inställningarna.
   *[other] { $name }, det är din tur i { $game }: { $link }
       Du kan stänga av mejlen i inställningarna.
}
server-silenced = De som driver den här servern har stängt av din chatt.
server-not-wanted = Du kan inte sätta dig vid det här bordet; välj ett annat.
server-too-many-blocked = Du har blockerat så många som går; häv några av blockeringarna först.
server-not-rated-game = Det här spelet har ingen ranking; välj ett av spelen som följer med Whistlestop, för två eller fler.
server-not-rated-options = Ett rankat spel spelas enligt de vanliga reglerna, var och en på sin enhet och utan tips; ändra valen.
# $bot is a name
server-not-rated-bot = Botten { $bot } har ingen egen ranking och kan inte sitta vid ett rankat bord; välj en annan.
server-history-private = Den här personen visar inte sina spel för andra.
