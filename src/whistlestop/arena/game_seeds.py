"""Game n of a seed has the same luck wherever it is played.

Compiled runners play games low to high of a seed. A `Game` has a seed of its own, and a bot that is asked for a single
decision another one: here are those that give them the same luck. There always is one, since the generator's mixing
(rules/chance.py) can be undone.
"""

from __future__ import annotations

from whistlestop.bots import matches
from whistlestop.rules import chance, entry_points
from whistlestop.rules.api import M64

GAMMA, MIX_1, MIX_2 = int(chance.GAMMA), int(chance.MIX_1), int(chance.MIX_2)
UNMIX_1, UNMIX_2 = pow(MIX_1, -1, 1 << 64), pow(MIX_2, -1, 1 << 64)
POLICY_STREAM, BOT_STREAM = int(entry_points.POLICY_STREAM), int(matches.BOT_STREAM)
LOW = (1 << 32) - 1


def seed_of(seed: int, number: int) -> int:
    """The seed whose game 0 is game `number` of this one; its game 1 is the next one, and so on."""
    return (unmixed((mixed(seed + GAMMA) + number) & M64) - GAMMA) & M64


def policy_seed(seed: int, number: int) -> int:
    """The same for the luck of the kernel's random play (rules.play_random)."""
    return seed_of(seed ^ POLICY_STREAM, number) ^ POLICY_STREAM


def bot_seed(seed: int, number: int, taken: int) -> int:
    """What a built-in bot decides with (bots.decide) in game `number`, after so many decisions of that game."""
    return seed_of(seed ^ BOT_STREAM, matches.STREAMS_A_GAME * number + taken) ^ BOT_STREAM


class RandomPlay:
    """The kernel's random play of one game, a decision at a time."""

    def __init__(self, seed: int, number: int) -> None:
        self._state = mixed(mixed((seed ^ POLICY_STREAM) + GAMMA) + number)

    def choose(self, legal: list[int]) -> int:
        """One of the legal decisions, which are in ascending order."""
        return legal[self._below(len(legal))]

    def _below(self, bound: int) -> int:
        while True:
            self._state = (self._state + GAMMA) & M64
            product = (mixed(self._state) >> 32) * bound
            if product & LOW >= (1 << 32) % bound:
                return product >> 32


def mixed(word: int) -> int:
    word &= M64
    word = ((word ^ (word >> 30)) * MIX_1) & M64
    word = ((word ^ (word >> 27)) * MIX_2) & M64
    return word ^ (word >> 31)


def unmixed(word: int) -> int:
    word = ((word ^ (word >> 31) ^ (word >> 62)) * UNMIX_2) & M64
    word = ((word ^ (word >> 27) ^ (word >> 54)) * UNMIX_1) & M64
    return word ^ (word >> 30) ^ (word >> 60)
