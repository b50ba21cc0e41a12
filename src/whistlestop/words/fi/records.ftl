### Mikä pöytäkirjassa on vialla: mitä siinä oli ja mitä siinä pitäisi olla. Kumpikin on viestin `record-fault` sisällä.

record-fault = { $line ->
    [none] löytyi: { $found }; pitäisi olla: { $expected }.
   *[other] rivi { $line }, löytyi: { $found }; pitäisi olla: { $expected }.
}

## Mitä siinä oli

record-endless-line = liian pitkä rivi
record-endless-record = liian pitkä pöytäkirja
record-text = ”{ $text }”
record-against = ”{ $text }” (vastoin sääntöä { $clause })
record-second = { $what } toiseen kertaan
record-header = otsake ”{ $text }”
record-no-header = ei otsaketta { $key }
record-log-entry = lokin merkintä { $at }, { $entry }
record-log-odd = loki, jonka merkintä ei ole 32-bittinen luku
record-result = tulos { $result }
record-end-in-turn = pöytäkirjan loppu vuorolla { $turn }
record-end = pöytäkirjan loppu
record-nothing = ei mitään
record-several = monta peliä
record-no-utf8 = jotain, mikä ei ole UTF-8-tekstiä
record-move-of = siirto, jonka tekee { $seat }
record-move-of-turn = vuoron { $turn } siirto

## Mitä siinä pitäisi olla

record-end-scores = pistetaulukon loppu
record-line-limit = enintään { $most } merkkiä rivillä
record-record-limit = enintään { $most } merkkiä pöytäkirjassa
record-other-format = { $title }, muoto, jota tämä versio lukee
record-begins = { $title }, jolla pöytäkirja alkaa
record-nothing-after = ei mitään merkin { $mark } jälkeen, joka päättää pöytäkirjan
record-only-line = vain se, joka on rivillä { $line }
record-header-or-move = otsake kuten Players: Anna; Bo, tai siirto kuten 1. Red draw deck
record-possible = sellainen, joka on siinä mahdollinen
record-decisions = päätöksiä ja tuloksia
record-one-of = jokin näistä: { $options }
record-and-more = { $options } ja { $number } muuta
record-one-verify = yksi (verify_many lukee tiedoston, jossa on monta)
record-one-load = yksi (load_many ja read_records lukevat useampia)
record-map-played = kartta, jolla pelattiin: { $maps }
record-map-known = { $maps }, tai oma kartta, joka annetaan mukaan (--map FILE)
record-map-version = { $hash }, kartta { $map } sellaisena kuin se on täällä, ei sen toinen versio
record-rules = { $rules }, säännöt, joilla tämä Whistlestop pelaa
record-day = päivä kuten 2026-11-15
record-players = pelaajien nimet paikkojen järjestyksessä
record-names = nimiä, välissä ;, ja lainausmerkeissä ne, joissa on ; tai lainausmerkki
record-seed = kokonaisluku nollasta lukuun 2^64 - 1
record-seed-and-commitment = ei satunnaislukujen siemenlukua sitoumuksen kanssa
record-only-beside = se vain otsakkeen { $key } kanssa
record-hash = 64 heksadesimaalinumeroa
record-fair-start = todennettava peli, joka alkaa alusta
record-nonces-first = pelaajien salaluvut, jotka avataan ennen siemenlukua
record-nonces = salaluvut heksadesimaaleina, { $seats } kappaletta, välissä ;, ja { $nobody }, missä ei istu ihmistä
record-abandoned = sitoumuksia, joissa on 64 heksadesimaalia ja perässä värejä kuten Red, Green, välissä ;
record-options = valintoja kuten first=Red, open_track
record-options-of = valintoja joukosta { $options }
record-something-else = jotain muuta: { $why }
record-up-to-result = siirrot tulokseen { $result } asti
record-up-to-end = siirrot pelin loppuun asti
record-more-moves = lisää siirtoja tai viimeinen rivi { $mark }
record-no-seed-yet = ei siemenlukua, ennen kuin peli on ohi
record-resigned-over = tämä vain pelissä, jota ei pelattu loppuun
# $seats: which there are
record-resigned-seat = luovuttanut paikka: { $seats }
record-scores-over = { $title }, koska peli on ohi
record-scores = { $title } ja rivi jokaiselle pelaajalle
record-pool-lines = { $title } ja rivi jokaiselle satunnaistapahtumalle
record-event = satunnaistapahtuma { $number } kuten 0. lot: Blue 1, Red 1 -> Red
record-utf8 = UTF-8-muodossa tallennettu teksti
record-move = siirto kuten 1. Red draw deck (blue)
record-moves = vuoron numero, paikka ja sen siirrot: 1. Red draw deck (blue)
record-move-and-chance = siirto ja suluissa se, mitä siinä paljastui
record-first = ensin { $due }
record-no-more = ei enempää, koska peli on ohi
record-of-turn = vuoron { $turn } siirto
record-legal = laillinen siirto
record-a-move = siirto: { $why }
record-decision = päätös, koska tässä ei paljastu mitään
record-due = { $label }: jokin näistä: { $options }
record-due-more = { $label }: +jokin näistä: { $options }
record-seed-gives = { $outcome }, jonka siemenluku { $seed } antaa (jätä { $key } pois, jos kortit jaettiin käsin)

record-records = { $number ->
    [one] { $number } pöytäkirja
   *[other] { $number } pöytäkirjaa
}
record-pools = { $number ->
    [one] { $number } joukko
   *[other] { $number } joukkoa
}
record-pool-each = yksi jokaista satunnaistapahtumaa kohti, yhteensä { $number }
