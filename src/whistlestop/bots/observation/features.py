"""The table of the observation: every block of bytes, in order. Sizes, offsets, scales, names and docs come from here.

An observation is a row of signed bytes. A number too large for a byte is cut off at 127. `scale` is what a network
multiplies a byte with, so that most inputs lie between 0 and 2. Seats are counted from the viewer: 0 is the viewer, 1
the next one clockwise. Blocks that a game has no use for have no size there.
"""

from __future__ import annotations

import hashlib
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, NamedTuple

import numpy as np
import numpy.typing as npt

from whistlestop.rules.record import KINDS
from whistlestop.rules.state import COLOURS

from . import cells
from .numbering import decisions_of, most_offered

Records = npt.NDArray[Any]

# One more whenever other bytes are written for the same position (tests/envs/observations.json tells): it makes all
# weights useless that were trained before. Code that writes the same bytes faster is the same edition.
EDITION = 1

HANDFUL = 12  # thermometer of the own hand
ROWFUL = 3  # and of the row
TURNS = 10  # and of the turns left
LOW_TRAINS = (2, 4, 6, 8, 11, 14, 18, 24)  # and of everybody's trains
SEAT_NUMBERS, TABLE_NUMBERS, PLAN_NUMBERS, TICKET_NUMBERS, OFFER_NUMBERS = 8, 10, 4, 4, 3
PHASES = 9
LAST_TURNS = 6


@dataclass(frozen=True)
class Sizes:
    """What the sizes of blocks are made of; tracks and stations are 0 in games without."""

    seats: int
    tracks: int
    tickets: int
    stations: int  # cities that may have one
    places: int  # of tickets on offer
    yards: int  # 0 or 1
    decisions: int

    @property
    def map(self) -> int:
        return 1 - self.yards


class Feature(NamedTuple):
    name: str
    size: Callable[[Sizes], int]
    scale: float
    meaning: str


SEEN = (
    Feature("phase", lambda _: PHASES, 1, "which phase it is (one of nine, from set-up to completing)"),
    Feature("players", lambda _: 4, 1, "how many play (one of 2, 3, 4, 5)"),
    Feature("last_turns", lambda _: LAST_TURNS, 1, "turns still to be taken once the end has come (1 to 6 and more)"),
    Feature("turns_left", lambda _: TURNS, 1, "whether the turns left, as the bots reckon, are at most 1, 2, ... 10"),
    Feature(
        "table",
        lambda _: TABLE_NUMBERS,
        1 / 16,
        "cards in the deck, discards, tickets left, half the turns taken, 16 x round, 8 x cards to pay, 8 x cards in "
        "the pile being placed or turned up, idle turns, 16 x passes, turns left",
    ),
    Feature("colour", lambda _: KINDS, 1, "the colour of the tunnel's set or of the pile being placed"),
    Feature(
        "seats",
        lambda s: SEAT_NUMBERS * s.seats,
        1 / 16,
        "of each seat: trains, cards, tickets, half the points, 16 x stations left, trains in its largest network, "
        "cards in its hand that nobody knows, 16 if it started",
    ),
    Feature(
        "low_trains",
        lambda s: len(LOW_TRAINS) * s.seats * s.map,
        1,
        f"of each seat: whether it has at most {', '.join(map(str, LOW_TRAINS))} trains",
    ),
    Feature("hand", lambda _: KINDS, 1 / 4, "the viewer's cards, nine counts"),
    Feature("hand_at_least", lambda _: KINDS * HANDFUL, 1, "of each kind: whether the hand has at least 1, 2, ... 12"),
    Feature("row", lambda _: KINDS, 1 / 2, "the face-up cards, nine counts"),
    Feature("row_at_least", lambda _: KINDS * ROWFUL, 1, "of each kind: whether at least 1, 2, 3 lie face up"),
    Feature("discards", lambda _: KINDS, 1 / 4, "the discards, nine counts"),
    Feature("unseen", lambda _: KINDS, 1 / 4, "cards that may be in the deck or in an unknown part of a hand"),
    Feature("known", lambda s: KINDS * (s.seats - 1), 1 / 4, "of each other seat: cards everybody knows it to hold"),
    Feature("played", lambda s: KINDS * s.map, 1 / 4, "the set played for a tunnel"),
    Feature("turned", lambda s: KINDS * s.map, 1 / 2, "cards turned up for a tunnel"),
    Feature("need", lambda _: KINDS, 1 / 32, "advice: what one more card of each kind is worth to the bot, an eighth"),
    # map games
    Feature("owner", lambda s: s.tracks * s.seats, 1, "seat by seat: the tracks it owns"),
    Feature("open", lambda s: s.tracks, 1, "tracks that the viewer may still claim"),
    Feature("missing", lambda s: s.tracks, 1 / 2, "of an open track: cards lacking to pay for it"),
    Feature("claimable", lambda s: s.tracks, 1, "tracks that may be claimed right now"),
    Feature("own_ends", lambda s: s.tracks, 1, "of an open track: how many of its ends the viewer's routes touch"),
    Feature("rival_ends", lambda s: s.tracks, 1 / 2, "of an open track: how many ends others touch who may claim it"),
    Feature("target", lambda s: s.tracks, 1, "the track being paid for"),
    Feature("planned", lambda s: s.tracks, 1, "advice: the tracks in the bot's plan"),
    Feature("borrowed", lambda s: s.tracks if s.stations else 0, 1, "advice: others' tracks that the plan borrows"),
    Feature("plan_cards", lambda s: KINDS * s.map, 1 / 4, "advice: cards the plan takes, by colour; grey tracks last"),
    Feature("plan_missing", lambda s: COLOURS * s.map, 1 / 4, "advice: how many of them the hand lacks"),
    Feature(
        "plan",
        lambda s: PLAN_NUMBERS * s.map,
        1 / 16,
        "advice: trains the plan takes, its tracks, its borrowed tracks, trains to spare",
    ),
    Feature("stations", lambda s: s.stations * 2, 1, "cities with a station of the viewer's; of anybody else's"),
    Feature("target_city", lambda s: s.stations, 1, "the city where a station is being paid for"),
    # tickets
    Feature("tickets", lambda s: s.tickets, 1, "tickets held that are not done yet"),
    Feature("tickets_done", lambda s: s.tickets, 1, "tickets held and joined; in the card game, completed"),
    Feature(
        "tickets_far",
        lambda s: s.tickets,
        1 / 8,
        "of a ticket not done: trains that the shortest way takes; in the card game, cards the track pile lacks",
    ),
    Feature(
        "tickets_hard",
        lambda s: s.tickets,
        1,
        "of a ticket not done: 1 if there is no way with the trains left; in the card game, cards the yards lack too",
    ),
    Feature(
        "ticket_sums",
        lambda _: TICKET_NUMBERS,
        1 / 16,
        "points of tickets done, of those to do, of those without a way, and the trains or cards that all of them take",
    ),
    Feature("offer", lambda s: s.places * s.tickets, 1, "place by place: the ticket on offer"),
    Feature(
        "offer_numbers",
        lambda s: s.places * OFFER_NUMBERS,
        1 / 8,
        "place by place: trains or cards that it takes, its points, 8 if there is no way; in the card game instead "
        "of the last, cards that it asks for beyond what the tickets held leave over",
    ),
    # the card game
    Feature("yards", lambda s: s.yards * s.seats * COLOURS * 2, 1 / 2, "by seat: cards and locomotives of each pile"),
    Feature("piles", lambda s: s.yards * s.seats * KINDS, 1 / 4, "seat by seat: the cards on the track, nine counts"),
    Feature("stock", lambda s: s.yards * KINDS, 1 / 4, "what will be on the viewer's track if nobody robs it"),
    Feature("lacking", lambda s: s.yards * COLOURS, 1 / 4, "what the tickets held ask for beyond it"),
    Feature("in_the_way", lambda s: s.yards * COLOURS, 1 / 2, "the size of somebody else's pile of this colour"),
    Feature("others_done", lambda s: s.yards * s.tickets, 1, "tickets that others have completed"),
    # last, so that it is found at the end of a row
    Feature("advice", lambda s: s.decisions, 1, "the scripted bot's decision, by its number"),
)

HIDDEN = (
    Feature("hands", lambda s: KINDS * (s.seats - 1), 1 / 4, "the others' cards"),
    Feature("held", lambda s: s.tickets * (s.seats - 1), 1, "the others' tickets"),
    Feature("deck", lambda _: KINDS, 1 / 8, "what is left in the deck"),
)


def sizes_of(board: Records) -> Sizes:
    record = board[0]
    yards = 1 if int(record["yards"]) else 0
    return Sizes(
        seats=int(record["players_max"]),
        tracks=0 if yards else int(record["tracks"]),
        tickets=int(record["tickets"]),
        stations=int(record["cities"]) if int(record["stations"]) else 0,
        places=most_offered(board),
        yards=yards,
        decisions=len(decisions_of(board)),
    )


class Block(NamedTuple):
    """A feature in a certain game: where it lies in the row."""

    name: str
    offset: int
    size: int
    scale: float
    meaning: str


def blocks_of(board: Records, features: tuple[Feature, ...] = SEEN) -> list[Block]:
    sizes, offset, blocks = sizes_of(board), 0, []
    for feature in features:
        size = feature.size(sizes)
        blocks.append(Block(feature.name, offset, size, feature.scale, feature.meaning))
        offset += size
    return blocks


def width(board: Records, features: tuple[Feature, ...] = SEEN) -> int:
    """Bytes of an observation."""
    return sum(block.size for block in blocks_of(board, features))


def scales(board: Records, features: tuple[Feature, ...] = SEEN) -> npt.NDArray[np.float32]:
    """What to multiply each byte with."""
    blocks = blocks_of(board, features)
    return np.repeat([block.scale for block in blocks], [block.size for block in blocks]).astype(np.float32)


LAYOUT = np.dtype(
    [(f"{prefix}{feature.name}", np.int32) for prefix, table in (("", SEEN), ("hidden_", HIDDEN)) for feature in table]
)


def layout_of(board: Records) -> Records:
    """Where each block begins, as an array of one record for the kernels that write observations."""
    layout = np.zeros(1, LAYOUT)
    for prefix, table in (("", SEEN), ("hidden_", HIDDEN)):
        for block in blocks_of(board, table):
            layout[0][f"{prefix}{block.name}"] = block.offset
    return layout


def version(board: Records) -> str:
    """Changes whenever an observation of this board may mean something else: the edition, the table, or the numbers of
    decisions. Weights are of use with the version only that they were trained with."""
    digest = hashlib.sha256(repr((EDITION, LOW_TRAINS, HANDFUL, ROWFUL, TURNS, cells.MOST)).encode())
    for table in (SEEN, HIDDEN):
        blocks = [(block.name, block.offset, block.size, block.scale) for block in blocks_of(board, table)]
        digest.update(repr(blocks).encode())
    digest.update(decisions_of(board).astype("<i4").tobytes())
    return digest.hexdigest()[:16]
