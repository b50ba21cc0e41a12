"""Logs: noting while playing, replaying, and what is worked out anew from the rest of a record."""

from __future__ import annotations

import random
from typing import Any

import numpy as np
import pytest

from policies import GAMES, POLICIES
from position import bits
from whistlestop import maps, rules
from whistlestop.rules import api, clauses, entry_points, phases
from whistlestop.rules.decisions import DECISIONS, MASK_WORDS
from whistlestop.rules.happenings import HAPPENING

UNKEPT = np.zeros(0, HAPPENING)


def noted_game(name: str, players: int, seed: int, room: int = 4096) -> tuple[Any, Any, Any]:
    """A whole game of mixed policies: the record at its start, at its end, and the log."""
    board, luck = maps.board(name), random.Random(f"{name} {players} {seed}")
    start = rules.new(board, players, seed=seed)
    states, log, mask = start.copy(), np.zeros(room, np.int32), np.zeros(MASK_WORDS, np.uint64)
    entry_points.settle_noted(states, board, 0, api.workspace(), mask, log, UNKEPT)
    while int(states[0]["phase"]) != phases.OVER:
        seat = luck.choice(rules.to_move(states))
        decision = POLICIES[luck.choice(list(POLICIES))](rules.legal(states, board, seat), luck)
        assert (
            entry_points.step_noted(states, board, 0, seat, decision, api.workspace(), mask, log, UNKEPT)
            == clauses.LEGAL
        )
        mover = (rules.to_move(states) or [0])[0]
        assert mask.tolist() == rules.mask(states, board, mover).tolist()
    return start, states, log


@pytest.mark.parametrize("name, players", GAMES)
def test_a_log_replays_to_the_same_bytes_the_generator_included(name: str, players: int) -> None:
    board = maps.board(name)
    for seed in range(3):
        start, end, log = noted_game(name, players, seed)
        again, mask = start.copy(), np.zeros(MASK_WORDS, np.uint64)
        entries = int(log[0])
        half = entries // 2
        assert entry_points.replay(again, board, 0, log, 1, half, api.workspace(), mask, UNKEPT) == half
        assert (
            entry_points.replay(again, board, 0, log, half, 1 + entries, api.workspace(), mask, UNKEPT) == 1 + entries
        )
        assert again.tobytes() == end.tobytes()


@pytest.mark.parametrize("name, players", [("europe", 3), ("card_game", 4)])
def test_replaying_stops_at_the_first_entry_that_cannot_be(name: str, players: int) -> None:
    board = maps.board(name)
    start, _, log = noted_game(name, players, 7)
    luck = random.Random(3)
    for _ in range(60):
        at = luck.randrange(1, 1 + int(log[0]))
        broken = log.copy()
        broken[at] = luck.choice([-100, 7 * DECISIONS, 511, -1 - 63, broken[at] + DECISIONS])
        copy, before = start.copy(), start.copy()
        mask = np.zeros(MASK_WORDS, np.uint64)
        stopped = entry_points.replay(copy, board, 0, broken, 1, 1 + int(log[0]), api.workspace(), mask, UNKEPT)
        entry_points.replay(before, board, 0, log, 1, at, api.workspace(), mask, UNKEPT)
        assert stopped == at
        assert copy.tobytes() == before.tobytes(), "what could not be has changed something"


def test_a_log_that_is_full_waits_for_room() -> None:
    board = maps.board("europe")
    states, mask = rules.new(board, 5, seed=2), np.zeros(MASK_WORDS, np.uint64)
    small = np.zeros(8, np.int32)
    entry_points.settle_noted(states, board, 0, api.workspace(), mask, small, UNKEPT)
    assert int(small[0]) == 7
    assert int(states[0]["phase"]) < phases.FIRST_DECISION
    assert not mask.any()
    large = np.zeros(100, np.int32)
    entry_points.settle_noted(states, board, 0, api.workspace(), mask, large, UNKEPT)
    assert int(states[0]["phase"]) == phases.SETUP
    whole = rules.new(board, 5, seed=2)
    rules.settle(whole, board)
    assert whole.tobytes() == states.tobytes()


@pytest.mark.parametrize("name, players", GAMES)
def test_what_is_derived_is_what_the_game_had(name: str, players: int) -> None:
    board, luck = maps.board(name), random.Random(f"derive {name} {players}")
    states = rules.new(board, players, seed=5)
    derived = ("deck_n", "row_n", "discard_n", "hand_n", "pool_n", "held_n", "stations", "trains", "points", "network")
    while True:
        rules.settle(states, board)
        if luck.random() < 0.1:
            copy = states.copy()
            for field in (*derived, "open"):
                copy[field] = 0
            assert rules.derive(copy, board) is None
            assert copy.tobytes() == states.tobytes()
        if not (seats := rules.to_move(states)):
            break
        rules.apply(states, board, seats[0], luck.choice(rules.legal(states, board, seats[0])))


@pytest.mark.clause("B9")
@pytest.mark.clause("B10")
@pytest.mark.clause("B7")
def test_routes_that_could_not_have_been_claimed_are_named() -> None:
    board, map = maps.board("north_america"), maps.load("north_america")
    track, twin = next((number, it.twin) for number, it in enumerate(map.tracks) if it.twin is not None)
    both = rules.new(board, 5, first=0)
    for number in (track, twin):
        both[0]["owned"][0][number >> 6] |= 1 << (number & 63)
    assert rules.derive(both, board) in (track, twin)
    two = rules.new(board, 2, first=0)
    for seat, number in enumerate((track, twin)):
        two[0]["owned"][seat][number >> 6] |= 1 << (number & 63)
    assert rules.derive(two, board) in (track, twin)
    much = rules.new(board, 2, first=0)
    much[0]["owned"][0] = board[0]["all_tracks"]
    assert rules.derive(much, board) is not None


@pytest.mark.clause("B15")
@pytest.mark.parametrize("name", ["north_america", "europe"])
def test_the_tracks_of_a_longest_path_are_as_long_as_the_score_says(name: str) -> None:
    board, map = maps.board(name), maps.load(name)
    states = rules.new(board, 4, games=150, seed=9)
    rules.play_random(states, board, seed=9)
    scores = rules.score(states, board)
    before = states.tobytes()
    for i in range(len(states)):
        for seat in range(4):
            tracks = rules.longest_tracks(states, board, seat, i)
            owned = set(bits(states[i]["owned"][seat][0])) | {64 + n for n in bits(states[i]["owned"][seat][1])}
            assert set(tracks) <= owned
            assert sum(map.tracks[track].length for track in tracks) == int(scores[i]["longest"][seat])
            odd = [city for city in range(len(map.cities)) if degree(map, tracks, city) % 2]
            assert len(odd) in (0, 2)
    assert states.tobytes() == before


def degree(map: maps.Map, tracks: list[int], city: int) -> int:
    return sum(city in (map.tracks[track].a, map.tracks[track].b) for track in tracks)


@pytest.mark.clause("K20")
@pytest.mark.clause("K21")
def test_who_wins_a_city_and_what_decides_agree_with_the_scores() -> None:
    board, map = maps.board("card_game"), maps.load("card_game")
    states = rules.new(board, 3, games=300, seed=4)
    rules.play_random(states, board, seed=4)
    scores = rules.score(states, board)
    for i in range(len(states)):
        for seat in range(3):
            won = [bonus.points for bonus in map.bonus if rules.wins_city(scores, board, 3, seat, bonus.city, i)]
            assert sum(won) == int(scores[i]["bonus"][seat])
            assert len(won) == int(scores[i]["bonus_cards"][seat])
            for other in range(3):
                differs = int(scores[i]["rank"][seat]) != int(scores[i]["rank"][other])
                assert (rules.decided_by(scores, seat, other, i) < 5) == differs
