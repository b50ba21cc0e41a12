### Puzzles: in the terminal and on the page.

page-puzzle-document = Pulmat – Whistlestop
page-puzzle-number = Pulma { $number }
page-puzzle-about = { $level ->
    [easy] { $game }, helppo
    [medium] { $game }, keskitaso
   *[hard] { $game }, vaikea
}
page-puzzle-solved = Ratkaistu
page-puzzle-ask = Yksi päätös on paljon parempi kuin kaikki muut. Mikä?
page-puzzle-show = Näytä ratkaisu
page-puzzle-other = Jokin muu
page-puzzle-next = Seuraava pulma
page-puzzle-again = Yritä uudelleen
page-puzzle-choose = Valitse
page-puzzle-game = Peli
page-puzzle-level = Taso
page-puzzle-level-any = Kaikki tasot
page-puzzle-level-easy = Helppo
page-puzzle-level-medium = Keskitaso
page-puzzle-level-hard = Vaikea
page-puzzle-count = Ratkaistu { $number }/{ $of }
page-puzzle-today = Päivän pulma
page-puzzle-none = Tällaista pulmaa ei ole.
page-puzzle-right = Oikein: { $move }
page-puzzle-wrong = Ei paras: { $move }. Se vie voiton mahdollisuudesta noin { $cost }.
page-puzzle-shown = Tämä on ratkaisu.
page-puzzle-solution = Paras: { $move }
page-puzzle-chance = Sillä voiton mahdollisuus on noin { $chance }; kaikki muut päätökset ovat vähintään { $margin } huonompia. Vahvat botit ovat pelanneet tästä eteenpäin monta sataa kertaa.
page-puzzle-last-turn = Tämä on viimeinen vuorosi.
page-puzzle-deck-ends = Pakassa on jäljellä vain { train-cards }.
page-puzzle-end-near = Pelaajalla { $name } on jäljellä { trains }: loppu on lähellä.
page-puzzle-rival = Pelaajalla { $name } on reittejä molemmissa päissä, ja hänkin voi vallata sen.
page-puzzle-only-way = Ilman tätä reittiä matkalippua { $ticket } ei voi enää suorittaa jäljellä olevilla vaunuillasi.
page-puzzle-detour = Ilman tätä reittiä matkalippu { $ticket } vaatii lisäksi { trains }.
