"""`whistlestop serve`: listen, log, stop gracefully."""

from __future__ import annotations

import errno
import gc
import json
import logging
import socket
import sys
import threading
from collections.abc import Callable
from typing import NamedTuple

import uvicorn

from . import unix_socket
from .settings import Settings
from .store.faults import CannotOpen
from .store.lockfile import LockedError, exclusive_lock
from .web.asgi import WithApplication, make_app
from .web.connections import connections_at, raise_limit
from .web.host_guard import is_address, is_loopback, own_addresses
from .web.websocket_frames import Frames

LARGEST_FRAME = 16_384
UNCAUGHT = logging.getLogger("whistlestop.uncaught")


class Server(uvicorn.Server):
    """Drains before it closes: pages hear that they should connect again."""

    def __init__(self, config: uvicorn.Config, app: WithApplication) -> None:
        super().__init__(config)
        self.application = app.application
        self.listening: Callable[[], None] | None = None

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        logger = logging.getLogger("uvicorn")
        logger.setLevel(logging.CRITICAL)  # why there can be no server is said in one sentence, by us
        await super().startup(sockets)
        logger.setLevel(logging.WARNING)
        if self.started and self.listening is not None:
            self.listening()

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        await self.application.drain()
        await super().shutdown(sockets)
        if self.application.settings.uds:  # now, since the signal that stopped us is raised again after this
            unix_socket.remove(self.application.settings.uds)


class CannotServe(Exception):
    """Why there can be no server, in one sentence."""


class Addresses(NamedTuple):
    """Where people find a server: at this machine, and from others on the same network, the likeliest first."""

    own: str
    others: list[str]


def message_of(record: logging.LogRecord) -> str:
    """Our own messages are fixed texts; what a library says may quote anything, so it is only said that it did."""
    return record.getMessage() if record.name.startswith("whistlestop") else "a library reports a fault"


class JsonLines(logging.Formatter):
    """One object a line. Messages are fixed texts: nothing that a guest sent, no token, no address of a table."""

    def format(self, record: logging.LogRecord) -> str:
        said: dict[str, object] = {
            "at": round(record.created, 3),
            "level": record.levelname.lower(),
            "from": record.name,
            "message": message_of(record),
        }
        if record.exc_info and record.exc_info[0] is not None:
            said["error"] = record.exc_info[0].__name__
            said["where"] = where(record)
        return json.dumps(said)


class PlainLines(logging.Formatter):
    """Lines of the log as plain text, for a person at a terminal."""

    def format(self, record: logging.LogRecord) -> str:
        if not record.exc_info or record.exc_info[0] is None:
            return message_of(record)
        return f"{message_of(record)} ({record.exc_info[0].__name__} in {', '.join(where(record)[-1:])})"


def where(record: logging.LogRecord) -> list[str]:
    """The lines of the code, without the values that an exception's text may quote."""
    found = []
    trace = record.exc_info[2] if record.exc_info else None
    while trace is not None:
        found.append(f"{trace.tb_frame.f_code.co_name}:{trace.tb_lineno}")
        trace = trace.tb_next
    return found[-8:]


def set_up_logs() -> None:
    """Everything that is said goes this way: also by libraries, and what nobody has caught."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(PlainLines() if sys.stderr.isatty() else JsonLines())
    logging.basicConfig(level=logging.WARNING, handlers=[handler], force=True)
    for name in ("whistlestop", "uvicorn"):
        logger = logging.getLogger(name)
        logger.handlers, logger.propagate = [], True
        logger.setLevel(logging.INFO if name == "whistlestop" else logging.WARNING)
    logging.captureWarnings(True)
    sys.excepthook = lambda *error: UNCAUGHT.error("stopped by a fault", exc_info=error)
    threading.excepthook = lambda it: UNCAUGHT.error("a thread failed", exc_info=it.exc_value)
    before = sys.unraisablehook

    def note(it: sys.UnraisableHookArgs) -> None:
        if isinstance(it.exc_value, KeyboardInterrupt):
            before(it)  # Ctrl-C counts, wherever it was heard
        else:
            UNCAUGHT.error("a fault nobody can catch", exc_info=it.exc_value)

    sys.unraisablehook = note


def addresses(settings: Settings, port: int) -> Addresses:
    if settings.uds:
        return Addresses("", [])
    if settings.host in ("0.0.0.0", "::", ""):
        names = [it for it in own_addresses() if is_address(it) and ":" not in it]
        return Addresses(f"http://localhost:{port}", [f"http://{it}:{port}" for it in names])
    if settings.host == "localhost" or is_loopback(settings.host):
        return Addresses(f"http://localhost:{port}", [])
    named = f"http://[{settings.host}]:{port}" if ":" in settings.host else f"http://{settings.host}:{port}"
    return Addresses(named, [named])


def listen(settings: Settings) -> socket.socket:
    """The socket to listen on."""
    if settings.uds:
        try:
            return unix_socket.bound(settings.uds)
        except OSError as error:
            why = str(error) if isinstance(error, unix_socket.SocketTaken) else (error.strerror or str(error)).lower()
            raise CannotServe(f"the socket {settings.uds} cannot be listened on: {why}.") from None
    made = socket.socket(socket.AF_INET6 if ":" in settings.host else socket.AF_INET)
    if sys.platform != "win32":
        made.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)  # at once after a restart
    try:
        made.bind((settings.host, settings.port))
    except OSError as error:
        made.close()
        if error.errno == errno.EADDRINUSE:
            raise CannotServe(f"something else listens on port {settings.port}; choose another with --port.") from None
        why = (error.strerror or str(error)).lower()
        raise CannotServe(f"{settings.host} port {settings.port} cannot be listened on: {why}.") from None
    return made


def make_server(settings: Settings) -> Server:
    app = make_app(settings)
    assert isinstance(app, WithApplication)
    config = uvicorn.Config(
        app,
        host=settings.host,
        port=settings.port,
        log_config=None,
        access_log=False,  # paths are not secret, but nobody needs them
        server_header=False,
        date_header=False,
        proxy_headers=False,  # ours are more careful (web/proxies.py)
        http=connections_at(app.application.places),
        ws=Frames,
        ws_max_size=LARGEST_FRAME,
        ws_per_message_deflate=False,  # 37 KiB a socket instead of 81
        ws_ping_interval=20.0,
        ws_ping_timeout=20.0,
        timeout_graceful_shutdown=5,
    )
    return Server(config, app)


def serve(settings: Settings, listening: Callable[[Addresses], None] | None = None) -> None:
    """Until somebody stops it; `listening` is told where it is found, once it is."""
    try:
        with exclusive_lock(settings.where):
            run(settings, listening)
    except CannotOpen as error:
        raise CannotServe(str(error)) from None
    except LockedError as error:
        why = f"another server uses the database {error}; stop that one, or choose another file with --database."
        raise CannotServe(why) from None


def run(settings: Settings, listening: Callable[[Addresses], None] | None) -> None:
    ear = listen(settings)
    set_up_logs()
    raise_limit()
    sys.setswitchinterval(0.0005)  # the store's thread and the event loop take turns more often
    gc.freeze()
    gc.set_threshold(50_000, 20, 100)  # tables have no reference cycles, and a full collection of them costs a tenth
    server = make_server(settings)
    for problem in server.application.map_catalogue.problems:
        print(f"{problem}; the server starts without this map.", file=sys.stderr, flush=True)
    port = 0 if settings.uds else ear.getsockname()[1]
    logging.getLogger("whistlestop.server").info("listening on port %d", port)
    if listening is not None:
        server.listening = lambda: listening(addresses(settings, port))
    try:
        server.run([ear])
    except SystemExit:
        if server.application.fault is None:
            raise
    if server.application.fault is not None:
        raise CannotOpen(*server.application.fault.args)
