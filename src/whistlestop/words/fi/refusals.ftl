### Miksi siirto evätään. `refusal-B5` ja sen kaltaiset sanovat, mitä sääntö vaatii: ei isoa alkukirjainta eikä pistettä,
### koska ne ovat viestin `refusal` sisällä.

## Koko lause

refusal = { $clause ->
    [none] { $what }: { $reason }.
   *[other] { $what }: { $reason } ({ $clause }).
}
refusal-with-options = { refusal } Mahdollista nyt: { $options }.
refusal-with-more-options = { refusal } Mahdollista nyt: { $options } ja muuta.

## Ilman sääntöä

refusal-no-such-decision = tässä pelissä ei ole sellaista päätöstä tai paikkaa
refusal-not-now = kukaan ei voi nyt päättää mitään
refusal-impossible = tämä tulos ei ole mahdollinen

## Säännön mukaan

refusal-T1 = tämänväristä korttia ei ole rivissä
refusal-T3 = rivin veturi voi olla vain noston ensimmäinen kortti
refusal-T9 = pakassa ei ole kortteja
refusal-T10 = ensin on nostettava toinen kortti
refusal-B3 = alussa on pidettävä useampi matkalippu, tai nämä eivät ole tarjolla
refusal-B3a = alun valinta on jo tehty
refusal-B4 = toinen pelaaja on vuorossa
refusal-B5 = reitistä maksetaan yhtä monta reitin väristä korttia kuin siinä on ruutuja, ja veturi käy minkä tahansa kortin sijasta
refusal-B6 = harmaan reitin saa maksaa millä tahansa värillä, mutta ei kahdella
refusal-B7 = vaunuja ei ole tarpeeksi tähän reittiin
refusal-B8 = tämä reitti on jo vallattu
refusal-B9 = kukaan ei saa omistaa kaksoisreitin molempia raiteita
refusal-B10 = näin vähillä pelaajilla yksi vallattu raide sulkee koko kaksoisreitin
refusal-B12 = matkalippuja ei ole nostettavaksi, tai nostetuista on pidettävä useampi
refusal-B13a = passata saa vain, kun mikään muu ei ole mahdollista
refusal-E2 = alussa on pidettävä useampi matkalippu, tai nämä eivät ole tarjolla
refusal-E4 = lautta vaatii vähintään niin monta veturia kuin siinä on veturin kuvia
refusal-E5 = tunnelin lisämaksu on maksettava kokonaan, sarjan värillä tai vetureilla
refusal-E6 = pelkistä vetureista koostuvan sarjan lisämaksu maksetaan vain vetureilla
refusal-E7 = luopua voi vain tunnelista, josta on maksettava lisää
refusal-E10 = aseman voi rakentaa vain kaupunkiin, jossa ei ole asemaa, ja vain jos pelaajalla on asema jäljellä
refusal-E11 = jokainen uusi asema maksaa kortin enemmän kuin edellinen, kaikki samaa väriä tai vetureita
refusal-K3 = alussa on pidettävä useampi matkalippu, tai nämä eivät ole tarjolla
refusal-K4 = toinen pelaaja on vuorossa
refusal-K9 = pino on vähintään kaksi samanväristä korttia, vetureiden kanssa tai ilman, tai kolme yksittäistä eriväristä korttia
refusal-K11 = tätä väriä on jo pelaajan omalla ratapihalla
refusal-K12 = toisen pelaajan ratapihalla oleva väri vaatii enemmän kortteja kuin siinä pinossa on
refusal-K13 = matkalippuja voi nostaa vain niin kauan kuin niitä on
refusal-K13a = passata saa vain, kun mikään muu ei ole mahdollista
refusal-K16 = matkaliput suoritetaan raiteella olevilla korteilla, ja niitä suoritetaan niin monta kuin mahdollista

## What this game does not have, or has no time for now

refusal-no-stations = tässä pelissä ei ole asemia
refusal-no-tunnels = tässä pelissä ei ole tunneleita
refusal-no-routes = tässä pelissä ei ole reittejä
refusal-no-yards = tässä pelissä ei ole ratapihoja
refusal-game-over = peli on päättynyt
refusal-chance-first = ensin on paljastuttava kortti, matkalippu tai aloittava pelaaja
refusal-chosen = olet jo valinnut
refusal-due-keep = valitse ensin, mitkä matkaliput pidät
refusal-due-pay = valitse ensin, millä korteilla maksat
refusal-due-surcharge = maksa ensin tunnelin lisämaksu tai luovu tunnelista
refusal-due-count = tee ensin pinosi valmiiksi
refusal-due-complete = valitse ensin, mitkä matkaliput suoritat
refusal-later-pay = valitse ensin, mistä maksat
refusal-later-extra = et ole kaivamassa tunnelia
refusal-later-with = valitse ensin väri, jonka asetat
refusal-later-keep = et ole nostanut matkalippuja, joista valita
refusal-later-complete = matkaliput suoritetaan kierroksen lopussa

## With the numbers

refusal-cards-short = sinulla on { $held }/{ $needed } tarvittavasta kortista, veturit mukaan lukien
refusal-trains-short = tähän reittiin tarvitaan { $needed } vaunua, ja sinulla on jäljellä { $held }
refusal-ferry-short = { $needed ->
    [one] tähän lauttaan tarvitaan { $needed } veturi, ja sinulla on { $held }
   *[other] tähän lauttaan tarvitaan { $needed } veturia, ja sinulla on { $held }
}
refusal-price = { $needed ->
    [one] hinta on { $needed } oikeanvärinen kortti tai veturi
   *[other] hinta on { $needed } oikeanväristä korttia, ja veturi käy minkä tahansa sijasta
}
refusal-extra = { $needed ->
    [one] tunneli maksaa { $needed } kortin lisää, sarjan väriä tai veturin
   *[other] tunneli maksaa { $needed } korttia lisää, sarjan väriä tai vetureita
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
    [one] siinä pinossa on { $number } kortti, ja sinun on asetettava enemmän
   *[other] siinä pinossa on { $number } korttia, ja sinun on asetettava enemmän
}
refusal-cards-lacking = sinulla ei ole niitä kortteja
refusal-station-there = tässä kaupungissa on jo asema
refusal-stations-gone = sinulla ei ole asemia jäljellä
refusal-complete-more = voit vielä suorittaa lisää matkalippuja
refusal-complete-not-held = sinulla ei ole tätä matkalippua
refusal-complete-short = raiteellasi olevat kortit eivät riitä tähänkin matkalippuun
