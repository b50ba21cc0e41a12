### The review of a finished game: in the terminal and on the page.

page-review-document = Review – Whistlestop
page-review-title = Review
# $percent
page-review-working = Reviewing the game: { $percent }
page-review-chances = Chances of winning
page-review-chances-about = After each turn, with all cards open.
page-review-player = Player
page-review-accuracy = Accuracy
page-review-accuracy-about = 95 is how the champion bot plays, 50 the easy bot. Only what a player’s own decisions did to the chance of winning counts, not luck.
page-review-even = Even chance
page-review-luck = Luck
page-review-play = Decisions
page-review-result = Result
page-review-account-about = What the cards changed and what everybody’s decisions changed, on the way from an even chance to the result.
# $number and $error: percentages
page-review-margin = { $number } ± { $error }
page-review-costly = Costly decisions
# $name
page-review-costly-none = { $name }: no decision cost anything worth mentioning.
# $cost: a percentage; $points
page-review-cost = Cost { $cost } of the chance of winning, about { points }.
# $move
page-review-played = Played: { $move }
# $move
page-review-better = Better: { $move }
# $turn
page-review-show = Show turn { $turn } on the board
page-review-turning = Turning points
page-review-turning-none = No single turn changed the chances much.
# $why: `luck`, `play` or `unknown`; $turn; $name; $before and $after: percentages
page-review-turned = { $why ->
    [luck] Turn { $turn }, { $name }: from { $before } to { $after }, mostly by luck.
    [play] Turn { $turn }, { $name }: from { $before } to { $after }, mostly by decisions.
   *[unknown] Turn { $turn }, { $name }: from { $before } to { $after }.
}
page-review-judge-network = Judged by the champion’s network. Chances are its estimates, checked against thousands of games.
page-review-judge-trials = Judged by trial games, since no network knows this map. They can’t tell luck from play.
# $name, $number: a percentage
page-review-of-seat = { $name }: { $number }
