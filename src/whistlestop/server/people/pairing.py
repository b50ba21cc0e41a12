"""Play somebody: whoever wants the same game with the same number of players is put at one table, the longest waiting
first, across all processes of a database.

Who is paired is decided in one statement that no two processes do at once; the table follows, by its id, and whoever
finds it missing makes it. So nobody is paired twice, and a process that is killed in between loses nobody.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import Iterable
from typing import TYPE_CHECKING, NamedTuple

from whistlestop.wire import answers as an
from whistlestop.wire import commands as co
from whistlestop.wire.settings import TableSettings

from ..handlers import Call, Limit, handles
from ..plain_text import numbered
from ..push.watchers import encode
from ..random_codes import random_table_id
from ..refusal import Refusal
from ..store.base import Guest
from ..store.faults import CannotStore
from ..tables import entries as en
from ..tables import seating
from ..tables.state import OPEN, OPENING, PLAYING
from ..web.rate_limits import SEEKS
from .presence import DEAD_MS

if TYPE_CHECKING:
    from ..application import Application

CLOCK = 120  # seconds a turn: strangers do not wait for each other for ever
LOOK = 2.0  # seconds between two looks at who waits
UNMADE_MS = 2_000  # after this long, another process creates a table that was promised
KEPT_MS = 3_600_000  # how long it is known who was paired
MOST = 60  # candidates considered at a time
LOG = logging.getLogger("whistlestop.server")

ENTER = """INSERT INTO seeks VALUES (?, ?, ?, ?, ?, ?, ?, '', 0, 0) ON CONFLICT (guest) DO UPDATE SET
    name = excluded.name, server = excluded.server, paired = '', made = 0, since = CASE WHEN seeks.paired = ''
    AND seeks.game = excluded.game AND seeks.players = excluded.players AND seeks.rated = excluded.rated
    THEN seeks.since ELSE excluded.since END,
    game = excluded.game, players = excluded.players, rated = excluded.rated WHERE seeks.paired = CAST(? AS TEXT)"""
MINE = "SELECT paired FROM seeks WHERE guest = ?"
WITHDRAW = "DELETE FROM seeks WHERE guest = ? AND paired = ''"
WAITING = """SELECT guest, since FROM seeks JOIN servers ON id = server WHERE paired = '' AND game = ? AND players = ?
    AND rated = ? AND servers.at >= ? ORDER BY since, guest LIMIT ?"""
WISHES = "SELECT game, players, rated, count(*) FROM seeks WHERE paired = '' GROUP BY game, players, rated"
HERE = "SELECT guest, game, players, rated, since FROM seeks WHERE paired = '' AND server = ?"
PAIRED = "SELECT guest, name, game, players, rated FROM seeks WHERE paired = ? ORDER BY since, guest"
MADE = "UPDATE seeks SET made = 1 WHERE paired = ?"
UNMADE = "SELECT DISTINCT paired FROM seeks WHERE paired <> '' AND made = 0 AND at < ?"
OLD = "DELETE FROM seeks WHERE paired <> '' AND made = 1 AND at < ?"
LOST = """DELETE FROM seeks WHERE paired = '' AND since < ?
    AND NOT EXISTS (SELECT 1 FROM servers WHERE id = server AND servers.at >= ?)"""
BLOCKED = "SELECT guest, other FROM blocks WHERE guest IN ({marks}) AND other IN ({marks})"


class Wish(NamedTuple):
    game: str
    players: int
    rated: int


class Pairing:
    """Matchmaking in this process."""

    def __init__(self, application: Application) -> None:
        self.application = application
        self.store = application.store
        self.pairs = 0
        self._lacking: set[str] = set()  # tables of pairs for which this server has no map

    async def seek(self, guest: Guest, wish: Wish) -> str | None:
        """Wait for others; the table, for somebody who is paired already and has not come there yet."""
        before = [str(it) for (it,) in await self.store.ask(MINE, guest.id)]
        table = before[0] if before else ""
        if table and await self._awaits(table, guest.id):
            return table
        now = self.store.now()
        await self.store.change((ENTER, guest.id, guest.name, *wish, now, self.store.process, table))
        return await self.match(wish, guest.id)

    async def _awaits(self, table: str, guest: str) -> bool:
        """Is the table unfinished, with a seat for this guest? One not created yet counts; whether it has been is asked
        first, since that may happen meanwhile."""
        if await self.store.ask("SELECT 1 FROM seeks WHERE paired = ? AND made = 0", table):
            return True
        try:
            state = (await self.application.sessions.current(table)).state
        except Refusal:
            return False
        return state.status in (OPEN, OPENING, PLAYING) and bool(state.seats_of(guest))

    async def withdraw(self, guest: str) -> None:
        await self.store.change((WITHDRAW, guest))

    def left(self, guest: str) -> None:
        """A socket closed; if it was the guest's last, withdraw their request."""
        if not any(line.guest.id == guest for line in self.application.lines):
            self.application.sessions.go(self._left(guest))

    async def _left(self, guest: str) -> None:
        with contextlib.suppress(CannotStore):  # then they are found waiting for nobody, and the table waits for them
            sql = "DELETE FROM seeks WHERE guest = ? AND paired = '' AND server = ?"
            await self.store.change((sql, guest, self.store.process))

    async def match(self, wish: Wish, guest: str | None = None) -> str | None:
        """As many tables as there are people for; the one where this guest sits, if there is one."""
        found = None
        while (group := await self._group(wish)) is not None:
            table = random_table_id()
            if not await self._claim(group, table):
                continue  # somebody has gone, or another process was quicker
            self.pairs += 1
            await self.make(table)
            if guest in group:
                found = table
        return found

    async def _group(self, wish: Wish) -> list[str] | None:
        """The longest-waiting group in which nobody has blocked anybody else."""
        waiting = await self.store.ask(WAITING, *wish, self.store.now() - DEAD_MS, MOST)
        if len(waiting) < wish.players:
            return None
        people = [str(guest) for guest, _ in waiting]
        marks = ", ".join("?" * len(people))
        apart = set(await self.store.ask(BLOCKED.format(marks=marks), *people, *people))
        for at in range(len(people)):
            group = [people[at]]
            for other in people[at + 1 :]:
                if len(group) < wish.players and not any((it, other) in apart or (other, it) in apart for it in group):
                    group.append(other)
            if len(group) == wish.players:
                return group
        return None

    async def _claim(self, group: list[str], table: str) -> bool:
        """All of them or none: two processes never do this at the same time."""
        marks = ", ".join("?" * len(group))
        sql = f"""UPDATE seeks SET paired = ?, at = ?, made = 0 WHERE paired = '' AND guest IN ({marks}) AND
            (SELECT count(*) FROM seeks WHERE paired = '' AND guest IN ({marks})) = {len(group)} RETURNING guest"""
        (claimed,) = await self.store.change((sql, table, self.store.now(), *group, *group), alone=True)
        return len(claimed) == len(group)

    async def make(self, table: str) -> None:
        """The table of those who are paired, unless it is there; then they are told."""
        people = await self.store.ask(PAIRED, table)
        if not people:
            return
        _, _, game, players, rated = people[0]
        settings = TableSettings(game, players, clock=CLOCK, rated=bool(rated))
        map = self.application.map_catalogue.offered.get(game)
        if map is None:
            self._lacks(table, game)
            return
        holders = tuple(en.Holder(guest, name) for guest, name in different((it[0], it[1]) for it in people))
        host = Guest(people[0][0], people[0][1])
        await self.application.tables.begin(
            table, host, None, lambda: seating.made(settings, map.hash, host.id, holders)
        )
        await self.store.change((MADE, table))
        await self.tell(table)
        await self.store.announce(f"paired:{table}")

    def _lacks(self, table: str, game: str) -> None:
        """Another server has paired them for a game that this one does not have: that one makes the table, and this is
        said once."""
        if table not in self._lacking:
            LOG.warning("this server has no map %r; the server that paired people for it makes their table", game)
        self._lacking = (self._lacking if len(self._lacking) < 1000 else set()) | {table}

    async def tell(self, table: str) -> None:
        """Those who are paired and have a line to this process."""
        seats = {str(it[0]): seat for seat, it in enumerate(await self.store.ask(PAIRED, table))}
        for line in list(self.application.lines):
            if line.guest.id in seats:
                line.send(encode(an.Paired(table, seats[line.guest.id])))

    async def run(self) -> None:
        while True:
            await asyncio.sleep(LOOK)
            try:
                await self.look()
            except CannotStore:
                continue
            except Exception:
                LOG.exception("people could not be paired")

    async def look(self) -> None:
        """What another process has left undone, who can be paired, and how it stands for those who wait here."""
        now = self.store.now()
        await self.store.change((OLD, now - KEPT_MS), (LOST, now - DEAD_MS, now - DEAD_MS))
        for (table,) in await self.store.ask(UNMADE, now - UNMADE_MS):
            await self.make(str(table))
        wishes = {Wish(*it[:3]): int(it[3]) for it in await self.store.ask(WISHES)}
        for wish, waiting in wishes.items():
            if waiting >= wish.players:
                await self.match(wish)
        here = await self.store.ask(HERE, self.store.process)
        if not here:
            return
        online = await self.application.presence.online()
        for guest, *rest, since in here:
            wish = Wish(*rest)
            told = encode(seeking(wish, since, wishes.get(wish, 1), online, now))
            for line in list(self.application.lines):
                if line.guest.id == guest:
                    line.send(told)


def different(people: Iterable[tuple[str, str]]) -> list[tuple[str, str]]:
    """Two of the same name are told apart by their seats."""
    found: list[tuple[str, str]] = []
    for guest, name in people:
        found.append((guest, numbered(name, [it for _, it in found], len(found) + 1)))
    return found


def seeking(wish: Wish, since: int, waiting: int, online: int, now: int) -> an.Seeking:
    return an.Seeking(wish.game, wish.players, bool(wish.rated), since, waiting, online, now)


@handles(co.Seek, limit=Limit("seek", SEEKS))
async def seek(call: Call, command: co.Seek) -> an.Ack:
    """The acknowledgement has the table, if there is one at once."""
    application = call.application
    settings = TableSettings(command.game, command.players, clock=CLOCK, rated=command.rated)
    seating.checked(settings, application.map_catalogue.offered)
    wish = Wish(command.game, command.players, int(command.rated))
    table = await application.pairing.seek(call.guest, wish)
    if table is not None:
        await application.pairing.tell(table)
    return an.Ack(command.id, table or "", 0)


@handles(co.Unseek, limit=Limit("seek", SEEKS))
async def unseek(call: Call, command: co.Unseek) -> an.Ack:
    await call.application.pairing.withdraw(call.guest.id)
    return an.Ack(command.id, "", 0)
