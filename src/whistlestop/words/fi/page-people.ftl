# What is around the games: people, ratings, history, pairing. Fetched when it is first shown.

## The people at a table

page-people-company = Tämän pöydän väki
page-people-nobody = Täällä ei istu vielä ketään muuta.
page-people-mute = Mykistä kaikilta
# $name of a player
page-people-mute-at = Mykistä { $name } kaikilta
page-people-block = Estä
# $name of a player
page-people-block-at = Estä { $name }
# $name of a player
page-people-blocked = Et näe, mitä { $name } sanoo, ettekä päädy yhdessä uusiin pöytiin.
page-people-report = Ilmianna
# $name of a player
page-people-report-at = Ilmianna { $name } palvelimen ylläpidolle
page-people-reason = Mistä on kyse?
page-people-reason-chat = Puheet
page-people-reason-name = Nimi
page-people-reason-leaving = Poistuminen tai viivyttely
page-people-reason-cheating = Huijaaminen
page-people-reason-other = Muu syy
page-people-note = Muutama sana asiasta, jos haluat
page-people-report-send = Lähetä ilmianto
# $name of a player
page-people-reported = Kiitos. Palvelimen ylläpito lukee ilmiantosi, joka koskee pelaajaa { $name }.
