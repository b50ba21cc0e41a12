"""From a position to the record that the rules run on. What a record may be is the rules' to say: what follows from
the rest is derived, the move being made is made by them, and in the end they audit it."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np

from whistlestop import maps, rules
from whistlestop.maps import Map
from whistlestop.rules import api, clauses, phases
from whistlestop.rules.decisions import CLAIM
from whistlestop.rules.state import ACTIVE, IDLE, PASSED, STATE

from ..illegal_action import IllegalAction
from ..notation.cards import COLOURS
from .cards import Cards, Dealt
from .form import Position, PositionError, Seat
from .names import Finder
from .tickets import Tickets
from .unknown_tickets import DealtTickets

# the phase in which a record is put together, and from which the rules lead on to the position's own
BEGUN_AS = {"setup": phases.SETUP, "complete": phases.COMPLETING, "over": phases.OVER, "second": phases.SECOND}

NOT_OPEN = ("B7", "B8", "B9", "B10")  # what can be against a claim, whatever the hand


@dataclass
class Whole:
    """A position of which everything is known."""

    position: Position
    seats: list[Seat]
    find: Finder
    cards: Cards
    dealt: Dealt
    tickets: Tickets
    dealt_tickets: DealtTickets

    @property
    def map(self) -> Map:
        return self.find.map

    @property
    def players(self) -> int:
        return len(self.seats)


def make_record(whole: Whole, order: tuple[int, int, int], seed: int) -> api.Records:
    """The record before the move being made; `order` is the first seat, the seat whose turn it is, and the turn."""
    board = maps.board(whole.map)
    states = np.zeros(1, STATE)
    states["rng"] = rules.new(board, whole.players, seed=seed, first=0)["rng"]
    put_table(states, whole, order)
    put_cards(states, whole)
    put_tickets(states, whole)
    put_pieces(states, whole)
    conflict = rules.derive(states, board)
    if conflict is not None:
        raise closed(states, board, conflict, whole)
    return states


def put_table(states: api.Records, whole: Whole, order: tuple[int, int, int]) -> None:
    state, position = states[0], whole.position
    state["players"] = whole.players
    state["phase"] = BEGUN_AS.get(position.phase, phases.TURN)
    state["first"], state["seat"], state["turn"] = order
    state["round"] = position.round
    state["last_turns"] = position.last_turns
    state["passes"], state["idle"] = position.passes, position.idle
    if position.phase in ("setup", "complete"):
        state["pending"] = (1 << whole.players) - 1
    if position.phase in ("complete", "over"):  # what the last turn was, as the counters tell
        state["quiet"] = PASSED if position.passes else IDLE if position.idle else ACTIVE


def put_cards(states: api.Records, whole: Whole) -> None:
    """A tunnel's cards lie where they came from: the set in the hand, the cards turned up in the deck."""
    state, cards, dealt = states[0], whole.cards, whole.dealt
    for seat, hand in enumerate(cards.hands):
        state["hands"][seat] = dealt.hands[seat]
        state["known"][seat] = hand.known
        state["piles"][seat] = cards.tracks[seat]
        for colour, pile in cards.yards[seat].items():
            state["yards"][seat][colour] = pile
    state["hands"][int(state["seat"])] += np.array(cards.played, np.int8)
    state["known"][int(state["seat"])] += np.array(cards.played, np.int8)
    state["deck"] = np.add(dealt.deck, cards.turned)
    state["discard"] = cards.discards
    for kind in dealt.row:
        if kind is not None:
            state["row"][kind] += 1


def put_tickets(states: api.Records, whole: Whole) -> None:
    """Tickets drawn to choose from lie in the deck, where they came from; those of the set-up have been dealt."""
    state, tickets, dealt = states[0], whole.tickets, whole.dealt_tickets
    pool = dealt.pool if tickets.setup else dealt.pool.union(*dealt.offer)
    state["pool"], state["out"] = as_bits(pool), as_bits(dealt.out)
    for seat, own in enumerate(tickets.seats):
        state["held"][seat] = as_bits(dealt.held[seat])
        state["completed"][seat] = as_bits(set(own.completed))
        state["returned"][seat] = as_bits(dealt.returned[seat])
        state["setup_kept"][seat] = own.kept
        if tickets.setup:
            state["offer_n"][seat] = len(dealt.offer[seat])
            state["offer"][seat][: len(dealt.offer[seat])] = dealt.offer[seat]
    state["tail_n"] = len(dealt.bottom)
    state["tail"][: len(dealt.bottom)] = dealt.bottom
    state["tail_by"][: len(dealt.bottom)] = tickets.by


def put_pieces(states: api.Records, whole: Whole) -> None:
    state, find, taken = states[0], whole.find, set[int]()
    for number, seat in enumerate(whole.seats):
        path = f"seats[{number}].routes"
        for text in seat.routes:
            track = find.track(path, text, taken)
            if int(state["owned"][number][track >> 6]) >> (track & 63) & 1:
                raise PositionError(path, f"{find.names.tracks[track]} is there twice.")
            taken.add(track)
            state["owned"][number][track >> 6] |= np.uint64(1 << (track & 63))
        put_stations(states, whole, number)


def put_stations(states: api.Records, whole: Whole, seat: int) -> None:
    """E10: so many a player, and never two in one city."""
    path, most = f"seats[{seat}].stations", whole.map.stations.each
    cities = whole.seats[seat].stations
    if len(cities) > most:
        raise PositionError(path, f"{len(cities)} stations are too many: a player has {most} (E10).")
    for text in cities:
        city = whole.find.city(path, text)
        for other in range(seat + 1):
            if int(states[0]["station_at"][other]) >> city & 1:
                name = whole.find.names.cities[city]
                raise PositionError(path, f"{name} has a station of seat {other} already: one to a city (E10).")
        states[0]["station_at"][seat] |= np.uint64(1 << city)


def as_bits(numbers: set[int]) -> np.uint64:
    return np.uint64(sum(1 << number for number in numbers))


# --- what is wrong ------------------------------------------------------------------------------------


def closed(states: api.Records, board: api.Records, track: int, whole: Whole) -> PositionError:
    """Why its owner cannot have claimed a track: what the rules say with only the tracks laid before it."""
    word, place = divmod(track, 64)
    owners = [seat for seat in range(whole.players) if int(states[0]["owned"][seat][word]) >> place & 1]
    for owner in owners:
        before = states.copy()
        before["phase"], before["seat"], before["pending"] = phases.TURN, owner, 0
        owned = before[0]["owned"]
        owned[owner + 1 :] = 0
        owned[owner][word + 1 :] = 0
        owned[owner][word] &= np.uint64((1 << place) - 1)
        rules.derive(before, board)
        refused = rules.refusal(before, board, owner, CLAIM + track)
        if clauses.clause_of(refused) in NOT_OPEN:
            break
    name = whole.find.names.tracks[track]
    return PositionError(f"seats[{owner}].routes", f"seat {owner} cannot have this. {IllegalAction(refused, name)}")


def check_said(states: api.Records, whole: Whole) -> None:
    """What follows from the rest, and has been said all the same, has to be right."""
    for number, seat in enumerate(whole.seats):
        said = {"trains": seat.trains, "stations": seat.stations_left, "points": seat.points}
        for field, number_said in said.items():
            right = int(states[0][field][number])
            if number_said is not None and number_said != right:
                path = f"seats[{number}].{'stations_left' if field == 'stations' else field}"
                left = "are left" if field != "points" else "come from its routes"
                raise PositionError(path, f"{right} {field} {left}, not {number_said}.")


def audit(states: api.Records, whole: Whole) -> None:
    """The rules' own opinion of the whole."""
    wrong = rules.audit(states, maps.board(whole.map))
    if wrong == "row wrong":
        raise wrong_row(states)
    if wrong == "yards wrong":
        raise wrong_yards(states, whole)
    if wrong is not None:
        raise PositionError("", f"this cannot be: {wrong}.")


def wrong_row(states: api.Records) -> PositionError:
    row, deck, discards = (int(states[0][name]) for name in ("row_n", "deck_n", "discard_n"))
    if row < 5 and deck > 0:
        return PositionError("row", f"{row} cards lie face up and {deck} are in the deck: the row has five (T2).")
    if deck == 0 and discards > 0:
        return PositionError("deck", f"there is no deck and {discards} discards: these become the deck at once (T8).")
    locomotives = int(states[0]["row"][-1])
    return PositionError("row", f"{locomotives} of the cards are locomotives: such a row is cleared at once (T6).")


def wrong_yards(states: api.Records, whole: Whole) -> PositionError:
    for colour, name in enumerate(COLOURS):
        holders = [seat for seat in range(whole.players) if states[0]["yards"][seat][colour].any()]
        if len(holders) > 1:
            path = f"seats[{holders[1]}].yard"
            return PositionError(path, f"{name} lies in the yard of seat {holders[0]} too: only one can have it (K12).")
    return PositionError("seats", "these yards cannot be.")
