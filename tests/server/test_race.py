"""Two servers and the same seat's move at the same moment: exactly one wins, and nothing diverges."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Callable

import pytest

from server.serving import seated, serving
from whistlestop.client import Client, SeatState, ServerError
from whistlestop.server.store.base import Said

TURNS = 25


async def rivals(other: str, first: Client, table: str) -> tuple[Client, SeatState]:
    """The same guest on the other server."""
    rival = Client(other, token=first.token)
    await rival.__aenter__()
    return rival, await rival.watch(table, 0)


async def wait_for(true: Callable[[], bool]) -> None:
    while not true():
        await asyncio.sleep(0.002)


async def wait_for_turn(*states: SeatState) -> None:
    """Until both tabs know that they may move, or that it is over."""
    await wait_for(
        lambda: all(state.legal or state.over for state in states) and len({state.seq for state in states}) == 1
    )


async def race(url: str, other: str) -> None:
    dice = random.Random(3)
    async with seated(url, "europe", 2) as (table, clients):
        one = clients[0]
        playing = asyncio.create_task(clients[1].play(table, 1, lambda state: dice.choice(state.legal)))
        here = await one.begin(table, 0)
        two, there = await rivals(other, one, table)
        for _ in range(TURNS):
            await wait_for_turn(here, there)
            if here.over:
                break
            seq, wishes = here.seq, [dice.choice(here.legal), dice.choice(there.legal)]
            here.legal = there.legal = ()
            answers = await asyncio.gather(
                one.move(table, 0, wishes[0], after=seq),
                two.move(table, 0, wishes[1], after=seq),
                return_exceptions=True,
            )
            won = [answer for answer in answers if not isinstance(answer, BaseException)]
            lost = [answer for answer in answers if isinstance(answer, ServerError)]
            assert len(won) == len(lost) == 1
            assert lost[0].code in ("stale", "illegal")
        await wait_for_turn(here, there)
        assert here.events == there.events
        assert here.mark == there.mark
        await clients[0].command(resignation(table))
        await playing
        await two.__aexit__()


def resignation(table: str):  # type: ignore[no-untyped-def]
    from whistlestop.wire.commands import Resign

    return Resign("enough", table, 0)


@pytest.mark.xdist_group("postgres")
def test_two_servers(shared_database: str) -> None:
    async def run() -> None:
        async with serving(shared_database) as (url, application), serving(shared_database) as (other, _):
            await race(url, other)
            assert application.tables.appended > 0

    asyncio.run(asyncio.wait_for(run(), 60))


@pytest.mark.xdist_group("postgres")
def test_a_move_while_somebody_sits_down_to_watch(shared_database: str) -> None:
    """Its news comes when the rows have been read and nobody is watching yet: it must not be lost."""

    async def run() -> None:
        async with (
            serving(shared_database) as (url, _),
            serving(shared_database) as (other, there),
            seated(url, "europe", 2) as (table, clients),
        ):
            states = await asyncio.gather(*(client.begin(table, seat) for seat, client in enumerate(clients)))
            read, hear, news = there.store.last_chat, there.tables.heard, asyncio.Event()

            async def chat(game: str, most: int) -> list[Said]:
                if not news.is_set():
                    await clients[1].move(table, 1, states[1].legal[0])
                    await news.wait()
                return await read(game, most)

            def heard(changed: str | None) -> None:
                hear(changed)
                news.set()

            there.store.last_chat, there.store._heard = chat, heard  # type: ignore[method-assign,attr-defined]
            rival, late = await rivals(other, clients[0], table)
            await wait_for(lambda: late.seq == states[1].seq)
            await rival.__aexit__()

    asyncio.run(asyncio.wait_for(run(), 30))


@pytest.mark.xdist_group("postgres")
def test_a_server_that_was_deaf_asks_for_what_it_missed(shared_database: str) -> None:
    async def run() -> None:
        async with (
            serving(shared_database) as (url, _),
            serving(shared_database) as (other, there),
            seated(url, "europe", 2) as (table, clients),
        ):
            states = await asyncio.gather(*(client.begin(table, seat) for seat, client in enumerate(clients)))
            rival, late = await rivals(other, clients[0], table)
            await wait_for(lambda: late.seq == states[1].seq)
            await there.store._ears.close()  # type: ignore[attr-defined]
            await clients[1].move(table, 1, states[1].legal[0])
            await wait_for(lambda: late.seq == states[1].seq > 0 and not late.to_move.count(1))
            await rival.__aexit__()

    asyncio.run(asyncio.wait_for(run(), 30))


def test_two_tabs(tmp_path: object) -> None:
    async def run() -> None:
        async with serving(f"{tmp_path}/server.sqlite") as (url, _):
            await race(url, url)

    asyncio.run(asyncio.wait_for(run(), 60))


def test_a_repeat_gets_the_old_answer(database: str) -> None:
    async def run() -> None:
        from whistlestop.wire import commands as co

        async with serving(database) as (url, application), seated(url, "europe", 2) as (table, clients):
            states = await asyncio.gather(*(client.begin(table, seat) for seat, client in enumerate(clients)))
            move = co.Move("my-id", table, 0, actions=(states[0].legal[0],))
            first = await clients[0].command(move)
            assert await clients[0].command(move) == first
            application.tables.lives.clear()  # as after a restart
            assert await clients[0].command(move) == first
            other = co.Move("my-id", table, 1, actions=(states[1].legal[0],))  # another's id is another id
            assert (await clients[1].command(other)).seq == first.seq + 1

    asyncio.run(asyncio.wait_for(run(), 30))
