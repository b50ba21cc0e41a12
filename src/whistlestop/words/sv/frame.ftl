### Vad sidans ram säger innan resten har kommit.

# the language itself, in its own words
language-name = Svenska

frame-stuck = Whistlestop har inte lästs in helt.
frame-again = Läs in igen
frame-plain = Whistlestop behöver JavaScript för att rita sina spelplaner.
