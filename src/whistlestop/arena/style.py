"""How each bot plays: what it scores, how long it takes, what it keeps, what it leaves."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterable, Sequence

import msgspec
import numpy as np

from .results import GameResult, SeatResult

QUANTILES = (0.05, 0.25, 0.5, 0.75, 0.95)
MEANS = ("route_points", "ticket_points", "tickets", "made", "longest", "turns", "cards", "trains", "routes")


class BotPlay(msgspec.Struct, frozen=True):
    """Means over a bot's seats, unless it says otherwise."""

    seats: int
    total: float
    deviation: float
    quantiles: tuple[float, ...]  # of the total: 5, 25, 50, 75 and 95 %
    totals: dict[int, int]  # how often each total
    route_points: float
    ticket_points: float
    tickets: float  # kept
    made: float  # of these
    longest: float  # share of games in which nobody's path was longer
    turns: float
    cards: float  # left
    trains: float  # left
    routes: float
    route_length: float | None  # None in a game without routes
    milliseconds: float | None  # a decision


def plays(games: Sequence[GameResult], bots: Sequence[str]) -> dict[str, BotPlay]:
    results: dict[str, list[SeatResult]] = defaultdict(list)
    for game in games:
        for bot, seat in zip(game.seating, game.seats, strict=True):
            results[bot].append(seat)
    times = milliseconds(games, bots)
    return {bot: play_of(results[bot], times[bot]) for bot in bots if results[bot]}


def play_of(seats: Sequence[SeatResult], time: float | None) -> BotPlay:
    totals = np.array([seat.total for seat in seats])
    means = {name: float(np.mean([getattr(seat, name) for seat in seats])) for name in MEANS}
    routes = sum(seat.routes for seat in seats)
    return BotPlay(
        seats=len(seats),
        total=float(totals.mean()),
        deviation=float(totals.std()),
        quantiles=tuple(float(value) for value in np.quantile(totals, QUANTILES)),
        totals=dict(sorted(Counter(totals.tolist()).items())),
        route_length=sum(seat.spaces for seat in seats) / routes if routes else None,
        milliseconds=time,
        **means,
    )


def milliseconds(games: Iterable[GameResult], bots: Sequence[str]) -> dict[str, float | None]:
    """Milliseconds a decision. The compiled runner knows only how long a whole game took, rules included: for bots that
    played there, the times are those that fit these games best (least squares)."""
    places = {bot: place for place, bot in enumerate(bots)}
    products, sums = np.zeros((len(bots), len(bots))), np.zeros(len(bots))
    clocked, decisions = np.zeros(len(bots)), np.zeros(len(bots))
    for game in games:
        counts = np.zeros(len(bots))
        for bot, seat in zip(game.seating, game.seats, strict=True):
            counts[places[bot]] += seat.decisions
            if seat.seconds is not None:
                clocked[places[bot]] += seat.seconds
                decisions[places[bot]] += seat.decisions
        if all(seat.seconds is None for seat in game.seats):
            products += np.outer(counts, counts)
            sums += counts * game.seconds
    fitted = np.linalg.lstsq(products, sums, rcond=None)[0] if sums.any() else np.zeros(len(bots))
    times: dict[str, float | None] = {}
    for bot, place in places.items():
        if products[place, place]:
            times[bot] = 1000 * max(0.0, float(fitted[place]))
        else:
            times[bot] = 1000 * float(clocked[place] / decisions[place]) if decisions[place] else None
    return times
