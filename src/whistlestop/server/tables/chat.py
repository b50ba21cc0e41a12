"""Chat and reactions: part of the table's log, not of the game, with a sequence of their own."""

from __future__ import annotations

import asyncio

from whistlestop.wire import answers as an
from whistlestop.wire import commands as co

from ..handlers import Call, Limit, handles
from ..people.moderation import is_silenced
from ..plain_text import REACTIONS, plain
from ..refusal import Refusal
from ..store.base import Guest, Said, Store
from ..web.rate_limits import CHAT
from .session import TableSession
from .sessions import Sessions, tell_said

TALK = Limit("chat", CHAT)
MOST_LINES = 5_000  # at a table


@handles(co.Say, co.React, limit=TALK)
async def talk(call: Call, command: co.Say | co.React) -> an.Ack:
    """In a task of its own: what is said is told, also if whoever said it is gone by then."""
    sessions = call.application.sessions
    session = await sessions.get(command.table)
    return await asyncio.shield(sessions.go(held(sessions, session, call.guest, command)))


async def held(sessions: Sessions, session: TableSession, guest: Guest, command: co.Say | co.React) -> an.Ack:
    async with session.lock:
        if sessions.store.shared:
            await sessions.refresh(session)  # whom the host has muted or removed elsewhere is silent here as well
        try:
            return await speak(sessions.store, session, guest, command)
        except Refusal:
            raise
        except Exception:
            sessions.go(sessions.find_out(session))  # it may be said all the same
            raise


async def speak(store: Store, session: TableSession, guest: Guest, command: co.Say | co.React) -> an.Ack:
    """Only those who sit at the table speak there. The table is held still: whoever begins to watch has either read a
    line or is told of it."""
    said = said_by(session, guest, command, store.now())
    if await is_silenced(store, guest.id):
        raise Refusal("muted", key="server-silenced")
    if await store.lines(session.table) >= MOST_LINES:
        raise Refusal("worn-out")
    number = await store.say(said)
    await tell_said(store, session)
    return an.Ack(command.id, session.table, number)


def said_by(session: TableSession, guest: Guest, command: co.Say | co.React, at: int) -> Said:
    seats = session.state.seats_of(guest.id)
    if not seats:
        raise Refusal("not-allowed")
    seat = session.state.seats[seats[0]]
    if seat.muted:
        raise Refusal("muted")
    if isinstance(command, co.React):
        kind, body = "reaction", command.reaction
        if body not in REACTIONS:
            raise Refusal("malformed", why=f"the reactions are {', '.join(REACTIONS)}.")
    else:
        kind, body = "text", plain(command.text, co.LONGEST_CHAT)
        if not body:
            raise Refusal("malformed", why="nothing was said.")
    return Said(session.table, 0, at, guest.id, seats[0], seat.name, kind, body, command.id)
