"""Who is here, since when a table is there, who has resigned, and how somebody is told: mostly without a browser."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import expect

from web.browser import PHONE, Visitors
from web.lab import lab_page, moment, show
from web.node import page_words, run_module
from whistlestop import words

AGO = """
const { addWords } = await import("./web/app/words/words.js");
const { RelativeTime } = await import("./web/app/screens/home/relative_time.js");
for (const [name, text] of given.words) addWords(name, text);
say(given.minutes.map((it) => RelativeTime({ at: 1000, now: 1000 + it * 60_000 }).props.children));
"""
HERE = """
if (!given.keeps) globalThis.localStorage.getItem = () => { throw new Error("not allowed"); };
const asked = [];
globalThis.fetch = async (path) => {
  asked.push(path);
  return { ok: true, headers: { get: () => "application/json" }, json: async () => ({ name: "Anna" }) };
};
globalThis.location = { protocol: "http:", host: "here" };
globalThis.addEventListener = globalThis.document.addEventListener = nothing;
globalThis.WebSocket = class { constructor(url) { asked.push(url); } };
const { lookWhoIsHere } = await import("./web/app/state/me.js");
say([await lookWhoIsHere(), asked]);
process.exit(); // whoever is known opens a line, so that others can find them: it would be waited for
"""
NOTICE = """
const shown = [];
globalThis.localStorage.getItem = () => JSON.stringify({ notices: true });
globalThis.document.hidden = true;
globalThis.location = { pathname: "/table/t" };
globalThis.navigator = {};
globalThis.Notification = class {
  static permission = "granted";
  constructor(text, options) { shown.push([text, options.tag, options.renotify]); }
};
globalThis.window = globalThis;
const { notify } = await import("./web/app/state/notices.js");
notify("Your turn");
await null;
await null;
say(shown);
"""
PAST = [("minutes", 0, 0), ("minutes", 1, 1), ("minutes", 21, 21), ("hours", 2, 150), ("days", 1, 2000)]


@pytest.mark.parametrize("language", words.languages())
def test_how_long_ago_is_said_in_every_language(language: str, tmp_path: Path) -> None:
    """Also by browsers that know nothing of it."""
    minutes = [it for _, _, it in PAST]
    said = run_module(tmp_path, AGO, language=language, words=page_words(language), minutes=minutes, poor=True)
    assert said == [words.say(f"page-ago-{unit}", language, number=number) for unit, number, _ in PAST]


@pytest.mark.parametrize("keeps", [True, False])
def test_a_browser_that_keeps_only_cookies_is_asked_who_is_here(keeps: bool, tmp_path: Path) -> None:
    told = run_module(tmp_path, HERE, language="en", keeps=keeps)
    assert told == ([False, []] if keeps else [True, ["/api/me", "ws://here/api/socket"]])


def test_every_turn_is_a_notice_of_its_own(tmp_path: Path) -> None:
    """Without `renotify` a second notice takes the place of the first without a sound."""
    assert run_module(tmp_path, NOTICE, language="en") == [["Your turn", "whistlestop", True]]


def test_a_phone_says_that_one_has_resigned_and_that_a_bot_moves(visitors: Visitors) -> None:
    page = lab_page(visitors, touched=True, viewport=PHONE)
    shown = moment("north_america", 3, "wait")
    turn = shown.full["view"]["turn"]
    shown.table["seats"][0] |= {"kind": "bot", "bot": "medium", "resigned": True, "stood_in": [turn]}
    show(page, shown)
    expect(page.locator(".turnline")).to_contain_text(words.say("page-gave-up", "en"))
    began = {"event": "turn-began", "seat": 0, "turn": turn}
    page.evaluate("(events) => lab.push(events)", [began, {"event": "card-drawn", "seat": 0}])
    expect(page.locator(".last-news")).to_contain_text(words.say("page-by-bot", "en"))
    tag = page.locator(".last-news .tag")
    assert tag.evaluate("(it) => it.scrollWidth <= it.clientWidth + 1 && innerWidth > it.getBoundingClientRect().right")
