"""The numbers of the contract: colours, decisions, and the one exception."""

from itertools import combinations

COLOURS = ["purple", "blue", "orange", "white", "green", "yellow", "black", "red"]
LOCOMOTIVE = 8
KINDS_OF_CARD = 9

DRAW = 0
DECK = 9
TICKETS = 10
PASS = 11
WITHDRAW = 12
DONE = 13
PAY_LOCOMOTIVES = 14
COUNT = 16
PLACE = 48
KEEP = 64
CLAIM = 128
STATION = 256
PAY = 320
COMPLETE = 384
SINGLES = 448

# The 56 sets of three different colours, in lexicographic order (SINGLES + i).
THREE_COLOURS: list[tuple[int, int, int]] = list(combinations(range(8), 3))


class IllegalMove(Exception):
    """The decision is not legal for this seat now."""


def nothing() -> list[int]:
    """Nine counts, all zero."""
    return [0] * KINDS_OF_CARD


def add_all(to: list[int], cards: list[int]) -> None:
    """Put a pile of cards (nine counts) onto another one."""
    for colour in range(KINDS_OF_CARD):
        to[colour] += cards[colour]


def move_all(source: list[int], to: list[int]) -> None:
    """Move a whole pile (nine counts) onto another one."""
    add_all(to, source)
    for colour in range(KINDS_OF_CARD):
        source[colour] = 0


def keep_sets(offered: int, at_least: int) -> set[int]:
    """Every KEEP decision for this many tickets on offer, keeping at least so many."""
    return {KEEP + bits for bits in range(2**offered) if bits.bit_count() >= at_least}


def bits_of(keep: int, offered: int) -> list[int]:
    """The places in the offer that the set of a KEEP decision names."""
    return [place for place in range(offered) if keep & (1 << place)]
