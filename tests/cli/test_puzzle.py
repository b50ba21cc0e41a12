"""`whistlestop puzzle`: shown, answered, explained, in every language."""

from __future__ import annotations

import datetime

import pytest

from cli.scripts import typed
from whistlestop import puzzles, words

Out = pytest.CaptureFixture[str]


@pytest.mark.parametrize("game", puzzles.games())
def test_the_right_answer(monkeypatch: pytest.MonkeyPatch, capsys: Out, game: str) -> None:
    puzzle = puzzles.load(game)[0]
    solution = str(puzzle.game_of().action(puzzle.solution))
    lines = ["table", "nonsense", solution]
    assert typed(monkeypatch, lines, "puzzle", game, "--number", "1", "--language", "en") == 0
    out = " ".join(capsys.readouterr().out.split())
    assert "Puzzle 1" in out
    assert f"Right: {solution}" in out
    assert "every other decision is worse by at least" in out


def test_another_answer_and_what_it_costs(monkeypatch: pytest.MonkeyPatch, capsys: Out) -> None:
    puzzle = puzzles.load("europe")[0]
    wrong, cost = next(iter(puzzle.costs.items()))
    answer = str(puzzle.game_of().action(wrong))
    assert typed(monkeypatch, [answer], "puzzle", "europe", "--number", "1", "--language", "en") == 0
    out = " ".join(capsys.readouterr().out.split())
    assert f"Not the best: {answer}. It gives away about {cost}%" in out
    assert f"Best: {puzzle.game_of().action(puzzle.solution)}" in out


def test_shown_in_every_language_and_left(monkeypatch: pytest.MonkeyPatch, capsys: Out) -> None:
    for language in words.languages():
        for game in puzzles.games():
            assert typed(monkeypatch, ["show"], "puzzle", game, "--language", language) == 0
            out = capsys.readouterr().out
            assert words.say("page-puzzle-shown", language) in out
            assert not any(key in out for key in ("reason-", "page-", "puzzle-"))
    assert typed(monkeypatch, [], "puzzle", "europe", "--level", "hard", "--language", "en") == 0
    assert "Europe, hard" in capsys.readouterr().out


def test_one_a_day() -> None:
    first = datetime.date(2026, 1, 1)
    days = [puzzles.of_the_day("europe", first + datetime.timedelta(days=day)) for day in range(50)]
    assert len({it.id for it in days}) == len(puzzles.load("europe"))


@pytest.mark.parametrize(
    "arguments, said",
    [
        (["atlantis"], "there are no puzzles for ‘atlantis’; choose from card_game, europe"),
        (["europe", "--level", "cruel"], "‘cruel’ is no level; choose from easy, medium"),
        (["europe", "--number", "0"], "the puzzles are numbered 1 to"),
    ],
)
def test_what_there_is_not_is_one_sentence(
    monkeypatch: pytest.MonkeyPatch, capsys: Out, arguments: list[str], said: str
) -> None:
    assert typed(monkeypatch, [], "puzzle", *arguments) == 2
    found = capsys.readouterr().err
    assert said in found
    assert found.count("\n") == 1
