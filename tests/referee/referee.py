"""The referee: a plain second implementation of the three games, to compare others with."""

import random
from pathlib import Path

from .card_game import CardGame
from .card_scoring import card_scores
from .data import load
from .europe import Europe
from .game import Game
from .hidden import hidden_variant
from .map_game import MapGame
from .map_scoring import map_scores
from .position import position


def new_game(map_file: Path, players: int, first: int | None) -> Game:
    if first is not None and first not in range(players):
        raise ValueError("no such seat")
    data = load(map_file)
    if data.game == "card game":
        return CardGame(data, players, first)
    if data.game == "europe":
        return Europe(data, players, first)
    return MapGame(data, players, first)


class Referee:
    """One game. `first` None: the starting seat is drawn by lot."""

    def __init__(self, map_file: Path, players: int, first: int | None = None) -> None:
        self.game = new_game(map_file, players, first)

    def awaiting(self) -> str:
        """ "lot", "card", "ticket", "decision" or "over"."""
        return self.game.awaiting

    def pool(self) -> dict[int, int]:
        """While awaiting chance: outcome -> how many."""
        return self.game.pool()

    def chance(self, outcome: int) -> None:
        """One chance outcome; ValueError if it cannot happen."""
        self.game.chance(outcome)

    def pending(self) -> list[int]:
        """The seats that may decide now, ascending."""
        return self.game.pending()

    def legal(self, seat: int) -> set[int]:
        """The legal decisions of a seat; none for a seat that may not decide now."""
        return self.game.legal(seat)

    def play(self, seat: int, decision: int) -> None:
        """One decision; IllegalMove, and nothing changed, if it is not legal."""
        self.game.play(seat, decision)

    def position(self) -> dict[str, object]:
        """The position in the shape of the contract."""
        return position(self.game)

    def scores(self) -> list[dict[str, object]]:
        """Per seat how each point was earned (S3); only when the game is over."""
        if self.game.awaiting != "over":
            raise ValueError("the game is not over")
        if isinstance(self.game, MapGame):
            return map_scores(self.game)
        return card_scores(self.game.data, self.game.players)

    def hidden_variant(self, seat: int, rng: random.Random) -> "Referee":
        """A copy in which everything that the seat (-1: a spectator) may not know is dealt anew."""
        variant = Referee.__new__(Referee)
        variant.game = hidden_variant(self.game, seat, rng)
        return variant
