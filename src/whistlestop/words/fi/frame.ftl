### Mitä sivun kehys sanoo ennen kuin muu on tullut.

# the language itself, in its own words
language-name = Suomi

frame-stuck = Whistlestop ei latautunut kokonaan.
frame-again = Lataa uudelleen
frame-plain = Whistlestop tarvitsee JavaScriptin pelilautojen piirtämiseen.
