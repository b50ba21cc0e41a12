"""The seam to the bots: their names, and a decision for what a seat sees."""

from __future__ import annotations

import functools
import logging
import os
from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

import msgspec
import numpy as np

from whistlestop import bots, maps, rules
from whistlestop.game import Game, View
from whistlestop.maps import Map
from whistlestop.rules.api import Records
from whistlestop.rules.state import STATE

from ..settings import PREFIX, from_environment

if TYPE_CHECKING:
    from whistlestop.bots.players import Player
    from whistlestop.bots.search.expert import Ranked

LOG = logging.getLogger("whistlestop.server")

RANDOM = "random"
STAND_IN = "medium"
THINKING = 0.5  # seconds that a bot has for a decision, if it needs any
HINTS = 3
SCRIPTED_ADVISER = "hard"  # who gives hints where nobody can search
ALLOWED = f"{PREFIX}ALLOW_BOTS"


# --- which bots there are -------------------------------------------------------------------------------------------


def levels() -> dict[str, str]:
    """As people choose them: the level and the bot behind it."""
    from whistlestop.bots import players

    found = players.levels()
    return {it: bot for it, bot in found.items() if players.is_scripted(it)} if from_environment().demo else found


def names() -> tuple[str, ...]:
    """Everything that a seat's bot may be called. Of the bots that others have written, those that the operator
    allows: they run with the server's own rights."""
    return tuple(dict.fromkeys((RANDOM, *levels(), *bots.NAMES, *from_environment().allow_bots)))


def allow(wanted: Sequence[str]) -> None:
    """Let these installed bots play here. It is kept in the environment, which the processes inherit in which bots
    think. ValueError, in one sentence, if one of them is not installed."""
    from whistlestop.bots.players.registry import installed

    missing = [name for name in wanted if name not in installed()]
    if missing:
        there = ", ".join(sorted(installed())) or "none"
        raise ValueError(f"the bot {missing[0]!r} is not installed; bots of others that are: {there}.")
    os.environ[ALLOWED] = ",".join(wanted)


# --- what a bot does ------------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Known:
    """A table of which only the record is known that one seat sees, and, for somebody's bot, its view."""

    map: Map
    record: Records
    told: bytes | None  # the view in JSON

    def seen(self, seat: int) -> Records:  # noqa: ARG002 - the one seat whose record it is
        return self.record

    def view(self, seat: int) -> View:  # noqa: ARG002
        assert self.told is not None
        return msgspec.json.decode(self.told, type=View)


def told_to(name: str, game: Game, seat: int) -> bytes | None:
    """What a bot is told beside the record: somebody's bot reads its seat's view, with every event."""
    return None if is_ours(name) or name not in names() else game.view(seat).json()


def decide(
    known: bytes,
    told: bytes | None,
    map: str | Map,
    seat: int,
    name: str,
    seed: int,
    seconds: float = THINKING,
    threads: int = 1,
) -> int:
    """A bot's decision; `seconds` and `threads` are for those who search. `known` is the `seen` record of its seat;
    with what it was `told` it is all that a worker gets to know. For somebody's bot that fails or breaks a rule,
    another one decides."""
    from whistlestop.bots.players import BotError, Budget, make_player
    from whistlestop.bots.players.builtin import action_of

    table = Known(maps.load(map) if isinstance(map, str) else map, np.frombuffer(known, STATE).copy(), told)
    name = name if name in names() else RANDOM  # a bot that a stored table had and we have not
    budget = Budget(seconds=seconds, threads=threads)
    try:
        answer = player_of(name, seed).decide(table, seat, budget)
    except BotError as error:
        LOG.warning("%s %s decides instead.", error, STAND_IN)
        answer = make_player(STAND_IN, seed=seed).decide(table, seat, budget)
    if isinstance(answer, int):
        return answer
    legal = rules.legal(table.record, maps.board(table.map), seat)
    return next(decision for decision in legal if action_of(table.map, table.record, decision) == answer)


def player_of(name: str, seed: int) -> Player:
    """Somebody's bot is made once: it may have much to load."""
    from whistlestop.bots.players import make_player

    return make_player(name, seed=seed) if is_ours(name) else guest_player(name)


def is_ours(name: str) -> bool:
    return name in (*bots.NAMES, *levels())


def searches(name: str) -> bool:
    """Does this bot try out more than plain Python could?"""
    return bots.LEVELS.get(name, name) in ("expert", "master")


@functools.cache
def guest_player(name: str) -> Player:
    from whistlestop.bots.players import make_player

    return make_player(name)


def rank(
    known: bytes, map: str | Map, seat: int, seed: int, seconds: float = THINKING, threads: int = 1
) -> list[Ranked]:
    """The master's best decisions and what speaks for each, whoever plays; the expert's where there is no network. In a
    browser, a scripted bot's one decision."""
    from whistlestop.bots.champion import search
    from whistlestop.bots.players.champion import networked
    from whistlestop.bots.search import expert
    from whistlestop.bots.search.reasons import reason_for

    states, board = np.frombuffer(known, STATE).copy(), maps.board(map)
    if from_environment().demo:
        best = bots.decide(states, board, seat, bots.LEVELS[SCRIPTED_ADVISER], seed=seed)
        return [expert.Ranked(best, 0.0, 0, reason_for(states, board, seat, best))]
    weights = networked(maps.load(map) if isinstance(map, str) else map, states, seat)
    if weights is not None:
        return search.rank(
            states, board, seat, weights, milliseconds=1000 * seconds, threads=threads, seed=seed, best=HINTS
        )
    return expert.rank(states, board, seat, milliseconds=1000 * seconds, threads=threads, seed=seed, best=HINTS)
