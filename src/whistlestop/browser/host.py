"""What listens in the worker of a demo site: requests and sockets of the page, as messages, for the server's own
application.

The application is the whole one (server/web/asgi.py); here it is called as a listener calls it (ASGI), with messages of
a worker in place of a network. Messages are JSON, the same on both sides of page/demo.js:

    to the host     {"do": "request", "id": 1, "method": "GET", "path": "/api/me", "headers": {}, "body": null}
                    {"do": "open", "id": 2}   {"do": "send", "id": 2, "text": "…"}   {"do": "close", "id": 2}
    from the host   {"is": "answer", "id": 1, "status": 200, "headers": {}, "body": "…"}
                    {"is": "opened", "id": 2}   {"is": "frame", "id": 2, "text": "…"}
                    {"is": "closed", "id": 2, "code": 1000}
"""

from __future__ import annotations

import asyncio
import json
import logging
from collections.abc import Callable, Coroutine
from http.cookies import SimpleCookie
from typing import Any
from urllib.parse import unquote, urlsplit

from whistlestop.server.settings import Settings
from whistlestop.server.store.sqlite import SqliteStore
from whistlestop.server.web.asgi import make_app
from whistlestop.server.web.host_guard import COOKIE_NAME
from whistlestop.server.web.text_frames import NAME

ORIGIN = "localhost"
LOOK = 0.5  # seconds between two looks for something to keep
GONE = 1001
LOG = logging.getLogger("whistlestop.browser")

Say = Callable[[str], object]
Keep = Callable[[bytes, str], object]


class Socket:
    """A socket of the page, as the application sees it: what it hears, and a short way out for what it says."""

    def __init__(self, number: int, tell: Callable[[dict[str, Any]], None]) -> None:
        self._number = number
        self._tell = tell
        self._heard: asyncio.Queue[dict[str, Any]] = asyncio.Queue()
        self._heard.put_nowait({"type": "websocket.connect"})

    def hear(self, text: str) -> None:
        self._heard.put_nowait({"type": "websocket.receive", "text": text})

    def hang_up(self) -> None:
        self._heard.put_nowait({"type": "websocket.disconnect", "code": GONE})

    async def receive(self) -> dict[str, Any]:
        return await self._heard.get()

    async def send(self, message: Any) -> None:
        if message["type"] == "websocket.accept":
            self._tell({"is": "opened", "id": self._number})
        elif message["type"] == "websocket.send":
            self._tell({"is": "frame", "id": self._number, "text": message["text"]})
        else:
            self._tell({"is": "closed", "id": self._number, "code": message.get("code", 1000)})

    def write_text(self, text: bytes) -> int:
        self._tell({"is": "frame", "id": self._number, "text": text.decode()})
        return 0  # the page takes whatever comes

    def abort(self) -> None:
        self._tell({"is": "closed", "id": self._number, "code": GONE})


class Host:
    """One application for one page, and its cookie: the worker is not the page, so no browser keeps it for us."""

    def __init__(self, settings: Settings, say: Say, keep: Keep, cookie: str = "") -> None:
        """`say` takes messages to the page; `keep` takes the database and the cookie whenever either has changed."""
        self._app = make_app(settings, page=False)
        self.application = self._app.application
        self._say = say
        self._keep = keep
        self._cookie = cookie
        self._kept: tuple[int, str] | None = None
        self._sockets: dict[int, Socket] = {}
        self._tasks: set[asyncio.Task[None]] = set()

    async def open(self) -> None:
        await self.application.open()
        self._go(self._keep_on())

    async def close(self) -> None:
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await self.application.close()

    def hear(self, text: str) -> None:
        """A message of the page."""
        message = json.loads(text)
        number = message["id"]
        match message["do"]:
            case "request":
                self._go(self._request(number, message))
            case "open":
                self._sockets[number] = socket = Socket(number, self._tell)
                self._go(self._talk(number, socket))
            case "send" if number in self._sockets:
                self._sockets[number].hear(message["text"])
            case "close" if number in self._sockets:
                self._sockets[number].hang_up()

    def _tell(self, message: dict[str, Any]) -> None:
        self._say(json.dumps(message))

    def _go(self, what: Coroutine[None, None, None]) -> None:
        task = asyncio.ensure_future(what)
        self._tasks.add(task)
        task.add_done_callback(self._done)

    def _done(self, task: asyncio.Task[None]) -> None:
        self._tasks.discard(task)
        if not task.cancelled() and (error := task.exception()) is not None:
            LOG.error("something failed", exc_info=error)

    def _scope(self, kind: str, address: str, headers: dict[str, str]) -> dict[str, Any]:
        path, query = urlsplit(address).path, urlsplit(address).query
        ours = {**headers, "host": ORIGIN, "origin": f"http://{ORIGIN}"}
        if self._cookie:
            ours["cookie"] = f"{COOKIE_NAME}={self._cookie}"
        return {
            "type": kind,
            "asgi": {"version": "3.0"},
            "http_version": "1.1",
            "scheme": "http" if kind == "http" else "ws",
            "path": unquote(path),
            "raw_path": path.encode(),
            "query_string": query.encode(),
            "root_path": "",
            "headers": [(name.lower().encode(), value.encode()) for name, value in ours.items()],
            "client": ("127.0.0.1", 0),
            "server": (ORIGIN, 80),
        }

    async def _request(self, number: int, asked: dict[str, Any]) -> None:
        scope = self._scope("http", asked["path"], asked.get("headers") or {}) | {"method": asked["method"]}
        answer: dict[str, Any] = {"is": "answer", "id": number, "status": 500, "headers": {}}
        body = b""

        async def receive() -> dict[str, Any]:
            return {"type": "http.request", "body": (asked.get("body") or "").encode(), "more_body": False}

        async def send(message: Any) -> None:
            nonlocal body
            if message["type"] == "http.response.start":
                answer["status"] = message["status"]
                for name, value in message["headers"]:
                    self._header(answer["headers"], name.decode(), value.decode())
            else:
                body += message.get("body", b"")

        await self._app(scope, receive, send)
        self._tell(answer | {"body": body.decode()})

    def _header(self, headers: dict[str, str], name: str, value: str) -> None:
        if name != "set-cookie":
            headers[name] = value
        elif (found := SimpleCookie(value).get(COOKIE_NAME)) is not None:
            self._cookie = found.value

    async def _talk(self, number: int, socket: Socket) -> None:
        scope = self._scope("websocket", "/api/socket", {}) | {"subprotocols": [], "extensions": {NAME: socket}}
        try:
            await self._app(scope, socket.receive, socket.send)
        finally:
            del self._sockets[number]

    async def _keep_on(self) -> None:
        """Let the page's browser keep what there is, so that a game outlives the page."""
        store = self.application.store
        assert isinstance(store, SqliteStore)
        while True:
            now = (store.changes, self._cookie)
            if now != self._kept:
                self._keep(store.image(), self._cookie)
                self._kept = now
            await asyncio.sleep(LOOK)
