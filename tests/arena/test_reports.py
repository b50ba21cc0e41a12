"""Reports hold what they promise, in one file, as a page, as Markdown and as JSON."""

from __future__ import annotations

import re
from collections.abc import Callable, Generator, Iterable
from html.parser import HTMLParser
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import msgspec
import numpy as np
import pytest

from whistlestop import maps
from whistlestop.arena import map_report, page, plots, report
from whistlestop.arena.map_analysis import AnalyseSettings, Analysis
from whistlestop.arena.map_analysis import run as analyse
from whistlestop.arena.map_picture import Shown, draw, labels, lines_of, overlap, project
from whistlestop.arena.page import Cell, Grid, Page, Section
from whistlestop.arena.runner import run
from whistlestop.arena.settings import Settings, Sprt
from whistlestop.arena.summary import Summary, summarise

from .simulated import game

SVG = re.compile(r"<svg.*?</svg>", re.DOTALL)


@pytest.fixture(scope="module")
def three(tmp_path_factory: pytest.TempPathFactory) -> Summary:
    path = tmp_path_factory.mktemp("arena") / "three.sqlite"
    bots = ("racer", "planner", "greedy", "random")
    return run(Settings(game="europe", players=3, bots=bots, games=12, workers=0, database=path))


@pytest.fixture(scope="module")
def analysis() -> Analysis:
    return analyse(AnalyseSettings(games=300, workers=0))


def test_a_run_is_told_in_full(three: Summary) -> None:
    told = page.markdown(report.page_of(three))
    for title in ("Ratings", "Alone against many", "Mixed tables", "How they score", "How they play"):
        assert f"## {title}" in told
    for bot in three.bots:
        assert told.count(f"| {bot} |") >= 4
    assert "greedy · planner · racer" in told
    assert msgspec.json.decode(msgspec.json.encode(three), type=Summary) == three


def test_shares_add_up(three: Summary) -> None:
    for table in three.line_ups:
        assert sum(share.share for share in table.shares.values()) == pytest.approx(1)
    assert three.played == three.asked == sum(table.games for table in three.line_ups)
    assert three.matrix["planner"]["random"].share > 0.9
    elos = {rating.bot: rating.elo for rating in three.ratings}
    assert elos["racer"] == 0
    assert elos["planner"] > elos["greedy"] > elos["random"]


def test_the_page_is_one_file_that_loads_nothing(three: Summary) -> None:
    text = page.html(report.page_of(three))
    HTMLParser().feed(text)
    assert "http://" not in SVG.sub("", text)
    assert not re.search(r"<(script|link|img)|@import|url\(http", text)
    pictures = SVG.findall(text)
    assert len(pictures) == 2
    for picture in pictures:
        ElementTree.fromstring(picture)
        assert "var(--accent)" in picture
        assert plots.ACCENT not in picture
    ids = re.findall(r'\sid="([^"]+)"', text)
    assert len(ids) == len(set(ids))


def test_without_matplotlib_there_are_words(three: Summary, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(report, "have_plots", lambda: False)
    text = page.html(report.page_of(three))
    assert "<svg" not in text
    assert "whistlestop[plots]" in text


def test_a_bot_that_never_lost_is_said_to_be_above(tmp_path: Path) -> None:
    settings = Settings(bots=("racer", "planner"), games=40)
    games = [game(seating, n, ranks) for n in range(20) for seating, ranks in SWEEP]
    summary = summarise(settings, games)
    assert [rating.limit for rating in summary.ratings] == ["above", "below"]
    assert "never lost" in page.markdown(report.page_of(summary))


SWEEP = [(("planner", "racer"), (1, 2)), (("racer", "planner"), (2, 1))]


def test_a_run_of_nothing_is_an_empty_report() -> None:
    summary = summarise(Settings(games=10), [])
    assert "0 of 10 games" in page.markdown(report.page_of(summary))


def test_a_test_is_told(tmp_path: Path) -> None:
    asked = Settings(games=400, workers=0, sprt=Sprt("planner", "greedy", 0, 100), database=tmp_path / "a.sqlite")
    told = page.markdown(report.page_of(run(asked)))
    assert "planner is better than greedy by 100 Elo rather than by 0." in told


def test_what_people_write_is_escaped() -> None:
    shown = Page("<b>", ["<i>"], [Section("&", "<p>", Grid(("<", ">"), [["<a>", Cell("<b>", 0.5, '"')]]))], "</main>")
    text = page.html(shown)
    assert "<i>" not in text
    assert "<a>" not in text
    assert 'title="&quot;"' in text
    assert "\\|" in page.markdown(Page("", [], [Section("", grid=Grid(("a",), [["x|y"]]))]))


# --- maps -------------------------------------------------------------------------------------------------


def test_an_analysis_counts_what_happened(analysis: Analysis) -> None:
    assert sum(share for share, _ in analysis.order) == pytest.approx(1)
    assert len(analysis.tickets) == 30
    assert len(analysis.tracks) == 100
    # each of the two keeps two tickets or more, and with at most 45 trains claims no more than 45 tracks
    assert sum(ticket.had for ticket in analysis.tickets) >= 4
    assert 10 < sum(track.had for track in analysis.tracks) < 90
    assert all(0 <= (ticket.made or 0) <= 1 for ticket in analysis.tickets)
    assert analysis.totals[0] < analysis.totals[2] < analysis.winning[3]


def test_an_analysis_is_the_same_in_pieces(monkeypatch: pytest.MonkeyPatch, analysis: Analysis) -> None:
    monkeypatch.setattr("whistlestop.arena.map_analysis.PIECE", 70)
    games: list[int] = []
    assert analyse(AnalyseSettings(games=300, workers=0), games.append) == analysis
    assert sum(games) == 300


class Careless:
    """Does the first piece twice, and the last one not at all."""

    def map(self, do: Callable[[Any], Any], work: Iterable[Any]) -> Generator[Any, None, None]:
        pieces = list(work)
        for piece in [pieces[0], *pieces[:-1]]:
            yield do(piece)


def test_an_analysis_without_some_of_its_games_is_none(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("whistlestop.arena.map_analysis.PIECE", 4)
    games: list[int] = []
    with pytest.raises(ValueError, match="only 8 of 10 games were played"):
        analyse(AnalyseSettings(game="card_game", games=10), games.append, Careless())
    assert sum(games) == 8


def test_an_analysis_is_told_with_the_map_in_colours(analysis: Analysis) -> None:
    text = page.html(map_report.page_of(analysis))
    pictures = SVG.findall(text)
    assert len(pictures) == 2
    for picture in pictures:
        drawn = ElementTree.fromstring(picture)
        assert len(drawn.findall("line")) == 100
        assert [text.text for text in drawn.findall("text")] == [
            city.name for city in maps.load("north_america").cities
        ]
    assert "Which tickets win" in page.markdown(map_report.page_of(analysis))


def test_the_card_game_has_tickets_and_no_routes() -> None:
    found = analyse(AnalyseSettings(game="card_game", players=3, games=40, workers=0))
    told = page.markdown(map_report.page_of(found))
    assert "Which tickets win" in told
    assert "routes" not in told


@pytest.mark.parametrize("name", ["north_america", "europe"])
def test_labels_do_not_cover_one_another(name: str) -> None:
    map = maps.load(name)
    places, height = project(map)
    boxes = labels(map, places, lines_of(map, places), height)
    covered = [overlap(one, other) > 0 for at, one in enumerate(boxes) for other in boxes[at + 1 :]]
    assert not any(covered)
    assert all(box.left >= 0 and box.right <= 1000 and box.top >= 0 and box.bottom <= height for box in boxes)


def test_a_drawing_of_few_tracks_has_few_lines() -> None:
    drawn = ElementTree.fromstring(draw(maps.load("europe"), {3: Shown(-0.5, 1, "a < b")}, "one"))
    (line,) = drawn.findall("line")
    assert line.get("class") == "bad"
    assert line.findtext("title") == "a < b"


def test_a_planted_advantage_is_found() -> None:
    """Seat 0 always wins and always holds ticket 5 and track 70."""
    from whistlestop.arena.map_analysis import ENDED, analysis_of

    games = np.zeros(100, ENDED)
    games["share"][:, 0] = 1
    games["total"][:, 0] = 50
    games["held"][:, 0] = 1 << 5
    games["held"][:, 1] = 1 << 6
    games["owned"][:, 0, 1] = 1 << 6
    found = analysis_of(AnalyseSettings(games=100), games)
    assert found.order[0][0] == 1
    assert (found.tickets[5].wins, found.tickets[6].wins, found.tickets[7].wins) == (1, 0, None)
    assert (found.tracks[70].wins, found.tracks[70].had) == (1, 1)
    assert found.margins == (50,) * 5
