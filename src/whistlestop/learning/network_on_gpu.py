"""The network of a match on a GPU: it tries the rounds of many searches at once, all their trial games side by side."""

from __future__ import annotations

import os
from collections.abc import Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import TYPE_CHECKING

import numpy as np
import numpy.typing as npt
import torch

from whistlestop.bots.champion.rounds import Findings, Round
from whistlestop.bots.champion.trial_games import joined, on_turn
from whistlestop.bots.champion.weights import Floats, Weights
from whistlestop.bots.champion.worth import worth_of
from whistlestop.bots.observation.api import tables_for
from whistlestop.bots.observation.features import scales
from whistlestop.rules.api import Records

from .export import policy_like
from .network import Opinion, Policy

if TYPE_CHECKING:
    from whistlestop.envs.gpu_trials import GpuTrials

AT_ONCE = 131_072  # trial games; each takes some 4,000 bytes of the GPU's memory
NO_LUCK = np.zeros((1, 1), np.uint64)  # of positions that nobody plays on from


class NetworkOnGpu:
    def __init__(self, board: Records, weights: Weights, device: torch.device, trials: type[GpuTrials]) -> None:
        """`trials`: the trial games on that device."""
        torch.set_float32_matmul_precision("high")  # TF32
        self.board = board
        self.device = device
        self.trials = trials
        self.threads = ThreadPoolExecutor(os.cpu_count())
        self.policy, self.in_trials = (
            policy_like(it, scales(board)).to(device).requires_grad_(False) for it in (weights, weights.in_trials)
        )
        self.decisions = torch.from_numpy(tables_for(board).decisions.astype(np.int32)).to(device)

    def think(self, observed: npt.NDArray[np.int8]) -> Floats:
        """Logits, a row an observation."""
        return np.asarray(opinion(self.policy, torch.from_numpy(observed).to(self.device)).logits.cpu().numpy())

    def try_out(self, rounds: Sequence[Round]) -> list[Findings]:
        return [findings for lot in in_lots(rounds) for findings in self._try_lot(lot)]

    def _try_lot(self, rounds: Sequence[Round]) -> Iterator[Findings]:
        promised, worth = self._promised(rounds), self._worth(rounds)
        world = trial = 0
        for tried in rounds:
            worlds, decisions = len(tried.worlds), len(tried.decisions)
            found = worth[trial : trial + worlds * decisions].reshape(worlds, decisions)
            yield Findings(promised[world : world + worlds], found)
            world, trial = world + worlds, trial + worlds * decisions

    def _promised(self, rounds: Sequence[Round]) -> npt.NDArray[np.float64]:
        """To the others, by the worlds of all rounds."""
        begins = first_worlds(rounds)
        found = np.zeros(sum(len(tried.worlds) for tried in rounds))
        asked, seats, worlds = [], [], []
        for tried, begin in zip(rounds, begins, strict=True):
            for other in tried.others:
                seats.append(np.full(len(tried.worlds), other))
                worlds.append(begin + np.arange(len(tried.worlds)))
                asked.append(on_turn(tried.worlds, seats[-1]))
        if asked:
            number = sum(len(it) for it in seats)
            games = self.trials(self.board, joined(asked), np.arange(number), np.concatenate(seats), NO_LUCK)
            values = self._look(games, number, self.policy).value
            np.add.at(found, np.concatenate(worlds), values.double().cpu().numpy())
        return found

    def _worth(self, rounds: Sequence[Round]) -> Floats:
        """To the searching seats, of the trial games of all rounds."""
        begins = first_worlds(rounds)
        worlds = np.concatenate([begin + it.world_of_trials for begin, it in zip(begins, rounds, strict=True)])
        seats = np.concatenate([np.full(len(it.worlds) * len(it.decisions), it.seat) for it in rounds])
        luck = self._luck(rounds)
        games = self.trials(self.board, joined([it.worlds for it in rounds]), worlds, seats, luck)
        self._play_to_the_end(games, np.concatenate([it.first_decisions for it in rounds]))
        players = int(rounds[0].worlds[0]["players"])
        totals, ranks = (it.copy_to_host()[:, :players] for it in (games.totals, games.ranks))
        return worth_of(totals, ranks, seats)

    def _luck(self, rounds: Sequence[Round]) -> npt.NDArray[np.uint64]:
        """Of the worlds of all rounds. Rolling so many dice takes the longest of all that is left to the CPU."""
        parts = list(self.threads.map(lambda tried: tried.luck, rounds))
        luck = np.empty((sum(map(len, parts)), parts[0].shape[1]), np.uint64)

        def put(begin: int, part: npt.NDArray[np.uint64]) -> None:
            luck[begin : begin + len(part)] = part

        list(self.threads.map(put, first_worlds(rounds), parts))
        return luck

    def _play_to_the_end(self, games: GpuTrials, first: npt.NDArray[np.int64]) -> None:
        """The first decisions, then the network's. Games that are over are left behind at once."""
        seats, going, chosen = (
            torch.as_tensor(it, device=self.device) for it in (games.seats, games.games, games.chosen)
        )
        chosen.copy_(torch.from_numpy(first.astype(np.int32)))
        games.take(games.number)
        number = games.number
        while True:
            left = going[:number]
            left = left[seats[left.long()] >= 0]
            number = len(left)
            if number == 0:
                return
            going[:number] = left
            logits = self._look(games, number, self.in_trials).logits
            chosen[:number] = self.decisions[logits.argmax(1)]
            games.renew_luck(number)
            games.take(number)

    def _look(self, games: GpuTrials, number: int, policy: Policy) -> Opinion:
        """What a network thinks of the games in the first so many places; of legal decisions alone."""
        observed, mask = (torch.as_tensor(it, device=self.device)[:number] for it in (games.observed, games.mask))
        observed.zero_()
        mask.zero_()
        games.look(number)
        found = opinion(policy, observed)
        return Opinion(found.logits.masked_fill(mask == 0, -torch.inf), found.value)


def opinion(policy: Policy, observed: torch.Tensor) -> Opinion:
    with torch.no_grad():
        found: Opinion = policy(observed, torch.float32)
    return found


def first_worlds(rounds: Sequence[Round]) -> npt.NDArray[np.int64]:
    """Where the worlds of each round begin, when those of all are in one row."""
    return np.cumsum([0, *(len(tried.worlds) for tried in rounds[:-1])])


def in_lots(rounds: Sequence[Round]) -> Iterator[list[Round]]:
    """As many rounds as can be tried at once, and so on."""
    lot: list[Round] = []
    number = 0
    for tried in rounds:
        trials = len(tried.worlds) * len(tried.decisions)
        if lot and number + trials > AT_ONCE:
            yield lot
            lot, number = [], 0
        lot.append(tried)
        number += trials
    if lot:
        yield lot
