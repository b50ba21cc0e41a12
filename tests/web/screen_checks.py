"""What can be measured of a screen for everybody: words, room, contrast, names, sizes of what is pressed."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Page

STANDARDS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"]
CHECKS = (Path(__file__).parent / "checks.js").read_text(encoding="utf-8").partition("\n")[2]


def checked(page: Page, name: str, given: object = None) -> list[str]:
    """What one of the functions of checks.js finds."""
    found: list[str] = page.evaluate(f"(given) => {CHECKS.strip()}.{name}(given)", given)
    return found


def strange_words(page: Page) -> list[str]:
    return checked(page, "strange")


def spills(page: Page) -> list[str]:
    return checked(page, "spills")


def small_targets(page: Page, least: int = 44) -> list[str]:
    return checked(page, "small", least)


def plain_words(page: Page, names: list[str]) -> list[str]:
    return checked(page, "plain", names)


def barriers(page: Page) -> list[str]:
    """What axe-core finds, each with the first places where it stands."""
    answer: dict[str, Any] = Axe().run(page, options={"runOnly": {"type": "tag", "values": STANDARDS}}).response
    return [
        f"{it['id']} ({it['help']}): {' | '.join(node['html'][:160] for node in it['nodes'][:4])}"
        for it in answer["violations"]
    ]


def check_screen(page: Page) -> list[str]:
    """All that any screen must be, whatever it shows."""
    return [*strange_words(page), *spills(page), *barriers(page)]
