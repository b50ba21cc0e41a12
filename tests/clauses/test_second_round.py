"""The card game with four players, the second round: clauses K18 and K18a."""

from __future__ import annotations

import pytest

from kit import BLUE, GREEN, LOCO, RED, Table, complete, count, draw, place
from whistlestop.rules import phases
from whistlestop.rules.decisions import DECK, DONE

YELLOW_1, BLUE_1 = 0, 1  # two tickets of 5 points that show one card each, Chicago - New York
CHICAGO_MONTREAL = 4  # shows a blue and a yellow card


def first_round(first: int = 0, *, row: bool = True) -> Table:
    table = Table("card_game", 4, first=first).start().bare()
    for seat in range(4):
        table.tickets(seat, 10 + seat)
    return table if row else table.row()


def finish(table: Table) -> Table:
    """Idle until tickets are to be completed: the deck is empty already."""
    while table.phase != phases.COMPLETING:
        table.idle()
    return table


def discard_deck(table: Table) -> Table:
    return table.discards(**table.cards("deck"))


def all_done(table: Table) -> Table:
    for seat in range(4):
        table.play(DONE, seat)
    return table


@pytest.mark.clause("K18")
def test_four_players_play_a_second_round() -> None:
    table = all_done(finish(discard_deck(first_round())))
    assert table.state["round"] == 2
    assert table.phase == phases.DEAL
    table.settle()
    assert table.phase == phases.TURN
    assert table.state["last_turns"] == 0


@pytest.mark.clause("K18")
@pytest.mark.parametrize("players", [2, 3])
def test_two_or_three_players_play_no_second_round(players: int) -> None:
    table = Table("card_game", players).start().bare().to_completion()
    for seat in range(players):
        table.play(DONE, seat)
    assert (table.phase, table.state["round"]) == (phases.OVER, 1)


@pytest.mark.clause("K18")
def test_all_cards_but_the_hands_are_shuffled_into_a_new_deck() -> None:
    """Used, left on the track, in yards, in the row, discarded: all of them."""
    table = first_round().hand(0, red=3, loco=1).hand(1, blue=2).tickets(2, YELLOW_1, 40)
    table.on_track(2, yellow=2, loco=3).on_track(0, green=4)
    table.place_pile(3, BLUE, 5, 2).place_pile(1, GREEN, 5)
    finish(discard_deck(table))
    table.play(complete(YELLOW_1), 2)
    all_done(table)
    assert table.cards("hands", 0) == {"red": 3, "loco": 1}
    assert table.cards("hands", 1) == {"blue": 2}
    new = dict.fromkeys(("purple", "orange", "white", "green", "yellow", "black"), 10) | {"red": 7, "blue": 8}
    assert table.cards("deck") == new | {"loco": 15}
    for pile in ("row", "discard"):
        assert table.cards(pile) == {}
    for seat in range(4):
        assert table.yard(seat) == {}
        assert table.cards("piles", seat) == {}


@pytest.mark.clause("K18")
@pytest.mark.parametrize("first", [0, 2, 3])
def test_four_cards_each_are_dealt_singly_and_five_turned_up(first: int) -> None:
    table = all_done(finish(discard_deck(first_round(first).hand(1, red=3))))
    begins = (first + 1) % 4  # the player to the left of the one who moved last
    before = [int(n) for n in table.state["hand_n"][:4]]
    for turn in range(16):
        assert table.phase == phases.DEAL
        table.chance(GREEN if turn < 4 else max(table.pool(), key=table.pool().__getitem__))
        before[(begins + turn) % 4] += 1
        assert [int(n) for n in table.state["hand_n"][:4]] == before
    assert table.phase == phases.FILL
    table.chance(RED, RED, RED, LOCO, LOCO)
    assert table.cards("row") == {"red": 3, "loco": 2}
    assert (table.seat, table.phase) == (begins, phases.TURN)
    assert table.state["deck_n"] == 96 - 3 - 16 - 5


@pytest.mark.clause("K18")
def test_there_is_no_free_locomotive_and_what_was_known_of_a_hand_stays_known() -> None:
    table = first_round().hand(0, red=3, loco=2).known(0, red=2, loco=1)
    all_done(finish(discard_deck(table)))
    for _ in range(16):
        table.chance(BLUE if BLUE in table.pool() else GREEN)
    assert table.cards("known", 0) == {"red": 2, "loco": 1}
    assert table.cards("known", 1) == {}
    assert [int(table.state["hands"][seat][LOCO]) for seat in range(4)] == [2, 0, 0, 0]


@pytest.mark.clause("K18")
def test_uncompleted_tickets_are_kept_in_secret_and_the_ticket_deck_stays_as_it_is() -> None:
    table = finish(discard_deck(first_round().tickets(0, YELLOW_1, 44).on_track(0, yellow=1)))
    pool, bottom = table.ticket_set("pool"), table.bottom()
    table.play(complete(YELLOW_1), 0)
    all_done(table).settle()
    assert [table.held(seat) for seat in range(4)] == [[44], [11], [12], [13]]
    assert table.ticket_set("completed", 0) == {YELLOW_1}
    assert (table.ticket_set("pool"), table.bottom()) == (pool, bottom)
    assert len(bottom) == 20  # four tickets of each of the five turns
    for seat in (1, 2, 3, -1):
        assert table.seen(seat)["held"][0] == 0


@pytest.mark.clause("K18")
@pytest.mark.clause("K19")
def test_points_of_both_rounds_add_up_and_uncompleted_tickets_count_once() -> None:
    table = first_round().tickets(0, YELLOW_1, BLUE_1, 44).on_track(0, yellow=1)
    finish(discard_deck(table)).play(complete(YELLOW_1), 0)
    all_done(table).settle()
    table.on_track(0, blue=1)  # found its way there in the second round
    finish(discard_deck(table)).play(complete(BLUE_1), 0)
    all_done(table)
    assert table.phase == phases.OVER
    assert table.done(0) == {YELLOW_1, BLUE_1}
    assert table.scores()["tickets"][0] == 5 + 5 - 21
    assert table.scores()["tickets"][1] == -table.map.tickets[11].points


@pytest.mark.clause("K18")
@pytest.mark.clause("K20")
def test_a_citys_bonus_counts_the_completed_tickets_of_both_rounds() -> None:
    """Seat 0 completes one ticket to Chicago in each round, seat 1 one in the first."""
    table = first_round().tickets(0, YELLOW_1, BLUE_1).on_track(0, yellow=1)
    table.tickets(1, CHICAGO_MONTREAL).on_track(1, blue=1, yellow=1)
    finish(discard_deck(table)).play(complete(YELLOW_1), 0).play(complete(CHICAGO_MONTREAL), 1)
    all_done(table)
    assert [int(points) for points in table.scores()["bonus"][:2]] == [12 + 15, 12]
    finish(discard_deck(table.settle().on_track(0, blue=1))).play(complete(BLUE_1), 0)
    all_done(table)
    assert [int(points) for points in table.scores()["bonus"][:2]] == [12 + 15, 0]


@pytest.mark.clause("K18")
@pytest.mark.clause("K14")
def test_the_second_round_ends_as_the_first_did_and_the_game_with_it() -> None:
    table = all_done(finish(discard_deck(first_round())))
    table.settle()
    table.deck(0, red=1).play(DECK).chance(RED)
    table.play(next(d for d in sorted(table.legal()) if d < LOCO))
    assert (table.seat, table.state["last_turns"]) == (2, 4)
    order = []
    while table.phase == phases.TURN:
        order.append(table.seat)
        table.idle()
    assert order == [2, 3, 0, 1]
    all_done(table)
    assert (table.phase, table.state["round"]) == (phases.OVER, 2)


@pytest.mark.clause("K18")
@pytest.mark.clause("K5")
def test_yards_and_tracks_of_the_second_round_count_from_nothing() -> None:
    table = first_round().place_pile(1, RED, 5).on_track(1, green=5)
    all_done(finish(discard_deck(table))).settle()
    assert (table.seat, table.yard(1), table.cards("piles", 1)) == (1, {}, {})
    table.row(white=5).hand(1, red=2).play(place(RED)).play(count(2)).play(count(0))
    for _ in range(4):
        table.idle()
    assert table.yard(1) == {"red": (1, 0)}
    assert table.cards("piles", 1) == {"red": 1}


def short(**left: int) -> Table:
    """The first round ends with only these cards outside the hands; seat 3, the last but one to deal, has the rest."""
    return all_done(finish(first_round(row=False).discards(**left).deck(3)))


@pytest.mark.clause("K18a")
@pytest.mark.parametrize("number, more", [(3, [0, 1, 1, 1]), (10, [2, 3, 3, 2])])
def test_too_few_cards_are_dealt_singly_from_the_new_first_player(number: int, more: list[int]) -> None:
    table = short(red=number)
    before = [int(n) for n in table.state["hand_n"][:4]]
    for _ in range(number):
        table.chance(RED)
    assert [int(now) - was for now, was in zip(table.state["hand_n"], before, strict=False)] == more
    assert table.cards("row") == {}
    assert (table.seat, table.phase) == (1, phases.TURN)


@pytest.mark.clause("K18a")
@pytest.mark.parametrize("number, row", [(16, 0), (18, 2), (21, 5), (30, 5)])
def test_after_four_each_up_to_five_are_turned_up(number: int, row: int) -> None:
    table = short(red=10, blue=min(10, number - 10), green=max(0, number - 20)).settle()
    assert table.state["row_n"] == row
    assert [int(n) for n in table.state["hand_n"][:3]] == [4, 4, 4]
    assert table.state["deck_n"] == number - 16 - row


@pytest.mark.clause("K18a")
@pytest.mark.parametrize("number", [3, 16, 18, 21])
def test_with_no_deck_after_that_the_last_turns_begin_at_once(number: int) -> None:
    table = short(red=min(10, number), blue=min(10, max(0, number - 10)), green=max(0, number - 20)).settle()
    order = []
    while table.phase == phases.TURN:
        order.append(table.seat)
        assert table.state["last_turns"] == 5 - len(order)
        table.idle()
    assert order == [1, 2, 3, 0]  # one each, from the first player
    assert table.phase == phases.COMPLETING
    all_done(table)
    assert table.phase == phases.OVER


@pytest.mark.clause("K18a")
def test_with_one_card_in_the_deck_they_do_not() -> None:
    table = short(red=10, blue=10, green=2).settle()
    assert (table.state["deck_n"], table.state["last_turns"]) == (1, 0)
    table.play(DECK).settle()
    table.play(next(d for d in sorted(table.legal()) if d in range(draw(LOCO))))
    assert table.state["last_turns"] == 4


@pytest.mark.clause("K18a")
def test_with_no_card_at_all_the_second_round_is_the_last_turns_alone() -> None:
    table = all_done(finish(first_round(row=False).deck(3)))
    assert table.state["deck_n"] == 0
    assert (table.seat, table.phase, table.state["last_turns"]) == (1, phases.TURN, 4)
