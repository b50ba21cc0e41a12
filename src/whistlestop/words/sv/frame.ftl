### Vad sidans ram säger innan resten har kommit.

# the language itself, in its own words
language-name = Svenska

frame-stuck = Whistlestop kunde inte läsas in helt.
frame-again = Läs in på nytt
frame-plain = Whistlestop behöver JavaScript för att rita sina spelplaner.
