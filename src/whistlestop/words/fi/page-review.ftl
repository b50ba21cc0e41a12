### The review of a finished game: in the terminal and on the page.

page-review-document = Pelin läpikäynti – Whistlestop
page-review-title = Pelin läpikäynti
page-review-working = Käydään peliä läpi: { $percent }
page-review-chances = Voittomahdollisuudet
page-review-chances-about = Jokaisen vuoron jälkeen, kaikki kortit näkyvissä.
page-review-player = Pelaaja
page-review-accuracy = Tarkkuus
page-review-accuracy-about = 95 tarkoittaa mestaruusbotin tasoa, 50 helpon botin. Vain se lasketaan, miten pelaajan omat päätökset muuttivat voiton mahdollisuutta, ei onnea.
page-review-even = Tasan jaettu
page-review-luck = Onni
page-review-play = Päätökset
page-review-result = Tulos
page-review-account-about = Mitä kortit muuttivat ja mitä kaikkien päätökset muuttivat matkalla tasaisesta lähtöasemasta tulokseen.
# as in English
page-review-margin = { $number } ± { $error }
page-review-costly = Kalliit päätökset
page-review-costly-none = { $name }: mikään päätös ei maksanut mainittavasti.
page-review-cost = Maksoi { $cost } voittomahdollisuudesta, noin { points }.
page-review-played = Pelattu: { $move }
page-review-better = Parempi: { $move }
page-review-show = Näytä vuoro { $turn } laudalla
page-review-turning = Käännekohdat
page-review-turning-none = Yksikään vuoro ei muuttanut mahdollisuuksia paljon.
page-review-turned = { $why ->
    [luck] Vuoro { $turn }, { $name }: { $before } → { $after }, enimmäkseen onnea.
    [play] Vuoro { $turn }, { $name }: { $before } → { $after }, enimmäkseen päätöksiä.
   *[unknown] Vuoro { $turn }, { $name }: { $before } → { $after }.
}
page-review-judge-network = Arvion teki mestarin verkko. Mahdollisuudet ovat arvioita, jotka on tarkistettu tuhansilla peleillä.
page-review-judge-trials = Arvio perustuu koepeleihin, koska mikään verkko ei tunne tätä karttaa. Ne eivät erota onnea pelistä.
# as in English
page-review-of-seat = { $name }: { $number }
