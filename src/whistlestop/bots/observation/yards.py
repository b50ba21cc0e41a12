"""Observations of the card game: yards, piles on the track, and what tickets ask for."""

from __future__ import annotations

from typing import Any

from whistlestop.rules.board import Board
from whistlestop.rules.kernel import ONE, ZERO, kernel, lowest
from whistlestop.rules.phases import KEEP_DRAWN, SETUP
from whistlestop.rules.record import KINDS
from whistlestop.rules.state import CARDS, COLOURS, LOCOMOTIVE, LOCOS, State
from whistlestop.rules.yards import pile_size, yard_holder

from ..card_game.supply import lacking_in_all, reckon_supply
from ..workspace import Workspace
from .cells import put
from .features import OFFER_NUMBERS

Rows = Any
Layout = Any


@kernel
def observe_yards(seen: State, board: Board, seat: int, work: Workspace, layout: Layout, out: Rows, row: int) -> None:
    reckon_supply(seen, board, seat, work, seen.held[seat])
    for place in range(seen.players):
        observe_piles(seen, (seat + place) % seen.players, place, layout, out, row)
    for colour in range(COLOURS):
        put(out, row, layout.stock + colour, work.stock[colour])
        put(out, row, layout.lacking + colour, work.lacking[colour])
        holder = yard_holder(seen, colour)
        if holder >= 0 and holder != seat:
            put(out, row, layout.in_the_way + colour, pile_size(seen, holder, colour))
    put(out, row, layout.stock + LOCOMOTIVE, work.stock[LOCOMOTIVE])
    observe_held(seen, board, seat, work, layout, out, row)
    observe_completed(seen, board, seat, layout, out, row)
    if seen.phase == SETUP or seen.phase == KEEP_DRAWN:
        observe_choice(seen, board, seat, work, layout, out, row)


@kernel
def observe_piles(seen: State, other: int, place: int, layout: Layout, out: Rows, row: int) -> None:
    for colour in range(COLOURS):
        at = layout.yards + 2 * COLOURS * place + 2 * colour
        put(out, row, at, seen.yards[other, colour, CARDS])
        put(out, row, at + 1, seen.yards[other, colour, LOCOS])
    for kind in range(KINDS):
        put(out, row, layout.piles + KINDS * place + kind, seen.piles[other, kind])


@kernel
def lacking_on_track(seen: State, board: Board, seat: int, ticket: int) -> int:
    """K16: cards that a ticket alone lacks on the track, locomotives used."""
    lacking = 0
    for colour in range(COLOURS):
        lacking += max(0, board.ticket_cards[ticket, colour] - seen.piles[seat, colour])
    return max(0, lacking - seen.piles[seat, LOCOMOTIVE])


@kernel
def lacking_in_stock(board: Board, work: Workspace, ticket: int) -> int:
    """The same with what will be on the track. Needs work.stock."""
    lacking = 0
    for colour in range(COLOURS):
        lacking += max(0, board.ticket_cards[ticket, colour] - work.stock[colour])
    return max(0, lacking - work.stock[LOCOMOTIVE])


@kernel
def observe_held(seen: State, board: Board, seat: int, work: Workspace, layout: Layout, out: Rows, row: int) -> None:
    points, ready = 0, 0
    rest = seen.held[seat]
    while rest != ZERO:
        ticket = lowest(rest)
        rest &= rest - ONE
        out[row, layout.tickets + ticket] = 1
        lacking = lacking_on_track(seen, board, seat, ticket)
        put(out, row, layout.tickets_far + ticket, lacking)
        put(out, row, layout.tickets_hard + ticket, lacking_in_stock(board, work, ticket))
        points += board.ticket_points[ticket]
        if lacking == 0:
            ready += board.ticket_points[ticket]
    put(out, row, layout.ticket_sums, ready)
    put(out, row, layout.ticket_sums + 1, points)
    put(out, row, layout.ticket_sums + 3, lacking_in_all(work))


@kernel
def observe_completed(seen: State, board: Board, seat: int, layout: Layout, out: Rows, row: int) -> None:
    """K18: what was completed in the first round lies open."""
    for place in range(seen.players):
        rest = seen.completed[(seat + place) % seen.players]
        at = layout.tickets_done if place == 0 else layout.others_done
        while rest != ZERO:
            out[row, at + lowest(rest)] = 1
            rest &= rest - ONE


@kernel
def observe_choice(seen: State, board: Board, seat: int, work: Workspace, layout: Layout, out: Rows, row: int) -> None:
    for place in range(seen.offer_n[seat]):
        ticket = seen.offer[seat, place]
        out[row, layout.offer + board.tickets * place + ticket] = 1
        at = layout.offer_numbers + OFFER_NUMBERS * place
        put(out, row, at, lacking_in_stock(board, work, ticket))
        put(out, row, at + 1, board.ticket_points[ticket])
        put(out, row, at + 2, cards_more(board, work, ticket))


@kernel
def cards_more(board: Board, work: Workspace, ticket: int) -> int:
    """Cards that a ticket asks for beyond what will be left when all tickets held are done. Needs work.lacking."""
    more = 0
    for colour in range(COLOURS):
        more += max(
            0, min(board.ticket_cards[ticket, colour], board.ticket_cards[ticket, colour] + work.lacking[colour])
        )
    return more
