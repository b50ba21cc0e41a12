"""Refusals, what is awaited, scores and places as sentences."""

from __future__ import annotations

import pickle

import pytest

from whistlestop import words
from whistlestop.game.illegal_action import IllegalAction
from whistlestop.game.scores import PathScore
from whistlestop.rules import clauses
from words.happenings import NAMES
from words.test_parameters import SCORE


def test_a_refusal_names_what_why_and_what_else() -> None:
    error = IllegalAction(clauses.B8, "claim paris-zurich", ["draw deck", "pass"])
    assert str(error) == "claim paris-zurich: this route has already been claimed (B8). Possible now: draw deck, pass."
    assert (error.clause, error.what, error.options) == ("B8", "claim paris-zurich", ("draw deck", "pass"))
    assert str(pickle.loads(pickle.dumps(error))) == str(error)


def test_a_refusal_names_eight_moves_at_most() -> None:
    said = str(IllegalAction(clauses.T9, "draw deck", [f"move {number}" for number in range(9)]))
    assert said.endswith("Possible now: move 0, move 1, move 2, move 3, move 4, move 5, move 6, move 7 and more.")


@pytest.mark.parametrize(
    "code, reason",
    [
        (clauses.NO_SUCH_DECISION, "this game has no such move or seat"),
        (clauses.NOT_NOW, "nobody can make a move right now"),
        (clauses.IMPOSSIBLE, "this can’t come up now"),
    ],
)
def test_a_refusal_need_not_have_a_clause(code: int, reason: str) -> None:
    error = IllegalAction(code, "pass")
    assert error.clause is None
    assert str(error) == f"pass: {reason}."


@pytest.mark.parametrize(
    "phase, pending, viewer, said",
    [
        ("setup", (0, 1), 0, "Choose which tickets to keep."),
        ("setup", (0, 1), 2, "Anna and Bo are choosing tickets."),
        ("setup", (1,), 0, "Bo is choosing tickets."),
        ("turn", (1,), 1, "It’s your turn."),
        ("turn", (1,), None, "It’s Bo’s turn."),
        ("surcharge", (1,), 1, "The tunnel costs extra: pay, or give it up."),
        ("complete", (0, 1, 2), None, "Anna, Bo and Cleo are completing tickets."),
        ("over", (), 0, "The game is over."),
    ],
)
def test_who_is_awaited_to_do_what(phase: str, pending: tuple[int, ...], viewer: int | None, said: str) -> None:
    assert words.awaited(phase, pending, names=NAMES, viewer=viewer) == said


def test_every_point_has_its_line() -> None:
    assert words.score_lines(SCORE, places={"kyiv": "Kyïv"}) == [
        "Routes: 45 points.",
        "Paris–Wien is completed: 8 points.",
        "Edinburgh–Athina isn’t completed: −21 points.",
        "Longest path, 5 trains: Paris–Zurich–Venezia. That earns 10 points.",
        "The station in Wien uses Wien–Budapest (red).",
        "The station in Kyïv isn’t used.",
        "Stations not built: 4 points.",
        "Most tickets to Chicago: 10 points.",
        "Total: 56 points.",
    ]


def test_a_game_without_routes_has_no_lines_for_them() -> None:
    import msgspec

    bare = msgspec.structs.replace(SCORE, longest=None, stations=(), station_points=0, bonuses=(), tickets=())
    assert words.score_lines(bare) == ["Total: 56 points."]
    nowhere = msgspec.structs.replace(bare, routes=0, total=1, longest=PathScore(0, (), (), 0))
    assert words.score_lines(nowhere) == ["Routes: 0 points.", "Total: 1 point."]


@pytest.mark.parametrize(
    "id, said",
    [
        ("new_york", "New York"),
        ("paris-frankfurt/orange", "Paris–Frankfurt (orange)"),
        ("atlanta-raleigh/grey2", "Atlanta–Raleigh (grey, no. 2)"),
        ("new_york-miami/red+red+blue", "New York–Miami (red, red, blue)"),
        ("new_york-miami/10", "New York–Miami (10 points)"),
        ("a-b/mauve", "A–B (mauve)"),
    ],
)
def test_a_place_without_a_display_name_is_written_prettily(id: str, said: str) -> None:
    assert words.place(id) == said
