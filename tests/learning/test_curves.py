"""Metrics as pictures. None of this needs PyTorch."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from whistlestop.learning.curves import html_of, main, read_metrics, runs_of, smoothed, strength_of, write_page
from whistlestop.learning.errors import REFUSED, TrainingError


def strengths(share: float) -> list[dict[str, Any]]:
    return [
        {"rival": rival, "players": size, "share": share / size} for rival in ("blocker", "racer") for size in (2, 3)
    ]


def written(path: Path, first: int = 1, number: int = 45) -> Path:
    lines: list[dict[str, Any]] = [
        {"seconds": 1.5 * n, "iterations": n, "decisions": 10**6 * n, "games": 9 * n, "entropy": 1 / n, "rate": 2e6}
        for n in range(first, first + number)
    ]
    lines[9]["strength"] = strengths(0.5)
    lines.append({**lines[-1], "final": strengths(0.9)})
    path.write_text("".join(json.dumps(line) + "\n" for line in lines))
    return path


def test_slices_follow_each_other(tmp_path: Path) -> None:
    lines = read_metrics([written(tmp_path / "a"), written(tmp_path / "b", 46)])
    assert strength_of(lines)[2] == [(10.0, 0.25), (45.0, 0.45), (55.0, 0.25), (90.0, 0.45)]
    assert sorted(strength_of(lines)) == [2, 3]  # against the scripted bot that advises, and nobody else
    duel = [{"millions": 1.0, "strength": [{"rival": "champion", "players": 2, "share": 0.6}]}]
    assert strength_of(duel) == {2: [(1.0, 0.6)]}  # of a run against one network that is the rival
    speed = smoothed(lines, "speed")
    assert speed[0] == (20.0, 2.0)
    assert smoothed(lines, "nothing") == []


def test_a_run_gets_its_page(tmp_path: Path) -> None:
    written(tmp_path / "metrics.jsonl")
    page = write_page(tmp_path, "card_game: a network learns")
    assert page == f"{tmp_path / 'metrics.html'} shows how it went."
    text = (tmp_path / "metrics.html").read_text()
    for word in ("card_game: a network learns", "45,000,000 decisions", "Strength", "2 players", "Entropy"):
        assert word in text
    assert text.count("<svg ") == 3
    (tmp_path / "none").mkdir()
    (tmp_path / "none" / "metrics.jsonl").touch()
    none = tmp_path / "none" / "metrics.html"
    said = write_page(none.parent, "nothing yet")
    assert said == f"No {none}: There is nothing to draw: no iteration has been written down yet."
    assert not none.exists()


def test_a_page_of_one_point_shows_it(tmp_path: Path) -> None:
    path = written(tmp_path / "metrics.jsonl")
    path.write_text(path.read_text().splitlines(keepends=True)[0])
    assert "<use " in html_of(read_metrics([path]), "One")  # a mark; lines alone are paths


def test_what_is_to_be_drawn_is_to_be_said(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = written(tmp_path / "metrics.jsonl")
    with pytest.raises(SystemExit):
        main([str(path)])
    assert "say where to draw: --html FILE, --svg FILE, or both." in capsys.readouterr().err
    assert main([str(path), "--html", str(tmp_path)]) == REFUSED
    assert capsys.readouterr().err == f"{tmp_path}: Is a directory.\n"


def test_a_picture_has_a_panel_a_game(tmp_path: Path) -> None:
    one, other = written(tmp_path / "a"), written(tmp_path / "b")
    assert main([f"europe={one},{other}", f"card_game={one}", "--svg", str(tmp_path / "c.svg")]) == 0
    text = (tmp_path / "c.svg").read_text()
    assert text.count('id="axes_') == 2
    assert set(runs_of([one])) == {""}


@pytest.mark.parametrize("text", ["", "no metrics", '{"a": 1}', "[1]"])
def test_what_is_no_metrics_is_one_sentence(tmp_path: Path, text: str, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "m.jsonl"
    path.write_text(text)
    with pytest.raises(TrainingError, match=r"^[^\n]+\.$"):
        read_metrics([path])
    assert main([str(path), "--html", str(tmp_path / "m.html")]) == REFUSED
    assert main([str(tmp_path / "none"), "--html", str(tmp_path / "m.html")]) == REFUSED
    assert not (tmp_path / "m.html").exists()
    assert "Traceback" not in capsys.readouterr().err
