"""The rules on one page: where the page leads to them, and that they print on one sheet of A4."""

from __future__ import annotations

import re

from playwright.sync_api import Browser

from web.browser import Visitors
from whistlestop import maps, words


def test_every_summary_prints_on_one_sheet(browser: Browser) -> None:
    page = browser.new_page()
    try:
        for name in maps.names():
            for language in words.languages():
                page.set_content(words.summary_page(maps.load(name), language))
                printed = page.pdf(prefer_css_page_size=True)
                assert len(re.findall(rb"/Type\s*/Page\b(?!s)", printed)) == 1, (name, language)
    finally:
        page.close()


def test_the_rules_of_a_game_lead_to_its_summary(visitors: Visitors) -> None:
    page = visitors.arrive("/help")
    page.get_by_role("button", name="Europe", exact=True).click()
    with page.context.expect_page() as opened:
        page.get_by_role("link", name="On one page, to print").click()
    summary = opened.value
    summary.wait_for_load_state()
    assert summary.get_by_role("heading", level=1).inner_text() == "Europe: the rules on one page"
    assert summary.evaluate("getComputedStyle(document.querySelector('.blocks')).columnCount") == "2"
