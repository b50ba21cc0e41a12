### The rules on the page.

page-help-document = Rules – Whistlestop
page-help-title = The rules
page-help-about = Every rule has a number. When a move is refused, the refusal names the rule that stands in its way.
page-help-alone = In its own tab
page-help-close = Close the rules
page-help-search = Search the rules
page-help-games = Which game?
page-help-game-all = All games
page-help-contents = Contents
# $clause is the number of a rule
page-help-clause = Rule { $clause }
# $number of rules and examples that were found
page-help-found = { $number ->
    [0] Nothing was found. Try fewer or other words.
    [one] { $number } place found
   *[other] { $number } places found
}
