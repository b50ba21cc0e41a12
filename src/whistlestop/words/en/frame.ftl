### What the page's frame says before its modules are there.

frame-stuck = Whistlestop has not loaded completely.
frame-again = Load it again
# for browsers in which JavaScript is switched off
frame-plain = Whistlestop needs JavaScript to draw its boards.
