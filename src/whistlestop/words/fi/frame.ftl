### Mitä sivun kehys sanoo ennen kuin muu on tullut, ja siellä, missä linkki toistoon näytetään.

# the language itself, in its own words
language-name = Suomi

frame-stuck = Whistlestopin lataaminen ei onnistunut.
frame-again = Lataa uudelleen
frame-plain = Whistlestop tarvitsee JavaScriptin pelilautojen piirtämiseen.

frame-shared-title = { $number ->
    [1] { $game }: { $name } voitti
   *[other] { $game }: { $name } voittivat
}
frame-shared-about = { $result }. Katso peli vuoro vuorolta.
