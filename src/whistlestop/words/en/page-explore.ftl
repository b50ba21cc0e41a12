### Exploring: playing on from a moment of a replay, another decision in a review, and live chances.

page-explore-onward = Play on from here
page-explore-onward-about = A new game of your own begins at this moment. It isn’t rated and doesn’t count in anyone’s history. Since this replay shows all hands, nothing about its cards can be proved.
# $name
page-explore-seat = { $name } is played by
page-explore-me = you
page-explore-same = Keep the hidden cards
page-explore-same-about = Otherwise everything that your player couldn’t know is dealt again. What comes up later is new either way.
page-explore-nobody = Choose at least one seat for yourself.
page-explore-go = Start this game
page-explore-what-if = What if?
# $name
page-explore-what-if-about = { $name } decided here. Choose another decision to see what it would have done to the chance of winning, judged by what { $name } could know.
page-explore-decision = Another decision
page-explore-choose = Choose one
page-explore-none = There was nothing to choose here.
page-explore-working = Trying it out
page-explore-after-played = After what was played
page-explore-after-other = After the other decision
page-explore-difference = Difference
page-explore-trials = Difference in trial games
page-explore-better = The other decision would probably have been better.
page-explore-worse = The other decision would probably have been worse.
page-explore-even = There’s no telling which is better.
page-explore-live-own = Estimated from what you can see.
page-explore-live-open = Estimated from what everyone can see.
page-explore-live-wait = The chances appear in a moment.
page-explore-live = Chances of winning
page-explore-option = Show the chances
page-explore-option-about = During the game everyone sees an estimate of the chances of winning, from what they can see themselves. Not in rated games.
