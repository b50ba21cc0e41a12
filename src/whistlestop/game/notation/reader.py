"""The notation read back: one line to the actions that it may mean. Forgiving about case, accents and abbreviations."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import NoReturn

from whistlestop.words import AnyOf, SpokenError, typed

from .actions import (
    TRIPLES,
    Action,
    Claim,
    Complete,
    Done,
    Draw,
    Extra,
    Keep,
    Pass,
    Pay,
    Place,
    Singles,
    Station,
    Tickets,
    With,
    Withdraw,
)
from .cards import COLOURS, KINDS, LOCO, CardSet, find_kind, find_set
from .names import Names
from .plain_letters import fold

Line = tuple[Action, ...]


class NotationError(SpokenError, ValueError):
    """A text that is no action, or may be several; the sentence says what would be understood."""


VERBS = {
    "draw": "draw red, draw deck, draw tickets",
    "claim": "claim paris-frankfurt/orange, 3 orange",
    "station": "station wien, 2 blue + 1 loco",
    "build": "station wien, 2 blue + 1 loco",
    "pay": "pay 2 red + 1 loco",
    "extra": "extra 1 red",
    "withdraw": "withdraw",
    "keep": "keep 1 3",
    "place": "place 2 green + 2 loco, place red blue white",
    "with": "with 2 green",
    "complete": "complete dallas-miami",
    "done": "done",
    "pass": "pass",
}
CARDS_BEGIN = re.compile(r"[\s,:]+(?:with\s+|for\s+)?(?=\d)", re.IGNORECASE)
PLACES = {str(place) for place in range(1, 7)}
MOST_READINGS = 64
MOST_CHARACTERS = 2_000  # of a line


def read_line(names: Names, text: str) -> list[Line]:
    """Every reading of a line; several where, say, the colour of a double route's track is not said."""
    if len(text) > MOST_CHARACTERS:
        raise NotationError("notation-too-long", most=MOST_CHARACTERS, found=len(text))
    readings: list[Line] = [()]
    for part in filter(str.strip, text.split(";")):
        readings = [before + after for before in readings for after in read_part(names, part.strip())]
        check_number(text, readings)
    if readings == [()]:
        raise NotationError("notation-nothing", verbs=tuple(VERBS))
    return readings


def check_number(text: str, readings: list[Line]) -> None:
    """Each thing left open doubles the readings."""
    if len(readings) > MOST_READINGS:
        raise NotationError("notation-too-open", text=typed(text[:60].strip()))


def read_part(names: Names, text: str) -> list[Line]:
    word, _, rest = text.partition(" ")
    rest = rest.strip(" ,:")
    verb = find_verb(word)
    match verb:
        case "draw":
            return [(it,) for it in read_draw(rest)]
        case "claim":
            found = (read_claim(names, head, cards) for head, cards in heads(rest))
            return next(filter(None, found), None) or no_route(rest)
        case "station" | "build":
            found = (read_station(names, head, cards) for head, cards in heads(rest))
            return next(filter(None, found), None) or no_city(rest)
        case "pay" | "extra":
            kind, it = Pay if verb == "pay" else Extra, read_set(verb, rest)
            return [(kind(it.colour, it.cards, it.locos),)]
        case "keep":
            return [(Keep(read_places(rest)),)]
        case "place":
            return [read_place(rest)]
        case "with":
            return [(read_with(rest),)]
        case "complete":
            return read_complete(names, rest)
    if rest:
        raise NotationError("notation-alone", text=typed(text), verb=verb, example=VERBS[verb])
    return [({"withdraw": Withdraw(), "done": Done(), "pass": Pass()}[verb],)]


def find_verb(word: str) -> str:
    folded = fold(word)
    found = [folded] if folded in VERBS else [verb for verb in VERBS if folded and verb.startswith(folded)]
    if len(found) == 1:
        return found[0]
    if found:
        raise NotationError("notation-which", text=typed(word), options=AnyOf(found))
    raise NotationError("notation-no-action", text=typed(word), verbs=tuple(VERBS))


def no_route(text: str) -> NoReturn:
    raise NotationError("notation-no-route", text=typed(text), example=VERBS["claim"])


def no_city(text: str) -> NoReturn:
    raise NotationError("notation-no-city", text=typed(text))


def heads(text: str) -> Iterator[tuple[str, CardSet | None]]:
    """Where the name ends and the cards begin: `paris-zurich, 3 green`. Or all of it is a name."""
    for cut in CARDS_BEGIN.finditer(text):
        if cards := find_set(text[cut.end() :]):
            yield text[: cut.start()], cards
    yield text, None


def read_draw(text: str) -> list[Action]:
    folded = fold(text)
    if folded and ("tickets".startswith(folded) or folded == "ticket"):
        return [Tickets()]
    if folded and ("deck".startswith(folded) or folded in {"blind", "card"}):
        return [Draw("deck")]
    return [Draw(the_kind(text, "draw"))]


def the_kind(word: str, verb: str) -> str:
    kinds = find_kind(word)
    if len(kinds) == 1:
        return kinds[0]
    if kinds:
        raise NotationError("notation-which", text=typed(word), options=AnyOf(kinds))
    raise NotationError("notation-no-card", text=typed(word), cards=tuple(KINDS), example=VERBS[verb])


def read_set(verb: str, text: str) -> CardSet:
    found = find_set(text)
    if found is None:
        raise NotationError("notation-no-set", text=typed(text), example=VERBS[verb])
    return found


def read_claim(names: Names, head: str, cards: CardSet | None) -> list[Line]:
    """A track, and perhaps the set that pays for it. A set of another colour than the track's rules a reading out,
    as long as one is left."""
    tracks = names.find_track(head) or names.find_track(suffixed(head))
    if cards is None:
        return [(Claim(names.tracks[track]),) for track in tracks]
    payable = [track for track in tracks if names.map.tracks[track].colour in ("grey", cards.colour)]
    pay = Pay(cards.colour, cards.cards, cards.locos)
    return [(Claim(names.tracks[track]), pay) for track in payable or tracks]


def suffixed(head: str) -> str:
    """`paris-frankfurt orange` for `paris-frankfurt/orange`."""
    path, _, colour = head.rpartition(" ")
    return f"{path}/{colour}"


def read_station(names: Names, head: str, cards: CardSet | None) -> list[Line]:
    lines: list[Line] = [(Station(names.cities[city]),) for city in names.find_city(head)]
    return lines if cards is None else [(*line, Pay(cards.colour, cards.cards, cards.locos)) for line in lines]


def read_places(text: str) -> tuple[int, ...]:
    words = re.findall(r"\w+", text)
    if [fold(word) for word in words] == ["none"]:
        return ()
    if not words or not all(word in PLACES for word in words):
        raise NotationError("notation-keep", text=typed(text))
    return tuple(sorted({int(word) for word in words}))


def read_place(text: str) -> Line:
    """A pile (`2 green + 2 loco`), three single cards (`red blue white`), or only the colour of a pile."""
    if any(letter.isdigit() for letter in text):
        cards = read_set("place", text)
        if cards.colour == LOCO:
            raise NotationError("notation-pile")
        return (Place(cards.colour), With(cards.cards, cards.colour), With(cards.locos, LOCO))
    colours = [the_kind(word, "place") for word in re.findall(r"[^\W\d_]+", text) if fold(word) != "and"]
    three = tuple(sorted(colours, key=KINDS.index))
    if len(colours) == 1 and three[0] in COLOURS:
        return (Place(three[0]),)
    if three not in TRIPLES:
        raise NotationError("notation-place", text=typed(text), example=VERBS["place"])
    return (Singles((three[0], three[1], three[2])),)


def read_with(text: str) -> With:
    match = re.fullmatch(r"(\d{1,3})\s*x?\s*([^\W\d_]+)", text)
    if not match:
        raise NotationError("notation-with", text=typed(text), example=VERBS["with"])
    return With(int(match[1]), the_kind(match[2], "with"))


def read_complete(names: Names, text: str) -> list[Line]:
    """One ticket or several, and perhaps `done` at the end."""
    lines: list[Line] = [()]
    for word in filter(None, (part.strip() for part in text.split(","))):
        if fold(word) == "done":
            lines = [(*line, Done()) for line in lines]
            continue
        found = names.find_ticket(word)
        if not found:
            raise NotationError("notation-no-ticket", text=typed(word), example=VERBS["complete"])
        lines = [(*line, Complete(names.tickets[ticket])) for line in lines for ticket in found]
        check_number(text, lines)
    if lines == [()]:
        raise NotationError("notation-complete", example=VERBS["complete"])
    return lines
