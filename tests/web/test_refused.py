"""What is refused is said where it is in nobody's way, and goes when it has been read."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import FloatRect, Page, expect

from web.browser import DESKTOP, Visitors
from web.lab import BASE, lab_page, moment, resize, show
from web.new_games import play_now
from web.person import Person
from whistlestop import words

pytestmark = pytest.mark.xdist_group("web-layout")

REFUSED = """async ([base, error]) => {
  const { Refused } = await import(`${base}/app/net/api.js`);
  lab.store.problem.value = new Refused({ type: "error", sentence: "", ...error });
}"""
SHORT_OF_CARDS = {"key": "refusal-cards-short", "clause": "B5", "params": {"colour": "red", "held": 1, "needed": 5}}
PRESSED = ".take.can, .ticket, :is(.menu, .zoom, [data-part=offer], [data-part=actions]) .button, [role=tab]"


def refuse(page: Page, error: dict[str, Any]) -> None:
    page.evaluate(REFUSED, [page.evaluate(BASE), {"code": "illegal", **error}])
    page.locator(".problem").wait_for()


def meet(one: FloatRect, other: FloatRect) -> bool:
    across = one["x"] < other["x"] + other["width"] and other["x"] < one["x"] + one["width"]
    return across and one["y"] < other["y"] + other["height"] and other["y"] < one["y"] + one["height"]


@pytest.mark.parametrize("size", [(360, 740), (390, 844), (844, 390), (1366, 768)], ids=str)
def test_it_lies_on_nothing_that_is_pressed_next(size: tuple[int, int], visitors: Visitors) -> None:
    page = lab_page(visitors, touched=size[0] < 1000)
    resize(page, *size)
    found = []
    for language in ("en", "fi"):
        page.evaluate("(language) => lab.language(language)", language)
        for game in ("north_america", "card_game"):
            for phase in ("setup", "turn"):
                show(page, moment(game, 3, phase))
                refuse(page, SHORT_OF_CARDS)
                box = page.locator(".problem").bounding_box()
                assert box is not None
                if size[0] < 500:
                    assert box["width"] > 0.9 * size[0]
                for it in page.locator(PRESSED).all():
                    other = it.bounding_box()
                    if other and meet(box, other):
                        found.append(f"{game} {phase} {language}: {it.get_attribute('aria-label') or it.inner_text()}")
    assert found == []


def test_the_next_press_elsewhere_puts_it_away_and_is_not_lost(visitors: Visitors) -> None:
    page = lab_page(visitors)
    show(page, moment("north_america", 3, "turn"))
    refuse(page, SHORT_OF_CARDS)
    page.locator("[data-draw=deck]").click()
    expect(page.locator(".problem")).to_have_count(0)
    expect(page.locator("[data-draw=deck]")).to_have_attribute("aria-pressed", "true")


def test_what_lies_under_it_can_be_pressed_and_its_button_gives_the_focus_back(visitors: Visitors) -> None:
    page = lab_page(visitors)
    show(page, moment("north_america", 3, "turn"))
    deck = page.locator("[data-draw=deck]")
    deck.focus()
    refuse(page, SHORT_OF_CARDS)
    met = """(it) => {
      const box = it.getBoundingClientRect();
      return Boolean(document.elementFromPoint(box.x + 5, box.y + 5)?.closest(".board-frame"));
    }"""
    assert page.locator(".problem").evaluate(met)
    page.locator(".problem .button").focus()
    page.keyboard.press("Enter")
    expect(page.locator(".problem")).to_have_count(0)
    expect(deck).to_be_focused()


def test_it_goes_by_itself_after_it_could_be_read_slowly(visitors: Visitors) -> None:
    page = visitors.context(viewport=DESKTOP).new_page()
    page.goto("/")
    play_now(page, "north_america")
    person = Person(page)
    person.play_until_free()
    track = person.longest_out_of_reach()
    page.clock.install()
    assert person.press_track(track)
    expect(page.locator(".problem")).to_contain_text(re.compile(r"\d"))
    page.clock.run_for(12_000)
    expect(page.locator(".problem")).to_be_visible()
    page.clock.run_for(10_000)
    expect(page.locator(".problem")).to_have_count(0)


def test_every_refusal_ends_as_a_sentence_does(visitors: Visitors) -> None:
    page = lab_page(visitors)
    said = {}
    for language in words.languages():
        page.evaluate("(language) => lab.language(language)", language)
        show(page, moment("north_america", 3, "turn"))
        for error in (SHORT_OF_CARDS, {"key": "refusal-B4"}, {"key": "server-nothing-to-undo"}):
            refuse(page, error)
            said[language, error["key"]] = page.locator(".problem p").inner_text()
    assert [it for it in said.items() if not re.fullmatch(r"[^.].*[^.]\.", it[1])] == []


def test_nothing_is_offered_to_be_undone_before_anything_was_done(visitors: Visitors) -> None:
    page = lab_page(visitors)
    for phase, offered in (("setup", 0), ("turn", 1)):
        shown = moment("north_america", 2, phase)
        shown.table["seats"][1] = {"kind": "bot", "bot": "medium"}
        show(page, shown)
        page.locator(".menu > .button.round").click()
        expect(page.locator(".menu-body")).to_be_visible()
        expect(page.get_by_role("button", name=words.say("page-undo", "en"))).to_have_count(offered)
        page.keyboard.press("Escape")
