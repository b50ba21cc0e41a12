"""The application: routes, the door before them, and one way to fail."""

from __future__ import annotations

import contextlib
import logging
from collections.abc import AsyncIterator

from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import BaseRoute, Route, WebSocketRoute
from starlette.types import ASGIApp, Message, Receive, Scope, Send
from starlette.websockets import WebSocket

from . import http, page, socket
from .assets import Assets
from .guarding import Guard, counted_as
from .house import House
from .limits import REQUESTS
from .refusal import Refusal
from .replying import problem
from .settings import Settings

LOG = logging.getLogger("whistlestop.server")
# The page's files: bytes in memory, a hundred for each visitor. A page that lacks one of its modules stays empty, and
# people who share an address come at the same moment, so nobody has to pay for them.
FILES = "/v/"


def routes() -> list[BaseRoute]:
    found: list[BaseRoute] = [
        Route("/healthz", http.health),
        Route("/metrics", http.metrics),
        Route("/api/status", http.status),
        Route("/api/guest", http.make_guest, methods=["POST"]),
        Route("/api/me", http.me),
        Route("/api/me", http.rename, methods=["PATCH"]),
        Route("/api/me", http.forget, methods=["DELETE"]),
        Route("/api/me/handover", http.hand_over, methods=["POST"]),
        Route("/api/me/tokens", http.new_bearer, methods=["POST"]),
        Route("/api/me/tokens", http.drop_bearers, methods=["DELETE"]),
        Route("/api/me/mail", http.mail),
        Route("/api/me/mail", http.give_address, methods=["PUT"]),
        Route("/api/me/mail", http.drop_address, methods=["DELETE"]),
        Route("/api/me/mail/confirm", http.confirm_address, methods=["POST"]),
        Route("/api/handover", http.take_over, methods=["POST"]),
        Route("/api/offer", http.offer),
        Route("/api/lobby", http.lobby),
        Route("/api/tables", http.my_tables),
        Route("/api/commands", http.command, methods=["POST"]),
        Route("/api/tables/{table}", http.table),
        Route("/api/tables/{table}/view", http.view),
        Route("/api/tables/{table}/events", http.events),
        Route("/api/tables/{table}/record", http.record),
        WebSocketRoute("/api/socket", connected),
    ]
    return [*found, *page.routes()]


async def connected(websocket: WebSocket) -> None:
    await socket.talk(websocket.app.state.house, websocket)


async def refused(_request: Request, error: Exception) -> Response:
    assert isinstance(error, Refusal)
    return problem(error)


async def not_found(request: Request, error: Exception) -> Response:
    assert isinstance(error, HTTPException)
    if error.status_code == 404 and page.is_for_reading(request):
        return page.lost(request)
    return problem(Refusal("wrong-method" if error.status_code == 405 else "nothing-here"))


class Counted:
    """Counts answers, limits addresses, and turns whatever goes wrong into a typed answer without a word of why."""

    def __init__(self, app: ASGIApp, house: House) -> None:
        self.app = app
        self.house = house

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        begun = False

        async def counting(message: Message) -> None:
            nonlocal begun
            if message["type"] == "http.response.start":
                begun = True
                self.house.metrics.answers[message["status"]] += 1
            await send(message)

        try:
            if not scope["path"].startswith(FILES):
                self.house.limits.spend("request", counted_as(scope), REQUESTS)
            await self.app(scope, receive, counting)
        except Refusal as refusal:
            await problem(refusal)(scope, receive, counting)
        except Exception:
            LOG.exception("a request failed")
            if not begun:
                await problem(Refusal("failed"))(scope, receive, counting)


def make_app(settings: Settings) -> ASGIApp:
    """The whole application; its store opens when the server starts it."""
    house = House(settings)

    @contextlib.asynccontextmanager
    async def lifespan(_app: Starlette) -> AsyncIterator[None]:
        await house.open()
        yield
        await house.close()

    handlers = {Refusal: refused, HTTPException: not_found}
    app = Starlette(routes=routes(), lifespan=lifespan, exception_handlers=handlers)
    app.state.house = house
    app.state.assets = Assets()
    return Housed(Guard(Counted(app, house), settings), house)


class Housed:
    """The application as the listener sees it, with a handle on what it serves."""

    def __init__(self, app: ASGIApp, house: House) -> None:
        self.app = app
        self.house = house

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        await self.app(scope, receive, send)
