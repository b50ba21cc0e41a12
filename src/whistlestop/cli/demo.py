"""`whistlestop demo`: a short simulated game, move by move, and how fast such games are played."""

from __future__ import annotations

import random
from typing import TYPE_CHECKING, Annotated

import typer

from .apps import new_app
from .status import OK, UsageError

if TYPE_CHECKING:
    from whistlestop.maps import Map

app = new_app("Watch a short simulated game, then a benchmark.")
Name = Annotated[str, typer.Option("--game", help="A map by name.")]
Players = Annotated[int, typer.Option(help="How many.")]
Seed = Annotated[int, typer.Option(help="The same seed gives the same game.")]
Moves = Annotated[int, typer.Option(help="How many decisions to show before the rest is played.")]


@app.command()
def demo(game: Name = "north_america", players: Players = 2, seed: Seed = 7, moves: Moves = 24) -> int:
    from whistlestop import maps

    from .warm import warm_first

    map = maps.load(game)
    low, high = map.players
    if not low <= players <= high:
        raise UsageError(f"whistlestop demo: {map.name} is for {low} to {high} players, not {players}.")
    warm_first()
    show_game(map, players, seed, moves)
    show_speed(map.id, players)
    return OK


def show_game(map: Map, players: int, seed: int, moves: int) -> None:
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
    from whistlestop.bench.rules_speed import on_one_core

    speed = on_one_core(game, players, 1.0)
    games, decisions = speed.games / speed.cpu_seconds, speed.decisions / speed.cpu_seconds
    print(
        f"\n{speed.games:,} such games, scored, in {speed.cpu_seconds:.1f} s of one core: "
        f"{games:,.0f} games and {decisions:,.0f} decisions a second."
    )
