"""`whistlestop serve`: a server for people and programs. docs/hosting.md says more."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Any

import typer

from .apps import new_app
from .status import OK, UsageError

app = new_app("Serve tables to browsers and programs. Every option can also be a variable: WHISTLESTOP_PORT and so on.")

Host = Annotated[str | None, typer.Option(help="The address to listen on; 0.0.0.0 for a whole network. [127.0.0.1]")]
Port = Annotated[int | None, typer.Option(help="The port to listen on. [8717]")]
Database = Annotated[
    str | None, typer.Option(help="An SQLite file, or postgresql://... [a file in the user's data directory]")
]
Hosts = Annotated[list[str] | None, typer.Option("--name", help="A name by which people reach it; may be repeated.")]
Proxy = Annotated[bool | None, typer.Option("--behind-proxy", help="Believe a proxy's X-Forwarded headers.")]
Workers = Annotated[int | None, typer.Option(help="Processes in which bots think. [1]")]
Maps = Annotated[str | None, typer.Option(metavar="FOLDER", help="Offer the map files of a folder, too.")]
Browser = Annotated[bool, typer.Option("--open", help="Open the page in a browser.")]


@app.command()
def serve(
    host: Host = None,
    port: Port = None,
    database: Database = None,
    names: Hosts = None,
    behind_proxy: Proxy = None,
    workers: Workers = None,
    maps: Maps = None,
    browser: Browser = False,
) -> int:
    from whistlestop.server.serving import addresses
    from whistlestop.server.serving import serve as run
    from whistlestop.server.settings import from_environment

    given: dict[str, Any] = {"host": host, "port": port, "database": database, "workers": workers, "maps": maps}
    given |= {"hosts": tuple(names) if names else None, "behind_proxy": behind_proxy}
    try:
        settings = from_environment(**given)
    except ValueError as error:
        raise UsageError(f"whistlestop serve: {error}") from None
    if settings.maps and not Path(settings.maps).is_dir():
        raise UsageError(f"whistlestop serve: there is no folder {settings.maps} to take maps from.")
    for address in addresses(settings):
        print(address, flush=True)
    if browser:
        import webbrowser

        webbrowser.open(addresses(settings)[0])
    run(settings)
    return OK
