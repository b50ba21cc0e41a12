"""Every reason is true: what it claims is worked out a second time, from the view and the map alone."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass

import numpy as np
import pytest

import whistlestop as ws
from policies import GAMES, POLICIES
from whistlestop.bots.search.reasons import Reason, reason_for
from whistlestop.bots.search.ticket_paths import plan_for
from whistlestop.game.notation import actions as ac
from whistlestop.game.notation.cards import COLOURS
from whistlestop.game.notation.names import names_of

FAR = 10_000


@dataclass
class Moment:
    """A position as one seat sees it, and a decision of it."""

    game: ws.Game
    seat: int
    action: ac.Action
    reason: Reason

    def __post_init__(self) -> None:
        self.map = self.game.map
        self.view = self.game.view(self.seat)
        self.names = names_of(self.map)
        self.says = {name: value for name, value in self.reason.parameters.items() if isinstance(value, int)}
        self.owned = [{self.names.tracks.index(route) for route in it.routes} for it in self.view.seats]

    @property
    def track(self) -> int:
        assert isinstance(self.action, ac.Claim)
        return self.names.tracks.index(self.action.track)

    def is_open(self, seat: int, track: int) -> bool:
        """B9, B10."""
        twin = self.map.tracks[track].twin
        taken = set().union(*self.owned)
        closed = self.game.players <= self.map.trains.doubles_closed_up_to
        return track not in taken and (twin is None or twin not in taken or not (closed or twin in self.owned[seat]))

    def distances(self, seat: int, *claimed: int) -> np.ndarray:
        """Between all cities: the trains that joining them takes. By matrices, for no other code does it so."""
        number = len(self.map.cities)
        far = np.full((number, number), FAR)
        np.fill_diagonal(far, 0)
        for at, track in enumerate(self.map.tracks):
            own = at in self.owned[seat] or at in claimed
            if own or self.is_open(seat, at):
                cost = 0 if own else track.length
                far[track.a, track.b] = far[track.b, track.a] = min(far[track.a, track.b], cost)
        for city in range(number):
            far = np.minimum(far, far[:, city, None] + far[None, city, :])
        return far

    def takes(self, ticket: int, *claimed: int) -> int:
        it = self.map.tickets[ticket]
        return int(self.distances(self.seat, *claimed)[it.a, it.b])

    def held(self) -> list[int]:
        return [self.names.tickets.index(it.ticket) for it in self.view.own.tickets] if self.view.own else []

    def route_points(self) -> int:
        return self.map.trains.points[self.map.tracks[self.track].length]

    def others(self) -> list[int]:
        return [seat for seat in range(self.game.players) if seat != self.seat]


def takes_colour(it: Moment) -> bool:
    assert isinstance(it.action, ac.Draw)
    return it.view.own is not None and it.says["held"] == it.view.own.hand.get(it.action.card, 0)


def finishes(it: Moment) -> bool:
    ticket = it.says["ticket"]
    return (
        ticket in it.held()
        and it.takes(ticket) > 0
        and it.takes(ticket, it.track) == 0
        and it.says["points"] == it.route_points() + it.map.tickets[ticket].points
    )


def serves(it: Moment) -> bool:
    ticket, length = it.says["ticket"], it.map.tracks[it.track].length
    left = it.takes(ticket, it.track)
    return ticket in it.held() and 0 < left == it.says["trains"] == it.takes(ticket) - length < FAR


def blocks(it: Moment) -> bool:
    other, track = it.says["seat"], it.map.tracks[it.track]
    far = it.distances(other)
    mine = it.owned[other]
    at = [any(end in (it.map.tracks[own].a, it.map.tracks[own].b) for own in mine) for end in (track.a, track.b)]
    own_only = Moment.distances(closed_for(it, other), other)
    return other != it.seat and all(at) and far[track.a, track.b] <= track.length and own_only[track.a, track.b] > 0


def closed_for(it: Moment, seat: int) -> Moment:
    """The same moment with nothing open to anybody."""
    copy = Moment(it.game, it.seat, it.action, it.reason)
    copy.is_open = lambda *_: False  # type: ignore[method-assign]
    return copy


def goes_further(it: Moment) -> bool:
    track = it.map.tracks[it.track]
    ends = {end for own in it.owned[it.seat] for end in (it.map.tracks[own].a, it.map.tracks[own].b)}
    return bool({track.a, track.b} & ends) and it.says["points"] == it.route_points()


def kept(it: Moment) -> list[int]:
    assert isinstance(it.action, ac.Keep)
    assert it.view.own is not None
    offer = [ticket.ticket for ticket in it.view.own.offer]
    return [it.names.tickets.index(offer[place - 1]) for place in it.action.places]


def tickets_fit(it: Moment) -> bool:
    """There is a set of open tracks of that length that completes them all."""
    tickets = kept(it)
    plan = plan_for(it.game.seen(it.seat)[0], it.game.board[0], it.seat, tickets)
    assert plan is not None
    least = max(it.takes(ticket) for ticket in tickets)
    return (
        all(it.is_open(it.seat, track) for track in plan.tracks)
        and sum(it.map.tracks[track].length for track in plan.tracks) == it.says["trains"]
        and all(it.takes(ticket, *plan.tracks) == 0 for ticket in tickets)
        and least <= it.says["trains"] <= min(it.view.seats[it.seat].trains, sum(map(it.takes, tickets)))
        and tickets_worth(it)
    )


def tickets_worth(it: Moment) -> bool:
    return it.says["points"] == sum(it.map.tickets[ticket].points for ticket in kept(it))


def borrows(it: Moment) -> bool:
    """There is a route of somebody else, or there is none yet."""
    assert isinstance(it.action, ac.Station)
    city = it.names.cities.index(it.action.city)
    there = any(city in (it.map.tracks[at].a, it.map.tracks[at].b) for other in it.others() for at in it.owned[other])
    return it.says["city"] == city and there == (it.reason.key == "borrows")


def leaves_locos(it: Moment) -> bool:
    assert isinstance(it.action, ac.Pay)
    return it.view.own is not None and it.says["locos"] == it.view.own.hand.get("loco", 0) - it.action.locos


def in_yards(it: Moment, colour: str) -> dict[int, int]:
    piles = {other: it.view.seats[other].yard.get(colour) for other in it.others()}
    return {other: pile.cards + pile.locos for other, pile in piles.items() if pile}


def places(it: Moment) -> bool:
    assert isinstance(it.action, ac.Place)
    colour = COLOURS.index(it.action.colour)
    shown = sum(it.map.tickets[ticket].cards[colour] for ticket in it.held())
    return not in_yards(it, it.action.colour) and shown == it.says.get("cards", 0)


def robs(it: Moment) -> bool:
    assert isinstance(it.action, ac.Place)
    return in_yards(it, it.action.colour) == {it.says["seat"]: it.says["cards"]}


TRUE: dict[str, Callable[[Moment], bool]] = {
    "takes-colour": takes_colour,
    "draws-blind": lambda it: it.action == ac.Draw("deck"),
    "finishes-ticket": finishes,
    "serves-ticket": serves,
    "blocks": blocks,
    "goes-further": goes_further,
    "scores": lambda it: it.says["points"] == it.route_points(),
    "tickets-fit": tickets_fit,
    "tickets-worth": tickets_worth,
    "more-tickets": lambda it: it.says["trains"] == min(seat.trains for seat in it.view.seats),
    "more-tickets-deck": lambda it: it.says["number"] == it.view.deck,
    "borrows": borrows,
    "borrows-later": borrows,
    "leaves-locos": leaves_locos,
    "places": places,
    "places-free": places,
    "robs": robs,
    "three-colours": lambda it: isinstance(it.action, ac.Singles),
    "completes": lambda it: it.says["ticket"] in it.held(),
    "goes-on": lambda it: True,
}


def moments(name: str, players: int, seed: int) -> list[Moment]:
    """Some decisions of a game, of every kind that comes up."""
    luck = random.Random(f"{name} {players} {seed}")
    game, found, seen = ws.new(name, players, seed=seed), [], Counter[str]()
    policies = [POLICIES[luck.choice(list(POLICIES))] for _ in range(players)]
    while not game.is_over:
        seat = luck.choice(game.pending)
        legal = game.legal_decisions(seat)
        if luck.random() < 0.25:
            decision = luck.choice(legal)
            reason = reason_for(game.seen(seat), game.board, seat, decision)
            if seen[reason.key] < 8:
                seen[reason.key] += 1
                found.append(Moment(game.copy(), seat, game.action(decision), reason))
        game.play(policies[seat](legal, luck), seat)
    return found


@pytest.mark.parametrize("name, players", GAMES)
def test_every_reason_is_true(name: str, players: int) -> None:
    said: Counter[str] = Counter()
    for seed in range(6):
        for it in moments(name, players, seed):
            said[it.reason.key] += 1
            assert TRUE[it.reason.key](it), f"{it.action}: {it.reason}"
    often = {"places", "robs", "more-tickets-deck"} if name == "card_game" else {"serves-ticket", "tickets-fit"}
    assert often <= set(said)
