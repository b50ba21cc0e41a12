"""The review of a finished game over the network: worked out once, with progress; of a game that goes on, nothing."""

from __future__ import annotations

import asyncio
import gzip
import json
import urllib.error
from typing import Any

import msgspec
import pytest

from server.serving import at_random, seated, serving
from server.test_http import ask
from whistlestop.client import Client
from whistlestop.game import Given, read_record
from whistlestop.review import Review, review, what_if
from whistlestop.server.bots import review_store
from whistlestop.server.web import reviews

Answers = dict[str, Any]


async def reviewed(client: Client, table: str) -> tuple[Answers, list[float]]:
    """The whole answer, and how far it was each time that it was asked for."""
    told: list[float] = []
    while True:
        answer = await client.http(f"/api/tables/{table}/review")
        told.append(answer["progress"])
        if answer["review"] is not None:
            return answer, told
        await asyncio.sleep(0.02)


def test_a_review_of_a_finished_game_only(tmp_path: Any) -> None:
    async def test() -> None:
        async with serving(str(tmp_path / "server.sqlite")) as (url, _), seated(url, "card_game", 2) as (table, people):
            with pytest.raises(urllib.error.HTTPError, match="409"):
                await people[0].http(f"/api/tables/{table}/review")
            played = [client.play(table, seat, at_random(seat)) for seat, client in enumerate(people)]  # type: ignore[arg-type]
            await asyncio.gather(*played)
            async with Client(url) as stranger:
                with pytest.raises(urllib.error.HTTPError, match="404"):
                    await stranger.http(f"/api/tables/{table}/review")
            (answer, told), (again, _) = await asyncio.gather(*(reviewed(client, table) for client in people))
            assert told == sorted(told)
            assert told[0] < told[-1] == 1
            assert answer == again
            game = read_record(await people[0].text(f"/api/tables/{table}/record")).game(Given())
            own = review(game)
            assert answer["review"]["judge"] == own.judge == "network"
            assert [seat["accuracy"] for seat in answer["review"]["seats"]] == [seat.accuracy for seat in own.seats]
            assert answer["chances"] == answer["review"]["chances"]
            for seat, client in enumerate(people):  # and it is known of the game from now on
                while not (games := (await client.http("/api/me/history"))["games"]):
                    await asyncio.sleep(0.1)
                assert [it["accuracy"] for it in games] == [own.seats[seat].accuracy]
            assert [tuple(it["chances"]) for it in answer["chances"]] == [it.chances for it in own.chances]

    asyncio.run(asyncio.wait_for(test(), 300))


def test_a_review_that_fails_is_begun_anew(tmp_path: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    async def test() -> None:
        async with serving(str(tmp_path / "server.sqlite")) as (url, _), seated(url, "card_game", 2) as (table, people):
            played = [client.play(table, seat, at_random(seat)) for seat, client in enumerate(people)]  # type: ignore[arg-type]
            await asyncio.gather(*played)

            def broken(*_given: Any) -> Any:
                raise RuntimeError("no")

            with monkeypatch.context() as patched:
                patched.setattr("whistlestop.server.bots.reviews.assembled", broken)
                with pytest.raises(urllib.error.HTTPError, match="500"):
                    await reviewed(people[0], table)
            answer, _ = await reviewed(people[0], table)
            assert answer["review"]["seats"]

    asyncio.run(asyncio.wait_for(test(), 300))


def test_a_review_is_worked_out_once_and_kept_without_names(tmp_path: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    """Also across restarts; whoever is forgotten is in no review."""

    def never(*_given: Any) -> Any:
        raise AssertionError("it has been worked out already.")

    async def test() -> None:
        database = str(tmp_path / "server.sqlite")
        async with serving(database) as (url, application), seated(url, "card_game", 2) as (table, people):
            await asyncio.gather(*(it.play(table, seat, at_random(seat)) for seat, it in enumerate(people)))  # type: ignore[arg-type]
            first, _ = await reviewed(people[0], table)
            while not (rows := await application.store.ask("SELECT body FROM reviews WHERE game = ?", table)):
                await asyncio.sleep(0.02)
            token = people[0].token
            assert b"Guest" not in gzip.decompress(rows[0][0])
        reviews._kept.clear()
        async with serving(database) as (url, application):
            monkeypatch.setattr("whistlestop.server.bots.reviews.Doing", never)
            async with Client(url, token=token) as again:
                assert (await reviewed(again, table))[0] == first
            answer = await ask(url, "DELETE", "/api/me", Authorization=f"Bearer {token}")
            assert answer.status == 200
            await application.tables.sessions.get(table)
            names = application.sessions.by_table[table].game.names  # type: ignore[union-attr]
            found = await review_store.find(application.store, table, names)
            assert found is not None
            assert [it["name"] for it in json.loads(gzip.decompress(found.packed))["review"]["seats"]] == [
                "Guest",
                "Guest1",
            ]

    asyncio.run(asyncio.wait_for(test(), 300))


def test_only_so_many_reviews_are_kept(tmp_path: Any) -> None:
    async def test() -> None:
        async with serving(str(tmp_path / "server.sqlite")) as (_, application):
            empty = Review("card_game", "network", (), (), (), ())
            for number in range(6):
                await review_store.keep(application.store, f"table{number}", empty, most=3)
                await asyncio.sleep(0.005)  # they are told apart by the millisecond
            left = await application.store.ask("SELECT game FROM reviews ORDER BY game")
            assert left == [("table3",), ("table4",), ("table5",)]
            await review_store.keep(application.store, "table4", empty, most=3)  # once more is no second one
            assert len(await application.store.ask("SELECT game FROM reviews")) == 3
            await application.store.change(("UPDATE reviews SET body = ? WHERE game = 'table4'", b"not a review"))
            assert await review_store.find(application.store, "table4", ()) is None  # it is worked out again
            await application.store.change(("UPDATE reviews SET version = 'older'",))
            assert await review_store.find(application.store, "table5", ()) is None

    asyncio.run(asyncio.wait_for(test(), 60))


def test_what_if(tmp_path: Any) -> None:
    async def test() -> None:
        async with serving(str(tmp_path / "server.sqlite")) as (url, _), seated(url, "card_game", 2) as (table, people):
            path = f"/api/tables/{table}/what-if"
            with pytest.raises(urllib.error.HTTPError, match="409"):
                await people[0].http(f"{path}?moment=5")
            await asyncio.gather(*(it.play(table, seat, at_random(seat)) for seat, it in enumerate(people)))  # type: ignore[arg-type]
            async with Client(url) as stranger:
                with pytest.raises(urllib.error.HTTPError, match="404"):
                    await stranger.http(f"{path}?moment=5")
            choices: list[Any] = []
            moment = 6
            while len(choices) < 2:  # the luck of the game is new every time: there may be no choice
                moment += 1
                asked = await people[0].http(f"{path}?moment={moment}")
                assert asked["found"] is None
                choices = asked["alternatives"]["choices"]
                assert asked["alternatives"]["played"] in [it["decision"] for it in choices]
            other = next(it for it in choices if it["decision"] != asked["alternatives"]["played"])
            found = (await people[1].http(f"{path}?moment={moment}&decision={other['decision']}"))["found"]
            game = read_record(await people[0].text(f"/api/tables/{table}/record")).game(Given())
            assert found == json.loads(msgspec.json.encode(what_if(game, moment, other["decision"])))
            for wrong in ("moment=99999", f"moment={moment}&decision=511", "moment=x"):
                with pytest.raises(urllib.error.HTTPError, match="400"):
                    await people[0].http(f"{path}?{wrong}")

    asyncio.run(asyncio.wait_for(test(), 120))
