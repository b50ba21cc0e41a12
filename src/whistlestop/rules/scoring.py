"""Final scoring: clauses B11, B14 to B16, E12 to E15, K19 to K21."""

from __future__ import annotations

from .board import Board
from .borrowed_routes import borrow
from .kernel import ONE, ZERO, bit, has, kernel, lowest, popcount
from .network import joined
from .paths import longest_path
from .record import SEATS
from .score_record import MAX_STATIONS, NOTHING_BORROWED, Score
from .scratch import Scratch
from .state import State

# what decides between two seats, in this order (B16, E15, K21)
POINTS, MOST_TICKETS, FEWEST_STATIONS, LONGEST_PATH, MOST_BONUS_CARDS, TIED = range(6)


@kernel
def score_game(state: State, board: Board, score: Score, scratch: Scratch) -> None:
    """Score the position as it stands. Seats that do not play have nothing."""
    for seat in range(SEATS):
        clear(score, seat)
    for seat in range(state.players):
        score.routes[seat] = state.points[seat]
        score.stations[seat] = board.station_points * state.stations[seat]  # E13
        score.stations_built[seat] = board.stations - state.stations[seat]
        if board.yards != 0:
            score.done[seat] = state.completed[seat]
        else:
            connect_tickets(state, board, seat, score)
            score.longest[seat] = longest_path(state, board, seat, scratch)
        count_tickets(state, board, seat, score)
    if board.yards != 0:
        give_city_bonuses(state, board, score)
    else:
        give_longest_bonus(state, board, score)
    for seat in range(state.players):
        score.total[seat] = (
            score.routes[seat]
            + score.tickets[seat]
            + score.longest_bonus[seat]
            + score.stations[seat]
            + score.bonus[seat]
        )
    rank_seats(state, score)


@kernel
def clear(score: Score, seat: int) -> None:
    score.done[seat] = ZERO
    score.done_n[seat] = 0
    score.routes[seat] = 0
    score.tickets[seat] = 0
    score.longest[seat] = 0
    score.longest_bonus[seat] = 0
    score.stations[seat] = 0
    score.stations_built[seat] = 0
    for station in range(MAX_STATIONS):
        score.borrowed[seat, station] = NOTHING_BORROWED
    score.bonus[seat] = 0
    score.bonus_cards[seat] = 0
    score.total[seat] = 0
    score.rank[seat] = 0


@kernel
def connect_tickets(state: State, board: Board, seat: int, score: Score) -> None:
    """B14: by one's own routes; E12: then with the help of one's stations."""
    done = ZERO
    rest = state.held[seat]
    while rest != ZERO:
        ticket = lowest(rest)
        rest &= rest - ONE
        if joined(state, seat, board.ticket_a[ticket], board.ticket_b[ticket]):
            done |= bit(ticket)
    score.done[seat] = done
    if state.station_at[seat] != ZERO:
        borrow(state, board, seat, score)


@kernel
def count_tickets(state: State, board: Board, seat: int, score: Score) -> None:
    points = 0
    rest = state.held[seat] | state.completed[seat]
    while rest != ZERO:
        ticket = lowest(rest)
        rest &= rest - ONE
        if has(score.done[seat], ticket):
            points += board.ticket_points[ticket]
        else:
            points -= board.ticket_points[ticket]
    score.tickets[seat] = points
    score.done_n[seat] = popcount(score.done[seat])


@kernel
def give_longest_bonus(state: State, board: Board, score: Score) -> None:
    """B15: to all who are tied; B15a: to nobody who has no route."""
    most = 1
    for seat in range(state.players):
        most = max(most, score.longest[seat])
    for seat in range(state.players):
        if score.longest[seat] == most:
            score.longest_bonus[seat] = board.longest_bonus


@kernel
def give_city_bonuses(state: State, board: Board, score: Score) -> None:
    """K20: to whoever has completed most tickets to a big city, undivided if several have; to nobody for none."""
    for city in range(board.cities):
        if board.bonus[city] == 0:
            continue
        for seat in range(state.players):
            if wins_city(state.players, board, score, seat, city):
                score.bonus[seat] += board.bonus[city]
                score.bonus_cards[seat] += 1


@kernel
def wins_city(players: int, board: Board, score: Score, seat: int, city: int) -> bool:
    """K20: nobody has completed more tickets to this big city, and the seat has completed one at least."""
    own = tickets_to(board, score, seat, city)
    for other in range(players):
        if tickets_to(board, score, other, city) > own:
            return False
    return own > 0 and board.bonus[city] > 0


@kernel
def tickets_to(board: Board, score: Score, seat: int, city: int) -> int:
    number = 0
    rest = score.done[seat]
    while rest != ZERO:
        ticket = lowest(rest)
        rest &= rest - ONE
        if board.ticket_a[ticket] == city or board.ticket_b[ticket] == city:
            number += 1
    return number


@kernel
def rank_seats(state: State, score: Score) -> None:
    for seat in range(state.players):
        rank = 1
        for other in range(state.players):
            if beats(score, other, seat):
                rank += 1
        score.rank[seat] = rank


@kernel
def beats(score: Score, one: int, other: int) -> bool:
    step = first_difference(score, one, other)
    return step != TIED and standing(score, one, step) > standing(score, other, step)


@kernel
def first_difference(score: Score, one: int, other: int) -> int:
    """What decides between two seats: POINTS, or the first of the tie-breaks that tells them apart, or TIED."""
    for step in range(POINTS, TIED):
        if standing(score, one, step) != standing(score, other, step):
            return step
    return TIED


@kernel
def standing(score: Score, seat: int, step: int) -> int:
    """B16, E15, K21 in one, more is better. What a game lacks is equal for all."""
    if step == POINTS:
        return score.total[seat]
    if step == MOST_TICKETS:
        return score.done_n[seat]
    if step == FEWEST_STATIONS:
        return -score.stations_built[seat]
    if step == LONGEST_PATH:
        return score.longest_bonus[seat]
    return score.bonus_cards[seat]
