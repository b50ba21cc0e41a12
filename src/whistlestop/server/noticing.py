"""Turn notices for play over days: a POST to an address of the operator's, and mail to guests who have asked for it.
Both are off unless the operator sets them up. They say which table and which seat, never what happened there.
"""

from __future__ import annotations

import asyncio
import json
import logging
import urllib.request

from whistlestop import words

from .addresses import AddressBook
from .live import Live
from .settings import Settings
from .state import PLAYING, Seat
from .store.base import Store

AGAIN_MS = 3_600_000  # before the same seat is told of the same turn again
LOG = logging.getLogger("whistlestop.server")


class Notices:
    """Tells people who are not here that it is their turn."""

    def __init__(self, settings: Settings, store: Store, book: AddressBook) -> None:
        self.webhook = settings.webhook
        self.address = settings.address.rstrip("/")
        self.store = store
        self.book = book
        self._tasks: set[asyncio.Task[None]] = set()

    def look(self, live: Live) -> None:
        if not (self.webhook or self.book.mailer.on) or live.state.status != PLAYING:
            return
        here = {watcher.guest for watcher in live.watchers}
        for seat in live.state.facts.pending:
            it = live.state.seats[seat]
            if it.is_person and it.guest not in here:
                task = asyncio.create_task(self._tell(live, seat, it, live.state.facts.turn))
                self._tasks.add(task)
                task.add_done_callback(self._done)

    def _done(self, task: asyncio.Task[None]) -> None:
        self._tasks.discard(task)
        if not task.cancelled() and (error := task.exception()) is not None:
            LOG.error("a turn notice failed", exc_info=error)

    async def _tell(self, live: Live, seat: int, it: Seat, turn: int) -> None:
        now = self.store.now()
        if not await self.store.claim_notice(live.table, seat, turn, now, now - AGAIN_MS):
            return  # told already, by this process or by another
        if self.webhook:
            body = {"table": live.table, "seat": seat, "guest": it.guest, "name": it.name}
            await self._post(body | {"game": live.state.settings.game})
        if self.book.mailer.on and it.guest is not None:
            await self._mail(live, it.guest, it.name)

    async def _post(self, body: dict[str, object]) -> None:
        try:
            await asyncio.to_thread(post, self.webhook, json.dumps(body).encode())
        except OSError:
            LOG.warning("a turn notice could not be delivered")

    async def _mail(self, live: Live, guest: str, name: str) -> None:
        mail = await self.book.confirmed(guest)
        if mail is None:
            return
        game = live.the_map().name
        link = f"{self.address}/table/{live.table}" if self.address else "none"
        subject = words.say("mail-turn-subject", mail.language, game=game)
        text = words.say("mail-turn", mail.language, name=name, game=game, link=link)
        await self.book.mailer.send(mail.address, subject, text + "\n")


def post(address: str, data: bytes) -> None:
    request = urllib.request.Request(address, data, {"Content-Type": "application/json"})
    with urllib.request.urlopen(request, timeout=10):
        pass
