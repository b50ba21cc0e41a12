### Það sem rammi síðunnar segir áður en hún er komin öll.

frame-stuck = Ekki tókst að hlaða Whistlestop að fullu.
frame-again = Hlaða aftur
frame-plain = Whistlestop þarf JavaScript til að teikna spilaborðin.
