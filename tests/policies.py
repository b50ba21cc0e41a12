"""Ways to play that reach the corners of the rules. Each picks one of the legal decisions."""

from __future__ import annotations

import random
from collections.abc import Callable

from whistlestop.rules.decisions import (
    CLAIM,
    COMPLETE,
    COUNT,
    DECK,
    DRAW,
    KEEP,
    PAY,
    PAY_LOCOMOTIVES,
    PLACE,
    SINGLES,
    STATION,
    TAKE_TICKETS,
    WITHDRAW,
)

Policy = Callable[[list[int], random.Random], int]

LOCOMOTIVE = DRAW + 8


def only(legal: list[int], low: int, high: int) -> list[int]:
    return [decision for decision in legal if low <= decision < high]


def first_of(rng: random.Random, *choices: list[int]) -> int:
    """A random decision of the first of these lists that has any."""
    return rng.choice(next(choice for choice in choices if choice))


def fewest_kept(legal: list[int]) -> list[int]:
    keeps = only(legal, KEEP, CLAIM)
    least = min(((keep - KEEP).bit_count() for keep in keeps), default=0)
    return [keep for keep in keeps if (keep - KEEP).bit_count() == least]


def uniform(legal: list[int], rng: random.Random) -> int:
    return rng.choice(legal)


def hoarder(legal: list[int], rng: random.Random) -> int:
    """Draws cards as long as there are any; claims and places only when nothing else is left."""
    return first_of(rng, only(legal, DRAW, DECK + 1), only(legal, TAKE_TICKETS, TAKE_TICKETS + 1), legal)


def ticket_grabber(legal: list[int], rng: random.Random) -> int:
    """Takes every ticket there is and keeps them all."""
    return first_of(rng, only(legal, TAKE_TICKETS, TAKE_TICKETS + 1), only(legal, KEEP, CLAIM)[-1:], legal)


def locomotive_taker(legal: list[int], rng: random.Random) -> int:
    """Wants locomotives only, and pays with as many as it can."""
    payments = (
        only(legal, PAY_LOCOMOTIVES, PAY_LOCOMOTIVES + 1)
        or sorted(only(legal, PAY, COMPLETE), key=lambda d: d % 8)[-1:]
    )
    return first_of(rng, only(legal, LOCOMOTIVE, LOCOMOTIVE + 1), payments, only(legal, DECK, DECK + 1), legal)


def drawer(legal: list[int], rng: random.Random) -> int:
    """Only ever draws, blind if it can; claims nothing while it can do anything else."""
    return first_of(rng, only(legal, DECK, DECK + 1), only(legal, DRAW, DECK), fewest_kept(legal), legal)


def claimer(legal: list[int], rng: random.Random) -> int:
    """Claims whatever it can at once: short games, all trains used."""
    return first_of(rng, only(legal, CLAIM, STATION), only(legal, COUNT, PLACE), only(legal, DRAW, DECK + 1), legal)


def tunneller(legal: list[int], rng: random.Random) -> int:
    """Tries every tunnel it can pay for, and as often gives up as pays."""
    if WITHDRAW in legal:
        return rng.choice([WITHDRAW, rng.choice(legal)])
    return claimer(legal, rng) if rng.random() < 0.6 else rng.choice(legal)


def quitter(legal: list[int], rng: random.Random) -> int:
    """Claims and always withdraws from what costs extra; never draws a card if it can help it."""
    return first_of(rng, only(legal, WITHDRAW, WITHDRAW + 1), only(legal, CLAIM, STATION), legal)


def builder(legal: list[int], rng: random.Random) -> int:
    """Builds stations first, then claims."""
    return first_of(rng, only(legal, STATION, PAY), legal)


def robber(legal: list[int], rng: random.Random) -> int:
    """Places piles, large ones, whenever it can."""
    return first_of(rng, only(legal, COUNT, PLACE)[-2:], only(legal, PLACE, KEEP), only(legal, SINGLES, 512), legal)


def refuser(legal: list[int], rng: random.Random) -> int:
    """Draws tickets and keeps as few as it may."""
    return first_of(rng, fewest_kept(legal), only(legal, TAKE_TICKETS, TAKE_TICKETS + 1), legal)


POLICIES: dict[str, Policy] = {
    policy.__name__: policy
    for policy in (
        uniform,
        hoarder,
        ticket_grabber,
        locomotive_taker,
        drawer,
        claimer,
        tunneller,
        quitter,
        builder,
        robber,
        refuser,
    )
}

GAMES = [
    *(("north_america", players) for players in (2, 3, 4, 5)),
    *(("europe", players) for players in (2, 3, 4, 5)),
    *(("card_game", players) for players in (2, 3, 4)),
]
