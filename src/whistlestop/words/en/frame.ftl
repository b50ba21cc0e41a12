### What the page's frame says before its modules are there.

# the language itself, in its own words
language-name = English

frame-stuck = Whistlestop didn’t load properly.
frame-again = Reload
# for browsers in which JavaScript is switched off
frame-plain = Whistlestop needs JavaScript to draw its boards.
