### Taulukoiden otsikot, pisteet, mitä odotetaan, valinnat ja mikä ratkaisi pelin.

## Pelaajataulukon otsikot

table-name = Pelaaja
table-cards = Kortit
table-known = Tunnetut kortit
table-tickets = Matkaliput
table-trains = Vaunut
table-stations = Asemat
table-points = Pisteet
table-yard = Ratapiha
table-on-track = Raiteella

## Mitä pöydällä on

table-row = Rivi
table-deck = Pakka
table-ticket-deck = Lippupakka
table-offer = Matkaliput tarjolla
table-turn = Vuoro

## Mitä odotetaan

phase-setup = { $who ->
    [you] Valitse, mitkä matkaliput pidät.
   *[other] { $number ->
        [1] { $name } valitsee matkalippuja.
       *[other] { $name } valitsevat matkalippuja.
    }
}
phase-turn = { $who ->
    [you] Sinun vuorosi.
   *[other] { $name } on vuorossa.
}
phase-second = { $who ->
    [you] Ota toinen kortti.
   *[other] { $name } ottaa toisen kortin.
}
phase-pay = { $who ->
    [you] Valitse, millä korteilla maksat.
   *[other] { $name } valitsee, millä korteilla maksaa.
}
phase-surcharge = { $who ->
    [you] Tunneli maksaa lisää: maksa tai luovu siitä.
   *[other] Pelaajan { $name } on maksettava tunnelista lisää tai luovuttava siitä.
}
phase-keep = { $who ->
    [you] Valitse, mitkä matkaliput pidät.
   *[other] { $name } valitsee matkalippuja.
}
phase-count = { $who ->
    [you] Montako tämänväristä korttia pinoon tulee?
   *[other] { $name } pelaa pinon.
}
phase-locos = { $who ->
    [you] Montako veturia pinoon tulee?
   *[other] { $name } pelaa pinon.
}
phase-complete = { $who ->
    [you] Valitse, mitkä matkaliput suoritat.
   *[other] { $number ->
        [1] { $name } suorittaa matkalippuja.
       *[other] { $name } suorittavat matkalippuja.
    }
}
phase-chance = Kortti, matkalippu tai aloittaja selviää pian.
phase-over = Peli on ohi.

## Mitä sattumalta kysytään, kun joku kirjaa oikean pöydän peliä


## Pelin valinnat

option-first = Aloittaja
option-first-about = Valitset itse, tai aloittaja arvotaan.
option-open-track = Avoin raide
option-open-track-about = Korttipelissä saat katsoa oman raidepinosi kortteja.

## Pistetaulukon otsikot

score-seat = Pelaaja
score-claimed = Vallatut reitit
score-routes = Reitit
score-ticket-points = Matkaliput
score-longest = Pisin reitti
score-station-points = Rakentamattomat asemat
score-bonuses = Suurkaupungit
score-bonus-points = Suurkaupunkibonukset
score-total = Yhteensä
score-rank = Sija

## Jokainen piste rivi riviltä

score-line-routes = Reitit: { points }.
score-line-ticket = { $done ->
    [yes] { $ticket } on suoritettu: { points }.
   *[no] { $ticket } on suorittamatta: { points }.
}
score-line-longest = { $points ->
    [0] Pisin yhtenäinen reitti, { trains }: { $path }.
   *[other] Pisin yhtenäinen reitti, { trains }: { $path }. Siitä tulee { points }.
}
score-line-station = { $used ->
    [yes] Kaupungin { $city } asema käyttää reittiä { $track }.
   *[no] Kaupungin { $city } asemaa ei käytetä.
}
score-line-station-points = Rakentamattomat asemat: { points }.
score-line-bonus = Eniten matkalippuja kaupunkiin { $city }: { points }.
score-line-total = Yhteensä: { points }.
score-path = { $before }–{ $next }

## Mikä ratkaisi pelin

decided-by-points = Suurin pistemäärä voittaa.
decided-by-tickets = Pisteet ovat tasan; suoritettujen matkalippujen määrä ratkaisee.
decided-by-stations = Pisteet ja suoritetut matkaliput ovat tasan; pienempi asemien määrä ratkaisee.
decided-by-longest = Kaikki muu on tasan; pisin yhtenäinen reitti ratkaisee.
decided-by-bonus-cards = Pisteet ja suoritetut matkaliput ovat tasan; bonuskorttien määrä ratkaisee.
decided-by-shared = Kaikki on tasan: voitto jaetaan.

## Pelilaudalla: selitykset, pisteasteikko, kompassi

board-tunnel = Tunneli
board-ferry = Lautta
board-grey = Vapaavalintainen väri
board-colour = Tämä väri
board-points = Pisteet
board-north = P
