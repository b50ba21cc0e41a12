"""What happened, as typed data. Each event is told to each seat with what that seat may know: what it may not, is
missing (None). `words/` makes sentences of them."""

from __future__ import annotations

import re

import msgspec

from ..notation.cards import CardSet


def key(name: str) -> str:
    """`RouteClaimed` becomes `route-claimed`: the tag in JSON, and the message's key in words/."""
    return re.sub(r"(?<!^)(?=[A-Z])", "-", name).lower()


class Event(msgspec.Struct, frozen=True, tag_field="event", tag=key, omit_defaults=True):
    """What all events have in common."""


# --- the beginning ------------------------------------------------------------------------------------------


class FirstPlayer(Event, frozen=True):
    """The starting player, by lot (B4, K4)."""

    seat: int


class LocomotivesGiven(Event, frozen=True):
    """K2: before anything is dealt, and known to everybody."""

    seat: int
    number: int


class CardsDealt(Event, frozen=True):
    """Cards to a hand at the beginning of a round (B2, K2, K18)."""

    seat: int
    number: int
    cards: dict[str, int] | None = None


class TicketsDealt(Event, frozen=True):
    """Tickets to choose from at set-up (B3, E2, K3)."""

    seat: int
    number: int
    tickets: tuple[str, ...] | None = None


class ChoiceMade(Event, frozen=True):
    """A seat has made its secret choice; what it is, shows when all have (B3a, K16)."""

    seat: int
    tickets: tuple[str, ...] | None = None


# --- the row and the deck -----------------------------------------------------------------------------------


class CardTurnedUp(Event, frozen=True):
    """A card comes to a place of the row, 0 to 4 (T2)."""

    place: int
    card: str


class RowCleared(Event, frozen=True):
    """Too many locomotives: the row goes to the discards (T6)."""


class Reshuffled(Event, frozen=True):
    """The discards become the deck (T8)."""

    cards: int


# --- turns --------------------------------------------------------------------------------------------------


class TurnBegan(Event, frozen=True):
    seat: int
    turn: int


class CardTaken(Event, frozen=True):
    """A face-up card (T1)."""

    seat: int
    card: str
    place: int


class CardDrawn(Event, frozen=True):
    """A card from the deck (T1)."""

    seat: int
    card: str | None = None


class RouteClaimed(Event, frozen=True):
    """B5, B7, B11. `paid` is the set; what a tunnel cost more, TunnelPaid has said."""

    seat: int
    track: str
    paid: CardSet
    trains: int
    points: int


class TunnelEntered(Event, frozen=True):
    """A set has been played for a tunnel (E5)."""

    seat: int
    track: str
    paid: CardSet


class TunnelCard(Event, frozen=True):
    """A card turned up for a tunnel (E5)."""

    card: str


class TunnelCosts(Event, frozen=True):
    """So many more cards are to be paid (E5, E6)."""

    seat: int
    track: str
    extra: int


class TunnelPaid(Event, frozen=True):
    """The extra has been paid."""

    seat: int
    track: str
    paid: CardSet


class TunnelGivenUp(Event, frozen=True):
    """The set goes back to the hand (E7)."""

    seat: int
    track: str
    taken_back: CardSet


class StationBuilt(Event, frozen=True):
    """A station is built in a city and paid for (E10, E11)."""

    seat: int
    city: str
    paid: CardSet


class TicketsDrawn(Event, frozen=True):
    """Tickets are drawn from the deck, to choose from (B12, K13)."""

    seat: int
    number: int
    tickets: tuple[str, ...] | None = None


class TicketsKept(Event, frozen=True):
    """At set-up (all at once) or after a draw."""

    seat: int
    number: int
    tickets: tuple[str, ...] | None = None


class Passed(Event, frozen=True):
    """B13a, K13a."""

    seat: int


# --- the card game ------------------------------------------------------------------------------------------


class CardsMoved(Event, frozen=True):
    """K5: from the rail yard to the track. Which ones is not shown (K6)."""

    seat: int
    number: int


class PilePlaced(Event, frozen=True):
    """A pile is placed in a rail yard (K9)."""

    seat: int
    pile: CardSet


class SinglesPlaced(Event, frozen=True):
    """K9: three single cards."""

    seat: int
    colours: tuple[str, ...]


class TrainRobbed(Event, frozen=True):
    """K12: the victim's pile goes to the discards."""

    seat: int
    victim: int
    pile: CardSet


class CompletingBegan(Event, frozen=True):
    """K16: the last turns of a round have been taken; everybody completes tickets."""

    round: int


class TicketsCompleted(Event, frozen=True):
    """K16: shown to all when everybody has chosen."""

    seat: int
    tickets: tuple[str, ...]
    cards: dict[str, int]  # used for them


class RoundBegan(Event, frozen=True):
    """K18: the second round."""

    round: int
    seat: int


# --- the end ------------------------------------------------------------------------------------------------


class LastTurns(Event, frozen=True):
    """B13, K14: so many turns are still to be taken."""

    seat: int
    turns: int


class GameOver(Event, frozen=True):
    """The game is over."""

    winners: tuple[int, ...]


AnyEvent = (
    FirstPlayer
    | LocomotivesGiven
    | CardsDealt
    | TicketsDealt
    | ChoiceMade
    | CardTurnedUp
    | RowCleared
    | Reshuffled
    | TurnBegan
    | CardTaken
    | CardDrawn
    | RouteClaimed
    | TunnelEntered
    | TunnelCard
    | TunnelCosts
    | TunnelPaid
    | TunnelGivenUp
    | StationBuilt
    | TicketsDrawn
    | TicketsKept
    | Passed
    | CardsMoved
    | PilePlaced
    | SinglesPlaced
    | TrainRobbed
    | CompletingBegan
    | TicketsCompleted
    | RoundBegan
    | LastTurns
    | GameOver
)
