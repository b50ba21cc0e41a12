### Puzzles: in the terminal and on the page.

page-puzzle-document = Problem – Whistlestop
page-puzzle-number = Problem { $number }
page-puzzle-about = { $level ->
    [easy] { $game }, lätt
    [medium] { $game }, medel
   *[hard] { $game }, svårt
}
page-puzzle-solved = Löst
page-puzzle-ask = Ett beslut är mycket bättre än alla andra. Vilket?
page-puzzle-show = Visa lösningen
page-puzzle-other = Ett annat
page-puzzle-next = Nästa problem
page-puzzle-again = Försök igen
page-puzzle-choose = Välj
page-puzzle-game = Spel
page-puzzle-level = Nivå
page-puzzle-level-any = Alla nivåer
page-puzzle-level-easy = Lätt
page-puzzle-level-medium = Medel
page-puzzle-level-hard = Svår
page-puzzle-count = { $number } av { $of } lösta
page-puzzle-today = Dagens problem
page-puzzle-none = Det problemet finns inte.
page-puzzle-right = Rätt: { $move }
page-puzzle-wrong = Inte det bästa: { $move }. Det ger bort ungefär { $cost } av vinstchansen.
page-puzzle-shown = Det här är lösningen.
page-puzzle-solution = Bäst: { $move }
page-puzzle-chance = Med det är vinstchansen ungefär { $chance }; alla andra beslut är minst { $margin } sämre. Starka bottar har spelat vidare härifrån många hundra gånger.
page-puzzle-last-turn = Det här är din sista tur.
page-puzzle-deck-ends = Leken har bara { train-cards } kvar.
page-puzzle-end-near = { $name } har { trains } kvar: slutet är nära.
page-puzzle-rival = { $name } har sträckor i båda ändarna och kan också ta den.
page-puzzle-only-way = Utan den här sträckan kan { $ticket } inte längre fullbordas med de vagnar du har.
page-puzzle-detour = Utan den här sträckan kräver { $ticket } { trains } till.
