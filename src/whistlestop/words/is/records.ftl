### Hvað er að skráningu: hvað stóð þar og hvað átti að standa. Hvort tveggja er í nefnifalli inni í `record-fault`.

record-fault = { $line ->
    [none] þar stóð: { $found }; þar átti að vera: { $expected }.
   *[other] lína { $line }: þar stóð: { $found }; þar átti að vera: { $expected }.
}

## Það sem stóð þar

record-endless-line = of löng lína
record-endless-record = of löng skráning
record-text = „{ $text }“
record-against = „{ $text }“ (brýtur { $clause })
record-second = { $what } í annað sinn
record-header = hausinn „{ $text }“
record-no-header = enginn haus { $key }
record-log-entry = færsla { $at } í annálnum, { $entry }
record-log-odd = annáll með færslu sem er ekki 32 bita tala
record-result = niðurstaðan { $result }
record-end-in-turn = endir skráningarinnar í lotu { $turn }
record-end = endir skráningarinnar
record-nothing = ekkert
record-several = nokkrir leikir
record-no-utf8 = eitthvað sem er ekki UTF-8-texti
record-move-of = aðgerð fyrir sætið { $seat }
record-move-of-turn = aðgerð í lotu { $turn }

## Það sem átti að standa

record-end-scores = endir stigatöflunnar
record-line-limit = í mesta lagi { $most } stafir í línu
record-record-limit = í mesta lagi { $most } stafir í skráningu
record-other-format = { $title }, sniðið sem þessi útgáfa les
record-begins = { $title }, en þannig hefst skráning
record-nothing-after = ekkert á eftir { $mark } sem lýkur skráningu
record-only-line = aðeins það sem er í línu { $line }
record-header-or-move = haus eins og Players: Anna; Bo, eða aðgerð eins og 1. Red draw deck
record-possible = færsla sem er möguleg þar
record-decisions = ákvarðanir og útkomur
record-one-of = eitt af þessu: { $options }
record-and-more = { $options } og { $number } til viðbótar
record-one-verify = ein (verify_many tekur við skrá með mörgum)
record-one-load = einn (load_many og read_records lesa fleiri)
record-map-played = kortið sem var spilað á: { $maps }
record-map-known = { $maps }, eða þitt eigið kort sem gefið er með (--map FILE)
record-map-version = { $hash }, kortið { $map } eins og það er hér, ekki önnur útgáfa þess
record-rules = { $rules }, reglurnar sem þessi útgáfa Whistlestop spilar eftir
record-day = dagur eins og 2026-11-15
record-players = nöfn leikmannanna í röð sæta þeirra
record-names = nöfn með ; á milli, í gæsalöppum ef ; eða gæsalappir eru í nafni
record-seed = heil tala frá 0 til 2^64 - 1
record-seed-and-commitment = ekkert slembifræ við hlið skuldbindingar
record-only-beside = það aðeins ásamt { $key }
record-hash = 64 tölustafir í sextándakerfi
record-fair-start = leikur með sannreynanlegum drætti sem hefst í upphafi
record-nonces-first = leynitölur leikmannanna, opnaðar á undan slembifræinu
record-nonces = leynitölur í sextándakerfi með ; á milli, { $seats } talsins, og { $nobody } þar sem enginn situr
record-abandoned = skuldbindingar, hver með 64 sextándakerfistölustöfum og litum á borð við Red, Green á eftir, og ; á milli þeirra
record-options = valkostir eins og first=Red, open_track
record-options-of = valkostir af þessum: { $options }
record-something-else = eitthvað annað: { $why }
record-up-to-result = aðgerðirnar fram að niðurstöðunni, { $result }
record-up-to-end = aðgerðirnar fram að leikslokum
record-more-moves = fleiri aðgerðir, eða síðasta línan { $mark }
record-no-seed-yet = ekkert slembifræ áður en leiknum er lokið
record-resigned-over = þetta aðeins í leik sem ekki var spilaður til enda
# $seats: which there are
record-resigned-seat = sætið sem gafst upp: { $seats }
record-scores-over = { $title } þar sem leiknum er lokið
record-scores = { $title } og lína fyrir hvern leikmann
record-pool-lines = { $title } og lína fyrir hvern tilviljunaratburð
record-event = tilviljunaratburður { $number } eins og 0. lot: Blue 1, Red 1 -> Red
record-utf8 = texti vistaður sem UTF-8
record-move = aðgerð eins og 1. Red draw deck (blue)
record-moves = númer lotu, sæti og aðgerðir þess: 1. Red draw deck (blue)
record-move-and-chance = aðgerð, og í svigum það sem hún leiddi í ljós
record-first = fyrst { $due }
record-no-more = ekkert meira, þar sem leiknum er lokið
record-of-turn = aðgerð í lotu { $turn }
record-legal = lögleg aðgerð
record-a-move = aðgerð: { $why }
record-decision = ákvörðun, þar sem ekkert hulið kemur upp hér
record-due = { $label }: eitt af þessu: { $options }
record-due-more = { $label }: +eitt af þessu: { $options }
record-seed-gives = { $outcome }, en það gefur slembifræið { $seed } (slepptu { $key } ef spilin voru gefin í höndunum)

record-records = { $number ->
    [one] { $number } skráning
   *[other] { $number } skráningar
}
record-pools = { $number ->
    [one] { $number } pottur
   *[other] { $number } pottar
}
record-pool-each = einn fyrir hvern tilviljunaratburð, alls { $number }
