"""E12: the kernel's choice of routes to borrow against every choice there is, in random positions of Europe."""

from __future__ import annotations

import itertools
import random
from typing import NamedTuple

import pytest

from kit import Table


class Choice(NamedTuple):
    points: int
    tickets: int
    tracks: tuple[int, ...]  # a track per station by ascending city; -1 for none
    done: frozenset[int]


# --- the oracle: every choice, a plain search for each -----------------------------------------------


def tracks_of(table: Table, seat: int) -> list[int]:
    owned = [int(word) for word in table.state["owned"][seat]]
    return [number for number in range(len(table.map.tracks)) if owned[number // 64] >> number % 64 & 1]


def tracks_of_others(table: Table, seat: int) -> list[int]:
    return sorted(n for other in range(table.players) if other != seat for n in tracks_of(table, other))


def cities_of(table: Table, lines: list[int]) -> set[int]:
    return {city for number in lines for city in (table.map.tracks[number].a, table.map.tracks[number].b)}


def connected_tickets(table: Table, lines: list[int]) -> frozenset[int]:
    """All tickets of the game whose cities these tracks join."""
    ways: dict[int, list[int]] = {}
    for number in lines:
        track = table.map.tracks[number]
        ways.setdefault(track.a, []).append(track.b)
        ways.setdefault(track.b, []).append(track.a)
    group: dict[int, int] = {}
    for start in ways:
        if start in group:
            continue
        todo = [start]
        while todo:
            here = todo.pop()
            if here not in group:
                group[here] = start
                todo += ways[here]
    return frozenset(
        n for n, ticket in enumerate(table.map.tickets) if ticket.a in group and group[ticket.a] == group.get(ticket.b)
    )


def choices(table: Table, seat: int, held: list[int]) -> list[Choice]:
    """Every choice of at most one claimed route of others a station, in the order of docs/decisions.md."""
    own, others = tracks_of(table, seat), tracks_of_others(table, seat)
    options = [
        [-1, *(n for n in others if city in (table.map.tracks[n].a, table.map.tracks[n].b))]
        for city in sorted(table.ticket_set("station_at", seat))
    ]
    found = []
    for tracks in itertools.product(*options):
        done = connected_tickets(table, own + [number for number in tracks if number >= 0]).intersection(held)
        net = sum(table.map.tickets[n].points * (1 if n in done else -1) for n in held)
        found.append(Choice(net, len(done), tracks, done))
    return found


def best(found: list[Choice]) -> Choice:
    """Most ticket points, then most completed tickets, then the first."""
    return max(found, key=lambda choice: (choice.points, choice.tickets))


# --- positions ----------------------------------------------------------------------------------------


def position(players: int, seed: int) -> Table:
    """Networks that grow from random cities, stations where they meet, and tickets that stations can complete."""
    dice = random.Random(seed)
    table = Table("europe", players).start().bare()
    for seat in range(players):
        grow(table, seat, dice)
    free = list(range(47))
    for seat in range(players):
        mine, theirs = (cities_of(table, lines(table, seat)) for lines in (tracks_of, tracks_of_others))
        sites = sorted(dice.sample(free, len(free)), key=lambda city: -(city in mine) - (city in theirs))
        sites = sites[: dice.choice((1, 2, 2, 3, 3, 3))]
        table.built(seat, *(table.map.cities[city].id for city in sites))
        free = [city for city in free if city not in sites]
    tickets = list(range(46))
    for seat in range(players):
        done = [choice.done for choice in choices(table, seat, tickets)]
        often = [sum(n in some for some in done) for n in range(46)]  # those completed by some choices, not by all
        wanted = sorted(dice.sample(tickets, len(tickets)), key=lambda n: not 0 < often[n] < len(done))
        table.tickets(seat, *wanted[: dice.randint(4, 8)])
        tickets = [n for n in tickets if n not in table.held(seat)]
    table.trace()
    return table


def grow(table: Table, seat: int, dice: random.Random) -> None:
    """Routes next to one another, now and then a new start, until few trains are left."""
    reached, spare = {dice.randrange(47)}, dice.choice((0, 4, 8, 20))
    while int(table.state["trains"][seat]) > spare:
        lane = [
            number
            for number, track in enumerate(table.map.tracks)
            if int(table.state["open"][seat][number >> 6]) >> (number & 63) & 1
            and track.length <= table.state["trains"][seat]
            and ({track.a, track.b} & reached or dice.random() < 0.1)
        ]
        if not lane:
            return
        number = dice.choice(lane)
        table.lay(seat, number)
        reached |= cities_of(table, [number])


@pytest.mark.clause("E12")
@pytest.mark.clause("E12a")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_the_kernel_borrows_what_is_worth_most(players: int) -> None:
    helped, several = 0, 0
    for seed in range(20):
        table = position(players, 100 * players + seed)
        scores = table.scores()
        for seat in range(players):
            found = choices(table, seat, table.held(seat))
            wanted = best(found)
            borrowed = tuple(int(n) for n in scores["borrowed"][seat])
            assert table.done(seat) == set(wanted.done), (seed, seat)
            assert scores["tickets"][seat] == wanted.points, (seed, seat)
            assert scores["done_n"][seat] == wanted.tickets, (seed, seat)
            assert borrowed == wanted.tracks + (-1,) * (3 - len(wanted.tracks)), (seed, seat)
            helped += wanted.points > found[0].points
            several += sum(number >= 0 for number in wanted.tracks) > 1
    assert helped >= 10  # the positions are worth something: stations do complete tickets in them
    assert several >= 5
