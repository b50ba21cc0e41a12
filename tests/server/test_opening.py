"""A game from a file: what can be asked of it, what is wrong with others, how much may be asked for, what is kept."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Callable
from typing import Any

import pytest

from server.serving import serving
from server.test_http import Answer, ask
from whistlestop import maps, words
from whistlestop.client import Client, ServerError
from whistlestop.game import Game, new
from whistlestop.game.moments import game_at, steps
from whistlestop.server.tables import opened
from whistlestop.server.web import opening, rate_limits
from whistlestop.wire import commands as co

NAMES = ["Anna", "Bo"]


def played(name: str, seed: int, turns: int = 9_999) -> Game:
    dice, game = random.Random(seed), new(name, 2, seed=seed, names=NAMES)
    while not game.is_over and game.turn < turns:
        game.play(dice.choice(game.legal_decisions()))
    return game


async def opening_of(url: str, text: str, language: str = "en") -> Answer:
    return await ask(url, "POST", "/api/opened", {"text": text, "language": language})


@pytest.mark.parametrize("name", maps.names())
def test_a_file_is_asked_for_like_a_table_that_is_over(name: str, tmp_path: Any) -> None:
    game = played(name, 5)
    text = game.record().text()

    async def test() -> None:
        async with serving(str(tmp_path / "server.sqlite")) as (url, application), Client(url) as anna:
            answer = await opening_of(url, text)
            info = answer.body
            assert (answer.status, info["status"], info["map"]) == (200, "over", game.map.hash)
            assert [it["name"] for it in info["seats"]] == NAMES
            assert info["ranks"] == [it.rank for it in game.scores().seats]
            assert info["fair"] == {"commitment": ""}  # nothing was promised here
            table = info["table"]
            assert (await opening_of(url, text)).body["table"] == table
            course = (await ask(url, "GET", f"/api/tables/{table}/course")).body
            assert course["moments"] == len(list(steps(game.log)))
            last = await ask(url, "GET", f"/api/tables/{table}/replay?from={course['moments'] - 1}")
            assert last.body["moments"][0]["view"]["scores"]["winners"] == list(game.scores().winners)
            assert (await ask(url, "GET", f"/api/tables/{table}/record")).body == text
            assert (await ask(url, "GET", f"/api/tables/{table}/what-if?moment=2")).body["alternatives"]["moment"] == 2
            ack = await anna.command(co.PlayOn("on", table, 12, (None, "random")))
            start = application.sessions.by_table[ack.table].game.copy()  # type: ignore[union-attr]
            start.rewind(0)
            assert start.position(0) == game_at(game, 12).position(0)
            state = await anna.watch(table)  # the scores
            assert state.info is not None
            assert state.info.status == "over"

    asyncio.run(asyncio.wait_for(test(), 120))


def test_nothing_of_it_is_stored_and_nobody_else_finds_it(tmp_path: Any) -> None:
    text = played("card_game", 5).record().text()

    async def test() -> None:
        async with serving(str(tmp_path / "server.sqlite"), workers=1) as (url, application), Client(url) as anna:
            table = (await opening_of(url, text)).body["table"]
            await anna.watch(table)
            while (await ask(url, "GET", f"/api/tables/{table}/review")).body["review"] is None:
                await asyncio.sleep(0.1)
            await application.book.sweep()
            for kept in ("reviews", "results", "tables", "log", "presence", "maps"):
                assert await application.store.ask(f"SELECT count(*) FROM {kept}") == [(0,)], kept
            for command in (co.Share("1", table), co.Say("2", table, "hello"), co.Rematch("3", table)):
                with pytest.raises(ServerError, match="no-table"):
                    await anna.command(command)
            assert (await ask(url, "GET", "/api/lobby")).body["tables"] == []
        async with serving(str(tmp_path / "server.sqlite")) as (url, _):
            assert (await ask(url, "GET", f"/api/tables/{table}")).code == "no-table"

    asyncio.run(asyncio.wait_for(test(), 120))


def test_a_game_that_is_not_over_can_be_watched_and_played_on(tmp_path: Any) -> None:
    game = played("europe", 2, turns=9)

    async def test() -> None:
        async with serving(str(tmp_path / "server.sqlite")) as (url, application), Client(url) as anna:
            info = (await opening_of(url, game.record().text())).body
            assert "ranks" not in info
            table, last = info["table"], len(list(steps(game.log))) - 1
            assert (await ask(url, "GET", f"/api/tables/{table}/course")).body["moments"] == last + 1
            assert (await ask(url, "GET", f"/api/tables/{table}/review")).code == "wrong-state"
            ack = await anna.command(co.PlayOn("on", table, last, (None, None)))
            assert application.sessions.by_table[ack.table].game.position() == game.position()  # type: ignore[union-attr]

    asyncio.run(asyncio.wait_for(test(), 60))


WRONG: dict[str, tuple[Callable[[str], str], str]] = {
    "no record": (lambda _: "Dear diary,\n", "page-open-wrong"),
    "nothing": (lambda _: "", "page-open-wrong"),
    "cut off": (lambda text: text[: len(text) * 2 // 3], "page-open-cut"),
    "cut off after the game": (lambda text: text[:-9], "page-open-wrong"),
    "another result": (lambda text: text.replace("Result: 1 ", "Result: 1 X"), "page-open-wrong"),
    "two of them": (lambda text: text + "\n" + text, "page-open-several"),
    "another map": (lambda text: no_map(text, "atlantis"), "page-open-no-map"),
    "another version": (lambda text: text.replace(maps.load("europe").hash, "0" * 64), "page-open-wrong"),
    "a comment without end": (lambda text: text.replace("\n0. ", "\n# " + 6_000 * "x" + "\n0. ", 1), "page-open-odd"),
    "a start that is nested": (lambda text: text.replace("\nRules:", f"\nStart: {5_000 * '['}\nRules:"), "page-open"),
}


def no_map(text: str, name: str) -> str:
    """As if it had been played on a map that nobody has."""
    return text.replace("Game: europe", f"Game: {name}").replace(maps.load("europe").hash, "0" * 64)


@pytest.mark.parametrize("language", words.languages())
def test_what_is_no_game_is_refused_in_a_sentence(language: str, tmp_path: Any) -> None:
    text = played("europe", 5).record().text()

    async def test() -> None:
        async with serving(str(tmp_path / "server.sqlite")) as (url, application):
            for what, (spoil, key) in WRONG.items():
                answer = await opening_of(url, spoil(text), language)
                assert answer.status == 409, what
                assert answer.body["key"].startswith(key), (what, answer.body)
                said = words.say(answer.body["key"], language, **answer.body.get("params", {}))
                assert said.endswith("."), said
                assert "{" not in said.replace("{$", ""), said
            assert not application.opened._sessions

    asyncio.run(asyncio.wait_for(test(), 60))


def test_files_have_a_size_and_games_an_end(tmp_path: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    game = played("card_game", 5)
    text = game.record().text()

    async def test() -> None:
        async with serving(str(tmp_path / "server.sqlite")) as (url, _):
            assert (await opening_of(url, opening.LARGEST * "#")).code == "too-large"
            assert (await ask(url, "POST", "/api/opened", raw=b"\xff")).code == "malformed"
            monkeypatch.setattr(opened, "MOST_MOMENTS", len(list(steps(game.log))) - 1)
            assert (await opening_of(url, text)).body["key"] == "page-open-endless"

    asyncio.run(asyncio.wait_for(test(), 60))


def test_the_oldest_file_goes_and_can_be_opened_again(tmp_path: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(opened, "KEPT", 2)
    texts = [played("card_game", 5, turns).record().text() for turns in (2, 3, 4)]

    async def test() -> None:
        async with serving(str(tmp_path / "server.sqlite")) as (url, _):
            tables = [(await opening_of(url, text)).body["table"] for text in texts]
            statuses = [(await ask(url, "GET", f"/api/tables/{table}")).status for table in tables]
            assert statuses == [404, 200, 200]
            assert (await opening_of(url, texts[0])).body["table"] == tables[0]
            assert (await ask(url, "GET", f"/api/tables/{tables[0]}")).status == 200

    asyncio.run(asyncio.wait_for(test(), 60))


@pytest.mark.parametrize("good", [True, False])
def test_reading_files_is_counted_as_work(good: bool, tmp_path: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    """By what it costs, whether or not a game is in them."""
    monkeypatch.setattr(rate_limits, "monotonic", lambda: 1000.0)
    clock = iter(range(0, 1000, 3))
    monkeypatch.setattr(opening, "thread_time", lambda: float(next(clock)))  # each takes three seconds
    texts = [played("card_game", 5, turns).record().text() for turns in range(2, 8)]

    async def test() -> None:
        async with serving(str(tmp_path / "server.sqlite"), limits=True) as (url, _):
            statuses = [(await opening_of(url, text if good else text[:-9])).status for text in texts]
            assert statuses == [200 if good else 409] * 4 + [429] * 2
            assert (await ask(url, "GET", "/api/lobby")).status == 200  # all else goes on

    asyncio.run(asyncio.wait_for(test(), 60))
