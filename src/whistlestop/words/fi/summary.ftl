summary-title = { $game }: säännöt yhdellä sivulla
summary-aim = Tavoite
summary-aim-map = Yhdistä matkalippujesi kaupungit omilla reiteilläsi ja kerää eniten pisteitä.
summary-aim-cards = Vie kortteja kädestäsi ratapihan kautta raiteelle ja suorita niillä matkalippusi.
summary-hand = Junakortteja kullekin: { $dealt }
summary-given = Vetureita kullekin, avoimesti: { $given }
summary-trains = Vaunuja kullekin: { $trains }
summary-stations = Asemia kullekin: { $stations }
summary-offered = Matkalippuja kullekin: { $offered }; pidä vähintään { $tickets_kept }
summary-long = Niistä pitkiä: { $long_dealt }
summary-row = Viisi junakorttia on kuvapuoli ylöspäin: rivi.
summary-turn-map = Teet yhden asian: nostat junakortteja, valtaat reitin tai nostat matkalippuja.
summary-turn-stations = Teet yhden asian: nostat junakortteja, valtaat reitin, nostat matkalippuja tai rakennat aseman.
summary-turn-cards = Ensin ratapihasi jokaisen värin päällimmäinen kortti menee kuvapuoli alaspäin raidepinoosi. Sitten teet yhden asian: nostat junakortteja, pelaat kortteja tai nostat matkalippuja.
summary-draw = Kaksi korttia yksi kerrallaan, rivistä tai sokkona pakasta. Rivi täydennetään heti.
summary-draw-loco = Rivistä otettu veturi vastaa kumpaakin korttia. Sokkona nostettuna se on yksi kortti.
summary-draw-reset = Vetureita, jotka tyhjentävät rivin: { $reset_at }. Silloin kaikki viisi korttia vaihdetaan.
summary-routes = Reittien valtaaminen
summary-route = Pelaa jokaista ruutua kohti yksi kortti, kaikki reitin värisiä; harmailla reiteillä kaikki samaa vapaasti valittua väriä. Aseta jokaiseen ruutuun yksi vaunu.
summary-route-loco = Veturi käy minkä tahansa kortin tilalle.
summary-route-double = { $doubles_closed ->
        [0] Saat omistaa kaksoisreitistä vain toisen raiteen.
        [5] Kaksoisreitistä voi vallata vain toisen raiteen.
       *[other] Saat omistaa kaksoisreitistä vain toisen raiteen. Jos pelaajia on enintään { $doubles_closed }, niistä voi vallata vain toisen.
    }
summary-ferry = Pelaa jokaista kuvaa kohti veturi ja muihin ruutuihin samanvärisiä kortteja.
summary-tunnel = Pelaa sarjasi ja käännä sitten kolme korttia. Jokainen, joka on veturi tai sarjasi värinen, maksaa sinulle yhden kortin lisää.
summary-tunnel-back = Jos et voi tai halua maksaa, otat sarjan takaisin käteesi ja vuorosi on ohi.
summary-station = Ensimmäinen maksaa 1 kortin, toinen 2 samanväristä, kolmas 3. Kaupungissa voi olla yksi asema.
summary-station-use = Lopussa saat jokaisella asemalla käyttää yhtä toisen pelaajan reittiä sen kaupunkiin, vain matkalippujasi varten.
summary-tickets = Matkalippujen nostaminen
summary-ticket-draw = Nostettavia matkalippuja: { $drawn }. { $drawn_kept ->
        [0] Pidä niin monta kuin haluat tai ei yhtään.
       *[other] Pidä vähintään { $drawn_kept }.
    }
summary-ticket-rest = Muut menevät pakan alle.
summary-yard = Korttien pelaaminen
summary-yard-pile = Joko yksi pino: vähintään kaksi saman värin korttia, joista osa, mutta eivät kaikki, saa olla vetureita. Veturit ovat päällimmäisinä.
summary-yard-singles = Tai kolme yksittäistä korttia kolmea eri väriä, ilman vetureita.
summary-yard-own = Ei väriä, jota on jo ratapihallasi.
summary-yard-robbery = Väri, jota on toisen ratapihalla: vain jos pelaat enemmän kortteja kuin siellä on. Se pino poistetaan silloin: junaryöstö.
summary-end-map = Kun joku päättää vuoronsa ja vaunuja on vähän jäljellä (enintään { $last_round_at }), jokaisella on vielä yksi vuoro, sillä pelaajalla viimeisenä.
summary-end-cards = Kun pakka loppuu, vuoro pelataan loppuun ja jokaisella on vielä yksi vuoro.
summary-complete = Suorita sitten matkalippuja raiteesi korteilla. Veturi voi olla mikä väri tahansa; jokainen kortti käy kerran.
summary-second = { $second_from ->
        [2] Seuraa toinen kierros.
       *[other] Jos pelaajia on { $second_from } tai enemmän, seuraa toinen kierros.
    } Pidät kätesi ja suorittamattomat matkalippusi. Junakortteja kullekin: { $second_dealt }
summary-spaces = Ruutuja
summary-points = Pisteitä
summary-ticket-done = Suoritetusta matkalipusta saa sen pisteet, suorittamaton vähentää ne.
summary-longest = Pisin yhtenäinen reitti: { $longest_bonus } pistettä
summary-station-left = Jokainen rakentamatta jäänyt asema: { $station_points } pistettä
summary-bonus = Suurkaupungin bonuksen saa se, joka on suorittanut eniten matkalippuja sinne.
summary-tie = Jos pisteet ovat tasan, enemmän suoritettuja matkalippuja ratkaisee.
