"""Somebody is asked for a game by their name: yes, no and nothing are told, and nobody is flooded with it."""

from __future__ import annotations

import asyncio
import contextlib
import json
from typing import Any

import pytest

from server.serving import Process, serving
from server.test_race import wait_for
from server.test_tables import refused
from whistlestop.client import Client, TableSettings
from whistlestop.server.people import challenges
from whistlestop.wire import commands as co


class Person:
    """Somebody with the page open, and what they were told of challenges."""

    def __init__(self, client: Client) -> None:
        self.client = client
        self.told: list[dict[str, Any]] = []
        client.heard = self.hear

    def hear(self, frame: str) -> None:
        if '"challenged"' in frame:
            self.told.append(json.loads(frame))

    @property
    def last(self) -> dict[str, Any]:
        return self.told[-1] if self.told else {}

    async def hears(self, answer: str, number: int = 0) -> None:
        await wait_for(lambda: len(self.told) > number and self.last.get("answer", "") == answer)


async def person(stack: contextlib.AsyncExitStack, url: str, name: str) -> Person:
    return Person(await stack.enter_async_context(Client(url, name=name)))


async def here(application: Any, number: int) -> None:
    while len(await application.store.ask("SELECT 1 FROM online")) != number:
        await asyncio.sleep(0.02)


def test_a_yes_brings_both_to_a_table(database: str) -> None:
    async def run() -> None:
        async with serving(database) as (url, application), contextlib.AsyncExitStack() as stack:
            anna, bo = await person(stack, url, "Anna"), await person(stack, url, "Bo Ek")
            await here(application, 2)
            await anna.client.command(co.Challenge("1", " bo  EK ", "europe", rated=True))
            await bo.hears("")
            assert (bo.last["name"], bo.last["game"], bo.last["rated"], bo.last["mine"]) == (
                "Anna",
                "europe",
                True,
                False,
            )
            assert (anna.last["name"], anna.last["mine"]) == ("Bo Ek", True)
            table = (await bo.client.command(co.Reply("1", bo.last["challenge"], True))).table
            await wait_for(lambda: bool(anna.client.paired and bo.client.paired))
            assert (anna.client.paired, bo.client.paired) == ({table: 0}, {table: 1})
            states = await asyncio.gather(*(it.client.begin(table, it.client.paired[table]) for it in (anna, bo)))
            assert all(it.begun for it in states)
            assert application.sessions.by_table[table].state.settings.rated
            assert anna.last["answer"] == "accepted"
            assert await refused(bo.client, co.Reply("2", bo.last["challenge"], True)) == "challenge-over"

    asyncio.run(asyncio.wait_for(run(), 60))


def test_no_nothing_and_not_any_more_are_told(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async def run() -> None:
        async with serving(database) as (url, application), contextlib.AsyncExitStack() as stack:
            anna, bo = await person(stack, url, "Anna"), await person(stack, url, "Bo")
            await here(application, 2)
            await anna.client.command(co.Challenge("1", "Bo", "europe"))
            await bo.hears("")
            assert await refused(anna.client, co.Reply("2", bo.last["challenge"], True)) == "challenge-over"  # not hers
            await bo.client.command(co.Reply("1", bo.last["challenge"], False))
            await anna.hears("declined")
            await anna.client.command(co.Challenge("3", "Bo", "europe"))
            await bo.hears("", 2)
            await anna.client.command(co.Unask("4", anna.last["challenge"]))
            await bo.hears("withdrawn")
            await anna.client.command(co.Challenge("5", "Bo", "europe"))
            await bo.hears("", 4)
            async with Client(url, token=bo.client.token) as again:  # the page loaded anew
                other = Person(again)
                await other.hears("")
            monkeypatch.setattr(challenges, "ANSWER_MS", 0)
            await anna.hears("expired")
            await bo.hears("expired")
            assert await refused(bo.client, co.Reply("2", bo.last["challenge"], True)) == "challenge-over"
            assert not anna.client.paired

    asyncio.run(asyncio.wait_for(run(), 60))


def test_nobody_is_flooded(database: str) -> None:
    """Nor asked by somebody whom they avoid, nor by somebody whom the operator has silenced."""

    async def run() -> None:
        async with serving(database) as (url, application), contextlib.AsyncExitStack() as stack:
            anna, _ = await person(stack, url, "Anna"), await person(stack, url, "Bo")
            others = [await person(stack, url, f"P{it}") for it in range(6)]
            await here(application, 8)
            for number in range(challenges.OF_ONE):
                await anna.client.command(co.Challenge(f"{number}", f"P{number}", "europe"))
            assert await refused(anna.client, co.Challenge("9", "Bo", "europe")) == "enough-challenges"
            for each in others[: challenges.TO_ONE]:
                await each.client.command(co.Challenge("1", "Bo", "europe"))
            assert await refused(others[-1].client, co.Challenge("1", "Bo", "europe")) == "enough-challenges"
            for number in range(2):  # P0 asks Bo again and again
                await wait_for(lambda: others[0].last.get("name") == "Bo")
                await others[0].client.command(co.Unask(f"w{number}", others[0].last["challenge"]))
                others[0].told.clear()
                await others[0].client.command(co.Challenge(f"a{number}", "Bo", "europe"))
            await wait_for(lambda: bool(others[0].told))
            await others[0].client.command(co.Unask("w", others[0].last["challenge"]))
            assert await refused(others[0].client, co.Challenge("b", "Bo", "europe")) == "enough-challenges"
            for name in ("Nobody", "", "Anna"):
                assert await refused(anna.client, co.Challenge("c", name, "europe")) == "nobody-here"
            twin = await person(stack, url, "P5")
            await here(application, 9)
            assert await refused(others[1].client, co.Challenge("d", "P5", "europe")) == "several-here"
            table = await twin.client.create(TableSettings("europe", players=2, public=True))
            await others[2].client.command(co.Join("j", table=table))
            await others[2].client.command(co.Block("k", table, 0))
            assert await refused(twin.client, co.Challenge("e", "P2", "europe")) == "nobody-here"
            assert await refused(twin.client, co.Challenge("f", "P3", "nowhere")) == "malformed"

    asyncio.run(asyncio.wait_for(run(), 60))


def test_how_often_one_may_ask_is_limited(tmp_path: Any) -> None:
    async def run() -> None:
        async with serving(str(tmp_path / "s.sqlite"), limits=True) as (url, _), Client(url, name="Anna") as anna:
            codes = [await refused(anna, co.Challenge(f"{it}", "Bo", "europe")) for it in range(8)]
            assert codes[:6] == ["nobody-here"] * 6
            assert codes[6:] == ["too-fast"] * 2

    asyncio.run(asyncio.wait_for(run(), 60))


@pytest.mark.xdist_group("postgres")
def test_it_does_not_matter_at_which_server_they_are(shared_database: str) -> None:
    async def run() -> None:
        elsewhere = Process(shared_database)
        elsewhere.start()
        try:
            await asyncio.to_thread(elsewhere.wait, 90)
            async with serving(shared_database) as (url, application), contextlib.AsyncExitStack() as stack:
                anna, bo = await person(stack, url, "Anna"), await person(stack, elsewhere.url, "Bo")
                await here(application, 2)
                await anna.client.command(co.Challenge("1", "Bo", "card_game"))
                await bo.hears("")
                table = (await bo.client.command(co.Reply("1", bo.last["challenge"], True))).table
                await wait_for(lambda: bool(anna.client.paired and bo.client.paired))
                assert anna.client.paired == {table: 0}
                await bo.client.command(co.Challenge("2", "Anna", "card_game"))
                await anna.hears("", 2)
                elsewhere.kill()  # who asked is gone, and soon known to be
                while await application.store.ask("SELECT 1 FROM online WHERE called = 'bo'"):
                    await application.presence.beat()
                    await asyncio.sleep(0.2)
                assert await refused(anna.client, co.Reply("3", anna.last["challenge"], True)) == "challenge-over"
        finally:
            elsewhere.stop()

    asyncio.run(asyncio.wait_for(run(), 200))


def test_open_tables_are_found_by_what_they_are(database: str) -> None:
    """Also those that are too old for the list of everything."""

    async def run() -> None:
        async with serving(database) as (url, _), contextlib.AsyncExitStack() as stack:
            made: dict[str, int] = {}
            for game, more in (
                ("europe", {"rated": True}),
                ("europe", {"clock": 60}),
                ("card_game", {}),
            ):
                host = await person(stack, url, "Host")
                settings = TableSettings(game, players=2 + len(made), public=True, **more)
                made[await host.client.create(settings)] = len(made)
            looking = (await person(stack, url, "Anna")).client

            async def found(query: str) -> list[int]:
                return sorted(made[it["table"]] for it in (await looking.http(f"/api/lobby?{query}"))["tables"])

            assert await found("") == [0, 1, 2]
            assert await found("game=europe") == [0, 1]
            assert await found("players=4") == [2]
            assert await found("rated=1") == [0]
            assert await found("rated=0&game=europe") == [1]
            assert await found("clock=1") == [1]
            assert await found("clock=0") == [0, 2]
            assert await found("game=nowhere") == []

    asyncio.run(asyncio.wait_for(run(), 60))
