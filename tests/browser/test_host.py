"""The host of a demo site on this machine: the messages that the page's script and the application exchange."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Callable, Coroutine
from pathlib import Path
from typing import Any

import pytest

from whistlestop.browser import bytecode
from whistlestop.browser.host import Host
from whistlestop.game.fair_chance import nonce_hash
from whistlestop.server.bots import decisions
from whistlestop.server.settings import Settings

SECONDS = 60.0
NONCE = bytes(range(32))


class Page:
    """The other side: what it was told, and what it was given to keep."""

    def __init__(self) -> None:
        self.told: list[dict[str, Any]] = []
        self.kept: list[tuple[bytes, str]] = []
        self.host: Host | None = None

    async def begin(self, database: Path, cookie: str = "") -> None:
        settings = Settings(database=str(database), workers=0, limits=False, pause=0.0)
        self.host = Host(settings, lambda text: self.told.append(json.loads(text)), self.keep, cookie)
        await self.host.open()

    async def end(self) -> None:
        assert self.host is not None
        await self.host.close()

    def keep(self, database: bytes, cookie: str) -> None:
        self.kept.append((database, cookie))

    def say(self, **message: Any) -> None:
        assert self.host is not None
        self.host.hear(json.dumps(message))

    async def hear(self, fits: Callable[[dict[str, Any]], bool]) -> dict[str, Any]:
        async with asyncio.timeout(SECONDS):
            while not (found := [it for it in self.told if fits(it)]):
                await asyncio.sleep(0.01)
        return found[0]

    async def ask(self, number: int, method: str, path: str, body: object = None) -> dict[str, Any]:
        self.say(do="request", id=number, method=method, path=path, body=None if body is None else json.dumps(body))
        return await self.hear(lambda it: it["is"] == "answer" and it["id"] == number)

    async def command(self, line: int, **command: Any) -> dict[str, Any]:
        """A command by a socket; its answer."""
        self.say(do="send", id=line, text=json.dumps(command))
        return await self.frame(line, lambda it: it.get("re") == command["id"])

    async def frame(self, line: int, fits: Callable[[dict[str, Any]], bool]) -> dict[str, Any]:
        said = await self.hear(lambda it: it["is"] == "frame" and it["id"] == line and fits(json.loads(it["text"])))
        found: dict[str, Any] = json.loads(said["text"])
        return found


def run(what: Coroutine[None, None, None]) -> None:
    asyncio.run(what)


async def open_line(page: Page, line: int) -> None:
    page.say(do="open", id=line)
    await page.hear(lambda it: it == {"is": "opened", "id": line})


async def new_table(page: Page, line: int) -> str:
    settings = {"game": "card_game", "players": 2, "bots": ["easy"]}
    made = await page.command(line, type="create", id="made", settings=settings, name="Ada")
    return str(made["table"])


def test_a_game_is_played_by_messages_and_outlives_the_page(tmp_path: Path) -> None:
    async def played() -> None:
        page = Page()
        await page.begin(tmp_path / "first.sqlite")
        assert (await page.ask(1, "GET", "/api/me"))["status"] == 401
        made = await page.ask(2, "POST", "/api/guest", {"name": "Ada"})
        assert made["status"] == 201
        assert "set-cookie" not in made["headers"]  # the host keeps it itself
        await open_line(page, 3)
        table = await new_table(page, 3)
        await page.command(3, type="watch", id="watch", table=table, seat=0)
        await page.command(3, type="ready", id="ready", table=table, seat=0, hash=nonce_hash(NONCE))
        assert (await page.command(3, type="open", id="open", table=table, seat=0, nonce=NONCE.hex()))["type"] == "ack"
        await page.frame(3, lambda it: it["type"] in ("push", "view") and bool(it.get("choices") or it.get("legal")))
        page.say(do="close", id=3)
        await asyncio.sleep(1.2)  # longer than between two looks for something to keep
        database, cookie = page.kept[-1]
        await page.end()

        later = Page()
        (tmp_path / "later.sqlite").write_bytes(database)
        await later.begin(tmp_path / "later.sqlite", cookie)
        assert json.loads((await later.ask(1, "GET", "/api/me"))["body"])["name"] == "Ada"
        found = json.loads((await later.ask(2, "GET", "/api/tables"))["body"])["tables"]
        assert [(it["table"], it["status"]) for it in found] == [(table, "playing")]
        await later.end()

    run(played())


def test_nothing_is_kept_anew_where_nothing_has_changed(tmp_path: Path) -> None:
    async def quiet() -> None:
        page = Page()
        await page.begin(tmp_path / "games.sqlite")
        await page.ask(1, "POST", "/api/guest", {"name": "Ada"})
        store = page.host.application.store if page.host else None
        await asyncio.sleep(1.2)
        before = (len(page.kept), getattr(store, "changes", 0))
        await asyncio.sleep(1.2)
        after = (len(page.kept), getattr(store, "changes", 0))
        assert before[0] >= 1
        assert (after[0] > before[0]) == (after[1] > before[1])
        await page.end()

    run(quiet())


def test_a_line_without_a_guest_is_closed_with_the_reason(tmp_path: Path) -> None:
    async def stranger() -> None:
        page = Page()
        await page.begin(tmp_path / "games.sqlite")
        page.say(do="open", id=1)
        said = await page.frame(1, lambda it: it["type"] == "error")
        assert said["code"] == "no-guest"
        assert (await page.hear(lambda it: it["is"] == "closed"))["code"] == 4401
        page.say(do="send", id=1, text="{}")  # nobody is there any more: nothing happens
        page.say(do="close", id=1)
        assert (await page.ask(2, "GET", "/api/nothing?x=1"))["status"] == 404
        await page.end()

    run(stranger())


def test_alone_only_scripted_bots_are_offered_and_one_of_them_gives_hints(monkeypatch: pytest.MonkeyPatch) -> None:
    import whistlestop as ws

    assert "master" in decisions.levels()
    monkeypatch.setenv("WHISTLESTOP_DEMO", "1")
    assert list(decisions.levels()) == ["easy", "medium", "hard"]
    assert "expert" not in decisions.names()
    for name in ("card_game", "north_america", "europe"):
        game = ws.new(name, players=2, seed=3)
        seat = game.pending[0]
        (hint,) = decisions.rank(game.seen(seat).tobytes(), name, seat, 1)
        assert hint.decision in game.legal_decisions(seat)
        assert hint.reason.key


def test_what_python_has_compiled_is_believed_on_the_next_visit(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    import importlib.util
    import py_compile

    monkeypatch.setattr("sys.dont_write_bytecode", True)
    first, second = tmp_path / "first", tmp_path / "second"
    for folder in (first, second):
        (folder / "part").mkdir(parents=True)
        (folder / "part" / "one.py").write_text("NUMBER = 1\n")
    bytecode.prepare(first, None)
    py_compile.compile(str(first / "part" / "one.py"), doraise=True)
    bytecode.prepare(second, bytecode.compiled(first))
    source = second / "part" / "one.py"
    kept = Path(importlib.util.cache_from_source(str(source)))
    assert kept.exists()
    assert int.from_bytes(kept.read_bytes()[8:12], "little") == int(source.stat().st_mtime)  # by which it is believed
