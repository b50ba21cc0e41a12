### Sivu ennen peliä: aloitusnäyttö, liittyminen, pöytä ennen alkua, asetukset.

## Aloitusnäyttö

page-home-lead = Rautatiepelejä botteja vastaan tai ystävien kanssa. Valitse peli ja pelaa: ei tiliä, ei asennusta.
page-games = Pelit
page-play-now = Pelaa heti
page-play-when-ready = Alkaa heti, kun palvelin on valmis …
page-with-friends = Ystävien kanssa
page-pass-and-play = Samalla laitteella
page-choose-bots = Valitse botit ja asetukset
page-setting = Pöytää valmistellaan …
page-learn = Opi peli
page-learn-first = Ensikertalainen? Pelaa opastettu peli
page-puzzles = Pulmat
page-open = Avaa peli tiedostosta
page-help = Säännöt
page-unofficial = Epävirallinen ohjelma, jonka ovat tehneet näistä peleistä pitävät ihmiset. Ei yhteyttä pelien julkaisijoihin.

## Mitä painike tekee, niille, jotka eivät näe, mihin se kuuluu

page-play-now-at = Pelaa heti: { $game } botteja vastaan
page-with-friends-at = Ystävien kanssa: { $game }
page-pass-at = Samalla laitteella: { $game }
page-choose-bots-at = Valitse botit ja asetukset: { $game }

## Pelit yhdellä rivillä

page-game-about-north-america = Rannikolta rannikolle: kerää kortteja, valtaa reittejä, suorita matkalippusi.
page-game-about-europe = Tunnelien läpi ja lautalla meren yli; asemat auttavat, kun reitti on suljettu.
page-game-about-card-game = Ei pelilautaa: täytä ratapihasi, varo junarosvoja ja vie vaunusi raiteelle.
page-game-own = Tämän palvelimen oma kartta.
# $game: the name of its base
page-game-variant = Muunnelma pelistä { $game }.

## Miten botit pelaavat

page-bot-about-easy = Ottaa, mitä saa. Hyvä ensimmäiseen peliin.
page-bot-about-medium = Suorittaa matkalippunsa ilman mutkia ja on pian valmis.
page-bot-about-hard = Suunnittelee hyvin ja näkee, mitä tarvitset.
page-bot-about-expert = Miettii monta vuoroa eteenpäin. Vaikea voittaa.
page-bot-about-champion = On oppinut miljoonista peleistä. Omilla kartoilla pelaa sen sijaan mestaribotti.
page-bot-about-master = Mestaruusbotti, jolla on aikaa miettiä. Omilla kartoilla pelaa sen sijaan mestaribotti.
page-bot-about-random = Tekee mitä tahansa sallittua, ilman suunnitelmaa.
page-bot-about-greedy = Valtaa pisimmät reitit ja unohtaa matkalippunsa.
page-bot-about-hungry = Ei saa koskaan tarpeekseen matkalipuista.
page-bot-about-long-route = Rakentaa pelkkiä pitkiä reittejä.
page-bot-about-racer = Vähän matkalippuja, suoria reittejä ja nopea loppu.
page-bot-about-planner = Punnitsee jokaisen matkalipun ja jokaisen kortin.
page-bot-about-blocker = Suunnittelija, joka asettuu mielellään tiellesi.
# as in English
page-bot-line = { $bot }. { $about }

## Pöytäluettelot

page-my-games = Omat pelit
page-my-games-move = { $number ->
    [one] Omat pelit: sinun vuorosi { $number } pelissä
   *[other] Omat pelit: sinun vuorosi { $number } pelissä
}
page-finished = Päättyneet pelit
page-lobby = Avoimet pöydät
page-lobby-empty = Juuri nyt ei ole avoimia pöytiä. Luo pöytä: ”Ystävien kanssa”, sitten ”Avoin kaikille”.
page-show-all = { $number ->
    [one] Näytä kaikki: { $number }
   *[other] Näytä kaikki: { $number }
}
page-ago-minutes = { $number ->
    [0] juuri äsken
    [one] { $number } minuutti sitten
   *[other] { $number } minuuttia sitten
}
page-ago-hours = { $number ->
    [one] { $number } tunti sitten
   *[other] { $number } tuntia sitten
}
page-ago-days = { $number ->
    [one] { $number } päivä sitten
   *[other] { $number } päivää sitten
}
page-with = mukana { $names }
page-alone = ei vielä muita
page-state-your-move = Sinun vuorosi
page-state-move = { $number ->
    [1] { $name } on vuorossa
   *[other] { $name } ovat vuorossa
}
page-state-playing = Käynnissä
page-state-waiting = { $number ->
    [0] Alkaa pian
    [one] { $number } vapaa paikka
   *[other] { $number } vapaata paikkaa
}
page-state-won = Voitit
page-state-over = { $number ->
    [1] { $name } voitti
   *[other] { $name } voittivat
}
page-state-ended = Päättynyt
page-sit-down = Istu pöytään
page-watch = Katso

## Liittyminen

page-join = Liity pöytään
page-join-about = Anna saamasi koodi.
page-code-example = ABC123
page-join-go = Liity
page-no-invitation = Kutsu ei ole enää voimassa
page-invited = { $name } kutsuu sinut peliin: { $game }
page-invited-full = Kaikki paikat on varattu.
page-invited-late = Tämä peli on jo alkanut.

## Uusi pöytä

page-new-bots = Pelaa botteja vastaan
page-new-friends = Pelaa ystävien kanssa
page-new-pass = Samalla laitteella
page-set-bots = Pelaa
page-set-friends = Luo pöytä
page-set-pass = Pelaa
page-game = Peli
page-people = Pelaajien määrä
page-name = Nimesi
page-guest = Vieras
page-name-of = Pelaaja { $number }
page-somebody = Pelaaja { $number }
page-level = Botit
page-each-bot = Valitse jokainen botti
page-bot-number = Botti { $number }
page-colour = Värisi
page-colour-any = Paikan oma
page-character = Persoonalliset botit
page-characters-more = Lisää botteja, jokaisella oma tyylinsä
page-options = Lisää asetuksia
page-hints = Vihjeet
page-hints-about = Voit pyytää nähtäväksi kolme parasta siirtoa.
page-first-lot = Arvotaan
page-first-me = Sinä
page-seat = Paikka { $number }
page-public = Avoin kaikille
page-public-about = Kaikki tämän palvelimen kävijät näkevät pöydän ja voivat liittyä siihen. Muuten vain kutsumasi pelaajat voivat liittyä.
page-spectators = Katsojat
page-spectators-about = Muut voivat katsoa peliä. He eivät näe mitään, mikä on pelaajilta piilossa.
page-clock = Aikaraja
page-clock-about = Aika yhtä vuoroa kohti.
page-clock-none = Ei aikarajaa
page-clock-seconds = { $number ->
    [one] { $number } sekunti
   *[other] { $number } sekuntia
}
page-clock-minutes = { $number ->
    [one] { $number } minuutti
   *[other] { $number } minuuttia
}
page-clock-days = { $number ->
    [one] { $number } päivä
   *[other] { $number } päivää
}
page-at-zero = Kun aika loppuu
page-at-zero-bot-turn = Botti pelaa vuoron
    .about = Sen jälkeen pelaaja jatkaa itse.
page-at-zero-bot-stays = Botti ottaa paikan
    .about = Kunnes pelaaja palaa.

## Mitä pöydästä on sovittu

page-agreed-public = Avoin kaikille
page-agreed-private = Vain kutsutuille
page-agreed-pass = Kaikki samalla laitteella
page-agreed-clock = Aikaa vuoroa kohti: { $time }
page-agreed-open-track = Avoin raide
page-agreed-first = Paikka { $number } aloittaa
page-agreed-no-spectators = Ei katsojia
page-agreed-hints = Vihjeet käytössä
page-agreed-chances = kaikki näkevät voittomahdollisuudet

## Pöytä ennen peliä

page-seats = Pöydässä
page-seat-waiting = Odotetaan pelaajaa
page-seat-you = Sinä
page-seat-you-host = Sinä (järjestäjä)
page-is-ready = Valmis
page-sit-here = Istu tähän
page-person-here = Lisää pelaaja
page-bot-here = Lisää botti
page-bot-change = Vaihda
page-bot-title = Botti paikalle { $number }
page-sit-down-bot = Lisää tämä botti
page-bot-here-at = Lisää botti: paikka { $seat }
page-bot-change-at = Vaihda: { $name }, paikka { $seat }
page-remove = Poista { $name } paikalta { $seat }
page-leave = Lähde pöydästä
page-seat-lost = Tämä paikka ei ole enää sinun.
page-start = Aloita peli
page-start-with-bots = Aloita ja täytä tyhjät paikat boteilla
page-start-about = Peli alkaa, kun kaikki ovat valmiita.
page-ready = Olen valmis
page-ready-about = Peli alkaa, kun kaikki ovat valmiita eikä yksikään paikka ole tyhjä.
page-not-ready = En ole vielä valmis
page-fill = { $number ->
    [1] Botti tyhjälle paikalle
   *[other] Botti { $number } tyhjälle paikalle
}
page-awaiting = { $number ->
    [1] Odotetaan: { $name } …
   *[other] Odotetaan: { $name } …
}
page-awaiting-seats = { $number ->
    [0] Kaikki ovat valmiita …
    [one] Odotetaan pelaajia: { $number } paikka on vapaana.
   *[other] Odotetaan pelaajia: { $number } paikkaa on vapaana.
}
page-visitor = Olet katsojana. Istu pöytään tai odota pelin alkua.
page-visitor-full = Olet katsojana. Peli alkaa pian.
page-dealing = Sekoitetaan ja jaetaan …
page-promise-promise = Seis: palvelin on muuttanut sitä, mitä se lupasi ennen kuin tämä laite avasi salalukunsa. Tämän pelin kortit on voitu valita.
page-promise-agreed = Seis: tätä peliä pelataan muilla asetuksilla kuin niillä, jotka tämä laite hyväksyi ennen kuin se avasi salalukunsa.
page-promise-nonces = Seis: tämän pelin kortteja ei jaettu sovituilla salaluvuilla. Ellet ilmoittanut olevasi valmis toisella laitteella, kortit on voitu valita.
page-promise-rounds = Seis: palvelin jättää mainitsematta yrityksen, jossa tämä laite avasi salalukunsa. Jakoja on voitu hylätä salaa.
page-receipt = Tallenna kuitti
page-receipt-about = Kuitti on se, minkä tämä laite kirjoitti muistiin ennen peliä. ”whistlestop verify” vertaa sitä pöytäkirjaan.
page-rounds = { $number ->
    [one] { $number } jakoyritys keskeytyi; paikalla: { $name }. Uudet salaluvut, uudet kortit; se merkitään pöytäkirjaan.
   *[other] { $number } jakoyritystä keskeytyi, viimeisin paikalla: { $name }. Uudet salaluvut, uudet kortit; se merkitään pöytäkirjaan.
}
page-invite = Kutsu muita
page-invite-link = Lähetä heille tämä linkki. Paikan saa avaamalla linkin ja kirjoittamalla nimensä.
page-invite-code = Tai kerro heille tämä koodi:
page-invite-local = Tämä linkki toimii vain tällä laitteella: palvelimeen ei pääse muilta laitteilta. Käynnistä se komennolla ”whistlestop serve --host 0.0.0.0”, niin muutkin verkossasi pääsevät mukaan.
page-link = Linkki tähän pöytään
page-copy = Kopioi
page-copied = Kopioitu.
page-copy-by-hand = Linkki on valittu: kopioi se nyt.
page-share = Jaa
page-share-text = Tule pelaamaan Whistlestopia kanssani.
page-qr = QR-koodi, jossa on linkki tähän pöytään
page-qr-about = Tai anna heidän skannata tämä.

## Mitä pöydässä voi sanoa yhdellä painalluksella

page-reaction-clap = Hyvin pelattu!
page-reaction-laugh = Hahaa!
page-reaction-wow = Oho!
page-reaction-sad = Voi ei!
page-reaction-angry = Murr!
page-reaction-thanks = Kiitos!
page-reaction-hurry = Kaikki kyytiin!
page-reaction-train = Tuut tuut!
page-reaction-good-game = Kiitos pelistä!

## Palkki ja asetukset

page-settings = Asetukset
page-bar-home = Whistlestop: aloitusnäyttöön
page-close = Sulje
page-language = Kieli
page-theme = Teema
page-theme-system = Järjestelmän mukaan
page-theme-light = Vaalea
page-theme-dark = Tumma
page-symbols = Suuret symbolit
page-symbols-about = Värien symbolit näkyvät reiteillä ja korteissa suurempina.
page-quick = Nosta yhdellä painalluksella
page-quick-about = Kortti on sinun ensimmäisellä painalluksella ilman toista vahvistusta.
page-pace = Bottien nopeus
page-pace-slow = Rauhallinen
page-pace-usual = Tavallinen
page-pace-quick = Nopea
page-sound = Äänet
page-sound-about = Vaunut, kortit, kello vuorosi merkiksi ja pilli viimeiselle kierrokselle.
page-notices = Ilmoitukset
page-notices-about = Kerro minulle, kun on vuoroni enkä ole tällä sivulla.
page-notices-refused = Selain ei salli ilmoituksia tällä sivulla. Voit muuttaa sen selaimen asetuksista.
page-mail = Lähetä minulle sähköpostia, kun on vuoroni
page-mail-none = Päiviä kestäviä pelejä varten. Osoitetta ei käytetä mihinkään muuhun eikä koskaan näytetä.
page-mail-unconfirmed = Osoitteeseesi on lähetetty koodi. Kirjoita se tähän.
page-mail-confirmed = Saat sähköpostia, kun on vuorosi.
page-mail-address = Sähköpostiosoitteesi
page-mail-code = Koodi sähköpostista
page-mail-give = Lähetä minulle koodi
page-mail-confirm = Vahvista
page-mail-drop = Lopeta sähköpostit
page-name-about = Tämän muut näkevät. Tiliä ei tarvita.
page-device = Jatka toisella laitteella
page-device-about = Pyydä koodi ja kirjoita se toisella laitteella kymmenen minuutin kuluessa. Pelisi siirtyvät sinne.
page-device-code = Näytä koodi
page-device-code-about = Kirjoita se siellä samaan valikkoon. Silloin tämä laite kirjautuu ulos.
page-device-qr = QR-koodi toiselle laitteelle
page-device-enter = Koodi toiselta laitteelta
page-device-take = Jatka tällä laitteella
page-forget = Poista tietoni
page-forget-about = Nimesi poistetaan tältä palvelimelta ja kaikista peleistäsi. Botti jatkaa keskeneräisiä pelejäsi. Tätä ei voi perua.
page-forget-go = Poista tietoni …
page-forget-sure = Kyllä, poista kaikki

## Kun palvelin ei ole valmis tai tavoitettavissa

page-warming = Voit pelata jo nyt
page-warming-about = Palvelin käynnistyy aivan ensimmäistä kertaa. Vihjeet ja mestaribotti ovat valmiina hetken kuluttua: { $percent }{ "\u00A0" }% on valmiina.
page-in-a-moment = hetken kuluttua
page-away = Palvelimeen ei saada yhteyttä
page-away-about = Verkkoyhteys saattaa olla poikki. Pelisi ovat tallessa; sivu yhdistää itse uudelleen heti, kun palvelin vastaa.
page-somebody-wanted = Pelaa jotakuta vastaan
page-somebody-about = Joku muu, joka on täällä ja haluaa saman pelin.
page-somebody-go = Etsi joku
page-filter = Etsi tietynlaisia pöytiä
