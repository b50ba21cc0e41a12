### Miksi siirto ei ole sallittu. `refusal-B5` ja sen kaltaiset sanovat, mitä sääntö vaatii: ei isoa alkukirjainta eikä pistettä,
### koska ne ovat viestin `refusal` sisällä.

## Koko lause

refusal = { $clause ->
    [none] { $what }: { $reason }.
   *[other] { $what }: { $reason } ({ $clause }).
}
refusal-with-options = { refusal } Mahdollista nyt: { $options }.
refusal-with-more-options = { refusal } Mahdollista nyt: { $options } ja muuta.

## Ilman sääntöä

refusal-no-such-decision = tässä pelissä ei ole sellaista siirtoa tai paikkaa
refusal-not-now = kukaan ei voi nyt tehdä siirtoa
refusal-impossible = tämä ei voi tulla nyt

## Säännön mukaan

refusal-T1 = rivissä ei ole sellaista korttia
refusal-T3 = saat ottaa veturin rivistä vain ensimmäisenä korttina
refusal-T9 = pakassa ei ole kortteja
refusal-T10 = sinun on ensin nostettava toinen kortti
refusal-B3 = sinun on pidettävä alussa useampi matkalippu, tai nämä eivät ole tarjolla
refusal-B3a = olet jo valinnut matkaliput
refusal-B4 = toinen pelaaja on vuorossa
refusal-B5 = reitistä maksetaan yhtä monta reitin väristä korttia kuin siinä on ruutuja, ja veturi käy minkä tahansa kortin sijasta
refusal-B6 = harmaan reitin saa maksaa millä tahansa värillä, mutta vain yhdellä
refusal-B7 = sinulla ei ole tarpeeksi vaunuja tähän reittiin
refusal-B8 = tämä reitti on jo vallattu
refusal-B9 = et saa omistaa kaksoisreitin molempia raiteita
refusal-B10 = näin vähillä pelaajilla yksi vallattu raide sulkee koko kaksoisreitin
refusal-B12 = matkalippuja ei ole nostettavaksi, tai sinun on pidettävä nostamistasi useampi
refusal-B13a = saat passata vain, kun mikään muu ei ole mahdollista
refusal-E2 = sinun on pidettävä alussa useampi matkalippu, tai nämä eivät ole tarjolla
refusal-E4 = lautta vaatii vähintään niin monta veturia kuin siinä on veturin kuvia
refusal-E5 = tunnelin lisämaksu on maksettava kokonaan, sarjan värillä tai vetureilla
refusal-E6 = pelasit pelkkiä vetureita, joten lisämaksukin on maksettava vetureilla
refusal-E7 = voit luopua vain tunnelista, josta on maksettava lisää
refusal-E10 = voit rakentaa aseman vain kaupunkiin, jossa ei ole asemaa, ja vain jos sinulla on asema jäljellä
refusal-E11 = jokainen uusi asema maksaa kortin enemmän kuin edellinen, kaikki samaa väriä tai vetureita, eikä sinulla ole niitä
refusal-K3 = sinun on pidettävä alussa useampi matkalippu, tai nämä eivät ole tarjolla
refusal-K4 = toinen pelaaja on vuorossa
refusal-K9 = pelaa vähintään kaksi samanväristä korttia, vetureiden kanssa tai ilman, tai kolme yksittäistä eriväristä korttia
refusal-K11 = tätä väriä on jo ratapihallasi
refusal-K12 = väri on toisen pelaajan ratapihalla, joten sinun on pelattava enemmän kortteja kuin siinä pinossa on
refusal-K13 = matkalippuja ei ole enää nostettavaksi
refusal-K13a = saat passata vain, kun mikään muu ei ole mahdollista
refusal-K16 = sinun on suoritettava raiteellasi olevilla korteilla niin monta matkalippua kuin mahdollista

## What this game does not have, or has no time for now

refusal-no-stations = tässä pelissä ei ole asemia
refusal-no-tunnels = tässä pelissä ei ole tunneleita
refusal-no-routes = tässä pelissä ei ole reittejä
refusal-no-yards = tässä pelissä ei ole ratapihoja
refusal-game-over = peli on ohi
refusal-chance-first = ensin on paljastettava kortti, matkalippu tai aloittaja
refusal-chosen = olet jo valinnut
refusal-due-keep = valitse ensin, mitkä matkaliput pidät
refusal-due-pay = valitse ensin, millä korteilla maksat
refusal-due-surcharge = maksa ensin tunnelin lisämaksu tai luovu tunnelista
refusal-due-count = pelaa ensin pinosi valmiiksi
refusal-due-complete = valitse ensin, mitkä matkaliput suoritat
refusal-later-pay = valitse ensin, mistä maksat
refusal-later-extra = et ole kaivamassa tunnelia
refusal-later-with = valitse ensin, mitä väriä pelaat
refusal-later-keep = et ole nostanut matkalippuja, joista valita
refusal-later-complete = matkaliput suoritetaan kierroksen lopussa

## With the numbers

refusal-cards-short = { $needed ->
    [1] { $colour ->
        [purple] sinulta puuttuu violetti kortti tai veturi
        [blue] sinulta puuttuu sininen kortti tai veturi
        [orange] sinulta puuttuu oranssi kortti tai veturi
        [white] sinulta puuttuu valkoinen kortti tai veturi
        [green] sinulta puuttuu vihreä kortti tai veturi
        [yellow] sinulta puuttuu keltainen kortti tai veturi
        [black] sinulta puuttuu musta kortti tai veturi
        [red] sinulta puuttuu punainen kortti tai veturi
       *[grey] sinulla ei ole korttia, jolla maksaa
    }
   *[other] { $colour ->
        [purple] tarvitset { $needed } violettia korttia, ja sinulla on niitä { $held }, veturit mukaan lukien
        [blue] tarvitset { $needed } sinistä korttia, ja sinulla on niitä { $held }, veturit mukaan lukien
        [orange] tarvitset { $needed } oranssia korttia, ja sinulla on niitä { $held }, veturit mukaan lukien
        [white] tarvitset { $needed } valkoista korttia, ja sinulla on niitä { $held }, veturit mukaan lukien
        [green] tarvitset { $needed } vihreää korttia, ja sinulla on niitä { $held }, veturit mukaan lukien
        [yellow] tarvitset { $needed } keltaista korttia, ja sinulla on niitä { $held }, veturit mukaan lukien
        [black] tarvitset { $needed } mustaa korttia, ja sinulla on niitä { $held }, veturit mukaan lukien
        [red] tarvitset { $needed } punaista korttia, ja sinulla on niitä { $held }, veturit mukaan lukien
       *[grey] tarvitset { $needed } samanväristä korttia, ja sinulla on niitä enintään { $held }, veturit mukaan lukien
    }
}
refusal-trains-short = { $needed ->
    [one] tähän reittiin tarvitaan { $needed } vaunu, ja sinulla on jäljellä { $held }
   *[other] tähän reittiin tarvitaan { $needed } vaunua, ja sinulla on jäljellä { $held }
}
refusal-ferry-short = { $needed ->
    [one] tähän lauttaan tarvitaan { $needed } veturi, ja sinulla on { $held }
   *[other] tähän lauttaan tarvitaan { $needed } veturia, ja sinulla on { $held }
}
refusal-price = { $needed ->
    [1] { $colour ->
        [purple] hinta on { $needed } violetti kortti tai veturi
        [blue] hinta on { $needed } sininen kortti tai veturi
        [orange] hinta on { $needed } oranssi kortti tai veturi
        [white] hinta on { $needed } valkoinen kortti tai veturi
        [green] hinta on { $needed } vihreä kortti tai veturi
        [yellow] hinta on { $needed } keltainen kortti tai veturi
        [black] hinta on { $needed } musta kortti tai veturi
        [red] hinta on { $needed } punainen kortti tai veturi
       *[grey] hinta on { $needed } kortti, mikä tahansa
    }
   *[other] { $colour ->
        [purple] hinta on { $needed } violettia korttia, ja veturi käy minkä tahansa kortin sijasta
        [blue] hinta on { $needed } sinistä korttia, ja veturi käy minkä tahansa kortin sijasta
        [orange] hinta on { $needed } oranssia korttia, ja veturi käy minkä tahansa kortin sijasta
        [white] hinta on { $needed } valkoista korttia, ja veturi käy minkä tahansa kortin sijasta
        [green] hinta on { $needed } vihreää korttia, ja veturi käy minkä tahansa kortin sijasta
        [yellow] hinta on { $needed } keltaista korttia, ja veturi käy minkä tahansa kortin sijasta
        [black] hinta on { $needed } mustaa korttia, ja veturi käy minkä tahansa kortin sijasta
        [red] hinta on { $needed } punaista korttia, ja veturi käy minkä tahansa kortin sijasta
       *[grey] hinta on { $needed } samanväristä korttia, ja veturi käy minkä tahansa kortin sijasta
    }
}
refusal-extra = { $needed ->
    [one] tunneli maksaa vielä { $needed } kortin, joko sarjan värisen tai veturin
   *[other] tunneli maksaa vielä { $needed } korttia, joko sarjan värisiä tai vetureita
}
refusal-keep-least = { $number ->
    [one] pidä vähintään { $number } matkalippu
   *[other] pidä vähintään { $number } matkalippua
}
refusal-keep-offered = { $number ->
    [one] tarjolla on vain { $number } matkalippu
   *[other] tarjolla on vain { $number } matkalippua
}
refusal-pile-larger = { $number ->
    [one] siinä pinossa on { $number } kortti, ja sinun on pelattava enemmän
   *[other] siinä pinossa on { $number } korttia, ja sinun on pelattava enemmän
}
refusal-cards-lacking = sinulla ei ole niitä kortteja
refusal-station-there = tässä kaupungissa on jo asema
refusal-stations-gone = sinulla ei ole asemia jäljellä
refusal-complete-more = voit suorittaa vielä lisää matkalippuja
refusal-complete-not-held = sinulla ei ole tätä matkalippua
refusal-complete-short = raiteellasi olevat kortit eivät riitä tähänkin matkalippuun
