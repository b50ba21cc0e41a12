"""Ratings are a fold over results in the order in which they ended: the same results give the same numbers, whether one
after the other on a server or all at once from its logs."""

from __future__ import annotations

import functools
import tomllib
from collections.abc import Mapping
from pathlib import Path
from typing import NamedTuple

from .rating_model import POINT, START, Rating, aged, rated
from .results import MANY, TWO, Result, SeatResult


class Standing(NamedTuple):
    """Somebody's rating after so many games, and when that was."""

    rating: Rating
    games: int
    at: int


NEW = Standing(START, 0, 0)


@functools.cache
def anchors() -> dict[str, dict[str, Rating]]:
    """The fixed ratings of bots, by pool and name, for each level under both its names (tools/rating_anchors.py)."""
    from whistlestop.bots import players

    with (Path(__file__).parent / "anchors.toml").open("rb") as file:
        found: dict[str, dict[str, dict[str, int]]] = tomllib.load(file)
    levels = players.levels()
    pools: dict[str, dict[str, Rating]] = {}
    for game, sizes in found.items():
        for size in (TWO, MANY):
            points = {bot: Rating(POINT * it, 0) for bot, it in sizes[size].items()}
            pools[f"{game} {size}"] = points | {level: points[bot] for level, bot in levels.items() if bot in points}
    return pools


def can_be_rated(pool: str, bot: str | None = None) -> bool:
    """Is there such a pool, and does this bot have a place in it?"""
    return pool in anchors() and (bot is None or bot in anchors()[pool])


def standings_after(result: Result, before: Mapping[str, Standing]) -> dict[str, Standing]:
    """What becomes of those who played; `before` by guest, those who are new are not in it. Who is gone lost against
    everybody. Who stayed is not better for somebody who was gone before the game was on its way, nor for a table that
    was given up."""
    if not result.rated or not can_be_rated(result.pool):
        return {}
    seats = [it for it in result.seats if it.guest or can_be_rated(result.pool, it.bot)]
    found: dict[str, Standing] = {}
    for seat in seats:
        if not seat.guest or (not seat.gone and not result.whole):
            continue
        others = [it for it in seats if it is not seat and (seat.gone or not it.early)]
        if not others:
            continue
        company = [seat, *others]
        ratings = rated([rating_of(it, result, before) for it in company], [it.rank for it in company])
        standing = before.get(seat.guest, NEW)
        found[seat.guest] = Standing(ratings[0], standing.games + 1, result.ended)
    return found


def rating_of(seat: SeatResult, result: Result, before: Mapping[str, Standing]) -> Rating:
    if not seat.guest:
        return anchors()[result.pool][seat.bot or ""]
    standing = before.get(seat.guest, NEW)
    return aged(standing.rating, result.ended - standing.at) if standing.games else standing.rating
