"""What the page is offered before anything is decided: whole moves that can be played, and the best completion."""

from __future__ import annotations

import random

import whistlestop as ws
from whistlestop.game import SPECTATOR, Game
from whistlestop.game.notation.actions import Complete, Done, Place, Singles, With
from whistlestop.game.notation.moves import Move
from whistlestop.server.push.choices import choices_of


def played_until(phase: str, seed: int) -> Game:
    """A card game of players who place a pile whenever they can, so that there is something to complete."""
    dice = random.Random(seed)
    game = ws.new("card_game", 3, seed=seed)
    while game.phase != phase:
        legal = game.legal()
        places = [it for it in legal if isinstance(it, Place | Singles)]
        game.play(dice.choice(places or legal))
    return game


def test_every_pile_offered_can_be_placed() -> None:
    game = played_until("turn", 1)
    piles = choices_of(game, game.pending[0]).piles
    assert piles
    for pile in piles:
        try_out = game.copy()
        try_out.play(Move((Place(pile.colour), With(pile.cards, pile.colour), With(pile.locos, "loco"))))
        assert try_out.view().seats[game.pending[0]].yard[pile.colour].locos == pile.locos
    assert choices_of(game, game.pending[0]).best == ()


def test_the_best_completion_is_offered_and_complete() -> None:
    """K16a: taken whole, it leaves nothing that could be added, and nobody else's tickets are in it."""
    offered = 0
    for seed in range(6):
        game = played_until("complete", seed)
        for seat in game.pending:
            own = game.view(seat).own
            assert own is not None
            best = choices_of(game, seat).best
            assert set(best) <= {it.ticket for it in own.tickets}
            offered += len(best)
            for ticket in best:
                game.play(Complete(ticket), seat)
            assert game.legal(seat) == [Done()]
            game.play(Done(), seat)
            assert choices_of(game, seat).best == ()
    assert offered > 0
    assert choices_of(game, SPECTATOR).best == ()
