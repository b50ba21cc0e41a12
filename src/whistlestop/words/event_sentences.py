"""Events as sentences: what happened, told to one viewer in one language."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING, Any, NamedTuple

from .catalogue import SOURCE, say
from .lists import list_and
from .place_names import Places, place
from .place_names import ticket as ticket_name

if TYPE_CHECKING:
    import msgspec

Params = dict[str, Any]


class SentenceContext(NamedTuple):
    """What a sentence needs beside its event: the message, the players' names, who reads it, in which language."""

    message: str
    names: Sequence[str]
    viewer: int | None
    language: str
    places: Places | None

    def who(self, seat: int) -> str:
        return "you" if seat == self.viewer else "other"


def tell(
    event: msgspec.Struct,
    *,
    names: Sequence[str],
    viewer: int | None = None,
    language: str = SOURCE,
    places: Places | None = None,
) -> str:
    """The sentence for an event. `names` are the players' names by seat; `viewer` is the seat that it is told to;
    `connection_limits` gives display names (`place_names.Places`)."""
    context = SentenceContext(f"event-{event.__struct_config__.tag}", names, viewer, language, places)
    return say(context.message, language, **params_of(event, context))


def params_of(event: msgspec.Struct, context: SentenceContext) -> Params:
    """What the message of an event is given: each field in the terms of the catalogue."""
    params: Params = {}
    for field in event.__struct_fields__:
        value = getattr(event, field)
        params |= FIELDS[field](context, value) if field in FIELDS else {field: value}
    if isinstance(params.get("known"), str):
        params.setdefault("number", len(getattr(event, "tickets", None) or ()))
    return params


def seat(context: SentenceContext, seat: int) -> Params:
    return {"who": context.who(seat), "name": context.names[seat]}


def victim(context: SentenceContext, seat: int) -> Params:
    return {"whom": context.who(seat), "victim": context.names[seat]}


def winners(context: SentenceContext, seats: Sequence[int]) -> Params:
    others = [context.names[seat] for seat in seats if seat != context.viewer]
    return {
        "who": "you" if len(others) < len(seats) else "other",
        "winners": len(seats),
        "names": list_and(others, context.language),
    }


def card(_telling: SentenceContext, kind: str | None) -> Params:
    return {"card": kind or "hidden"}


def row_place(_telling: SentenceContext, place: int) -> Params:
    return {"place": place + 1}


def named_place(field: str) -> Callable[[SentenceContext, str], Params]:
    return lambda context, id: {field: place(id, context.language, context.places)}


def card_set(_telling: SentenceContext, cards: Any) -> Params:
    return {"colour": cards.colour, "cards": cards.cards, "locos": cards.locos}


def cards(context: SentenceContext, cards: Mapping[str, int] | int | None) -> Params:
    """A number of cards; or which ones, if that is known."""
    if isinstance(cards, int):
        return {"cards": cards}
    counted = [
        {"colour": kind, "cards": 0, "locos": number}
        if kind == "loco"
        else {"colour": kind, "cards": number, "locos": 0}
        for kind, number in (cards or {}).items()
    ]
    return {"known": "no" if cards is None else "yes", "list": card_list(context, counted)}


def colours(context: SentenceContext, kinds: Sequence[str]) -> Params:
    return {"list": card_list(context, [{"card": kind} for kind in kinds])}


def card_list(context: SentenceContext, items: Sequence[Params]) -> str:
    """Cards in a list, in the form that the sentence around it asks for."""
    said = [say(f"{context.message}.card", context.language, **item) for item in items]
    return list_and(said, context.language)


def tickets(context: SentenceContext, ids: Sequence[str] | None) -> Params:
    said = [ticket_name(id, context.language, context.places) for id in ids or ()]
    return {"known": "no" if ids is None else "yes", "tickets": list_and(said, context.language)}


# The fields that are not simply numbers.
FIELDS: dict[str, Callable[[SentenceContext, Any], Params]] = {
    "seat": seat,
    "victim": victim,
    "winners": winners,
    "card": card,
    "place": row_place,
    "track": named_place("track"),
    "city": named_place("city"),
    "paid": card_set,
    "pile": card_set,
    "taken_back": card_set,
    "cards": cards,
    "colours": colours,
    "tickets": tickets,
}
