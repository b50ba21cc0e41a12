### What the server refuses, why a hint is good, and what `whistlestop serve`
### and its mail say.

## Where it is. $address

serve-here = Whistlestop er på { $address }
serve-others = For andre på samme nettverk: { $address }

## At the terminal

serve-alone = Bare denne maskinen kan nå serveren; bruk --host 0.0.0.0 for å slippe inn andre på samme nettverk.
serve-stop = Trykk Ctrl-C for å stanse serveren; alle spill blir lagret.

## To everybody

server-unreadable = Trekket ble ikke forstått.
server-stale = Det er allerede gjort et trekk for denne plassen.
server-full = Det er ingen ledig plass ved dette bordet.
server-not-open-yet = Engangstallene (nonce) åpnes når alle spillerne er klare.
server-wrong-code = Dette er ikke koden fra e-posten, eller så er den utløpt.
server-no-mail = Denne serveren sender ikke e-post.
server-mail-failed = E-posten kunne ikke sendes; sjekk adressen, eller prøv igjen senere.
server-wrong-nonce = Dette engangstallet (nonce) stemmer ikke med hashen som ble sendt da spilleren meldte seg klar.
server-too-many-rounds = For mange forsøk på å dele ut er blitt avbrutt ved dette bordet. Opprett et nytt bord.
server-busy = Andre kom først; prøv igjen.
server-other-version = Dette bordet ble spilt med en annen versjon av Whistlestop, som denne serveren ikke kan lese. Ingenting er tapt: Den versjonen kan åpne det.
server-no-guest = Du er ikke logget inn.
server-not-allowed = Det har du ikke lov til.
# $minutes
server-not-absent = Ingen kan fjernes fra et spill som er i gang. En bot kan spille for den som har latt de andre vente i { $minutes } minutter, til vedkommende kommer tilbake.
server-too-many-tokens = Du har for mange programnøkler. Avslutt de gamle først.
server-foreign = Denne adressen hører ikke til denne serveren.
server-muted = Verten har slått av praten for deg ved dette bordet.
server-no-table = Bordet finnes ikke, eller det er ikke åpent for deg.
server-nothing-here = Her er det ingenting.
server-no-board = Det finnes ingen tegning av dette kartet.
server-no-board-scipy = Det finnes ingen tegning av dette kartet: Serveren trenger SciPy for å tegne det.
server-no-board-broken = Dette kartet lot seg ikke tegne; prøv igjen senere.
server-wrong-method = Det kan ikke gjøres her.
server-too-large = Det er for langt.
server-too-fast = For mye på én gang; vent litt.
server-closing = Serveren startes på nytt; spillet ditt er trygt. Koble til igjen om et øyeblikk.
server-crowded = Serveren er full; prøv igjen om noen minutter. Spill som er i gang, fortsetter.
server-worn-out = Dette bordet er endret for mange ganger; opprett et nytt.
server-enough-tables = Det er allerede nok åpne bord fra nettverket ditt; forlat et av dem, eller opprett et bord bare for inviterte.
server-cannot-store = Serveren kan ikke lagre noe akkurat nå, så ingenting er endret. Spillet ditt er trygt; prøv igjen senere.
server-failed = Noe gikk galt på serveren; prøv igjen.
server-no-moment = Spillet kan ikke fortsettes fra øyeblikk { $moment }: velg et tidligere, før slutten.
server-no-chances = Ved dette bordet vises ikke sjansene.
server-no-person = Minst én plass må tilhøre et menneske.
server-hints-with-bots = Tips finnes bare ved bord der alle andre er boter.

## $why says what is wrong, in English

server-malformed = Meldingen ble ikke forstått: { $why }
server-wrong-table = Bordet kan ikke opprettes: { $why }

## $name is part of an address

server-not-a-number = I denne adressen må { $name } være et tall.

## $status is the state of the table, or of the player

server-wrong-state = { $status ->
    [open] Det er ikke mulig før spillet har begynt.
    [opening] Det er ikke mulig mens spillet er i ferd med å begynne.
    [playing] Det er ikke mulig mens spillet er i gang.
    [over] Det er ikke mulig: Spillet er slutt.
    [closed] Det er ikke mulig: Dette bordet er stengt.
    [left] Det er ikke mulig: En bot spiller for denne plassen.
    [resigned] Det er ikke mulig: Denne spilleren har gitt opp.
   *[other] Det er ikke mulig ved dette bordet nå.
}

## $percent says how much of it is done

server-warming = Tips kommer om et øyeblikk: { $percent }{ "\u00A0" }% er ferdig.

## $seat is the number of a seat

server-seat-taken = Plass { $seat } er opptatt.
server-colour-taken = Noen andre har allerede den fargen.
server-undo-people = Trekk kan bare angres når alle de andre ved bordet er boter.
server-undo-rated = Et rangert spill står slik det ble spilt: Ingenting tas tilbake.
server-undo-day = Dagens bord står som det ble spilt: ingenting tas tilbake.
server-sealed = Dette åpnes når dagen er over, ved midnatt UTC: før det ville det hjelpe dem som ikke har spilt ennå.
server-day-once = Dagens bord har ikke noe neste spill: spill det gjerne en gang til fra siden sin; det teller ikke.
server-day-bots = Botene ved dagens bord er de samme for alle.
server-nobody-here = Ingen med det navnet er her nå, eller så vil de ikke bli spurt.
server-several-here = Flere med det navnet er her; be din om å ta et navn som ingen andre har.
server-enough-challenges = Du har spurt ofte nok for nå; vent til noen svarer, eller prøv igjen senere.
server-challenge-over = Dette er over: det ble besvart eller trukket tilbake, eller ingen svarte i tide.
server-nothing-to-undo = Du har ikke gjort noe trekk som kan angres.

## $bot is the name that was asked for, $bots are those that there are

server-no-bot = Det finnes ingen bot som heter { $bot }; velg blant { $bots }.

## $map is the id of a map

server-no-map = Denne serveren har ikke kartet { $map } slik det var da dette bordet ble opprettet. Ingenting er tapt: Spillet fortsetter når kartet er tilbake.

## $game is the name that was asked for, $games are those that there are

server-no-game = Det finnes ikke noe spill som heter { $game }; velg blant { $games }.

## Why a move is good, as a hint says it

# $card: a kind of train card; $number: how many of them the player has
reason-takes-colour = { $card ->
    [loco] Et lokomotiv passer til alle farger.
   *[other] { $number ->
        [0] Du har ingen i denne fargen ennå.
       *[other] Du har allerede { train-cards } i denne fargen.
    }
}
reason-draws-blind = Trekkebunken kan gi noe bedre enn raden.
# $ticket, $points: of the route and the ticket together
reason-finishes-ticket = Da fullfører du billetten { $ticket }: { points } i alt.
reason-serves-ticket = Den ligger på en korteste vei til { $ticket }, som deretter krever { trains } til, og gir { points }.
reason-blocks = { $name } kunne knytte sammen to deler av nettet sitt her; den gir { points }.
# $points
reason-goes-further = Da utvider du nettet ditt og får { points }.
# $points
reason-scores = Det gir { points }.
reason-tickets-fit = { trains } er nok til å fullføre dem nå, og de er verdt { points }.
reason-tickets-worth = De er verdt { points }.
reason-more-tickets = Ingen har færre enn { trains } igjen.
reason-more-tickets-deck = Trekkebunken har fortsatt { train-cards }.
reason-borrows = Med en stasjon i { $city } kan du bruke en strekning en annen spiller har der.
reason-borrows-later = Med en stasjon i { $city } kan du bruke en strekning en annen spiller fullfører dit senere.
reason-leaves-locos = Da har du { $locos ->
    [0] ingen lokomotiver
   *[other] { locomotives }
} igjen.
reason-places = Billettene dine viser { train-cards } i denne fargen.
reason-places-free = Ingen andre har denne fargen på skiftetomten sin.
# $name: the player who is robbed; $card; $number: how many cards they lose
reason-robs = { $name } mister { train-cards } fra skiftetomten sin.
reason-three-colours = Neste tur går et kort av hver farge til sporet ditt, hvis ingen raner det.
# $ticket, $points
reason-completes = { $ticket } er verdt { points }.
reason-goes-on = Da går spillet videre.

## Mail. $code is what confirms an address

mail-code-subject = Koden din til Whistlestop
mail-code = Noen, trolig du, har bedt Whistlestop om å skrive til denne adressen når det er din tur.
    Koden din er { $code }. Var det ikke deg, trenger du ikke gjøre noe: Da kommer det ikke mer e-post.

## A turn

# $game: the map's name
mail-turn-subject = { $game }: Det er din tur
# $name: the player; $game: the map's name; $link: where the table is, or `none`
mail-turn = { $link ->
    [none] { $name }, det er din tur i { $game }.
       Du kan slå av e-posten i innstillingene.
   *[other] { $name }, det er din tur i { $game }: { $link }
       Du kan slå av e-posten i innstillingene.
}
server-silenced = De som driver denne tjeneren, har slått av praten for deg.
server-not-wanted = Du kan ikke sette deg ved dette bordet; velg et annet.
server-too-many-blocked = Du har blokkert så mange som er mulig; opphev noen av blokkeringene først.
server-not-rated-game = Dette spillet har ingen rangering; velg et av spillene som følger med Whistlestop, for to eller flere.
server-not-rated-options = Et rangert spill spilles etter de vanlige reglene, hver på sin enhet og uten tips; endre valgene.
# $bot is a name
server-not-rated-bot = Boten { $bot } har ingen egen rangering og kan ikke sitte ved et rangert bord; velg en annen.
server-history-private = Denne personen viser ikke spillene sine til andre.
