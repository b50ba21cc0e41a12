### Det rammen rundt siden sier før resten er kommet, og der en lenke til en reprise vises.

# the language itself, in its own words
language-name = Norsk

frame-stuck = Whistlestop er ikke helt lastet inn.
frame-again = Last inn på nytt
frame-plain = Whistlestop trenger JavaScript for å tegne brettene.

frame-shared-title = { $game }: { $name } vant
frame-shared-about = { $result }. Se spillet tur for tur.
