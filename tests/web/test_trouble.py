"""When something goes wrong: a file that does not come, a line that is lost, a seat that is gone, two presses at once."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from web.browsing import Visitors

pytestmark = pytest.mark.xdist_group("web-table")


def test_a_page_that_lacks_a_module_says_so_and_can_be_loaded_again(visitors: Visitors) -> None:
    visitors.forgive("status of 429|Failed to load resource")
    context = visitors.context(locale="is-IS", service_workers="block")
    visitors.forgive("Service Worker registration blocked")
    page = context.new_page()
    page.route(re.compile("/app/router.js"), lambda route: route.fulfill(status=429, body="{}"))
    page.goto("/join#code=abcdef")
    expect(page.locator("#stuck")).to_be_visible()
    expect(page.locator("#stuck")).to_contain_text("hefur ekki hlaðist")
    expect(page.locator("html")).to_have_attribute("lang", "is")
    page.wait_for_event("load")  # it tries once more by itself
    expect(page.locator("#stuck a")).to_be_visible()
    page.unroute(re.compile("/app/router.js"))
    page.locator("#stuck a").click()
    expect(page.locator("main.join")).to_be_visible()
    expect(page.locator("#stuck")).to_be_hidden()
    assert page.url.endswith("/join#code=abcdef")  # the way in is not lost
