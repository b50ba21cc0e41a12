"""The train cards that are in nobody's hand: deck, face-up row, discards, and a tunnel's cards."""

from .contract import LOCOMOTIVE, add_all, move_all, nothing

ROW = 5  # B2, K2: five cards are turned up


class TrainCards:
    """Piles as nine counts. The order of the deck is chance, so the deck needs no order here."""

    def __init__(self, each_colour: int, locomotives: int, resets: bool, reshuffled: bool) -> None:
        self.deck = [each_colour] * 8 + [locomotives]
        self.row = nothing()
        self.discards = nothing()
        self.played_set = nothing()  # E5: the set played for a tunnel, while it lies on the table
        self.turned = nothing()  # E5: the cards turned up for a tunnel
        self.resets = resets  # T6 applies (map games), or not (K8)
        self.reshuffled = reshuffled  # T8 applies (map games), or not (K8)

    def take_from_deck(self, colour: int) -> None:
        self.deck[colour] -= 1
        self.reshuffle_if_deck_is_empty()

    def reshuffle_if_deck_is_empty(self) -> None:
        """T8: at once when the deck has run out; T8b: also when discards come while it is empty.

        E9a: the tunnel's set and the cards turned up are not in the discards, so they stay out of it.
        """
        if self.reshuffled and sum(self.deck) == 0:
            move_all(self.discards, self.deck)

    def row_has_a_gap_to_fill(self) -> bool:
        """T2, T9: a gap is filled as long as there are cards."""
        return sum(self.row) < ROW and sum(self.deck) > 0

    def reset_is_due(self) -> bool:
        """T6: three or more locomotives in the row; T6a: and a reset can succeed."""
        if not self.resets or self.row[LOCOMOTIVE] < 3:
            return False
        if sum(self.deck) == ROW and sum(self.discards) == 0 and self.deck[LOCOMOTIVE] >= 3:
            return False  # T6a: row and deck would change places for ever
        together = nothing()
        for pile in (self.row, self.deck, self.discards):
            add_all(together, pile)
        return sum(together[:LOCOMOTIVE]) >= 3

    def clear_row(self) -> None:
        """T6, T8a: the row goes to the discards, and these are there if the deck has to be reshuffled."""
        move_all(self.row, self.discards)
        self.reshuffle_if_deck_is_empty()
