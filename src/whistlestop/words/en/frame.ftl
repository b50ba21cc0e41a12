### What the page's frame says before its modules are there.

frame-stuck = Whistlestop didn’t load properly.
frame-again = Reload
# for browsers in which JavaScript is switched off
frame-plain = Whistlestop needs JavaScript to draw its boards.
