"""Both stores do the same."""

from __future__ import annotations

import asyncio
import contextlib
import os
import sqlite3
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest

from whistlestop.server.store import Row, Said, Store, Summary, connect
from whistlestop.server.store.base import Guest
from whistlestop.server.store.faults import CannotStore

Test = Callable[[Store], Awaitable[None]]


def within(database: str, test: Test) -> None:
    async def run() -> None:
        store = connect(database)
        await store.open(lambda table: None)
        try:
            await test(store)
        finally:
            await store.close()

    asyncio.run(run())


def row(
    seq: int, *, game: str = "g", actor: str = "a", client: str | None = None, body: str = "{}", kind: str = ""
) -> Row:
    return Row(game, seq, 1000 + seq, actor, client, 1, "map", body, kind)


def summary(game: str = "g", **more: object) -> Summary:
    it = Summary(game, f"code-{game}", f"invite-{game}", "open", True, 5, None, ((0, "anna"),))
    return it._replace(**more)  # type: ignore[arg-type]


def test_a_row_is_written_once(database: str) -> None:
    async def test(store: Store) -> None:
        assert await store.append(row(1), summary())
        assert not await store.append(row(1, actor="b"), None)
        assert await store.append(row(2, client="x"), None)
        assert not await store.append(row(3, client="x"), None)  # the same wish once more
        assert await store.append(row(3, actor="b", client="x"), None)
        assert [it.seq for it in await store.rows("g", 1)] == [2, 3]
        assert (await store.rows("g", 0))[0] == row(1)
        assert await store.rows("h", 0) == []

    within(database, test)


def test_many_at_once(database: str) -> None:
    async def test(store: Store) -> None:
        games = [f"g{number}" for number in range(40)]
        for seq in range(1, 6):
            written = await asyncio.gather(
                *(
                    store.append(row(seq, game=game), summary(game) if seq == 1 else None)
                    for game in games
                    for _ in "ab"
                )
            )
            assert sum(written) == len(games)
        assert [len(await store.rows(game, 0)) for game in games] == [5] * 40

    within(database, test)


def test_tables_are_found(database: str) -> None:
    async def test(store: Store) -> None:
        await store.append(row(1), summary())
        await store.append(row(1, game="h"), summary("h", public=False, seats=((0, "bo"), (1, "anna")), made=9))
        assert await store.find(code="code-g") == "g"
        assert await store.find(invite="invite-h") == "h"
        assert await store.find(code="invite-h") is None
        assert [it.id for it in await store.lobby(10, 3)] == ["g"]
        assert await store.tables_of("anna", 10) == ["h", "g"]
        assert await store.tables_of("bo", 10) == ["h"]
        await store.append(row(2), summary(due=7000, status="playing", seats=()))
        assert await store.overdue(7000, 10) == []
        assert await store.overdue(7001, 10) == ["g"]
        assert await store.tables_of("anna", 10) == ["h"]
        assert await store.idle(1002, 10) == ["h"]
        await store.append(row(3), summary(status="over"))
        assert await store.finished("", 10) == ["g"]
        await store.append(row(4), summary(due=6000))
        await store.append(row(2, game="h"), summary("h", due=7000))
        assert await store.overdue(7001, 10) == ["h", "g"]  # the latest first

    within(database, test)


def test_chat_has_its_own_numbers(database: str) -> None:
    async def test(store: Store) -> None:
        said = Said("g", 0, 1, "anna", 0, "Anna", "text", "hello")
        numbers = await asyncio.gather(*(store.say(said) for _ in range(10)))
        assert sorted(numbers) == list(range(1, 11))
        assert [it.number for it in await store.chat("g", 8)] == [9, 10]
        assert [it.number for it in await store.last_chat("g", 3)] == [8, 9, 10]
        await store.forget("anna")
        assert {(it.guest, it.name, it.body) for it in await store.chat("g", 0)} == {("", "", "")}

    within(database, test)


def test_guests_and_tokens(database: str) -> None:
    async def test(store: Store) -> None:
        anna = Guest("anna", "Anna")
        await store.add_guest(anna, 1)
        await store.add_token("h1", "anna", "cookie", None, 1)
        await store.add_token("h2", "anna", "handover", 100, 1)
        assert await store.guest_of("h1", 5) == (anna, "cookie")
        assert await store.guest_of("h2", 100) == (anna, "handover")
        assert await store.guest_of("h2", 101) is None
        await store.rename("anna", "Änna")
        assert await store.guest_of("h1", 5) == (Guest("anna", "Änna"), "cookie")
        await store.drop_tokens("anna", ["cookie"])
        assert await store.guest_of("h1", 5) is None
        await store.forget("anna")
        assert await store.guest_of("h2", 5) is None

    within(database, test)


def test_it_is_still_there(database: str) -> None:
    async def write(store: Store) -> None:
        assert await store.append(row(1), summary())

    async def read(store: Store) -> None:
        assert len(await store.rows("g", 0)) == 1
        assert abs(store.now() - int(__import__("time").time() * 1000)) < 5000

    within(database, write)
    within(database, read)


def test_nobody_waits_for_a_store_that_is_closed(database: str) -> None:
    """A row on its way cannot be given up: who hears nothing of it waits for ever, and the server with them."""

    async def run() -> None:
        store = connect(database)
        await store.open(lambda _: None)
        before = store.append(row(1), summary())
        closing = asyncio.create_task(store.close())
        await asyncio.sleep(0)
        meanwhile = store.append(row(2), None)
        await closing
        assert await before is True
        for late in (meanwhile, store.append(row(3), None)):
            with contextlib.suppress(CannotStore):
                assert await late is True
        with pytest.raises(CannotStore, match="closed"):
            await store.append(row(4), None)

    asyncio.run(asyncio.wait_for(run(), 30))


def test_a_failed_job_fails_alone(tmp_path: Path) -> None:
    async def test(store: Store) -> None:
        good = store.append(row(1), summary())
        bad = store.add_guest(Guest("x", None), 1)  # type: ignore[arg-type]
        results = await asyncio.gather(good, bad, return_exceptions=True)
        assert results[0] is True
        assert isinstance(results[1], sqlite3.IntegrityError)

    within(str(tmp_path / "s.sqlite"), test)


def test_a_row_that_cannot_be_written_fails_alone(database: str) -> None:
    """Its neighbours are written, and so is what comes after."""

    async def test(store: Store) -> None:
        wrong = [summary("b", code="code-a"), summary("c", public=None)]  # a code that is taken; no fact at all
        games = {"a": summary("a"), "b": wrong[0], "c": wrong[1], "d": summary("d")}
        appends = [store.append(row(1, game=game), it) for game, it in games.items()]
        results = dict(zip(games, await asyncio.gather(*appends, return_exceptions=True), strict=True))
        assert (results["a"], results["d"]) == (True, True)
        assert results["b"] is False
        assert isinstance(results["c"], Exception)
        assert [len(await store.rows(game, 0)) for game in "abcd"] == [1, 0, 0, 1]
        assert await store.append(row(2, game="a"), None)

    within(database, lambda store: asyncio.wait_for(test(store), 10))


@pytest.mark.xdist_group("postgres")
def test_two_processes_do_not_wait_for_each_other(shared_database: str) -> None:
    """The same tables in opposite orders: each row is one process's, and no group fails."""

    async def run() -> None:
        one, other = connect(shared_database), connect(shared_database)
        await asyncio.gather(one.open(lambda table: None), other.open(lambda table: None))
        games = [f"g{number}" for number in range(300)]
        for seq in range(1, 9):
            written = await asyncio.gather(
                *(one.append(row(seq, game=game), summary(game, due=seq)) for game in games),
                *(other.append(row(seq, game=game, actor="b"), summary(game, due=-seq)) for game in reversed(games)),
            )
            assert sum(written) == len(games)
        await one.close()
        await other.close()

    asyncio.run(asyncio.wait_for(run(), 20))


@pytest.mark.skipif(os.name == "nt", reason="files have no mode there")
def test_nobody_else_reads_the_file(tmp_path: Path) -> None:
    async def test(store: Store) -> None:
        await store.append(row(1), summary())
        assert {file.stat().st_mode & 0o777 for file in tmp_path.iterdir()} == {0o600}

    within(str(tmp_path / "s.sqlite"), test)


@pytest.mark.xdist_group("postgres")
def test_processes_hear_of_each_other(shared_database: str) -> None:
    async def run() -> None:
        heard: list[str | None] = []
        one, other = connect(shared_database), connect(shared_database)
        await asyncio.gather(one.open(heard.append), other.open(lambda table: None))
        assert await one.append(row(1), summary())  # its own news is none
        assert await other.append(row(1, game="h"), summary("h"))
        await other.say(Said("i", 0, 1, "anna", 0, "Anna", "text", "hello"))
        while len(heard) < 2:
            await asyncio.sleep(0.01)
        assert heard == ["h", "i"]
        await one.close()
        await other.close()

    asyncio.run(asyncio.wait_for(run(), 20))
