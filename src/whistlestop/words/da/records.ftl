### What is wrong with a record: what was found there, and what was expected. Both stand inside `record-fault`, without a
### capital letter or a full stop. Lines of a record, its headings and the names of its headers stay as they are.

# $line: its number as a text, or `none`; $found and $expected: one of those below, or a part of a record
record-fault = { $line ->
    [none] fandt { $found }; forventede { $expected }.
   *[other] linje { $line }: fandt { $found }; forventede { $expected }.
}

## What was found

record-endless-line = en for lang linje
record-endless-record = et for langt referat
# $text: what stands there
record-text = »{ $text }«
# $text, $clause: the rule's id
record-against = »{ $text }« (bryder { $clause })
# $what: a heading or a header
record-second = { $what } for anden gang
# $text
record-header = hovedfeltet »{ $text }«
# $key
record-no-header = intet hovedfelt { $key }
# $at, $entry: numbers as texts
record-log-entry = post { $at } i loggen, { $entry }
record-log-odd = en log med en post, der ikke er et 32-bit-tal
# $result: numbers and names
record-result = resultatet { $result }
# $turn
record-end-in-turn = slutningen på referatet i tur { $turn }
record-end = slutningen på referatet
record-nothing = ingenting
record-several = flere spil
record-no-utf8 = noget, der ikke er UTF-8-tekst
# $seat: a colour
record-move-of = et træk af { $seat }
# $turn
record-move-of-turn = et træk i tur { $turn }

## What was expected; record-end-scores is also found

record-end-scores = slutningen på pointene
# $most
record-line-limit = højst { $most } tegn på en linje
# $most
record-record-limit = højst { $most } tegn i et referat
# $title
record-other-format = { $title }, det format, som denne udgave læser
# $title
record-begins = { $title }, som et referat begynder med
# $mark
record-nothing-after = intet efter { $mark }, der afslutter et referat
# $line
record-only-line = kun det på linje { $line }
# Example lines stay
record-header-or-move = et hovedfelt som Players: Anna; Bo, eller et træk som 1. Red draw deck
record-possible = et, der er muligt der
record-decisions = valg og udfald
# $options
record-one-of = et af { $options }
# $options, $number
record-and-more = { $options } og { $number } mere
# The name verify_many stays
record-one-verify = ét (verify_many tager en fil med mange)
# The names of functions stay
record-one-load = ét (load_many og read_records læser flere)
# $maps
record-map-played = den spilleplade, der blev spillet på: { $maps }
# $maps
record-map-known = { $maps }, eller en egen spilleplade, der er givet med (--map FILE)
# $hash, $map
record-map-version = { $hash }, spillepladen { $map }, som den er her, ikke en anden udgave af den
# $rules: a number
record-rules = { $rules }, de regler, som denne udgave af Whistlestop følger
record-day = en dag som 2026-11-15
record-players = spillernes navne i pladsernes rækkefølge
record-names = navne med ; imellem, i dobbelte anførselstegn, hvis de indeholder ; eller anførselstegn
record-seed = et helt tal fra 0 til 2^64 - 1
record-seed-and-commitment = intet generator-seed ved siden af en forpligtelse
# $key
record-only-beside = det kun ved siden af { $key }
record-hash = 64 hexadecimale cifre
record-fair-start = et kontrollerbart spil, der begynder fra starten
record-nonces-first = spillernes engangstal (nonce), åbnet før seedet
# $seats: a number; $nobody: a mark
record-nonces = { $seats } engangstal (nonce) i hexadecimale cifre med ; imellem, { $nobody }, hvor der ikke sidder et menneske
record-abandoned = forpligtelser på 64 hexadecimale cifre med ; imellem, hver fulgt af farver som Red, Green
# Names of options stay
record-options = indstillinger som first=Red, open_track
# $options
record-options-of = indstillinger blandt { $options }
# $why: a sentence
record-something-else = noget andet: { $why }
# $result
record-up-to-result = trækkene frem til resultatet, { $result }
record-up-to-end = trækkene frem til spillets slutning
# $mark
record-more-moves = flere træk, eller en sidste linje { $mark }
record-no-seed-yet = intet seed, før spillet er slut
record-resigned-over = dette kun i et spil, der ikke blev spillet til ende
# $seats: which there are
record-resigned-seat = pladsen, der gav op: { $seats }
# $title
record-scores-over = { $title }, da spillet er slut
# $title
record-scores = { $title } og en linje for hver spiller
# $title
record-pool-lines = { $title } og en linje for hver tilfældig hændelse
# $number. The example stays
record-event = tilfældig hændelse { $number }, som 0. lot: Blue 1, Red 1 -> Red
record-utf8 = tekst gemt som UTF-8
# The example stays
record-move = et træk som 1. Red draw deck (blue)
# The example stays
record-moves = en turs nummer, en plads og trækkene: 1. Red draw deck (blue)
record-move-and-chance = et træk, og det, der kom frem, i parentes
# $due
record-first = først { $due }
record-no-more = ikke mere, da spillet er slut
# $turn
record-of-turn = et i tur { $turn }
record-legal = et lovligt træk
# $why: a sentence
record-a-move = et træk: { $why }
record-decision = et valg, da intet skjult kommer frem her
# $label: a word of the record; $options
record-due = { $label }: et af { $options }
# $label, $options
record-due-more = { $label }: +et af { $options }
# $outcome; $seed: a number as text; $key
record-seed-gives = { $outcome }, som seed { $seed } giver (udelad { $key }, hvis kortene blev givet ved et rigtigt bord)

# $number
record-records = { $number ->
    [one] { $number } referat
   *[other] { $number } referater
}
# $number
record-pools = { $number } udvalg
# $number
record-pool-each = { $number ->
    [one] ét for { $number } tilfældig hændelse
   *[other] ét for hver af { $number } tilfældige hændelser
}
