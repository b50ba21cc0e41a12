"""A page that shows tables of no server (lab.js), for tests that look at one moment of a game."""

from __future__ import annotations

import copy
from pathlib import Path
from typing import Any

from playwright.sync_api import Page

from web.browser import Visitors
from web.shown_tables import Shown, moments

LAB = (Path(__file__).parent / "lab.js").read_text(encoding="utf-8").split("\n", 2)[2]
BASE = r"() => document.querySelector('script[type=module]').src.replace(/\/app\/.*/, '')"


def lab_page(visitors: Visitors, *, touched: bool = False, **wishes: Any) -> Page:
    """Somewhere in the page, with everything there that shows tables."""
    fingers: dict[str, Any] = {"has_touch": True, "is_mobile": True} if touched else {}
    page = visitors.context(**(fingers | wishes)).new_page()
    page.goto("/help")
    page.locator("main h1").wait_for()
    page.evaluate(LAB, page.evaluate(BASE))
    return page


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
