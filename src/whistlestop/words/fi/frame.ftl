### Mitä sivun kehys sanoo ennen kuin muu on tullut.

# the language itself, in its own words
language-name = Suomi

frame-stuck = Whistlestopin lataaminen ei onnistunut.
frame-again = Lataa uudelleen
frame-plain = Whistlestop tarvitsee JavaScriptin pelilautojen piirtämiseen.
