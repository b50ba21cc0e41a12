"""The luck of a table of the day: decks in an order, the same for everybody, and every draw can be verified."""

from __future__ import annotations

import random
from collections import Counter

import pytest

import whistlestop as ws
from whistlestop import maps
from whistlestop.game import Game, Given, Pool, read_record
from whistlestop.game.day_chance import DayChance
from whistlestop.game.records.record import events_of

DAY = "2026-11-16"
GAMES = ("north_america", "europe", "card_game")


def chance_of(name: str, seed: bytes = bytes(32)) -> DayChance:
    return DayChance(seed, maps.load(name), None, 3, DAY)


def played(name: str, dice: int, seed: bytes = bytes(32)) -> Game:
    """A whole game of somebody who decides by these dice."""
    choose = random.Random(dice)
    game = ws.new(name, players=3, chance=chance_of(name, seed))
    while not game.is_over:
        game.play(choose.choice(game.legal_decisions()))
    return game


def drawn(game: Game, kind: str) -> list[tuple[Pool, int]]:
    begun = Game(game.map, 3, names=game.names, chance=Given())
    return [(it.pool, it.outcome) for it in events_of(begun, game.log) if it.pool.kind == kind]


def shuffles(game: Game) -> list[list[int]]:
    """The cards that came off each deck, deck by deck."""
    decks: list[list[int]] = []
    left: dict[int, int] = {}
    for pool, kind in drawn(game, "card"):
        if pool.weights != left:
            decks.append([])
        decks[-1].append(kind)
        left = {it: number for it, weight in pool.weights.items() if (number := weight - (it == kind))}
    return decks


@pytest.mark.parametrize("name", GAMES)
def test_whoever_draws_it_the_next_card_is_the_same(name: str) -> None:
    one, other = played(name, 1), played(name, 2)
    assert one.log != other.log
    mine, theirs = shuffles(one)[0], shuffles(other)[0]
    together = min(len(mine), len(theirs))
    assert together > 60
    assert mine[:together] == theirs[:together]
    assert drawn(one, "lot")[0] == drawn(other, "lot")[0]
    assert [it for _, it in drawn(one, "ticket")][:9] == [it for _, it in drawn(other, "ticket")][:9]


def test_other_days_have_other_luck() -> None:
    assert shuffles(played("europe", 1))[0] != shuffles(played("europe", 1, b"\1" * 32))[0]


def test_a_deck_that_is_shuffled_again_has_the_cards_of_both_in_the_same_order() -> None:
    """Two people whose discards differ by one card: the others lie as they lay, the odd one among them."""
    full = {0: 4, 1: 5, 8: 3}
    one, other = chance_of("north_america"), chance_of("north_america")
    for chance in (one, other):
        assert chance.outcome(0, Pool("card", {2: 1})) == 2  # the deck before
    more = {**full, 1: 6}
    mine = [one.outcome(0, Pool("card", pool)) for pool in left_of(full, one)]
    theirs = [other.outcome(0, Pool("card", pool)) for pool in left_of(more, other)]
    assert Counter(mine) == full
    assert Counter(theirs) == more
    assert any(theirs[:at] + theirs[at + 1 :] == mine for at, it in enumerate(theirs) if it == 1)


def left_of(pool: dict[int, int], chance: DayChance) -> list[dict[int, int]]:
    """The pools of a deck as it is drawn to its end, by a chance of its own that stands at the same place."""
    ahead, pools = chance.at(Game(chance.map, 3, chance=Given())), []
    while pool:
        pools.append(pool)
        top = ahead.outcome(0, Pool("card", pool))
        pool = {it: number for it, weight in pool.items() if (number := weight - (it == top))}
    return pools


def test_each_card_comes_first_as_often_as_it_is_there() -> None:
    pool = Pool("card", {0: 6, 1: 3, 8: 3})
    first = Counter(chance_of("europe", at.to_bytes(32, "big")).outcome(0, pool) for at in range(1200))
    assert abs(first[0] - 600) < 90  # more than five deviations
    assert abs(first[1] - 300) < 80


def test_tickets_that_go_back_are_shuffled() -> None:
    chance = chance_of("card_game")
    everything = Pool("ticket", dict.fromkeys(range(20), 1))
    dealt = []
    for _ in range(6):
        dealt.append(chance.outcome(0, Pool("ticket", {it: 1 for it in everything.weights if it not in dealt})))
    again = [chance.outcome(0, everything)]
    for _ in range(5):
        again.append(chance.outcome(0, Pool("ticket", {it: 1 for it in everything.weights if it not in again})))
    assert again != dealt
    assert len(set(again)) == 6


@pytest.mark.parametrize("name", GAMES)
def test_every_draw_is_verified_and_no_other_order_passes(name: str) -> None:
    game = played(name, 3)
    text = game.record().text()
    assert f"\nDay: {DAY}\n" in text
    assert read_record(text).committed == game.record().committed
    verdict = ws.verify(text)
    assert verdict.fair, str(verdict)
    assert ws.verify(text.replace(f"Day: {DAY}\n", "")).key == "outcome"
    assert ws.verify(text.replace("Fair-Seed: 00", "Fair-Seed: 01")).key == "commitment"


def test_a_chance_stands_where_its_game_stands() -> None:
    """As on a server: moves are tried on copies, some are thrown away, and some come from elsewhere."""
    chance, choose = chance_of("europe"), random.Random(5)
    game = Game(chance.map, 3, chance=Given())
    game.take(ws.new("europe", players=3, chance=chance_of("europe")).log)
    while not game.is_over:
        for thrown_away in (True, False):
            trial = game.copy(chance.at(game))
            before = trial.length
            trial.play(choose.choice(trial.legal_decisions()))
            if not thrown_away:
                game.take(trial.log_since(before))
    seed = chance.seed
    finished = game.copy(chance)
    assert ws.verify(finished.record()).fair
    assert finished.record().committed.seed == seed  # type: ignore[union-attr]
