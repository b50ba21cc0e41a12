"""What speaks for a decision, in the names of the notation instead of the rules' numbers: for hints and for reviews."""

from __future__ import annotations

from collections.abc import Callable

from whistlestop.bots.search.reasons import Reason
from whistlestop.game.notation.cards import KINDS
from whistlestop.game.notation.names import Names

Params = dict[str, str | int | list[str]]

# Every reason of bots/search/reasons.py. The sentence is the message reason-… of words/.
REASONS = (
    "takes-colour",
    "draws-blind",
    "finishes-ticket",
    "serves-ticket",
    "blocks",
    "goes-further",
    "scores",
    "tickets-fit",
    "tickets-worth",
    "more-tickets",
    "more-tickets-deck",
    "borrows",
    "borrows-later",
    "leaves-locos",
    "places",
    "places-free",
    "robs",
    "three-colours",
    "completes",
    "goes-on",
)


def params_of(reason: Reason, names: Names) -> Params:
    """A reason's numbers as the notation has them: cities, tickets, kinds of card. Players stay numbers of seats: what
    two bots of one level are called is the reader's business."""
    named: dict[str, Callable[[int], Params]] = {
        "colour": lambda number: {"card": KINDS[number]},
        "ticket": lambda number: {"ticket": names.tickets[number]},
        "city": lambda number: {"city": names.cities[number]},
        "held": lambda number: {"number": number},
        "cards": lambda number: {"number": number},
    }
    params: Params = {}
    for name, value in reason.parameters.items():
        if isinstance(value, list):
            params[name] = [names.tickets[ticket] for ticket in value]
        else:
            params |= named[name](value) if name in named else {name: value}
    return params
