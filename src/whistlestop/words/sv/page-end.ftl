### The end of a game, and its replay.

page-end-document = Spelet är slut – Whistlestop
page-end-telling = Visar biljettkorten …
page-end-skip = Visa allt
# $who is `you` (alone), `both` (the reader among others) or `other`; $names are the others, $winners counts all
page-end-won = { $who ->
    [you] Du vinner!
    [both] Du och { $names } delar segern
   *[other] { $winners ->
        [1] { $names } vinner
       *[other] { $names } delar segern
    }
}
# $name
page-end-gave-up = { $name } gav upp, och därmed var spelet slut.
# $name
page-end-resigned = { $name } gav upp och kom sist; en bot spelade vidare.
# $points made on the board so far
page-end-points-so-far = { $points } poäng när spelet slutade
# $rank
page-end-place = { $rank }.
# $points
page-end-total-so-far = { points }
# On a button; the next message is its whole name and contains it
page-end-map = Visa sträckor
page-end-on-map = Visa sträckor: den här spelarens nät på kartan
page-end-no-path = Ingen sträcka tagen.
page-end-bonus-nobody = Ingen fick den.

## What to do now

page-end-now = Vad nu?
page-end-rematch = Revansch
page-end-rematch-join = Till revanschen
page-end-rematch-watch = Titta på revanschen
page-end-replay = Se reprisen
page-end-record = Ladda ner protokollet
page-end-picture = Spara brädet som bild
# as in English
page-end-line = { $name }: { $points }
page-share-replay = Dela reprisen
page-share-replay-about = Alla som har länken kan se hela spelet, med allas kort och namn. Chatten förblir privat.
page-share-replay-go = Dela med en länk
page-share-replay-stop = Sluta dela
page-share-replay-text = Titta på vårt parti Whistlestop.
page-share-replay-link = Länk till reprisen
page-end-home = Till startsidan

## Scores

page-end-scores = Poäng
page-end-kind = Poäng för
page-end-growth = Så växte poängställningen
page-end-growth-totals = Allt medräknat
page-end-growth-totals-about = Vad varje spelare skulle ha haft om spelet hade slutat efter den turen, med biljettkort och bonusar.
page-end-growth-points = Poäng på bordet
page-end-growth-points-about = De poäng som varje spelare faktiskt hade fått efter den turen.
# $turn
page-end-after-turn = { $turn ->
    [0] Efter förberedelserna
   *[other] Efter tur { $turn }
}

## Looking on, and the replay

page-watching = Du är åskådare
page-end-review = Genomgång
page-replay-document = Repris – Whistlestop
page-replay-title = Repris
page-replay-slider = Ögonblick i spelet
page-replay-play = Spela upp
page-replay-pause = Pausa
page-replay-first = Till början
page-replay-back = Ett steg tillbaka
page-replay-next = Ett steg framåt
page-replay-last = Till slutet
page-replay-turn-back = Föregående tur
page-replay-turn-next = Nästa tur
page-replay-speed = Hastighet
# $times is a number like 2
page-replay-times = { $times }×
# $turn
page-replay-turn = { $turn ->
    [0] Förberedelser
   *[other] Tur { $turn }
}
# $at, $number of moments
page-replay-moment = { $at } av { $number }
page-replay-look = Visa spelet för
page-replay-open = Visa allas kort
# $name
page-replay-seat = { $name }
page-replay-to-end = Poäng
page-replay-keys = Piltangenter: ett steg. Mellanslag: spela upp. Home och End: början och slutet.
page-replay-not-over = Det här spelet är inte slut än.
page-replay-watch = Titta på spelet
# $name
page-replay-hand = Korten hos { $name }
page-end-day-counts = Ditt resultat räknas. Det jämförs med de andras efter midnatt UTC; då öppnas också protokollet, reprisen och genomgången.
page-end-day-tried = Det här var ett nytt försök med samma tur: det räknas inte. Protokollet, reprisen och genomgången öppnas efter midnatt UTC.
