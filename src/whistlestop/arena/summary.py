"""What a run says, as data: everything that a report shows, and what `--json` prints."""

from __future__ import annotations

import math
from collections import defaultdict
from collections.abc import Sequence

import msgspec
import numpy as np

from .line_ups import LineUp, is_lone, line_up_of
from .ratings import compare, fit, intervals
from .results import GameResult
from .settings import Settings
from .sprt import SprtResult
from .style import BotPlay, plays

ANCHOR = "racer"


class Share(msgspec.Struct, frozen=True):
    """A share of victories, a shared one counted in parts, and its 95 % interval."""

    share: float
    low: float
    high: float
    games: int


class Rating(msgspec.Struct, frozen=True):
    """`limit`: `above` for a bot that never lost a comparison, `below` for one that never won: then elo is no more than
    a sign that it is far away."""

    bot: str
    elo: float
    low: float
    high: float
    comparisons: int
    limit: str | None = None


class LineUpShares(msgspec.Struct, frozen=True):
    """A table and what share of the victories each bot has there, all its seats together."""

    line_up: LineUp
    games: int
    shares: dict[str, Share]


class Summary(msgspec.Struct, frozen=True):
    game: str
    players: int
    seed: int
    budget: float | None  # seconds a decision
    asked: int  # games
    played: int
    anchor: str
    bots: tuple[str, ...]
    ratings: tuple[Rating, ...]  # the best first
    line_ups: tuple[LineUpShares, ...]
    matrix: dict[str, dict[str, Share]]  # two players: against each other; more: alone against many
    first: Share | None  # of the starting player
    plays: dict[str, BotPlay]
    sprt: SprtResult | None = None


def summarise(settings: Settings, games: Sequence[GameResult], sprt: SprtResult | None = None) -> Summary:
    bots = settings.all_bots()
    anchor = ANCHOR if ANCHOR in bots else bots[0]
    asked = sum(
        settings.blocks(line_up) * math.perm(settings.players) // repeats(line_up)
        for line_up in settings.all_line_ups()
    )
    tables = by_line_up(games)
    return Summary(
        game=settings.game,
        players=settings.players,
        seed=settings.seed,
        budget=settings.budget.seconds,
        asked=asked,
        played=len(games),
        anchor=anchor,
        bots=bots,
        ratings=rate(games, bots, anchor),
        line_ups=tuple(shares_of(line_up, played) for line_up, played in tables.items()),
        matrix=matrix_of(tables, bots),
        first=first_share(games),
        plays=plays(games, bots),
        sprt=sprt,
    )


def repeats(line_up: LineUp) -> int:
    """In how many ways the same seating can be written."""
    return math.prod(math.factorial(line_up.count(bot)) for bot in set(line_up))


def rate(games: Sequence[GameResult], bots: Sequence[str], anchor: str) -> tuple[Rating, ...]:
    wins = compare(games, bots)
    if not len(wins):
        return ()
    place, total = bots.index(anchor), wins.sum(axis=0)
    low, high = intervals(wins, place)
    ratings = [
        Rating(bot, float(elo), float(low[at]), float(high[at]), round(met(total, at)), limit_of(total, at))
        for at, (bot, elo) in enumerate(zip(bots, fit(total, place), strict=True))
    ]
    return tuple(sorted(ratings, key=lambda rating: -rating.elo))


def met(wins: np.ndarray[tuple[int, ...], np.dtype[np.float64]], bot: int) -> float:
    return float(wins[bot].sum() + wins[:, bot].sum())


def limit_of(wins: np.ndarray[tuple[int, ...], np.dtype[np.float64]], bot: int) -> str | None:
    if wins[:, bot].sum() == 0:
        return "above"
    return "below" if wins[bot].sum() == 0 else None


def by_line_up(games: Sequence[GameResult]) -> dict[LineUp, list[GameResult]]:
    tables: dict[LineUp, list[GameResult]] = defaultdict(list)
    for game in games:
        tables[line_up_of(game.seating)].append(game)
    return dict(tables)


def victory(game: GameResult, bot: str) -> float:
    """A bot's share of a victory, all its seats together."""
    winners = [name for name, seat in zip(game.seating, game.seats, strict=True) if seat.rank == 1]
    return winners.count(bot) / len(winners)


def share_of(games: Sequence[GameResult], values: Sequence[float]) -> Share:
    """The mean, and its error from the spread between game numbers, the seatings of a number taken together."""
    blocks: dict[int, list[float]] = defaultdict(list)
    for game, value in zip(games, values, strict=True):
        blocks[game.number].append(value)
    means = np.array([np.mean(block) for block in blocks.values()])
    mean = float(means.mean())
    error = 1.96 * float(means.std(ddof=1)) / math.sqrt(len(means)) if len(means) > 1 else 1.0
    return Share(mean, max(0.0, mean - error), min(1.0, mean + error), len(games))


def shares_of(line_up: LineUp, games: Sequence[GameResult]) -> LineUpShares:
    shares = {bot: share_of(games, [victory(game, bot) for game in games]) for bot in dict.fromkeys(line_up)}
    return LineUpShares(line_up, len(games), shares)


def matrix_of(tables: dict[LineUp, list[GameResult]], bots: Sequence[str]) -> dict[str, dict[str, Share]]:
    matrix: dict[str, dict[str, Share]] = {bot: {} for bot in bots}
    for line_up, games in tables.items():
        for one in bots:
            for other in bots:
                if is_lone(line_up, one, other):
                    matrix[one][other] = share_of(games, [victory(game, one) for game in games])
    return matrix


def first_share(games: Sequence[GameResult]) -> Share | None:
    if not games:
        return None
    shares = []
    for game in games:
        winners = [seat for seat, result in enumerate(game.seats) if result.rank == 1]
        shares.append(float(game.first in winners) / len(winners))
    return share_of(games, shares)
