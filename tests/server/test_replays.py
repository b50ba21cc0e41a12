"""A finished game once more: moments, the course of the scores, and who may see them."""

from __future__ import annotations

import asyncio
import gzip
import json
import random
import urllib.error
from typing import Any

import pytest

from server.serving import at_random, seated, serving
from server.test_http import ask
from whistlestop import maps
from whistlestop.client import Client, TableSettings
from whistlestop.game import Game, Given, Record, new, read_record
from whistlestop.game.moments import steps
from whistlestop.server.web import rate_limits, replays
from whistlestop.server.web.replays import AT_ONCE, Replayed, answer
from whistlestop.wire import commands as co

Answers = dict[str, Any]


def test_steps_are_the_deal_and_then_each_decision_with_its_chance() -> None:
    assert list(steps((-1, -2, 5, 6, -3, -4, 7))) == [(-1, -2), (5,), (6, -3, -4), (7,)]
    assert [entry for step in steps((-1, -2, 5, -3)) for entry in step] == [-1, -2, 5, -3]


async def whole(client: Client, table: str) -> tuple[Answers, list[Answers], Record]:
    """The course, all moments and the record of a game."""
    course = await client.http(f"/api/tables/{table}/course")
    moments: list[Answers] = []
    while len(moments) < course["moments"]:
        answer = await client.http(f"/api/tables/{table}/replay?from={len(moments)}")
        assert answer["first"] == len(moments)
        assert 0 < len(answer["moments"]) <= AT_ONCE
        moments += answer["moments"]
    record = read_record(await client.text(f"/api/tables/{table}/record"))
    return course, moments, record


@pytest.mark.parametrize("game", maps.names())
def test_a_whole_game(game: str, tmp_path: Any) -> None:
    async def test() -> None:
        async with serving(str(tmp_path / "server.sqlite")) as (url, _), seated(url, game, 2) as (table, people):
            with pytest.raises(urllib.error.HTTPError, match="409"):
                await people[0].http(f"/api/tables/{table}/replay")
            played = [client.play(table, seat, at_random(seat)) for seat, client in enumerate(people)]  # type: ignore[arg-type]
            await asyncio.gather(*played)
            check(*(await whole(people[1], table)))
            async with Client(url) as stranger:
                for what in ("course", "replay"):
                    with pytest.raises(urllib.error.HTTPError, match="404"):
                        await stranger.http(f"/api/tables/{table}/{what}")

    asyncio.run(asyncio.wait_for(test(), 120))


def check(course: Answers, moments: list[Answers], record: Record) -> None:
    """They say what the record's own game says."""
    game = record.game(Given())
    scores = game.scores()
    assert moments[-1]["view"]["scores"]["winners"] == list(scores.winners)
    assert course["turns"][-1]["totals"] == [seat.total for seat in scores.seats]
    assert [it["turn"] for it in course["turns"]] == list(range(game.turn + 1))
    assert sum(len(it["events"]) for it in moments) == len(game.events_since(0))
    for standing in course["turns"]:
        moment = moments[standing["moment"]]
        assert standing["points"] == [seat["points"] for seat in moment["view"]["seats"]]
    for moment in moments:
        assert moment["view"]["events"] == []
        assert [sum(own["hand"].values()) for own in moment["own"]] == [it["cards"] for it in moment["view"]["seats"]]
    last = moments[-1]
    assert last["own"] == [own_of(game.view(seat).json()) for seat in range(game.players)]


def own_of(view: bytes) -> Any:
    return json.loads(view)["own"]


def test_a_resigned_game_can_be_seen_as_far_as_it_went(tmp_path: Any) -> None:
    async def test() -> None:
        async with serving(str(tmp_path / "server.sqlite")) as (url, _), seated(url, "europe", 2) as (table, people):
            await asyncio.gather(*(client.begin(table, seat) for seat, client in enumerate(people)))
            with pytest.raises(urllib.error.HTTPError, match="409"):
                await people[0].http(f"/api/tables/{table}/course")
            await people[0].command(co.Resign("1", table, 0))
            course = await people[1].http(f"/api/tables/{table}/course")
            assert (course["moments"], len(course["turns"])) == (1, 1)
            beyond = await people[1].http(f"/api/tables/{table}/replay?from=5&to=9")
            assert beyond == {"first": 5, "moments": []}

    asyncio.run(asyncio.wait_for(test(), 60))


def played(name: str, seed: int) -> Game:
    dice, game = random.Random(seed), new(name, 2, seed=seed)
    while not game.is_over:
        game.play(dice.choice(game.legal_decisions()))
    return game


def test_any_part_of_a_replay_is_the_same_part() -> None:
    """Blocks are kept packed; whoever asks across their borders gets what lies there."""
    game = played("card_game", 3)
    begin = Game(game.map, 2, chance=Given())
    replayed = replays.replayed(begin, game.log)
    number = json.loads(replayed.course.body)["moments"]
    assert number > AT_ONCE + 20
    whole = [it for block in replayed.blocks for it in json.loads(gzip.decompress(block.packed))["moments"]]
    assert len(whole) == number
    for first, last in ((0, 3), (AT_ONCE - 5, AT_ONCE + 5), (number - 2, number + 50), (number, number + 5), (7, 7)):
        found = replayed.moments(first, last)
        assert [json.loads(it) for it in found] == whole[first:last]
        assert json.loads(answer(first, found)) == {"first": first, "moments": whole[first:last]}


def test_whoever_asks_for_one_game_after_the_other_waits(tmp_path: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    """Work is counted by what it costs; a game that is worked out costs nothing more, and others go on."""
    monkeypatch.setattr(rate_limits, "monotonic", lambda: 1000.0)
    monkeypatch.setattr(replays, "KEPT", 3)
    works: list[int] = []

    def work(_game: Game, log: tuple[int, ...]) -> Replayed:
        works.append(len(log))
        return Replayed(replays.packed(b"{}"), [], 3.0)

    monkeypatch.setattr(replays, "replayed", work)

    async def test() -> None:
        async with serving(str(tmp_path / "s.sqlite"), limits=True) as (url, application), Client(url) as anna:
            tables = [await anna.create(TableSettings("europe", 2, ("random",), public=True)) for _ in range(6)]
            for number, table in enumerate(tables):
                await anna.begin(table, 0)
                await anna.command(co.Resign(f"r{number}", table, 0))
            answers = [await ask(url, "GET", f"/api/tables/{table}/course") for table in tables]
            assert [it.status for it in answers] == [200] * 4 + [429] * 2
            assert len(works) == 4
            assert (await ask(url, "GET", f"/api/tables/{tables[3]}/course")).status == 200  # it is there already
            assert len(works) == 4
            assert (await ask(url, "GET", "/api/lobby")).status == 200
            assert (await anna.http(f"/api/tables/{tables[5]}"))["status"] == "over"  # in memory: no work
            del application.sessions.by_table[tables[5]]
            assert (await ask(url, "GET", f"/api/tables/{tables[5]}")).status == 429

    asyncio.run(asyncio.wait_for(test(), 60))
