"""`whistlestop ratings`: docs/hosting.md, "Ratings"."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated

import typer

from .apps import new_app
from .status import FAILED, OK, UsageError

if TYPE_CHECKING:
    from whistlestop.server.ratings.book import Book

app = new_app("The ratings of a server, which follow from its logs alone: check them, or work them out anew.")
Database = Annotated[str | None, typer.Option(help="The server's database, if it is not where it usually is.")]


@app.command()
def check(database: Database = None) -> int:
    """Work all ratings out from the logs, and say whether they are what is stored. Nothing is changed."""
    return opened("check", database)


@app.command()
def rebuild(database: Database = None) -> int:
    """Work all results and ratings out from the logs, and store them."""
    return opened("rebuild", database)


def opened(what: str, database: str | None) -> int:
    import asyncio
    from pathlib import Path

    from whistlestop.server.settings import from_environment
    from whistlestop.server.store.faults import CannotOpen

    from .warm import warm_first

    where = from_environment(database=database).where
    if "://" not in where and not Path(where).exists():
        raise UsageError(f"whistlestop ratings: there is no database at {where}.")
    warm_first()
    try:
        return asyncio.run(work(what, where))
    except CannotOpen as error:
        raise UsageError(f"whistlestop ratings: {error}") from None


async def work(what: str, where: str) -> int:
    from whistlestop.server.maps.catalogue import MapCatalogue
    from whistlestop.server.ratings.book import Book
    from whistlestop.server.store import connect

    store = connect(where)
    await store.open(lambda _table: None)
    try:
        book = Book(store, MapCatalogue())
        return await (check_all(book) if what == "check" else rebuild_all(book))
    finally:
        await store.close()


async def rebuild_all(book: Book) -> int:
    from whistlestop.server.ratings.book import digest

    number = await book.rebuild()
    print(f"{number} rated games; ratings {digest(await book.dump())}.")
    return OK


async def check_all(book: Book) -> int:
    """What is stored has to be what the logs come to, byte for byte."""
    from whistlestop.server.ratings.book import digest

    stored, found = await book.dump(), await book.worked_out()
    print(f"stored    {digest(stored)}\nfrom logs {digest(found)}")
    if stored != found:
        print("The ratings are not what the logs come to; whistlestop ratings rebuild works them out anew.")
        return FAILED
    return OK
