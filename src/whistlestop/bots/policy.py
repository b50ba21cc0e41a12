"""A bot decides: by what its seat sees, its traits, and nothing else."""

from __future__ import annotations

from whistlestop.rules.board import Board
from whistlestop.rules.completion_search import best_completion
from whistlestop.rules.decisions import COMPLETE, DONE, MASK_WORDS, TAKE_TICKETS
from whistlestop.rules.kernel import ZERO, has, kernel, lowest, popcount
from whistlestop.rules.legality import COMPLETES, MISC, legal
from whistlestop.rules.phases import COMPLETING, COUNT_CARDS, COUNT_LOCOS, KEEP_DRAWN, PAY, SECOND, SETUP, SURCHARGE
from whistlestop.rules.random_play import random_decision
from whistlestop.rules.state import State

from .card_game.card_draws import weigh_yard_cards
from .card_game.piles import best_count, best_pile, pile_threshold
from .card_game.supply import reckon_supply
from .card_game.tickets import best_card_keep, wants_card_tickets
from .map_games.card_draws import best_draw, count_planned, weigh_cards
from .map_games.claims import best_claim
from .map_games.longest_claim import longest_claim
from .map_games.payments import answer_to_extra, best_payment
from .map_games.plans import clear_plan, dearest, recall_plan
from .map_games.stations import best_station
from .map_games.tickets import best_keep, wants_tickets
from .traits import AT_RANDOM, BY_LENGTH, Traits
from .workspace import Workspace


@kernel
def decide(seen: State, board: Board, seat: int, work: Workspace, traits: Traits) -> int:
    """The decision of a bot with these traits; always a legal one. Afterwards work.mask is of no use."""
    legal(seen, board, seat, work)
    only = only_choice(work)
    if only >= 0:
        return only
    if traits.thinks == AT_RANDOM:
        return random_decision(work)
    if board.yards != 0:
        return decide_cards(seen, board, seat, work, traits)
    return decide_map(seen, board, seat, work, traits)


@kernel
def only_choice(work: Workspace) -> int:
    """The one legal decision; -1 if there are several."""
    found = -1
    for word in range(MASK_WORDS):
        number = popcount(work.mask[word])
        if number > 1 or (number == 1 and found >= 0):
            return -1
        if number == 1:
            found = 64 * word + lowest(work.mask[word])
    return found


@kernel
def fallback(work: Workspace, decision: int) -> int:
    """The decision, or the lowest legal one where the bot found none."""
    if decision >= 0:
        return decision
    for word in range(MASK_WORDS):
        if work.mask[word] != ZERO:
            return 64 * word + lowest(work.mask[word])
    return -1


# --- map games --------------------------------------------------------------------------------------


@kernel
def decide_map(seen: State, board: Board, seat: int, work: Workspace, traits: Traits) -> int:
    phase = seen.phase
    if phase == SETUP or phase == KEEP_DRAWN:
        return best_keep(seen, board, seat, work, traits)
    if phase == SURCHARGE:
        return answer_to_extra(work)
    see_plan(seen, board, seat, work, traits)
    if phase == PAY:
        return best_payment(seen, board, seat, work, traits)
    if phase == SECOND:
        return best_draw(seen, board, seat, work, traits)
    return decide_turn(seen, board, seat, work, traits)


@kernel
def see_plan(seen: State, board: Board, seat: int, work: Workspace, traits: Traits) -> None:
    """The plan, the cards that it takes, and what one more card of each kind is worth."""
    if traits.ticket_share > 0:
        recall_plan(seen, board, seat, work, traits)
    else:
        clear_plan(work)
    count_planned(board, work)
    weigh_cards(seen, board, seat, work, traits)


@kernel
def decide_turn(seen: State, board: Board, seat: int, work: Workspace, traits: Traits) -> int:
    if traits.thinks == BY_LENGTH:
        claim, value = longest_claim(board, work), 1
    else:
        claim, value = best_claim(seen, board, seat, work, traits)
    if claim >= 0 and value > 0:
        return claim
    station = best_station(seen, board, seat, work)
    if station >= 0:
        return station
    if wants_tickets(seen, board, seat, work, traits):
        return TAKE_TICKETS
    draw = best_draw(seen, board, seat, work, traits)
    if draw >= 0:
        return draw
    return fallback(work, claim)


# --- the card game ----------------------------------------------------------------------------------


@kernel
def decide_cards(seen: State, board: Board, seat: int, work: Workspace, traits: Traits) -> int:
    phase = seen.phase
    if phase == SETUP or phase == KEEP_DRAWN:
        return best_card_keep(seen, board, seat, work, traits)
    if phase == COUNT_CARDS or phase == COUNT_LOCOS:
        return best_count(seen, seat, work, traits, phase == COUNT_LOCOS)
    if phase == COMPLETING:
        return next_completed(seen, board, seat, work)
    reckon_supply(seen, board, seat, work, seen.held[seat])
    weigh_yard_cards(seen, board, seat, work, traits)
    if phase == SECOND:
        return best_draw(seen, board, seat, work, traits)
    pile, worth = best_pile(seen, board, seat, work, traits)
    if pile >= 0 and worth >= pile_threshold(seen, traits):
        return pile
    if wants_card_tickets(seen, board, seat, work, traits):
        return TAKE_TICKETS
    draw = best_draw(seen, board, seat, work, traits)
    if draw >= 0:
        return draw
    return fallback(work, pile)


@kernel
def next_completed(seen: State, board: Board, seat: int, work: Workspace) -> int:
    """K16a: the tickets worth most, one after the other; in trial games simply the dearest that can be added."""
    if has(work.mask[MISC], DONE):
        return DONE
    able = work.mask[COMPLETES]
    best = ZERO if work.hasty != 0 else best_completion(seen, board, seat, work) & able
    return COMPLETE + (dearest(board, able) if best == ZERO else lowest(best))
