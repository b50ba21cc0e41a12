### Esittelyversion ensimmäinen näyttö; palvelinta ei ole.

page-demo = Esittelyversio, joka toimii pelkästään tässä selaimessa
page-demo-about = Pelaat yksinkertaisia botteja vastaan, ja pelisi pysyvät tässä selaimessa. Ystävät, vahvat botit ja läpikäynnit vaativat palvelimen.
page-demo-starting = Valmistellaan: { $percent }{ "\u00A0" }% on valmiina. Voit jo valita pelin.
page-demo-failed = Tämä selain ei pysty ajamaan esittelyversiota, tai osaa siitä ei voitu ladata. Lataa sivu uudelleen yrittääksesi uudestaan.
