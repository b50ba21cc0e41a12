### Það sem rammi síðunnar segir áður en hún er komin öll, og þar sem tengill á endursýningu birtist.

# the language itself, in its own words
language-name = Íslenska

frame-stuck = Ekki tókst að hlaða Whistlestop að fullu.
frame-again = Hlaða aftur
frame-plain = Whistlestop þarf JavaScript til að teikna spilaborðin.

frame-shared-title = { $number ->
    [1] { $game }: { $name } vann
   *[other] { $game }: { $name } unnu
}
frame-shared-about = { $result }. Horfðu á leikinn skref fyrir skref.
