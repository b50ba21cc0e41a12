"""The command line of the benchmarks."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Callable
from typing import Any

from . import champion_speed, compare, game_speed, perft, rules_table

BAD_USAGE = 2


def positive(kind: Callable[[str], float]) -> Callable[[str], float]:
    """Numbers above zero, for argparse."""

    def number(text: str) -> float:
        value = kind(text)
        if not 0 < value < float("inf"):
            raise argparse.ArgumentTypeError(f"{text} is not a number above zero")
        return value

    return number


Actions = Any  # what argparse gives for subcommands


def add_arguments(parser: argparse.ArgumentParser) -> Actions:
    """The subcommands; whoever has more of them adds them to what this gives."""
    actions = parser.add_subparsers(dest="action", metavar="WHAT", required=True)
    rules = actions.add_parser("rules", help="how fast the rules are", allow_abbrev=False)
    rules.add_argument("--target", choices=("cpu", "gpu"), default="cpu")
    rules.add_argument("--game", choices=tuple(compare.GAMES), action="append", help="only this game (may be repeated)")
    rules.add_argument(
        "--seconds", type=positive(float), default=2.0, help="length of a measurement on the CPU (default 2)"
    )
    rules.add_argument("--no-cold", action="store_true", help="leave out the compile and start times")
    rules.add_argument("--json", action="store_true", help="for machines")
    game = actions.add_parser("game", help="how fast the game layer is", allow_abbrev=False)
    game.add_argument("--game", choices=tuple(compare.GAMES), action="append", help="only this game (may be repeated)")
    game.add_argument("--seconds", type=positive(float), default=1.0, help="length of a measurement (default 1)")
    game.add_argument("--json", action="store_true", help="for machines")
    champion = actions.add_parser("champion", help="what a decision of the champion costs", allow_abbrev=False)
    champion.add_argument("--game", choices=tuple(compare.GAMES), action="append", help="only this game")
    champion.add_argument("--seconds", type=positive(float), default=1.0, help="length of a measurement (default 1)")
    champion.add_argument("--json", action="store_true", help="for machines")
    actions.add_parser("perft", help="the table of docs/perft.md", allow_abbrev=False)
    both = actions.add_parser("compare", help="do two targets give the same bytes?", allow_abbrev=False)
    both.add_argument("--target", choices=tuple(compare.TARGETS), required=True, help="compare the CPU with this")
    both.add_argument("--games", type=positive(int), default=200, help="games for each number of players (default 200)")
    both.add_argument("--seed", type=int, default=1)
    return actions


def run(args: argparse.Namespace) -> int:
    if getattr(args, "target", "cpu") == "gpu" and (missing := gpu_missing()):
        print(missing, file=sys.stderr)
        return BAD_USAGE
    if args.action == "compare":
        return 1 if compare.compare(args.target, args.games, args.seed) else 0
    if args.action == "perft":
        print(perft.page(compare.GAMES), end="")
        return 0
    if args.action == "game":
        hand = game_speed.measure({name: compare.GAMES[name] for name in args.game or compare.GAMES}, args.seconds)
        print(rules_table.as_json(hand) if args.json else rules_table.show_hands(hand))
        return 0
    if args.action == "champion":
        costs = champion_speed.measure(args.game or list(compare.GAMES), args.seconds)
        print(champion_speed.as_json(costs) if args.json else champion_speed.show(costs))
        return 0
    result = rules_table.measure(args.target, args.game or list(compare.GAMES), args.seconds, not args.no_cold)
    print(rules_table.as_json(result) if args.json else rules_table.show(result))
    return 0


def gpu_missing() -> str | None:
    """Why nothing can run on a GPU here, in one sentence; None if it can."""
    try:
        from numba import cuda
    except ImportError as error:
        return f"A GPU needs the extra whistlestop[gpu]: {error}."
    if not cuda.is_available():
        return "There is no GPU that numba-cuda can use: it needs an NVIDIA driver and the extra whistlestop[gpu]."
    return None


def main(argv: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="python -m whistlestop.bench", description=__doc__, allow_abbrev=False)
    add_arguments(parser)
    return run(parser.parse_args(argv))
