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

SIZES = 8  # a set of cards holds fewer locomotives beside a colour than this


def set_number(colour: int, locomotives: int) -> int:
    """A set among the PAY decisions, counting from PAY: its colour, and how many locomotives are in it. How many cards
    it has in all, is what is due."""
    return SIZES * colour + locomotives


def set_parts(number: int) -> tuple[int, int]:
    """The colour and the locomotives of a set."""
    return number // SIZES, number % SIZES
