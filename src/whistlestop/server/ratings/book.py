"""Results and ratings as they are kept: written down when a table ends, counted a moment later in the order in which
tables ended, and worked out anew from the logs alone whenever somebody wants to know that all is right."""

from __future__ import annotations

import asyncio
import hashlib
import logging
from collections.abc import Iterable, Iterator

from ..maps.catalogue import MapCatalogue
from ..refusal import Refusal
from ..store.base import Statement, Store
from ..store.faults import CannotStore, Taken
from ..tables.session import TableSession, ended
from ..tables.sessions import find_map
from .fold import Standing, standings_after
from .rating_model import Rating
from .results import Result, SeatResult, result_from, result_of

SETTLED_MS = 2_000  # what ended before that is known to all processes: nothing comes before it any more
EVERY = 1.0  # seconds between two looks for results that count
SWEEP = 60  # looks between two searches for tables whose end nobody has written down
AT_ONCE = 20  # tables that are read for it
LOG = logging.getLogger("whistlestop.server")

ADD = "INSERT INTO results VALUES (?, ?, ?, ?, ?, ?, ?) ON CONFLICT DO NOTHING"
ADD_SEAT = "INSERT INTO result_seats VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?) ON CONFLICT DO NOTHING"
ADD_MARKS = "INSERT INTO seat_marks VALUES (?, ?, ?, ?, ?) ON CONFLICT DO NOTHING"
MISSED = """SELECT id FROM tables WHERE status IN ('over', 'closed')
    AND NOT EXISTS (SELECT 1 FROM results WHERE results.game = id) ORDER BY made DESC LIMIT ?"""
UNCOUNTED = """SELECT game, ended, map, players, rated, whole FROM results
    WHERE counted = 0 AND ended <= ? ORDER BY ended, game LIMIT ?"""
SEATS = """SELECT guest, name, bot, rank, points, gone, early, stood_in FROM result_seats
    WHERE game = ? ORDER BY seat"""
STANDING = "SELECT mean, deviation, number, at FROM ratings WHERE guest = ? AND pool = ? ORDER BY number DESC LIMIT 1"
LAST = "SELECT ended, game FROM results WHERE counted = 1 AND rated = 1 ORDER BY ended DESC, game DESC LIMIT 1"
COUNT = "UPDATE results SET counted = 1 WHERE game = ? AND counted = 0 RETURNING game"
RATE = """INSERT INTO ratings SELECT CAST(? AS TEXT), CAST(? AS TEXT), CAST(? AS INTEGER), CAST(? AS TEXT),
    CAST(? AS BIGINT), CAST(? AS INTEGER), CAST(? AS INTEGER) WHERE EXISTS (SELECT 1 FROM guests WHERE id = ?)"""
UNLESS_COUNTED = " AND EXISTS (SELECT 1 FROM results WHERE game = ? AND counted = 0)"
ENDED = "SELECT id FROM tables WHERE status IN ('over', 'closed') AND id > ? ORDER BY id LIMIT 200"
ALL = "SELECT guest, pool, number, game, at, mean, deviation FROM ratings"


class Book:
    """Of one store, whichever process writes into it."""

    def __init__(self, store: Store, catalogue: MapCatalogue) -> None:
        self.store = store
        self.catalogue = catalogue
        self.counted = 0
        self._written: set[str] = set()  # tables whose end this process has just written down

    # --- as tables end ----------------------------------------------------------------------------------

    async def write_down(self, result: Result) -> None:
        """The result of a table, once."""
        await self.store.change(*added(result))

    def look(self, session: TableSession) -> Result | None:
        """After a row: what there is to be written down, the first time that a table has ended."""
        if not ended(session.state) or session.table in self._written or session.map is None:
            return None
        self._written.add(session.table)
        if len(self._written) > 10_000:
            self._written.clear()
        return result_of(session)

    async def run(self) -> None:
        rounds = 0
        while True:
            try:
                if rounds % SWEEP == 0:
                    await self.sweep()
                rounds += 1
                await self.count(self.store.now() - SETTLED_MS)
            except CannotStore:
                pass  # later, then
            except Exception:
                LOG.exception("results could not be counted")
            await asyncio.sleep(EVERY)

    async def sweep(self) -> None:
        """Tables whose process was gone before it could write their end down, and those of older versions."""
        while tables := [str(it) for (it,) in await self.store.ask(MISSED, AT_ONCE)]:
            for table in tables:
                await self.write_down(await self._read(table) or nothing(table))
            await asyncio.sleep(EVERY)

    async def _read(self, table: str) -> Result | None:
        """From its log, beside everything else; None if this version cannot read it."""
        rows = await self.store.rows(table, 0)
        try:
            if not rows or await find_map(self.store, self.catalogue, rows[0].map) is None:
                return None
            return await asyncio.to_thread(result_from, table, rows, self.catalogue)
        except Refusal:
            return None

    # --- ratings ----------------------------------------------------------------------------------------

    async def count(self, before: int) -> None:
        """Apply all results that ended before then, in order, each once even if several processes do this."""
        while found := await self.store.ask(UNCOUNTED, before, AT_ONCE):
            last = await self.store.ask(LAST)
            if last and (found[0][1], found[0][0]) < last[0]:
                await self.rebuild()  # it was written down too late: all after it is to be counted anew
                continue
            for row in found:
                try:
                    await self._count(await self._result(row))
                except Taken:
                    return  # another process is at it

    async def _result(self, row: tuple[object, ...]) -> Result:
        table, at, game, players, rated, whole = row
        seats = await self.store.ask(SEATS, table)
        made = tuple(SeatResult._make((*it[:5], bool(it[5]), bool(it[6]), it[7])) for it in seats)
        return Result(str(table), int(str(at)), str(game), int(str(players)), bool(rated), bool(whole), made)

    async def _count(self, result: Result) -> None:
        before = {}
        for seat in result.seats if result.rated else ():
            if seat.guest and (found := await self.store.ask(STANDING, seat.guest, result.pool)):
                mean, deviation, number, at = found[0]
                before[seat.guest] = Standing(Rating(mean, deviation), number, at)
        after = standings_after(result, before)
        rows = [rating_row(guest, result, it) for guest, it in sorted(after.items())]
        # Another process may have counted it since we saw it. Was that before we looked up who stands where, our rows
        # would be one game more for everybody; was it after, they are taken.
        unless = [(f"{sql}{UNLESS_COUNTED}", *values, result.table) for sql, *values in rows]
        *_, done = await self.store.change(*unless, (COUNT, result.table), alone=True)
        self.counted += bool(after and done)

    async def results(self) -> list[Result]:
        """Of all tables that have ended, from their logs alone, in the order in which they count."""
        found, last = [], ""
        while tables := [str(it) for (it,) in await self.store.ask(ENDED, last)]:
            found += [await self._read(table) or nothing(table) for table in tables]
            last = tables[-1]
        return sorted(found, key=lambda it: it.key)

    async def rebuild(self) -> int:
        """Everything anew from the logs; how many results have counted for somebody."""
        results = await self.results()
        known = await self._known()
        statements: list[Statement] = [
            ("DELETE FROM ratings",),
            ("DELETE FROM result_seats",),
            ("DELETE FROM seat_marks",),
            ("DELETE FROM results",),
        ]
        for result in results:
            statements += added(anonymised(result, known), counted=True)
        rows = list(counted_anew(results))
        statements += [rating_row(*row) for row in rows if row[0] in known]
        await self.store.change(*statements, alone=True)
        return len({result.table for _, result, _ in rows})

    async def worked_out(self) -> str:
        """What `dump` would be after it, and nothing is changed."""
        known = await self._known()
        rows = [rating_row(*row)[1:8] for row in counted_anew(await self.results()) if row[0] in known]
        return lines(sorted(rows, key=lambda it: it[:3]))

    async def _known(self) -> set[str]:
        return {str(it) for (it,) in await self.store.ask("SELECT id FROM guests")}

    async def dump(self) -> str:
        """Every rating after every game, a line each."""
        return lines(sorted(await self.store.ask(ALL)))


def counted_anew(results: Iterable[Result]) -> Iterator[tuple[str, Result, Standing]]:
    """Results in order as what becomes of each who played. Those who are forgotten were somebody's opponents all the
    same: their numbers are worked out, and not kept."""
    standings: dict[str, dict[str, Standing]] = {}
    for result in results:
        pool = standings.setdefault(result.pool, {})
        after = standings_after(result, pool)
        pool |= after
        for guest, standing in sorted(after.items()):
            yield guest, result, standing


def lines(rows: Iterable[tuple[object, ...]]) -> str:
    return "".join(f"{' '.join(map(str, row))}\n" for row in rows)


def added(result: Result, *, counted: bool = False) -> Iterable[Statement]:
    it = result
    done = int(counted or not it.rated)
    yield ADD, it.table, it.ended, it.game, it.players, int(it.rated), int(it.whole), done
    for number, seat in enumerate(it.seats):
        row = (seat.guest, seat.name, seat.bot, seat.rank, seat.points, int(seat.gone), int(seat.early), seat.stood_in)
        yield ADD_SEAT, it.table, number, *row
        if seat.guest and it.marks:
            yield ADD_MARKS, it.table, number, *(" ".join(names) for names in it.marks[number])


def anonymised(result: Result, known: set[str]) -> Result:
    """The result with deleted guests blanked out."""
    seats = (it if it.guest is None or it.guest in known else it._replace(guest="", name="") for it in result.seats)
    return result._replace(seats=tuple(seats))


def nothing(table: str) -> Result:
    """Nothing came of a table, or nothing that this version could read."""
    return Result(table, 0, "", 0, False, False, ())


def rating_row(guest: str, result: Result, it: Standing) -> Statement:
    row = (guest, result.pool, it.games, result.table, it.at, it.rating.mean, it.rating.deviation)
    return RATE, *row, guest


def digest(text: str) -> str:
    return hashlib.sha256(text.encode()).hexdigest()
