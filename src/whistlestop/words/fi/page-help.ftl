### Säännöt sivulla.

page-help-document = Säännöt – Whistlestop
page-help-title = Säännöt
page-help-about = Jokaisella säännöllä on numero. Jos siirto ei ole sallittu, näet, mikä sääntö sen estää.
page-help-alone = Avaa uudessa välilehdessä
page-help-summary = Yhdellä sivulla, tulostettavaksi
page-help-pictures = Kuvina
page-help-close = Sulje säännöt
page-help-search = Hae säännöistä
page-help-games = Mikä peli?
page-help-game-all = Kaikki pelit
page-help-contents = Sisällys
page-help-clause = Sääntö { $clause }
page-help-found = { $number ->
    [0] Mitään ei löytynyt. Kokeile vähemmillä tai muilla sanoilla.
    [one] { $number } kohta löytyi
   *[other] { $number } kohtaa löytyi
}
