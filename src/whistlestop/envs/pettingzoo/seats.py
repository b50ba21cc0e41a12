"""One game with an agent in every seat, beneath both kinds of PettingZoo environments."""

from __future__ import annotations

import os
from typing import Any

import numpy as np
import numpy.typing as npt
from gymnasium import spaces

from whistlestop import maps
from whistlestop.maps import Map

from ..batch import Batch
from ..shared.rewards import VICTORY, check_kind, rewards_of
from ..shared.text import text_of
from ..tables import ADVISER

Seen = dict[str, npt.NDArray[Any]]

NAME = "whistlestop_v0"
RENDER_MODES = ["human", "ansi"]


class Seats:
    """A game, what its agents are called, and what each of them sees."""

    def __init__(
        self, game: str | os.PathLike[str] | Map, players: int, *, advice: bool = True, reward: str = VICTORY
    ) -> None:
        self.map = game if isinstance(game, Map) else maps.load(game)
        self.reward = check_kind(reward)
        self.batch = Batch(
            maps.board(self.map), 1, players=players, adviser=ADVISER if advice else None, begins_anew=False
        )
        self.players = players
        self.names = [f"player_{seat}" for seat in range(players)]
        self.dice = np.random.default_rng()
        width, actions = self.batch.tables.width, len(self.batch.tables.decisions)
        self.observation_spaces = {name: observation_space(width, actions) for name in self.names}
        self.action_spaces = {name: spaces.Discrete(actions) for name in self.names}
        self._seen = self._copy()

    def begin(self, seed: int | None) -> None:
        """The same seed, the same game. Without one every game is another."""
        if seed is not None:
            self.dice = np.random.default_rng(seed)
        self.batch.restart(int(self.dice.integers(1 << 63)))
        self._seen = self._copy()

    @property
    def seat(self) -> int:
        """Who has to decide; -1 once the game is over."""
        return int(self.batch.seats[0])

    def is_legal(self, action: Any) -> bool:
        mask = self._seen["action_mask"]
        there = bool(isinstance(action, (int, np.integer)) and 0 <= action < len(mask))
        return there and self.seat >= 0 and bool(mask[action])

    def play(self, action: int | np.integer[Any]) -> None:
        if not self.is_legal(action):
            raise ValueError(f"action {action} is not legal now; choose one where the action mask is 1.")
        self.batch.step_one(0, int(action))
        self._seen = self._copy()

    def see(self, seat: int) -> Seen:
        """What a seat sees now; without advice, and nothing being legal, if it is not the one to decide."""
        if seat == self.seat:
            return {name: array.copy() for name, array in self._seen.items()}
        self.batch.look(0, seat)
        seen = self._copy()
        seen["action_mask"].fill(0)  # where several owe a choice (B3) they are asked one after the other
        return seen

    def rewards(self) -> dict[str, float]:
        """Of a game that is over."""
        batch = self.batch
        found = rewards_of(self.reward, batch.totals, batch.ranks, batch.players)[0]
        return {name: float(found[seat]) for seat, name in enumerate(self.names)}

    def text(self) -> str:
        return text_of(self.map, self.batch.states[0], self.seat)

    def _copy(self) -> Seen:
        return {"observation": self.batch.observed[0].copy(), "action_mask": self.batch.mask[0].astype(np.int8)}


class SeatsShown:
    """What both kinds of environments have of their seats: the spaces, the picture, the name."""

    seats: Seats
    render_mode: str | None

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        return self.seats.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        return self.seats.action_spaces[agent]

    def render(self) -> str | None:
        if self.render_mode == "human":
            print(self.seats.text())
            return None
        return self.seats.text() if self.render_mode == "ansi" else None

    def show(self) -> None:
        """After something has happened: to a person who watches."""
        if self.render_mode == "human":
            self.render()

    def close(self) -> None:
        """Nothing to release."""

    def __str__(self) -> str:
        return NAME


def observation_space(width: int, actions: int) -> spaces.Dict:
    return spaces.Dict(
        {
            "observation": spaces.Box(-127, 127, (width,), np.int8),
            "action_mask": spaces.Box(0, 1, (actions,), np.int8),
        }
    )
