"""Positions: written down and read back, and put together from little."""

from __future__ import annotations

import re
from pathlib import Path

import msgspec
import pytest

from moments import FIVE, moments, same_but_for_luck, sound
from policies import GAMES
from whistlestop import maps
from whistlestop.game import Game, Given, Position, PositionError, new
from whistlestop.game.position import read_position

# --- there and back -----------------------------------------------------------------------------------


OWN_PHASES = {
    "north_america": {"pay"},
    "europe": {"pay", "surcharge"},
    "card_game": {"count", "locos", "complete"},
}


@pytest.mark.parametrize("name, players", GAMES)
def test_every_moment_of_a_game_can_be_written_down_and_read_back(name: str, players: int) -> None:
    met = set()
    for game in moments(name, players, seed=1):
        written = game.position()
        again = Game.from_position(written.json(), seed=9)
        assert same_but_for_luck(game, again)
        assert again.position() == written
        assert again.legal_decisions() == game.legal_decisions()
        assert again.view(0).row == game.view(0).row
        met.add(game.phase)
    assert met == {"setup", "turn", "second", "keep", "over"} | OWN_PHASES[name]


@pytest.mark.parametrize("data", [Position, dict, str, bytes])
def test_any_form_of_json_is_read(data: type) -> None:
    written = new("europe", 2, seed=1).position()
    forms = {Position: written, dict: msgspec.to_builtins(written), str: written.json(), bytes: written.json().encode()}
    assert Game.from_position(forms[data]).position() == written


def test_the_seed_is_the_luck_to_come() -> None:
    written = new("north_america", 2, seed=1).position()
    one, same, other = (Game.from_position(written, seed=seed) for seed in (1, 1, 2))
    assert one._log.states.tobytes() == same._log.states.tobytes()
    assert one._log.states["rng"] != other._log.states["rng"]


def test_a_game_from_a_position_is_a_game() -> None:
    puzzle = {"map": "north_america", "players": 2, "row": FIVE, "seats": [{"hand": {"red": 4}}]}
    game = Game.from_position(puzzle, names=["Ada", "Ole"], seed=4)
    assert game.names == ("Ada", "Ole")
    before = game.position()
    game.play("claim dallas-el_paso, 4 red")
    assert game.to_move == 1
    assert game.view(1).row == tuple(FIVE)
    game.undo()
    game.undo()  # the payment, and the route
    assert game.position() == before


def test_a_position_has_to_wait_for_chance() -> None:
    game = Game.from_position({"map": "north_america", "players": 2, "row": FIVE}, chance=Given())
    game.play("draw blue")
    with pytest.raises(PositionError, match="chance is due"):
        game.position()
    game.happen("red")
    assert game.position().row == ["purple", "red", "orange", "white", "green"]


def test_a_map_of_ones_own_is_given_beside_the_position(tmp_path: Path) -> None:
    """A position names its map and never a file: what comes over a wire opens nothing."""
    file = tmp_path / "own.toml"
    text = maps.path("north_america").read_text(encoding="utf-8").replace("each = 45", "each = 40")
    file.write_text(text, encoding="utf-8")
    own = maps.load(file)
    written = new(own, 2, seed=1).position()
    file.unlink()
    assert written.map == "north_america"
    assert Game.from_position(written, map=own).position() == written
    with pytest.raises(PositionError, match="is none of north_america, europe, card_game"):
        Game.from_position({"map": "/etc/passwd"})


@pytest.mark.parametrize(
    "old, new",
    [
        ("", ""),
        ("last_round_at = 2", "last_round_at = 9"),
        ("drawn = 3", "drawn = 6"),
    ],
)
def test_maps_with_other_rules(tmp_path: Path, old: str, new: str) -> None:
    page = (Path(__file__).parents[2] / "docs" / "maps.md").read_text(encoding="utf-8")
    text = max(re.findall(r"```toml\n(.*?)```", page, flags=re.DOTALL), key=len)
    assert old in text
    file = tmp_path / "own.toml"
    file.write_text(text.replace(old, new, 1) if old else text, encoding="utf-8")
    own = maps.load(file)
    for game in moments(str(file), 2, 1):
        assert same_but_for_luck(game, Game.from_position(game.position().json(), map=own))
    sound(
        Game.from_position(
            {"map": "island", "seats": [{"cards": 5, "tickets": 2}, {"cards": 3, "tickets": 1}]}, map=own
        )
    )


# --- small positions ----------------------------------------------------------------------------------


def test_what_is_not_said_has_the_obvious_default() -> None:
    game = Game.from_position({"map": "north_america", "players": 3})
    written = game.position()
    assert (game.phase, game.turn, game.to_move, game.players) == ("turn", 1, 0, 3)
    assert written.first == 0
    assert all(seat.hand == {} and seat.tickets == [] for seat in written.seats)
    assert isinstance(written.deck, dict)
    assert sum(written.deck.values()) == 105
    assert isinstance(written.unseen, list)
    assert len(written.unseen) == 30


def test_the_places_of_the_row_are_kept() -> None:
    row = ["red", "loco", "red", "blue", "loco"]
    assert Game.from_position({"map": "card_game", "players": 2, "row": row}).view(0).row == tuple(row)


def test_names_are_read_as_in_the_notation() -> None:
    seat = {"hand": {"Locomotives": 1, "r": 2}, "tickets": ["Montréal - atlanta"], "routes": ["new york-boston/y"]}
    written = Game.from_position({"map": "north_america", "players": 2, "seats": [seat]}).position().seats[0]
    assert written.hand == {"red": 2, "loco": 1}
    assert written.tickets == ["montreal-atlanta"]
    assert written.routes == ["boston-new_york/yellow"]


def test_equal_grey_twins_need_not_be_told_apart() -> None:
    seats = [{"routes": ["atlanta-raleigh"]}, {"routes": ["atlanta-raleigh"]}]
    written = Game.from_position({"map": "north_america", "players": 4, "seats": seats}).position()
    assert [seat.routes for seat in written.seats[:2]] == [["atlanta-raleigh/grey"], ["atlanta-raleigh/grey2"]]


@pytest.mark.parametrize(
    "said, first, seat, turn",
    [
        ({}, 0, 0, 1),
        ({"to_move": 2}, 2, 2, 1),
        ({"first": 1}, 1, 1, 1),
        ({"first": 1, "to_move": 0}, 1, 0, 3),
        ({"to_move": 0, "turn": 2}, 2, 0, 2),
        ({"first": 1, "turn": 5}, 1, 2, 5),
        ({"first": 0, "to_move": 0, "turn": 4}, 0, 0, 4),
    ],
)
def test_two_of_turn_mover_and_first_say_the_third(said: dict[str, int], first: int, seat: int, turn: int) -> None:
    state = read_position({"map": "north_america", "players": 3, **said}).records[0]
    assert (state["first"], state["seat"], state["turn"]) == (first, seat, turn)
