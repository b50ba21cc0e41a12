"""The numbers of decisions: docs/decisions.md. Blocks begin at multiples of 64: a block is a word of the mask."""

DRAW = 0
DECK = 9
TAKE_TICKETS = 10
PASS = 11
WITHDRAW = 12
DONE = 13
PAY_LOCOMOTIVES = 14
COUNT = 16
COUNTS = 32
PLACE = 48
KEEP = 64
CLAIM = 128
STATION = 256
PAY = 320
COMPLETE = 384
SINGLES = 448
SINGLES_N = 56
DECISIONS = 512
MASK_WORDS = 8
