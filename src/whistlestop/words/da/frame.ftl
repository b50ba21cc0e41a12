### Hvad sidens ramme siger, før resten er kommet.

# the language itself, in its own words
language-name = Dansk

frame-stuck = Whistlestop blev ikke indlæst helt.
frame-again = Indlæs igen
frame-plain = Whistlestop skal bruge JavaScript for at tegne spillepladerne.
