"""Completing tickets at the end of a round: clause K16."""

from __future__ import annotations

import itertools
import random

import pytest

from kit import COLOURS, RED, YELLOW, Table, complete, count, place
from whistlestop import rules
from whistlestop.rules import phases
from whistlestop.rules.decisions import COMPLETE, DECK, DONE

# Some tickets by number, with what they show
YELLOW_1 = 0  # Chicago - New York, 5 points
BLUE_1 = 1  # New York - Chicago, 5 points
GREEN_YELLOW = 2  # Chicago - Dallas, 6 points
BLUE_YELLOW = 4  # Chicago - Montreal, 7 points
YELLOW_2_BLACK = 31  # Seattle - Chicago, 15 points


def hall(*tickets: int, players: int = 2, **track: int) -> Table:
    """Seat 0 holds these tickets and has these cards on the track; everybody has to complete tickets now."""
    table = Table("card_game", players).start().bare()
    for seat in range(players):
        table.tickets(seat, 45 - seat)
    return table.tickets(0, *tickets).on_track(0, **track).to_completion(1)


@pytest.mark.clause("K16")
def test_a_ticket_needs_the_cards_that_it_shows() -> None:
    assert hall(YELLOW_2_BLACK, yellow=2, black=1).legal(0) == {complete(YELLOW_2_BLACK)}
    assert hall(YELLOW_2_BLACK, yellow=1, black=2).legal(0) == {DONE}
    assert hall(YELLOW_2_BLACK, yellow=2, red=5).legal(0) == {DONE}
    assert hall(YELLOW_2_BLACK).legal(0) == {DONE}


@pytest.mark.clause("K16")
@pytest.mark.parametrize(
    "track", [{"yellow": 2, "loco": 1}, {"yellow": 1, "black": 1, "loco": 1}, {"black": 1, "loco": 2}, {"loco": 3}]
)
def test_a_locomotive_is_any_colour(track: dict[str, int]) -> None:
    table = hall(YELLOW_2_BLACK, **track).play(complete(YELLOW_2_BLACK), 0)
    assert table.legal(0) == {DONE}


@pytest.mark.clause("K16")
def test_one_locomotive_too_few_is_not_enough() -> None:
    assert hall(YELLOW_2_BLACK, yellow=1, loco=1).legal(0) == {DONE}
    assert hall(YELLOW_2_BLACK, loco=2).legal(0) == {DONE}


@pytest.mark.clause("K16")
def test_a_locomotive_placed_with_red_cards_serves_for_yellow() -> None:
    table = Table("card_game").start().bare().tickets(0, YELLOW_1).tickets(1, BLUE_1).hand(0, red=1, loco=1)
    table.play(place(RED)).play(count(1)).play(count(1)).to_completion(1)
    assert table.cards("piles", 0) == {"loco": 1}
    assert table.legal(0) == {complete(YELLOW_1)}


@pytest.mark.clause("K16")
def test_cards_in_a_yard_do_not_count_and_are_not_moved_first() -> None:
    table = Table("card_game").start().bare().tickets(0, YELLOW_2_BLACK).tickets(1, BLUE_1)
    table.on_track(0, black=1).place_pile(0, YELLOW, 3).to_completion(1)
    assert table.yard(0) == {"yellow": (2, 0)}  # one card moved in the last turn's step 1
    assert table.cards("piles", 0) == {"black": 1, "yellow": 1}
    assert table.legal(0) == {DONE}


@pytest.mark.clause("K16")
def test_cards_in_the_hand_do_not_count() -> None:
    table = Table("card_game").start().bare().tickets(0, YELLOW_1).tickets(1, BLUE_1).to_completion(0)
    assert table.cards("hands", 0)["yellow"] == 10
    assert table.legal(0) == {DONE}


@pytest.mark.clause("K16")
def test_nobody_elses_track_counts() -> None:
    table = Table("card_game").start().bare().tickets(0, YELLOW_1).tickets(1, BLUE_1).on_track(1, yellow=5, loco=2)
    table.to_completion(1)
    assert table.legal(0) == {DONE}
    assert table.legal(1) == {complete(BLUE_1)}


@pytest.mark.clause("K16")
def test_a_card_serves_one_ticket() -> None:
    table = hall(YELLOW_1, GREEN_YELLOW, yellow=1, green=1)
    assert table.legal(0) == {complete(YELLOW_1), complete(GREEN_YELLOW)}
    for ticket, other in ((YELLOW_1, GREEN_YELLOW), (GREEN_YELLOW, YELLOW_1)):
        chosen = table.copy().play(complete(ticket), 0)
        assert chosen.legal(0) == {DONE}
        assert chosen.refused(complete(other), 0) == "K16"


@pytest.mark.clause("K16")
def test_a_locomotive_serves_one_ticket() -> None:
    table = hall(YELLOW_1, BLUE_1, loco=1)
    table.play(complete(BLUE_1), 0)
    assert table.refused(complete(YELLOW_1), 0) == "K16"
    table = hall(YELLOW_1, BLUE_1, blue=1, loco=1)  # the locomotive is yellow: both
    table.play(complete(BLUE_1), 0).play(complete(YELLOW_1), 0).play(DONE, 0)


@pytest.mark.clause("K16")
def test_only_tickets_that_one_holds_can_be_completed() -> None:
    table = hall(YELLOW_1, yellow=9, blue=9, green=9, loco=9)
    for other in (BLUE_1, GREEN_YELLOW, 44, 46, 63):
        assert table.refused(complete(other), 0) == "K16"
    table.play(complete(YELLOW_1), 0)
    assert table.refused(complete(YELLOW_1), 0) == "K16"  # nor twice


@pytest.mark.clause("K16")
def test_a_choice_to_which_a_ticket_could_be_added_is_not_complete() -> None:
    table = hall(YELLOW_1, BLUE_YELLOW, GREEN_YELLOW, yellow=2, blue=1)
    assert table.refused(DONE, 0) == "K16"
    table.play(complete(YELLOW_1), 0)
    assert table.legal(0) == {complete(BLUE_YELLOW)}
    assert table.refused(DONE, 0) == "K16"
    table.play(complete(BLUE_YELLOW), 0)
    assert table.legal(0) == {DONE}


@pytest.mark.clause("K16")
def test_which_tickets_is_free_even_if_others_would_be_more_or_worth_more() -> None:
    table = hall(YELLOW_1, BLUE_YELLOW, YELLOW_2_BLACK, yellow=2, blue=1, black=1)
    few = table.copy().play(complete(YELLOW_2_BLACK), 0)
    assert few.legal(0) == {DONE}  # one ticket, where two would have been possible
    many = table.copy().play(complete(YELLOW_1), 0).play(complete(BLUE_YELLOW), 0)
    assert many.legal(0) == {DONE}  # 12 points, where 15 would have been possible


@pytest.mark.clause("K16")
def test_every_maximal_choice_and_no_other_can_be_made() -> None:
    """Random piles and tickets; what can be completed together is found by handing out single cards."""
    dice = random.Random(11)
    for _ in range(12):
        track = {kind: dice.randint(0, 2) for kind in (*COLOURS, "loco")}
        held = dice.sample(range(44), 5)
        table = hall(*held, **track)
        choices = [set(some) for size in range(6) for some in itertools.combinations(held, size)]
        possible = [some for some in choices if hand_out(table, some, track)]
        for some in possible:
            reached = table.copy()
            for ticket in sorted(some):
                reached.play(complete(ticket), 0)
            more = {complete(ticket) for ticket in held if ticket not in some and some | {ticket} in possible}
            assert reached.legal(0) == (more or {DONE})


def hand_out(table: Table, tickets: set[int], track: dict[str, int]) -> bool:
    """Give every card shown a card of its colour, or else a locomotive, while there are any."""
    left = dict(track)
    for ticket in tickets:
        for colour, number in zip(COLOURS, table.map.tickets[ticket].cards, strict=True):
            for _ in range(number):
                use = colour if left[colour] else "loco"
                left[use] -= 1
    return left["loco"] >= 0


@pytest.mark.clause("K16")
def test_everybody_chooses_in_any_order_and_nothing_is_shown_before_the_last() -> None:
    table = hall(YELLOW_1, players=3, yellow=1)
    assert rules.to_move(table.states) == [0, 1, 2]
    table.play(DONE, 2).play(complete(YELLOW_1), 0)
    assert rules.to_move(table.states) == [0, 1]
    table.play(DONE, 0)
    assert table.refused(DONE, 0) == "K16"  # a choice made stands
    assert table.ticket_set("completed", 0) == set()
    assert table.held(0) == [YELLOW_1]
    assert table.phase == phases.COMPLETING
    table.play(DONE, 1)
    assert table.ticket_set("completed", 0) == {YELLOW_1}
    assert table.held(0) == []
    assert table.scores()["tickets"][0] == 5


@pytest.mark.clause("K16")
def test_choices_are_secret_until_the_last_is_in() -> None:
    before = hall(YELLOW_1, BLUE_YELLOW, GREEN_YELLOW, players=3, yellow=1, blue=1, green=1)
    done = []
    for ticket in (YELLOW_1, BLUE_YELLOW, GREEN_YELLOW):
        table = before.copy().play(complete(ticket), 0)
        for seat in (1, 2, -1):  # while somebody adds tickets nothing at all changes for the others
            assert rules.seen(table.states, seat).tobytes() == rules.seen(before.states, seat).tobytes()
        table.play(DONE, 0)
        done.append([rules.seen(table.states, seat).tobytes() for seat in (1, 2, -1)])
    assert done[0] == done[1] == done[2]
    seen, old = rules.seen(table.states, 1), rules.seen(before.states, 1)
    seen["pending"] = old["pending"]  # that seat 0 has chosen is all that can be seen
    assert seen.tobytes() == old.tobytes()


@pytest.mark.clause("K16")
def test_then_completed_tickets_are_shown_to_all() -> None:
    table = hall(YELLOW_1, GREEN_YELLOW, yellow=1).play(complete(YELLOW_1), 0)
    table.play(DONE, 0).play(DONE, 1)
    for seat in (0, 1, -1):
        assert int(table.seen(seat)["completed"][0]) == 1 << YELLOW_1


@pytest.mark.clause("K16")
def test_nothing_else_is_due_while_tickets_are_completed() -> None:
    table = hall(YELLOW_1, yellow=1)
    for decision in (DECK, 10, 11, place(RED)):
        assert table.refused(decision, 0) == "K16"
        assert table.refused(decision, 1) == "K16"
    assert {d for d in table.legal(1) if d >= COMPLETE} == set()
