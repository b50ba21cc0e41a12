"""`whistlestop demo`: a short simulated game, move by move, and how fast such games are played."""

from __future__ import annotations

import argparse
import random

from whistlestop import maps
from whistlestop.cli import OK
from whistlestop.cli.warm import warm_first


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
    from whistlestop import game as games

    game, luck = games.new(map, players, seed=seed), random.Random(seed)
    print(f"{map.name}, {players} players who choose at random (seed {seed}):\n")
    for number in range(1, moves + 1):
        if game.is_over:
            break
        action = luck.choice(game.legal())
        print(f"{number:4}  {game.names[game.to_move or 0]:<6} {action}")
        game.play(action)
    while not game.is_over:
        game.play(luck.choice(game.legal()))
    print(f"      ... and so on: the game is over after {game.turn} turns.\n")
    print("        routes  tickets  longest  stations  bonus  total  rank")
    for seat in game.scores().seats:
        longest = seat.longest.points if seat.longest else 0
        parts = (
            seat.routes,
            seat.ticket_points,
            longest,
            seat.station_points,
            seat.bonus_points,
            seat.total,
            seat.rank,
        )
        print("{:<6} {:7} {:8} {:8} {:9} {:6} {:6} {:5}".format(game.names[seat.seat], *parts))


def show_speed(game: str, players: int) -> None:
    from whistlestop.bench.speed import on_one_core

    speed = on_one_core(game, players, 1.0)
    games, decisions = speed.games / speed.cpu_seconds, speed.decisions / speed.cpu_seconds
    print(
        f"\n{speed.games:,} such games, scored, in {speed.cpu_seconds:.1f} s of one core: "
        f"{games:,.0f} games and {decisions:,.0f} decisions a second."
    )
