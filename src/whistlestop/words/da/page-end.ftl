### The end of a game, its replay, and checking that chance was fair.

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

## Fairness. Where a step is not right, its -bad message is shown; where there was nothing to check, -none

page-fair-title = Gik det hele rigtigt til?
page-fair-about = Alle kort og rutekort, der kom, kan regnes ud igen fra hemmelige tal, der lå fast, før spillet begyndte. Din browser gør det her ud fra referatet af spillet.
page-fair-check = Kontroller spillet
page-fair-verdict-good = Ærligt: Alt, hvad der kom, lå fast, før spillet begyndte.
page-fair-verdict-bad = Ikke ærligt: Noget stemmer ikke.
page-fair-verdict-none = Alt, hvad der kan kontrolleres, er rigtigt. En spiller gav op før slutningen.
page-fair-mark-good = rigtigt
page-fair-mark-bad = forkert
page-fair-mark-none = ikke kontrolleret
page-fair-record-bad = Referatet kan ikke læses, eller det indeholder ingen forpligtelse.
# $hash
page-fair-commitment = Serverens seed er det, den forpligtede sig til, da bordet blev oprettet.
page-fair-commitment-bad = Serverens seed er ikke det, den forpligtede sig til.
page-fair-before = Forpligtelsen er den, denne enhed så før spillet.
page-fair-before-bad = Forpligtelsen er ikke den, denne enhed så før spillet.
page-fair-before-none = Denne enhed var ikke med før spillet, så den kan ikke sige, om forpligtelsen stadig er den samme.
# $people
page-fair-hashes = { $people ->
    [one] { $people } spillers tal stemmer med den hashværdi, der blev sendt, før nogens tal blev åbnet.
   *[other] Alle { $people } spilleres tal stemmer med de hashværdier, der blev sendt, før nogens tal blev åbnet.
}
page-fair-hashes-bad = En spillers tal stemmer ikke med den hashværdi, der blev sendt tidligere.
page-fair-hashes-none = Ingen af spillerne bidrog med deres eget tal.
page-fair-mine = Dit eget tal er registreret på din plads.
page-fair-mine-bad = Tallet på din plads er ikke det, denne enhed lavede.
page-fair-mine-none = Denne enhed lavede ikke noget tal til dette spil.
page-fair-rounds = Kortene blev givet i første forsøg.
# $round: the number of the attempt the game came from, 2 or more
page-fair-rounds-none = Kortene blev givet i forsøg { $round }. De tidligere blev afbrudt; den, der afbrød dem, kan have ønsket sig andre kort.
page-fair-rounds-bad = Referatet udelader et forsøg, hvor denne enhed åbnede sit tal.
# $key
page-fair-key = Seed, spilleplade, indstillinger og tal giver spillets nøgle.
page-fair-key-bad = Referatet gælder en anden spilleplade end den, der blev spillet på.
# $events
page-fair-outcomes = { $events ->
    [one] { $events } udfald regnet ud igen; det er det, der kom.
   *[other] Alle { $events } udfald regnet ud igen; hvert af dem er det, der kom.
}
# $event is the number of the event, counted from 0; $found came up, $expected should have; $events were right before it
page-fair-outcomes-bad = Hændelse { $event }: { $found } kom, men nøglen giver { $expected }.
# $events
page-fair-moves = Trækkene i referatet viser de samme udfald i samme rækkefølge.
# $event
page-fair-moves-bad = Fra hændelse { $event } stemmer trækkene ikke med listen over udfald.
page-fair-unfinished-none = Når en spiller har givet op, viser referatet ikke, hvad der blev trukket, så enkelte kort kan ikke kontrolleres.
page-fair-proves = Hvad det beviser
page-fair-proves-1 = Det, der kom, lå fast, fra spillernes tal blev åbnet. Ingen, heller ikke serveren, kunne vælge det eller ændre det senere. For at prøve igen skal alle bedes om et nyt tal, og sådanne forsøg er nævnt ovenfor.
page-fair-proves-2 = Ét ærligt tal er nok: dit eget.
page-fair-not = Hvad det ikke beviser
page-fair-not-1 = At den, der driver serveren, ikke kiggede. Den, der har seedet, kan vide, hvad der kommer.
page-fair-not-2 = At listerne over mulige udfald følger reglerne. Det kræver reglerne: »whistlestop verify« kontrollerer også dem, ud fra referatet.
page-fair-not-3 = Hvem der foretog hvilket træk. Trækkene er dem, alle så.

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
