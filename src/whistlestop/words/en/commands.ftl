### What commands say: what is wrong with a command line, what verify found, the table of simulate. The names of commands and
### options stay as they are, and so do examples of what to type.

## What is wrong with a command line

# $file, $why: what is wrong with it, a sentence
usage-in-file = { $file }: { $why }
# $wish: what was asked for; $there: the languages that there are
usage-language = whistlestop: there are no words for the language '{ $wish }' yet; there is { $there }.
# $commands
usage-nothing = whistlestop: say what to do: { $commands }; see whistlestop --help.
# $text: what was typed; $close: a command that looks like it
usage-command-close = whistlestop: there is no command '{ $text }'; did you mean { $close }?
# $text, $commands
usage-command = whistlestop: there is no command '{ $text }'; the commands are { $commands }.
# $text: what was typed; $bots
usage-bot = whistlestop: there is no bot '{ $text }'; the bots are { $bots }.
# $command: what stands before the name of a program
usage-bot-command = whistlestop: { $command } is followed by the program to start, like { $command }./my-bot.
usage-players = whistlestop: name the players with commas between them, like --players anna,bo,bot:random.
usage-bots = whistlestop: name the bots with commas between them, like --players random,random.
# $name
usage-same-name = whistlestop: two players are called { $name }; give them names that differ.
# $text: what was typed; $names: of the players; $last: the number of players
usage-first = whistlestop: the starting player is one of { $names } (or 1 to { $last }), not '{ $text }'.
# $game; $low and $high: how many players it is for; $found: how many there are
usage-number = whistlestop: { $game } is for { $low } to { $high } players, not { $found }.
usage-load = whistlestop play: a game that is loaded goes on as it was; leave out GAME and its options.
usage-map-of-loaded = whistlestop play: --map is for a game that is loaded with --load; a new game is named by its map file: whistlestop play FILE.
# $file
usage-save-there = { $file }: this file is there already; --load { $file } goes on with it, or take another name.
# $file
usage-real-table = { $file }: this game waits for cards from a real table; go on with whistlestop record.
# $file, $players, $found: numbers of players
usage-load-number = { $file }: the players of this game are { $players } in number, not { $found }.
# $file
usage-record-there = { $file }: this file is there already; whistlestop record continue { $file } goes on with it.
# $file
usage-record-finished = { $file }: this game is finished; whistlestop replay { $file } shows it.
# $file
usage-record-draws = { $file }: this game draws its own cards; whistlestop play --load { $file } goes on with it.
usage-record-players = whistlestop record: name the players, each with a name of its own, like --players anna,bo.
# $file, $first and $last: its turns; $turn: the one asked for
usage-turn = { $file }: this game has turns { $first } to { $last }, not { $turn }.
# $file, $at: what was asked for
usage-games-from-one = { $file }: the games of a file are counted from 1, not { $at }.
# $file, $at
usage-no-game = { $file }: there is no game { $at } in this file.
# $file
usage-several-games = { $file }: there are several games in this file; say which one with --game N.
# $file
usage-no-record = { $file }: there is no record in this file.
# $clause: what was typed; $section: a letter; $first and $last: the ids of its clauses
usage-clause-of = whistlestop rules: there is no clause '{ $clause }'; section { $section } has { $first } to { $last }.
# $clause: what was typed; $sections
usage-clause = whistlestop rules: there is no clause '{ $clause }'; the sections are { $sections }.
# $section: a letter; $title
usage-section = { $section } ({ $title })
# $number
usage-simulate-number = whistlestop simulate: the number of games is 1 or more, not { $number }.
# $highest, $seed: numbers as texts
usage-simulate-seed = whistlestop simulate: a seed is a whole number from 0 to { $highest }, not { $seed }.

## What verify found. $number is that of a game in a file of many, and $verdict what is said of it

verdict-numbered = game { $number }: { $verdict }
# $events: how many were checked
verdict-fair = { $events ->
    [one] fair: { $events } outcome was checked and follows from the seed that was committed to, and every move is legal.
   *[other] fair: all { $events } outcomes follow from the seed that was committed to, and every move is legal.
}
verdict-no-commitment = nothing to verify: this game was played without a commitment; its moves are legal.
verdict-sealed = nothing to verify yet: the seed has not been opened; the moves so far are legal.
verdict-commitment = not fair: the seed is not the one that was committed to.
# $event: its number
verdict-pool = not fair at event { $event }: the pool that the record states is not the one that the rules give.
# $event; $found and $expected: a card, a ticket or a seat
verdict-outcome = not fair at event { $event }: { $found } came up, but the seed gives { $expected }.
# $event, $found, $expected
verdict-statement = not fair at event { $event }: { $found } came up, but the record states { $expected }.
# $event
verdict-missing = not fair at event { $event }: it does not stand both among the moves and among the pools.
# $problem: a sentence, in English
verdict-damaged = not fair: the record cannot be true: { $problem }

## The table of simulate

simulate-seat = seat
simulate-bot = bot
simulate-wins = wins
simulate-share = share
simulate-mean = mean
simulate-deviation = deviation
simulate-lowest = lowest
simulate-highest = highest
# $games, $game, $seed; $turns, on average, and $seconds and $rate (games a second) as texts
simulate-summary = { $games ->
    [one] { $games } game of { $game } (seed { $seed }), { $turns } turns on average; { $seconds } s, { $rate } games a second.
   *[other] { $games } games of { $game } (seed { $seed }), { $turns } turns on average; { $seconds } s, { $rate } games a second.
}
