"""A page that shows tables of no server (lab.js), for tests that look at one moment of a game."""

from __future__ import annotations

import copy
from pathlib import Path
from typing import Any, Literal

from playwright.sync_api import Browser, Page, ViewportSize

from web.browser import DESKTOP, Visitors
from web.shown_tables import Shown, moments

LAB = (Path(__file__).parent / "lab.js").read_text(encoding="utf-8").split("\n", 2)[2]
BASE = r"() => document.querySelector('script[type=module]').src.replace(/\/app\/.*/, '')"


# To come here takes longer than most tests do with it: one for mice and one for fingers are kept for the next test.
kept: dict[tuple[Browser, str, bool], Page] = {}


def lab_page(
    visitors: Visitors,
    *,
    touched: bool = False,
    viewport: dict[str, int] = DESKTOP,
    color_scheme: Literal["light", "dark"] = "light",
    reduced_motion: Literal["reduce", "no-preference"] = "reduce",
) -> Page:
    """Somewhere in the page, with everything there that shows tables, and nothing shown."""
    place = visitors.browser, visitors.url, touched
    page = kept.pop(place, None) or new_lab(visitors, touched)
    visitors.borrow(page.context, lambda: put_away(place, page))
    page.set_viewport_size(ViewportSize(width=viewport["width"], height=viewport["height"]))
    page.emulate_media(color_scheme=color_scheme, reduced_motion=reduced_motion)
    return page


def new_lab(visitors: Visitors, touched: bool) -> Page:
    fingers: dict[str, Any] = {"has_touch": True, "is_mobile": True} if touched else {}
    page = visitors.new_context(**fingers).new_page()
    page.goto("/help")
    page.locator("main h1").wait_for()
    page.evaluate(LAB, page.evaluate(BASE))
    return page


def put_away(place: tuple[Browser, str, bool], page: Page) -> None:
    """As it was in the beginning, for whoever comes next."""
    if place in kept:
        page.context.close()
        return
    page.mouse.move(0, 0)
    page.evaluate("() => lab.again()")
    kept[place] = page


def resize(page: Page, width: int, height: int) -> None:
    page.set_viewport_size({"width": width, "height": height})
    page.evaluate("() => lab.resized()")


def show(page: Page, shown: Shown) -> None:
    page.evaluate("([table, full]) => lab.show(table, full)", [shown.table, shown.full])


def choose(page: Page, pick: dict[str, Any]) -> None:
    page.evaluate("(pick) => lab.choose(pick)", pick)


def faults(page: Page, least: int = 0) -> list[str]:
    found: list[str] = page.evaluate("(least) => lab.faults(least)", least)
    return found


def moment(game: str, players: int, phase: str) -> Shown:
    """A copy, which a test may change."""
    return copy.deepcopy(next(it for it in moments(game, players) if it.phase == phase))
