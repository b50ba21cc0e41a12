"""Exploring in a real browser: playing on from a replay, other decisions, and chances while the game goes on."""

from __future__ import annotations

import asyncio
import os
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest
from playwright.sync_api import Locator, Page, expect

from server.serving import Process
from web.browser import PICTURES, SMALLEST, Visitors
from web.new_games import open_dialog, set_table
from web.screen_checks import check_screen, small_targets
from web.test_after import NAMES, fits, play
from web.test_review import WORKED_OUT

MIDDLE = 60  # a moment
THEMES = ("light", "dark")


def picture(page: Page, name: str) -> None:
    if folder := os.environ.get(PICTURES):
        page.screenshot(path=Path(folder) / f"{name}.png")


@pytest.fixture(scope="module", params=["europe", "card_game"])
def table(request: pytest.FixtureRequest, server: Process) -> Iterator[str]:
    with ThreadPoolExecutor(1) as pool:
        yield pool.submit(asyncio.run, play(server.url, request.param)).result()[0]


def replay(visitors: Visitors, table: str, *, phone: bool, theme: str) -> Page:
    wishes = {"viewport": SMALLEST, "color_scheme": theme} if phone else {"color_scheme": theme}
    return (visitors.phone if phone else visitors.arrive)(f"/replay/{table}#{MIDDLE}", **wishes)


def sound(page: Page, *, phone: bool) -> list[str]:
    small = [it for it in small_targets(page) if ".slider" not in it] if phone else []  # that is wide instead
    return [*check_screen(page), *small, *([] if fits(page) else ["too wide"])]


# Each game, each size and each theme once; all with all are slow.
EACH = [("europe", False, "light"), ("card_game", True, "dark")]
EVERY = [(game, phone, theme) for game in ("europe", "card_game") for phone in (False, True) for theme in THEMES]
COVERED = [it if it in EACH else pytest.param(*it, marks=pytest.mark.slow) for it in EVERY]


@pytest.mark.parametrize("table,phone,theme", COVERED, indirect=["table"])
def test_play_on_from_a_moment(
    visitors: Visitors, table: str, phone: bool, theme: str, request: pytest.FixtureRequest
) -> None:
    name = f"{request.node.callspec.params['table']}-{'phone' if phone else 'desktop'}-{theme}"
    page = replay(visitors, table, phone=phone, theme=theme)
    page.get_by_role("button", name="Play on from here").click()
    dialog = page.get_by_role("dialog")
    expect(dialog.get_by_role("combobox")).to_have_count(len(NAMES))
    assert sound(page, phone=phone) == []
    picture(page, f"onward-{name}")
    start = dialog.get_by_role("button", name="Start this game")
    seats = [dialog.get_by_label(f"{name} is played by") for name in NAMES]
    for seat in seats:
        seat.select_option("easy")
    expect(start).to_be_disabled()
    seats[1].select_option(label="you")
    expect(dialog.get_by_role("checkbox", name="Keep the hidden cards")).to_be_visible()
    start.click()
    page.wait_for_url(lambda url: "/table/" in url and table not in url)
    expect(page.locator(".play")).to_be_visible()
    if phone or theme == "dark":
        return
    expect(page.locator("p.now[role=status]")).not_to_be_empty()  # what it says depends on the luck of the game


def another_decision(page: Page) -> Locator:
    """The choice in the dialog, at the first moment from here on that has one: the luck is new every time."""
    dialog = page.get_by_role("dialog")
    choice, nothing = dialog.get_by_label("Another decision"), dialog.get_by_text("There was nothing to choose here.")
    for _ in range(20):
        page.get_by_role("button", name="What if?").click()
        expect(choice.or_(nothing)).to_be_visible(timeout=WORKED_OUT)
        if choice.is_visible():
            break
        dialog.get_by_role("button", name="Close").click()
        page.get_by_role("button", name="One step forward").click()
    return choice


@pytest.mark.parametrize("table", ["europe", pytest.param("card_game", marks=pytest.mark.slow)], indirect=True)
def test_what_another_decision_would_have_done(visitors: Visitors, table: str, request: pytest.FixtureRequest) -> None:
    page = replay(visitors, table, phone=False, theme="light")
    choice = another_decision(page)
    choice.select_option(index=1)
    rows = page.get_by_role("dialog").locator("tbody tr")
    expect(rows).to_have_count(4, timeout=WORKED_OUT)
    for row in rows.all_inner_texts():
        assert "%" in row
        assert "±" in row
    assert sound(page, phone=False) == []
    picture(page, f"what-if-{request.node.callspec.params['table']}-desktop-light")


@pytest.mark.parametrize("table", [pytest.param("europe", marks=pytest.mark.slow), "card_game"], indirect=True)
@pytest.mark.parametrize("theme", [pytest.param("light", marks=pytest.mark.slow), "dark"])
def test_what_if_on_a_phone_from_the_review(
    visitors: Visitors, table: str, theme: str, request: pytest.FixtureRequest
) -> None:
    page = visitors.phone(f"/review/{table}", viewport=SMALLEST, color_scheme=theme, locale="fi-FI")
    asking = page.get_by_role("button", name="Entä jos?").first
    expect(asking).to_be_visible(timeout=WORKED_OUT)
    asking.click()
    choice = page.get_by_role("dialog").get_by_label("Toinen päätös")
    expect(choice).to_be_visible(timeout=WORKED_OUT)
    choice.select_option(index=1)
    expect(page.get_by_role("dialog").locator("tbody tr")).to_have_count(4, timeout=WORKED_OUT)
    assert sound(page, phone=True) == []
    picture(page, f"what-if-{request.node.callspec.params['table']}-phone-{theme}")


@pytest.mark.parametrize("game,phone,theme", COVERED)
def test_chances_while_the_game_goes_on(visitors: Visitors, game: str, phone: bool, theme: str) -> None:
    page = visitors.phone("/", color_scheme=theme) if phone else visitors.arrive("/", color_scheme=theme)
    open_dialog(page, game, "bots")
    page.get_by_role("dialog").get_by_text("More options").click()
    page.get_by_role("checkbox", name="Show the chances").check()
    set_table(page)
    strip = page.get_by_role("region", name="Chances of winning")
    expect(strip.locator("li b")).to_have_count(3, timeout=WORKED_OUT)
    numbers = [int(it.removesuffix("%").strip()) for it in strip.locator("li b").all_inner_texts()]
    assert sum(numbers) == pytest.approx(100, abs=2)
    assert sound(page, phone=phone) == []
    picture(page, f"live-{game}-{'phone' if phone else 'desktop'}-{theme}")


@pytest.mark.parametrize("table", ["card_game"], indirect=True)  # the shorter one
def test_the_end_of_such_a_game_claims_nothing(visitors: Visitors, server: Process, table: str) -> None:
    page = replay(visitors, table, phone=False, theme="light")
    page.get_by_role("button", name="Play on from here").click()
    dialog = page.get_by_role("dialog")
    for name in NAMES[:2]:
        dialog.get_by_label(f"{name} is played by").select_option("easy")
    dialog.get_by_label(f"{NAMES[2]} is played by").select_option(label="you")
    dialog.get_by_role("button", name="Start this game").click()
    page.wait_for_url(lambda url: "/table/" in url and table not in url)
    other = page.url.rsplit("/", 1)[1]
    page.evaluate(FINISH, other)
    expect(page.locator(".fairness")).to_contain_text("nothing about its cards can be proved", timeout=WORKED_OUT)
    expect(page.get_by_role("button", name="Check fairness")).to_have_count(0)
    expect(page.get_by_role("link", name="Show that moment")).to_have_attribute("href", f"/replay/{table}#{MIDDLE}")
    assert check_screen(page) == []


# All that is left of a game, quickly: the first legal decision each time.
FINISH = """async (table) => {
  for (;;) {
    const info = await (await fetch(`/api/tables/${table}`)).json();
    if (info.status === "over") return;
    const push = await (await fetch(`/api/tables/${table}/events?seat=2`)).json();
    if (!push.legal?.length) { await new Promise((done) => setTimeout(done, 20)); continue; }
    await fetch("/api/commands", { method: "POST", headers: { "Content-Type": "application/json" },
      body: JSON.stringify({ type: "move", id: crypto.randomUUID(), table, seat: 2, actions: [push.legal[0]] }) });
  }
}"""
