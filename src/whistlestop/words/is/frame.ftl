### Það sem rammi síðunnar segir áður en hún er komin öll.

# the language itself, in its own words
language-name = Íslenska

frame-stuck = Ekki tókst að hlaða Whistlestop að fullu.
frame-again = Hlaða aftur
frame-plain = Whistlestop þarf JavaScript til að teikna spilaborðin.
