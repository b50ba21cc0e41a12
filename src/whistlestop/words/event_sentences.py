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


class Telling(NamedTuple):
    """Of what, to whom, in which words."""

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
    `places` gives display names (`placing.Places`)."""
    telling = Telling(f"event-{event.__struct_config__.tag}", names, viewer, language, places)
    return say(telling.message, language, **params_of(event, telling))


def params_of(event: msgspec.Struct, telling: Telling) -> Params:
    """What the message of an event is given: each field in the terms of the catalogue."""
    params: Params = {}
    for field in event.__struct_fields__:
        value = getattr(event, field)
        params |= FIELDS[field](telling, value) if field in FIELDS else {field: value}
    if isinstance(params.get("known"), str):
        params.setdefault("number", len(getattr(event, "tickets", None) or ()))
    return params


def seat(telling: Telling, seat: int) -> Params:
    return {"who": telling.who(seat), "name": telling.names[seat]}


def victim(telling: Telling, seat: int) -> Params:
    return {"whom": telling.who(seat), "victim": telling.names[seat]}


def winners(telling: Telling, seats: Sequence[int]) -> Params:
    others = [telling.names[seat] for seat in seats if seat != telling.viewer]
    return {
        "who": "you" if len(others) < len(seats) else "other",
        "winners": len(seats),
        "names": list_and(others, telling.language),
    }


def card(_telling: Telling, kind: str | None) -> Params:
    return {"card": kind or "hidden"}


def row_place(_telling: Telling, place: int) -> Params:
    return {"place": place + 1}


def named_place(field: str) -> Callable[[Telling, str], Params]:
    return lambda telling, id: {field: place(id, telling.language, telling.places)}


def card_set(_telling: Telling, cards: Any) -> Params:
    return {"colour": cards.colour, "cards": cards.cards, "locos": cards.locos}


def cards(telling: Telling, cards: Mapping[str, int] | int | None) -> Params:
    """A number of cards; or which ones, if that is known."""
    if isinstance(cards, int):
        return {"cards": cards}
    counted = [
        {"colour": kind, "cards": 0, "locos": number}
        if kind == "loco"
        else {"colour": kind, "cards": number, "locos": 0}
        for kind, number in (cards or {}).items()
    ]
    return {"known": "no" if cards is None else "yes", "list": card_list(telling, counted)}


def colours(telling: Telling, kinds: Sequence[str]) -> Params:
    return {"list": card_list(telling, [{"card": kind} for kind in kinds])}


def card_list(telling: Telling, items: Sequence[Params]) -> str:
    """Cards in a list, in the form that the sentence around it asks for."""
    said = [say(f"{telling.message}.card", telling.language, **item) for item in items]
    return list_and(said, telling.language)


def tickets(telling: Telling, ids: Sequence[str] | None) -> Params:
    said = [ticket_name(id, telling.language, telling.places) for id in ids or ()]
    return {"known": "no" if ids is None else "yes", "tickets": list_and(said, telling.language)}


# The fields that are not simply numbers.
FIELDS: dict[str, Callable[[Telling, Any], Params]] = {
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
