"""Chat and reactions: part of the table's log, not of the game, with a sequence of their own."""

from __future__ import annotations

from whistlestop.wire import answers as an
from whistlestop.wire import commands as co

from .live import Live
from .refusal import Refusal
from .sanitising import REACTIONS, plain
from .store.base import Guest, Said, Store
from .watching import tell_chat


async def speak(store: Store, live: Live, guest: Guest, command: co.Say | co.React) -> an.Ack:
    """Only those who sit at the table speak there."""
    seats = live.state.seats_of(guest.id)
    if not seats:
        raise Refusal("not-allowed")
    seat = live.state.seats[seats[0]]
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
    said = Said(live.table, 0, store.now(), guest.id, seats[0], seat.name, kind, body)
    said = said._replace(number=await store.say(said))
    live.told_chat = max(live.told_chat, said.number)
    tell_chat(live, said)
    return an.Ack(command.id, live.table, said.number)
