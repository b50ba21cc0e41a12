"""The review of a finished game over the network: worked out once, with progress; of a game that goes on, nothing."""

from __future__ import annotations

import asyncio
import urllib.error
from typing import Any

import pytest

from server.serving import at_random, seated, serving
from whistlestop.client import Client
from whistlestop.game import Given, read_record
from whistlestop.review import review

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
