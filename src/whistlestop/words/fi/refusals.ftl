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
