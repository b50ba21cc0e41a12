### Vad sidans ram säger innan resten har kommit.

frame-stuck = Whistlestop har inte lästs in helt.
frame-again = Läs in igen
frame-plain = Whistlestop behöver JavaScript för att rita sina spelplaner.
