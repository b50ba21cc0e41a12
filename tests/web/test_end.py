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
from web.node import run_module
from whistlestop import words
from whistlestop.game import Game
from whistlestop.server.web.assets import Assets, rules_outline
from whistlestop.wire.http import map_info

TELL = """
const { addWords } = await import("./web/app/words/words.js");
const { scoreLines } = await import("./web/app/screens/end/lines.js");
const { beatsOf, opened, totalAfter } = await import("./web/app/screens/end/beats.js");
addWords("en", given.words);
const beats = beatsOf(given.scores);
say(given.scores.seats.map((score) => ({
  lines: scoreLines(score, given.cities),
  before: totalAfter(score, beats, 0),
  after: totalAfter(score, beats, beats.length),
  opened: opened(beats, beats.length, score.seat),
})));
"""
CHART = """
const { NARROW, WIDE, apart, chartOf, some, steps } = await import("./web/app/screens/end/growth.js");
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


@pytest.mark.parametrize("game", games(), ids=lambda game: game.map.id)
def test_every_point_is_told_as_python_tells_it(game: Game, tmp_path: Path) -> None:
    scores = game.scores()
    cities = map_info(game.map).cities
    text = Assets().files["words/en.ftl"].body.decode()
    given: dict[str, Any] = {"scores": json.loads(msgspec.json.encode(scores)), "cities": cities, "words": text}
    for score, told in zip(scores.seats, run_module(tmp_path, TELL, language="en", **given), strict=True):
        assert told["lines"] == words.score_lines(score, places=cities)
        assert (told["before"], told["after"]) == (score.routes, score.total)
        assert told["opened"] == len(score.tickets)


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
