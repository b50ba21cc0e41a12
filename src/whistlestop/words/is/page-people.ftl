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
