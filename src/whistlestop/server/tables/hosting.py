"""Commands that are more than one entry: making a table, finding one to join, filling it with bots, and once more."""

from __future__ import annotations

from whistlestop.wire import answers as an
from whistlestop.wire import commands as co

from ..handlers import Call, Limit, handles
from ..people.moderation import check_wanted
from ..random_codes import table_id
from ..refusal import Refusal
from ..store.base import Guest
from ..web.rate_limits import JOINS, TABLES
from . import seating
from .entries import Entry
from .moves import Step
from .session import TableSession
from .state import facts_of


@handles(co.Create, limit=Limit("table", TABLES))
async def create(call: Call, command: co.Create) -> an.Ack:
    table, offered = table_id(call.guest.id, command.id), call.application.map_catalogue.offered
    if command.settings.public and call.application.limits.on:
        await call.application.shares.take(call.address, table)
    await call.application.tables.begin(
        table, call.guest, command.id, lambda: seating.make(call.guest, command, offered)
    )
    return an.Ack(command.id, table, 1, 0)


@handles(co.Join)
async def join(call: Call, command: co.Join) -> an.Ack:
    call.application.limits.spend("join", call.address, JOINS)
    session = await find(call, command)
    session.the_map()
    if not session.state.seats_of(call.guest.id):
        await check_wanted(call.application.store, call.guest.id, [it.guest for it in session.state.seats if it.guest])
    return await call.application.tables.enter(session, call.guest, command, seating.join, call.answer)


async def find(call: Call, command: co.Join) -> TableSession:
    """By code or invitation; by its id only if it is public, or one sits there already."""
    sessions = call.application.sessions
    if command.code is not None or command.invite is not None:
        code = None if command.code is None else command.code.strip().lower()
        found = await call.application.store.find(code=code, invite=command.invite)
        if found is None:
            raise Refusal("no-table")
        return await sessions.get(found)
    session = await sessions.current(command.table or "")
    if not (session.state.settings.public or session.state.seats_of(call.guest.id)):
        raise Refusal("no-table")
    return session


@handles(co.Assign)
async def assign(call: Call, command: co.Assign) -> an.Ack:
    """One entry; who is absent goes by the time."""
    tables = call.application.tables
    session = await call.application.sessions.get(command.table)
    session.the_map()

    def make(session: TableSession, guest: Guest, command: co.Assign) -> Entry:
        return seating.assign(session, guest, command, tables.store.now())

    return await tables.enter(session, call.guest, command, make, call.answer)


@handles(co.Start)
async def start(call: Call, command: co.Start) -> an.Ack:
    """One bot after the other, each a row, until no seat is empty."""
    session = await call.application.sessions.get(command.table)
    session.the_map()
    while not isinstance(result := seating.fill(session.state, call.guest, command), int):

        def wish() -> Step | None:
            entry = seating.fill(session.state, call.guest, command)
            return None if isinstance(entry, int) else Step(entry, facts_of(session.game))

        await call.application.tables.append(session, call.guest.id, None, wish)
    return an.Ack(command.id, session.table, session.seq, result)


@handles(co.Rematch)
async def rematch(call: Call, command: co.Rematch) -> an.Ack:
    """First its id in this table's log, then the table: a crash in between leaves nothing half done, since whoever
    asks next makes it."""
    session = await call.application.sessions.get(command.table)
    session.the_map()

    def wish() -> Step | None:
        entry = seating.rematch(session.state, call.guest)
        return None if entry is None else Step(entry, facts_of(session.game))

    tables = call.application.tables
    await tables.append(session, call.guest.id, command.id, wish)
    assert session.state.rematch is not None
    await tables.begin(session.state.rematch, call.guest, None, lambda: seating.rematch_made(session.state))
    return an.Ack(command.id, session.state.rematch, 1)
