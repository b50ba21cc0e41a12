"""Which decisions a search looks at: what the scripted bots would do, and what comes near it."""

from __future__ import annotations

from whistlestop.rules.board import Board
from whistlestop.rules.decisions import CLAIM, KEEP, MASK_WORDS, PLACE, STATION, TAKE_TICKETS
from whistlestop.rules.kernel import M64, ONE, ZERO, bit, has, kernel, lowest, popcount
from whistlestop.rules.legality import BUILDING, CLAIMING, KEEPING, MISC, legal
from whistlestop.rules.phases import KEEP_DRAWN, SETUP, TURN
from whistlestop.rules.record import OFFER, WORDS
from whistlestop.rules.state import COLOURS, State

from ..map_games.card_draws import best_draw
from ..map_games.claims import best_claim
from ..policy import decide, see_plan
from ..traits import Traits
from ..workspace import CANDIDATES, Workspace

ALL_OF = 6  # so many legal decisions are all looked at
CLAIMS = 3  # the best claims looked at


@kernel
def add(work: Workspace, decision: int) -> None:
    """One more candidate, unless it is one already or there is no room."""
    if decision < 0 or work.candidates_n >= CANDIDATES:
        return
    for place in range(work.candidates_n):
        if work.candidates[place] == decision:
            return
    work.candidates[work.candidates_n] = decision
    work.candidates_n += 1


@kernel
def propose(seen: State, board: Board, seat: int, work: Workspace, traits: Traits) -> None:
    """More candidates, by a bot with these traits: its own decision and those that come near it."""
    add(work, decide(seen, board, seat, work, traits))
    legal(seen, board, seat, work)
    number = 0
    for word in range(MASK_WORDS):
        number += popcount(work.mask[word])
    if number <= ALL_OF:
        for word in range(MASK_WORDS):
            rest = work.mask[word]
            while rest != ZERO:
                add(work, 64 * word + lowest(rest))
                rest &= rest - ONE
    elif seen.phase == TURN:
        propose_turn(seen, board, seat, work, traits)
    elif seen.phase == SETUP or seen.phase == KEEP_DRAWN:
        propose_keeps(work)


@kernel
def propose_turn(seen: State, board: Board, seat: int, work: Workspace, traits: Traits) -> None:
    if board.yards != 0:
        for colour in range(COLOURS):
            if has(work.mask[MISC], PLACE + colour):
                add(work, PLACE + colour)
    else:
        see_plan(seen, board, seat, work, traits)
        propose_claims(seen, board, seat, work, traits)
        propose_stations(board, work)
    if has(work.mask[MISC], TAKE_TICKETS):
        add(work, TAKE_TICKETS)
    add(work, best_draw(seen, board, seat, work, traits))


@kernel
def propose_claims(seen: State, board: Board, seat: int, work: Workspace, traits: Traits) -> None:
    """The claims of the highest value, one after the other."""
    for _ in range(CLAIMS):
        best = best_claim(seen, board, seat, work, traits)[0]
        if best < 0:
            break
        track = best - CLAIM
        work.mask[CLAIMING + (track >> 6)] &= M64 ^ bit(track & 63)
        add(work, best)


@kernel
def propose_stations(board: Board, work: Workspace) -> None:
    """Stations at the ends of the tracks that the plan would borrow."""
    for word in range(WORDS):
        rest = work.borrowed[word]
        while rest != ZERO:
            track = 64 * word + lowest(rest)
            rest &= rest - ONE
            if has(work.mask[BUILDING], board.track_a[track]):
                add(work, STATION + board.track_a[track])
            if has(work.mask[BUILDING], board.track_b[track]):
                add(work, STATION + board.track_b[track])


@kernel
def propose_keeps(work: Workspace) -> None:
    """The first candidate with one ticket more or less."""
    kept = work.candidates[0] - KEEP
    for place in range(OFFER):
        other = kept ^ (1 << place)
        if has(work.mask[KEEPING], other):
            add(work, KEEP + other)
