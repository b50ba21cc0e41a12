### Leikslok og endursýning leiks.

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
