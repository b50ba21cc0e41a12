"""Ratings: by a method that knows several players and shared places, from the logs alone, byte for byte."""

from __future__ import annotations

import asyncio
import contextlib
import math
import random

import pytest

from server.serving import at_random, seated, serving
from server.test_http import ask
from server.test_tables import refused
from whistlestop import cli
from whistlestop.client import Client, TableSettings
from whistlestop.server.application import Application
from whistlestop.server.ratings.book import Book
from whistlestop.server.ratings.fold import NEW, Standing, anchors, can_be_rated, standings_after
from whistlestop.server.ratings.rating_model import POINT, START, Rating, aged, rated
from whistlestop.server.ratings.results import Result, SeatResult
from whistlestop.wire import commands as co

POOL = "europe 3-5"


# --- the method ---------------------------------------------------------------------------------------------


def test_the_winner_goes_up_and_the_loser_down_by_as_much() -> None:
    one, other = rated([START, START], [1, 2])
    assert one.mean - START.mean == START.mean - other.mean > 50 * POINT
    assert one.deviation == other.deviation < START.deviation


def test_shared_places_of_equals_change_no_mean() -> None:
    assert {it.mean for it in rated([START] * 4, [1, 1, 1, 1])} == {START.mean}
    first, second, third = rated([START] * 3, [1, 1, 3])
    assert first == second
    assert third.mean < START.mean < first.mean


def test_a_known_rating_stays_and_an_expected_win_is_worth_little() -> None:
    bot = Rating(500 * POINT, 0)
    after = rated([Rating(1_500 * POINT, 100 * POINT), bot], [1, 2])
    assert after[1] == bot
    assert 0 <= after[0].mean - 1_500 * POINT < POINT / 2
    lost = rated([Rating(1_500 * POINT, 100 * POINT), bot], [2, 1])
    assert lost[0].mean < (1_500 - 30) * POINT


def test_nothing_is_won_or_lost_by_all_together() -> None:
    """Whatever comes of a game of equals: ratings do not rise by being played for."""
    for ranks in ([1, 2, 3, 4, 5], [1, 1, 3, 4, 4], [2, 1], [1, 1, 1]):
        assert abs(sum(it.mean - START.mean for it in rated([START] * len(ranks), ranks))) <= len(ranks)


def test_what_is_known_fades() -> None:
    year = aged(Rating(1_500 * POINT, 50 * POINT), 365 * 86_400_000)
    assert 95 * POINT < year.deviation < 105 * POINT
    assert aged(Rating(1_500 * POINT, 349 * POINT), 10**15) == START


def test_three_games_against_bots_say_something() -> None:
    """Somebody who beats the medium bots three times is better than they are, with what certainty there is."""
    standing = {"anna": NEW}
    for number in range(3):
        standing |= standings_after(result(number, [("anna", 1), ("medium", 2), ("medium", 3)]), standing)
    rating = standing["anna"].rating
    assert rating.mean > 1_600 * POINT
    assert rating.deviation < 0.8 * START.deviation


def pool_of_strangers(players: int, games: int, seed: int = 18) -> tuple[float, float]:
    """Rank correlation, and how often the 95 % interval has the true strength in it."""
    luck = random.Random(seed)
    true = [luck.gauss(1500, 200) for _ in range(players)]
    found = [START] * players
    for _ in range(games):
        table = luck.sample(range(players), luck.choice((2, 3, 4, 5)))
        drawn = {it: true[it] * math.log(10) / 400 - math.log(luck.expovariate(1)) for it in table}
        order = sorted(table, key=lambda it: -drawn[it])
        ranks = {it: place for place, it in enumerate(order, 1)}
        if luck.random() < 0.02:
            ranks[order[1]] = ranks[order[0]]  # a shared victory
        for it, after in zip(table, rated([found[it] for it in table], [ranks[it] for it in table]), strict=True):
            found[it] = after
    places = {it: place for place, it in enumerate(sorted(range(players), key=lambda it: true[it]))}
    found_places = {it: place for place, it in enumerate(sorted(range(players), key=lambda it: found[it].mean))}
    squares = sum((places[it] - found_places[it]) ** 2 for it in range(players))
    errors = [rating.mean / POINT - strength for rating, strength in zip(found, true, strict=True)]
    level = sum(errors) / players  # where nobody is known, only differences can be told
    covered = sum(abs(it - level) <= 1.96 * found[at].deviation / POINT for at, it in enumerate(errors))
    return 1 - 6 * squares / (players * (players**2 - 1)), covered / players


def test_strangers_are_put_in_order() -> None:
    order, covered = pool_of_strangers(60, 6_000)
    assert order > 0.95
    assert 0.85 <= covered <= 1


@pytest.mark.slow
def test_five_hundred_strangers_over_two_hundred_thousand_games() -> None:
    """One pool's share of good intervals is itself only known to a percent: so three pools."""
    found = [pool_of_strangers(500, 200_000, seed) for seed in (1, 2, 3)]
    print("".join(f"\nrank correlation {order:.4f}, true strength within the interval {it:.3f}" for order, it in found))
    assert min(order for order, _ in found) >= 0.97
    assert 0.935 <= sum(it for _, it in found) / 3 <= 0.965


# --- what counts --------------------------------------------------------------------------------------------


def result(number: int, seats: list[tuple[str, int]], **more: object) -> Result:
    made = [
        SeatResult(None if name in anchors()[POOL] else name, name, name if name in anchors()[POOL] else None, rank, 0)
        for name, rank in seats
    ]
    return Result(f"t{number}", 1_000 + number, "europe", len(seats), True, True, tuple(made))._replace(**more)  # type: ignore[arg-type]


def test_every_level_but_the_one_that_nobody_has_measured_has_a_rating() -> None:
    for pool in anchors():
        assert can_be_rated(pool, "easy")
        assert can_be_rated(pool, "expert")
        assert not can_be_rated(pool, "master")
        points = [anchors()[pool][level].mean for level in ("random", "easy", "medium", "expert", "champion")]
        assert points == sorted(points), pool
    assert len(anchors()) == 6
    assert not can_be_rated("island 2")


def test_leaving_early_loses_and_is_worth_nothing_to_the_others() -> None:
    """Nobody makes a friend strong by giving games away at the beginning."""
    gone = result(1, [("anna", 1), ("bo", 2)])
    left = gone.seats[1]._replace(gone=True, early=True)
    found = standings_after(gone._replace(seats=(gone.seats[0], left)), {})
    assert set(found) == {"bo"}
    assert found["bo"].rating.mean < START.mean
    late = standings_after(gone._replace(seats=(gone.seats[0], left._replace(early=False))), {})
    assert late["anna"].rating.mean > START.mean


def test_a_table_that_was_given_up_counts_for_who_gave_it_up() -> None:
    given_up = result(1, [("anna", 1), ("bo", 3), ("cleo", 1)], whole=False)
    seats = (given_up.seats[0], given_up.seats[1]._replace(gone=True), given_up.seats[2])
    found = standings_after(given_up._replace(seats=seats), {"bo": Standing(START, 4, 500)})
    assert set(found) == {"bo"}
    assert found["bo"].games == 5


# --- on a server --------------------------------------------------------------------------------------------


async def play(url: str, table: str, clients: list[Client], seed: int, leaves: int | None = None) -> None:
    async def one(seat: int, client: Client) -> None:
        if seat == leaves:
            await client.begin(table, seat)
            await client.command(co.Resign(f"r{seed}", table, seat))
        else:
            await client.play(table, seat, choose=at_random(seed + seat))  # type: ignore[arg-type]

    await asyncio.gather(*(one(seat, client) for seat, client in enumerate(clients)))


async def counted(application: Application, games: int) -> None:
    """Until so many results are written down, and all are counted."""
    while int((await application.store.ask("SELECT count(*) FROM results WHERE rated = 1"))[0][0]) < games:
        await asyncio.sleep(0.02)
    await application.book.count(application.store.now())


async def games_of(url: str, stack: contextlib.AsyncExitStack) -> tuple[list[Client], list[str]]:
    """Three people: a whole game with a bot, one that somebody resigns, and one that counts for nobody."""
    rated_table, clients = await stack.enter_async_context(seated(url, "card_game", 2, bots=("easy",), rated=True))
    await play(url, rated_table, clients, 1)
    second, _ = "", None
    second = await clients[0].create(TableSettings("card_game", players=2, rated=True))
    await clients[1].command(co.Join("j2", invite=await invite(clients[0], second)))
    await play(url, second, clients, 2, leaves=1)
    third = await clients[0].create(TableSettings("card_game", players=2, bots=("easy",)))
    await play(url, third, clients[:1], 3)
    return clients, [rated_table, second, third]


async def invite(client: Client, table: str) -> str:
    return str((await client.http(f"/api/tables/{table}"))["invite"])


def test_ratings_follow_from_the_log_byte_for_byte(database: str, capsys: pytest.CaptureFixture[str]) -> None:
    async def run() -> str:
        async with serving(database) as (url, application), contextlib.AsyncExitStack() as stack:
            clients, (whole, resigned, friendly) = await games_of(url, stack)
            await counted(application, 2)
            rows = await application.store.ask("SELECT guest, game, number FROM ratings ORDER BY game")
            assert {game for _, game, _ in rows} == {whole, resigned}
            assert len(rows) == 3  # the second one was left at once: it counts for who left it
            # One of them wants to be forgotten: what remains stays as it was, here and from the log.
            before = await application.book.dump()
            leaver = (await clients[1].http("/api/me"))["guest"]
            await ask(url, "DELETE", "/api/me", Authorization=f"Bearer {clients[1].token}")
            after = await application.book.dump()
            assert after == "".join(it for it in before.splitlines(keepends=True) if leaver not in it)
            assert leaver not in repr(await application.store.ask("SELECT * FROM result_seats"))
            assert friendly in repr(await application.store.ask("SELECT * FROM results"))
            return after

    live = asyncio.run(asyncio.wait_for(run(), 120))
    assert live.count("\n") == 1
    assert cli.main(["ratings", "check", "--database", database]) == 0
    assert cli.main(["ratings", "rebuild", "--database", database]) == 0
    assert cli.main(["ratings", "check", "--database", database]) == 0
    assert "2 rated games" in capsys.readouterr().out

    async def again() -> str:
        async with serving(database) as (_, application):
            await application.store.change(("UPDATE ratings SET mean = mean + 1",))
            wrong = await application.book.dump()
            assert wrong != live
            await application.book.rebuild()
            return await application.book.dump()

    assert asyncio.run(asyncio.wait_for(again(), 60)) == live


def test_a_result_that_comes_late_is_counted_in_its_place(database: str) -> None:
    async def run() -> None:
        async with serving(database) as (url, application), contextlib.AsyncExitStack() as stack:
            _, (first, second, _) = await games_of(url, stack)
            await counted(application, 2)
            right = await application.book.dump()
            await application.store.change(
                ("DELETE FROM ratings WHERE game = ?", first), ("UPDATE results SET counted = 0 WHERE game = ?", first)
            )
            await application.book.count(application.store.now())
            assert await application.book.dump() == right
            # Nobody was there to write one down: whoever sweeps finds it.
            await application.store.change(
                *((f"DELETE FROM {table} WHERE game = ?", second) for table in ("results", "result_seats", "ratings"))
            )
            await application.book.sweep()
            await counted(application, 2)
            assert await application.book.dump() == right

    asyncio.run(asyncio.wait_for(run(), 120))


def test_what_another_process_counts_in_the_meantime_is_counted_once(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It has seen that a result is to be counted; when it looks up who stands where, that has been done."""

    async def run() -> None:
        async with serving(database) as (url, application), contextlib.AsyncExitStack() as stack:
            _, (first, second, _) = await games_of(url, stack)
            await counted(application, 2)
            right, store = await application.book.dump(), application.store
            slow, quick = (Book(store, application.map_catalogue) for _ in range(2))
            seen = slow._result

            async def overtaken(row: tuple[object, ...]) -> Result:
                await quick.count(store.now())
                return await seen(row)

            monkeypatch.setattr(slow, "_result", overtaken)
            await store.change(("DELETE FROM ratings",), ("UPDATE results SET counted = 0 WHERE rated = 1",))
            await slow.count(store.now())
            assert await application.book.dump() == right == await application.book.worked_out()
            assert quick.counted + slow.counted <= 2
            assert {first, second} == {game for (game,) in await store.ask("SELECT DISTINCT game FROM ratings")}

    asyncio.run(asyncio.wait_for(run(), 120))


def test_what_a_rated_table_may_be(database: str) -> None:
    async def run() -> None:
        async with serving(database) as (url, _), Client(url, name="Anna") as anna:

            async def code(**settings: object) -> str | None:
                wish = TableSettings(**({"game": "europe", "players": 3, "rated": True} | settings))  # type: ignore[arg-type]
                return await refused(anna, co.Create(str(random.random()), wish))

            for wrong in (
                {"pass_and_play": True},
                {"first": 0},
                {"bots": ("medium", "medium"), "hints": True},
                {"bots": ("master",)},
            ):
                assert await code(**wrong) == "malformed", wrong
            table = await anna.create(TableSettings("europe", players=3, rated=True))
            assert await refused(anna, co.Start("s", table, "master")) == "malformed"
            await anna.command(co.Start("s2", table, "hard"))

    asyncio.run(asyncio.wait_for(run(), 40))


def test_one_person_does_not_sit_twice_at_a_rated_table(database: str) -> None:
    """From one browser, in two tabs or by a program of the same guest: it is the seat that they have already."""

    async def run() -> None:
        async with serving(database) as (url, application), Client(url, name="Anna") as anna:
            table = await anna.create(TableSettings("europe", players=2, rated=True))
            token = (await anna.http("/api/me/tokens", {}))["token"]
            async with Client(url, token=token) as tab:
                ack = await tab.command(co.Join("1", invite=await invite(anna, table), seat=1))
                assert ack.seat == 0
                assert [it.guest is None for it in application.sessions.by_table[table].state.seats] == [False, True]

    asyncio.run(asyncio.wait_for(run(), 40))
