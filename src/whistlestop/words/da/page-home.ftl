### The page before a game: home, joining, the table before the start, settings.

## Home

page-home-lead = Jernbanespil mod botter eller med venner. Vælg et og spil: ingen konto, intet at installere.
page-games = Spil
page-play-now = Spil nu
page-play-when-ready = Begynder, så snart serveren er klar …
page-with-friends = Med venner
page-pass-and-play = På samme skærm
page-choose-bots = Vælg botter og indstillinger
page-setting = Klargør bordet …
page-learn = Lær spillet
page-learn-first = Ny i disse spil? Prøv et første spil med guide
page-puzzles = Opgaver
page-open = Åbn et spil fra en fil
page-help = Regler
page-unofficial = Et uofficielt program, lavet af folk, der holder af disse spil. Uden tilknytning til udgiverne.

## What a button does, for those who do not see what it belongs to. $game is the name of a game

page-play-now-at = Spil nu: { $game } mod botter
page-with-friends-at = Med venner: { $game }
page-pass-at = På samme skærm: { $game } på denne enhed
page-choose-bots-at = Vælg botter og indstillinger: { $game }

## The games, in one line

page-game-about-north-america = Fra kyst til kyst: Saml kort, tag strækninger, etabler dine ruter.
page-game-about-europe = Gennem tunneler og over havet med færge, med stationer, hvor vejen er spærret.
page-game-about-card-game = Uden spilleplade: Fyld dit sporområde, pas på togrøverne, og få dine vogne ud i rangersporet.
page-game-own = En spilleplade, som kun denne server har.
# $game: the name of its base
page-game-variant = En variant af { $game }.

## How the bots play; their names are in page.ftl

page-bot-about-easy = Tager, hvad den kan få. God til et første spil.
page-bot-about-medium = Etablerer sine ruter uden omveje og er hurtigt færdig.
page-bot-about-hard = Planlægger godt og ser, hvad du har brug for.
page-bot-about-expert = Tænker flere ture frem. Svær at slå.
page-bot-about-champion = Har lært af millioner af spil. På egne spilleplader spiller ekspertbotten i stedet.
page-bot-about-master = Mesterbotten med tid til at tænke. På egne spilleplader spiller ekspertbotten i stedet.
page-bot-about-random = Gør hvad som helst, der er tilladt, uden plan.
page-bot-about-greedy = Tager de længste strækninger og glemmer sine rutekort.
page-bot-about-hungry = Kan ikke få rutekort nok.
page-bot-about-long-route = Bygger kun lange strækninger.
page-bot-about-racer = Få rutekort, lige veje og en hurtig slutning.
page-bot-about-planner = Vurderer hvert rutekort og hvert kort.
page-bot-about-blocker = En planlægger, der gerne stiller sig i vejen for dig.
# as in English
page-bot-line = { $bot }. { $about }

## Lists of tables

page-my-games = Mine spil
# $number counts the games in which it is the reader’s move
page-my-games-move = Mine spil: din tur i { $number }
page-finished = Færdige spil
page-lobby = Åbne borde
page-lobby-empty = Ingen åbne borde lige nu. Opret et: »Med venner«, så »Åbent for alle«.
# $number
page-show-all = { $number ->
    [one] Vis alle: { $number }
   *[other] Vis alle { $number }
}
page-ago-minutes = { $number ->
    [0] lige nu
    [one] for { $number } minut siden
   *[other] for { $number } minutter siden
}
page-ago-hours = { $number ->
    [one] for { $number } time siden
   *[other] for { $number } timer siden
}
page-ago-days = { $number ->
    [one] for { $number } dag siden
   *[other] for { $number } dage siden
}
# $names
page-with = med { $names }
page-alone = ingen andre endnu
page-state-your-move = Din tur
# $name names those who are to move, $number counts them
page-state-move = Venter på { $name }
page-state-playing = I gang
# $number counts the free seats
page-state-waiting = { $number ->
    [0] Begynder snart
    [one] { $number } ledig plads
   *[other] { $number } ledige pladser
}
page-state-won = Du vandt
# $name names the winners, $number counts them
page-state-over = { $name } vandt
page-state-ended = Afsluttet
page-sit-down = Sæt dig
page-watch = Se på

## Joining

page-join = Sæt dig ved et bord
page-join-about = Indtast den kode, du har fået.
page-code-example = ABC123
page-join-go = Deltag
page-no-invitation = Invitationen gælder ikke længere
# $name is the host, $game the name of the game
page-invited = { $name } inviterer dig til { $game }
page-invited-full = Alle pladser er optaget.
page-invited-late = Spillet er allerede begyndt.

## A new table

page-new-bots = Spil mod botter
page-new-friends = Spil med venner
page-new-pass = Spil på samme skærm
page-set-bots = Spil
page-set-friends = Opret bord
page-set-pass = Spil
page-game = Spil
page-people = Antal spillere
page-name = Dit navn
page-guest = Gæst
# $number is the number of a seat
page-name-of = Spiller { $number }
# $number is the number of a seat
page-somebody = Spiller { $number }
page-level = Botter
page-each-bot = Vælg hver bot
page-bot-number = Bot { $number }
page-colour = Din farve
page-colour-any = Pladsens egen
page-character = Botter med særpræg
page-characters-more = Flere botter, hver med sit særpræg
page-options = Flere indstillinger
page-hints = Tips
page-hints-about = Du kan bede om de tre bedste træk.
page-first-lot = Tilfældigt
page-first-me = Du
# $number is the number of a seat
page-seat = Plads { $number }
page-public = Åbent for alle
page-public-about = Alle, der besøger denne server, kan se bordet og være med. Ellers kan kun dem, du inviterer, være med.
page-spectators = Tilskuere
page-spectators-about = Andre kan se på. De ser intet, der er skjult for spillerne.
page-clock = Tidsgrænse
page-clock-about = Hvor lang tid en tur må tage.
page-clock-none = Ingen tidsgrænse
# $number
page-clock-seconds = { $number ->
    [one] { $number } sekund
   *[other] { $number } sekunder
}
# $number
page-clock-minutes = { $number ->
    [one] { $number } minut
   *[other] { $number } minutter
}
# $number
page-clock-days = { $number ->
    [one] { $number } dag
   *[other] { $number } dage
}
page-at-zero = Når tiden er udløbet
page-at-zero-bot-turn = En bot tager turen
    .about = Derefter overtager spilleren igen.
page-at-zero-bot-stays = En bot overtager
    .about = Indtil spilleren kommer tilbage.

## What has been agreed about a table

page-agreed-public = Åbent for alle
page-agreed-private = Kun inviterede
page-agreed-pass = Alle på samme skærm
# $time is the time for a turn
page-agreed-clock = { $time } pr. tur
page-agreed-open-track = Åbent rangerspor
# $number is the number of a seat
page-agreed-first = Plads { $number } starter
page-agreed-no-spectators = Ingen tilskuere
page-agreed-hints = Med tips
page-agreed-chances = alle ser vinderchancerne

## The table before the game

page-seats = Ved bordet
page-seat-waiting = Venter på en spiller
page-seat-you = Du
page-seat-you-host = Du (vært)
page-is-ready = Klar
page-sit-here = Sæt dig her
page-person-here = Tilføj en spiller
page-bot-here = Tilføj en bot
page-bot-change = Skift
# $number is the number of the seat
page-bot-title = En bot til plads { $number }
page-sit-down-bot = Tilføj botten
## $seat is the number of the seat, $name who sits there
page-bot-here-at = Tilføj en bot: plads { $seat }
page-bot-change-at = Skift { $name }, plads { $seat }
page-remove = Fjern { $name } fra plads { $seat }
##
page-leave = Forlad bordet
page-seat-lost = Denne plads er ikke længere din.
page-start = Start spillet
page-start-with-bots = Start med botter på de tomme pladser
page-start-about = Spillet begynder, når alle er klar.
page-ready = Jeg er klar
page-ready-about = Spillet begynder, når alle er klar, og ingen plads er tom.
page-not-ready = Jeg er ikke klar endnu
# $number counts the empty seats
page-fill = { $number ->
    [1] Bot på den tomme plads
   *[other] Bot på de { $number } tomme pladser
}
# $name names those who are awaited, $number counts them
page-awaiting = Venter på { $name } …
# $number counts the empty seats
page-awaiting-seats = { $number ->
    [0] Alle er klar …
    [one] Venter på spillere: { $number } plads er ledig.
   *[other] Venter på spillere: { $number } pladser er ledige.
}
page-visitor = Du er tilskuer. Sæt dig, eller vent, til spillet begynder.
page-visitor-full = Du er tilskuer. Spillet begynder snart.
page-dealing = Blander og giver kort …
page-promise-promise = Stop: Serveren har ændret det, den lovede, før denne enhed åbnede sit hemmelige tal. Kortene i dette spil kan være valgt ud.
page-promise-agreed = Stop: Dette spil spilles med andre indstillinger end dem, denne enhed gik med til, før den åbnede sit hemmelige tal.
page-promise-nonces = Stop: Kortene i dette spil blev ikke givet med de hemmelige tal, der var aftalt. Hvis du ikke meldte dig klar på en anden enhed, kan kortene være valgt ud.
page-promise-rounds = Stop: Serveren udelader et forsøg, hvor denne enhed åbnede sit hemmelige tal. Der kan være kasseret kortfordelinger i det skjulte.
page-receipt = Gem kvittering
page-receipt-about = Kvitteringen er det, denne enhed skrev ned før spillet. »whistlestop verify« sammenligner den med referatet.
# $number: how many attempts; $name: at whose seats the last one failed
page-rounds = { $number ->
    [one] { $number } forsøg på at give kort blev afbrudt, hos { $name }. Nye hemmelige tal, nye kort; det kommer til at stå i referatet.
   *[other] { $number } forsøg på at give kort blev afbrudt, det sidste hos { $name }. Nye hemmelige tal, nye kort; det kommer til at stå i referatet.
}
page-invite = Inviter andre
page-invite-link = Send dem dette link. Alle, der åbner det og indtaster et navn, får en plads.
page-invite-code = Eller giv dem denne kode:
page-invite-local = Dette link virker kun på denne enhed, fordi serveren ikke er åben for andre. Start den med »whistlestop serve --host 0.0.0.0«, så andre på dit netværk kan være med.
page-link = Linket til dette bord
page-copy = Kopier
page-copied = Kopieret.
page-copy-by-hand = Linket er markeret: Kopier det nu.
page-share = Del
page-share-text = Kom og spil Whistlestop med mig.
page-qr = QR-kode med linket til dette bord
page-qr-about = Eller lad dem scanne denne.

## What can be said at a table with one press

page-reaction-clap = Godt spillet!
page-reaction-laugh = Ha ha!
page-reaction-wow = Wow!
page-reaction-sad = Åh nej!
page-reaction-angry = Grr!
page-reaction-thanks = Tak!
page-reaction-hurry = Tag plads, toget kører!
page-reaction-train = Fut fut!
page-reaction-good-game = Tak for spillet!

## The bar and the settings

page-settings = Indstillinger
page-bar-home = Whistlestop: til forsiden
page-close = Luk
page-language = Sprog
page-theme = Tema
page-theme-system = Følg systemet
page-theme-light = Lyst
page-theme-dark = Mørkt
page-symbols = Store symboler
page-symbols-about = Farvernes symboler vises større på strækninger og kort.
page-quick = Træk med ét tryk
page-quick-about = Kortet er dit ved første tryk, uden et tryk mere for at bekræfte.
page-pace = Botternes tempo
page-pace-slow = Roligt
page-pace-usual = Normalt
page-pace-quick = Hurtigt
page-sound = Lyde
page-sound-about = Vogne, kort, en klokke, når det er din tur, og en fløjte for sidste tur.
page-notices = Notifikationer
page-notices-about = Sig til, når det er min tur, og jeg ikke er på siden.
page-notices-refused = Browseren tillader ikke notifikationer her. Det kan du ændre i browserens indstillinger.
page-mail = Send mig en mail, når det er min tur
page-mail-none = Til spil, der varer i dagevis. Adressen bruges ikke til andet og vises aldrig.
page-mail-unconfirmed = Der er sendt en kode til din adresse. Indtast den her.
page-mail-confirmed = Du får en mail, når det er din tur.
page-mail-address = Din mailadresse
page-mail-code = Koden fra mailen
page-mail-give = Send mig en kode
page-mail-confirm = Bekræft
page-mail-drop = Slå mails fra
page-name-about = Det, andre ser. Du behøver ingen konto.
page-device = Fortsæt på en anden enhed
page-device-about = Bed om en kode, og indtast den på den anden enhed inden for ti minutter. Dine spil flyttes derhen.
page-device-code = Vis en kode
page-device-code-about = Indtast den der, i den samme menu. Så bliver denne enhed logget ud.
page-device-qr = QR-kode til den anden enhed
page-device-enter = Kode fra den anden enhed
page-device-take = Fortsæt her
page-forget = Slet mine oplysninger
page-forget-about = Dit navn slettes fra denne server og fra alle dine spil. En bot overtager de spil, der ikke er slut. Det kan ikke fortrydes.
page-forget-go = Slet mine oplysninger …
page-forget-sure = Ja, slet alt

## When the server is not ready, or not there

page-warming = Du kan spille allerede nu
# $percent
page-warming-about = Serveren starter for allerførste gang. Tips og ekspertbotten kommer om et øjeblik: { $percent }{ "\u00A0" }% er klar.
page-in-a-moment = om et øjeblik
page-away = Serveren svarer ikke
page-away-about = Måske er du offline. Dine spil går ikke tabt; siden genopretter selv forbindelsen, så snart serveren er tilbage.
page-somebody-wanted = Spil mod nogen
page-somebody-about = Andre, der er her og vil spille det samme.
page-somebody-go = Find nogen
page-filter = Find bestemte borde
