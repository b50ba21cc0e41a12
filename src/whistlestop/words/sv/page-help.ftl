### The rules on the page.

page-help-document = Regler – Whistlestop
page-help-title = Reglerna
page-help-about = Varje regel har ett nummer. När ett drag avvisas får du veta vilken regel det bryter mot.
page-help-alone = Öppna i egen flik
page-help-summary = På en sida, för utskrift
page-help-pictures = I bilder
page-help-close = Stäng reglerna
page-help-search = Sök i reglerna
page-help-games = Vilket spel?
page-help-game-all = Alla spel
page-help-contents = Innehåll
# $clause is the number of a rule
page-help-clause = Regel { $clause }
# $number of rules and examples that were found
page-help-found = { $number ->
    [0] Inga träffar. Prova färre eller andra ord.
    [one] { $number } träff
   *[other] { $number } träffar
}
