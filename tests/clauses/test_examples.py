"""The examples that the printed rules give for North America: 1 to 3."""

from __future__ import annotations

import pytest

from kit import BLUE, GREEN, LOCO, RED, YELLOW, Table, pay


def with_hand(**cards: int) -> Table:
    return Table().start().bare().hand(0, **cards)


@pytest.mark.clause("B5")
@pytest.mark.parametrize(
    "cards, payment",
    [
        ({"blue": 3}, pay(BLUE)),
        ({"blue": 2, "loco": 1}, pay(BLUE, 1)),
        ({"blue": 1, "loco": 2}, pay(BLUE, 2)),
        ({"loco": 3}, pay(LOCO)),
    ],
)
def test_example_1_each_way_to_pay_for_a_blue_route_of_three(cards: dict[str, int], payment: int) -> None:
    table = with_hand(**cards)
    table.play(table.claim("montreal", "new_york"))
    assert table.legal() == {payment}
    table.play(payment)
    assert table.owns(0, "montreal", "new_york")
    assert table.cards("discard") == cards
    assert table.cards("hands", 0) == {}


@pytest.mark.clause("B5")
def test_example_1_nothing_else_pays_for_a_blue_route_of_three() -> None:
    table = with_hand(purple=6, blue=6, orange=6, white=6, green=6, yellow=6, black=6, red=6, loco=6)
    table.play(table.claim("montreal", "new_york"))
    assert table.legal() == {pay(BLUE), pay(BLUE, 1), pay(BLUE, 2), pay(LOCO)}
    for cards in ({"blue": 2, "red": 1}, {"red": 3}, {"blue": 2}, {"loco": 2}, {"red": 2, "loco": 1}):
        table = with_hand(**cards)
        assert table.refused(table.claim("montreal", "new_york")) == "B5"


@pytest.mark.clause("B6")
@pytest.mark.parametrize(
    "cards, payment",
    [({"red": 2}, pay(RED)), ({"yellow": 1, "loco": 1}, pay(YELLOW, 1)), ({"loco": 2}, pay(LOCO))],
)
def test_example_2_each_way_to_pay_for_a_grey_route_of_two(cards: dict[str, int], payment: int) -> None:
    table = with_hand(**cards)
    table.play(table.claim("duluth", "omaha"))
    assert table.legal() == {payment}
    table.play(payment)
    assert table.owns(0, "duluth", "omaha")
    assert table.cards("discard") == cards


@pytest.mark.clause("B6")
def test_example_2_all_three_ways_from_one_hand() -> None:
    table = with_hand(red=2, yellow=1, loco=2)
    table.play(table.claim("duluth", "omaha"))
    assert table.legal() == {pay(RED), pay(RED, 1), pay(YELLOW, 1), pay(LOCO)}


@pytest.mark.clause("B5")
@pytest.mark.clause("B6")
def test_example_3_montreal_to_new_york_and_to_toronto() -> None:
    table = with_hand(blue=3)
    assert {table.claim("montreal", "new_york"), table.claim("montreal", "toronto")} <= table.legal()
    table = with_hand(green=3)
    assert table.claim("montreal", "toronto") in table.legal()
    assert table.refused(table.claim("montreal", "new_york")) == "B5"
    table.play(table.claim("montreal", "toronto")).play(pay(GREEN))
    assert table.owns(0, "montreal", "toronto")
