"""The tickets that no player has."""

from .data import Ticket


class TicketDeck:
    """The ticket deck: an unordered part (drawn by chance) on top of an ordered bottom."""

    def __init__(self, tickets: list[Ticket]) -> None:
        self.pool = [ticket.number for ticket in tickets if not ticket.long]
        self.long_pool = [ticket.number for ticket in tickets if ticket.long]  # E1, E2
        self.tail: list[int] = []  # B12a: returned tickets, the first returned comes up first
        self.out: list[int] = []  # E2: tickets that left the game

    def left(self) -> int:
        """How many can still be drawn (B12, K13)."""
        return len(self.pool) + len(self.tail)

    def set_up_deal_is_over(self) -> None:
        """E2: the long tickets not dealt leave the game."""
        self.out.extend(self.long_pool)
        self.long_pool = []
