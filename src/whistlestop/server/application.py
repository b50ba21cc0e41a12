"""Everything that one server process has, put together."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from typing import TYPE_CHECKING

from whistlestop.wire import commands as co

from .accounts.email_addresses import AddressBook
from .accounts.guests import Guests, shown
from .accounts.mail import Mailer
from .accounts.turn_notices import Notices
from .bots import hints
from .bots.workers import Workers
from .handlers import HANDLERS, Answer, Call
from .maps.catalogue import read_folder
from .maps.drawings import Drawings
from .metrics import Metrics
from .people import challenges, moderation, pairing, tables_of_the_day
from .people.challenges import Challenges
from .people.pairing import Pairing
from .people.presence import Presence
from .people.tables_of_the_day import Days
from .ratings.book import Book
from .readiness import Readiness
from .refusal import Refusal
from .settings import Settings
from .store import connect
from .store.base import Guest
from .store.faults import CannotOpen, CannotStore
from .tables import chat, exploring, hosting
from .tables.lobby_shares import Shares
from .tables.opened import Opened
from .tables.scheduler import Scheduler
from .tables.service import Tables
from .tables.session import TableSession
from .tables.sessions import Sessions
from .web.connection_limits import BY_ADDRESS, Places, places_there_are
from .web.rate_limits import WORK, Counts, Limits

if TYPE_CHECKING:
    from .web.socket import Connection

ENDED = 2.0  # seconds between two looks for tokens that another server has ended
LOG = logging.getLogger("whistlestop.server")
# Modules whose handlers register themselves when they are imported; those of the tables are imported anyway.
COMMANDS = (hosting, exploring, chat, hints, moderation, pairing, tables_of_the_day, challenges)


class Application:
    """The store, the tables, the bots, the guests."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.store = connect(settings.where)
        self.map_catalogue = read_folder(settings.maps)
        self.sessions = Sessions(self.store, self.map_catalogue)
        self.tables = Tables(self.sessions)
        self.opened = Opened()
        self.post_commands, self.socket_commands = co.decoder(socket=False), co.decoder(socket=True)
        self.drawings = Drawings()
        self.readiness = Readiness()
        self.workers = Workers(settings.workers, self.readiness)
        self.driver = Scheduler(self.tables, self.workers, pause=settings.pause, expire_days=settings.expire_days)
        self.guests = Guests(self.store)
        self.limits = Limits(on=settings.limits)
        self.shares = Shares(self.store)
        self.addresses = AddressBook(self.store, Mailer(settings.smtp, settings.mail_from), self.limits)
        self.notices = Notices(settings, self.tables, self.addresses)
        self.driver.notify = self._on_row
        self.book = Book(self.store, self.map_catalogue)
        self.by_address, self.by_guest = Counts(), Counts()
        alone = not settings.limits or settings.behind_proxy or bool(settings.uds)  # all of them come from one address
        self.places = Places(places_there_are(), None if alone else BY_ADDRESS)
        self.metrics = Metrics()
        self.lines: set[Connection] = set()
        self.presence = Presence(self.sessions, lambda: len({line.guest.id for line in self.lines}))
        self.pairing = Pairing(self)
        self.days = Days(self)
        self.challenges = Challenges(self)
        self.closing = False
        self.fault: CannotOpen | None = None  # why the database cannot be used
        self._tasks: list[asyncio.Task[None]] = []

    async def open(self) -> None:
        try:
            await self.store.open(self._heard)
        except CannotOpen as fault:
            self.fault = fault
            raise
        except Exception:
            LOG.exception("the database could not be opened")
            raise
        self.store.heard_of_people = self._heard_of_people
        await self.presence.beat(sweep=True)
        self._tasks.append(asyncio.create_task(self.presence.run()))
        self._tasks.append(asyncio.create_task(self.book.run()))
        self._tasks.append(asyncio.create_task(self.pairing.run()))
        self._tasks.append(asyncio.create_task(self.challenges.run()))
        self.readiness.begin()
        self.driver.start()
        self._tasks.append(asyncio.create_task(self._draw_maps()))
        if self.store.shared:
            self._tasks.append(asyncio.create_task(self._look_for_ended()))

    def _heard(self, table: str | None) -> None:
        self.sessions.heard(table)
        self.notices.heard(table)

    def _on_row(self, session: TableSession) -> None:
        """After every appended row: send turn notices, and record the result of a finished table."""
        self.notices.look(session)
        if (result := self.book.look(session)) is not None:
            self.sessions.go(self.book.write_down(result))

    def _heard_of_people(self, what: str) -> None:
        kind, _, who = what.partition(":")
        if kind == "here":
            self.presence.heard(who)
        elif kind == "paired":
            self.sessions.go(self.pairing.tell(who))
        elif kind == "challenge":
            self.sessions.go(self.challenges.heard(who))
        elif kind == "blocks":
            self.sessions.go(moderation.listen_anew(self, who))

    async def _draw_maps(self) -> None:
        """Boards of the maps of this server, before anybody asks for them."""
        for map in list(self.map_catalogue.offered.values()):
            if self.map_catalogue.is_own(map) and map.kind == "map":
                with contextlib.suppress(Refusal):  # whoever asks for the board is told why there is none
                    await self.drawings.of(map)

    def check_ready(self) -> None:
        """Refuse while searching bots are not compiled yet."""
        if not self.readiness.ready:
            raise Refusal("warming", percent=int(100 * self.readiness.fraction))

    async def drain(self) -> None:
        """Stop accepting commands, finish those in flight, then tell pages to reconnect."""
        self.closing = True
        for _ in range(100):
            if not any(session.lock.locked() for session in self.sessions.by_table.values()):
                break
            await asyncio.sleep(0.02)
        for line in list(self.lines):
            line.say_bye()
        await asyncio.sleep(0.05)

    async def close(self) -> None:
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        self.readiness.stop()
        await self.driver.stop()
        await self.notices.stop()
        await self.workers.stop()
        self.sessions.stop()
        await self.store.close()

    async def who(self, cookie: str | None, authorization: str | None) -> Guest | None:
        """A program by its bearer token, a page by its cookie."""
        token = shown(cookie, authorization)
        return None if token is None else await self.guests.who(*token)

    async def end_lines(self, guest: str | None = None) -> None:
        """Close the sockets, of one guest or of all, whose token has been revoked."""
        lines = [line for line in self.lines if guest in (None, line.guest.id)]
        left = await self.store.tokens_left({line.token for line in lines}) if lines else set()
        for line in lines:
            if line.token not in left:
                line.dismiss()

    async def _look_for_ended(self) -> None:
        """Tokens that another server has ended."""
        while True:
            await asyncio.sleep(ENDED)
            try:
                await self.end_lines()
            except CannotStore:
                continue  # the next look finds them
            except Exception:
                LOG.exception("tokens could not be looked up")

    async def look_up(self, table: str, address: str) -> TableSession:
        """A table with everything that is on disk, for somebody who looks: reading a log is work, and counted."""
        if (from_file := self.opened.find(table)) is not None:
            return from_file
        fresh = table not in self.sessions.by_table
        if fresh:
            self.limits.spend("work", address, WORK, cost=0)
        session = await self.sessions.current(table)
        if fresh:
            self.limits.charge("work", address, WORK, session.reading)
        return session

    async def perform(self, call: Call, command: co.Command) -> Answer:
        """A guest's command, if they do not ask too much."""
        do, limit = HANDLERS[type(command)]
        if limit is None:
            answer = await do(call, command)
        else:
            if self.closing:
                raise Refusal("closing")
            self.limits.spend_for(limit.name, call.guest.id, call.address, limit.rate)
            with self.metrics.timed(command):
                answer = await do(call, command)
        call.answer(answer)
        return answer
