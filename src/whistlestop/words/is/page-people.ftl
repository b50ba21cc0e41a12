# What is around the games: people, ratings, history, pairing. Fetched when it is first shown.

## The people at a table

page-people-company = Fólk við þetta borð
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
