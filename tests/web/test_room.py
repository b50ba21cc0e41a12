"""Room on screens that are neither large nor a game in play: replay, guide, end, and the table before a game."""

from __future__ import annotations

import pytest
from playwright.sync_api import Locator, Page, ViewportSize, expect

from web.browser import Visitors
from web.new_games import open_dialog, set_table
from web.screen_checks import spills
from web.screens import quiet
from web.test_comforts import ended

pytestmark = pytest.mark.xdist_group("web-table")

TABLET: ViewportSize = {"width": 1024, "height": 768}
UPRIGHT: list[ViewportSize] = [{"width": 360, "height": 740}, {"width": 390, "height": 844}]
LOW: list[ViewportSize] = [{"width": 320, "height": 568}, {"width": 740, "height": 360}]
SIDE = {"width": 844, "height": 390}


def box(it: Locator) -> dict[str, float]:
    found = it.bounding_box()
    assert found is not None
    x, y, width, height = found["x"], found["y"], found["width"], found["height"]
    return {"y": y, "height": height, "right": x + width, "bottom": y + height}


def replay_of(page: Page) -> None:
    ended(page, "europe")
    page.goto(page.url.replace("/table/", "/replay/"))
    page.get_by_role("slider").wait_for()
    quiet(page)


def test_the_replay_has_room_for_its_tabs_and_its_buttons(visitors: Visitors) -> None:
    page = visitors.phone()
    replay_of(page)
    assert box(page.locator(".sheet .row-area"))["y"] >= box(page.locator(".sheet .tabs"))["bottom"] - 1
    for size in UPRIGHT:
        page.set_viewport_size(size)
        quiet(page)
        edges = [box(it)["right"] for it in page.locator(".wishes > *").all()]
        assert max(edges) <= size["width"], "what can be done is beyond the edge"
        assert spills(page) == []
    for size in LOW:
        page.set_viewport_size(size)
        quiet(page)
        assert box(page.locator(".sheet .caption").first)["bottom"] <= box(page.locator(".open-hands"))["y"] + 1
        assert page.locator(".where b").evaluate("(it) => it.offsetWidth <= it.parentElement.clientWidth")
    assert page.locator(".wishes").evaluate("(it) => getComputedStyle(it).maskImage") != "none", "it seems to end"
    page.set_viewport_size(TABLET)
    quiet(page)
    heights = {round(box(it)["height"]) for it in page.locator(".wishes .button").all()}
    assert len(heights) == 1, "a button has more lines than the others"
    assert box(page.locator(".wishes"))["right"] <= TABLET["width"]


def test_whoever_resigned_comes_last_and_it_is_said_beside_the_name(visitors: Visitors) -> None:
    page = visitors.arrive()
    ended(page, "card_game")
    expect(page.locator(".racer").last.locator(".name .tag")).to_have_text("resigned")
    expect(page.locator(".racer .name .tag")).to_have_count(1)


def test_the_guide_of_a_phone_on_its_side_shows_its_buttons(visitors: Visitors) -> None:
    page = visitors.phone("/learn", viewport=SIDE)
    page.locator("main.play").wait_for()
    quiet(page)
    guide = box(page.locator(".guide"))
    for it in page.locator(".guide .buttons .button").all():
        assert box(it)["bottom"] <= guide["bottom"]


def test_the_code_of_a_table_is_one_word_whatever_its_letters(visitors: Visitors) -> None:
    page = visitors.arrive(viewport=TABLET)
    open_dialog(page, "europe", "friends")
    set_table(page)
    code = page.locator(".big-code")
    for letters in (code.inner_text(), "W" * 6, "I" * 6):
        code.evaluate("(it, letters) => (it.textContent = letters)", letters)
        for width in (1280, 1024, 860, 600, 320):
            page.set_viewport_size({**TABLET, "width": width})
            lines, over = code.evaluate(
                """(it) => [it.getBoundingClientRect().height / parseFloat(getComputedStyle(it).lineHeight),
                            it.scrollWidth - it.clientWidth]"""
            )
            assert lines < 1.5, (letters, width)
            assert over <= 0, (letters, width)
