### What the page's frame says before its modules are there.

# the language itself, in its own words
language-name = English

frame-stuck = Whistlestop has not loaded completely.
frame-again = Load it again
# for browsers in which JavaScript is switched off
frame-plain = Whistlestop needs JavaScript to draw its boards.
