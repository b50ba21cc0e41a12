"""Trial games of a search with the network: many at a time, so that the network thinks of all of them at once."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np
import numpy.typing as npt

from whistlestop import rules
from whistlestop.rules.api import Records
from whistlestop.rules.phases import SETUP, TURN
from whistlestop.rules.state import STATE

from .. import entry_points
from ..api import workspace
from ..observation.api import tables_for
from .network import think_many
from .weights import Floats, Weights
from .worth import worth_of

Numbers = npt.NDArray[Any]

AT_ONCE = 256  # observations that are thought about together
TURNS_OF_LUCK = 1024  # more than a game has; beyond them luck repeats itself


def rows_of(states: Records, places: Numbers) -> Records:
    """These positions, copied. As bytes: NumPy's own way goes field by field, and takes much longer."""
    raw = states.view(np.uint8).reshape(len(states), -1)
    return np.frombuffer(bytearray(raw[places].tobytes()), states.dtype)


def joined(parts: Sequence[Records]) -> Records:
    """All these positions, copied, in one array; as bytes, for the same reason."""
    return np.frombuffer(bytearray(b"".join(part.tobytes() for part in parts)), parts[0].dtype)


class TrialGames:
    """Whole games that go on by the network's best decisions, every seat by what it sees. `seats` says who has a choice
    in each; -1: the game is over. Whoever begins with positions sets it, and then takes a decision or looks."""

    def __init__(self, states: Records, board: Records, weights: Weights) -> None:
        self.states = states
        self.board = board
        self.weights = weights
        self.tables = tables_for(board)
        self.players = int(states[0]["players"])
        number = len(states)
        self.seats = np.full(number, -1, np.int64)
        self.observed = np.zeros((number, self.tables.width), np.int8)
        self.mask = np.zeros((number, len(self.tables.decisions)), np.uint8)
        self._seen = np.zeros(2, STATE)

    def take(self, games: Numbers, decisions: Numbers) -> None:
        """A decision in each of these games, and all that is forced after it, up to the next choice; and a look."""
        entry_points.advance(
            self.states,
            self.board,
            np.ascontiguousarray(games, np.int64),
            np.ascontiguousarray(decisions, np.int64),
            self.seats,
            self._seen,
            workspace(),
            self.tables.traits[self.players],
            self.tables.layout,
            self.tables.numbers,
            self.observed,
            self.mask,
        )

    def look(self, games: Numbers | None = None) -> None:
        """What the seats with a choice see, in these games or in all."""
        games = np.arange(len(self.states)) if games is None else games
        self.take(games, np.full(len(games), entry_points.NOTHING))

    def think(self, games: Numbers) -> tuple[Floats, Floats]:
        """Logits, of legal decisions alone, and what the seats may expect: in games that have been looked at."""
        parts = [think_many(self.weights, self.observed[part]) for part in in_parts(games)]
        logits, expected = (np.concatenate(both) for both in zip(*parts, strict=True))
        return np.where(self.mask[games] != 0, logits, -np.inf), expected

    def best(self, games: Numbers) -> Numbers:
        """The network's decisions in these games."""
        return np.asarray(self.tables.decisions[self.think(games)[0].argmax(1)])

    def play_to_the_end(self, luck: Numbers) -> None:
        """By the network's decisions. `luck`: see `renew_luck`."""
        while len(active := np.flatnonzero(self.seats >= 0)):
            self.renew_luck(active, luck)
            self.take(active, self.best(active))

    def worth_at_the_end(self, seat: int, luck: Numbers) -> Floats:
        """What each game turns out to be worth to a seat: what the network was trained to expect."""
        self.play_to_the_end(luck)
        scores = rules.score(self.states, self.board)
        totals, ranks = scores["total"][:, : self.players], scores["rank"][:, : self.players]
        return worth_of(totals, ranks, np.full(len(totals), seat))

    def renew_luck(self, games: Numbers, luck: Numbers) -> None:
        """At the beginning of a turn: each turn has its own luck, a row a game, whatever happened before it. So what is
        left of the difference between two decisions in one world is the decisions'."""
        entry_points.renew_luck(self.states, np.ascontiguousarray(games, np.int64), luck)


def in_parts(games: Numbers) -> list[Numbers]:
    return [games[low : low + AT_ONCE] for low in range(0, len(games), AT_ONCE)]


def expectations(states: Records, seats: Numbers, board: Records, weights: Weights) -> npt.NDArray[np.float64]:
    """What the network expects for one seat of each position, as if it were that seat's turn; where it is, as it is."""
    games = TrialGames(on_turn(states, seats), board, weights)
    games.seats[:] = seats
    games.look()
    return np.asarray(games.think(np.arange(len(states)))[1], np.float64)


def on_turn(states: Records, seats: Numbers) -> Records:
    """The same positions, copied, as if it were the turn of one seat of each."""
    asked = rows_of(states, np.arange(len(states)))
    others = (asked["seat"] != seats) & (asked["phase"] != SETUP)
    asked["phase"][others] = TURN
    asked["seat"][others] = seats[others]
    return asked


def luck_of(seed: int | tuple[int, ...], worlds: int) -> npt.NDArray[np.uint64]:
    """The luck of the turns of so many worlds, a row each."""
    return np.random.default_rng(seed).integers(0, 1 << 64, (worlds, TURNS_OF_LUCK), np.uint64)
