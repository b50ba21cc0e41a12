"""Every screen of the page, reached as people reach it, for tests that look at all of them."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from playwright.sync_api import Page

from web.new_games import choose_players, invitation, open_dialog, play_now, set_table, sit_out
from web.person import Person
from whistlestop import puzzles

MIDDLE = 60  # a moment of any game
WORKED_OUT = 120_000  # ms; this machine may be busy
LONG_WORD = "https://example.org/" + "W" * 100
Look = Callable[[str, Page], None]


def quiet(page: Page) -> None:
    """Until nothing is being fetched, moved or waited for."""
    page.wait_for_load_state("networkidle")
    page.wait_for_function("() => !document.querySelector('[aria-busy=true]')")


def unfold(page: Page) -> None:
    """Open all that is folded away in the dialog."""
    for it in page.get_by_role("dialog").locator("summary").all():
        it.click()
    quiet(page)


def outside(page: Page) -> Iterator[str]:
    """The screens around a game; each name is yielded when its screen is there."""
    page.goto("/")
    page.locator("li.poster").first.wait_for()
    yield "home"
    page.locator(".topbar-doors .button").click()
    page.get_by_role("dialog").wait_for()
    yield "settings"
    unfold(page)
    yield "settings-more"
    page.keyboard.press("Escape")
    open_dialog(page, "europe", "bots")
    yield "new-table"
    unfold(page)
    yield "new-table-more"
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


def shared(page: Page, game: str) -> Iterator[str]:
    """People who share a device."""
    page.goto("/")
    open_dialog(page, game, "pass")
    set_table(page)
    page.locator("main.cover").wait_for()
    yield "cover"


def met(page: Page, host: Page, game: str) -> Iterator[str]:
    """Somebody is invited, comes, and is told something very long."""
    host.goto("/")
    open_dialog(host, game, "friends")
    set_table(host)
    page.goto(invitation(host))
    page.locator("main.join form").wait_for()
    yield "invitation"
    page.locator("main.join .button.go").click()
    page.locator("main.before").wait_for()
    talk = host.locator(".speak .input")
    talk.fill(LONG_WORD)
    talk.press("Enter")
    page.locator(".chat .log li").wait_for()
    yield "before-talk"


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
    sit_out(page)
    yield f"{name}-end"


def replayed(page: Page, name: str) -> Iterator[str]:
    """What can be done with the game whose end is on the screen."""
    table = page.url.rsplit("/", 1)[1]
    page.goto(f"/replay/{table}#{MIDDLE}")
    page.get_by_role("slider").wait_for()
    quiet(page)
    yield f"{name}-replay"
    onward, what_if = page.locator(".controls .wishes button.button").all()[-2:]
    onward.click()
    page.get_by_role("dialog").locator("select").first.wait_for()
    yield f"{name}-onward"
    page.keyboard.press("Escape")
    what_if.click()
    choice = page.locator(".what-if select")
    while not choice.count():  # where there was nothing to choose, the next moment has something
        page.locator(".what-if p:not([role=status])").first.wait_for(timeout=WORKED_OUT)
        if not choice.count():
            page.keyboard.press("Escape")
            page.locator(".transport .to-next").click()
            what_if.click()
    choice.select_option(index=1)
    page.locator(".what-if tbody tr").nth(3).wait_for(timeout=WORKED_OUT)
    yield f"{name}-what-if"
    page.goto(f"/review/{table}")
    page.locator(".review-table tbody tr").first.wait_for(timeout=WORKED_OUT)
    quiet(page)
    yield f"{name}-review"


def puzzle(page: Page, name: str) -> Iterator[str]:
    page.goto(f"/puzzles#{puzzles.load(name)[0].id}")
    page.locator("main.play").wait_for()
    quiet(page)
    yield f"{name}-puzzle"
    page.locator(".puzzle-line .buttons .button").first.click()
    page.locator(".puzzle-said").wait_for()
    quiet(page)
    yield f"{name}-solution"


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
