"""The games turn by turn: PettingZoo's AEC interface."""

from __future__ import annotations

import os
from typing import Any

import numpy as np
from pettingzoo import AECEnv
from pettingzoo.utils import wrappers

from whistlestop.maps import Map

from ..shared.rewards import VICTORY, reward_for_cheating
from .seats import NAME, RENDER_MODES, Seats, SeatsShown, Seen


def env(**settings: Any) -> AECEnv[str, Seen, int | np.integer[Any] | None]:
    """As `raw_env`, in the wrappers that PettingZoo's own board games have: an action that is not legal ends the game
    and is told so, and calls in the wrong order get a sentence."""
    raw = raw_env(**settings)
    ended: AECEnv[Any, Any, Any] = wrappers.TerminateIllegalWrapper(
        raw, illegal_reward=reward_for_cheating(raw.seats.reward)
    )
    return wrappers.OrderEnforcingWrapper(wrappers.AssertOutOfBoundsWrapper(ended))


class raw_env(SeatsShown, AECEnv[str, Seen, "int | np.integer[Any] | None"]):  # noqa: N801 - PettingZoo's name for it
    """Agents `player_0`, `player_1`, ...; the one selected has a choice. Its observation is `docs/observations.md`,
    `action_mask` says what is legal. What is forced happens by itself, chance too."""

    metadata = {"render_modes": RENDER_MODES, "name": NAME, "is_parallelizable": False, "render_fps": 4}  # noqa: RUF012

    def __init__(
        self,
        game: str | os.PathLike[str] | Map = "north_america",
        players: int = 2,
        *,
        advice: bool = True,
        reward: str = VICTORY,
        max_cycles: int | None = None,
        render_mode: str | None = None,
    ) -> None:
        """`advice`: whether the observation has the scripted bot's opinion, which takes most of the time; `max_cycles`:
        a game is cut off after so many decisions in all."""
        super().__init__()
        self.seats = Seats(game, players, advice=advice, reward=reward)
        self.possible_agents = list(self.seats.names)
        self.agents: list[str] = []
        self.max_cycles = max_cycles
        self.render_mode = render_mode
        self.steps = 0

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        self.seats.begin(seed)
        self.steps = 0
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self.agents[self.seats.seat]
        self.show()

    def observe(self, agent: str) -> Seen:
        return self.seats.see(self.seats.names.index(agent))

    def step(self, action: int | np.integer[Any] | None) -> None:
        if not hasattr(self, "agent_selection"):
            raise ValueError("the game has not begun: call reset.")
        if self.terminations[self.agent_selection] or self.truncations[self.agent_selection]:
            self._was_dead_step(action)
            return
        if action is None:
            raise ValueError(f"{self.agent_selection} has to decide; None is for agents whose game is over.")
        self.seats.play(action)
        self.steps += 1
        self._cumulative_rewards[self.agent_selection] = 0.0
        self._clear_rewards()
        if self.seats.seat < 0:
            self.rewards = self.seats.rewards()
            self.terminations = dict.fromkeys(self.agents, True)
            self._accumulate_rewards()
        else:
            self.agent_selection = self.seats.names[self.seats.seat]
            if self.max_cycles is not None and self.steps >= self.max_cycles:
                self.truncations = dict.fromkeys(self.agents, True)
        self.show()
