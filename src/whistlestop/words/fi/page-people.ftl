# What is around the games: people, ratings, history, pairing. Fetched when it is first shown.

## The people at a table

page-people-company = Tämän pöydän väki
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
