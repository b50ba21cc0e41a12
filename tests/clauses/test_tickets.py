"""Drawing tickets: clauses B12 and B12a."""

from __future__ import annotations

import pytest

from kit import Table, draw, keep, pay
from whistlestop.rules import phases
from whistlestop.rules.decisions import DECK, KEEP, PASS, TAKE_TICKETS

ANY_OF_THREE = {KEEP + chosen for chosen in range(1, 8)}


def at_turn(players: int = 2) -> Table:
    """Seat 0 to move; nobody holds a ticket or has seen one."""
    return Table(players=players).start().bare().ticket_deck(0, *range(30))


# --- B12 ----------------------------------------------------------------------------------------------


@pytest.mark.clause("B12")
def test_three_tickets_are_drawn_and_at_least_one_is_kept() -> None:
    table = at_turn().ticket_deck(1, *range(10))
    table.play(TAKE_TICKETS)
    assert table.pool() == dict.fromkeys(range(10), 1)
    table.chance(7, 2)
    assert table.waits_for_chance()
    assert table.pool() == dict.fromkeys(set(range(10)) - {7, 2}, 1)
    table.chance(4)
    assert table.phase == phases.KEEP_DRAWN
    assert table.offer(0) == [7, 2, 4]
    assert table.legal() == ANY_OF_THREE
    assert table.refused(KEEP) == "B12"
    assert table.refused(keep(0, 3)) == "B12"


@pytest.mark.clause("B12")
@pytest.mark.parametrize("chosen", range(1, 8))
def test_tickets_kept_are_held_and_the_rest_go_to_the_bottom(chosen: int) -> None:
    table = at_turn().ticket_deck(1, *range(10))
    table.play(TAKE_TICKETS).chance(7, 2, 4).play(KEEP + chosen)
    drawn = [7, 2, 4]
    assert table.held(0) == sorted(ticket for at, ticket in enumerate(drawn) if chosen >> at & 1)
    assert table.bottom() == [ticket for at, ticket in enumerate(drawn) if not chosen >> at & 1]
    assert table.ticket_set("pool") == set(range(10)) - set(drawn)
    assert table.offer(0) == []
    assert table.seat == 1
    assert table.phase == phases.TURN


@pytest.mark.clause("B12")
def test_tickets_drawn_are_chosen_from_before_anything_else() -> None:
    table = at_turn().hand(0, loco=6)
    table.play(TAKE_TICKETS).settle()
    for other in (DECK, draw(0), TAKE_TICKETS, PASS, pay(0), table.claim("dallas", "houston")):
        assert table.refused(other) == "B12"


@pytest.mark.clause("B12")
def test_two_tickets_left_are_both_drawn_and_one_may_go_back() -> None:
    table = at_turn().ticket_deck(1, 3, 8)
    table.play(TAKE_TICKETS).chance(8, 3)
    assert table.offer(0) == [8, 3]
    assert table.legal() == {keep(0), keep(1), keep(0, 1)}
    assert table.refused(KEEP) == "B12"
    table.play(keep(1))
    assert table.held(0) == [3]
    assert table.bottom() == [8]


@pytest.mark.clause("B12")
@pytest.mark.parametrize("at_the_bottom", [False, True])
def test_a_single_last_ticket_must_be_kept(at_the_bottom: bool) -> None:
    table = at_turn()
    table = table.ticket_deck(1, bottom=(8,)) if at_the_bottom else table.ticket_deck(1, 8)
    table.play(TAKE_TICKETS).settle()
    assert table.legal() == {keep(0)}
    assert table.refused(KEEP) == "B12"
    table.play(keep(0))
    assert table.held(0) == [8]
    assert TAKE_TICKETS not in table.legal(1)


@pytest.mark.clause("B12")
def test_with_no_ticket_left_none_can_be_drawn() -> None:
    table = at_turn().ticket_deck(1)
    assert TAKE_TICKETS not in table.legal()
    assert table.refused(TAKE_TICKETS) == "B12"


@pytest.mark.clause("B12")
def test_a_kept_ticket_is_never_given_back() -> None:
    table = at_turn().tickets(0, 1, 2)
    table.play(TAKE_TICKETS).chance(3, 4, 5)
    assert table.offer(0) == [3, 4, 5]  # the older ones are not among those to choose from
    table.play(keep(0)).draw_blind()
    table.play(TAKE_TICKETS).chance(6, 7, 8).play(keep(1))
    assert table.held(0) == [1, 2, 3, 7]
    assert table.bottom() == [4, 5, 6, 8]


@pytest.mark.clause("B12")
def test_a_player_may_hold_every_ticket() -> None:
    table = at_turn().tickets(0, *range(27))
    table.play(TAKE_TICKETS).settle().play(keep(0, 1, 2))
    assert table.held(0) == list(range(30))


@pytest.mark.clause("B12")
@pytest.mark.clause("S2")
def test_the_ticket_deck_can_be_drawn_to_the_last() -> None:
    table = at_turn()
    sizes = []
    while TAKE_TICKETS in table.legal():
        seat = table.seat
        table.play(TAKE_TICKETS).settle()
        sizes.append(len(table.offer(seat)))
        table.play(keep(0))
    assert sizes == [3] * 28 + [2, 1]  # one is kept each time
    assert sorted(table.held(0) + table.held(1)) == list(range(30))


# --- B12a: the bottom of the deck -----------------------------------------------------------------------


@pytest.mark.clause("B12a")
def test_the_first_returned_comes_up_first_again() -> None:
    table = at_turn(3).ticket_deck(2, 10, 11, 12, 13, 14, 15)
    table.play(TAKE_TICKETS).chance(14, 10, 12).play(keep(1))
    table.play(TAKE_TICKETS).chance(15, 11, 13).play(keep(2))
    assert table.bottom() == [14, 12, 15, 11]
    table.play(TAKE_TICKETS)
    assert not table.waits_for_chance()  # no chance in it any more
    assert table.offer(2) == [14, 12, 15]
    table.play(keep(1))
    assert table.bottom() == [11, 14, 15]
    table.play(TAKE_TICKETS)
    assert table.offer(0) == [11, 14, 15]


@pytest.mark.clause("B12a")
@pytest.mark.clause("B12")
@pytest.mark.parametrize(
    "unseen, offer, kept, bottom",
    [([20], [20, 5, 4], 4, [9, 20, 5]), ([20, 21], [20, 21, 5], 5, [4, 9, 20, 21])],
)
def test_unseen_tickets_come_before_returned_ones(
    unseen: list[int], offer: list[int], kept: int, bottom: list[int]
) -> None:
    table = at_turn().ticket_deck(1, *unseen, bottom=(5, 4, 9))
    table.play(TAKE_TICKETS)
    assert table.pool() == dict.fromkeys(unseen, 1)
    table.chance(*unseen)
    assert table.offer(0) == offer
    table.play(keep(2))
    assert table.held(0) == [kept]
    assert table.bottom() == bottom


@pytest.mark.clause("B12a")
def test_a_ticket_returned_from_the_last_two_is_the_only_one_left() -> None:
    table = at_turn().ticket_deck(1, bottom=(5, 4))
    table.play(TAKE_TICKETS).play(keep(0))
    table.play(TAKE_TICKETS)
    assert table.offer(1) == [4]
    assert table.legal() == {keep(0)}


@pytest.mark.clause("B12a")
@pytest.mark.clause("B3a")
@pytest.mark.parametrize("first", [0, 1, 2])
def test_tickets_returned_at_set_up_come_up_by_seat_from_the_starting_player(first: int) -> None:
    table = Table(players=3, first=first).settle()
    offers = [table.offer(seat) for seat in range(3)]
    for seat in (2, 0, 1):
        table.play(keep(0, 2), seat)
    for ticket in table.ticket_set("pool"):
        table.tickets(0, *table.held(0), ticket)
    table.play(TAKE_TICKETS)
    assert table.offer(first) == [offers[(first + step) % 3][1] for step in range(3)]


@pytest.mark.clause("B12a")
@pytest.mark.clause("S1")
def test_only_the_returner_knows_what_was_returned() -> None:
    one, other = (at_turn().play(TAKE_TICKETS).chance(first, second, 3) for first, second in ((1, 2), (2, 1)))
    for table in (one, other):
        table.play(keep(2))
    assert one.bottom() == [1, 2]
    assert other.bottom() == [2, 1]
    for watcher in (1, -1):
        assert one.seen(watcher).tobytes() == other.seen(watcher).tobytes()
    assert [int(ticket) for ticket in one.seen(0)["tail"][:2]] == [1, 2]
    assert [int(ticket) for ticket in other.seen(0)["tail"][:2]] == [2, 1]
