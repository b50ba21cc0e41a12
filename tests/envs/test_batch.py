"""Batches of games: they go by the rules, begin anew by themselves, and depend on the seed and nothing else."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from whistlestop import maps, rules
from whistlestop.bots.observation.api import observe
from whistlestop.envs.batch import Batch
from whistlestop.envs.stepping import FRESH, NO_BOT, STAY
from whistlestop.envs.tables import tables_of
from whistlestop.envs.threads import Threads
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


def everything(batch: Batch) -> list[bytes]:
    arrays = ("states", "seats", "episodes", "done", "totals", "advice", "observed", "hidden", "mask")
    return [getattr(batch, name).tobytes() for name in arrays] + [batch.steps.to_bytes(8, "big")]


@pytest.mark.parametrize(
    "actions, what",
    [
        ([0, 0], r"shape \(2,\) and type int64"),
        ([[0, 0]] * 4, r"shape \(4, 2\) and type int64"),
        (0, r"shape \(\) and type int64"),
        ([0.0, 1.0, 2.0, 3.0], r"shape \(4,\) and type float64"),
        ([True] * 4, r"shape \(4,\) and type bool"),
    ],
)
def test_anything_but_one_whole_number_for_each_game_is_refused(actions: Any, what: str) -> None:
    batch = Batch(maps.board("card_game"), 4, seed=1)
    before = everything(batch)
    with pytest.raises(ValueError, match=f"^step takes one action for each of the 4 games, a whole number; .*{what}"):
        batch.step(np.array(actions), tuple(np.zeros_like(it) for it in (batch.observed, batch.hidden, batch.mask)))  # type: ignore[arg-type]
    assert everything(batch) == before


@pytest.mark.parametrize("kind", [np.int8, np.int32, np.int64, np.uint16])
def test_what_the_mask_forbids_is_refused_before_anything_changes(kind: Any) -> None:
    batch = Batch(maps.board("card_game"), 4, seed=1)
    legal, before = batch.mask.argmax(1), everything(batch)
    beyond = min(1_000_000, int(np.iinfo(kind).max)) if kind != np.int64 else (1 << 32) + int(legal[2])
    for wrong in [int(batch.mask[2].argmin()), len(batch.tables.decisions), beyond, -3, -1000]:
        if np.can_cast(np.min_scalar_type(wrong), kind):
            actions = legal.astype(kind)
            actions[2] = wrong
            with pytest.raises(ValueError, match=f"^action {wrong} is not legal in game 2; `mask` says what is.$"):
                batch.step(actions)
            assert everything(batch) == before
    batch.step(legal.astype(kind))
    assert everything(batch) != before


def test_games_stay_or_begin_when_they_are_told_to_and_rest_when_they_are_over() -> None:
    batch = Batch(maps.board("card_game"), 4, players=2, begins_anew=False, seed=1)
    dice = np.random.default_rng(1)
    while (batch.seats >= 0).any():
        batch.step((dice.random(batch.mask.shape) * batch.mask).argmax(1))  # 0 in games that are over
    before = batch.states.tobytes()
    for resting in (0, 1_000_000, STAY):
        batch.step(np.full(4, resting))
        assert batch.states.tobytes() == before
    batch.step(np.array([FRESH, STAY, 5, FRESH]))
    assert (batch.seats >= 0).tolist() == [True, False, False, True]


def test_bots_sit_down_by_their_names() -> None:
    board = maps.board("card_game")
    named = Batch(board, 6, players=[2, 3], bots=["hard", None, "random"], seed=4)
    tables, expected = named.tables, np.full((6, 5), NO_BOT)
    expected[:, 0] = tables.adviser("blocker", named.players)
    expected[1::2, 2] = tables.adviser("random", 3)
    assert np.array_equal(named.bots, expected)
    numbered = Batch(board, 6, players=[2, 3], bots=expected, seed=4)
    for step in range(30):
        assert (named.seats == 1).all()
        play(named, 1, step)
        play(numbered, 1, step)
    assert everything(named) == everything(numbered)


@pytest.mark.parametrize(
    "bots, why",
    [
        (["nosuch"], "^'nosuch' cannot play in batches; random, .*, easy, medium, hard can.$"),
        ([None, "champion"], "^'champion' cannot play in batches; "),
        (np.array(["hard", "expert"]), "^'expert' cannot play in batches; "),
        (["hard"], "^bots are named seat by seat: there are 2 seats, not 1.$"),
        ([None, "hard", "hard"], "^bots are named seat by seat: there are 2 seats, not 3.$"),
        ("hard", "^bots are named seat by seat, .* 'hard' is one name.$"),
        (["hard", "hard"], "^in every game one seat has to be left without a bot.$"),
    ],
)
def test_bots_that_cannot_sit_down_are_refused(bots: Any, why: str) -> None:
    with pytest.raises(ValueError, match=why):
        Batch(maps.board("card_game"), 4, players=2, bots=bots)


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("threads", [2, 3, 50])
def test_threads_share_the_games_of_a_step(game: str, threads: int) -> None:
    """To the last byte the same, however many there are, and also with fewer games than threads."""
    board = maps.board(game)
    alone = Batch(board, 13, bots=[None, "hard"] + [None] * (maps.load(game).players[1] - 2), seed=4)
    shared = Batch(board, 13, bots=alone.bots, seed=4, threads=threads)
    for step in range(40):
        play(alone, 1, step)
        play(shared, 1, step)
        assert everything(alone) == everything(shared), step
    alone.begin(5)
    shared.begin(5)
    assert everything(alone) == everything(shared)


@pytest.mark.parametrize("games", range(1, 12))
@pytest.mark.parametrize("number", range(1, 6))
def test_every_game_of_a_step_is_played_once(games: int, number: int) -> None:
    """And each thread has a room of its own."""
    parts: list[tuple[int, range]] = []
    Threads(number).share(lambda room, low, high: parts.append((id(room), range(low, high))), 0, games)
    assert sorted(game for _, part in parts for game in part) == list(range(games))
    assert len({room for room, _ in parts}) == len(parts) <= number


def test_what_goes_wrong_in_another_thread_is_not_lost() -> None:
    def play(room: Any, low: int, high: int) -> None:
        if low > 0:
            raise MemoryError

    with pytest.raises(MemoryError):
        Threads(2).share(play, 0, 4)


@pytest.mark.parametrize(
    "wrong, why",
    [
        ({"games": 0}, "^games is a number above zero, not 0.$"),
        ({"games": 2.5}, "^games is a number above zero, not 2.5.$"),
        ({"board": "card_game"}, r"^a board is what whistlestop.maps.board\('europe'\) makes, not 'card_game'.$"),
        ({"board": maps.load("card_game")}, "^a board is what whistlestop.maps.board"),
        ({"players": 9}, "^this map is for 2 to 4 players, not 9.$"),
        ({"players": "2"}, "^players is a number, or a list of numbers to go through in turn, not '2'.$"),
        ({"players": [2.5]}, "^players is a number, or a list"),
        ({"players": []}, "^players is a number, or a list"),
        ({"threads": 0}, "^threads is a number above zero, not 0.$"),
        ({"adviser": "nosuch"}, "^'nosuch' cannot advise; random, .*blocker.* can.$"),
        ({"adviser": np.zeros((3, 5), np.int32)}, r"^adviser is an array of whole numbers, 4 rows .* shape \(3, 5\) "),
        ({"adviser": np.zeros((4, 5))}, "^adviser is an array of whole numbers, .* type float64.$"),
        ({"adviser": np.full((4, 5), 999)}, "^the numbers in adviser come from Tables.adviser; -1 is nobody.$"),
        ({"bots": np.full((4, 2), -1)}, r"^bots is an array of whole numbers, 4 rows .* shape \(4, 2\) "),
        ({"bots": np.full((4, 5), -2)}, "^the numbers in bots come from Tables.adviser; -1 is nobody.$"),
    ],
)
def test_what_a_batch_cannot_be_made_of_is_refused(wrong: dict[str, Any], why: str) -> None:
    with pytest.raises(ValueError, match=why):
        Batch(**{"board": maps.board("card_game"), "games": 4, "players": 2, **wrong})


def test_levels_advise_as_they_play() -> None:
    board = maps.board("card_game")
    assert np.array_equal(Batch(board, 4, adviser="hard").advisers, Batch(board, 4, adviser="blocker").advisers)
    assert np.array_equal(Batch(board, 3, players=np.int64(3)).players, [3, 3, 3])


@pytest.mark.parametrize("action", [-1, -2, 9999, 10**9, 2**31 - 1, 1.5])
def test_one_game_alone_refuses_what_is_not_legal(action: Any) -> None:
    """Also after a look for somebody else, which leaves a mask without anything in it."""
    batch = Batch(maps.board("card_game"), 4, players=2, seed=1)
    before = everything(batch)
    with pytest.raises(ValueError, match=f"^action {action} is not legal in game 2.$"):
        batch.step_one(2, action)
    with pytest.raises(ValueError, match="legal in game 2"):
        batch.step_one(2, int(np.flatnonzero(batch.mask[2] == 0)[0]))
    assert everything(batch) == before
    legal = int(np.flatnonzero(batch.mask[2])[-1])
    batch.look(2, 1 - int(batch.seats[2]))
    batch.step_one(2, legal)
    assert batch.mask[2].any()


def test_no_game_and_no_seat_that_is_not_there() -> None:
    batch = Batch(maps.board("card_game"), 4, players=2, seed=1)
    for game in (-1, 4, 10**6):
        for ask, what in ((batch.step_one, STAY), (batch.look, 0)):
            with pytest.raises(ValueError, match=f"^the games of this batch are 0 to 3, not {game}.$"):
                ask(game, what)
    for seat in (-1, 2, 7):
        with pytest.raises(ValueError, match=f"^game 1 has seats 0 to 1, not {seat}.$"):
            batch.look(1, seat)


def test_rooms_of_another_shape_are_refused() -> None:
    batch = Batch(maps.board("card_game"), 4, players=2, seed=1)
    actions, own = batch.mask.argmax(1), (batch.observed, batch.hidden, batch.mask)
    rooms: list[Any] = [np.zeros_like(it) for it in own]
    before = everything(batch)
    for place, name in enumerate(("observed", "hidden", "mask")):
        for wrong in (np.zeros((4, 5), np.int8), rooms[place].astype(np.int32), np.asfortranarray(rooms[place])):
            with pytest.raises(ValueError, match=f"^into has three arrays .*: {name} has 4 rows of "):
                batch.step(actions, (*rooms[:place], wrong, *rooms[place + 1 :]))
    assert everything(batch) == before
    batch.step(actions, (rooms[0], rooms[1], rooms[2]))
    assert batch.observed is rooms[0]
    longer = np.zeros((4, batch.hidden.shape[1] + 3), np.int8)  # as training has them, which tells its critic more
    batch.step(batch.mask.argmax(1), (rooms[0], longer, rooms[2]))
    assert batch.hidden is longer
