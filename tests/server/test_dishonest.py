"""What docs/fair.md says of host, player and last to answer, against a server that cheats, and a player who does."""

from __future__ import annotations

import asyncio
import json
import secrets
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import msgspec
import pytest

from server.dishonest import better_for_seat_1, seats_with, tell_each, when_all_are_open
from server.serving import at_random, database, seated, serving
from whistlestop.cli.verify import verify as verify_command
from whistlestop.client import BrokenPromise, Client, SeatState, ServerError, TableSettings
from whistlestop.game import Record, read_receipt, read_record, verify
from whistlestop.game.fair_chance import AbandonedRound, commitment, nonce_hash
from whistlestop.server.application import Application
from whistlestop.server.tables import moves
from whistlestop.server.tables.records import record_of
from whistlestop.wire import answers as an
from whistlestop.wire import commands as co

Test = Callable[[str, Application], Awaitable[None]]
replace = msgspec.structs.replace
CHOOSE: Any = at_random(1)


def served(folder: Path, test: Test) -> None:
    async def run() -> None:
        async with asyncio.timeout(120), serving(database(folder)) as (url, application):
            await test(url, application)

    asyncio.run(run())


async def against_a_bot(client: Client, **more: Any) -> str:
    return await client.create(TableSettings("europe", 2, bots=("random",), **more))


async def caught(client: Client, table: str) -> BrokenPromise:
    with pytest.raises(BrokenPromise) as found:
        await client.play(table, 0, CHOOSE)
    return found.value


# --- the host -----------------------------------------------------------------------------------------------


def test_a_seed_chosen_after_the_nonces_is_found_at_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The deal with three locomotives for the bot: the player hears it before a move is made, and can prove it."""

    async def test(url: str, application: Application) -> None:
        async with Client(url, name="Anna") as anna:
            table = await against_a_bot(anna)
            session = await application.sessions.get(table)

            when_all_are_open(monkeypatch, application, better_for_seat_1(application))
            error = await caught(anna, table)
            assert error.fault == "promise"
            assert "the commitment isn’t the one" in str(error)
            assert int(session.game.state[0]["hands"][1][8]) >= 3  # type: ignore[union-attr]
            assert session.state.seats[0].moved == 0
            record = Record.of(session.game.copy(session.fair), resigned=0)  # type: ignore[union-attr]
            assert verify(record).fair  # by the record alone nothing is wrong
            assert verify(record, receipt=anna.receipt(table)).key == "promise"

    served(tmp_path, test)


def test_a_nonce_is_not_given_for_another_promise(tmp_path: Path) -> None:
    """The host asks for the same nonce once more, with another commitment: it gets nothing, and is found out."""

    async def test(url: str, application: Application) -> None:
        async with seated(url, "europe", 2) as (table, (anna, bo)):
            nonce = await anna.ready(table, 0)
            await bo.ready(table, 1)
            await anna.open(table, 0, nonce)
            session = application.sessions.by_table[table]
            unopened = seats_with(session.state, 0, nonce=None)
            session.state = replace(session.state, seed=secrets.token_hex(32), seats=unopened)
            with pytest.raises(BrokenPromise):
                await told_until_it_fails(await anna.watch(table, 0))
            with pytest.raises(BrokenPromise):
                await anna.open(table, 0, nonce)
            assert session.state.seats[0].nonce is None

    served(tmp_path, test)


async def told_until_it_fails(state: SeatState) -> None:
    while True:
        await state.change()


@pytest.mark.parametrize("seat", [0, 1])
def test_a_nonce_made_up_for_a_seat_is_found(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, seat: int) -> None:
    """At the bot's seat, where there was none, or in the place of the player's own."""

    async def test(url: str, application: Application) -> None:
        async with Client(url, name="Anna") as anna:
            table = await against_a_bot(anna)
            made_up = secrets.token_hex(16)

            def lie(info: an.Table, _guest: str | None) -> an.Table:
                if info.fair.nonces is None:
                    return info
                nonces, hashes = list(info.fair.nonces), list(info.fair.hashes)
                nonces[seat], hashes[seat] = made_up, nonce_hash(bytes.fromhex(made_up))
                return replace(info, fair=replace(info.fair, nonces=tuple(nonces), hashes=tuple(hashes)))

            tell_each(monkeypatch, lie)
            assert (await caught(anna, table)).fault == "nonces"

    served(tmp_path, test)


def test_a_game_that_begins_without_asking_is_found(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The host leaves the opening out, and plays with a nonce of its own."""

    async def test(url: str, application: Application) -> None:
        async with Client(url, name="Anna") as anna:
            table = await against_a_bot(anna)

            def lie(info: an.Table, _guest: str | None) -> an.Table:
                if info.status != "opening":
                    return info
                return replace(info, status="playing", fair=replace(info.fair, nonces=(secrets.token_hex(16), "")))

            tell_each(monkeypatch, lie)
            assert (await caught(anna, table)).fault == "nonces"
            assert not anna.receipt(table).rounds  # nothing was opened

    served(tmp_path, test)


@pytest.mark.parametrize("changed", [{"options": {"first": 1}}, {"map": "0" * 64}])
def test_other_options_than_agreed_are_found(changed: dict[str, Any]) -> None:
    """Whatever goes into the key could be tried out like a seed."""
    receipt = read_receipt(json.dumps({"table": "t", "rounds": [promised()]}))
    nonces = (b"Anna", b"")
    agreed = ("a" * 64, "b" * 64, receipt.rounds[0].options, nonces, ())
    assert receipt.fault(*agreed) is None
    other = read_receipt(json.dumps({"table": "t", "rounds": [promised() | changed]}))
    assert other.fault(*agreed) == "agreed"


def promised() -> dict[str, Any]:
    hashes = [nonce_hash(b"Anna"), None]
    return {"commitment": "a" * 64, "map": "b" * 64, "options": {}, "hashes": hashes, "nonces": {"0": b"Anna".hex()}}


def test_two_promises_for_two_players_are_found_by_one_of_them(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def test(url: str, application: Application) -> None:
        async with seated(url, "europe", 2) as (table, (anna, bo)):
            guests = [seat.guest for seat in application.sessions.by_table[table].state.seats]

            def lie(info: an.Table, guest: str | None) -> an.Table:
                other = commitment(b"\0" * 32)
                lied = info.status == "opening" and guest == guests[1]
                return replace(info, fair=replace(info.fair, commitment=other)) if lied else info

            tell_each(monkeypatch, lie)
            played = await asyncio.gather(
                anna.begin(table, 0),
                bo.play(table, 1, CHOOSE),
                return_exceptions=True,
            )
            assert not isinstance(played[0], BaseException)
            assert isinstance(played[1], BrokenPromise)
            assert played[1].fault == "promise"

    served(tmp_path, test)


async def broken_off(application: Application, table: str) -> None:
    """The time to open is over."""
    at = application.store.now
    application.store.now = lambda: at() + 60_000  # type: ignore[method-assign]
    await application.driver.act(application.sessions.by_table[table])
    application.store.now = at  # type: ignore[method-assign]


async def status(client: Client, table: str, wanted: str) -> an.Table:
    state = client.seats[table]
    while state.info is None or state.info.status != wanted:
        await state.change()
    return state.info


async def one_round_lost(anna: Client, bo: Client, table: str, application: Application) -> str:
    """Anna opens, Bo does not: the commitment of that round."""
    nonce = await anna.ready(table, 0)
    await bo.ready(table, 1)
    lost = (await status(anna, table, "opening")).fair.commitment
    await anna.open(table, 0, nonce)
    await broken_off(application, table)
    await status(anna, table, "open")
    return lost


def test_a_round_that_is_kept_quiet_is_found(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A host who throws a deal away cannot do it in secret: whoever opened a nonce for it knows."""

    async def test(url: str, application: Application) -> None:
        async with seated(url, "europe", 2) as (table, (anna, bo)):
            tell_each(monkeypatch, lambda info, _: replace(info, fair=replace(info.fair, abandoned=())))
            with pytest.raises(BrokenPromise) as found:
                await one_round_lost(anna, bo, table, application)
            assert found.value.fault == "rounds"

    served(tmp_path, test)


# --- players, and the last to answer ------------------------------------------------------------------------


def test_every_round_is_told_and_recorded(tmp_path: Path) -> None:
    """Whoever does not open gets everybody a new deal, and everybody hears at whose seat: now, and in the record."""

    async def test(url: str, application: Application) -> None:
        async with seated(url, "card_game", 2) as (table, (anna, bo)):
            lost = await one_round_lost(anna, bo, table, application)
            told = anna.seats[table].info
            assert told is not None
            assert told.fair.abandoned == (AbandonedRound(lost, (1,)),)
            assert told.fair.commitment != lost
            states = await asyncio.gather(
                anna.play(table, 0, CHOOSE),
                bo.play(table, 1, CHOOSE),
            )
            assert states[1].info is not None
            record = record_of(application.sessions.by_table[table])
            text = record.text()
            assert f"\nAbandoned: {lost} Red\n" in text
            assert read_record(text) == record
            receipt = read_receipt(anna.receipt(table).text())
            assert receipt.rounds[0].commitment == lost
            verdict = verify(text, receipt=receipt)
            assert (verdict.fair, verdict.rounds) == (True, 2)
            assert str(verdict).endswith("may have preferred another deal.")
            silent = text.replace(f"Abandoned: {lost} Red\n", "")
            assert verify(silent).fair
            assert verify(silent, receipt=receipt).key == "rounds"
            files = tmp_path / "game.wsr", tmp_path / "receipt.json"
            files[0].write_text(silent)
            files[1].write_text(receipt.text())
            assert verify_command(str(files[0])) == 0
            assert verify_command(str(files[0]), receipt=str(files[1])) == 1

    served(tmp_path, test)


def test_getting_up_while_nonces_are_opened_is_a_round_too(tmp_path: Path) -> None:
    async def test(url: str, application: Application) -> None:
        async with seated(url, "europe", 2) as (table, (anna, bo)):
            await anna.ready(table, 0)
            await bo.ready(table, 1)
            opening = await status(anna, table, "opening")
            await bo.command(co.Leave("up", table, 1))
            told = await status(anna, table, "open")
            assert told.fair.abandoned == (AbandonedRound(opening.fair.commitment, (1,)),)

    served(tmp_path, test)


def test_the_last_to_answer_knows_nothing_of_the_others(tmp_path: Path) -> None:
    """Until all are open nobody is told a nonce: the last one cannot work out what theirs would lead to."""

    async def test(url: str, application: Application) -> None:
        frames: list[str] = []
        async with seated(url, "europe", 2) as (table, (anna, bo)):
            bo.heard = frames.append
            nonce = await anna.ready(table, 0)
            last = await bo.ready(table, 1)
            await bo.watch(table, 1)
            await anna.open(table, 0, nonce)
            await bo.command(co.Ping("told?"))
            seed = application.sessions.by_table[table].state.seed
            assert any('"opened":true' in frame for frame in frames)
            assert not any(nonce.hex() in frame or seed in frame for frame in frames)
            await bo.open(table, 1, last)
            while not any(nonce.hex() in frame for frame in frames):
                await bo.command(co.Ping(secrets.token_hex(4)))
            assert not any(seed in frame for frame in frames)

    served(tmp_path, test)


def test_rounds_have_an_end(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(moves, "MOST_ROUNDS", 1)

    async def test(url: str, application: Application) -> None:
        async with seated(url, "europe", 2) as (table, (anna, bo)):
            await one_round_lost(anna, bo, table, application)
            with pytest.raises(ServerError, match="too-many-rounds"):
                await anna.ready(table, 0)

    served(tmp_path, test)


def test_a_file_that_is_no_receipt(tmp_path: Path) -> None:
    from whistlestop.cli.status import Misuse
    from whistlestop.cli.verify import receipt_of

    for text in (
        "",
        "{}",
        '{"table": "t", "rounds": []}',
        "[" * 5000,
        json.dumps({"table": "t", "rounds": [promised() | {"nonces": {"7": "aa"}}]}),
    ):
        (tmp_path / "no.json").write_text(text)
        with pytest.raises(Misuse, match="isn’t a receipt"):
            receipt_of(str(tmp_path / "no.json"))
