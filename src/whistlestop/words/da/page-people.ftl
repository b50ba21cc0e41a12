# What is around the games: people, ratings, history, pairing. Fetched when it is first shown.

## The people at a table

page-people-nobody = Der sidder ikke andre her endnu.
page-people-mute = Slå chatten fra for alle
# $name of a player
page-people-mute-at = Slå chatten fra for { $name }
page-people-block = Bloker
# $name of a player
page-people-block-at = Bloker { $name }
# $name of a player
page-people-blocked = Du ser ikke, hvad { $name } siger, og I kommer ikke til at sidde ved nye borde sammen.
page-people-report = Anmeld
# $name of a player
page-people-report-at = Anmeld { $name } til dem, der driver serveren
page-people-reason = Hvad drejer det sig om?
page-people-reason-chat = Det, der bliver sagt
page-people-reason-name = Navnet
page-people-reason-leaving = Går eller trækker tiden ud
page-people-reason-cheating = Snyd
page-people-reason-other = Noget andet
page-people-note = Et par ord om det, hvis du vil
page-people-report-send = Send anmeldelsen
# $name of a player
page-people-reported = Tak. De, der driver serveren, vil læse din anmeldelse af { $name }.

## What somebody has played

page-people-history = Dine spil
page-people-history-of = En andens spil
page-people-their-games = Spil
# $name of a player
page-people-history-at = Spil, som { $name } har spillet
page-people-no-games = Der er ingen færdige spil endnu. Hvert spil kommer herhen, lige efter at det er slut.
page-people-shown = Andre må se dette
page-people-shown-about = De, der sidder ved et bord med dig, kan så åbne det der. Ellers kan ingen andre end du.
page-people-save = Gem det hele som en fil
page-people-no-rating = Ingen rating endnu: den kommer med det første ratede spil.
page-people-ratings = Rating
# $game by name, for $players: 2 or 3-5
page-people-pool = { $game }, { $players } spillere
# $mean is a rating, $deviation how far off it may be
# as in English
page-people-rating = { $mean } ± { $deviation }
# $number of games
page-people-rated-games = { $number ->
    [one] Efter { $number } ratet spil
   *[other] Efter { $number } ratede spil
}
page-people-rating-about = Den mellemste bot har 1500. En med 400 point mere vinder ti gange så ofte. Styrken ligger inden for ± med 95 % sikkerhed.
# $from and $to are ratings, $number of games
page-people-curve = Fra { $from } til { $to } på { $number } spil
page-people-by-game = Efter spil
page-people-by-opponent = Efter modspiller
page-people-opponent = Modspiller
page-people-count = Antal
page-people-won = Vundet
page-people-left = Forladt
page-people-stood-in = Ture af en bot
page-people-before = Foran
page-people-equal = Lige
page-people-games = De seneste spil
page-people-gone = forlod spillet
# $number of turns
page-people-bot-turns = en bot spillede { $number }
# $place from 1, $points of the score
page-people-place = plads { $place }, { $points } point

## Play somebody

page-people-choose = Hvilket spil, og hvor mange spillere? Tryk på et tal, så venter du på andre, der vil det samme.
# $game by name, $number of players
page-people-seek = { $game }, { $number } spillere
# $game by name, $number of players
page-people-seeking = Venter på andre: { $game }, { $number } spillere
# $number of others who wait for the same, $online of people who have the page open
page-people-others = { $number ->
    [0] Ingen andre venter på dette nu. Folk her: { $online }.
    [one] { $number } anden venter på dette. Folk her: { $online }.
   *[other] { $number } andre venter på dette. Folk her: { $online }.
}
page-people-bot-offer = Det kan tage lidt tid. Et spil mod botter begynder med det samme.
page-people-bot-play = Spil mod botter i stedet
page-people-stop = Hold op med at vente

## The table of the day

page-people-day-about = Alle, der spiller i dag, har samme held og samme botter: bunkerne ligger i samme orden for alle. Spil hvert spil én gang; hvem der fik flest point, fortælles efter midnat UTC.
page-people-day-today = I dag, { $day }
page-people-day-left = Det, der er færdigt inden { $hours } t { $minutes } min, tæller.
page-people-day-open = Dit navn og dit resultat vises for alle efter midnat, og så kan alle se dit spil.
page-people-day-yesterday = Resultater { $day }
page-people-day-play = Spil
page-people-day-go-on = Fortsæt
page-people-day-again = En gang til, tæller ikke
# as in English
page-people-day-door = { $game }: { $door }
page-people-day-played = { $number ->
    [0] Ingen har spillet det færdigt endnu.
    [one] { $number } person har spillet det færdigt.
   *[other] { $number } personer har spillet det færdigt.
}
page-people-day-done = Det her har du spillet.
page-people-day-look = Se på det
page-people-day-place = Plads
page-people-day-name = Navn
page-people-day-points = Point
page-people-day-rank = Ved bordet
page-people-day-proof = Spil
page-people-day-replay = Se
page-people-day-replay-of = Se spillet af { $name }
page-people-day-nobody = Ingen spillede det færdigt den dag.
page-people-day-promise = Hvad der er lovet for i dag og i morgen
page-people-day-promise-about = En dags held er fastlagt af et frø, og det her er dets hash. Selve frøet offentliggøres, når dagen er slut: så kan alle kontrollere, at det er det, der blev lovet, og hvert kort i hvert spil.
page-people-day-seed = Beviset
page-people-day-seed-about = Det, der blev lovet, og frøet. »whistlestop day --verify« regner hvert kort ud på ny.

## Asking somebody by name

page-people-ask = Eller spørg nogen ved navn
page-people-ask-name = Navnet
page-people-ask-about = Nogen, der har siden åben nu. De har et minut til at svare.
page-people-ask-send = Spørg om et spil
page-people-challenges = Spørgsmål om et spil
page-people-challenge-asked = Du har spurgt { $name } om et spil: { $game }.
page-people-challenge-asks = { $name } spørger dig om et spil: { $game }.
page-people-challenge-accepted = { $who ->
    [you] { $name } siger ja.
   *[other] Du sagde ja til { $name }.
}
page-people-challenge-declined = { $who ->
    [you] { $name } vil ikke spille nu.
   *[other] Du sagde nej til { $name }.
}
page-people-challenge-withdrawn = { $who ->
    [you] Du spørger ikke { $name } længere.
   *[other] { $name } spørger ikke længere.
}
page-people-challenge-expired = { $who ->
    [you] { $name } har ikke svaret.
   *[other] Du svarede ikke { $name } i tide.
}
page-people-challenge-yes = Spil
page-people-challenge-no = Ikke nu
page-people-challenge-withdraw = Spørg ikke længere

## Looking for tables

page-people-any = alle
page-people-players = Spillere
page-people-rated-only = med rating
page-people-unrated-only = uden rating
page-people-clock = Ur
page-people-clock-only = med ur
page-people-clockless-only = uden ur

## Favourites

page-people-favourites = Yndlingsstrækninger og -rutekort
page-people-favourites-of = { $number ->
    [one] Af { $number } spil, der blev spillet færdigt
   *[other] Af { $number } spil, der blev spillet færdige
}
page-people-routes = Strækninger
page-people-tickets = Rutekort
page-people-times = Gange
page-people-completed = Etableret
page-people-heat = Spillepladen i { $game }, farvet efter hvor ofte hver strækning er bygget
page-people-heat-about = Rødt: strækninger, du bygger, stærkere jo oftere. Blå linjer: rutekort, du har.
page-people-accuracy = præcision { $number }

## Blocked people

page-people-nobody-blocked = Du har ikke blokeret nogen.
page-people-unblock = Ophæv
page-people-unblock-at = Ophæv blokeringen af { $name }
