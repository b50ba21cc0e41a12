"""Every screen of the page, reached as people reach it, for tests that look at all of them."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from playwright.sync_api import Page

from web.new_games import choose_players, give_up, open_dialog, play_now, set_table, skip_telling
from web.person import Person

Look = Callable[[str, Page], None]


def quiet(page: Page) -> None:
    """Until nothing is being fetched, moved or waited for."""
    page.wait_for_load_state("networkidle")
    page.wait_for_function("() => !document.querySelector('[aria-busy=true]')")


def outside(page: Page) -> Iterator[str]:
    """The screens around a game; each name is yielded when its screen is there."""
    page.goto("/")
    page.locator("li.poster").first.wait_for()
    yield "home"
    page.locator(".topbar-doors .button").click()
    page.get_by_role("dialog").wait_for()
    yield "settings"
    page.keyboard.press("Escape")
    open_dialog(page, "europe", "bots")
    yield "new-table"
    page.keyboard.press("Escape")
    page.goto("/help")
    page.locator("main h1").wait_for()
    yield "help"
    page.goto("/learn")
    page.locator("main.play").wait_for()
    yield "learn"
    page.goto("/join")
    page.locator("main").wait_for()
    yield "join"
    page.goto("/open")
    page.locator(".drop button").wait_for()
    yield "open"


def before(page: Page, game: str) -> Iterator[str]:
    page.goto("/")
    open_dialog(page, game, "friends")
    choose_players(page, 3)
    set_table(page)
    page.locator("main.before").wait_for()
    yield "before"


def game(page: Page, name: str) -> Iterator[str]:
    """From the first choice to the end; somebody else plays most of it."""
    page.goto("/")
    play_now(page, name)
    person = Person(page)
    person.wait_for("offer")
    yield f"{name}-offer"
    while person.look()["what"] != "turn":
        person.act(person.look())
    yield f"{name}-turn"
    person.play(6)
    person.play_until_free()
    if name != "card_game":
        claim(person)
        yield f"{name}-payment"
        page.keyboard.press("Escape")
    give_up(page)
    skip_telling(page)
    yield f"{name}-end"


def claim(person: Person) -> None:
    """Draw until a route can be claimed, and choose it."""
    for _ in range(120):
        seen = person.look()
        if seen["what"] == "payment":
            return
        free = seen["what"] == "turn" and not seen["picked"] and not seen["busy"]
        if free and any(person.press_track(it["track"]) for it in seen["tracks"]):
            person.settle(seen, 2)
        else:
            person.act(seen)
    raise AssertionError("no route could be claimed")
