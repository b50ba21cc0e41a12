### Puzzles: in the terminal and on the page.

page-puzzle-document = Puzzles – Whistlestop
# $number
page-puzzle-number = Puzzle { $number }
# $game, $level: `easy`, `medium` or `hard`
page-puzzle-about = { $level ->
    [easy] { $game }, easy
    [medium] { $game }, medium
   *[hard] { $game }, hard
}
page-puzzle-solved = Solved
page-puzzle-ask = One decision is far better than every other. Which one?
page-puzzle-show = Show the solution
page-puzzle-other = Another one
page-puzzle-next = Next puzzle
page-puzzle-again = Try again
page-puzzle-choose = Choose
page-puzzle-game = Game
page-puzzle-level = Level
page-puzzle-level-any = All levels
page-puzzle-level-easy = Easy
page-puzzle-level-medium = Medium
page-puzzle-level-hard = Hard
# $number, $of
page-puzzle-count = { $number } of { $of } solved
page-puzzle-today = Puzzle of the day
page-puzzle-none = There’s no such puzzle.
# $move
page-puzzle-right = Right: { $move }
# $move, $cost: a percentage
page-puzzle-wrong = Not the best: { $move }. It gives away about { $cost } of the chance of winning.
page-puzzle-shown = This is the solution.
# $move
page-puzzle-solution = Best: { $move }
# $chance, $margin: percentages
page-puzzle-chance = With it the chance of winning is about { $chance }; every other decision is worse by at least { $margin }. Strong bots have played it out from here many hundred times.
page-puzzle-last-turn = This is your last turn.
# $number
page-puzzle-deck-ends = The deck has only { train-cards } left.
# $name, $trains
page-puzzle-end-near = { $name } has { trains } left: the end is near.
# $name
page-puzzle-rival = { $name } has routes at both ends and may claim it too.
# $ticket
page-puzzle-only-way = Without this route { $ticket } can’t be completed any more with the trains you have.
# $ticket, $trains
page-puzzle-detour = Without this route { $ticket } takes { trains } more.
