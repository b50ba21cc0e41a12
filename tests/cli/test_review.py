"""`whistlestop review`: a finished game in figures and sentences, in every language, and as data."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from recorded import played, record_of
from whistlestop import cli, words
from whistlestop.cli.review import reviewed
from whistlestop.game import Record, save_many
from whistlestop.review import Review
from whistlestop.review.comparison import alternatives
from whistlestop.review.jobs import Played

Out = pytest.CaptureFixture[str]


@pytest.fixture(scope="module")
def stream(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A finished game, and one that is not."""
    file = tmp_path_factory.mktemp("records") / "games.wsr"
    save_many(file, [record_of(played("card_game", 2)), record_of(played("europe", 2, most=12))])
    return file


def test_a_game_in_figures_and_sentences(stream: Path, capsys: Out, monkeypatch: pytest.MonkeyPatch) -> None:
    made: list[Review] = []  # once: it is the same in every language

    def reviewed_once(record: Record, file: str) -> Review:
        if not made:
            made.append(reviewed(record, file))
        return made[0]

    monkeypatch.setattr("whistlestop.cli.review.reviewed", reviewed_once)
    for language in words.languages():
        assert cli.main(["review", str(stream), "--game", "1", "--language", language]) == 0
        out = " ".join(capsys.readouterr().out.split())
        for key in ("chances", "accuracy", "luck", "turning", "costly", "judge-network"):
            assert words.say(f"page-review-{key}", language) in out
        assert "Anna" in out
        assert "█" in out
        assert "reason-" not in out


def test_for_machines(stream: Path, capsys: Out) -> None:
    assert cli.main(["review", str(stream), "--game", "1", "--json"]) == 0
    found = json.loads(capsys.readouterr().out)
    assert found["map"] == "card_game"
    assert [seat["name"] for seat in found["seats"]] == ["Anna", "Bo"]
    assert len(found["chances"]) > 10


def test_what_another_decision_would_have_done(stream: Path, capsys: Out) -> None:
    asked = alternatives(Played.of(record_of(played("card_game", 2)).game()), 20)
    other = next(it for it in asked.choices if it.decision != asked.played)
    wish = ["review", str(stream), "--game", "1", "--what-if", f"20:{other.action}"]
    assert cli.main([*wish, "--json"]) == 0
    found = json.loads(capsys.readouterr().out)
    assert (found["moment"], found["decision"]) == (20, other.decision)
    for language in words.languages():
        assert cli.main([*wish, "--language", language]) == 0
        out = " ".join(capsys.readouterr().out.split())
        assert words.say(f"page-explore-{found['verdict']}", language) in out
        assert words.say("page-explore-trials", language) in out
    for wrong in ("20", "x:draw deck", "99999:draw deck", "20:claim paris-wien", "20:dance"):
        assert cli.main(["review", str(stream), "--game", "1", "--what-if", wrong]) == 2
        assert capsys.readouterr().err.count("\n") == 1
    assert cli.main(["review", str(stream), "--game", "2", "--what-if", "3:draw deck"]) == 2


def test_a_game_that_is_not_finished_is_one_sentence(stream: Path, capsys: Out) -> None:
    assert cli.main(["review", str(stream), "--game", "2"]) == 2
    assert "only a finished game can be reviewed" in capsys.readouterr().err
