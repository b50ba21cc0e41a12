"""A player and what lies before the player."""

from .contract import nothing


class Player:
    """One seat: hand, tickets, trains and stations (map games), rail yard and track pile (card game)."""

    def __init__(self, seat: int, trains: int, stations: int) -> None:
        self.seat = seat
        self.hand = nothing()
        self.known = nothing()  # what everybody knows of the hand
        self.trains = trains
        self.stations = stations
        self.points = 0  # B11: points for routes so far

        self.held: list[int] = []
        self.offer: list[int] = []
        self.chosen_set: int | None = None  # B3a: the secret choice at set-up, places in the offer as bits
        self.completed: list[int] = []

        # K5, K9: per colour [cards of the colour, locomotives]; and the on-the-track pile.
        self.yard = [[0, 0] for _ in range(8)]
        self.track = nothing()
        self.adding: list[int] = []  # K16: tickets added so far, in secret
        self.done = False

        # What the player has learned about tickets, and when; only secrecy (S1) asks for these.
        self.seen: set[int] = set()  # been on offer to this player, and not lost sight of since
        self.shuffled_back: set[int] = set()  # K3: returned into a deck that was shuffled
        self.dealt_at_setup: list[int] = []
        self.unfinished_in_round_1: set[int] = set()  # K18: held when the first round was scored
        self.track_in_round_1 = nothing()
        self.completed_in_round_1: list[int] = []

    def spend(self, colour: int, cards: int) -> None:
        """Cards leave the hand; as many are taken off what is publicly known, not below zero."""
        self.hand[colour] -= cards
        self.known[colour] = max(0, self.known[colour] - cards)

    def take_openly(self, colour: int, cards: int) -> None:
        """Cards that everybody sees come into the hand (S1)."""
        self.hand[colour] += cards
        self.known[colour] += cards

    def pile(self, colour: int) -> int:
        """How many cards lie in the yard's pile of this colour; locomotives count (K12)."""
        return sum(self.yard[colour])
