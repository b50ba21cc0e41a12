### Síðan: hennar eigin orð. Setningar um leikinn eru í events.ftl, table.ftl og refusals.ftl.

page-title = Whistlestop
page-loading = Augnablik …
page-connecting = Tengist aftur … ekkert er glatað.
# A move has been on its way for seconds
page-sending = Sendi …
page-cannot-store = Netþjónninn getur ekkert vistað eins og er; leikurinn þinn er öruggur og heldur áfram þegar það er hægt.
page-unreachable = Ekki næst í netþjóninn í augnablikinu.
page-table-closed = Þessu borði hefur verið lokað.

## Leikur í gangi

page-title-your-turn = Þú átt leik! – Whistlestop
page-cover-title = { $name } á að gera
page-cover-about = Réttu tækið áfram. Enginn annar ætti að horfa núna.
page-cover-show = Sýna spilin mín
page-why = Hvers vegna ekki? Sjá reglu { $clause }
# $reason: a refusal, as in refusals.ftl
page-refused = { $reason }.
page-dismiss = Í lagi

## Hvað má gera

page-turn-all = Þú átt leik: dragðu spil, eignaðu þér leið eða dragðu lestarmiða.
page-turn-draw-claim = Þú átt leik: dragðu spil eða eignaðu þér leið.
page-turn-draw-tickets = Þú átt leik: dragðu spil eða lestarmiða.
page-turn-claim-tickets = Þú átt leik: eignaðu þér leið eða dragðu lestarmiða.
page-turn-draw = Þú átt leik: dragðu spil.
page-turn-claim = Þú átt leik: eignaðu þér leið.
page-turn-tickets = Þú átt leik: dragðu lestarmiða.
page-turn-cards = Þú átt leik: dragðu spil, leggðu niður spil eða dragðu lestarmiða.
page-turn-pass = Þú getur ekki gert neitt annað: segðu pass.
page-turn-other = Þú átt leik.
page-turn-short = Þú átt leik
page-turn-station = Veldu borg fyrir lestarstöðina þína.
page-last-round = { $turns ->
    [1] Síðasta umferð: einn á eftir að gera
    [2] Síðasta umferð: tveir eiga eftir að gera
    [3] Síðasta umferð: þrír eiga eftir að gera
    [4] Síðasta umferð: fjórir eiga eftir að gera
    [one] Síðasta umferð: { $turns } á eftir að gera
   *[other] Síðasta umferð: { $turns } eiga eftir að gera
}
# $turns: the same, where there is little room
page-last-round-short = Síðasta umferð: { $turns }
page-clock-hours = { $hours } klst. { $minutes } mín.
# $who, $name: whose time ran out
page-time-up = { $who ->
    [you] Tíminn er liðinn: þjarkur lék fyrir þig.
   *[other] Tíminn er liðinn: þjarkur lék fyrir { $name }.
}
page-clock-bot-turn = Tíminn er að renna út: á núlli leikur þjarkur þennan leik fyrir þig.
page-clock-bot-stays = Tíminn er að renna út: á núlli tekur þjarkur sætið þitt þar til þú kemur aftur.

## Leikmenn og annáll

page-players = Leikmenn
page-you = þú
page-bot-keeps = þjarkur spilar
page-gave-up = gafst upp
page-is-moving = á að gera
page-log = Annáll
page-chat = Spjall
page-chat-new = Spjall ({ $number })
page-say = Segðu eitthvað
page-send = Senda
page-phrases = Setningar
page-react = Bregðast við: { $reaction }

## Höndin, röðin, lestarmiðarnir

page-hand = { $number ->
    [0] Á hendi: engin spil
    [1] Á hendi: eitt spil
    [2] Á hendi: tvö spil
    [3] Á hendi: þrjú spil
    [4] Á hendi: fjögur spil
    [one] Á hendi: { $number } spil
   *[other] Á hendi: { $number } spil
}
page-hand-empty = Engin spil enn.
page-take = Taka: { $card }, númer { $place } í röðinni
page-take-again = Valið: { $card }– ýttu aftur til að staðfesta
page-take-it = Staðfesta
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
page-tickets-done = Lestarmiðarnir þínir: { $done } af { $number } lokið
page-ticket-done = kláraður
page-ticket-open = enn ókláraður
# $number of trains that the shortest way still takes
page-ticket-far = { $number ->
    [one] { $number } lestarvagn eftir
   *[other] { $number } lestarvagnar eftir
}
page-ticket-lost = ekki lengur hægt að klára
page-ticket-long = löng leið
page-offer-title = Hvaða lestarmiðum viltu halda?
page-offer-least = { $number ->
    [0] Þú mátt halda eins mörgum og þú vilt, eða engum.
    [1] Haltu að minnsta kosti einum. Stig ókláraðra lestarmiða dragast frá.
    [2] Haltu að minnsta kosti tveimur. Stig ókláraðra lestarmiða dragast frá.
    [3] Haltu að minnsta kosti þremur. Stig ókláraðra lestarmiða dragast frá.
    [4] Haltu að minnsta kosti fjórum. Stig ókláraðra lestarmiða dragast frá.
    [one] Haltu að minnsta kosti { $number }. Stig ókláraðra lestarmiða dragast frá.
   *[other] Haltu að minnsta kosti { $number }. Stig ókláraðra lestarmiða dragast frá.
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
# $number of tickets that still have to be chosen
page-keep-more = Veldu { $number } í viðbót

## Spilaborðið

page-board = Spilaborðið: { $map }
page-zoom-in = Stækka
page-zoom-out = Minnka
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
page-station-about = Með lestarstöð máttu nota eina af leiðum annarra leikmanna til þessarar borgar.
page-tunnel-warning = Göng: þremur spilum er flett upp og þú gætir þurft að greiða aukalega.
page-pay-with = Greiða með
page-claim = Eigna mér leiðina
page-build = Byggja lestarstöðina
page-cancel = Hætta við
page-build-station = Byggja lestarstöð
page-build-short = Lestarstöð
page-build-cancel = Hætta við að byggja
page-list-cities = Velja úr lista
page-list-routes = { $number ->
    [1] Ein leið er í boði
    [2] Tvær leiðir eru í boði
    [3] Þrjár leiðir eru í boði
    [4] Fjórar leiðir eru í boði
    [one] { $number } leið er í boði
   *[other] { $number } leiðir eru í boði
}
# $number of routes, where there is little room
page-list-short = Leiðir: { $number }
page-route-wanted = fyrir lestarmiðana þína
page-pass = Segja pass

## Göng

page-tunnel-turned = { $who ->
    [you] Þú grefur göng. Þessum spilum var flett upp:
   *[other] { $name } grefur göng. Þessum spilum var flett upp:
}
page-tunnel-match = kostar eitt spil
page-tunnel-costs = { $number ->
    [1] Göngin kosta eitt spil í viðbót.
    [2] Göngin kosta tvö spil í viðbót.
    [3] Göngin kosta þrjú spil í viðbót.
    [one] Göngin kosta { $number } spil í viðbót.
   *[other] Göngin kosta { $number } spil í viðbót.
}
page-tunnel-waiting = { $number ->
    [1] Göngin kosta eitt spil í viðbót. Beðið eftir svari …
    [2] Göngin kosta tvö spil í viðbót. Beðið eftir svari …
    [3] Göngin kosta þrjú spil í viðbót. Beðið eftir svari …
    [one] Göngin kosta { $number } spil í viðbót. Beðið eftir svari …
   *[other] Göngin kosta { $number } spil í viðbót. Beðið eftir svari …
}
page-tunnel-cannot = Þú átt ekki spilin sem þarf.
page-tunnel-pay = Greiða
page-tunnel-withdraw = Hætta við göngin

## Valmyndin

page-menu = Valmynd
page-discards = Til hliðar
page-undo = Taka síðasta leik minn til baka
page-arrange = Raða spilunum mínum
page-arrange-about = Röð litanna á hendi. Einnig er hægt að draga spilin með músinni.
page-arrange-up = Færa framar: { $card }
page-arrange-down = Færa aftar: { $card }
page-arrange-usual = Venjuleg röð
page-plan = Áætlun
page-plan-about = Stysta leiðin sem eftir er fyrir hvern lestarmiða sem hakað er við.
page-plan-none = Enginn lestarmiði er eftir til að skipuleggja.
page-plan-trains = { $need } lestarvagna vantar, { $have } eftir
page-plan-any = Hvaða litur sem er
page-plan-have = { $have } af { $need }
page-undone = { $who ->
    [you] { $number ->
        [one] Þú hefur tekið { $number } leik til baka.
       *[other] Þú hefur tekið { $number } leiki til baka.
    }
   *[other] { $number ->
        [one] { $name } hefur tekið { $number } leik til baka.
       *[other] { $name } hefur tekið { $number } leiki til baka.
    }
}
page-to-home = Heim (leikurinn heldur áfram)
page-rules = Reglur
page-take-back = Taka aftur við sætinu mínu
page-resign = Gefast upp
page-resign-sure = Viltu gefast upp í þessum leik? Það er ekki hægt að afturkalla.
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
page-bot-champion = Kappaþjarkur
page-bot-master = Stórmeistaraþjarkur
page-bot-random = Handahóf
page-bot-greedy = Gráðugur
page-bot-hungry = Svangur
page-bot-long-route = Langleið
page-bot-racer = Sprettur
page-bot-planner = Skipuleggjandi
page-bot-blocker = Tálmi
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

page-seat-here = hér
page-seat-away = fjarverandi
# $number of them
page-seat-away-minutes = fjarverandi { $number } mín
# $number of them
page-seat-away-hours = fjarverandi { $number } klst
# $number of them
page-seat-away-days = fjarverandi { $number } d
page-by-bot = af þjarki
page-by-bot-about = Þjarkur ákvað þetta fyrir leikmann sem var fjarverandi eða fallinn á tíma.
page-company = Fólk við þetta borð
page-history = Leikirnir þínir
page-rated = Stigaleikur
page-rated-about = Úrslitin breyta stigum allra sem segjast tilbúnir. Venjulegar reglur, án ábendinga; sá sem fer verður síðastur.
page-agreed-rated = stigaleikur: úrslitin telja
# $mean is a rating, $deviation how far off it may be
# as in English
page-rating-of = { $mean } ± { $deviation }
page-day = Borð dagsins
page-blocked = Fólk sem þú hefur lokað á
