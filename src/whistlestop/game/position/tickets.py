"""The tickets of a position: where they are said to be (S2). Those that are not known are dealt by the rules, as to a
seat that does not know them; so what is not known has to be what one seat, or a spectator, does not know."""

from __future__ import annotations

import random
from dataclasses import dataclass, field
from typing import Any

import numpy as np

from whistlestop import maps, rules
from whistlestop.maps import Map
from whistlestop.rules import api
from whistlestop.rules.visibility import SPECTATOR

from ..bits import bits
from .form import Position, PositionError, Seat, TicketsOrNumber
from .names import Finder

DEALT = ("held", "offer", "chosen", "returned", "tail", "pool", "out")  # what of a game imagined is taken


@dataclass
class Unknown:
    """What `put_tickets` leaves to chance."""

    viewer: int | None  # who knows all that is said: the tickets of the other seats are dealt; None: they are said
    returned: list[int]  # E2: how many were not kept at set-up, of each seat that says no more of them
    long: list[int]  # so many of these are long
    bottom: list[int]  # places
    free: list[int]  # tickets that are nowhere yet

    def __bool__(self) -> bool:
        return self.viewer is not None or any(self.returned) or bool(self.bottom)


@dataclass
class Places:
    """Where each ticket is; never in two places."""

    find: Finder
    where: dict[int, str] = field(default_factory=dict)

    def put(self, path: str, said: TicketsOrNumber | None) -> list[int]:
        tickets = [] if said is None or isinstance(said, int) else self.find.tickets(path, said)
        for ticket in tickets:
            if ticket in self.where:
                name = self.find.names.tickets[ticket]
                raise PositionError(path, f"{name} is in {self.where[ticket]} already: there is only one.")
            self.where[ticket] = path
        return tickets

    def free(self, *, long: bool) -> list[int]:
        tickets = self.find.map.tickets
        return [it for it in range(len(tickets)) if it not in self.where and tickets[it].long == long]


def put_tickets(states: api.Records, position: Position, seats: list[Seat], find: Finder) -> Unknown:
    state, places, setup = states[0], Places(find), position.phase == "setup"
    leave = find.map.ticket_rules.not_kept_at_setup == "out"
    once = places if leave else Places(find)  # tickets returned at set-up that may have been drawn since
    unknown = Unknown(viewer_of(position, seats), [], [], [], [])
    for number, seat in enumerate(seats):
        path = f"seats[{number}]"
        held, offer = places.put(f"{path}.tickets", seat.tickets), places.put(f"{path}.offer", seat.offer)
        completed = places.put(f"{path}.completed", seat.completed)
        returned = once.put(f"{path}.returned", seat.returned)
        state["held"][number], state["completed"][number] = as_bits(held), as_bits(completed)
        state["returned"][number] = as_bits(returned)
        state["held_n"][number], state["offer_n"][number] = count(seat.tickets), count(seat.offer)
        if len(offer) > state["offer"].shape[1] or count(seat.offer) > state["offer"].shape[1]:
            raise PositionError(f"{path}.offer", f"{count(seat.offer)} tickets are never on offer.")
        state["offer"][number][: len(offer)] = offer
        if setup:
            check_setup(state, seat, number, find)
        put_setup_choice(state, seat, number, find, unknown, setup)
        state["chosen"][number] = chosen_bits(seat, number, offer, held, position, find)
    put_bottom(state, position, places, unknown, len(seats))
    gone = [name for name in position.out if not (leave and is_returned(state, name, find))]
    state["out"] = as_bits(places.put("out", gone))
    state["pool"] = as_bits(places.put("unseen", position.unseen if isinstance(position.unseen, list) else []))
    check_long(places, setup)
    check_numbers(state, position, places, unknown)
    unknown.free = places.free(long=True) + places.free(long=False)
    return unknown


def viewer_of(position: Position, seats: list[Seat]) -> int | None:
    """The seat that knows what is said, where tickets of others are not known."""
    if not any(isinstance(said, int) and said for seat in seats for said in (seat.tickets, seat.offer)):
        return None
    if position.out or isinstance(position.unseen, list):
        path = "out" if position.out else "unseen"
        raise PositionError(path, "these are not known either where tickets of seats are not: leave them out.")
    if position.phase == "over":
        raise PositionError("seats", "once a game is over all tickets lie open (S3): name them.")
    named = {number for number, seat in enumerate(seats) if any(names_of_seat(seat))}
    named |= {it.by for it in position.bottom if it.ticket is not None}
    one = max(named, default=SPECTATOR)
    if len(named) > 1 or (named and any(isinstance(it, int) and it for it in (seats[one].tickets, seats[one].offer))):
        listed = " and ".join(map(str, sorted(named)))
        raise PositionError(
            "seats", f"tickets that are not known are those one seat does not know: seats {listed} name some of theirs."
        )
    return one


def names_of_seat(seat: Seat) -> list[object]:
    said = (seat.tickets, seat.offer, seat.returned, seat.chosen)
    return [name for names in said if isinstance(names, list) for name in names]


def count(said: TicketsOrNumber) -> int:
    return said if isinstance(said, int) else len(said)


def as_bits(numbers: list[int]) -> np.uint64:
    return np.uint64(sum(1 << number for number in numbers))


def is_returned(state: Any, name: str, find: Finder) -> bool:
    return any(int(returned) >> find.ticket("out", name) & 1 for returned in state["returned"])


def dealt_at_setup(map: Map) -> int:
    return map.ticket_rules.dealt + map.ticket_rules.dealt_long


def check_setup(state: Any, seat: Seat, number: int, find: Finder) -> None:
    """B3, E2, K3: everybody has been dealt the same number of tickets, the long ones first."""
    path, offered = f"seats[{number}].offer", int(state["offer_n"][number])
    if seat.tickets or seat.completed or seat.returned or seat.kept:
        raise PositionError(f"seats[{number}]", "at set-up no ticket has been kept or returned: all are on offer.")
    if offered != dealt_at_setup(find.map):
        raise PositionError(path, f"{offered} tickets are on offer: at set-up there are {dealt_at_setup(find.map)}.")
    for place, ticket in enumerate(state["offer"][number][:offered].tolist() if isinstance(seat.offer, list) else []):
        if find.map.tickets[ticket].long != (place < find.map.ticket_rules.dealt_long):
            raise PositionError(
                path, f"long tickets, and no others, come first (E2), not {find.names.tickets[ticket]}."
            )


def put_setup_choice(state: Any, seat: Seat, number: int, find: Finder, unknown: Unknown, setup: bool) -> None:
    """What a seat kept at set-up: if nothing is said, as many as can be. E2: what it did not is among those that are
    not known, and one long ticket (or as many as are dealt) is among the two."""
    dealt, long, path = dealt_at_setup(find.map), find.map.ticket_rules.dealt_long, f"seats[{number}]"
    own, kept = int(state["held_n"][number]) + len(seat.completed), seat.kept
    named = bits(int(state["held"][number]) | int(state["returned"][number]))
    lacking = long - sum(find.map.tickets[ticket].long for ticket in named)
    hidden = unknown.viewer not in (None, number)
    if kept is None:
        most = dealt if seat.returned is None else max(0, dealt - count(seat.returned))
        kept = min(own, most if hidden or seat.returned is not None else most - lacking)
    unknown.returned.append(0)
    unknown.long.append(0)
    state["setup_kept"][number] = kept
    if setup:
        return
    if not 0 <= kept <= min(own, dealt):
        raise PositionError(f"{path}.kept", f"{kept} of {dealt} tickets were kept by a seat that has {own}.")
    if find.map.ticket_rules.not_kept_at_setup != "out":
        if isinstance(seat.returned, int) and seat.returned:
            raise PositionError(f"{path}.returned", "name these tickets, or leave them out: they are in play again.")
        return
    returned = dealt - kept if seat.returned is None else count(seat.returned)
    open_places = 0 if isinstance(seat.returned, list) else returned
    if kept + returned != dealt:
        numbers = f"{kept} tickets kept and {returned} returned make {kept + returned}"
        raise PositionError(f"{path}.returned", f"{numbers}: {dealt} were dealt at set-up.")
    if not hidden:
        if not 0 <= lacking <= open_places:
            raise PositionError(f"{path}.tickets", f"a seat was dealt {long} long tickets (E2), not {long - lacking}.")
        unknown.returned[-1], unknown.long[-1] = open_places, lacking


def chosen_bits(
    seat: Seat, number: int, offer: list[int], held: list[int], position: Position, find: Finder
) -> np.uint64:
    """B3a: places of the offer; K16: tickets."""
    path = f"seats[{number}].chosen"
    if seat.chosen is not None and position.phase not in ("setup", "complete"):
        raise PositionError(path, f"nobody chooses in secret in phase {position.phase}.")
    own, chosen = offer if position.phase == "setup" else held, find.tickets(path, seat.chosen or [])
    for ticket in chosen:
        if ticket not in own or chosen.count(ticket) > 1:
            raise PositionError(path, f"{find.names.tickets[ticket]} is not there to choose, or chosen twice.")
    return as_bits([own.index(ticket) for ticket in chosen] if position.phase == "setup" else chosen)


def put_bottom(state: Any, position: Position, places: Places, unknown: Unknown, players: int) -> None:
    if len(position.bottom) > len(state["tail"]):
        raise PositionError("bottom", f"there are not {len(position.bottom)} tickets.")
    state["tail_n"] = len(position.bottom)
    for place, it in enumerate(position.bottom):
        if it.by >= players:
            raise PositionError("bottom", f"there is no seat {it.by}; the seats are 0 to {players - 1}.")
        state["tail_by"][place] = it.by
        if it.ticket is None:
            unknown.bottom.append(place)
        else:
            (state["tail"][place],) = places.put("bottom", [it.ticket])


def check_long(places: Places, setup: bool) -> None:
    """E2: after the set-up a long ticket is held, or out of the game."""
    for ticket, path in places.where.items():
        drawn = path in ("bottom", "unseen") or (path.endswith("offer") and not setup)
        if drawn and places.find.map.tickets[ticket].long:
            name = places.find.names.tickets[ticket]
            raise PositionError(path, f"{name} is a long ticket: held, returned or out after the set-up (E2).")


def check_numbers(state: Any, position: Position, places: Places, unknown: Unknown) -> None:
    """S2: every ticket is somewhere, and there are enough for the places that are not known."""
    map, others = places.find.map, [seat for seat in range(len(unknown.returned)) if seat != unknown.viewer]
    wanted, long = sum(unknown.returned) + len(unknown.bottom), sum(unknown.long)
    if unknown.viewer is not None:
        long += map.ticket_rules.dealt_long * len(others)
        wanted += sum(int(state["held_n"][seat] + state["offer_n"][seat]) for seat in others)
        if map.ticket_rules.not_kept_at_setup == "out" and position.phase != "setup":
            wanted += sum(dealt_at_setup(map) - int(state["setup_kept"][seat]) for seat in others)
    left = len(places.free(long=False)) - (wanted - long)
    if left < 0 or len(places.free(long=True)) < long:
        raise PositionError("seats", "not so many tickets are left for what is not known: the others are elsewhere.")
    state["pool_n"] = left  # so many stay in the deck, whatever is dealt
    if isinstance(position.unseen, list) and left > 0:
        raise PositionError("unseen", f"{left} more tickets are nowhere: say where they are, or leave unseen out.")
    if isinstance(position.unseen, int) and position.unseen != left:
        raise PositionError("unseen", f"{left} tickets are left that nobody has seen, not {position.unseen}.")


def deal_tickets(states: api.Records, unknown: Unknown, map: Map, luck: random.Random) -> None:
    """Each ticket that is nowhere is equally likely wherever a ticket of its kind may be."""
    state, leave = states[0], map.ticket_rules.not_kept_at_setup == "out"
    free = luck.sample(unknown.free, len(unknown.free))
    long, regular = ([ticket for ticket in free if map.tickets[ticket].long == kind] for kind in (True, False))
    for seat, number in enumerate(unknown.returned):
        picked = [long.pop() if place < unknown.long[seat] else regular.pop() for place in range(number)]
        state["returned"][seat] |= as_bits(picked)
    if unknown.viewer is not None:
        world = rules.resample(states, maps.board(map), unknown.viewer, seed=luck.getrandbits(63))
        for name in DEALT:
            states[name] = world[name]
        return
    for place in unknown.bottom:
        state["tail"][place] = regular.pop()
    state["pool"] |= as_bits(regular)
    state["out"] |= as_bits(long) | (np.bitwise_or.reduce(state["returned"]) if leave else np.uint64(0))
