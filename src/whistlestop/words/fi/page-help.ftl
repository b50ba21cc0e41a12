### Säännöt sivulla.

page-help-document = Säännöt – Whistlestop
page-help-title = Säännöt
page-help-about = Jokaisella säännöllä on numero. Kun siirto evätään, samalla mainitaan sääntö, joka on sen esteenä.
page-help-alone = Omaan välilehteen
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
