"""The card game, scoring: clauses K19 to K21."""

from __future__ import annotations

import pytest

from kit import Table

# Tickets by number; the big cities are Seattle 8, Los Angeles 12, Chicago 12, Dallas 10, New York 15, Miami 8
NEW_YORK_CHICAGO = 1  # 5 points
CHICAGO_DALLAS = 2  # 6
CHICAGO_MONTREAL = 4  # 7
DALLAS_HELENA, DALLAS_WASHINGTON = 16, 17  # 10 each
SEATTLE_DENVER = 13  # 10
LOS_ANGELES_VANCOUVER, LOS_ANGELES_HOUSTON = 15, 22  # 10 and 11
NEW_YORK_NEW_ORLEANS = 18  # 10
SEATTLE_ATLANTA, SEATTLE_TORONTO = 36, 37  # 17 each
MIAMI_LAS_VEGAS = 41  # 20
SEATTLE_MIAMI = 45  # 22


def empty(players: int = 2) -> Table:
    table = Table("card_game", players).start().bare()
    for seat in range(players):
        table.tickets(seat)
    return table


def column(table: Table, name: str) -> list[int]:
    return [int(number) for number in table.scores()[name][: table.players]]


@pytest.mark.clause("K19")
def test_completed_tickets_add_and_uncompleted_ones_subtract_their_points() -> None:
    table = empty().completed(0, CHICAGO_DALLAS, MIAMI_LAS_VEGAS).tickets(0, SEATTLE_MIAMI, 0).tickets(1, 3)
    assert column(table, "tickets") == [6 + 20 - 22 - 5, -6]


@pytest.mark.clause("K19")
@pytest.mark.parametrize("ticket", range(46))
def test_every_ticket_counts_its_own_points(ticket: int) -> None:
    points = Table("card_game").map.tickets[ticket].points
    assert column(empty().completed(1, ticket), "tickets") == [0, points]
    assert column(empty().tickets(1, ticket), "total") == [0, -points]


@pytest.mark.clause("K19")
def test_nothing_but_tickets_and_bonuses_scores() -> None:
    table = empty().completed(0, DALLAS_HELENA).on_track(0, red=5).on_track(1, blue=3)
    scores = table.scores()
    assert column(table, "total") == [10 + 10, 0]
    for name in ("routes", "longest", "longest_bonus", "stations"):
        assert not scores[name].any()


@pytest.mark.clause("K20")
@pytest.mark.parametrize(
    "ticket, points",
    [
        (SEATTLE_DENVER, 8),
        (LOS_ANGELES_VANCOUVER, 12),
        (CHICAGO_MONTREAL, 12),
        (DALLAS_HELENA, 10),
        (NEW_YORK_NEW_ORLEANS, 15),
        (MIAMI_LAS_VEGAS, 8),
    ],
)
def test_the_bonus_of_a_city_goes_to_the_player_with_most_completed_tickets_to_it(ticket: int, points: int) -> None:
    table = empty(3).completed(1, ticket)
    assert column(table, "bonus") == [0, points, 0]
    assert column(table, "bonus_cards") == [0, 1, 0]


@pytest.mark.clause("K20")
def test_more_tickets_to_the_city_beat_tickets_worth_more() -> None:
    table = empty().completed(0, SEATTLE_MIAMI).completed(1, SEATTLE_DENVER, SEATTLE_ATLANTA)
    assert column(table, "bonus") == [8, 8]  # Miami to seat 0, Seattle to seat 1


@pytest.mark.clause("K20")
def test_every_tied_player_gets_the_full_value() -> None:
    table = empty(3).completed(0, SEATTLE_DENVER).completed(2, SEATTLE_TORONTO)
    assert column(table, "bonus") == [8, 0, 8]
    assert column(table, "bonus_cards") == [1, 0, 1]
    table = empty(4).completed(0, 13).completed(1, 24).completed(2, 28).completed(3, 37)
    assert column(table, "bonus") == [8, 8, 8, 8]


@pytest.mark.clause("K20")
def test_a_ticket_between_two_big_cities_counts_for_both() -> None:
    table = empty().completed(0, CHICAGO_DALLAS)
    assert column(table, "bonus") == [12 + 10, 0]
    assert column(table, "bonus_cards") == [2, 0]
    table.completed(1, CHICAGO_MONTREAL)
    assert column(table, "bonus") == [22, 12]


@pytest.mark.clause("K20")
def test_two_tickets_between_the_same_big_cities_both_count() -> None:
    table = empty().completed(0, 0, NEW_YORK_CHICAGO).completed(1, CHICAGO_MONTREAL)
    assert column(table, "bonus") == [12 + 15, 0]


@pytest.mark.clause("K20")
def test_nobody_gets_the_bonus_of_a_city_that_no_completed_ticket_shows() -> None:
    table = empty(4)
    assert column(table, "bonus") == [0, 0, 0, 0]
    table.tickets(0, SEATTLE_DENVER).completed(1, DALLAS_HELENA)
    assert column(table, "bonus") == [0, 10, 0, 0]
    assert column(table, "bonus_cards") == [0, 1, 0, 0]


@pytest.mark.clause("K20")
def test_uncompleted_tickets_do_not_count_for_a_bonus() -> None:
    table = empty().completed(0, SEATTLE_DENVER).tickets(1, SEATTLE_ATLANTA, SEATTLE_TORONTO)
    assert column(table, "bonus") == [8, 0]


def tied(table: Table) -> list[int]:
    assert len(set(column(table, "total")[:2])) == 1, "these positions are meant to be tied in points"
    return column(table, "rank")


@pytest.mark.clause("K21")
def test_most_points_win() -> None:
    table = empty(3).completed(0, SEATTLE_DENVER).completed(1, MIAMI_LAS_VEGAS).tickets(2, 3)
    assert column(table, "total") == [18, 28, -6]
    assert column(table, "rank") == [2, 1, 3]


@pytest.mark.clause("K21")
def test_tied_players_compare_completed_tickets() -> None:
    table = empty().completed(0, NEW_YORK_NEW_ORLEANS)  # 10 and 15
    table.completed(1, DALLAS_HELENA, DALLAS_WASHINGTON).tickets(1, NEW_YORK_CHICAGO)  # 10, 10, 10, less 5
    assert tied(table) == [2, 1]


@pytest.mark.clause("K21")
def test_completed_tickets_come_before_bonus_cards() -> None:
    table = empty().completed(0, CHICAGO_DALLAS)  # 6 + 12 + 10
    table.completed(1, LOS_ANGELES_VANCOUVER, LOS_ANGELES_HOUSTON).tickets(1, NEW_YORK_CHICAGO)  # 10 + 11 + 12 - 5
    assert column(table, "bonus_cards") == [2, 1]
    assert tied(table) == [2, 1]


@pytest.mark.clause("K21")
def test_then_most_bonus_cards() -> None:
    table = empty().completed(0, MIAMI_LAS_VEGAS).completed(1, CHICAGO_DALLAS)  # 20 + 8; 6 + 12 + 10
    assert column(table, "bonus_cards") == [1, 2]
    assert tied(table) == [2, 1]


@pytest.mark.clause("K21")
def test_a_shared_bonus_counts_one_for_each_holder() -> None:
    table = empty(3).completed(0, CHICAGO_DALLAS).completed(1, MIAMI_LAS_VEGAS).completed(2, CHICAGO_MONTREAL)
    assert column(table, "bonus_cards") == [2, 1, 1]  # seats 0 and 2 share Chicago
    assert tied(table) == [1, 2, 3]


@pytest.mark.clause("K21")
def test_still_tied_players_share_the_victory() -> None:
    table = empty(3).completed(0, SEATTLE_ATLANTA).completed(1, SEATTLE_TORONTO)
    assert tied(table) == [1, 1, 3]
