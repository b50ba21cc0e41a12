"""A game that follows another one's log, as a server's does."""

from __future__ import annotations

import random

import pytest

import whistlestop as ws
from whistlestop import maps
from whistlestop.game import SPECTATOR, Fair, Game, Given
from whistlestop.game.fair_chance import new_seed


@pytest.mark.parametrize("name", ["north_america", "europe", "card_game"])
def test_entry_by_entry(name: str) -> None:
    leader = ws.new(name, 3, seed=5)
    follower = Game(leader.map, 3, seed=5, chance=Given())
    dice, told = random.Random(1), 0
    while not leader.is_over:
        assert follower.length == told
        follower.take(leader.log_since(told))
        told = leader.length
        assert (follower.log, follower.pending, follower.phase) == (leader.log, leader.pending, leader.phase)
        if leader.turn % 10 == 0:
            for seat in (SPECTATOR, 0, 1, 2):
                assert follower.mark(seat) == leader.mark(seat)
                assert follower.view(seat) == leader.view(seat)
        seat = dice.choice(leader.pending)
        leader.play(dice.choice(leader.legal_decisions(seat)), seat)


def test_nothing_changes_if_an_entry_is_not_possible() -> None:
    leader = ws.new("europe", 2, seed=5)
    follower = Game(leader.map, 2, seed=5, chance=Given())
    entries = leader.log
    with pytest.raises(ValueError, match="is not possible there"):
        follower.take([*entries[:8], -60])
    assert follower.length == 0
    follower.take(entries)
    before = follower.mark(0)
    with pytest.raises(ValueError, match="is not possible there"):
        follower.take([511])
    assert (follower.log, follower.mark(0)) == (entries, before)


def test_a_mark_changes_with_what_is_known() -> None:
    game = ws.new("europe", 2, seed=5)
    marks = [game.mark(seat) for seat in (SPECTATOR, 0, 1)]
    assert len(set(marks)) == 3
    game.play("keep 1 2 3", seat=0)
    assert [game.mark(seat) == mark for seat, mark in zip((SPECTATOR, 0, 1), marks, strict=True)] == [False] * 3


def test_a_copy_with_another_source_of_chance() -> None:
    map = maps.load("europe")
    fair = Fair(new_seed(), map.hash, None, 2, [b"a", b"b"])
    game = Game(map, 2, chance=Given())
    trial = game.copy(fair)
    pool = trial.pool()
    assert pool is not None
    trial.happen(fair.outcome(0, pool))  # the rest follows from the seed
    assert trial.pending == (0, 1)
    assert game.length == 0
    assert Game(map, 2, chance=fair).log == trial.log


@pytest.mark.parametrize("name, players", [("north_america", 3), ("europe", 4), ("card_game", 2), ("card_game", 4)])
@pytest.mark.parametrize("seed", range(3))
def test_what_many_are_told_together_is_what_each_is_told_alone(name: str, players: int, seed: int) -> None:
    """With some who come late, and moves taken back; a copy has told nobody anything yet."""
    game, dice = ws.new(name, players, seed=seed), random.Random(seed)
    viewers: list[int | None] = [dice.randrange(players)]
    coming = [it for it in (None, SPECTATOR, *range(players)) if it not in viewers]
    dice.shuffle(coming)
    while not game.is_over:
        for _ in range(dice.randrange(12)):
            if not game.is_over:
                seat = dice.choice(game.pending)
                game.play(dice.choice(game.legal_decisions(seat)), seat)
        if dice.random() < 0.1 and game.turn > 2:
            game.undo()
        if coming and dice.random() < 0.3:
            viewers.append(coming.pop())
        for viewer in dice.sample(viewers, dice.randint(1, len(viewers))):
            alone = game.copy()
            assert game.events_since(0, viewer) == alone.events_since(0, viewer)
            if viewer is not None:
                assert game.mark(viewer) == alone.mark(viewer)
                assert game.view(viewer) == alone.view(viewer)
