"""The end of a game as the page tells it: every point in the words of Python, every sum the server's."""

from __future__ import annotations

import itertools
import json
import re
from pathlib import Path
from typing import Any

import msgspec
import pytest

from recorded import played
from web.message_calls import modules
from web.node import page_words, run_module
from whistlestop import maps, words
from whistlestop.game import Game
from whistlestop.game.scores import Scores, TicketScore
from whistlestop.server.web.assets import Assets, rules_outline
from whistlestop.wire.http import map_info

TELL = """
const { addWords } = await import("./web/app/words/words.js");
const { scoreLines } = await import("./web/app/screens/end/lines.js");
const { revealSteps, opened, totalAfter } = await import("./web/app/screens/end/reveal_steps.js");
for (const [name, text] of given.words) addWords(name, text);
const beats = revealSteps(given.scores);
say(given.scores.seats.map((score) => ({
  lines: scoreLines(score, given.cities),
  before: totalAfter(score, beats, 0),
  after: totalAfter(score, beats, beats.length),
  opened: opened(beats, beats.length, score.seat),
})));
"""
CHART = """
const { NARROW, WIDE, apart, chartOf, some, steps } = await import("./web/app/screens/end/chart_geometry.js");
say({
  steps: [steps(0, 10), steps(-27, 121), steps(-3, 4)],
  apart: [apart([100, 100, 300], 314), apart([310, 312, 313], 314), apart([20, 200, 120], 314)],
  some: [some(1, 6), some(7, 6), some(156, 6)],
  inside: [WIDE, NARROW].map((size) => {
    const chart = chartOf(given.values, size);
    const places = chart.lines.join("").match(/[\\d.-]+,[\\d.-]+/g).map((it) => it.split(",").map(Number));
    const [right, bottom] = [size.wide - size.right, size.high - size.bottom];
    return places.every(([x, y]) => x >= size.left && x <= right && y >= size.top && y <= bottom);
  }),
});
"""
RULES = """
const { matches, piecesOf } = await import("./web/app/help/outline.js");
const known = (clause) => ["B12a", "T6"].includes(clause);
say({
  found: [["Montréal is grey", "montreal GREY"], ["a tunnel", "tunnel ferry"], ["any", ""]].map((it) => matches(...it)),
  pieces: piecesOf("By **T6** and *row*, B12a; not T99.", known, "ROW not"),
});
"""


def games() -> list[Game]:
    return [played("europe", 3), played("north_america", 2), played("card_game", 4)]


@pytest.mark.parametrize("language", words.languages())
@pytest.mark.parametrize("game", games(), ids=lambda game: game.map.id)
def test_every_point_is_told_as_python_tells_it(game: Game, language: str, tmp_path: Path) -> None:
    scores = game.scores()
    cities = map_info(game.map).cities
    for score, told in zip(scores.seats, told_by_page(tmp_path, scores, cities, language), strict=True):
        assert told["lines"] == words.score_lines(score, language=language, places=cities)
        assert (told["before"], told["after"]) == (score.routes, score.total)
        assert told["opened"] == len(score.tickets)


@pytest.mark.parametrize("language", words.languages())
def test_colours_of_tickets_agree_with_cards_and_not_with_routes(language: str, tmp_path: Path) -> None:
    """Two tickets join Chicago and New York; the colour of the card they show tells them apart."""
    scores = played("card_game", 2, most=20).scores()
    info = map_info(maps.load("card_game"))
    twins = [id for id, it in info.tickets.items() if set(it.between) == {"chicago", "new_york"}]
    assert len(twins) == 2
    held = tuple(TicketScore(id, done, 5) for id, done in zip(twins, (True, False), strict=True))
    scores = msgspec.structs.replace(scores, seats=(msgspec.structs.replace(scores.seats[0], tickets=held),))
    (told,) = told_by_page(tmp_path, scores, info.cities, language)
    assert told["lines"] == words.score_lines(scores.seats[0], language=language, places=info.cities)
    for id, line in zip(twins, told["lines"], strict=False):
        assert words.say(f"kind-{id.partition('/')[2]}", language) in line


def told_by_page(folder: Path, scores: Scores, cities: object, language: str) -> Any:
    given = {"scores": json.loads(msgspec.json.encode(scores)), "cities": cities, "words": page_words(language)}
    return run_module(folder, TELL, language=language, **given)


def test_no_module_of_the_page_names_a_ticket_as_it_names_a_route() -> None:
    wrong = {module for module, text in modules().items() if re.search(r"\bplace\([^()]*ticket", text)}
    assert wrong == set()


def test_the_chart_keeps_inside_its_frame_and_its_emblems_apart(tmp_path: Path) -> None:
    found = run_module(tmp_path, CHART, values=[[0, -12, 4], [30, -5, 4], [121, 8, 119]])
    assert found["steps"] == [[0, 2, 4, 6, 8, 10], [-50, 0, 50, 100, 150], [-4, -2, 0, 2, 4]]
    for places in found["apart"]:
        ordered = sorted(places)
        assert all(low + 24 <= high for low, high in itertools.pairwise(ordered))
        assert ordered[-1] <= 314
    assert found["apart"][2] == [20, 200, 120]
    assert [it[-1] for it in found["some"]] == [0, 6, 155]
    assert found["inside"] == [True, True]


def test_the_rules_are_in_their_order_and_can_be_searched(tmp_path: Path) -> None:
    outline: Any = rules_outline()
    assert json.loads(Assets().files["words/rules.json"].body) == outline
    listed = [
        clause for section in outline["sections"] for chapter in section["chapters"] for clause in chapter["clauses"]
    ]
    said = [clause.id for section in words.rules() for chapter in section.chapters for clause in chapter.clauses]
    assert listed == said
    sections = {section["id"] for section in outline["sections"]}
    assert all(set(letters) <= sections for letters in outline["games"].values())
    found = run_module(tmp_path, RULES)
    assert found["found"] == [True, False, True]
    assert [(it["is"], it["text"]) for it in found["pieces"] if it["is"]] == [
        ("strong", "T6"),
        ("em", "row"),
        ("clause", "B12a"),
        ("mark", "not"),
    ]


def test_what_is_wanted_later_is_there_and_not_fetched_at_the_start() -> None:
    assets = Assets()
    at_once = set(assets.needed("app/main.js", "app/screens/home.js"))
    later = set()
    for path in (path for path in assets.files if path.startswith("app/") and path.endswith(".js")):
        for name in re.findall(r'=> import\("([^"]+)"\)', assets.files[path].body.decode()):
            later.add((Path("/") / path).parent.joinpath(name).resolve().relative_to("/").as_posix())
    assert later
    assert later <= set(assets.files)
    assert later & at_once == {"app/screens/home.js"}  # the screen of this address is on its way at once
    preloaded = re.findall(r'modulepreload" href="/v/\w+/([^"]+)"', assets.index())
    assert set(preloaded) == at_once > {"app/screens/app.js", "vendor/preact.js"}
