# What is around the games: people, ratings, history, pairing. Fetched when it is first shown.

## The people at a table

page-people-nobody = Enginn annar situr hér enn.
page-people-mute = Þagga fyrir alla
# $name of a player
page-people-mute-at = Þagga niður í leikmanninum { $name } fyrir alla
page-people-block = Útiloka
# $name of a player
page-people-block-at = Útiloka leikmanninn { $name }
# $name of a player
page-people-blocked = Þú sérð ekki það sem { $name } segir og þið lendið ekki saman við ný borð.
page-people-report = Tilkynna
# $name of a player
page-people-report-at = Tilkynna leikmanninn { $name } til þeirra sem reka þjóninn
page-people-reason = Um hvað snýst málið?
page-people-reason-chat = Það sem er sagt
page-people-reason-name = Nafnið
page-people-reason-leaving = Fer eða tefur
page-people-reason-cheating = Svindl
page-people-reason-other = Annað
page-people-note = Nokkur orð um málið, ef þú vilt
page-people-report-send = Senda tilkynninguna
# $name of a player
page-people-reported = Takk. Þeir sem reka þjóninn lesa tilkynninguna þína um leikmanninn { $name }.

## What somebody has played

page-people-history = Leikirnir þínir
page-people-history-of = Leikir annars leikmanns
page-people-their-games = Leikir
# $name of a player
page-people-history-at = Leikir sem { $name } hefur leikið
page-people-no-games = Engum leik er lokið enn. Hver leikur birtist hér rétt eftir að honum lýkur.
page-people-shown = Aðrir mega sjá þetta
page-people-shown-about = Þeir sem sitja við borð með þér geta þá opnað þetta þar. Annars getur enginn það nema þú.
page-people-save = Vista allt sem skrá
page-people-no-rating = Engin stig enn: þau koma með fyrsta stigaleiknum.
page-people-ratings = Stig
# $game by name, for $players: 2 or 3-5
page-people-pool = { $game }, { $players } leikmenn
# $mean is a rating, $deviation how far off it may be
# as in English
page-people-rating = { $mean } ± { $deviation }
# $number of games
page-people-rated-games = { $number ->
    [one] Eftir { $number } stigaleik
   *[other] Eftir { $number } stigaleiki
}
page-people-rating-about = Miðlungsþjarkurinn hefur 1500. Sá sem hefur 400 stigum meira vinnur tíu sinnum oftar. Styrkurinn er innan ± með 95 % vissu.
# $from and $to are ratings, $number of games
page-people-curve = Úr { $from } í { $to } í { $number } leikjum
page-people-by-game = Eftir leikjum
page-people-by-opponent = Eftir mótherjum
page-people-opponent = Mótherji
page-people-count = Leikir
page-people-won = Unnir
page-people-left = Yfirgefnir
page-people-stood-in = Leikið af þjarki
page-people-before = Á undan
page-people-equal = Jafnt
page-people-games = Nýjustu leikirnir
page-people-gone = yfirgaf leikinn
# $number of turns
page-people-bot-turns = þjarkur lék { $number }
# $place from 1, $points of the score
page-people-place = { $place }. sæti, { $points } stig

## Play somebody

page-people-choose = Hvaða leik, og hve marga leikmenn? Ýttu á tölu, þá bíður þú eftir öðrum sem vilja það sama.
# $game by name, $number of players
page-people-seek = { $game }, { $number } leikmenn
# $game by name, $number of players
page-people-seeking = Beðið eftir öðrum: { $game }, { $number } leikmenn
# $number of others who wait for the same, $online of people who have the page open
page-people-others = { $number ->
    [0] Enginn annar bíður eftir þessu núna. Fólk hér: { $online }.
    [one] { $number } annar bíður eftir þessu. Fólk hér: { $online }.
   *[other] { $number } aðrir bíða eftir þessu. Fólk hér: { $online }.
}
page-people-bot-offer = Þetta gæti tekið smástund. Leikur við þjarka hefst strax.
page-people-bot-play = Spila við þjarka í staðinn
page-people-stop = Hætta að bíða

## The table of the day

page-people-day-about = Allir sem spila í dag hafa sömu heppni og sömu þjarka: stokkarnir liggja í sömu röð hjá öllum. Spilaðu hvern leik einu sinni; hver fékk flest stig er sagt eftir miðnætti UTC.
page-people-day-today = Í dag, { $day }
page-people-day-left = Það sem klárast innan { $hours } klst. og { $minutes } mín. telur.
page-people-day-open = Nafnið þitt og úrslitin eru sýnd öllum eftir miðnætti og þá geta allir horft á leikinn þinn.
page-people-day-yesterday = Úrslit { $day }
page-people-day-play = Spila
page-people-day-go-on = Halda áfram
page-people-day-again = Aftur, telur ekki
# as in English
page-people-day-door = { $game }: { $door }
page-people-day-played = { $number ->
    [0] Enginn hefur klárað það enn.
    [one] { $number } manneskja hefur klárað það.
   *[other] { $number } manneskjur hafa klárað það.
}
page-people-day-done = Þetta hefur þú spilað.
page-people-day-look = Skoða það
page-people-day-place = Sæti
page-people-day-name = Nafn
page-people-day-points = Stig
page-people-day-rank = Við borðið
page-people-day-proof = Leikur
page-people-day-replay = Horfa
page-people-day-replay-of = Horfa á leikinn: { $name }
page-people-day-nobody = Enginn kláraði það þann dag.
page-people-day-promise = Hverju er lofað fyrir daginn í dag og á morgun
page-people-day-promise-about = Heppni dags er ákveðin af fræi og þetta er tætigildi þess. Fræið sjálft er birt þegar dagurinn er liðinn: þá geta allir sannreynt að það sé það sem lofað var, og hvert spil í hverjum leik.
page-people-day-seed = Sönnunin
page-people-day-seed-about = Það sem lofað var, og fræið. „whistlestop day --verify“ reiknar hvert spil út aftur.

## Asking somebody by name

page-people-ask = Eða spurðu einhvern með nafni
page-people-ask-name = Nafnið
page-people-ask-about = Einhver sem er með síðuna opna núna. Viðkomandi hefur mínútu til að svara.
page-people-ask-send = Biðja um spil
page-people-challenges = Boð um spil
page-people-challenge-asked = Þú hefur boðið { $name } í spil: { $game }.
page-people-challenge-asks = { $name } býður þér í spil: { $game }.
page-people-challenge-accepted = { $who ->
    [you] { $name } segir já.
   *[other] Þú sagðir já við boðinu: { $name }.
}
page-people-challenge-declined = { $who ->
    [you] { $name } vill ekki spila núna.
   *[other] Þú sagðir nei við boðinu: { $name }.
}
page-people-challenge-withdrawn = { $who ->
    [you] Þú ert hætt við að bjóða í spil: { $name }.
   *[other] { $name } býður ekki lengur.
}
page-people-challenge-expired = { $who ->
    [you] { $name } hefur ekki svarað.
   *[other] Þú svaraðir ekki í tæka tíð: { $name }.
}
page-people-challenge-yes = Spila
page-people-challenge-no = Ekki núna
page-people-challenge-withdraw = Hætta við

## Looking for tables

page-people-any = allt
page-people-players = Spilarar
page-people-rated-only = með stigum
page-people-unrated-only = án stiga
page-people-clock = Klukka
page-people-clock-only = með klukku
page-people-clockless-only = án klukku

## Favourites

page-people-favourites = Uppáhaldsleiðir og -lestarmiðar
page-people-favourites-of = { $number ->
    [one] Af { $number } leik sem var kláraður
   *[other] Af { $number } leikjum sem voru kláraðir
}
page-people-routes = Leiðir
page-people-tickets = Lestarmiðar
page-people-times = Skipti
page-people-completed = Kláraðir
page-people-heat = Borð leiksins { $game }, litað eftir því hve oft hver leið var lögð
page-people-heat-about = Rautt: leiðir sem þú leggur, sterkara eftir því sem oftar. Bláar línur: lestarmiðar sem þú heldur.
page-people-accuracy = nákvæmni { $number }

## Blocked people

page-people-nobody-blocked = Þú hefur ekki lokað á neinn.
page-people-unblock = Opna aftur
page-people-unblock-at = Opna aftur: { $name }
