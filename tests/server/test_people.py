"""Who is at a table, what a bot did for somebody, and whom people do not want to meet."""

from __future__ import annotations

import asyncio

import pytest

from server.serving import Process, at_random, seated, serving
from server.test_http import ask
from server.test_race import wait_for
from server.test_tables import refused
from whistlestop import cli
from whistlestop.client import Client, SeatState, ServerError, TableSettings
from whistlestop.game.records.reader import read_record
from whistlestop.server.application import Application
from whistlestop.server.people import presence
from whistlestop.server.plain_text import likeness, numbered
from whistlestop.wire import commands as co
from whistlestop.wire.answers import SeatInfo


def main(*words: str) -> int:
    return cli.main(list(words))


def seats(state: SeatState) -> tuple[SeatInfo, ...]:
    return state.info.seats if state.info else (SeatInfo("empty"),) * 5


@pytest.fixture
def hasty(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nobody is given time to come back."""
    monkeypatch.setattr(presence, "GRACE", 0.05)


def test_who_closes_the_page_is_away_and_comes_back(database: str, hasty: None) -> None:
    async def run() -> None:
        async with serving(database) as (url, application), seated(url, "europe", 2) as (table, (anna, bo)):
            state = await anna.watch(table, 0)
            await bo.watch(table, 1)
            await wait_for(lambda: seats(state)[1].here)
            before = application.store.now()
            await bo.__aexit__()
            await wait_for(lambda: not seats(state)[1].here)
            assert seats(state)[0].here
            assert before <= (seats(state)[1].away or 0) <= application.store.now()
            async with Client(url, token=bo.token) as again:
                await again.watch(table, 1)
                await wait_for(lambda: seats(state)[1].here)
                assert seats(state)[1].away is None

    asyncio.run(asyncio.wait_for(run(), 40))


def test_a_reload_is_no_absence(database: str) -> None:
    """Within the grace nobody is told anything."""

    async def run() -> None:
        async with serving(database) as (url, _), seated(url, "europe", 2) as (table, (anna, bo)):
            state = await anna.watch(table, 0)
            await bo.watch(table, 1)
            await wait_for(lambda: seats(state)[1].here)
            await bo.__aexit__()
            async with Client(url, token=bo.token) as again:
                await again.watch(table, 1)
                await anna.command(co.Say("1", table, "hello"))
                await wait_for(lambda: bool(state.chat))
                assert seats(state)[1].here

    asyncio.run(asyncio.wait_for(run(), 40))


@pytest.mark.xdist_group("postgres")
def test_presence_across_servers_and_a_killed_one(shared_database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Somebody at another server is here; when that server is killed they are away, within seconds."""
    monkeypatch.setattr(presence, "DEAD_MS", 5_000)
    monkeypatch.setattr(presence, "BEAT", 0.5)

    async def run() -> None:
        other = Process(shared_database)
        other.start()
        try:
            await asyncio.to_thread(other.wait)
            async with (
                serving(shared_database) as (url, application),
                seated(url, "europe", 2) as (table, (anna, bo)),
                Client(other.url, token=bo.token) as there,
            ):
                state = await anna.watch(table, 0)
                await there.watch(table, 1)
                await wait_for(lambda: seats(state)[1].here)
                assert await application.presence.online() >= 2
                other.kill()
                await wait_for(lambda: not seats(state)[1].here)
                assert seats(state)[1].away is not None
        finally:
            other.stop()

    asyncio.run(asyncio.wait_for(run(), 90))


def test_what_a_bot_did_for_somebody_is_marked(database: str) -> None:
    """In the table and in the record; what a person or a bot of its own did is not."""

    async def run() -> None:
        async with serving(database) as (url, _), seated(url, "europe", 2, bots=("random",)) as (table, (anna, bo)):
            played = asyncio.create_task(anna.play(table, 0, choose=at_random(1)))  # type: ignore[arg-type]
            await bo.begin(table, 1)
            await bo.command(co.Leave("leave", table, 1))
            end = await played
            there = seats(end)
            assert len(there[1].stood_in) > 5
            assert 0 in there[1].stood_in
            assert not there[0].stood_in
            assert not there[2].stood_in
            record = read_record(await anna.text(f"/api/tables/{table}/record"))
            said = [it for it in record.comments if it.text == "A bot played for Guest1."]
            assert len({it.at for it in said}) >= len(there[1].stood_in)
            assert len(record.comments) == len(said)

    asyncio.run(asyncio.wait_for(run(), 90))


def test_blocked_people_are_not_heard_and_do_not_sit_down(database: str) -> None:
    async def run() -> None:
        async with serving(database) as (url, _), seated(url, "europe", 3) as (table, (anna, bo, cleo)):
            hears, too = await anna.watch(table, 0), await cleo.watch(table, 2)
            await bo.command(co.Say("1", table, "rude"))
            await wait_for(lambda: len(hears.chat) == 1 and len(too.chat) == 1)
            await anna.command(co.Block("2", table, 1))
            await wait_for(lambda: seats(hears)[1].blocked)
            assert not seats(too)[1].blocked  # nobody else's business
            await bo.command(co.Say("3", table, "ruder"))
            await anna.command(co.Say("4", table, "well"))
            await wait_for(lambda: len(too.chat) == 3 and len(hears.chat) == 2)
            assert [it.text for it in hears.chat] == ["rude", "well"]
            mine = await anna.create(TableSettings("europe", players=2, public=True))
            assert await refused(bo, co.Join("5", table=mine)) == "not-wanted"
            assert await anna.http("/api/me/blocks") == {"people": [{"number": 0, "name": "Guest1"}]}
            assert (await ask(url, "DELETE", "/api/me/blocks/0", Authorization=f"Bearer {anna.token}")).body == {
                "people": []
            }
            await bo.command(co.Join("8", table=mine))
            assert await refused(anna, co.Block("6", table, 0)) == "not-allowed"  # oneself
            assert await refused(anna, co.Block("7", table, 4)) == "malformed"

    asyncio.run(asyncio.wait_for(run(), 40))


def test_reports_reach_the_operator_who_can_silence(database: str, capsys: pytest.CaptureFixture[str]) -> None:
    async def before() -> tuple[str, str]:
        async with serving(database) as (url, application), seated(url, "europe", 2) as (table, (anna, bo)):
            await bo.command(co.Say("1", table, "something rude"))
            for _ in range(2):  # sent again: once in the list
                await anna.command(co.Report("2", table, 1, "chat", "  he was\nrude "))
            with pytest.raises(ServerError):
                await anna.command(co.Report("3", table, 0, "chat"))
            assert "whistlestop_reports_total" in application.metrics.text(application)
            return table, bo.token or ""

    table, token = asyncio.run(asyncio.wait_for(before(), 40))
    assert main("reports", "--database", database) == 0
    out = capsys.readouterr().out
    assert f"chat: 'Guest1' at seat 2 of table {table}" in out
    assert "note: he was rude" in out
    assert "said: something rude" in out
    assert out.endswith("1 reports.\n")
    id = out.split()[0]
    assert main("reports", "--database", database, "--silence", id) == 0
    assert main("reports", "--database", database, "--done", "nothing") == 1
    assert main("reports", "--database", database) == 0
    assert capsys.readouterr().out.endswith("No reports.\n")

    async def after() -> None:
        async with serving(database) as (url, _), Client(url, token=token) as bo:
            assert await refused(bo, co.Say("9", table, "again")) == "muted"

    asyncio.run(asyncio.wait_for(after(), 40))
    assert main("reports", "--database", database, "--pardon", id) == 0

    async def pardoned() -> None:
        async with serving(database) as (url, _), Client(url, token=token) as bo:
            await bo.command(co.Say("9", table, "again"))

    asyncio.run(asyncio.wait_for(pardoned(), 40))


def test_who_is_forgotten_is_in_no_list(database: str) -> None:
    async def run() -> None:
        async with serving(database) as (url, application), seated(url, "europe", 2) as (table, (anna, bo)):
            await bo.watch(table, 1)
            await anna.command(co.Block("1", table, 1))
            await anna.command(co.Report("2", table, 1, "other"))
            await bo.command(co.Block("3", table, 0))
            await bo.command(co.Report("4", table, 0, "other", "private words"))
            guest = (await bo.http("/api/me"))["guest"]
            await wait_for_presence(application, guest)
            await ask(url, "DELETE", "/api/me", Authorization=f"Bearer {bo.token}")
            for sql in ("presence", "blocks", "reports"):
                assert guest not in repr(await application.store.ask(f"SELECT * FROM {sql}"))
            assert "private words" not in repr(await application.store.ask("SELECT * FROM reports"))

    async def wait_for_presence(application: Application, guest: str) -> None:
        for _ in range(500):
            if await application.store.ask("SELECT 1 FROM presence WHERE guest = ?", guest):
                return
            await asyncio.sleep(0.02)
        raise AssertionError("nobody came.")

    asyncio.run(asyncio.wait_for(run(), 40))


def test_nobody_takes_a_name_that_looks_like_anothers(database: str) -> None:
    """Cyrillic and Greek letters, capital i for l, nought for o, wide letters, accents and dots."""
    for one, other in (
        ("Anna", "\u0410nn\u0430"),
        ("Bill", "BiII"),
        ("Olaf", "\uff10laf"),
        ("Zoe", "Z.o\u00eb"),
        ("Paul", "P\u03b1u1"),
    ):
        assert likeness(one) == likeness(other), other
        assert numbered(other, [one], 2).endswith(" 2")
    assert likeness("Bo") != likeness("Bob")
    assert numbered("Bo", ["Bob", ""], 2) == "Bo"

    async def run() -> None:
        async with serving(database) as (url, _), Client(url, name="Anna") as anna:
            table = await anna.create(TableSettings("europe", players=2, public=True))
            async with Client(url, name="\u0410nna") as other:
                await other.command(co.Join("1", table=table, name="\u0410nna"))
                state = await anna.watch(table, 0)
                await wait_for(lambda: state.info is not None)
                assert [it.name for it in seats(state)] == ["Anna", "\u0410nna 2"]

    asyncio.run(asyncio.wait_for(run(), 40))
