"""Browsers for tests: a real Chromium, visitors with cookies of their own, and an ear for all that goes wrong."""

from __future__ import annotations

import os
import re
import sys
from collections import defaultdict
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, BrowserContext, ConsoleMessage, Page, WebError, sync_playwright

from web.programs import browsers, first_that_starts, shells

DESKTOP = {"width": 1440, "height": 900}
PHONE = {"width": 390, "height": 844}
SMALLEST = {"width": 360, "height": 720}
NARROWEST = {"width": 320, "height": 568}
HINTING = ["--font-render-hinting=none"]  # as a whole Chromium does it; a headless shell makes letters wider
# Pages live for seconds here: to compile their modules for speed costs more than it saves.
BRIEF = ["--js-flags=--no-opt,--no-maglev"]
PICTURES = "WHISTLESTOP_PICTURES"  # a folder in the environment, for whoever wants to look at what tests see
# Laid out, but not painted: that takes a third of all that the tests of the page do, and hardly any looks at colours.
# What is transparent can be pressed, measured and read as ever. Dialogs lie above the root, so they are named.
UNPAINTED = """(() => {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync("html, dialog, ::backdrop { opacity: 0 !important }");
  document.adoptedStyleSheets.push(sheet);
  window.paint = (wanted) => void (sheet.disabled = wanted);
})()"""
PATIENCE = 20_000  # ms; this machine may be busy

# The browser writes down every answer that is no success. Asking who one is, is how the page finds out.
# Playwright writes down that it lets no service worker in.
EXPECTED = (re.compile(r"status of 401"), re.compile("Service Worker registration blocked"))


@contextmanager
def chromium(programs: Sequence[str | None] | None = None) -> Iterator[Browser]:
    with sync_playwright() as play:
        choice = browsers() if programs is None else programs
        args = [*HINTING, *BRIEF]
        browser = first_that_starts(choice, lambda program: play.chromium.launch(executable_path=program, args=args))
        try:
            yield browser
        finally:
            browser.close()


LOOKS = {"viewport", "is_mobile", "has_touch", "device_scale_factor", "color_scheme", "reduced_motion"}
used: dict[tuple[Browser, str, str], list[BrowserContext]] = defaultdict(list)  # by browser, server and wishes


class Visitors:
    """People who come to a server, each with a browser profile of their own. Any fault on any of their pages counts.
    Their pages are `painted` only for whoever looks at colours (`painted`, below) or measures how quick they are."""

    def __init__(self, browser: Browser, url: str, *, painted: bool = False) -> None:
        self.browser, self.url = browser, url
        self.painted = painted or PICTURES in os.environ
        self.contexts: list[BrowserContext] = []
        self.borrowed: list[tuple[BrowserContext, Callable[[], None]]] = []
        self.faults: list[str] = []
        self.forgiven: list[re.Pattern[str]] = [*EXPECTED]

    def context(self, **wishes: Any) -> BrowserContext:
        return self.welcome(self.new_context(**wishes))

    def new_context(self, **wishes: Any) -> BrowserContext:
        """A profile: English, large, without motion, unless somebody wishes otherwise. And without a service worker:
        it keeps the whole page for later, which costs as much as the visit itself (test_worker.py is about it)."""
        usual = {
            "viewport": DESKTOP,
            "locale": "en-GB",
            "reduced_motion": "reduce",
            "color_scheme": "light",
            "service_workers": "block",
        }
        return self.prepare(self.browser.new_context(base_url=self.url, **(usual | wishes)))

    def prepare(self, context: BrowserContext) -> BrowserContext:
        context.set_default_timeout(PATIENCE)
        if not self.painted:
            context.add_init_script(UNPAINTED)
        return context

    def welcome(self, context: BrowserContext) -> BrowserContext:
        """A profile that is theirs alone from now on."""
        self.contexts.append(context)
        self.listen(context)
        return context

    def listen(self, context: BrowserContext) -> Callable[[], None]:
        """Until what is returned is called."""
        ears: dict[Any, Callable[[Any], None]] = {"console": self.hear, "weberror": self.hear_error}
        for event, ear in ears.items():
            context.on(event, ear)

        def deafen() -> None:
            for event, ear in ears.items():
                context.remove_listener(event, ear)

        return deafen

    def borrow(self, context: BrowserContext, give_back: Callable[[], None]) -> None:
        """A profile that others had before and will have again, unless something goes wrong."""
        deafen = self.listen(context)

        def returned() -> None:
            give_back()
            deafen()

        self.borrowed.append((context, returned))

    def arrive(self, path: str = "/", **wishes: Any) -> Page:
        """Somebody new opens an address. Their profile may have been another's: the page's files are in its cache, and
        nothing else is, which saves a sixth of a visit. Whoever changes a profile itself (`context`) has a new one."""
        own = self.painted or not LOOKS.issuperset(wishes) or not path.startswith(("/", f"{self.url}/"))
        page = (self.context(**wishes) if own else self.used_context(**wishes)).new_page()
        if not own:
            session = page.context.new_cdp_session(page)
            session.send("Storage.clearDataForOrigin", {"origin": self.url, "storageTypes": "all"})
            session.detach()
        page.goto(path)
        return page

    def used_context(self, **wishes: Any) -> BrowserContext:
        place = self.browser, self.url, repr(sorted(wishes.items()))
        context = used[place].pop() if used[place] else self.new_context(**wishes)

        def give_back() -> None:
            for page in context.pages:
                page.close()
            context.clear_cookies()
            context.clear_permissions()
            used[place].append(context)

        self.borrow(context, give_back)
        return context

    def phone(self, path: str = "/", **wishes: Any) -> Page:
        return self.arrive(path, **({"viewport": PHONE, "is_mobile": True, "has_touch": True} | wishes))

    def hear(self, message: ConsoleMessage) -> None:
        if message.type in ("error", "warning") or "Content Security Policy" in message.text:
            where = message.location.get("url", "")
            self.faults.append(f"{message.type}: {message.text} ({where})")

    def hear_error(self, error: WebError) -> None:
        self.faults.append(f"thrown: {error.error}")

    def forgive(self, pattern: str) -> None:
        """A fault that a test brings about on purpose."""
        self.forgiven.append(re.compile(pattern))

    def photograph(self, folder: Path) -> None:
        """What everybody saw when a test failed."""
        contexts = [*self.contexts, *(context for context, _ in self.borrowed)]
        for number, page in enumerate(page for context in contexts for page in context.pages):
            with painted(page):
                page.screenshot(path=folder / f"page-{number}.png")
            print(f"page {number}, at {page.url}: {folder / f'page-{number}.png'}")

    def leave(self, *, failed: bool = False) -> list[str]:
        """Everybody goes; what went wrong. What was borrowed is not given back after a test that failed."""
        for context in self.contexts:
            context.close()
        for context, give_back in self.borrowed:
            if failed:
                context.close()
            else:
                give_back()
        return [fault for fault in self.faults if not any(it.search(fault) for it in self.forgiven)]


@contextmanager
def painted(page: Page) -> Iterator[None]:
    """For whoever looks at colours."""
    page.evaluate("() => window.paint?.(true)")
    yield
    page.evaluate("() => window.paint?.(false)")


if __name__ == "__main__":  # does a browser start here, as it would for the tests?
    with chromium(shells() if "shell" in sys.argv else None) as started:
        started.new_page().goto("data:text/html,<p>here")
