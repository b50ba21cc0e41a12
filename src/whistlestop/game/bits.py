"""Sets of small numbers kept as the bits of a word."""

from __future__ import annotations


def bits(word: int) -> list[int]:
    """The numbers in a set, ascending."""
    found = []
    while word:
        low = word & -word
        found.append(low.bit_length() - 1)
        word ^= low
    return found
