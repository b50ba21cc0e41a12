### What is said to somebody whose line of notation cannot be understood. The words of the notation itself stay as they are:
### they come in as $verbs, $example and $cards. $text is what was typed.

# $most, $found: numbers of characters
notation-too-long = A line has at most { $most } characters, not { $found }.
# $verbs: the words that a line may begin with
notation-nothing = Say what to do: { $verbs }.
# $text: the beginning of the line
notation-too-open = '{ $text }' ... may mean too many things; write more names in full.
# $text, $verb, $example
notation-alone = '{ $text }' has too much in it: { $verb } stands alone, like { $example }.
# $text, $options: what it may mean
notation-which = '{ $text }' may be { $options }: say which.
# $text, $verbs
notation-no-action = '{ $text }' is no action; a line begins with { $verbs }.
# $text, $example
notation-no-route = There is no route '{ $text }' on this map; write it like { $example }.
# $text
notation-no-city = There is no city '{ $text }' on this map.
# $text, $example
notation-no-ticket = There is no ticket '{ $text }' on this map; write it like { $example }.
# $text, $cards: the kinds of card; $example
notation-no-card = '{ $text }' is no card; the cards are { $cards }: { $example }.
# $text, $example
notation-no-set = '{ $text }' is no set of cards of one colour; write it like { $example }.
# $text. The words keep 1 3 and keep none stay
notation-keep = Say which tickets to keep by their places, like keep 1 3 or keep none, not '{ $text }'.
# The words place 2 green + 2 loco stay
notation-pile = A pile has at least one card of a colour, like place 2 green + 2 loco (K9).
# $text, $example
notation-place = A placing is like { $example }, not '{ $text }' (K9).
# $text, $example
notation-with = Say a number and a card, like { $example }, not '{ $text }'.
# $example
notation-complete = Say which ticket to complete, like { $example }.
notation-empty-move = A move has at least one action.
# $actions: the beginning of the move
notation-chance-between = Play { $actions } by itself: what comes up then is to be seen first.
