### The page before a game: home, joining, the table before the start, settings.

## Home

page-home-lead = Jernbanespill mot boter eller med venner. Velg ett og spill: ingen konto, ingenting å installere.
page-games = Spill
page-play-now = Spill nå
page-play-when-ready = Begynner så snart serveren er klar …
page-with-friends = Med venner
page-pass-and-play = På samme skjerm
page-choose-bots = Velg boter og innstillinger
page-setting = Klargjør bordet …
page-learn = Lær spillet
page-learn-first = Ny her? Prøv et første spill med veiledning
page-puzzles = Oppgaver
page-open = Åpne et spill fra en fil
page-help = Regler
page-unofficial = Et uoffisielt program, laget av folk som liker disse spillene. Uten tilknytning til utgiverne.

## What a button does, for those who do not see what it belongs to. $game is the name of a game

page-play-now-at = Spill nå: { $game } mot boter
page-with-friends-at = Med venner: { $game }
page-pass-at = På samme skjerm: { $game } på denne enheten
page-choose-bots-at = Velg boter og innstillinger: { $game }

## The games, in one line

page-game-about-north-america = Fra kyst til kyst: Samle kort, fullfør strekninger og billetter.
page-game-about-europe = Gjennom tunneler og over havet med ferge, med stasjoner der veien er stengt.
page-game-about-card-game = Uten brett: Fyll skiftetomten, pass deg for togranere, og få vognene dine ut på sporet.
page-game-own = Et kart som bare denne serveren har.
# $game: the name of its base
page-game-variant = En variant av { $game }.

## How the bots play; their names are in page.ftl

page-bot-about-easy = Tar det den kan få. Passer til et første spill.
page-bot-about-medium = Fullfører billettene sine uten omveier og er fort ferdig.
page-bot-about-hard = Planlegger godt og ser hva du trenger.
page-bot-about-expert = Tenker flere turer fremover. Vanskelig å slå.
page-bot-about-champion = Har lært av millioner av spill. På egne kart spiller ekspertboten i stedet.
page-bot-about-master = Mesterboten med tid til å tenke. På egne kart spiller ekspertboten i stedet.
page-bot-about-random = Gjør hva som helst som er lov, uten plan.
page-bot-about-greedy = Fullfører de lengste strekningene og glemmer billettene sine.
page-bot-about-hungry = Får aldri nok billetter.
page-bot-about-long-route = Bygger bare lange strekninger.
page-bot-about-racer = Få billetter, rette veier og en rask slutt.
page-bot-about-planner = Vurderer hver billett og hvert kort.
page-bot-about-blocker = En planlegger som liker å stille seg i veien for deg.
# as in English
page-bot-line = { $bot }. { $about }

## Lists of tables

page-my-games = Spillene mine
# $number counts the games in which it is the reader’s move
page-my-games-move = Spillene mine: din tur i { $number }
page-finished = Ferdige spill
page-lobby = Åpne bord
page-lobby-empty = Ingen åpne bord akkurat nå. Opprett ett: «Med venner», så «Åpent for alle».
# $number
page-show-all = { $number ->
    [one] Vis alle: { $number }
   *[other] Vis alle { $number }
}
page-ago-minutes = { $number ->
    [0] nettopp
    [one] for { $number } minutt siden
   *[other] for { $number } minutter siden
}
page-ago-hours = { $number ->
    [one] for { $number } time siden
   *[other] for { $number } timer siden
}
page-ago-days = { $number ->
    [one] for { $number } dag siden
   *[other] for { $number } dager siden
}
# $names
page-with = med { $names }
page-alone = ingen andre ennå
page-state-your-move = Din tur
# $name names those who are to move, $number counts them
page-state-move = Venter på { $name }
page-state-playing = Pågår
# $number counts the free seats
page-state-waiting = { $number ->
    [0] Begynner snart
    [one] { $number } ledig plass
   *[other] { $number } ledige plasser
}
page-state-won = Du vant
# $name names the winners, $number counts them
page-state-over = { $name } vant
page-state-ended = Ferdig
page-sit-down = Sett deg
page-watch = Se på

## Joining

page-join = Bli med i et spill
page-join-about = Skriv inn koden du har fått.
page-code-example = ABC123
page-join-go = Bli med
page-no-invitation = Invitasjonen er ikke gyldig lenger
# $name is the host, $game the name of the game
page-invited = { $name } inviterer deg til { $game }
page-invited-full = Alle plassene er opptatt.
page-invited-late = Spillet har allerede begynt.

## A new table

page-new-bots = Spill mot boter
page-new-friends = Spill med venner
page-new-pass = Spill på samme skjerm
page-set-bots = Spill
page-set-friends = Opprett bord
page-set-pass = Spill
page-game = Spill
page-people = Antall spillere
page-name = Navnet ditt
page-guest = Gjest
# $number is the number of a seat
page-name-of = Spiller { $number }
# $number is the number of a seat
page-somebody = Spiller { $number }
page-level = Boter
page-each-bot = Velg hver bot
page-bot-number = Bot { $number }
page-colour = Fargen din
page-colour-any = Plassens egen
page-character = Boter med særpreg
page-characters-more = Flere boter, hver med sitt særpreg
page-options = Flere innstillinger
page-hints = Tips
page-hints-about = Du kan be om de tre beste trekkene.
page-first-lot = Tilfeldig
page-first-me = Du
# $number is the number of a seat
page-seat = Plass { $number }
page-public = Åpent for alle
page-public-about = Alle som besøker denne serveren, kan se bordet og bli med. Ellers kan bare de du inviterer, bli med.
page-spectators = Tilskuere
page-spectators-about = Andre kan se på. De ser ingenting som er skjult for spillerne.
page-clock = Tidsgrense
page-clock-about = Hvor lenge en tur kan vare.
page-clock-none = Ingen tidsgrense
# $number
page-clock-seconds = { $number ->
    [one] { $number } sekund
   *[other] { $number } sekunder
}
# $number
page-clock-minutes = { $number ->
    [one] { $number } minutt
   *[other] { $number } minutter
}
# $number
page-clock-days = { $number ->
    [one] { $number } dag
   *[other] { $number } dager
}
page-at-zero = Når tiden er ute
page-at-zero-bot-turn = En bot tar turen
    .about = Deretter overtar spilleren igjen.
page-at-zero-bot-stays = En bot overtar
    .about = Til spilleren kommer tilbake.

## What has been agreed about a table

page-agreed-public = Åpent for alle
page-agreed-private = Bare inviterte
page-agreed-pass = Alle på samme skjerm
# $time is the time for a turn
page-agreed-clock = { $time } per tur
page-agreed-open-track = Åpent spor
# $number is the number of a seat
page-agreed-first = Plass { $number } begynner
page-agreed-no-spectators = Ingen tilskuere
page-agreed-hints = Med tips
page-agreed-chances = alle ser vinnersjansene

## The table before the game

page-seats = Ved bordet
page-seat-waiting = Venter på en spiller
page-seat-you = Du
page-seat-you-host = Du (vert)
page-is-ready = Klar
page-sit-here = Sett deg her
page-person-here = Legg til en spiller
page-bot-here = Legg til en bot
page-bot-change = Bytt
# $number is the number of the seat
page-bot-title = En bot til plass { $number }
page-sit-down-bot = Legg til boten
## $seat is the number of the seat, $name who sits there
page-bot-here-at = Legg til en bot: plass { $seat }
page-bot-change-at = Bytt { $name }, plass { $seat }
page-remove = Fjern { $name } fra plass { $seat }
##
page-leave = Forlat bordet
page-seat-lost = Denne plassen er ikke lenger din.
page-start = Start spillet
page-start-with-bots = Start med boter på de tomme plassene
page-start-about = Spillet begynner når alle er klare.
page-ready = Jeg er klar
page-ready-about = Spillet begynner når alle er klare og ingen plass er tom.
page-not-ready = Ikke klar likevel
# $number counts the empty seats
page-fill = { $number ->
    [1] Bot på den tomme plassen
   *[other] Bot på de { $number } tomme plassene
}
# $name names those who are awaited, $number counts them
page-awaiting = Venter på { $name } …
# $number counts the empty seats
page-awaiting-seats = { $number ->
    [0] Alle er klare …
    [one] Venter på spillere: { $number } plass er ledig.
   *[other] Venter på spillere: { $number } plasser er ledige.
}
page-visitor = Du er tilskuer. Sett deg, eller vent til spillet begynner.
page-visitor-full = Du er tilskuer. Spillet begynner snart.
page-dealing = Stokker og deler ut …
page-promise-promise = Stopp: Serveren har endret det den lovte før denne enheten åpnet sitt hemmelige tall. Kortene i dette spillet kan ha blitt valgt ut.
page-promise-agreed = Stopp: Dette spillet spilles med andre innstillinger enn dem denne enheten gikk med på før den åpnet sitt hemmelige tall.
page-promise-nonces = Stopp: Kortene i dette spillet ble ikke delt ut med de hemmelige tallene som var avtalt. Hvis du ikke meldte deg klar på en annen enhet, kan kortene ha blitt valgt ut.
page-promise-rounds = Stopp: Serveren utelater et forsøk der denne enheten åpnet sitt hemmelige tall. Utdelinger kan ha blitt forkastet i det skjulte.
page-receipt = Lagre kvittering
page-receipt-about = Kvitteringen er det denne enheten skrev ned før spillet. «whistlestop verify» sammenligner den med referatet.
# $number: how many attempts; $name: at whose seats the last one failed
page-rounds = { $number ->
    [one] { $number } forsøk på å dele ut ble avbrutt, hos { $name }. Nye hemmelige tall, nye kort; det kommer til å stå i referatet.
   *[other] { $number } forsøk på å dele ut ble avbrutt, det siste hos { $name }. Nye hemmelige tall, nye kort; det kommer til å stå i referatet.
}
page-invite = Inviter andre
page-invite-link = Send dem denne lenken. Alle som åpner den og skriver inn et navn, får en plass.
page-invite-code = Eller gi dem denne koden:
page-invite-local = Denne lenken virker bare på denne enheten, fordi serveren ikke er åpen for andre. Start den med «whistlestop serve --host 0.0.0.0» for at andre på nettverket ditt skal kunne bli med.
page-link = Lenken til dette bordet
page-copy = Kopier
page-copied = Kopiert.
page-copy-by-hand = Lenken er markert: Kopier den nå.
page-share = Del
page-share-text = Kom og spill Whistlestop med meg.
page-qr = QR-kode med lenken til dette bordet
page-qr-about = Eller la dem skanne denne.

## What can be said at a table with one press

page-reaction-clap = Godt spilt!
page-reaction-laugh = Ha ha!
page-reaction-wow = Oi!
page-reaction-sad = Å nei!
page-reaction-angry = Grr!
page-reaction-thanks = Takk!
page-reaction-hurry = Ta plass, toget går!
page-reaction-train = Tøff-tøff!
page-reaction-good-game = Takk for spillet!

## The bar and the settings

page-settings = Innstillinger
page-bar-home = Whistlestop: til forsiden
page-close = Lukk
page-language = Språk
page-theme = Tema
page-theme-system = Følg systemet
page-theme-light = Lyst
page-theme-dark = Mørkt
page-symbols = Store symboler
page-symbols-about = Symbolet for hver farge vises større, på strekninger og kort.
page-quick = Trekk med ett trykk
page-quick-about = Kortet er ditt ved første trykk, uten et nytt trykk for å bekrefte.
page-pace = Botenes tempo
page-pace-slow = Rolig
page-pace-usual = Vanlig
page-pace-quick = Rask
page-sound = Lyder
page-sound-about = Vogner, kort, en bjelle når det er din tur, og en fløyte for siste runde.
page-notices = Varsler
page-notices-about = Si fra når det er min tur og jeg ikke er på siden.
page-notices-refused = Nettleseren tillater ikke varsler her. Det kan du endre i innstillingene til nettleseren.
page-mail = Send meg e-post når det er min tur
page-mail-none = For spill som varer i dagevis. Adressen brukes ikke til noe annet og vises aldri.
page-mail-unconfirmed = En kode er sendt til adressen din. Skriv den inn her.
page-mail-confirmed = Du får e-post når det er din tur.
page-mail-address = E-postadressen din
page-mail-code = Koden fra e-posten
page-mail-give = Send meg en kode
page-mail-confirm = Bekreft
page-mail-drop = Stopp e-posten
page-name-about = Det de andre ser. Du trenger ingen konto.
page-device = Fortsett på en annen enhet
page-device-about = Be om en kode og skriv den inn på den andre enheten innen ti minutter. Spillene dine flyttes dit.
page-device-code = Vis en kode
page-device-code-about = Skriv den inn der, i den samme menyen. Da blir denne enheten logget ut.
page-device-qr = QR-kode for den andre enheten
page-device-enter = Kode fra den andre enheten
page-device-take = Fortsett her
page-forget = Slett opplysningene mine
page-forget-about = Navnet ditt slettes fra denne serveren og fra alle spillene dine. En bot overtar spillene som ikke er ferdige. Dette kan ikke angres.
page-forget-go = Slett opplysningene mine …
page-forget-sure = Ja, slett alt

## When the server is not ready, or not there

page-warming = Du kan spille allerede nå
# $percent
page-warming-about = Serveren starter for aller første gang. Tips og ekspertboten kommer om et øyeblikk: { $percent }{ "\u00A0" }% er ferdig.
page-in-a-moment = om et øyeblikk
page-away = Serveren svarer ikke
page-away-about = Kanskje er du uten nett. Spillene dine er trygge; siden kobler til igjen av seg selv så snart serveren er tilbake.
page-somebody-wanted = Spill mot noen
page-somebody-about = Andre som er her og vil spille det samme.
page-somebody-go = Finn noen
page-filter = Let etter bestemte bord
