### Mitä sanotaan sille, jonka kirjoittamaa riviä ei voi ymmärtää. Merkinnän omat sanat pysyvät.

notation-too-long = Rivillä on enintään { $most } merkkiä, ei { $found }.
notation-nothing = Kirjoita, mitä tehdään: { $verbs }.
notation-too-open = ”{ $text } …” voi tarkoittaa liian montaa asiaa; kirjoita nimet kokonaan.
notation-alone = ”{ $text }” on liian pitkä: { $verb } kirjoitetaan yksinään, kuten { $example }.
notation-which = ”{ $text }” voi olla { $options }: kirjoita, mitä tarkoitat.
notation-no-action = ”{ $text }” ei ole toiminto; rivin alussa on { $verbs }.
notation-no-route = Tällä kartalla ei ole reittiä ”{ $text }”; kirjoita esimerkiksi { $example }.
notation-no-city = Tällä kartalla ei ole kaupunkia ”{ $text }”.
notation-no-ticket = Tällä kartalla ei ole matkalippua ”{ $text }”; kirjoita esimerkiksi { $example }.
notation-no-card = ”{ $text }” ei ole kortti; kortit ovat { $cards }: { $example }.
notation-no-set = ”{ $text }” ei ole yhden värin korttisarja; kirjoita esimerkiksi { $example }.
notation-keep = Luettele niiden matkalippujen numerot, jotka haluat pitää, kuten keep 1 3 tai keep none, ei ”{ $text }”.
notation-pile = Pinossa on vähintään yksi värillinen kortti, kuten place 2 green + 2 loco (K9).
notation-place = Pelaa kortteja näin: { $example }, ei ”{ $text }” (K9).
notation-with = Kirjoita luku ja kortti, kuten { $example }, ei ”{ $text }”.
notation-complete = Kirjoita, minkä matkalipun haluat suorittaa, kuten { $example }.
notation-empty-move = Siirrossa on vähintään yksi toiminto.
notation-chance-between = Pelaa { $actions } yksinään: sinun on ensin nähtävä, mitä tulee.
