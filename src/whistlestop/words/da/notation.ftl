### What is said to somebody whose line of notation cannot be understood. The words of the notation itself stay as they are:
### they come in as $verbs, $example and $cards. $text is what was typed.

# $most, $found: numbers of characters
notation-too-long = En linje har højst { $most } tegn, ikke { $found }.
# $verbs: the words that a line may begin with
notation-nothing = Skriv, hvad der skal gøres: { $verbs }.
# $text: the beginning of the line
notation-too-open = »{ $text } …« kan betyde mange ting; skriv navnene helt ud.
# $text, $verb, $example
notation-alone = »{ $text }« er for langt: { $verb } bruges alene, som { $example }.
# $text, $options: what it may mean
notation-which = »{ $text }« kan være { $options }: Skriv hvilket.
# $text, $verbs
notation-no-action = »{ $text }« er ikke en handling; en linje begynder med { $verbs }.
# $text, $example
notation-no-route = Der er ingen strækning, der hedder »{ $text }«, på denne spilleplade; skriv den sådan: { $example }.
# $text
notation-no-city = Der er ingen by, der hedder »{ $text }«, på denne spilleplade.
# $text, $example
notation-no-ticket = Der er intet rutekort, der hedder »{ $text }«, i dette spil; skriv det sådan: { $example }.
# $text, $cards: the kinds of card; $example
notation-no-card = »{ $text }« er ikke et kort; kortene er { $cards }: { $example }.
# $text, $example
notation-no-set = »{ $text }« er ikke et sæt kort i én farve; skriv det sådan: { $example }.
# $text. The words keep 1 3 and keep none stay
notation-keep = Skriv numrene på de rutekort, du vil beholde, som keep 1 3 eller keep none, ikke »{ $text }«.
# The words place 2 green + 2 loco stay
notation-pile = En bunke har mindst ét kort i en farve, som place 2 green + 2 loco (K9).
# $text, $example
notation-place = Placér kort sådan: { $example }, ikke »{ $text }« (K9).
# $text, $example
notation-with = Skriv et tal og et kort, som { $example }, ikke »{ $text }«.
# $example
notation-complete = Skriv, hvilken rute du vil etablere, som { $example }.
notation-empty-move = Et træk har mindst én handling.
# $actions: the beginning of the move
notation-chance-between = Spil { $actions } for sig: Du skal først se, hvad der kommer.
