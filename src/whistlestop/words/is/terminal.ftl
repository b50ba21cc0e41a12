### Það sem leikurinn í skipanalínunni segir á eigin vegum: spurningar, hjálp og athugasemdir. Orðin sem eru slegin inn eru
### á ensku og haldast.

## Fyrirsagnir og merkingar

terminal-heading = { $game }, lota { $turn }: { $name }
terminal-heading-rounds = { $game }, umferð { $round }, lota { $turn }: { $name }
terminal-heading-setup = { $game }, fyrir fyrstu lotu: { $name }
terminal-spectator = allir
terminal-hand = Á hendi
terminal-offer = Í boði
terminal-track = Á palli
terminal-none = ekkert
terminal-route = Laus leið
terminal-spaces = Reitir
terminal-scores = Stigin
terminal-lonely-player = Ferðalangur
terminal-in-a-moment = { $name } hugsar sig um eftir andartak. Enn er verið að undirbúa, og það gerist aðeins í þetta eina sinn.

## Það sem liggur á borðinu

terminal-decks = í bunka { $deck }, til hliðar { $discards }, lestarmiðabunki { $tickets }
terminal-ticket-long = löng leið
terminal-ticket-done = kláraður
terminal-tunnel = göng
terminal-ferry = ferja
terminal-double = tvöföld
terminal-missing = { $cards ->
    [one] { $cards } spil vantar
   *[other] { $cards } spil vantar
}
terminal-last-turns = { $turns ->
    [1] Leikslok nálgast: einn á eftir að gera.
    [2] Leikslok nálgast: tveir eiga eftir að gera.
    [3] Leikslok nálgast: þrír eiga eftir að gera.
    [4] Leikslok nálgast: fjórir eiga eftir að gera.
    [one] Leikslok nálgast: { $turns } á eftir að gera.
   *[other] Leikslok nálgast: { $turns } eiga eftir að gera.
}
terminal-turned = { $extra ->
    [1] Kom upp við göngin: { $cards }. Göngin kosta eitt spil í viðbót.
    [2] Kom upp við göngin: { $cards }. Göngin kosta tvö spil í viðbót.
    [3] Kom upp við göngin: { $cards }. Göngin kosta þrjú spil í viðbót.
    [one] Kom upp við göngin: { $cards }. Göngin kosta { $extra } spil í viðbót.
   *[other] Kom upp við göngin: { $cards }. Göngin kosta { $extra } spil í viðbót.
}
terminal-routes-more = { $number ->
    [1] Ein laus leið enn: routes all, eða routes og borg.
    [2] Tvær lausar leiðir enn: routes all, eða routes og borg.
    [3] Þrjár lausar leiðir enn: routes all, eða routes og borg.
    [4] Fjórar lausar leiðir enn: routes all, eða routes og borg.
    [one] { $number } laus leið enn: routes all, eða routes og borg.
   *[other] { $number } lausar leiðir enn: routes all, eða routes og borg.
}
terminal-routes-none = Hér er engin laus leið sem lestarvagnarnir þínir duga á.
terminal-no-board = Þessi leikur er án spilaborðs; járnbrautarteinninn þinn er í töflunni.
# $bot: what the bot is called, as it was typed
terminal-stand-in = Þjarkurinn { $bot } hefur ekki lært þetta kort; expert spilar í staðinn.
terminal-no-city = Á þessu korti er engin borg sem heitir { $city }.

## Hvað er hægt að gera núna

terminal-hint-map = Dragðu spil, eignaðu þér leið eða dragðu lestarmiða (help, routes).
terminal-hint-cards = Dragðu spil, leggðu niður spil eða dragðu lestarmiða (help, moves).
terminal-hint-number = Sláðu inn tölu, eða undo til að taka aðgerðina aftur.
terminal-hint-keep = Sláðu inn númerin, til dæmis keep 1 3.
terminal-hint-puzzle = Sláðu inn ákvörðunina, eða show til að sjá lausnina.
terminal-try-help = Sláðu inn help til að sjá skipanirnar.

## Hjálp

terminal-help-draw = taka spil: úr röðinni eftir lit, eða blindur dráttur úr bunkanum
terminal-help-claim = eigna sér leið; án spila er spurt hvernig eigi að greiða; par-zur nægir
terminal-help-station = byggja lestarstöð
terminal-help-place = leggja litaröð á járnbrautarteininn; place red blue white leggur þrjú stök spil
terminal-help-draw-tickets = draga lestarmiða
terminal-help-keep = halda þessum af lestarmiðunum sem eru í boði
terminal-help-complete = nefna lestarmiða sem þú vilt ljúka; done lýkur því
terminal-help-routes = lausar leiðir, fyrst þær sem þú hefur efni á; bættu við borg eða all
terminal-help-table = skoða allt borðið eða þinn hluta
terminal-help-moves = allt sem þú getur gert núna
terminal-help-why = hvers vegna eitthvað er ekki mögulegt
terminal-help-rules = lesa reglu, til dæmis rules B10, eða kafla, til dæmis rules B
terminal-help-log = það sem hefur gerst
terminal-help-undo = taka síðustu ákvörðun aftur (aðeins þegar spilað er við þjarka)
terminal-help-save = vista leikinn í skrá; hætta
terminal-help-more = Nöfn má stytta; broddar og stórir stafir skipta ekki máli. Tab fyllir út. Tala velur úr tölusettum lista.

## Svör

terminal-why-what = Sláðu inn það sem þú vilt vita, til dæmis why claim paris-zurich.
terminal-why-possible = { $action }: það er leyfilegt.
terminal-rules-unknown = Engin regla heitir { $clause }; rules T, B, E, K og S sýna allan kaflann.
terminal-rules-which = Hvaða reglu? Til dæmis: rules B10, eða rules B fyrir heilan kafla.
terminal-undo-people = Aðrir hafa séð það: aðeins er hægt að taka aftur aðgerð sem er ekki lokið.
terminal-undo-nothing = Ekkert er hægt að taka aftur enn.
terminal-save-where = Vista hvar? Til dæmis: save game.wsr.
terminal-saved = Vistað í { $file }.

## Við lyklaborðið

terminal-which-game = Hvaða leik?
terminal-cover = Ýttu á Enter til að hylja skjáinn.
terminal-hand-over = Nú tekur { $name } við lyklaborðinu. { $name }, ýttu á Enter þegar enginn annar sér.
terminal-left-unsaved = Leiknum er ekki lokið og hann hefur ekki verið vistaður (notaðu --save FILE til að vista hann).
terminal-left-saved = Leiknum er ekki lokið. Hann er vistaður í { $file }; haltu áfram með whistlestop play --load { $file }.

## Endursýning

terminal-replay-heading = { $game }, lota { $turn }
terminal-replay-unfinished = Skráningin endar hér; leiknum lauk ekki.
terminal-replay-keys = n næsta, p fyrri, q hætta

## Leikur af raunverulegu borði skráður

terminal-record-welcome = Sláðu inn það sem gerist við borðið, spil fyrir spil. Það er vistað í { $file } eftir hverja línu. Sláðu inn back til að taka línu aftur, help til að fá hjálp og quit til að hætta.
terminal-record-help = Spil: red, eða nokkur í einu: red, 2 blue, loco. Lestarmiðar: dallas-miami; Tab fyllir út. Aðgerðir: draw red, draw deck, claim paris-zurich, 3 green og svo framvegis, eins og í play. Öll spil þurfa að vera þekkt, líka þau sem eru hulin við borðið. back, table, moves, why ACTION, routes, log, rules CLAUSE, quit.
terminal-record-hand = { $number ->
    [1] Á hendi er eitt spil: sláðu það inn í einni línu, eins og red, 2 blue, loco.
    [2] Á hendi eru tvö spil: sláðu þau öll inn í einni línu, eins og red, 2 blue, loco.
    [3] Á hendi eru þrjú spil: sláðu þau öll inn í einni línu, eins og red, 2 blue, loco.
    [4] Á hendi eru fjögur spil: sláðu þau öll inn í einni línu, eins og red, 2 blue, loco.
    [one] Á hendi er { $number } spil: sláðu öll inn í einni línu, eins og red, 2 blue, loco.
   *[other] Á hendi eru { $number } spil: sláðu þau öll inn í einni línu, eins og red, 2 blue, loco.
}
terminal-record-too-many = { $outcome } er einu of mikið: nú á eitthvað annað að koma.
terminal-record-beginning = Þetta er upphafið; hér er ekkert til að taka aftur.
terminal-record-left = Skráningunni er ekki lokið. Hún er vistuð í { $file }; haltu áfram með whistlestop record continue { $file }.

## Spurt um tilviljun

terminal-record-first = Hver byrjar?
terminal-record-row = Hvaða spil var lagt í röðina?
terminal-record-drawn = Hvaða spil dró { $name }?
terminal-record-tunnel = Hvaða spil kom upp við göngin?
terminal-record-tickets = Hvaða lestarmiða dró { $name }?
terminal-record-dealt = Hvaða spil fékk { $name }?
terminal-record-dealt-hand = { $number ->
    [1] Hvaða eina spil fékk { $name }?
    [2] Hvaða tvö spil fékk { $name }?
    [3] Hvaða þrjú spil fékk { $name }?
    [4] Hvaða fjögur spil fékk { $name }?
    [one] Hvaða { $number } spil fékk { $name }?
   *[other] Hvaða { $number } spil fékk { $name }?
}
terminal-record-setup = Hvaða lestarmiða fékk { $name }?
