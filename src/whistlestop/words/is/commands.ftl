### Það sem skipanir segja: hvað er að skipanalínu, hvað verify fann, taflan í simulate. Nöfn skipana og valkosta haldast.

## Hvað er að skipanalínu

usage-in-file = { $file }: { $why }
usage-language = whistlestop: á málinu „{ $wish }“ er enginn texti til enn; málin eru { $there }.
usage-nothing = whistlestop: segðu hvað á að gera: { $commands }; sjá whistlestop --help.
usage-command-close = whistlestop: engin skipun heitir „{ $text }“; áttirðu við { $close }?
usage-command = whistlestop: engin skipun heitir „{ $text }“; skipanirnar eru { $commands }.
usage-bot = whistlestop: enginn þjarkur heitir „{ $text }“; þjarkarnir eru { $bots }.
# $command: what stands before the name of a program
usage-bot-command = whistlestop: á eftir { $command } kemur forritið sem á að ræsa, eins og { $command }./my-bot.
usage-players = whistlestop: nefndu leikmennina með kommum á milli, eins og --players anna,bo,bot:random.
usage-bots = whistlestop: nefndu þjarkana með kommum á milli, eins og --players random,random.
usage-same-name = whistlestop: tveir leikmenn heita { $name }; gefðu þeim ólík nöfn.
usage-first = whistlestop: sá sem byrjar er einn þessara: { $names } (eða 1 til { $last }), ekki „{ $text }“.
usage-number = whistlestop: { $game } er fyrir { $low } til { $high } leikmenn, ekki { $found }.
usage-load = whistlestop play: leikur sem er opnaður heldur áfram eins og hann var; slepptu GAME og valkostum þess.
usage-map-of-loaded = whistlestop play: --map er fyrir leik sem er opnaður með --load; nýr leikur er nefndur eftir kortaskránni sinni: whistlestop play FILE.
usage-save-there = { $file }: þessi skrá er þegar til; --load { $file } heldur áfram með hana, eða veldu annað nafn.
usage-real-table = { $file }: þessi leikur bíður eftir spilum af raunverulegu borði; haltu áfram með whistlestop record.
usage-load-number = { $file }: leikmenn þessa leiks eru { $players } að tölu, ekki { $found }.
usage-record-there = { $file }: þessi skrá er þegar til; whistlestop record continue { $file } heldur áfram með hana.
usage-record-finished = { $file }: þessum leik er lokið; whistlestop replay { $file } sýnir hann.
usage-record-draws = { $file }: þessi leikur dregur sín eigin spil; whistlestop play --load { $file } heldur áfram með hann.
usage-record-players = whistlestop record: nefndu leikmennina, hvern með sínu nafni, eins og --players anna,bo.
usage-turn = { $file }: í þessum leik eru lotur { $first } til { $last }, ekki { $turn }.
usage-games-from-one = { $file }: leikir í skrá eru taldir frá 1, ekki { $at }.
usage-no-game = { $file }: í þessari skrá er enginn leikur { $at }.
usage-several-games = { $file }: í þessari skrá eru nokkrir leikir; veldu einn þeirra með --game N.
usage-no-record = { $file }: í þessari skrá er engin skráning.
usage-clause-of = whistlestop rules: engin regla heitir „{ $clause }“; í kafla { $section } eru { $first } til { $last }.
usage-clause = whistlestop rules: engin regla heitir „{ $clause }“; kaflarnir eru { $sections }.
usage-section = { $section } ({ $title })
usage-simulate-number = whistlestop simulate: fjöldi leikja er 1 eða fleiri, ekki { $number }.
usage-simulate-seed = whistlestop simulate: fræ er heil tala frá 0 til { $highest }, ekki { $seed }.

## Það sem verify fann

verdict-numbered = leikur { $number }: { $verdict }
verdict-fair = { $events ->
    [one] heiðarlegt: { $events } útkoma var könnuð og leiðir af fræinu sem var heitið, og löglega er leikið.
   *[other] heiðarlegt: allar útkomurnar, { $events } talsins, leiða af fræinu sem var heitið, og löglega er leikið.
}
verdict-no-commitment = ekkert að sannreyna: þessi leikur var leikinn án heits um fræ; hann er löglega leikinn.
verdict-sealed = ekkert að sannreyna enn: fræið hefur ekki verið opnað; hingað til er löglega leikið.
verdict-commitment = ekki heiðarlegt: fræið er ekki það sem var heitið.
verdict-pool = ekki heiðarlegt við atburð { $event }: potturinn sem skráningin nefnir er ekki sá sem reglurnar gefa.
verdict-outcome = ekki heiðarlegt við atburð { $event }: upp kom { $found }, en fræið gefur { $expected }.
verdict-statement = ekki heiðarlegt við atburð { $event }: upp kom { $found }, en skráningin nefnir { $expected }.
verdict-missing = ekki heiðarlegt við atburð { $event }: hann stendur ekki bæði meðal leikjanna og meðal pottanna.
verdict-damaged = ekki heiðarlegt: skráningin getur ekki verið sönn: { $problem }

## Taflan í simulate

simulate-seat = sæti
simulate-bot = þjarkur
simulate-wins = sigrar
simulate-share = hlutfall
simulate-mean = meðaltal
simulate-deviation = frávik
simulate-lowest = lægst
simulate-highest = hæst
simulate-summary = { $games ->
    [one] { $game }: { $games } leikur (fræ { $seed }), að meðaltali { $turns } lotur; { $seconds } s, { $rate } leikir á sekúndu.
   *[other] { $game }: { $games } leikir (fræ { $seed }), að meðaltali { $turns } lotur; { $seconds } s, { $rate } leikir á sekúndu.
}
