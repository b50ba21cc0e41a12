"""`whistlestop export`: docs/hosting.md, "Backups"."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from .apps import new_app
from .status import OK, UsageError, writing

app = new_app("Write the records of all finished games of a server to one file. Running games are left out.")
File = Annotated[str, typer.Argument(metavar="FILE", help="The file of records (.wsr) to be written.")]
Database = Annotated[str | None, typer.Option(help="The server's database, if it is not where it usually is.")]


@app.command()
def export(file: File, database: Database = None) -> int:
    import asyncio

    from whistlestop.server.settings import from_environment
    from whistlestop.server.store import backup

    from .warm import warm_first

    where = from_environment(database=database).where
    if "://" not in where and not Path(where).exists():
        raise UsageError(f"whistlestop export: there is no database at {where}.")
    warm_first()
    try:
        with writing(file):
            number = asyncio.run(backup.export(where, Path(file)))
    except backup.BackupError as error:
        raise UsageError(f"whistlestop export: {error}") from None
    print(f"{number} games.")
    return OK
