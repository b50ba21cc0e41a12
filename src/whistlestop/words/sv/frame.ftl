### Vad sidans ram säger innan resten har kommit, och där en länk till en repris visas.

# the language itself, in its own words
language-name = Svenska

frame-stuck = Whistlestop kunde inte läsas in helt.
frame-again = Läs in på nytt
frame-plain = Whistlestop behöver JavaScript för att rita sina spelplaner.

frame-shared-title = { $game }: { $name } vann
frame-shared-about = { $result }. Se spelet tur för tur.
