### Mitä sivun kehys sanoo ennen kuin muu on tullut.

frame-stuck = Whistlestop ei latautunut kokonaan.
frame-again = Lataa uudelleen
frame-plain = Whistlestop tarvitsee JavaScriptin pelilautojen piirtämiseen.
