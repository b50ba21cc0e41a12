### What the server refuses, why a hint is good, and what `whistlestop serve`
### and its mail say.

## Where it is. $address

serve-here = Whistlestop er på { $address }
serve-others = For andre på samme netværk: { $address }

## At the terminal

serve-alone = Kun denne maskine kan nå serveren; brug --host 0.0.0.0 for at lukke andre på samme netværk ind.
serve-stop = Tryk på Ctrl-C for at stoppe serveren; alle spil gemmes.

## To everybody

server-unreadable = Trækket blev ikke forstået.
server-stale = Der er allerede foretaget et træk for denne plads.
server-full = Der er ingen ledig plads ved dette bord.
server-not-open-yet = Engangstallene (nonce) åbnes, når alle spillere er klar.
server-wrong-code = Det er ikke koden fra mailen, eller den er udløbet.
server-no-mail = Denne server sender ikke mails.
server-mail-failed = Mailen kunne ikke sendes; tjek adressen, eller prøv igen senere.
server-wrong-nonce = Dette engangstal (nonce) stemmer ikke med den hashværdi, der blev sendt, da spilleren meldte sig klar.
server-too-many-rounds = For mange forsøg på at give kort er blevet afbrudt ved dette bord. Opret et nyt bord.
server-busy = Andre kom først; prøv igen.
server-other-version = Dette bord blev spillet med en anden version af Whistlestop, som denne server ikke kan læse. Intet er gået tabt: Den version kan åbne det.
server-no-guest = Du er ikke logget ind.
server-not-allowed = Det må du ikke.
# $minutes
server-not-absent = Ingen kan fjernes fra et spil, der er i gang. En bot kan spille for den, der har ladet de andre vente i { $minutes } minutter, indtil vedkommende kommer tilbage.
server-too-many-tokens = Du har for mange programnøgler. Afslut de gamle først.
server-foreign = Denne adresse hører ikke til denne server.
server-muted = Værten har slået din chat fra ved dette bord.
server-no-table = Bordet findes ikke, eller det er ikke åbent for dig.
server-nothing-here = Her er ingenting.
server-no-board = Der er ingen tegning af denne spilleplade.
server-no-board-scipy = Der er ingen tegning af denne spilleplade: Serveren skal bruge SciPy for at tegne den.
server-no-board-broken = Denne spilleplade kunne ikke tegnes; prøv igen senere.
server-wrong-method = Det kan man ikke gøre her.
server-too-large = Det er for langt.
server-too-fast = For meget på én gang; vent lidt.
server-closing = Serveren genstartes; dit spil går ikke tabt. Opret forbindelse igen om et øjeblik.
server-crowded = Serveren er fuld; prøv igen om et par minutter. Spil, der er i gang, fortsætter.
server-worn-out = Dette bord er blevet ændret for mange gange; opret et nyt.
server-enough-tables = Der er allerede nok åbne borde fra dit netværk; forlad et af dem, eller opret et bord kun for inviterede.
server-cannot-store = Serveren kan ikke gemme noget lige nu, så intet er ændret. Dit spil går ikke tabt; prøv igen senere.
server-failed = Noget gik galt på serveren; prøv igen.
server-no-moment = Spillet kan ikke fortsættes fra øjeblik { $moment }: vælg et tidligere, før slutningen.
server-no-chances = Ved dette bord vises chancerne ikke.
server-no-person = Mindst én plads skal tilhøre et menneske.
server-hints-with-bots = Tips findes kun ved borde, hvor alle andre er botter.

## $why says what is wrong, in English

server-malformed = Beskeden blev ikke forstået: { $why }
server-wrong-table = Bordet kan ikke oprettes: { $why }

## $name is part of an address

server-not-a-number = I denne adresse skal { $name } være et tal.

## $status is the state of the table, or of the player

server-wrong-state = { $status ->
    [open] Det kan ikke lade sig gøre, før spillet er begyndt.
    [opening] Det kan ikke lade sig gøre, mens spillet er ved at begynde.
    [playing] Det kan ikke lade sig gøre, mens spillet er i gang.
    [over] Det kan ikke lade sig gøre: Spillet er slut.
    [closed] Det kan ikke lade sig gøre: Dette bord er lukket.
    [left] Det kan ikke lade sig gøre: En bot spiller for denne plads.
    [resigned] Det kan ikke lade sig gøre: Denne spiller har givet op.
   *[other] Det kan ikke lade sig gøre ved dette bord nu.
}

## $percent says how much of it is done

server-warming = Tips kommer om et øjeblik: { $percent }{ "\u00A0" }% er klar.

## $seat is the number of a seat

server-seat-taken = Plads { $seat } er optaget.
server-colour-taken = En anden har allerede den farve.
server-undo-people = Træk kan kun fortrydes, når alle de andre ved bordet er botter.
server-undo-rated = Et ratet spil står, som det blev spillet: Intet tages tilbage.
server-undo-day = Dagens bord står, som det blev spillet: intet tages tilbage.
server-sealed = Det her åbnes, når dagen er slut, ved midnat UTC: inden da ville det hjælpe dem, der ikke har spillet endnu.
server-day-once = Dagens bord har intet næste spil: spil det gerne en gang til fra dets side; det tæller ikke.
server-day-bots = Botterne ved dagens bord er de samme for alle.
server-nobody-here = Ingen med det navn er her nu, eller også vil de ikke spørges.
server-several-here = Flere med det navn er her; bed din om at tage et navn, som ingen anden har.
server-enough-challenges = Du har spurgt ofte nok for nu; vent, til nogen svarer, eller prøv igen senere.
server-challenge-over = Det her er forbi: det blev besvaret eller trukket tilbage, eller ingen svarede i tide.
server-nothing-to-undo = Du har ikke foretaget noget træk, der kan fortrydes.

## $bot is the name that was asked for, $bots are those that there are

server-no-bot = Der er ingen bot, der hedder { $bot }; vælg mellem { $bots }.

## $map is the id of a map

server-no-map = Denne server har ikke spillepladen { $map }, som den var, da bordet blev oprettet. Intet er gået tabt: Spillet fortsætter, når spillepladen er tilbage.

## $game is the name that was asked for, $games are those that there are

server-no-game = Der er ikke noget spil, der hedder { $game }; vælg mellem { $games }.

## Why a move is good, as a hint says it

# $card: a kind of train card; $number: how many of them the player has
reason-takes-colour = { $card ->
    [loco] Et lokomotiv passer til alle farver.
   *[other] { $number ->
        [0] Du har ingen i denne farve endnu.
       *[other] Du har allerede { train-cards } i denne farve.
    }
}
reason-draws-blind = Bunken kan give noget bedre end rækken.
# $ticket, $points: of the route and the ticket together
reason-finishes-ticket = Så etablerer du ruten { $ticket }: { points } i alt.
reason-serves-ticket = Den ligger på en korteste vej til { $ticket }, som derefter kræver { trains } mere, og giver { points }.
reason-blocks = { $name } kunne forbinde to dele af sit net her; den giver { points }.
# $points
reason-goes-further = Så udbygger du dit net og får { points }.
# $points
reason-scores = Det giver { points }.
reason-tickets-fit = { trains } er nok til at etablere dem nu, og de er { points } værd.
reason-tickets-worth = De er { points } værd.
reason-more-tickets = Ingen har færre end { trains } tilbage.
reason-more-tickets-deck = Bunken har stadig { train-cards }.
reason-borrows = Med en station i { $city } må du bruge en strækning, som en anden spiller har dertil.
reason-borrows-later = Med en station i { $city } må du bruge en strækning, som en anden spiller tager dertil senere.
reason-leaves-locos = Så har du { $locos ->
    [0] ingen lokomotiver
   *[other] { locomotives }
} tilbage.
reason-places = Dine rutekort viser { train-cards } i denne farve.
reason-places-free = Ingen anden har denne farve i sit sporområde.
# $name: the player who is robbed; $card; $number: how many cards they lose
reason-robs = { $name } mister { train-cards } fra sit sporområde.
reason-three-colours = Næste tur går et kort af hver farve til dit rangerspor, hvis ingen røver det.
# $ticket, $points
reason-completes = { $ticket } er { points } værd.
reason-goes-on = Så går spillet videre.

## Mail. $code is what confirms an address

mail-code-subject = Din kode til Whistlestop
mail-code = Nogen, sandsynligvis dig, har bedt Whistlestop om at skrive til denne adresse, når det er din tur.
    Din kode er { $code }. Var det ikke dig, behøver du ikke at gøre noget: Så får du ikke flere mails.

## A turn

# $game: the map's name
mail-turn-subject = { $game }: Det er din tur
# $name: the player; $game: the map's name; $link: where the table is, or `none`
mail-turn = { $link ->
    [none] { $name }, det er din tur i { $game }.
       Du kan slå mails fra i indstillingerne.
   *[other] { $name }, det er din tur i { $game }: { $link }
       Du kan slå mails fra i indstillingerne.
}
server-silenced = De, der driver denne server, har slået din chat fra.
server-not-wanted = Du kan ikke sætte dig ved dette bord; vælg et andet.
server-too-many-blocked = Du har blokeret så mange, som man kan; ophæv nogle af blokeringerne først.
server-not-rated-game = Dette spil har ingen rating; vælg et af de spil, der følger med Whistlestop, for to eller flere.
server-not-rated-options = Et ratet spil spilles efter de almindelige regler, hver på sin enhed og uden tips; ret valgene.
# $bot is a name
server-not-rated-bot = Botten { $bot } har ingen egen rating og kan ikke sidde ved et ratet bord; vælg en anden.
server-history-private = Denne person viser ikke sine spil til andre.
