"""From a happening, as a viewer hears it, to the event that the viewer is told.

The rules say what happened (rules/happenings.py) and what of it who may know (rules/visibility.py); here it gets names.
"""

from __future__ import annotations

import struct
from collections.abc import Callable, Iterable
from typing import Any, NamedTuple

import numpy as np

from whistlestop import rules
from whistlestop.rules import happenings as hp
from whistlestop.rules.happenings import HAPPENING

from ..bits import bits
from ..notation.cards import KINDS, LOCOMOTIVE, CardSet, counted, set_of
from ..notation.names import Names
from ..replayed_log import ReplayedLog
from . import events
from .row_places import Places


class Heard(NamedTuple):
    """A happening as plain numbers: the fields of HAPPENING; `cards` nine counts, `offer` tickets in their order."""

    tickets: int
    entry: int
    number: int
    track: int
    points: int
    kind: int
    seat: int
    cards: bytes
    colour: int
    city: int
    trains: int
    victim: int
    offer: bytes
    offer_n: int
    whole: int


CODES = {"int8": "b", "int16": "h", "int32": "i", "uint64": "Q"}


def format_of(dtype: np.dtype[Any]) -> str:
    """How the fields of a record lie in its bytes; an array of small numbers is read as bytes."""
    codes = []
    for name in dtype.names or ():
        field = dtype[name]
        codes.append(CODES[field.name] if not field.shape else f"{field.itemsize}{'x' if name == 'unused' else 's'}")
    return "=" + "".join(codes)


FORMAT = struct.Struct(format_of(HAPPENING))


def heard(records: bytes) -> list[Heard]:
    """What a viewer heard (the bytes of rules.heard), as plain numbers."""
    return [Heard._make(fields) for fields in FORMAT.iter_unpack(records)]


def winners(log: ReplayedLog) -> Iterable[int]:
    """Of a game that is over."""
    ranks = rules.score(log.states, log.board)[0]["rank"].tolist()
    return (seat for seat in range(int(log.states["players"][0])) if ranks[seat] == 1)


class EventBuilder:
    """Words what happens in one game."""

    def __init__(self, names: Names, places: Places, log: ReplayedLog) -> None:
        """`connection_limits`: of the row, kept up to date; `log`: of the game, which says at its end who has won."""
        self.names = names
        self.places = places
        self.log = log

    def event(self, it: Heard) -> events.Event | None:
        """None for what is told later, together with the rest of it."""
        make = EVENTS.get(it.kind)
        return None if make is None else make(self, it)

    def card_taken(self, it: Heard) -> events.Event:
        return events.CardTaken(it.seat, card(it), self.places.take(it.cards.index(1)))

    def card_turned_up(self, it: Heard) -> events.Event:
        return events.CardTurnedUp(self.places.turn_up(it.cards.index(1)), card(it))

    def row_cleared(self, _: Heard) -> events.Event:
        self.places.clear()
        return events.RowCleared()

    def round_began(self, it: Heard) -> events.Event:
        self.places.clear()
        return events.RoundBegan(it.number, it.seat)

    def route_claimed(self, it: Heard) -> events.Event:
        return events.RouteClaimed(it.seat, self.names.tracks[it.track], card_set(it), it.trains, it.points)

    def tunnel_entered(self, it: Heard) -> events.Event:
        return events.TunnelEntered(it.seat, self.names.tracks[it.track], card_set(it))

    def tunnel_costs(self, it: Heard) -> events.Event:
        return events.TunnelCosts(it.seat, self.names.tracks[it.track], it.number)

    def tunnel_paid(self, it: Heard) -> events.Event:
        return events.TunnelPaid(it.seat, self.names.tracks[it.track], card_set(it))

    def tunnel_given_up(self, it: Heard) -> events.Event:
        return events.TunnelGivenUp(it.seat, self.names.tracks[it.track], card_set(it))

    def station_built(self, it: Heard) -> events.Event:
        return events.StationBuilt(it.seat, self.names.cities[it.city], card_set(it))

    def tickets_dealt(self, it: Heard) -> events.Event:
        return events.TicketsDealt(it.seat, it.number, self._offer(it))

    def tickets_drawn(self, it: Heard) -> events.Event:
        return events.TicketsDrawn(it.seat, it.number, self._offer(it))

    def choice_made(self, it: Heard) -> events.Event:
        return events.ChoiceMade(it.seat, self._offer(it) or self._tickets(it))

    def tickets_kept(self, it: Heard) -> events.Event:
        return events.TicketsKept(it.seat, it.number, self._tickets(it))

    def tickets_completed(self, it: Heard) -> events.Event:
        return events.TicketsCompleted(it.seat, self._tickets(it) or (), counted(it.cards))

    def game_over(self, _: Heard) -> events.Event:
        return events.GameOver(tuple(winners(self.log)))

    def _offer(self, it: Heard) -> tuple[str, ...] | None:
        return tuple(self.names.tickets[ticket] for ticket in it.offer[: it.offer_n]) if it.whole else None

    def _tickets(self, it: Heard) -> tuple[str, ...] | None:
        return tuple(self.names.tickets[ticket] for ticket in bits(it.tickets)) if it.whole else None


def card(it: Heard) -> str:
    return KINDS[it.cards.index(1)]


def card_set(it: Heard) -> CardSet:
    """The cards of one colour, with or without locomotives; of the colour `loco`, locomotives alone."""
    locos = it.cards[LOCOMOTIVE]
    return set_of(it.colour, locos + (it.cards[it.colour] if it.colour < LOCOMOTIVE else 0), locos)


Make = Callable[[EventBuilder, Heard], events.Event]

EVENTS: dict[int, Make] = {
    hp.FIRST_PLAYER: lambda _, it: events.FirstPlayer(it.seat),
    hp.LOCOMOTIVES_GIVEN: lambda _, it: events.LocomotivesGiven(it.seat, it.number),
    hp.HAND_DEALT: lambda _, it: events.CardsDealt(it.seat, it.number, counted(it.cards) if it.whole else None),
    hp.TICKETS_DEALT: EventBuilder.tickets_dealt,
    hp.CHOICE_MADE: EventBuilder.choice_made,
    hp.CARD_TURNED_UP: EventBuilder.card_turned_up,
    hp.ROW_CLEARED: EventBuilder.row_cleared,
    hp.RESHUFFLED: lambda _, it: events.Reshuffled(it.number),
    hp.TURN_BEGAN: lambda _, it: events.TurnBegan(it.seat, it.number),
    hp.CARD_TAKEN: EventBuilder.card_taken,
    hp.CARD_DRAWN: lambda _, it: events.CardDrawn(it.seat, card(it) if it.whole else None),
    hp.ROUTE_CLAIMED: EventBuilder.route_claimed,
    hp.TUNNEL_ENTERED: EventBuilder.tunnel_entered,
    hp.TUNNEL_CARD: lambda _, it: events.TunnelCard(card(it)),
    hp.TUNNEL_COSTS: EventBuilder.tunnel_costs,
    hp.TUNNEL_PAID: EventBuilder.tunnel_paid,
    hp.TUNNEL_GIVEN_UP: EventBuilder.tunnel_given_up,
    hp.STATION_BUILT: EventBuilder.station_built,
    hp.TICKETS_DRAWN: EventBuilder.tickets_drawn,
    hp.TICKETS_KEPT: EventBuilder.tickets_kept,
    hp.PASSED: lambda _, it: events.Passed(it.seat),
    hp.CARDS_MOVED: lambda _, it: events.CardsMoved(it.seat, it.number),
    hp.PILE_PLACED: lambda _, it: events.PilePlaced(it.seat, card_set(it)),
    hp.SINGLES_PLACED: lambda _, it: events.SinglesPlaced(it.seat, tuple(counted(it.cards))),
    hp.TRAIN_ROBBED: lambda _, it: events.TrainRobbed(it.seat, it.victim, card_set(it)),
    hp.COMPLETING_BEGAN: lambda _, it: events.CompletingBegan(it.number),
    hp.TICKETS_COMPLETED: EventBuilder.tickets_completed,
    hp.ROUND_BEGAN: EventBuilder.round_began,
    hp.LAST_TURNS: lambda _, it: events.LastTurns(it.seat, it.number),
    hp.GAME_OVER: EventBuilder.game_over,
}
