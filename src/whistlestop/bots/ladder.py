"""The tables of docs/bots.md: who wins how often, alone against each other bot.

python -m whistlestop.bots.ladder --game europe --players 2 --games 1000

The expert is measured by whistlestop.arena.expert_trials.
"""

from __future__ import annotations

import argparse
from collections.abc import Iterator, Sequence

from whistlestop import maps

from .api import play
from .checks import check_compiled
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


def print_table(game: str, players: int, rivals: list[str], games: int, seed: int) -> None:
    print(f"| {game}, {players} players | {' | '.join(rivals)} |")
    print(f"|---|{'---|' * len(rivals)}")
    for name, shares in lone_shares(game, players, rivals, games, seed):
        print(f"| **{name}** | {' | '.join(f'{100 * share:.0f}' for share in shares)} |", flush=True)


def main(arguments: Sequence[str] | None = None) -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--game", choices=maps.names(), default="north_america")
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--rivals", default=",".join(NAMES))
    parser.add_argument("--games", type=int, default=1000)
    parser.add_argument("--seed", type=int, default=1)
    chosen = parser.parse_args(arguments)
    rivals = chosen.rivals.split(",")
    try:
        check_compiled(chosen.game, chosen.players, rivals, chosen.seed)
    except ValueError as error:
        parser.error(str(error))
    if chosen.games < 1:
        parser.error(f"--games must be 1 or more, not {chosen.games}.")
    print_table(chosen.game, chosen.players, rivals, chosen.games, chosen.seed)


if __name__ == "__main__":
    main()
