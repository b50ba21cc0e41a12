### Leikslok, endursýning leiks og könnun á því hvort tilviljunin var heiðarleg.

page-end-document = Leiknum er lokið – Whistlestop
page-end-telling = Lestarmiðarnir sýndir …
page-end-skip = Sýna allt
page-end-won = { $who ->
    [you] Þú vannst!
    [both] { $winners ->
        [2] Þú og { $names } deilið sigrinum
       *[other] Þið deilið sigrinum: þú, { $names }
    }
   *[other] { $winners ->
        [1] { $names } vann
       *[other] { $names } deila sigrinum
    }
}
page-end-gave-up = { $name } gafst upp og þar með lauk leiknum.
page-end-resigned = { $name } gafst upp og er í síðasta sæti; þjarkur spilaði áfram.
page-end-points-so-far = { $points } stig þegar leiknum lauk
page-end-place = { $rank }.
page-end-total-so-far = { $points } stig
page-end-map = Sýna leiðir
page-end-on-map = Sýna leiðir: leiðanet þessa leikmanns á kortinu
page-end-no-path = Leikmaðurinn á enga leið.
page-end-bonus-nobody = Enginn fékk hann.

## Hvað nú

page-end-now = Hvað nú?
page-end-rematch = Spila aftur
page-end-rematch-join = Í nýja leikinn
page-end-rematch-watch = Fylgjast með nýja leiknum
page-end-replay = Horfa á endursýningu
page-end-record = Sækja skrá leiksins
page-end-picture = Vista borðið sem mynd
# as in English
page-end-line = { $name }: { $points }
page-share-replay = Deila endursýningunni
page-share-replay-about = Allir sem hafa hlekkinn geta horft á allan leikinn, með spilum og nöfnum allra. Spjallið sést ekki.
page-share-replay-go = Deila með hlekk
page-share-replay-stop = Hætta að deila
page-share-replay-text = Horfðu á Whistlestop-leikinn okkar.
page-share-replay-link = Hlekkur á endursýninguna
page-end-home = Heim

## Stigin

page-end-scores = Stigin
page-end-kind = Stig fyrir
page-end-growth = Svona söfnuðust stigin
page-end-growth-totals = Allt talið
page-end-growth-totals-about = Það sem hver leikmaður hefði fengið ef leiknum hefði lokið eftir þá lotu, að lestarmiðum og bónusum meðtöldum.
page-end-growth-points = Stig fengin í leiknum
page-end-growth-points-about = Stigin sem hver leikmaður hafði í raun fengið eftir þá lotu.
page-end-after-turn = { $turn ->
    [0] Eftir undirbúninginn
   *[other] Eftir lotu { $turn }
}

## Heiðarleg tilviljun. -bad er sýnt þar sem eitthvað stemmir ekki, -none þar sem ekkert var að kanna

page-fair-title = Var rétt gefið?
page-fair-about = Öll spil og alla lestarmiða sem komu upp er hægt að reikna út á ný úr leynitölum sem voru ákveðnar áður en leikurinn hófst. Vafrinn þinn gerir það hér, eftir skráningu leiksins.
page-fair-check = Athuga hvort rétt var gefið
page-fair-verdict-good = Rétt gefið: allt sem kom upp var ákveðið áður en leikurinn hófst.
page-fair-verdict-bad = Vitlaust gefið: eitthvað stemmir ekki.
page-fair-verdict-none = Allt sem hægt er að kanna er rétt. Leikmaður gafst upp áður en leiknum lauk.
page-fair-mark-good = rétt
page-fair-mark-bad = rangt
page-fair-mark-none = ekki kannað
page-fair-record-bad = Skráninguna er ekki hægt að lesa, eða í henni er engin skuldbinding.
page-fair-commitment = Slembifræ netþjónsins er það sem hann skuldbatt sig til að nota þegar borðið var sett upp.
page-fair-commitment-bad = Slembifræ netþjónsins er ekki það sem hann skuldbatt sig til að nota.
page-fair-before = Skuldbindingin er sú sama og þetta tæki sá fyrir leikinn.
page-fair-before-bad = Skuldbindingin er ekki sú sem þetta tæki sá fyrir leikinn.
page-fair-before-none = Þetta tæki var ekki með fyrir leikinn og getur því ekki sagt hvort skuldbindingin er enn sú sama.
page-fair-hashes = { $people ->
    [1] Leynitala eins leikmanns passar við tætigildið sem var sent áður en nokkur leynitala var opnuð.
    [2] Leynitölur beggja leikmannanna passa við tætigildin sem voru send áður en nokkur leynitala var opnuð.
    [3] Leynitölur allra þriggja leikmannanna passa við tætigildin sem voru send áður en nokkur leynitala var opnuð.
    [4] Leynitölur allra fjögurra leikmannanna passa við tætigildin sem voru send áður en nokkur leynitala var opnuð.
    [one] Leynitölur { $people } leikmanns passa við tætigildin sem voru send áður en nokkur leynitala var opnuð.
   *[other] Leynitölur allra { $people } leikmannanna passa við tætigildin sem voru send áður en nokkur leynitala var opnuð.
}
page-fair-hashes-bad = Leynitala leikmanns passar ekki við tætigildið sem var sent áður.
page-fair-hashes-none = Enginn leikmaður lagði til eigin leynitölu.
page-fair-mine = Leynitalan þín er skráð á sætið þitt.
page-fair-mine-bad = Leynitalan við sætið þitt er ekki sú sem þetta tæki bjó til.
page-fair-mine-none = Þetta tæki bjó ekki til neina leynitölu fyrir þennan leik.
page-fair-rounds = Gefið var í fyrstu tilraun.
page-fair-rounds-none = Gefið var í tilraun { $round }. Hætt var við þær fyrri; sá sem gerði það kann að hafa viljað önnur spil.
page-fair-rounds-bad = Skráningin sleppir tilraun þar sem þetta tæki opnaði leynitöluna sína.
page-fair-key = Slembifræ, kort, valkostir og leynitölur mynda lykil leiksins.
page-fair-key-bad = Skráningin er um annað kort en það sem spilað var á.
page-fair-outcomes = { $events ->
    [1] Ein útkoma var reiknuð á ný; hún er sú sem kom upp.
    [one] { $events } útkoma var reiknuð á ný; allt er eins og það kom upp.
   *[other] Allar útkomurnar, { $events } talsins, voru reiknaðar á ný; hver þeirra er sú sem kom upp.
}
page-fair-outcomes-bad = Atburður { $event }: upp kom { $found }, en lykillinn gefur { $expected }.
page-fair-moves = Aðgerðirnar í skráningunni sýna sömu útkomur í sömu röð.
page-fair-moves-bad = Frá og með atburði { $event } ber aðgerðunum ekki saman við listann yfir útkomur.
page-fair-unfinished-none = Í skráningu leiks þar sem leikmaður gafst upp eru drættir ekki taldir upp, svo að ekki er hægt að kanna einstök spil.
page-fair-proves = Hvað þetta sannar
page-fair-proves-1 = Það sem kom upp var ákveðið um leið og leynitölur leikmannanna voru opnaðar. Enginn, ekki heldur netþjónninn, gat valið það eða breytt því síðar. Til að reyna aftur þarf að biðja alla um nýja leynitölu, og slíkar tilraunir eru nefndar hér að ofan.
page-fair-proves-2 = Ein heiðarleg leynitala nægir: þín eigin.
page-fair-not = Hvað það sannar ekki
page-fair-not-1 = Að sá sem rekur netþjóninn hafi ekki kíkt. Sá sem hefur slembifræið getur vitað hvað kemur upp.
page-fair-not-2 = Að listarnir yfir mögulegar útkomur fylgi reglunum. Til þess þarf reglurnar sjálfar: „whistlestop verify“ kannar þær líka, eftir skráningunni.
page-fair-not-3 = Hver gerði hvað. Aðgerðirnar eru þær sem allir sáu.

## Að horfa á, og endursýningin

page-watching = Þú ert áhorfandi
page-end-review = Yfirferð
page-replay-document = Endursýning – Whistlestop
page-replay-title = Endursýning
page-replay-slider = Staður í leiknum
page-replay-play = Spila
page-replay-pause = Gera hlé
page-replay-first = Fremst
page-replay-back = Eitt skref til baka
page-replay-next = Eitt skref áfram
page-replay-last = Aftast
page-replay-turn-back = Fyrri lota
page-replay-turn-next = Næsta lota
page-replay-speed = Hraði
page-replay-times = { $times }×
page-replay-turn = { $turn ->
    [0] Undirbúningur
   *[other] Lota { $turn }
}
page-replay-moment = { $at } af { $number }
page-replay-look = Sjónarhorn
page-replay-open = Sýna spil allra
page-replay-seat = { $name }
page-replay-to-end = Stigin
page-replay-keys = Örvalyklar: eitt skref. Bilslá: spila. Home og End: fremst og aftast.
page-replay-not-over = Þessum leik er ekki lokið enn.
page-replay-watch = Fylgjast með leiknum
page-replay-hand = Spil ({ $name })
page-end-day-counts = Úrslitin þín telja. Þau eru borin saman við úrslit hinna eftir miðnætti UTC; þá opnast líka skráin, endursýningin og rýnin.
page-end-day-tried = Þetta var önnur tilraun með sömu heppni: hún telur ekki. Skráin, endursýningin og rýnin opnast eftir miðnætti UTC.
