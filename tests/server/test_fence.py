"""Small holes that were found in the fence: each stays closed."""

from __future__ import annotations

import asyncio
import json
import socket as sockets
import stat
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest

from server.serving import database as file_in
from server.serving import seated, serving
from server.test_http import Answer, ask
from whistlestop.client import Client, TableSettings
from whistlestop.server import unix_socket
from whistlestop.server.accounts.guests import MOST_TOKENS
from whistlestop.server.application import Application
from whistlestop.server.plain_text import plain, plain_name
from whistlestop.server.settings import from_environment
from whistlestop.server.tables import seating
from whistlestop.server.tables.entries import BotSeated, read_entry
from whistlestop.server.web import api
from whistlestop.server.web.host_guard import name_of, our_hosts
from whistlestop.server.web.proxies import BehindProxy
from whistlestop.wire import commands as co

Test = Callable[[str, Application], Awaitable[None]]


def served(folder: Path, test: Test, **more: object) -> None:
    async def run() -> None:
        async with asyncio.timeout(60), serving(file_in(folder), **more) as (url, application):
            await test(url, application)

    asyncio.run(run())


async def bearer(url: str) -> str:
    return str((await ask(url, "POST", "/api/guest", {"program": True})).body["token"])


async def command(url: str, token: str, **more: object) -> Answer:
    return await ask(url, "POST", "/api/commands", more, Authorization=f"Bearer {token}")


# --- who may put whom off a game ----------------------------------------------------------------------------


def test_nobody_is_put_off_a_game_that_runs(tmp_path: Path) -> None:
    """Who keeps the others waiting gets the usual bot, whatever the host would like, and comes back when they want."""

    async def test(url: str, application: Application) -> None:
        async with seated(url, "card_game", 2) as (table, (anna, bo)):
            await asyncio.gather(anna.begin(table, 0), bo.begin(table, 1))
            session = application.sessions.by_table[table]
            token = anna.token or ""
            wish: dict[str, Any] = {"type": "assign", "table": table, "seat": 1, "bot": "random"}
            refused = await command(url, token, id="1", **wish)
            assert (refused.status, refused.code, refused.body["key"]) == (403, "not-allowed", "server-not-absent")
            assert "10 minutes" in refused.body["sentence"]
            await anna.move(table, 0, anna.seats[table].legal[0])
            at = application.store.now
            application.store.now = lambda: at() + seating.ABSENT_MS - 5_000  # type: ignore[method-assign]
            assert (await command(url, token, id="2", **wish)).status == 403
            application.store.now = lambda: at() + seating.ABSENT_MS  # type: ignore[method-assign]
            assert session.state.facts.pending == (1,)  # Bo still has to choose tickets
            assert (await command(url, token, id="3", **wish)).status == 200
            entries = [read_entry(row.body) for row in await application.store.rows(table, 0)]
            told = [it for it in entries if isinstance(it, BotSeated)]
            assert told == [BotSeated(1, seating.standing_in(), keeps=True, why="host")]
            mine = await bo.http("/api/tables")
            assert [it["table"] for it in mine["tables"]] == [table]
            assert session.state.seats[1].guest is not None
            await bo.command(co.Return("back", table, 1))
            assert session.state.seats[1].is_person

    served(tmp_path, test, pause=60.0)


def test_a_seat_that_a_bot_keeps_stays_its_owners(tmp_path: Path) -> None:
    async def test(url: str, application: Application) -> None:
        async with seated(url, "card_game", 2) as (table, (anna, bo)):
            await asyncio.gather(anna.begin(table, 0), bo.begin(table, 1))
            await bo.command(co.Leave("1", table, 1))
            await anna.command(co.Assign("2", table, 1, "random"))
            await bo.command(co.Return("3", table, 1))
            assert application.sessions.by_table[table].state.seats[1].is_person

    served(tmp_path, test, pause=60.0)


# --- codes --------------------------------------------------------------------------------------------------


def test_two_tables_with_the_same_code(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Six letters are few: whoever draws those of another table draws again."""
    drawn = iter("aaaaaa" + "aaaaaa" + "bbbbbb")
    monkeypatch.setattr("whistlestop.server.tables.seating.secrets.choice", lambda letters: next(drawn, letters[0]))

    async def test() -> None:
        async with serving(database) as (url, application), Client(url) as anna:
            tables = [await anna.create(TableSettings("europe", 2)) for _ in range(2)]
            found = [(await application.sessions.get(table)).state.code for table in tables]
            assert found == ["aaaaaa", "bbbbbb"]
            assert [await application.store.find(code=code) for code in found] == tables

    asyncio.run(asyncio.wait_for(test(), 60))


def test_the_code_of_a_game_that_is_over_finds_nothing(database: str) -> None:
    """Whoever tries codes does not find more and more; whoever has the invitation, or knows the table, still does."""

    async def test() -> None:
        async with serving(database) as (url, application), seated(url, "card_game", 2) as (table, (anna, bo)):
            await asyncio.gather(anna.begin(table, 0), bo.begin(table, 1))
            state = application.sessions.by_table[table].state
            token = await bearer(url)
            assert (await ask(url, "POST", "/api/invitation", {"code": state.code})).status == 200
            await bo.command(co.Resign("1", table, 1))
            assert (await ask(url, "POST", "/api/invitation", {"code": state.code})).code == "no-table"
            assert (await command(url, token, type="join", id="1", code=state.code)).code == "no-table"
            assert (await ask(url, "POST", "/api/invitation", {"invite": state.invite})).status == 200
            for name, secret in (("Code", state.code), ("Invite", state.invite)):
                way: dict[str, Any] = {f"X-Whistlestop-{name}": secret}
                assert (await ask(url, "GET", f"/api/tables/{table}", **way)).status == 200
            await anna.command(co.Rematch("2", table))
            again = application.sessions.by_table[table].state.rematch
            assert again is not None
            async with Client(url) as dora:
                await dora.watch(again, code=state.code)  # who watched one game may watch the next

    asyncio.run(asyncio.wait_for(test(), 60))


# --- messages and names -------------------------------------------------------------------------------------


@pytest.mark.parametrize("before", [True, False])
def test_deep_json_is_refused_like_any_other(tmp_path: Path, before: bool) -> None:
    deep = "[" * 7000 + "]" * 7000
    text = f'{{"x":{deep},"type":"ping","id":"1"}}' if before else f'{{"type":"ping","id":"1","x":{deep}}}'

    async def test(url: str, application: Application) -> None:
        token = await bearer(url)
        for path in ("/api/commands", "/api/guest", "/api/invitation"):
            found = await ask(url, "POST", path, raw=text.encode(), Authorization=f"Bearer {token}")
            assert (found.status, found.code) == (400, "malformed"), path
        from websockets.asyncio.client import connect

        address = url.replace("http", "ws", 1) + "/api/socket"
        async with connect(address, additional_headers={"Authorization": f"Bearer {token}"}) as line:
            await line.send(text)
            assert json.loads(await line.recv())["code"] == "malformed"
            await line.send('{"type":"ping","id":"2"}')
            assert json.loads(await line.recv()) == {"type": "pong", "re": "2"}

    served(tmp_path, test)


def test_what_nobody_foresaw_is_typed_too(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(*_: object) -> None:
        raise RuntimeError("a secret")

    async def test(url: str, application: Application) -> None:
        monkeypatch.setattr(api, "wh", None)
        found = await ask(url, "POST", "/api/guest", {"program": True})
        assert (found.status, found.code, found.body["type"]) == (500, "failed", "error")
        monkeypatch.undo()
        monkeypatch.setattr(application.guests, "who", broken)
        found = await ask(url, "GET", "/api/me", Authorization="Bearer x")
        assert (found.status, found.code) == (500, "failed")
        assert "secret" not in str(found.body)
        monkeypatch.undo()
        found = await ask(url, "POST", "/api/guest", {"program": True}, Origin="http://[")
        assert (found.status, found.code) == (403, "foreign")

    served(tmp_path, test)


ODD = (
    *("evil.com@127.0.0.1", "localhost#evil", "127.0.0.1:abc", "127.0.0.1:99999", "localhost/evil", "localhost?x"),
    *("localhost:80:80", "[::1", "::1", "localhost\\evil", "local host", "localhost,evil.com", "ⅼocalhost", ""),
)


def test_odd_hosts_are_nobodys(tmp_path: Path) -> None:
    assert [name_of(host) for host in ODD if name_of(host)] == []
    assert "" not in our_hosts(from_environment({"WHISTLESTOP_HOSTS": "münchen.example, ok.example"}))
    assert name_of("[2001:DB8::1]:443") == "2001:db8::1"

    async def test(url: str, application: Application) -> None:
        for host in ODD[:8]:
            found = await ask(url, "GET", "/api/status", Host=host)
            assert (found.status, found.code) == (403, "foreign"), host
        with sockets.create_connection(("127.0.0.1", int(url.rpartition(":")[2]))) as line:
            line.sendall(b"GET /api/status HTTP/1.1\r\nHost: localhost\r\nHost: evil.com\r\nConnection: close\r\n\r\n")
            answer = await asyncio.to_thread(line.recv, 4096)
            assert answer.split(b" ", 2)[1] in (b"400", b"403")

    served(tmp_path, test)


def test_tokens_have_an_end(database: str) -> None:
    """A guest has so many at once; whoever wants another ends the old ones."""

    async def test() -> None:
        async with serving(database) as (url, _):
            made = await ask(url, "POST", "/api/guest", {"name": "Anna"}, Origin=url)
            cookie: dict[str, Any] = {"Cookie": made.headers["set-cookie"].partition(";")[0], "Origin": url}
            tried = [await ask(url, "POST", "/api/me/tokens", **cookie) for _ in range(MOST_TOKENS + 3)]
            assert [it.status for it in tried] == [201] * MOST_TOKENS + [409] * 3
            assert tried[-1].code == "too-many-tokens"
            assert (await ask(url, "GET", "/api/me", Authorization=f"Bearer {tried[0].body['token']}")).status == 200
            assert (await ask(url, "DELETE", "/api/me/tokens", **cookie)).status == 200
            assert (await ask(url, "POST", "/api/me/tokens", **cookie)).status == 201

    asyncio.run(asyncio.wait_for(test(), 60))


@pytest.mark.parametrize(
    "unseen", ["\u3164", "\u2800", "\ufe0f", "\u115f\u1160", "\uffa0", "\u034f", "\u180b", "\U000e0100", "\u0301"]
)
def test_names_can_be_seen(unseen: str) -> None:
    assert plain_name(unseen * 3, "Guest") == "Guest"
    assert plain_name(f" {unseen} ", "Guest") == "Guest"


def test_accents_do_not_pile_up() -> None:
    assert plain_name("Z" + "\u0311\u0346\u0302" * 5 + "a", "x") == "Z\u0311\u0346\u0302a"
    assert plain("a\u20dd\u20dd\u20dd\u20dd\u20dd", 300) == "a\u20dd\u20dd\u20dd"
    for name in ("Þórdís", "Åse", "Nguyễn Thị", "ที่รัก", "שָׁלוֹם", "हिन्दी", "Zoë ❤"):
        assert plain_name(name, "x") == name


# --- proxies ------------------------------------------------------------------------------------------------


async def seen_by(
    trusted: str, peer: str | None, *forwarded: str, proto: str = "", kind: str = "http"
) -> tuple[str, str]:
    """Who asks, and how, as the application behind it sees them."""
    found: dict[str, Any] = {}

    async def inside(scope: Any, _receive: Any, _send: Any) -> None:
        found.update(scope)

    headers = [(b"x-forwarded-for", it.encode()) for it in forwarded]
    headers += [(b"x-forwarded-proto", proto.encode())] if proto else []
    scope = {"type": kind, "headers": headers, "client": peer and (peer, 1), "scheme": kind.replace("websocket", "ws")}
    await BehindProxy(inside, trusted)(scope, None, None)  # type: ignore[arg-type]
    return (found["client"] or ("",))[0], found["scheme"]


LOCAL = "127.0.0.1, ::1"
CASES: list[tuple[str, str | None, tuple[str, ...], str]] = [
    (LOCAL, "127.0.0.1", ("203.0.113.7",), "203.0.113.7"),
    (LOCAL, "203.0.113.9", ("10.1.1.1",), "203.0.113.9"),  # no proxy of ours
    (LOCAL, None, ("203.0.113.7",), "203.0.113.7"),  # a socket file
    (LOCAL, None, (), ""),
    (LOCAL, "127.0.0.1", ("1.1.1.1, 203.0.113.7",), "203.0.113.7"),  # the first is the client's own invention
    (LOCAL, "127.0.0.1", ("1.1.1.1", "203.0.113.7"), "203.0.113.7"),  # also as two headers
    (LOCAL, "127.0.0.1", ("203.0.113.7, 127.0.0.1",), "203.0.113.7"),  # two proxies of ours
    ("10.0.0.0/8", "10.2.3.4", ("1.1.1.1, 203.0.113.7, 10.9.9.9",), "203.0.113.7"),
    ("*", "172.18.0.5", ("1.1.1.1, 203.0.113.7",), "203.0.113.7"),  # the last one, whoever appended it
    ("*", "172.18.0.5", ("203.0.113.7:4711",), "203.0.113.7"),
    ("*", "172.18.0.5", ("[2001:db8::1]:4711",), "2001:db8::1"),
    ("*", "172.18.0.5", ("evil",), "172.18.0.5"),
    ("*", "172.18.0.5", ("203.0.113.7, evil",), "172.18.0.5"),
]


@pytest.mark.parametrize("trusted, peer, forwarded, client", CASES)
def test_who_asks_behind_a_proxy(trusted: str, peer: str | None, forwarded: tuple[str, ...], client: str) -> None:
    assert asyncio.run(seen_by(trusted, peer, *forwarded))[0] == client


def test_how_they_ask_behind_a_proxy() -> None:
    assert asyncio.run(seen_by("*", "10.0.0.1", proto="https"))[1] == "https"
    assert asyncio.run(seen_by("*", "10.0.0.1", proto="https", kind="websocket"))[1] == "wss"
    assert asyncio.run(seen_by("*", "10.0.0.1", proto="http, https"))[1] == "https"
    assert asyncio.run(seen_by("*", "10.0.0.1", proto="gopher"))[1] == "http"
    assert asyncio.run(seen_by(LOCAL, "203.0.113.9", proto="https"))[1] == "http"


def test_proxies_are_named_by_address() -> None:
    assert from_environment({"FORWARDED_ALLOW_IPS": "10.0.0.1"}).proxies == "10.0.0.1"
    assert from_environment({"FORWARDED_ALLOW_IPS": "*", "WHISTLESTOP_PROXIES": "10.0.0.2"}).proxies == "10.0.0.2"
    for wrong in ("proxy.example.org", "*, 10.0.0.1"):
        with pytest.raises(ValueError, match="names proxies by address"):
            from_environment({"WHISTLESTOP_PROXIES": wrong})


def test_a_socket_file_is_the_servers_and_its_groups(tmp_path: Path) -> None:
    path = tmp_path / "socket"
    first = unix_socket.bound(str(path))
    first.listen()
    assert stat.S_IMODE(path.stat().st_mode) == 0o660
    with pytest.raises(unix_socket.SocketTaken, match="another server listens"):
        unix_socket.bound(str(path))
    first.close()  # killed: the file stays
    unix_socket.bound(str(path)).close()
    unix_socket.remove(str(path))
    assert not path.exists()
    path.write_text("a letter")
    with pytest.raises(unix_socket.SocketTaken, match="no socket"):
        unix_socket.bound(str(path))
    assert path.read_text() == "a letter"
