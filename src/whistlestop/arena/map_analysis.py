"""What a designer asks of a map, answered by simulation: one bot plays all seats, many times."""

from __future__ import annotations

import contextlib
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any, NamedTuple

import msgspec
import numpy as np
import numpy.typing as npt

from whistlestop import maps
from whistlestop.bots.checks import check_players, check_seed
from whistlestop.bots.players import Budget, is_scripted, make_player
from whistlestop.game.notation.names import names_of
from whistlestop.maps import Map
from whistlestop.rules.record import SEATS

from .checks import check_budget, check_workers
from .executors import Executor, executor_for
from .match import Table

PIECE, SLOW_PIECE = 500, 4  # games
QUANTILES = (0.05, 0.25, 0.5, 0.75, 0.95)
CLOSE = 10  # points

# A game: by seat, its share of the victory, its total, and the sets of tickets held and made and of tracks owned.
ENDED = np.dtype(
    [
        ("first", np.int8),
        ("turns", np.int16),
        ("share", np.float64, SEATS),
        ("total", np.int16, SEATS),
        ("held", np.uint64, SEATS),
        ("made", np.uint64, SEATS),
        ("owned", np.uint64, (SEATS, 2)),
    ]
)
Games = npt.NDArray[Any]


@dataclass(frozen=True)
class AnalyseSettings:
    game: str = "north_america"
    players: int = 2
    bot: str = "planner"
    games: int = 5000
    seed: int = 1
    budget: Budget = field(default_factory=lambda: Budget(seconds=0.05))
    workers: int | None = None  # None: one a core; 0: in this process
    cluster: str | None = None

    def check(self) -> None:
        check_players(self.game, self.players)
        check_seed(self.seed)
        check_budget(self.budget)
        check_workers(self.workers)
        if self.games < 2:
            raise ValueError(f"an analysis needs two games or more, not {self.games}.")
        make_player(self.bot).close()


class Piece(NamedTuple):
    settings: AnalyseSettings
    numbers: range


class Worth(msgspec.Struct, frozen=True):
    """A ticket or a track: how often somebody has it, how often that one wins, by how much that may be off (95 %),
    and for a ticket, how often it is made."""

    name: str
    had: float  # share of games
    wins: float | None  # None: nobody ever had it
    error: float
    games: int
    points: int
    made: float | None = None


class Analysis(msgspec.Struct, frozen=True):
    game: str
    players: int
    bot: str
    seed: int
    games: int
    even: float
    order: tuple[tuple[float, float], ...]  # share of victories by turn order, and its error
    totals: tuple[float, ...]  # quantiles: 5, 25, 50, 75, 95 %
    winning: tuple[float, ...]
    margins: tuple[float, ...]  # between the best and the second
    close: float  # share of games decided by fewer than CLOSE points
    shared: float  # share of games with several winners
    turns: float  # a player
    tickets: tuple[Worth, ...]
    tracks: tuple[Worth, ...]


def run(
    settings: AnalyseSettings, report: Callable[[int], None] | None = None, executor: Executor | None = None
) -> Analysis:
    """Play and count. `report` is told how many more games there are."""
    settings.check()
    size = PIECE if is_scripted(settings.bot) else SLOW_PIECE
    pieces = [Piece(settings, range(low, min(settings.games, low + size))) for low in range(0, settings.games, size)]
    executor = executor or executor_for(settings.workers, settings.cluster)
    games, played = np.zeros(settings.games, ENDED), np.zeros(settings.games, np.bool_)
    for numbers, ended in executor.map(play_piece, pieces):
        here = slice(numbers.start, numbers.stop)
        if report is not None:
            report(int(np.count_nonzero(~played[here])))  # a piece may be done twice
        games[here], played[here] = ended, True
    if not played.all():
        raise ValueError(f"only {np.count_nonzero(played)} of {settings.games} games were played; start it again.")
    return analysis_of(settings, games)


def play_piece(piece: Piece) -> tuple[range, Games]:
    settings = piece.settings
    map, seating = maps.load(settings.game), [settings.bot] * settings.players
    games = np.zeros(len(piece.numbers), ENDED)
    with contextlib.closing(Table(map, seating, settings.seed, settings.budget)) as table:
        for game, number in zip(games, piece.numbers, strict=True):
            fill(game, table, number)
    return piece.numbers, games


def fill(game: Any, table: Table, number: int) -> None:
    result = table.play(number)
    won = np.array([seat.rank == 1 for seat in result.seats])
    players, final = len(won), table.final[0]
    game["first"] = result.first
    game["turns"] = max(seat.turns for seat in result.seats)
    game["share"][:players] = won / won.sum()
    game["total"][:players] = [seat.total for seat in result.seats]
    game["held"] = final["held"] | final["completed"]
    game["made"] = table.score[0]["done"]
    game["owned"] = final["owned"]


# --- counting ---------------------------------------------------------------------------------------------


def analysis_of(settings: AnalyseSettings, games: Games) -> Analysis:
    map, players = maps.load(settings.game), settings.players
    shares, totals = games["share"][:, :players], games["total"][:, :players]
    ordered = np.sort(totals, axis=1)
    margins = ordered[:, -1] - ordered[:, -2]
    return Analysis(
        game=settings.game,
        players=players,
        bot=settings.bot,
        seed=settings.seed,
        games=len(games),
        even=1 / players,
        order=turn_order(shares, games["first"]),
        totals=quantiles(totals),
        winning=quantiles(ordered[:, -1]),
        margins=quantiles(margins),
        close=float((margins < CLOSE).mean()),
        shared=float((shares.max(axis=1) < 1).mean()),
        turns=float(games["turns"].mean()),
        tickets=ticket_worths(map, games, shares),
        tracks=track_worths(map, games, shares),
    )


def quantiles(values: npt.NDArray[Any]) -> tuple[float, ...]:
    return tuple(float(value) for value in np.quantile(values, QUANTILES))


def turn_order(shares: npt.NDArray[np.float64], first: npt.NDArray[np.int8]) -> tuple[tuple[float, float], ...]:
    """Share and error of the one who begins, of the next, and so on."""
    number, players = shares.shape
    found = []
    for place in range(players):
        values = shares[np.arange(number), (first + place) % players]
        found.append((float(values.mean()), 1.96 * float(values.std()) / number**0.5))
    return tuple(found)


def ticket_worths(map: Map, games: Games, shares: npt.NDArray[np.float64]) -> tuple[Worth, ...]:
    """A ticket is in one hand at most, so each game says one thing about it."""
    players, found = shares.shape[1], []
    for number, (name, ticket) in enumerate(zip(names_of(map).tickets, map.tickets, strict=True)):
        bit = np.uint64(1 << number)
        held = games["held"][:, :players] & bit != 0
        made = games["made"][:, :players] & bit != 0
        rate = float(made[held].mean()) if held.any() else None
        found.append(worth_of(name, held, shares, ticket.points, rate))
    return tuple(found)


def track_worths(map: Map, games: Games, shares: npt.NDArray[np.float64]) -> tuple[Worth, ...]:
    players, found = shares.shape[1], []
    for number, (name, track) in enumerate(zip(names_of(map).tracks, map.tracks, strict=True)):
        word, bit = divmod(number, 64)
        owned = games["owned"][:, :players, word] & np.uint64(1 << bit) != 0
        found.append(worth_of(name, owned, shares, map.trains.points[track.length]))
    return tuple(found)


def worth_of(
    name: str, has: npt.NDArray[np.bool_], shares: npt.NDArray[np.float64], points: int, made: float | None = None
) -> Worth:
    values = shares[has]
    number = len(values)
    wins = float(values.mean()) if number else None
    error = 1.96 * float(values.std()) / number**0.5 if number > 1 else 1.0
    return Worth(name, number / len(shares), wins, error, number, points, made)
