### The rules, clause by clause. The order of the English messages is the order of the page (docs/rules.md, made from there:
### docs/words.md says how). *Asterisks* are emphasis. A clause's id is never translated. The head of the English file says
### which numbers of a map every message is given.

rules-title = Säännöt
rules-about-1 = Whistlestopissa on kolme peliä: karttapeli **Pohjois-Amerikka**, karttapeli **Eurooppa** ja **Korttipeli**. Tämä sivu kertoo, mitä ohjelma tekee, sääntö säännöltä. Jokaisella säännöllä on tunnus; jos siirto ei ole sallittu, näet sen estävän säännön tunnuksen. Tunnukset, joissa on kirjain (T6a), ratkaisevat yksityiskohtia.
rules-about-2 = Junakorttien kahdeksan väriä ovat aina tässä järjestyksessä: violetti, sininen, oranssi, valkoinen, vihreä, keltainen, musta, punainen. *Veturit* ovat yhdeksäs laji ja käyvät minkä tahansa värin sijasta. *Matkalippu* nimeää kaksi kaupunkia, jotka on yhdistettävä. *Rivi* tarkoittaa viittä junakorttia, jotka ovat kuvapuoli ylöspäin.
rules-players = { $single ->
        [yes] { $fewest ->
            [2] Kaksi
            [3] Kolme
            [4] Neljä
           *[5] Viisi
        }
       *[no] { $fewest ->
            [2] Kahdesta
            [3] Kolmesta
           *[4] Neljästä
        } { $most ->
            [3] kolmeen
            [4] neljään
           *[5] viiteen
        }
    } pelaajaa

## T

section-T = Junakorttien nostaminen
section-T-about = Kaikille kolmelle pelille, ellei jokin sääntö sano muuta.
rule-T1 = Nostaminen tarkoittaa kahden junakortin ottamista yksi kerrallaan. Kumpikin tulee rivistä, jossa näet, mitä saat, tai sokkona pakasta.
rule-T2 = Kun kortti lähtee rivistä, pakasta tulee toinen sen tilalle, ennen kuin kukaan valitsee uudelleen.
rule-T3 = Rivistä otettu veturi on koko nosto: jos otat sen ensimmäisenä, et ota muuta.
rule-T4 = Siksi et saa toiseksi kortiksesi veturia, joka ilmestyy riviin ensimmäisen korttisi jälkeen.
rule-T5 = Pakasta sokkona nostettu veturi on kortti siinä missä muutkin; otat silti toisen korttisi.
rule-T6 = { $reset_at ->
        [0] Tässä pelissä veturit eivät koskaan tyhjennä riviä, olipa niitä kuinka monta tahansa.
       *[other] Karttapeleissä rivi, jossa on { $reset_at ->
            [3] kolme veturia
            [one] { $reset_at } veturi
           *[other] { $reset_at } veturia
        } tai enemmän, tyhjennetään: kaikki sen kortit poistetaan ja viisi muuta käännetään esiin, ja tämä toistetaan niin usein kuin on tarpeen. Se koskee jokaista kertaa, kun sellainen rivi syntyy: alussa, korvaavan kortin jälkeen tai uudelleen sekoittamisen jälkeen. (Ei korttipelissä: K8.)
    }
rule-T6a = { $reset_at ->
        [0] Ei siis ole tyhjennystä, joka ei auttaisi.
       *[other] Rivi jätetään rauhaan, jos rivissä, pakassa ja poistopakassa on yhteensä alle { $coloured ->
            [3] kolme värillistä korttia
            [one] { $coloured } värillinen kortti
           *[other] { $coloured } värillistä korttia
        }, koska silloin mikään tyhjennys ei auttaisi. Se jätetään rauhaan myös, jos pakassa on tasan viisi korttia, poistopakassa ei yhtään ja noissa viidessäkin on vähintään { $reset_at ->
            [3] kolme veturia
            [one] { $reset_at } veturi
           *[other] { $reset_at } veturia
        }: rivi ja pakka vain vaihtaisivat paikkaa loputtomiin. Kumpikin tarkistetaan ennen jokaista yksittäistä tyhjennystä.
    }
rule-T6b = Rivi tarkistetaan myös jokaisen toiminnon jälkeen, joten tyhjennys, joka joutui odottamaan, tapahtuu heti kun se on mahdollinen.
rule-T7 = Kädessäsi saa olla niin monta korttia kuin haluat.
rule-T8 = { $reshuffled ->
        [no] Tässä pelissä loppunut pakka jää tyhjäksi: poistetut kortit eivät palaa.
       *[yes] Karttapeleissä loppunut pakka korvataan heti: poistopakka sekoitetaan ja siitä tulee pakka.
    }
rule-T8a = Kun rivi tyhjennetään, sen kortit ovat poistettujen joukossa, ennen kuin ensimmäistä uutta korttia tarvitaan, ja ne voivat palata samaan riviin.
rule-T8b = { $reshuffled ->
        [no] Myöhemminkään poistetuista korteista ei tule pakkaa.
       *[yes] Jos ei ollut pakkaa eikä poistopakkaa ja toiminnosta tulee poistettuja kortteja, ne muodostavat pakan, kun toiminto on tehty; sitten rivin aukot täytetään ja T6 tarkistetaan.
    }
rule-T9 = Jos nostettavaa on vain rivissä, saat ottaa rivistä, eikä sitä täydennetä. Jos rivikin on tyhjä, nostaminen ei ole mahdollista.
rule-T10 = Otettuasi ensimmäisen kortin sinun on otettava toinen, jos on kortti, jonka saat ottaa. Jos ei ole – ei pakkaa, josta nostaa, ja rivi ilman värillisiä kortteja – vuorosi päättyy yhteen korttiin.

## B

section-B = Pohjois-Amerikka
section-B-about = { rules-players }.
chapter-B-setup = Alkuvalmistelut
rule-B1 = Laatikossa: { $each_colour ->
        [one] { $each_colour } junakortti
       *[other] { $each_colour } junakorttia
    } jokaista väriä ja { $locomotives ->
        [one] { $locomotives } veturi
       *[other] { $locomotives } veturia
    }, yhteensä { $cards }; { $tickets ->
        [one] { $tickets } matkalippu
       *[other] { $tickets } matkalippua
    }; { $trains ->
        [one] { $trains } vaunu
       *[other] { $trains } vaunua
    } jokaiselle pelaajalle. Pelaajat ovat sininen, punainen, vihreä, keltainen ja musta.
rule-B2 = Jokaiselle jaetaan { $dealt ->
        [one] { $dealt } junakortti
       *[other] { $dealt } junakorttia
    }. Sitten rivi käännetään esiin, säännön T6 mukaan.
rule-B3 = Jokaiselle jaetaan { $tickets_dealt ->
        [one] { $tickets_dealt } matkalippu, josta
       *[other] { $tickets_dealt } matkalippua, joista
    } hän pitää vähintään { $tickets_kept }. Ne, joita ei pidetä, { $not_kept ->
        [out] poistuvat pelistä
        [shuffled] sekoitetaan takaisin lippupakkaan
       *[bottom] menevät lippupakan alimmaisiksi
    }. Matkalippusi ovat salaisuutesi, kunnes peli on ohi.
rule-B3a = Kaikki valitsevat matkalippunsa samaan aikaan ja salassa; ennen kuin viimeinen pelaaja on valinnut, kukaan ei saa tietää edes sitä, montako muut pitivät. Sitten matkaliput, joita ei pidetty, menevät pakan alle, pelaaja pelaajalta aloittajasta alkaen, ja kunkin pelaajan matkaliput jakojärjestyksessä.
rule-B4 = Aloittajan ratkaisee arpa tai järjestäjä ennen matkalippujen valintaa. (Pöydän ääressä aloittaa se, joka on matkustanut eniten.) Vuorot kulkevat myötäpäivään.
chapter-B-turn = Vuoro
chapter-B-turn-about = Teet yhden asian: nostat junakortteja, valtaat reitin tai nostat matkalippuja. Niin kauan kuin jokin näistä on mahdollinen, et saa passata.
rule-B5 = Kun valtaat reitin, pelaat jokaista sen ruutua kohti yhden reitin värisen kortin. Veturit voivat korvata näistä korteista kuinka monta tahansa, vaikka kaikki. Päätät itse, montako käytät; tämä koskee myös lauttoja, tunnelien lisämaksua ja asemia. Pelaamasi kortit poistetaan.
rule-B6 = Harmailla reiteillä ei ole omaa väriä: mikä tahansa yksi väri käy, vetureiden kanssa tai ilman, mutta kahta väriä ei saa sekoittaa.
rule-B7 = Jokaiseen ruutuun tulee yksi vaunuistasi, ja sinulla on oltava niitä niin monta. Reitti vallataan kokonaan, ja vuorolla vain yksi.
rule-B8 = Minkä tahansa vielä vapaan reitin saa vallata, koskettaapa se sitä, mitä jo omistat, tai ei.
rule-B9 = Kaksoisreitti on kaksi yhtä pitkää raidetta samojen kahden kaupungin välillä. Saat omistaa niistä vain toisen. (Raiteet, jotka vain kulkevat vierekkäin ja päättyvät eri kaupunkeihin, eivät ole kaksoisreitti.)
rule-B10 = { $doubles_closed ->
        [0] Kaksoisreitin molemmat raiteet saa vallata, kaksi eri pelaajaa, pelaapa kuinka moni tahansa.
       *[other] { $doubles_closed ->
            [2] Kahden pelissä
            [3] Kahden tai kolmen pelissä
            [4] Enintään neljän pelissä
           *[5] Jokaisessa pelissä
        } kaksoisreitille mahtuu yksi omistaja: kun jompikumpi raide vallataan, toinen sulkeutuu kaikilta.
    }
rule-B11 = Vallatusta reitistä saa pisteet heti: { $shortest_points ->
        [one] { $shortest_points } piste
       *[other] { $shortest_points } pistettä
    } { $shortest } ruudusta{ $points_two ->
        [0] { "" }
       *[other] , { $points_two } kahdesta
    }{ $points_three ->
        [0] { "" }
       *[other] , { $points_three } kolmesta
    }{ $points_four ->
        [0] { "" }
       *[other] , { $points_four } neljästä
    }{ $points_five ->
        [0] { "" }
       *[other] , { $points_five } viidestä
    }{ $points_six ->
        [0] { "" }
       *[other] , { $points_six } kuudesta
    }{ $points_seven ->
        [0] { "" }
       *[other] , { $points_seven } seitsemästä
    }{ $points_eight ->
        [0] { "" }
       *[other] { $everywhere ->
            [yes] { " " }ja Euroopassa { $points_eight } kahdeksasta
           *[no] , { $points_eight } kahdeksasta
        }
    }.
rule-B12 = Kun nostat matkalippuja, otat pakan päältä { $drawn } tai niin monta kuin on jäljellä; kun niitä ei ole, tämä ei ole mahdollista. Pidä { $drawn_kept } tai { $drawn_kept ->
        [1] useampi
       *[other] useampia
    } ja palauta muut pakan alle. Jos nostat vain yhden matkalipun, se on sinun. Sinulla saa olla niitä kuinka monta tahansa, ja sitä, minkä olet pitänyt, et koskaan anna takaisin.
rule-B12a = Matkaliput palautetaan nostojärjestyksessä, niin että ensin nostettu tulee ensimmäisenä uudelleen esiin. Vain sinä tiedät, mitä ne ovat.
chapter-B-end = Loppu
rule-B13 = Heti kun joku päättää vuoronsa niin, että hänellä { $last_round_at ->
        [0] ei ole yhtään vaunua
        [one] on enintään { $last_round_at } vaunu
       *[other] on enintään { $last_round_at } vaunua
    }, alkaa viimeinen kierros: jokaisella on vielä yksi vuoro, tuolla pelaajalla viimeisenä, ja peli on ohi. Tämä tapahtuu kerran pelissä. Matkalippuja saa yhä nostaa.
rule-B13a = Jos et voi nostaa korttia, nostaa matkalippua, vallata reittiä etkä rakentaa asemaa, passaat, ja vain silloin. Kun kaikki pelaajat ovat passanneet peräkkäin, peli päättyy ja pisteet lasketaan.
rule-B14 = Jokainen matkalippu, jonka kaksi kaupunkia omat reittisi yhdistävät, lisää pisteensä pisteisiisi; jokainen muu vähentää omansa.
rule-B15 = { $longest_bonus ->
        [0] Pisimmästä yhtenäisestä reitistä saa tässä vain kunnian.
       *[other] Pelaaja, jolla on pisin yhtenäinen reitti, saa { $longest_bonus ->
            [one] { $longest_bonus } pisteen
           *[other] { $longest_bonus } pistettä
        }. Se saa kulkea uudelleen kaupungin kautta, mutta ei uudelleen samaa reittiä; ratkaisevaa on vaunujen määrä, ei reittien. Jos usea pelaaja on tasoissa, jokainen saa { $longest_bonus ->
            [one] { $longest_bonus } pisteen
           *[other] { $longest_bonus } pistettä
        }.
    }
rule-B15a = Ilman reittejä pisin yhtenäinen reittisi on 0, ja siitä ei koskaan saa bonusta, ei vaikka kaikilla olisi 0.
rule-B16 = Suurin pistemäärä voittaa. Jos ollaan tasan, voittaa se, jolla on enemmän suoritettuja matkalippuja; jos sekin on tasan, se, joka sai pisimmän yhtenäisen reitin bonuksen. Ne, jotka ovat silloinkin tasoissa, voittavat yhdessä.

## E

section-E = Eurooppa
section-E-about = { rules-players }. Kaikki kohtien T ja B säännöt pätevät, näillä muutoksilla.
chapter-E-setup = Alkuvalmistelut
rule-E1 = Matkalippuja on { $tickets }, niistä { $long_tickets ->
        [0] ei yhtään pitkiä
        [one] { $long_tickets } pitkä
       *[other] { $long_tickets } pitkiä
    }. Jokaisella { $stations ->
        [0] ei ole asemia
        [one] on { $stations } asema
       *[other] on { $stations } asemaa
    }. Reitit ovat { $lengths ->
        [none] { $longest }
       *[other] { $lengths } tai { $longest }
    } ruudun pituisia.
rule-E2 = { $not_kept ->
        [out] Jokaiselle jaetaan { $long_dealt ->
            [0] { $tickets_dealt ->
                [one] { $tickets_dealt } matkalippu
               *[other] { $tickets_dealt } matkalippua
            }
            [one] { $long_dealt } pitkä ja { $tickets_dealt ->
                [one] { $tickets_dealt } tavallinen matkalippu
               *[other] { $tickets_dealt } tavallista matkalippua
            }
           *[other] { $long_dealt } pitkää ja { $tickets_dealt ->
                [one] { $tickets_dealt } tavallinen matkalippu
               *[other] { $tickets_dealt } tavallista matkalippua
            }
        }, ja hän pitää näistä { $offered ->
            [2] kahdesta
            [3] kolmesta
            [4] neljästä
            [5] viidestä
            [6] kuudesta
           *[other] { $offered }
        } mitkä tahansa { $tickets_kept } tai useamman. Matkaliput, joita tässä ei pidetä, poistuvat pelistä kenenkään näkemättä, ja samoin pitkät matkaliput, joita ei jaettu; yksikään ei mene pakan alle. Myöhemmin nostetaan tavallisia matkalippuja, säännön B12 mukaan.
       *[other] Matkaliput jaetaan, valitaan ja palautetaan niin kuin B3 sanoo.
    }
rule-E3 = Vuorolla voi tehdä neljännenkin asian: rakentaa aseman.
chapter-E-ferries = Lautat
rule-E4 = Lautta on harmaa, ja siinä on veturin kuvia. Jokaista kuvaa kohti on pelattava veturi. Muut kortit ovat kuin millä tahansa harmaalla reitillä, ja nekin voi korvata vetureilla.
chapter-E-tunnels = Tunnelit
rule-E5 = Pelaa ensin tunneliin täysi sarja kuin mihin tahansa reittiin. Sitten pakasta käännetään kolme korttia. Jokaisesta, joka on veturi tai sarjasi värinen, tunneli maksaa yhden kortin lisää: toisen samanvärisen tai veturin.
rule-E6 = Jos sarjasi on pelkkiä vetureita, maksat käännetyistä vetureista etkä mistään muusta, ja maksat vetureilla.
rule-E7 = Jos et voi tai halua maksaa koko lisämaksua, sarjasi palaa käteesi ja vuoro on ohi; rinnakkainen raide pysyy yhtä vapaana kuin oli. Jos lisämaksua ei ole, tunneli on sinun, etkä voi muuttaa mieltäsi.
rule-E8 = Käännetyt kortit poistetaan joka tapauksessa, maksamasi kortit vain, jos saat tunnelin. Lisäkortit eivät vaadi lisää vaunuja, mutta sinulla on oltava vaunut ruutuja varten, ennen kuin yrität.
rule-E9 = Kun pakassa ja poistopakassa on yhteensä alle kolme korttia, vain ne käännetään. Kun niitä ei ole yhtään, tunneli on tavallinen reitti.
rule-E9a = Tunnelia kaivettaessa sarjasi ja käännetyt kortit ovat pöydällä. Jos pakka sillä välin loppuu, uudelleen sekoitettaessa (T8) ne eivät ole mukana.
rule-E9b = Epäonnistuneen yrityksen jälkeen kaikki tietävät, että sinulla on nuo kortit.
chapter-E-stations = Asemat
rule-E10 = Saat rakentaa aseman kaupunkiin, jossa ei ole asemaa, riippumatta siitä, kenellä siellä on reittejä, jos kenelläkään. Yhden vuorolla, { $stations ->
        [0] ei yhtään
        [1] yhden
        [2] kaksi
        [3] kolme
       *[other] { $stations }
    } pelissä, eikä koskaan toista samaan kaupunkiin.
rule-E11 = Ensimmäinen asemasi maksaa 1 kortin, minkä tahansa, toinen 2 samanväristä, kolmas 3 samanväristä. Veturit voivat korvata niistä minkä tahansa. Kortit poistetaan.
rule-E12 = Pelin lopussa jokaisella asemallasi saat käyttää enintään yhtä reittiä, jonka toinen pelaaja on vallannut aseman kaupunkiin, ikään kuin se olisi sinun. Se auttaa vain matkalipuissa, ja se on sama reitti kaikille matkalipuillesi. Sinun ei tarvitse valita: ohjelma ottaa sen, mistä saat eniten matkalippupisteitä, ja tasavertaisista sen, jolla on eniten suoritettuja matkalippuja.
rule-E12a = Kaksoisreitistä saat lainata kumman tahansa vallatun raiteen. Samaa reittiä voi lainata useampi pelaaja. Kaksi asemaa voi viedä sinut kahden peräkkäisen lainatun reitin yli. Omat reittisi eivät hyödy asemasta mitenkään.
rule-E13 = Rakentamatta jäänyt asema on { $station_points } pisteen arvoinen.
rule-E14 = Pisimpään yhtenäiseen reittiin – tässä nimeltään Euroopan pikajuna, { $longest_bonus ->
        [one] { $longest_bonus } piste
       *[other] { $longest_bonus } pistettä
    } kuten säännössä B15 – asemia ja lainattuja reittejä ei lasketa.
rule-E15 = Kun pisteet ovat tasan, ratkaisevat järjestyksessä nämä: enemmän suoritettuja matkalippuja, myös asemien ansiosta suoritetut; vähemmän rakennettuja asemia; Euroopan pikajuna. Sen jälkeen voitto jaetaan.
rule-E16 = Jos { $idle_rounds ->
        [1] kokonaiseen kierrokseen
       *[other] { $idle_rounds } kierrokseen peräkkäin
    } ei tapahdu muuta kuin että tunneleista luovutaan ja passataan, peli on ohi ja pisteet lasketaan.

## K

section-K = Korttipeli
section-K-about = { rules-players }. Pelilautaa ei ole: kortit kulkevat kädestäsi *ratapihallesi*, sieltä *raidepinoosi*, ja siellä niillä suoritetaan matkalippuja.
chapter-K-setup = Alkuvalmistelut
rule-K1 = Pakassa on { $each_colour ->
        [one] { $each_colour } junakortti
       *[other] { $each_colour } junakorttia
    } jokaista väriä ja { $locomotives ->
        [one] { $locomotives } veturi
       *[other] { $locomotives } veturia
    }, yhteensä { $cards }. Jokainen { $tickets } matkalipusta näyttää { $shown_alike ->
        [yes] { $most_shown ->
            [1] yhden värillisen kortin
           *[other] { $most_shown } värillistä korttia
        }
       *[no] { $fewest_shown ->
            [1] yhdestä
            [2] kahdesta
            [3] kolmesta
           *[4] neljästä
        } { $most_shown ->
            [2] kahteen
            [3] kolmeen
            [4] neljään
           *[5] viiteen
        } värillistä korttia
    }. { $bonuses ->
        [0] Yhdelläkään kaupungilla ei ole bonusta
       *[other] { $bonuses ->
            [6] Kuudella suurkaupungilla
           *[other] { $bonuses } suurkaupungilla
        } on bonus, jonka kaikki näkevät: { $bonus_cities ->
            [none] { $bonus_last }
           *[other] { $bonus_cities } ja { $bonus_last }
        }
    }.
rule-K2 = { $given ->
        [0] Kortit sekoitetaan
        [1] Jokainen saa ensin veturin, avoimesti. Loput kortit sekoitetaan
       *[other] Jokainen saa ensin { $given } veturia, avoimesti. Loput kortit sekoitetaan
    }, jokaiselle jaetaan { $dealt }, ja 5 kortin rivi käännetään esiin.
rule-K3 = Jokaiselle jaetaan { $tickets_dealt ->
        [one] { $tickets_dealt } matkalippu, josta
       *[other] { $tickets_dealt } matkalippua, joista
    } hän pitää vähintään { $tickets_kept }; valitaan kuten säännössä B3a. Ne, joita ei pidetä, { $not_kept ->
        [out] poistuvat pelistä
        [bottom] menevät lippupakan alimmaisiksi
       *[shuffled] sekoitetaan takaisin lippupakkaan
    }.
rule-K4 = Arpa tai järjestäjä ratkaisee, kuka aloittaa. (Pöydän ääressä aloittaa nuorin.) Vuorot kulkevat myötäpäivään.
chapter-K-turn = Vuoro
rule-K5 = Vaihe 1 tapahtuu itsestään: ratapihasi jokaisen väripinon päällimmäinen kortti menee kuvapuoli alaspäin raidepinoosi. Jos pinoja ei ole, mitään ei tapahdu. Väriä, jonka pino tässä loppuu, saa pelata uudelleen samalla vuorolla. Viimeisellä vuorollasi on vaihe 1 kuten muillakin.
rule-K6 = Raiteella olevat kortit pysyvät siellä. Kukaan ei saa katsoa niitä, et sinäkään, ennen matkalippujen pisteytystä. Valinnalla *avoin raide* saat katsoa omiasi.
rule-K6a = Jokainen olisi voinut laskea, mitä raiteelle on mennyt. Sen sisältö ei siis ole salaisuus, vaikka näkyvissä on vain korttien määrä (paitsi avoimella raiteella): ohjelmat saavat pitää sitä kaikkien tuntemana.
rule-K7 = Vaiheessa 2 valitset yhden asian: nostat junakortteja, pelaat kortteja ratapihallesi tai nostat matkalippuja. Niin kauan kuin jokin on mahdollinen, sinun on tehtävä yksi.
rule-K8 = Nostettaessa pätevät T1–T5, T7, T9 ja T10, mutta poistopakkaa ei lasketa nostettavaksi. Veturit eivät koskaan tyhjennä riviä (ei sääntöä T6), eivätkä poistetut kortit palaa kierroksen aikana: pakka käytetään kerran (ei sääntöä T8).
rule-K9 = Pelaat joko yhden pinon tai kolme yksittäistä korttia. Pino on vähintään kaksi saman värin korttia, joista osa saa olla vetureita, mutta eivät kaikki. Yksittäiset kortit ovat kolme korttia kolmea eri väriä, ilman vetureita, ja niistä tulee kolme pinoa. Kaikki näkevät, mitä ratapihalla on.
rule-K9a = Yksi värillinen kortti yhden tai useamman veturin kanssa on kelvollinen pino.
rule-K10 = Pinon veturit ovat päällimmäisinä. Ne lähtevät vaiheessa 1 ensimmäisinä.
rule-K11 = Väriä, jota on jo ratapihallasi, ei voi pelata sinne uudelleen.
rule-K12 = Väriä, jota on toisen ratapihalla, voi pelata vain, jos pelaat enemmän kortteja kuin siinä pinossa nyt on; veturit lasketaan mukaan teiltä molemmilta. Se pino poistetaan silloin kokonaan vetureineen: junaryöstö. Tästä seuraa, ettei väriä koskaan ole kahdella ratapihalla ja että yksittäisten korttien on oltava värejä, joita ei ole millään ratapihalla.
rule-K13 = Kun nostat matkalippuja, otat pakan päältä { $drawn } tai niin monta kuin on jäljellä; kun niitä ei ole, tämä ei ole mahdollista. Pidä { $drawn_kept ->
        [0] niin monta kuin haluat tai et yhtään
        [1] { $drawn_kept } tai useampi
       *[other] { $drawn_kept } tai useampia
    }. Loput palautetaan pakan alle kuten säännössä B12a.
rule-K13a = Jos vaiheessa 2 mikään ei ole mahdollista, passaat, ja vain silloin. Kun kaikki pelaajat ovat passanneet peräkkäin tai kun { $idle_rounds ->
        [1] kokonaiseen kierrokseen
       *[other] { $idle_rounds } kierrokseen peräkkäin
    } ei ole tapahtunut muuta kuin passeja ja matkalippujen nostoja, joista ei pidetty yhtään, alkavat viimeiset vuorot (K14).
chapter-K-end = Kierroksen loppu
rule-K14 = Kun pakasta lähtee viimeinen kortti, pelaajalle tai riviin, kesken oleva vuoro pelataan loppuun, ja sitten jokaisella on vielä yksi vuoro; viimeisenä se pelaaja, jonka vuorolla näin kävi.
rule-K15 = Näillä vuoroilla saat yhä nostaa rivistä, jos siinä on kortteja; sitä ei täydennetä, koska pakka on loppu. (Viimeiset vuorot, jotka K13a on aloittanut, kun pakassa on vielä kortteja, ovat tavallisia vuoroja: nostaminen ja täydentäminen jatkuvat.) Jos vain yksi kortti on jäljellä, saat ottaa sen. Rivistä otettu veturi on koko nosto, kuten aina. Jos rivi on tyhjä, pelaat kortteja tai nostat matkalippuja.
rule-K16 = Nyt suoritetaan matkaliput raiteella olevilla korteilla eikä millään muulla; siitä, mitä on vielä ratapihalla, ei ole hyötyä, eikä se siirry ensin. Matkalippu vaatii kortit, jotka se näyttää, veturi voi olla mikä väri tahansa, tulipa se mistä pinosta tahansa, ja jokainen kortti käy kerran. Kaikki pelaajat valitsevat matkalippunsa samaan aikaan ja salassa. Matkalipun saat jättää pois vain, jos sitä ei voi suorittaa valitsemiesi kanssa. Kun kaikki ovat valinneet, suoritetut matkaliput ja niihin käytetyt kortit näytetään ja pisteytetään.
rule-K16a = Ohjelma ehdottaa valintaa, josta saa eniten matkalippupisteitä; tasavertaisista sitä, jossa on enemmän matkalippuja, ja sitten sitä, jossa on pienemmät matkalippujen numerot.
rule-K17 = { $second_from ->
        [0] Kierroksia on yksi, joten peli oli tässä
        [2] Kierroksia on aina kaksi, joten peli jatkuu
        [3] Kahdella pelaajalla peli oli tässä
        [4] Kahdella tai kolmella pelaajalla peli oli tässä
       *[5] Enintään neljällä pelaajalla peli oli tässä
    }.
rule-K18 = { $second_from ->
        [0] Toista kierrosta ei ole, pelaapa kuinka moni tahansa.
       *[other] { $second_from ->
            [2] Millä tahansa pelaajamäärällä
            [3] Kolmella tai useammalla pelaajalla
            [4] { $most ->
                [4] Neljällä pelaajalla
               *[5] Neljällä tai useammalla pelaajalla
            }
           *[5] Viidellä pelaajalla
        } seuraa toinen kierros. Pidät kätesi ja, yhä salassa ja toistaiseksi ilman vähennystä, matkaliput, joita et ole suorittanut. Kaikki muut junakortit, missä ne sitten olivatkin, menevät uuteen pakkaan. Ratapihat ja raiteet ovat tyhjiä. Jokaiselle jaetaan { $second_dealt ->
            [one] { $second_dealt } kortti
           *[other] { $second_dealt } korttia
        }, ja 5 kortin rivi käännetään esiin. Kukaan ei saa tällä kertaa veturia eikä matkalippuja, ja lippupakka jää ennalleen. Viimeisen vuoron pelanneesta seuraava aloittaa. Kierros päättyy sääntöjen K14–K16 mukaan, ja sen pisteet lisätään.
    }
rule-K18a = { $second_from ->
        [0] Kortteja ei siis jaeta toista kertaa.
       *[other] Jos kortteja on liian vähän, ne jaetaan yksitellen, myötäpäivään aloittavasta pelaajasta, kunnes jokaisella on { $second_dealt }; loput muodostavat rivin, enintään 5. Jos pakka loppuu tähän, jokaisella on yksi viimeinen vuoro, ensimmäisestä pelaajasta alkaen.
    }
chapter-K-scoring = Pisteiden laskeminen
rule-K19 = Suoritetusta matkalipusta saa sen pisteet. Pelin lopussa, ja vasta silloin, jokainen suorittamaton maksaa pisteensä.
rule-K20 = Suurkaupungin bonuksen saa se, joka on koko pelissä suorittanut eniten matkalippuja sinne, ja jokainen tasoissa oleva saa sen kokonaan. Matkalippu, joka yhdistää kaksi suurkaupunkia, lasketaan molemmille. Jos kukaan ei ole suorittanut matkalippua kaupunkiin, kukaan ei saa sen bonusta.
rule-K21 = Suurin pistemäärä voittaa. Jos ollaan tasan: enemmän suoritettuja matkalippuja, sitten enemmän bonuskortteja, ja jaettu bonus on kortti jokaiselle sen saajalle. Ne, jotka ovat silloinkin tasoissa, voittavat yhdessä.

## S

section-S = Kaikissa peleissä
rule-S1 = Muiden pelaajien kädet ja matkaliput sekä pakkojen järjestys ovat piilossa. Se, montako korttia, matkalippua, vaunua ja asemaa pelaajalla on, on avointa, ja rivistä otetun kortin näkivät kaikki.
rule-S2 = Yksikään kortti ei koskaan katoa tai kahdennu. Joka hetki kädet, pakka, rivi, poistetut kortit, ratapihat, raiteet ja pöydällä olevat kortit – tunnelin sarja ja käännetyt kortit – muodostavat koko joukon; ja niin tekevät myös matkaliput pakassa, tarjolla, pelaajilla, suoritettuina ja poissa pelistä.
rule-S3 = Kun peli on ohi, näytetään kaikki matkaliput, pisin yhtenäinen reitti tai pisimmät reitit ja jokaisen pisteen alkuperä.
rule-S4 = Mikään peli ei jatku loputtomiin, tekivätpä pelaajat mitä tahansa.

## Esimerkkejä

rules-examples = Esimerkkejä
example-1 = Sinisen 3 ruudun reitin voi maksaa neljällä tavalla: 3 sinistä; 2 sinistä ja veturi; 1 sininen ja 2 veturia; 3 veturia (B5).
example-2 = Harmaa 2 ruudun reitti: 2 punaista käy, tai keltainen ja veturi, tai 2 veturia (B6).
example-3 = Montréal–New York on sininen ja 3 ruudun pituinen: 3 sinistä korttia. Montréal–Toronto on harmaa ja sekin 3 ruudun pituinen: 3 korttia mitä väriä haluat (B5, B6).
example-4 = Lautassa Smyrna–Palermo on 6 ruutua ja 2 kuvaa: 2 veturia ja 4 korttia yhtä väriä (E4).
example-5 = Kolme tunnelia. Pelaat 2 punaista, ja punainen kortti kääntyy: lisää punainen kortti tai veturi. Pelaat 2 vihreää, ja veturi kääntyy: lisää vihreä kortti tai veturi. Pelaat 2 veturia, ja veturi kääntyy: lisää veturi (E5, E6).
example-6 = Ratapihallasi on yksi sininen, yksi punainen ja yksi keltainen kortti. Toinen pelaaja pelaa 3 sinistä: sininen korttisi poistetaan (K12).
example-7 = Los Angeles–Pittsburgh näyttää 4 korttia. Sen voi suorittaa kolmella näytetyn värisellä kortilla ja yhdellä veturilla (K16).
example-8 = Pinossa on 4 korttia: 2 vihreää ja niiden päällä 2 veturia. Veturit ovat ensimmäiset kaksi, jotka menevät raiteelle (K10).
