### The end of a game, and its replay.

page-end-document = Spillet er slut – Whistlestop
page-end-telling = Viser rutekortene …
page-end-skip = Vis alt
# $who is `you` (alone), `both` (the reader among others) or `other`; $names are the others, $winners counts all
page-end-won = { $who ->
    [you] Du vinder!
    [both] Du og { $names } deler sejren
   *[other] { $winners ->
        [1] { $names } vinder
       *[other] { $names } deler sejren
    }
}
# $name
page-end-gave-up = { $name } gav op, og dermed var spillet slut.
# $name
page-end-resigned = { $name } gav op og kom sidst; en bot spillede videre.
# $points made on the board so far
page-end-points-so-far = { $points } point, da spillet sluttede
# $rank
page-end-place = { $rank }.
# $points
page-end-total-so-far = { points }
# On a button; the next message is its whole name and contains it
page-end-map = Vis strækninger
page-end-on-map = Vis strækninger: denne spillers net på spillepladen
page-end-no-path = Ingen strækning taget.
page-end-bonus-nobody = Ingen fik den.

## What to do now

page-end-now = Hvad nu?
page-end-rematch = Revanche
page-end-rematch-join = Til revanchen
page-end-rematch-watch = Se revanchen
page-end-replay = Se spillet igen
page-end-record = Hent referatet
page-end-picture = Gem brættet som billede
# as in English
page-end-line = { $name }: { $points }
page-share-replay = Del genafspilningen
page-share-replay-about = Alle, der har linket, kan se hele spillet med alles kort og navne. Chatten forbliver privat.
page-share-replay-go = Del med et link
page-share-replay-stop = Hold op med at dele
page-share-replay-text = Se vores spil Whistlestop.
page-share-replay-link = Link til genafspilningen
page-end-home = Til forsiden

## Scores

page-end-scores = Point
page-end-kind = Point for
page-end-growth = Sådan udviklede stillingen sig
page-end-growth-totals = Alt medregnet
page-end-growth-totals-about = Hvad hver spiller ville have haft, hvis spillet var sluttet efter den tur, med rutekort og bonusser.
page-end-growth-points = Point på bordet
page-end-growth-points-about = De point, hver spiller faktisk havde fået efter den tur.
# $turn
page-end-after-turn = { $turn ->
    [0] Efter forberedelsen
   *[other] Efter tur { $turn }
}

## Looking on, and the replay

page-watching = Du er tilskuer
page-end-review = Gennemgang
page-replay-document = Genafspilning – Whistlestop
page-replay-title = Genafspilning
page-replay-slider = Øjeblik i spillet
page-replay-play = Afspil
page-replay-pause = Sæt på pause
page-replay-first = Til begyndelsen
page-replay-back = Et skridt tilbage
page-replay-next = Et skridt frem
page-replay-last = Til slutningen
page-replay-turn-back = Forrige tur
page-replay-turn-next = Næste tur
page-replay-speed = Hastighed
# $times is a number like 2
page-replay-times = { $times }×
# $turn
page-replay-turn = { $turn ->
    [0] Forberedelse
   *[other] Tur { $turn }
}
# $at, $number of moments
page-replay-moment = { $at } af { $number }
page-replay-look = Vis spillet for
page-replay-open = Vis alles kort
# $name
page-replay-seat = { $name }
page-replay-to-end = Point
page-replay-keys = Piletaster: et skridt. Mellemrum: afspil. Home og End: begyndelsen og slutningen.
page-replay-not-over = Dette spil er ikke slut endnu.
page-replay-watch = Se spillet
# $name
page-replay-hand = Kortene hos { $name }
page-end-day-counts = Dit resultat tæller. Det sammenlignes med de andres efter midnat UTC; så åbnes også protokollen, gengivelsen og gennemgangen.
page-end-day-tried = Det her var et nyt forsøg med samme held: det tæller ikke. Protokollen, gengivelsen og gennemgangen åbnes efter midnat UTC.
