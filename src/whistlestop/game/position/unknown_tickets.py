"""Tickets of which nothing is said: a random place for each where one like it can be."""

from __future__ import annotations

import random
from dataclasses import dataclass

from .form import PositionError
from .tickets import Own, Slots, Tickets, long_slots


@dataclass
class DealtTickets:
    held: list[set[int]]
    offer: list[list[int]]
    returned: list[set[int]]
    pool: set[int]
    bottom: list[int]
    out: set[int]


class Dealer:
    """Tickets that are nowhere yet, in random order."""

    def __init__(self, tickets: Tickets, luck: random.Random) -> None:
        placed = {ticket for _, slots in tickets.places() for ticket in slots}
        free = [ticket for ticket in range(len(tickets.map.tickets)) if ticket not in placed]
        luck.shuffle(free)
        self.luck = luck
        self.leave = tickets.leave
        self.long = [ticket for ticket in free if tickets.is_long(ticket)]
        self.regular = [ticket for ticket in free if not tickets.is_long(ticket)]

    def one(self, path: str, long: bool = False) -> int:
        left = self.long if long else self.regular
        if not left:
            kind = "long tickets" if long else "tickets"
            hint = "; kept says how many were not returned at set-up" if self.leave else ""
            raise PositionError(path, f"not so many {kind} are left: the others are said to be elsewhere{hint}.")
        return left.pop()

    def fill(self, slots: Slots, path: str, long: tuple[int, ...] = ()) -> list[int]:
        """Every slot with a ticket; these places with long ones."""
        return [self.one(path, place in long) if it is None else it for place, it in enumerate(slots)]


def deal_tickets(tickets: Tickets, luck: random.Random) -> DealtTickets:
    """Each ticket that is nowhere is equally likely wherever a ticket of its kind may be."""
    dealer = Dealer(tickets, luck)
    held, returned, offer, out = [], [], [], set(tickets.out)
    dealt_long = tuple(range(tickets.map.ticket_rules.dealt_long)) if tickets.setup else ()
    spare = {ticket for ticket in tickets.out if not any(ticket in seat.returned for seat in tickets.seats)}
    for number, seat in enumerate(tickets.seats):
        path = f"seats[{number}]"
        long_held, long_returned = missing_long(tickets, seat, dealer)
        held.append(set(dealer.fill(seat.held, f"{path}.tickets", long_held)))
        offer.append(dealer.fill(seat.offer, f"{path}.offer", dealt_long))
        returned.append(set(fill_returned(tickets, seat, dealer, spare, long_returned, f"{path}.returned")))
        out |= returned[-1] if tickets.leave else set()
    bottom = dealer.fill(tickets.bottom, "bottom")
    pool = set(dealer.regular)
    check_unseen(tickets, pool)
    return DealtTickets(held, offer, returned, pool | rest(tickets), bottom, out | set(dealer.long))


def missing_long(tickets: Tickets, seat: Own, dealer: Dealer) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """E2: the places among a seat's unknown tickets, held and returned, at which its long ones are: any of those that
    it was dealt at set-up."""
    if tickets.setup or not tickets.leave:
        return (), ()
    there = sum(tickets.is_long(ticket) for ticket in [*seat.held, *seat.returned] if ticket is not None)
    lacking = tickets.map.ticket_rules.dealt_long - there
    slots = long_slots(seat)
    if not dealer.long:  # what is said to be out of the game cannot be held
        slots = [(where, place) for where, place in slots if where == "returned"] or slots
    chosen = dealer.luck.sample(slots, min(lacking, len(slots)))
    return tuple(at for it, at in chosen if it == "held"), tuple(at for it, at in chosen if it == "returned")


def fill_returned(
    tickets: Tickets, seat: Own, dealer: Dealer, spare: set[int], long: tuple[int, ...], path: str
) -> list[int]:
    """Tickets that are said to be out of the game, but not whose they were, come first."""
    filled = []
    for place, ticket in enumerate(seat.returned):
        fitting = sorted(it for it in spare if tickets.is_long(it) == (place in long))
        if ticket is not None:
            filled.append(ticket)
        elif fitting:
            filled.append(dealer.luck.choice(fitting))
            spare.discard(filled[-1])
        else:
            filled.append(dealer.one(path, place in long))
    return filled


def check_unseen(tickets: Tickets, left: set[int]) -> None:
    """S2: every ticket is somewhere."""
    if isinstance(tickets.unseen, set) and left:
        raise PositionError("unseen", f"{len(left)} tickets are nowhere: say where they are, or leave unseen out.")
    if isinstance(tickets.unseen, int) and tickets.unseen != len(left):
        raise PositionError("unseen", f"{len(left)} tickets are left that nobody has seen, not {tickets.unseen}.")


def rest(tickets: Tickets) -> set[int]:
    return tickets.unseen if isinstance(tickets.unseen, set) else set()
