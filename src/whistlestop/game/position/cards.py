"""The train cards of a position: where they lie, and a random place for those of which nothing is said (S2)."""

from __future__ import annotations

import random
from collections.abc import Iterator
from dataclasses import dataclass

from whistlestop.rules.state import ROW

from ..notation.cards import KINDS, LOCOMOTIVE, NUMBERS
from .form import Position, PositionError, Seat
from .names import Counts, Finder

Places = list[int | None]  # the row: a kind of card, or nothing, at each place


@dataclass
class Hand:
    said: Counts  # at least these
    known: Counts
    unknown: int  # and so many more


@dataclass
class Cards:
    """Where the cards lie that something is said of; `exist` says how many of each kind there are."""

    exist: Counts
    hands: list[Hand]
    yards: list[dict[int, tuple[int, int]]]  # per seat, of each colour: cards and locomotives
    tracks: list[Counts]
    discards: Counts
    played: Counts
    turned: Counts
    row: Places | None
    deck: Counts | int | None

    def free(self) -> Counts:
        """Of each kind, the cards that lie nowhere yet."""
        placed = [sum(counts[kind] for _, _, counts in self.heaps()) for kind in range(len(KINDS))]
        return [number - some for number, some in zip(self.exist, placed, strict=True)]

    def heaps(self) -> Iterator[tuple[str, str, Counts]]:
        """Every heap of cards: its path, what to call it, and what it holds."""
        for seat, hand in enumerate(self.hands):
            yield f"seats[{seat}].hand", f"hand of seat {seat}", hand.said
            yard = self.yards[seat]
            in_yard = [yard.get(colour, (0, 0))[0] for colour in range(LOCOMOTIVE)]
            yield f"seats[{seat}].yard", f"yard of seat {seat}", [*in_yard, sum(locos for _, locos in yard.values())]
            yield f"seats[{seat}].track", f"track of seat {seat}", self.tracks[seat]
        yield "row", "row", [sum(card == kind for card in self.row or []) for kind in range(len(KINDS))]
        yield "discards", "discard pile", self.discards
        yield "move.paid", "set on the table", self.played
        yield "move.turned", "cards turned up", self.turned
        if isinstance(self.deck, list):
            yield "deck", "deck", self.deck

    @property
    def unknown(self) -> bool:
        """Is anything left to chance?"""
        return self.row is None or any(hand.unknown for hand in self.hands)


@dataclass
class Dealt:
    hands: list[Counts]
    row: Places
    deck: Counts


def read_cards(position: Position, seats: list[Seat], find: Finder) -> Cards:
    each, locomotives = find.map.train_cards.each_colour, find.map.train_cards.locomotives
    making = position.move
    deck = position.deck
    cards = Cards(
        exist=[each] * LOCOMOTIVE + [locomotives],
        hands=[read_hand(seat, f"seats[{number}]", find) for number, seat in enumerate(seats)],
        yards=[read_yard(seat.yard, f"seats[{number}].yard", find) for number, seat in enumerate(seats)],
        tracks=[find.counts(f"seats[{number}].track", seat.track) for number, seat in enumerate(seats)],
        discards=find.counts("discards", position.discards),
        played=read_set(making.paid if making else None, find),
        turned=find.counted("move.turned", making.turned if making else []),
        row=read_row(position.row, find),
        deck=find.counts("deck", deck) if isinstance(deck, dict) else deck,
    )
    check_kinds(cards)
    check_numbers(cards)
    return cards


def read_hand(seat: Seat, path: str, find: Finder) -> Hand:
    known = find.counts(f"{path}.known", seat.known)
    said = known if seat.hand is None else find.counts(f"{path}.hand", seat.hand)
    if seat.cards is not None:
        said = [max(pair) for pair in zip(said, known, strict=True)]
    for kind, name in enumerate(KINDS):
        if known[kind] > said[kind]:
            raise PositionError(
                f"{path}.known", f"{known[kind]} {name} cards are known to be in a hand that has {said[kind]} of them."
            )
    if seat.cards is not None and seat.cards < sum(said):
        raise PositionError(f"{path}.cards", f"a hand of {sum(said)} cards or more does not have {seat.cards}.")
    return Hand(said, known, 0 if seat.cards is None else seat.cards - sum(said))


def read_yard(piles: list[str], path: str, find: Finder) -> dict[int, tuple[int, int]]:
    """K9, K10: piles of one colour; their locomotives leave first, so a pile always has a card of its colour."""
    if piles and find.map.kind != "cards":
        raise PositionError(path, "rail yards are for the card game.")
    yard: dict[int, tuple[int, int]] = {}
    for text in piles:
        pile = find.cards(path, text)
        colour = NUMBERS[pile.colour]
        if colour == LOCOMOTIVE:
            raise PositionError(
                path, f"a pile has at least one card of a colour, like 2 green + 1 loco, not {text!r} (K9)."
            )
        if colour in yard:
            raise PositionError(path, f"there are two piles of {pile.colour}: a colour lies in a yard once (K11).")
        yard[colour] = (pile.cards, pile.locos)
    return yard


def read_set(text: str | None, find: Finder) -> Counts:
    counts = [0] * len(KINDS)
    if text is not None:
        paid = find.cards("move.paid", text)
        counts[NUMBERS[paid.colour]] += paid.cards
        counts[LOCOMOTIVE] += paid.locos
    return counts


def read_row(row: list[str | None] | None, find: Finder) -> Places | None:
    if row is None:
        return None
    if len(row) > ROW:
        raise PositionError("row", f"{len(row)} places are too many: the row has {ROW}.")
    return [None if word is None else find.kind("row", word) for word in row]


def check_kinds(cards: Cards) -> None:
    """S2: not more cards of a kind than there are."""
    for kind, name in enumerate(KINDS):
        heaps = [(path, what, counts[kind]) for path, what, counts in cards.heaps() if counts[kind]]
        total = sum(number for _, _, number in heaps)
        if total > cards.exist[kind]:
            (_, what, number), *rest = heaps
            listed = ", ".join([f"{what} has {number}", *(f"{what} {number}" for _, what, number in rest)])
            raise PositionError(heaps[-1][0], f"there are {total} {name} cards: {cards.exist[kind]} exist; {listed}.")


def check_numbers(cards: Cards) -> None:
    """S2: every card lies somewhere, and there are enough for the hands that are not known."""
    free, unknown = cards.free(), sum(hand.unknown for hand in cards.hands)
    left = sum(free) - unknown
    if left < 0:
        raise PositionError("seats", f"{unknown} cards of hands are not said, and only {sum(free)} are left for them.")
    left -= min(left, ROW) if cards.row is None else 0
    if isinstance(cards.deck, list) and left > 0:
        nowhere = ", ".join(f"{number} {name}" for name, number in zip(KINDS, free, strict=True) if number)
        raise PositionError("deck", f"{left} cards lie nowhere (of {nowhere}): say where, or leave the deck out.")
    if isinstance(cards.deck, int) and cards.deck != left:
        raise PositionError("deck", f"{left} cards are left for the deck, not {cards.deck}.")


def deal_cards(cards: Cards, luck: random.Random) -> Dealt:
    """Each card that lies nowhere is equally likely in a hand, in the row, and in the deck, which is what is left."""
    free = [kind for kind, number in enumerate(cards.free()) for _ in range(number)]
    luck.shuffle(free)
    hands = []
    for hand in cards.hands:
        dealt = [free.pop() for _ in range(hand.unknown)]
        hands.append([number + dealt.count(kind) for kind, number in enumerate(hand.said)])
    row: Places = [free.pop() for _ in range(min(ROW, len(free)))] if cards.row is None else cards.row
    deck = cards.deck if isinstance(cards.deck, list) else [free.count(kind) for kind in range(len(KINDS))]
    return Dealt(hands, row, deck)
