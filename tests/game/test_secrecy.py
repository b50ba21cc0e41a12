"""S1, through whole games: two games that differ only in what a seat may not know look the same to it, byte for byte.

The pairs are made here, from the clauses alone: hidden cards and tickets fall differently in the two games, everything
that the seat sees happens in both.
"""

from __future__ import annotations

import random
from collections.abc import Callable

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

import whistlestop as ws
from policies import GAMES, POLICIES
from whistlestop.game.views.events import Event
from whistlestop.rules import phases
from whistlestop.rules.decisions import CLAIM, KEEP

SPECTATOR = -1
Pick = Callable[[list[int], random.Random], int]


class Pair:
    """Two games for one seat's eyes."""

    def __init__(self, name: str, players: int, seat: int, luck: random.Random) -> None:
        self.one = ws.new(name, players, chance=ws.Given())
        self.other = ws.new(name, players, chance=ws.Given())
        self.seat, self.luck = seat, luck
        self.policies: list[Pick] = [POLICIES[luck.choice(list(POLICIES))] for _ in range(players)]

    def step(self) -> bool:
        """One entry in both games; False if nothing can happen in both that looks the same to the seat."""
        return self.chance() if self.one.pool() else self.decision()

    def chance(self) -> bool:
        a, b = self.one.pool(), self.other.pool()
        assert a is not None
        assert b is not None
        if self.is_hidden():
            for game, outcome in zip((self.one, self.other), self.hidden_outcomes(a.weights, b.weights), strict=True):
                game.happen(outcome)
            return True
        both = {outcome: min(a.weights[outcome], b.weights[outcome]) for outcome in a.weights.keys() & b.weights.keys()}
        if both:
            outcome = pick(dict(sorted(both.items())), self.luck)
            self.one.happen(outcome)
            self.other.happen(outcome)
        return bool(both)

    def hidden_outcomes(self, a: dict[int, int], b: dict[int, int]) -> tuple[int, int]:
        """Different ones now and then; but what one deck has and the other lacks must be drawn by somebody else before
        it lies open, so these cards go first."""
        more_a = {outcome: n - b.get(outcome, 0) for outcome, n in a.items() if n > b.get(outcome, 0)}
        more_b = {outcome: n - a.get(outcome, 0) for outcome, n in b.items() if n > a.get(outcome, 0)}
        if more_a and more_b and self.luck.random() < 0.7:
            return pick(more_a, self.luck), pick(more_b, self.luck)
        outcome = pick(a, self.luck)
        same = outcome in b and self.luck.random() < 0.9
        return outcome, outcome if same else pick(b, self.luck)

    def is_hidden(self) -> bool:
        """S1: cards dealt or drawn blind and tickets are seen by their receiver only."""
        state = self.one._log.states[0]
        phase, seat = int(state["phase"]), int(state["seat"])
        if phase == phases.DEAL:
            seat = (seat + int(state["dealt"])) % self.one.players
        elif phase == phases.DEAL_TICKETS:
            dealt = [int(number) for number in state["offer_n"][: self.one.players]]
            order = [(int(state["first"]) + step) % self.one.players for step in range(self.one.players)]
            full = self.one.map.ticket_rules.dealt + self.one.map.ticket_rules.dealt_long
            seat = next(chair for chair in order if dealt[chair] < full)
        elif phase not in (phases.BLIND, phases.TICKETS_UP):
            return False
        return seat != self.seat

    def decision(self) -> bool:
        mover = self.luck.choice(self.one.pending)
        a, b = self.one.legal_decisions(mover), self.other.legal_decisions(mover)
        if mover == self.seat:
            assert a == b, "what a seat may do follows from what it knows"
            self.play(self.policies[mover](a, self.luck), mover, b)
            return True
        if self.one.phase == "complete":
            for game in (self.one, self.other):
                self.complete(game, mover)
            return True
        line = self.line(self.one, self.other, mover)
        for decision in line:
            self.play(decision, mover, b)
        return bool(line)

    def complete(self, game: ws.Game, mover: int) -> None:
        """K16: another's whole choice, in secret; that it has been made is seen."""
        while mover in game.pending and game.phase == "complete":
            game.play(self.luck.choice(game.legal_decisions(mover)), mover)

    def line(self, one: ws.Game, other: ws.Game, mover: int) -> list[int]:
        """A whole move that is possible in both games; empty if there is none."""
        both = sorted(set(one.legal_decisions(mover)) & set(other.legal_decisions(mover)))
        while both:
            chosen = self.policies[mover](both, self.luck)
            a, b = one.copy(), other.copy()
            a.play(chosen, mover)
            b.play(chosen, mover)
            if a.phase not in ("pay", "count", "locos"):
                return [chosen]
            rest = self.line(a, b, mover)
            if rest:
                return [chosen, *rest]
            both.remove(chosen)
        return []

    def play(self, decision: int, mover: int, legal: list[int]) -> None:
        self.one.play(decision, mover)
        self.other.play(decision if mover == self.seat else self.disguised(decision, legal), mover)

    def check_refusals(self) -> None:
        """What a seat is refused, and what it is told then, says nothing about the others."""
        if self.seat == SPECTATOR:
            return
        for line in ("pay 9 red", "extra 9 loco", "with 31 loco", "draw deck", f"keep {self.luck.randrange(1, 7)}"):
            one, other = (self.answer(game, line) for game in (self.one, self.other))
            assert one == other

    def answer(self, game: ws.Game, line: str) -> object:
        """What was understood, or all that a refusal's sentence is made from, in whatever language."""
        try:
            return game.parse(line, self.seat)
        except ws.IllegalAction as error:
            return error.clause, error.why, error.what, error.options

    def disguised(self, chosen: int, legal: list[int]) -> int:
        """Another's choice of tickets is secret; how many were kept is not (B3a: once all have chosen)."""
        if KEEP <= chosen < CLAIM:
            number = (chosen - KEEP).bit_count()
            return self.luck.choice([keep for keep in legal if (keep - KEEP).bit_count() == number])
        return chosen

    def still_alike(self) -> bool:
        """Tickets are shown at the end (S3, K16), a reset of the row may depend on hidden cards (T6a), and what another
        returned may be drawn from the bottom of the deck (B12a): from there on the games may differ for the seat."""
        a, b = self.one._log.states[0], self.other._log.states[0]
        shown = any(int(state["phase"]) == phases.OVER or int(state["round"]) > 1 for state in (a, b))
        drawn = self.seat != SPECTATOR and a["offer"][self.seat].tolist() != b["offer"][self.seat].tolist()
        return not (shown or drawn) and a["phase"] == b["phase"] and a["row"].tolist() == b["row"].tolist()


def told_more(pair: Pair, viewer: int, before: int) -> list[Event]:
    """What a viewer is told after so many events: the same in both games."""
    one, other = pair.one.events_since(before, viewer), pair.other.events_since(before, viewer)
    assert one == other
    assert pair.one.events_json(before, viewer) == pair.other.events_json(before, viewer)
    return one


def pick(weights: dict[int, int], luck: random.Random) -> int:
    return luck.choices(list(weights), list(weights.values()))[0]


@pytest.mark.clause("S1")
@pytest.mark.clause("B3a")
@pytest.mark.clause("B12a")
@pytest.mark.parametrize("name, players", GAMES)
@settings(max_examples=6, deadline=None, suppress_health_check=[HealthCheck.too_slow])
@given(seed=st.integers(0, 2**32), seat=st.integers(-1, 4))
def test_what_a_seat_may_not_know_changes_no_byte_of_its_views(name: str, players: int, seed: int, seat: int) -> None:
    seat = min(seat, players - 1)
    pair = Pair(name, players, seat, random.Random(seed))
    steps = differed = 0
    told: dict[int, list[Event]] = {viewer: [] for viewer in {seat, SPECTATOR}}
    while pair.step() and pair.still_alike():
        steps += 1
        pair.check_refusals()
        for viewer, events in told.items():
            one, other = (game.view(viewer, events=False) for game in (pair.one, pair.other))
            assert one.json() == other.json()
            assert one.hash() == other.hash()
            events.extend(told_more(pair, viewer, len(events)))
        if steps % 20 == 0:  # with all events since the beginning
            assert all(pair.one.view(viewer).json() == pair.other.view(viewer).json() for viewer in told)
        differed += pair.one._log.states.tobytes() != pair.other._log.states.tobytes()
    for viewer, events in told.items():  # what has been told once stays as it was
        assert all(game.events_since(0, viewer)[: len(events)] == events for game in (pair.one, pair.other))
    assert steps > 20
    assert differed > 10


@pytest.mark.parametrize("name, players", GAMES)
def test_pairs_go_through_whole_games(name: str, players: int) -> None:
    """The test above would prove little if its pairs soon fell apart."""
    ended = 0
    for seed in range(12):
        luck = random.Random(f"{name} {players} {seed}")
        pair = Pair(name, players, seed % players, luck)
        pair.policies = [POLICIES["claimer"] if chair % 2 else POLICIES["uniform"] for chair in range(players)]
        while pair.step() and pair.still_alike():
            pass
        ended += int(pair.one._log.states[0]["phase"]) == phases.OVER or int(pair.one._log.states[0]["round"]) > 1
    assert ended >= 2


@pytest.mark.clause("S3")
def test_everybody_sees_the_tickets_when_the_game_is_over() -> None:
    game = ws.new("north_america", 3, seed=4)
    luck = random.Random(1)
    while not game.is_over:
        assert all(seat.held is None for seat in game.view(SPECTATOR).seats)
        game.play(POLICIES["claimer"](game.legal_decisions(), luck))
    held = [int(word).bit_count() for word in game._log.states[0]["held"][:3]]
    assert [len(seat.held or ()) for seat in game.view(SPECTATOR).seats] == held
    assert game.view(1).scores == game.scores()
