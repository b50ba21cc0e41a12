"""What is said reaches everybody who watches, once and in order, whichever server it was said to."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from server.serving import seated, serving
from server.test_race import wait_for
from server.test_tables import refused
from whistlestop.client import Client, SeatState
from whistlestop.server.application import Application
from whistlestop.server.store.base import Said
from whistlestop.wire import commands as co


def lines(state: SeatState) -> list[str | None]:
    return [it.text for it in state.chat]


def test_a_line_said_while_somebody_sits_down_to_watch(tmp_path: Path) -> None:
    async def run() -> None:
        async with (
            serving(str(tmp_path / "s.sqlite")) as (url, application),
            seated(url, "europe", 2) as (table, (anna, bo)),
        ):
            await anna.command(co.Say("1", table, "before"))
            read, saying = application.store.last_chat, []

            async def chat(game: str, most: int) -> list[Said]:
                found = await read(game, most)
                saying.append(asyncio.create_task(anna.command(co.Say("2", table, "meanwhile"))))
                await asyncio.wait(saying, timeout=0.1)
                return found

            application.store.last_chat = chat  # type: ignore[method-assign]
            state = await bo.watch(table, 1)
            await saying[0]
            await anna.command(co.Say("3", table, "after"))
            await wait_for(lambda: len(state.chat) == 3)
            assert lines(state) == ["before", "meanwhile", "after"]

    asyncio.run(asyncio.wait_for(run(), 15))


def test_a_line_that_is_sent_again_is_said_once(database: str) -> None:
    """As a client does whose line was lost before it was answered."""

    async def run() -> None:
        async with serving(database) as (url, application), seated(url, "europe", 2) as (table, (anna, bo)):
            state = await bo.watch(table, 1)
            for command in (co.Say("1", table, "hello"), co.React("2", table, "clap")):
                first = await anna.command(command)
                assert await anna.command(command) == first
            application.tables.lives.clear()  # as after a restart
            assert (await anna.command(co.Say("1", table, "hello"))).seq == 1
            assert (await bo.command(co.Say("1", table, "mine"))).seq == 3  # another's id is another id
            assert [it.body for it in await application.store.chat(table, 0)] == ["hello", "clap", "mine"]
            assert [it.number for it in state.chat] == [1, 2]

    asyncio.run(asyncio.wait_for(run(), 15))


@pytest.mark.xdist_group("postgres")
@pytest.mark.parametrize("what", ["muted", "removed"])
def test_who_may_not_speak_may_not_speak_to_another_server(what: str, shared_database: str) -> None:
    async def run() -> None:
        async with (
            serving(shared_database) as (url, _),
            serving(shared_database) as (other, there),
            seated(url, "europe", 3) as (table, (anna, bo, _cleo)),
            Client(other, token=bo.token) as rival,
        ):
            deaf(there)
            await rival.command(co.Say("1", table, "still here"))
            await anna.command(co.Mute("2", table, 1, True) if what == "muted" else co.Assign("2", table, 1))
            code = "muted" if what == "muted" else "not-allowed"
            assert await refused(rival, co.Say("3", table, "and still")) == code
            assert await refused(rival, co.React("4", table, "clap")) == code

    asyncio.run(asyncio.wait_for(run(), 15))


def deaf(application: Application) -> list[str | None]:
    """The server hears nothing of others for the time being; what it would have heard."""
    missed: list[str | None] = []
    application.store._heard = missed.append  # type: ignore[attr-defined]
    return missed


@pytest.mark.xdist_group("postgres")
@pytest.mark.parametrize("what", ["another speaks", "another begins to watch"])
def test_a_line_that_another_server_took_is_not_passed_over(what: str, shared_database: str) -> None:
    """It is not known here yet when something else happens in the chat."""

    async def run() -> None:
        async with (
            serving(shared_database) as (url, _),
            serving(shared_database) as (other, there),
            seated(url, "europe", 2) as (table, (anna, bo)),
            Client(other, token=bo.token) as rival,
        ):
            state = await rival.watch(table, 1)
            missed = deaf(there)
            await anna.command(co.Say("1", table, "first"))
            await wait_for(lambda: bool(missed))
            async with Client(other, token=bo.token) as third:
                if what == "another speaks":
                    await third.command(co.Say("2", table, "second"))
                else:
                    late = await third.watch(table, 1)
                    await wait_for(lambda: lines(late) == ["first"])
                there.store._heard = there.tables.heard  # type: ignore[attr-defined]
                there.tables.heard(table)
                await anna.command(co.Say("3", table, "third"))
                await wait_for(lambda: "third" in lines(state))
            assert lines(state) == ["first", *(["second"] if what == "another speaks" else []), "third"]

    asyncio.run(asyncio.wait_for(run(), 15))
