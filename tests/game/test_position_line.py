"""The line of a position: one line that fits into a link, and back, byte for byte."""

from __future__ import annotations

import random
import re
from pathlib import Path
from urllib.parse import quote

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from moments import moments, same_but_for_luck
from policies import GAMES
from whistlestop import maps
from whistlestop.game import Game, PositionError, new

ANNOUNCED = ("pay", "count", "locos")  # a hand that is not known would rarely do


@pytest.mark.parametrize("name, players", GAMES)
def test_every_moment_of_a_game_is_a_line(name: str, players: int) -> None:
    lengths = []
    for game in moments(name, players, 3):
        line = game.position_line()
        again = Game.from_position(line, seed=9)
        assert same_but_for_luck(game, again)
        assert again.position_line() == line
        assert quote(line, safe="") == line  # nothing in it has to be escaped
        lengths.append(len(line))
    assert max(lengths) < 500


@settings(max_examples=40, deadline=None)
@given(st.sampled_from(GAMES), st.integers(0, 10**6), st.integers(0, 300), st.integers(-1, 4))
def test_what_a_seat_knows_is_a_line_too(table: tuple[str, int], seed: int, at: int, seat: int) -> None:
    """A game from it is one that the seat cannot tell from its own."""
    game = next(game for number, game in enumerate(moments(*table, seed)) if number >= at or game.is_over)
    seat = min(seat, game.players - 1)
    if game.phase in ANNOUNCED and seat != game.to_move:
        return
    line = game.position_line(seat)
    again = Game.from_position(line, seed=seed)
    assert again.position_line(seat) == line
    assert Game.from_position(game.position(seat).json(), seed=seed).position() == again.position()
    assert again.seen(seat).tobytes() == game.seen(seat).tobytes()


def test_a_line_knows_its_map(tmp_path: Path) -> None:
    file = tmp_path / "own.toml"
    text = maps.path("europe").read_text(encoding="utf-8").replace('id = "europe"', 'id = "own"', 1)
    file.write_text(text.replace("each = 45", "each = 40"), encoding="utf-8")
    own = maps.load(file)
    line = new(own, 2, seed=1).position_line()
    assert line.startswith(f"own~{own.hash[:8]}.")
    assert Game.from_position(line, map=own).position_line() == line
    with pytest.raises(PositionError, match="a map of your own is given beside"):
        Game.from_position(line)
    other = line.replace("own~", "europe~")
    with pytest.raises(PositionError, match=f"another europe \\({own.hash[:8]}\\)"):
        Game.from_position(other)


def test_the_hash_may_be_left_out() -> None:
    game = Game.from_position("europe.10b3a.-.-.-.-.-.-.-.-.hr3-n0.-.turn.a1", seed=1)
    assert game.position().seats[0].hand == {"red": 3}
    assert [len(seat.routes) for seat in game.position().seats] == [1, 1]


@settings(max_examples=150, deadline=None)
@given(st.sampled_from(["europe", "card_game"]), st.integers(0, 2**32))
def test_a_damaged_line_is_a_game_or_one_sentence(name: str, seed: int) -> None:
    luck = random.Random(seed)
    line = [*LINES[name][seed % len(LINES[name])]]
    for _ in range(luck.randint(1, 3)):
        at = luck.randrange(len(line))
        line[at : at + luck.randrange(3)] = luck.choice(
            ["", "-", "~", ".", "x", "9", "a", "_", "é", "{", "99999999999"]
        )
    reason = "a game."
    try:
        Game.from_position("".join(line))
    except PositionError as error:
        reason = str(error)
    assert re.fullmatch(r"[^\n]+\.", reason)


LINES = {
    name: [game.position_line(seat) for seat in (None, 0) for game in moments(name, 2, 8)][::9]
    for name in ("europe", "card_game")
}
