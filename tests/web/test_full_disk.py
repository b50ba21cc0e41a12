"""A server that can store nothing: the page says so calmly, and is quiet again when it can."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from web.browser import Visitors
from whistlestop import words

STATUS = re.compile("/api/status")


def test_a_server_that_can_store_nothing(visitors: Visitors) -> None:
    page = visitors.context(locale="en-GB").new_page()
    full = {"ready": True, "fraction": 1, "compiling": "", "version": "0", "storing": False}
    page.route(STATUS, lambda route: route.fulfill(json=full))
    page.goto("/")
    expect(page.locator(".connection")).to_have_text(words.say("page-cannot-store", "en"))
    page.unroute(STATUS)
    expect(page.locator(".connection")).to_have_count(0, timeout=60_000)
