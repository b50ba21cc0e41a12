### Síðan á undan leik: heimaskjár, að setjast, borðið fyrir byrjun, stillingar.

## Heim

page-home-lead = Járnbrautarspil gegn þjörkum eða með vinum. Veldu eitt og spilaðu: engin skráning, ekkert að setja upp.
page-games = Leikir
page-play-now = Spila núna
page-play-when-ready = Hefst um leið og netþjónninn er tilbúinn …
page-with-friends = Með vinum
page-pass-and-play = Saman á einu tæki
page-choose-bots = Velja þjarka og valkosti
page-setting = Verið er að setja upp borðið …
page-learn = Læra spilið
page-learn-first = Að byrja? Prófaðu leik með leiðsögn
page-puzzles = Þrautir
page-open = Opna leik úr skrá
page-help = Reglur
page-unofficial = Óopinbert forrit, gert af fólki sem hefur gaman af þessum spilum. Ótengt útgefendum þeirra.

## Hvað hnappur gerir, fyrir þá sem sjá ekki við hvað hann á

page-play-now-at = Spila núna við þjarka: { $game }
page-with-friends-at = Með vinum: { $game }
page-pass-at = Saman á einu tæki: { $game }
page-choose-bots-at = Velja þjarka og valkosti: { $game }

## Leikirnir, í einni línu

page-game-about-north-america = Stranda á milli: safnaðu spilum, eignaðu þér leiðir, ljúktu lestarmiðunum þínum.
page-game-about-europe = Gegnum göng og yfir haf með ferju, með lestarstöðvum þar sem leiðin er lokuð.
page-game-about-card-game = Ekkert spilaborð: fylltu járnbrautarteininn, varaðu þig á lestarræningjum og komdu vögnunum á brautarpallinn.
page-game-own = Kort sem þessi netþjónn á sjálfur.
# $game: the name of its base
page-game-variant = Afbrigði af leiknum { $game }.

## Hvernig þjarkarnir spila

page-bot-about-easy = Tekur það sem býðst. Góður í fyrsta leik.
page-bot-about-medium = Byggir eftir lestarmiðum sínum án króka og er fljótur að klára.
page-bot-about-hard = Skipuleggur vel og sér hvað þú þarft.
page-bot-about-expert = Hugsar nokkrar lotur fram í tímann. Erfitt að vinna hann.
page-bot-about-champion = Hefur lært af milljónum leikja. Á eigin kortum spilar meistaraþjarkurinn í staðinn.
page-bot-about-master = Kappaþjarkurinn með tíma til að hugsa. Á eigin kortum spilar meistaraþjarkurinn í staðinn.
page-bot-about-random = Gerir hvað sem leyfilegt er, án áætlunar.
page-bot-about-greedy = Eignar sér lengstu leiðirnar og gleymir lestarmiðunum.
page-bot-about-hungry = Fær aldrei nóg af lestarmiðum.
page-bot-about-long-route = Byggir ekkert nema langar leiðir.
page-bot-about-racer = Fáir lestarmiðar, beinar leiðir og skjót leikslok.
page-bot-about-planner = Vegur og metur hvern lestarmiða og hvert spil.
page-bot-about-blocker = Skipuleggjandi sem vill helst standa í vegi fyrir þér.
# as in English
page-bot-line = { $bot }. { $about }

## Listar yfir borð

page-my-games = Leikirnir mínir
page-my-games-move = { $number ->
    [1] Leikirnir mínir: þú átt leik í einum
    [2] Leikirnir mínir: þú átt leik í tveimur
    [3] Leikirnir mínir: þú átt leik í þremur
    [4] Leikirnir mínir: þú átt leik í fjórum
    [one] Leikirnir mínir: þú átt leik í { $number }
   *[other] Leikirnir mínir: þú átt leik í { $number }
}
page-finished = Loknir leikir
page-lobby = Opin borð
page-lobby-empty = Ekkert opið borð núna. Settu eitt upp: „Með vinum“, síðan „Opið öllum“.
page-show-all = { $number ->
    [one] Sýna allt: { $number }
   *[other] Sýna allt: { $number }
}
page-ago-minutes = { $number ->
    [0] rétt í þessu
    [one] fyrir { $number } mínútu
   *[other] fyrir { $number } mínútum
}
page-ago-hours = { $number ->
    [one] fyrir { $number } klukkustund
   *[other] fyrir { $number } klukkustundum
}
page-ago-days = { $number ->
    [one] fyrir { $number } degi
   *[other] fyrir { $number } dögum
}
page-with = meðspilarar: { $names }
page-alone = enginn annar enn
page-state-your-move = Þú átt leik
page-state-move = { $number ->
    [1] { $name } á að gera
   *[other] { $name } eiga að gera
}
page-state-playing = Í gangi
page-state-waiting = { $number ->
    [0] Hefst bráðum
    [1] Eitt laust sæti
    [2] Tvö laus sæti
    [3] Þrjú laus sæti
    [4] Fjögur laus sæti
    [one] { $number } laust sæti
   *[other] { $number } laus sæti
}
page-state-won = Þú vannst
page-state-over = { $number ->
    [1] { $name } vann
   *[other] { $name } unnu
}
page-state-ended = Lokið
page-sit-down = Setjast
page-watch = Fylgjast með

## Að setjast við borð

page-join = Setjast við borð
page-join-about = Sláðu inn kóðann sem þér var gefinn.
page-code-example = ABC123
page-join-go = Setjast
page-no-invitation = Boðið er ekki lengur í gildi
page-invited = { $name } býður þér í leik: { $game }
page-invited-full = Öll sæti eru upptekin.
page-invited-late = Leikurinn er þegar hafinn.

## Nýtt borð

page-new-bots = Spila við þjarka
page-new-friends = Spila með vinum
page-new-pass = Saman á einu tæki
page-set-bots = Spila
page-set-friends = Setja upp borð
page-set-pass = Spila
page-game = Leikur
page-people = Fjöldi spilara
page-name = Nafnið þitt
page-guest = Gestur
page-name-of = Leikmaður { $number }
page-somebody = Leikmaður { $number }
page-level = Þjarkar
page-each-bot = Velja hvern þjark
page-bot-number = Þjarkur { $number }
page-colour = Liturinn þinn
page-colour-any = Litur sætisins
page-character = Þjarkar með persónuleika
page-characters-more = Fleiri þjarkar, hver með sinn stíl
page-options = Fleiri valkostir
page-hints = Vísbendingar
page-hints-about = Þú getur beðið um að sjá þrjá bestu kostina.
page-first-lot = Af handahófi
page-first-me = Þú
page-seat = Sæti { $number }
page-public = Opið öllum
page-public-about = Allir sem heimsækja þennan netþjón geta séð borðið og verið með. Annars geta aðeins þeir sem þú býður verið með.
page-spectators = Áhorfendur
page-spectators-about = Aðrir geta fylgst með. Þeir sjá ekkert sem leikmönnum er hulið.
page-clock = Tímamörk
page-clock-about = Tíminn sem hver fær til að gera.
page-clock-none = Engin tímamörk
page-clock-seconds = { $number ->
    [one] { $number } sekúnda
   *[other] { $number } sekúndur
}
page-clock-minutes = { $number ->
    [one] { $number } mínúta
   *[other] { $number } mínútur
}
page-clock-days = { $number ->
    [one] { $number } dagur
   *[other] { $number } dagar
}
page-at-zero = Þegar tíminn er úti
page-at-zero-bot-turn = Þjarkur gerir í þetta sinn
    .about = Eftir það tekur leikmaðurinn sjálfur við aftur.
page-at-zero-bot-stays = Þjarkur tekur við
    .about = Þar til leikmaðurinn kemur aftur.

## Hvað hefur verið samið um

page-agreed-public = Opið öllum
page-agreed-private = Aðeins boðsgestir
page-agreed-pass = Saman á einu tæki
page-agreed-clock = Tími til að gera: { $time }
page-agreed-open-track = Opinn brautarpallur
page-agreed-first = Sæti { $number } byrjar
page-agreed-no-spectators = Engir áhorfendur
page-agreed-hints = Með vísbendingum
page-agreed-chances = allir sjá sigurlíkurnar

## Borðið fyrir leikinn

page-seats = Við borðið
page-seat-waiting = Beðið eftir spilara
page-seat-you = Þú
page-seat-you-host = Þú (gestgjafi)
page-is-ready = Til í slaginn
page-sit-here = Setjast hér
page-person-here = Bæta við spilara
page-bot-here = Bæta við þjarki
page-bot-change = Skipta um
page-bot-title = Þjarkur í sæti { $number }
page-sit-down-bot = Bæta þjarkinum við
page-bot-here-at = Bæta við þjarki: sæti { $seat }
page-bot-change-at = Skipta um: { $name }, sæti { $seat }
page-remove = Losa sæti { $seat }: { $name }
page-leave = Standa upp frá borðinu
page-seat-lost = Þú átt ekki þetta sæti lengur.
page-start = Hefja leik
page-start-with-bots = Hefja leik með þjarka í auðu sætunum
page-start-about = Leikurinn hefst þegar allir eru tilbúnir.
page-ready = Ég er til
page-ready-about = Leikurinn hefst þegar allir eru tilbúnir og ekkert sæti er autt.
page-not-ready = Bíða aðeins
page-fill = { $number ->
    [1] Þjarkur í auða sætið
    [2] Þjarkur í auðu sætin tvö
    [3] Þjarkur í auðu sætin þrjú
    [4] Þjarkur í auðu sætin fjögur
    [one] Þjarkur í auðu sætin, { $number } talsins
   *[other] Þjarkur í auðu sætin, { $number } talsins
}
page-awaiting = { $number ->
    [1] Beðið eftir: { $name } …
   *[other] Beðið eftir: { $name } …
}
page-awaiting-seats = { $number ->
    [0] Allir eru tilbúnir …
    [1] Beðið eftir leikmönnum: eitt sæti er laust.
    [2] Beðið eftir leikmönnum: tvö sæti eru laus.
    [3] Beðið eftir leikmönnum: þrjú sæti eru laus.
    [4] Beðið eftir leikmönnum: fjögur sæti eru laus.
    [one] Beðið eftir leikmönnum: { $number } sæti er laust.
   *[other] Beðið eftir leikmönnum: { $number } sæti eru laus.
}
page-visitor = Þú ert áhorfandi. Sestu, eða bíddu þar til leikurinn hefst.
page-visitor-full = Þú ert áhorfandi. Leikurinn hefst bráðum.
page-dealing = Stokkað og gefið …
page-promise-promise = Stopp: netþjónninn hefur breytt því sem hann lofaði áður en þetta tæki opnaði leynitöluna sína. Spilin í þessum leik kunna að hafa verið valin.
page-promise-agreed = Stopp: þessi leikur er spilaður með öðrum stillingum en þetta tæki samþykkti áður en það opnaði leynitöluna sína.
page-promise-nonces = Stopp: spilin í þessum leik voru ekki gefin með þeim leynitölum sem samið var um. Ef þú sagðist ekki vera til í öðru tæki kunna spilin að hafa verið valin.
page-promise-rounds = Stopp: netþjónninn sleppir tilraun þar sem þetta tæki opnaði leynitöluna sína. Gjöfum kann að hafa verið hent með leynd.
page-receipt = Vista kvittun
page-receipt-about = Kvittunin er það sem þetta tæki skrifaði hjá sér fyrir leikinn. „whistlestop verify“ ber hana saman við skráninguna.
page-rounds = { $number ->
    [one] Hætt var við { $number } tilraun til að gefa; síðast hjá: { $name }. Nýjar leynitölur, ný spil; þess verður getið í skráningunni.
   *[other] Hætt var við { $number } tilraunir til að gefa; síðast hjá: { $name }. Nýjar leynitölur, ný spil; þess verður getið í skráningunni.
}
page-invite = Bjóða öðrum
page-invite-link = Sendu þeim þennan tengil. Allir sem opna hann og slá inn nafn fá sæti.
page-invite-code = Eða segðu þeim þennan kóða:
page-invite-local = Þessi tengill virkar aðeins á þessu tæki: önnur tæki komast ekki að netþjóninum. Ræstu hann með „whistlestop serve --host 0.0.0.0“ svo að aðrir á netinu þínu geti verið með.
page-link = Tengillinn á þetta borð
page-copy = Afrita
page-copied = Afritað.
page-copy-by-hand = Tengillinn er valinn: afritaðu hann núna.
page-share = Deila
page-share-text = Komdu og spilaðu Whistlestop með mér.
page-qr = QR-kóði með tenglinum á þetta borð
page-qr-about = Eða leyfðu þeim að skanna þetta.

## Það sem segja má við borðið með einum hnappi

page-reaction-clap = Vel spilað!
page-reaction-laugh = Ha ha!
page-reaction-wow = Vá!
page-reaction-sad = Æ, nei!
page-reaction-angry = Urr!
page-reaction-thanks = Takk fyrir!
page-reaction-hurry = Allir um borð!
page-reaction-train = Tjú-tjú!
page-reaction-good-game = Takk fyrir spilið!

## Stikan og stillingarnar

page-settings = Stillingar
page-bar-home = Whistlestop: á heimaskjáinn
page-close = Loka
page-language = Tungumál
page-theme = Þema
page-theme-system = Fylgja stillingu tækisins
page-theme-light = Ljóst
page-theme-dark = Dökkt
page-symbols = Stór tákn
page-symbols-about = Tákn litanna eru sýnd stærri á leiðum og spilum.
page-quick = Draga með einni snertingu
page-quick-about = Spilið er þitt við fyrstu snertingu, án annarrar til staðfestingar.
page-pace = Hraði þjarkanna
page-pace-slow = Rólegur
page-pace-usual = Venjulegur
page-pace-quick = Hraður
page-sound = Hljóð
page-sound-about = Vagnar, spil, bjalla þegar þú átt leik og flauta við síðustu umferð.
page-notices = Tilkynningar
page-notices-about = Láttu mig vita þegar ég á leik en er ekki á síðunni.
page-notices-refused = Þessi vafri leyfir ekki tilkynningar hér. Þú getur breytt því í stillingum vafrans.
page-mail = Senda mér tölvupóst þegar ég á leik
page-mail-none = Fyrir leiki sem standa dögum saman. Netfangið er ekki notað til neins annars og aldrei sýnt.
page-mail-unconfirmed = Kóði hefur verið sendur á netfangið þitt. Sláðu hann inn hér.
page-mail-confirmed = Þú færð póst þegar þú átt leik.
page-mail-address = Netfangið þitt
page-mail-code = Kóði úr póstinum
page-mail-give = Senda mér kóða
page-mail-confirm = Staðfesta
page-mail-drop = Hætta að senda póst
page-name-about = Það sem aðrir sjá. Þú þarft ekki að skrá þig.
page-device = Halda áfram á öðru tæki
page-device-about = Biddu um kóða og sláðu hann inn á hinu tækinu innan tíu mínútna. Leikirnir þínir flytjast þangað.
page-device-code = Sýna kóða
page-device-code-about = Sláðu hann inn þar í sömu valmynd. Þetta tæki er þá skráð út.
page-device-qr = QR-kóði fyrir hitt tækið
page-device-enter = Kóði frá hinu tækinu
page-device-take = Halda áfram hér
page-forget = Eyða gögnunum mínum
page-forget-about = Nafni þínu er eytt af þessum netþjóni og úr öllum leikjum þínum. Þjarkur tekur við leikjum sem er ekki lokið. Þetta er ekki hægt að afturkalla.
page-forget-go = Eyða gögnunum mínum …
page-forget-sure = Já, eyða öllu

## Þegar þjónninn er ekki tilbúinn eða ekki til staðar

page-warming = Þú getur spilað strax
page-warming-about = Netþjónninn er ræstur í allra fyrsta sinn. Vísbendingar og meistaraþjarkurinn koma eftir andartak: { $percent }% er lokið.
page-in-a-moment = eftir andartak
page-away = Ekki næst í netþjóninn
page-away-about = Ef til vill er ekkert netsamband. Leikirnir þínir eru öruggir; þessi síða heldur sjálf áfram um leið og netþjónninn er kominn aftur.
page-somebody-wanted = Spila við einhvern
page-somebody-about = Aðrir sem eru hér og vilja sama leik.
page-somebody-go = Finna einhvern
page-filter = Leita að tilteknum borðum
