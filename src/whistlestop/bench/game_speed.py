"""`bench game`: how fast the game layer is: decisions, typed actions, replays, views, records."""

from __future__ import annotations

import random
import time
from collections.abc import Callable
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from whistlestop.game import Game

VIEWS = 20  # moments of a game at which a view is taken


def measure(games: dict[str, tuple[int, ...]], seconds: float) -> dict[str, Any]:
    """Every game with its fewest and its most players; CPU time of one core."""
    rows = [row(game, players, seconds) for game, counts in games.items() for players in (counts[0], counts[-1])]
    return {"rows": rows}


def row(name: str, players: int, seconds: float) -> dict[str, Any]:
    from whistlestop.game import Record, new, read_record

    played = finished(name, players)
    record = Record.of(played)
    integers = Record(played.map, played.names, played.log, seed=played.seed)
    text = record.text()
    halfway = [cut(played, part / VIEWS) for part in range(1, VIEWS + 1)]
    for game in halfway:
        game.view(0)
    return {
        "game": name,
        "players": players,
        "decisions_per_second": per_second(seconds, lambda seed: by_integers(new(name, players, seed=seed))),
        "actions_per_second": per_second(seconds, lambda seed: by_actions(new(name, players, seed=seed))),
        "replay_us": microseconds(seconds, lambda _: integers.game()),
        "view_json_us": microseconds(seconds, lambda n: halfway[n % VIEWS].view(0).json()),
        "first_view_us": microseconds(seconds, lambda n: halfway[n % VIEWS].copy().view(0)),
        "save_us": microseconds(seconds, lambda _: record.text()),
        "load_us": microseconds(seconds, lambda _: read_record(text)),
    }


def by_integers(game: Game) -> int:
    """Play by integers and masks; how many decisions that was."""
    luck, decisions = random.Random(game.seed), 0
    while not game.is_over:
        legal = game.legal_mask().nonzero()[0]
        game.play(int(legal[int(luck.random() * len(legal))]))
        decisions += 1
    return decisions


def by_actions(game: Game) -> int:
    """Play by typed actions."""
    luck, decisions = random.Random(game.seed), 0
    while not game.is_over:
        legal = game.legal()
        game.play(legal[int(luck.random() * len(legal))])
        decisions += 1
    return decisions


def finished(name: str, players: int) -> Game:
    from whistlestop.game import new

    game = new(name, players, seed=1)
    by_integers(game)
    return game


def cut(game: Game, part: float) -> Game:
    """The game as it was after this part of its log, and nobody has looked at it yet."""
    from whistlestop.game import Record

    return Record(game.map, game.names, game.log[: int(len(game.log) * part)], seed=game.seed).game()


def per_second(seconds: float, play: Callable[[int], int]) -> int:
    play(0)
    done = seed = 0
    begin = time.process_time()
    while time.process_time() - begin < seconds:
        seed += 1
        done += play(seed)
    return round(done / (time.process_time() - begin))


def microseconds(seconds: float, call: Callable[[int], object]) -> int:
    call(0)
    calls = 0
    begin = time.process_time()
    while time.process_time() - begin < seconds / 4:
        call(calls)
        calls += 1
    return round((time.process_time() - begin) / calls * 1e6)
