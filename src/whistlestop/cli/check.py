"""`whistlestop check`: docs/hosting.md, "Backups"."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from .apps import new_app
from .status import FAILED, OK, UsageError, writing

app = new_app("Look whether a server's database is sound and every game of it can be replayed. Nothing is changed.")
Database = Annotated[str | None, typer.Option(help="The server's database, if it is not where it usually is.")]
Save = Annotated[
    str | None, typer.Option("--save", metavar="FILE", help="Write all that can be read to a new SQLite file.")
]


@app.command()
def check(database: Database = None, save: Save = None) -> int:
    from whistlestop.server.settings import from_environment
    from whistlestop.server.store.backup import BackupError
    from whistlestop.server.store.check import check
    from whistlestop.server.store.faults import CannotOpen

    from .warm import warm_first

    warm_first()
    try:
        with writing(save or ""):
            findings = check(from_environment(database=database).where, Path(save) if save else None)
    except (CannotOpen, BackupError) as error:
        raise UsageError(f"whistlestop check: {error}") from None
    print(findings)
    return FAILED if findings.faults else OK
