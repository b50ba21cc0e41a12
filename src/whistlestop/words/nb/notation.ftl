### What is said to somebody whose line of notation cannot be understood. The words of the notation itself stay as they are:
### they come in as $verbs, $example and $cards. $text is what was typed.

# $most, $found: numbers of characters
notation-too-long = En linje har høyst { $most } tegn, ikke { $found }.
# $verbs: the words that a line may begin with
notation-nothing = Skriv hva som skal gjøres: { $verbs }.
# $text: the beginning of the line
notation-too-open = «{ $text } …» kan bety mange ting; skriv navnene helt ut.
# $text, $verb, $example
notation-alone = «{ $text }» er for langt: { $verb } brukes alene, som { $example }.
# $text, $options: what it may mean
notation-which = «{ $text }» kan være { $options }: Skriv hvilken.
# $text, $verbs
notation-no-action = «{ $text }» er ikke en handling; en linje begynner med { $verbs }.
# $text, $example
notation-no-route = Det er ingen strekning som heter «{ $text }» på dette kartet; skriv den slik: { $example }.
# $text
notation-no-city = Det er ingen by som heter «{ $text }» på dette kartet.
# $text, $example
notation-no-ticket = Det er ingen billett som heter «{ $text }» på dette kartet; skriv den slik: { $example }.
# $text, $cards: the kinds of card; $example
notation-no-card = «{ $text }» er ikke et kort; kortene er { $cards }: { $example }.
# $text, $example
notation-no-set = «{ $text }» er ikke et sett kort i én farge; skriv det slik: { $example }.
# $text. The words keep 1 3 and keep none stay
notation-keep = Skriv numrene på billettene du vil beholde, som keep 1 3 eller keep none, ikke «{ $text }».
# The words place 2 green + 2 loco stay
notation-pile = En bunke har minst ett kort i en farge, som place 2 green + 2 loco (K9).
# $text, $example
notation-place = Legg ut kort slik: { $example }, ikke «{ $text }» (K9).
# $text, $example
notation-with = Skriv et tall og et kort, som { $example }, ikke «{ $text }».
# $example
notation-complete = Skriv hvilken billett du vil fullføre, som { $example }.
notation-empty-move = Et trekk har minst én handling.
# $actions: the beginning of the move
notation-chance-between = Spill { $actions } for seg: Du må først se hva som kommer.
