"""The core of a game: the record, the log of what happened, and where chance comes from."""

from __future__ import annotations

import operator
from collections.abc import Sequence
from typing import SupportsIndex

import numpy as np
import numpy.typing as npt

from whistlestop import maps, rules
from whistlestop.maps import Map
from whistlestop.rules import api, clauses, entry_points, phases
from whistlestop.rules.decisions import DECISIONS, MASK_WORDS
from whistlestop.rules.stations import CITY_TARGET

from .bits import members
from .chance import KIND_NAMES, Chance, Pool
from .copying import copied
from .illegal_action import IllegalAction
from .notation.actions import Action, Actions, Extra, Pay, With, actions_of
from .notation.names import Names
from .refused import Refused, why

Log = npt.NDArray[np.int32]
ROOM = 256  # free entries that a log has before a decision, and to begin with

# what a set of the wrong size offends (E11 for stations)
WRONG_SET = {phases.PAY: "B5", phases.SURCHARGE: "E5", phases.COUNT_CARDS: "K9", phases.COUNT_LOCOS: "K9"}


class ReplayedLog:
    """A game is its start and its log; the record follows from them."""

    def __init__(self, map: Map, start: api.Records, chance: Chance | None = None) -> None:
        """`chance` is where outcomes come from; None: from the record's own generator."""
        self.map = map
        self.players = int(start[0]["players"])
        self._chance = chance
        self._board = maps.board(map)
        self._actions: Actions = actions_of(map)
        self._start = start
        self._restart(np.zeros(1 + ROOM, np.int32))

    @property
    def notation(self) -> Names:
        """The names of cities, tracks and tickets."""
        return self._actions.names

    # --- the log ----------------------------------------------------------------------------------------

    @property
    def log(self) -> tuple[int, ...]:
        """All that happened: `512 * seat + decision`, or `-1 - outcome` (rules/game_log.py)."""
        return tuple(self._log[1 : 1 + int(self._log[0])].tolist())

    @property
    def length(self) -> int:
        """How many entries the log has."""
        return int(self._log[0])

    def log_since(self, number: int) -> tuple[int, ...]:
        """The log without its first entries."""
        return tuple(self._log[1 + number : 1 + int(self._log[0])].tolist())

    def _restart(self, log: Log) -> int:
        """Play a log from the start; the first entry that is not possible, or 1 + their number."""
        self._log = log
        self._states = copied(self._start)
        self._mask = np.zeros(MASK_WORDS, np.uint64)
        return self._replay(1, 1 + int(log[0]))

    def _replay(self, low: int, high: int) -> int:
        return int(entry_points.replay(self._states, self._board, 0, self._log, low, high, api.workspace(), self._mask))

    def _make_room(self) -> None:
        if len(self._log) - self._log[0] <= ROOM:
            self._log = np.concatenate((self._log, np.zeros(len(self._log), np.int32)))

    def _note(self, entry: int) -> None:
        """An entry known to be possible takes effect."""
        self._make_room()
        self._log[0] += 1
        at = int(self._log[0])
        self._log[at] = entry
        self._replay(at, at + 1)

    def take(self, entries: Sequence[int]) -> None:
        """Entries that another game's log goes on with take effect here. ValueError, and nothing changed, if one of
        them is not possible."""
        low, room = 1 + int(self._log[0]), len(entries) + ROOM
        if low + room > len(self._log):
            self._log = np.concatenate((self._log, np.zeros(len(self._log) + room, np.int32)))
        states, mask = copied(self._states), self._mask.copy()
        self._log[low : low + len(entries)] = entries
        stopped = self._replay(low, low + len(entries))
        if stopped < low + len(entries):
            self._states, self._mask = states, mask
            raise ValueError(f"entry {stopped - 1}, {entries[stopped - low]}, is not possible there.")
        self._log[0] += len(entries)

    # --- chance -----------------------------------------------------------------------------------------

    def pool(self) -> Pool | None:
        """The chance event that is due, if one is."""
        kind, weights = rules.chance_pool(self._states, self._board)
        return Pool(KIND_NAMES[kind], weights) if weights else None

    def _settle(self) -> None:
        """Let all chance happen up to the next decision, or until its source does not know an outcome yet."""
        if self._chance is None:
            while self._states["phase"][0] < phases.FIRST_DECISION:
                self._make_room()
                entry_points.settle_noted(self._states, self._board, 0, api.workspace(), self._mask, self._log)
            return
        number = int(np.count_nonzero(self._log[1 : 1 + int(self._log[0])] < 0))
        while pool := self.pool():
            outcome = self._chance.outcome(number, pool)
            if outcome is None:
                return
            self._happen(pool, outcome)
            number += 1

    def _happen(self, pool: Pool, outcome: int) -> None:
        if pool.weights.get(outcome, 0) == 0:
            raise IllegalAction(clauses.IMPOSSIBLE, f"outcome {outcome}")
        self._note(-1 - outcome)

    # --- decisions --------------------------------------------------------------------------------------

    @property
    def pending(self) -> tuple[int, ...]:
        """The seats that may decide now: usually one; several where all choose in secret; none while chance is due."""
        return tuple(rules.to_move(self._states))

    @property
    def to_move(self) -> int | None:
        """The seat to decide; where several may, the lowest of them; None if nobody can."""
        if phases.SETUP < self._states["phase"][0] < phases.COMPLETING:
            return int(self._states["seat"][0])
        seats = rules.to_move(self._states)
        return seats[0] if seats else None

    def _words(self, seat: int | None) -> npt.NDArray[np.uint64]:
        if seat is None or self._seat_of(seat) == self.to_move:
            return self._mask
        return rules.mask(self._states, self._board, self._seat_of(seat))

    def _seat_of(self, seat: SupportsIndex, *, lowest: int = 0) -> int:
        """A seat as a plain number. ValueError if there is none of that number."""
        number = operator.index(seat)
        if not lowest <= number < self.players:
            raise ValueError(f"the seats of this game are 0 to {self.players - 1}; there is no seat {number}.")
        return number

    def legal_mask(self, seat: int | None = None) -> npt.NDArray[np.bool_]:
        """The legal decisions of a seat (without one: of the seat to move) as 512 truth values."""
        return np.unpackbits(self._words(seat).view(np.uint8), bitorder="little").view(np.bool_)

    def legal_decisions(self, seat: int | None = None) -> list[int]:
        """The same as integers, ascending."""
        return members(self._words(seat).tolist())

    def _decide(self, decision: int, seat: int | None, action: Action | None = None) -> None:
        """A decision and the chance that follows. IllegalAction, and nothing changed, if it is not legal."""
        seat = self.to_move if seat is None else seat
        if seat is None:
            raise self._refused(clauses.NOT_NOW, seat, decision, self._states, action)
        if not 0 <= decision < DECISIONS:
            raise self._refused(clauses.NO_SUCH_DECISION, seat, decision, self._states, action)
        if self._chance is None:
            self._make_room()
            refused = int(
                entry_points.step_noted(
                    self._states, self._board, 0, seat, decision, api.workspace(), self._mask, self._log
                )
            )
        else:
            refused = rules.refusal(self._states, self._board, seat, decision)
            if refused == clauses.LEGAL:
                self._note(seat * DECISIONS + decision)
        if refused != clauses.LEGAL:
            raise self._refused(refused, seat, decision, self._states, action)
        if self._states["phase"][0] < phases.FIRST_DECISION:
            self._settle()

    # --- actions and their integers ---------------------------------------------------------------------

    def _decision(self, action: Action, states: api.Records, seat: int | None) -> int:
        """The integer of an action in a position. A set of another size than is due is refused here, since the integer
        says only how many locomotives are in it."""
        decision = self._actions.decision(action)
        if decision is None:
            raise self._refused(clauses.NO_SUCH_DECISION, seat, -1, states, action)
        about = about_move(states)
        counted = isinstance(action, Pay | Extra | With) and about[0] in WRONG_SET and seat in rules.to_move(states)
        if counted and self._actions.action(decision, *about) != action:
            clause = "E11" if int(states["target"][0]) >= CITY_TARGET else WRONG_SET[about[0]]
            raise self._refused(clauses.code(clause), seat, decision, states, action)
        return decision

    def _refused(
        self, code: int, seat: int | None, decision: int, states: api.Records, action: Action | None = None
    ) -> IllegalAction:
        """A refusal of a decision, or of the action that it was made from."""
        about = about_move(states)
        action = action or self._actions.meant(decision, *about)
        decided = [] if seat is None else rules.legal(states, self._board, seat)
        legal = [self._actions.action(it, *about) for it in decided]
        reason = why(Refused(code, action, decision, seat or 0, states[0], self._board[0], legal))
        return IllegalAction(code, str(action or f"decision {decision}"), list(map(str, legal)), reason)


def about_move(states: api.Records) -> tuple[int, int, int]:
    """Phase, colour and cost of the move being made: what numbers of cards mean now."""
    return int(states["phase"][0]), int(states["colour"][0]), int(states["cost"][0])
