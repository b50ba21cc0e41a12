"""Chat and reactions: part of the table's log, not of the game, with a sequence of their own."""

from __future__ import annotations

from whistlestop.wire import answers as an
from whistlestop.wire import commands as co

from ..plain_text import REACTIONS, plain
from ..push.watchers import tell_chat
from ..refusal import Refusal
from ..store.base import Guest, Said, Store
from .session import TableSession


async def speak(store: Store, session: TableSession, guest: Guest, command: co.Say | co.React) -> an.Ack:
    """Only those who sit at the table speak there. The table is held still: whoever begins to watch has either read a
    line or is told of it."""
    said = said_by(session, guest, command, store.now())
    number = await store.say(said)
    await tell_said(store, session)
    return an.Ack(command.id, session.table, number)


async def tell_said(store: Store, session: TableSession) -> None:
    """Everything that those who watch have not been told, in order, whichever process it was said to."""
    if session.watchers:
        for said in await store.chat(session.table, session.told_chat):
            tell_chat(session, said)


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
