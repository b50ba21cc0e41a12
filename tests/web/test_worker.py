"""The service worker: it keeps the page for when there is no network. Other tests do without it (browser.py)."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from web.browser import Visitors

KEPT = """async () => {
  await navigator.serviceWorker.ready;
  const named = performance.getEntriesByType("resource").map((it) => it.name).filter((it) => it.includes("/v/"));
  const kept = await Promise.all(["/", ...named].map((it) => caches.match(it)));
  return Boolean(navigator.serviceWorker.controller) && named.length > 40 && kept.every(Boolean);
}"""

pytestmark = pytest.mark.xdist_group("web-table")


def test_without_a_network_the_page_is_there_and_says_that_the_server_is_not(visitors: Visitors) -> None:
    visitors.forgive("ERR_INTERNET_DISCONNECTED")
    page = visitors.arrive(service_workers="allow")
    expect(page.locator("li.poster")).to_have_count(3)
    page.wait_for_function(KEPT)
    page.context.set_offline(True)
    page.goto("/")
    expect(page.get_by_text("Can’t reach the server").first).to_be_visible()
    page.context.set_offline(False)
    page.goto("/")
    expect(page.locator("li.poster")).to_have_count(3)
