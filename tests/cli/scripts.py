"""Whole games as somebody would type them: the lines for the people, made by playing the same game beside it."""

from __future__ import annotations

import io
import random
from collections.abc import Sequence

import pytest

from whistlestop import cli, maps
from whistlestop.cli.players import Players
from whistlestop.cli.seats import read_seats
from whistlestop.cli.terminal.choices import play_forced
from whistlestop.cli.terminal.context import Context
from whistlestop.game import Game, new

SEED = 11


def script(name: str, players: str, *, seed: int = SEED, most: int = 1 << 30) -> tuple[list[str], Game]:
    """What the people type, by whole moves chosen at random, and the game that comes of it."""
    seats = read_seats(players)
    game = new(maps.load(name), len(seats), seed=seed, names=[seat.name for seat in seats])
    luck = random.Random(f"{name} {players}")
    lines: list[str] = []
    there = Players(seats, seed)
    while not game.is_over and len(lines) < most:
        bots = [seat for seat in game.pending if seats[seat].bot]
        if bots:
            game.play(there.decide(game, bots[0]), bots[0])
            continue
        seat = game.pending[0]
        lines.append(str(luck.choice(game.moves(seat))))
        game.play(lines[-1], seat)
        play_forced(Context(game, seats, None, "en"), seat)  # type: ignore[arg-type]  # nothing is printed
    return lines, game


def typed(monkeypatch: pytest.MonkeyPatch, lines: Sequence[str], *args: str) -> int:
    """A command line that is given these lines to read."""
    monkeypatch.setattr("sys.stdin", io.StringIO("".join(f"{line}\n" for line in lines)))
    return cli.main(list(args))
