"""What the page may ask before it decides: the very moves of the game, and nothing of anybody else's."""

from __future__ import annotations

import random

import msgspec
import pytest

import whistlestop as ws
from game.test_secrecy import Pair
from server.test_secrecy import strings
from whistlestop.game import SPECTATOR
from whistlestop.game.notation.moves import Move
from whistlestop.server.push.choices import choices_of
from whistlestop.wire.http import Choices

PLAYERS = [("north_america", 3), ("europe", 3), ("card_game", 3)]


def offered(game: ws.Game, seat: int) -> set[str]:
    """What the choices of a seat say, in the notation of moves."""
    found = choices_of(game, seat)
    told = {f"claim {track}, {paid}" for track, ways in found.claims.items() for paid in ways}
    told |= {f"station {city}, {paid}" for city, ways in found.stations.items() for paid in ways}
    return told


@pytest.mark.parametrize("name, players", PLAYERS)
def test_choices_are_the_moves_of_the_game(name: str, players: int) -> None:
    game, luck = ws.new(name, players=players, seed=2), random.Random(4)
    compared = 0
    while not game.is_over:
        seat = luck.choice(game.pending)
        if game.phase == "turn" and luck.random() < 0.2:
            moves = {str(it) for it in game.moves(seat) if isinstance(it, Move)}
            wanted = {it for it in moves if it.startswith(("claim ", "station "))}
            assert offered(game, seat) == wanted
            compared += len(wanted)
            for other in range(players):
                if other != seat:
                    assert offered(game, other) == set()
        game.play(luck.choice(game.legal_decisions(seat)), seat)
    assert compared > 20 or name == "card_game"
    assert choices_of(game, 0) == Choices()


@pytest.mark.parametrize("name, players", PLAYERS)
def test_choices_name_only_ones_own_tickets(name: str, players: int) -> None:
    game, luck = ws.new(name, players=players, seed=3), random.Random(5)
    while not game.is_over:
        seat = luck.choice(game.pending)
        game.play(luck.choice(game.legal_decisions(seat)), seat)
        if luck.random() < 0.1:
            for viewer in range(players):
                mine = ticket_names(game, viewer)
                others = {it for other in range(players) if other != viewer for it in ticket_names(game, other)} - mine
                assert not strings(msgspec.to_builtins(choices_of(game, viewer))) & others
            assert choices_of(game, SPECTATOR) == Choices()


def ticket_names(game: ws.Game, seat: int) -> set[str]:
    own = game.view(seat).own
    assert own is not None
    return {it.ticket for it in (*own.tickets, *own.offer)} | set(own.returned)


@pytest.mark.parametrize("name, players", PLAYERS)
@pytest.mark.parametrize("seed", range(3))
def test_two_games_that_look_alike_offer_alike(name: str, players: int, seed: int) -> None:
    """Hidden cards fall differently, and nothing that a seat is offered tells it."""
    pair = Pair(name, players, 1, random.Random(seed))
    for _ in range(150):
        if pair.one.is_over or not pair.step():
            break
        if not pair.one.pool():
            assert choices_of(pair.one, 1) == choices_of(pair.other, 1)
