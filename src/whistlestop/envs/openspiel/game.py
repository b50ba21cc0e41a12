"""The game as OpenSpiel knows it: what kind of game it is, and how large everything can be."""

from __future__ import annotations

from typing import Any

import pyspiel

from whistlestop import maps
from whistlestop.rules.decisions import DECISIONS
from whistlestop.rules.record import SEATS, TICKETS

from ..batch import Batch
from ..shared.rewards import VICTORY, check_kind, most_of
from .observer import Observer
from .state import Setup, WhistlestopState

NAME = "whistlestop"
LONGEST = 50_000  # decisions; idle rounds end a game long before (E16, K13a)
DEFAULTS: dict[str, Any] = {"map": "north_america", "players": 2, "reward": VICTORY}

TYPE = pyspiel.GameType(
    short_name=NAME,
    long_name="Whistlestop",
    dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
    chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
    information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
    utility=pyspiel.GameType.Utility.ZERO_SUM,
    reward_model=pyspiel.GameType.RewardModel.TERMINAL,
    max_num_players=SEATS,
    min_num_players=2,
    provides_information_state_string=True,
    provides_information_state_tensor=True,
    provides_observation_string=True,
    provides_observation_tensor=True,
    parameter_specification=DEFAULTS,
)


class WhistlestopGame(pyspiel.Game):
    """`map`: a shipped game or the path of a map file; `players`; `reward`: `victory` or `margin`, as everywhere."""

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        settings = DEFAULTS | (params or {})
        map = maps.load(settings["map"])
        self.setup = Setup(map, maps.board(map), int(settings["players"]), check_kind(settings["reward"]))
        players, most = self.setup.players, most_of(self.setup.reward)
        self.viewer = Batch(self.setup.board, 1, players=players, adviser=None)  # looks at games for observers
        info = pyspiel.GameInfo(
            num_distinct_actions=DECISIONS,
            max_chance_outcomes=TICKETS,
            num_players=players,
            min_utility=-most,
            max_utility=most,
            utility_sum=0.0,
            max_game_length=LONGEST,
        )
        super().__init__(TYPE, info, settings)

    def new_initial_state(self) -> WhistlestopState:
        return WhistlestopState(self, self.setup)

    def make_py_observer(self, iig_obs_type: Any = None, params: dict[str, Any] | None = None) -> Observer:
        if params:
            raise ValueError(f"observers of this game have no settings, not even {', '.join(params)}.")
        recall = iig_obs_type is not None and iig_obs_type.perfect_recall
        return Observer(self.viewer, recall=bool(recall))
