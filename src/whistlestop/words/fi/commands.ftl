### Mitä komennot sanovat: mikä komentorivissä on vialla, mitä verify löysi, simulate-komennon taulukko. Komentojen ja
### valitsimien nimet pysyvät.

## Mikä komentorivissä on vialla

usage-in-file = { $file }: { $why }
usage-language = whistlestop: kieli ”{ $wish }” ei ole vielä valittavissa; valitse näistä: { $there }.
usage-nothing = whistlestop: anna komento: { $commands }; katso whistlestop --help.
usage-command-close = whistlestop: komentoa ”{ $text }” ei ole; tarkoititko { $close }?
usage-command = whistlestop: komentoa ”{ $text }” ei ole; komennot ovat { $commands }.
usage-bot = whistlestop: bottia ”{ $text }” ei ole; botit ovat { $bots }.
# $text: what was typed; $bot: what stands before the @; $highest: a number as a text
usage-bot-budget = whistlestop: kohdassa ”{ $text }” ei ole @-merkin jälkeen miettimisvaraa; anna se millisekunteina tai koepeleinä, kokonaislukuna väliltä 1–{ $highest }, kuten { $bot }@50ms tai { $bot }@400.
# $bot; $place: where the installed one is, like my_bots:Greedy
bot-shadowed = whistlestop: { $bot } on tässä sisäänrakennettu botti eikä asennettu ({ $place }); anna asennetulle toinen nimi.
# $command: what stands before the name of a program
usage-bot-command = whistlestop: kohdan { $command } jälkeen tulee käynnistettävä ohjelma, kuten { $command }./my-bot.
usage-players = whistlestop: nimeä pelaajat pilkuilla erotettuina, kuten --players anna,bo,bot:random.
usage-bots = whistlestop: nimeä botit pilkuilla erotettuina, kuten --players random,random.
usage-same-name = whistlestop: kahdella pelaajalla on nimi { $name }; anna heille eri nimet.
usage-first = whistlestop: aloittajan on oltava joku näistä: { $names } (tai 1–{ $last }), ei ”{ $text }”.
usage-number = whistlestop: { $game }: pelaajia on { $low }–{ $high }, ei { $found }.
usage-load = whistlestop play: ladattu peli jatkuu sellaisena kuin se oli; jätä GAME ja valitsimet pois.
usage-from = whistlestop play: jatkaaksesi tallennetusta pelistä kerro, minkä vuoron jälkeen peli alkaa: { $example }; jätä pois GAME, --load ja --position.
usage-what-if = whistlestop review: --what-if ottaa toiston hetken ja toisen päätöksen, kuten { $example }.
usage-map-of-loaded = whistlestop play: --map on valitsimella --load ladattavaa peliä varten; uuden pelin omalla kartallasi aloitat antamalla karttatiedoston: whistlestop play FILE.
usage-save-there = { $file }: tämä tiedosto on jo olemassa; jatka valitsimella --load { $file } tai valitse toinen nimi.
usage-real-table = { $file }: tämä peli odottaa kortteja oikealta pöydältä; jatka komennolla whistlestop record.
usage-load-number = { $file }: tässä pelissä pelaajien määrä on { $players }, ei { $found }.
usage-record-there = { $file }: tämä tiedosto on jo olemassa; jatka komennolla whistlestop record continue { $file }.
usage-record-finished = { $file }: tämä peli on pelattu loppuun; katso se komennolla whistlestop replay { $file }.
usage-record-draws = { $file }: tämä peli nostaa omat korttinsa; jatka komennolla whistlestop play --load { $file }.
usage-record-players = whistlestop record: nimeä pelaajat, jokainen omalla nimellään, kuten --players anna,bo.
usage-turn = { $file }: tässä pelissä on vuorot { $first }–{ $last }, ei { $turn }.
usage-games-from-one = { $file }: tiedoston pelit lasketaan yhdestä alkaen, ei { $at }.
usage-no-game = { $file }: tässä tiedostossa ei ole peliä numero { $at }.
usage-several-games = { $file }: tässä tiedostossa on monta peliä; valitse yksi valitsimella --game N.
usage-review-unfinished = { $file }: tämä peli on kesken; vain päättyneen pelin voi käydä läpi.
usage-puzzle-game = whistlestop puzzle: pelille ”{ $game }” ei ole pulmia; valitse näistä: { $games }.
usage-puzzle-level = whistlestop puzzle: ”{ $level }” ei ole taso; valitse näistä: { $levels }.
usage-puzzle-number = whistlestop puzzle: pulmat on numeroitu 1–{ $last }, ei { $number }.
usage-no-record = { $file }: tässä tiedostossa ei ole pöytäkirjaa.
usage-receipt = { $file }: tämä ei ole kuitti; tallenna kuitti laitteella, jolla pelasit.
usage-clause-of = whistlestop rules: sääntöä ”{ $clause }” ei ole; luvussa { $section } ovat { $first }–{ $last }.
usage-clause = whistlestop rules: sääntöä ”{ $clause }” ei ole; luvut ovat { $sections }.
usage-section = { $section } ({ $title })
usage-summary-map = whistlestop rules: --{ $option } tarvitsee kartan; lisää esimerkiksi --map europe.
pictures-title = { $game }: säännöt kuvina
usage-simulate-number = whistlestop simulate: pelien määrän on oltava vähintään 1, ei { $number }.
usage-simulate-seed = whistlestop simulate: siemenluvun on oltava kokonaisluku väliltä 0–{ $highest }, ei { $seed }.
# $game, $number: numbers as texts; $file
simulate-interrupted = Keskeytetty pelissä { $game }/{ $number }: tiedostoon { $file } ei kirjoitettu mitään, sillä se kirjoitetaan vasta, kun kaikki pelit on pelattu.

## Mitä verify löysi

verdict-numbered = peli { $number }: { $verdict }
verdict-fair = { $events ->
    [one] reilu: { $events } tulos tarkistettiin, se seuraa siemenluvusta, johon sitouduttiin, ja kaikki siirrot ovat laillisia.
   *[other] reilu: kaikki { $events } tulosta seuraavat siemenluvusta, johon sitouduttiin, ja kaikki siirrot ovat laillisia.
}
verdict-no-commitment = ei tarkistettavaa: tämä peli pelattiin ilman sitoumusta; sen siirrot ovat laillisia.
verdict-position = ei tarkistettavaa: tämä peli alkoi muualta otetusta asemasta, joten kukaan ei voi todistaa kortteja; sen siirrot ovat laillisia.
verdict-sealed = ei vielä tarkistettavaa: siemenlukua ei ole avattu; tähänastiset siirrot ovat laillisia.
verdict-commitment = ei reilu: siemenluku ei ole se, johon sitouduttiin.
verdict-pool = ei reilu tapahtumassa { $event }: pöytäkirjan ilmoittama joukko ei ole se, jonka säännöt antavat.
verdict-outcome = ei reilu tapahtumassa { $event }: tuli { $found }, mutta siemenluvun mukaan { $expected }.
verdict-statement = ei reilu tapahtumassa { $event }: tuli { $found }, mutta pöytäkirjan mukaan { $expected }.
verdict-missing = ei reilu tapahtumassa { $event }: sen on oltava sekä siirtojen että joukkojen luettelossa.
verdict-damaged = ei reilu: pöytäkirja ei voi pitää paikkaansa: { $problem }
verdict-promise = ei reilu: sitoumus ei ole se, jonka laitteesi sai ennen kuin se avasi salalukunsa. Kortit on voitu valita.
verdict-agreed = ei reilu: kartta, asetukset tai paikkojen määrä eivät ole ne, jotka laitteesi hyväksyi ennen kuin se avasi salalukunsa.
verdict-nonces = ei reilu: salaluvut eivät ole ne, joiden tiivisteet laitteesi sai, tai omasi ei ole niiden joukossa. Kortit on voitu valita.
verdict-rounds = ei reilu: laitteesi avasi salaluvun yrityksessä, jota ei mainita. Jakoja on voitu hylätä salaa.
verdict-begun-again = { $rounds ->
    [2] Peli syntyi yrityksestä 2; sitä edeltävä yritys keskeytettiin, ja keskeyttäjä on voinut toivoa toisia kortteja.
   *[other] Peli syntyi yrityksestä { $rounds }; sitä edeltävät yritykset keskeytettiin, ja keskeyttäjä on voinut toivoa toisia kortteja.
}

## simulate-komennon taulukko

simulate-seat = paikka
simulate-bot = botti
simulate-wins = voitot
simulate-share = osuus
simulate-mean = keskiarvo
simulate-deviation = hajonta
simulate-lowest = pienin
simulate-highest = suurin
simulate-summary = { $games ->
    [one] { $game }: { $games } peli (siemenluku { $seed }), keskimäärin { $turns } vuoroa; { $seconds } s, { $rate } peliä sekunnissa.
   *[other] { $game }: { $games } peliä (siemenluku { $seed }), keskimäärin { $turns } vuoroa; { $seconds } s, { $rate } peliä sekunnissa.
}

## The table of the day

day-table = { $game }: pelanneita { $number }; luvattu: { $commitment }
day-result = { $place }. { $name }, { $points } pistettä
day-broken = siemen ei ole se, joka luvattiin.
# as in English
day-verdict = { $name }: { $verdict }
usage-day-server = whistlestop day: { $url } ei vastaa niin kuin palvelin; tarkista osoite.
usage-day = whistlestop day: { $day } ei ole päättynyt päivä; kirjoita se kuten 2026-11-15.
day-other = pöytäkirja on toisesta pelistä, päivästä, paikoista tai siemenestä, tai tulos ei ole se, joka näytetään.
