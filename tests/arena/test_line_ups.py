"""Who plays whom."""

from __future__ import annotations

import pytest

from whistlestop.arena.line_ups import is_lone, line_ups, seatings
from whistlestop.arena.settings import Settings, Sprt


def test_two_players_meet_in_every_pair_and_in_both_seatings() -> None:
    assert line_ups(["a", "b", "c"], 2) == [("a", "b"), ("a", "c"), ("b", "c")]
    assert seatings(("a", "b")) == [("a", "b"), ("b", "a")]


def test_three_players_sit_at_mixed_tables_and_alone_against_many() -> None:
    assert line_ups(["a", "b", "c"], 3) == [
        ("a", "b", "c"),
        ("a", "b", "b"),
        ("a", "c", "c"),
        ("a", "a", "b"),
        ("b", "c", "c"),
        ("a", "a", "c"),
        ("b", "b", "c"),
    ]
    assert len(seatings(("a", "b", "c"))) == 6
    assert seatings(("a", "b", "b")) == [("a", "b", "b"), ("b", "a", "b"), ("b", "b", "a")]


def test_fewer_bots_than_seats_all_sit_at_every_mixed_table() -> None:
    assert set(line_ups(["a", "b"], 4)) == {("a", "a", "a", "b"), ("a", "a", "b", "b"), ("a", "b", "b", "b")}
    assert is_lone(("a", "b", "b", "b"), "a", "b")
    assert not is_lone(("a", "b", "b", "b"), "b", "a")


@pytest.mark.parametrize("bots", [["a"], ["a", "a"], []])
def test_a_bot_cannot_play_itself(bots: list[str]) -> None:
    with pytest.raises(ValueError, match="two or more bots"):
        line_ups(bots, 2)


def test_games_are_those_of_a_line_up_and_every_number_is_played_in_every_seating() -> None:
    settings = Settings(players=3, bots=("racer", "planner", "greedy"), games=100)
    assert settings.blocks(("greedy", "planner", "racer")) == 17  # 17 × 6 seatings ≥ 100
    assert settings.blocks(("greedy", "racer", "racer")) == 34


def test_a_test_of_two_bots_has_one_line_up_of_both() -> None:
    assert Settings(sprt=Sprt("racer", "greedy")).all_line_ups() == [("greedy", "racer")]
    for players, seats in ((3, 1), (4, 2), (5, 2)):  # as docs/arena.md says
        (line_up,) = Settings(players=players, sprt=Sprt("racer", "greedy")).all_line_ups()
        assert line_up == ("greedy",) * (players - seats) + ("racer",) * seats
