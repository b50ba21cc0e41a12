"""Building stations: clauses E10 and E11. What they are worth: test_borrowing.py."""

from __future__ import annotations

import pytest

from kit import BLUE, COLOURS, GREEN, LOCO, RED, Table, pay
from whistlestop.rules import phases
from whistlestop.rules.decisions import STATION


def depot(players: int = 2, **hand: int) -> Table:
    return Table("europe", players).start().bare().hand(0, **hand)


def sites(table: Table) -> set[int]:
    return {decision - STATION for decision in table.legal() if STATION <= decision < STATION + 64}


@pytest.mark.clause("E10")
def test_a_station_may_be_built_in_every_city_that_has_none() -> None:
    table = depot(3, red=1)
    assert sites(table) == set(range(47))
    table.built(1, "wien", "roma").built(2, "kyiv").built(0, "madrid")
    table.hand(0, red=2)
    assert sites(table) == set(range(47)) - {table.city(name) for name in ("wien", "roma", "kyiv", "madrid")}


@pytest.mark.clause("E10")
@pytest.mark.parametrize("owner", [0, 1])
def test_never_two_stations_in_one_city(owner: int) -> None:
    table = depot(red=3).built(owner, "wien")
    assert table.refused(table.station("wien")) == "E10"


@pytest.mark.clause("E10")
@pytest.mark.parametrize("owner", [0, 1, None])
def test_it_does_not_matter_whose_routes_run_there(owner: int | None) -> None:
    table = depot(red=1)
    if owner is not None:
        table.own(owner, ("budapest", "wien"), ("wien", "zagrab"))
    table.play(table.station("wien")).play(pay(RED))
    assert table.ticket_set("station_at", 0) == {table.city("wien")}
    assert table.state["stations"][0] == 2


@pytest.mark.clause("E10")
def test_a_turn_builds_one_station_at_most() -> None:
    table = depot(red=3)
    table.play(table.station("wien")).play(pay(RED))
    assert (table.seat, table.phase) == (1, phases.TURN)
    assert table.refused(table.station("roma"), 0) == "B4"


@pytest.mark.clause("E10")
def test_a_game_builds_three_stations_at_most() -> None:
    table = depot(red=9, loco=9).built(0, "wien", "roma", "kyiv")
    assert sites(table) == set()
    assert table.refused(table.station("madrid")) == "E10"


@pytest.mark.clause("E10")
def test_a_station_needs_no_trains_and_gives_no_points_at_once() -> None:
    table = depot(red=1)
    table.play(table.station("wien")).play(pay(RED))
    assert (table.state["trains"][0], table.state["points"][0]) == (45, 0)


@pytest.mark.clause("E11")
@pytest.mark.parametrize("colour", range(9))
def test_the_first_station_costs_one_card_of_any_kind(colour: int) -> None:
    table = depot(**{(*COLOURS, "loco")[colour]: 1})
    table.play(table.station("wien"))
    assert table.legal() == {pay(colour)}
    table.play(pay(colour))
    assert table.cards("hands", 0) == {}
    assert table.cards("discard") == {(*COLOURS, "loco")[colour]: 1}


@pytest.mark.clause("E11")
def test_every_single_card_pays_for_the_first_station() -> None:
    table = depot(red=3, green=1, loco=2)
    table.play(table.station("wien"))
    assert table.legal() == {pay(RED), pay(GREEN), pay(LOCO)}
    assert table.refused(pay(BLUE)) == "E11"
    assert table.refused(pay(RED, 1)) == "E11"  # that would be two cards


@pytest.mark.clause("E11")
def test_the_second_station_costs_two_cards_of_one_colour() -> None:
    table = depot(red=2, green=1, loco=2).built(0, "roma")
    table.play(table.station("wien"))
    assert table.legal() == {pay(RED), pay(RED, 1), pay(GREEN, 1), pay(LOCO)}
    assert table.refused(pay(GREEN)) == "E11"
    table.play(pay(GREEN, 1))
    assert table.cards("discard") == {"green": 1, "loco": 1}
    assert table.state["stations"][0] == 1


@pytest.mark.clause("E11")
def test_the_third_station_costs_three_cards_of_one_colour() -> None:
    table = depot(red=3, green=2, blue=1, loco=3).built(0, "roma", "kyiv")
    table.play(table.station("wien"))
    assert table.legal() == {
        *(pay(RED, locos) for locos in (0, 1, 2)),
        *(pay(GREEN, locos) for locos in (1, 2)),
        pay(BLUE, 2),
        pay(LOCO),
    }
    table.play(pay(LOCO))
    assert table.cards("discard") == {"loco": 3}
    assert table.state["stations"][0] == 0


@pytest.mark.clause("E11")
def test_two_colours_do_not_pay_for_the_second_station() -> None:
    table = depot(red=1, green=1, blue=1).built(0, "roma")
    assert sites(table) == set()
    assert table.refused(table.station("wien")) == "E11"


@pytest.mark.clause("E11")
def test_two_of_a_colour_do_not_pay_for_the_third_station() -> None:
    table = depot(red=2, green=2).built(0, "roma", "kyiv")
    assert table.refused(table.station("wien")) == "E11"
    table.hand(0, red=2, loco=1)
    table.play(table.station("wien"))
    assert table.legal() == {pay(RED, 1)}


@pytest.mark.clause("E11")
def test_without_a_card_no_station_can_be_built() -> None:
    table = depot()
    assert table.refused(table.station("wien")) == "E11"


@pytest.mark.clause("E11")
def test_the_cost_counts_ones_own_stations_only() -> None:
    table = depot(red=1).built(1, "roma", "kyiv")
    table.play(table.station("wien")).play(pay(RED))
    assert table.state["stations"][0] == 2


@pytest.mark.clause("E11")
def test_cards_known_to_everybody_go_first_when_they_pay_for_a_station() -> None:
    table = depot(red=3).known(0, red=1)
    table.play(table.station("wien")).play(pay(RED))
    assert table.cards("known", 0) == {}
