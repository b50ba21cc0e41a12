### Pelin loppu, sen toisto ja sen tarkistaminen, oliko sattuma reilu.

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

## Reilu sattuma. Missä jokin ei täsmää, näytetään -bad; missä ei ollut tarkistettavaa, -none

page-fair-title = Jaettiinko kortit reilusti?
page-fair-about = Jokainen esiin tullut kortti ja matkalippu voidaan laskea uudelleen salaisista luvuista, jotka lyötiin lukkoon ennen pelin alkua. Selaimesi tekee sen tässä pelin pöytäkirjan avulla.
page-fair-check = Tarkista reiluus
page-fair-verdict-good = Reilu: kaikki, mitä tuli esiin, oli lyöty lukkoon ennen pelin alkua.
page-fair-verdict-bad = Ei reilu: jokin ei täsmää.
page-fair-verdict-none = Kaikki, mitä voi tarkistaa, on oikein. Joku pelaajista luovutti kesken pelin.
page-fair-mark-good = oikein
page-fair-mark-bad = väärin
page-fair-mark-none = ei tarkistettu
page-fair-record-bad = Pöytäkirjaa ei voi lukea, tai siinä ei ole sitoumusta.
page-fair-commitment = Palvelimen siemenluku on se, johon se sitoutui, kun pöytä luotiin.
page-fair-commitment-bad = Palvelimen siemenluku ei ole se, johon se sitoutui.
page-fair-before = Sitoumus on se, jonka tämä laite näki ennen peliä.
page-fair-before-bad = Sitoumus ei ole se, jonka tämä laite näki ennen peliä.
page-fair-before-none = Tämä laite ei ollut mukana ennen peliä, joten se ei voi sanoa, onko sitoumus yhä sama.
page-fair-hashes = { $people ->
    [one] { $people } pelaajan salaluku vastaa tiivistettä, joka lähetettiin, ennen kuin yhtäkään salalukua avattiin.
   *[other] Kaikkien { $people } pelaajan salaluvut vastaavat tiivisteitä, jotka lähetettiin, ennen kuin yhtäkään salalukua avattiin.
}
page-fair-hashes-bad = Jonkun pelaajan salaluku ei vastaa ennalta lähetettyä tiivistettä.
page-fair-hashes-none = Kukaan pelaajista ei antanut omaa salalukuaan.
page-fair-mine = Oma salalukusi on kirjattu paikallesi.
page-fair-mine-bad = Paikkasi salaluku ei ole se, jonka tämä laite teki.
page-fair-mine-none = Tämä laite ei tehnyt salalukua tähän peliin.
page-fair-rounds = Kortit jaettiin ensimmäisellä yrityksellä.
page-fair-rounds-none = Kortit jaettiin yrityksellä { $round }. Aiemmat keskeytettiin; keskeyttäjä on voinut toivoa toisia kortteja.
page-fair-rounds-bad = Pöytäkirja jättää mainitsematta yrityksen, jossa tämä laite avasi salalukunsa.
page-fair-key = Siemenluvusta, kartasta, valinnoista ja salaluvuista syntyy pelin avain.
page-fair-key-bad = Pöytäkirjassa on toinen kartta kuin se, jolla pelattiin.
page-fair-outcomes = { $events ->
    [one] { $events } tulos laskettiin uudelleen; se on se, joka tuli esiin.
   *[other] Kaikki { $events } tulosta laskettiin uudelleen; jokainen on se, joka tuli esiin.
}
page-fair-outcomes-bad = Tapahtuma { $event }: tuli { $found }, mutta avaimen mukaan { $expected }.
page-fair-moves = Pöytäkirjan siirroissa on samat tulokset samassa järjestyksessä.
page-fair-moves-bad = Tapahtumasta { $event } alkaen siirrot eivät täsmää tulosten luettelon kanssa.
page-fair-unfinished-none = Jos joku on luovuttanut, pöytäkirjassa ei luetella nostoja, joten yksittäisiä kortteja ei voi tarkistaa.
page-fair-proves = Mitä tämä todistaa
page-fair-proves-1 = Se, mitä esiin tuli, ratkesi, kun pelaajien salaluvut avattiin. Kukaan, palvelin mukaan lukien, ei voinut valita sitä tai muuttaa sitä myöhemmin. Uusi yritys vaatii kaikilta uuden salaluvun, ja sellaiset yritykset mainitaan yllä.
page-fair-proves-2 = Yksi rehellinen salaluku riittää: omasi.
page-fair-not = Mitä se ei todista
page-fair-not-1 = Ettei palvelimen ylläpitäjä kurkistanut. Se, jolla on siemenluku, voi tietää, mitä tulee.
page-fair-not-2 = Että mahdollisten tulosten luettelot ovat sääntöjen mukaisia. Siihen tarvitaan säännöt: ”whistlestop verify” tarkistaa nekin pöytäkirjasta.
page-fair-not-3 = Kuka teki minkä siirron. Siirrot ovat ne, jotka kaikki näkivät.

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
