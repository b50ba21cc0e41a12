"""Ask somebody for a game, by their name: they say yes, no, or nothing for a minute, and both hear what came of it.

Who is here is written down by every process, as is each question and its answer, so it does not matter through which of
them somebody has the page open. A yes puts both where pairing puts people, and the table comes from there.
"""

from __future__ import annotations

import asyncio
import logging
import secrets
from typing import TYPE_CHECKING

from whistlestop.wire import answers as an
from whistlestop.wire import commands as co
from whistlestop.wire.settings import TableSettings

from ..handlers import Call, Limit, handles
from ..plain_text import plain_name
from ..push.watchers import encode
from ..random_codes import random_table_id
from ..refusal import Refusal
from ..store.base import Guest
from ..store.faults import CannotStore
from ..tables import seating
from ..web.rate_limits import CHALLENGES
from .moderation import OPERATOR
from .pairing import CLOCK
from .presence import DEAD_MS

if TYPE_CHECKING:
    from ..application import Application

ANSWER_MS = 60_000  # how long somebody may think about it
LOOK = 1.0  # seconds between two looks at what nobody has answered
KEPT_MS = 3_600_000  # how long it is known who asked whom
OF_ONE, TO_ONE = 3, 5  # questions that wait for an answer: of one person, and to one
SAME_MS, SAME = 600_000, 3  # so often in so long the same person may be asked by the same
LOG = logging.getLogger("whistlestop.server")

ACCEPTED, DECLINED, WITHDRAWN, EXPIRED = "accepted", "declined", "withdrawn", "expired"

CAME = "INSERT INTO online VALUES (?, ?, ?) ON CONFLICT (guest, server) DO UPDATE SET called = excluded.called"
WENT = "DELETE FROM online WHERE guest = ? AND server = ?"
RENAME = "UPDATE online SET called = ? WHERE guest = ?"
CALLED = """SELECT DISTINCT guest FROM online JOIN servers ON id = server
    WHERE called = ? AND guest <> ? AND servers.at >= ?"""
APART = "SELECT 1 FROM blocks WHERE (guest = ? AND other = ?) OR (guest = ? AND other = ?) OR (guest = ? AND other = ?)"
ASK = """INSERT INTO challenges SELECT CAST(? AS TEXT), CAST(? AS TEXT), CAST(? AS TEXT), CAST(? AS TEXT),
    CAST(? AS TEXT), CAST(? AS INTEGER), CAST(? AS BIGINT), '', '' WHERE
    (SELECT count(*) FROM challenges WHERE guest = ? AND answer = '' AND at >= ?) < ? AND
    (SELECT count(*) FROM challenges WHERE other = ? AND answer = '' AND at >= ?) < ? AND
    (SELECT count(*) FROM challenges WHERE guest = ? AND other = ? AND at >= ?) < ? RETURNING id"""
SAY_NO = "UPDATE challenges SET answer = ? WHERE id = ? AND other = ? AND answer = '' AND at >= ? RETURNING id"
WITHDRAW = "UPDATE challenges SET answer = ? WHERE id = ? AND guest = ? AND answer = '' RETURNING id"
SAY_YES = """UPDATE challenges SET answer = ?, came = ? WHERE id = ? AND other = ? AND answer = '' AND at >= ?
    AND EXISTS (SELECT 1 FROM online JOIN servers ON servers.id = server
        WHERE online.guest = challenges.guest AND servers.at >= ?) RETURNING id"""
SIT_DOWN = """INSERT INTO seeks SELECT guests.id, guests.name, game, 2, rated,
    at + CASE WHEN guests.id = other THEN 1 ELSE 0 END, '', came, CAST(? AS BIGINT), 0
    FROM challenges JOIN guests ON guests.id IN (guest, other) WHERE challenges.id = ? AND came = ?
    ON CONFLICT (guest) DO UPDATE SET name = excluded.name, game = excluded.game, players = excluded.players,
    rated = excluded.rated, since = excluded.since, server = excluded.server, paired = excluded.paired,
    at = excluded.at, made = 0"""
EXPIRE = "UPDATE challenges SET answer = ? WHERE answer = '' AND at < ? RETURNING id"
OLD = "DELETE FROM challenges WHERE at < ?"
ONE = "SELECT id, guest, name, other, game, rated, at, answer FROM challenges WHERE id = ?"
WAITING = """SELECT id, guest, name, other, game, rated, at, answer FROM challenges
    WHERE answer = '' AND (guest = ? OR other = ?)"""
NAME = "SELECT name FROM guests WHERE id = ?"


def called(name: str) -> str:
    """A name as it is looked for."""
    return plain_name(name, "").casefold()


class Challenges:
    """Challenges in this process."""

    def __init__(self, application: Application) -> None:
        self.application = application
        self.store = application.store
        self.asked = 0

    # --- who is here ------------------------------------------------------------------------------------

    async def came(self, guest: Guest) -> None:
        """Somebody has a line here; what waits for an answer is told again, to whoever has loaded the page anew."""
        try:
            async with self.application.sessions.arriving:
                name = next((str(it) for (it,) in await self.store.ask(NAME, guest.id)), guest.name)
                came = (CAME, guest.id, self.store.process, called(name))
                _, waiting = await self.store.change(came, (WAITING, guest.id, guest.id))
            for row in waiting:
                await self._tell(row, only=guest.id)
            self.left(guest.id)  # if they have gone meanwhile
        except CannotStore:
            return  # nobody finds them until their line comes anew

    def left(self, guest: str) -> None:
        if not any(line.guest.id == guest for line in self.application.lines):
            self.application.sessions.go(self._left(guest))

    async def _left(self, guest: str) -> None:
        try:
            await self.store.change((WENT, guest, self.store.process))
        except CannotStore:
            return  # whoever asks them hears nothing, and that it is over in a minute

    async def rename(self, guest: str, name: str) -> None:
        await self.store.change((RENAME, called(name), guest))

    # --- asking and answering ---------------------------------------------------------------------------

    async def ask(self, guest: Guest, command: co.Challenge) -> None:
        now = self.store.now()
        name = called(command.name)
        found = [str(it) for (it,) in await self.store.ask(CALLED, name, guest.id, now - DEAD_MS)] if name else []
        if len(found) > 1:
            raise Refusal("several-here")
        if not found or await self.store.ask(APART, guest.id, found[0], found[0], guest.id, OPERATOR, guest.id):
            raise Refusal("nobody-here")  # who is avoided need not know it
        other, id = found[0], secrets.token_hex(8)
        ((own,),) = await self.store.ask(NAME, guest.id)
        row = (id, guest.id, own, other, command.game, int(command.rated), now)
        waiting = now - ANSWER_MS
        limits = (guest.id, waiting, OF_ONE, other, waiting, TO_ONE, guest.id, other, now - SAME_MS, SAME)
        (made,) = await self.store.change((ASK, *row, *limits), alone=True)
        if not made:
            raise Refusal("enough-challenges")
        self.asked += 1
        await self._changed(id)

    async def answer(self, guest: str, id: str, accept: bool) -> str:
        """The table, for a yes."""
        now = self.store.now()
        if not accept:
            (done,) = await self.store.change((SAY_NO, DECLINED, id, guest, now - ANSWER_MS))
            await self._ended(id, bool(done))
            return ""
        table = random_table_id()
        yes = (SAY_YES, ACCEPTED, table, id, guest, now - ANSWER_MS, now - DEAD_MS)
        done, _ = await self.store.change(yes, (SIT_DOWN, now, id, table), alone=True)
        await self._ended(id, bool(done))
        await self.application.pairing.make(table)
        return table

    async def withdraw(self, guest: str, id: str) -> None:
        (done,) = await self.store.change((WITHDRAW, WITHDRAWN, id, guest))
        await self._ended(id, bool(done))

    async def _ended(self, id: str, done: bool) -> None:
        if not done:
            raise Refusal("challenge-over")
        await self._changed(id)

    # --- telling ----------------------------------------------------------------------------------------

    async def _changed(self, id: str) -> None:
        await self.heard(id)
        await self.store.announce(f"challenge:{id}")

    async def heard(self, id: str) -> None:
        """Something has come of a question, here or through another process."""
        for row in await self.store.ask(ONE, id):
            await self._tell(row)

    async def _tell(self, row: tuple[object, ...], only: str | None = None) -> None:
        """Both of them, wherever they have the page open."""
        id, guest, name, other, game, rated, at, answer = row
        lines = [it for it in self.application.lines if it.guest.id in (guest, other) and only in (None, it.guest.id)]
        if not lines:
            return
        asked = [str(it) for (it,) in await self.store.ask(NAME, other)]
        until, now = int(str(at)) + ANSWER_MS, self.store.now()
        for line in lines:
            mine = line.guest.id == guest
            names = asked[0] if mine and asked else str(name)
            told = an.Challenged(str(id), mine, names, str(game), bool(rated), until, now, str(answer))
            line.send(encode(told))

    async def run(self) -> None:
        while True:
            await asyncio.sleep(LOOK)
            try:
                await self.look()
            except CannotStore:
                continue
            except Exception:
                LOG.exception("questions for a game could not be looked after")

    async def look(self) -> None:
        """Nobody has answered in time."""
        now = self.store.now()
        expired, _ = await self.store.change((EXPIRE, EXPIRED, now - ANSWER_MS), (OLD, now - KEPT_MS))
        for (id,) in expired:
            await self._changed(str(id))


@handles(co.Challenge, limit=Limit("challenge", CHALLENGES))
async def challenge(call: Call, command: co.Challenge) -> an.Ack:
    application = call.application
    settings = TableSettings(command.game, 2, clock=CLOCK, rated=command.rated)
    seating.checked(settings, application.map_catalogue.offered)
    await application.challenges.ask(call.guest, command)
    return an.Ack(command.id, "", 0)


@handles(co.Reply)
async def reply(call: Call, command: co.Reply) -> an.Ack:
    """The acknowledgement has the table, for a yes."""
    table = await call.application.challenges.answer(call.guest.id, command.challenge, command.accept)
    return an.Ack(command.id, table, 0)


@handles(co.Unask)
async def withdraw(call: Call, command: co.Unask) -> an.Ack:
    await call.application.challenges.withdraw(call.guest.id, command.challenge)
    return an.Ack(command.id, "", 0)
