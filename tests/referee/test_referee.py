"""Whole random games: they end (S4), and every card and ticket exists exactly once (S2)."""

import json
import pickle
import random
from pathlib import Path

import pytest

from .contract import IllegalMove
from .referee import Referee
from .setups import (
    ALL_GAMES,
    CARD_GAME,
    EUROPE,
    NORTH_AMERICA,
    as_list,
    check_s2,
    hoarders_choice,
    some_chance,
    step,
)

KEYS = [
    "awaiting",
    "phase",
    "pending",
    "first",
    "hands",
    "known",
    "deck",
    "row",
    "discard",
    "set",
    "turned",
    "trains",
    "stations",
    "points",
    "owners",
    "station_at",
    "held",
    "completed",
    "offer",
    "chosen",
    "pool",
    "long_pool",
    "tail",
    "out",
    "yards",
    "tracks",
    "last_turns",
    "round",
]
SCORE_KEYS = [
    "routes",
    "done",
    "failed",
    "ticket_points",
    "longest",
    "longest_bonus",
    "stations",
    "bonus",
    "bonus_cards",
    "total",
    "rank",
]


def try_illegal(referee: Referee, rng: random.Random) -> None:
    before = pickle.dumps(referee.game)
    seat = rng.randrange(-1, len(referee.game.players) + 1)
    legal = referee.legal(seat)
    decision = rng.choice([n for n in range(-2, 514) if n not in legal])
    with pytest.raises(IllegalMove):
        referee.play(seat, decision)
    if referee.awaiting() == "decision":
        with pytest.raises(ValueError, match="cannot happen"):
            referee.chance(rng.randrange(9))
    assert pickle.dumps(referee.game) == before


@pytest.mark.clause("S2", "S4")
@pytest.mark.parametrize("seed", range(4))
@pytest.mark.parametrize("map_file, players", ALL_GAMES)
def test_random_game(map_file: Path, players: int, seed: int) -> None:
    rng = random.Random(1000 * players + seed)
    referee = Referee(map_file, players)
    assert referee.awaiting() == "lot"
    assert referee.pool() == dict.fromkeys(range(players), 1)
    steps = 0
    while referee.awaiting() != "over":
        check_s2(referee, map_file)
        if rng.random() < 0.1:
            try_illegal(referee, rng)
        for seat in range(players):
            assert bool(referee.legal(seat)) == (seat in referee.pending())
            assert all(0 <= n < 504 and n != 15 and not 56 <= n < 64 for n in referee.legal(seat))
        step(referee, rng)
        steps += 1
        assert steps < 20000
    check_s2(referee, map_file)
    assert referee.pending() == []
    assert referee.pool() == {}
    scores = referee.scores()
    assert min(int(str(score["rank"])) for score in scores) == 1
    for seat, score in enumerate(scores):
        assert sorted(score) == sorted(SCORE_KEYS)
        parts = ("routes", "ticket_points", "longest_bonus", "stations", "bonus")
        assert score["total"] == sum(int(str(score[part])) for part in parts)
        player = referee.game.players[seat]
        assert sorted(player.held + player.completed) == sorted([*as_list(score["done"]), *as_list(score["failed"])])


@pytest.mark.clause("S2", "S4", "T8", "T8b", "T9", "T10")
@pytest.mark.parametrize("map_file, players", ALL_GAMES)
def test_game_of_hoarders(map_file: Path, players: int) -> None:
    """Players who hold on to their cards run the deck down; the game ends all the same."""
    short = 0
    for seed in range(4):
        rng = random.Random(seed)
        referee = Referee(map_file, players)
        outcomes = 0
        while referee.awaiting() != "over" and outcomes < 1000:
            check_s2(referee, map_file)
            outcomes += 1
            if referee.awaiting() == "decision":
                outcomes = 0
                short += sum(referee.game.cards.deck) == 0
                seat = rng.choice(referee.pending())
                referee.play(seat, hoarders_choice(referee.legal(seat), rng))
            else:
                some_chance(referee, rng)
        assert referee.awaiting() == "over"
    assert short > 0


@pytest.mark.clause("S2")
@pytest.mark.parametrize("map_file, players", ALL_GAMES)
def test_positions_have_the_shape_of_the_contract(map_file: Path, players: int) -> None:
    rng = random.Random(players)
    referee = Referee(map_file, players)
    while True:
        position = referee.position()
        assert list(position) == KEYS
        assert json.loads(json.dumps(position)) == position
        assert (position["phase"] is None) == (position["awaiting"] != "decision")
        if referee.awaiting() == "over":
            break
        if referee.awaiting() != "decision":
            assert position["pending"] == []
            with pytest.raises(ValueError, match="cannot happen"):
                referee.chance(-1)
        with pytest.raises(ValueError, match="not over"):
            referee.scores()
        step(referee, rng)


@pytest.mark.clause("B1", "K1")
def test_numbers_of_players_and_seats() -> None:
    for map_file, players in (
        (NORTH_AMERICA, 1),
        (NORTH_AMERICA, 6),
        (EUROPE, 6),
        (CARD_GAME, 5),
        (CARD_GAME, 1),
    ):
        with pytest.raises(ValueError, match="players"):
            Referee(map_file, players)
    with pytest.raises(ValueError, match="seat"):
        Referee(NORTH_AMERICA, 2, 2)
