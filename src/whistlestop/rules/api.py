"""The kernel as Python sees it: arrays of records, plain integers, and nothing hidden in between."""

from __future__ import annotations

import threading
from typing import Any

import numpy as np
import numpy.typing as npt

from . import entry_points
from .consistency import NAMES
from .decisions import MASK_WORDS
from .happenings import HAPPENING
from .phases import COMPLETING, FIRST_DECISION, OVER, SETUP
from .score_record import SCORE
from .scratch import SCRATCH
from .state import STATE
from .visibility import SPECTATOR

Records = npt.NDArray[Any]  # structured: STATE, BOARD or SCORE
M64 = (1 << 64) - 1
LONGEST_GAME = 1 << 30

_local = threading.local()


def workspace() -> Records:
    """This thread's scratch record."""
    if not hasattr(_local, "scratch"):
        _local.scratch = np.zeros(1, SCRATCH)
    scratch: Records = _local.scratch
    return scratch


def blank(number: int, dtype: np.dtype[Any]) -> Records:
    """So many records, all zeros. One is made from bytes: NumPy's own way goes field by field."""
    return np.frombuffer(bytearray(dtype.itemsize), dtype) if number == 1 else np.zeros(number, dtype)


def seed64(seed: int) -> Any:
    """Any integer as a seed; always of one type, so that no second version of an entry point is compiled."""
    return np.uint64(int(seed) & M64)


def new(board: Records, players: int, *, games: int = 1, seed: int = 0, first: int | None = None) -> Records:
    """New games, all set up and waiting for their first chance outcome. Game i depends on seed and i only.

    `first` is the starting player; None leaves it to the lot (B4, K4).

    >>> from whistlestop import maps, rules
    >>> board = maps.board("card_game")
    >>> states = rules.new(board, 2, games=10, seed=1, first=0)
    >>> rules.settle(states, board)
    >>> rules.to_move(states)
    [0, 1]
    """
    low, high = int(board[0]["players_min"]), int(board[0]["players_max"])
    if not low <= players <= high:
        raise ValueError(f"this map is for {low} to {high} players, not {players}.")
    if first is not None and not 0 <= first < players:
        raise ValueError(f"the starting player is a seat from 0 to {players - 1}, not {first}.")
    states = blank(games, STATE)
    entry_points.new(states, board, 0, int(games), int(players), -1 if first is None else int(first), seed64(seed))
    return states


def check(states: Records, i: int, seat: int = SPECTATOR, *, changes: bool = False) -> None:
    """Compiled code looks neither left nor right: what does not fit must not get that far."""
    if states.dtype != STATE or states.ndim != 1:
        raise TypeError("games are a one-dimensional array of STATE records, as rules.new makes it.")
    if not 0 <= i < len(states):
        raise IndexError(f"there are {len(states)} games, numbered from 0; there is no game {i}.")
    players = int(states["players"][i])
    if not SPECTATOR <= seat < players:
        raise IndexError(f"the seats of this game are 0 to {players - 1}; there is no seat {seat}.")
    if changes and not states.flags.writeable:
        raise ValueError("these games are read-only; work on a copy of them (states.copy()).")


def to_move(states: Records, i: int = 0) -> list[int]:
    """The seats that may decide now: usually one, several at simultaneous choices, none while chance is to move."""
    check(states, i)
    phase = int(states["phase"][i])
    if phase < FIRST_DECISION or phase == OVER:
        return []
    if phase in (SETUP, COMPLETING):
        pending = int(states["pending"][i])
        return [seat for seat in range(int(states["players"][i])) if pending >> seat & 1]
    return [int(states["seat"][i])]


def mask(states: Records, board: Records, seat: int, i: int = 0) -> npt.NDArray[np.uint64]:
    """The legal decisions of a seat as 512 bits in eight words."""
    check(states, i, seat)
    words = np.zeros(MASK_WORDS, np.uint64)
    entry_points.legal(states, board, int(i), int(seat), workspace(), words)
    return words


def legal(states: Records, board: Records, seat: int, i: int = 0) -> list[int]:
    """The legal decisions of a seat, ascending; none if it may not decide now. docs/decisions.md says what each is.

    >>> from whistlestop import maps, rules
    >>> board = maps.board("card_game")
    >>> states = rules.new(board, 2, seed=1, first=0)
    >>> rules.settle(states, board)
    >>> len(rules.legal(states, board, 0))
    63
    """
    words = mask(states, board, seat, i)
    bits = np.unpackbits(words.astype("<u8").view(np.uint8), bitorder="little")
    return np.flatnonzero(bits).tolist()


def refusal(states: Records, board: Records, seat: int, decision: int, i: int = 0) -> int:
    """0 if the seat may take this decision now, else the code of the clause that forbids it (rules.clauses)."""
    check(states, i)
    return int(entry_points.refusal(states, board, int(i), int(seat), int(decision), workspace()))


def apply(states: Records, board: Records, seat: int, decision: int, i: int = 0) -> int:
    """Take a decision, up to the next chance outcome or decision; a refusal's code if it is not legal, and then
    nothing has changed. `settle` lets the chance that follows happen.

    >>> from whistlestop import maps, rules
    >>> board = maps.board("card_game")
    >>> states = rules.new(board, 2, seed=1, first=0)
    >>> rules.settle(states, board)
    >>> rules.apply(states, board, 0, rules.legal(states, board, 0)[0])
    0
    >>> rules.to_move(states)
    [1]
    """
    check(states, i, changes=True)
    return int(entry_points.apply(states, board, int(i), int(seat), int(decision), workspace()))


def chance_pool(states: Records, board: Records, i: int = 0) -> tuple[int, dict[int, int]]:
    """The kind of chance that is to move (rules.phases) and each possible outcome with its weight."""
    check(states, i)
    weights = np.zeros(64, np.int64)
    kind = int(entry_points.chance_pool(states, board, int(i), weights))
    return kind, {outcome: weight for outcome, weight in enumerate(weights.tolist()) if weight}


def apply_chance(states: Records, board: Records, outcome: int, i: int = 0) -> int:
    """Let one chance outcome happen; a refusal's code if it cannot, and then nothing has changed."""
    check(states, i, changes=True)
    return int(entry_points.apply_chance(states, board, int(i), int(outcome)))


def receiver(states: Records, board: Records, i: int = 0) -> int | None:
    """The seat that the chance outcome due is for: the one dealt to, or who draws. None for the lot and the row."""
    check(states, i)
    seat = int(entry_points.receiver(states, board, int(i)))
    return None if seat < 0 else seat


def hand_due(states: Records, board: Records, i: int = 0) -> int:
    """The cards of each hand, where whole hands are about to be dealt and the deck has them; else 0."""
    check(states, i)
    return int(entry_points.hand_due(states, board, int(i)))


def settle(states: Records, board: Records, i: int = 0) -> None:
    """Let all chance up to the next decision happen, by the record's own generator."""
    check(states, i, changes=True)
    entry_points.settle(states, board, int(i))


def seen(states: Records, seat: int, i: int = 0) -> Records:
    """What a seat (or -1, a spectator) knows of game i, as an array of one record."""
    check(states, i, seat)
    out = blank(1, STATE)
    entry_points.seen(states, int(i), int(seat), out, 0)
    return out


def heard(happenings: Records, seat: int, low: int, high: int) -> Records:
    """What a seat (SPECTATOR and EVERYTHING included) is told of happenings low to high - 1 (rules.happenings)."""
    out = blank(high - low, HAPPENING)
    entry_points.heard(happenings, int(low), int(high), int(seat), out)
    return out


def resample(known: Records, board: Records, seat: int, *, games: int = 1, seed: int = 0) -> Records:
    """Whole games that this seat cannot tell from what it knows, hidden cards and tickets dealt at random."""
    check(known, 0, seat)
    out = blank(games, STATE)
    entry_points.resample(known, board, 0, int(seat), out, 0, games, seed64(seed), workspace())
    return out


def score(states: Records, board: Records) -> Records:
    """Every point of every seat as the games stand; final once they are over."""
    scores = blank(len(states), SCORE)
    entry_points.score(states, board, 0, len(states), scores, workspace())
    return scores


def wins_city(scores: Records, board: Records, players: int, seat: int, city: int, i: int = 0) -> bool:
    """K20: does the seat get this big city's bonus?"""
    return bool(entry_points.wins_city(scores, board, int(i), int(players), int(seat), int(city)))


def decided_by(scores: Records, one: int, other: int, i: int = 0) -> int:
    """B16, E15, K21: what decides between two seats: POINTS, a tie-break, or TIED (rules.scoring)."""
    return int(entry_points.decided_by(scores, int(i), int(one), int(other)))


def best_completion(states: Records, board: Records, seat: int, i: int = 0) -> list[int]:
    """K16a: the tickets that the engine offers a seat to complete, ascending. Play them with COMPLETE, then DONE."""
    check(states, i, seat)
    chosen = int(entry_points.best_completion(states, board, int(i), int(seat), workspace()))
    return [ticket for ticket in range(64) if chosen >> ticket & 1]


def longest_tracks(states: Records, board: Records, seat: int, i: int = 0) -> list[int]:
    """B15: the tracks of one longest path of a seat, ascending; of several, always the same one."""
    check(states, i, seat)
    copy = states[i : i + 1].copy()
    entry_points.trace_longest(copy, board, 0, int(seat), workspace())
    words = [int(word) for word in copy[0]["owned"][seat]]
    return [64 * at + bit for at, word in enumerate(words) for bit in range(64) if word >> bit & 1]


def derive(states: Records, board: Records, i: int = 0) -> int | None:
    """Fill in what follows from the rest of a record that was put together by hand; the first track that its owner
    could not have claimed, if there is one (B7, B9, B10)."""
    check(states, i, changes=True)
    conflict = int(entry_points.derive(states, board, int(i)))
    return None if conflict < 0 else conflict


def play_random(states: Records, board: Records, *, seed: int = 0, most: int = LONGEST_GAME) -> int:
    """Play all games on, each by at most so many random decisions; the number of decisions taken.

    The policy's luck begins anew with every call: it depends on the seed and the game's index only.
    """
    if len(states):
        check(states, 0, changes=True)
    return int(entry_points.play_random(states, board, 0, len(states), seed64(seed), most, workspace()))


def audit(states: Records, board: Records) -> str | None:
    """None if every record is a possible game, else what is wrong with the first that is not."""
    wrong = int(entry_points.audit(states, board, 0, len(states)))
    return NAMES[wrong] if wrong else None
