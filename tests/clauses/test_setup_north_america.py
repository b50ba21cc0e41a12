"""North America, set-up: clauses B1 to B4 and B3a."""

from __future__ import annotations

import pytest

from kit import BLACK, BLUE, GREEN, KINDS, LOCO, ORANGE, PURPLE, RED, WHITE, YELLOW, Table, keep
from whistlestop import rules
from whistlestop.rules import phases
from whistlestop.rules.decisions import DECK, KEEP, PASS, TAKE_TICKETS


def dealt(players: int = 3, first: int | None = 0, seed: int = 1) -> Table:
    """Everything dealt; every seat has its tickets to choose from."""
    return Table(players=players, first=first, seed=seed).settle()


# --- B1, B2 -----------------------------------------------------------------------------------------


@pytest.mark.clause("B1")
def test_the_pieces() -> None:
    table = Table(players=5)
    assert table.cards("deck") == dict.fromkeys(KINDS[:8], 12) | {"loco": 14}
    assert sum(table.cards("deck").values()) == int(table.state["deck_n"]) == 110
    assert table.ticket_set("pool") == set(range(30))
    assert [int(trains) for trains in table.state["trains"]] == [45] * 5


@pytest.mark.clause("B1")
@pytest.mark.parametrize("players", [1, 6])
def test_the_game_is_for_two_to_five(players: int) -> None:
    with pytest.raises(ValueError, match="2 to 5 players"):
        Table(players=players)


@pytest.mark.clause("B2")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_everybody_is_dealt_four_cards_and_five_are_turned_up(players: int) -> None:
    table = dealt(players)
    assert [int(cards) for cards in table.state["hand_n"][:players]] == [4] * players
    assert int(table.state["row_n"]) == 5
    assert table.cards("row").get("loco", 0) <= 2
    assert int(table.state["deck_n"]) + int(table.state["discard_n"]) == 110 - 4 * players - 5


@pytest.mark.clause("B2")
def test_cards_are_dealt_before_the_row_is_turned_up() -> None:
    table = Table(players=2, first=1)
    table.chance(RED, BLUE, RED, BLUE, RED, BLUE, LOCO)
    assert int(table.state["row_n"]) == 0
    table.chance(LOCO)
    assert table.cards("hands", 1) == {"red": 3, "loco": 1}  # singly, from the starting player
    assert table.cards("hands", 0) == {"blue": 3, "loco": 1}
    table.chance(PURPLE, ORANGE, WHITE, LOCO, LOCO)
    assert table.cards("row") == {"purple": 1, "orange": 1, "white": 1, "loco": 2}
    assert table.phase == phases.DEAL_TICKETS


@pytest.mark.clause("B2")
@pytest.mark.clause("T6")
def test_the_first_row_is_cleared_of_three_locomotives() -> None:
    table = Table(players=2).chance(*[YELLOW] * 8).chance(LOCO, BLACK, LOCO, BLACK, LOCO)
    assert int(table.state["row_n"]) == 0
    assert table.cards("discard") == {"black": 2, "loco": 3}
    table.chance(GREEN, GREEN, GREEN, GREEN, GREEN)
    assert table.cards("row") == {"green": 5}


# --- B3, B3a ------------------------------------------------------------------------------------------


@pytest.mark.clause("B3")
@pytest.mark.parametrize("players", [2, 5])
def test_everybody_is_dealt_three_tickets_and_keeps_two_or_three(players: int) -> None:
    table = dealt(players)
    assert table.phase == phases.SETUP
    offers = [table.offer(seat) for seat in range(players)]
    assert [len(offer) for offer in offers] == [3] * players
    assert len({ticket for offer in offers for ticket in offer}) == 3 * players
    for seat in range(players):
        assert table.legal(seat) == {keep(0, 1), keep(0, 2), keep(1, 2), keep(0, 1, 2)}
        for too_few in (KEEP, keep(0), keep(1), keep(2)):
            assert table.refused(too_few, seat) == "B3"
        assert table.refused(keep(0, 1, 3), seat) == "B3"  # there is no fourth


@pytest.mark.clause("B3")
def test_nothing_else_may_be_done_before_tickets_are_chosen() -> None:
    table = dealt()
    for decision in (DECK, TAKE_TICKETS, PASS):
        assert table.refused(decision, 0) == "B3"


@pytest.mark.clause("B3")
def test_tickets_kept_are_held_and_the_others_go_to_the_bottom() -> None:
    table = dealt(players=2)
    offers = [table.offer(seat) for seat in range(2)]
    table.play(keep(0, 2), 0).play(keep(0, 1, 2), 1)
    assert table.held(0) == sorted([offers[0][0], offers[0][2]])
    assert table.held(1) == sorted(offers[1])
    assert table.bottom() == [offers[0][1]]
    assert table.ticket_set("pool") == set(range(30)) - set(offers[0]) - set(offers[1])


@pytest.mark.clause("B3a")
@pytest.mark.parametrize("order", [(0, 1, 2), (2, 1, 0), (1, 2, 0)])
@pytest.mark.parametrize("first", [0, 1, 2])
def test_returned_tickets_go_under_the_deck_by_seat_whoever_chose_first(order: tuple[int, ...], first: int) -> None:
    table = dealt(first=first)
    offers = [table.offer(seat) for seat in range(3)]
    returned = {0: 2, 1: 0, 2: 1}  # which of its three each seat returns
    for seat in order:
        table.play(keep(*({0, 1, 2} - {returned[seat]})), seat)
    seats = [(first + step) % 3 for step in range(3)]
    assert table.bottom() == [offers[seat][returned[seat]] for seat in seats]
    assert table.phase == phases.TURN
    assert table.seat == first


@pytest.mark.clause("B3a")
def test_nothing_happens_until_the_last_choice_is_in() -> None:
    table = dealt()
    offers = [table.offer(seat) for seat in range(3)]
    table.play(keep(0, 1), 2).play(keep(1, 2), 0)
    assert rules.to_move(table.states) == [1]
    assert [table.offer(seat) for seat in range(3)] == offers
    assert [table.held(seat) for seat in range(3)] == [[], [], []]
    assert table.bottom() == []
    table.play(keep(0, 2), 1)
    assert [len(table.held(seat)) for seat in range(3)] == [2, 2, 2]


@pytest.mark.clause("B3a")
def test_a_choice_made_is_made() -> None:
    table = dealt()
    table.play(keep(0, 1), 2)
    assert table.legal(2) == set()
    assert table.refused(keep(0, 1, 2), 2) == "B3a"


@pytest.mark.clause("B3a")
@pytest.mark.parametrize("watcher", [0, 1, -1])
def test_the_others_cannot_tell_what_or_how_many_were_kept_until_the_last_choice(watcher: int) -> None:
    choices = [keep(0, 1), keep(1, 2), keep(0, 1, 2)]
    sights = {dealt().play(choice, 2).seen(watcher).tobytes() for choice in choices}
    assert len(sights) == 1
    after = [dealt().play(choice, 2).play(keep(0, 1), 0).play(keep(0, 1), 1) for choice in choices]
    assert [int(table.seen(watcher)["held_n"][2]) for table in after] == [2, 2, 3]


@pytest.mark.clause("B3a")
@pytest.mark.clause("S1")
def test_a_seat_sees_its_own_choice() -> None:
    sights = {dealt().play(choice, 2).seen(2).tobytes() for choice in (keep(0, 1), keep(1, 2), keep(0, 1, 2))}
    assert len(sights) == 3


# --- B4 -----------------------------------------------------------------------------------------------


@pytest.mark.clause("B4")
def test_the_lot_gives_every_seat_the_same_chance() -> None:
    table = Table(players=4, first=None)
    assert table.phase == phases.LOT
    assert int(table.state["first"]) == -1
    assert table.pool() == {0: 1, 1: 1, 2: 1, 3: 1}
    table.chance(2).chance(RED)
    assert int(table.state["first"]) == 2
    assert table.cards("hands", 2) == {"red": 1}  # and is dealt to first


@pytest.mark.clause("B4")
@pytest.mark.parametrize("watcher", [0, 1, 2, -1])
def test_the_starting_player_is_known_before_tickets_are_chosen(watcher: int) -> None:
    table = Table(players=3, first=None).chance(1).settle()
    assert table.phase == phases.SETUP
    assert int(table.seen(watcher)["first"]) == 1


@pytest.mark.clause("B4")
@pytest.mark.parametrize("first", range(5))
def test_play_goes_clockwise_from_the_starting_player(first: int) -> None:
    table = Table(players=5, first=first).start()
    seats = []
    for _ in range(7):
        seats.append(table.seat)
        table.draw_blind()
    assert seats == [(first + step) % 5 for step in range(7)]


@pytest.mark.clause("B4")
def test_nobody_moves_out_of_turn() -> None:
    table = Table(players=3, first=1).start()
    for seat in (0, 2):
        assert table.legal(seat) == set()
        assert table.refused(DECK, seat) == "B4"
    assert DECK in table.legal(1)
