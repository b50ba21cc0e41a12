"""`whistlestop demo`: a short simulated game, move by move, and how fast such games are played."""

from __future__ import annotations

import argparse
import random

from whistlestop import maps
from whistlestop.cli import OK
from whistlestop.cli.warm import warm_first

SEATS = ("Blue", "Red", "Green", "Yellow", "Black")


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--game", choices=maps.names(), default="north_america")
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--seed", type=int, default=7)
    parser.add_argument("--moves", type=int, default=24, help="how many decisions to show before the rest is played")


def run(args: argparse.Namespace) -> int:
    from whistlestop.cli import UsageError

    map = maps.load(args.game)
    low, high = map.players
    if not low <= args.players <= high:
        raise UsageError(f"whistlestop demo: {map.name} is for {low} to {high} players, not {args.players}.")
    warm_first()
    show_game(map, args.players, args.seed, args.moves)
    show_speed(args.game, args.players)
    return OK


def show_game(map: maps.Map, players: int, seed: int, moves: int) -> None:
    """The first decisions one by one, the rest played out, then the scores."""
    from whistlestop import rules
    from whistlestop.game.notation import decision_text

    board = maps.board(map.id)
    states = rules.new(board, players, seed=seed)
    luck = random.Random(seed)
    print(f"{map.name}, {players} players who choose at random (seed {seed}):\n")
    for number in range(1, moves + 1):
        rules.settle(states, board)
        seats = rules.to_move(states)
        if not seats:
            break
        decision = luck.choice(rules.legal(states, board, seats[0]))
        print(f"{number:4}  {SEATS[seats[0]]:<6} {decision_text(map, states[0], decision)}")
        rules.apply(states, board, seats[0], decision)
    taken = rules.play_random(states, board, seed=seed)
    score = rules.score(states, board)[0]
    print(f"      ... {taken} decisions later the game is over after {int(states[0]['turn'])} turns.\n")
    print("        routes  tickets  longest  stations  bonus  total  rank")
    for seat in range(players):
        values = [
            int(score[key][seat])
            for key in ("routes", "tickets", "longest_bonus", "stations", "bonus", "total", "rank")
        ]
        print("{:<6} {:7} {:8} {:8} {:9} {:6} {:6} {:5}".format(SEATS[seat], *values))


def show_speed(game: str, players: int) -> None:
    from whistlestop.bench.speed import on_one_core

    speed = on_one_core(game, players, 1.0)
    games, decisions = speed.games / speed.cpu_seconds, speed.decisions / speed.cpu_seconds
    print(
        f"\n{speed.games:,} such games, scored, in {speed.cpu_seconds:.1f} s of one core: "
        f"{games:,.0f} games and {decisions:,.0f} decisions a second."
    )
