"""What stations are worth: clauses E12 to E14. tests/rules/test_station_oracle.py tries every choice there is."""

from __future__ import annotations

import pytest

from kit import Table

# From Budapest by way of Sarajevo to Sofia: 3 + 2 spaces, and a ticket of 5 points.
NORTH, SOUTH = ("budapest", "sarajevo"), ("sarajevo", "sofia")


def balkans(players: int = 2) -> Table:
    """Seat 0 has the ticket and the southern route, seat 1 the northern one."""
    table = Table("europe", players).start().bare().own(0, SOUTH).own(1, NORTH)
    for seat in range(1, players):
        table.tickets(seat)
    return table.tickets(0, table.ticket("budapest", "sofia"))


def borrowed(table: Table, seat: int) -> list[int]:
    return [int(track) for track in table.scores()["borrowed"][seat] if track >= 0]


@pytest.mark.clause("E12")
def test_without_a_station_the_routes_of_others_are_no_use() -> None:
    table = balkans()
    assert table.done(0) == set()
    assert table.scores()["tickets"][0] == -5


@pytest.mark.clause("E12")
@pytest.mark.parametrize("city", ["budapest", "sarajevo"])
def test_a_station_at_either_end_lets_its_owner_use_a_route_of_another_player(city: str) -> None:
    table = balkans().built(0, city)
    assert table.done(0) == {table.ticket("budapest", "sofia")}
    assert table.scores()["tickets"][0] == 5
    assert borrowed(table, 0) == [table.track(*NORTH)]


@pytest.mark.clause("E12")
@pytest.mark.parametrize("city", ["sofia", "wien", "zagrab"])
def test_a_station_elsewhere_does_not_help(city: str) -> None:
    table = balkans().built(0, city)
    assert table.done(0) == set()
    assert borrowed(table, 0) == []


@pytest.mark.clause("E12")
def test_somebody_elses_station_does_not_help() -> None:
    assert balkans(3).built(1, "budapest").built(2, "sarajevo").done(0) == set()


@pytest.mark.clause("E12")
def test_only_claimed_routes_can_be_borrowed() -> None:
    table = Table("europe").start().bare().own(0, SOUTH).built(0, "budapest", "sarajevo")
    table.tickets(0, table.ticket("budapest", "sofia"))
    assert table.done(0) == set()


@pytest.mark.clause("E12")
def test_one_station_borrows_one_route_only() -> None:
    """Both routes are others': a station between them lets one of them be used, not both."""
    table = Table("europe", 3).start().bare().own(1, NORTH).own(2, SOUTH).built(0, "sarajevo")
    table.tickets(0, table.ticket("budapest", "sofia"))
    assert table.done(0) == set()


@pytest.mark.clause("E12a")
def test_two_stations_chain_two_borrowed_routes() -> None:
    table = Table("europe", 3).start().bare().own(1, NORTH).own(2, SOUTH).built(0, "budapest", "sofia")
    table.tickets(0, table.ticket("budapest", "sofia"))
    assert table.done(0) == {table.ticket("budapest", "sofia")}
    assert sorted(borrowed(table, 0)) == sorted([table.track(*NORTH), table.track(*SOUTH)])
    assert table.scores()["routes"][0] == 0


@pytest.mark.clause("E12a")
def test_a_chain_may_be_both_of_one_owner_and_needs_a_station_for_each_route() -> None:
    table = Table("europe").start().bare().own(1, NORTH, SOUTH).built(0, "sarajevo", "budapest")
    table.tickets(0, table.ticket("budapest", "sofia"))
    assert table.done(0) == {table.ticket("budapest", "sofia")}
    table = Table("europe").start().bare().own(1, NORTH, SOUTH).built(0, "sarajevo")
    table.tickets(0, table.ticket("budapest", "sofia"))
    assert table.done(0) == set()


@pytest.mark.clause("E12a")
def test_three_stations_chain_three_borrowed_routes() -> None:
    table = Table("europe").start().bare().built(0, "budapest", "sofia", "venezia")
    table.own(1, ("zurich", "venezia"), ("venezia", "zagrab"), ("zagrab", "budapest"))
    table.tickets(0, table.ticket("zurich", "budapest"))
    assert table.done(0) == set()  # the one in Sofia is on no way
    table = Table("europe").start().bare().built(0, "zurich", "venezia", "budapest")
    table.own(1, ("zurich", "venezia"), ("venezia", "zagrab"), ("zagrab", "budapest"))
    table.tickets(0, table.ticket("zurich", "budapest"))
    assert table.done(0) == {table.ticket("zurich", "budapest")}


@pytest.mark.clause("E12")
def test_a_station_serves_all_tickets_with_the_same_route() -> None:
    """One route into Venezia for everything: the ticket of 8 points is worth more than the one of 6."""
    table = Table("europe").start().bare().built(0, "venezia").own(1, ("venezia", "zagrab"), ("venezia", "munchen"))
    table.own(0, ("venezia", "roma"), ("roma", "brindisi"), ("roma", "marseille"), ("marseille", "barcelona"))
    west, east = table.ticket("barcelona", "munchen"), table.ticket("zagrab", "brindisi")
    table.tickets(0, west, east)
    assert table.done(0) == {west}
    assert table.scores()["tickets"][0] == 8 - 6
    table.tickets(0, east)
    assert table.done(0) == {east}  # without the other ticket the other route is borrowed


@pytest.mark.clause("E12")
def test_one_borrowed_route_may_complete_several_tickets() -> None:
    table = Table("europe").start().bare().built(0, "budapest").own(1, ("budapest", "zagrab"))
    table.own(0, ("zagrab", "venezia"), ("venezia", "zurich"), ("zagrab", "sarajevo"), SOUTH)
    tickets = {table.ticket("zurich", "budapest"), table.ticket("budapest", "sofia")}
    assert table.tickets(0, *tickets).done(0) == tickets


def crossroads() -> Table:
    """From Budapest seat 1's one route completes 11 points in one ticket, its other one 6 + 5 in two."""
    table = Table("europe").start().bare().built(0, "budapest").own(1, ("budapest", "kyiv"), ("budapest", "zagrab"))
    table.own(0, ("budapest", "wien"), ("kyiv", "wilno"), ("wilno", "petrograd"), ("petrograd", "stockholm"))
    return table.own(0, ("zagrab", "venezia"), ("venezia", "zurich"), ("zagrab", "sarajevo"), SOUTH)


@pytest.mark.clause("E12")
def test_of_choices_worth_the_same_the_one_with_most_completed_tickets_counts() -> None:
    table = crossroads()
    one, two = (
        table.ticket("stockholm", "wien"),
        [table.ticket("zurich", "budapest"), table.ticket("budapest", "sofia")],
    )
    assert [table.map.tickets[n].points for n in (one, *two)] == [11, 6, 5]
    table.tickets(0, one, *two)
    assert table.done(0) == set(two)
    assert table.scores()["tickets"][0] == 0
    assert borrowed(table, 0) == [table.track("budapest", "zagrab")]


@pytest.mark.clause("E12")
def test_most_points_come_before_most_tickets() -> None:
    table = crossroads()
    one, small = table.ticket("stockholm", "wien"), table.ticket("zurich", "budapest")
    assert table.tickets(0, one, small).done(0) == {one}


@pytest.mark.clause("E12a")
@pytest.mark.parametrize("colour", ["yellow", "red"])
@pytest.mark.parametrize("players", [2, 4])
def test_either_track_of_a_double_may_be_borrowed(colour: str, players: int) -> None:
    table = Table("europe", players).start().bare().own(1, ("bruxelles", "paris", colour)).built(0, "paris")
    table.own(0, ("bruxelles", "frankfurt"), ("paris", "marseille"), ("frankfurt", "essen"))
    table.tickets(0, table.ticket("marseille", "essen"))
    assert table.done(0) == {table.ticket("marseille", "essen")}
    assert borrowed(table, 0) == [table.track("bruxelles", "paris", colour)]


@pytest.mark.clause("E12a")
def test_with_both_tracks_claimed_by_two_others_either_will_do() -> None:
    table = Table("europe", 4).start().bare().built(0, "paris")
    table.own(1, ("bruxelles", "paris", "yellow")).own(2, ("bruxelles", "paris", "red"))
    table.own(0, ("bruxelles", "frankfurt"), ("paris", "marseille"), ("frankfurt", "essen"))
    table.tickets(0, table.ticket("marseille", "essen"))
    assert table.done(0) == {table.ticket("marseille", "essen")}
    assert borrowed(table, 0) == [table.track("bruxelles", "paris", "red")]  # the first, by number


@pytest.mark.clause("E12a")
def test_several_players_may_borrow_the_same_route() -> None:
    table = balkans(3).built(0, "budapest").built(2, "sarajevo")
    table.own(2, ("sarajevo", "athina"), ("budapest", "zagrab"), ("athina", "brindisi"))
    table.tickets(2, table.ticket("zagrab", "brindisi"))
    assert table.done(0) == {table.ticket("budapest", "sofia")}
    assert table.done(2) == {table.ticket("zagrab", "brindisi")}
    assert borrowed(table, 0) == borrowed(table, 2) == [table.track(*NORTH)]


@pytest.mark.clause("E12a")
def test_a_station_gives_nothing_on_ones_own_routes() -> None:
    table = Table("europe").start().bare().own(0, NORTH, ("bucuresti", "sofia")).built(0, "sarajevo", "budapest")
    table.tickets(0, table.ticket("budapest", "sofia"))
    assert table.done(0) == set()
    assert borrowed(table, 0) == []
    assert table.scores()["routes"][0] == 4 + 2


@pytest.mark.clause("E12")
def test_a_borrowed_route_is_worth_tickets_only_and_its_owner_loses_nothing() -> None:
    scores = balkans().built(0, "budapest").scores()
    assert (scores["routes"][0], scores["routes"][1]) == (2, 4)
    assert scores["longest"][1] == 3


@pytest.mark.clause("E13")
@pytest.mark.parametrize("cities", [(), ("wien",), ("wien", "roma"), ("wien", "roma", "kyiv")])
def test_each_station_not_built_is_worth_four_points(cities: tuple[str, ...]) -> None:
    table = Table("europe").start().bare().tickets(0).tickets(1).built(0, *cities)
    scores = table.scores()
    assert scores["stations"][0] == scores["total"][0] == 4 * (3 - len(cities))
    assert scores["stations"][1] == scores["total"][1] == 12


@pytest.mark.clause("E14")
def test_borrowed_routes_never_count_for_the_longest_path() -> None:
    """Seat 0's path would be 2 + 3 + 2 with the borrowed route; its own pieces are of 2."""
    table = balkans().own(0, ("budapest", "zagrab")).built(0, "budapest", "sarajevo")
    scores = table.scores()
    assert table.done(0) == {table.ticket("budapest", "sofia")}
    assert (scores["longest"][0], scores["longest"][1]) == (2, 3)
    assert (scores["longest_bonus"][0], scores["longest_bonus"][1]) == (0, 10)


@pytest.mark.clause("E14")
def test_stations_alone_are_no_path() -> None:
    scores = Table("europe").start().bare().built(0, "wien", "roma", "kyiv").scores()
    assert scores["longest"][0] == scores["longest_bonus"][0] == 0


@pytest.mark.clause("E14")
@pytest.mark.clause("B15")
def test_the_european_express_is_worth_ten_points() -> None:
    table = Table("europe").start().bare().tickets(0).tickets(1).own(0, NORTH, SOUTH).own(1, ("wien", "warszawa"))
    scores = table.scores()
    assert (scores["longest"][0], scores["longest"][1]) == (5, 4)
    assert (scores["total"][0], scores["total"][1]) == (6 + 12 + 10, 7 + 12)
