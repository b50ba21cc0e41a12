### The rules on the page.

page-help-document = Regler – Whistlestop
page-help-title = Reglerne
page-help-about = Hver regel har et nummer. Når et træk afvises, får du at vide, hvilken regel det bryder.
page-help-alone = Åbn i egen fane
page-help-summary = På én side, til udskrift
page-help-pictures = I billeder
page-help-close = Luk reglerne
page-help-search = Søg i reglerne
page-help-games = Hvilket spil?
page-help-game-all = Alle spil
page-help-contents = Indhold
# $clause is the number of a rule
page-help-clause = Regel { $clause }
# $number of rules and examples that were found
page-help-found = { $number ->
    [0] Ingen resultater. Prøv færre eller andre ord.
    [one] { $number } resultat
   *[other] { $number } resultater
}
