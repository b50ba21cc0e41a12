"""What if, and the chances in a game that goes on: by the judges of reviews, and by what the viewer could know."""

from __future__ import annotations

from pathlib import Path

import pytest

import whistlestop as ws
from review.test_review import GAMES, VARIANT, played
from whistlestop import maps, rules
from whistlestop.bots.players import make_player
from whistlestop.game import SPECTATOR, Game, IllegalAction
from whistlestop.game.moments import game_at, steps
from whistlestop.review import Unfinished, what_if
from whistlestop.review.comparison import alternatives, compared
from whistlestop.review.jobs import Played
from whistlestop.review.live_chances import live_chances


def moments_with_choice(game: Game) -> list[int]:
    found = Played.of(game)
    return [it for it in range(4, 110, 17) if len(alternatives(found, it).choices) > 1]


@pytest.mark.parametrize("name,players", GAMES)
def test_the_alternatives_are_what_was_legal_then(name: str, players: int) -> None:
    game = played(name, players)
    for moment in moments_with_choice(game):
        then, asked = game_at(game, moment), alternatives(Played.of(game), moment)
        assert [it.decision for it in asked.choices] == then.legal_decisions(asked.seat)
        assert [it.action for it in asked.choices] == then.legal(asked.seat)
        assert asked.turn == then.turn
        then.play(asked.played, asked.seat)
        assert then.log == game.log[: then.length]


@pytest.mark.parametrize("name,players", GAMES)
def test_another_decision_beside_the_one_taken(name: str, players: int) -> None:
    game = played(name, players)
    moment = moments_with_choice(game)[1]
    asked = alternatives(Played.of(game), moment)
    other = next(it for it in asked.choices if it.decision != asked.played)
    found = what_if(game, moment, other.action)
    assert found == what_if(game, moment, other.decision) == compared(Played.of(game), moment, other.decision)
    assert (found.seat, found.turn, found.other) == (asked.seat, asked.turn, other.action)
    assert [it.judge for it in found.judges] == ["network", "trials"]
    for it in found.judges:
        assert it.gain == pytest.approx(it.other - it.played, abs=0.0002)
        assert 0 <= it.played <= 1
        assert it.error >= 0
    same = compared(Played.of(game), moment, asked.played)  # what was played, tried against itself
    assert (same.verdict, [it.gain for it in same.judges]) == ("even", [0.0, 0.0])


@pytest.mark.parametrize("name,players", GAMES)
def test_what_if_goes_by_what_was_knowable(name: str, players: int) -> None:
    """The same of a game in which everything that the seat could not know is another."""
    game = played(name, players)
    moment = moments_with_choice(game)[1]
    asked = alternatives(Played.of(game), moment)
    then = game_at(game, moment)
    dealt = rules.resample(then.seen(asked.seat), game.board, asked.seat, seed=99)
    assert dealt.tobytes() != then.state.tobytes()
    other = Game(game.map, players, start=dealt)
    other.play(asked.played, asked.seat)
    bot = make_player("planner")
    while (seat := other.to_move) is not None:
        other.play(bot.decide(other, seat), seat)
    decision = next(it.decision for it in asked.choices if it.decision != asked.played)
    assert compared(Played.of(other), 0, decision).judges == compared(Played.of(game), moment, decision).judges
    assert alternatives(Played.of(other), 0).choices == asked.choices


def test_questions_that_make_no_sense() -> None:
    game = played("card_game", 4)
    last = len(list(steps(game.log))) - 1
    with pytest.raises(ValueError, match="not at"):
        what_if(game, last, "draw deck")
    with pytest.raises(IllegalAction):
        what_if(game, 0, "draw deck")
    with pytest.raises(ValueError, match="was not legal"):
        compared(Played.of(game), 0, 511)
    with pytest.raises(Unfinished):
        what_if(ws.new("europe", seed=1), 0, "keep 1 2")


@pytest.mark.parametrize("name,players", GAMES)
def test_live_chances_depend_on_nothing_that_the_viewer_may_not_know(name: str, players: int) -> None:
    game = game_at(played(name, players), 30)
    for viewer in (SPECTATOR, 0, players - 1):
        known = game.seen(viewer)
        found = live_chances(known.tobytes(), name, viewer, 4)
        assert sum(found.chances) == pytest.approx(1, abs=0.01)
        assert len(found.chances) == len(found.errors) == players
        dealt = rules.resample(known, game.board, viewer, seed=8)  # everything else is another
        assert dealt.tobytes() != game.state.tobytes()
        assert live_chances(rules.seen(dealt, viewer).tobytes(), name, viewer, 4) == found


def test_live_chances_on_a_map_that_no_network_knows() -> None:
    map = maps.load(Path(VARIANT))
    game = ws.new(map, players=2, seed=3)
    for _ in range(12):
        game.play(game.legal()[0])
    found = live_chances(game.seen(0).tobytes(), map, 0, 1)
    assert sum(found.chances) == pytest.approx(1, abs=0.01)
