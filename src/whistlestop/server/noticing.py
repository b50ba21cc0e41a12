"""Turn notices for play over days: a POST to an address of the operator's, off unless one is set.

It says which table and which seat, never what happened there; whoever runs the address sends mail or messages on.
"""

from __future__ import annotations

import asyncio
import json
import logging
import time
import urllib.request

from .live import Live
from .state import PLAYING

AGAIN = 3600.0  # seconds before the same seat is told again
LOG = logging.getLogger("whistlestop.server")


class Notices:
    """Tells people who are not here that it is their turn."""

    def __init__(self, address: str) -> None:
        self.address = address
        self._told: dict[tuple[str, int], tuple[int, float]] = {}  # turn and time
        self._tasks: set[asyncio.Task[None]] = set()

    def look(self, live: Live) -> None:
        if not self.address or live.state.status != PLAYING:
            return
        here = {watcher.guest for watcher in live.watchers}
        for seat in live.state.facts.pending:
            it = live.state.seats[seat]
            if it.is_person and it.guest not in here and self._news(live, seat):
                body = {"table": live.table, "seat": seat, "guest": it.guest, "name": it.name}
                task = asyncio.create_task(self._send(body | {"game": live.state.settings.game}))
                self._tasks.add(task)
                task.add_done_callback(self._tasks.discard)

    def _news(self, live: Live, seat: int) -> bool:
        turn, now = live.state.facts.turn, time.monotonic()
        told = self._told.get((live.table, seat))
        if told is not None and told[0] == turn and now - told[1] < AGAIN:
            return False
        if len(self._told) > 10_000:
            self._told.clear()
        self._told[live.table, seat] = (turn, now)
        return True

    async def _send(self, body: dict[str, object]) -> None:
        try:
            await asyncio.to_thread(post, self.address, json.dumps(body).encode())
        except OSError:
            LOG.warning("a turn notice could not be delivered")


def post(address: str, data: bytes) -> None:
    request = urllib.request.Request(address, data, {"Content-Type": "application/json"})
    with urllib.request.urlopen(request, timeout=10):
        pass
