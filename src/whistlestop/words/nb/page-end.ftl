### The end of a game, its replay, and checking that chance was fair.

page-end-document = Spillet er slutt – Whistlestop
page-end-telling = Viser billettene …
page-end-skip = Vis alt
# $who is `you` (alone), `both` (the reader among others) or `other`; $names are the others, $winners counts all
page-end-won = { $who ->
    [you] Du vinner!
    [both] Du og { $names } deler seieren
   *[other] { $winners ->
        [1] { $names } vinner
       *[other] { $names } deler seieren
    }
}
# $name
page-end-gave-up = { $name } ga opp, og dermed var spillet slutt.
# $name
page-end-resigned = { $name } ga opp og kom sist; en bot spilte videre.
# $points made on the board so far
page-end-points-so-far = { $points } poeng da spillet sluttet
# $rank
page-end-place = { $rank }.
# $points
page-end-total-so-far = { points }
# On a button; the next message is its whole name and contains it
page-end-map = Vis strekninger
page-end-on-map = Vis strekninger: nettet til denne spilleren på kartet
page-end-no-path = Ingen strekning fullført.
page-end-bonus-nobody = Ingen fikk den.

## What to do now

page-end-now = Hva nå?
page-end-rematch = Omkamp
page-end-rematch-join = Til omkampen
page-end-rematch-watch = Se på omkampen
page-end-replay = Se reprisen
page-end-record = Last ned referatet
page-end-picture = Lagre brettet som bilde
# as in English
page-end-line = { $name }: { $points }
page-share-replay = Del reprisen
page-share-replay-about = Alle som har lenken, kan se hele spillet, med alles kort og navn. Praten forblir privat.
page-share-replay-go = Del med en lenke
page-share-replay-stop = Slutt å dele
page-share-replay-text = Se Whistlestop-spillet vårt.
page-share-replay-link = Lenke til reprisen
page-end-home = Til forsiden

## Scores

page-end-scores = Poeng
page-end-kind = Poeng for
page-end-growth = Slik vokste poengene
page-end-growth-totals = Alt medregnet
page-end-growth-totals-about = Det hver spiller ville hatt om spillet hadde sluttet etter den turen, med billetter og bonuser.
page-end-growth-points = Poeng på bordet
page-end-growth-points-about = Poengene hver spiller faktisk hadde fått etter den turen.
# $turn
page-end-after-turn = { $turn ->
    [0] Etter forberedelsene
   *[other] Etter tur { $turn }
}

## Fairness. Where a step is not right, its -bad message is shown; where there was nothing to check, -none

page-fair-title = Gikk alt riktig for seg?
page-fair-about = Alle kort og billetter som kom, kan regnes ut på nytt fra hemmelige tall som lå fast før spillet begynte. Nettleseren din gjør det her, ut fra referatet av spillet.
page-fair-check = Kontroller spillet
page-fair-verdict-good = Ærlig: Alt som kom, lå fast før spillet begynte.
page-fair-verdict-bad = Ikke ærlig: Noe stemmer ikke.
page-fair-verdict-none = Alt som kan kontrolleres, stemmer. En spiller ga opp før slutten.
page-fair-mark-good = riktig
page-fair-mark-bad = galt
page-fair-mark-none = ikke kontrollert
page-fair-record-bad = Referatet kan ikke leses, eller det inneholder ingen forpliktelse.
# $hash
page-fair-commitment = Serverens frø er det den forpliktet seg til da bordet ble opprettet.
page-fair-commitment-bad = Serverens frø er ikke det den forpliktet seg til.
page-fair-before = Forpliktelsen er den denne enheten så før spillet.
page-fair-before-bad = Forpliktelsen er ikke den denne enheten så før spillet.
page-fair-before-none = Denne enheten var ikke med før spillet, så den kan ikke si om forpliktelsen fortsatt er den samme.
# $people
page-fair-hashes = { $people ->
    [one] Tallet til { $people } spiller stemmer med hashen som ble sendt før noens tall ble åpnet.
   *[other] Tallene til alle { $people } spillerne stemmer med hashene som ble sendt før noens tall ble åpnet.
}
page-fair-hashes-bad = Tallet til en spiller stemmer ikke med hashen som ble sendt før.
page-fair-hashes-none = Ingen av spillerne bidro med et eget tall.
page-fair-mine = Ditt eget tall er registrert på plassen din.
page-fair-mine-bad = Tallet på plassen din er ikke det denne enheten laget.
page-fair-mine-none = Denne enheten laget ikke noe tall til dette spillet.
page-fair-rounds = Kortene ble delt ut i første forsøk.
# $round: the number of the attempt the game came from, 2 or more
page-fair-rounds-none = Kortene ble delt ut i forsøk { $round }. De tidligere ble avbrutt; den som avbrøt dem, kan ha ønsket seg andre kort.
page-fair-rounds-bad = Referatet utelater et forsøk der denne enheten åpnet tallet sitt.
# $key
page-fair-key = Frø, kart, innstillinger og tall gir nøkkelen til spillet.
page-fair-key-bad = Referatet gjelder et annet kart enn det som ble spilt.
# $events
page-fair-outcomes = { $events ->
    [one] { $events } utfall regnet ut på nytt; det er det som kom.
   *[other] Alle { $events } utfall regnet ut på nytt; hvert av dem er det som kom.
}
# $event is the number of the event, counted from 0; $found came up, $expected should have; $events were right before it
page-fair-outcomes-bad = Hendelse { $event }: { $found } kom, men nøkkelen gir { $expected }.
# $events
page-fair-moves = Trekkene i referatet viser de samme utfallene i samme rekkefølge.
# $event
page-fair-moves-bad = Fra hendelse { $event } av stemmer ikke trekkene med listen over utfall.
page-fair-unfinished-none = Når en spiller har gitt opp, viser ikke referatet hva som ble trukket, så enkeltkort kan ikke kontrolleres.
page-fair-proves = Hva det beviser
page-fair-proves-1 = Det som kom, lå fast fra spillernes tall ble åpnet. Ingen, heller ikke serveren, kunne velge det eller endre det senere. For å prøve på nytt må alle bli bedt om et nytt tall, og slike forsøk er nevnt over.
page-fair-proves-2 = Ett ærlig tall er nok: ditt eget.
page-fair-not = Hva det ikke beviser
page-fair-not-1 = At den som driver serveren, ikke tittet. Den som har frøet, kan vite hva som kommer.
page-fair-not-2 = At listene over mulige utfall følger reglene. Det krever reglene: «whistlestop verify» kontrollerer dem også, ut fra referatet.
page-fair-not-3 = Hvem som gjorde hvilket trekk. Trekkene er de som alle så.

## Looking on, and the replay

page-watching = Du er tilskuer
page-end-review = Gjennomgang
page-replay-document = Reprise – Whistlestop
page-replay-title = Reprise
page-replay-slider = Øyeblikk i spillet
page-replay-play = Spill av
page-replay-pause = Sett på pause
page-replay-first = Til begynnelsen
page-replay-back = Ett steg tilbake
page-replay-next = Ett steg frem
page-replay-last = Til slutten
page-replay-turn-back = Forrige tur
page-replay-turn-next = Neste tur
page-replay-speed = Hastighet
# $times is a number like 2
page-replay-times = { $times }×
# $turn
page-replay-turn = { $turn ->
    [0] Forberedelser
   *[other] Tur { $turn }
}
# $at, $number of moments
page-replay-moment = { $at } av { $number }
page-replay-look = Vis spillet for
page-replay-open = Vis alle kort
# $name
page-replay-seat = Plassen til { $name }
page-replay-to-end = Poeng
page-replay-keys = Piltaster: ett steg. Mellomrom: spill av. Home og End: til begynnelsen og slutten.
page-replay-not-over = Dette spillet er ikke slutt ennå.
page-replay-watch = Se på spillet
# $name
page-replay-hand = Kortene til { $name }
page-end-day-counts = Resultatet ditt teller. Det sammenlignes med de andres etter midnatt UTC; da åpnes også opptegnelsen, reprisen og gjennomgangen.
page-end-day-tried = Dette var et nytt forsøk med samme hell: det teller ikke. Opptegnelsen, reprisen og gjennomgangen åpnes etter midnatt UTC.
