### What the page's frame says before its modules are there, and where a link to a shared replay is shown.

# the language itself, in its own words
language-name = English

frame-stuck = Whistlestop didn’t load properly.
frame-again = Reload
# for browsers in which JavaScript is switched off
frame-plain = Whistlestop needs JavaScript to draw its boards.

# $game; $name: one or several names; $number: how many
frame-shared-title = { $number ->
    [1] { $game }: { $name } won
   *[other] { $game }: { $name } won
}
# $result: a list of names and points
frame-shared-about = { $result }. Watch the game turn by turn.
