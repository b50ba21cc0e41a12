"""Every puzzle that is shipped: it is one, says only what its seat knows, and what is said of it is true."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from typing import Any

import numpy as np
import pytest

from bots.test_reasons import FAR as NO_WAY
from bots.test_reasons import TRUE, Moment
from whistlestop import maps, puzzles
from whistlestop.bots.api import decide
from whistlestop.bots.champion import search
from whistlestop.bots.search import expert
from whistlestop.bots.search.reasons import reason_for
from whistlestop.game import Game
from whistlestop.game.notation.names import names_of
from whistlestop.game.records.version import RULES
from whistlestop.puzzles import Fact, Puzzle
from whistlestop.puzzles.checking import CERTAIN, FAR, LAST_WORLDS, MASTER_TRIALS
from whistlestop.puzzles.facts import FACTS, FEW_CARDS, FEW_TRAINS, facts_of
from whistlestop.puzzles.grading import level_of
from whistlestop.puzzles.judges import gains, judges_for
from whistlestop.puzzles.kinds import kind_of, kinds_of
from whistlestop.puzzles.screening import EXPERT_TRIALS, SCRIPTED
from whistlestop.puzzles.select import ALIKE, PLACES
from whistlestop.puzzles.shipped import FOLDER
from whistlestop.review.named_reasons import params_of

GAMES = ("card_game", "europe", "north_america")
NUMBER = 50  # for each game
LARGEST = 300_000  # bytes, of all of them
ALL = [it for game in GAMES for it in puzzles.load(game)]
by_puzzle = pytest.mark.parametrize("puzzle", ALL, ids=lambda it: it.id)


def known_in(puzzle: Puzzle, seed: int = 0) -> Any:
    return Game.from_position(puzzle.position, seed=seed).seen(puzzle.seat)


def number_of(puzzle: Puzzle) -> int:
    """That of the game that it was made of."""
    return int(puzzle.id.rpartition("-")[2])


# --- the collection ---------------------------------------------------------------------------------------------------


def test_there_are_so_many_of_each_game_in_three_levels() -> None:
    assert puzzles.games() == list(GAMES)
    assert Counter(it.game for it in ALL) == dict.fromkeys(GAMES, NUMBER)
    for game in GAMES:
        levels = Counter(it.level for it in puzzles.load(game))
        assert set(levels) == set(puzzles.LEVELS)
        assert min(levels.values()) >= 2
        assert len({it.kind for it in puzzles.load(game)}) >= 2
    assert {it.rules for it in ALL} == {RULES}, "rules have changed: make them again (docs/puzzles.md)"
    assert all(b'"rules":' in line for path in FOLDER.glob("*.jsonl") for line in path.read_bytes().splitlines())
    assert sum(path.stat().st_size for path in FOLDER.glob("*.jsonl")) < LARGEST


def test_no_two_are_of_one_game_or_nearly_the_same() -> None:
    assert len({it.id for it in ALL}) == len({it.position for it in ALL}) == len(ALL)
    places = Counter((it.game, it.kind, it.solution) for it in ALL if it.kind in PLACES)
    assert not places or max(places.values()) <= ALIKE


# --- each of them -----------------------------------------------------------------------------------------------------


@by_puzzle
def test_it_is_a_puzzle(puzzle: Puzzle) -> None:
    game = puzzle.game_of()
    legal = game.legal_decisions(puzzle.seat)
    assert puzzle.seat in game.pending
    assert puzzle.solution in legal
    assert set(puzzle.costs) == set(legal) - {puzzle.solution}
    assert min(puzzle.costs.values()) >= round(100 * puzzle.margin)
    assert 0 < puzzle.chance <= 1
    champions = puzzle.checks.champions
    assert champions.worlds == LAST_WORLDS
    assert champions.gain == puzzle.margin >= FAR
    assert champions.gain > CERTAIN * champions.error
    assert puzzle.checks.master == MASTER_TRIALS
    assert game.map.id == puzzle.game
    assert puzzle.kind in kinds_of(game.board)
    assert puzzle.kind == kind_of(game.seen(puzzle.seat), game.board, puzzle.seat, puzzle.solution)


@by_puzzle
def test_its_position_says_what_the_seat_knows_and_no_more(puzzle: Puzzle) -> None:
    """However the rest is dealt: the seat sees the same, and its line is the same."""
    deals = [Game.from_position(puzzle.position, seed=seed) for seed in range(3)]
    assert {deal.position_line(puzzle.seat) for deal in deals} == {puzzle.position}
    assert len({deal.view(puzzle.seat).json() for deal in deals}) == 1


@by_puzzle
def test_its_level_is_that_of_the_bots_that_see_it(puzzle: Puzzle) -> None:
    known, board = known_in(puzzle), maps.board(puzzle.game)
    found = [name for name in SCRIPTED if decide(known, board, puzzle.seat, name) == puzzle.solution]
    if expert_sees(puzzle):
        found.append("expert")
    assert found == [name for name in puzzle.finders if name != "champion"]  # who may have learnt more since
    assert level_of(puzzle.finders) == puzzle.level


def expert_sees(puzzle: Puzzle) -> bool:
    known, board = known_in(puzzle), maps.board(puzzle.game)
    decision = expert.decide(known, board, puzzle.seat, seed=number_of(puzzle), rollouts=EXPERT_TRIALS, threads=1)
    return decision == puzzle.solution


# --- what is said -----------------------------------------------------------------------------------------------------


@by_puzzle
def test_every_fact_is_true(puzzle: Puzzle) -> None:
    """Each is worked out a second time, from the view and the map alone."""
    game = puzzle.game_of()
    known = game.seen(puzzle.seat)
    reason = reason_for(known, game.board, puzzle.seat, puzzle.solution)
    moment = Moment(game, puzzle.seat, game.action(puzzle.solution), reason)
    first, *more = puzzle.facts
    assert first == Fact(f"reason-{reason.key}", params_of(reason, names_of(game.map)))
    assert TRUE[reason.key](moment)
    for fact in more:
        assert CLAIMS[fact.key](moment, fact.params), fact
    assert puzzle.facts == facts_of(known, game.board, puzzle.seat, puzzle.solution, names_of(game.map))


def last_turn(it: Moment, _: Any) -> bool:
    return 0 < it.view.last_turns <= it.game.players


def deck_ends(it: Moment, said: Any) -> bool:
    return bool(said["number"] == it.view.deck <= FEW_CARDS)


def end_near(it: Moment, said: Any) -> bool:
    trains = [seat.trains for seat in it.view.seats]
    return bool(trains[said["seat"]] == said["trains"] == min(trains) <= FEW_TRAINS)


def rival(it: Moment, said: Any) -> bool:
    other, track = said["seat"], it.map.tracks[it.track]
    ends = {end for own in it.owned[other] for end in (it.map.tracks[own].a, it.map.tracks[own].b)}
    can = it.is_open(other, it.track) and it.view.seats[other].trains >= track.length
    return other != it.seat and can and {track.a, track.b} <= ends


def without_it(it: Moment, ticket: int) -> int:
    """The trains that a ticket takes if the route cannot be had."""
    other = Moment(it.game, it.seat, it.action, it.reason)
    is_open = other.is_open
    other.is_open = lambda seat, track: track != it.track and is_open(seat, track)  # type: ignore[method-assign]
    return other.takes(ticket)


def only_way(it: Moment, said: Any) -> bool:
    ticket = it.names.tickets.index(said["ticket"])
    return ticket in it.held() and min(without_it(it, ticket), NO_WAY) > it.view.seats[it.seat].trains


def detour(it: Moment, said: Any) -> bool:
    ticket = it.names.tickets.index(said["ticket"])
    return ticket in it.held() and bool(without_it(it, ticket) - it.takes(ticket) == said["trains"] > 0)


CLAIMS: dict[str, Callable[[Moment, Any], bool]] = {
    "page-puzzle-last-turn": last_turn,
    "page-puzzle-deck-ends": deck_ends,
    "page-puzzle-end-near": end_near,
    "page-puzzle-rival": rival,
    "page-puzzle-only-way": only_way,
    "page-puzzle-detour": detour,
}


def test_every_fact_that_there_is_has_a_check() -> None:
    assert set(CLAIMS) == {f"page-puzzle-{fact}" for fact in FACTS}


# --- once more, deep --------------------------------------------------------------------------------------------------


@pytest.mark.slow
@pytest.mark.parametrize("level", puzzles.LEVELS)
@pytest.mark.parametrize("game", GAMES)
def test_other_worlds_say_the_same(game: str, level: str) -> None:
    """One of each level, the shortest to check: champions play on in worlds that nobody has looked at before, from the
    solution and from what comes nearest; and the master searches anew."""
    there = [it for it in puzzles.load(game) if it.level == level]
    puzzle = max(there, key=lambda it: int(known_in(it)[0]["turn"]))
    known = known_in(puzzle)
    judges = judges_for(game, int(known[0]["players"]))
    nearest = sorted(puzzle.costs, key=lambda it: puzzle.costs[it])[:3]
    chances = judges.by_champions(known, puzzle.seat, [puzzle.solution, *nearest], 192, seed=987_654)
    before, now = puzzle.checks.champions, min(gains(chances), key=lambda it: it.gain)
    assert now.gain > 0
    parts = [(1 / it.error**2, it.gain) for it in (before, now)]  # both together are sure
    weight = sum(it for it, _ in parts)
    assert sum(it * gain for it, gain in parts) / weight > 2.58 / weight**0.5
    assert abs(float(np.mean(chances[:, 0])) - puzzle.chance) < 0.15
    best = search.rank(known, judges.board, puzzle.seat, judges.weights, seed=77, rollouts=MASTER_TRIALS, best=1)
    assert best[0].decision == puzzle.solution
