"""The screens around the games that people reach once something has happened: the table of the day with results,
one's own games, questions by name, people who are blocked, filters of open tables, the people at a table."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any

from playwright.sync_api import Page

from web.new_games import invitation, join, open_dialog, set_table
from web.screens import quiet
from web.shown_tables import LONGEST_NAME
from whistlestop import maps
from whistlestop.game.notation.names import names_of

CALL = """async (name) => {
  const main = document.querySelector('link[rel="modulepreload"][href$="/app/main.js"]').href;
  const page = await import(main.replace("main.js", "state/me.js"));
  await page.signIn();
  while (page.connection.status.value !== "open") await new Promise((resolve) => setTimeout(resolve, 20));
  await page.rename(name);
}"""


OPEN_TABLE = """async () => {
  const main = document.querySelector('link[rel="modulepreload"][href$="/app/main.js"]').href;
  const page = await import(main.replace("main.js", "state/me.js"));
  await page.connection.send({ type: "create", settings: { game: "europe", players: 2, public: true } });
}"""


# What a server says when somebody asks for a game, and when one has asked.
ASKED = """async () => {
  const main = document.querySelector('link[rel="modulepreload"][href$="/app/main.js"]').href;
  const page = await import(main.replace("main.js", "state/me.js"));
  const question = { type: "challenged", rated: true, now: 0, until: 60000, answer: null };
  page.challenges.value = [
    { ...question, challenge: "a", name: "Bo", game: "europe", mine: false },
    { ...question, challenge: "b", name: "W".repeat(24), game: "card_game", mine: true, rated: false },
  ];
}"""


def history() -> dict[str, Any]:
    europe = maps.load("europe")
    names = names_of(europe)
    tracks = [{"name": it, "number": 9 - at} for at, it in enumerate(names.tracks[:3])]
    tickets = [{"name": names.tickets[0], "number": 3, "completed": 2}]
    seats = [
        {"name": "Anna", "bot": False, "mine": True, "rank": 1, "points": 110},
        {"name": LONGEST_NAME, "bot": False, "mine": False, "rank": 3, "points": 70},
        {"name": "medium", "bot": True, "mine": False, "rank": 2, "points": 90},
    ]
    game = {
        "table": "abcdefghijkm",
        "ended": 1_790_000_000_000,
        "game": "europe",
        "rated": True,
        "whole": True,
        "seat": 0,
    }
    return {
        "shown": False,
        "games": [game | {"seats": seats, "day": "2026-11-15", "accuracy": 87.4}],
        "by_game": [{"game": "europe", "games": 1, "won": 1, "gone": 0, "stood_in": 0}],
        "by_opponent": [
            {"bot": "medium", "name": "", "games": 1, "before": 1, "equal": 0},
            {"bot": "", "name": LONGEST_NAME, "games": 1, "before": 1, "equal": 0},
        ],
        "ratings": [],
        "favourites": [{"game": "europe", "map": europe.hash, "games": 9, "tracks": tracks, "tickets": tickets}],
    }


# By what the page asks with, and not on the line: a browser that hands over every request keeps no file for later.
ANSWERS = """(() => {
  const given = GIVEN;
  const asked = window.fetch;
  window.fetch = async (path, ...more) => {
    if (path in given.answers) return Response.json(given.answers[path]);
    const answer = await asked(path, ...more);
    if (path !== "/api/days") return answer;
    const days = await answer.json();
    for (const table of days.yesterday) table.results = given.results;
    Object.assign(days.today[0], given.today);
    return Response.json(days);
  };
})()"""


def answers(page: Page) -> None:
    """A server on which much has happened."""
    result = {"name": "Anna", "rank": 1, "table": "abcdefghijkm"}
    given = {
        "answers": {
            "/api/me/history": history(),
            "/api/me/blocks": {"people": [{"number": 0, "name": "Bo"}, {"number": 1, "name": LONGEST_NAME}]},
        },
        "results": [
            result | {"place": 1, "points": 120},
            result | {"name": LONGEST_NAME, "place": 2, "points": 99, "mine": True},
        ],
        "today": {"mine": "abcdefghijkm", "over": True, "played": 3},
    }
    page.add_init_script(ANSWERS.replace("GIVEN", json.dumps(given)))


def around(page: Page) -> Iterator[str]:
    """Each name is yielded when its screen is there; the page has been given `answers`."""
    page.goto("/")
    page.evaluate(CALL, "Anna")
    page.goto("/day")
    page.locator("#yesterday").wait_for()
    page.locator("details summary").first.click()
    quiet(page)
    yield "day"
    page.goto("/history")
    page.locator(".heat-board svg").wait_for()
    assert page.locator(".warm").count() == 3
    assert page.locator(".ticket-lines line").count() == 1
    yield "history"
    page.goto("/")
    page.get_by_role("button", name="Find somebody").click()
    page.get_by_role("dialog").get_by_label("Their name").wait_for()
    yield "ask"
    page.goto("/")
    page.locator(".topbar-doors .button").click()
    page.get_by_text("People you have blocked").click()
    page.get_by_role("button", name="Unblock Bo").wait_for()
    yield "blocked"
    page.goto("/")
    page.evaluate(ASKED)
    page.locator(".challenge .button").first.wait_for()
    yield "asked"


def company(page: Page, host: Page) -> Iterator[str]:
    """Who else sits at a table."""
    host.goto("/")
    open_dialog(host, "europe", "friends")
    set_table(host)
    page.goto(invitation(host))
    join(page, "Anna")
    page.locator(".company-door").first.click()
    page.get_by_role("dialog").locator("li").first.wait_for()
    yield "company"


def filters(page: Page, host: Page) -> Iterator[str]:
    """Somebody else has a table to which anybody may come, and one looks for others."""
    host.goto("/")
    host.evaluate(CALL, "Bo")
    host.evaluate(OPEN_TABLE)
    page.goto("/")
    page.locator("section[aria-labelledby=lobby] details summary").click()
    page.locator(".filters select").first.wait_for()
    page.locator(".filters").scroll_into_view_if_needed()
    yield "filters"
