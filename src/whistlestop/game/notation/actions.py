"""Typed actions: one for each kind of decision. Frozen, hashable, JSON-ready; `str(action)` is the notation.

An action and a decision's integer (docs/decisions.md) say the same thing; which integer it is, depends on the map.
"""

from __future__ import annotations

import functools
import itertools

import msgspec

from whistlestop.maps import Map
from whistlestop.rules import api, decisions, phases

from .cards import COLOURS, KINDS, LOCO, LOCOMOTIVE, NUMBERS, CardSet, set_of
from .names import Names, names_of

COUNTING = (phases.SURCHARGE, phases.COUNT_CARDS, phases.COUNT_LOCOS)
OFFER = 6  # the most tickets on offer to a seat


class Action(msgspec.Struct, frozen=True, tag_field="do", tag=str.lower):
    """What all actions have in common."""


class Draw(Action, frozen=True):
    """A train card: face up, by its kind, or blind from the `deck` (T1)."""

    card: str

    def __str__(self) -> str:
        return f"draw {self.card}"


class Tickets(Action, frozen=True):
    """Draw tickets (B12, K13)."""

    def __str__(self) -> str:
        return "draw tickets"


class Pass(Action, frozen=True):
    """Nothing else is possible (B13a, K13a)."""

    def __str__(self) -> str:
        return "pass"


class Withdraw(Action, frozen=True):
    """Give a tunnel up (E7)."""

    def __str__(self) -> str:
        return "withdraw"


class Done(Action, frozen=True):
    """All tickets to be completed have been named (K16)."""

    def __str__(self) -> str:
        return "done"


class Keep(Action, frozen=True):
    """Keep these of the tickets on offer: 1 is the first one drawn (B3, B12, E2, K3, K13)."""

    places: tuple[int, ...]

    def __str__(self) -> str:
        return f"keep {' '.join(map(str, self.places)) or 'none'}"


class Claim(Action, frozen=True):
    """Claim a route (B5); how it is paid for is the next decision."""

    track: str

    def __str__(self) -> str:
        return f"claim {self.track}"


class Station(Action, frozen=True):
    """Build a station (E10); how it is paid for is the next decision."""

    city: str

    def __str__(self) -> str:
        return f"station {self.city}"


class Pay(Action, frozen=True):
    """Pay for the route or station with this set (B5, B6, E4, E11)."""

    colour: str
    cards: int
    locos: int = 0

    def __str__(self) -> str:
        return f"pay {CardSet(self.colour, self.cards, self.locos)}"


class Extra(Action, frozen=True):
    """Pay what a tunnel costs more (E5, E6)."""

    colour: str
    cards: int
    locos: int = 0

    def __str__(self) -> str:
        return f"extra {CardSet(self.colour, self.cards, self.locos)}"


class Place(Action, frozen=True):
    """Start a pile of this colour in the rail yard (K9); how many cards of each kind are the next decisions."""

    colour: str

    def __str__(self) -> str:
        return f"place {self.colour}"


class With(Action, frozen=True):
    """So many cards of this kind go into the pile (K9)."""

    number: int
    card: str

    def __str__(self) -> str:
        return f"with {self.number} {self.card}"


class Singles(Action, frozen=True):
    """Place three single cards (K9)."""

    colours: tuple[str, str, str]

    def __str__(self) -> str:
        return f"place {' '.join(self.colours)}"


class Complete(Action, frozen=True):
    """Add this ticket to those to be completed (K16)."""

    ticket: str

    def __str__(self) -> str:
        return f"complete {self.ticket}"


AnyAction = (
    Draw | Tickets | Pass | Withdraw | Done | Keep | Claim | Station | Pay | Extra | Place | With | Singles | Complete
)

TRIPLES = list(itertools.combinations(COLOURS, 3))


class Actions:
    """The actions of a map and their integers."""

    def __init__(self, names: Names) -> None:
        self.names = names
        self._fixed = fixed_actions(names)
        self._numbers = {action: decision for decision, action in self._fixed.items()}
        self._counted: dict[tuple[int, int, int, int], Action] = {}

    def action(self, decision: int, phase: int, colour: int, cost: int) -> Action:
        """The action of an integer; phase, colour and cost of the move being made say what a payment means."""
        found = self._fixed.get(decision)
        if found is None:
            key = (decision, phase, colour, cost)
            found = self._counted.get(key)
            if found is None:
                found = self._counted[key] = counted_action(*key)
        return found

    def meant(self, decision: int, phase: int, colour: int, cost: int) -> Action | None:
        """The action of any integer; None if it means nothing here."""
        counts = decisions.COUNT <= decision < decisions.COUNT + decisions.COUNTS
        pays = decision == decisions.PAY_LOCOMOTIVES or decisions.PAY <= decision < decisions.COMPLETE
        if decision in self._fixed or (counts and phase in COUNTING) or (pays and phase == phases.PAY):
            return self.action(decision, phase, colour, cost)
        return None

    def decision(self, action: Action) -> int | None:
        """The integer of an action; None if this map has no such action."""
        try:
            if isinstance(action, Pay):
                return pay_decision(action)
            if isinstance(action, Extra):
                return count_decision(action.locos)
            if isinstance(action, With):
                return count_decision(action.number)
            return self._numbers.get(action)
        except TypeError:  # a field of the wrong type
            return None


@functools.lru_cache(maxsize=16)
def actions_of(map: Map) -> Actions:
    return Actions(names_of(map))


def fixed_actions(names: Names) -> dict[int, Action]:
    """Those that mean the same in every position."""
    table: dict[int, Action] = {
        decisions.DECK: Draw("deck"),
        decisions.TAKE_TICKETS: Tickets(),
        decisions.PASS: Pass(),
        decisions.WITHDRAW: Withdraw(),
        decisions.DONE: Done(),
    }
    table |= {decisions.DRAW + number: Draw(kind) for number, kind in enumerate(KINDS)}
    table |= {decisions.PLACE + number: Place(colour) for number, colour in enumerate(COLOURS)}
    table |= {decisions.KEEP + chosen: Keep(places_of(chosen)) for chosen in range(1 << OFFER)}
    table |= {decisions.CLAIM + number: Claim(name) for number, name in enumerate(names.tracks)}
    table |= {decisions.STATION + number: Station(name) for number, name in enumerate(names.cities)}
    table |= {decisions.COMPLETE + number: Complete(name) for number, name in enumerate(names.tickets)}
    table |= {decisions.SINGLES + number: Singles(three) for number, three in enumerate(TRIPLES)}
    return table


def places_of(chosen: int) -> tuple[int, ...]:
    return tuple(place + 1 for place in range(OFFER) if chosen >> place & 1)


def counted_action(decision: int, phase: int, colour: int, cost: int) -> Action:
    """Those that are numbers of cards."""
    if decision == decisions.PAY_LOCOMOTIVES:
        return Pay(LOCO, 0, cost)
    if decisions.PAY <= decision < decisions.COMPLETE:
        paid, locos = decisions.set_parts(decision - decisions.PAY)
        return Pay(KINDS[paid], cost - locos, locos)
    number = decision - decisions.COUNT
    if phase == phases.SURCHARGE:
        extra = set_of(colour, cost, number)
        return Extra(extra.colour, extra.cards, extra.locos)
    return With(number, KINDS[LOCOMOTIVE if phase == phases.COUNT_LOCOS else colour])


def count_decision(number: int) -> int | None:
    return decisions.COUNT + number if 0 <= number < decisions.COUNTS else None


def pay_decision(pay: Pay) -> int | None:
    if pay.cards == 0:
        return decisions.PAY_LOCOMOTIVES
    if pay.colour not in COLOURS or not 0 <= pay.locos < decisions.SIZES:
        return None
    return decisions.PAY + decisions.set_number(NUMBERS[pay.colour], pay.locos)


def about_move(states: api.Records) -> tuple[int, int, int]:
    """Phase, colour and cost of the move being made: what numbers of cards mean now."""
    return int(states["phase"][0]), int(states["colour"][0]), int(states["cost"][0])
