"""Every screen for everybody: in every language, light and dark, narrow and zoomed, for eyes, ears and fingers."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import chain

import pytest
from playwright.sync_api import Page

from web import screens
from web.browser import DESKTOP, NARROWEST, PHONE, Visitors
from web.new_games import GAMES
from web.pseudo import NAME as PSEUDO
from web.pseudo import speak, speak_pseudo
from web.screen_checks import barriers, check_screen, plain_words, small_targets, spills, strange_words
from web.shown_tables import LONGEST_NAME
from whistlestop import maps, words

pytestmark = pytest.mark.xdist_group("web-everybody")

ZOOMED = {"width": DESKTOP["width"] // 2, "height": DESKTOP["height"] // 2}  # 200 %
MOVING = """() => document.getAnimations()
  .filter((it) => it.effect.getComputedTiming().activeDuration > 50)
  .map((it) => `moving: ${it.effect.target?.className}`)"""
TRANSLATED = [*words.languages(), PSEUDO]


def every_screen(page: Page, *names: str) -> Iterator[str]:
    played = names or ("europe",)
    return chain(screens.outside(page), screens.before(page, played[0]), *(screens.game(page, it) for it in played))


def moving(page: Page) -> list[str]:
    """What is animated for longer than anybody would notice."""
    found: list[str] = page.evaluate(MOVING)
    return found


def names_shown() -> list[str]:
    """What is the same in all languages."""
    cities = [city.name for game in GAMES for city in maps.load(game).cities]
    strangers = ["Guest"]  # whom other tests have sat down at open tables, which the first screen lists
    long = [LONGEST_NAME, LONGEST_NAME[:-2], screens.LONG_WORD]  # the second of two with one name loses two letters
    return [*cities, *strangers, *long, "Whistlestop", "English"]


@pytest.mark.parametrize("theme", ["light", pytest.param("dark", marks=pytest.mark.slow)])
def test_axe_finds_nothing_on_any_screen_and_with_reduced_motion_nothing_moves(theme: str, visitors: Visitors) -> None:
    page = visitors.arrive(color_scheme=theme)
    names = ("europe",) if theme == "light" else ("card_game",)
    found = {name: faults for name in every_screen(page, *names) if (faults := [*moving(page), *check_screen(page)])}
    assert found == {}


def test_axe_finds_what_can_hardly_be_read(visitors: Visitors) -> None:
    """Pages are not painted until it looks (browser.py), and what is transparent it would pass over."""
    page = visitors.arrive("/help")
    page.locator("main h1").wait_for()
    pale = "(it) => it.style.color = 'color-mix(in srgb, white 80%, black)'"
    page.locator("main h1").evaluate(pale)
    assert [it for it in barriers(page) if it.startswith("color-contrast ") and "<h1" in it]
    assert page.evaluate("() => getComputedStyle(document.documentElement).opacity") == "0"


def test_axe_finds_nothing_on_a_phone_and_fingers_meet_everything(visitors: Visitors) -> None:
    page = visitors.phone()
    found = {}
    for name in every_screen(page, "north_america"):
        faults = [*barriers(page), *spills(page), *small_targets(page)]
        if faults:
            found[name] = faults
    assert found == {}


def test_sentences_longer_by_a_third_fit_the_smallest_screen_and_none_is_hard_coded(visitors: Visitors) -> None:
    context, other = visitors.context(viewport=NARROWEST), visitors.context(viewport=NARROWEST)
    for it in (context, other):
        speak_pseudo(it)
    page = context.new_page()
    found = {}
    for name in chain(
        every_screen(page, "europe"), screens.shared(page, "europe"), screens.met(page, other.new_page(), "europe")
    ):
        faults = [*strange_words(page), *spills(page), *plain_words(page, names_shown())]
        if faults:
            found[name] = faults
    assert found == {}


def test_at_200_percent_nothing_is_lost(visitors: Visitors) -> None:
    page = visitors.arrive(viewport=ZOOMED, device_scale_factor=2)
    found = {name: faults for name in every_screen(page, "north_america") if (faults := spills(page))}
    assert found == {}


def test_with_reduced_motion_what_is_moved_is_there_at_once(visitors: Visitors) -> None:
    """The board measures where a route is right after it has moved: a transition, however short, would still tell it
    where the route was."""
    page = visitors.arrive()
    page.locator("li.poster").first.wait_for()
    moved = """() => {
      const it = document.querySelector("main");
      const before = it.getBoundingClientRect().x;
      it.style.transform = "translate(100px, 0)";
      return it.getBoundingClientRect().x - before;
    }"""
    assert page.evaluate(moved) == 100


@pytest.mark.slow
@pytest.mark.parametrize("viewport", [DESKTOP, PHONE], ids=["desktop", "phone"])
@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("language", TRANSLATED)
def test_every_language_on_every_screen(language: str, game: str, viewport: dict[str, int], visitors: Visitors) -> None:
    context = visitors.context(viewport=viewport)
    if language == PSEUDO:
        speak_pseudo(context)
    else:
        speak(context, language)
    page = context.new_page()
    found = {}
    for name in every_screen(page, game):
        assert page.evaluate("() => document.documentElement.lang") == language
        faults = [*strange_words(page), *spills(page)]
        if faults:
            found[name] = faults
    assert found == {}


@pytest.mark.slow
@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize("game", GAMES)
def test_axe_finds_nothing_in_any_game_nor_after_it(game: str, theme: str, visitors: Visitors) -> None:
    page = visitors.arrive(color_scheme=theme)
    shown = chain(screens.game(page, game), screens.replayed(page, game), screens.puzzle(page, game))
    found = {name: faults for name in shown if (faults := check_screen(page))}
    assert found == {}


def test_switching_the_language_is_instant(visitors: Visitors) -> None:
    page = visitors.arrive()
    page.locator("li.poster").first.wait_for()
    before = page.locator("main h1").inner_text(), page.locator("main .button.go").first.inner_text()
    page.locator(".topbar-language").select_option("is")
    page.wait_for_function("() => document.documentElement.lang === 'is'")
    page.wait_for_function(
        "(text) => !document.querySelector('main .button.go').innerText.includes(text)", arg=before[1]
    )
    assert page.evaluate("() => performance.getEntriesByType('navigation').length") == 1
