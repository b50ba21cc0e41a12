"""What can be measured of a screen for everybody: words, room, contrast, names, sizes of what is pressed."""

from __future__ import annotations

from pathlib import Path

from axe_playwright_python.base import AXE_SCRIPT
from playwright.sync_api import Page

from web.browser import painted

STANDARDS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"]
# Only what is wrong is worked out in full and told: what is right would be far more to tell than the screen itself.
BARRIERS = """async (tags) => {
  const wanted = { runOnly: { type: "tag", values: tags }, resultTypes: ["violations"] };
  const { violations } = await axe.run(wanted);
  const places = (nodes) => nodes.slice(0, 4).map((it) => it.html.slice(0, 160)).join(" | ");
  return violations.map((it) => `${it.id} (${it.help}): ${places(it.nodes)}`);
}"""
CHECKS = (Path(__file__).parent / "checks.js").read_text(encoding="utf-8").partition("\n")[2]


def checked(page: Page, name: str, given: object = None) -> list[str]:
    """What one of the functions of checks.js finds."""
    found: list[str] = page.evaluate(f"(given) => {CHECKS.strip()}.{name}(given)", given)
    return found


def strange_words(page: Page) -> list[str]:
    return checked(page, "strange")


def spills(page: Page) -> list[str]:
    return checked(page, "spills")


def cut_fields(page: Page) -> list[str]:
    return checked(page, "cut")


def small_targets(page: Page, least: int = 44) -> list[str]:
    return checked(page, "small", least)


def plain_words(page: Page, names: list[str]) -> list[str]:
    return checked(page, "plain", names)


def barriers(page: Page) -> list[str]:
    """What axe-core finds, each with the first places where it stands."""
    if not page.evaluate("() => 'axe' in window"):
        page.evaluate(AXE_SCRIPT)
    with painted(page):  # it looks at colours too, and at nothing that is transparent
        found: list[str] = page.evaluate(BARRIERS, STANDARDS)
    return found


def check_screen(page: Page) -> list[str]:
    """All that any screen must be, whatever it shows."""
    return [*strange_words(page), *spills(page), *barriers(page)]
