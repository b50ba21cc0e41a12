"""The tickets of a position: where they are said to be (S2)."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from whistlestop.maps import Map

from .form import Position, PositionError, Seat, TicketsOrNumber
from .names import Finder

Slots = list[int | None]  # None: a ticket that is not known


@dataclass
class Own:
    """The tickets of one seat."""

    held: Slots
    offer: Slots
    completed: list[int]
    returned: Slots
    kept: int
    chosen: list[int] | None


@dataclass
class Tickets:
    map: Map
    setup: bool  # is everybody choosing at set-up?
    seats: list[Own]
    bottom: Slots
    by: list[int]
    out: set[int]
    unseen: set[int] | int | None

    @property
    def leave(self) -> bool:
        """E2: do tickets that are not kept at set-up leave the game?"""
        return self.map.ticket_rules.not_kept_at_setup == "out"

    @property
    def unknown(self) -> bool:
        """Is anything left to chance?"""
        own = [slots for seat in self.seats for slots in (seat.held, seat.offer, seat.returned)]
        return any(None in slots for slots in [*own, self.bottom])

    def places(self) -> Iterator[tuple[str, Slots]]:
        """Where a ticket can be, each with its path."""
        for number, seat in enumerate(self.seats):
            yield f"seats[{number}].tickets", seat.held
            yield f"seats[{number}].offer", seat.offer
            yield f"seats[{number}].completed", [*seat.completed]
            if self.leave:
                yield f"seats[{number}].returned", seat.returned
        yield "bottom", self.bottom
        returned = {ticket for seat in self.seats for ticket in seat.returned}
        yield "out", [*sorted(self.out - returned if self.leave else self.out)]
        if isinstance(self.unseen, set):
            yield "unseen", [*sorted(self.unseen)]

    def is_long(self, ticket: int) -> bool:
        return self.map.tickets[ticket].long


def read_tickets(position: Position, seats: list[Seat], find: Finder) -> Tickets:
    setup = position.phase == "setup"
    unseen = position.unseen
    tickets = Tickets(
        map=find.map,
        setup=setup,
        seats=[read_own(seat, f"seats[{number}]", find, position) for number, seat in enumerate(seats)],
        bottom=[None if it.ticket is None else find.ticket("bottom", it.ticket) for it in position.bottom],
        by=[it.by for it in position.bottom],
        out=ticket_set("out", position.out, find),
        unseen=ticket_set("unseen", unseen, find) if isinstance(unseen, list) else unseen,
    )
    check_once(tickets, find)
    check_bottom(tickets)
    for number in range(len(seats)):
        (check_setup if setup else check_returned)(tickets, number, find)
    check_long(tickets, find)
    return tickets


def read_own(seat: Seat, path: str, find: Finder, position: Position) -> Own:
    held = slots(seat.tickets, f"{path}.tickets", find)
    chosen = None if seat.chosen is None else find.tickets(f"{path}.chosen", seat.chosen)
    completed = find.tickets(f"{path}.completed", seat.completed)
    if completed and find.map.kind != "cards":
        raise PositionError(f"{path}.completed", "on a board, tickets are held to the end: name these under tickets.")
    if position.phase == "setup":
        returned, kept = slots(seat.returned or [], f"{path}.returned", find), seat.kept or 0
    else:
        for ticket in chosen or []:  # what is chosen is held
            if ticket not in held and None in held:
                held[held.index(None)] = ticket
        returned, kept = setup_choice(seat, [*held, *completed], path, find, bool(position.out))
    return Own(held, slots(seat.offer, f"{path}.offer", find), completed, returned, kept, chosen)


def ticket_set(path: str, texts: list[str], find: Finder) -> set[int]:
    tickets = find.tickets(path, texts)
    if len(set(tickets)) < len(tickets):
        twice = next(ticket for ticket in tickets if tickets.count(ticket) > 1)
        raise PositionError(path, f"{find.names.tickets[twice]} is there twice: there is only one.")
    return set(tickets)


def slots(said: TicketsOrNumber, path: str, find: Finder) -> Slots:
    if isinstance(said, int):
        return [None] * said
    return [None if text is None else find.ticket(path, text) for text in said]


def setup_choice(seat: Seat, own: Slots, path: str, find: Finder, out: bool) -> tuple[Slots, int]:
    """What a seat returned at set-up, and how many it kept. Where nothing is said, it kept all that it can have kept;
    a long one among them only if it is named or may be unknown. Where the others have left the game, they are among
    the tickets not known."""
    dealt, dealt_long = dealt_at_setup(find.map), find.map.ticket_rules.dealt_long
    returned = None if seat.returned is None else slots(seat.returned, f"{path}.returned", find)
    kept = seat.kept
    if kept is None and returned is not None:
        kept = max(0, min(len(own), dealt - len(returned)))
    if kept is None:
        long = any(find.map.tickets[ticket].long for ticket in own if ticket is not None)
        kept = min(len(own), dealt if long or (None in own and not out) else dealt - dealt_long)
    if returned is None:
        returned = [None] * max(0, dealt - kept) if find.map.ticket_rules.not_kept_at_setup == "out" else []
    return returned, kept


def dealt_at_setup(map: Map) -> int:
    return map.ticket_rules.dealt + map.ticket_rules.dealt_long


# --- what is wrong ------------------------------------------------------------------------------------


def check_once(tickets: Tickets, find: Finder) -> None:
    """S2: no ticket is in two places."""
    where: dict[int, str] = {}
    for path, slots in tickets.places():
        for ticket in slots:
            if ticket is None:
                continue
            if ticket in where:
                other = f"in {where[ticket]} too" if where[ticket] != path else "there twice"
                raise PositionError(path, f"{find.names.tickets[ticket]} is {other}: there is only one.")
            where[ticket] = path
    returned: set[int] = set()
    for number, seat in enumerate(tickets.seats):
        for ticket in seat.returned:
            if ticket in returned:
                name = find.names.tickets[ticket]
                raise PositionError(f"seats[{number}].returned", f"{name} has been returned at set-up already.")
            returned |= set() if ticket is None else {ticket}


def check_bottom(tickets: Tickets) -> None:
    for by in tickets.by:
        if by >= len(tickets.seats):
            raise PositionError("bottom", f"there is no seat {by}; the seats are 0 to {len(tickets.seats) - 1}.")


def check_setup(tickets: Tickets, number: int, find: Finder) -> None:
    """B3, E2, K3: everybody has been dealt the same number of tickets, the long ones first."""
    seat, dealt, path = tickets.seats[number], dealt_at_setup(tickets.map), f"seats[{number}]"
    if seat.held or seat.completed or seat.returned or seat.kept or tickets.bottom:
        where = "bottom" if tickets.bottom else path
        raise PositionError(where, "at set-up no ticket has been kept or returned: all are on offer or in the deck.")
    if len(seat.offer) != dealt:
        raise PositionError(f"{path}.offer", f"{len(seat.offer)} tickets are on offer: at set-up there are {dealt}.")
    for place, ticket in enumerate(seat.offer):
        long = place < tickets.map.ticket_rules.dealt_long
        if ticket is not None and tickets.is_long(ticket) != long:
            name, kind = find.names.tickets[ticket], "a long ticket" if long else "no long ticket"
            raise PositionError(f"{path}.offer", f"place {place + 1} has {kind} at set-up (E2), not {name}.")


def check_returned(tickets: Tickets, number: int, find: Finder) -> None:
    """What was kept and what was returned at set-up fit together."""
    seat, dealt, path = tickets.seats[number], dealt_at_setup(tickets.map), f"seats[{number}]"
    own, both = len(seat.held) + len(seat.completed), len(seat.returned) + seat.kept
    if seat.kept > min(own, dealt):
        raise PositionError(f"{path}.kept", f"{seat.kept} of {dealt} tickets were kept by a seat that has {own}.")
    if both > dealt or (tickets.leave and both < dealt):
        numbers = f"{seat.kept} tickets kept and {len(seat.returned)} returned make {both}"
        raise PositionError(f"{path}.returned", f"{numbers}: {dealt} were dealt at set-up.")
    if not tickets.leave:
        if None in seat.returned:
            raise PositionError(f"{path}.returned", "name these tickets, or leave them out: they are in play again.")
        return
    longs = [ticket for ticket in [*seat.held, *seat.returned] if ticket is not None and tickets.is_long(ticket)]
    dealt_long = tickets.map.ticket_rules.dealt_long
    if len(longs) > dealt_long:
        named = ", ".join(find.names.tickets[ticket] for ticket in longs)
        raise PositionError(f"{path}.tickets", f"a seat is dealt {dealt_long} long tickets (E2), not {named}.")
    if len(longs) + len(long_slots(seat)) < dealt_long:
        raise PositionError(
            f"{path}.returned",
            f"every seat is dealt {dealt_long} long tickets (E2), and these are neither held nor returned.",
        )


def check_long(tickets: Tickets, find: Finder) -> None:
    """E2: after the set-up a long ticket is held, or out of the game."""
    for path, slots in tickets.places():
        drawn = path in ("bottom", "unseen") or (path.endswith("offer") and not tickets.setup)
        for ticket in slots if drawn and tickets.leave else []:
            if ticket is not None and tickets.is_long(ticket):
                name = find.names.tickets[ticket]
                raise PositionError(path, f"{name} is a long ticket: held, returned or out after the set-up (E2).")


def long_slots(seat: Own) -> list[tuple[str, int]]:
    """The unknown tickets of a seat that can be among those dealt at set-up."""
    held = [("held", place) for place, ticket in enumerate(seat.held) if ticket is None]
    return held[: seat.kept] + [("returned", place) for place, ticket in enumerate(seat.returned) if ticket is None]
