"""`whistlestop restore`: docs/hosting.md, "Backups"."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from .apps import new_app
from .status import OK, UsageError, writing

app = new_app("Give a server that does not run the games of a backup. Nothing is overwritten.")
File = Annotated[str, typer.Argument(metavar="BACKUP", help="A file that backup has written.")]
Database = Annotated[str | None, typer.Option(help="The server's database, if it is not where it usually is.")]


@app.command()
def restore(file: File, database: Database = None) -> int:
    from whistlestop.server.settings import from_environment
    from whistlestop.server.store import backup

    where = from_environment(database=database).where
    try:
        with writing(file):
            backup.restore(Path(file), where)
    except backup.BackupError as error:
        raise UsageError(f"whistlestop restore: {error}") from None
    return OK
