"""`whistlestop simulate`: many games between bots."""

from __future__ import annotations

import functools
import itertools
import json
import statistics
import time
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from .apps import Game as GameName
from .apps import Json, Language, Seed, language_of, new_app
from .players import Players
from .seats import RANDOM, Seat, check_number, in_one_line, new_table, read_bots
from .status import OK, Interrupted, Misuse, check_places, writing

if TYPE_CHECKING:
    from whistlestop.game import Game, Record
    from whistlestop.maps import Map

app = new_app("Let bots play many games, and see who wins.")
BotNames = Annotated[str, typer.Option(metavar="BOT,BOT,...", help="The bots, in the order of their seats.")]
Number = Annotated[int, typer.Option("--number", "-n", help="How many games.")]
Records = Annotated[str | None, typer.Option(metavar="FILE", help="Write all games to this file.")]
Decider = Callable[["Game", int], Any]
Runner = Callable[["Map", Sequence[Seat], int, int, int], "list[Outcome]"]
COLUMNS = ("seat", "bot", "wins", "share", "mean", "deviation", "lowest", "highest")
HIGHEST_SEED = (1 << 64) - 1
CHUNK = 64  # games that the compiled runner plays between two looks at the progress bar


@dataclass(frozen=True)
class Outcome:
    """One game: the totals and the ranks by seat, and its turns."""

    totals: tuple[int, ...]
    ranks: tuple[int, ...]
    turns: int


@app.command()
def simulate(
    game: GameName,
    players: BotNames = f"{RANDOM},{RANDOM}",
    number: Number = 100,
    seed: Seed = None,
    records: Records = None,
    as_json: Json = False,
    language: Language = None,
) -> int:
    from whistlestop import maps, words

    spoken = language_of(language)

    map, seats = maps.load(game), read_bots(players)
    check_number(map, seats)
    if number < 1:
        raise Misuse("usage-simulate-number", number=number)
    if not 0 <= (seed or 0) <= HIGHEST_SEED:
        raise Misuse("usage-simulate-seed", highest=str(HIGHEST_SEED), seed=str(seed))
    check_places(None if records is None else Path(records))
    from .warm import warm_first

    warm_first()
    begin = time.perf_counter()
    outcomes = run_all(map, seats, number, seed or 0, records, spoken)
    result = summary(map, seats, outcomes, seed or 0, time.perf_counter() - begin)
    if as_json:
        print(json.dumps(result, ensure_ascii=False))
    else:
        show(result, words.game_name(map.id, map.name, spoken), spoken)
    return OK


# --- playing --------------------------------------------------------------------------------------------------------


def run_all(
    map: Map, seats: Sequence[Seat], number: int, seed: int, records: str | None, language: str
) -> list[Outcome]:
    outcomes: list[Outcome] = []
    with progress(number) as advance, Players(seats, seed) as players:
        if records is not None:
            from whistlestop import words
            from whistlestop.game import save_many
            from whistlestop.whole_files import is_stream

            try:
                with writing(records):
                    save_many(records, recorded(map, players, number, seed, outcomes, advance))
            except KeyboardInterrupt:
                if is_stream(records):
                    raise
                told = {"game": str(len(outcomes) + 1), "number": str(number), "file": records}
                raise Interrupted(words.say("simulate-interrupted", language, **told)) from None
        elif runner := compiled_runner(seats):
            for start in range(0, number, CHUNK):
                outcomes += runner(map, seats, start, min(CHUNK, number - start), seed)
                advance(min(CHUNK, number - start))
        else:
            for at in range(number):
                outcomes.append(outcome_of(play_one(map, players, seed, at)))
                advance(1)
    return outcomes


def recorded(
    map: Map, players: Players, number: int, seed: int, outcomes: list[Outcome], advance: Callable[[int], None]
) -> Iterator[Record]:
    """The games as records, one at a time; what they came to is noted along the way."""
    for at in range(number):
        game = play_one(map, players, seed, at)
        outcomes.append(outcome_of(game))
        advance(1)
        yield game.record()


def play_one(map: Map, players: Players, seed: int, at: int) -> Game:
    """Game `at` of the seed: the one that is played compiled, where that is possible."""
    from whistlestop.arena.game_seeds import seed_of

    game = new_table(map, players.seats, seed_of(seed, at), {})
    decide = decider(map, players, seed, at)
    while not game.is_over:
        seat = game.to_move or 0
        game.play(decide(game, seat), seat)
    return game


def decider(map: Map, players: Players, seed: int, at: int) -> Decider:
    """Who decides in game `at`: bots that play compiled do as they do there."""
    from whistlestop.arena.game_seeds import RandomPlay

    runner = compiled_runner(players.seats)
    if runner is run_random:
        luck = RandomPlay(seed, at)
        return lambda game, seat: luck.choose(game.legal_decisions(seat))
    return players.decide if runner is None else bots_decider(map, players.seats, seed, at)


def bots_decider(map: Map, seats: Sequence[Seat], seed: int, at: int) -> Decider:
    from whistlestop import maps
    from whistlestop.arena.game_seeds import bot_seed
    from whistlestop.bots import entry_points
    from whistlestop.bots.api import workspace
    from whistlestop.bots.traits import traits_of
    from whistlestop.rules.api import seed64

    board, taken = maps.board(map), itertools.count()
    traits = [traits_of(seat.bot or RANDOM, board, len(seats)) for seat in seats]

    def decide(game: Game, seat: int) -> int:
        luck = seed64(bot_seed(seed, at, next(taken)))
        return int(entry_points.decide(game.seen(seat), board, 0, seat, workspace(), traits[seat], luck))

    return decide


def outcome_of(game: Game) -> Outcome:
    scores = game.scores().seats
    return Outcome(tuple(seat.total for seat in scores), tuple(seat.rank for seat in scores), game.turn)


def compiled_runner(seats: Sequence[Seat]) -> Runner | None:
    """What plays whole games compiled, if all seats are bots that it knows; else None."""
    if all(seat.bot == RANDOM for seat in seats):
        return run_random
    from whistlestop.bots import NAMES

    return run_bots if all(seat.bot in NAMES for seat in seats) else None


def run_random(map: Map, seats: Sequence[Seat], start: int, games: int, seed: int) -> list[Outcome]:
    """The kernel's own random play."""
    from whistlestop import maps, rules
    from whistlestop.arena.game_seeds import policy_seed, seed_of

    board = maps.board(map)
    states = rules.new(board, len(seats), games=games, seed=seed_of(seed, start))
    rules.play_random(states, board, seed=policy_seed(seed, start))
    return outcomes_of(rules.score(states, board), states["turn"], len(seats))


def run_bots(map: Map, seats: Sequence[Seat], start: int, games: int, seed: int) -> list[Outcome]:
    from whistlestop import bots, maps

    line_up = [seat.bot or RANDOM for seat in seats]
    results = bots.play(maps.board(map), line_up, games=games, seed=seed, start=start)
    return outcomes_of(results.scores, results.tallies["turns"].sum(axis=1), len(seats))


def outcomes_of(scores: Any, turns: Any, players: int) -> list[Outcome]:
    totals, ranks = (scores[field][:, :players].tolist() for field in ("total", "rank"))
    return [Outcome(tuple(a), tuple(b), int(c)) for a, b, c in zip(totals, ranks, turns.tolist(), strict=True)]


class progress:  # noqa: N801 - it reads as a word
    """A bar on a terminal's stderr; nothing anywhere else."""

    def __init__(self, number: int) -> None:
        from rich.progress import BarColumn, MofNCompleteColumn, Progress, TimeRemainingColumn

        from .console import new_console

        console = new_console(stderr=True)
        columns = (BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
        self._bar = Progress(*columns, console=console, transient=True, disable=not console.is_terminal)
        self._task = self._bar.add_task("", total=number)

    def __enter__(self) -> Callable[[int], None]:
        self._bar.start()
        return lambda number: self._bar.advance(self._task, number)

    def __exit__(self, *_: object) -> None:
        self._bar.stop()


# --- telling --------------------------------------------------------------------------------------------------------


def summary(map: Map, seats: Sequence[Seat], outcomes: list[Outcome], seed: int, seconds: float) -> dict[str, Any]:
    """A victory that is shared counts in equal parts."""
    rows = []
    for at, seat in enumerate(seats):
        totals = [outcome.totals[at] for outcome in outcomes]
        won = sum(1 / outcome.ranks.count(1) for outcome in outcomes if outcome.ranks[at] == 1)
        spread = statistics.stdev(totals) if len(totals) > 1 else 0.0
        rows.append(
            {
                "seat": at,
                "bot": seat.bot,
                "wins": round(won, 3),
                "share": round(won / len(outcomes), 4),
                "mean": round(statistics.fmean(totals), 2),
                "deviation": round(spread, 2),
                "lowest": min(totals),
                "highest": max(totals),
            }
        )
    turns = round(statistics.fmean(outcome.turns for outcome in outcomes), 1)
    return {
        "game": map.id,
        "games": len(outcomes),
        "seed": seed,
        "players": rows,
        "turns": turns,
        "seconds": round(seconds, 3),
    }


def show(result: dict[str, Any], game: str, language: str) -> None:
    from rich import box
    from rich.table import Table
    from rich.text import Text

    from whistlestop import words

    from .console import new_console

    table = Table(box=box.SIMPLE_HEAD, pad_edge=False)
    for column in COLUMNS:
        table.add_column(words.say(f"simulate-{column}", language), justify="left" if column == "bot" else "right")
    number = functools.partial(words.number, language=language)
    for row in result["players"]:
        wins = number(row["wins"], digits=0 if row["wins"] == int(row["wins"]) else 1)
        share = words.percent(row["share"], language)
        spread = [number(row[column], digits=1) for column in ("mean", "deviation")]
        table.add_row(
            number(row["seat"] + 1),
            Text(in_one_line(row["bot"])),
            wins,
            share,
            *spread,
            *map(number, (row["lowest"], row["highest"])),
        )
    console = new_console()
    console.print(table)
    rate = result["games"] / result["seconds"] if result["seconds"] else 0
    told = {
        "games": result["games"],
        "game": game,
        "seed": str(result["seed"]),
        "turns": number(result["turns"], digits=1),
    }
    told |= {"seconds": number(result["seconds"], digits=1), "rate": number(rate, digits=0)}
    console.print(words.say("simulate-summary", language, **told), soft_wrap=True)
