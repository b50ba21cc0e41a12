"""The application as a listener calls it (ASGI): routes, the guard before them, and one way to fail."""

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

from whistlestop.wire.schemas import PATHS

from ..application import Application
from ..refusal import Refusal
from ..settings import Settings
from ..store.faults import CannotStore
from . import api, chances, invitations, opening, page, previews, puzzles, replays, reviews, socket
from .host_guard import HostGuard, counted_as
from .operations import OPERATIONS
from .proxies import BehindProxy
from .rate_limits import REQUESTS
from .replies import problem

LOG = logging.getLogger("whistlestop.server")
# The page's files: bytes in memory, a hundred for each visitor. A page that lacks one of its modules stays empty, and
# people who share an address come at the same moment, so nobody has to pay for them.
FILES = "/v/"
CODES = {400: "malformed", 405: "wrong-method"}  # of what the framework itself refuses
# Whose operations are known by being imported:
MODULES = (api, chances, invitations, opening, page, previews, puzzles, replays, reviews)


def routes() -> list[BaseRoute]:
    """What wire/schemas.py lists, the socket, and the page's files."""
    listed = [Route(path, OPERATIONS[name], methods=[method.upper()]) for name, method, path, *_ in PATHS]
    return [*listed, WebSocketRoute("/api/socket", connected), *page.routes()]


async def connected(websocket: WebSocket) -> None:
    await socket.talk(websocket.app.state.application, websocket)


async def refused(_request: Request, error: Exception) -> Response:
    assert isinstance(error, Refusal)
    return problem(error)


async def not_found(request: Request, error: Exception) -> Response:
    assert isinstance(error, HTTPException)
    if error.status_code == 404 and page.is_for_reading(request):
        return page.lost(request)
    return problem(Refusal(CODES.get(error.status_code, "nothing-here")))


async def failed(_request: Request, _error: Exception) -> Response:
    """What nobody foresaw; it is logged by whoever called us."""
    return problem(Refusal("failed"))


class Counted:
    """Counts answers, limits addresses, and turns whatever goes wrong into a typed answer without a word of why."""

    def __init__(self, app: ASGIApp, application: Application) -> None:
        self.app = app
        self.application = application

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        begun = False

        async def counting(message: Message) -> None:
            nonlocal begun
            if message["type"] == "http.response.start":
                begun = True
                self.application.metrics.answers[message["status"]] += 1
            await send(message)

        try:
            if not scope["path"].startswith(FILES):
                self.application.limits.spend("request", counted_as(scope), REQUESTS)
            await self.app(scope, receive, counting)
        except Refusal as refusal:
            await problem(refusal)(scope, receive, counting)
        except CannotStore:
            if not begun:
                await problem(Refusal("cannot-store"))(scope, receive, counting)
        except Exception:
            LOG.exception("a request failed")
            if not begun:
                await problem(Refusal("failed"))(scope, receive, counting)


def make_app(settings: Settings, *, page: bool = True) -> WithApplication:
    """The whole application; its store opens when the server starts it. `page`: with the page's files, which take a
    second to read; without, where somebody else serves them."""
    application = Application(settings)

    @contextlib.asynccontextmanager
    async def lifespan(_app: Starlette) -> AsyncIterator[None]:
        await application.open()
        yield
        await application.close()

    handlers = {Refusal: refused, HTTPException: not_found, Exception: failed}
    app = Starlette(routes=routes(), lifespan=lifespan, exception_handlers=handlers)
    app.state.application = application
    if page:
        from .assets import Assets

        app.state.assets = Assets()
    guarded: ASGIApp = HostGuard(Counted(app, application), settings)
    if settings.behind_proxy or settings.uds:
        guarded = BehindProxy(guarded, settings.proxies)
    return WithApplication(guarded, application)


class WithApplication:
    """The application as the listener sees it, with a handle on what it serves."""

    def __init__(self, app: ASGIApp, application: Application) -> None:
        self.app = app
        self.application = application

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        await self.app(scope, receive, send)
