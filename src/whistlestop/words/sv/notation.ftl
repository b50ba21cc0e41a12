### What is said to somebody whose line of notation cannot be understood. The words of the notation itself stay as they are:
### they come in as $verbs, $example and $cards. $text is what was typed.

# $most, $found: numbers of characters
notation-too-long = En rad har högst { $most } tecken, inte { $found }.
# $verbs: the words that a line may begin with
notation-nothing = Skriv vad som ska göras: { $verbs }.
# $text: the beginning of the line
notation-too-open = ”{ $text } …” kan betyda många saker; skriv ut namnen helt.
# $text, $verb, $example
notation-alone = ”{ $text }” är för långt: { $verb } används ensamt, som { $example }.
# $text, $options: what it may mean
notation-which = ”{ $text }” kan vara { $options }: skriv vilket.
# $text, $verbs
notation-no-action = ”{ $text }” är inte en handling; en rad börjar med { $verbs }.
# $text, $example
notation-no-route = Det finns ingen sträcka som heter ”{ $text }” på den här kartan; skriv den så här: { $example }.
# $text
notation-no-city = Det finns ingen stad som heter ”{ $text }” på den här kartan.
# $text, $example
notation-no-ticket = Det finns inget biljettkort som heter ”{ $text }” på den här kartan; skriv det så här: { $example }.
# $text, $cards: the kinds of card; $example
notation-no-card = ”{ $text }” är inte ett kort; korten är { $cards }: { $example }.
# $text, $example
notation-no-set = ”{ $text }” är inte en serie kort i en färg; skriv den så här: { $example }.
# $text. The words keep 1 3 and keep none stay
notation-keep = Skriv numren på de biljettkort som du vill behålla, som keep 1 3 eller keep none, inte ”{ $text }”.
# The words place 2 green + 2 loco stay
notation-pile = En hög har minst ett kort i en färg, som place 2 green + 2 loco (K9).
# $text, $example
notation-place = Placera kort så här: { $example }, inte ”{ $text }” (K9).
# $text, $example
notation-with = Skriv ett tal och ett kort, som { $example }, inte ”{ $text }”.
# $example
notation-complete = Skriv vilket biljettkort du vill fullborda, som { $example }.
notation-empty-move = Ett drag har minst en handling.
# $actions: the beginning of the move
notation-chance-between = Spela { $actions } för sig: du måste först se vad som kommer.
