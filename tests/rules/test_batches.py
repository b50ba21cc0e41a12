"""A game of a batch depends on the seed and its index only; the generator is fair; batches end and are scored."""

from __future__ import annotations

import numpy as np
import pytest

from policies import GAMES
from whistlestop import maps, rules
from whistlestop.rules import api, entry_points, phases
from whistlestop.rules.board import BOARD
from whistlestop.rules.score_record import SCORE
from whistlestop.rules.scratch import SCRATCH
from whistlestop.rules.state import STATE


@pytest.mark.parametrize("name, players", GAMES)
def test_batch_size_and_order_change_nothing(name: str, players: int) -> None:
    board = maps.board(name)
    whole = rules.new(board, players, games=40, seed=9)
    rules.play_random(whole, board, seed=2)
    assert (whole["phase"] == phases.OVER).all()
    parts = rules.new(board, players, games=40, seed=9)
    for low, high in ((25, 40), (0, 3), (3, 25)):
        entry_points.play_random(parts, board, low, high, api.seed64(2), 1 << 30, api.workspace())
    assert parts.tobytes() == whole.tobytes()
    halves = rules.new(board, players, games=40, seed=9)
    rules.play_random(halves, board, seed=2, most=0)
    assert halves.tobytes() == rules.new(board, players, games=40, seed=9).tobytes()


def test_a_state_is_at_most_1280_bytes() -> None:
    assert STATE.itemsize <= 1280


def test_other_seeds_other_games() -> None:
    board = maps.board("north_america")
    records = {rules.new(board, 2, seed=seed)[0].tobytes() for seed in range(-50, 50)}
    records |= {state.tobytes() for state in rules.new(board, 2, games=50, seed=50)}
    assert len(records) == 150


@pytest.mark.clause("B4")
@pytest.mark.clause("K4")
def test_the_lot_and_the_first_cards_are_fair() -> None:
    """Chi-square of the starting seats and of the first card dealt, 30,000 games."""
    board = maps.board("north_america")
    states = rules.new(board, 5, games=30_000, seed=11)
    for i in range(30_000):
        entry_points.settle(states, board, i)
    seats = np.bincount(states["first"], minlength=5)
    assert ((seats - 6000) ** 2 / 6000).sum() < 23.5  # 4 degrees of freedom, one in 10,000
    # the hand of the starting player: 4 cards of 110, so 4 x 12/110 of each colour and 4 x 14/110 locomotives
    hands = states["hands"][np.arange(30_000), states["first"]].mean(axis=0)
    assert np.abs(hands - np.array([12] * 8 + [14]) * 4 / 110).max() < 0.02


@pytest.mark.parametrize("players", [1, 6])
def test_a_wrong_number_of_players_is_one_clear_sentence(players: int) -> None:
    with pytest.raises(ValueError, match=f"for 2 to 5 players, not {players}"):
        rules.new(maps.board("europe"), players)


def test_a_wrong_starting_seat_is_one_clear_sentence() -> None:
    with pytest.raises(ValueError, match="a seat from 0 to 2, not 3"):
        rules.new(maps.board("europe"), 3, first=3)


@pytest.mark.slow
@pytest.mark.clause("S2")
@pytest.mark.clause("S4")
@pytest.mark.parametrize("name, players", GAMES)
def test_a_million_games_with_every_invariant_on(name: str, players: int) -> None:
    """A million random games over all games and player counts, audited after every decision by the compiled checker."""
    board, games, batch = maps.board(name), 1_000_000 // len(GAMES) + 1, 1000
    for start in range(0, games, batch):
        states = rules.new(board, players, games=batch, seed=start)
        for i in range(batch):
            assert entry_points.play_audited(states, board, i, api.seed64(start), 1 << 30, api.workspace()) == 0, (
                start,
                i,
            )
        assert (states["phase"] == phases.OVER).all()
        scores = rules.score(states, board)
        assert (scores["rank"][:, :players].min(axis=1) == 1).all()


@pytest.mark.parametrize("record", [STATE, BOARD, SCORE, SCRATCH])
def test_every_byte_of_a_record_belongs_to_a_field(record: np.dtype[np.void]) -> None:
    """NumPy leaves padding uncopied: two equal records would not be equal as bytes."""
    assert record.names is not None
    assert sum(record[name].itemsize for name in record.names) == record.itemsize


def test_a_game_or_seat_that_is_not_there_never_reaches_compiled_code() -> None:
    board = maps.board("card_game")
    states = rules.new(board, 3, games=2)
    for call in (
        lambda i: rules.to_move(states, i),
        lambda i: rules.legal(states, board, 0, i),
        lambda i: rules.refusal(states, board, 0, 0, i),
        lambda i: rules.apply(states, board, 0, 0, i),
        lambda i: rules.chance_pool(states, board, i),
        lambda i: rules.apply_chance(states, board, 0, i),
        lambda i: rules.settle(states, board, i),
        lambda i: rules.seen(states, 0, i),
        lambda i: rules.best_completion(states, board, 0, i),
    ):
        for i in (-1, 2):
            with pytest.raises(IndexError, match=f"there is no game {i}"):
                call(i)
    for seat in (-2, 3):
        with pytest.raises(IndexError, match=f"there is no seat {seat}"):
            rules.legal(states, board, seat)
        with pytest.raises(IndexError, match=f"there is no seat {seat}"):
            rules.seen(states, seat)
        with pytest.raises(IndexError, match=f"there is no seat {seat}"):
            rules.resample(states, board, seat)


def test_games_that_cannot_be_changed_are_not() -> None:
    """NumPy's read-only flag means nothing to compiled code; bytes must stay what they are."""
    board = maps.board("north_america")
    states = rules.new(board, 2, first=0)
    stored = np.frombuffer(states.tobytes(), STATE)
    for change in (
        lambda: rules.apply_chance(stored, board, 0),
        lambda: rules.settle(stored, board),
        lambda: rules.apply(stored, board, 0, 9),
        lambda: rules.play_random(stored, board),
    ):
        with pytest.raises(ValueError, match="read-only"):
            change()
    assert stored.tobytes() == states.tobytes()
    with pytest.raises(TypeError, match="STATE records"):
        rules.to_move(np.zeros(3))


def test_worlds_imagined_do_not_have_the_luck_of_the_game() -> None:
    """Equal seeds (the default) must not hand a seat the game's own generator."""
    board = maps.board("north_america")
    states = rules.new(board, 2, first=0)
    worlds = rules.resample(rules.seen(states, 0), board, 0)
    gamma = 0x9E3779B97F4A7C15
    steps = (int(worlds["rng"][0]) - int(states["rng"][0])) * pow(gamma, -1, 2**64) % 2**64
    assert 10_000 < steps < 2**64 - 10_000


def test_a_map_that_deals_no_cards_deals_none() -> None:
    board = maps.board("north_america").copy()
    board["dealt"] = 0
    for first in (None, 0):
        states = rules.new(board, 2, first=first)
        rules.settle(states, board)
        assert states["hand_n"][0].tolist() == [0, 0, 0, 0, 0]


def test_scores_of_an_earlier_game_leave_no_trace() -> None:
    board = maps.board("europe")
    five, two = (rules.new(board, players, seed=1) for players in (5, 2))
    scores = rules.score(five, board)
    for states in (five, two):
        rules.play_random(states, board)
        entry_points.score(states, board, 0, 1, scores, api.workspace())
    assert scores.tobytes() == rules.score(two, board).tobytes()
    assert (scores["borrowed"][0][2:] == -1).all()
