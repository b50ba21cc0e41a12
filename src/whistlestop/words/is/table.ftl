### Fyrirsagnir taflna, stig, hvers er beðið, valkostir og hvað réð úrslitum.

## Fyrirsagnir leikmannatöflunnar

table-name = Leikmaður
table-cards = Spil
table-known = Þekkt spil
table-tickets = Lestarmiðar
table-trains = Lestarvagnar
table-stations = Lestarstöðvar
table-points = Stig
table-yard = Járnbrautarteinn
table-on-track = Brautarpallur

## Það sem liggur á borðinu

# translated
table-row = Röð
table-deck = Bunki
table-ticket-deck = Lestarmiðabunki
table-offer = Lestarmiðar í boði
# translated
table-turn = Lota

## Hvers er beðið

phase-setup = { $who ->
    [you] Veldu lestarmiðana sem þú vilt halda.
   *[other] { $number ->
        [1] { $name } velur lestarmiða.
       *[other] { $name } velja lestarmiða.
    }
}
phase-turn = { $who ->
    [you] Þú átt að gera.
   *[other] { $name } á að gera.
}
phase-second = { $who ->
    [you] Taktu seinna spilið.
   *[other] { $name } tekur seinna spilið.
}
phase-pay = { $who ->
    [you] Veldu spilin sem þú vilt greiða með.
   *[other] { $name } velur spil til að greiða með.
}
phase-surcharge = { $who ->
    [you] Göngin kosta aukaspil: greiddu eða hættu við þau.
   *[other] { $name } þarf að greiða aukalega fyrir göngin eða hætta við þau.
}
phase-keep = { $who ->
    [you] Veldu lestarmiðana sem þú vilt halda.
   *[other] { $name } velur lestarmiða.
}
phase-count = { $who ->
    [you] Hve mörg spil í þessum lit fara í litaröðina?
   *[other] { $name } leggur niður litaröð.
}
phase-locos = { $who ->
    [you] Hve margir dráttarvagnar fara í litaröðina?
   *[other] { $name } leggur niður litaröð.
}
phase-complete = { $who ->
    [you] Veldu lestarmiðana sem þú vilt ljúka.
   *[other] { $number ->
        [1] { $name } lýkur lestarmiðum.
       *[other] { $name } ljúka lestarmiðum.
    }
}
phase-chance = Brátt ræðst hvaða spil eða lestarmiði kemur upp eða hver byrjar.
phase-over = Leiknum er lokið.

## Spurt um tilviljun, þegar einhver skráir leik af raunverulegu borði


## Valkostir leiks

option-first = Sá sem byrjar
option-first-about = Þú velur eða hlutkesti ræður.
option-open-track = Opinn brautarpallur
option-open-track-about = Í Spilastokknum máttu skoða spilin í þínum eigin brautarpallsbunka.

## Fyrirsagnir stigatöflunnar

score-seat = Leikmaður
score-claimed = Leiðir leikmannsins
score-routes = Leiðir
score-ticket-points = Lestarmiðar
score-longest = Lengsta leiðin
score-station-points = Óbyggðar lestarstöðvar
score-bonuses = Stórborgir
score-bonus-points = Stórborgarbónus
score-total = Samtals
score-rank = Sæti

## Hvert stig, línu fyrir línu

score-line-routes = Leiðir: { points }.
score-line-ticket = { $done ->
    [yes] { $ticket }, kláraður lestarmiði: { points }.
   *[no] { $ticket }, ókláraður lestarmiði: { points }.
}
score-line-longest = { $points ->
    [0] Lengsta óslitna leiðin, { trains }: { $path }.
   *[other] Lengsta óslitna leiðin, { trains }: { $path }. Fyrir hana fást { points }.
}
score-line-station = { $used ->
    [yes] Lestarstöðin í borginni { $city } nýtir leiðina { $track }.
   *[no] Lestarstöðin í borginni { $city } er ekki nýtt.
}
score-line-station-points = Óbyggðar lestarstöðvar: { points }.
score-line-bonus = Flestir lestarmiðar til borgarinnar { $city }: { points }.
score-line-total = Samtals: { points }.
score-path = { $before }–{ $next }

## Hvað réð úrslitum

decided-by-points = Flest stig ráða úrslitum.
decided-by-tickets = Jafnt að stigum; flestir kláraðir lestarmiðar ráða.
decided-by-stations = Jafnt að stigum og kláruðum lestarmiðum; fæstar lestarstöðvar ráða.
decided-by-longest = Allt annað er jafnt; lengsta óslitna leiðin ræður.
decided-by-bonus-cards = Jafnt að stigum og kláruðum lestarmiðum; flest bónusspil ráða.
decided-by-shared = Allt er jafnt: sigrinum er deilt.

## Á spilaborðinu: skýringar, stigaskali, áttaviti

board-tunnel = Göng
board-ferry = Ferja
board-grey = Frjáls litur
board-colour = Þessi litur
board-points = Stig
board-north = N
