"""The tables of docs/bots.md: who wins how often, alone against each other bot.

python -m whistlestop.bots.ladder --game europe --players 2 --games 1000
python -m whistlestop.bots.ladder --game europe --players 4 --expert planner --games 40 --milliseconds 50
"""

from __future__ import annotations

import argparse
from collections.abc import Iterator

import numpy as np

from whistlestop import maps, rules

from . import expert
from .api import decide, play
from .traits import NAMES


def lone_shares(game: str, players: int, rivals: list[str], games: int, seed: int) -> Iterator[tuple[str, list[float]]]:
    """Bot after bot, its share of the victories alone against each of the rivals in all other seats."""
    board = maps.board(game)
    for name in NAMES:
        shares = []
        for other in rivals:
            results = play(board, [name, *[other] * (players - 1)], games=games, seed=seed)
            shares.append(float(results.shares()[0]))
        yield name, shares


def expert_wins(game: str, others: list[str], seed: int, milliseconds: float, rollouts: int | None) -> float:
    """One game of the expert, in the seat that the seed says, on one core; its share of the victory."""
    board = maps.board(game)
    players = len(others) + 1
    own = seed % players
    line_up = [*others[:own], "expert", *others[own:]]
    states = rules.new(board, players, seed=seed)
    number = 0
    while True:
        rules.settle(states, board)
        seats = rules.to_move(states)
        if not seats:
            break
        seat, number = seats[0], number + 1
        known = rules.seen(states, seat)
        if seat == own:
            decision = expert.decide(
                known, board, seat, seed=number, milliseconds=milliseconds, rollouts=rollouts, threads=1
            )
        else:
            decision = decide(known, board, seat, line_up[seat], seed=number)
        rules.apply(states, board, seat, decision)
    won = rules.score(states, board)[0]["rank"][:players] == 1
    return float(won[own] / won.sum())


def print_table(game: str, players: int, rivals: list[str], games: int, seed: int) -> None:
    print(f"| {game}, {players} players | {' | '.join(rivals)} |")
    print(f"|---|{'---|' * len(rivals)}")
    for name, shares in lone_shares(game, players, rivals, games, seed):
        print(f"| **{name}** | {' | '.join(f'{100 * share:.0f}' for share in shares)} |", flush=True)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--game", choices=maps.names(), default="north_america")
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--rivals", default=",".join(NAMES))
    parser.add_argument("--games", type=int, default=1000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--expert", metavar="BOT", help="measure the expert against this bot in all other seats")
    parser.add_argument("--milliseconds", type=float, default=50)
    parser.add_argument("--rollouts", type=int, default=None, help="trial games a decision, instead of time")
    chosen = parser.parse_args()
    if chosen.expert is None:
        print_table(chosen.game, chosen.players, chosen.rivals.split(","), chosen.games, chosen.seed)
        return
    others = [chosen.expert] * (chosen.players - 1)
    won = [
        expert_wins(chosen.game, others, chosen.seed + game, chosen.milliseconds, chosen.rollouts)
        for game in range(chosen.games)
    ]
    error = float(np.std(won)) / chosen.games**0.5
    print(f"{chosen.game}, {chosen.players} players: {np.mean(won):.3f} ± {1.96 * error:.3f} against {chosen.expert}")


if __name__ == "__main__":
    main()
