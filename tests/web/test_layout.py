"""The rule of every layout: whatever the window, the language, the players and the phase, everything that a person
needs is there, whole, uncovered and large enough for a finger; the hand, the row, one's tickets and what is needed of
the board are seen together. The tables are shown without a server (shown_tables.py, lab.js), so cases are cheap."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, NamedTuple

import pytest
from playwright.sync_api import Page

from web.browser import Visitors
from web.lab import choose, faults, lab_page, resize, show
from web.screen_checks import spills
from web.shown_tables import PLAYERS, Shown, moments
from whistlestop import words

pytestmark = pytest.mark.xdist_group("web-layout")

FINGER = 40  # px
# Phones and tablets in both directions, then windows, then windows at 200 %.
TOUCHED = ((320, 568), (390, 844), (844, 390), (768, 1024), (1024, 768), (1180, 820))
WINDOWS = ((1280, 720), (1440, 900), (1920, 1080), (640, 360), (720, 450), (960, 540))
GAMES = tuple(PLAYERS)
SOME = 3  # routes and cities for which the payment is looked at, from all over the board


class Case(NamedTuple):
    size: tuple[int, int]
    language: str
    game: str
    players: int


def sampled() -> list[Case]:
    """Every size with a map game and the card game, and among them every number of players and every language."""
    languages = words.languages()
    return [
        Case(size, languages[(number + place) % len(languages)], game, PLAYERS[game][number % len(PLAYERS[game])])
        for number, size in enumerate((*TOUCHED, *WINDOWS))
        for place, game in enumerate((GAMES[number % 2], "card_game"))
    ]


def every(language: str) -> list[Case]:
    return [
        Case(size, language, game, players)
        for size in (*TOUCHED, *WINDOWS)
        for game in GAMES
        for players in PLAYERS[game]
    ]


def picks(shown: Shown) -> Iterator[tuple[str, dict[str, Any]]]:
    """What may be picked now and asks for more: routes, cities, piles."""
    if shown.phase != "turn":
        return
    row = shown.full["view"]["row"]
    for card, place in ((row[0], 0), (row[-1], len(row) - 1), ("deck", None)):
        yield f"draw {card}", {"kind": "draw", "card": card, "place": place}
    choices = shown.full["choices"]
    for kind, where, options in (("claim", "track", choices["claims"]), ("station", "city", choices["stations"])):
        for name in list(options)[:: max(1, len(options) // SOME)][:SOME]:
            yield f"{kind} {name}", {"kind": kind, where: name, "payment": 0}
    if choices["piles"]:
        most = max(choices["piles"], key=lambda it: int(it["cards"]))
        yield "pile", {"kind": "place", "locos": 0, **most}


def faults_of(page: Page, case: Case, least: int) -> tuple[int, dict[str, list[str]]]:
    """How many screens were looked at, and what is wrong with which."""
    width, height = case.size
    page.evaluate("(language) => lab.language(language)", case.language)
    resize(page, width, height)
    found: dict[str, list[str]] = {}
    looked = 0
    for shown in moments(case.game, case.players):
        show(page, shown)
        for name, pick in (("", None), *picks(shown)):
            if pick:
                choose(page, pick)
            looked += 1
            if wrong := [*faults(page, least), *spills(page)]:
                found[f"{shown.name} {name} {width}x{height} {case.language}"] = wrong
    return looked, found


def look_at(visitors: Visitors, cases: list[Case]) -> None:
    found: dict[str, list[str]] = {}
    looked = 0
    for touched, sizes in ((True, TOUCHED), (False, WINDOWS)):
        chosen = [case for case in cases if case.size in sizes]
        page = lab_page(visitors, touched=touched)
        for case in chosen:
            number, wrong = faults_of(page, case, FINGER if touched else 0)
            looked += number
            found |= wrong
    print(f"\n{looked} screens, {len(found)} with faults")
    assert not found, "\n".join(f"{name}: {wrong[:4]}" for name, wrong in found.items())


def test_nothing_that_is_needed_is_clipped_covered_or_small(visitors: Visitors) -> None:
    look_at(visitors, sampled())


@pytest.mark.slow
@pytest.mark.parametrize("language", words.languages())
def test_the_whole_matrix_of_layouts(language: str, visitors: Visitors) -> None:
    look_at(visitors, every(language))
