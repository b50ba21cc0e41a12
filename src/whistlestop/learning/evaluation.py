"""How strong is it? Whole games of the network, alone at a table of scripted bots or of another network, on the device
it is trained on."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import NamedTuple

import numpy as np
import torch

from whistlestop.envs.tables import ADVISER, advised_by, tables_of

from .games import Games, Numbers
from .rollout import Chooser, gumbel, rows_of

LONGEST = 20_000  # steps; no game lasts so long
GLANCE = 32  # steps between two looks whether all games are over


class Strength(NamedTuple):
    """What the network won alone against so many of one bot."""

    rival: str
    players: int
    games: int
    share: float  # of the victories
    error: float  # standard error of that
    points: float
    rivals_points: float
    turns: float  # of each player


def evaluate(
    board: Numbers,
    choose: Chooser,
    device: torch.device,
    *,
    rivals: Sequence[str] = (ADVISER,),
    games: int = 4096,
    players: Sequence[int] = (),
    seed: int = 1_000_003,
    greedy: bool = True,
) -> list[Strength]:
    """So many games against each rival at each size of table, all at the same time; the seats in turn."""
    tables = tables_of(board)
    groups = [(rival, size) for rival in rivals for size in players or range(tables.fewest, tables.most + 1)]
    sizes = np.repeat(np.array([size for _, size in groups], np.int32), games)
    seats = np.concatenate([np.arange(games) % size for _, size in groups])
    advisers = np.concatenate([advised_by(tables, rival, np.full(games, size)) for rival, size in groups])
    every = np.arange(len(sizes))
    advisers[every, seats] = tables.adviser(ADVISER, sizes)
    batch = Games(board, sizes, advisers, seed, device)
    results = play(batch, choose, advised, torch.from_numpy(seats).to(device), greedy, seed)
    return summaries(groups, games, results)


def evaluate_against(
    board: Numbers,
    choose: Chooser,
    rival: Chooser,
    name: str,
    device: torch.device,
    *,
    games: int = 4096,
    players: Sequence[int] = (),
    seed: int = 1_000_003,
) -> list[Strength]:
    """The same against another network in all other seats; both always decide for what they like best."""
    tables = tables_of(board)
    sizes = sorted(set(players)) or range(tables.fewest, tables.most + 1)
    groups = [(name, size) for size in sizes]
    every = np.repeat(np.array(sizes, np.int32), games)
    seats = torch.from_numpy(np.concatenate([np.arange(games) % size for size in sizes])).to(device)
    batch = Games(board, every, advised_by(tables, ADVISER, every), seed, device)

    def theirs(batch: Games, mask: torch.Tensor, noise: torch.Tensor) -> torch.Tensor:
        return rival(batch.observed, mask, noise)[0]

    return summaries(groups, games, play(batch, choose, theirs, seats, True, seed))


Others = Callable[[Games, torch.Tensor, torch.Tensor], torch.Tensor]  # what the others decide: batch, mask, noise


def advised(batch: Games, mask: torch.Tensor, noise: torch.Tensor) -> torch.Tensor:  # noqa: ARG001
    """Scripted bots do what they advise."""
    return batch.advice.long()


def play(batch: Games, choose: Chooser, others: Others, seats: torch.Tensor, greedy: bool, seed: int) -> list[Numbers]:
    """Until the first game of every place is over: share of the victory, points, mean of the others, turns."""
    device = batch.device
    dice = torch.Generator(device).manual_seed(seed)
    open_games = torch.ones(batch.number, dtype=torch.bool, device=device)
    results = [torch.zeros(batch.number, device=device) for _ in range(4)]
    for step in range(LONGEST):
        mask = batch.mask.view(torch.bool)
        noise = torch.zeros(mask.shape, device=device) if greedy else gumbel(mask.shape, device, dice)
        with torch.no_grad():
            actions, mine = others(batch, mask, noise), batch.seats == seats
            rows = rows_of(mine)
            chosen, _ = choose(batch.observed[rows], mask[rows], noise[rows])
            actions[rows] = torch.where(mine[rows], chosen, actions[rows])
            batch.step(actions)
        new = batch.done.view(torch.bool) & open_games
        won = (batch.ranks == 1).float()
        place = seats.unsqueeze(1)
        totals = batch.totals.float()
        points = totals.gather(1, place).squeeze(1)
        found = (
            (won / won.sum(1, keepdim=True).clamp(min=1)).gather(1, place).squeeze(1),
            points,
            (totals.sum(1) - points) / (batch.players - 1),
            batch.turns / batch.players,
        )
        results = [torch.where(new, value, old) for value, old in zip(found, results, strict=True)]
        open_games = open_games & ~new
        if step % GLANCE == GLANCE - 1 and not bool(open_games.any()):
            break
    return [result.cpu().numpy() for result in results]


def summaries(groups: Sequence[tuple[str, int]], games: int, results: list[Numbers]) -> list[Strength]:
    """Of each rival and size of table, which come one after the other in the results."""
    return [
        summary(rival, size, [part[place * games : (place + 1) * games] for part in results])
        for place, (rival, size) in enumerate(groups)
    ]


def summary(rival: str, size: int, parts: list[Numbers]) -> Strength:
    share, points, others, turns = (float(part.mean()) for part in parts)
    error = float(parts[0].std() / np.sqrt(len(parts[0])))
    return Strength(
        rival,
        size,
        len(parts[0]),
        round(share, 4),
        round(error, 4),
        round(points, 1),
        round(others, 1),
        round(turns, 1),
    )
