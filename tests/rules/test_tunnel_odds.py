"""E5: how often a tunnel costs how much extra. Exact odds against 100,000 attempts by the kernel's own chance."""

from __future__ import annotations

from math import comb
from typing import Any

import numpy as np
import pytest

from kit import LOCO, RED, Table, pay
from whistlestop import rules
from whistlestop.rules import phases

ATTEMPTS = 100_000
LIMIT = 16.27  # chi-square with three degrees of freedom goes beyond this once in a thousand times


def attempt(table: Table, payment: int) -> Table:
    """A set is on the table, and the first card is about to be turned up."""
    table.play(table.claim("barcelona", "pamplona")).play(payment)
    assert table.phase == phases.TURN_UP
    return table


def extras(table: Table) -> np.ndarray[Any, Any]:
    """How many of the attempts cost 0, 1, 2 and 3 cards: copies of one position that differ in their generator only."""
    states = np.repeat(table.states, ATTEMPTS)
    states["rng"] = np.random.default_rng(20).integers(0, 2**64, ATTEMPTS, dtype=np.uint64)
    for i in range(ATTEMPTS):
        rules.settle(states, table.board, i)
    cost = np.where(states["phase"] == phases.SURCHARGE, states["cost"], 0)
    return np.bincount(cost, minlength=4)


def odds(matching: int, cards: int, drawn: int) -> list[float]:
    """The chances of 0, 1, ... matching cards among those drawn (hypergeometric)."""
    return [
        comb(matching, k) * comb(cards - matching, drawn - k) / comb(cards, drawn)
        for k in range(drawn + 1)  # comb is 0 where there are too few
    ]


def distance(counted: np.ndarray[Any, Any], exact: list[float]) -> float:
    """Chi-square; what cannot happen must not have happened."""
    assert counted.sum() == ATTEMPTS
    assert not any(counted[k] for k in range(4) if exact[k] == 0)
    return float(sum((counted[k] - ATTEMPTS * p) ** 2 / (ATTEMPTS * p) for k, p in enumerate(exact) if p))


@pytest.mark.clause("E5")
def test_the_extra_for_a_coloured_set_is_hypergeometric() -> None:
    table = Table("europe").start().bare().hand(0, red=4, loco=1)
    deck = table.cards("deck")
    exact = odds(deck["red"] + deck["loco"], sum(deck.values()), 3)
    assert (deck["red"], deck["loco"], sum(deck.values())) == (8, 13, 100)
    assert distance(extras(attempt(table, pay(RED))), exact) < LIMIT


@pytest.mark.clause("E6")
def test_the_extra_for_locomotives_alone_counts_locomotives_alone() -> None:
    table = Table("europe").start().bare().hand(0, red=4, loco=2)
    exact = odds(12, 99, 3)
    assert distance(extras(attempt(table, pay(LOCO))), exact) < LIMIT


@pytest.mark.clause("E9a")
def test_after_a_reshuffle_the_other_discards_alone_decide() -> None:
    """The one card left in the deck is red; then two come from 10 discards, of which 3 count."""
    table = Table("europe").start().bare().hand(0, red=6).discards(red=2, loco=1, blue=7).deck(1, red=1)
    exact = [0.0, *odds(3, 10, 2)]
    assert distance(extras(attempt(table, pay(RED))), exact) < LIMIT
