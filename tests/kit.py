"""A kernel game in a test's hands: set up any position in a few words, then play it decision by decision.

Everything goes through `Table`, which audits the record after every step and, when WHISTLESTOP_TRACE names a folder,
writes a digest of it there: tests/rules/test_targets.py runs the clause tests on two targets and compares the traces.
"""

from __future__ import annotations

import hashlib
import itertools
import os
from pathlib import Path
from typing import Any

from whistlestop import maps, rules
from whistlestop.rules import clauses, phases
from whistlestop.rules.decisions import (
    CLAIM,
    COMPLETE,
    COUNT,
    DECK,
    DRAW,
    KEEP,
    PAY,
    PAY_LOCOMOTIVES,
    PLACE,
    SINGLES,
    STATION,
)
from whistlestop.rules.decisions import TAKE_TICKETS as TICKETS
from whistlestop.rules.kernel import TARGET

COLOURS = ("purple", "blue", "orange", "white", "green", "yellow", "black", "red")
KINDS = (*COLOURS, "loco")
PURPLE, BLUE, ORANGE, WHITE, GREEN, YELLOW, BLACK, RED, LOCO = range(9)


def draw(colour: int) -> int:
    return DRAW + colour


def pay(colour: int, locos: int = 0) -> int:
    """Pay with `locos` locomotives and cards of this colour; colour LOCO: locomotives alone."""
    return PAY_LOCOMOTIVES if colour == LOCO else PAY + 8 * colour + locos


def keep(*places: int) -> int:
    """Keep the tickets on offer at these places (0 is the first drawn)."""
    return KEEP + sum(1 << place for place in places)


def count(number: int) -> int:
    return COUNT + number


def place(colour: int) -> int:
    return PLACE + colour


def singles(*colours: int) -> int:
    """Place three single cards of these colours."""
    return SINGLES + [set(three) for three in itertools.combinations(range(8), 3)].index(set(colours))


def complete(ticket: int) -> int:
    return COMPLETE + ticket


class Table:
    """One game. Positions are set up with cards and tickets taken from the deck, so that S2 always holds."""

    def __init__(self, name: str = "north_america", players: int = 2, *, first: int | None = 0, seed: int = 1) -> None:
        self.map = maps.load(name)
        self.board = maps.board(name)
        self.players = players
        self.states = rules.new(self.board, players, seed=seed, first=first)
        self.trace()

    @property
    def state(self) -> Any:
        return self.states[0]

    # --- playing ------------------------------------------------------------------------------------

    def start(self) -> Table:
        """Deal, and let every seat keep as few tickets as it may; then the starting player is to move."""
        rules.settle(self.states, self.board)
        while self.phase == phases.SETUP:
            for seat in rules.to_move(self.states):
                self.play(min(self.legal(seat), key=lambda d: ((d - KEEP).bit_count(), d)), seat)
        return self

    @property
    def phase(self) -> int:
        return int(self.state["phase"])

    @property
    def seat(self) -> int:
        return int(self.state["seat"])

    def legal(self, seat: int | None = None) -> set[int]:
        return set(rules.legal(self.states, self.board, self.seat if seat is None else seat))

    def play(self, decision: int, seat: int | None = None) -> Table:
        """A decision that must be legal. Chance that follows waits for `chance` or `settle`."""
        seat = self.seat if seat is None else seat
        code = rules.apply(self.states, self.board, seat, decision)
        assert code == clauses.LEGAL, (
            f"decision {decision} of seat {seat} is refused by {clauses.clause_of(code) or code}"
        )
        self.trace()
        return self

    def refused(self, decision: int, seat: int | None = None) -> str | int:
        """The clause (or negative code) that forbids a decision; it must be forbidden, and nothing may change."""
        seat = self.seat if seat is None else seat
        before = self.states.tobytes()
        code = rules.refusal(self.states, self.board, seat, decision)
        assert code != clauses.LEGAL, f"decision {decision} of seat {seat} is legal"
        assert rules.apply(self.states, self.board, seat, decision) == code
        assert self.states.tobytes() == before
        return clauses.clause_of(code) or code

    def chance(self, *outcomes: int) -> Table:
        for outcome in outcomes:
            code = rules.apply_chance(self.states, self.board, outcome)
            assert code == clauses.LEGAL, f"outcome {outcome} cannot happen in phase {self.phase}"
            self.trace()
        return self

    def settle(self) -> Table:
        """All chance up to the next decision, by the record's own generator."""
        rules.settle(self.states, self.board)
        self.trace()
        return self

    def waits_for_chance(self) -> bool:
        return self.phase < phases.FIRST_DECISION

    def pool(self) -> dict[int, int]:
        return rules.chance_pool(self.states, self.board)[1]

    def scores(self) -> Any:
        """The score record of the position as it stands."""
        return rules.score(self.states, self.board)[0]

    def trace(self) -> None:
        if TARGET == "compiled":  # plain Python is compared byte for byte, and would take long
            wrong = rules.audit(self.states, self.board)
            assert wrong is None, wrong
        folder = os.environ.get("WHISTLESTOP_TRACE")
        if folder:
            test = os.environ.get("PYTEST_CURRENT_TEST", "none").split(" ")[0]
            with (Path(folder) / hashlib.sha256(test.encode()).hexdigest()[:16]).open("a") as file:
                file.write(f"{test} {hashlib.sha256(self.states.tobytes()).hexdigest()}\n")

    # --- setting positions up -----------------------------------------------------------------------

    def hand(self, seat: int, **cards: int) -> Table:
        """Give a seat exactly this hand (hand(0, red=3, loco=1)); the difference comes from and goes to the deck."""
        for kind, name in enumerate(KINDS):
            want = cards.get(name, 0)
            have = int(self.state["hands"][seat][kind])
            self.state["deck"][kind] += have - want
            self.state["deck_n"] += have - want
            self.state["hands"][seat][kind] = want
            self.state["hand_n"][seat] += want - have
            self.state["known"][seat][kind] = min(self.state["known"][seat][kind], want)
            assert self.state["deck"][kind] >= 0, f"the deck has too few {name} cards"
        assert set(cards) <= set(KINDS), cards
        return self

    def row(self, **cards: int) -> Table:
        """Turn exactly these up; the difference comes from and goes to the deck."""
        for kind, name in enumerate(KINDS):
            want, have = cards.get(name, 0), int(self.state["row"][kind])
            self.state["deck"][kind] += have - want
            self.state["deck_n"] += have - want
            self.state["row"][kind] = want
            self.state["row_n"] += want - have
            assert self.state["deck"][kind] >= 0, f"the deck has too few {name} cards"
        return self

    def discards(self, **cards: int) -> Table:
        """Put exactly these on the discard pile; the difference comes from and goes to the deck."""
        for kind, name in enumerate(KINDS):
            want, have = cards.get(name, 0), int(self.state["discard"][kind])
            self.state["deck"][kind] += have - want
            self.state["deck_n"] += have - want
            self.state["discard"][kind] = want
            self.state["discard_n"] += want - have
            assert self.state["deck"][kind] >= 0, f"the deck has too few {name} cards"
        return self

    def deck(self, hoarder: int, **cards: int) -> Table:
        """Leave exactly these in the deck; the rest goes to the hoarder's hand. Say hands, row and discards first."""
        for kind, name in enumerate(KINDS):
            spare = int(self.state["deck"][kind]) - cards.get(name, 0)
            assert spare >= 0, f"the deck has too few {name} cards"
            self.state["hands"][hoarder][kind] += spare
            self.state["hand_n"][hoarder] += spare
            self.state["deck"][kind] -= spare
            self.state["deck_n"] -= spare
        return self

    def city(self, name: str) -> int:
        return [city.id for city in self.map.cities].index(name)

    def track(self, a: str, b: str, colour: str | None = None) -> int:
        """The number of the track between two cities; of a double, the one of this colour or else the first."""
        for number, track in enumerate(self.map.tracks):
            if {track.a, track.b} == {self.city(a), self.city(b)} and colour in (None, track.colour):
                return number
        raise LookupError((a, b, colour))

    def claim(self, a: str, b: str, colour: str | None = None) -> int:
        return CLAIM + self.track(a, b, colour)

    def station(self, city: str) -> int:
        return STATION + self.city(city)

    def own(self, seat: int, *routes: tuple[str, ...]) -> Table:
        """Give a seat routes as if it had claimed them, trains, points and all: own(0, ("miami", "atlanta"))."""
        for route in routes:
            self.lay(seat, self.track(*route))
        return self

    def _join(self, seat: int, a: int, b: int) -> None:
        labels = self.state["network"][seat]
        low, high = sorted((int(labels[a]), int(labels[b])))
        labels[labels == high] = low

    def ticket(self, a: str, b: str) -> int:
        """The number of the first ticket between two cities."""
        for number, ticket in enumerate(self.map.tickets):
            if {ticket.a, ticket.b} == {self.city(a), self.city(b)}:
                return number
        raise LookupError((a, b))

    def tickets(self, seat: int, *numbers: int) -> Table:
        """Give a seat exactly these tickets; they come from wherever they are (pool, bottom, hands, out of the game)
        and what the seat held goes to the pool."""
        state = self.state
        for number in range(64):
            if int(state["held"][seat]) >> number & 1 and number not in numbers:
                state["held"][seat] &= ~(1 << number) & (2**64 - 1)
                state["held_n"][seat] -= 1
                state["pool"] |= 1 << number
                state["pool_n"] += 1
        for number in numbers:
            self._take_ticket(number)
            state["held"][seat] |= 1 << number
            state["held_n"][seat] += 1
        return self

    def _take_ticket(self, number: int) -> None:
        state, bit, rest = self.state, 1 << number, ~(1 << number) & (2**64 - 1)
        if int(state["pool"]) & bit:
            state["pool"] &= rest
            state["pool_n"] -= 1
            return
        if int(state["out"]) & bit:
            state["out"] &= rest
            state["returned"] &= rest
            return
        for seat in range(self.players):
            if int(state["held"][seat]) & bit:
                state["held"][seat] &= rest
                state["held_n"][seat] -= 1
                return
        tail = [int(ticket) for ticket in state["tail"][: state["tail_n"]]]
        at = tail.index(number)
        for field in ("tail", "tail_by"):
            state[field][at:-1] = state[field][at + 1 :]
            state[field][-1] = 0
        state["tail_n"] -= 1

    # --- looking --------------------------------------------------------------------------------------

    def copy(self) -> Table:
        """A second table with the same game on it."""
        other = object.__new__(Table)
        other.map, other.board, other.players = self.map, self.board, self.players
        other.states = self.states.copy()
        return other

    def cards(self, where: str, seat: int | None = None) -> dict[str, int]:
        """What a pile holds, without zeros: cards("discard"), cards("hands", 1)."""
        counts = self.state[where] if seat is None else self.state[where][seat]
        return {name: int(counts[kind]) for kind, name in enumerate(KINDS) if counts[kind]}

    def yard(self, seat: int) -> dict[str, tuple[int, int]]:
        """K9: the piles in a yard, each as (cards of the colour, locomotives)."""
        yard = self.state["yards"][seat]
        return {name: (int(yard[c][0]), int(yard[c][1])) for c, name in enumerate(COLOURS) if yard[c].any()}

    def ticket_set(self, where: str, seat: int | None = None) -> set[int]:
        """A set of tickets as numbers: ticket_set("pool"), ticket_set("held", 0)."""
        word = int(self.state[where] if seat is None else self.state[where][seat])
        return {number for number in range(64) if word >> number & 1}

    def done(self, seat: int) -> set[int]:
        """The tickets that the score counts as completed."""
        word = int(self.scores()["done"][seat])
        return {number for number in range(64) if word >> number & 1}

    def owns(self, seat: int, a: str, b: str, colour: str | None = None) -> bool:
        track = self.track(a, b, colour)
        return bool(int(self.state["owned"][seat][track >> 6]) >> (track & 63) & 1)

    # --- more positions -------------------------------------------------------------------------------

    def bare(self) -> Table:
        """Nobody holds a card, nothing is discarded, five different colours lie face up; the rest is the deck."""
        self.row(purple=1, blue=1, orange=1, white=1, green=1).discards()
        for seat in range(self.players):
            self.hand(seat)
        return self

    def known(self, seat: int, **cards: int) -> Table:
        """S1: what everybody knows a hand to hold."""
        for kind, name in enumerate(KINDS):
            assert cards.get(name, 0) <= self.state["hands"][seat][kind], f"no so many {name} cards in that hand"
            self.state["known"][seat][kind] = cards.get(name, 0)
        return self

    def lay(self, seat: int, *tracks: int) -> Table:
        """own(), by the tracks' numbers."""
        for number in tracks:
            state, board, twin = self.state, self.board[0], int(self.board[0]["twin"][number])
            assert int(state["open"][seat][number >> 6]) >> (number & 63) & 1, f"{number} is not open to seat {seat}"
            state["owned"][seat][number >> 6] |= 1 << (number & 63)
            for other in range(self.players):
                state["open"][other][number >> 6] &= ~(1 << (number & 63)) & (2**64 - 1)
                if twin >= 0 and (other == seat or self.players <= int(board["doubles_closed_up_to"])):
                    state["open"][other][twin >> 6] &= ~(1 << (twin & 63)) & (2**64 - 1)
            state["trains"][seat] -= int(board["length"][number])
            state["points"][seat] += board["points"][int(board["length"][number])]
            self._join(seat, int(board["track_a"][number]), int(board["track_b"][number]))
        return self

    def built(self, seat: int, *cities: str) -> Table:
        """E10: stations of a seat, paid for long ago."""
        for city in cities:
            self.state["station_at"][seat] |= 1 << self.city(city)
            self.state["stations"][seat] -= 1
        return self

    def place_pile(self, seat: int, colour: int, cards: int, locos: int = 0) -> Table:
        """Put a pile into a yard (it must be free there); the cards come from the deck."""
        assert not self.state["yards"][seat][colour].any(), "there is a pile of this colour already"
        for kind, number in ((colour, cards), (LOCO, locos)):
            self.state["deck"][kind] -= number
            self.state["deck_n"] -= number
            assert self.state["deck"][kind] >= 0, f"the deck has too few {KINDS[kind]} cards"
        self.state["yards"][seat][colour] = (cards, locos)
        return self

    def on_track(self, seat: int, **cards: int) -> Table:
        """K6: exactly this on-the-track pile; the difference comes from and goes to the deck."""
        for kind, name in enumerate(KINDS):
            want, have = cards.get(name, 0), int(self.state["piles"][seat][kind])
            self.state["deck"][kind] += have - want
            self.state["deck_n"] += have - want
            self.state["piles"][seat][kind] = want
            assert self.state["deck"][kind] >= 0, f"the deck has too few {name} cards"
        return self

    def completed(self, seat: int, *numbers: int) -> Table:
        """K16: tickets that a seat has completed; they come from wherever they are."""
        for number in numbers:
            self._take_ticket(number)
            self.state["completed"][seat] |= 1 << number
        return self

    def ticket_deck(self, hoarder: int, *pool: int, bottom: tuple[int, ...] = (), by: int = 0) -> Table:
        """Leave these tickets unseen in the deck, and these in order at its bottom, returned by one seat; the hoarder
        holds all others that nobody holds yet."""
        state = self.state
        for number in range(len(self.map.tickets)):
            if not any(number in self.held(seat) for seat in range(self.players)):
                self.tickets(hoarder, *self.held(hoarder), number)
        for number in (*pool, *bottom):
            self._take_ticket(number)
        for number in pool:
            state["pool"] |= 1 << number
            state["pool_n"] += 1
        for at, number in enumerate(bottom):
            state["tail"][at], state["tail_by"][at] = number, by
        state["tail_n"] = len(bottom)
        return self

    def trains_left(self, seat: int, number: int, *sparing: int) -> Table:
        """Let a seat have claimed routes, long ones first and never these tracks, until it has so many trains left."""
        for track in sorted(range(len(self.map.tracks)), key=lambda n: (-self.map.tracks[n].length, n)):
            is_open = int(self.state["open"][seat][track >> 6]) >> (track & 63) & 1
            length = self.map.tracks[track].length
            if is_open and track not in sparing and length <= int(self.state["trains"][seat]) - number:
                self.lay(seat, track)
        assert int(self.state["trains"][seat]) == number, "no open routes of the right lengths"
        return self

    def seen(self, seat: int) -> Any:
        """The record of what a seat (or -1, a spectator) knows."""
        return rules.seen(self.states, seat)[0]

    def held(self, seat: int) -> list[int]:
        """The tickets a seat holds."""
        return sorted(self.ticket_set("held", seat))

    def offer(self, seat: int) -> list[int]:
        """The tickets a seat has to choose from, in the order drawn."""
        return [int(number) for number in self.state["offer"][seat][: self.state["offer_n"][seat]]]

    def bottom(self) -> list[int]:
        """The ordered bottom of the ticket deck, next to be drawn first."""
        return [int(number) for number in self.state["tail"][: self.state["tail_n"]]]

    def draw_blind(self) -> Table:
        """A whole turn: two cards from the deck (one, if there is no second)."""
        seat = self.seat
        self.play(DECK).settle()
        if self.phase == phases.SECOND:
            self.play(DECK, seat).settle()
        return self

    def idle(self) -> Table:
        """K13: a turn of the card game that changes little: draw tickets and keep none."""
        return self.play(TICKETS).settle().play(keep())

    def to_completion(self, hoarder: int = 0) -> Table:
        """K14: the whole deck goes into a hand, and everybody idles until tickets are to be completed."""
        self.deck(hoarder)
        while self.phase != phases.COMPLETING:
            self.idle()
        return self
