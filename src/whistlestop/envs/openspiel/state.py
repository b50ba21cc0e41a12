"""One game as OpenSpiel plays it: a record of the rules, its log, and what happened."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Self

import numpy as np
import numpy.typing as npt
import pyspiel

from whistlestop import rules
from whistlestop.game.notation.actions import about_move, actions_of
from whistlestop.game.notation.cards import KINDS
from whistlestop.maps import Map
from whistlestop.rules import entry_points
from whistlestop.rules.api import Records, workspace
from whistlestop.rules.decisions import DECISIONS, MASK_WORDS
from whistlestop.rules.happenings import HAPPENING, MOST
from whistlestop.rules.phases import CARD_OUTCOME, OVER, SEAT_OUTCOME

from ..shared.rewards import rewards_of

ROOM = 256  # entries of the log, and happenings, to begin with


@dataclass(frozen=True)
class Setup:
    """What never changes in a game. States are copied with all that they have; this is shared."""

    map: Map
    board: Records
    players: int
    reward: str

    def __deepcopy__(self, memo: dict[int, Any]) -> Self:
        return self


class WhistlestopState(pyspiel.State):
    """Where several owe a choice at the same time (B3, K16) they are asked one after the other, the lowest seat first,
    and nobody learns of the others' choices before all are made."""

    def __init__(self, game: Any, setup: Setup) -> None:
        super().__init__(game)
        self.setup = setup
        self.record = rules.new(setup.board, setup.players)
        self.log = np.zeros(ROOM, np.int32)
        self.happenings = np.zeros(ROOM, HAPPENING)

    # --- what OpenSpiel asks -------------------------------------------------------------------------------

    def current_player(self) -> int:
        if int(self.record[0]["phase"]) == OVER:
            return int(pyspiel.PlayerId.TERMINAL)
        seats = rules.to_move(self.record)
        return seats[0] if seats else int(pyspiel.PlayerId.CHANCE)

    def is_terminal(self) -> bool:
        return int(self.record[0]["phase"]) == OVER

    def _legal_actions(self, player: int) -> list[int]:
        return rules.legal(self.record, self.setup.board, player)

    def chance_outcomes(self) -> list[tuple[int, float]]:
        _, pool = rules.chance_pool(self.record, self.setup.board)
        ways = sum(pool.values())
        return [(outcome, weight / ways) for outcome, weight in sorted(pool.items())]

    def _apply_action(self, action: int) -> None:
        player = self.current_player()
        self._note(-1 - action if player < 0 else player * DECISIONS + action)

    def returns(self) -> list[float]:
        players = self.setup.players
        if not self.is_terminal():
            return [0.0] * players
        score = rules.score(self.record, self.setup.board)
        found = rewards_of(self.setup.reward, score["total"], score["rank"], np.array([players]))
        return [float(it) for it in found[0, :players]]

    def _action_to_string(self, player: int, action: int) -> str:
        if player >= 0:
            return str(actions_of(self.setup.map).action(action, *about_move(self.record)))
        kind, _ = rules.chance_pool(self.record, self.setup.board)
        if kind == SEAT_OUTCOME:
            return f"player {action} begins"
        if kind == CARD_OUTCOME:
            return f"card {KINDS[action]}"
        return f"ticket {action}"

    def __str__(self) -> str:
        return f"{self.setup.map.id} after {int(self.log[0])}: {record_text(self.record[0])}"

    def resample_from_infostate(self, player: int, sampler: Any) -> WhistlestopState:
        """A whole game that this player cannot tell from the true one: for information-set search. `sampler` gives
        numbers from 0 to 1."""
        seed = int(sampler() * (1 << 53))
        other: WhistlestopState = self.clone()
        known = rules.seen(self.record, player)
        other.record = rules.resample(known, self.setup.board, player, seed=seed)
        other.happenings[1 : self.happened + 1] = self.heard(player)
        return other

    # --- what observers ask --------------------------------------------------------------------------------

    @property
    def happened(self) -> int:
        return int(self.happenings[0]["number"])

    def heard(self, player: int) -> Records:
        """All that happened so far, as this player was told."""
        return rules.heard(self.happenings, player, 1, self.happened + 1)

    # --- the rest --------------------------------------------------------------------------------------------

    def _note(self, entry: int) -> None:
        """One more entry of the log happens."""
        at = int(self.log[0]) + 1
        if at + 1 >= len(self.log):
            self.log = np.concatenate([self.log, np.zeros_like(self.log)])
        if self.happened + MOST + 1 >= len(self.happenings):
            self.happenings = np.concatenate([self.happenings, np.zeros_like(self.happenings)])
        self.log[at] = entry
        reached = entry_points.replay(
            self.record, self.setup.board, 0, self.log, at, at + 1, workspace(), unread_mask(), self.happenings
        )
        if reached != at + 1:
            raise pyspiel.SpielError(f"entry {entry} of the log is not possible now.")
        self.log[0] = at


def unread_mask() -> npt.NDArray[np.uint64]:
    """The rules fill in a mask that is not needed here."""
    return np.zeros(MASK_WORDS, np.uint64)


def record_text(record: Any) -> str:
    """The fields that are not zero."""
    fields = ((name, np.asarray(record[name])) for name in record.dtype.names)
    return " ".join(f"{name}={compact(value)}" for name, value in fields if value.any())


def compact(value: npt.NDArray[Any]) -> str:
    return str(value.tolist()).replace(" ", "")
