"""Deleting a guest: bots take over the seats, and the name is removed from every log.

The log is rewritten for future readers; an entry informs every process that has read it already.
"""

from __future__ import annotations

import contextlib
import logging
from collections.abc import Awaitable, Callable, Sequence

from msgspec.structs import replace

from whistlestop.wire import commands as co

from ..refusal import Refusal
from ..store.base import Guest, Row
from ..tables import entries as en
from ..tables.moves import Step
from ..tables.seating import leave, standing_in
from ..tables.service import Tables
from ..tables.session import TableSession
from ..tables.state import OPEN, OPENING, Facts, facts_of

LOG = logging.getLogger("whistlestop.server")


async def forget_guest(tables: Tables, guest: Guest, count: Callable[[], Awaitable[None]] | None = None) -> None:
    """At every table where they sit or ever sat, and at the rematches to which those brought them. `count`: counts the
    results that wait for it."""
    waiting, done = await tables.store.tables_naming(guest.id), set()
    while waiting:
        table = waiting.pop()
        if table in done or not await take_out(tables, table, guest.id):
            continue
        done.add(table)
        try:
            rematch = await tell_forgotten(tables, await tables.sessions.current(table), guest)
        except Exception:
            LOG.exception("a guest could not leave a table")  # it cannot be read here; their name is gone from it
            continue
        if rematch is not None:
            waiting.append(rematch)
    if count is not None:
        await count()  # what they have just played is their opponents' as well
    await tables.store.forget(guest.id)


async def take_out(tables: Tables, table: str, guest: str) -> bool:
    """Rewrite the rows that name them; were there any?"""
    named = [row for old in await tables.store.rows(table, 0) if (row := unnamed(old, guest)) is not None]
    for row in named:
        await tables.store.rewrite(row)
    return bool(named)


async def tell_forgotten(tables: Tables, session: TableSession, guest: Guest) -> str | None:
    """The next table of the same people, if there is one."""
    for seat in session.state.seats_of(guest.id):
        if session.state.status in (OPEN, OPENING):
            with contextlib.suppress(Refusal):  # it has just begun
                await tables.enter(session, guest, co.Leave(f"forget-{seat}", session.table, seat), leave)
    seats = seats_named(await tables.store.rows(session.table, 0), guest.id)

    def wish() -> Step | None:
        if not seats and not session.state.seats_of(guest.id):
            return None
        return Step(en.GuestForgotten(guest.id, seats, standing_in()), facts_of(session.game))

    await tables.append(session, guest.id, None, wish)
    return session.state.rematch


def seats_named(rows: Sequence[Row], guest: str) -> tuple[int, ...]:
    """The seats that a guest had when the game began: it has the names of that moment."""
    state = None
    for row in rows:
        entry = en.read_entry(row.body)
        if isinstance(entry, en.TableMade):
            state = en.begin(row.game, row.at, entry)
            if entry.origin is not None:  # the game begins with the table
                return tuple(state.seats_of(guest))
        elif isinstance(entry, en.NonceOpened) and entry.log is not None:
            assert state is not None
            return tuple(state.seats_of(guest))
        elif state is not None:
            state = en.after(state, row.at, entry, Facts())
    return ()


def unnamed(row: Row, guest: str) -> Row | None:
    """A row without the guest's name; None if it does not have it."""
    if f'"{guest}"' not in row.body:
        return None
    entry = en.read_entry(row.body)
    if isinstance(entry, en.SeatTaken) and entry.guest == guest:
        return row._replace(body=en.write_entry(replace(entry, name=en.FORGOTTEN)))
    if isinstance(entry, en.TableMade) and any(seat.guest == guest for seat in entry.seats):
        seats = tuple(replace(it, name=en.FORGOTTEN) if it.guest == guest else it for it in entry.seats)
        return row._replace(body=en.write_entry(replace(entry, seats=seats)))
    return None
