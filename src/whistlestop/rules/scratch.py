"""Work space for kernels, so that none of them ever allocates."""

from __future__ import annotations

from typing import Annotated, Protocol

import numpy as np

from .decisions import MASK_WORDS
from .record import CITIES, TICKETS, TRACKS, WORDS, Byte, Ints, Word, dtype_of
from .state import COLOURS


class Scratch(Protocol):
    mask: Annotated[Ints, np.uint64, MASK_WORDS]  # legal decisions
    rng: Word  # the stream of a random policy, apart from the game's own
    # the search for the longest path: what is left of the routes, and per city or group of cities
    core: Annotated[Ints, np.uint64, WORDS]
    degree: Annotated[Ints, np.int8, CITIES]
    deep: Annotated[Ints, np.int16, CITIES]  # the deepest branch cut off here
    second: Annotated[Ints, np.int16, CITIES]  # the second deepest
    weight: Annotated[Ints, np.int16, CITIES]
    ends: Annotated[Ints, np.int8, CITIES]
    deepest: Annotated[Ints, np.int16, CITIES]
    next_deepest: Annotated[Ints, np.int16, CITIES]
    odd: Annotated[Ints, np.uint64, CITIES]
    shortest: Annotated[Ints, np.int8, CITIES]
    # its stack
    at: Annotated[Ints, np.int8, CITIES]
    taken: Annotated[Ints, np.int16, TRACKS + 1]
    edges: Annotated[Ints, np.uint64, TRACKS + 1, WORDS]
    tried: Annotated[Ints, np.uint64, TRACKS + 1, WORDS]
    # the search for the best completion
    best: Word
    worth: Annotated[int, np.int32]
    nodes: Annotated[int, np.int32]
    locos: Byte
    chosen_at: Annotated[Ints, np.uint64, TICKETS + 1]
    free_at: Annotated[Ints, np.uint64, TICKETS + 1]
    price: Annotated[Ints, np.int32, TICKETS + 1, COLOURS]
    trial: Annotated[Ints, np.int32, COLOURS]
    spare: Annotated[Ints, np.int16, COLOURS]
    excess: Annotated[Ints, np.int16, COLOURS]
    gain: Annotated[Ints, np.int32, TICKETS]


SCRATCH = dtype_of(Scratch)
