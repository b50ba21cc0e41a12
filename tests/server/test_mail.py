"""Notices by mail: an address is confirmed by a code, one mail an hour for the same turn, and nothing for others."""

from __future__ import annotations

import asyncio
import contextlib
import re
import sqlite3
from collections.abc import Iterator
from email import message_from_bytes, policy
from email.message import EmailMessage
from pathlib import Path
from typing import Any

import pytest
from aiosmtpd.controller import Controller
from aiosmtpd.smtp import AuthResult, LoginPassword

from server.serving import free_port, seated, serving
from server.test_http import ask
from whistlestop.server.accounts import turn_notices
from whistlestop.server.accounts.mail import Post, read_post
from whistlestop.server.application import Application
from whistlestop.server.settings import from_environment
from whistlestop.server.store import connect

pytestmark = pytest.mark.filterwarnings("ignore:Requiring AUTH while not requiring TLS")

ANNA = "anna.k+games@example.org"


class Letterbox:
    """A real SMTP server that keeps what it gets."""

    def __init__(self) -> None:
        self.letters: list[EmailMessage] = []
        self.full = False

    async def handle_DATA(self, _server: object, _session: object, envelope: Any) -> str:  # noqa: N802 - aiosmtpd's name
        if self.full:
            return "452 no room"
        letter = message_from_bytes(envelope.content, policy=policy.default)
        assert isinstance(letter, EmailMessage)
        self.letters.append(letter)
        return "250 OK"


def may_enter(_server: object, _session: object, _envelope: object, _mechanism: str, data: Any) -> AuthResult:
    known = isinstance(data, LoginPassword) and (data.login, data.password) == (b"post", b"pass word")
    return AuthResult(success=known)


@contextlib.contextmanager
def letterbox() -> Iterator[tuple[Letterbox, str]]:
    """What has come, and the address for WHISTLESTOP_SMTP."""
    box, port = Letterbox(), free_port()
    options: dict[str, Any] = {"authenticator": may_enter, "auth_required": True, "auth_require_tls": False}
    controller = Controller(box, hostname="127.0.0.1", port=port, **options)
    controller.start()
    try:
        yield box, f"smtp://post:pass%20word@127.0.0.1:{port}"
    finally:
        controller.stop()


async def arrived(box: Letterbox, number: int) -> EmailMessage:
    while len(box.letters) < number:
        await asyncio.sleep(0.01)
    return box.letters[number - 1]


async def nothing_more(application: Application) -> None:
    """Every notice has been thought about, and whatever came of it has had time to arrive."""
    while application.notices._tasks:
        await asyncio.sleep(0.01)
    await asyncio.sleep(0.2)


def test_from_address_to_notice(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(turn_notices, "ELSEWHERE", 0)  # there is no other server

    async def run() -> None:
        options = {"smtp": smtp, "mail_from": "games@example.org", "address": "https://play.example.org/"}
        async with (
            serving(database, **options) as (url, application),
            seated(url, "europe", 2, first=1) as (table, (anna, bo)),
        ):
            bearer = f"Bearer {bo.token}"

            async def mail(method: str, path: str = "", body: object = None) -> Any:
                answer = await ask(url, method, f"/api/me/mail{path}", body, Authorization=bearer)
                assert ANNA not in str(answer.body)  # never shown
                return answer.body

            assert await mail("GET") == {"possible": True, "state": "none"}
            assert (await mail("POST", "/confirm", {"code": "abc"}))["code"] == "wrong-code"
            assert (await mail("PUT", "", {"address": "no address"}))["code"] == "malformed"
            assert await mail("PUT", "", {"address": ANNA}) == {"possible": True, "state": "unconfirmed"}
            letter = await arrived(box, 1)
            assert (letter["To"], letter["From"], letter["Subject"]) == (
                ANNA,
                "games@example.org",
                "Your code for Whistlestop",
            )
            found = re.search(r"code is ([a-z0-9]{8})\.", letter.get_content())
            assert found is not None
            await asyncio.gather(anna.begin(table, 0), bo.begin(table, 1))
            await bo.move(table, 1, "keep 1 2 3")
            await bo.__aexit__()
            assert (await mail("POST", "/confirm", {"code": "x" * 8}))["code"] == "wrong-code"
            application.driver.notify(application.sessions.by_table[table])  # unconfirmed: nothing is sent
            assert await mail("POST", "/confirm", {"code": found[1]}) == {"possible": True, "state": "confirmed"}
            assert (await mail("POST", "/confirm", {"code": found[1]}))["code"] == "wrong-code"  # once
            while application.sessions.by_table[table].watchers and len(application.lines) > 1:
                await asyncio.sleep(0.01)
            await anna.move(table, 0, "keep 1 2 3")
            letter = await arrived(box, 2)
            assert letter["To"] == ANNA
            assert letter["Subject"] == "Europe: it’s your turn"
            assert letter["Auto-Submitted"] == "auto-generated"
            text = " ".join(letter.get_content().split())
            assert f"Guest1, it’s your turn in a game of Europe: https://play.example.org/table/{table} " in text
            session = application.sessions.by_table[table]
            for _ in range(3):
                application.driver.notify(session)  # the same turn
            await nothing_more(application)
            assert len(box.letters) == 2
            monkeypatch.setattr(turn_notices, "AGAIN_MS", -1)  # as if an hour had passed
            application.driver.notify(session)
            await arrived(box, 3)
            assert await mail("DELETE") == {"possible": True, "state": "none"}
            application.driver.notify(session)
            await nothing_more(application)
            assert len(box.letters) == 3
            await bo.__aenter__()

    with letterbox() as (box, smtp):
        asyncio.run(asyncio.wait_for(run(), 60))


def test_nobody_is_spammed(tmp_path: Path) -> None:
    """A few codes a guest, fewer for one address; what cannot be sent is said; and forgetting forgets the address."""
    path = tmp_path / "s.sqlite"

    async def run() -> None:
        async with serving(str(path), smtp=smtp, mail_from="games@example.org", limits=True) as (url, _):
            tokens = [(await ask(url, "POST", "/api/guest", {"program": True})).body["token"] for _ in range(3)]

            async def give(token: str, address: str) -> Any:
                answer = await ask(url, "PUT", "/api/me/mail", {"address": address}, Authorization=f"Bearer {token}")
                return answer.body.get("code") or answer.body["state"]

            assert [await give(token, ANNA) for token in tokens] == ["unconfirmed", "unconfirmed", "too-fast"]
            assert await give(tokens[2], "bo@example.org") == "too-fast"  # three from one network address
            box.full = True
        async with serving(str(path), smtp=smtp, mail_from="games@example.org") as (url, _):
            assert await give_to(url, tokens[2]) == "mail-failed"
            assert (await ask(url, "GET", "/api/me/mail", Authorization=f"Bearer {tokens[2]}")).body["state"] == "none"
            assert stored(path) == [ANNA, ANNA]
            await ask(url, "DELETE", "/api/me", Authorization=f"Bearer {tokens[0]}")
            assert stored(path) == [ANNA]
        async with serving(str(path)) as (url, _):
            assert await give_to(url, tokens[1]) == "no-mail"

    with letterbox() as (box, smtp):
        asyncio.run(asyncio.wait_for(run(), 60))


async def give_to(url: str, token: str) -> object:
    return (await ask(url, "PUT", "/api/me/mail", {"address": ANNA}, Authorization=f"Bearer {token}")).code


def stored(path: Path) -> list[str]:
    with contextlib.closing(sqlite3.connect(path)) as connection:
        return [it[0] for it in connection.execute("SELECT address FROM mail")]


def test_a_turn_is_claimed_once(database: str) -> None:
    """Whichever process tells."""

    async def run() -> None:
        store = connect(database)
        await store.open(lambda _: None)
        claims = [(1, 5, 100, 50), (1, 5, 120, 70), (0, 5, 120, 70), (1, 6, 130, 80), (1, 6, 200, 140)]
        found = [await store.claim_notice("t", seat, turn, at, before) for seat, turn, at, before in claims]
        assert found == [True, False, True, True, True]
        await store.close()

    asyncio.run(run())


def test_the_operators_address() -> None:
    assert read_post("smtp://me%40x:p%3Aw@mail.example.org") == Post("smtp", "mail.example.org", 587, "me@x", "p:w")
    assert read_post("smtps://mail.example.org").port == 465
    for wrong in ("mail.example.org", "http://x", "smtp://", "smtp://x:port", "smtp://secret:y@x/path"):
        with pytest.raises(ValueError, match="not like") as error:
            read_post(wrong)
        assert "secret" not in str(error.value)
    with pytest.raises(ValueError, match="WHISTLESTOP_MAIL_FROM"):
        from_environment({"WHISTLESTOP_SMTP": "smtp://localhost"})
    sent = from_environment({"WHISTLESTOP_SMTP": "smtp://localhost", "WHISTLESTOP_MAIL_FROM": "a@b"})
    assert sent.mail_from == "a@b"
