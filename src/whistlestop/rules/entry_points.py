"""The ways in from Python into the kernel: whole arrays and an index in, plain numbers out."""

from __future__ import annotations

from typing import Any

from . import clauses
from .board import Board
from .chance import chance_kind, start_stream, weight
from .completion_search import best_completion as complete_best
from .consistency import audit as audit_game
from .decisions import MASK_WORDS
from .derived_fields import derive as derive_rest
from .derived_fields import keep_longest
from .effects import apply as take_checked
from .flow import apply_chance as let_happen
from .flow import begin, recall
from .flow import hand_due as whole_hand
from .flow import receiver as due_to
from .flow import settle as settle_chance
from .game_log import replay as replay_log
from .game_log import settle_noting, take_noting
from .happenings import UNHEARD
from .hidden_worlds import resample as resample_game
from .kernel import entry_point, kernel, many_games, u64
from .legality import legal as legal_mask
from .random_play import decider
from .refusals import refusal as refuse
from .scoring import first_difference, score_game
from .scoring import wins_city as wins_bonus
from .scratch import Scratch
from .state import State
from .visibility import hear, see
from .whole_games import play_on

Records = Any  # a structured array of states, boards, scratches or scores
Numbers = Any  # a plain array

POLICY_STREAM = u64(0x706F6C696379)  # a policy's luck is not the game's


@kernel
def show_mask(state: State, board: Board, seat: int, scratch: Scratch, mask: Numbers) -> None:
    """A seat's legal decisions, for the caller's own array."""
    legal_mask(state, board, seat, scratch)
    for word in range(MASK_WORDS):
        mask[word] = scratch.mask[word]


@many_games
@entry_point
def new(states: Records, boards: Records, low: int, high: int, players: int, first: int, seed: int) -> None:
    """Set up games low to high - 1; each depends on the seed and its own index only."""
    for i in range(low, high):
        begin(states[i], boards[0], players, first, seed, i)


@entry_point
def legal(states: Records, boards: Records, i: int, seat: int, scratches: Records, mask: Numbers) -> None:
    show_mask(states[i], boards[0], seat, scratches[0], mask)


@entry_point
def refusal(states: Records, boards: Records, i: int, seat: int, decision: int, scratches: Records) -> int:
    return refuse(states[i], boards[0], seat, decision, scratches[0])


@entry_point
def apply(states: Records, boards: Records, i: int, seat: int, decision: int, scratches: Records) -> int:
    return take_checked(states[i], boards[0], seat, decision, scratches[0], UNHEARD)


@entry_point
def step(states: Records, boards: Records, i: int, seat: int, decision: int, scratches: Records, mask: Numbers) -> int:
    """A decision, all chance that follows, and the mask of the seat to decide next (of several, the lowest)."""
    refused = take_checked(states[i], boards[0], seat, decision, scratches[0], UNHEARD)
    if refused == clauses.LEGAL:
        settle_chance(states[i], boards[0], UNHEARD)
        show_mask(states[i], boards[0], decider(states[i]), scratches[0], mask)
    return refused


@entry_point
def step_noted(
    states: Records,
    boards: Records,
    i: int,
    seat: int,
    decision: int,
    scratches: Records,
    mask: Numbers,
    log: Numbers,
    happenings: Records,
) -> int:
    """As `step`, and all that happened is entered in the log and among the happenings, which have room for one entry
    at least. Chance waits where one of them is full: see `settle_noted`."""
    refused = take_noting(states[i], boards[0], seat, decision, scratches[0], log, happenings)
    if refused == clauses.LEGAL:
        show_mask(states[i], boards[0], decider(states[i]), scratches[0], mask)
    return refused


@entry_point
def settle_noted(
    states: Records, boards: Records, i: int, scratches: Records, mask: Numbers, log: Numbers, happenings: Records
) -> None:
    """All chance up to the next decision, entered in the log as far as there is room, and the mask of who decides."""
    settle_noting(states[i], boards[0], log, happenings)
    show_mask(states[i], boards[0], decider(states[i]), scratches[0], mask)


@entry_point
def replay(
    states: Records,
    boards: Records,
    i: int,
    log: Numbers,
    low: int,
    high: int,
    scratches: Records,
    mask: Numbers,
    happenings: Records,
) -> int:
    """Play entries low to high - 1 of a log; the first that is impossible or that the happenings have no room for, or
    high; and the mask of who decides. Before the first entry stands what is told of a game's start."""
    if low == 1:
        recall(states[i], happenings)
    at = replay_log(states[i], boards[0], log, low, high, scratches[0], happenings)
    show_mask(states[i], boards[0], decider(states[i]), scratches[0], mask)
    return at


@entry_point
def derive(states: Records, boards: Records, i: int) -> int:
    return derive_rest(states[i], boards[0])


@entry_point
def trace_longest(states: Records, boards: Records, i: int, seat: int, scratches: Records) -> None:
    """B15: leave the seat (of a copy) only the routes of one longest path."""
    keep_longest(states[i], boards[0], seat, scratches[0])


@entry_point
def settle(states: Records, boards: Records, i: int) -> None:
    settle_chance(states[i], boards[0], UNHEARD)


@entry_point
def apply_chance(states: Records, boards: Records, i: int, outcome: int) -> int:
    return let_happen(states[i], boards[0], outcome, UNHEARD)


@entry_point
def chance_pool(states: Records, boards: Records, i: int, weights: Numbers) -> int:
    """Fill weights (64 numbers) with the ways to each outcome; the kind of chance."""
    for outcome in range(64):
        weights[outcome] = weight(states[i], boards[0], outcome)
    return chance_kind(states[i])


@many_games
@entry_point
def score(states: Records, boards: Records, low: int, high: int, scores: Records, scratches: Records) -> None:
    for i in range(low, high):
        score_game(states[i], boards[0], scores[i], scratches[0])


@entry_point
def wins_city(scores: Records, boards: Records, i: int, players: int, seat: int, city: int) -> bool:
    """K20: does the seat get this big city's bonus?"""
    return wins_bonus(players, boards[0], scores[i], seat, city)


@entry_point
def decided_by(scores: Records, i: int, one: int, other: int) -> int:
    """B16, E15, K21: what decides between two seats (rules.scoring)."""
    return first_difference(scores[i], one, other)


@many_games
@entry_point
def play_random(states: Records, boards: Records, low: int, high: int, seed: int, most: int, scratches: Records) -> int:
    """Play games low to high - 1 on at random; how many decisions that took."""
    taken = 0
    for i in range(low, high):
        scratches[0].rng = start_stream(u64(seed) ^ POLICY_STREAM, i)
        taken += play_on(states[i], boards[0], scratches[0], most)
    return taken


@entry_point
def seen(states: Records, i: int, seat: int, out: Records, j: int) -> None:
    """Fill the all-zero record out[j] with what the seat knows of game i."""
    see(states[i], seat, out[j])


@entry_point
def heard(happenings: Records, low: int, high: int, seat: int, out: Records) -> None:
    """Fill the all-zero records of out with what the seat is told of happenings low to high - 1."""
    for at in range(low, high):
        hear(happenings[at], seat, out[at - low])


@entry_point
def receiver(states: Records, boards: Records, i: int) -> int:
    """The seat that the chance outcome due is for, or -1."""
    return due_to(states[i], boards[0])


@entry_point
def hand_due(states: Records, boards: Records, i: int) -> int:
    """The cards of each hand, where whole hands are about to be dealt; else 0."""
    return whole_hand(states[i], boards[0])


@many_games
@entry_point
def resample(
    seens: Records, boards: Records, i: int, seat: int, out: Records, low: int, high: int, seed: int, scratches: Records
) -> None:
    """Fill the all-zero records low to high - 1 of out with games that the seat cannot tell from seens[i]."""
    for j in range(low, high):
        resample_game(seens[i], boards[0], seat, out[j], seed, j, scratches[0])


@many_games
@entry_point
def audit(states: Records, boards: Records, low: int, high: int) -> int:
    """0 if games low to high - 1 are sound, else what is wrong with the first one that is not."""
    for i in range(low, high):
        wrong = audit_game(states[i], boards[0])
        if wrong != 0:
            return wrong
    return 0


@entry_point
def play_audited(states: Records, boards: Records, i: int, seed: int, most: int, scratches: Records) -> int:
    """Play game i on at random with an audit after every decision; 0, or what went wrong first."""
    scratches[0].rng = start_stream(u64(seed) ^ POLICY_STREAM, i)
    for _ in range(most):
        if play_on(states[i], boards[0], scratches[0], 1) == 0:
            return 0
        settle_chance(states[i], boards[0], UNHEARD)
        wrong = audit_game(states[i], boards[0])
        if wrong != 0:
            return wrong
    return 0


@entry_point
def best_completion(states: Records, boards: Records, i: int, seat: int, scratches: Records) -> int:
    """K16a: the set of tickets worth most; scratches[0].nodes says how much work it was."""
    return complete_best(states[i], boards[0], seat, scratches[0])
