"""Reviews of finished games: what they say adds up, goes by what was knowable, and is the same every time."""

from __future__ import annotations

import functools
from pathlib import Path

import msgspec
import numpy as np
import pytest

import whistlestop as ws
from whistlestop import maps, rules
from whistlestop.bots.players import make_player
from whistlestop.game import Game
from whistlestop.game.notation.actions import about_move, actions_of
from whistlestop.review import Review, Unfinished, chances, decisions, jobs, review
from whistlestop.review.accuracy import SCALES, accuracy
from whistlestop.review.course import Course
from whistlestop.review.full_review import WORTH_MENTIONING, judgement
from whistlestop.review.luck import futures_of
from whistlestop.rules.phases import COMPLETING

# One process: a review takes seconds, and each is looked at several times.
pytestmark = pytest.mark.xdist_group("review")

GAMES = (("north_america", 2), ("europe", 3), ("card_game", 4))
VARIANT = Path(__file__).parents[2] / "examples" / "maps" / "europe_five.toml"


@functools.cache
def played(name: str, players: int) -> Game:
    """A game between scripted bots of different strength."""
    game = ws.new(name, players=players, seed=5)
    sitting = [make_player(("planner", "greedy", "racer", "blocker")[seat]) for seat in range(players)]
    while (seat := game.to_move) is not None:
        game.play(sitting[seat].decide(game, seat), seat)
    return game


@functools.cache
def reviewed(name: str, players: int) -> Review:
    return review(played(name, players))


@pytest.mark.parametrize("name,players", GAMES)
def test_chances_come_to_one_and_end_with_the_result(name: str, players: int) -> None:
    found, game = reviewed(name, players), played(name, players)
    assert found.judge == "network"
    assert [point.turn for point in found.chances] == [-1, *range(game.turn + 1)]
    for point in found.chances:
        assert sum(point.chances) == pytest.approx(1, abs=0.001)
    winners = game.scores().winners
    assert found.chances[-1].chances == tuple(
        pytest.approx(1 / len(winners) if seat in winners else 0) for seat in range(players)
    )
    assert chances(game) == found.chances


@pytest.mark.parametrize("name,players", GAMES)
def test_luck_and_play_lead_from_an_even_chance_to_the_result(name: str, players: int) -> None:
    accounts = [seat.account for seat in reviewed(name, players).seats]
    for seat, it in enumerate(accounts):
        assert it is not None
        assert it.even + it.luck + it.play == pytest.approx(it.result, abs=0.001)
        assert it.result == pytest.approx(reviewed(name, players).chances[-1].chances[seat], abs=0.001)
        assert 0 <= it.error < 0.3
    assert sum(it.luck for it in accounts if it) == pytest.approx(0, abs=0.002)  # what helps one hurts the others


@pytest.mark.parametrize("name,players", GAMES)
def test_every_decision_with_a_choice_is_judged(name: str, players: int) -> None:
    found, game = reviewed(name, players), played(name, players)
    course = jobs.course_of(jobs.Played.of(game))
    there = {it.moment: it for it in found.decisions}
    for step in course.steps:
        state = course.at(step.before)
        legal = rules.legal(state, course.board, step.seat)
        assert (step.moment in there) == (len(legal) > 1 and int(state[0]["phase"]) != COMPLETING)
        if step.moment in there:
            it, name_of = there[step.moment], actions_of(game.map)
            actions = {name_of.action(decision, *about_move(state)) for decision in legal}
            assert it.played == name_of.action(step.decision, *about_move(state))
            assert it.better is None or (it.better in actions and it.better != it.played)
            assert (it.better is not None) == (it.cost > 0) == bool(it.key)
            assert 0 <= it.cost <= 1
    for seat in found.seats:
        costs = [it.cost for it in found.costly(seat.seat)]
        assert costs == sorted(costs, reverse=True)
        own = [it.cost for it in found.decisions if it.seat == seat.seat]
        assert len(costs) == min(3, sum(cost >= WORTH_MENTIONING for cost in own))
        assert all(round(100 * cost) > 0 for cost in costs), "nothing that is told as 0 %"


@pytest.mark.parametrize("cost,named", [(0.00004, False), (0.00006, True)])
def test_a_cost_that_nobody_could_see_is_no_fault(cost: float, named: bool) -> None:
    whole = jobs.Played.of(played("north_america", 2))
    course = jobs.course_of(whole)
    step, choices = decisions.with_choice(course, course.steps)[3]
    other = next(int(it) for it in rules.legal(course.at(step.before), course.board, step.seat) if it != step.decision)
    found = judgement(whole, course, decisions.Verdict(step, choices, other, cost, 0.1, 0.0, 24))
    assert (found.better is not None) == (found.cost > 0) == bool(found.key) == named


def test_a_verdict_goes_by_what_the_seat_could_know() -> None:
    """In any world that the seat cannot tell from the true one, the verdict is the same."""
    whole = jobs.Played.of(played("europe", 3))
    course, judge = jobs.course_of(whole), jobs.judge_of(whole)
    steps = [step for step, _ in decisions.with_choice(course, course.steps)][30:36]
    for step in steps:
        known = rules.seen(course.states, step.seat, step.before)
        states = course.states.copy()
        states[step.before] = rules.resample(known, course.board, step.seat, seed=17)[0]
        assert states[step.before].tobytes() != course.states[step.before].tobytes()
        other = Course(course.board, course.players, states, course.steps, course.turns)
        assert decisions.judged(other, judge, [step]) == decisions.judged(course, judge, [step])


def test_the_same_game_has_the_same_review() -> None:
    assert review(played("north_america", 2).copy()) == reviewed("north_america", 2)


def test_what_could_have_happened_is_all_that_could() -> None:
    course = jobs.course_of(jobs.Played.of(played("europe", 3)))
    dice = np.random.default_rng(1)
    single = 0
    for step in [it for it in course.steps if it.by_chance][:60]:
        futures = futures_of(course, step, dice)
        assert futures.weights.sum() == pytest.approx(1)
        assert rules.audit(futures.states, course.board) is None
        if all(len(group) == 1 for group in futures.groups):  # one card: every colour that the deck has
            single += 1
            _, pool = rules.chance_pool(course.at(step.decided), course.board)
            assert len(futures.states) == len(pool)
            happened = [without_luck(futures.states[at : at + 1]) for at in range(len(futures.states))]
            assert without_luck(course.at(step.after)) in happened
    assert single > 20


def without_luck(state: rules.api.Records) -> bytes:
    """A position but for the state of its generator."""
    copy = state.copy()
    copy["rng"] = 0
    return bytes(copy.tobytes())


def test_a_game_that_goes_on_is_not_reviewed() -> None:
    game = ws.new("europe", players=2, seed=1)
    for look in (review, chances):
        with pytest.raises(Unfinished, match="when it is over"):
            look(game)


def test_without_a_network_trial_games_judge() -> None:
    game = ws.new(VARIANT, players=2, seed=3)
    script = make_player("planner")
    while (seat := game.to_move) is not None:
        game.play(script.decide(game, seat), seat)
    told: list[float] = []
    found = review(game, told.append)
    assert found.judge == "trials"
    assert all(seat.account is None and seat.accuracy is None for seat in found.seats)
    assert sum(found.chances[-1].chances) == pytest.approx(1)
    assert told == sorted(told)
    assert told[-1] == 1


def test_a_review_is_data() -> None:
    found = reviewed("card_game", 4)
    assert msgspec.json.decode(found.json(), type=Review) == found


def test_parts_can_be_done_anywhere() -> None:
    """A shipped map travels by its name, any other whole."""
    assert jobs.Played.of(played("europe", 3)).map == "europe"
    game = ws.new(VARIANT, players=2, seed=3)
    assert not game.is_over
    assert maps.load(VARIANT).id not in maps.names()


def test_accuracy_counts_what_decisions_did_to_the_odds_and_not_what_there_was_to_lose() -> None:
    scale = SCALES["europe"]

    def at(rate: float, chance: float, number: int = 20) -> float | None:
        odds = np.exp(rate) * chance / (1 - chance)
        return accuracy("europe", [odds / (1 + odds) - chance] * number, [chance] * number)

    for chance in (0.1, 0.5, 0.9):
        assert at(scale.greedy, chance) == pytest.approx(50)
        assert at(scale.champion, chance) == pytest.approx(95)
    assert accuracy("europe", [0.05, -0.05] * 10, [0.5, 0.55] * 10) == pytest.approx(at(0.0, 0.5))  # as won, so lost
    assert at(scale.champion, 0.5, number=4) is None
    assert accuracy("europe", [-0.001] * 20, [0.002] * 20) == pytest.approx(at(0.0, 0.5))  # nothing to lose any more
    assert accuracy("my_map", [0.0] * 20, [0.5] * 20) is None
