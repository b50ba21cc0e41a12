"""Turn notices for play over days: a POST to an address of the operator's, and mail to guests who have asked for it.
Both are off unless the operator sets them up. They say which table and which seat, never what happened there.
"""

from __future__ import annotations

import asyncio
import json
import logging
import urllib.request
from collections.abc import Coroutine

from whistlestop import words

from ..settings import Settings
from ..tables.service import Tables
from ..tables.session import TableSession
from ..tables.state import PLAYING
from .email_addresses import AddressBook

ELSEWHERE = 3.0  # seconds in which other servers can say that somebody is there
AGAIN_MS = 3_600_000  # before the same seat is told of the same turn again
LOG = logging.getLogger("whistlestop.server")


class Notices:
    """Tells people who are not here that it is their turn."""

    def __init__(self, settings: Settings, tables: Tables, book: AddressBook) -> None:
        self.webhook = settings.webhook
        self.address = settings.address.rstrip("/")
        self.tables = tables
        self.store = tables.store
        self.book = book
        self._tasks: set[asyncio.Task[None]] = set()

    @property
    def on(self) -> bool:
        return bool(self.webhook) or self.book.mailer.on

    def look(self, session: TableSession) -> None:
        """Send notices of turns, after this process has appended a row."""
        if self.on:
            for seat in turns(session, here=False):
                self._go(self._tell(session, seat, session.state.facts.turn))

    def heard(self, table: str | None) -> None:
        """Another process appended a row: claim the notice if somebody here is watching and has seen the turn."""
        session = self.tables.sessions.by_table.get(table or "")
        if session is not None and session.watchers and self.on:
            self._go(self._claim_those_here(session))

    async def _claim_those_here(self, session: TableSession) -> None:
        async with session.lock:  # whoever had it before has read what we heard of
            seats, turn = turns(session, here=True), session.state.facts.turn
        for seat in seats:
            await self._claim(session, seat, turn)

    async def _claim(self, session: TableSession, seat: int, turn: int) -> bool:
        """Not if they were told already, by this process or by another, or see it elsewhere."""
        now = self.store.now()
        return await self.store.claim_notice(session.table, seat, turn, now, now - AGAIN_MS)

    def _go(self, what: Coroutine[None, None, None]) -> None:
        task = asyncio.create_task(what)
        self._tasks.add(task)
        task.add_done_callback(self._done)

    async def stop(self) -> None:
        tasks = list(self._tasks)
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    def _done(self, task: asyncio.Task[None]) -> None:
        self._tasks.discard(task)
        if not task.cancelled() and (error := task.exception()) is not None:
            LOG.error("a turn notice failed", exc_info=error)

    async def _tell(self, session: TableSession, seat: int, turn: int) -> None:
        if self.store.shared:
            await asyncio.sleep(ELSEWHERE)
            session = await self.tables.sessions.current(session.table)
            if seat not in turns(session, here=False) or session.state.facts.turn != turn:
                return
        it = session.state.seats[seat]
        if not await self._claim(session, seat, turn):
            return
        if self.webhook:
            body = {"table": session.table, "seat": seat, "guest": it.guest, "name": it.name}
            await self._post(body | {"game": session.state.settings.game})
        if self.book.mailer.on and it.guest is not None:
            await self._mail(session, it.guest, it.name)

    async def _post(self, body: dict[str, object]) -> None:
        try:
            await asyncio.to_thread(post, self.webhook, json.dumps(body).encode())
        except OSError:
            LOG.warning("a turn notice could not be delivered")

    async def _mail(self, session: TableSession, guest: str, name: str) -> None:
        mail = await self.book.confirmed(guest)
        if mail is None:
            return
        game = session.the_map().name
        link = f"{self.address}/table/{session.table}" if self.address else "none"
        subject = words.say("mail-turn-subject", mail.language, game=game)
        text = words.say("mail-turn", mail.language, name=name, game=game, link=link)
        await self.book.mailer.send(mail.address, subject, text + "\n")


def turns(session: TableSession, *, here: bool) -> list[int]:
    """The seats that are to move, of people who watch in this process, or of people who do not."""
    state, present = session.state, {watcher.guest for watcher in session.watchers}
    if state.status != PLAYING:
        return []
    people = [seat for seat in state.facts.pending if state.seats[seat].is_person]
    return [seat for seat in people if (state.seats[seat].guest in present) == here]


def post(address: str, data: bytes) -> None:
    request = urllib.request.Request(address, data, {"Content-Type": "application/json"})
    with urllib.request.urlopen(request, timeout=10):
        pass
