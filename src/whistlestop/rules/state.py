"""The state record: a whole game in one piece of memory of fixed size. Copy, compare, hash, store: bytes."""

from __future__ import annotations

from typing import Annotated, Protocol

import numpy as np

from .record import CITIES, KINDS, OFFER, SEATS, TICKETS, WORDS, Byte, Ints, Short, Word, dtype_of

LOCOMOTIVE = 8
COLOURS = 8
ROW = 5  # face-up cards


class State(Protocol):
    # the table
    players: Byte
    phase: Byte
    after: Byte  # the phase that follows once the row is in order
    first: Byte  # the starting player; -1 before the lot
    seat: Byte  # whose turn it is
    pending: Byte  # bit per seat: simultaneous choices still owed
    round: Byte  # 1; 2 in the second round of K18
    turn: Annotated[int, np.int32]  # 0 during the set-up, then counting from 1
    last_turns: Byte  # turns still to be taken once the end is triggered, the current one included; 0 before
    passes: Byte  # passes in a row (B13a, K13a)
    idle: Short  # idle turns in a row (E16, K13a)
    quiet: Byte  # what this turn has been so far: ACTIVE, IDLE or PASSED
    rng: Word
    # train cards: nine counts each
    deck: Annotated[Ints, np.int8, KINDS]
    row: Annotated[Ints, np.int8, KINDS]
    discard: Annotated[Ints, np.int8, KINDS]
    played: Annotated[Ints, np.int8, KINDS]  # the set played for a tunnel, on the table
    turned: Annotated[Ints, np.int8, KINDS]  # cards turned up for a tunnel
    hands: Annotated[Ints, np.int8, SEATS, KINDS]
    known: Annotated[Ints, np.int8, SEATS, KINDS]  # S1: what everybody knows each hand to hold
    deck_n: Short
    row_n: Byte
    discard_n: Short
    hand_n: Annotated[Ints, np.int16, SEATS]
    dealt: Short  # cards dealt so far in this deal
    # tickets
    pool: Word  # tickets nobody has seen
    pool_n: Byte
    long_pool: Word
    out: Word  # E2: tickets that have left the game
    tail: Annotated[Ints, np.int8, TICKETS]  # B12a: the ordered bottom of the deck
    tail_by: Annotated[Ints, np.int8, TICKETS]  # who returned it
    tail_n: Byte
    offer: Annotated[Ints, np.int8, SEATS, OFFER]
    offer_n: Annotated[Ints, np.int8, SEATS]
    chosen: Annotated[Ints, np.uint64, SEATS]  # secret until everybody has chosen (B3a, K16)
    held: Annotated[Ints, np.uint64, SEATS]
    held_n: Annotated[Ints, np.int8, SEATS]
    completed: Annotated[Ints, np.uint64, SEATS]  # K16
    returned: Annotated[Ints, np.uint64, SEATS]  # what each seat did not keep at set-up
    setup_kept: Annotated[Ints, np.int8, SEATS]
    # routes
    owned: Annotated[Ints, np.uint64, SEATS, WORDS]
    open: Annotated[Ints, np.uint64, SEATS, WORDS]  # B9, B10: tracks this seat may still claim
    network: Annotated[Ints, np.int8, SEATS, CITIES]  # B14: the lowest city that one's own routes lead to from here
    trains: Annotated[Ints, np.int8, SEATS]
    points: Annotated[Ints, np.int16, SEATS]
    # the move being made
    target: Short  # what is being paid for: a track, or CITY_TARGET + a city (stations.py)
    cost: Byte  # the cards that are due for it
    colour: Byte  # of the set that is being played: into a tunnel, or as a pile
    pile: Byte  # K9: how many cards of that colour are in the pile; its locomotives are asked for next
    # stations
    stations: Annotated[Ints, np.int8, SEATS]
    station_at: Annotated[Ints, np.uint64, SEATS]
    # the card game
    yards: Annotated[Ints, np.int8, SEATS, COLOURS, 2]  # see CARDS, LOCOS
    piles: Annotated[Ints, np.int8, SEATS, KINDS]  # on-the-track piles


STATE = dtype_of(State)

ACTIVE, IDLE, PASSED = 0, 1, 2
CARDS, LOCOS = 0, 1  # the two numbers of a pile in a yard
