"""Events tell the whole story, in order: the table rebuilt from them is the table of the game, at every step."""

from __future__ import annotations

import random

import pytest

import whistlestop as ws
from policies import GAMES, POLICIES
from position import bits
from retold import Retold
from whistlestop.game.notation.cards import counted
from whistlestop.game.views import events


def check(game: ws.Game, told: Retold) -> None:
    state, view, players = game.state[0], game.view(), range(game.players)
    assert [+hand for hand in told.hands] == [counted(state["hands"][seat]) for seat in players]
    assert +told.deck == counted(state["deck"])
    assert +told.discards == counted(state["discard"])
    assert tuple(told.row) == view.row
    assert told.points == [seat.points for seat in view.seats]
    assert told.trains == [seat.trains for seat in view.seats]
    assert told.routes == [set(seat.routes) for seat in view.seats]
    assert told.stations == [set(seat.stations_at) for seat in view.seats]
    piles = [{colour: (pile.cards, pile.locos) for colour, pile in yard.items()} for yard in told.yards]
    assert piles == [{colour: (pile.cards, pile.locos) for colour, pile in seat.yard.items()} for seat in view.seats]
    assert [+track for track in told.tracks] == [counted(state["piles"][seat]) for seat in players]
    assert told.turn == game.turn
    names = game.notation.tickets
    if game.phase != "setup":
        assert told.held == [{names[it] for it in bits(state["held"][seat])} for seat in players]
        assert told.completed == [{names[it] for it in bits(state["completed"][seat])} for seat in players]


@pytest.mark.parametrize("name, players", GAMES)
def test_the_table_can_be_rebuilt_from_the_events_at_every_step(name: str, players: int) -> None:
    for seed in range(6):
        luck = random.Random(f"{name} {players} {seed}")
        game, heard = ws.new(name, players, seed=seed), 0
        told = Retold(game.map, players)
        policies = [POLICIES[luck.choice(list(POLICIES))] for _ in range(players)]
        while True:
            news = game.events_since(heard)
            heard += len(news)
            for event in news:
                told.hear(event)
            check(game, told)
            if game.is_over:
                break
            seat = luck.choice(game.pending)
            game.play(policies[seat](game.legal_decisions(seat), luck), seat)
        assert type(news[-1]) is events.GameOver
        kinds = [type(event) for event in game.events_since(0)]
        for viewer in range(-1, players):
            assert [type(event) for event in game.events_since(0, viewer)] == kinds


@pytest.mark.clause("E9a")
def test_the_deck_is_reshuffled_before_a_tunnels_cards_are_discarded() -> None:
    game = ws.Game.from_position(
        {
            "map": "europe",
            "players": 2,
            "seats": [{"hand": {"red": 4, "loco": 2}}, {"hand": {}}],
            "row": ["red", "blue", "white", "green", "black"],
            "deck": {"blue": 1, "white": 1, "green": 1},
            "discards": {
                "purple": 12,
                "blue": 10,
                "orange": 12,
                "white": 10,
                "green": 10,
                "yellow": 12,
                "black": 11,
                "red": 7,
                "loco": 12,
            },
            "to_move": 0,
        },
        chance=ws.Given(),
    )
    game.play("claim angora-constantinople, 2 loco")
    for card in ("blue", "white", "green"):
        game.happen(card)
    kinds = [type(event).__name__ for event in game.events_since(0)]
    assert kinds[:6] == ["TunnelEntered", "TunnelCard", "TunnelCard", "TunnelCard", "Reshuffled", "RouteClaimed"]


def test_a_game_that_is_over_from_the_start_says_so() -> None:
    game = ws.new("card_game", 2, seed=3)
    luck = random.Random(3)
    while not game.is_over:
        game.play(luck.choice(game.legal()))
    over = ws.Game.from_position(game.position())
    assert [type(event) for event in over.events_since(0)] == [events.GameOver]
