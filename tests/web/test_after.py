"""After a game, in a real browser: the end, the replay, the rules beside it."""

from __future__ import annotations

import asyncio
import re
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor

import pytest
from playwright.sync_api import Page, expect

from server.serving import Process, at_random
from web.browser import SMALLEST, Visitors
from whistlestop.client import Client, TableSettings
from whistlestop.game import Given, read_record
from whistlestop.game.scores import Scores

NAMES = ("Anna", "Björn", "Cleo")


async def play(url: str, game: str) -> tuple[str, Scores]:
    """A public game of three, played to its end; its table and its scores."""
    people = [Client(url, name=name) for name in NAMES]
    for client in people:
        await client.__aenter__()
    table = await people[0].create(TableSettings(game=game, players=3, public=True))
    state = await people[0].watch(table, 0)
    while state.info is None:
        await state.change()
    for client in people[1:]:
        await client.join(code=state.info.code)
    seats = [client.play(table, seat, at_random(seat)) for seat, client in enumerate(people)]  # type: ignore[arg-type]
    await asyncio.wait_for(asyncio.gather(*seats), 120)
    scores = read_record(await people[0].text(f"/api/tables/{table}/record")).game(Given()).scores()
    for client in people:
        await client.__aexit__()
    return table, scores


@pytest.fixture(scope="module", params=["europe", "card_game"])
def finished(request: pytest.FixtureRequest, server: Process) -> Iterator[tuple[str, Scores]]:
    """In a thread of its own: the browser keeps an event loop in this one."""
    with ThreadPoolExecutor(1) as pool:
        yield pool.submit(asyncio.run, play(server.url, request.param)).result()


def minus(points: int) -> str:
    return f"−{-points}" if points < 0 else str(points)


def fits(page: Page) -> bool:
    fitting: bool = page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    return fitting


def test_the_end_says_who_won_and_with_how_many_points(
    visitors: Visitors, finished: tuple[str, Scores], request: pytest.FixtureRequest
) -> None:
    table, scores = finished
    page = visitors.arrive(f"/table/{table}")
    winners = [NAMES[seat] for seat in scores.winners]
    for name in winners:
        expect(page.locator("h1")).to_contain_text(name)
    totals = page.locator(".sums tr.total td").all_inner_texts()
    assert sorted(totals) == sorted(minus(seat.total) for seat in scores.seats)
    expect(page.locator(".opened-ticket:not(.down)")).to_have_count(sum(len(seat.tickets) for seat in scores.seats))
    page.get_by_role("button", name="Check fairness").click()
    expect(page.locator(".verdict")).to_contain_text("Fair:")
    expect(page.locator(".fair-steps .bad")).to_have_count(0)
    is_card_game = request.node.callspec.params["finished"] == "card_game"  # all points come at its end: no chart
    expect(page.locator(".chart .grown")).to_have_count(0 if is_card_game else 3)


@pytest.mark.parametrize("finished", ["europe"], indirect=True)
def test_the_button_beside_a_player_says_that_it_shows_their_routes(
    visitors: Visitors, finished: tuple[str, Scores]
) -> None:
    page = visitors.arrive(f"/table/{finished[0]}")
    buttons = page.locator(".racer-head").get_by_role("button", name="Show routes")
    expect(buttons).to_have_text(["Show routes"] * 3)
    for number in (1, 2, 0):
        buttons.nth(number).click()
        pressed = [it.get_attribute("aria-pressed") for it in buttons.all()]
        assert [number for number, it in enumerate(pressed) if it == "true"] == [number]


# the next beat is due before the page has drawn what the press brought
BUSY_CLICK = "(it) => { it.click(); for (const end = performance.now() + 1000; performance.now() < end; ); }"


def test_the_tickets_turn_over_one_by_one_until_somebody_taps(visitors: Visitors, finished: tuple[str, Scores]) -> None:
    table, scores = finished
    page = visitors.phone(f"/table/{table}", reduced_motion="no-preference", viewport=SMALLEST)
    tickets = sum(len(seat.tickets) for seat in scores.seats)
    open_ones = page.locator(".opened-ticket:not(.down)")
    expect(page.locator(".opened-ticket.down")).not_to_have_count(0)
    expect(open_ones).not_to_have_count(0)
    assert open_ones.count() < tickets
    page.get_by_role("button", name="Show everything").evaluate(BUSY_CLICK)
    expect(open_ones).to_have_count(tickets)
    expect(page.locator(".sums")).to_be_visible()
    assert fits(page)


def test_a_replay_goes_from_the_deal_to_the_last_move(visitors: Visitors, finished: tuple[str, Scores]) -> None:
    table, scores = finished
    page = visitors.arrive(f"/replay/{table}")
    slider = page.get_by_role("slider")
    expect(slider).to_have_value("0")
    expect(page.locator(".open-hands li")).to_have_count(3)
    before = page.locator(".log li").count()
    page.keyboard.press("ArrowRight")
    expect(slider).to_have_value("1")
    page.keyboard.press("PageDown")
    expect(page.locator(".where")).to_contain_text("Turn 1")
    page.get_by_label("View as").select_option(label="Björn’s view")
    expect(page.locator(".open-hands")).to_have_count(0)
    expect(page.locator("[data-part=hand]")).to_be_visible()
    page.keyboard.press("Escape")
    page.locator("body").click(position={"x": 5, "y": 5})
    page.keyboard.press("End")
    expect(slider).to_have_value(slider.get_attribute("max") or "")
    winner = NAMES[scores.winners[0]]
    if winner != "Björn":
        expect(page.locator(".log li").last).to_contain_text(winner)
    assert page.locator(".log li").count() > before
    page.get_by_role("link", name="Scores").click()
    expect(page.locator(".sums")).to_be_visible()


@pytest.mark.parametrize("finished", ["card_game"], indirect=True)
def test_a_replay_plays_by_itself_and_stops(visitors: Visitors, finished: tuple[str, Scores]) -> None:
    page = visitors.phone(f"/replay/{finished[0]}", viewport=SMALLEST)
    slider = page.get_by_role("slider")
    page.get_by_label("Speed").select_option("8")
    page.get_by_role("button", name="Play", exact=True).click()
    expect(slider).to_have_value(re.compile("[3-9]"))
    page.get_by_role("button", name="Pause").click()
    at = int(slider.input_value())
    page.wait_for_timeout(500)
    assert int(slider.input_value()) <= at + 1
    assert fits(page)


def test_a_clause_has_its_own_address(visitors: Visitors) -> None:
    page = visitors.arrive("/help#B12a")
    expect(page.locator(".clause.asked")).to_have_attribute("data-clause", "B12a")
    expect(page.locator(".clause.asked")).to_be_in_viewport()
    page.get_by_role("searchbox").fill("locomotive symbols")
    expect(page.locator(".clause")).to_have_count(1)
    expect(page.locator(".clause")).to_have_attribute("data-clause", "E4")
    page.get_by_role("searchbox").fill("")
    page.get_by_role("button", name="The Card Game").click()
    expect(page.locator("[data-clause=B5]")).to_have_count(0)
    expect(page.locator("[data-clause=K5]")).to_have_count(1)


@pytest.mark.parametrize("finished", ["europe"], indirect=True)
def test_the_rules_open_beside_what_is_being_looked_at(visitors: Visitors, finished: tuple[str, Scores]) -> None:
    page = visitors.arrive(f"/replay/{finished[0]}#7")
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("link", name="Rules").click()
    panel = page.get_by_role("dialog", name="The rules")
    expect(panel.locator("[data-clause=T1]")).to_be_visible()
    page.keyboard.press("Escape")
    expect(panel).to_have_count(0)
    expect(page.get_by_role("slider")).to_have_value("7")


def test_a_game_that_goes_on_has_no_replay(visitors: Visitors) -> None:
    visitors.forgive("status of 404")
    page = visitors.arrive("/replay/nosuchtable")
    expect(page.get_by_role("alert")).to_contain_text("This table doesn’t exist")
