"""The board record: everything about a map that never changes during a game. `maps/` fills it."""

from __future__ import annotations

from typing import Annotated, Protocol

import numpy as np

from .record import CITIES, KINDS, MAX_LENGTH, MAX_TRAINS, TICKETS, TRACKS, WORDS, Byte, Ints, Short, Word, dtype_of

GREY = 8  # a track's colour: 0 to 7, or grey; also the grey column of `reach`
NO_TRACK = -1

IDLE_ROUNDS = 20  # E16, K13a: full rounds of idle turns after which no game goes on as before

# what happens to tickets not kept at set-up
TO_BOTTOM, OUT_OF_GAME, SHUFFLED_BACK = 0, 1, 2


class Board(Protocol):
    # train cards and the row (T, B1, B2, K1, K2, K8)
    cards: Annotated[Ints, np.int8, KINDS]  # the full deck, nine counts
    dealt: Byte
    given_locomotives: Byte  # K2
    reset_at: Byte  # T6: locomotives in the row that clear it; 0 = never
    reshuffled: Byte  # T8
    # tickets (B3, B12, E2, K3, K13)
    tickets: Byte
    long_tickets: Word
    setup_dealt: Byte
    setup_dealt_long: Byte
    setup_keep: Byte
    setup_return: Byte
    drawn: Byte
    drawn_keep: Byte
    ticket_a: Annotated[Ints, np.int8, TICKETS]
    ticket_b: Annotated[Ints, np.int8, TICKETS]
    ticket_points: Annotated[Ints, np.int16, TICKETS]
    ticket_cards: Annotated[Ints, np.int8, TICKETS, KINDS]  # K16: what a ticket of the card game shows
    # players and turns
    players_min: Byte
    players_max: Byte
    idle_rounds: Byte  # E16, K13a
    # routes (B1, B7 to B11, B15)
    cities: Byte
    tracks: Short
    trains: Byte
    last_round_at: Byte  # B13: this many trains or fewer; -1 = no such rule
    doubles_closed_up_to: Byte  # B10: number of players
    longest_bonus: Byte  # B15
    points: Annotated[Ints, np.int16, MAX_LENGTH + 1]
    track_a: Annotated[Ints, np.int8, TRACKS]
    track_b: Annotated[Ints, np.int8, TRACKS]
    length: Annotated[Ints, np.int8, TRACKS]
    colour: Annotated[Ints, np.int8, TRACKS]
    ferry: Annotated[Ints, np.int8, TRACKS]  # E4: locomotive symbols
    tunnel: Annotated[Ints, np.int8, TRACKS]  # E5
    tunnels: Short  # how many tracks are tunnels
    twin: Annotated[Ints, np.int16, TRACKS]  # the other track of a double route, or NO_TRACK
    # sets of tracks, ready made
    all_tracks: Annotated[Ints, np.uint64, WORDS]
    at_city: Annotated[Ints, np.uint64, CITIES, WORDS]
    fits: Annotated[Ints, np.uint64, MAX_TRAINS + 1, WORDS]  # B7: tracks for which so many trains suffice
    reach: Annotated[Ints, np.uint64, KINDS, MAX_LENGTH + 1, WORDS]  # B5: of this colour, payable with so many cards
    ferry_ok: Annotated[Ints, np.uint64, MAX_LENGTH + 1, WORDS]  # E4: tracks for which so many locomotives suffice
    # stations (E1, E13)
    stations: Byte
    station_points: Byte
    # the card game
    yards: Byte  # 1: routes are replaced by rail yards (K5 to K12)
    second_round_from: Byte  # K18: players; 0 = never
    second_dealt: Byte
    bonus: Annotated[Ints, np.int8, CITIES]  # K20
    # the clause a refusal names where the three games say the same thing in different clauses
    clause_order: Short  # B4, K4
    clause_setup: Short  # B3, E2, K3
    clause_tickets: Short  # B12, K13
    clause_pass: Short  # B13a, K13a


BOARD = dtype_of(Board)
