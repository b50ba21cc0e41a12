"""The client itself: one socket, commands and their answers, tables that are watched."""

from __future__ import annotations

import asyncio
import contextlib
import json
import secrets
import urllib.request
from collections.abc import Awaitable, Callable
from typing import Any, Self

import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake

from whistlestop import words
from whistlestop.game import SPECTATOR, Receipt
from whistlestop.game.fair_chance import nonce_hash
from whistlestop.game.notation.actions import Action, AnyAction
from whistlestop.wire import answers as an
from whistlestop.wire import commands as co
from whistlestop.wire.settings import TableSettings

from .promises import BrokenPromise, Promises
from .seat import SeatState

Choose = Callable[[SeatState], Action | str | Awaitable[Action | str]]

NO_GUEST = 4401  # the close code of a socket whose token names nobody
PASSING = frozenset({"cannot-store", "too-fast", "closing", "warming", "crowded", "busy", "failed"})
PAUSE = 0.5  # seconds before a command is tried again that was refused for a reason that passes

_decoder = msgspec.json.Decoder(an.Answer)
_encoder = msgspec.json.Encoder()


class ServerError(Exception):
    """A typed refusal: nothing has changed."""

    def __init__(self, error: an.Error) -> None:
        super().__init__(f"{error.code}: {error.sentence}")
        self.error = error
        self.code = error.code

    @property
    def passes(self) -> bool:
        """Has it to do with the server as it is just now, and not with the command? Then try again in a while."""
        return self.code in PASSING


class Client:
    """A guest's connection to a server, for programs that play. `urls`: any of them will do; after a failure the next
    one is tried. docs/api/ has the protocol; `choose` is anybody's function from a seat's state to a decision.

        async with Client("http://localhost:8717", name="Anna") as client:
            table = await client.create(TableSettings("europe", players=3, bots=("hard", "hard")))
            await client.play(table, seat=0, choose=my_bot)
    """

    def __init__(self, *urls: str, name: str = "", token: str | None = None, retry: float = 0.2) -> None:
        self.urls = [url.rstrip("/") for url in urls]
        self.name = name
        self.token = token
        self.retry = retry
        self.seats: dict[str, SeatState] = {}
        self.promises: dict[str, Promises] = {}  # by table
        self.paired: dict[str, int] = {}  # tables for which others were found, and the seat there
        self.connections = 0
        self.heard: Callable[[str], None] | None = None  # every frame, for tests
        self._waiting: dict[str, tuple[bytes, asyncio.Future[an.Ack | an.Pong]]] = {}
        self._socket: ClientConnection | None = None
        self._watching: dict[str, co.Watch] = {}
        self._ready = asyncio.Event()
        self._refused: an.Error | None = None  # the last word that answered no command
        self._failure: Exception | None = None  # why there will be no answers any more
        self._task: asyncio.Task[None] | None = None

    # --- the connection ---------------------------------------------------------------------------------

    async def __aenter__(self) -> Self:
        if self.token is None:
            self.token = (await self._sign_in())["token"]
        self._failure = None
        self._task = asyncio.create_task(self._run())
        return self

    async def __aexit__(self, *_: object) -> None:
        assert self._task is not None
        self._task.cancel()
        await asyncio.gather(self._task, return_exceptions=True)

    async def _sign_in(self) -> dict[str, Any]:
        for attempt in range(50):
            url = self.urls[attempt % len(self.urls)]
            with contextlib.suppress(OSError):
                return await asyncio.to_thread(
                    request, f"{url}/api/guest", body={"name": self.name, "program": True}, token=None
                )
            await asyncio.sleep(self.retry)
        raise OSError("no server answers.")

    async def http(self, path: str, body: object = None) -> dict[str, Any]:
        """A GET, or a POST with a body."""
        return await asyncio.to_thread(request, self.urls[0] + path, body=body, token=self.token)

    async def text(self, path: str) -> str:
        return (await asyncio.to_thread(fetch, self.urls[0] + path, None, self.token)).decode()

    async def _run(self) -> None:
        try:
            await self._talk()
        except Exception as error:
            self._fail(error)

    def _fail(self, error: Exception) -> None:
        """It will not be better by itself: nobody waits any more."""
        self._failure = error
        for _, answer in self._waiting.values():
            if not answer.done():
                answer.set_exception(error)
        self._waiting.clear()
        for state in self.seats.values():
            state.fail(error)

    async def _talk(self) -> None:
        """Connect, listen; when the connection is lost, connect again, to the next server if there are several."""
        headers = {"Authorization": f"Bearer {self.token}"}
        while True:
            url = self.urls[self.connections % len(self.urls)].replace("http", "ws", 1) + "/api/socket"
            self.connections += 1
            try:
                async with connect(url, additional_headers=headers, compression=None, open_timeout=5) as socket:
                    await self._resume(socket)
                    async for frame in socket:
                        self._hear(frame if isinstance(frame, str) else frame.decode())
            except ConnectionClosed as closed:
                if closed.rcvd is not None and closed.rcvd.code == NO_GUEST:
                    raise (closed if self._refused is None else ServerError(self._refused)) from None
            except (OSError, InvalidHandshake, TimeoutError):
                pass  # it may be back soon
            self._ready.clear()
            self._socket = None
            await asyncio.sleep(self.retry)

    async def _resume(self, socket: ClientConnection) -> None:
        """Watch again from where we were, and send again what was not answered: ids make that harmless."""
        for table, watch in self._watching.items():
            since = self.seats[table].since
            await socket.send(encode(msgspec.structs.replace(watch, id=new_id(), since=since)))
        for frame, _ in list(self._waiting.values()):
            await socket.send(frame.decode())
        self._socket = socket
        self._ready.set()

    def _hear(self, frame: str) -> None:
        if self.heard is not None:
            self.heard(frame)
        message = _decoder.decode(frame)
        if isinstance(message, an.Ack | an.Pong | an.Error):
            _, answer = self._waiting.pop(message.re or "", (b"", None))
            if isinstance(message, an.Error) and message.re is None:
                self._refused = message
            if answer is None or answer.done():
                return
            if isinstance(message, an.Error):
                answer.set_exception(ServerError(message))
            else:
                answer.set_result(message)
        elif isinstance(message, an.Paired):
            self.paired[message.table] = message.seat
        elif not isinstance(message, an.Bye | an.Seeking) and message.table in self.seats:
            self.seats[message.table].take(message)
            if isinstance(message, an.Table) and message.table in self.promises:
                try:
                    self.promises[message.table].check(message)
                except BrokenPromise as error:
                    self.seats[message.table].fail(error)

    async def command(self, command: co.Command) -> an.Ack:
        """Send it until it is answered; ServerError if it is refused, or if nobody knows this guest any more."""
        if self._failure is not None:
            raise self._failure
        frame = _encoder.encode(command)
        answer: asyncio.Future[an.Ack | an.Pong] = asyncio.get_running_loop().create_future()
        self._waiting[command.id] = (frame, answer)
        if self._socket is not None:
            with contextlib.suppress(ConnectionClosed):
                await self._socket.send(frame.decode())
        result = await answer
        return result if isinstance(result, an.Ack) else an.Ack(result.re, "", 0)

    # --- tables -----------------------------------------------------------------------------------------

    async def create(self, settings: TableSettings) -> str:
        return (await self.command(co.Create(new_id(), settings))).table

    async def join(
        self, table: str | None = None, *, code: str | None = None, invite: str | None = None, seat: int | None = None
    ) -> tuple[str, int]:
        ack = await self.command(co.Join(new_id(), table, code, invite, seat, self.name))
        assert ack.seat is not None
        return ack.table, ack.seat

    async def watch(self, table: str, seat: int | None = None, *, code: str | None = None) -> SeatState:
        """From now on told what happens there."""
        state = self.seats[table] = SeatState(table, SPECTATOR if seat is None else seat)
        watch = co.Watch(new_id(), table, seat, code=code)
        try:
            await self.command(watch)
        except ServerError:
            del self.seats[table]  # nothing will be told there
            raise
        self._watching[table] = watch
        return state

    async def ready(self, table: str, seat: int) -> bytes:
        """Commit to a nonce; it is opened with `open` when all are ready."""
        nonce = self.promises.setdefault(table, Promises(table)).nonce_for(seat)
        await self.command(co.Ready(new_id(), table, seat, nonce_hash(nonce)))
        return nonce

    async def open(self, table: str, seat: int, nonce: bytes) -> None:
        """Only for the round that is open, and once: BrokenPromise if the server wants it for another deal. What was
        promised for it is written down first (`receipt`)."""
        info = await self._info(table)
        for code, wrong in (
            ("not-open-yet", info.status != "opening"),
            ("wrong-nonce", nonce_hash(nonce) != info.fair.hashes[seat]),
        ):
            if wrong:
                raise ServerError(an.Error(code, f"server-{code}", words.say(f"server-{code}")))
        self.promises.setdefault(table, Promises(table)).open(info, seat, nonce)
        await self.command(co.Open(new_id(), table, seat, nonce.hex()))

    async def _info(self, table: str) -> an.Table:
        """The table as it was told of last; asked for, if it may be further on than that."""
        state = self.seats.get(table)
        if state is not None and state.info is not None and state.info.status == "opening":
            return state.info
        path = f"{self.urls[0]}/api/tables/{table}"
        return msgspec.json.decode(await asyncio.to_thread(fetch, path, None, self.token), type=an.Table)

    def receipt(self, table: str) -> Receipt:
        """What the server promised before this client opened its nonces; save its `text()`, and
        `whistlestop verify GAME --receipt FILE` says whether it was kept."""
        return self.promises[table].receipt

    async def move(self, table: str, seat: int, *what: Action | str, after: int | None = None) -> an.Ack:
        """A line of notation, or actions that follow each other without chance in between."""
        if len(what) == 1 and isinstance(what[0], str):
            return await self.command(co.Move(new_id(), table, seat, line=what[0], after=after))
        actions: tuple[AnyAction, ...] = what  # type: ignore[assignment]
        return await self.command(co.Move(new_id(), table, seat, actions=actions, after=after))

    # --- playing ----------------------------------------------------------------------------------------

    async def begin(self, table: str, seat: int) -> SeatState:
        """Say ready and open the nonce, as often as it takes until the game has begun."""
        state = self.seats.get(table)
        while state is None:
            try:
                state = await self.watch(table, seat)
            except ServerError as error:
                if not error.passes:
                    raise
                await asyncio.sleep(PAUSE)
        while not (state.begun or state.over):
            status = state.info.status if state.info else ""
            mine = state.info.seats[seat] if state.info else an.SeatInfo("empty")
            try:
                if status == "open" and not mine.ready:
                    await self.ready(table, seat)
                elif status == "opening" and mine.ready and not mine.opened and (nonce := self._nonce(table, seat)):
                    await self.open(table, seat, nonce)
            except ServerError as error:
                if error.passes:  # nothing has happened, so nothing will be told
                    await asyncio.sleep(PAUSE)
                    continue
                # else others may have been quicker: the next message says how it stands
            await state.change()
        state.check()
        return state

    def _nonce(self, table: str, seat: int) -> bytes | None:
        """The one that this client had ready last."""
        return self.promises[table].last_nonce(seat) if table in self.promises else None

    async def play(self, table: str, seat: int, choose: Choose) -> SeatState:
        """From ready to the end, asking `choose` whenever this seat may decide."""
        state = await self.begin(table, seat)
        while not state.over:
            state.check()
            if state.legal:
                seq, legal, chosen = state.seq, state.legal, choose(state)
                if isinstance(chosen, Awaitable):
                    chosen = await chosen
                if state.seq == seq:  # what came while `choose` thought is newer than what it was asked about
                    state.legal = ()
                try:
                    await self.move(table, seat, chosen, after=seq)
                except ServerError as error:
                    if error.passes:
                        await asyncio.sleep(PAUSE)
                        state.legal = state.legal or (legal if state.seq == seq else ())
            else:
                await state.change()
        return state


def new_id() -> str:
    return secrets.token_urlsafe(9)


def encode(message: msgspec.Struct) -> str:
    return _encoder.encode(message).decode()


def fetch(url: str, body: object, token: str | None) -> bytes:
    headers = {"Content-Type": "application/json"} | ({"Authorization": f"Bearer {token}"} if token else {})
    data = None if body is None else json.dumps(body).encode()
    asked = urllib.request.Request(url, data, headers)
    with urllib.request.urlopen(asked, timeout=10) as answer:
        read: bytes = answer.read()
        return read


def request(url: str, *, body: object, token: str | None) -> dict[str, Any]:
    found: dict[str, Any] = json.loads(fetch(url, body, token))
    return found
