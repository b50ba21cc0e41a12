"""Every frame of whole games, to five seats and a spectator: nobody is sent what they may not know."""

from __future__ import annotations

import asyncio
import json
import random
from pathlib import Path
from typing import Any

import msgspec
import pytest

from server.serving import put_off, seated, serving
from server.test_tables import until
from whistlestop.client import Client, SeatState
from whistlestop.game import verify
from whistlestop.server.tables.session import TableSession
from whistlestop.wire import commands as co
from whistlestop.wire.answers import Table

PEOPLE = {"north_america": 5, "europe": 5, "card_game": 4}


def strings(value: Any) -> set[str]:
    """Every text in a frame."""
    if isinstance(value, dict):
        return set(value) | {text for it in value.values() for text in strings(it)}
    if isinstance(value, list | tuple):
        return {text for it in value for text in strings(it)}
    return {value} if isinstance(value, str) else set()


class Eyes:
    """What one viewer was sent, checked frame by frame against what the seat knew by then."""

    def __init__(self, seat: int, session: TableSession) -> None:
        self.seat, self.session = seat, session
        self.frames = 0
        self.tickets: set[str] = set()
        self.told: set[str] = set()
        self.heard = 0

    def hear(self, frame: str) -> None:
        self.frames += 1
        session, message = self.session, json.loads(frame)
        over = message.get("status") == "over" or (session.game is not None and session.game.is_over)
        if session.state.seed in frame:
            assert over, "the seed before the end"
        if message["type"] == "table":
            assert (
                not any(seat.nonce and seat.nonce in frame for seat in session.state.seats) or session.game is not None
            )
            assert set(message) <= set(Table.__struct_fields__) | {"type"}
        if message["type"] not in ("push", "view") or session.game is None or over:
            return
        assert message["seat"] == self.seat
        self.check_tickets(message)
        self.check_events(message)

    def check_tickets(self, message: dict[str, Any]) -> None:
        """Names of tickets: own ones, and those that everybody has seen completed."""
        assert self.session.game is not None
        view = self.session.game.view(self.seat)
        events = view.events[self.heard :]
        self.heard = len(view.events)
        self.told |= {text for event in events for text in strings(msgspec.to_builtins(event))}
        mine: set[str] = {it.ticket for seat in view.seats for it in seat.completed}
        if view.own is not None:
            mine |= {it.ticket for it in (*view.own.tickets, *view.own.offer)} | set(view.own.returned)
            mine |= set(view.own.chosen)
        assert strings(message) & self.tickets <= mine | self.told

    def check_events(self, message: dict[str, Any]) -> None:
        """Hidden cards are missing, not covered up: the fields are not there."""
        events = message.get("events") or message.get("view", {}).get("events", [])
        for event in events:
            hidden = event.get("seat") != self.seat
            if hidden and event["event"] in ("cards-dealt", "card-drawn"):
                assert not {"card", "cards"} & set(event), event
            if hidden and event["event"] in ("tickets-dealt", "tickets-drawn", "choice-made", "tickets-kept"):
                assert not event.get("tickets"), event
        if "view" in message:
            own = message["view"]["own"]
            assert (own is None) == (self.seat == -1)
            assert all(seat["held"] is None for seat in message["view"]["seats"] if "held" in seat)


@pytest.mark.parametrize("game", PEOPLE)
def test_frames(game: str, tmp_path: Path) -> None:
    async def run() -> None:
        dice = random.Random(game)
        async with (
            serving(f"{tmp_path}/server.sqlite") as (url, application),
            seated(url, game, PEOPLE[game], public=True) as (table, clients),
        ):
            eyes = await watched(application.sessions.by_table[table], clients)
            guest = Client(url)
            async with guest:
                spectator = Eyes(-1, application.sessions.by_table[table])
                guest.heard = spectator.hear
                await guest.watch(table)
                states = await play(clients, table, dice)
                seed = states[0].info.fair.seed if states[0].info else None
                assert seed == application.sessions.by_table[table].state.seed  # revealed at the end
                assert verify(await guest.text(f"/api/tables/{table}/record")).fair
            assert all(eye.frames > 100 for eye in [*eyes, spectator])

    asyncio.run(asyncio.wait_for(run(), 120))


async def watched(session: TableSession, clients: list[Client]) -> list[Eyes]:
    from whistlestop.game.notation.names import names_of

    eyes = [Eyes(seat, session) for seat in range(len(clients))]
    for eye, client in zip(eyes, clients, strict=True):
        eye.tickets = set(names_of(session.the_map()).tickets)
        client.heard = eye.hear
    return eyes


async def play(clients: list[Client], table: str, dice: random.Random) -> list[SeatState]:
    return await asyncio.gather(
        *(client.play(table, seat, lambda state: dice.choice(state.legal)) for seat, client in enumerate(clients))
    )


@pytest.mark.parametrize("spectators", [True, False])
def test_a_seat_that_has_changed_hands(spectators: bool, tmp_path: Path) -> None:
    """Who sat there before the game goes on listening, and hears nothing of what the next one there is told."""

    async def run() -> None:
        async with (
            serving(f"{tmp_path}/server.sqlite") as (url, application),
            seated(url, "europe", 3, public=True, spectators=spectators) as (table, (anna, bo, cleo)),
        ):
            session = application.sessions.by_table[table]
            was = [await bo.watch(table, 1), await cleo.watch(table, 2)]
            eyes = (await watched(session, [anna, bo, cleo]))[1:]
            for eye in eyes:
                eye.seat = -1  # this is all that they may see from now on
            await bo.command(co.Leave("1", table, 1))
            await anna.command(co.Assign("2", table, 2, "random"))
            async with Client(url, name="Dora") as dora:
                await dora.join(table)
                states = await asyncio.gather(anna.begin(table, 0), dora.begin(table, 1))
                await anna.move(table, 0, states[0].legal[0])
                await dora.move(table, 1, states[1].legal[0])
                assert all(state.info is not None and not any(it.mine for it in state.info.seats) for state in was)
                said = session.seq  # the bot may go on after it
                for client in (bo, cleo):  # whatever was sent before has come with it
                    await client.command(co.Ping("last"))
            assert [state.begun for state in was] == [spectators] * 2
            assert all(said <= state.seq <= session.seq if spectators else state.seq == 0 for state in was)
            assert len(session.watchers) == (4 if spectators else 2) - 1  # without Dora
            assert all(state.view is None or state.view.own is None for state in was)

    asyncio.run(asyncio.wait_for(run(), 30))


def test_a_person_replaced_in_the_middle_of_a_game(tmp_path: Path) -> None:
    async def run() -> None:
        async with (
            serving(f"{tmp_path}/server.sqlite") as (url, application),
            seated(url, "europe", 2, public=True) as (table, (anna, bo)),
        ):
            _, state = await asyncio.gather(anna.begin(table, 0), bo.begin(table, 1))
            assert state.view is not None
            assert state.view.own is not None
            await put_off(application, table, 1)
            while state.seat != -1:
                await state.change()
            assert state.view.own is None
            seen = state.seq
            await anna.move(table, 0, "keep 1 2 3")
            while state.seq <= seen:  # a spectator's pushes follow a spectator's view
                await state.change()
            assert not state.gaps

    asyncio.run(asyncio.wait_for(run(), 30))


@pytest.mark.parametrize("how", ["looking on", "covered"])
def test_whoever_looked_on_by_right_of_a_seat(how: str, tmp_path: Path) -> None:
    """Where there are no spectators, the seat is the right, also of a line that looks on without it."""

    async def run() -> None:
        async with (
            serving(f"{tmp_path}/server.sqlite") as (url, application),
            seated(url, "europe", 2, spectators=False, pass_and_play=how == "covered") as (table, (anna, bo)),
        ):
            _, state = await asyncio.gather(anna.begin(table, 0), bo.begin(table, 1))
            session = application.sessions.by_table[table]
            if how == "covered":
                await bo.move(table, 1, state.legal[0])
            else:
                state = await bo.watch(table)
            await bo.command(co.Ping("there?"))
            assert {it.seat for it in session.watchers if it.guest == session.state.seats[1].guest} == {-1}
            await put_off(application, table, 1)
            seen: list[str] = []
            await until(state, lambda it: not any(seat.mine for seat in it.seats))
            bo.heard = seen.append
            await anna.move(table, 0, "keep 1 2 3")
            await bo.command(co.Ping("last"))
            assert [it for it in seen if '"pong"' not in it] == []

    asyncio.run(asyncio.wait_for(run(), 15))


def test_an_invited_spectator_stays(tmp_path: Path) -> None:
    """Whatever changes at the table."""

    async def run() -> None:
        async with (
            serving(f"{tmp_path}/server.sqlite") as (url, application),
            seated(url, "europe", 2) as (table, (anna, bo)),
            Client(url) as dora,
        ):
            state = await dora.watch(table, code=application.sessions.by_table[table].state.code)
            await asyncio.gather(anna.begin(table, 0), bo.begin(table, 1))
            await put_off(application, table, 1)
            await until(state, lambda it: it.seats[1].kind == "bot")
            seen = state.seq
            await anna.move(table, 0, "keep 1 2 3")
            while state.seq <= seen:
                await state.change()

    asyncio.run(asyncio.wait_for(run(), 15))


def test_a_running_game_has_no_record(tmp_path: Path) -> None:
    async def run() -> None:
        async with serving(f"{tmp_path}/server.sqlite") as (url, _), seated(url, "europe", 2) as (table, clients):
            await asyncio.gather(*(client.begin(table, seat) for seat, client in enumerate(clients)))
            with pytest.raises(OSError, match="409"):
                await clients[0].text(f"/api/tables/{table}/record")
            async with Client(url) as stranger:
                for path in ("", "/view", "/events", "/record"):
                    with pytest.raises(OSError, match="404"):
                        await stranger.text(f"/api/tables/{table}{path}")
            with pytest.raises(OSError, match="403"):
                await clients[0].text(f"/api/tables/{table}/view?seat=1")

    asyncio.run(asyncio.wait_for(run(), 30))
