"""The page tells events in the very sentences of words/, in every language, whatever the browser knows of plurals."""

from __future__ import annotations

import functools
import json
import random
from pathlib import Path
from typing import Any

import msgspec
import pytest

import whistlestop as ws
from web.node import page_words, run_module
from whistlestop import words
from whistlestop.game.views.view import SPECTATOR
from words.happenings import NAMES, kinds, variants

# A browser without data for small languages must do as well as one that has them all.
BROWSERS = [(language, poor) for language in words.languages() for poor in (True, False)]

TELL = """
const { addWords } = await import("./web/app/words/words.js");
const { tell } = await import("./web/app/words/telling.js");
for (const [name, text] of given.words) addWords(name, text);
say(given.tellings.map(({ event, ...telling }) => tell(event, telling)));
"""
NUMBERS = """
const { addWords, t } = await import("./web/app/words/words.js");
const { written } = await import("./web/app/words/numbers.js");
for (const [name, text] of given.words) addWords(name, text);
const mark = (name) => t(`number-${name}`);
const marks = { thousands: mark("thousands"), decimal: mark("decimal"), minus: mark("minus") };
say([given.numbers.map((n) => t("points", { points: n })), given.numbers.map((n) => written(n, marks, 2))]);
"""


def said_by_page(folder: Path, language: str, tellings: list[dict[str, Any]], *, poor: bool) -> list[str]:
    said = run_module(folder, TELL, language=language, words=page_words(language), tellings=tellings, poor=poor)
    return [str(it) for it in said]


def played(name: str, players: int) -> ws.Game:
    game, luck = ws.new(name, players=players, seed=11), random.Random(3)
    while not game.is_over:
        seat = luck.choice(game.pending)
        game.play(luck.choice(game.legal_decisions(seat)), seat)
    return game


@functools.cache
def games() -> list[ws.Game]:
    return [played("north_america", 2), played("europe", 3), played("card_game", 4)]


@functools.cache
def told_by_python(language: str) -> tuple[list[dict[str, Any]], list[str]]:
    """Everything that anybody is told of whole games, and how; both kinds of browsers have to say the same."""
    tellings, wanted = [], []
    for game in games():
        cities = {city.id: city.name for city in game.map.cities}
        for viewer in (*range(len(game.names)), SPECTATOR):
            seat = None if viewer == SPECTATOR else viewer
            for event in game.view(viewer).events:
                shared = {"names": list(game.names), "viewer": seat, "cities": cities}
                tellings.append({"event": json.loads(msgspec.json.encode(event)), **shared})
                wanted.append(words.tell(event, names=game.names, viewer=seat, language=language, places=cities))
    return tellings, wanted


@pytest.mark.parametrize("language, poor", BROWSERS)
def test_whole_games_are_told_alike(language: str, poor: bool, tmp_path: Path) -> None:
    tellings, wanted = told_by_python(language)
    assert said_by_page(tmp_path, language, tellings, poor=poor) == wanted
    assert len({it["event"]["event"] for it in tellings}) > 20


@pytest.mark.parametrize("language", words.languages())
def test_every_variant_of_every_event_is_told_alike(language: str, tmp_path: Path) -> None:
    cities = {
        name: name.title()
        for name in ["paris", "frankfurt", "zurich", "wien", "new_york", "miami", "a", "b", "c", "d", "e", "f"]
    }
    events = [event for kind in kinds() for event in variants(kind)]
    tellings = [
        {"event": json.loads(msgspec.json.encode(event)), "names": NAMES, "viewer": viewer, "cities": cities}
        for event in events
        for viewer in (0, 1, 2, None)
    ]
    wanted = [
        words.tell(event, names=NAMES, viewer=viewer, language=language, places=cities)
        for event in events
        for viewer in (0, 1, 2, None)
    ]
    assert said_by_page(tmp_path, language, tellings, poor=True) == wanted


@pytest.mark.parametrize("language, poor", BROWSERS)
def test_numbers_are_written_alike(language: str, poor: bool, tmp_path: Path) -> None:
    numbers = [*range(125), -1, -21, 999, 1000, 1001, 1011, 1021, -1000, 1234567]
    plain, fixed = run_module(
        tmp_path, NUMBERS, language=language, words=page_words(language), numbers=numbers, poor=poor
    )
    assert plain == [words.say("points", language, points=it) for it in numbers]
    assert fixed == [words.number(it, language, digits=2) for it in numbers]
