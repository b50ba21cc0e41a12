"""Train cards in words: `red`, `loco`, `2 red + 1 loco`."""

from __future__ import annotations

import re
from collections.abc import Iterable
from typing import Any

import msgspec

from whistlestop.maps.model import COLOURS as COLOURS

from .plain_letters import fold

LOCO = "loco"
KINDS = (*COLOURS, LOCO)
LOCOMOTIVE = KINDS.index(LOCO)
NUMBERS = {kind: number for number, kind in enumerate(KINDS)}

ALSO = {"locomotive": LOCO, "wild": LOCO, "joker": LOCO, "violet": "purple", "pink": "purple"}


class CardSet(msgspec.Struct, frozen=True):
    """A set of cards of one colour, with or without locomotives among them; of the colour `loco`, locomotives alone."""

    colour: str
    cards: int
    locos: int = 0

    def __str__(self) -> str:
        return set_text(self.colour, self.cards, self.locos)

    @property
    def size(self) -> int:
        return self.cards + self.locos


def set_text(colour: str, cards: int, locos: int) -> str:
    """`2 red + 1 loco`; what there is none of is left out."""
    parts = [f"{cards} {colour}"] if cards else []
    return " + ".join([*parts, f"{locos} {LOCO}"] if locos or not parts else parts)


def set_of(colour: int, number: int, locos: int) -> CardSet:
    """A set of `number` cards, `locos` of them locomotives, from the kernel's numbers."""
    return CardSet(KINDS[colour] if number > locos else LOCO, number - locos, locos)


def counted(counts: Iterable[Any]) -> dict[str, int]:
    """Nine counts (or eight) as a dictionary without zeros."""
    return {KINDS[kind]: int(number) for kind, number in enumerate(counts) if number}


def find_kind(word: str) -> list[str]:
    """The kinds of card that a word may mean: its name, another name for it, or the beginning of one."""
    folded = fold(word)
    if not folded:
        return []
    names = {**{kind: kind for kind in KINDS}, **ALSO}
    if folded in names:
        return [names[folded]]
    plural = folded.removesuffix("s")
    if plural in names:
        return [names[plural]]
    return sorted({kind for name, kind in names.items() if name.startswith(folded)}, key=KINDS.index)


TOKEN = re.compile(r"\d+|[^\W\d_]+|[^\s\w]|_")
BETWEEN = {"+", ",", "&", "and", "x"}  # `2x red, 1 loco`
MOST_DIGITS = 3


def find_set(text: str) -> CardSet | None:
    """The set that a text like `2 red + 1 loco` means; None if it is no set."""
    words = [word for word in TOKEN.findall(text) if word.casefold() not in BETWEEN]
    if not words or len(words) % 2:
        return None
    number_of: dict[str, int] = {}
    for number, word in zip(words[::2], words[1::2], strict=True):
        kinds = find_kind(word)
        if not number.isdecimal() or len(number) > MOST_DIGITS or len(kinds) != 1:
            return None
        number_of[kinds[0]] = number_of.get(kinds[0], 0) + int(number)
    locos = number_of.pop(LOCO, 0)
    coloured = [(colour, number) for colour, number in number_of.items() if number]
    if len(coloured) > 1:
        return None
    colour, cards = coloured[0] if coloured else (LOCO, 0)
    return CardSet(colour, cards, locos)
