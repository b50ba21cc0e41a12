### Sivu: sen omat sanat. Pelin lauseet ovat tiedostoissa events.ftl, table.ftl ja refusals.ftl.

page-title = Whistlestop
page-loading = Hetkinen …
page-connecting = Yhdistetään uudelleen … mitään ei ole kadonnut.
# A move has been on its way for seconds
page-sending = Lähetetään …
page-cannot-store = Palvelin ei voi juuri nyt tallentaa mitään; pelisi on tallessa ja jatkuu, kun se taas onnistuu.
page-unreachable = Palvelimeen ei juuri nyt saada yhteyttä.
page-table-closed = Tämä pöytä on suljettu.

## Peli käynnissä

page-title-your-turn = Sinun vuorosi! – Whistlestop
page-cover-title = Vuorossa { $name }
page-cover-about = Anna laite seuraavalle. Muut eivät saa nyt katsoa.
page-cover-show = Näytä korttini
page-why = Miksi ei? Katso sääntö { $clause }
# $reason: a refusal, as in refusals.ftl
page-refused = { $reason }.
page-dismiss = OK

## Mitä vuorolla voi tehdä

page-turn-all = Sinun vuorosi: nosta kortteja, valtaa reitti tai nosta matkalippuja.
page-turn-draw-claim = Sinun vuorosi: nosta kortteja tai valtaa reitti.
page-turn-draw-tickets = Sinun vuorosi: nosta kortteja tai matkalippuja.
page-turn-claim-tickets = Sinun vuorosi: valtaa reitti tai nosta matkalippuja.
page-turn-draw = Sinun vuorosi: nosta kortteja.
page-turn-claim = Sinun vuorosi: valtaa reitti.
page-turn-tickets = Sinun vuorosi: nosta matkalippuja.
page-turn-cards = Sinun vuorosi: nosta kortteja, pelaa kortteja ratapihalle tai nosta matkalippuja.
page-turn-pass = Et voi tehdä mitään muuta: passaa.
page-turn-other = Sinun vuorosi.
page-turn-short = Sinun vuorosi
page-turn-station = Valitse kaupunki asemallesi.
page-last-round = { $turns ->
    [one] Viimeinen kierros: { $turns } vuoro jäljellä
   *[other] Viimeinen kierros: { $turns } vuoroa jäljellä
}
# $turns: the same, where there is little room
page-last-round-short = Viimeinen kierros: { $turns }
page-clock-hours = { $hours } t { $minutes } min
# $who, $name: whose time ran out
page-time-up = { $who ->
    [you] Aika loppui: botti pelasi puolestasi.
   *[other] Aika loppui, { $name }: botti pelasi vuoron.
}
page-clock-bot-turn = Aika on loppumassa: nollassa botti pelaa tämän vuoron puolestasi.
page-clock-bot-stays = Aika on loppumassa: nollassa botti ottaa paikkasi, kunnes palaat.

## Pelaajat ja loki

page-players = Pelaajat
page-you = sinä
page-bot-keeps = botti pelaa
page-gave-up = luovutti
page-is-moving = vuorossa
page-log = Tapahtumat
page-chat = Keskustelu
page-chat-new = Keskustelu ({ $number })
page-say = Sano jotain
page-send = Lähetä
page-phrases = Valmiit lauseet
page-react = Reagoi: { $reaction }

## Käsi, rivi, matkaliput

page-hand = { $number ->
    [0] Kätesi: ei kortteja
    [one] Kätesi: { $number } kortti
   *[other] Kätesi: { $number } korttia
}
page-hand-empty = Ei vielä kortteja.
page-take = Ota: { $card }, rivin { $place }. kortti
page-take-again = Valittu: { $card }– vahvista painamalla uudelleen
page-take-it = Vahvista
page-draw-blind = { $number ->
    [one] Nosta pakasta sokkona, { $number } kortti jäljellä
   *[other] Nosta pakasta sokkona, { $number } korttia jäljellä
}
page-draw-tickets = { $number ->
    [one] Nosta matkalippuja, { $number } jäljellä
   *[other] Nosta matkalippuja, { $number } jäljellä
}
page-tickets-done = Matkalippusi: { $done }/{ $number } suoritettu
page-ticket-done = suoritettu
page-ticket-open = vielä suorittamatta
# $number of trains that the shortest way still takes
page-ticket-far = { $number ->
    [one] { $number } vaunu jäljellä
   *[other] { $number } vaunua jäljellä
}
page-ticket-lost = ei voi enää suorittaa
page-ticket-long = pitkä
page-offer-title = Mitkä matkaliput haluat pitää?
page-offer-least = { $number ->
    [0] Saat pitää niin monta kuin haluat tai et yhtään.
    [one] Pidä vähintään { $number }. Suorittamatta jääneiden matkalippujen pisteet vähennetään.
   *[other] Pidä vähintään { $number }. Suorittamatta jääneiden matkalippujen pisteet vähennetään.
}
page-keep = { $number ->
    [0] Älä pidä yhtään
    [one] Pidä { $number } matkalippu
   *[other] Pidä { $number } matkalippua
}
# $number of tickets that still have to be chosen
page-keep-more = Valitse vielä { $number }

## Pelilauta

page-board = Pelilauta: { $map }
page-zoom-in = Suurenna
page-zoom-out = Pienennä
page-track = { $length ->
    [one] { $name }: { $length } ruutu, { $colour }, { points }
   *[other] { $name }: { $length } ruutua, { $colour }, { points }
}
page-route-facts = { $length ->
    [one] { $length } ruutu, { points }
   *[other] { $length } ruutua, { points }
}
page-ferry-needs = { $number ->
    [one] Lautta: vähintään { $number } veturi
   *[other] Lautta: vähintään { $number } veturia
}
page-station-about = Aseman avulla voit käyttää yhtä muiden pelaajien reittiä tähän kaupunkiin.
page-tunnel-warning = Tunneli: kolme korttia käännetään, ja saatat joutua maksamaan lisää.
page-pay-with = Maksa näillä
page-claim = Valtaa reitti
page-build = Rakenna asema
page-cancel = Peruuta
page-build-station = Rakenna asema
page-build-short = Asema
page-build-cancel = Älä rakenna
page-list-cities = Valitse luettelosta
page-list-routes = { $number ->
    [one] { $number } reitti on vallattavissa
   *[other] { $number } reittiä on vallattavissa
}
# $number of routes, where there is little room
page-list-short = Reittejä: { $number }
page-route-wanted = matkalipuillesi
page-pass = Passaa

## Tunneli

page-tunnel-turned = { $who ->
    [you] Kaivat tunnelia. Nämä kortit käännettiin:
   *[other] { $name } kaivaa tunnelia. Nämä kortit käännettiin:
}
page-tunnel-match = maksaa kortin
page-tunnel-costs = { $number ->
    [one] Se maksaa vielä { $number } kortin.
   *[other] Se maksaa vielä { $number } korttia.
}
page-tunnel-waiting = { $number ->
    [one] Se maksaa vielä { $number } kortin. Odotetaan vastausta …
   *[other] Se maksaa vielä { $number } korttia. Odotetaan vastausta …
}
page-tunnel-cannot = Sinulla ei ole tarvittavia kortteja.
page-tunnel-pay = Maksa
page-tunnel-withdraw = Luovu tunnelista

## Valikko

page-menu = Valikko
page-discards = Poistot
page-undo = Peru viimeisin siirtoni
page-arrange = Järjestä korttini
page-arrange-about = Värien järjestys kädessäsi. Voit myös vetää kortteja hiirellä.
page-arrange-up = Siirrä eteenpäin: { $card }
page-arrange-down = Siirrä taaksepäin: { $card }
page-arrange-usual = Tavallinen järjestys
page-plan = Reitit
page-plan-about = Lyhin jäljellä oleva reitti jokaiselle valitsemallesi matkalipulle.
page-plan-none = Sinulla ei ole enää matkalippua, jota suunnitella.
page-plan-trains = Tarvitaan { $need } vaunua, jäljellä { $have }
page-plan-any = Mikä tahansa väri
page-plan-have = { $have }/{ $need }
page-undone = { $who ->
    [you] { $number ->
        [one] Peruit { $number } siirron.
       *[other] Peruit { $number } siirtoa.
    }
   *[other] { $number ->
        [one] { $name } perui { $number } siirron.
       *[other] { $name } perui { $number } siirtoa.
    }
}
page-to-home = Aloitusnäyttöön (peli jatkuu)
page-rules = Säännöt
page-take-back = Ota paikkani takaisin
page-resign = Luovuta
page-resign-sure = Haluatko luovuttaa tämän pelin? Sitä ei voi perua.
page-resign-yes = Kyllä, luovutan
page-tabs = Pöydän osat
page-tab-hand = Käsi
page-tab-row = Kortit
page-tab-log = Tapahtumat

## Botit tason ja luonteen mukaan

page-bot-easy = Helppo botti
page-bot-medium = Keskitason botti
page-bot-hard = Vaikea botti
page-bot-expert = Mestaribotti
page-bot-champion = Mestaruusbotti
page-bot-master = Suurmestaribotti
page-bot-random = Satunnainen
page-bot-greedy = Ahne
page-bot-hungry = Nälkäinen
page-bot-long-route = Pitkä reitti
page-bot-racer = Kiirehtijä
page-bot-planner = Suunnittelija
page-bot-blocker = Estäjä
# as in English
page-bot-person-0 = Emil
# as in English
page-bot-person-1 = Otto
# as in English
page-bot-person-2 = Ida
# as in English
page-bot-person-3 = Hugo
# as in English
page-bot-person-4 = Vera
page-bot-numbered = { $bot } { $number }

page-seat-here = paikalla
page-seat-away = poissa
# $number of them
page-seat-away-minutes = poissa { $number } min
# $number of them
page-seat-away-hours = poissa { $number } t
# $number of them
page-seat-away-days = poissa { $number } pv
page-by-bot = botti
page-by-bot-about = Botti päätti tämän pelaajan puolesta, joka oli poissa tai jonka aika loppui.
page-company = Tämän pöydän väki
page-history = Pelisi
page-rated = Vahvuusluku
page-rated-about = Tulos muuttaa kaikkien valmiiksi ilmoittautuneiden vahvuuslukuja. Tavalliset säännöt, ei vihjeitä; poistuja jää viimeiseksi.
page-agreed-rated = vahvuuslukupeli: tulos lasketaan
# $mean is a rating, $deviation how far off it may be
# as in English
page-rating-of = { $mean } ± { $deviation }
page-day = Päivän pöytä
page-blocked = Estämäsi ihmiset
