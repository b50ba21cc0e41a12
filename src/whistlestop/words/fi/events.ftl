### Mitä tapahtui, yksi viesti joka tapahtumalajille: pelin loki. Muuttujat luetellaan englanninkielisessä tiedostossa.
### Pelaajien nimet ovat aina nominatiivissa.

## Alku

event-first-player = { $who ->
    [you] Sinä aloitat.
   *[other] { $name } aloittaa.
}

event-locomotives-given = { $number ->
    [one] { $who ->
        [you] Saat aluksi { $number } veturin.
       *[other] { $name } saa aluksi { $number } veturin.
    }
   *[other] { $who ->
        [you] Saat aluksi { $number } veturia.
       *[other] { $name } saa aluksi { $number } veturia.
    }
}

event-cards-dealt = { $number ->
    [0] { $who ->
        [you] Et saanut yhtään junakorttia.
       *[other] { $name } ei saanut yhtään junakorttia.
    }
   *[other] { $known ->
        [yes] { $who ->
            [you] Sait jaossa { $list }.
           *[other] { $name } sai jaossa { $list }.
        }
       *[no] { $who ->
            [you] Sait jaossa { train-cards }.
           *[other] { $name } sai jaossa { train-cards }.
        }
    }
}
    .card = { card-set }

event-tickets-dealt = { $known ->
    [yes] { $who ->
        [you] Sait valittavaksi { tickets }: { $tickets }.
       *[other] { $name } sai valittavaksi { tickets }: { $tickets }.
    }
   *[no] { $who ->
        [you] Sait valittavaksi { tickets }.
       *[other] { $name } sai valittavaksi { tickets }.
    }
}

event-choice-made = { $known ->
    [yes] { $number ->
        [0] { $who ->
            [you] Et valinnut yhtään matkalippua.
           *[other] { $name } ei valinnut yhtään matkalippua.
        }
       *[other] { $who ->
            [you] Valitsit: { $tickets }.
           *[other] { $name } valitsi: { $tickets }.
        }
    }
   *[no] { $who ->
        [you] Olet valinnut matkaliput.
       *[other] { $name } on valinnut matkaliput.
    }
}

## Rivi ja pakka

event-card-turned-up = Uusi rivissä: { a-card }.

event-row-cleared = Liikaa vetureita: rivi tyhjennetään.

event-reshuffled = { $cards ->
    [one] Poistopakka sekoitetaan uudeksi pakaksi, jossa on { $cards } kortti.
   *[other] Poistopakka sekoitetaan uudeksi pakaksi, jossa on { $cards } korttia.
}

## Vuorot

event-turn-began = { $who ->
    [you] Vuoro { $turn }: sinun vuorosi.
   *[other] Vuoro { $turn }: { $name } on vuorossa.
}

event-card-taken = { $who ->
    [you] Otit rivistä { a-card-object }.
   *[other] { $name } otti rivistä { a-card-object }.
}

event-card-drawn = { $who ->
    [you] Nostit pakasta { a-card-object }.
   *[other] { $name } nosti pakasta { a-card-object }.
}

event-route-claimed = { $who ->
    [you] Valtasit reitin { $track } { card-set-adessive } ja sait { points-object }.
   *[other] { $name } valtasi reitin { $track } { card-set-adessive } ja sai { points-object }.
}

event-tunnel-entered = { $who ->
    [you] Pelasit tunneliin { $track } { card-set }.
   *[other] { $name } pelasi tunneliin { $track } { card-set }.
}

event-tunnel-card = Tunnelikortti: { a-card }.

event-tunnel-costs = { $extra ->
    [one] { $who ->
        [you] Tunneli { $track } maksaa sinulle vielä { $extra } kortin.
       *[other] Tunneli { $track }: { $name } joutuu maksamaan vielä { $extra } kortin.
    }
   *[other] { $who ->
        [you] Tunneli { $track } maksaa sinulle vielä { $extra } korttia.
       *[other] Tunneli { $track }: { $name } joutuu maksamaan vielä { $extra } korttia.
    }
}

event-tunnel-paid = { $who ->
    [you] Maksoit tunnelista { $track } vielä { card-set }.
   *[other] { $name } maksoi tunnelista { $track } vielä { card-set }.
}

event-tunnel-given-up = { $who ->
    [you] Luovuit tunnelista { $track } ja otit takaisin { card-set }.
   *[other] { $name } luopui tunnelista { $track } ja otti takaisin { card-set }.
}

event-station-built = { $who ->
    [you] Rakensit { card-set-adessive } aseman kaupunkiin { $city }.
   *[other] { $name } rakensi { card-set-adessive } aseman kaupunkiin { $city }.
}

event-tickets-drawn = { $known ->
    [yes] { $who ->
        [you] Nostit { tickets }: { $tickets }.
       *[other] { $name } nosti { tickets }: { $tickets }.
    }
   *[no] { $who ->
        [you] Nostit { tickets }.
       *[other] { $name } nosti { tickets }.
    }
}

event-tickets-kept = { $number ->
    [0] { $who ->
        [you] Et pitänyt yhtään matkalippua.
       *[other] { $name } ei pitänyt yhtään matkalippua.
    }
   *[other] { $known ->
        [yes] { $who ->
            [you] Pidit { tickets }: { $tickets }.
           *[other] { $name } piti { tickets }: { $tickets }.
        }
       *[no] { $who ->
            [you] Pidit { tickets }.
           *[other] { $name } piti { tickets }.
        }
    }
}

event-passed = { $who ->
    [you] Passasit.
   *[other] { $name } passasi.
}

## Korttipeli

event-cards-moved = { $number ->
    [one] { $who ->
        [you] { $number } kortti siirtyi ratapihaltasi raidepinoosi.
       *[other] { $name } siirsi { $number } kortin ratapihaltaan raidepinoonsa.
    }
   *[other] { $who ->
        [you] { $number } korttia siirtyi ratapihaltasi raidepinoosi.
       *[other] { $name } siirsi { $number } korttia ratapihaltaan raidepinoonsa.
    }
}

event-pile-placed = { $who ->
    [you] Pelasit ratapihallesi { card-set }.
   *[other] { $name } pelasi ratapihalleen { card-set }.
}

event-singles-placed = { $who ->
    [you] Pelasit ratapihallesi { $list }.
   *[other] { $name } pelasi ratapihalleen { $list }.
}
    .card = { a-card-object }

event-train-robbed = { $who ->
    [you] Junaryöstö! Sinä ryöstit, ja { $victim } menetti { card-set }.
   *[other] { $whom ->
        [you] Junaryöstö! { $name } ryösti, ja sinä menetit { card-set }.
       *[other] Junaryöstö! { $name } ryösti, ja { $victim } menetti { card-set }.
    }
}

event-completing-began = Kierros on ohi: nyt suoritetaan matkaliput.

event-tickets-completed = { $number ->
    [0] { $who ->
        [you] Et suorittanut yhtään matkalippua.
       *[other] { $name } ei suorittanut yhtään matkalippua.
    }
   *[other] { $who ->
        [you] Suoritit { tickets } { $list }: { $tickets }.
       *[other] { $name } suoritti { tickets } { $list }: { $tickets }.
    }
}
    .card = { card-set-adessive }

event-round-began = { $who ->
    [you] Kierros { $round } alkaa, ja sinä aloitat.
   *[other] Kierros { $round } alkaa, ja { $name } aloittaa.
}

## Loppu

event-last-turns = { $turns ->
    [one] Viimeinen kierros alkaa: { $turns } vuoro jäljellä.
   *[other] Viimeinen kierros alkaa: { $turns } vuoroa jäljellä.
}

event-game-over = { $who ->
    [you] { $winners ->
        [1] Peli on ohi. Sinä voitit!
        [2] Peli on ohi. Sinä ja { $names } voititte yhdessä.
       *[other] Peli on ohi. Voititte yhdessä: sinä, { $names }.
    }
   *[other] { $winners ->
        [1] Peli on ohi. { $names } voitti.
       *[other] Peli on ohi. { $names } voittivat yhdessä.
    }
}
