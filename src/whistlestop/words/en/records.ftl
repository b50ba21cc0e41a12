### What is wrong with a record: what was found there, and what was expected. Both stand inside `record-fault`, without a
### capital letter or a full stop. Lines of a record, its headings and the names of its headers stay as they are.

# $line: its number as a text, or `none`; $found and $expected: one of those below, or a part of a record
record-fault = { $line ->
    [none] found { $found }; expected { $expected }.
   *[other] line { $line }: found { $found }; expected { $expected }.
}

## What was found

record-endless-line = a line that is too long
record-endless-record = a record that is too long
# $text: what stands there
record-text = ‘{ $text }’
# $text, $clause: the rule's id
record-against = ‘{ $text }’ (breaks { $clause })
# $what: a heading or a header
record-second = a second { $what }
# $text
record-header = the header ‘{ $text }’
# $key
record-no-header = no header { $key }
# $at, $entry: numbers as texts
record-log-entry = entry { $at } of the log, { $entry }
record-log-odd = a log with an entry that isn’t a 32-bit number
# $result: numbers and names
record-result = the result { $result }
# $turn
record-end-in-turn = the end of the record in turn { $turn }
record-end = the end of the record
record-nothing = nothing
record-several = several games
record-no-utf8 = something that isn’t UTF-8 text
# $seat: a colour
record-move-of = a move by { $seat }
# $turn
record-move-of-turn = a move in turn { $turn }

## What was expected; record-end-scores is also found

record-end-scores = the end of the scores
# $most
record-line-limit = at most { $most } characters per line
# $most
record-record-limit = at most { $most } characters per record
# $title
record-other-format = { $title }, the format this version reads
# $title
record-begins = { $title }, which is how a record starts
# $mark
record-nothing-after = nothing after the { $mark } that ends a record
# $line
record-only-line = only the one on line { $line }
# Example lines stay
record-header-or-move = a header like Players: Anna; Bo, or a move like 1. Red draw deck
record-possible = one that is possible there
record-decisions = decisions and outcomes
# $options
record-one-of = one of { $options }
# $options, $number
record-and-more = { $options } and { $number } more
# The name verify_many stays
record-one-verify = one (verify_many takes a file with many)
# The names of functions stay
record-one-load = one (load_many and read_records read more)
# $maps
record-map-played = the map that was played: { $maps }
# $maps
record-map-known = { $maps }, or a map of your own given with it (--map FILE)
# $hash, $map
record-map-version = { $hash }, the map { $map } as it is here, not another version of it
# $rules: a number
record-rules = { $rules }, the rules this version plays
record-day = a day like 2026-11-15
record-players = the players’ names in seat order
record-names = names with ; between them, in double quotes if they contain ; or a quote
record-seed = a whole number from 0 to 2^64 − 1
record-seed-and-commitment = no generator seed together with a commitment
# $key
record-only-beside = it only together with a { $key }
record-hash = 64 hexadecimal digits
record-fair-start = a game with fair chance to start from the beginning
record-nonces-first = the players’ nonces, revealed before the seed
# $seats: a number; $nobody: a mark
record-nonces = { $seats } nonces in hexadecimal digits with ; between them, { $nobody } where no person sits
record-abandoned = commitments of 64 hexadecimal digits with ; between them, each followed by colours like Red, Green
# Names of options stay
record-options = options like first=Red, open_track
# $options
record-options-of = options out of { $options }
# $why: a sentence
record-something-else = something else: { $why }
# $result
record-up-to-result = the moves up to the result, { $result }
record-up-to-end = the moves up to the end of the game
# $mark
record-more-moves = more moves, or a last line { $mark }
record-no-seed-yet = no seed before the game is over
record-resigned-over = it only in a game that wasn’t played to the end
# $seats: which there are
record-resigned-seat = the seat that resigned: { $seats }
# $title
record-scores-over = { $title } since the game is over
# $title
record-scores = { $title } and a line for each player
# $title
record-pool-lines = { $title } and a line for each chance event
# $number. The example stays
record-event = chance event { $number } like 0. lot: Blue 1, Red 1 -> Red
record-utf8 = text saved as UTF-8
# The example stays
record-move = a move like 1. Red draw deck (blue)
# The example stays
record-moves = a turn’s number, a seat and its moves: 1. Red draw deck (blue)
record-move-and-chance = a move, with what it revealed in parentheses
# $due
record-first = first { $due }
record-no-more = no more, since the game is over
# $turn
record-of-turn = one in turn { $turn }
record-legal = a legal move
# $why: a sentence
record-a-move = a move: { $why }
record-decision = a decision, since nothing hidden comes up here
# $label: a word of the record; $options
record-due = { $label }: one of { $options }
# $label, $options
record-due-more = { $label }: +one of { $options }
# $outcome; $seed: a number as text; $key
record-seed-gives = { $outcome }, which seed { $seed } gives (leave { $key } out if cards were dealt by hand)

# $number
record-records = { $number ->
    [one] { $number } record
   *[other] { $number } records
}
# $number
record-pools = { $number ->
    [one] { $number } pool
   *[other] { $number } pools
}
# $number
record-pool-each = { $number ->
    [one] one for { $number } chance event
   *[other] one for each of { $number } chance events
}
