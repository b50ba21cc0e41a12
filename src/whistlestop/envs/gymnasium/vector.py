"""Many games at once: a Gymnasium vector environment over one compiled batch."""

from __future__ import annotations

import os
from collections.abc import Sequence
from typing import Any

import numpy as np
import numpy.typing as npt
from gymnasium import spaces
from gymnasium.error import ResetNeeded
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space

from whistlestop import maps
from whistlestop.maps import Map

from ..batch import Batch
from ..shared.actions import one_for_each
from ..shared.rewards import VICTORY, check_kind, reward_for_cheating, rewards_of
from ..shared.text import text_of
from ..stepping import STAY
from ..tables import ADVISER, number_of_games, tables_of
from .opponents import LEARNER, seated

Array = npt.NDArray[Any]


class VectorGames(VectorEnv[Array, Array, Array]):
    """Games in which one seat learns. Observations are bytes (docs/observations.md); `info["action_mask"]`, also
    `action_masks()`, says what is legal. An action that is not legal ends its game, as badly as can be; a number that
    is no action at all is an error.

    Games that are over begin anew as `autoreset_mode` says: in the next step (Gymnasium's default), in the same one, or
    when `reset(options={"reset_mask": ...})` asks for it. `threads` share the games of a step.
    """

    def __init__(
        self,
        num_envs: int = 1,
        game: str | os.PathLike[str] | Map = "north_america",
        players: int = 2,
        *,
        opponents: str | Sequence[str] = "blocker",
        advice: bool = True,
        reward: str = VICTORY,
        autoreset_mode: str | AutoresetMode = AutoresetMode.NEXT_STEP,
        render_mode: str | None = None,
        threads: int = 1,
    ) -> None:
        self.map = game if isinstance(game, Map) else maps.load(game)
        board, num_envs = maps.board(self.map), number_of_games(num_envs)
        self.opponents = seated(self.map, tables_of(board), opponents, players, num_envs)
        self.batch = Batch(
            board,
            num_envs,
            players=players,
            adviser=ADVISER if advice or self.opponents.need_advice else None,
            bots=self.opponents.bots,
            begins_anew=False,
            threads=threads,
        )
        self.num_envs = num_envs
        self.reward = check_kind(reward)
        self.autoreset_mode = AutoresetMode(autoreset_mode)
        self.metadata = {"render_modes": ["ansi"], "autoreset_mode": self.autoreset_mode}
        self.render_mode = render_mode
        tables = self.batch.tables
        self.single_observation_space = spaces.Box(-127, 127, (tables.width,), np.int8)
        self.single_action_space = spaces.Discrete(len(tables.decisions))
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)
        self._over = np.zeros(num_envs, np.bool_)
        self._begun = np.zeros(num_envs, np.bool_)

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Array, dict[str, Any]]:
        """All games anew, or those in `options["reset_mask"]`."""
        super().reset(seed=seed)
        if options is not None and "reset_mask" in options:
            for game in np.flatnonzero(options["reset_mask"]):
                self._begin(int(game))
        else:
            self.batch.restart(int(self.np_random.integers(1 << 62)))
            self._over[:] = False
            self._begun[:] = True
        self.opponents.play(self.batch)
        return self.batch.observed.copy(), self._info()

    def step(self, actions: Array) -> tuple[Array, Array, Array, Array, dict[str, Any]]:
        batch, resting = self.batch, self._over.copy()
        if not self._begun.all():
            raise ResetNeeded("games have to begin before the first step: call reset.")
        if self.autoreset_mode == AutoresetMode.DISABLED and resting.any():
            raise ValueError("games that are over have to be reset first: options={'reset_mask': terminations}.")
        actions = self._checked(actions, resting)
        wrong = ~resting & (batch.mask[np.arange(self.num_envs), np.where(resting, 0, actions)] == 0)
        batch.step(np.where(wrong, STAY, actions))
        self.opponents.play(batch)
        terminated = ~resting & ((batch.seats < 0) | wrong)
        for game in np.flatnonzero(resting):
            self._begin(int(game))
        rewards = np.zeros(self.num_envs, np.float64)
        ended = np.flatnonzero(terminated)
        if len(ended):
            found = rewards_of(self.reward, batch.totals[ended], batch.ranks[ended], batch.players[ended])[:, LEARNER]
            rewards[ended] = np.where(wrong[ended], reward_for_cheating(self.reward), found)
            for game in ended:
                batch.look(int(game), LEARNER)
                batch.mask[game] = 1 if self.autoreset_mode == AutoresetMode.NEXT_STEP else 0
        self._over = terminated.copy()
        infos: dict[str, Any] = {}
        if len(ended) and self.autoreset_mode == AutoresetMode.SAME_STEP:
            infos = self._final(ended, wrong)
            for game in ended:
                self._begin(int(game))
        self.opponents.play(batch)  # in games that have begun anew
        infos |= self._info(ended, wrong)
        return batch.observed.copy(), rewards, terminated, np.zeros(self.num_envs, np.bool_), infos

    def action_masks(self) -> Array:
        """What is legal now, game by game: the name under which learners with masks look for it."""
        return self.batch.mask.astype(np.bool_)

    def render(self) -> tuple[str, ...] | None:
        if self.render_mode != "ansi":
            return None
        return tuple(text_of(self.map, state, int(self.batch.seats[i])) for i, state in enumerate(self.batch.states))

    def _checked(self, actions: Array, resting: Array) -> Array:
        """ValueError if there is not one for each game. A game that is over takes anything."""
        actions, number = one_for_each(actions, self.num_envs), len(self.batch.tables.decisions)
        beyond = ~resting & ((actions < 0) | (actions >= number))
        if beyond.any():
            raise ValueError(f"{actions[beyond][0]} is no action: they are the numbers 0 to {number - 1}.")
        return np.where(resting, STAY, actions)

    def _begin(self, game: int) -> None:
        self.batch.begin(game)
        self._over[game], self._begun[game] = False, True

    def _info(self, ended: Array | None = None, wrong: Array | None = None) -> dict[str, Any]:
        info: dict[str, Any] = {"action_mask": self.batch.mask.astype(np.int8)}
        if ended is not None and wrong is not None and len(ended):
            there = np.zeros(self.num_envs, np.bool_)
            there[ended] = True
            info |= {"points": np.where(there[:, None], self.batch.totals, 0), "_points": there}
            info |= {"illegal": wrong.copy(), "_illegal": there.copy()}
        return info

    def _final(self, ended: Array, wrong: Array) -> dict[str, Any]:
        """What Gymnasium wants to be told of games that are over and have begun anew already."""
        there = np.zeros(self.num_envs, np.bool_)
        there[ended] = True
        observed = np.empty(self.num_envs, object)
        for game in ended:
            observed[game] = self.batch.observed[game].copy()
        info = self._info(ended, wrong)
        return {"final_obs": observed, "_final_obs": there, "final_info": info, "_final_info": there.copy()}
