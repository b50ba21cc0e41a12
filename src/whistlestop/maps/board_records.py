"""From a Map to the board record that the rules run on, with its ready-made sets of tracks."""

from __future__ import annotations

from typing import Any

import numpy as np

from whistlestop.rules.board import BOARD, GREY, NO_TRACK, OUT_OF_GAME, SHUFFLED_BACK, TO_BOTTOM
from whistlestop.rules.clauses import code
from whistlestop.rules.record import WORDS

from .model import COLOURS, Map

NOT_KEPT = {"bottom": TO_BOTTOM, "out": OUT_OF_GAME, "shuffled": SHUFFLED_BACK}
COLOUR_NUMBER = {colour: number for number, colour in enumerate(COLOURS)} | {"grey": GREY}

Record = Any  # one element of a BOARD array: NumPy gives its fields no static types


def fill(map: Map) -> np.ndarray[Any, Any]:
    """The map as an array of one BOARD. Writable, because Numba compiles read-only arrays a second time."""
    boards = np.zeros(1, BOARD)
    board = boards[0]
    _rule_numbers(board, map)
    _clauses(board, map)
    _tickets(board, map)
    _tracks(board, map)
    _track_sets(board, map)
    return boards


def _rule_numbers(board: Record, map: Map) -> None:
    cards = map.train_cards
    board["cards"] = [cards.each_colour] * len(COLOURS) + [cards.locomotives]
    board["dealt"] = cards.dealt
    board["given_locomotives"] = cards.given_locomotives
    board["reset_at"] = cards.reset_at_locomotives
    board["reshuffled"] = cards.reshuffled
    board["players_min"], board["players_max"] = map.players
    board["idle_rounds"] = map.idle_rounds
    board["cities"] = len(map.cities)
    board["tracks"] = len(map.tracks)
    board["trains"] = map.trains.each
    board["last_round_at"] = map.trains.last_round_at
    board["doubles_closed_up_to"] = map.trains.doubles_closed_up_to
    board["longest_bonus"] = map.trains.longest_path_bonus
    board["points"] = map.trains.points
    board["stations"] = map.stations.each
    board["station_points"] = map.stations.points_unused
    board["yards"] = map.kind == "cards"
    board["second_round_from"] = map.rounds.two_rounds_from
    board["second_dealt"] = map.rounds.dealt
    for city, points in map.bonus:
        board["bonus"][city] = points


def _clauses(board: Record, map: Map) -> None:
    """The clauses that a refusal names where the three games say the same thing in different clauses."""
    if map.kind == "cards":
        order, setup, tickets, idle = "K4", "K3", "K13", "K13a"
    else:
        long = any(ticket.long for ticket in map.tickets)
        european = long or map.ticket_rules.not_kept_at_setup == "out"
        order, setup, tickets, idle = "B4", "E2" if european else "B3", "B12", "B13a"
    board["clause_order"] = code(order)
    board["clause_setup"] = code(setup)
    board["clause_tickets"] = code(tickets)
    board["clause_pass"] = code(idle)


def _tickets(board: Record, map: Map) -> None:
    rules = map.ticket_rules
    board["tickets"] = len(map.tickets)
    board["setup_dealt"] = rules.dealt
    board["setup_dealt_long"] = rules.dealt_long
    board["setup_keep"] = rules.keep_at_setup
    board["setup_return"] = NOT_KEPT[rules.not_kept_at_setup]
    board["drawn"] = rules.drawn
    board["drawn_keep"] = rules.keep_when_drawn
    long_tickets = 0
    for number, ticket in enumerate(map.tickets):
        board["ticket_a"][number] = ticket.a
        board["ticket_b"][number] = ticket.b
        board["ticket_points"][number] = ticket.points
        board["ticket_cards"][number, : len(COLOURS)] = ticket.cards
        long_tickets |= int(ticket.long) << number
    board["long_tickets"] = long_tickets


def _tracks(board: Record, map: Map) -> None:
    board["twin"] = NO_TRACK
    for number, track in enumerate(map.tracks):
        board["track_a"][number] = track.a
        board["track_b"][number] = track.b
        board["length"][number] = track.length
        board["colour"][number] = COLOUR_NUMBER[track.colour]
        board["ferry"][number] = track.ferry
        board["tunnel"][number] = track.tunnel
        board["tunnels"] += track.tunnel
        if track.twin is not None:
            board["twin"][number] = track.twin


def _track_sets(board: Record, map: Map) -> None:
    for number, track in enumerate(map.tracks):
        _add(board["all_tracks"], number)
        _add(board["at_city"][track.a], number)
        _add(board["at_city"][track.b], number)
        for trains in range(track.length, len(board["fits"])):
            _add(board["fits"][trains], number)
        reach = board["reach"][COLOUR_NUMBER[track.colour]]
        for cards in range(track.length, len(reach)):
            _add(reach[cards], number)
        for locomotives in range(track.ferry, len(board["ferry_ok"])):
            _add(board["ferry_ok"][locomotives], number)


def _add(tracks: np.ndarray[Any, np.dtype[np.uint64]], number: int) -> None:
    """Put a track into a set: track n is bit n % 64 of word n // 64."""
    assert tracks.shape == (WORDS,)
    tracks[number // 64] |= np.uint64(1 << (number % 64))
