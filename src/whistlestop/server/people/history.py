"""What somebody has played, and how strong they are: for themselves, and for others if they say so."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping

import msgspec

from whistlestop.maps import Map
from whistlestop.wire import http as wh

from ..ratings.fold import anchors
from ..ratings.rating_model import POINT, START, Rating
from ..ratings.results import pool_of
from ..refusal import Refusal
from ..store.base import Store
from ..tables.seating import check_seat
from ..tables.session import TableSession

SHOWN = 100  # games in the list; what is counted is counted of all

GAMES = """SELECT results.game, ended, results.map, players, rated, whole, seat, day, accuracies FROM results
    JOIN result_seats ON result_seats.game = results.game LEFT JOIN day_games ON day_games.game = results.game
    LEFT JOIN reviews ON reviews.game = results.game
    WHERE result_seats.guest = ? ORDER BY ended DESC, results.game LIMIT ?"""
SEATS = "SELECT guest, name, bot, rank, points, gone, stood_in FROM result_seats WHERE game = ? ORDER BY seat"
BY_GAME = """SELECT map, count(*), sum(CASE WHEN rank = 1 AND gone = 0 THEN 1 ELSE 0 END), sum(gone), sum(stood_in)
    FROM result_seats JOIN results ON results.game = result_seats.game WHERE guest = ? AND whole = 1
    GROUP BY map ORDER BY count(*) DESC, map"""
BY_OPPONENT = """SELECT coalesce(other.bot, ''), CASE WHEN other.bot IS NULL THEN other.name ELSE '' END, count(*),
    sum(CASE WHEN mine.rank < other.rank THEN 1 ELSE 0 END), sum(CASE WHEN mine.rank = other.rank THEN 1 ELSE 0 END)
    FROM result_seats AS mine JOIN result_seats AS other ON other.game = mine.game AND other.seat <> mine.seat
    JOIN results ON results.game = mine.game WHERE mine.guest = ? AND whole = 1
    GROUP BY coalesce(other.guest, ''), coalesce(other.bot, ''), CASE WHEN other.bot IS NULL THEN other.name ELSE '' END
    ORDER BY count(*) DESC, 1, 2 LIMIT 20"""
CURVE = "SELECT pool, at, game, mean, deviation FROM ratings WHERE guest = ? ORDER BY pool, number"
OPEN = "SELECT shown FROM guests WHERE id = ?"
SHOW = "UPDATE guests SET shown = ? WHERE id = ?"
LATEST = "SELECT mean, deviation FROM ratings WHERE guest = ? AND pool = ? ORDER BY number DESC LIMIT 1"


MARKS = """SELECT results.map, tracks, tickets, missed FROM seat_marks
    JOIN result_seats ON result_seats.game = seat_marks.game AND result_seats.seat = seat_marks.seat
    JOIN results ON results.game = seat_marks.game WHERE guest = ? ORDER BY ended DESC LIMIT ?"""
REMEMBERED = 2_000  # games that favourites are counted of


async def is_shown(store: Store, guest: str) -> bool:
    """May others see it?"""
    return (await store.ask(OPEN, guest))[:1] == [(1,)]


async def show(store: Store, guest: str, shown: bool) -> None:
    await store.change((SHOW, int(shown), guest))


async def history_of(store: Store, guest: str, offered: Mapping[str, Map]) -> wh.History:
    games = [await played(store, guest, row) for row in await store.ask(GAMES, guest, SHOWN)]
    by_game = tuple(wh.GameCount(*map_count) for map_count in await store.ask(BY_GAME, guest))
    by_opponent = tuple(wh.OpponentCount(*it) for it in await store.ask(BY_OPPONENT, guest))
    curves: dict[str, list[wh.RatedAt]] = {}
    for pool, at, game, mean, deviation in await store.ask(CURVE, guest):
        curves.setdefault(pool, []).append(wh.RatedAt(at, game, points(mean), points(deviation)))
    ratings = tuple(wh.RatingCurve(*named(pool), tuple(curve)) for pool, curve in sorted(curves.items()))
    liked = await favourites(store, guest, offered)
    return wh.History(await is_shown(store, guest), tuple(games), by_game, by_opponent, ratings, liked)


async def favourites(store: Store, guest: str, offered: Mapping[str, Map]) -> tuple[wh.Favourites, ...]:
    """What somebody builds and holds, for each game that this server has."""
    games: Counter[str] = Counter()
    tracks: dict[str, Counter[str]] = {}
    held: dict[str, Counter[str]] = {}
    completed: dict[str, Counter[str]] = {}
    for game, built, done, missed in await store.ask(MARKS, guest, REMEMBERED):
        games[game] += 1
        tracks.setdefault(game, Counter()).update(built.split())
        held.setdefault(game, Counter()).update(f"{done} {missed}".split())
        completed.setdefault(game, Counter()).update(done.split())
    return tuple(
        wh.Favourites(
            game,
            offered[game].hash,
            number,
            tuple(wh.Favourite(*it) for it in tracks[game].most_common()),
            tuple(wh.Favourite(*it, completed[game][it[0]]) for it in held[game].most_common()),
        )
        for game, number in games.most_common()
        if game in offered
    )


async def played(store: Store, guest: str, row: tuple[object, ...]) -> wh.Played:
    """The accuracy is there for games that have been reviewed: nobody's is worked out for this."""
    table, at, game, _players, rated, whole, mine, day, accuracies = row
    seats = tuple(
        wh.PlayedSeat(name or bot or "", bot is not None, who == guest, rank, total, bool(gone), stood_in)
        for who, name, bot, rank, total, gone, stood_in in await store.ask(SEATS, table)
    )
    accuracy = msgspec.json.decode(str(accuracies), type=list[float | None]) if accuracies else None
    return wh.Played(
        str(table),
        int(str(at)),
        str(game),
        bool(rated),
        bool(whole),
        int(str(mine)),
        seats,
        str(day) if day else None,
        accuracy[int(str(mine))] if accuracy else None,
    )


def named(pool: str) -> tuple[str, str]:
    game, _, players = pool.rpartition(" ")
    return game, players


def points(parts: int) -> int:
    return round(parts / POINT)


async def load_ratings(store: Store, session: TableSession) -> None:
    """How strong those are who sit at a rated table: they agree on playing for it, so they may know."""
    settings = session.state.settings
    if not settings.rated:
        return
    pool = pool_of(settings.game, settings.players)
    found: dict[str, tuple[int, int]] = {bot: told(it) for bot, it in anchors().get(pool, {}).items()}
    for seat in session.state.seats:
        if seat.guest:
            rows = await store.ask(LATEST, seat.guest, pool)
            found[seat.guest] = told(Rating(*rows[0]) if rows else START)
    session.ratings = found


def told(rating: Rating) -> tuple[int, int]:
    return points(rating.mean), points(rating.deviation)


async def of_seat(
    store: Store, session: TableSession, viewer: str | None, seat: int, offered: Mapping[str, Map]
) -> wh.History:
    """The history of somebody who sits at a table; a refusal unless they want it to be seen."""
    check_seat(session.state, seat)
    guest = session.state.seats[seat].guest
    if not guest or not (guest == viewer or await is_shown(store, guest)):
        raise Refusal("not-allowed", key="server-history-private")
    return await history_of(store, guest, offered)
