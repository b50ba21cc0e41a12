# What is around the games: people, ratings, history, pairing. Fetched when it is first shown.

## The people at a table

page-people-nobody = Täällä ei istu vielä ketään muuta.
page-people-mute = Mykistä kaikilta
# $name of a player
page-people-mute-at = Mykistä { $name } kaikilta
page-people-block = Estä
# $name of a player
page-people-block-at = Estä { $name }
# $name of a player
page-people-blocked = Et näe, mitä { $name } sanoo, ettekä päädy yhdessä uusiin pöytiin.
page-people-report = Ilmianna
# $name of a player
page-people-report-at = Ilmianna { $name } palvelimen ylläpidolle
page-people-reason = Mistä on kyse?
page-people-reason-chat = Puheet
page-people-reason-name = Nimi
page-people-reason-leaving = Poistuminen tai viivyttely
page-people-reason-cheating = Huijaaminen
page-people-reason-other = Muu syy
page-people-note = Muutama sana asiasta, jos haluat
page-people-report-send = Lähetä ilmianto
# $name of a player
page-people-reported = Kiitos. Palvelimen ylläpito lukee ilmiantosi, joka koskee pelaajaa { $name }.

## What somebody has played

page-people-history = Pelisi
page-people-history-of = Toisen pelaajan pelit
page-people-their-games = Pelit
# $name of a player
page-people-history-at = Pelit, joita { $name } on pelannut
page-people-no-games = Yhtään peliä ei ole vielä päättynyt. Jokainen ilmestyy tänne hetki päättymisensä jälkeen.
page-people-shown = Muut saavat nähdä tämän
page-people-shown-about = Samassa pöydässä istuvat voivat silloin avata tämän siellä. Muuten sen näet vain sinä.
page-people-save = Tallenna kaikki tiedostona
page-people-no-rating = Ei vielä vahvuuslukua: se tulee ensimmäisestä vahvuuslukupelistä.
page-people-ratings = Vahvuusluvut
# $game by name, for $players: 2 or 3-5
page-people-pool = { $game }, { $players } pelaajaa
# $mean is a rating, $deviation how far off it may be
# as in English
page-people-rating = { $mean } ± { $deviation }
# $number of games
page-people-rated-games = { $number ->
    [one] { $number } vahvuuslukupelin jälkeen
   *[other] { $number } vahvuuslukupelin jälkeen
}
page-people-rating-about = Keskitason botilla on 1500. Se, jolla on 400 pistettä enemmän, voittaa kymmenen kertaa niin usein. Vahvuus on ±-rajoissa 95 %:n varmuudella.
# $from and $to are ratings, $number of games
page-people-curve = Luvusta { $from } lukuun { $to } { $number } pelissä
page-people-by-game = Peleittäin
page-people-by-opponent = Vastustajittain
page-people-opponent = Vastustaja
page-people-count = Pelejä
page-people-won = Voittoja
page-people-left = Keskeytti
page-people-stood-in = Botin vuoroja
page-people-before = Edellä
page-people-equal = Tasan
page-people-games = Viimeisimmät pelit
page-people-gone = keskeytti
# $number of turns
page-people-bot-turns = botti pelasi { $number }
# $place from 1, $points of the score
page-people-place = sija { $place }, { $points } pistettä

## Play somebody

page-people-choose = Mikä peli ja kuinka monta pelaajaa? Paina lukua, niin odotat muita, jotka haluavat samaa.
# $game by name, $number of players
page-people-seek = { $game }, { $number } pelaajaa
# $game by name, $number of players
page-people-seeking = Odotetaan muita: { $game }, { $number } pelaajaa
# $number of others who wait for the same, $online of people who have the page open
page-people-others = { $number ->
    [0] Kukaan muu ei odota tätä nyt. Väkeä täällä: { $online }.
    [one] { $number } muu odottaa tätä. Väkeä täällä: { $online }.
   *[other] { $number } muuta odottaa tätä. Väkeä täällä: { $online }.
}
page-people-bot-offer = Tässä voi kestää hetki. Peli botteja vastaan alkaa heti.
page-people-bot-play = Pelaa sen sijaan botteja vastaan
page-people-stop = Lopeta odottaminen

## The table of the day

page-people-day-about = Kaikilla tänään pelaavilla on sama onni ja samat botit: pakat ovat kaikille samassa järjestyksessä. Pelaa kukin peli kerran; eniten pisteitä saanut kerrotaan keskiyön (UTC) jälkeen.
page-people-day-today = Tänään, { $day }
page-people-day-left = Lasketaan, mikä valmistuu { $hours } h { $minutes } min kuluessa.
page-people-day-open = Nimesi ja tuloksesi näytetään kaikille keskiyön jälkeen, ja silloin kaikki voivat katsoa pelisi.
page-people-day-yesterday = Tulokset { $day }
page-people-day-play = Pelaa
page-people-day-go-on = Jatka
page-people-day-again = Uudelleen, ei lasketa
# as in English
page-people-day-door = { $game }: { $door }
page-people-day-played = { $number ->
    [0] Kukaan ei ole vielä pelannut sitä loppuun.
    [one] { $number } ihminen on pelannut sen loppuun.
   *[other] { $number } ihmistä on pelannut sen loppuun.
}
page-people-day-done = Tämän olet pelannut.
page-people-day-look = Katso sitä
page-people-day-place = Sija
page-people-day-name = Nimi
page-people-day-points = Pisteet
page-people-day-rank = Pöydässä
page-people-day-proof = Peli
page-people-day-replay = Katso
page-people-day-replay-of = Katso peli: { $name }
page-people-day-nobody = Kukaan ei pelannut sitä loppuun sinä päivänä.
page-people-day-promise = Mitä on luvattu täksi päiväksi ja huomiseksi
page-people-day-promise-about = Päivän onnen määrää siemen, ja tämä on sen tiiviste. Itse siemen julkaistaan, kun päivä on ohi: silloin kaikki voivat tarkistaa, että se on luvattu, ja jokaisen pelin jokaisen kortin.
page-people-day-seed = Todiste
page-people-day-seed-about = Se, mikä luvattiin, ja siemen. ”whistlestop day --verify” laskee jokaisen kortin uudelleen.

## Asking somebody by name

page-people-ask = Tai kysy joltakulta nimeltä
page-people-ask-name = Nimi
page-people-ask-about = Joku, jolla sivu on nyt auki. Vastausaikaa on minuutti.
page-people-ask-send = Pyydä peliin
page-people-challenges = Pelipyynnöt
page-people-challenge-asked = Olet pyytänyt peliin: { $name }. Peli: { $game }.
page-people-challenge-asks = { $name } pyytää sinua peliin: { $game }.
page-people-challenge-accepted = { $who ->
    [you] { $name } suostui.
   *[other] Suostuit pyyntöön: { $name }.
}
page-people-challenge-declined = { $who ->
    [you] { $name } ei halua pelata nyt.
   *[other] Kieltäydyit pyynnöstä: { $name }.
}
page-people-challenge-withdrawn = { $who ->
    [you] Peruit pyyntösi: { $name }.
   *[other] { $name } perui pyynnön.
}
page-people-challenge-expired = { $who ->
    [you] { $name } ei vastannut.
   *[other] Et vastannut ajoissa: { $name }.
}
page-people-challenge-yes = Pelaa
page-people-challenge-no = Ei nyt
page-people-challenge-withdraw = Peru pyyntö

## Looking for tables

page-people-any = kaikki
page-people-players = Pelaajia
page-people-rated-only = pisteytetyt
page-people-unrated-only = pisteyttämättömät
page-people-clock = Kello
page-people-clock-only = kellon kanssa
page-people-clockless-only = ilman kelloa

## Favourites

page-people-favourites = Mieluisimmat reitit ja matkaliput
page-people-favourites-of = { $number ->
    [one] { $number } loppuun pelatusta pelistä
   *[other] { $number } loppuun pelatusta pelistä
}
page-people-routes = Reitit
page-people-tickets = Matkaliput
page-people-times = Kertaa
page-people-completed = Suoritettu
page-people-heat = Pelin { $game } lauta väritettynä sen mukaan, kuinka usein kukin reitti on rakennettu
page-people-heat-about = Punainen: rakentamasi reitit, sitä voimakkaampi mitä useammin. Siniset viivat: pitämäsi matkaliput.
page-people-accuracy = tarkkuus { $number }

## Blocked people

page-people-nobody-blocked = Et ole estänyt ketään.
page-people-unblock = Poista esto
page-people-unblock-at = Poista esto: { $name }
