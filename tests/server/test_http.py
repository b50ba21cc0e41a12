"""Who gets in: Host, Origin, cookies, tokens, other devices, limits; and what every answer carries."""

from __future__ import annotations

import asyncio
import http.client
import json
import logging
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any, NamedTuple
from urllib.parse import urlsplit

import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed, InvalidStatus

from server.serving import seated, serving
from whistlestop.client import Client
from whistlestop.server import listener as serving_module
from whistlestop.server.accounts.guests import hashed
from whistlestop.server.application import Application
from whistlestop.server.listener import JsonLines, PlainLines, addresses
from whistlestop.server.plain_text import plain_name
from whistlestop.server.refusal import Refusal
from whistlestop.server.settings import Settings, from_environment
from whistlestop.server.tables.entries import FORGOTTEN
from whistlestop.server.web import rate_limits
from whistlestop.server.web.host_guard import name_of, our_hosts, own_addresses

Test = Callable[[str, Application], Awaitable[None]]


class Answer(NamedTuple):
    status: int
    headers: dict[str, str]
    body: Any

    @property
    def code(self) -> object:
        return self.body.get("code")


async def ask(
    url: str, method: str, path: str, body: object = None, raw: bytes | None = None, **headers: str
) -> Answer:
    def call() -> Answer:
        connection = http.client.HTTPConnection(urlsplit(url).netloc, timeout=10)
        data = raw if raw is not None else None if body is None else json.dumps(body).encode()
        connection.putrequest(method, path, skip_host="Host" in headers, skip_accept_encoding=True)
        for name, value in headers.items():
            connection.putheader(name, value)
        if data is not None:
            connection.putheader("Content-Length", str(len(data)))
        connection.endheaders(data)
        answer = connection.getresponse()
        text = answer.read()
        kind = answer.headers.get("content-type", "")
        found = Answer(answer.status, dict(answer.headers), json.loads(text) if "json" in kind else text.decode())
        connection.close()
        return found

    return await asyncio.to_thread(call)


def served(tmp_path: Path, test: Test, **more: object) -> None:
    async def run() -> None:
        async with serving(str(tmp_path / "server.sqlite"), **more) as (url, application):
            await test(url, application)

    asyncio.run(asyncio.wait_for(run(), 60))


def test_host_and_origin(tmp_path: Path) -> None:
    async def test(url: str, application: Application) -> None:
        own = url.removeprefix("http://")
        assert (await ask(url, "GET", "/healthz", Host="evil.example")).code == "foreign"
        assert (await ask(url, "GET", "/healthz", Host="")).code == "foreign"
        assert (await ask(url, "GET", "/healthz", Host=own)).status == 200
        assert (await ask(url, "POST", "/api/guest", {}, Origin="http://evil.example")).code == "foreign"
        assert (await ask(url, "POST", "/api/guest", {}, Origin="null")).code == "foreign"
        made = await ask(url, "POST", "/api/guest", {"name": "Anna"}, Origin=url)
        assert made.status == 201
        cookie = made.headers["set-cookie"]
        assert "HttpOnly" in cookie
        assert "SameSite=lax" in cookie
        cookie = cookie.partition(";")[0]
        assert (await ask(url, "GET", "/api/me", Cookie=cookie)).body["name"] == "Anna"
        assert (await ask(url, "POST", "/api/me/handover", Cookie=cookie)).code == "foreign"  # no Origin
        assert (await ask(url, "POST", "/api/me/handover", Cookie=cookie, Origin=url)).status == 200
        address = url.replace("http", "ws", 1) + "/api/socket"
        for headers in ({"Cookie": cookie}, {"Cookie": cookie, "Origin": "http://evil.example"}):
            with pytest.raises(InvalidStatus):
                await connect(address, additional_headers=headers)
        async with connect(address, additional_headers={"Cookie": cookie}, origin=url) as socket:  # type: ignore[arg-type]
            await socket.send('{"type": "ping", "id": "1"}')
            assert json.loads(await socket.recv()) == {"type": "pong", "re": "1"}
        async with connect(address) as socket:
            assert json.loads(await socket.recv())["code"] == "no-guest"
            with pytest.raises(ConnectionClosed):
                await socket.recv()

    served(tmp_path, test)


def test_headers_of_every_answer(tmp_path: Path) -> None:
    async def test(url: str, application: Application) -> None:
        for path in ("/", "/healthz", "/metrics", "/api/lobby", "/nowhere", "/api/me"):
            answer = await ask(url, "GET", path)
            assert "require-trusted-types-for 'script'" in answer.headers["content-security-policy"]
            assert "default-src 'none'" in answer.headers["content-security-policy"]
            assert answer.headers["x-content-type-options"] == "nosniff"
            assert "server" not in answer.headers
        for path in ("/v/now/art/europe.svg", "/v/now/index.html", "/sw.js"):  # documents, and what governs itself
            assert "default-src 'none'" in (await ask(url, "GET", path)).headers["content-security-policy"]
        part = (await ask(url, "GET", "/v/now/app/main.js")).headers
        assert part["x-content-type-options"] == "nosniff"
        assert part["cross-origin-resource-policy"] == "same-origin"
        assert "content-security-policy" not in part
        assert (await ask(url, "GET", "/nowhere")).code == "nothing-here"
        assert (await ask(url, "PUT", "/api/me")).code == "wrong-method"
        assert (await ask(url, "GET", "/api/me")).status == 401
        assert "whistlestop_sockets 0" in (await ask(url, "GET", "/metrics")).body

    served(tmp_path, test)


def test_another_device(tmp_path: Path) -> None:
    async def test(url: str, application: Application) -> None:
        made = await ask(url, "POST", "/api/guest", {"name": "Anna"}, Origin=url)
        cookie = made.headers["set-cookie"].partition(";")[0]
        code = (await ask(url, "POST", "/api/me/handover", Cookie=cookie, Origin=url)).body["code"]
        taken = await ask(url, "POST", "/api/handover", {"code": code}, Origin=url)
        assert taken.body["guest"] == made.body["guest"]
        assert (await ask(url, "GET", "/api/me", Cookie=cookie)).code == "no-guest"  # the old device's ends
        new = taken.headers["set-cookie"].partition(";")[0]
        assert (await ask(url, "GET", "/api/me", Cookie=new)).status == 200
        assert (await ask(url, "POST", "/api/handover", {"code": code}, Origin=url)).code == "no-guest"  # once
        token = (await ask(url, "POST", "/api/me/tokens", Cookie=new, Origin=url)).body["token"]
        bearer = f"Bearer {token}"
        assert (await ask(url, "GET", "/api/me", Authorization=bearer)).status == 200
        assert (await ask(url, "GET", "/api/me", Cookie=f"whistlestop={token}")).code == "no-guest"
        assert (await ask(url, "PATCH", "/api/me", {"name": "Bo\u0000"}, Authorization=bearer)).body["name"] == "Bo"
        assert (await ask(url, "DELETE", "/api/me", Authorization=bearer)).status == 200
        assert (await ask(url, "GET", "/api/me", Cookie=new)).code == "no-guest"

    served(tmp_path, test)


def test_tokens_are_stored_hashed(tmp_path: Path) -> None:
    async def test(url: str, application: Application) -> None:
        async with Client(url) as client:
            token = client.token or ""
            assert await application.store.guest_of(hashed(token), application.store.now())
            assert not await application.store.guest_of(token, application.store.now())
        for file in tmp_path.iterdir():
            assert token.encode() not in file.read_bytes()

    served(tmp_path, test)


def test_people_who_share_an_address_all_get_the_page(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A page is a hundred files, and lacks everything if it lacks one."""
    monkeypatch.setattr(rate_limits, "monotonic", lambda: 1000.0)

    async def test(url: str, application: Application) -> None:
        for _ in range(int(rate_limits.REQUESTS.burst) + 50):
            assert (await ask(url, "GET", "/v/now/app/base.js")).status == 200
        assert (await ask(url, "GET", "/")).status == 200
        for _ in range(int(rate_limits.REQUESTS.burst)):
            await ask(url, "GET", "/api/status")
        assert (await ask(url, "GET", "/api/status")).code == "too-fast"
        assert (await ask(url, "GET", "/v/now/app/base.js")).status == 200

    served(tmp_path, test, limits=True)


def test_limits(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(rate_limits, "monotonic", lambda: 1000.0)  # however slow the machine is

    async def test(url: str, application: Application) -> None:
        codes = [(await ask(url, "POST", "/api/guest", {"program": True})).body.get("code") for _ in range(25)]
        assert codes[:20] == [None] * 20
        assert set(codes[20:]) == {"too-fast"}
        assert (await ask(url, "POST", "/api/guest", raw=b" " * 20_000)).code in ("too-fast", "too-large")
        codes = [(await ask(url, "GET", "/nowhere")).code for _ in range(200)]
        assert codes[-1] == "too-fast"

    served(tmp_path, test, limits=True)


def test_a_flood_on_a_socket(tmp_path: Path) -> None:
    async def test(url: str, application: Application) -> None:
        frames: list[str] = []
        async with seated(url, "europe", 2) as (_, (anna, _)):
            anna.heard = frames.append
            assert anna._socket is not None
            for number in range(100):
                await anna._socket.send(json.dumps({"type": "ping", "id": str(number)}))
            while len(frames) < 100:
                await asyncio.sleep(0.01)
            assert 30 < sum('"too-fast"' in frame for frame in frames) < 70

    served(tmp_path, test, limits=True)


def test_slow_readers_are_closed(tmp_path: Path) -> None:
    async def test(url: str, application: Application) -> None:
        async with Client(url) as client:
            while not application.lines:
                await asyncio.sleep(0.01)
            (line,) = application.lines
            line.send(b"x" * 3_000_000)
            while client.connections < 2:  # closed, and connected again
                await asyncio.sleep(0.01)

    served(tmp_path, test)


def test_deleting_a_guest(tmp_path: Path) -> None:
    async def test(url: str, application: Application) -> None:
        async with seated(url, "europe", 2) as (table, (anna, bo)):
            await asyncio.gather(anna.begin(table, 0), bo.begin(table, 1))
            assert (await ask(url, "DELETE", "/api/me", Authorization=f"Bearer {bo.token}")).status == 200
            application.tables.lives.clear()  # as after a restart
            session = await application.tables.session(table)
            assert session.state.seats[1].bot is not None
            rows = await application.store.rows(table, 0)
            assert not any("Guest1" in row.body for row in rows)
            assert session.game is not None
            assert session.game.names == ("Guest0", FORGOTTEN)
            assert (await ask(url, "GET", "/api/me", Authorization=f"Bearer {bo.token}")).code == "no-guest"

    served(tmp_path, test)


def test_logs_quote_nothing() -> None:
    try:
        raise ValueError("a secret")
    except ValueError as error:
        info = (ValueError, error, error.__traceback__)
        record = logging.LogRecord("whistlestop.server", logging.ERROR, "", 1, "a command failed", (), info)
    line = JsonLines().format(record)
    assert json.loads(line)["error"] == "ValueError"
    assert "a secret" not in line
    plain = PlainLines().format(record)
    assert plain.startswith("a command failed (ValueError in test_logs_quote_nothing:")
    assert "a secret" not in plain


def test_names() -> None:
    assert plain_name(" A\u202enn\u0000a \n", "x") == "A nn a"
    assert plain_name("\u200b", "Guest") == "Guest"
    assert len(plain_name("x" * 100, "")) == 24
    assert name_of("[::1]:80") == "::1"
    assert name_of("EXAMPLE.org.:443") == "example.org"
    assert name_of("[") == ""
    assert "play.example.org" in our_hosts(Settings(hosts=("play.example.org",)))


def test_settings() -> None:
    found = from_environment(
        {"WHISTLESTOP_PORT": "99", "WHISTLESTOP_HOSTS": "a, b", "WHISTLESTOP_LIMITS": "no", "OTHER": "1"}, port=None
    )
    assert (found.port, found.hosts, found.limits) == (99, ("a", "b"), False)
    assert from_environment({"WHISTLESTOP_PORT": "99"}, port=5).port == 5
    with pytest.raises(ValueError, match="WHISTLESTOP_PORT cannot be 'x'"):
        from_environment({"WHISTLESTOP_PORT": "x"})


def test_addresses(monkeypatch: pytest.MonkeyPatch) -> None:
    """For this machine and for others; the address that is used for the rest of the world comes first."""
    monkeypatch.setattr(serving_module, "own_addresses", lambda: ["192.168.1.7", "10.0.0.1", "fe80::1%eth0", "my-host"])
    assert addresses(Settings(), 5) == ("http://localhost:5", [])
    assert addresses(Settings(host="0.0.0.0"), 5) == (
        "http://localhost:5",
        ["http://192.168.1.7:5", "http://10.0.0.1:5"],
    )
    assert addresses(Settings(host="192.168.1.7"), 5) == ("http://192.168.1.7:5", ["http://192.168.1.7:5"])
    assert addresses(Settings(host="fd00::1"), 5).own == "http://[fd00::1]:5"
    assert addresses(Settings(uds="/run/x"), 0) == ("", [])
    assert own_addresses()


def test_strangers_do_not_wipe_out_what_was_spent(monkeypatch: pytest.MonkeyPatch) -> None:
    """However many there are, an address gets no more mail; and those whose buckets are full again are forgotten."""
    now = 1000.0
    monkeypatch.setattr(rate_limits, "monotonic", lambda: now)
    monkeypatch.setattr(rate_limits, "MANY", 100)
    application = rate_limits.Limits()
    for _ in range(2):
        application.spend("mail-to", "anna@example.org", rate_limits.MAILS_TO)
    for minute in range(10):
        now += 61
        for stranger in range(1000):
            application.spend("request", f"{minute}.{stranger}", rate_limits.REQUESTS)
        with pytest.raises(Refusal):
            application.spend("mail-to", "anna@example.org", rate_limits.MAILS_TO)
    assert len(application._buckets) < 3000
    now += 3600
    application.spend("mail-to", "anna@example.org", rate_limits.MAILS_TO)
