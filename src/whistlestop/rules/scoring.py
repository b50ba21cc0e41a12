"""Final scoring: clauses B11, B14 to B16, E12 to E15, K19 to K21."""

from __future__ import annotations

from .board import Board
from .borrowing import borrow
from .kernel import ONE, ZERO, bit, has, kernel, lowest, popcount
from .network import joined
from .paths import longest_path
from .record import SEATS
from .scores import MAX_STATIONS, NOTHING_BORROWED, Score
from .scratch import Scratch
from .state import State


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
        most = 1
        for seat in range(state.players):
            most = max(most, tickets_to(board, score, seat, city))
        for seat in range(state.players):
            if tickets_to(board, score, seat, city) == most:
                score.bonus[seat] += board.bonus[city]
                score.bonus_cards[seat] += 1


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
    """B16, E15, K21 in one: points; tickets; fewest stations; longest path; bonus cards. What a game lacks is equal."""
    if score.total[one] != score.total[other]:
        return score.total[one] > score.total[other]
    if score.done_n[one] != score.done_n[other]:
        return score.done_n[one] > score.done_n[other]
    if score.stations_built[one] != score.stations_built[other]:
        return score.stations_built[one] < score.stations_built[other]
    if score.longest_bonus[one] != score.longest_bonus[other]:
        return score.longest_bonus[one] > score.longest_bonus[other]
    return score.bonus_cards[one] > score.bonus_cards[other]
