"""Play on from a moment of a finished game: where it begins, what is dealt anew, what it does not count for."""

from __future__ import annotations

import asyncio
import itertools
import urllib.error
from typing import Any

import pytest

from server.serving import at_random, seated, serving
from server.test_http import ask
from whistlestop import maps
from whistlestop.client import Client, ServerError
from whistlestop.game import Game, Given, read_record, verify
from whistlestop.game.moments import game_at, onward_from, steps
from whistlestop.wire import commands as co

ids = itertools.count()


async def played(url: str, table: str, people: list[Client]) -> Game:
    """A whole game at random, from its record."""
    moves = [client.play(table, seat, at_random(seat)) for seat, client in enumerate(people)]  # type: ignore[arg-type]
    await asyncio.gather(*moves)
    return read_record(await people[0].text(f"/api/tables/{table}/record")).game(Given())


async def play_on(client: Client, table: str, moment: int, *seats: str | None, **more: Any) -> str:
    ack = await client.command(co.PlayOn(f"on-{next(ids)}", table, moment, seats, **more))
    return ack.table


@pytest.mark.parametrize("name", maps.names())
def test_a_moment_is_a_game_that_the_seat_could_not_tell_from_it(name: str) -> None:
    game = Game.from_position({"map": name, "players": 2}, seed=3)
    while game.turn < 9:
        game.play(game.legal_decisions()[-1])
    last = len(list(steps(game.log))) - 1
    assert game_at(game, last).position() == game.position()
    for moment in (0, last // 2, last):
        then = game_at(game, moment)
        assert onward_from(then) == then.position()
        anew = [Game.from_position(onward_from(then, 1, seed=seed)) for seed in range(4)]
        assert all(it.position(1) == then.position(1) for it in anew)
    assert len({it.position().json() for it in anew}) > 1  # and what it could not know is another each time
    with pytest.raises(ValueError, match="there is no moment"):
        game_at(game, last + 1)


def test_play_on_against_a_bot_to_the_end(tmp_path: Any) -> None:
    async def test() -> None:
        async with (
            serving(str(tmp_path / "server.sqlite")) as (url, application),
            seated(url, "card_game", 2) as (table, people),
        ):
            with pytest.raises(ServerError, match="wrong-state"):
                await play_on(people[0], table, 3, None, "random")
            game = await played(url, table, people)
            moment = len(list(steps(game.log))) // 2
            then = game_at(game, moment)
            for seats in ((None,), ("random", "random"), (None, "nobody")):
                with pytest.raises(ServerError, match="malformed"):
                    await play_on(people[1], table, moment, *seats)
            for late in (len(list(steps(game.log))) - 1, 9_999):
                with pytest.raises(ServerError, match="malformed"):
                    await play_on(people[1], table, late, "random", None)
            other = await play_on(people[1], table, moment, "random", None)
            session = application.sessions.by_table[other]
            info = await people[1].http(f"/api/tables/{other}")
            assert info["origin"] == {"table": table, "turn": then.turn, "moment": moment, "anew": True}
            assert (info["fair"], info["settings"].get("rated")) == ({"commitment": ""}, None)
            start = session.game.copy()  # type: ignore[union-attr]
            start.rewind(0)
            assert start.position(1) == then.position(1)
            state = await people[1].watch(other, 1)
            while not state.info or state.info.status != "over":
                if state.legal:
                    await people[1].move(other, 1, state.legal[-1])
                await state.change()
            text = await people[1].text(f"/api/tables/{other}/record")
            assert f"# Taken from turn {then.turn} (moment {moment}) of the game at table {table}." in text
            verdict = verify(text)
            assert (verdict.fair, verdict.key) == (False, "position")
            course = await people[1].http(f"/api/tables/{other}/course")
            assert course["moments"] == len(list(steps(session.game.log)))  # type: ignore[union-attr]
            await application.book.sweep()
            history = await people[1].http("/api/me/history")
            assert [it["table"] for it in history["games"]] == [table]
            assert sum(it["games"] for it in history["by_game"]) == 1
        async with serving(str(tmp_path / "server.sqlite")) as (_, again):  # the log says all of it
            assert (await again.sessions.get(other)).game.log == session.game.log  # type: ignore[union-attr]

    asyncio.run(asyncio.wait_for(test(), 120))


def test_alone_in_all_seats_and_with_the_same_hands(tmp_path: Any) -> None:
    async def test() -> None:
        async with (
            serving(str(tmp_path / "server.sqlite")) as (url, application),
            seated(url, "europe", 2) as (table, people),
        ):
            game = await played(url, table, people)
            then = game_at(game, 40)
            alone = await play_on(people[0], table, 40, None, None)
            same = await play_on(people[0], table, 40, "random", None, same=True)
            for other, number in ((alone, 2), (same, 1)):
                session = application.sessions.by_table[other]
                start = session.game.copy()  # type: ignore[union-attr]
                start.rewind(0)
                assert start.position() == then.position()
                assert session.state.settings.pass_and_play == (number == 2)
                assert not session.state.origin.anew  # type: ignore[union-attr]
            seat = (await people[0].http(f"/api/tables/{alone}"))["to_move"][0]
            state = await people[0].watch(alone, seat)
            await people[0].move(alone, seat, state.legal[0])

    asyncio.run(asyncio.wait_for(test(), 120))


def test_whoever_may_watch_the_replay_may_play_on(tmp_path: Any) -> None:
    async def test() -> None:
        async with (
            serving(str(tmp_path / "server.sqlite")) as (url, application),
            seated(url, "card_game", 2) as (table, people),
            Client(url) as stranger,
        ):
            await played(url, table, people)
            with pytest.raises(ServerError, match="no-table"):
                await play_on(stranger, table, 5, None, "random")
            await people[0].command(co.Share("share", table))
            other = await play_on(stranger, table, 5, None, "random", name="Cleo")
            assert application.sessions.by_table[other].game.names == ("Cleo", "random")  # type: ignore[union-attr]
            with pytest.raises(urllib.error.HTTPError, match="404"):  # it is theirs alone
                await people[0].http(f"/api/tables/{other}")
            answer = await ask(url, "DELETE", "/api/me", Authorization=f"Bearer {stranger.token}")
            assert answer.status == 200  # and they can be forgotten there
            session = application.sessions.by_table[other]
            assert session.game.names == ("Guest", "random")  # type: ignore[union-attr]
            rows = await application.store.rows(other, 0)
            assert not any("Cleo" in row.body for row in rows)

    asyncio.run(asyncio.wait_for(test(), 120))
