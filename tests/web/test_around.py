"""Around the games, in browsers: the table of the day, a question by name, filters, favourites, blocked people."""

from __future__ import annotations

import json
import os
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, Route, expect

from web.browser import PHONE, Visitors
from web.new_games import play_now
from web.person import Person
from web.screen_checks import barriers, spills, strange_words
from web.screens import quiet
from whistlestop import maps
from whistlestop.game.notation.names import names_of

pytestmark = pytest.mark.xdist_group("web-table")
PICTURES = os.environ.get("WHISTLESTOP_PICTURES")  # a folder, for whoever wants to look
LONG = 60_000  # ms: this machine may be busy

CALL = """async (name) => {
  const main = document.querySelector('link[rel="modulepreload"][href$="/app/main.js"]').href;
  const page = await import(main.replace("main.js", "state/me.js"));
  await page.signIn();
  while (page.line.status.value !== "open") await new Promise((resolve) => setTimeout(resolve, 20));
  await page.rename(name);
}"""


OPEN_TABLE = """async () => {
  const main = document.querySelector('link[rel="modulepreload"][href$="/app/main.js"]').href;
  const page = await import(main.replace("main.js", "state/me.js"));
  await page.line.send({ type: "create", settings: { game: "europe", players: 2, public: true } });
}"""


def photograph(page: Page, name: str) -> None:
    if PICTURES:
        page.screenshot(path=Path(PICTURES) / f"{name}.png", full_page=True)


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


# --- for everybody ------------------------------------------------------------------------------------------


def history() -> dict[str, Any]:
    europe = maps.load("europe")
    names = names_of(europe)
    tracks = [{"name": it, "number": 9 - at} for at, it in enumerate(names.tracks[:3])]
    tickets = [{"name": names.tickets[0], "number": 3, "completed": 2}]
    seats = [
        {"name": "Anna", "bot": False, "mine": True, "rank": 1, "points": 110},
        {"name": "medium", "bot": True, "mine": False, "rank": 2, "points": 90},
    ]
    game = {
        "table": "abcdefghijkm",
        "ended": 1_790_000_000_000,
        "game": "europe",
        "rated": True,
        "whole": True,
        "seat": 0,
    }
    return {
        "shown": False,
        "games": [game | {"seats": seats, "day": "2026-11-15", "accuracy": 87.4}],
        "by_game": [{"game": "europe", "games": 1, "won": 1, "gone": 0, "stood_in": 0}],
        "by_opponent": [{"bot": "medium", "name": "", "games": 1, "before": 1, "equal": 0}],
        "ratings": [],
        "favourites": [{"game": "europe", "map": europe.hash, "games": 9, "tracks": tracks, "tickets": tickets}],
    }


def answers(page: Page) -> None:
    """A server on which much has happened."""

    def with_results(route: Route) -> None:
        days = route.fetch().json()
        result = {"name": "Anna", "rank": 1, "table": "abcdefghijkm"}
        for table in days["yesterday"]:
            table["results"] = [result | {"place": 1, "points": 120}, result | {"place": 2, "points": 99, "mine": True}]
        days["today"][0] |= {"mine": "abcdefghijkm", "over": True, "played": 3}
        route.fulfill(json=days)

    page.route("**/api/days", with_results)
    page.route("**/api/me/history", lambda route: route.fulfill(json=history()))
    page.route("**/api/me/blocks", lambda route: route.fulfill(json={"people": [{"number": 0, "name": "Bo"}]}))


def screens(page: Page) -> Iterator[str]:
    page.goto("/")
    page.evaluate(CALL, "Anna")
    page.goto("/day")
    page.locator("#yesterday").wait_for()
    page.locator("details summary").first.click()
    quiet(page)
    yield "day"
    page.goto("/history")
    page.locator(".heat-board svg").wait_for()
    assert page.locator(".warm").count() == 3
    assert page.locator(".ticket-lines line").count() == 1
    yield "history"
    page.goto("/")
    page.get_by_role("button", name="Find somebody").click()
    page.get_by_role("dialog").get_by_label("Their name").wait_for()
    yield "ask"
    page.goto("/")
    page.locator(".topbar-doors .button").click()
    page.get_by_text("People you have blocked").click()
    page.get_by_role("button", name="Unblock Bo").wait_for()
    yield "blocked"


@pytest.mark.parametrize("theme", ["light", pytest.param("dark", marks=pytest.mark.slow)])
@pytest.mark.parametrize("size", ["desktop", "phone"])
def test_axe_finds_nothing(size: str, theme: str, visitors: Visitors) -> None:
    page = visitors.arrive("/help", color_scheme=theme, **({"viewport": PHONE} if size == "phone" else {}))
    answers(page)
    found = {}
    for name in screens(page):
        photograph(page, f"{name}-{size}-{theme}")
        if faults := [*strange_words(page), *barriers(page), *spills(page)]:
            found[name] = faults
    assert found == {}, json.dumps(found, indent=1)
