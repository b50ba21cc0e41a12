"""One game at a time: an ordinary Gymnasium environment, the vector environment with a single game in it."""

from __future__ import annotations

from typing import Any

import numpy as np
import numpy.typing as npt
from gymnasium import Env
from gymnasium.vector import AutoresetMode

from .vector import VectorGames

Array = npt.NDArray[Any]


class OneGame(Env[Array, np.int64]):
    """One seat learns; see `VectorGames`, whose settings it takes."""

    metadata = {"render_modes": ["ansi"], "render_fps": 4}  # noqa: RUF012

    def __init__(self, *, render_mode: str | None = None, **settings: Any) -> None:
        self.games = VectorGames(1, autoreset_mode=AutoresetMode.DISABLED, render_mode=render_mode, **settings)
        self.render_mode = render_mode
        self.observation_space = self.games.single_observation_space
        self.action_space = self.games.single_action_space

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Array, dict[str, Any]]:
        super().reset(seed=seed, options=options)
        observed, info = self.games.reset(seed=int(self.np_random.integers(1 << 62)))
        return observed[0], first_of(info)

    def step(self, action: np.int64) -> tuple[Array, float, bool, bool, dict[str, Any]]:
        observed, rewards, terminated, _, info = self.games.step(np.array([action]))
        return observed[0], float(rewards[0]), bool(terminated[0]), False, first_of(info)

    def action_masks(self) -> Array:
        return np.asarray(self.games.action_masks()[0])

    def render(self) -> str | None:
        shown = self.games.render()
        return None if shown is None else shown[0]


def first_of(info: dict[str, Any]) -> dict[str, Any]:
    """What is said of the first game."""
    return {name: array[0].copy() for name, array in info.items() if not name.startswith("_")}
