### Puzzles: in the terminal and on the page.

page-puzzle-document = Þrautir – Whistlestop
page-puzzle-number = Þraut { $number }
page-puzzle-about = { $level ->
    [easy] { $game }, létt
    [medium] { $game }, miðlungs
   *[hard] { $game }, erfið
}
page-puzzle-solved = Leyst
page-puzzle-ask = Ein ákvörðun er miklu betri en allar aðrar. Hver þeirra?
page-puzzle-show = Sýna lausnina
page-puzzle-other = Aðra þraut
page-puzzle-next = Næsta þraut
page-puzzle-again = Reyna aftur
page-puzzle-choose = Velja
page-puzzle-game = Spil
page-puzzle-level = Stig
page-puzzle-level-any = Öll stig
page-puzzle-level-easy = Létt
page-puzzle-level-medium = Miðlungs
page-puzzle-level-hard = Erfitt
page-puzzle-count = { $number } af { $of } leystar
page-puzzle-today = Þraut dagsins
page-puzzle-none = Þessi þraut er ekki til.
page-puzzle-right = Rétt: { $move }
page-puzzle-wrong = Ekki það besta: { $move }. Það gefur frá sér um { $cost } af vinningslíkunum.
page-puzzle-shown = Þetta er lausnin.
page-puzzle-solution = Besta ákvörðunin: { $move }
page-puzzle-chance = Með henni eru vinningslíkurnar um { $chance }; allar aðrar ákvarðanir eru að minnsta kosti { $margin } verri. Sterkir þjarkar hafa spilað áfram héðan mörg hundruð sinnum.
page-puzzle-last-turn = Þetta er síðasta lotan þín.
page-puzzle-deck-ends = Í stokknum eru aðeins { train-cards } eftir.
page-puzzle-end-near = { $name } á { trains } eftir: endirinn nálgast.
page-puzzle-rival = { $name } á leiðir við báða enda og getur líka tekið hana.
page-puzzle-only-way = Án þessarar leiðar er ekki lengur hægt að ljúka lestarmiðanum { $ticket } með lestarvögnunum sem þú átt.
page-puzzle-detour = Án þessarar leiðar þarf { trains } í viðbót fyrir lestarmiðann { $ticket }.
