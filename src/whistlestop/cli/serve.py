"""`whistlestop serve`: a server for people and programs. docs/hosting.md says more."""

from __future__ import annotations

import os
import sys
import threading
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from .apps import new_app
from .status import OK, UsageError

if TYPE_CHECKING:
    from whistlestop.server.listener import Addresses

app = new_app("Serve tables to browsers and programs. Every option can also be a variable: WHISTLESTOP_PORT and so on.")

Host = Annotated[str | None, typer.Option(help="The address to listen on; 0.0.0.0 for a whole network. [127.0.0.1]")]
Port = Annotated[int | None, typer.Option(min=0, max=65535, help="The port to listen on. [8717]")]
Database = Annotated[
    str | None, typer.Option(help="An SQLite file, or postgresql://... [a file in the user's data directory]")
]
Hosts = Annotated[list[str] | None, typer.Option("--name", help="A name by which people reach it; may be repeated.")]
Proxy = Annotated[bool | None, typer.Option("--behind-proxy", help="Believe a proxy's X-Forwarded headers.")]
Workers = Annotated[int | None, typer.Option(help="Processes in which bots think. [1]")]
AllowBots = Annotated[
    str | None, typer.Option(metavar="NAME,...", help="Bots of others, installed here, that may play. [none]")
]
Maps = Annotated[str | None, typer.Option(metavar="FOLDER", help="Offer the map files of a folder, too.")]
NoBrowser = Annotated[bool, typer.Option("--no-browser", help="Leave the browser alone.")]

WHITE_ON_BLACK, PLAIN = "\x1b[38;5;231;48;5;16m", "\x1b[0m"  # whatever colours the terminal has: cameras want contrast


@app.command()
def serve(
    host: Host = None,
    port: Port = None,
    database: Database = None,
    names: Hosts = None,
    behind_proxy: Proxy = None,
    workers: Workers = None,
    allow_bots: AllowBots = None,
    maps: Maps = None,
    no_browser: NoBrowser = False,
) -> int:
    from whistlestop.server.bots.decisions import allow
    from whistlestop.server.listener import CannotServe
    from whistlestop.server.listener import serve as run
    from whistlestop.server.settings import from_environment

    given: dict[str, Any] = {"host": host, "port": port, "database": database, "workers": workers, "maps": maps}
    given["allow_bots"] = None if allow_bots is None else tuple(allow_bots.replace(" ", "").split(","))
    given |= {"hosts": tuple(names) if names else None, "behind_proxy": behind_proxy}
    try:
        settings = from_environment(**given)
        if settings.allow_bots:
            allow(settings.allow_bots)
    except ValueError as error:
        raise UsageError(f"whistlestop serve: {error}") from None
    if settings.maps and not Path(settings.maps).is_dir():
        raise UsageError(f"whistlestop serve: there is no folder {settings.maps} to take maps from.")

    def listening(addresses: Addresses) -> None:
        announce(addresses)
        if addresses.own and not no_browser and somebody_is_here():
            open_page(addresses.own)

    try:
        run(settings, listening)
    except CannotServe as error:
        raise UsageError(f"whistlestop serve: {error}") from None
    return OK


def announce(addresses: Addresses) -> None:
    """Where it is, for whoever started it and for others on the same network: to type, or for a camera."""
    from whistlestop import words

    language = words.user_language()
    if addresses.own:
        print(words.say("serve-here", language, address=addresses.own))
    for address in addresses.others:
        print(words.say("serve-others", language, address=address))
    if addresses.others and can_draw():
        print(qr_code(addresses.others[0]))
    if is_terminal():
        if addresses.own and not addresses.others:
            print(words.say("serve-alone", language))
        print(words.say("serve-stop", language))
    sys.stdout.flush()


def qr_code(address: str) -> str:
    """An address for the camera of a phone, drawn with half blocks."""
    import io

    import segno

    drawn = io.StringIO()
    segno.make_qr(address).terminal(drawn, border=2, compact=True)
    return "\n".join(f"{WHITE_ON_BLACK}{line}{PLAIN}" for line in drawn.getvalue().splitlines())


def is_terminal() -> bool:
    return sys.stdin is not None and sys.stdin.isatty() and sys.stdout.isatty()


def can_draw() -> bool:
    return is_terminal() and (sys.stdout.encoding or "").lower().replace("-", "") == "utf8"


def somebody_is_here() -> bool:
    """A person at a terminal, with a screen that a browser could appear on: a browser in the terminal would be in the
    way."""
    screen = sys.platform in ("win32", "darwin") or bool({"DISPLAY", "WAYLAND_DISPLAY"} & set(os.environ))
    return is_terminal() and screen


def open_page(address: str) -> None:
    import webbrowser

    threading.Thread(target=webbrowser.open, args=(address,), daemon=True).start()
