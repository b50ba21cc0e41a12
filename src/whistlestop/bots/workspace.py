"""Work space for the bots' kernels: the rules' own, and room for plans. A policy keeps nothing here that it could not
work out again from what its seat sees."""

from __future__ import annotations

from typing import Annotated, Protocol

import numpy as np

from whistlestop.rules.record import (
    CITIES,
    KINDS,
    MAX_LENGTH,
    SEATS,
    TICKETS,
    TRACKS,
    WORDS,
    Byte,
    Ints,
    Short,
    dtype_of,
)
from whistlestop.rules.scratch import Scratch

CANDIDATES = 16  # decisions that a search weighs against one another
REACH = 128 + MAX_LENGTH  # more trains than a player can have, and one track more

Long = Annotated[int, np.int32]


class Workspace(Scratch, Protocol):
    hasty: Byte  # 1 in a search's trial games: an old plan is good enough while it can still be built
    # the cheapest way between two cities
    usable: Annotated[Ints, np.uint64, WORDS]
    cost: Annotated[Ints, np.int32, TRACKS]
    far: Annotated[Ints, np.int32, CITIES]
    via: Annotated[Ints, np.int16, CITIES]
    # how many trains it is from one city to another
    near: Annotated[Ints, np.uint64, CITIES, MAX_LENGTH + 1]  # the cities a track of this many trains away
    reach: Annotated[Ints, np.uint64, REACH]  # the cities that can be reached with so many
    length_cost: Annotated[Ints, np.int32, MAX_LENGTH + 1]
    # the plan: tracks to claim, tracks of others to borrow, and what they take
    plan: Annotated[Ints, np.uint64, WORDS]
    borrowed: Annotated[Ints, np.uint64, WORDS]
    plan_trains: Short
    plan_routes: Short
    plan_borrowed: Short
    # plans made before, by seat
    planned_for: Byte  # bit per seat: there is one
    old_owned: Annotated[Ints, np.uint64, SEATS, WORDS]
    old_held: Annotated[Ints, np.uint64, SEATS]
    old_stations: Annotated[Ints, np.int8, SEATS]
    old_plan: Annotated[Ints, np.uint64, SEATS, WORDS]
    old_borrowed: Annotated[Ints, np.uint64, SEATS, WORDS]
    old_trains: Annotated[Ints, np.int16, SEATS]
    old_routes: Annotated[Ints, np.int16, SEATS]
    old_borrowed_n: Annotated[Ints, np.int16, SEATS]
    # what is wanted now
    unseen: Annotated[Ints, np.int16, KINDS]  # cards that could be anywhere
    planned: Annotated[Ints, np.int16, KINDS]  # cards of each colour that the plan takes
    need: Annotated[Ints, np.int32, KINDS]  # what one more card of each kind is worth
    short: Annotated[Ints, np.int16, KINDS]
    margin: Long  # hundredths of a point that a train brings in the shortest routes that will be needed
    hopes: Annotated[Ints, np.int32, TICKETS]
    # the card game
    stock: Annotated[Ints, np.int16, KINDS]  # cards on the track or on the way there
    lacking: Annotated[Ints, np.int16, KINDS]  # cards that the tickets held ask for beyond that
    # a search's candidates
    candidates: Annotated[Ints, np.int16, CANDIDATES]
    candidates_n: Short


WORKSPACE = dtype_of(Workspace)
