### Síðan: hennar eigin orð. Setningar um leikinn eru í events.ftl, table.ftl og refusals.ftl.

page-title = Whistlestop
page-loading = Augnablik …
page-connecting = Tengist aftur … ekkert er glatað.
page-unreachable = Ekki næst í þjóninn í augnablikinu.
page-table-closed = Þessu borði hefur verið lokað.

## Leikur í gangi

page-title-your-turn = Þú átt leik! – Whistlestop
page-cover-title = { $name } á að gera
page-cover-about = Réttu tækið áfram. Enginn annar ætti að horfa núna.
page-cover-show = Sýna spilin mín
page-why = Hvers vegna ekki? Regla { $clause }
page-dismiss = Allt í lagi

## Hvað má gera

page-turn-all = Þú átt leik: dragðu spil, eignaðu þér leið eða taktu lestarmiða.
page-turn-draw-claim = Þú átt leik: dragðu spil eða eignaðu þér leið.
page-turn-draw-tickets = Þú átt leik: dragðu spil eða taktu lestarmiða.
page-turn-claim-tickets = Þú átt leik: eignaðu þér leið eða taktu lestarmiða.
page-turn-draw = Þú átt leik: dragðu spil.
page-turn-claim = Þú átt leik: eignaðu þér leið.
page-turn-tickets = Þú átt leik: taktu lestarmiða.
page-turn-cards = Þú átt leik: dragðu spil, leggðu niður spil eða taktu lestarmiða.
page-turn-pass = Ekkert annað er mögulegt: segðu pass.
page-turn-other = Þú átt leik.
page-last-round = { $turns ->
    [1] Síðasta umferð: ein lota eftir
    [2] Síðasta umferð: tvær lotur eftir
    [3] Síðasta umferð: þrjár lotur eftir
    [4] Síðasta umferð: fjórar lotur eftir
    [one] Síðasta umferð: { $turns } lota eftir
   *[other] Síðasta umferð: { $turns } lotur eftir
}
page-clock-hours = { $hours } klst. { $minutes } mín

## Leikmenn og annáll

page-players = Leikmenn
page-you = þú
page-bot-keeps = þjarkur leikur
page-gave-up = gafst upp
page-is-moving = á að gera
page-log = Það sem gerðist
page-chat = Spjall
page-chat-new = Spjall ({ $number })
page-say = Segðu eitthvað
page-send = Senda
page-react = Bregðast við: { $reaction }

## Höndin, röðin, lestarmiðarnir

page-hand = { $number ->
    [0] Höndin þín: engin spil
    [1] Höndin þín: eitt spil
    [2] Höndin þín: tvö spil
    [3] Höndin þín: þrjú spil
    [4] Höndin þín: fjögur spil
    [one] Höndin þín: { $number } spil
   *[other] Höndin þín: { $number } spil
}
page-hand-empty = Engin spil enn.
page-take = Taka: { $card }, sæti { $place } í röðinni
page-take-again = Valið: { $card }; ýttu aftur til að taka
page-take-it = Taka
page-draw-blind = { $number ->
    [1] Blindur dráttur úr bunkanum, eitt spil eftir
    [2] Blindur dráttur úr bunkanum, tvö spil eftir
    [3] Blindur dráttur úr bunkanum, þrjú spil eftir
    [4] Blindur dráttur úr bunkanum, fjögur spil eftir
    [one] Blindur dráttur úr bunkanum, { $number } spil eftir
   *[other] Blindur dráttur úr bunkanum, { $number } spil eftir
}
page-draw-tickets = { $number ->
    [1] Draga lestarmiða, einn eftir
    [2] Draga lestarmiða, tveir eftir
    [3] Draga lestarmiða, þrír eftir
    [4] Draga lestarmiða, fjórir eftir
    [one] Draga lestarmiða, { $number } eftir
   *[other] Draga lestarmiða, { $number } eftir
}
page-tickets-done = Lestarmiðarnir þínir: { $done } af { $number } kláraðir
page-ticket-done = kláraður
page-ticket-open = ókláraður enn
page-ticket-lost = engin leið er lengur fær
page-ticket-long = löng leið
page-offer-title = Hvaða lestarmiðum heldur þú?
page-offer-least = { $number ->
    [0] Þú mátt halda eins mörgum og þú vilt, eða engum.
    [1] Haltu að minnsta kosti einum. Það sem þú lýkur ekki kostar stig sín.
    [2] Haltu að minnsta kosti tveimur. Það sem þú lýkur ekki kostar stig sín.
    [3] Haltu að minnsta kosti þremur. Það sem þú lýkur ekki kostar stig sín.
    [4] Haltu að minnsta kosti fjórum. Það sem þú lýkur ekki kostar stig sín.
    [one] Haltu að minnsta kosti { $number }. Það sem þú lýkur ekki kostar stig sín.
   *[other] Haltu að minnsta kosti { $number }. Það sem þú lýkur ekki kostar stig sín.
}
page-keep = { $number ->
    [0] Halda engum
    [1] Halda einum lestarmiða
    [2] Halda tveimur lestarmiðum
    [3] Halda þremur lestarmiðum
    [4] Halda fjórum lestarmiðum
    [one] Halda { $number } lestarmiða
   *[other] Halda { $number } lestarmiðum
}

## Spilaborðið

page-board = Spilaborðið: { $map }
page-zoom-in = Stærra
page-zoom-out = Minna
page-track = { $length ->
    [one] { $name }: { $length } reitur, { $colour }, { $points } stig
   *[other] { $name }: { $length } reitir, { $colour }, { $points } stig
}
page-route-facts = { $length ->
    [one] { $length } reitur, { points }
   *[other] { $length } reitir, { points }
}
page-ferry-needs = { $number ->
    [1] Ferja: að minnsta kosti einn dráttarvagn
    [2] Ferja: að minnsta kosti tveir dráttarvagnar
    [3] Ferja: að minnsta kosti þrír dráttarvagnar
    [4] Ferja: að minnsta kosti fjórir dráttarvagnar
    [one] Ferja: að minnsta kosti { $number } dráttarvagn
   *[other] Ferja: að minnsta kosti { $number } dráttarvagnar
}
page-station-about = Lestarstöð leyfir þér að nota eina leið annars leikmanns frá þessari borg.
page-tunnel-warning = Göng: þremur spilum er flett upp, og þau gætu kostað meira.
page-pay-with = Greiða með
page-claim = Eigna mér hana
page-build = Byggja
page-cancel = Hætta við
page-build-station = Byggja lestarstöð
page-list-cities = Velja úr lista
page-list-routes = { $number ->
    [1] Ein leið er í boði
    [2] Tvær leiðir eru í boði
    [3] Þrjár leiðir eru í boði
    [4] Fjórar leiðir eru í boði
    [one] { $number } leið er í boði
   *[other] { $number } leiðir eru í boði
}
page-pass = Segja pass

## Göng

page-tunnel-turned = { $who ->
    [you] Þú grefur göng. Þessum spilum var flett upp:
   *[other] { $name } grefur göng. Þessum spilum var flett upp:
}
page-tunnel-costs = { $number ->
    [1] Þau kosta eitt spil í viðbót.
    [2] Þau kosta tvö spil í viðbót.
    [3] Þau kosta þrjú spil í viðbót.
    [one] Þau kosta { $number } spil í viðbót.
   *[other] Þau kosta { $number } spil í viðbót.
}
page-tunnel-waiting = { $number ->
    [1] Þau kosta eitt spil í viðbót. Verður greitt?
    [2] Þau kosta tvö spil í viðbót. Verður greitt?
    [3] Þau kosta þrjú spil í viðbót. Verður greitt?
    [one] Þau kosta { $number } spil í viðbót. Verður greitt?
   *[other] Þau kosta { $number } spil í viðbót. Verður greitt?
}
page-tunnel-cannot = Þú átt ekki spilin sem þarf.
page-tunnel-pay = Greiða
page-tunnel-withdraw = Hætta við göngin

## Valmyndin

page-menu = Valmynd
page-to-home = Heim (leikurinn heldur áfram)
page-rules = Reglur
page-take-back = Taka sætið mitt aftur
page-resign = Gefast upp
page-resign-sure = Viltu gefa þennan leik? Það er ekki hægt að taka aftur.
page-resign-yes = Já, gefast upp
page-tabs = Hlutar borðsins
page-tab-hand = Hönd
page-tab-row = Spil
page-tab-log = Annáll

## Þjarkar, eftir getu og skapferli

page-bot-easy = Auðveldur þjarkur
page-bot-medium = Miðlungsþjarkur
page-bot-hard = Erfiður þjarkur
page-bot-expert = Meistaraþjarkur
page-bot-random = Handahóf
page-bot-greedy = Gráðugur
page-bot-hungry = Svangur
page-bot-long-route = Langleið
page-bot-racer = Kappi
page-bot-planner = Skipuleggjandi
page-bot-blocker = Tálmi
page-bot-numbered = { $bot } { $number }
