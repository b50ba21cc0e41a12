"""Chances in a game that goes on: only where the table allows them, and by nothing that the viewer may not know."""

from __future__ import annotations

import asyncio
import functools
import urllib.error
from collections.abc import Callable
from typing import Any

import pytest

from server.serving import seated, serving
from whistlestop.client import Client, ServerError, TableSettings
from whistlestop.review.live_chances import live_chances
from whistlestop.server.application import Application
from whistlestop.server.bots.workers import Workers

Given = list[functools.partial[Any]]


def overheard(application: Application, monkeypatch: pytest.MonkeyPatch) -> Given:
    """Everything that is given to the processes in which bots think."""
    given: Given = []
    real = Workers._work

    async def work(self: Workers, what: Callable[[], Any]) -> Any:
        assert isinstance(what, functools.partial)
        given.append(what)
        return await real(self, what)

    monkeypatch.setattr(Workers, "_work", work)
    return given


@pytest.mark.parametrize("game", ["north_america", "europe", "card_game"])
def test_each_is_told_by_what_they_see(game: str, tmp_path: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    """What leaves the server for it is the record that the viewer sees; the whole game is in none of it."""

    async def test() -> None:
        async with (
            serving(f"{tmp_path}/server.sqlite") as (url, application),
            seated(url, game, 3, public=True, chances=True) as (table, clients),
            Client(url) as stranger,
        ):
            given = overheard(application, monkeypatch)
            path = f"/api/tables/{table}/chances"
            states = await asyncio.gather(*(client.begin(table, seat) for seat, client in enumerate(clients)))
            for seat, state in enumerate(states):  # at the set-up
                await clients[seat].move(table, seat, state.legal[0])
            session = application.sessions.by_table[table]
            for viewer, client in ((-1, stranger), *enumerate(clients)):
                given.clear()
                mine = path if viewer < 0 else f"{path}?seat={viewer}"
                answers = await asyncio.gather(*(client.http(mine) for _ in range(3)))
                assert answers[0] == answers[1] == answers[2] == await client.http(mine)
                assert len(given) == 1  # once, however many ask
                assert (answers[0]["seat"], answers[0]["seq"]) == (viewer, session.seq)
                assert sum(answers[0]["live"]["chances"]) == pytest.approx(1, abs=0.01)
                (what,) = given
                assert what.func is live_chances
                assert what.args[0] == session.game.seen(viewer).tobytes()  # type: ignore[union-attr]
                assert what.args[1:3] == (game, viewer)
                hidden = session.game.state.tobytes()  # type: ignore[union-attr]
                assert hidden != what.args[0]
            for client, wrong, status in ((clients[0], 1, "403"), (stranger, 0, "403")):
                with pytest.raises(urllib.error.HTTPError, match=status):
                    await client.http(f"{path}?seat={wrong}")

    asyncio.run(asyncio.wait_for(test(), 60))


def test_only_where_the_table_allows_it(tmp_path: Any) -> None:
    async def test() -> None:
        async with serving(f"{tmp_path}/server.sqlite") as (url, _):
            async with seated(url, "card_game", 2, public=True) as (table, people), Client(url) as stranger:
                await asyncio.gather(*(client.begin(table, seat) for seat, client in enumerate(people)))
                for client, mine in ((people[0], "?seat=0"), (people[0], ""), (stranger, "")):
                    with pytest.raises(urllib.error.HTTPError, match="403"):
                        await client.http(f"/api/tables/{table}/chances{mine}")
            async with seated(url, "card_game", 2, chances=True) as (table, people), Client(url) as stranger:
                info = await people[1].http(f"/api/tables/{table}")
                assert info["settings"]["chances"] is True  # everybody can read it before they say ready
                with pytest.raises(urllib.error.HTTPError, match="409"):
                    await people[0].http(f"/api/tables/{table}/chances?seat=0")
                await asyncio.gather(*(client.begin(table, seat) for seat, client in enumerate(people)))
                with pytest.raises(urllib.error.HTTPError, match="404"):
                    await stranger.http(f"/api/tables/{table}/chances")
                await people[0].http(f"/api/tables/{table}/chances?seat=0")
                with pytest.raises(ServerError, match="malformed"):  # never where a rating is at stake
                    await people[0].create(TableSettings(game="card_game", players=2, rated=True, chances=True))

    asyncio.run(asyncio.wait_for(test(), 60))


def test_nobody_waits_for_them(tmp_path: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    """What comes too late is dropped, and where bots have to think nobody asks for them."""

    async def test() -> None:
        async with (
            serving(f"{tmp_path}/server.sqlite") as (url, application),
            seated(url, "card_game", 2, chances=True) as (table, people),
        ):
            states = await asyncio.gather(*(client.begin(table, seat) for seat, client in enumerate(people)))
            path, gate, asked = f"/api/tables/{table}/chances?seat=0", asyncio.Event(), asyncio.Event()
            real = Workers.answer

            async def slow(self: Workers, what: Callable[[], Any]) -> Any:
                asked.set()
                await gate.wait()
                return await real(self, what)

            monkeypatch.setattr(Workers, "answer", slow)
            late = asyncio.create_task(people[0].http(path))
            await asked.wait()
            await people[0].move(table, 0, states[0].legal[0])
            gate.set()
            assert (await late)["live"] is None
            found = await people[0].http(path)
            assert found["live"] is not None
            assert found["seq"] == application.sessions.by_table[table].seq
            await people[1].move(table, 1, states[1].legal[0])
            application.workers.waiting += 1
            assert (await people[0].http(path))["live"] is None
            application.workers.waiting -= 1

    asyncio.run(asyncio.wait_for(test(), 60))


def test_a_seat_that_is_covered_is_a_spectator(tmp_path: Any) -> None:
    """Where people share one device, the chances of a seat are not told to whoever holds it now."""

    async def test() -> None:
        async with (
            serving(f"{tmp_path}/server.sqlite") as (url, application),
            seated(url, "card_game", 2, pass_and_play=True, chances=True) as (table, people),
        ):
            states = await asyncio.gather(*(client.begin(table, seat) for seat, client in enumerate(people)))
            for seat, state in enumerate(states):
                await people[seat].move(table, seat, state.legal[0])
            (mover,) = application.sessions.by_table[table].state.facts.pending
            for seat, client in enumerate(people):
                found = await client.http(f"/api/tables/{table}/chances?seat={seat}")
                assert found["seat"] == (seat if seat == mover else -1)

    asyncio.run(asyncio.wait_for(test(), 60))
