### Mitä sivun kehys sanoo ennen kuin muu on tullut.

frame-stuck = Whistlestopin lataaminen ei onnistunut.
frame-again = Lataa uudelleen
frame-plain = Whistlestop tarvitsee JavaScriptin pelilautojen piirtämiseen.
