"""`whistlestop bot-host`: a bot behind standard input and output, for programs that speak the line protocol."""

from __future__ import annotations

import sys
from typing import Annotated

import typer

from .apps import new_app
from .status import OK, UsageError

app = new_app("Put a bot behind standard input and output: docs/bot-protocol.md describes the lines.")

Name = Annotated[str, typer.Argument(metavar="BOT", help="For example planner, or expert@50ms.")]


@app.command()
def bot_host(name: Name) -> int:
    from whistlestop.bots.players import BotError
    from whistlestop.bots.players.host import serve

    try:
        serve(name, sys.stdin, sys.stdout)
    except BotError as error:
        raise UsageError(f"whistlestop bot-host: {error}") from error
    return OK
