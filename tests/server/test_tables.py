"""Tables: who sits where, bots, coming back, resigning, once more, sharing a device, talking."""

from __future__ import annotations

import asyncio
import re
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest

from server.serving import seated, serving
from whistlestop import words
from whistlestop.bots.search import reasons
from whistlestop.client import Client, ServerError, TableSettings
from whistlestop.client.seat import SeatState
from whistlestop.game import verify
from whistlestop.review.named_reasons import REASONS
from whistlestop.server.application import Application
from whistlestop.server.bots import decisions
from whistlestop.wire import answers as an
from whistlestop.wire import commands as co

Test = Callable[[str, Application], Awaitable[None]]


def served(tmp_path: Path, test: Test, **more: object) -> None:
    async def run() -> None:
        async with serving(str(tmp_path / "server.sqlite"), **more) as (url, application):
            await test(url, application)

    asyncio.run(asyncio.wait_for(run(), 60))


async def until(state: SeatState, what: Callable[[an.Table], object]) -> an.Table:
    while state.info is None or not what(state.info):
        await state.change()
    return state.info


async def refused(client: Client, command: co.Command) -> str:
    with pytest.raises(ServerError) as caught:
        await client.command(command)
    return caught.value.code


def first(state: SeatState) -> object:
    return state.legal[0]


def test_seats(tmp_path: Path) -> None:
    async def test(url: str, application: Application) -> None:
        async with seated(url, "europe", 3) as (table, (host, bo, cleo)):
            state = host.seats[table]
            info = await until(state, lambda it: it.seats[2].kind == "person")
            assert [seat.name for seat in info.seats] == ["Guest0", "Guest1", "Guest2"]
            assert await refused(bo, co.Assign("1", table, 2)) == "not-allowed"
            assert await refused(host, co.Assign("2", table, 0, "random")) == "not-allowed"
            assert await refused(host, co.Assign("3", table, 1, "nobody")) == "malformed"
            await bo.command(co.Leave("4", table, 1))
            await host.command(co.Assign("5", table, 2))
            info = await until(state, lambda it: it.seats[2].kind == "empty")
            assert await cleo.join(code=info.code, seat=1) == (table, 1)
            assert await bo.join(invite=info.invite) == (table, 2)
            assert await bo.join(invite=info.invite) == (table, 2)  # once more changes nothing
            async with Client(url) as dora:
                assert await refused(dora, co.Join("6", code=info.code)) == "full"
                assert await refused(dora, co.Join("7", table)) == "no-table"  # not public
                assert await refused(dora, co.Join("8", code="nosuch")) == "no-table"
            await host.command(co.Leave("9", table, 0))  # the next person is host
            await cleo.command(co.Start("10", table))
            later = await cleo.watch(table, 1)
            info = await until(later, lambda it: it.seats[0].kind == "bot")
            assert info.host

    served(tmp_path, test)


def test_what_cannot_be_made(tmp_path: Path) -> None:
    async def test(url: str, application: Application) -> None:
        async with Client(url) as client:
            wrong = [
                TableSettings("atlantis", 2),
                TableSettings("europe", 1),
                TableSettings("card_game", 5),
                TableSettings("europe", 2, bots=("random", "random")),
                TableSettings("europe", 2, bots=("deep",)),
                TableSettings("europe", 2, first=3),
                TableSettings("europe", 2, hints=True),
            ]
            for number, settings in enumerate(wrong):
                assert await refused(client, co.Create(str(number), settings)) == "malformed"
            assert not application.sessions.by_table

    served(tmp_path, test)


def test_my_tables_and_the_lobby(tmp_path: Path) -> None:
    async def test(url: str, application: Application) -> None:
        async with Client(url, name="Anna") as anna, Client(url) as bo:
            create = co.Create("once", TableSettings("europe", 2, public=True))
            table = (await anna.command(create)).table
            assert (await anna.command(create)).table == table  # a repeat makes no second one
            await anna.create(TableSettings("europe", 2))
            assert [it["table"] for it in (await anna.http("/api/lobby"))["tables"]] == [table]
            assert len((await anna.http("/api/tables"))["tables"]) == 2
            assert await bo.join(table) == (table, 1)
            assert [it["seats"][1]["mine"] for it in (await bo.http("/api/tables"))["tables"]] == [True]
            offer = await bo.http("/api/offer")
            assert {"europe", "north_america", "card_game"} <= {it["game"] for it in offer["games"]}
            assert "random" in offer["bots"]

    served(tmp_path, test)


def test_moves_by_post_are_the_same(tmp_path: Path) -> None:
    async def test(url: str, application: Application) -> None:
        async with seated(url, "europe", 2) as (table, clients):
            states = await asyncio.gather(*(client.begin(table, seat) for seat, client in enumerate(clients)))
            body = {"type": "move", "id": "m", "table": table, "seat": 0, "line": "keep 1 2 3"}
            ack = await clients[0].http("/api/commands", body)
            assert ack["type"] == "ack"
            assert await clients[0].http("/api/commands", body) == ack
            while states[1].seq < ack["seq"]:
                await states[1].change()
            view = await clients[0].http(f"/api/tables/{table}/view?seat=0")
            assert len(view["view"]["events"]) == len(states[0].events)
            push = await clients[0].http(f"/api/tables/{table}/events?seat=0&since=3")
            assert push["first"] == 3
            assert len(push["events"]) == len(states[0].events) - 3

    served(tmp_path, test)


def test_illegal_moves_are_typed(tmp_path: Path) -> None:
    async def test(url: str, application: Application) -> None:
        async with seated(url, "europe", 2) as (table, clients):
            state = (await asyncio.gather(*(it.begin(table, seat) for seat, it in enumerate(clients))))[0]
            seq = state.seq
            for line, code in (("pass", "illegal"), ("fly to the moon", "unreadable"), ("keep none", "illegal")):
                with pytest.raises(ServerError) as caught:
                    await clients[0].move(table, 0, line)
                assert caught.value.code == code
                assert caught.value.error.sentence
            assert caught.value.error.clause == "E2"
            assert caught.value.error.key == "refusal-keep-least"
            assert await refused(clients[0], co.Move("1", table, 1, decisions=(3,))) == "not-allowed"
            assert await refused(clients[0], co.Move("2", table, 4, decisions=(3,))) == "malformed"
            assert await refused(clients[0], co.Move("3", table, 0)) == "malformed"
            assert await refused(clients[0], co.Ready("4", table, 0)) == "wrong-state"
            assert application.sessions.by_table[table].seq == seq

    served(tmp_path, test)


def test_nonces(tmp_path: Path) -> None:
    """Hashes first, then nonces; a wrong one is refused, and whoever does not open costs everybody a new seed."""

    async def test(url: str, application: Application) -> None:
        async with seated(url, "europe", 2) as (table, (anna, bo)):
            state = anna.seats[table]
            commitment = (await until(state, lambda it: True)).fair.commitment
            nonce = await anna.ready(table, 0)
            with pytest.raises(ServerError, match="not-open-yet"):
                await anna.open(table, 0, nonce)
            await bo.ready(table, 1)
            info = await until(state, lambda it: it.status == "opening")
            assert info.fair.nonces is None
            assert all(info.fair.hashes)
            with pytest.raises(ServerError, match="wrong-nonce"):
                await anna.open(table, 0, b"another")
            await anna.open(table, 0, nonce)
            session = application.sessions.by_table[table]
            at = application.store.now
            application.store.now = lambda: at() + 60_000  # type: ignore[method-assign]
            await application.driver.act(session)
            info = await until(state, lambda it: it.status == "open" and not it.seats[0].ready)
            assert info.fair.commitment != commitment
            states = await asyncio.gather(anna.begin(table, 0), bo.begin(table, 1))
            info = await until(states[1], lambda it: it.status == "playing")
            assert info.fair.nonces
            assert info.fair.seed is None

    served(tmp_path, test)


def test_leaving_and_coming_back(tmp_path: Path) -> None:
    async def test(url: str, application: Application) -> None:
        async with seated(url, "europe", 2) as (table, (anna, bo)):
            state = (await asyncio.gather(anna.begin(table, 0), bo.begin(table, 1)))[0]
            await bo.command(co.Leave("1", table, 1))
            info = await until(state, lambda it: it.seats[1].kind == "bot")
            assert info.seats[1].kept
            await anna.move(table, 0, "keep 1 2 3")
            session = application.sessions.by_table[table]
            while session.state.facts.turn == 0:
                await state.change()
            assert await refused(bo, co.Move("2", table, 1, line="pass")) == "wrong-state"
            await bo.command(co.Return("3", table, 1))
            await until(state, lambda it: it.seats[1].kind == "person")

    served(tmp_path, test)


def test_resigning_and_once_more(tmp_path: Path) -> None:
    async def test(url: str, application: Application) -> None:
        async with seated(url, "europe", 2) as (table, (anna, bo)):
            state = (await asyncio.gather(anna.begin(table, 0), bo.begin(table, 1)))[0]
            assert await refused(anna, co.Rematch("0", table)) == "wrong-state"
            await bo.command(co.Resign("1", table, 1))
            info = await until(state, lambda it: it.status == "over")
            assert info.ranks == (1, 2)
            assert info.fair.seed is not None
            record = await anna.text(f"/api/tables/{table}/record")
            assert "Guest1 resigned." in record
            assert "Resigned: Red" in record
            assert verify(record).fair  # as far as it went
            again = (await anna.command(co.Rematch("2", table))).table
            assert (await bo.command(co.Rematch("3", table))).table == again
            seats = (await anna.http(f"/api/tables/{again}"))["seats"]
            assert [seat["name"] for seat in seats] == ["Guest1", "Guest0"]

    served(tmp_path, test)


def test_resigning_among_three(tmp_path: Path) -> None:
    """A bot plays on, and the seat ranks last whatever it scores."""

    async def test(url: str, application: Application) -> None:
        async with seated(url, "card_game", 3) as (table, clients):
            states = await asyncio.gather(*(client.begin(table, seat) for seat, client in enumerate(clients)))
            await clients[1].command(co.Resign("1", table, 1))
            await asyncio.gather(*(clients[seat].play(table, seat, lambda it: it.legal[0]) for seat in (0, 2)))
            assert states[0].info is not None
            assert states[0].info.ranks is not None
            assert states[0].info.ranks[1] == 3
            assert verify(await clients[0].text(f"/api/tables/{table}/record")).fair

    served(tmp_path, test)


def test_sharing_a_device(tmp_path: Path) -> None:
    """A seat is shown only after it was uncovered, and covered again when its turn is over."""

    async def test(url: str, application: Application) -> None:
        frames: list[str] = []
        async with Client(url, name="Family") as client:
            client.heard = frames.append
            table = await client.create(TableSettings("europe", 2, pass_and_play=True))
            assert (await client.join(table, seat=1))[1] == 1
            nonces = [await client.ready(table, seat) for seat in (0, 1)]
            spectator = await client.watch(table)
            for seat, nonce in enumerate(nonces):
                await client.open(table, seat, nonce)
            while not spectator.begun:
                await spectator.change()
            assert not any('"own":{' in frame for frame in frames)
            state = await client.watch(table, 0)  # uncovered
            while not state.legal:
                await state.change()
            assert any('"own":{' in frame for frame in frames)
            await client.move(table, 0, "keep 1 2 3")
            while f'{{"type":"covered","table":"{table}","seat":0}}' not in frames:
                await client.command(co.Ping("there?"))
            before = len(frames)
            await client.command(co.Move("later", table, 1, line="keep 1 2 3"))
            await client.command(co.Ping("there-now?"))
            assert all('"seat":-1' in frame for frame in frames[before:] if '"type":"push"' in frame)

    served(tmp_path, test)


def test_a_lost_line_does_not_uncover(tmp_path: Path) -> None:
    """Somebody has moved and handed the device on: what connects again as that seat is told as a spectator."""

    async def test(url: str, application: Application) -> None:
        frames: list[str] = []
        async with Client(url, name="Family") as client:
            table = await client.create(TableSettings("europe", 2, pass_and_play=True))
            await client.join(table, seat=1)
            nonces = [await client.ready(table, seat) for seat in (0, 1)]
            spectator = await client.watch(table)
            for seat, nonce in enumerate(nonces):
                await client.open(table, seat, nonce)
            while not spectator.begun:
                await spectator.change()
            state = await client.watch(table, 0)
            while not state.legal:
                await state.change()
            client.heard = frames.append
            assert client._socket is not None
            await client._socket.close()
            while client.connections < 2 or client._socket is None:
                await asyncio.sleep(0.01)
            await client.command(co.Ping("in-time"))
            assert any('"seat":0' in frame for frame in frames if '"type":"push"' in frame)  # it is still to decide
            del frames[:]
            client.retry = 1.0
            await client._socket.close()
            async with Client(url, token=client.token) as other:
                await other.move(table, 0, "keep 1 2 3")
            while client.connections < 3 or client._socket is None:
                await asyncio.sleep(0.01)
            await client.command(co.Ping("too-late"))
            assert f'{{"type":"covered","table":"{table}","seat":0}}' in frames
            assert not any('"own":{' in frame for frame in frames)
            shown = [frame for frame in frames if '"type":"view"' in frame or '"type":"push"' in frame]
            assert shown
            assert all('"seat":-1' in frame for frame in shown)
            assert (await client.http(f"/api/tables/{table}/view?seat=0"))["seat"] == -1
            assert (await client.http(f"/api/tables/{table}/view?seat=1"))["seat"] == 1

    served(tmp_path, test)


def test_talking(tmp_path: Path) -> None:
    async def test(url: str, application: Application) -> None:
        async with seated(url, "europe", 2, public=True) as (table, (anna, bo)):
            state = await bo.watch(table, 1)
            await anna.command(co.Say("1", table, "  hello\n\u202e <b>you</b> "))
            await anna.command(co.React("2", table, "clap"))
            while len(state.chat) < 2:
                await state.change()
            assert [(it.text, it.reaction, it.seat) for it in state.chat] == [
                ("hello <b>you</b>", None, 0),
                (None, "clap", 0),
            ]
            longest = (await anna.http("/api/offer"))["longest_chat"]
            await anna.command(co.Say("1a", table, "x" * longest))
            assert await refused(anna, co.Say("1b", table, "x" * (longest + 1))) == "malformed"
            while len(state.chat) < 3:
                await state.change()
            assert state.chat[-1].text == "x" * longest  # nothing of what is taken is lost
            assert await refused(bo, co.React("3", table, "boo")) == "malformed"
            await anna.command(co.Mute("4", table, 1))
            assert await refused(bo, co.Say("5", table, "but")) == "muted"
            async with Client(url) as stranger:
                assert await refused(stranger, co.Say("6", table, "me too")) == "not-allowed"

    served(tmp_path, test)


@pytest.mark.parametrize("game", ["north_america", "europe", "card_game"])
def test_hints(game: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The three best moves of a strong bot, each with what it is worth and a reason that can be said."""
    monkeypatch.setattr(decisions, "THINKING", 0.05)

    async def test(url: str, application: Application) -> None:
        async with seated(url, game, 1, bots=("random",), hints=True) as (table, (anna,)):
            state = await anna.begin(table, 0)
            most = 0
            for number in range(14):
                while not state.legal:
                    await state.change()
                hints = (await anna.command(co.Hint(f"h{number}", table, 0))).hints
                assert 1 <= len(hints) <= 3
                assert len({it.action for it in hints}) == len(hints)
                assert [it.value for it in hints] == sorted((it.value for it in hints), reverse=True)
                for hint in hints:
                    assert hint.action in state.legal
                    params = {name: str(it) if isinstance(it, list) else it for name, it in hint.params.items()}
                    if "seat" in params:  # which of two that are called alike is meant
                        assert params.pop("seat") == 1
                        params["name"] = "the bot"
                    assert words.say(hint.key, words.SOURCE, **params)
                most = max(most, len(hints))
                state.legal = ()
                await anna.move(table, 0, hints[-1].action)
            assert most == 3

    served(tmp_path, test)


def test_every_reason_has_words() -> None:
    """Those of the bots, as their source has them."""
    source = Path(reasons.__file__).read_text(encoding="utf-8")
    keys = set(re.findall(r'Reason\(\s*"([a-z-]+)"', source)) | set(re.findall(r': "([a-z-]+)"', source))
    assert keys | {"goes-on"} == set(REASONS)
