"""People who do not want to meet or to hear somebody, and what the operator is asked to look at.

Whom somebody blocks is heard by them no more, does not sit down where they sit, and does not find them as an opponent.
The operator can block somebody for everybody.
"""

from __future__ import annotations

import hashlib
from collections.abc import Collection
from typing import TYPE_CHECKING, NamedTuple

from whistlestop.wire import answers as an
from whistlestop.wire import commands as co
from whistlestop.wire import http as wh

from ..handlers import Call, Limit, handles
from ..plain_text import plain
from ..push.watchers import tell_table
from ..refusal import Refusal
from ..store.base import Store
from ..tables.seating import check_seat
from ..tables.session import TableSession
from ..web.rate_limits import BLOCKS, REPORTS

if TYPE_CHECKING:
    from ..application import Application

OPERATOR = ""  # the guest who blocks for everybody
MOST_BLOCKED = 500  # by one guest

BLOCK = "INSERT INTO blocks VALUES (?, ?, ?, ?) ON CONFLICT (guest, other) DO UPDATE SET name = excluded.name"
UNBLOCK = "DELETE FROM blocks WHERE guest = ? AND other = ?"
BLOCKED = "SELECT other, name FROM blocks WHERE guest = ? ORDER BY at DESC, other"
COUNTED = "SELECT count(*) FROM blocks WHERE guest = ?"
BLOCKED_BY = "SELECT guest FROM blocks WHERE other = ?"
REPORT = "INSERT INTO reports VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, 0) ON CONFLICT DO NOTHING"
REPORTED = """SELECT id, at, game, seat, about, name, reason, body, done FROM reports
    WHERE done <= ? ORDER BY at DESC LIMIT ?"""
SAID = "SELECT body FROM chat WHERE game = ? AND guest = ? AND kind = 'text' ORDER BY number DESC LIMIT ?"
DONE = "UPDATE reports SET done = 1 WHERE id = ? RETURNING about, name"


async def blocked_by(store: Store, guest: str) -> frozenset[str]:
    """Whom this guest does not want to hear."""
    return frozenset(other for other, _ in await store.ask(BLOCKED, guest))


async def blocked_names(store: Store, guest: str) -> tuple[wh.Blocked, ...]:
    """The same, as the guest may see it: by the names that they had."""
    return tuple(wh.Blocked(number, name) for number, (_, name) in enumerate(await store.ask(BLOCKED, guest)))


async def unblock(store: Store, guest: str, number: int) -> None:
    """By the number in that list."""
    found = await store.ask(BLOCKED, guest)
    if number >= len(found):
        raise Refusal("nothing-here")
    await store.change((UNBLOCK, guest, found[number][0]))


async def is_silenced(store: Store, guest: str) -> bool:
    """Has the operator had enough?"""
    return (OPERATOR,) in await store.ask(BLOCKED_BY, guest)


async def check_wanted(store: Store, guest: str, holders: Collection[str]) -> None:
    """Refusal if one of those who sit somewhere does not want to meet this guest."""
    if holders and {who for (who,) in await store.ask(BLOCKED_BY, guest)} & set(holders):
        raise Refusal("not-wanted")


def other_at(session: TableSession, call: Call, seat: int) -> tuple[str, str]:
    """The person at a seat and their name, if somebody else than oneself sits there; only for those who sit or sat at
    the table themselves."""
    check_seat(session.state, seat)
    it = session.state.seats[seat]
    if not session.state.seats_of(call.guest.id) or not it.guest or it.guest == call.guest.id:
        raise Refusal("not-allowed")
    return it.guest, it.name


@handles(co.Block, limit=Limit("block", BLOCKS))
async def block(call: Call, command: co.Block) -> an.Ack:
    store, session = call.application.store, await call.application.sessions.current(command.table)
    other, name = other_at(session, call, command.seat)
    if command.blocked:
        if int((await store.ask(COUNTED, call.guest.id))[0][0]) >= MOST_BLOCKED:
            raise Refusal("too-many-blocked")
        await store.change((BLOCK, call.guest.id, other, name, store.now()))
    else:
        await store.change((UNBLOCK, call.guest.id, other))
    await listen_anew(call.application, call.guest.id)
    await store.announce(f"blocks:{call.guest.id}")
    return an.Ack(command.id, session.table, session.seq, command.seat)


async def listen_anew(application: Application, guest: str) -> None:
    """Whom a guest does not want to hear has changed: all their lines in this process go by it."""
    blocked = await blocked_by(application.store, guest)
    for line in application.lines:
        if line.guest.id == guest:
            for watcher in line.watchers.values():
                watcher.blocked = blocked
                tell_table(watcher.session, application.store.now())


@handles(co.Report, limit=Limit("report", REPORTS))
async def report(call: Call, command: co.Report) -> an.Ack:
    """For the operator. A client's id counts once."""
    store, session = call.application.store, await call.application.sessions.current(command.table)
    other, name = other_at(session, call, command.seat)
    id = hashlib.sha256(f"report {call.guest.id} {command.id}".encode()).hexdigest()[:8]
    row = (id, store.now(), session.table, command.seat, call.guest.id, other, name)
    await store.change((REPORT, *row, command.reason, plain(command.text, co.LONGEST_CHAT)))
    call.application.metrics.reports += 1
    return an.Ack(command.id, session.table, session.seq, command.seat)


# --- for the operator ---------------------------------------------------------------------------------------


class Reported(NamedTuple):
    """A row of the list."""

    id: str
    at: int
    table: str
    seat: int
    about: str
    name: str
    reason: str
    text: str
    done: int
    said: tuple[str, ...]  # what the person said at that table last


async def reported(store: Store, *, everything: bool = False, most: int = 100, lines: int = 5) -> list[Reported]:
    """The latest first; `everything`: also those that are done."""
    found = []
    for row in await store.ask(REPORTED, int(everything), most):
        said = [text for (text,) in await store.ask(SAID, row[2], row[4], lines)]
        found.append(Reported._make((*row, tuple(reversed(said)))))
    return found


async def settle(store: Store, id: str, silence: bool | None) -> bool:
    """A report is done with; the person it is about is silenced (True), heard again (False) or left alone (None). False
    if there is no such report."""
    (found,) = await store.change((DONE, id))
    for about, name in found:
        if silence:
            await store.change((BLOCK, OPERATOR, about, name, store.now()))
        elif silence is not None:
            await store.change((UNBLOCK, OPERATOR, about))
    return bool(found)
