### What commands say: what is wrong with a command line, what verify found, the table of simulate. The names of commands and
### options stay as they are, and so do examples of what to type.

## What is wrong with a command line

# $file, $why: what is wrong with it, a sentence
usage-in-file = { $file }: { $why }
# $wish: what was asked for; $there: the languages that there are
usage-language = whistlestop: the language ‘{ $wish }’ isn’t available yet; choose from { $there }.
# $commands
usage-nothing = whistlestop: give a command: { $commands }; see whistlestop --help.
# $text: what was typed; $close: a command that looks like it
usage-command-close = whistlestop: there is no command ‘{ $text }’; did you mean { $close }?
# $text, $commands
usage-command = whistlestop: there is no command ‘{ $text }’; the commands are { $commands }.
# $text: what was typed; $bots
usage-bot = whistlestop: there is no bot ‘{ $text }’; the bots are { $bots }.
# $text: what was typed; $bot: what stands before the @; $highest: a number as a text
usage-bot-budget = whistlestop: ‘{ $text }’ has no budget behind its @; put a whole number of milliseconds or of trial games from 1 to { $highest } there, like { $bot }@50ms or { $bot }@400.
# $bot; $place: where the installed one is, like my_bots:Greedy
bot-shadowed = whistlestop: { $bot } is a built-in bot here, not the installed one ({ $place }); give that one another name.
# $command: what stands before the name of a program
usage-bot-command = whistlestop: put the program to start after { $command }, like { $command }./my-bot.
usage-players = whistlestop: separate the players’ names with commas, like --players anna,bo,bot:random.
usage-bots = whistlestop: separate the bots’ names with commas, like --players random,random.
# $name
usage-same-name = whistlestop: two players are called { $name }; give them different names.
# $text: what was typed; $names: of the players; $last: the number of players
usage-first = whistlestop: the starting player must be one of { $names } (or 1 to { $last }), not ‘{ $text }’.
# $game; $low and $high: how many players it is for; $found: how many there are
usage-number = whistlestop: { $game } is for { $low } to { $high } players, not { $found }.
usage-load = whistlestop play: a loaded game continues as it was; leave out GAME and its options.
# $example
usage-from = whistlestop play: to play on from a recorded game, say which turn it begins after: { $example }; leave out GAME, --load and --position.
# $example
usage-what-if = whistlestop review: --what-if takes a moment of the replay and another decision, like { $example }.
usage-map-of-loaded = whistlestop play: --map is for a game loaded with --load; to start a new game on your own map, give its file: whistlestop play FILE.
# $file
usage-save-there = { $file }: this file already exists; continue it with --load { $file }, or choose another name.
# $file
usage-real-table = { $file }: this game is waiting for cards from a real table; continue it with whistlestop record.
# $file, $players, $found: numbers of players
usage-load-number = { $file }: this game has { $players } players, not { $found }.
# $file
usage-record-there = { $file }: this file already exists; continue it with whistlestop record continue { $file }.
# $file
usage-record-finished = { $file }: this game is finished; watch it with whistlestop replay { $file }.
# $file
usage-record-draws = { $file }: this game draws its own cards; continue it with whistlestop play --load { $file }.
usage-record-players = whistlestop record: give each player a different name, like --players anna,bo.
# $file, $first and $last: its turns; $turn: the one asked for
usage-turn = { $file }: this game has turns { $first } to { $last }, not { $turn }.
# $file, $at: what was asked for
usage-games-from-one = { $file }: the games in a file are counted from 1, not { $at }.
# $file, $at
usage-no-game = { $file }: there is no game { $at } in this file.
# $file
usage-several-games = { $file }: this file contains several games; choose one with --game N.
# $file
usage-review-unfinished = { $file }: this game isn’t finished yet; only a finished game can be reviewed.
# $game, $games: those that there are
usage-puzzle-game = whistlestop puzzle: there are no puzzles for ‘{ $game }’; choose from { $games }.
# $level, $levels: those that there are
usage-puzzle-level = whistlestop puzzle: ‘{ $level }’ is no level; choose from { $levels }.
# $number, $last
usage-puzzle-number = whistlestop puzzle: the puzzles are numbered 1 to { $last }, not { $number }.
# $file
usage-no-record = { $file }: there is no record in this file.
# $file
usage-receipt = { $file }: this isn’t a receipt; save one on the device you played on.
# $clause: what was typed; $section: a letter; $first and $last: the ids of its clauses
usage-clause-of = whistlestop rules: there is no rule ‘{ $clause }’; section { $section } has { $first } to { $last }.
# $clause: what was typed; $sections
usage-clause = whistlestop rules: there is no rule ‘{ $clause }’; the sections are { $sections }.
# $section: a letter; $title
usage-section = { $section } ({ $title })
# $option
usage-summary-map = whistlestop rules: --{ $option } needs a map; add --map europe, for example.
# $game
pictures-title = { $game }: the rules in pictures
# $number
usage-simulate-number = whistlestop simulate: the number of games must be 1 or more, not { $number }.
# $highest, $seed: numbers as texts
usage-simulate-seed = whistlestop simulate: a seed must be a whole number from 0 to { $highest }, not { $seed }.
# $game, $number: numbers as texts; $file
simulate-interrupted = Interrupted in game { $game } of { $number }: nothing was written to { $file }, since that is done when all games have been played.

## What verify found. $number is that of a game in a file of many, and $verdict what is said of it

verdict-numbered = game { $number }: { $verdict }
# $events: how many were checked
verdict-fair = { $events ->
    [one] fair: { $events } outcome was checked and follows from the seed that was committed to, and every move is legal.
   *[other] fair: all { $events } outcomes follow from the seed that was committed to, and every move is legal.
}
verdict-no-commitment = nothing to verify: this game was played without a commitment; its moves are legal.
verdict-position = nothing to verify: this game began in a position taken from elsewhere, so nobody can prove its cards; its moves are legal.
verdict-sealed = nothing to verify yet: the seed hasn’t been revealed; the moves so far are legal.
verdict-commitment = not fair: the seed isn’t the one that was committed to.
# $event: its number
verdict-pool = not fair at event { $event }: the pool in the record isn’t the one the rules give.
# $event; $found and $expected: a card, a ticket or a seat
verdict-outcome = not fair at event { $event }: { $found } came up, but the seed gives { $expected }.
# $event, $found, $expected
verdict-statement = not fair at event { $event }: { $found } came up, but the record states { $expected }.
# $event
verdict-missing = not fair at event { $event }: it must be listed both among the moves and among the pools.
# $problem: a sentence, in English
verdict-damaged = not fair: the record can’t be right: { $problem }
verdict-promise = not fair: the commitment isn’t the one your device was given before it revealed its nonce. The deal may have been chosen.
verdict-agreed = not fair: the map, the options or the number of seats aren’t what your device agreed to before it revealed its nonce.
verdict-nonces = not fair: the nonces aren’t those whose hashes your device was given, or your own isn’t among them. The deal may have been chosen.
verdict-rounds = not fair: your device revealed a nonce in a round that isn’t listed. Deals may have been thrown away in secret.
# $rounds: the number of the round the game came from, 2 or more
verdict-begun-again = { $rounds ->
    [2] The game came from round 2; the round before it was broken off, and whoever broke it off may have preferred another deal.
   *[other] The game came from round { $rounds }; the rounds before it were broken off, and whoever broke them off may have preferred another deal.
}

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

## The table of the day

# $game by name, $number of people, $commitment is a hash
day-table = { $game }: { $number } played; promised: { $commitment }
# $place from 1, $name of a person, $points of the score
day-result = { $place }. { $name }, { $points } points
day-broken = the seed is not the one that was promised.
# $name of a person, $verdict is a sentence
day-verdict = { $name }: { $verdict }
# $url as it was typed
usage-day-server = whistlestop day: { $url } does not answer as a server does; check the address.
# $day as it was typed
usage-day = whistlestop day: { $day } is no day that is over; write it like 2026-11-15.
day-other = the record is of another game, another day, other seats or another seed, or its result is not the one that is shown.
