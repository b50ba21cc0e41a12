### Það sem skipanir segja: hvað er að skipanalínu, hvað verify fann, taflan í simulate. Nöfn skipana og valkosta haldast.

## Hvað er að skipanalínu

usage-in-file = { $file }: { $why }
usage-language = whistlestop: tungumálið „{ $wish }“ er ekki í boði enn; veldu eitt af þessum: { $there }.
usage-nothing = whistlestop: sláðu inn skipun: { $commands }; sjá whistlestop --help.
usage-command-close = whistlestop: engin skipun heitir „{ $text }“; áttirðu við { $close }?
usage-command = whistlestop: engin skipun heitir „{ $text }“; skipanirnar eru { $commands }.
usage-bot = whistlestop: enginn þjarkur heitir „{ $text }“; þjarkarnir eru { $bots }.
# $text: what was typed; $bot: what stands before the @; $highest: a number as a text
usage-bot-budget = whistlestop: á eftir @ í „{ $text }“ vantar umhugsunartíma; gefðu upp heilan fjölda millísekúndna eða prufuleikja frá 1 til { $highest }, eins og { $bot }@50ms eða { $bot }@400.
# $bot; $place: where the installed one is, like my_bots:Greedy
bot-shadowed = whistlestop: { $bot } er hér innbyggður þjarkur en ekki sá uppsetti ({ $place }); gefðu þeim uppsetta annað nafn.
# $command: what stands before the name of a program
usage-bot-command = whistlestop: á eftir { $command } kemur forritið sem á að ræsa, eins og { $command }./my-bot.
usage-players = whistlestop: nefndu leikmennina með kommum á milli, eins og --players anna,bo,bot:random.
usage-bots = whistlestop: nefndu þjarkana með kommum á milli, eins og --players random,random.
usage-same-name = whistlestop: tveir leikmenn heita { $name }; gefðu þeim ólík nöfn.
usage-first = whistlestop: sá sem byrjar verður að vera einn þessara: { $names } (eða 1 til { $last }), ekki „{ $text }“.
usage-number = whistlestop: { $game } er fyrir { $low } til { $high } leikmenn, ekki { $found }.
usage-load = whistlestop play: leikur sem er opnaður heldur áfram eins og hann var; slepptu GAME og valkostunum.
usage-from = whistlestop play: til að spila áfram úr skráðum leik þarf að segja eftir hvaða lotu hann hefst: { $example }; slepptu GAME, --load og --position.
usage-what-if = whistlestop review: --what-if tekur augnablik í endursýningunni og aðra ákvörðun, eins og { $example }.
usage-map-of-loaded = whistlestop play: --map er fyrir leik sem er opnaður með --load; til að hefja nýjan leik á eigin korti gefurðu upp skrána: whistlestop play FILE.
usage-save-there = { $file }: þessi skrá er þegar til; haltu áfram með --load { $file } eða veldu annað nafn.
usage-real-table = { $file }: þessi leikur bíður eftir spilum af raunverulegu borði; haltu áfram með whistlestop record.
usage-load-number = { $file }: í þessum leik eru { $players } leikmenn, ekki { $found }.
usage-record-there = { $file }: þessi skrá er þegar til; haltu áfram með whistlestop record continue { $file }.
usage-record-finished = { $file }: þessum leik er lokið; horfðu á hann með whistlestop replay { $file }.
usage-record-draws = { $file }: þessi leikur dregur sín eigin spil; haltu áfram með whistlestop play --load { $file }.
usage-record-players = whistlestop record: nefndu leikmennina, hvern með sínu nafni, eins og --players anna,bo.
usage-turn = { $file }: í þessum leik eru lotur { $first } til { $last }, ekki { $turn }.
usage-games-from-one = { $file }: leikir í skrá eru taldir frá 1, ekki { $at }.
usage-no-game = { $file }: í þessari skrá er enginn leikur númer { $at }.
usage-several-games = { $file }: í þessari skrá eru nokkrir leikir; veldu einn þeirra með --game N.
usage-review-unfinished = { $file }: þessum leik er ekki lokið; aðeins er farið yfir leiki sem er lokið.
usage-puzzle-game = whistlestop puzzle: engar þrautir eru til fyrir „{ $game }“; veldu eitt af þessum: { $games }.
usage-puzzle-level = whistlestop puzzle: „{ $level }“ er ekki stig; veldu eitt af þessum: { $levels }.
usage-puzzle-number = whistlestop puzzle: þrautirnar eru númeraðar frá 1 til { $last }, ekki { $number }.
usage-no-record = { $file }: í þessari skrá er engin skráning.
usage-receipt = { $file }: þetta er ekki kvittun; vistaðu kvittun í tækinu sem þú spilaðir í.
usage-clause-of = whistlestop rules: engin regla heitir „{ $clause }“; í kafla { $section } eru { $first } til { $last }.
usage-clause = whistlestop rules: engin regla heitir „{ $clause }“; kaflarnir eru { $sections }.
usage-section = { $section } ({ $title })
usage-summary-map = whistlestop rules: --{ $option } þarf kort; bættu til dæmis við --map europe.
pictures-title = { $game }: reglurnar í myndum
usage-simulate-number = whistlestop simulate: fjöldi leikja verður að vera að minnsta kosti 1, ekki { $number }.
usage-simulate-seed = whistlestop simulate: slembifræ verður að vera heil tala frá 0 til { $highest }, ekki { $seed }.
# $game, $number: numbers as texts; $file
simulate-interrupted = Stöðvað í leik { $game } af { $number }: ekkert var skrifað í { $file }, því það er ekki gert fyrr en allir leikir hafa verið spilaðir.

## Það sem verify fann

verdict-numbered = leikur { $number }: { $verdict }
verdict-fair = { $events ->
    [one] rétt gefið: { $events } útkoma var könnuð og leiðir af slembifræinu sem netþjónninn skuldbatt sig til að nota, og allar aðgerðir eru löglegar.
   *[other] rétt gefið: allar útkomurnar, { $events } talsins, leiða af slembifræinu sem netþjónninn skuldbatt sig til að nota, og allar aðgerðir eru löglegar.
}
verdict-no-commitment = ekkert að sannreyna: þessi leikur var spilaður án skuldbindingar; allar aðgerðir eru löglegar.
verdict-position = ekkert að sannreyna: þessi leikur hófst í stöðu sem var tekin annars staðar frá, svo enginn getur sannað spilin; allar aðgerðir eru löglegar.
verdict-sealed = ekkert að sannreyna enn: slembifræið hefur ekki verið opnað; aðgerðirnar hingað til eru löglegar.
verdict-commitment = vitlaust gefið: slembifræið er ekki það sem netþjónninn skuldbatt sig til að nota.
verdict-pool = vitlaust gefið við atburð { $event }: potturinn sem skráningin nefnir er ekki sá sem reglurnar gefa.
verdict-outcome = vitlaust gefið við atburð { $event }: upp kom { $found }, en slembifræið gefur { $expected }.
verdict-statement = vitlaust gefið við atburð { $event }: upp kom { $found }, en skráningin nefnir { $expected }.
verdict-missing = vitlaust gefið við atburð { $event }: hann á að standa bæði meðal aðgerðanna og meðal pottanna.
verdict-damaged = vitlaust gefið: skráningin getur ekki verið rétt: { $problem }
verdict-promise = vitlaust gefið: skuldbindingin er ekki sú sem tækið þitt fékk áður en það opnaði leynitöluna sína. Spilin kunna að hafa verið valin.
verdict-agreed = vitlaust gefið: kortið, valkostirnir eða fjöldi sæta er ekki það sem tækið þitt samþykkti áður en það opnaði leynitöluna sína.
verdict-nonces = vitlaust gefið: leynitölurnar eru ekki þær sem tækið þitt fékk tætigildin að, eða þín er ekki þar á meðal. Spilin kunna að hafa verið valin.
verdict-rounds = vitlaust gefið: tækið þitt opnaði leynitölu í tilraun sem ekki er nefnd. Gjöfum kann að hafa verið hent með leynd.
verdict-begun-again = { $rounds ->
    [2] Leikurinn varð til í tilraun 2; hætt var við tilraunina á undan, og sá sem gerði það kann að hafa viljað önnur spil.
   *[other] Leikurinn varð til í tilraun { $rounds }; hætt var við tilraunirnar á undan, og sá sem gerði það kann að hafa viljað önnur spil.
}

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
    [one] { $game }: { $games } leikur (slembifræ { $seed }), að meðaltali { $turns } lotur; { $seconds } s, { $rate } leikir á sekúndu.
   *[other] { $game }: { $games } leikir (slembifræ { $seed }), að meðaltali { $turns } lotur; { $seconds } s, { $rate } leikir á sekúndu.
}

## The table of the day

day-table = { $game }: { $number } hafa spilað; lofað: { $commitment }
day-result = { $place }. { $name }, { $points } stig
day-broken = fræið er ekki það sem lofað var.
# as in English
day-verdict = { $name }: { $verdict }
usage-day-server = whistlestop day: { $url } svarar ekki eins og þjónn; athugaðu slóðina.
usage-day = whistlestop day: { $day } er enginn liðinn dagur; skrifaðu hann eins og 2026-11-15.
day-other = skráin er úr öðru spili, af öðrum degi, öðrum sætum eða öðru fræi, eða úrslitin eru ekki þau sem sýnd eru.
