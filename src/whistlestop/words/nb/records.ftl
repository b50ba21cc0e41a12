### What is wrong with a record: what was found there, and what was expected. Both stand inside `record-fault`, without a
### capital letter or a full stop. Lines of a record, its headings and the names of its headers stay as they are.

# $line: its number as a text, or `none`; $found and $expected: one of those below, or a part of a record
record-fault = { $line ->
    [none] fant { $found }; forventet { $expected }.
   *[other] linje { $line }: fant { $found }; forventet { $expected }.
}

## What was found

record-endless-line = en for lang linje
record-endless-record = et for langt referat
# $text: what stands there
record-text = «{ $text }»
# $text, $clause: the rule's id
record-against = «{ $text }» (bryter { $clause })
# $what: a heading or a header
record-second = { $what } for andre gang
# $text
record-header = hodefeltet «{ $text }»
# $key
record-no-header = ikke noe hodefelt { $key }
# $at, $entry: numbers as texts
record-log-entry = post { $at } i loggen, { $entry }
record-log-odd = en logg med en post som ikke er et 32-bits tall
# $result: numbers and names
record-result = resultatet { $result }
# $turn
record-end-in-turn = slutten på referatet i tur { $turn }
record-end = slutten på referatet
record-nothing = ingenting
record-several = flere spill
record-no-utf8 = noe som ikke er UTF-8-tekst
# $seat: a colour
record-move-of = et trekk av { $seat }
# $turn
record-move-of-turn = et trekk i tur { $turn }

## What was expected; record-end-scores is also found

record-end-scores = slutten på poengene
# $most
record-line-limit = høyst { $most } tegn på en linje
# $most
record-record-limit = høyst { $most } tegn i et referat
# $title
record-other-format = { $title }, formatet som denne utgaven leser
# $title
record-begins = { $title }, som et referat begynner med
# $mark
record-nothing-after = ingenting etter { $mark }, som avslutter et referat
# $line
record-only-line = bare det på linje { $line }
# Example lines stay
record-header-or-move = et hodefelt som Players: Anna; Bo, eller et trekk som 1. Red draw deck
record-possible = ett som er mulig der
record-decisions = valg og utfall
# $options
record-one-of = ett av { $options }
# $options, $number
record-and-more = { $options } og { $number } til
# The name verify_many stays
record-one-verify = ett (verify_many tar en fil med mange)
# The names of functions stay
record-one-load = ett (load_many og read_records leser flere)
# $maps
record-map-played = kartet som ble spilt: { $maps }
# $maps
record-map-known = { $maps }, eller et eget kart som er gitt med (--map FILE)
# $hash, $map
record-map-version = { $hash }, kartet { $map } slik det er her, ikke en annen utgave av det
# $rules: a number
record-rules = { $rules }, reglene som denne utgaven av Whistlestop følger
record-day = en dag som 2026-11-15
record-players = navnene på spillerne i plassenes rekkefølge
record-names = navn med ; mellom, i doble anførselstegn hvis de inneholder ; eller anførselstegn
record-seed = et heltall fra 0 til 2^64 - 1
record-seed-and-commitment = ikke noe generatorfrø ved siden av en forpliktelse
# $key
record-only-beside = det bare ved siden av { $key }
record-hash = 64 heksadesimale sifre
record-fair-start = et etterprøvbart spill som begynner fra starten
record-nonces-first = spillernes engangstall (nonce), åpnet før frøet
# $seats: a number; $nobody: a mark
record-nonces = { $seats } engangstall (nonce) i heksadesimale sifre med ; mellom, { $nobody } der det ikke sitter noe menneske
record-abandoned = forpliktelser på 64 heksadesimale sifre med ; mellom, hver fulgt av farger som Red, Green
# Names of options stay
record-options = innstillinger som first=Red, open_track
# $options
record-options-of = innstillinger blant { $options }
# $why: a sentence
record-something-else = noe annet: { $why }
# $result
record-up-to-result = trekkene frem til resultatet, { $result }
record-up-to-end = trekkene frem til spillets slutt
# $mark
record-more-moves = flere trekk, eller en siste linje { $mark }
record-no-seed-yet = ikke noe frø før spillet er slutt
record-resigned-over = dette bare i et spill som ikke ble spilt ferdig
# $seats: which there are
record-resigned-seat = plassen som ga opp: { $seats }
# $title
record-scores-over = { $title }, siden spillet er slutt
# $title
record-scores = { $title } og en linje for hver spiller
# $title
record-pool-lines = { $title } og en linje for hver tilfeldige hendelse
# $number. The example stays
record-event = tilfeldig hendelse { $number }, som 0. lot: Blue 1, Red 1 -> Red
record-utf8 = tekst lagret som UTF-8
# The example stays
record-move = et trekk som 1. Red draw deck (blue)
# The example stays
record-moves = nummeret på en tur, en plass og trekkene: 1. Red draw deck (blue)
record-move-and-chance = et trekk, og det som kom frem, i parentes
# $due
record-first = først { $due }
record-no-more = ikke noe mer, siden spillet er slutt
# $turn
record-of-turn = ett i tur { $turn }
record-legal = et lovlig trekk
# $why: a sentence
record-a-move = et trekk: { $why }
record-decision = et valg, siden ikke noe skjult kommer frem her
# $label: a word of the record; $options
record-due = { $label }: ett av { $options }
# $label, $options
record-due-more = { $label }: +ett av { $options }
# $outcome; $seed: a number as text; $key
record-seed-gives = { $outcome }, som frø { $seed } gir (utelat { $key } hvis kortene ble delt ut for hånd)

# $number
record-records = { $number ->
    [one] { $number } referat
   *[other] { $number } referater
}
# $number
record-pools = { $number } utvalg
# $number
record-pool-each = { $number ->
    [one] ett for { $number } tilfeldig hendelse
   *[other] ett for hver av { $number } tilfeldige hendelser
}
