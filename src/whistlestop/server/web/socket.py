"""One WebSocket a tab: commands in, answers and pushes out. Slow readers are closed and come back later."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections import deque

import msgspec
from starlette.websockets import WebSocket, WebSocketDisconnect

from whistlestop.game import SPECTATOR
from whistlestop.wire import answers as an
from whistlestop.wire import commands as co

from ..accounts.guests import hashed, shown
from ..application import Application
from ..push.views import may_watch
from ..push.watchers import Watcher, encode
from ..refusal import Refusal
from ..store.base import Guest
from ..tables.admission import Credentials, is_invited
from ..tables.seating import check_holder
from .host_guard import COOKIE_NAME, counted_as
from .rate_limits import MESSAGES, REQUESTS, SOCKETS_BY_ADDRESS, SOCKETS_BY_GUEST
from .replies import error_of, unreadable

RESTART, NO_GUEST, SLOW, BUSY = 1012, 4401, 4408, 4429  # close codes; after 1012 and 4408 a page connects again
MOST_WAITING = 2_000_000  # bytes that a reader may be behind
CHAT_SHOWN = 50
LOG = logging.getLogger("whistlestop.server")

_decoder = msgspec.json.Decoder(co.SocketCommand)


class Connection:
    """A socket that is open."""

    def __init__(self, application: Application, socket: WebSocket, guest: Guest, token: str, address: str) -> None:
        self.application = application
        self.guest = guest
        self.token = token  # its hash
        self.address = address
        self._socket = socket
        self._out: deque[bytes] = deque()
        self._waiting = 0
        self._wake = asyncio.Event()
        self._close: int | None = None
        self.watchers: dict[str, Watcher] = {}

    def send(self, frame: bytes) -> None:
        if self._close is not None:
            return
        self._waiting += len(frame)
        if self._waiting > MOST_WAITING:
            self.shut(SLOW)
            return
        self._out.append(frame)
        self._wake.set()

    def shut(self, code: int) -> None:
        self._close = self._close or code
        self._wake.set()

    def say_bye(self) -> None:
        self.send(encode(an.Bye()))
        self.shut(RESTART)

    def dismiss(self) -> None:
        """Whoever this was is somebody else now, or nobody."""
        self.send(encode(error_of(Refusal("no-guest"))))
        self.shut(NO_GUEST)

    async def write(self) -> None:
        """Send what waits, in order, then close if that was asked for."""
        while True:
            await self._wake.wait()
            self._wake.clear()
            while self._out and self._close != SLOW:
                frame = self._out.popleft()
                await self._socket.send({"type": "websocket.send", "text": frame.decode()})
                self._waiting -= len(frame)
            if self._close is not None:
                await self._socket.close(self._close)
                return

    async def read(self) -> None:
        while True:
            message = await self._socket.receive()
            if message["type"] == "websocket.disconnect":
                return
            if self._close is None:  # nothing more is done for a line that is to be closed
                await self.hear(message.get("text"))

    async def hear(self, text: str | None) -> None:
        """One frame; whatever it is, the answer is typed."""
        re = None
        try:
            self.application.limits.spend_for("message", f"{id(self)}", self.address, MESSAGES)
            if text is None:
                raise Refusal("malformed", why="frames are text.")
            try:
                command = _decoder.decode(text)
            except (msgspec.DecodeError, UnicodeEncodeError) as error:
                re = id_of(text)
                raise unreadable(msgspec.DecodeError(str(error))) from None
            re = command.id
            await self.obey(command)
        except Refusal as refusal:
            self.send(encode(error_of(refusal, re)))
        except (WebSocketDisconnect, asyncio.CancelledError):
            raise
        except Exception:
            LOG.exception("a command failed")
            self.send(encode(error_of(Refusal("failed"), re)))

    async def obey(self, command: co.SocketCommand) -> None:
        if isinstance(command, co.Ping):
            self.send(encode(an.Pong(command.id)))
        elif isinstance(command, co.Watch):
            await self.watch(command)
        elif isinstance(command, co.Unwatch):
            self.unwatch(command.table)
            self.send(encode(an.Ack(command.id, command.table, 0)))
        else:
            await self.application.perform(self.guest, self.address, command, lambda ack: self.send(encode(ack)))

    # --- watching ---------------------------------------------------------------------------------------

    async def watch(self, command: co.Watch) -> None:
        """As a seat of one's own, or as a spectator."""
        session = await self.application.tables.current(command.table)
        invited = command.seat is None and await is_invited(
            self.application, session, Credentials(command.code, command.invite), self.address
        )
        if len(self.watchers) >= 20:
            raise Refusal("too-fast")
        seat = SPECTATOR if command.seat is None else command.seat
        watcher = Watcher(session, self.guest.id, seat, views=command.views, send=self.send, invited=invited)
        async with self.application.tables.entering(session):  # between two rows: nothing is told twice or not at all
            if command.seat is not None:
                check_holder(session.state, self.guest, command.seat)
            elif not may_watch(session.state, self.guest.id, invited=invited):
                raise Refusal("no-table")
            said = await self.application.store.last_chat(session.table, CHAT_SHOWN)
            self.unwatch(command.table)
            self.send(encode(an.Ack(command.id, session.table, session.seq)))
            watcher.begin(command.since, self.application.store.now())
            watcher.begin_chat(said)
            if not session.watchers:
                session.told_chat = watcher.told_chat
            self.watchers[session.table] = watcher
            session.watchers.add(watcher)
        if session.timer is None and not session.acting:
            self.application.driver.look(session)  # after a restart somebody has to set the bots going

    def unwatch(self, table: str) -> None:
        watcher = self.watchers.pop(table, None)
        if watcher is not None:
            watcher.session.watchers.discard(watcher)

    def end(self) -> None:
        for table in list(self.watchers):
            self.unwatch(table)


class Named(msgspec.Struct):
    """As much of a command as an answer needs."""

    id: str = ""


_named = msgspec.json.Decoder(Named)


def id_of(text: str) -> str | None:
    """The id of something that is no command, so that whoever sent it knows what is meant."""
    try:
        return _named.decode(text).id[:64] or None
    except (msgspec.DecodeError, UnicodeEncodeError):
        return None


async def talk(application: Application, socket: WebSocket) -> None:
    """A socket's life."""
    address = counted_as(socket.scope)
    await socket.accept()
    try:
        if application.closing:
            raise Refusal("closing")
        application.check_ready()
        application.limits.spend("request", address, REQUESTS)
        token = shown(socket.cookies.get(COOKIE_NAME), socket.headers.get("authorization"))
        guest = None if token is None else await application.guests.who(*token)
        if token is None or guest is None:
            raise Refusal("no-guest")
        most = (SOCKETS_BY_ADDRESS, SOCKETS_BY_GUEST) if application.limits.on else (1 << 30, 1 << 30)
        application.by_address.enter(address, most[0])
        try:
            application.by_guest.enter(guest.id, most[1])
        except Refusal:
            application.by_address.leave(address)
            raise
    except Refusal as refusal:
        codes = {"no-guest": NO_GUEST, "closing": RESTART, "warming": RESTART}
        await socket.send_text(encode(error_of(refusal)).decode())
        await socket.close(codes.get(refusal.code, BUSY))
        return
    line = Connection(application, socket, guest, hashed(token[0]), address)
    application.lines.add(line)
    try:
        await run(line)
    finally:
        application.lines.discard(line)
        line.end()
        application.by_address.leave(address)
        application.by_guest.leave(guest.id)


async def run(line: Connection) -> None:
    """Read and write until one of the two is over."""
    tasks = [asyncio.create_task(line.read()), asyncio.create_task(line.write())]
    try:
        await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
    finally:
        for task in tasks:
            task.cancel()
        with contextlib.suppress(asyncio.CancelledError):
            await asyncio.gather(*tasks, return_exceptions=True)
