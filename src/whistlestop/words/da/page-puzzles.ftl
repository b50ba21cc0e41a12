### Puzzles: in the terminal and on the page.

page-puzzle-document = Opgaver – Whistlestop
page-puzzle-number = Opgave { $number }
page-puzzle-about = { $level ->
    [easy] { $game }, let
    [medium] { $game }, middel
   *[hard] { $game }, svær
}
page-puzzle-solved = Løst
page-puzzle-ask = Én beslutning er meget bedre end alle andre. Hvilken?
page-puzzle-show = Vis løsningen
page-puzzle-other = En anden
page-puzzle-next = Næste opgave
page-puzzle-again = Prøv igen
page-puzzle-choose = Vælg
page-puzzle-game = Spil
page-puzzle-level = Niveau
page-puzzle-level-any = Alle niveauer
page-puzzle-level-easy = Let
page-puzzle-level-medium = Middel
page-puzzle-level-hard = Svær
page-puzzle-count = { $number } af { $of } løst
page-puzzle-today = Dagens opgave
page-puzzle-none = Den opgave findes ikke.
page-puzzle-right = Rigtigt: { $move }
page-puzzle-wrong = Ikke det bedste: { $move }. Det giver omkring { $cost } af vinderchancen bort.
page-puzzle-shown = Dette er løsningen.
page-puzzle-solution = Bedst: { $move }
page-puzzle-chance = Med den er vinderchancen omkring { $chance }; alle andre beslutninger er mindst { $margin } dårligere. Stærke botter har spillet videre herfra mange hundrede gange.
page-puzzle-last-turn = Dette er din sidste tur.
page-puzzle-deck-ends = Bunken har kun { train-cards } tilbage.
page-puzzle-end-near = { $name } har { trains } tilbage: slutningen er nær.
page-puzzle-rival = { $name } har strækninger i begge ender og kan også tage den.
page-puzzle-only-way = Uden denne strækning kan ruten { $ticket } ikke længere etableres med de vogne, du har.
page-puzzle-detour = Uden denne strækning kræver ruten { $ticket } { trains } mere.
