"""Ferries: clause E4."""

from __future__ import annotations

import pytest

from kit import BLUE, COLOURS, GREEN, LOCO, RED, Table, pay
from whistlestop.rules import phases


def harbour(**hand: int) -> Table:
    return Table("europe").start().bare().hand(0, **hand)


@pytest.mark.clause("E4")
def test_ferries_are_grey_routes_with_one_or_two_locomotive_symbols() -> None:
    ferries = [track for track in Table("europe").map.tracks if track.ferry]
    assert len(ferries) == 13
    assert {track.colour for track in ferries} == {"grey"}
    assert {track.ferry for track in ferries} == {1, 2}
    assert not any(track.tunnel for track in ferries)


@pytest.mark.clause("E4")
def test_a_ferry_without_enough_locomotives_is_refused_however_many_cards_there_are() -> None:
    table = harbour(green=11, loco=1)
    assert table.refused(table.claim("palermo", "smyrna")) == "E4"  # two symbols
    table.play(table.claim("athina", "smyrna"))  # one symbol
    assert table.legal() == {pay(GREEN, 1)}


@pytest.mark.clause("E4")
def test_a_payment_with_fewer_locomotives_than_symbols_is_refused() -> None:
    table = harbour(green=6, loco=3)
    table.play(table.claim("constantinople", "sevastopol"))  # 4 spaces, 2 symbols
    assert table.legal() == {pay(GREEN, 2), pay(GREEN, 3)}
    assert table.refused(pay(GREEN, 0)) == "E4"
    assert table.refused(pay(GREEN, 1)) == "E4"


@pytest.mark.clause("E4")
def test_the_rest_of_the_set_is_of_one_colour() -> None:
    table = harbour(green=2, blue=2, red=3, loco=2)
    # 4 spaces, 1 symbol: three of a colour and one locomotive, or two of a colour and two locomotives
    table.play(table.claim("athina", "brindisi"))
    assert table.legal() == {pay(RED, 1), pay(RED, 2), pay(GREEN, 2), pay(BLUE, 2)}
    table.play(pay(GREEN, 2))
    assert table.cards("discard") == {"green": 2, "loco": 2}


@pytest.mark.clause("E4")
def test_two_colours_do_not_make_up_the_rest() -> None:
    table = harbour(green=2, blue=2, loco=1)
    assert table.refused(table.claim("athina", "brindisi")) == "B6"


@pytest.mark.clause("E4")
@pytest.mark.parametrize("colour", range(8))
def test_any_colour_pays_for_a_ferry(colour: int) -> None:
    table = harbour(**{COLOURS[colour]: 1, "loco": 1})
    table.play(table.claim("sevastopol", "sochi")).play(pay(colour, 1))
    assert table.owns(0, "sevastopol", "sochi")


@pytest.mark.clause("E4")
def test_further_locomotives_stand_in_for_the_rest() -> None:
    table = harbour(green=4, loco=6)
    table.play(table.claim("palermo", "smyrna"))  # 6 spaces, 2 symbols
    assert table.legal() == {pay(GREEN, locos) for locos in (2, 3, 4, 5)} | {pay(LOCO)}


@pytest.mark.clause("E4")
def test_a_ferry_may_be_paid_with_locomotives_alone() -> None:
    table = harbour(loco=6)
    table.play(table.claim("palermo", "smyrna"))
    assert table.legal() == {pay(LOCO)}
    table.play(pay(LOCO))
    assert table.owns(0, "palermo", "smyrna")
    assert table.cards("hands", 0) == {}


@pytest.mark.clause("E4")
def test_a_ferry_with_a_symbol_on_every_space_takes_locomotives_only() -> None:
    table = harbour(red=6, loco=2)
    table.play(table.claim("amsterdam", "london"))  # 2 spaces, 2 symbols
    assert table.legal() == {pay(LOCO)}


@pytest.mark.clause("E4")
def test_a_ferry_is_claimed_without_turning_cards_up() -> None:
    table = harbour(red=1, loco=1)
    before = int(table.state["deck_n"])
    table.play(table.claim("dieppe", "london")).play(pay(RED, 1))
    assert (table.seat, table.phase) == (1, phases.TURN)
    assert table.state["deck_n"] == before
    assert table.state["points"][0] == 2
    assert table.state["trains"][0] == 43


@pytest.mark.clause("E4")
def test_other_grey_routes_need_no_locomotive() -> None:
    table = harbour(red=4)
    table.play(table.claim("barcelona", "marseille"))
    assert table.legal() == {pay(RED)}
