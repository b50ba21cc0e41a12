"""What a link to a replay looks like where it is sent: only if the replay is shared."""

from __future__ import annotations

import asyncio
import html
import http.client
import re
from typing import Any
from urllib.parse import urlsplit

import pytest
from msgspec.structs import replace

from boards.test_preview import pixels
from server.serving import at_random, seated, serving
from server.test_http import ask
from whistlestop import maps, words
from whistlestop.boards.preview import HIGH, WIDE
from whistlestop.game import Given, read_record
from whistlestop.server.web import previews, rate_limits
from whistlestop.wire import commands as co


async def page(url: str, table: str, language: str = "en") -> dict[str, str]:
    """What the head of a replay's page says to programs."""
    headers: dict[str, Any] = {"Accept": "text/html", "Accept-Language": language}
    answer = await ask(url, "GET", f"/replay/{table}", **headers)
    assert answer.status == 200
    assert '<div id="app">' in answer.body
    found = re.findall(r'<meta (?:property|name)="([a-z:_]+)" content="([^"]*)">', answer.body)
    return {name: html.unescape(text) for name, text in found if name != "viewport"}


async def picture(url: str, table: str) -> tuple[int, str, bytes]:
    def call() -> tuple[int, str, bytes]:
        line = http.client.HTTPConnection(urlsplit(url).netloc, timeout=60)
        line.request("GET", f"/api/tables/{table}/picture.png")
        answer = line.getresponse()
        found = answer.status, answer.headers.get("content-type", ""), answer.read()
        line.close()
        return found

    return await asyncio.to_thread(call)


@pytest.mark.parametrize("name", maps.names())
def test_only_a_shared_replay_has_one(name: str, tmp_path: Any) -> None:
    async def test() -> None:
        async with serving(str(tmp_path / "server.sqlite")) as (url, _), seated(url, name, 2) as (table, people):
            assert await page(url, table) == {}
            await asyncio.gather(
                *(client.play(table, seat, at_random(seat)) for seat, client in enumerate(people))  # type: ignore[arg-type]
            )
            for wrong in (table, "nobody", "%20", f"{table}x"):
                assert await page(url, wrong) == {}
                assert (await picture(url, wrong))[0] == 404
            await people[1].command(co.Share("share", table))
            record = read_record(await people[0].text(f"/api/tables/{table}/record"))
            game = record.game(Given())
            said = await page(url, table)
            assert said["og:image"] == f"{url}/api/tables/{table}/picture.png"
            assert said["og:url"] == f"{url}/replay/{table}"
            assert said["twitter:card"] == "summary_large_image"
            assert said["robots"] == "noindex"
            assert (said["og:image:width"], said["og:image:height"]) == (str(WIDE), str(HIGH))
            assert all(game.names[seat] in said["og:title"] for seat in game.scores().winners)
            for seat, score in enumerate(game.scores().seats):
                assert f"{game.names[seat]}: {words.say('points', points=score.total)}" in said["og:description"]
            assert said["og:description"] != (await page(url, table, "fi"))["og:description"]
            status, kind, png = await picture(url, table)
            assert (status, kind) == (200, "image/png")
            assert pixels(png).shape == (HIGH, WIDE, 3)
            await people[0].command(co.Share("no", table, shared=False))
            assert await page(url, table) == {}
            assert (await picture(url, table))[0] == 404

    asyncio.run(asyncio.wait_for(test(), 120))


def test_names_are_words_and_not_markup(tmp_path: Any) -> None:
    async def test() -> None:
        wishes = {"address": "https://play.example.org/"}
        async with (
            serving(str(tmp_path / "server.sqlite"), **wishes) as (url, application),
            seated(url, "europe", 2) as (table, people),
        ):
            await asyncio.gather(*(client.begin(table, seat) for seat, client in enumerate(people)))
            await people[0].command(co.Resign("1", table, 0))
            await people[0].command(co.Share("2", table))
            session = application.sessions.by_table[table]
            seats = session.state.seats
            called = replace(seats[1], name='"><script>x')
            session.state = replace(session.state, seats=(seats[0], called))
            said = await page(url, table)
            assert '"><script>x' in said["og:title"]  # who did not give up
            assert said["og:image"].startswith("https://play.example.org/api/tables/")
            body = (await ask(url, "GET", f"/replay/{table}", Accept="text/html")).body
            assert "<script>x" not in body
            assert (await picture(url, table))[0] == 200  # also of a game that was given up

    asyncio.run(asyncio.wait_for(test(), 60))


def test_a_picture_is_painted_once_and_counted_as_work(tmp_path: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(rate_limits, "monotonic", lambda: 1000.0)
    clock = iter(range(0, 1000, 20))
    monkeypatch.setattr(previews, "thread_time", lambda: float(next(clock)))  # each takes twenty seconds
    painted: list[int] = []

    def paint(*_: object) -> bytes:
        painted.append(1)
        return b"picture"

    monkeypatch.setattr(previews, "preview", paint)

    async def test() -> None:
        async with (
            serving(str(tmp_path / "server.sqlite"), limits=True) as (url, application),
            seated(url, "card_game", 2) as (table, people),
        ):
            await asyncio.gather(*(client.begin(table, seat) for seat, client in enumerate(people)))
            await people[0].command(co.Resign("1", table, 0))
            await people[0].command(co.Share("2", table))
            assert [(await picture(url, table))[0] for _ in range(3)] == [200, 200, 200]
            assert painted == [1]
            del application.sessions.by_table[table]
            assert (await picture(url, table))[0] == 429  # to read the table again is more than is left
            assert await page(url, table) == {}  # and the page comes all the same

    asyncio.run(asyncio.wait_for(test(), 60))
