"""Around the games, in browsers: the table of the day, a question by name, filters, favourites, blocked people."""

from __future__ import annotations

import json
import os
import re
from itertools import chain
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from web.around_screens import CALL, OPEN_TABLE, answers, around, company, filters
from web.browser import NARROWEST, PICTURES, Visitors
from web.new_games import play_now
from web.person import Person
from web.screen_checks import barriers, small_targets, spills, strange_words

pytestmark = pytest.mark.xdist_group("web-table")
FOLDER = os.environ.get(PICTURES)
LONG = 60_000  # ms: this machine may be busy


def photograph(page: Page, name: str) -> None:
    if FOLDER:
        page.screenshot(path=Path(FOLDER) / f"{name}.png", full_page=True)


def test_the_table_of_the_day_is_played_once(visitors: Visitors) -> None:
    page = visitors.arrive("/")
    page.get_by_role("link", name="The table of the day").click()
    page.wait_for_url(re.compile("/day$"))
    page.get_by_role("button", name="The Card Game: Play").click()
    page.wait_for_url(re.compile("/table/"), timeout=LONG)
    table = page.url
    page.locator("main.play").wait_for(timeout=LONG)
    page.locator(".menu > .button.round").click()
    page.get_by_role("button", name="Resign").click()
    page.get_by_role("button", name=re.compile("^Yes")).click()
    for _ in range(60):
        page.goto("/day")
        page.locator("#yesterday").wait_for()
        if page.get_by_text("You have played this one.").count():
            break
        page.wait_for_timeout(500)  # bots play on in one's place
    again = page.get_by_role("button", name=re.compile("not counted"))
    expect(again).to_have_count(1)
    photograph(page, "day-played")
    again.click()
    page.wait_for_url(lambda url: "/table/" in url and url != table, timeout=LONG)


def test_somebody_is_asked_by_name_and_says_no_then_yes(visitors: Visitors) -> None:
    anna, bo = visitors.arrive("/"), visitors.phone("/help")
    anna.evaluate(CALL, "Anna")
    bo.evaluate(CALL, "Bo Ek")
    for answer in ("Not now", "Play"):
        anna.goto("/")
        anna.get_by_role("button", name="Find somebody").click()
        dialog = anna.get_by_role("dialog")
        dialog.get_by_label("Their name").fill("bo ek")
        dialog.get_by_role("button", name="Ask for a game").click()
        expect(anna.get_by_text("You have asked Bo Ek for a game")).to_be_visible(timeout=LONG)
        expect(bo.get_by_text("Anna asks you for a game")).to_be_visible(timeout=LONG)
        photograph(bo, f"asked-{answer}")
        bo.locator(".challenge").get_by_role("button", name=answer, exact=True).click()
        if answer == "Not now":
            expect(anna.get_by_text("Bo Ek does not want to play now.")).to_be_visible(timeout=LONG)
            bo.locator(".challenge").get_by_role("button", name="Close").click()
    for page in (anna, bo):
        page.wait_for_url(re.compile("/table/"), timeout=LONG)
    assert anna.url == bo.url


def test_open_tables_are_filtered(visitors: Visitors) -> None:
    anna, bo = visitors.arrive("/"), visitors.arrive("/")
    anna.evaluate(CALL, "Anna")
    anna.evaluate(OPEN_TABLE)
    bo.goto("/")
    rows = bo.locator("section[aria-labelledby=lobby] .table-row")
    expect(rows).to_have_count(1, timeout=LONG)
    bo.get_by_text("Look for certain tables").click()
    bo.locator(".filters").get_by_label("Game").select_option("card_game")
    expect(rows).to_have_count(0, timeout=LONG)
    bo.locator(".filters").get_by_label("Game").select_option("europe")
    expect(rows).to_have_count(1, timeout=LONG)
    bo.locator(".filters").get_by_label("Clock").select_option("1")
    expect(rows).to_have_count(0, timeout=LONG)


def test_to_the_first_move_it_takes_four_presses(visitors: Visitors) -> None:
    """The game, two tickets, and that they are kept: what is around the games stands in nobody's way."""
    page = visitors.arrive("/help")
    page.add_init_script("addEventListener('click', () => (window.presses = (window.presses ?? 0) + 1), true)")
    page.goto("/")
    play_now(page, "europe")
    person = Person(page)
    person.wait_for("offer")
    while (seen := person.look())["what"] == "offer":
        person.act(seen)
    assert page.evaluate("() => window.presses") == 4


@pytest.mark.parametrize("theme", ["light", pytest.param("dark", marks=pytest.mark.slow)])
@pytest.mark.parametrize("size", ["desktop", "phone"])
def test_axe_finds_nothing(size: str, theme: str, visitors: Visitors) -> None:
    page = visitors.arrive("/help", color_scheme=theme, **({"viewport": NARROWEST} if size == "phone" else {}))
    answers(page)
    found = {}
    host = visitors.arrive("/help")
    for name in chain(around(page), filters(page, host), company(page, host)):
        photograph(page, f"{name}-{size}-{theme}")
        small = small_targets(page) if size == "phone" else []
        if faults := [*strange_words(page), *barriers(page), *spills(page), *small]:
            found[name] = faults
    assert found == {}, json.dumps(found, indent=1)
