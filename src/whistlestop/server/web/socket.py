"""One WebSocket a tab: commands in, answers and pushes out. Slow readers are closed and come back later."""

from __future__ import annotations

import asyncio
import logging

import msgspec
from starlette.websockets import WebSocket, WebSocketDisconnect

from whistlestop.game import SPECTATOR
from whistlestop.wire import answers as an
from whistlestop.wire import commands as co

from ..accounts.guests import hashed, shown
from ..application import Application
from ..handlers import Call, handles
from ..people.history import load_ratings
from ..people.moderation import blocked_by
from ..push.views import may_watch
from ..push.watchers import Watcher, encode
from ..refusal import Refusal
from ..store.base import Guest
from ..store.faults import CannotStore
from ..tables.admission import Credentials, is_invited
from ..tables.opened import is_opened
from ..tables.seating import check_holder
from .host_guard import COOKIE_NAME, counted_as
from .rate_limits import MESSAGES, REQUESTS, SOCKETS_BY_ADDRESS, SOCKETS_BY_GUEST
from .replies import UNREADABLE, error_of, unreadable
from .text_frames import NAME, TextFrames

RESTART, NO_GUEST, SLOW, BUSY = 1012, 4401, 4408, 4429  # close codes; after 1012 and 4408 a page connects again
MOST_WAITING = 2_000_000  # bytes that a reader may be behind
LAST_WORDS = 5.0  # seconds that saying goodbye may take
CHAT_SHOWN = 50
MOST_WATCHED = 20  # tables a socket
LOG = logging.getLogger("whistlestop.server")


class Connection:
    """A socket that is open."""

    def __init__(self, application: Application, socket: WebSocket, guest: Guest, token: str, address: str) -> None:
        self.application = application
        self.guest = guest
        self.token = token  # its hash
        self.address = address
        self._socket = socket
        self._decoder = application.socket_commands
        self._frames: TextFrames = socket.scope["extensions"][NAME]
        self._close: asyncio.Future[int] = asyncio.get_running_loop().create_future()  # the code to close with
        self.watchers: dict[str, Watcher] = {}

    def send(self, frame: bytes) -> None:
        if not self._close.done() and self._frames.write_text(frame) > MOST_WAITING:
            self.shut(SLOW)

    def shut(self, code: int) -> None:
        if not self._close.done():
            self._close.set_result(code)

    def say_bye(self) -> None:
        self.send(encode(an.Bye()))
        self.shut(RESTART)

    def dismiss(self) -> None:
        """Whoever this was is somebody else now, or nobody."""
        self.send(encode(error_of(Refusal("no-guest"))))
        self.shut(NO_GUEST)

    async def run(self) -> None:
        """Hear what is said until the other side goes, or until it is to be closed here."""
        reading = asyncio.create_task(self.read())
        try:
            await asyncio.wait((reading, self._close), return_when=asyncio.FIRST_COMPLETED)
            if self._close.done():
                await asyncio.wait_for(self._socket.close(self._close.result()), LAST_WORDS)
        except TimeoutError:
            self._frames.abort()  # it does not read, not even this
        finally:
            reading.cancel()
            await asyncio.gather(reading, return_exceptions=True)

    async def read(self) -> None:
        while True:
            message = await self._socket.receive()
            if message["type"] == "websocket.disconnect":
                return
            if not self._close.done():  # nothing more is done for a line that is to be closed
                await self.hear(message.get("text"))

    async def hear(self, text: str | None) -> None:
        """One frame; whatever it is, the answer is typed."""
        re = None
        try:
            if text is None:
                raise Refusal("malformed", why="frames are text.")
            try:
                self.application.limits.spend_for("message", f"{id(self)}", self.address, MESSAGES)
            except Refusal:
                re = id_of(text)  # or whoever sent it would wait for an answer for ever
                raise
            try:
                command = self._decoder.decode(text)
            except UNREADABLE as error:
                re = id_of(text)
                raise unreadable(error) from None
            re = command.id
            await self.application.perform(Call(self.application, self.guest, self.address, self), command)
        except Refusal as refusal:
            self.send(encode(error_of(refusal, re)))
        except CannotStore:
            self.send(encode(error_of(Refusal("cannot-store"), re)))
        except (WebSocketDisconnect, asyncio.CancelledError):
            raise
        except Exception:
            LOG.exception("a command failed")
            self.send(encode(error_of(Refusal("failed"), re)))

    def unwatch(self, table: str) -> None:
        watcher = self.watchers.pop(table, None)
        if watcher is not None:
            watcher.session.watchers.discard(watcher)
            self.application.presence.went(watcher.session, self.guest.id)

    def end(self) -> None:
        for table in list(self.watchers):
            self.unwatch(table)


def line_of(call: Call) -> Connection:
    assert call.connection is not None  # these commands are not understood by POST
    return call.connection


@handles(co.Ping, limit=None)
async def ping(call: Call, command: co.Ping) -> an.Pong:  # noqa: ARG001
    return an.Pong(command.id)


@handles(co.Unwatch, limit=None)
async def unwatch(call: Call, command: co.Unwatch) -> an.Ack:
    line_of(call).unwatch(command.table)
    return an.Ack(command.id, command.table, 0)


@handles(co.Watch, limit=None)
async def watch(call: Call, command: co.Watch) -> an.Ack:
    """As a seat of one's own, or as a spectator."""
    line, application = line_of(call), call.application
    session = await application.look_up(command.table, call.address)
    way = Credentials(command.code, command.invite)
    sealed = session.state.is_sealed(application.store.now())
    invited = command.seat is None and not sealed and await is_invited(application, session, way, call.address)
    if len(line.watchers) >= MOST_WATCHED:
        raise Refusal("too-fast")
    seat = SPECTATOR if command.seat is None else command.seat
    watcher = Watcher(session, call.guest.id, seat, views=command.views, send=line.send, invited=invited)
    async with application.sessions.entering(session):  # between two rows: nothing is told twice or not at all
        if command.seat is not None:
            check_holder(session.state, call.guest, command.seat)
        elif not may_watch(session.state, call.guest.id, invited=invited):
            raise Refusal("no-table")
        said, watcher.blocked, _, _ = await asyncio.gather(  # one wait, not four: the table stands still meanwhile
            application.store.last_chat(session.table, CHAT_SHOWN),
            blocked_by(application.store, call.guest.id),
            application.presence.load(session),
            load_ratings(application.store, session),
        )
        line.unwatch(command.table)
        ack = an.Ack(command.id, session.table, session.seq)
        call.answer(ack)
        watcher.begin(command.since, application.store.now())
        watcher.begin_chat(said)
        if not session.watchers:
            session.told_chat = watcher.told_chat
        line.watchers[session.table] = watcher
        session.watchers.add(watcher)
    application.sessions.go(application.presence.came(session, call.guest.id))
    if session.timer is None and not session.acting and not is_opened(session.table):
        application.driver.look(session)  # after a restart somebody has to set the bots going
    return ack


class Named(msgspec.Struct):
    """As much of a command as an answer needs."""

    id: str = ""


_named = msgspec.json.Decoder(Named)


def id_of(text: str) -> str | None:
    """The id of something that is no command, so that whoever sent it knows what is meant."""
    try:
        return _named.decode(text).id[:64] or None
    except UNREADABLE:
        return None


async def check_room(application: Application, guest: Guest) -> None:
    """Refusal if there is none. The last places are for those whose game is going on."""
    places, open_now = application.places, application.by_address.total
    if open_now >= places.for_sockets or (
        open_now >= places.for_strangers and not await application.store.plays(guest.id)
    ):
        raise Refusal("crowded")


async def talk(application: Application, socket: WebSocket) -> None:
    """A socket's life."""
    address = counted_as(socket.scope)
    await socket.accept()
    try:
        if application.closing:
            raise Refusal("closing")
        application.limits.spend("request", address, REQUESTS)
        token = shown(socket.cookies.get(COOKIE_NAME), socket.headers.get("authorization"))
        async with application.sessions.arriving:
            guest = None if token is None else await application.guests.who(*token)
            if token is None or guest is None:
                raise Refusal("no-guest")
            await check_room(application, guest)
        most = (SOCKETS_BY_ADDRESS, SOCKETS_BY_GUEST) if application.limits.on else (1 << 30, 1 << 30)
        application.by_address.enter(address, most[0])
        try:
            application.by_guest.enter(guest.id, most[1])
        except Refusal:
            application.by_address.leave(address)
            raise
    except Refusal as refusal:
        codes = {"no-guest": NO_GUEST, "closing": RESTART}
        await socket.send_text(encode(error_of(refusal)).decode())
        await socket.close(codes.get(refusal.code, BUSY))
        return
    line = Connection(application, socket, guest, hashed(token[0]), address)
    application.lines.add(line)
    application.sessions.go(application.challenges.came(guest))
    try:
        await line.run()
    finally:
        application.lines.discard(line)
        line.end()
        application.pairing.left(guest.id)
        application.challenges.left(guest.id)
        application.by_address.leave(address)
        application.by_guest.leave(guest.id)
