### What is wrong with a record: what was found there, and what was expected. Both stand inside `record-fault`, without a
### capital letter or a full stop. Lines of a record, its headings and the names of its headers stay as they are.

# $line: its number as a text, or `none`; $found and $expected: one of those below, or a part of a record
record-fault = { $line ->
    [none] hittade { $found }; förväntade { $expected }.
   *[other] rad { $line }: hittade { $found }; förväntade { $expected }.
}

## What was found

record-endless-line = en för lång rad
record-endless-record = ett för långt protokoll
# $text: what stands there
record-text = ”{ $text }”
# $text, $clause: the rule's id
record-against = ”{ $text }” (bryter mot { $clause })
# $what: a heading or a header
record-second = { $what } för andra gången
# $text
record-header = huvudfältet ”{ $text }”
# $key
record-no-header = inget huvudfält { $key }
# $at, $entry: numbers as texts
record-log-entry = post { $at } i loggen, { $entry }
record-log-odd = en logg med en post som inte är ett 32-bitarstal
# $result: numbers and names
record-result = resultatet { $result }
# $turn
record-end-in-turn = slutet på protokollet i tur { $turn }
record-end = slutet på protokollet
record-nothing = ingenting
record-several = flera spel
record-no-utf8 = något som inte är UTF-8-text
# $seat: a colour
record-move-of = ett drag av { $seat }
# $turn
record-move-of-turn = ett drag i tur { $turn }

## What was expected; record-end-scores is also found

record-end-scores = slutet på poängen
# $most
record-line-limit = högst { $most } tecken på en rad
# $most
record-record-limit = högst { $most } tecken i ett protokoll
# $title
record-other-format = { $title }, formatet som den här versionen läser
# $title
record-begins = { $title }, som ett protokoll börjar med
# $mark
record-nothing-after = inget efter { $mark }, som avslutar ett protokoll
# $line
record-only-line = bara det på rad { $line }
# Example lines stay
record-header-or-move = ett huvudfält som Players: Anna; Bo, eller ett drag som 1. Red draw deck
record-possible = ett som är möjligt där
record-decisions = val och utfall
# $options
record-one-of = ett av { $options }
# $options, $number
record-and-more = { $options } och { $number } till
# The name verify_many stays
record-one-verify = ett (verify_many tar en fil med många)
# The names of functions stay
record-one-load = ett (load_many och read_records läser flera)
# $maps
record-map-played = kartan som spelades: { $maps }
# $maps
record-map-known = { $maps }, eller en egen karta som getts med (--map FILE)
# $hash, $map
record-map-version = { $hash }, kartan { $map } som den är här, inte en annan version av den
# $rules: a number
record-rules = { $rules }, reglerna som den här versionen av Whistlestop följer
record-day = en dag som 2026-11-15
record-players = spelarnas namn i platsernas ordning
record-names = namn med ; emellan, inom dubbla citattecken om de innehåller ; eller citattecken
record-seed = ett heltal från 0 till 2^64 - 1
record-seed-and-commitment = inget generatorfrö bredvid ett åtagande
# $key
record-only-beside = det bara bredvid { $key }
record-hash = 64 hexadecimala siffror
record-fair-start = ett kontrollerbart spel som börjar från början
record-nonces-first = spelarnas engångstal (nonce), öppnade före fröet
# $seats: a number; $nobody: a mark
record-nonces = { $seats } engångstal (nonce) i hexadecimala siffror med ; emellan, { $nobody } där ingen människa sitter
record-abandoned = åtaganden på 64 hexadecimala siffror med ; emellan, vart och ett följt av färger som Red, Green
# Names of options stay
record-options = inställningar som first=Red, open_track
# $options
record-options-of = inställningar bland { $options }
# $why: a sentence
record-something-else = något annat: { $why }
# $result
record-up-to-result = dragen fram till resultatet, { $result }
record-up-to-end = dragen fram till spelets slut
# $mark
record-more-moves = fler drag, eller en sista rad { $mark }
record-no-seed-yet = inget frö innan spelet är slut
record-resigned-over = detta bara i ett spel som inte spelades färdigt
# $seats: which there are
record-resigned-seat = platsen som gav upp: { $seats }
# $title
record-scores-over = { $title }, eftersom spelet är slut
# $title
record-scores = { $title } och en rad för varje spelare
# $title
record-pool-lines = { $title } och en rad för varje slumphändelse
# $number. The example stays
record-event = slumphändelse { $number }, som 0. lot: Blue 1, Red 1 -> Red
record-utf8 = text sparad som UTF-8
# The example stays
record-move = ett drag som 1. Red draw deck (blue)
# The example stays
record-moves = numret på en tur, en plats och dragen: 1. Red draw deck (blue)
record-move-and-chance = ett drag, och det som kom fram, inom parentes
# $due
record-first = först { $due }
record-no-more = inget mer, eftersom spelet är slut
# $turn
record-of-turn = ett i tur { $turn }
record-legal = ett tillåtet drag
# $why: a sentence
record-a-move = ett drag: { $why }
record-decision = ett val, eftersom inget dolt kommer fram här
# $label: a word of the record; $options
record-due = { $label }: ett av { $options }
# $label, $options
record-due-more = { $label }: +ett av { $options }
# $outcome; $seed: a number as text; $key
record-seed-gives = { $outcome }, som frö { $seed } ger (utelämna { $key } om korten delades ut för hand)

# $number
record-records = { $number } protokoll
# $number
record-pools = { $number } urval
# $number
record-pool-each = { $number ->
    [one] ett för { $number } slumphändelse
   *[other] ett för var och en av { $number } slumphändelser
}
