"""What makes a table comfortable: one's own colour, quicker bots, a move taken back, a replay for everybody."""

from __future__ import annotations

import asyncio
import random
import urllib.error
from pathlib import Path

import pytest

from server.serving import at_random, seated, serving
from server.test_tables import refused, served, until
from whistlestop.client import Client, TableSettings
from whistlestop.client.seat import SeatState
from whistlestop.game import verify
from whistlestop.server.application import Application
from whistlestop.server.tables import scheduler
from whistlestop.server.tables.sessions import read
from whistlestop.server.tables.state import COLOURS
from whistlestop.server.web.page_constants import constants
from whistlestop.wire import answers as an
from whistlestop.wire import commands as co


def colours(info: an.Table) -> list[str | None]:
    return [seat.colour for seat in info.seats]


def test_the_colours_of_the_wire_are_those_of_the_seats() -> None:
    assert list(COLOURS) == constants()["PLAYERS"]


def test_a_colour_is_chosen_before_the_game_and_kept_in_a_rematch(tmp_path: Path) -> None:
    async def test(url: str, application: Application) -> None:
        async with seated(url, "europe", 2, bots=("random",)) as (table, (anna, bo)):
            state = anna.seats[table]
            info = await until(state, lambda it: it.seats[1].kind == "person")
            assert colours(info) == ["blue", "red", "green"]
            assert await refused(anna, co.Paint("1", table, 0, "red")) == "colour-taken"
            assert await refused(anna, co.Paint("2", table, 1, "black")) == "not-allowed"
            await anna.command(co.Paint("3", table, 0, "green"))  # the bot's: they swap
            await bo.command(co.Paint("4", table, 1, "black"))  # nobody's
            info = await until(state, lambda it: it.seats[1].colour == "black")
            assert colours(info) == ["green", "black", "blue"]
            await asyncio.gather(*(client.begin(table, seat) for seat, client in enumerate((anna, bo))))
            assert await refused(anna, co.Paint("5", table, 0, "yellow")) == "wrong-state"
            players = [client.play(table, seat, at_random(seat)) for seat, client in enumerate((anna, bo))]  # type: ignore[arg-type]
            await asyncio.gather(*players)
            ack = await anna.command(co.Rematch("6", table))
            again = await anna.http(f"/api/tables/{ack.table}")
            assert [(it.get("name"), it["colour"]) for it in again["seats"]] == [
                (None, "blue"),
                ("Guest0", "green"),
                ("Guest1", "black"),
            ]

    served(tmp_path, test)


def test_a_wish_for_a_colour_comes_with_the_table_and_with_a_seat(tmp_path: Path) -> None:
    async def test(url: str, application: Application) -> None:
        async with Client(url) as anna, Client(url) as bo, Client(url) as cleo:
            ack = await anna.command(co.Create("1", TableSettings("europe", 4, public=True), colour="black"))
            await bo.command(co.Join("2", ack.table, colour="black"))  # it is gone: the seat's own
            await cleo.command(co.Join("3", ack.table, colour="red"))
            info = await anna.http(f"/api/tables/{ack.table}")
            assert [it["colour"] for it in info["seats"]] == ["black", "red", "green", "yellow"]
            session = await read(application.store, application.map_catalogue, ack.table)
            assert session.state == application.sessions.by_table[ack.table].state

    served(tmp_path, test)


def test_the_host_says_how_quickly_bots_move(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A bot that is slow enough to wait for ever moves at once when it is told to hurry for the next turn."""
    monkeypatch.setattr(scheduler, "PACES", {"slow": 1e6, "usual": 0.0, "quick": 0.0})

    async def test(url: str, application: Application) -> None:
        async with seated(url, "north_america", 1, bots=("random",)) as (table, (anna,)):
            state = await anna.begin(table, 0)
            assert await refused(anna, co.Hurry("1", "nowhere", "quick")) == "no-table"
            await anna.command(co.Hurry("2", table, "slow"))
            info = await until(state, lambda it: it.settings.pace == "slow")
            assert info.settings.pace == "slow"
            async with Client(url) as stranger:
                assert await refused(stranger, co.Hurry("3", table, "quick")) == "not-allowed"

    served(tmp_path, test, pause=0.001)


async def decide(anna: Client, table: str, state: SeatState, dice: random.Random) -> None:
    while not state.legal:
        await state.change()
    ack = await anna.move(table, 0, dice.choice(state.legal))
    while state.seq < ack.seq:
        await state.change()


def test_a_move_is_taken_back_with_all_that_bots_have_done_since(tmp_path: Path) -> None:
    """The game goes on from before it with the same luck; the log keeps everything, and the record says it."""

    async def test(url: str, application: Application) -> None:
        async with seated(url, "north_america", 1, bots=("random", "random")) as (table, (anna,)):
            assert await refused(anna, co.Undo("0", table, 0)) == "wrong-state"
            state = await anna.begin(table, 0)
            assert await refused(anna, co.Undo("1", table, 0)) == "not-allowed"  # nothing has been done yet
            session, dice = application.sessions.by_table[table], random.Random(5)
            for _ in range(6):
                await decide(anna, table, state, dice)
            while not state.legal:
                await state.change()
            before, rows, length = list(state.events), session.seq, session.last_submission(0)
            assert session.game is not None
            assert length is not None
            log = session.game.log
            ack = await anna.command(co.Undo("2", table, 0))
            assert await anna.command(co.Undo("2", table, 0)) == ack  # sent twice, done once
            await until(state, lambda it: it.undone == 1)
            while state.seq < ack.seq:
                await state.change()
            assert state.events == before[: len(state.events)]
            assert session.game.log == log[:length]
            assert session.state.length == length
            assert session.seq == rows + 1
            again = await read(application.store, application.map_catalogue, table)
            assert again.game is not None
            assert (again.state, again.game.log) == (session.state, session.game.log)
            for _ in range(2):
                await decide(anna, table, state, dice)
            while not state.legal:
                await state.change()
            await anna.play(table, 0, at_random(1))  # type: ignore[arg-type]
            assert state.gaps == 0
            text = await anna.text(f"/api/tables/{table}/record")
            assert "Guest0 took back a move." in text
            assert verify(text).fair
            assert await refused(anna, co.Undo("3", table, 0)) == "wrong-state"

    served(tmp_path, test)


def test_among_people_nothing_is_taken_back(tmp_path: Path) -> None:
    async def test(url: str, application: Application) -> None:
        async with seated(url, "north_america", 2, bots=("random",)) as (table, (anna, bo)):
            states = await asyncio.gather(*(client.begin(table, seat) for seat, client in enumerate((anna, bo))))
            await decide(anna, table, states[0], random.Random(1))
            assert await refused(anna, co.Undo("1", table, 0)) == "not-allowed"
            await bo.command(co.Leave("2", table, 1))  # a bot keeps it: they may come back
            assert await refused(anna, co.Undo("3", table, 0)) == "not-allowed"

    served(tmp_path, test)


def test_in_a_rated_game_nothing_is_taken_back(tmp_path: Path) -> None:
    async def test(url: str, application: Application) -> None:
        async with seated(url, "card_game", 1, bots=("easy",), rated=True) as (table, (anna,)):
            state, dice = await anna.begin(table, 0), random.Random(2)
            await decide(anna, table, state, dice)
            assert await refused(anna, co.Undo("1", table, 0)) == "not-allowed"
            assert application.sessions.by_table[table].state.undone == ()

    served(tmp_path, test)


def test_whoever_comes_back_after_a_move_was_taken_back_is_told_everything(tmp_path: Path) -> None:
    async def test(url: str, application: Application) -> None:
        async with seated(url, "north_america", 1, bots=("random",)) as (table, (anna,)):
            state, dice = await anna.begin(table, 0), random.Random(2)
            for _ in range(3):
                await decide(anna, table, state, dice)
            await anna.command(co.Undo("1", table, 0))
            await until(state, lambda it: it.undone == 1)
            ack = await anna.command(co.Watch("2", table, 0, since=2))
            assert ack.table == table
            session = application.sessions.by_table[table]
            assert session.game is not None
            while len(state.events) != session.game.count_events(0):
                await state.change()
            assert state.events == list(session.game.events_since(0, 0))

    served(tmp_path, test)


def test_a_replay_is_everybodys_once_a_player_shares_it(tmp_path: Path) -> None:
    """The replay and the record, but neither what was said nor a place among those who watch; and it can be ended."""

    async def status(client: Client, path: str) -> int:
        try:
            await client.text(path)
        except urllib.error.HTTPError as error:
            return error.code
        return 200

    async def run() -> None:
        async with (
            serving(str(tmp_path / "server.sqlite")) as (url, _),
            seated(url, "card_game", 2) as (table, people),
            Client(url) as stranger,
        ):
            assert await refused(people[1], co.Share("0", table)) == "wrong-state"
            played = [client.play(table, seat, at_random(seat)) for seat, client in enumerate(people)]  # type: ignore[arg-type]
            await asyncio.gather(*played)
            open_ = [f"/api/tables/{table}{it}" for it in ("", "/course", "/replay", "/record")]
            assert [await status(stranger, it) for it in open_] == [404] * 4
            assert await refused(stranger, co.Share("1", table)) == "not-allowed"
            await people[1].command(co.Share("2", table))
            assert [await status(stranger, it) for it in open_] == [200] * 4
            assert await status(stranger, f"/api/tables/{table}/view") == 404
            assert await refused(stranger, co.Watch("3", table)) == "no-table"
            assert (await stranger.http(f"/api/tables/{table}"))["shared"]
            await people[0].command(co.Share("4", table, shared=False))
            assert [await status(stranger, it) for it in open_] == [404] * 4

    asyncio.run(asyncio.wait_for(run(), 60))
