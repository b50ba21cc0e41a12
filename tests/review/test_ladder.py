"""What the program that measures accuracy on the ladder makes of its games."""

from __future__ import annotations

from whistlestop.review.jobs import Played
from whistlestop.review.ladder import LADDER, Figures, figures_of, measured, played, rows


def test_bots_are_compared_with_the_next_weaker_one_in_games_in_which_they_met() -> None:
    games = [
        {"greedy": Figures(40, -0.1), "racer": Figures(60, 0.0)},
        {"greedy": Figures(50, -0.1), "racer": Figures(80, 0.0)},
        {"greedy": Figures(10, -0.3), "champion": Figures(99, 0.1)},
    ]
    (_, means, number), (_, above, met), (_, rates, _) = rows(games)
    assert (number, met) == (3, 2)
    assert means[0].startswith("33.3 ±")
    assert means[1] == "70.0 ± 19.6"
    assert above[1] == "25.0 ± 9.8"
    assert above[0] == above[4] == ""
    assert rates[0].startswith("-0.167 ±")
    assert len(means) == len(above) == len(rates) == len(LADDER)


def test_both_sit_first_as_often_and_get_figures() -> None:
    pair = ("greedy", "racer")
    found = list(measured("north_america", [pair], 2, 1.0))
    assert [set(it) for it in found] == [set(pair)] * 2
    first = figures_of(Played.of(played("north_america", pair[::-1], 40_000)), pair[::-1])
    assert found[0] == first
    assert all(0 <= it.accuracy <= 100 for game in found for it in game.values())
    assert first["racer"].accuracy > first["greedy"].accuracy
