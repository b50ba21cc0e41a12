### The end of a game, and its replay.

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
