"""Observations of the map games: tracks, plans, stations, and what tickets still take."""

from __future__ import annotations

from typing import Any

from whistlestop.rules.board import GREY, Board
from whistlestop.rules.kernel import ONE, ZERO, bit, has, kernel, lowest
from whistlestop.rules.legality import CLAIMING
from whistlestop.rules.network import joined
from whistlestop.rules.phases import KEEP_DRAWN, PAY, SETUP, SURCHARGE
from whistlestop.rules.record import CITIES, KINDS, MAX_LENGTH, WORDS
from whistlestop.rules.state import COLOURS, LOCOMOTIVE, State
from whistlestop.rules.stations import CITY_TARGET

from ..map_games.shortest_paths import trains_between
from ..workspace import Workspace
from .cells import put
from .features import OFFER_NUMBERS

Rows = Any
Layout = Any


@kernel
def observe_map(seen: State, board: Board, seat: int, work: Workspace, layout: Layout, out: Rows, row: int) -> None:
    observe_owners(seen, board, seat, layout, out, row)
    observe_open(seen, board, seat, work, layout, out, row)
    observe_plan(seen, board, seat, work, layout, out, row)
    if seen.phase == PAY or seen.phase == SURCHARGE:
        if seen.target < CITY_TARGET:
            out[row, layout.target + seen.target] = 1
        else:
            out[row, layout.target_city + seen.target - CITY_TARGET] = 1
    if board.stations > 0:
        observe_stations(seen, board, seat, layout, out, row)
    measure_tracks(seen, board, seat, work)
    observe_tickets(seen, board, seat, work, layout, out, row)
    if seen.phase == SETUP or seen.phase == KEEP_DRAWN:
        observe_offer(seen, board, seat, work, layout, out, row)


# --- tracks -----------------------------------------------------------------------------------------


@kernel
def observe_owners(seen: State, board: Board, seat: int, layout: Layout, out: Rows, row: int) -> None:
    for place in range(seen.players):
        other = (seat + place) % seen.players
        for word in range(WORDS):
            rest = seen.owned[other, word]
            while rest != ZERO:
                out[row, layout.owner + board.tracks * place + 64 * word + lowest(rest)] = 1
                rest &= rest - ONE


@kernel
def cities_touched(seen: State, board: Board, seat: int) -> int:
    """The cities at the ends of a seat's routes, as a set."""
    cities = ZERO
    for word in range(WORDS):
        rest = seen.owned[seat, word]
        while rest != ZERO:
            track = 64 * word + lowest(rest)
            rest &= rest - ONE
            cities |= bit(board.track_a[track]) | bit(board.track_b[track])
    return cities


@kernel
def observe_open(seen: State, board: Board, seat: int, work: Workspace, layout: Layout, out: Rows, row: int) -> None:
    """What there is to say of the tracks still open to the viewer. Needs work.mask."""
    best = 0
    for colour in range(COLOURS):
        best = max(best, seen.hands[seat, colour])
    at_open, at_missing, at_claimable = layout.open, layout.missing, layout.claimable
    for word in range(WORDS):
        rest = seen.open[seat, word]
        while rest != ZERO:
            track = 64 * word + lowest(rest)
            rest &= rest - ONE
            out[row, at_open + track] = 1
            out[row, at_missing + track] = missing_cards(seen, board, seat, track, best)
        rest = work.mask[CLAIMING + word]
        while rest != ZERO:
            out[row, at_claimable + 64 * word + lowest(rest)] = 1
            rest &= rest - ONE
    count_ends(seen, board, seat, seat, layout.own_ends, out, row)
    for place in range(1, seen.players):
        count_ends(seen, board, seat, (seat + place) % seen.players, layout.rival_ends, out, row)


@kernel
def count_ends(seen: State, board: Board, seat: int, other: int, at: int, out: Rows, row: int) -> None:
    """Add to each track open to both seats how many of its ends the other's routes touch."""
    cities = cities_touched(seen, board, other)
    for word in range(WORDS):
        once, twice = ZERO, ZERO  # tracks with an end in these cities; with both
        rest = cities
        while rest != ZERO:
            here = board.at_city[lowest(rest), word]
            rest &= rest - ONE
            twice |= once & here
            once |= here
        both = seen.open[seat, word] & seen.open[other, word]
        once &= both
        twice &= both
        while once != ZERO:
            out[row, at + 64 * word + lowest(once)] += 1
            once &= once - ONE
        while twice != ZERO:
            out[row, at + 64 * word + lowest(twice)] += 1
            twice &= twice - ONE


@kernel
def missing_cards(seen: State, board: Board, seat: int, track: int, best: int) -> int:
    """Cards lacking to pay for a track; best: those of the colour of which there are most."""
    colour = board.colour[track]
    own = best if colour == GREY else seen.hands[seat, colour]
    locomotives = seen.hands[seat, LOCOMOTIVE]
    return max(0, board.ferry[track] - locomotives, board.length[track] - own - locomotives)


@kernel
def largest_network(seen: State, board: Board, seat: int, work: Workspace) -> int:
    """Trains in the largest connected part of a seat's routes: the longest path is no longer than that."""
    for city in range(CITIES):
        work.far[city] = 0
    most = 0
    for word in range(WORDS):
        rest = seen.owned[seat, word]
        while rest != ZERO:
            track = 64 * word + lowest(rest)
            rest &= rest - ONE
            city = seen.network[seat, board.track_a[track]]
            work.far[city] += board.length[track]
            most = max(most, work.far[city])
    return most


# --- the bot's plan ---------------------------------------------------------------------------------


@kernel
def observe_plan(seen: State, board: Board, seat: int, work: Workspace, layout: Layout, out: Rows, row: int) -> None:
    for word in range(WORDS):
        rest = work.plan[word]
        while rest != ZERO:
            out[row, layout.planned + 64 * word + lowest(rest)] = 1
            rest &= rest - ONE
        if board.stations > 0:
            rest = work.borrowed[word]
            while rest != ZERO:
                out[row, layout.borrowed + 64 * word + lowest(rest)] = 1
                rest &= rest - ONE
    for kind in range(KINDS):
        put(out, row, layout.plan_cards + kind, work.planned[kind])
        if kind < COLOURS:
            put(out, row, layout.plan_missing + kind, max(0, work.planned[kind] - seen.hands[seat, kind]))
    put(out, row, layout.plan, work.plan_trains)
    put(out, row, layout.plan + 1, work.plan_routes)
    put(out, row, layout.plan + 2, work.plan_borrowed)
    put(out, row, layout.plan + 3, seen.trains[seat] - work.plan_trains)


@kernel
def observe_stations(seen: State, board: Board, seat: int, layout: Layout, out: Rows, row: int) -> None:
    for place in range(seen.players):
        rest = seen.station_at[(seat + place) % seen.players]
        while rest != ZERO:
            out[row, layout.stations + (0 if place == 0 else board.cities) + lowest(rest)] = 1
            rest &= rest - ONE


# --- tickets ----------------------------------------------------------------------------------------


@kernel
def measure_tracks(seen: State, board: Board, seat: int, work: Workspace) -> None:
    """work.near: own tracks take no train, open ones their length."""
    for city in range(board.cities):
        for length in range(MAX_LENGTH + 1):
            work.near[city, length] = ZERO
    for word in range(WORDS):
        own = seen.owned[seat, word]
        rest = own | (seen.open[seat, word] & board.fits[seen.trains[seat], word])
        while rest != ZERO:
            place = lowest(rest)
            rest &= rest - ONE
            one, other = board.track_a[64 * word + place], board.track_b[64 * word + place]
            length = 0 if has(own, place) else board.length[64 * word + place]
            work.near[one, length] |= bit(other)
            work.near[other, length] |= bit(one)


@kernel
def trains_for(seen: State, board: Board, seat: int, work: Workspace, ticket: int) -> int:
    """Trains that the shortest way of a ticket still takes; -1 if there is none. Needs measure_tracks."""
    return trains_between(work, board.ticket_a[ticket], board.ticket_b[ticket], seen.trains[seat])


@kernel
def observe_tickets(seen: State, board: Board, seat: int, work: Workspace, layout: Layout, out: Rows, row: int) -> None:
    done, to_do, hopeless, takes = 0, 0, 0, 0
    rest = seen.held[seat]
    while rest != ZERO:
        ticket = lowest(rest)
        rest &= rest - ONE
        if joined(seen, seat, board.ticket_a[ticket], board.ticket_b[ticket]):
            out[row, layout.tickets_done + ticket] = 1
            done += board.ticket_points[ticket]
            continue
        out[row, layout.tickets + ticket] = 1
        trains = trains_for(seen, board, seat, work, ticket)
        if trains < 0:
            out[row, layout.tickets_hard + ticket] = 1
            hopeless += board.ticket_points[ticket]
        else:
            out[row, layout.tickets_far + ticket] = trains
            to_do += board.ticket_points[ticket]
            takes += trains
    put(out, row, layout.ticket_sums, done)
    put(out, row, layout.ticket_sums + 1, to_do)
    put(out, row, layout.ticket_sums + 2, hopeless)
    put(out, row, layout.ticket_sums + 3, takes)


@kernel
def observe_offer(seen: State, board: Board, seat: int, work: Workspace, layout: Layout, out: Rows, row: int) -> None:
    for place in range(seen.offer_n[seat]):
        ticket = seen.offer[seat, place]
        out[row, layout.offer + board.tickets * place + ticket] = 1
        trains = trains_for(seen, board, seat, work, ticket)
        at = layout.offer_numbers + OFFER_NUMBERS * place
        put(out, row, at, max(0, trains))
        put(out, row, at + 1, board.ticket_points[ticket])
        put(out, row, at + 2, 8 if trains < 0 else 0)
