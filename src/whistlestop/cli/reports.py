"""`whistlestop reports`: docs/hosting.md, "People"."""

from __future__ import annotations

from typing import Annotated

import typer

from .apps import new_app
from .status import FAILED, OK, UsageError

app = new_app("Show what people have reported to the operator of a server, also while it runs; settle it.")
Database = Annotated[str | None, typer.Option(help="The server's database, if it is not where it usually is.")]
Everything = Annotated[bool, typer.Option("--all", help="Also what is done with.")]
Done = Annotated[str | None, typer.Option("--done", metavar="ID", help="This one is done with.")]
Silence = Annotated[
    str | None,
    typer.Option("--silence", metavar="ID", help="Done, and nobody is to hear or meet that person any more."),
]
Pardon = Annotated[str | None, typer.Option("--pardon", metavar="ID", help="Done, and that person is heard again.")]


@app.command()
def reports(
    everything: Everything = False,
    done: Done = None,
    silence: Silence = None,
    pardon: Pardon = None,
    database: Database = None,
) -> int:
    import asyncio
    from pathlib import Path

    from whistlestop.server.settings import from_environment
    from whistlestop.server.store.faults import CannotOpen

    where = from_environment(database=database).where
    if "://" not in where and not Path(where).exists():
        raise UsageError(f"whistlestop reports: there is no database at {where}.")
    given = [(id, effect) for id, effect in ((done, None), (silence, True), (pardon, False)) if id is not None]
    if len(given) > 1:
        raise UsageError("whistlestop reports: one of --done, --silence and --pardon at a time.")
    try:
        return asyncio.run(look(where, everything=everything, given=given))
    except CannotOpen as error:
        raise UsageError(f"whistlestop reports: {error}") from None


async def look(where: str, *, everything: bool, given: list[tuple[str, bool | None]]) -> int:
    from datetime import UTC, datetime

    from whistlestop.server.people.moderation import reported, settle
    from whistlestop.server.store import connect

    store = connect(where)
    await store.open(lambda _table: None)
    try:
        for id, effect in given:
            if not await settle(store, id, effect):
                print(f"There is no report {id}.")
                return FAILED
        found = [] if given else await reported(store, everything=everything)
    finally:
        await store.close()
    for it in found:
        when = datetime.fromtimestamp(it.at / 1000, UTC).strftime("%Y-%m-%d %H:%M")
        state = " (done)" if it.done else ""
        print(f"{it.id}  {when} UTC  {it.reason}: {it.name!r} at seat {it.seat + 1} of table {it.table}{state}")
        print(
            "".join(
                f"    {line}\n" for line in (it.text and f"note: {it.text}", *(f"said: {s}" for s in it.said)) if line
            ),
            end="",
        )
    if not given:
        print(f"{len(found)} reports." if found else "No reports.")
    return OK
