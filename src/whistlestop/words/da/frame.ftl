### Hvad sidens ramme siger, før resten er kommet, og hvor et link til en reprise vises.

# the language itself, in its own words
language-name = Dansk

frame-stuck = Whistlestop blev ikke indlæst helt.
frame-again = Indlæs igen
frame-plain = Whistlestop skal bruge JavaScript for at tegne spillepladerne.

frame-shared-title = { $game }: { $name } vandt
frame-shared-about = { $result }. Se spillet tur for tur.
