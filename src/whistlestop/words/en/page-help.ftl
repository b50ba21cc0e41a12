### The rules on the page.

page-help-document = Rules – Whistlestop
page-help-title = The rules
page-help-about = Every rule has a number. If a move isn’t allowed, you’ll see the rule it breaks.
page-help-alone = Open in a new tab
page-help-summary = On one page, to print
page-help-pictures = In pictures
page-help-close = Close the rules
page-help-search = Search the rules
page-help-games = Which game?
page-help-game-all = All games
page-help-contents = Contents
# $clause is the number of a rule
page-help-clause = Rule { $clause }
# $number of rules and examples that were found
page-help-found = { $number ->
    [0] Nothing found. Try fewer or different words.
    [one] { $number } place found
   *[other] { $number } places found
}
