"""Final scoring of a map game: clauses B14, B16, S3. The longest path is in test_longest_path.py."""

from __future__ import annotations

import pytest

from kit import GREEN, Table, keep, pay
from whistlestop.rules import phases
from whistlestop.rules.decisions import TAKE_TICKETS


def empty(players: int = 2) -> Table:
    """Nobody owns a route or a ticket."""
    return Table(players=players).start().bare().ticket_deck(0, *range(30))


def parts(table: Table, field: str) -> list[int]:
    return [int(number) for number in table.scores()[field][: table.players]]


# --- B14: tickets -------------------------------------------------------------------------------------


@pytest.mark.clause("B14")
def test_a_completed_ticket_adds_its_points_and_any_other_subtracts_them() -> None:
    table = empty()
    done, failed = table.ticket("calgary", "salt_lake_city"), table.ticket("los_angeles", "new_york")
    table.own(0, ("calgary", "helena"), ("helena", "salt_lake_city")).tickets(0, done, failed)
    assert table.done(0) == {done}
    assert parts(table, "tickets") == [7 - 21, 0]
    assert parts(table, "done_n") == [1, 0]


@pytest.mark.clause("B14")
def test_a_ticket_with_a_gap_is_not_complete() -> None:
    table = empty()
    ticket = table.ticket("boston", "miami")
    table.own(0, ("boston", "new_york"), ("new_york", "washington"), ("raleigh", "charleston"))
    table.own(0, ("charleston", "miami")).tickets(0, ticket)
    assert parts(table, "tickets") == [-12, 0]
    table.own(0, ("washington", "raleigh"))
    assert parts(table, "tickets") == [12, 0]


@pytest.mark.clause("B14")
def test_the_routes_of_others_do_not_help() -> None:
    table = empty()
    table.own(0, ("calgary", "helena")).own(1, ("helena", "salt_lake_city"))
    table.tickets(0, table.ticket("calgary", "salt_lake_city"))
    assert parts(table, "tickets") == [-7, 0]


@pytest.mark.clause("B14")
def test_any_way_will_do_and_one_way_serves_many_tickets() -> None:
    table = empty()
    table.own(0, ("denver", "omaha"), ("omaha", "chicago"), ("chicago", "pittsburgh"), ("denver", "santa_fe"))
    table.own(0, ("santa_fe", "el_paso"))
    numbers = [
        table.ticket(*pair) for pair in (("denver", "pittsburgh"), ("denver", "el_paso"), ("chicago", "santa_fe"))
    ]
    table.tickets(0, *numbers)
    assert table.done(0) == set(numbers)
    assert parts(table, "tickets") == [11 + 4 + 9, 0]


@pytest.mark.clause("B14")
@pytest.mark.parametrize("number", range(30))
def test_every_ticket_counts_its_own_points(number: int) -> None:
    table = empty().tickets(1, number)
    assert parts(table, "tickets") == [0, -table.map.tickets[number].points]


# --- B16: who has won -----------------------------------------------------------------------------------

SEVEN_IN_A_ROW = [("calgary", "helena"), ("helena", "salt_lake_city")]  # 11 points, a path of 7, one ticket of 7
SEVEN_ELSEWHERE = [("winnipeg", "duluth"), ("duluth", "sault_st_marie")]  # 11 points, a path of 7, no ticket
SCATTERED = [("miami", "new_orleans"), ("nashville", "raleigh"), ("el_paso", "santa_fe")]  # 21 points, a path of 6
SCATTERED_TOO = [("portland", "salt_lake_city"), ("chicago", "pittsburgh"), ("boston", "montreal")]  # the same


@pytest.mark.clause("B16")
def test_most_points_win() -> None:
    table = empty(3).own(1, *SEVEN_IN_A_ROW).own(2, ("el_paso", "santa_fe"))
    assert parts(table, "total") == [0, 21, 2]
    assert parts(table, "rank") == [3, 1, 2]


@pytest.mark.clause("B16")
def test_tied_on_points_the_most_completed_tickets_win() -> None:
    table = empty().own(1, *SEVEN_IN_A_ROW).own(0, *SEVEN_ELSEWHERE)
    table.tickets(1, table.ticket("calgary", "salt_lake_city"), table.ticket("chicago", "new_orleans"))  # 7 - 7
    assert parts(table, "total") == [21, 21]
    assert parts(table, "longest_bonus") == [10, 10]
    assert parts(table, "rank") == [2, 1]


@pytest.mark.clause("B16")
def test_the_number_of_completed_tickets_counts_and_not_their_points() -> None:
    table = empty()
    table.own(0, *SEVEN_IN_A_ROW).own(1, ("denver", "santa_fe"), ("santa_fe", "el_paso"), ("el_paso", "houston"))
    table.own(1, ("houston", "dallas"), ("dallas", "oklahoma_city"), ("oklahoma_city", "kansas_city"))
    table.tickets(1, table.ticket("denver", "el_paso"), table.ticket("kansas_city", "houston"))  # 4 + 5
    assert parts(table, "total") == [11, 15 + 1 + 2 * 4 + 9 + 10]
    table.tickets(0, table.ticket("calgary", "salt_lake_city"))
    table.own(0, ("los_angeles", "el_paso")).own(0, ("boston", "new_york"), ("new_york", "pittsburgh"))
    table.own(0, ("atlanta", "nashville"), ("atlanta", "charleston"), ("vancouver", "seattle"), ("duluth", "omaha"))
    assert parts(table, "done_n") == [1, 2]
    assert parts(table, "total") == [43, 43]
    assert parts(table, "rank") == [2, 1]


@pytest.mark.clause("B16")
def test_tied_on_points_and_tickets_the_longest_path_wins() -> None:
    table = empty().own(0, *SCATTERED).own(1, *SEVEN_ELSEWHERE)
    assert parts(table, "total") == [21, 21]
    assert parts(table, "done_n") == [0, 0]
    assert parts(table, "longest_bonus") == [0, 10]
    assert parts(table, "rank") == [2, 1]


@pytest.mark.clause("B16")
def test_completed_tickets_come_before_the_longest_path() -> None:
    table = empty().own(0, *SCATTERED).own(1, *SEVEN_ELSEWHERE)
    table.own(0, ("denver", "santa_fe")).own(1, ("los_angeles", "las_vegas"))  # two points each; a path of 4
    table.tickets(0, table.ticket("denver", "el_paso"), table.ticket("kansas_city", "houston"))  # 4 - 5
    table.own(0, ("dallas", "houston"))
    assert parts(table, "total") == [23, 23]
    assert parts(table, "longest_bonus") == [0, 10]
    assert parts(table, "rank") == [1, 2]


@pytest.mark.clause("B16")
def test_tied_in_everything_the_victory_is_shared() -> None:
    table = empty(4).own(1, *SEVEN_IN_A_ROW).own(3, *SEVEN_ELSEWHERE).own(0, ("el_paso", "santa_fe"))
    assert parts(table, "total") == [2, 21, 0, 21]
    assert parts(table, "rank") == [3, 1, 4, 1]


@pytest.mark.clause("B16")
def test_three_tied_on_points_are_ranked_by_tickets_and_then_by_the_longest_path() -> None:
    table = empty(3).own(0, *SCATTERED).own(1, *SCATTERED_TOO).own(2, *SEVEN_ELSEWHERE)
    table.own(0, ("denver", "santa_fe")).own(1, ("los_angeles", "las_vegas")).own(2, ("atlanta", "charleston"))
    table.own(0, ("dallas", "houston"))
    table.tickets(0, table.ticket("denver", "el_paso"), table.ticket("kansas_city", "houston"))  # 4 - 5
    assert parts(table, "total") == [23, 23, 23]
    assert parts(table, "longest_bonus") == [0, 0, 10]
    assert parts(table, "rank") == [1, 3, 2]


# --- S3: what a finished game shows -----------------------------------------------------------------------


def finished() -> Table:
    """Played to the end: seat 0 claims with its last trains, then both draw tickets."""
    table = empty().hand(0, green=4).tickets(0, 3, 4).tickets(1, 5, 6)
    table.trains_left(0, 6, table.track("denver", "helena")).own(1, *SCATTERED)
    table.play(table.claim("denver", "helena")).play(pay(GREEN))
    for first in (10, 20):
        table.play(TAKE_TICKETS).chance(first, first + 1, first + 2).play(keep(0, 2))
    assert table.phase == phases.OVER
    return table


@pytest.mark.clause("S3")
@pytest.mark.parametrize("watcher", [0, 1, -1])
def test_a_finished_game_shows_all_tickets_to_everybody(watcher: int) -> None:
    shown = finished().seen(watcher)["held"]
    assert [[n for n in range(64) if int(held) >> n & 1] for held in shown[:2]] == [[3, 4, 20, 22], [5, 6, 10, 12]]


@pytest.mark.clause("S3")
def test_a_finished_game_shows_how_each_point_was_earned() -> None:
    table = finished()
    points = {1: 1, 2: 2, 3: 4, 4: 7, 5: 10, 6: 15}
    for seat in range(2):
        routes = [n for n in range(100) if int(table.seen(-1)["owned"][seat][n >> 6]) >> (n & 63) & 1]
        tickets = [(n, table.map.tickets[n].points) for n in table.held(seat)]
        assert parts(table, "routes")[seat] == sum(points[table.map.tracks[n].length] for n in routes)
        assert parts(table, "tickets")[seat] == sum(p if n in table.done(seat) else -p for n, p in tickets)
        assert table.done(seat) <= set(table.held(seat))
        earned = sum(parts(table, field)[seat] for field in ("routes", "tickets", "longest_bonus"))
        assert parts(table, "total")[seat] == earned
    assert parts(table, "longest")[0] > parts(table, "longest")[1] == 6
    assert parts(table, "longest_bonus") == [10, 0]
    assert parts(table, "stations") == parts(table, "bonus") == [0, 0]
