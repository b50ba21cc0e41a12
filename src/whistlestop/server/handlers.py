"""Which function does what a command asks for. Every command of wire/commands.py has one, found by the command's type.

A new message is a struct there and a function in a module of server/ under one of the two marks (a new module also
goes into COMMANDS in application.py, so that it is imported):

    @enters(co.Mute)                                  # one entry in the log of the command's table
    def mute(session: TableSession, guest: Guest, command: co.Mute) -> en.Entry | int: ...

    @handles(co.Ping, limit=None)                     # anything else
    async def ping(call: Call, command: co.Ping) -> an.Pong: ...
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING, Any, NamedTuple, TypeVar

from whistlestop.wire import answers as an
from whistlestop.wire import commands as co

from .push.watchers import encode
from .store.base import Guest
from .web.rate_limits import SEATING, Rate

if TYPE_CHECKING:
    from .application import Application
    from .tables.entries import Entry
    from .tables.moves import Step
    from .tables.session import TableSession
    from .web.socket import Connection

Kind = TypeVar("Kind", bound=co.Command)
Acknowledge = Callable[[an.Ack], None]
Function = TypeVar("Function", bound="Callable[[Call, Any], Awaitable[Answer]]")
Entering = Callable[["TableSession", Guest, Kind], "Step | Entry | int"]


class Limit(NamedTuple):
    """How often a guest may give commands that share a name."""

    name: str
    rate: Rate


Answer = an.Ack | an.Pong


class Call:
    """A command on its way: who gives it, and from where."""

    def __init__(
        self, application: Application, guest: Guest, address: str, connection: Connection | None = None
    ) -> None:
        """`connection`: the socket that it came by; None: by POST."""
        self.application = application
        self.guest = guest
        self.address = address
        self.connection = connection
        self._answered = False

    def answer(self, answer: Answer) -> None:
        """It is done. Only the first time counts: a move is answered before anybody hears what it has done."""
        if self.connection is not None and not self._answered:
            self.connection.send(encode(answer))
        self._answered = True


class Handler(NamedTuple):
    """`limit` None: free, and answered also by a server that is going down."""

    do: Callable[[Call, Any], Awaitable[Answer]]
    limit: Limit | None


HANDLERS: dict[type[co.Command], Handler] = {}
SEATS = Limit("seating", SEATING)


def handles(*kinds: type[co.Command], limit: Limit | None = SEATS) -> Callable[[Function], Function]:
    """Register the handler of these commands: `async (call, command) -> Answer`."""

    def mark(function: Function) -> Function:
        for kind in kinds:
            HANDLERS[kind] = Handler(function, limit)
        return function

    return mark


def enters(kind: type[Kind], *, limit: Limit = SEATS, map: bool = True) -> Callable[[Entering[Kind]], Entering[Kind]]:
    """Register a function that turns a command into one log entry, or returns the seat if nothing would change. It is
    called again after a lost race. `map`: refuse the command if the server lacks the table's map."""

    def mark(function: Entering[Kind]) -> Entering[Kind]:
        @handles(kind, limit=limit)
        async def do(call: Call, command: Any) -> an.Ack:
            session = await call.application.sessions.get(command.table)
            if map:
                session.the_map()
            return await call.application.tables.enter(session, call.guest, command, function, call.answer)

        return function

    return mark
