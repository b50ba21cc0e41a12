### Það sem þjónninn hafnar.

## Við alla

server-unreadable = Þennan leik er ekki hægt að skilja.
server-stale = Búið er að gera fyrir þetta sæti í millitíðinni.
server-full = Ekkert sæti er laust við þetta borð.
server-not-open-yet = Leynitölur eru opnaðar þegar allir leikmenn eru tilbúnir.
server-wrong-nonce = Þessi leynitala á ekki við tætigildið sem var sent með „tilbúinn“.
server-busy = Aðrir voru fljótari nokkrum sinnum; reyndu aftur.
server-no-guest = Enginn er skráður inn hér.
server-not-allowed = Þetta máttu ekki gera.
server-foreign = Þessi slóð tilheyrir ekki þessum þjóni.
server-muted = Gestgjafinn hefur þaggað niður í þér við þetta borð.
server-no-table = Slíkt borð er ekki til, eða það er ekki ætlað þér.
server-nothing-here = Hér er ekkert.
server-wrong-method = Þetta er ekki hægt að gera hér.
server-too-large = Þetta er of langt.
server-too-fast = Of mikið í einu; bíddu aðeins.
server-closing = Verið er að endurræsa þjóninn; leikurinn þinn er öruggur. Tengdu þig aftur eftir augnablik.
server-failed = Eitthvað fór úrskeiðis á þjóninum; reyndu aftur.

## $why er á ensku

server-malformed = Þessi skilaboð er ekki hægt að skilja: { $why }
server-wrong-table = Svona borð getur ekki orðið til: { $why }

## $status

server-wrong-state = { $status ->
    [open] Þetta er ekki hægt áður en leikurinn hefst.
    [opening] Þetta er ekki hægt meðan leikurinn er að hefjast.
    [playing] Þetta er ekki hægt meðan leikurinn stendur yfir.
    [over] Þetta er ekki hægt: leiknum er lokið.
    [closed] Þetta er ekki hægt: þessu borði hefur verið lokað.
    [left] Þetta er ekki hægt: þjarkur leikur fyrir þetta sæti.
    [resigned] Þetta er ekki hægt: þessi leikmaður hefur gefist upp.
   *[other] Þetta er ekki hægt við þetta borð núna.
}

## $seat

server-seat-taken = Sæti { $seat } er upptekið.

## $bot, $bots

server-no-bot = Enginn þjarkur heitir { $bot }; þjarkarnir eru { $bots }.

## $game, $games

server-no-game = Enginn leikur heitir { $game }; leikirnir eru { $games }.
