"""Hints: the best moves of the strongest bot, each with what speaks for it, in names instead of numbers."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from whistlestop.game.notation.cards import KINDS
from whistlestop.game.notation.names import Names, names_of
from whistlestop.wire import answers as an

from ..tables.session import TableSession

if TYPE_CHECKING:
    from whistlestop.bots.search.expert import Ranked
    from whistlestop.bots.search.reasons import Reason

Params = dict[str, str | int | list[str]]

# Every reason of bots/search/reasons.py. The sentence is the message reason-… of words/.
REASONS = (
    "takes-colour",
    "draws-blind",
    "finishes-ticket",
    "blocks",
    "goes-further",
    "scores",
    "tickets-fit",
    "more-tickets",
    "borrows",
    "spares-cards",
    "places",
    "robs",
    "three-colours",
    "completes",
    "goes-on",
)


def advice(session: TableSession, seat: int, found: list[Ranked]) -> tuple[an.Advice, ...]:
    """As they are sent: those that are legal, the best one first."""
    assert session.game is not None
    names = names_of(session.the_map())
    actions = dict(zip(session.game.legal_decisions(seat), session.game.legal(seat), strict=True))
    return tuple(
        an.Advice(
            action=actions[it.decision],  # type: ignore[arg-type]  # every action is one of AnyAction
            value=round(it.value / 100, 2),
            key=f"reason-{it.reason.key}",
            params=params_of(it.reason, names),
        )
        for it in found
        if it.decision in actions
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
