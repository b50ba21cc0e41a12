"""The tests' own visitors: whoever gets what another test had finds nothing of it there."""

from __future__ import annotations

from playwright.sync_api import Browser, expect

from server.serving import Process
from web.around_screens import CALL
from web.browser import PHONE, Visitors
from web.lab import choose, lab_page, moment, show

KEEP = """async () => {
  localStorage.here = "before";
  await new Promise((resolve) => (indexedDB.open("before").onsuccess = resolve));
  await caches.open("before");
}"""
KEPT = (
    "async () => [Object.keys(localStorage).sort(), (await indexedDB.databases()).length, (await caches.keys()).length]"
)


def test_a_profile_that_somebody_had_before_is_empty(browser: Browser, server: Process) -> None:
    first, second = Visitors(browser, server.url), Visitors(browser, server.url)
    page = first.arrive("/help", device_scale_factor=1.5)
    page.evaluate(CALL, "Anna")
    page.evaluate(KEEP)
    context = page.context
    assert context.cookies()
    assert page.evaluate(KEPT) == [["here", "whistlestop"], 1, 1]
    assert first.leave() == []
    page = second.arrive("/help", device_scale_factor=1.5)
    assert page.context is context
    assert context.cookies() == []
    assert page.evaluate(KEPT) == [[], 0, 0]
    assert second.leave() == []


def test_a_page_of_moments_that_somebody_had_before_is_as_it_was(browser: Browser, server: Process) -> None:
    first, second = Visitors(browser, server.url), Visitors(browser, server.url)
    page = lab_page(first, viewport=PHONE, color_scheme="dark", reduced_motion="no-preference")
    page.evaluate("() => lab.language('fi')")
    page.evaluate("() => { lab.prefs.order.value = ['red']; document.adoptedStyleSheets = []; }")
    shown = moment("europe", 3, "turn")
    show(page, shown)
    choose(page, {"kind": "claim", "track": next(iter(shown.full["choices"]["claims"])), "payment": 0})
    expect(page.locator("[data-part=payment]")).to_be_visible()
    assert first.leave() == []
    assert lab_page(second) is page
    assert page.locator("#app > *").count() == 0
    found = page.evaluate(
        """() => [document.documentElement.lang, lab.prefs.order.value, localStorage.length, innerWidth,
          document.adoptedStyleSheets.length, matchMedia("(prefers-color-scheme: light)").matches]"""
    )
    assert found == ["en", [], 0, 1440, 2, True]
    show(page, shown)
    assert page.locator("[data-part=payment]").count() == 0
    assert second.leave() == []
