"""Tunnels: clauses E5 to E8. Short decks and what becomes known: test_tunnel_decks.py."""

from __future__ import annotations

import pytest

from kit import BLACK, BLUE, GREEN, LOCO, ORANGE, PURPLE, RED, WHITE, YELLOW, Table, count, pay
from whistlestop.rules import phases
from whistlestop.rules.decisions import CLAIM, WITHDRAW

OPEN = ("barcelona", "pamplona")  # a grey tunnel of 2


def dig(table: Table, payment: int, *turned: int, where: tuple[str, ...] = OPEN) -> Table:
    """Try a tunnel, with these cards turned up."""
    return table.play(table.claim(*where)).play(payment).chance(*turned)


def hill(players: int = 2, **hand: int) -> Table:
    return Table("europe", players).start().bare().hand(0, **hand)


@pytest.mark.clause("E5")
def test_a_full_set_is_played_first_and_then_three_cards_are_turned_up() -> None:
    table = hill(red=3, loco=2)
    table.play(table.claim(*OPEN))
    assert table.legal() == {pay(RED), pay(RED, 1), pay(LOCO)}
    table.play(pay(RED, 1))
    assert table.cards("played") == {"red": 1, "loco": 1}
    assert table.cards("hands", 0) == {"red": 2, "loco": 1}
    for number in (1, 2):
        table.chance(BLUE)
        assert table.cards("turned") == {"blue": number}
        assert table.waits_for_chance()
    table.chance(GREEN)
    assert not table.waits_for_chance()
    assert table.owns(0, *OPEN)


@pytest.mark.clause("E5")
@pytest.mark.clause("B6")
def test_a_coloured_tunnel_takes_its_own_colour_only() -> None:
    table = hill(red=3, blue=2)
    table.play(table.claim("munchen", "venezia"))
    assert table.legal() == {pay(BLUE)}
    assert table.refused(pay(RED)) == "B5"


@pytest.mark.clause("E5")
@pytest.mark.parametrize(
    "turned, extra",
    [
        ((BLUE, GREEN, WHITE), 0),
        ((RED, GREEN, WHITE), 1),
        ((LOCO, GREEN, WHITE), 1),
        ((RED, LOCO, WHITE), 2),
        ((RED, RED, WHITE), 2),
        ((LOCO, LOCO, WHITE), 2),
        ((RED, RED, RED), 3),
        ((LOCO, RED, LOCO), 3),
        ((LOCO, LOCO, LOCO), 3),
    ],
)
def test_each_card_turned_up_in_the_colour_of_the_set_or_a_locomotive_costs_one_more(
    turned: tuple[int, ...], extra: int
) -> None:
    table = dig(hill(red=8), pay(RED), *turned)
    if extra == 0:
        assert table.owns(0, *OPEN)
        assert table.cards("hands", 0) == {"red": 6}
        return
    assert table.phase == phases.SURCHARGE
    assert table.legal() == {count(0), WITHDRAW}  # all of the extra in red: there is no locomotive
    table.play(count(0))
    assert table.owns(0, *OPEN)
    assert table.cards("hands", 0) == {"red": 6 - extra}


@pytest.mark.clause("E5")
def test_a_set_with_locomotives_in_it_fears_its_colour_and_locomotives_alike() -> None:
    table = dig(hill(red=4, loco=4), pay(RED, 1), RED, LOCO, BLUE)
    assert table.legal() == {count(0), count(1), count(2), WITHDRAW}
    assert int(table.state["cost"]) == 2


@pytest.mark.clause("E5")
@pytest.mark.clause("B5")
@pytest.mark.parametrize("locos", range(4))
def test_the_extra_is_paid_in_any_mix_of_the_colour_and_locomotives(locos: int) -> None:
    table = dig(hill(red=5, loco=3), pay(RED), RED, LOCO, RED)
    assert table.legal() == {count(0), count(1), count(2), count(3), WITHDRAW}
    table.play(count(locos))
    left = {"red": locos, "loco": 3 - locos}
    assert table.cards("hands", 0) == {kind: number for kind, number in left.items() if number}
    assert table.owns(0, *OPEN)


@pytest.mark.clause("E5")
def test_only_mixes_that_the_hand_holds_are_legal() -> None:
    table = dig(hill(red=4, loco=1, blue=5), pay(RED), RED, LOCO, RED)
    assert table.legal() == {count(1), WITHDRAW}  # two red and one locomotive are left
    assert table.refused(count(0)) == "E5"  # three red
    assert table.refused(count(2)) == "E5"  # two locomotives
    assert table.refused(count(4)) == "E5"  # more than the extra


@pytest.mark.clause("E5")
def test_other_colours_do_not_pay_the_extra() -> None:
    table = dig(hill(red=2, blue=9), pay(RED), RED, WHITE, BLACK)
    assert table.legal() == {WITHDRAW}


@pytest.mark.clause("E5")
def test_nothing_but_the_extra_or_giving_up_is_due() -> None:
    table = dig(hill(red=6, blue=2), pay(RED), RED, WHITE, BLACK)
    for other in (pay(RED), table.station("wien"), 9, 10, 11):
        assert table.refused(other) == "E5"
    assert table.refused(count(0), 1) == "B4"


@pytest.mark.clause("E6")
def test_a_tunnel_set_of_locomotives_only_fears_locomotives() -> None:
    table = dig(hill(loco=3, red=3), pay(LOCO), RED, BLUE, GREEN)
    assert table.owns(0, *OPEN)
    assert table.cards("hands", 0) == {"loco": 1, "red": 3}


@pytest.mark.clause("E6")
def test_on_a_coloured_tunnel_too_locomotives_alone_do_not_fear_its_colour() -> None:
    where = ("munchen", "venezia")
    table = dig(hill(loco=2, blue=3), pay(LOCO), BLUE, BLUE, BLUE, where=where)
    assert table.owns(0, *where)


@pytest.mark.clause("E6")
def test_only_locomotives_pay_for_locomotives_turned_up_against_locomotives() -> None:
    table = dig(hill(loco=5, red=9), pay(LOCO), LOCO, RED, LOCO)
    assert table.legal() == {count(2), WITHDRAW}
    assert table.refused(count(0)) == "E6"
    assert table.refused(count(1)) == "E6"
    assert table.refused(count(3)) == "E5"
    table.play(count(2))
    assert table.owns(0, *OPEN)
    assert table.cards("hands", 0) == {"loco": 1, "red": 9}


@pytest.mark.clause("E6")
def test_without_a_further_locomotive_such_an_attempt_fails() -> None:
    table = dig(hill(loco=2, red=9), pay(LOCO), LOCO, RED, RED)
    assert table.legal() == {WITHDRAW}


@pytest.mark.clause("E7")
def test_a_player_who_will_not_pay_takes_the_whole_set_back_and_the_turn_is_over() -> None:
    table = dig(hill(red=4, loco=2), pay(RED, 1), RED, WHITE, BLACK)
    table.play(WITHDRAW)
    assert table.cards("hands", 0) == {"red": 4, "loco": 2}
    assert table.state["hand_n"][0] == 6
    assert not table.owns(0, *OPEN)
    assert (table.state["trains"][0], table.state["points"][0]) == (45, 0)
    assert (table.seat, table.phase) == (1, phases.TURN)
    assert not any(table.state["played"])


@pytest.mark.clause("E7")
def test_the_extra_is_paid_whole_or_not_at_all() -> None:
    table = dig(hill(red=4), pay(RED), RED, RED, RED)
    assert table.legal() == {WITHDRAW}
    table.play(WITHDRAW)
    assert table.cards("hands", 0) == {"red": 4}


@pytest.mark.clause("E7")
@pytest.mark.parametrize("players", [2, 4])
def test_an_attempt_given_up_closes_no_parallel_track(players: int) -> None:
    table = hill(players, black=3)
    black, white = (CLAIM + table.track("madrid", "pamplona", colour) for colour in ("black", "white"))
    dig(table, pay(BLACK), BLACK, RED, BLUE, where=("madrid", "pamplona", "black")).play(WITHDRAW)
    table.hand(1, black=3, white=3)
    assert {black, white} <= table.legal()
    dig(table, pay(BLACK), RED, BLUE, GREEN, where=("madrid", "pamplona", "black"))
    table.hand(table.seat, white=3)
    assert (white in table.legal()) == (players == 4)  # B10: now it is claimed


@pytest.mark.clause("E7")
def test_with_no_extra_to_pay_the_claim_stands_and_cannot_be_withdrawn() -> None:
    table = hill(red=2)
    table.play(table.claim(*OPEN))
    assert table.refused(WITHDRAW) == "B5"
    table.play(pay(RED))
    assert table.refused(WITHDRAW) == -2  # the cards are being turned up
    table.chance(BLUE, BLUE, BLUE)
    assert table.owns(0, *OPEN)
    assert table.seat == 1
    assert table.refused(WITHDRAW) == "E7"


@pytest.mark.clause("E8")
@pytest.mark.parametrize("pays", [True, False])
def test_the_cards_turned_up_are_discarded_in_either_case(pays: bool) -> None:
    table = dig(hill(red=3), pay(RED), RED, WHITE, LOCO)
    assert table.cards("discard") == {}
    table = dig(hill(red=4), pay(RED), RED, WHITE, YELLOW)
    table.play(count(0) if pays else WITHDRAW)
    assert table.cards("discard") == {"red": 1 + (3 if pays else 0), "white": 1, "yellow": 1}
    assert not any(table.state["turned"])


@pytest.mark.clause("E8")
def test_the_set_is_discarded_with_the_cards_turned_up_when_nothing_is_to_pay() -> None:
    table = dig(hill(red=1, loco=1), pay(RED, 1), BLUE, ORANGE, PURPLE)
    assert table.cards("discard") == {"red": 1, "loco": 1, "blue": 1, "orange": 1, "purple": 1}


@pytest.mark.clause("E8")
def test_extra_cards_need_no_extra_trains() -> None:
    table = hill()
    table.trains_left(0, 2, table.track(*OPEN)).hand(0, red=5)
    dig(table, pay(RED), RED, RED, LOCO).play(count(0))
    assert table.owns(0, *OPEN)
    assert table.state["trains"][0] == 0


@pytest.mark.clause("E8")
@pytest.mark.clause("B7")
def test_the_trains_must_be_there_before_the_attempt() -> None:
    table = hill()
    table.trains_left(0, 1, table.track(*OPEN)).hand(0, red=5)
    assert table.refused(table.claim(*OPEN)) == "B7"


@pytest.mark.clause("E5")
@pytest.mark.clause("B11")
def test_the_longest_tunnel_is_worth_21_and_takes_eight_cards() -> None:
    where = ("petrograd", "stockholm")
    table = hill(green=5, loco=4)
    table.play(table.claim(*where))
    assert table.legal() == {pay(GREEN, 3), pay(GREEN, 4)}
    table.play(pay(GREEN, 3)).chance(GREEN, BLUE, BLUE)
    assert table.legal() == {count(1), WITHDRAW}
    table.play(count(1))
    assert (table.state["points"][0], table.state["trains"][0]) == (21, 37)


@pytest.mark.clause("E6")
def test_eight_locomotives_are_a_set_of_locomotives_only() -> None:
    where = ("petrograd", "stockholm")
    table = dig(hill(loco=9, green=4), pay(LOCO), GREEN, GREEN, LOCO, where=where)
    assert table.legal() == {count(1), WITHDRAW}
    table.play(count(1))
    assert table.cards("discard") == {"green": 2, "loco": 10}
