### Puzzles: in the terminal and on the page.

page-puzzle-document = Oppgaver – Whistlestop
page-puzzle-number = Oppgave { $number }
page-puzzle-about = { $level ->
    [easy] { $game }, lett
    [medium] { $game }, middels
   *[hard] { $game }, vanskelig
}
page-puzzle-solved = Løst
page-puzzle-ask = Én avgjørelse er mye bedre enn alle andre. Hvilken?
page-puzzle-show = Vis løsningen
page-puzzle-other = En annen
page-puzzle-next = Neste oppgave
page-puzzle-again = Prøv igjen
page-puzzle-choose = Velg
page-puzzle-game = Spill
page-puzzle-level = Nivå
page-puzzle-level-any = Alle nivåer
page-puzzle-level-easy = Lett
page-puzzle-level-medium = Middels
page-puzzle-level-hard = Vanskelig
page-puzzle-count = { $number } av { $of } løst
page-puzzle-today = Dagens oppgave
page-puzzle-none = Den oppgaven finnes ikke.
page-puzzle-right = Riktig: { $move }
page-puzzle-wrong = Ikke det beste: { $move }. Det gir bort omtrent { $cost } av vinnersjansen.
page-puzzle-shown = Dette er løsningen.
page-puzzle-solution = Det beste: { $move }
page-puzzle-chance = Med den er vinnersjansen omtrent { $chance }; alle andre avgjørelser er minst { $margin } dårligere. Sterke boter har spilt det ut herfra mange hundre ganger.
page-puzzle-last-turn = Dette er din siste tur.
page-puzzle-deck-ends = Bunken har bare { train-cards } igjen.
page-puzzle-end-near = { $name } har { trains } igjen: slutten er nær.
page-puzzle-rival = { $name } har strekninger i begge ender og kan også bygge den.
page-puzzle-only-way = Uten denne strekningen kan ikke billetten { $ticket } fullføres lenger med vognene du har.
page-puzzle-detour = Uten denne strekningen krever billetten { $ticket } { trains } mer.
