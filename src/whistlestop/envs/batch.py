"""A batch of games on the CPU, compiled: every step takes a decision in each of them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np
import numpy.typing as npt

from whistlestop.rules.api import refusal, seed64
from whistlestop.rules.phases import FIRST_DECISION, OVER, TURN
from whistlestop.rules.record import SEATS
from whistlestop.rules.state import STATE

from . import entry_points
from .shared.actions import one_for_each
from .stepping import FRESH, NO_BOT, STAY
from .tables import ADVISER, KEPT, Tables, advised_by, number_of_games, policies_by_seat, table_sizes, tables_of
from .threads import Room, Threads

Records = npt.NDArray[Any]
Numbers = npt.NDArray[Any]


class Batch:
    """Games that all wait for a decision. One that ends leaves its result and begins anew.

    `observed`, `hidden` and `mask` are of the seat that decides (`seats`); an action is a number of the observation's
    own numbering. Game n of a place depends on the seed, the place and n only.
    """

    def __init__(
        self,
        board: Records,
        games: int,
        *,
        players: int | np.integer[Any] | Sequence[int] | Numbers | None = None,
        adviser: str | Numbers | None = ADVISER,
        bots: Sequence[str | None] | Numbers | None = None,
        begins_anew: bool = True,
        seed: int = 0,
        threads: int = 1,
    ) -> None:
        """`bots`: a scripted bot or level for each seat, None where somebody else decides; or an array that says for
        each seat of each game by which of the tables' traits it is played (`Tables.adviser`), or NO_BOT. Every game
        needs a seat without one. `begins_anew`: else a game that is over waits, with seat -1, for `begin`. `threads`
        share the games of a step; what comes of it is the same with any number."""
        self.tables = tables_of(board)
        self.games = games = number_of_games(games)
        self.seed = seed
        self.begins_anew = begins_anew
        self.steps = 0
        self.players = table_sizes(self.tables, games, players)
        self.advisers = advised_by(self.tables, adviser, self.players)
        self.bots = played_by(self.tables, bots, self.players)
        free = (self.bots < 0) & (np.arange(SEATS) < self.players[:, None])
        if not free.any(axis=1).all():
            raise ValueError("in every game one seat has to be left without a bot.")
        self._rows = np.arange(games)
        self.states, self.blank = np.zeros(games, STATE), np.zeros(1, STATE)
        self._threads = Threads(threads)
        self.seats, self.episodes = np.zeros(games, np.int32), np.zeros(games, np.int64)
        self.done, self.turns = np.zeros(games, np.uint8), np.zeros(games, np.int32)
        self.totals, self.ranks = np.zeros((games, SEATS), np.int16), np.zeros((games, SEATS), np.int16)
        self.advice = np.zeros(games, np.int32)
        self.observed = np.zeros((games, self.tables.width), np.int8)
        self.hidden = np.zeros((games, self.tables.hidden), np.int8)
        self.mask = np.zeros((games, len(self.tables.decisions)), np.uint8)
        self.step(np.full(games, FRESH, np.int32))

    def save(self) -> dict[str, Numbers]:
        """What these games depend on; `load` goes on from there."""
        return {name: getattr(self, name).copy() for name in KEPT} | {"steps": np.array(self.steps)}

    def load(self, saved: dict[str, Numbers]) -> None:
        for name in KEPT:
            getattr(self, name)[...] = saved[name]
        self.steps = int(saved["steps"]) - 1
        self.step(np.full(self.games, STAY, np.int32))

    def step(self, actions: Numbers, into: tuple[Numbers, Numbers, Numbers] | None = None) -> None:
        """Take a decision in every game and look at the next. `into`: other arrays than one's own for what is seen.

        ValueError, and nothing is changed, where an action is not legal by `mask`. Beside actions there are FRESH and
        STAY; in a game that is over any number will do."""
        checked = self._checked(actions)
        if into is not None:
            self.observed, self.hidden, self.mask = self._arrays_for_looks(into)
        for array in (self.observed, self.hidden, self.mask):
            array.fill(0)
        self.steps += 1
        self._step(checked, self.seats, self.bots, self.advisers, 0, self.games)

    def step_one(self, game: int, action: int) -> None:
        """The same in one game alone."""
        self._check_game(game)
        if action not in (FRESH, STAY) and self.seats[game] >= 0 and not self._is_legal(game, action):
            raise ValueError(f"action {action} is not legal in game {game}.")
        self._clear(game)
        self.steps += 1
        self._step(np.full(self.games, action, np.int32), self.seats, self.bots, self.advisers, game, game + 1)

    def begin(self, game: int) -> None:
        """A new game in this place, whatever becomes of the one that is there."""
        self.step_one(game, FRESH)

    def restart(self, seed: int) -> None:
        """Everything as if it had been made with this seed."""
        self.seed = seed
        self.steps = 0
        self.episodes.fill(0)
        self.step(np.full(self.games, FRESH, np.int32))

    def look(self, game: int, seat: int) -> None:
        """Fill this game's rows with what a seat sees that is not the one to decide: without advice, and nothing is
        legal: `step_one(game, STAY)` looks again for the seat that decides. Where nobody decides, as in a game that
        is over, the observation names no phase."""
        self._check_game(game)
        if not 0 <= seat < self.players[game]:
            raise ValueError(f"game {game} has seats 0 to {self.players[game] - 1}, not {seat}.")
        self._clear(game)
        state, phase, mover = self.states[game], int(self.states[game]["phase"]), int(self.states[game]["seat"])
        nobody = np.full((self.games, SEATS), NO_BOT, np.int32)
        before = self.done[game], self.advice[game]
        decided = FIRST_DECISION <= phase < OVER
        if not decided:
            state["phase"], state["seat"] = TURN, (seat + 1) % int(state["players"])
        self._step(
            np.full(self.games, STAY, np.int32), np.full(self.games, seat, np.int32), nobody, nobody, game, game + 1
        )
        if not decided:
            state["phase"], state["seat"] = phase, mover
            at = int(self.tables.layout[0]["phase"])
            self.observed[game, at : at + OVER - FIRST_DECISION] = 0
        self.done[game], self.advice[game] = before

    def _checked(self, actions: Numbers) -> Numbers:
        """Compiled code takes what it is given: what is not legal would spoil a game, or memory, and nobody notice."""
        asked = one_for_each(actions, self.games)
        there = asked.clip(0, self.mask.shape[1] - 1)
        wrong = ((self.mask[self._rows, there] == 0) | (there != asked)) & (self.seats >= 0)
        wrong &= (asked != FRESH) & (asked != STAY)
        if wrong.any():
            game = int(wrong.argmax())
            raise ValueError(f"action {asked[game]} is not legal in game {game}; `mask` says what is.")
        return asked

    def _check_game(self, game: int) -> None:
        if not 0 <= game < self.games:
            raise ValueError(f"the games of this batch are 0 to {self.games - 1}, not {game}.")

    def _is_legal(self, game: int, action: Any) -> bool:
        """By the rules: after `look` the mask is not that of who decides."""
        if not (isinstance(action, (int, np.integer)) and 0 <= action < len(self.tables.decisions)):
            return False
        decision = int(self.tables.decisions[action])
        return refusal(self.states, self.tables.board, int(self.seats[game]), decision, game) == 0

    def _arrays_for_looks(self, into: tuple[Numbers, Numbers, Numbers]) -> tuple[Numbers, Numbers, Numbers]:
        """Rows may be longer: what is beyond is set to 0 and otherwise left to who brought them."""
        widths = {"observed": self.tables.width, "hidden": self.tables.hidden, "mask": len(self.tables.decisions)}
        for (name, width), array in zip(widths.items(), into, strict=True):
            rows = array.ndim == 2 and len(array) == self.games and array.shape[1] >= width
            if not rows or array.dtype != getattr(self, name).dtype or not array.flags.c_contiguous:
                raise ValueError(
                    f"into has three arrays like observed, hidden and mask: {name} has {self.games} rows of {width} "
                    f"bytes or more, without gaps; this one is of shape {array.shape} and type {array.dtype}."
                )
        return into

    def _clear(self, game: int) -> None:
        for array in (self.observed, self.hidden, self.mask):
            array[game] = 0

    def _step(self, actions: Numbers, seats: Numbers, bots: Numbers, advisers: Numbers, low: int, high: int) -> None:
        def play(room: Room, begin: int, end: int) -> None:
            self._step_part(room, actions, seats, bots, advisers, begin, end)

        self._threads.share(play, low, high)

    def _step_part(
        self, room: Room, actions: Numbers, seats: Numbers, bots: Numbers, advisers: Numbers, low: int, high: int
    ) -> None:
        entry_points.step(
            self.states,
            self.tables.board,
            self.blank,
            *room,
            self.tables.traits,
            self.tables.layout,
            int(low),
            int(high),
            self.players,
            seats,
            self.episodes,
            np.ascontiguousarray(actions, np.int32),
            self.tables.decisions,
            seed64(self.seed),
            self.done,
            self.totals,
            self.ranks,
            self.turns,
            int(self.begins_anew),
            bots,
            advisers,
            self.tables.numbers,
            seed64(self.seed + self.steps),
            self.observed,
            self.hidden,
            self.mask,
            self.advice,
        )


def played_by(tables: Tables, bots: Sequence[str | None] | Numbers | None, players: Numbers) -> Numbers:
    """By which of the tables' traits each seat of each game is played: nobody's, an array that says so, or names."""
    if bots is None:
        return np.full((len(players), SEATS), NO_BOT, np.int32)
    if np.asarray(bots).dtype.kind not in "OU":
        return policies_by_seat(tables, "bots", np.asarray(bots), len(players))
    from .shared.scripted import bots_of  # everything that plays by name comes along, which takes a sixth of a second

    return bots_of(tables, bots.tolist() if isinstance(bots, np.ndarray) else bots, players)
