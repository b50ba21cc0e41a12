"""A guest who is deleted leaves no name behind: neither in the log nor in memory, on any server, nor in a rematch."""

from __future__ import annotations

import asyncio
from datetime import UTC, datetime
from pathlib import Path

import pytest

from server.serving import put_off, seated, serving
from server.test_http import ask, served
from whistlestop.client import Client, SeatState, TableSettings
from whistlestop.game import verify
from whistlestop.server.application import Application
from whistlestop.server.tables.entries import FORGOTTEN
from whistlestop.wire import commands as co


async def forget(url: str, client: Client) -> None:
    assert (await ask(url, "DELETE", "/api/me", Authorization=f"Bearer {client.token}")).status == 200


async def bodies(application: Application, table: str) -> str:
    return " ".join([row.body for row in await application.store.rows(table, 0)])


async def until_named(state: SeatState, *names: str) -> None:
    while state.info is None or tuple(seat.name for seat in state.info.seats) != names:
        await state.change()


def test_whom_the_host_removed_is_forgotten_too(tmp_path: Path) -> None:
    async def test(url: str, application: Application) -> None:
        async with seated(url, "europe", 3) as (table, (host, bo, cleo)):
            await host.command(co.Assign("1", table, 1))
            assert "Guest1" in await bodies(application, table)
            await forget(url, bo)
            assert "Guest1" not in await bodies(application, table)
            assert "Guest2" in await bodies(application, table)
            assert cleo.token

    served(tmp_path, test)


@pytest.mark.xdist_group("postgres")
def test_all_servers_forget_a_name_while_others_watch(shared_database: str) -> None:
    """Somebody plays, somebody was replaced by a bot: both names are in the game, in two processes."""

    async def test() -> None:
        async with (
            serving(shared_database) as (here, one),
            serving(shared_database) as (there, two),
            seated(here, "europe", 3) as (table, (anna, bo, cleo)),
            Client(there, token=anna.token) as tab,
        ):
            await asyncio.gather(*(client.begin(table, seat) for seat, client in enumerate((anna, bo, cleo))))
            state, other = anna.seats[table], await tab.watch(table, 0)
            lives = [application.sessions.by_table[table] for application in (one, two)]
            await put_off(one, table, 1)
            await forget(here, bo)
            await forget(there, cleo)
            await until_named(state, "Guest0", "", "")
            await until_named(other, "Guest0", "", "")
            assert [
                application.sessions.by_table[table] for application in (one, two)
            ] == lives  # nobody lost sight of it
            for session in lives:
                assert session.game is not None
                assert session.game.names == ("Guest0", FORGOTTEN, FORGOTTEN)
                assert [seat.bot for seat in session.state.seats[1:]] == ["random", session.state.seats[2].bot]
                assert not any(seat.guest for seat in session.state.seats[1:])
                assert session.state.seats[2].bot is not None
            text = await bodies(one, table)
            assert "Guest1" not in text
            assert "Guest2" not in text

    asyncio.run(asyncio.wait_for(test(), 60))


def test_a_rematch_is_for_those_who_are_left(tmp_path: Path) -> None:
    async def test(url: str, application: Application) -> None:
        async with Client(url, name="Anna") as anna, Client(url, name="Bo") as bo:
            table = await anna.create(TableSettings("card_game", players=2))
            await bo.join(code=application.sessions.by_table[table].state.code)
            await asyncio.gather(anna.begin(table, 0), bo.begin(table, 1))
            await bo.command(co.Resign("1", table, 1))
            path = f"/api/tables/{table}/record"
            before = await bo.text(path)
            assert "Anna" in before
            session = application.sessions.by_table[table]
            day = datetime.fromtimestamp(session.state.at / 1000, UTC).date().isoformat()
            later = session.state.at + 400 * 86_400_000
            application.store.now = lambda: later  # type: ignore[method-assign]
            await forget(url, anna)
            after = await bo.text(path)
            assert "Anna" not in after
            assert day in after
            assert verify(after).fair
            again = (await bo.command(co.Rematch("2", table))).table
            state = await bo.watch(again, 0)
            while state.info is None:
                await state.change()
            assert [seat.kind for seat in state.info.seats] == ["person", "bot"]
            assert state.info.host
            await bo.begin(again, 0)

    served(tmp_path, test)


def test_whoever_was_brought_along_by_a_rematch_is_forgotten_there(tmp_path: Path) -> None:
    async def test(url: str, application: Application) -> None:
        async with Client(url, name="Anna") as anna, Client(url, name="Bo") as bo:
            table = await anna.create(TableSettings("card_game", players=2))
            await bo.join(code=application.sessions.by_table[table].state.code)
            await asyncio.gather(anna.begin(table, 0), bo.begin(table, 1))
            await bo.command(co.Resign("1", table, 1))
            again = (await anna.command(co.Rematch("2", table))).table
            seat = application.sessions.by_table[again].state.seats_of(
                application.sessions.by_table[table].state.seats[1].guest or ""
            )[0]
            await anna.command(co.Assign("3", again, seat))
            assert '"Bo"' in await bodies(application, again)
            await forget(url, bo)
            assert '"Bo"' not in await bodies(application, again)
            assert '"Anna"' in await bodies(application, again)
            assert application.sessions.by_table[table].state.seats[1].name == FORGOTTEN

    served(tmp_path, test)
