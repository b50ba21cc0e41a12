"""How much one guest and one address may ask for, and what is worked out only once however often it is asked for."""

from __future__ import annotations

import asyncio
import contextlib
import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from websockets.asyncio.client import connect

from server.serving import seated
from server.test_http import ask, served
from server.test_invitations import look
from whistlestop.client import Client, SeatState, ServerError, TableSettings
from whistlestop.client.client import new_id
from whistlestop.game.notation.actions import Action
from whistlestop.server.application import Application
from whistlestop.server.refusal import Refusal
from whistlestop.server.store import Said
from whistlestop.server.tables.records import record_writer
from whistlestop.server.tables.session import TableSession
from whistlestop.server.web import api as http_module
from whistlestop.server.web import assets as page_assets
from whistlestop.server.web import rate_limits
from whistlestop.server.web.assets import Assets
from whistlestop.server.web.host_guard import network_of
from whistlestop.server.web.rate_limits import CROWD, HINTS, MESSAGES, QRS, SEATING, Limits
from whistlestop.server.web.socket import CHAT_SHOWN
from whistlestop.wire import commands as co


@pytest.fixture
def _no_time(monkeypatch: pytest.MonkeyPatch) -> None:
    """However slow the machine is: what is spent does not come back."""
    monkeypatch.setattr(rate_limits, "monotonic", lambda: 1000.0)


async def code_of(client: Client, command: co.Command) -> str:
    try:
        await client.command(command)
    except ServerError as error:
        return error.code
    return ""


def without_messages(monkeypatch: pytest.MonkeyPatch) -> None:
    """So that a test of something else can send as many as it likes."""
    monkeypatch.setattr("whistlestop.server.web.socket.MESSAGES", rate_limits.Rate(100_000, 1))


@pytest.mark.usefixtures("_no_time")
def test_a_command_too_many_is_answered_by_its_id(tmp_path: Path) -> None:
    """Or a program that is quick waits for ever for what was refused."""

    async def test(url: str, _: Application) -> None:
        async with Client(url, name="Quick") as client:
            pings = [co.Ping(f"p{n}") for n in range(int(MESSAGES.burst) + 5)]
            codes = [await asyncio.wait_for(code_of(client, ping), 20) for ping in pings]
            assert codes.count("too-fast") >= 5
            assert set(codes) == {"", "too-fast"}

    served(tmp_path, test, limits=True)


def test_a_program_that_is_too_quick_plays_on(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A refusal that passes is no answer to a program that waits for what comes of its command."""
    monkeypatch.setattr("whistlestop.server.web.socket.MESSAGES", rate_limits.Rate(2, 20))
    monkeypatch.setattr("whistlestop.client.client.PAUSE", 0.05)
    refused: list[str] = []

    async def test(url: str, _: Application) -> None:
        async with Client(url, name="Quick") as client:
            table = await client.create(TableSettings("card_game", players=2, bots=("random",)))
            client.heard = lambda frame: refused.append(frame) if '"too-fast"' in frame else None
            while await code_of(client, co.Ping(new_id())) != "too-fast":
                pass  # so that already its wish to watch is one too many
            turns = 0

            async def choose(state: SeatState) -> Action:
                nonlocal turns
                turns += 1
                chosen = state.legal[0]
                if turns == 40:
                    await asyncio.sleep(1)  # or this would be one too many as well
                    await client.command(co.Resign("enough", table, 0))
                return chosen

            state = await asyncio.wait_for(client.play(table, 0, choose), 50)
            assert state.over
            assert turns >= 40

    served(tmp_path, test, limits=True)
    assert refused


@pytest.mark.usefixtures("_no_time")
def test_rows_that_no_game_ends_are_counted(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    without_messages(monkeypatch)

    async def test(url: str, application: Application) -> None:
        async with seated(url, "europe", 2) as (table, (_, bo)):
            hashes = ["0" * 64, "1" * 64]
            wishes = [co.Ready(str(n), table, 1, hashes[n % 2]) for n in range(int(SEATING.burst) + 20)]
            codes = [await code_of(bo, wish) for wish in wishes]
            assert codes[:50] == [""] * 50
            assert set(codes[-20:]) == {"too-fast"}
            assert application.sessions.by_table[table].seq < 10 + SEATING.burst

    served(tmp_path, test, limits=True)


def test_what_changes_nothing_writes_nothing(tmp_path: Path) -> None:
    async def test(url: str, application: Application) -> None:
        async with seated(url, "europe", 2) as (table, (anna, bo)):
            session = application.sessions.by_table[table]
            await anna.command(co.Mute("1", table, 1, True))
            await bo.command(co.Ready("2", table, 1, "0" * 64))
            seq = session.seq
            assert (await anna.command(co.Mute("3", table, 1, True))).seat == 1
            assert (await anna.command(co.Mute("4", table, 0, False))).seat == 0
            assert (await bo.command(co.Ready("5", table, 1, "0" * 64))).seat == 1
            assert session.seq == seq
            await anna.command(co.Mute("6", table, 1, False))
            await bo.command(co.Ready("7", table, 1))
            assert session.seq == seq + 2
            assert not session.state.seats[1].muted
            assert session.state.seats[1].hash is None

    served(tmp_path, test)


@pytest.mark.usefixtures("_no_time")
def test_hints_are_counted(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    without_messages(monkeypatch)

    async def rank(*_: object) -> list[Any]:
        return []

    async def test(url: str, application: Application) -> None:
        monkeypatch.setattr(application.workers, "rank", rank)
        async with Client(url) as anna:
            settings = TableSettings("europe", players=2, bots=("random",), hints=True)
            table = await anna.create(settings)
            await anna.begin(table, 0)
            codes = [await code_of(anna, co.Hint(str(n), table, 0)) for n in range(int(HINTS.burst) + 5)]
            assert codes == [""] * int(HINTS.burst) + ["too-fast"] * 5

    served(tmp_path, test, limits=True)


def test_many_guests_of_one_address_are_a_crowd_and_no_more(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(rate_limits, "monotonic", lambda: 1000.0)
    application, done = Limits(), 0
    for guest in range(3 * CROWD):
        with contextlib.suppress(Refusal):
            for _ in range(int(HINTS.burst)):
                application.spend_for("hint", f"guest {guest}", "192.0.2.1", HINTS)
                done += 1
    assert done == CROWD * HINTS.burst
    application.spend_for("hint", "another", "192.0.2.2", HINTS)
    assert MESSAGES.of_a_crowd() == (600, 200)


@pytest.mark.usefixtures("_no_time")
def test_codes_are_drawn_for_guests_and_counted(tmp_path: Path) -> None:
    async def test(url: str, application: Application) -> None:
        token = (await ask(url, "POST", "/api/guest", {"program": True})).body["token"]
        bearer = f"Bearer {token}"
        answers = [
            await ask(url, "POST", "/api/qr", {"text": f"x{n}"}, Authorization=bearer)
            for n in range(int(QRS.burst) + 5)
        ]
        assert [it.status for it in answers] == [200] * int(QRS.burst) + [429] * 5

    served(tmp_path, test, limits=True)


def test_the_page_is_made_once_for_each_screen(monkeypatch: pytest.MonkeyPatch) -> None:
    now, looks, made = 1000.0, 0, 0
    monkeypatch.setattr(page_assets, "monotonic", lambda: now)
    assets = Assets()
    look, index = assets.look, assets.index

    def counted_look() -> None:
        nonlocal looks
        looks += 1
        look()

    def counted_index(path: str = "/", language: str = "en") -> str:
        nonlocal made
        made += 1
        return index(path, language)

    monkeypatch.setattr(assets, "look", counted_look)
    monkeypatch.setattr(assets, "index", counted_index)
    for number in range(100):
        assert assets.page(f"/table/{number}").body == index("/table/x").encode()
        assert assets.page(f"/{number}").body == index("/").encode()
    assert (looks, made) == (1, 2)
    now += 1
    assets.page("/")
    assert (looks, made) == (2, 2)  # nothing had changed


def test_a_page_that_was_changed_is_made_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    now = 1000.0
    (tmp_path / "index.html").write_text("old")
    monkeypatch.setattr(page_assets, "WEB", tmp_path)
    monkeypatch.setattr(page_assets, "monotonic", lambda: now)
    assets = Assets()
    assert assets.page("/").body == b"old"
    (tmp_path / "index.html").write_text("newer")
    now += 1
    assert assets.page("/").body == b"newer"


def test_records_are_worked_out_once_a_row(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[object] = []

    def counted_record(session: TableSession) -> Callable[[], str]:
        asked.append(session.table)
        return record_writer(session)

    monkeypatch.setattr(http_module, "record_writer", counted_record)

    async def test(url: str, application: Application) -> None:
        async with seated(url, "europe", 2) as (table, (anna, bo)):
            await asyncio.gather(anna.begin(table, 0), bo.begin(table, 1))
            tokens = [f"Bearer {client.token}" for client in (anna, bo)]
            await bo.command(co.Resign("1", table, 1))
            path = f"/api/tables/{table}/record"
            first = await ask(url, "GET", path, Authorization=tokens[0])
            assert first.status == 200
            assert (await ask(url, "GET", path, Authorization=tokens[1])).body == first.body
            assert asked == [table]

    served(tmp_path, test)


def test_whoever_begins_to_watch_reads_no_more_than_the_last_lines(tmp_path: Path) -> None:
    async def test(url: str, application: Application) -> None:
        async with seated(url, "europe", 2) as (table, (_, bo)):
            said = Said(table, 0, 1, "anna", 0, "Anna", "text", "hello")
            await asyncio.gather(*(application.store.say(said) for _ in range(3 * CHAT_SHOWN)))
            read, last_chat = [], application.store.last_chat

            async def counted(game: str, most: int) -> list[Said]:
                read.append(most)
                return await last_chat(game, most)

            application.store.chat = None  # type: ignore[assignment, method-assign]  # all of it
            application.store.last_chat = counted  # type: ignore[method-assign]
            state = await bo.watch(table, 1)
            while len(state.chat) < CHAT_SHOWN:
                await state.change()
            assert [it.number for it in state.chat] == list(range(2 * CHAT_SHOWN + 1, 3 * CHAT_SHOWN + 1))
            assert read == [CHAT_SHOWN]

    served(tmp_path, test)


def test_of_ipv6_a_whole_network_counts_as_one() -> None:
    assert network_of("2001:db8:1:2:aaaa::1") == network_of("2001:db8:1:2::ffff") != network_of("2001:db8:1:3::1")
    assert network_of("::ffff:192.0.2.7") == network_of("192.0.2.7") == "192.0.2.7"
    assert network_of("192.0.2.7") != network_of("192.0.2.8")
    assert network_of("fe80::1%eth0") != network_of("fe80::2%eth0")  # neighbours
    assert network_of("unix") == "unix"


def test_neither_requests_nor_sockets_gain_by_another_address_of_the_same_network(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(rate_limits, "monotonic", lambda: 1000.0)
    monkeypatch.setattr("whistlestop.server.web.socket.SOCKETS_BY_ADDRESS", 5)

    async def test(url: str, application: Application) -> None:
        answers = [
            await ask(url, "POST", "/api/guest", {"program": True}, None, **{"X-Forwarded-For": f"2001:db8:1:2::{n:x}"})
            for n in range(25)
        ]
        assert [it.status for it in answers] == [201] * 20 + [429] * 5
        bearer = f"Bearer {answers[0].body['token']}"
        async with contextlib.AsyncExitStack() as stack:
            opened = []
            for n in range(8):
                headers = {"Authorization": bearer, "X-Forwarded-For": f"2001:db8:1:2::{n:x}"}
                address = url.replace("http", "ws", 1) + "/api/socket"
                socket = await stack.enter_async_context(connect(address, additional_headers=headers))
                await socket.send('{"type": "ping", "id": "1"}')
                opened.append(json.loads(await socket.recv()).get("code", "open"))
            assert opened == ["open"] * 5 + ["too-fast"] * 3
        codes = [(await look(url, "/nowhere", {"X-Forwarded-For": f"2001:db8:1:2::{n:x}"})).code for n in range(120)]
        assert codes[-1] == "too-fast"
        other = await look(url, "/nowhere", {"X-Forwarded-For": "2001:db8:1:3::1"})
        assert other.code == "nothing-here"

    served(tmp_path, test, limits=True, behind_proxy=True)
