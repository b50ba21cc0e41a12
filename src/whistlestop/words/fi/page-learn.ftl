### Opastettu ensimmäinen peli: kymmenen lyhyttä vaihetta.

page-learn-laying = Pöytää valmistellaan …
page-learn-guide = Opas
page-learn-step = Vaihe { $step }/{ $steps }
page-learn-next = Seuraava
page-learn-skip = Ohita opas
page-learn-finish = Jatka peliä
page-learn-smaller = Piilota
page-learn-larger = Näytä
page-learn-done = Hyvin tehty!

page-learn-tickets = Matkalipussa on kaksi kaupunkia, jotka sinun on yhdistettävä omilla reiteilläsi. Jos suoritat sen, saat pisteet pelin lopussa; muuten ne vähennetään. Samansuuntaiset matkaliput ovat hyvä alku.
    .title = Valitse matkalippusi
    .task = Valitse haluamasi matkaliput ja pidä ne.
page-learn-draw = Rakentamiseen tarvitset junakortteja. Vuorolla saat ottaa kaksi: avoimia rivistä tai sokkona pakasta. Ensimmäinen painallus valitsee kortin, toinen ottaa sen.
    .title = Rivi ja pakka
    .task = Ota kortti.
page-learn-locomotives = Veturi käy minkä tahansa värin sijasta. Se on arvokas: se, joka ottaa avoimen veturin rivistä, ei ota sillä vuorolla muuta korttia. Pakasta nostettu veturi on silkkaa onnea eikä maksa mitään ylimääräistä.
    .title = Veturit
page-learn-hand = Korttisi ovat tässä väreittäin, kukin oman symbolinsa kanssa. Rajaa ei ole: kerää yhtä väriä pitkään reittiin tai useita, jotta vaihtoehtoja riittää.
    .title = Kätesi
page-learn-claim = Reitit, joihin sinulla on varaa, on korostettu. Värillinen reitti vaatii omaa väriään yhtä monta korttia kuin siinä on ruutuja; harmaaseen käy mikä tahansa väri, mutta vain yksi. Nosta ensin lisää kortteja, jos mikään korostettu reitti ei ole hyödyllinen.
    .title = Valtaa reitti
    .task = Valitse jollakin seuraavista vuoroistasi korostettu reitti.
page-learn-pay = Pieni ikkuna näyttää kaikki maksutavat, halvin ensin. Mikään ei ole lopullista, ennen kuin vahvistat; Escape tai Peruuta vie takaisin.
    .title = Maksa se
    .task = Valitse korostettu reitti ja vahvista: se on sinun.
page-learn-status = Osoita matkalippua tai napauta sitä: sen kaupungit ja lyhin vielä puuttuva matka korostetaan. Valintamerkki kertoo, että matkalippu on suoritettu.
    .title = Miten matkalippusi edistyvät
page-learn-points = Jokaisesta reitistä saa pisteet heti, ja pitkistä paljon enemmän kuin lyhyistä. Tässä näet kaikkien pisteet, vaunut, kortit ja matkaliput.
    .title = Pisteet
page-learn-doubles = Missä kaksi raidetta on vierekkäin, kukaan ei saa vallata molempia. Kun pelaajia on vähän, vain toisen niistä voi ylipäätään vallata, joten älä odota liian kauan.
    .title = Kaksoisreitit
page-learn-end = Kun jonkun vaunut ovat melkein lopussa, jokainen saa vielä yhden vuoron; tämä rivi kertoo siitä. Sitten lasketaan matkaliput, ja pisimmästä yhtenäisestä reitistä saa bonuksen. Hyvää matkaa!
    .title = Loppu
