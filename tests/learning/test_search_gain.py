"""What searches gain, measured at moments of which it is known what each decision wins. Without PyTorch."""

from __future__ import annotations

import json
from itertools import islice
from typing import Any

import numpy as np
import pytest

from whistlestop import maps, rules
from whistlestop.bots.champion.rounds import Findings
from whistlestop.bots.champion.search import Search
from whistlestop.bots.players.champion import weights_for
from whistlestop.bots.players.protocol import Budget
from whistlestop.learning import search_gain
from whistlestop.learning.errors import REFUSED
from whistlestop.learning.search_gain import Choices, Moment, Options, Way, main, row, run, show

OPTIONS = Options("card_game", ("none@8",), positions=3, worlds=4)


def silent(_: object) -> None:
    """Nobody listens."""


def choices_of(options: Options = OPTIONS) -> Choices:
    weights = weights_for(maps.load(options.game))
    assert weights is not None
    return Choices(maps.board(options.game), weights, options)


def test_a_way_gains_nothing_on_itself() -> None:
    one, other = run(Options("card_game", ("none@8", "none@8"), positions=3, worlds=4), silent)
    assert one == other
    assert one["positions"] == 3
    assert (one["more"], one["more_error"]) == (0, 0)


def test_moments_are_choices_that_are_not_sure() -> None:
    choices = choices_of()
    for moment in islice(choices.moments(), 4):
        assert moment.seat in rules.to_move(moment.state)
        assert set(moment.shares) <= set(rules.legal(moment.state, choices.board, moment.seat))
        assert 2 <= len(moment.shares) <= 5
        assert all(0 <= it <= 1 for it in moment.shares.values())
    assert 1 < choices.of_a_player < 200


def test_all_candidates_meet_the_same_worlds_and_luck() -> None:
    """So what one of them wins does not depend on which others are tried."""
    moment = next(choices_of().moments())
    first, *others = moment.shares

    def alone(*candidates: int) -> dict[int, float]:
        return choices_of().shares(moment.state, moment.seat, list(candidates))

    assert alone(first)[first] == alone(first, *others)[first]
    assert choices_of().shares(moment.state, moment.seat, [first, first]) == alone(first)


def test_a_choice_gains_what_it_wins_more_than_the_networks_own(monkeypatch: pytest.MonkeyPatch) -> None:
    found = next(choices_of().moments())
    moment = Moment(found.state, found.seat, {7: 0.25, 9: 0.75})
    asked: list[Any] = []

    def finish(search: Search, _weights: object, _begin: float, milliseconds: float) -> None:
        asked.append((milliseconds, search.rollouts))
        assert search.candidates == [7, 9]
        search.learn(Findings(np.zeros(8), np.tile(np.array([0.0, 1.0], np.float32), (8, 1))))

    monkeypatch.setattr(search_gain, "finish", finish)
    choices = choices_of()
    for budget in (Budget(rollouts=30), Budget(seconds=0.2)):
        assert Way("it", choices.weights, budget).gain(moment, choices.board, 1) == 0.5
    assert asked == [(1000.0, 30), (200.0, None)]


def test_differences_have_errors_of_their_own() -> None:
    """Ways that gain alike at every moment differ for certain, however much moments differ."""
    gains = np.array([[0.1, 0.2], [0.5, 0.6], [0.0, 0.1]])
    told = row("other", gains, 1)
    assert (told["gain"], told["more"], told["more_error"]) == (0.3, 0.1, 0.0)
    assert told["error"] == pytest.approx(0.1528, abs=1e-4)
    assert "30.0 ± 15.3" in show([told])
    assert "10.0 ± 0.0" in show([told])


@pytest.mark.parametrize(
    "wrong, sentence",
    [
        (["nort_america", "none@8"], "There is no game nort_america; did you mean north_america?"),
        (
            ["europe", "none"],
            "'none' is no way of searching; none@300, small.npz@300 and small.npz@1000ms are.",
        ),
        (["europe", "none@0"], "'none@0' is no way of searching; none@300, small.npz@300 and small.npz@1000ms are."),
        (["europe", "nowhere.npz@8"], "nowhere.npz does not exist."),
        (["card_game", "none@8", "--players", "5"], "card_game is for 2 to 4 players, not 5."),
        (["europe", "none@8", "--worlds", "1"], "--positions and --worlds have to be 2 or more."),
        (["europe", "none@8", "--seed", "-5"], "--seed has to be 0 or more."),
    ],
)
def test_what_cannot_be_is_one_sentence(wrong: list[str], sentence: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(wrong) == REFUSED
    assert capsys.readouterr().err.endswith(f"{sentence}\n")


def test_whoever_interrupts_it_is_told_what_was_found(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    gains = iter([0.25, 0.5])

    def gain(*_: object) -> float:
        for it in gains:
            return it
        raise KeyboardInterrupt

    monkeypatch.setattr(Way, "gain", gain)
    given = ["card_game", "none@4", "--positions", "9", "--worlds", "2", "--json"]
    assert main(given) == 130
    said = capsys.readouterr()
    assert json.loads(said.out)["positions"] == 2
    assert said.err.endswith("Interrupted: this is what 2 of 9 positions say.\n")
    assert main(given) == 130  # before there is anything to say
    assert capsys.readouterr().out == ""


def test_the_command_says_it_for_people_and_for_machines(capsys: pytest.CaptureFixture[str]) -> None:
    given = ["card_game", "none@4", "none@8", "--positions", "2", "--worlds", "2"]
    assert main([*given, "--json"]) == 0
    rows = [json.loads(line) for line in capsys.readouterr().out.splitlines()]
    assert [it["way"] for it in rows] == ["none@4", "none@8"]
    assert main(given) == 0
    assert capsys.readouterr().out.rstrip("\n") == show(rows)
