### Pelin loppu ja sen toisto.

page-end-document = Peli on ohi – Whistlestop
page-end-telling = Matkaliput paljastetaan …
page-end-skip = Näytä kaikki
page-end-won = { $who ->
    [you] Sinä voitit!
    [both] { $winners ->
        [2] Sinä ja { $names } jaatte voiton
       *[other] Jaatte voiton: sinä, { $names }
    }
   *[other] { $winners ->
        [1] { $names } voitti
       *[other] { $names } jakavat voiton
    }
}
page-end-gave-up = { $name } luovutti, ja siihen peli päättyi.
page-end-resigned = { $name } luovutti ja jäi viimeiseksi; botti pelasi loppuun.
page-end-points-so-far = { $points ->
    [one] { $points } piste pelin päättyessä
   *[other] { $points } pistettä pelin päättyessä
}
page-end-place = { $rank }.
page-end-total-so-far = { $points ->
    [one] { $points } piste
   *[other] { $points } pistettä
}
page-end-map = Näytä reitit
page-end-on-map = Näytä reitit: tämän pelaajan verkosto kartalla
page-end-no-path = Ei vallattuja reittejä.
page-end-bonus-nobody = Kukaan ei saanut sitä.

## Mitä nyt

page-end-now = Mitä nyt?
page-end-rematch = Uusintapeli
page-end-rematch-join = Uusintapeliin
page-end-rematch-watch = Katso uusintapeliä
page-end-replay = Katso toisto
page-end-record = Lataa pöytäkirja
page-end-picture = Tallenna lauta kuvana
# as in English
page-end-line = { $name }: { $points }
page-share-replay = Jaa toisto
page-share-replay-about = Kuka tahansa, jolla on linkki, voi katsoa koko pelin: kaikkien kortit ja nimet näkyvät. Keskustelu pysyy yksityisenä.
page-share-replay-go = Jaa linkillä
page-share-replay-stop = Lopeta jakaminen
page-share-replay-text = Katso Whistlestop-pelimme.
page-share-replay-link = Linkki toistoon
page-end-home = Aloitusnäyttöön

## Pisteet

page-end-scores = Pisteet
page-end-kind = Mistä pisteet tulivat
page-end-growth = Näin pisteet kertyivät
page-end-growth-totals = Kaikki laskettuna
page-end-growth-totals-about = Mitä kukin pelaaja olisi saanut, jos peli olisi päättynyt sen vuoron jälkeen, matkaliput ja bonukset mukaan lukien.
page-end-growth-points = Pelin aikana saadut pisteet
page-end-growth-points-about = Pisteet, jotka kukin pelaaja oli todella saanut sen vuoron loppuun mennessä.
page-end-after-turn = { $turn ->
    [0] Alkuvalmistelujen jälkeen
   *[other] Vuoron { $turn } jälkeen
}

## Katsominen ja toisto

page-watching = Olet katsojana
page-end-review = Läpikäynti
page-replay-document = Toisto – Whistlestop
page-replay-title = Toisto
page-replay-slider = Pelin hetki
page-replay-play = Toista
page-replay-pause = Tauko
page-replay-first = Alkuun
page-replay-back = Askel taaksepäin
page-replay-next = Askel eteenpäin
page-replay-last = Loppuun
page-replay-turn-back = Edellinen vuoro
page-replay-turn-next = Seuraava vuoro
page-replay-speed = Nopeus
page-replay-times = { $times }×
page-replay-turn = { $turn ->
    [0] Alkuvalmistelut
   *[other] Vuoro { $turn }
}
page-replay-moment = { $at }/{ $number }
page-replay-look = Näkökulma
page-replay-open = Näytä kaikkien kortit
page-replay-seat = { $name }
page-replay-to-end = Pisteet
page-replay-keys = Nuolinäppäimet: yksi askel. Välilyönti: toista. Home ja End: alkuun ja loppuun.
page-replay-not-over = Tämä peli ei ole vielä ohi.
page-replay-watch = Katso peliä
page-replay-hand = Pelaajan { $name } kortit
page-end-day-counts = Tuloksesi lasketaan. Sitä verrataan muiden tuloksiin keskiyön (UTC) jälkeen; silloin avautuvat myös pöytäkirja, uusinta ja arvio.
page-end-day-tried = Tämä oli uusi yritys samalla onnella: sitä ei lasketa. Pöytäkirja, uusinta ja arvio avautuvat keskiyön (UTC) jälkeen.
