"""Positions of which something is not known: it is filled up at random, fairly."""

from __future__ import annotations

import random
from collections import Counter
from typing import Any

import msgspec
import numpy as np
from hypothesis import given, settings
from hypothesis import strategies as st

from moments import FIVE, moments, sound
from policies import GAMES
from whistlestop import maps
from whistlestop.game import Game
from whistlestop.game.bits import bits
from whistlestop.game.position import read_position
from whistlestop.game.position.cards import deal_cards, put_cards
from whistlestop.game.position.form import read_form
from whistlestop.game.position.names import Finder
from whistlestop.rules.state import STATE


def hidden(game: Game, luck: random.Random) -> dict[str, Any]:
    """A position with some of what is secret left out: anybody's cards, and tickets that one seat does not know."""
    data: dict[str, Any] = msgspec.to_builtins(game.position(luck.randrange(-1, game.players)))
    for number, seat in enumerate(msgspec.to_builtins(game.position().seats)):
        if luck.random() < 0.5:
            data["seats"][number].pop("cards", None)
            data["seats"][number]["hand"] = seat["hand"]
        if luck.random() < 0.5:
            data["seats"][number].pop("returned", None)
    for name in ("deck", "unseen"):
        if luck.random() < 0.5:
            data.pop(name, None)
    return data


@settings(max_examples=60, deadline=None)
@given(st.sampled_from(GAMES), st.integers(0, 10**6), st.integers(0, 400))
def test_what_is_left_out_is_filled_up(table: tuple[str, int], seed: int, at: int) -> None:
    """What is said stays as it is, the numbers are right, and the game is sound."""
    game = next(game for number, game in enumerate(moments(*table, seed)) if number == at or game.is_over)
    announced = game.phase in ("pay", "count", "locos")  # a hand that is not known would rarely do
    data = msgspec.to_builtins(game.position()) if announced else hidden(game, random.Random(seed))
    filled = Game.from_position(data, seed=seed)
    sound(filled)
    now, was = filled.position(), game.position()
    for mine, theirs in zip(now.seats, was.seats, strict=True):
        assert sum((mine.hand or {}).values()) == sum((theirs.hand or {}).values())
        assert all((mine.hand or {})[kind] >= number for kind, number in theirs.known.items())
        assert len(mine.tickets) == len(theirs.tickets)  # type: ignore[arg-type]
        assert (mine.known, mine.routes, mine.kept) == (theirs.known, theirs.routes, theirs.kept)
    assert (now.row, now.discards, now.turn) == (was.row, was.discards, was.turn)
    assert [it.by for it in now.bottom] == [it.by for it in was.bottom]
    assert Game.from_position(data, seed=seed).position() == now


def test_a_hand_may_be_known_in_part() -> None:
    seat = {"hand": {"red": 2}, "known": {"blue": 1, "red": 1}, "cards": 7}
    hands = [
        Game.from_position({"map": "north_america", "players": 2, "seats": [seat]}, seed=seed).position().seats[0].hand
        or {}
        for seed in range(20)
    ]
    assert all(sum(hand.values()) == 7 and hand["red"] >= 2 and hand["blue"] >= 1 for hand in hands)
    assert len({str(hand) for hand in hands}) > 15


def test_every_card_that_is_not_seen_is_equally_likely() -> None:
    seats = [{"cards": 1}, {"hand": {"red": 4}}]
    said = read_form({"map": "north_america", "seats": seats, "row": ["loco", "red", "red", "red", "red"]})
    state = np.zeros(1, STATE)[0]
    unknown = put_cards(state, said, said.seats, Finder(maps.load("north_america")))
    luck, games, found = random.Random(5), 8_000, Counter[int]()
    for _ in range(games):
        dealt = state.copy()
        deal_cards(dealt, unknown, luck)
        found.update(np.flatnonzero(dealt["hands"][0]).tolist())
    expected = dict.fromkeys(range(7), 12) | {7: 4, 8: 13}
    total = sum(expected.values())
    square = sum((found[kind] - games * n / total) ** 2 / (games * n / total) for kind, n in expected.items())
    assert square < 30  # chi-square with 8 degrees of freedom: one in 5,000


def test_unknown_long_tickets_are_held_as_often_as_kept() -> None:
    """E2: two of four tickets were kept, so in half of all games the long one; which, is equally likely."""
    said = {"map": "europe", "seats": [{"tickets": 2, "kept": 2}, {"tickets": 3, "kept": 2}]}
    map, games, held = maps.load("europe"), 1_500, Counter[int]()
    for seed in range(games):
        state = read_position(said, seed=seed).records[0]
        held.update(ticket for ticket in bits(int(state["held"][0])) if map.tickets[ticket].long)
        own = bits(int(state["held"][1]) | int(state["returned"][1]))
        assert sum(map.tickets[ticket].long for ticket in own) == 1
    assert abs(held.total() / games - 0.5) < 0.06
    assert len(held) == 6
    assert max(held.values()) < 1.6 * min(held.values())


def test_a_row_is_never_one_that_would_be_cleared() -> None:
    hand = {"hand": dict.fromkeys([*FIVE, "yellow"], 12) | {"black": 5}}  # what is left is red, black and locomotives
    for seed in range(30):
        row = (
            Game.from_position({"map": "north_america", "players": 2, "seats": [hand]}, seed=seed).position().row or []
        )
        assert row.count("loco") < 3
