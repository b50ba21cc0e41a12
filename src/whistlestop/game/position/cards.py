"""The train cards of a position: where they lie, and a random place for those of which nothing is said (S2)."""

from __future__ import annotations

import random
from dataclasses import dataclass
from typing import Any

from whistlestop.rules.state import ROW

from ..notation.cards import KINDS, LOCOMOTIVE, NUMBERS
from .form import Position, PositionError, Seat
from .names import Counts, Finder


@dataclass
class Unknown:
    """What `put_cards` leaves to chance."""

    cards: list[int]  # of each seat's hand
    row: bool
    free: Counts  # cards that lie nowhere yet; those not dealt are the deck

    def __bool__(self) -> bool:
        return self.row or any(self.cards)


def put_cards(state: Any, position: Position, seats: list[Seat], find: Finder) -> Unknown:
    """Every card that something is said of. A tunnel's cards lie where they came from: the set in the hand of the
    seat whose turn it is, the cards turned up in the deck."""
    heaps: dict[str, Counts] = {}
    unknown = Unknown([], position.row is None, [])
    for number, seat in enumerate(seats):
        path = f"seats[{number}]"
        known = find.counts(f"{path}.known", seat.known)
        hand = known if seat.hand is None else find.counts(f"{path}.hand", seat.hand)
        if seat.cards is not None:
            hand = [max(pair) for pair in zip(hand, known, strict=True)]
        unknown.cards.append(0 if seat.cards is None else seat.cards - sum(hand))
        if unknown.cards[-1] < 0:
            raise PositionError(f"{path}.cards", f"a hand of {sum(hand)} cards or more does not have {seat.cards}.")
        heaps |= {f"{path}.known": known, f"{path}.hand": hand, f"{path}.track": find.counts(path, seat.track)}
        heaps[f"{path}.yard"] = put_yard(state["yards"][number], seat.yard, f"{path}.yard", find)
    heaps["row"] = find.counted("row", [word for word in position.row or [] if word])
    heaps["discards"] = find.counts("discards", position.discards)
    heaps["move.paid"] = paid_set(position, find)
    heaps["move.turned"] = find.counted("move.turned", position.move.turned if position.move else [])
    heaps["deck"] = find.counts("deck", position.deck) if isinstance(position.deck, dict) else [0] * len(KINDS)
    unknown.free = free_cards(heaps, find)
    check_numbers(unknown, position)
    if len(position.row or []) > ROW:
        raise PositionError("row", f"{len(position.row or [])} places are too many: the row has {ROW}.")
    for number in range(len(seats)):
        for field, name in (("hands", "hand"), ("known", "known"), ("piles", "track")):
            state[field][number] = heaps[f"seats[{number}].{name}"]
    for field in ("hands", "known"):
        mover = state[field][int(state["seat"])]
        mover[:] = [sum(pair) for pair in zip(mover.tolist(), heaps["move.paid"], strict=True)]
    state["row"], state["discard"] = heaps["row"], heaps["discards"]
    state["deck"] = [sum(pair) for pair in zip(heaps["deck"], heaps["move.turned"], strict=True)]
    return unknown


def put_yard(yard: Any, piles: list[str], path: str, find: Finder) -> Counts:
    """K9, K10: piles of one colour; their locomotives leave first, so a pile always has a card of its colour."""
    counts = [0] * len(KINDS)
    if piles and find.map.kind != "cards":
        raise PositionError(path, "rail yards are for the card game.")
    for text in piles:
        pile = find.cards(path, text)
        colour = NUMBERS[pile.colour]
        if colour == LOCOMOTIVE or counts[colour]:
            raise PositionError(
                path,
                f"{text!r} cannot be: a pile is of a colour, like 2 green + 1 loco, and there is one of each (K9).",
            )
        counts[colour] += pile.cards
        counts[LOCOMOTIVE] += pile.locos
        yard[colour] = min(pile.cards, 100), min(pile.locos, 100)  # more than there are is found by counting
    return counts


def paid_set(position: Position, find: Finder) -> Counts:
    counts = [0] * len(KINDS)
    if position.move is not None and position.move.paid is not None:
        paid = find.cards("move.paid", position.move.paid)
        counts[NUMBERS[paid.colour]] += paid.cards
        counts[LOCOMOTIVE] += paid.locos
    return counts


def free_cards(heaps: dict[str, Counts], find: Finder) -> Counts:
    """Of each kind, the cards that lie nowhere yet; not fewer than none (S2)."""
    each, free = find.map.train_cards, []
    for kind, name in enumerate(KINDS):
        exist = each.locomotives if kind == LOCOMOTIVE else each.each_colour
        lie = {path: heap[kind] for path, heap in heaps.items() if heap[kind] and not path.endswith(".known")}
        free.append(exist - sum(lie.values()))
        if free[-1] < 0:
            listed = ", ".join(f"{number} in {path}" for path, number in lie.items())
            raise PositionError([*lie][-1], f"there are {exist} {name} cards, not {exist - free[-1]}: {listed}.")
    return free


def check_numbers(unknown: Unknown, position: Position) -> None:
    """S2: every card lies somewhere, and there are enough for the hands that are not known."""
    left = sum(unknown.free) - sum(unknown.cards)
    if left < 0:
        raise PositionError(
            "seats", f"{sum(unknown.cards)} cards of hands are not said, and {-left} of them are missing."
        )
    left -= min(left, ROW) if unknown.row else 0
    if isinstance(position.deck, dict) and left > 0:
        raise PositionError("deck", f"{left} more cards lie nowhere: say where, or leave the deck out.")
    if isinstance(position.deck, int) and position.deck != left:
        raise PositionError("deck", f"{left} cards are left for the deck, not {position.deck}.")


def deal_cards(state: Any, unknown: Unknown, luck: random.Random) -> list[int]:
    """Each card that lies nowhere is equally likely in a hand, in the row, and in the deck; the row that was dealt."""
    free = [kind for kind, number in enumerate(unknown.free) for _ in range(number)]
    luck.shuffle(free)
    for seat, number in enumerate(unknown.cards):
        for _ in range(number):
            state["hands"][seat][free.pop()] += 1
    row = [free.pop() for _ in range(min(ROW, len(free)))] if unknown.row else []
    for kind in row:
        state["row"][kind] += 1
    for kind in free:
        state["deck"][kind] += 1
    return row
