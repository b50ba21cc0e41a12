"""Claiming routes: clauses B5 to B8 and B11. Double routes are in test_double_routes.py."""

from __future__ import annotations

from itertools import product

import pytest

from kit import BLUE, COLOURS, GREEN, KINDS, LOCO, ORANGE, PURPLE, RED, YELLOW, Table, draw, pay
from whistlestop.rules import phases
from whistlestop.rules.decisions import CLAIM, DECK, PASS, TAKE_TICKETS

HANDS = [
    {},
    {"red": 1},
    {"loco": 1},
    {"loco": 6},
    {"red": 6},
    {"red": 3, "loco": 3},
    {"red": 1, "loco": 5},
    {"blue": 2, "green": 2, "loco": 1},
    {"purple": 1, "blue": 1, "orange": 1, "white": 1, "green": 1, "yellow": 1, "black": 1, "red": 1},
    {"purple": 1, "blue": 1, "orange": 1, "white": 1, "green": 1, "yellow": 1, "black": 1, "red": 1, "loco": 2},
    {"yellow": 5, "black": 4, "loco": 2},
    {"white": 3, "orange": 3, "purple": 2, "loco": 4},
    {"green": 7, "loco": 8},
]


def with_hand(players: int = 2, **cards: int) -> Table:
    return Table(players=players).start().bare().hand(0, **cards)


def payments(hand: dict[str, int], length: int, colour: str) -> set[int]:
    """B5, B6 from first principles: every choice of cards from the hand that is a set, as decision numbers."""
    found = set()
    for chosen in product(*(range(hand.get(kind, 0) + 1) for kind in KINDS)):
        colours = [c for c in range(8) if chosen[c]]
        if sum(chosen) != length or len(colours) > 1:
            continue
        if not colours:
            found.add(14)
        elif colour in ("grey", COLOURS[colours[0]]):
            found.add(320 + 8 * colours[0] + chosen[8])
    return found


def claims(table: Table) -> set[int]:
    return {decision for decision in table.legal() if CLAIM <= decision < CLAIM + 128}


# --- B5, B6: the cards ------------------------------------------------------------------------------


@pytest.mark.clause("B5")
@pytest.mark.clause("B6")
@pytest.mark.parametrize("hand", HANDS, ids=lambda hand: "+".join(f"{n}{kind}" for kind, n in hand.items()))
def test_every_way_to_pay_for_every_route_and_no_other(hand: dict[str, int]) -> None:
    table = with_hand(**hand)
    possible = claims(table)
    prices = {(track.length, track.colour): number for number, track in enumerate(table.map.tracks)}
    for (length, colour), number in prices.items():
        ways = payments(hand, length, colour)
        assert (CLAIM + number in possible) == bool(ways), (length, colour)
        if ways:
            assert table.copy().play(CLAIM + number).legal() == ways, (length, colour)
        else:
            assert table.refused(CLAIM + number) in ("B5", "B6")


@pytest.mark.clause("B5")
@pytest.mark.parametrize("locos", [0, 1, 2, 3])
def test_exactly_the_cards_named_go_to_the_discards(locos: int) -> None:
    table = with_hand(blue=4, red=2, loco=4)
    table.play(table.claim("montreal", "new_york")).play(pay(BLUE, locos) if locos < 3 else pay(LOCO))
    paid = {"blue": 3 - locos, "loco": locos}
    assert table.cards("discard") == {kind: number for kind, number in paid.items() if number}
    left = {"blue": 4 - paid["blue"], "red": 2, "loco": 4 - locos}
    assert table.cards("hands", 0) == {kind: number for kind, number in left.items() if number}
    assert table.owns(0, "montreal", "new_york")
    assert table.seat == 1


@pytest.mark.clause("B5")
def test_a_coloured_route_refuses_other_colours() -> None:
    table = with_hand(blue=3, red=6, loco=1)
    table.play(table.claim("montreal", "new_york"))
    assert table.legal() == {pay(BLUE), pay(BLUE, 1)}
    for wrong in (pay(RED), pay(RED, 1), pay(BLUE, 2), pay(BLUE, 3), pay(LOCO), pay(GREEN)):
        assert table.refused(wrong) == "B5"


@pytest.mark.clause("B6")
def test_a_grey_route_does_not_take_two_colours() -> None:
    table = with_hand(blue=2, red=2)
    assert table.refused(table.claim("montreal", "toronto")) in ("B5", "B6")
    table.hand(0, blue=2, red=2, loco=1)
    table.play(table.claim("montreal", "toronto"))
    assert table.legal() == {pay(BLUE, 1), pay(RED, 1)}


@pytest.mark.clause("B5")
def test_a_claim_begun_is_paid_for_before_anything_else() -> None:
    table = with_hand(blue=3)
    table.play(table.claim("montreal", "new_york"))
    for other in (DECK, draw(BLUE), TAKE_TICKETS, PASS, table.claim("montreal", "toronto")):
        assert table.refused(other) == "B5"


# --- B7: the trains -----------------------------------------------------------------------------------


@pytest.mark.clause("B7")
@pytest.mark.parametrize("length", [1, 2, 3, 4, 5, 6])
def test_one_train_goes_on_every_space(length: int) -> None:
    table = with_hand(loco=6)
    table.play(CLAIM + next(n for n, track in enumerate(table.map.tracks) if track.length == length)).play(pay(LOCO))
    assert int(table.state["trains"][0]) == 45 - length
    assert int(table.state["trains"][1]) == 45


@pytest.mark.clause("B7")
def test_exactly_the_trains_left_are_enough() -> None:
    table = with_hand(green=4)
    table.trains_left(0, 4, table.track("denver", "helena"))
    table.play(table.claim("denver", "helena")).play(pay(GREEN))
    assert int(table.state["trains"][0]) == 0


@pytest.mark.clause("B7")
@pytest.mark.parametrize("left", range(6))
def test_a_route_needs_a_train_for_every_space(left: int) -> None:
    table = with_hand(loco=6)
    one_of = {track.length: n for n, track in enumerate(table.map.tracks) if track.twin is None}
    table.trains_left(0, left, *one_of.values())
    for length, number in one_of.items():
        if length <= left:
            assert CLAIM + number in table.legal()
        else:
            assert table.refused(CLAIM + number) == "B7"
    assert {table.map.tracks[claim - CLAIM].length for claim in claims(table)} == set(range(1, left + 1))


@pytest.mark.clause("B7")
def test_one_route_a_turn() -> None:
    table = with_hand(red=4, loco=4)
    table.play(table.claim("dallas", "houston")).play(pay(RED))
    assert table.seat == 1
    assert table.phase == phases.TURN
    assert table.legal(0) == set()
    assert table.refused(table.claim("el_paso", "dallas"), 0) == "B4"


@pytest.mark.clause("B7")
def test_a_route_is_not_claimed_in_part() -> None:
    table = with_hand(red=3)
    assert table.refused(table.claim("dallas", "el_paso")) == "B5"  # four spaces
    assert int(table.state["trains"][0]) == 45


# --- B8: which routes -----------------------------------------------------------------------------------


@pytest.mark.clause("B8")
def test_a_route_need_not_touch_the_others() -> None:
    table = with_hand(loco=6).own(0, ("miami", "charleston"))
    taken = table.track("miami", "charleston")
    assert claims(table) == {CLAIM + number for number in range(100) if number != taken}
    table.play(table.claim("portland", "seattle")).play(pay(LOCO))
    assert table.owns(0, "portland", "seattle")


@pytest.mark.clause("B8")
@pytest.mark.parametrize("owner", [0, 1])
def test_a_claimed_route_is_no_longer_open_to_anybody(owner: int) -> None:
    table = with_hand(loco=6).own(owner, ("miami", "charleston"))
    assert table.refused(table.claim("miami", "charleston")) == "B8"


# --- B11: points ----------------------------------------------------------------------------------------


@pytest.mark.clause("B11")
@pytest.mark.parametrize("length, points", [(1, 1), (2, 2), (3, 4), (4, 7), (5, 10), (6, 15)])
def test_points_are_scored_at_once_by_length(length: int, points: int) -> None:
    table = with_hand(loco=6)
    table.play(CLAIM + next(n for n, track in enumerate(table.map.tracks) if track.length == length)).play(pay(LOCO))
    assert [int(p) for p in table.state["points"][:2]] == [points, 0]


@pytest.mark.clause("B11")
def test_points_add_up() -> None:
    table = with_hand(green=6, purple=4)
    table.play(table.claim("el_paso", "houston")).play(pay(GREEN)).draw_blind()
    table.play(table.claim("miami", "charleston")).play(pay(PURPLE))
    assert int(table.state["points"][0]) == 15 + 7
    assert int(table.scores()["routes"][0]) == 22


@pytest.mark.clause("B11")
def test_the_route_of_eight_in_europe_is_worth_twenty_one() -> None:
    table = Table("europe").start().bare().hand(0, red=8)
    table.play(table.claim("stockholm", "petrograd")).play(pay(RED)).chance(BLUE, YELLOW, ORANGE)
    assert table.owns(0, "stockholm", "petrograd")
    assert int(table.state["points"][0]) == 21
