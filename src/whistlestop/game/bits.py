"""Sets of small numbers kept as the bits of a word."""

from __future__ import annotations

from collections.abc import Sequence


def bits(word: int) -> list[int]:
    """The numbers in a set, ascending."""
    found = []
    while word:
        low = word & -word
        found.append(low.bit_length() - 1)
        word ^= low
    return found


def members(words: Sequence[int]) -> list[int]:
    """The numbers in a set of several words of 64 bits, ascending."""
    return [64 * at + number for at, word in enumerate(words) if word for number in bits(word)]
