### What somebody reads whose line of notation can’t be understood. The words of the notation itself stay as they are:
### they come in as $verbs, $example and $cards. $text is what was typed.

# $most, $found: numbers of characters
notation-too-long = A line has at most { $most } characters, not { $found }.
# $verbs: the words that a line may begin with
notation-nothing = Say what to do: { $verbs }.
# $text: the beginning of the line
notation-too-open = ‘{ $text } …’ could mean too many things; write the names out in full.
# $text, $verb, $example
notation-alone = ‘{ $text }’ is too long: { $verb } is used on its own, like { $example }.
# $text, $options: what it may mean
notation-which = ‘{ $text }’ could be { $options }: say which.
# $text, $verbs
notation-no-action = ‘{ $text }’ isn’t an action; a line starts with { $verbs }.
# $text, $example
notation-no-route = There’s no route ‘{ $text }’ on this map; write it like { $example }.
# $text
notation-no-city = There’s no city ‘{ $text }’ on this map.
# $text, $example
notation-no-ticket = There’s no ticket ‘{ $text }’ on this map; write it like { $example }.
# $text, $cards: the kinds of card; $example
notation-no-card = ‘{ $text }’ isn’t a card; the cards are { $cards }: { $example }.
# $text, $example
notation-no-set = ‘{ $text }’ isn’t a set of one colour; write it like { $example }.
# $text. The words keep 1 3 and keep none stay
notation-keep = Say which tickets to keep by their numbers, like keep 1 3 or keep none, not ‘{ $text }’.
# The words place 2 green + 2 loco stay
notation-pile = A pile has at least one card of a colour, like place 2 green + 2 loco (K9).
# $text, $example
notation-place = Place cards like { $example }, not ‘{ $text }’ (K9).
# $text, $example
notation-with = Give a number and a card, like { $example }, not ‘{ $text }’.
# $example
notation-complete = Say which ticket to complete, like { $example }.
notation-empty-move = A move has at least one action.
# $actions: the beginning of the move
notation-chance-between = Play { $actions } on its own: you need to see what comes up first.
