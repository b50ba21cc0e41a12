"""Batches of games: they go by the rules, begin anew by themselves, and depend on the seed and nothing else."""

from __future__ import annotations

import numpy as np
import pytest

from whistlestop import maps, rules
from whistlestop.bots.observation.api import observe
from whistlestop.envs.batch import Batch
from whistlestop.envs.tables import tables_of
from whistlestop.rules.phases import COMPLETING

GAMES = ("north_america", "europe", "card_game")


def play(batch: Batch, steps: int, seed: int = 0) -> int:
    """Random decisions; how many games ended."""
    rng = np.random.default_rng(seed)
    ended = 0
    for _ in range(steps):
        batch.step((rng.random(batch.mask.shape) * batch.mask).argmax(1))
        ended += int(batch.done.sum())
    return ended


@pytest.mark.parametrize("game", GAMES)
def test_every_game_waits_for_a_choice(game: str) -> None:
    board = maps.board(game)
    batch = Batch(board, 12, seed=5)
    assert set(batch.players) == set(range(*maps.load(game).players)) | {maps.load(game).players[1]}
    for step in range(120):
        assert rules.audit(batch.states, board) is None
        assert (batch.mask.sum(1) > 1).all()
        assert not (batch.states["phase"] == COMPLETING).any()
        if step % 10 == 0:
            for i in range(batch.games):
                found = observe(rules.seen(batch.states, int(batch.seats[i]), i), board, int(batch.seats[i]))
                assert np.array_equal(found.observed, batch.observed[i])
                assert np.array_equal(found.mask, batch.mask[i])
                assert found.advice == batch.advice[i]
        play(batch, 1, step)


@pytest.mark.parametrize("game", GAMES)
def test_games_end_with_a_result_and_begin_anew(game: str) -> None:
    batch = Batch(maps.board(game), 16, seed=1)
    ended = 0
    for step in range(1500):
        before = batch.episodes.copy()
        play(batch, 1, step)
        over = batch.done == 1
        ended += int(over.sum())
        assert (batch.episodes - before == over).all()
        for i in np.flatnonzero(over):
            ranks = batch.ranks[i, : batch.players[i]]
            assert ranks.min() == 1
            assert batch.totals[i, : batch.players[i]].max() == batch.totals[i, ranks.argmin()]
    assert ended > 16


def test_the_seed_decides_everything() -> None:
    one, same, other = (Batch(maps.board("europe"), 8, seed=seed) for seed in (2, 2, 3))
    for batch in (one, same, other):
        play(batch, 40)
    assert one.states.tobytes() == same.states.tobytes()
    assert np.array_equal(one.observed, same.observed)
    assert one.states.tobytes() != other.states.tobytes()


def test_a_batch_goes_on_from_what_was_saved() -> None:
    batch, again = (Batch(maps.board("card_game"), 8, seed=seed) for seed in (2, 9))
    play(batch, 50)
    again.load(batch.save())
    again.seed = batch.seed
    assert np.array_equal(batch.observed, again.observed)
    assert np.array_equal(batch.mask, again.mask)
    play(batch, 50, 4)
    play(again, 50, 4)
    assert batch.states.tobytes() == again.states.tobytes()


def test_without_advice_nothing_is_advised() -> None:
    batch = Batch(maps.board("north_america"), 4, adviser=None)
    play(batch, 30)
    assert (batch.advice == -1).all()
    assert not batch.observed[:, -len(batch.tables.decisions) :].any()


def test_what_is_hidden_is_the_truth() -> None:
    batch = Batch(maps.board("north_america"), 4, players=2)
    play(batch, 30)
    for i in range(4):
        other = 1 - int(batch.seats[i])
        assert batch.hidden[i, :9].tolist() == batch.states[i]["hands"][other].tolist()


def test_table_sizes_that_the_map_does_not_have_are_refused() -> None:
    with pytest.raises(ValueError, match="for 2 to 4 players"):
        Batch(maps.board("card_game"), 4, players=5)


def test_advisers_know_the_size_of_the_table() -> None:
    tables = tables_of(maps.board("europe"))
    assert tables.adviser("blocker", [2, 5]).tolist() == [
        tables.adviser("blocker", 2),
        tables.adviser("blocker", 2) + 3,
    ]
