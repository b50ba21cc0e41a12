### Reilu sattuma. Missä jokin ei täsmää, näytetään -bad; missä ei ollut tarkistettavaa, -none

page-fair-title = Jaettiinko kortit reilusti?
page-fair-about = Jokainen esiin tullut kortti ja matkalippu voidaan laskea uudelleen salaisista luvuista, jotka lyötiin lukkoon ennen pelin alkua. Selaimesi tekee sen tässä pelin pöytäkirjan avulla.
page-fair-origin = Tämä peli alkoi toisen pelin vuoron { $turn } asemasta, ja sen kortit olivat sitä katsoneiden tiedossa. Siksi korteista ei voi todistaa mitään. Se ei vaikuta vahvuuslukuihin eikä kenenkään historiaan.
page-fair-origin-show = Näytä se hetki
page-fair-check = Tarkista reiluus
page-fair-verdict-good = Reilu: kaikki, mitä tuli esiin, oli lyöty lukkoon ennen pelin alkua.
page-fair-verdict-bad = Ei reilu: jokin ei täsmää.
page-fair-verdict-none = Kaikki, mitä voi tarkistaa, on oikein. Joku pelaajista luovutti kesken pelin.
page-fair-mark-good = oikein
page-fair-mark-bad = väärin
page-fair-mark-none = ei tarkistettu
page-fair-record-bad = Pöytäkirjaa ei voi lukea, tai siinä ei ole sitoumusta.
page-fair-commitment = Palvelimen siemenluku on se, johon se sitoutui, kun pöytä luotiin.
page-fair-commitment-bad = Palvelimen siemenluku ei ole se, johon se sitoutui.
page-fair-before = Sitoumus on se, jonka tämä laite näki ennen peliä.
page-fair-before-bad = Sitoumus ei ole se, jonka tämä laite näki ennen peliä.
page-fair-before-none = Tämä laite ei ollut mukana ennen peliä, joten se ei voi sanoa, onko sitoumus yhä sama.
page-fair-hashes = { $people ->
    [one] { $people } pelaajan salaluku vastaa tiivistettä, joka lähetettiin, ennen kuin yhtäkään salalukua avattiin.
   *[other] Kaikkien { $people } pelaajan salaluvut vastaavat tiivisteitä, jotka lähetettiin, ennen kuin yhtäkään salalukua avattiin.
}
page-fair-hashes-bad = Jonkun pelaajan salaluku ei vastaa ennalta lähetettyä tiivistettä.
page-fair-hashes-none = Kukaan pelaajista ei antanut omaa salalukuaan.
page-fair-mine = Oma salalukusi on kirjattu paikallesi.
page-fair-mine-bad = Paikkasi salaluku ei ole se, jonka tämä laite teki.
page-fair-mine-none = Tämä laite ei tehnyt salalukua tähän peliin.
page-fair-rounds = Kortit jaettiin ensimmäisellä yrityksellä.
page-fair-rounds-none = Kortit jaettiin yrityksellä { $round }. Aiemmat keskeytettiin; keskeyttäjä on voinut toivoa toisia kortteja.
page-fair-rounds-bad = Pöytäkirja jättää mainitsematta yrityksen, jossa tämä laite avasi salalukunsa.
page-fair-key = Siemenluvusta, kartasta, valinnoista ja salaluvuista syntyy pelin avain.
page-fair-key-bad = Pöytäkirjassa on toinen kartta kuin se, jolla pelattiin.
page-fair-outcomes = { $events ->
    [one] { $events } tulos laskettiin uudelleen; se on se, joka tuli esiin.
   *[other] Kaikki { $events } tulosta laskettiin uudelleen; jokainen on se, joka tuli esiin.
}
page-fair-outcomes-bad = Tapahtuma { $event }: tuli { $found }, mutta avaimen mukaan { $expected }.
page-fair-moves = Pöytäkirjan siirroissa on samat tulokset samassa järjestyksessä.
page-fair-moves-bad = Tapahtumasta { $event } alkaen siirrot eivät täsmää tulosten luettelon kanssa.
page-fair-unfinished-none = Jos joku on luovuttanut, pöytäkirjassa ei luetella nostoja, joten yksittäisiä kortteja ei voi tarkistaa.
page-fair-proves = Mitä tämä todistaa
page-fair-proves-1 = Se, mitä esiin tuli, ratkesi, kun pelaajien salaluvut avattiin. Kukaan, palvelin mukaan lukien, ei voinut valita sitä tai muuttaa sitä myöhemmin. Uusi yritys vaatii kaikilta uuden salaluvun, ja sellaiset yritykset mainitaan yllä.
page-fair-proves-2 = Yksi rehellinen salaluku riittää: omasi.
page-fair-not = Mitä se ei todista
page-fair-not-1 = Ettei palvelimen ylläpitäjä kurkistanut. Se, jolla on siemenluku, voi tietää, mitä tulee.
page-fair-not-2 = Että mahdollisten tulosten luettelot ovat sääntöjen mukaisia. Siihen tarvitaan säännöt: ”whistlestop verify” tarkistaa nekin pöytäkirjasta.
page-fair-not-3 = Kuka teki minkä siirron. Siirrot ovat ne, jotka kaikki näkivät.
