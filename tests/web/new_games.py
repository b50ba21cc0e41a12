"""The ways to a table, as people go them: from the home screen, by the buttons that are there."""

from __future__ import annotations

import re
import time
from typing import Any

from playwright.sync_api import Page, expect

NAMES = {"north_america": "North America", "europe": "Europe", "card_game": "The Card Game"}
GAMES = tuple(NAMES)


def poster(page: Page, game: str) -> str:
    """The selector of a game's poster."""
    return f"li.poster:nth-of-type({GAMES.index(game) + 1})"


def play_now(page: Page, game: str) -> None:
    """One press, and the game has begun."""
    page.locator(f"{poster(page, game)} .button.go").click()
    page.wait_for_url(re.compile(r"/table/"))


def open_dialog(page: Page, game: str, way: str) -> None:
    """`way`: bots, friends or pass."""
    number = {"friends": 0, "pass": 1, "bots": 2}[way]
    page.locator(f"{poster(page, game)} .button:not(.go)").nth(number).click()
    expect(page.get_by_role("dialog")).to_be_visible()


def choose_players(page: Page, number: int) -> None:
    page.get_by_role("dialog").locator(".in-row label").get_by_text(str(number), exact=True).click()


def set_table(page: Page) -> str:
    """Press the dialog's one button; the address of the table."""
    page.get_by_role("dialog").locator(".button.go").click()
    page.wait_for_url(re.compile(r"/table/"))
    return page.url


def invitation(page: Page) -> str:
    """The link that the host sends to friends."""
    return page.locator(".link-input").input_value()


def join(page: Page, name: str) -> None:
    """At the address of an invitation: a name, and one press."""
    page.locator("main.join input").fill(name)
    page.locator("main.join .button.go").click()
    page.wait_for_url(re.compile(r"/table/"))


def ready(page: Page) -> None:
    page.locator(".starting .button.go").click()


def give_up(page: Page) -> None:
    """With three or more at the table a bot plays on for whoever resigns: the quickest way to see an end."""
    page.locator(".menu > .button.round").click()
    page.locator(".menu-body .button.plain").last.click()
    page.locator(".menu-body .button.go").click()


def skip_telling(page: Page) -> None:
    """The end as it stands when everything has been told."""
    page.locator("main.end").wait_for(timeout=120_000)
    page.locator("main.end .end-head .button").first.wait_for()
    if page.locator("main.end h1.winner").count() == 0:
        page.locator("main.end .end-head .button").first.click()
    page.locator("main.end h1.winner").wait_for()


def sit_out(page: Page, seconds: float = 120) -> None:
    """From any moment of a game of three or more to its end, looking away while bots play the rest: to show each of
    their moves takes a browser longer than all else that a test does."""
    give_up(page)
    table, end = page.url, time.monotonic() + seconds
    while not any(seat.get("resigned") for seat in told_of(page, table)["seats"]):
        assert time.monotonic() < end, "nobody has resigned"
        time.sleep(0.05)
    page.goto("about:blank")
    while told_of(page, table)["status"] != "over":
        assert time.monotonic() < end, "the game is not over"
        time.sleep(0.05)
    page.goto(table)
    skip_telling(page)


def told_of(page: Page, table: str) -> dict[str, Any]:
    """What the server tells whoever sits at this page of a table, by its address."""
    told: dict[str, Any] = page.request.get(f"/api/tables/{table.rpartition('/')[2]}").json()
    return told


def keep_tickets(page: Page, number: int = 2) -> None:
    """At set-up: the first ones. Until then the offer takes the place of the log and the chat."""
    offer = page.locator("[data-part=offer]")
    offer.wait_for()
    for box in offer.get_by_role("checkbox").all()[:number]:
        box.click()
    offer.locator(".button.go").click()
