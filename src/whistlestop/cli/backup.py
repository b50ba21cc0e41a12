"""`whistlestop backup`: docs/hosting.md, "Backups"."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from .apps import new_app
from .status import OK, UsageError, writing

app = new_app("Copy a server's games to a file, also while it runs.")
File = Annotated[str, typer.Argument(metavar="TARGET", help="A file that does not exist yet.")]
Database = Annotated[str | None, typer.Option(help="The server's database, if it is not where it usually is.")]


@app.command()
def backup(file: File, database: Database = None) -> int:
    from whistlestop.server.settings import from_environment
    from whistlestop.server.store import backup

    where = from_environment(database=database).where
    try:
        with writing(file):
            backup.backup(where, Path(file))
    except backup.BackupError as error:
        raise UsageError(f"whistlestop backup: {error}") from None
    return OK
