"""What an invitation leads to before anybody sits down, and links as QR codes."""

from __future__ import annotations

import asyncio
import re
from pathlib import Path

from server.test_http import Answer, ask, served
from whistlestop.client import Client, TableSettings
from whistlestop.server.application import Application
from whistlestop.server.web.host_guard import own_addresses
from whistlestop.server.web.invitations import QUIET_ZONE, drawn, is_ipv4
from whistlestop.wire import commands as co

FINDER = ["#######", "#.....#", "#.###.#", "#.###.#", "#.###.#", "#.....#", "#######"]


def test_a_code_and_an_invitation_show_the_table(tmp_path: Path) -> None:
    async def test(url: str, application: Application) -> None:
        async with Client(url, name="Anna") as anna:
            table = await anna.create(TableSettings(game="europe", players=3))
            state = application.tables.lives[table].state
            for way in ({"code": f" {state.code.upper()} "}, {"invite": state.invite}):
                shown = await ask(url, "POST", "/api/invitation", way, Origin=url)
                assert (shown.status, shown.body["table"]) == (200, table)
                assert [seat.get("name", "") for seat in shown.body["seats"]] == ["Anna", "", ""]
                assert "code" not in shown.body  # whoever has one of the two does not get the other
                assert "invite" not in shown.body
                assert not any(seat.get("mine") for seat in shown.body["seats"])
            assert (await ask(url, "POST", "/api/invitation", {"code": "zzzzzz"}, Origin=url)).code == "no-table"
            assert (await ask(url, "POST", "/api/invitation", {}, Origin=url)).code == "no-table"
            assert (await ask(url, "GET", f"/api/invitation?code={state.code}")).code == "wrong-method"

    served(tmp_path, test)


def test_codes_cannot_be_tried_one_after_the_other(tmp_path: Path) -> None:
    async def test(url: str, application: Application) -> None:
        tries = [await ask(url, "POST", "/api/invitation", {"code": f"a{it}"}, Origin=url) for it in range(40)]
        assert tries[0].code == "no-table"
        assert tries[-1].code == "too-fast"

    served(tmp_path, test, limits=True)


def test_a_list_says_whose_move_it_is(tmp_path: Path) -> None:
    async def test(url: str, application: Application) -> None:
        async with Client(url, name="Anna") as anna:
            table = await anna.create(TableSettings(game="north_america", players=2, bots=("random",)))
            (before,) = (await anna.http("/api/tables"))["tables"]
            assert "to_move" not in before
            await anna.begin(table, 0)
            (after,) = (await anna.http("/api/tables"))["tables"]
            assert after["status"] == "playing"
            assert 0 in after["to_move"]  # she has tickets to choose

    served(tmp_path, test)


def test_only_this_machine_is_told_its_addresses(tmp_path: Path) -> None:
    async def alone(url: str, application: Application) -> None:
        assert (await ask(url, "GET", "/api/addresses")).body == {"addresses": []}  # nobody else could come

    async def named(url: str, application: Application) -> None:
        assert (await ask(url, "GET", "/api/addresses")).body == {"addresses": ["https://play.example.org"]}

    async def open_to_all(url: str, application: Application) -> None:
        found = (await ask(url, "GET", "/api/addresses")).body["addresses"]
        port = url.rpartition(":")[2]
        assert found == sorted(f"http://{it}:{port}" for it in own_addresses() if is_ipv4(it))
        for outside in found:  # the same question, asked as somebody else would
            assert (await ask(outside, "GET", "/api/addresses")).body == {"addresses": []}

    served(tmp_path, alone)
    served(tmp_path, named, address="https://play.example.org/")
    served(tmp_path, open_to_all, host="0.0.0.0")


def test_a_qr_code_has_its_three_corners_and_a_quiet_zone(tmp_path: Path) -> None:
    text = drawn("http://192.168.1.20:8000/join#invite=abcdefghijklmnopqrstuv")
    size = int(re.search(r'viewBox="0 0 (\d+) \1"', text)[1])  # type: ignore[index]
    dark = {(int(x), int(y)) for x, y in re.findall(r"M(\d+),(\d+)h1v1h-1z", text)}
    last = size - QUIET_ZONE - 7
    for left, top in ((QUIET_ZONE, QUIET_ZONE), (last, QUIET_ZONE), (QUIET_ZONE, last)):
        rows = ["".join("#" if (left + x, top + y) in dark else "." for x in range(7)) for y in range(7)]
        assert rows == FINDER
    assert all(QUIET_ZONE <= x < size - QUIET_ZONE and QUIET_ZONE <= y < size - QUIET_ZONE for x, y in dark)

    async def test(url: str, application: Application) -> None:
        assert (await ask(url, "POST", "/api/qr", {"text": "x"}, Origin=url)).code == "no-guest"
        made = await ask(url, "POST", "/api/guest", {}, Origin=url)
        cookie = made.headers["set-cookie"].partition(";")[0]
        answer = await ask(url, "POST", "/api/qr", {"text": "x"}, Origin=url, Cookie=cookie)
        assert answer.headers["content-type"] == "image/svg+xml"
        assert answer.body == drawn("x")
        assert (await ask(url, "POST", "/api/qr", {"text": "x" * 500}, Origin=url, Cookie=cookie)).code == "malformed"

    served(tmp_path, test)


async def look(url: str, path: str, way: dict[str, str]) -> Answer:
    return await ask(url, "GET", path, None, None, **way)


def test_spectators_by_invitation_stay_when_the_game_is_over(tmp_path: Path) -> None:
    """What the end and a replay show is theirs as well, and so is the rematch; nothing of it is a stranger's."""

    async def test(url: str, application: Application) -> None:
        async with Client(url, name="Anna") as anna, Client(url, name="Bo") as bo:
            table = await anna.create(TableSettings(game="card_game", players=2, spectators=True))
            state = application.tables.lives[table].state
            await bo.join(code=state.code)
            await asyncio.gather(anna.begin(table, 0), bo.begin(table, 1))
            ways: list[dict[str, str]] = [
                {"X-Whistlestop-Code": state.code.upper()},
                {"X-Whistlestop-Invite": state.invite},
            ]
            for way in ways:
                assert (await look(url, f"/api/tables/{table}/view", way)).body["seat"] == -1
                assert (await look(url, f"/api/tables/{table}/record", way)).code == "wrong-state"
            await bo.command(co.Resign("1", table, 1))
            for path in ("", "/view", "/events", "/choices", "/record", "/course", "/replay"):
                for way in ways:
                    assert (await look(url, f"/api/tables/{table}{path}", way)).status == 200, path
                for wrong in ({}, {"X-Whistlestop-Code": "zzzzzz"}, {"X-Whistlestop-Invite": "x" * 22}):
                    assert (await look(url, f"/api/tables/{table}{path}", wrong)).code == "no-table", path
            again = (await anna.command(co.Rematch("2", table))).table
            for way in ways:
                assert (await look(url, f"/api/tables/{again}", way)).body["table"] == again
            async with Client(url) as other:
                await other.command(co.Watch("3", again, invite=state.invite))
            new = application.tables.lives[again].state.invite  # it leads forward, not back
            way = {"X-Whistlestop-Invite": new}
            assert (await look(url, f"/api/tables/{table}", way)).code == "no-table"

    served(tmp_path, test)


def test_codes_in_headers_cannot_be_tried_either(tmp_path: Path) -> None:
    async def test(url: str, application: Application) -> None:
        async with Client(url, name="Anna") as anna:
            table = await anna.create(TableSettings(game="europe", players=3))
            path, right = f"/api/tables/{table}", {"X-Whistlestop-Code": application.tables.lives[table].state.code}
            assert [(await look(url, path, right)).status for _ in range(40)] == [200] * 40
            tries = [await look(url, path, {"X-Whistlestop-Code": f"a{it}"}) for it in range(40)]
            assert (tries[0].code, tries[-1].code) == ("no-table", "too-fast")
            assert (await look(url, path, right)).code == "too-fast"  # or guessing would go on

    served(tmp_path, test, limits=True)
