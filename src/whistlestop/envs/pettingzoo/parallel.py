"""The games for learners that ask every agent in every cycle: PettingZoo's parallel interface."""

from __future__ import annotations

import os
from typing import Any

from pettingzoo import AECEnv, ParallelEnv
from pettingzoo.utils import parallel_to_aec

from whistlestop.maps import Map

from ..shared.rewards import VICTORY
from .seats import NAME, RENDER_MODES, Seats, SeatsShown, Seen


def env(**settings: Any) -> AECEnv[Any, Any, Any]:
    """The same through the AEC interface, cycle by cycle; `envs.pettingzoo.env` is the game turn by turn."""
    return parallel_to_aec(parallel_env(**settings))


class parallel_env(SeatsShown, ParallelEnv[str, Seen, int]):  # noqa: N801 - PettingZoo's name for it
    """Every agent gives an action in every cycle; only that of the one who has a choice counts. The others' masks are
    all zero. An action that is not legal changes nothing: the cycle passes, and the agent's info says `illegal`."""

    metadata = {"render_modes": RENDER_MODES, "name": NAME, "render_fps": 4}  # noqa: RUF012

    def __init__(
        self,
        game: str | os.PathLike[str] | Map = "north_america",
        players: int = 2,
        *,
        advice: bool = True,
        reward: str = VICTORY,
        max_cycles: int = 10_000,
        render_mode: str | None = None,
    ) -> None:
        self.seats = Seats(game, players, advice=advice, reward=reward)
        self.possible_agents = list(self.seats.names)
        self.agents: list[str] = []
        self.max_cycles = max_cycles
        self.render_mode = render_mode
        self.cycles = 0

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Seen], dict[str, dict[str, Any]]]:
        self.seats.begin(seed)
        self.cycles = 0
        self.agents = list(self.possible_agents)
        return self._observations(), {agent: {} for agent in self.agents}

    def step(
        self, actions: dict[str, int]
    ) -> tuple[dict[str, Seen], dict[str, float], dict[str, bool], dict[str, bool], dict[str, dict[str, Any]]]:
        infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        if not self.agents:
            raise ValueError("the game has not begun, or is over: call reset.")
        deciding = self.seats.names[self.seats.seat]
        if actions.get(deciding) is None:
            raise ValueError(f"{deciding} has to decide: step takes an action of every agent, by its name.")
        if self.seats.is_legal(actions[deciding]):
            self.seats.play(actions[deciding])
        else:
            infos[deciding]["illegal"] = True
        self.cycles += 1
        over = self.seats.seat < 0
        cut_off = not over and self.cycles >= self.max_cycles
        observations = self._observations()
        rewards = self.seats.rewards() if over else dict.fromkeys(self.agents, 0.0)
        terminations, truncations = dict.fromkeys(self.agents, over), dict.fromkeys(self.agents, cut_off)
        if over or cut_off:
            self.agents = []
        self.show()
        return observations, rewards, terminations, truncations, infos

    def _observations(self) -> dict[str, Seen]:
        return {agent: self.seats.see(seat) for seat, agent in enumerate(self.seats.names)}
