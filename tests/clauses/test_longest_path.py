"""The longest path: clauses B15 and B15a."""

from __future__ import annotations

from functools import cache
from random import Random

import pytest

from kit import Table

LOOP = [("denver", "santa_fe"), ("santa_fe", "oklahoma_city"), ("oklahoma_city", "denver")]  # 2 + 3 + 4
SECOND_LOOP = [("oklahoma_city", "little_rock"), ("little_rock", "dallas"), ("dallas", "oklahoma_city")]  # 2 + 2 + 2
NETWORKS: dict[str, tuple[list[tuple[str, str]], int]] = {
    "one route": ([("miami", "new_orleans")], 6),
    "a line": ([("boston", "new_york"), ("new_york", "washington"), ("washington", "raleigh")], 6),
    "a fork: the two longest branches": (
        [("chicago", "omaha"), ("chicago", "toronto"), ("chicago", "duluth"), ("duluth", "winnipeg")],
        7 + 4,
    ),
    "two pieces: the longer one": ([("miami", "new_orleans"), ("boston", "new_york"), ("new_york", "montreal")], 6),
    "a loop": (LOOP, 9),
    "a lollipop": ([*LOOP, ("oklahoma_city", "dallas"), ("dallas", "houston")], 9 + 3),
    "a lollipop with a short stick elsewhere": (
        [*LOOP, ("oklahoma_city", "dallas"), ("denver", "salt_lake_city")],
        3 + 9,  # round the loop beats from stick to stick: 3 + 5 + 2
    ),
    "two sticks at one city of a loop": ([*LOOP, ("oklahoma_city", "dallas"), ("oklahoma_city", "el_paso")], 2 + 9 + 5),
    "a figure eight": ([*LOOP, *SECOND_LOOP], 9 + 6),
    "a figure eight with a stick at the crossing": ([*LOOP, *SECOND_LOOP, ("oklahoma_city", "kansas_city")], 15 + 2),
    "a figure eight with two sticks at the crossing": (
        [*LOOP, *SECOND_LOOP, ("oklahoma_city", "kansas_city"), ("oklahoma_city", "el_paso")],
        15 + 2 + 5,
    ),
    "two loops and the way between them": (
        [*LOOP, ("oklahoma_city", "kansas_city"), ("kansas_city", "omaha"), ("omaha", "duluth"), ("duluth", "chicago"),
         ("chicago", "omaha")],
        9 + 2 + 1 + 9,
    ),
    "a short bridge that must not be left out": (
        [("omaha", "duluth"), ("duluth", "chicago"), ("chicago", "omaha"), ("omaha", "kansas_city"),
         ("kansas_city", "oklahoma_city"), ("oklahoma_city", "denver"), ("denver", "kansas_city"),
         ("oklahoma_city", "santa_fe"), ("santa_fe", "denver")],
        25 - 2,  # all but Kansas City - Oklahoma City
    ),
    "a square and its diagonal": (
        [("denver", "santa_fe"), ("santa_fe", "phoenix"), ("phoenix", "denver"), ("santa_fe", "el_paso"),
         ("el_paso", "phoenix")],
        2 + 3 + 5 + 2 + 3,
    ),
}  # fmt: skip


def empty(players: int = 2) -> Table:
    return Table(players=players).start()


def lengths(table: Table) -> list[int]:
    return [int(length) for length in table.scores()["longest"][: table.players]]


def bonuses(table: Table) -> list[int]:
    return [int(bonus) for bonus in table.scores()["longest_bonus"][: table.players]]


def longest_trail(table: Table, tracks: list[int]) -> int:
    """B15 from first principles: walk every way there is."""
    ends = {n: (table.map.tracks[n].a, table.map.tracks[n].b) for n in tracks}

    @cache
    def beyond(city: int, unused: frozenset[int]) -> int:
        onward = [n for n in unused if city in ends[n]]
        return max(
            (table.map.tracks[n].length + beyond(sum(ends[n]) - city, unused - {n}) for n in onward),
            default=0,
        )

    return max(beyond(city, frozenset(tracks)) for pair in ends.values() for city in pair)


@pytest.mark.clause("B15")
@pytest.mark.parametrize("network", NETWORKS)
def test_the_longest_path_may_pass_through_a_city_again_but_not_over_a_route(network: str) -> None:
    routes, length = NETWORKS[network]
    table = empty().own(0, *routes)
    assert longest_trail(table, [table.track(*route) for route in routes]) == length
    assert lengths(table) == [length, 0]


@pytest.mark.clause("B15")
@pytest.mark.parametrize("seed", range(40))
def test_any_network_has_the_longest_path_that_walking_every_way_finds(seed: int) -> None:
    table, rng = empty(5), Random(seed)
    tracks = table.map.tracks
    mine = [rng.randrange(100)]
    for _ in range(200):
        cities = {city for n in mine for city in (tracks[n].a, tracks[n].b)}
        ends = rng.choice([0, 1, 1, 2, 2, 2])  # how many of its two cities the next route joins: 2 makes loops
        near = [n for n, track in enumerate(tracks) if len({track.a, track.b} & cities) == ends]
        new = rng.choice(near or range(100))
        taken = new in mine or tracks[new].twin in mine
        if not taken and len(mine) < 14 and sum(tracks[n].length for n in (*mine, new)) <= 45:
            mine.append(new)
    table.lay(2, *mine)
    assert lengths(table)[2] == longest_trail(table, mine)


@pytest.mark.clause("B15")
def test_trains_count_and_not_routes() -> None:
    table = empty().own(0, ("miami", "new_orleans"))
    table.own(1, ("vancouver", "seattle"), ("seattle", "portland"), ("dallas", "houston"), ("houston", "new_orleans"))
    assert lengths(table) == [6, 3]
    assert bonuses(table) == [10, 0]


@pytest.mark.clause("B15")
def test_the_routes_of_others_are_no_part_of_the_path() -> None:
    table = empty().own(0, ("boston", "new_york"), ("washington", "raleigh")).own(1, ("new_york", "washington"))
    assert lengths(table) == [2, 2]


@pytest.mark.clause("B15")
def test_all_who_are_tied_get_the_bonus() -> None:
    table = empty(4)
    table.own(0, ("miami", "new_orleans")).own(1, ("el_paso", "houston")).own(2, ("boston", "new_york"))
    table.own(3, ("winnipeg", "duluth"), ("duluth", "omaha"))
    assert lengths(table) == [6, 6, 2, 6]
    assert bonuses(table) == [10, 10, 0, 10]


@pytest.mark.clause("B15")
def test_the_bonus_goes_to_one_alone_who_is_ahead_by_a_train() -> None:
    table = empty(3).own(0, ("miami", "new_orleans")).own(1, ("el_paso", "houston"), ("houston", "dallas"))
    assert lengths(table) == [6, 7, 0]
    assert bonuses(table) == [0, 10, 0]


@pytest.mark.clause("B15")
def test_the_bonus_is_in_the_total() -> None:
    table = empty().tickets(0).tickets(1).own(0, ("miami", "new_orleans")).own(1, ("boston", "new_york"))
    assert [int(total) for total in table.scores()["total"][:2]] == [15 + 10, 2]


@pytest.mark.clause("B15a")
@pytest.mark.parametrize("players", [2, 5])
def test_without_any_route_nobody_gets_the_bonus(players: int) -> None:
    table = empty(players)
    assert lengths(table) == [0] * players
    assert bonuses(table) == [0] * players


@pytest.mark.clause("B15a")
def test_a_single_route_of_one_space_is_enough_for_the_bonus() -> None:
    table = empty(3).own(1, ("dallas", "houston"))
    assert lengths(table) == [0, 1, 0]
    assert bonuses(table) == [0, 10, 0]
