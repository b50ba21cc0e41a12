### The rules on the page.

page-help-document = Regler – Whistlestop
page-help-title = Reglene
page-help-about = Hver regel har et nummer. Når et trekk avvises, får du vite hvilken regel det bryter.
page-help-alone = Åpne i egen fane
page-help-summary = På én side, til utskrift
page-help-pictures = I bilder
page-help-close = Lukk reglene
page-help-search = Søk i reglene
page-help-games = Hvilket spill?
page-help-game-all = Alle spill
page-help-contents = Innhold
# $clause is the number of a rule
page-help-clause = Regel { $clause }
# $number of rules and examples that were found
page-help-found = { $number ->
    [0] Ingen treff. Prøv færre eller andre ord.
   *[other] { $number } treff
}
