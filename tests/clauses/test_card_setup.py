"""The card game, set-up: clauses K1 to K4."""

from __future__ import annotations

import pytest

from kit import BLUE, LOCO, RED, Table, draw, keep
from whistlestop import rules
from whistlestop.rules import phases
from whistlestop.rules.decisions import DECK, KEEP


def dealt(players: int = 2, first: int = 0) -> Table:
    """The cards by chance; the tickets in order: 0 to 5 to the first player, and so on."""
    table = Table("card_game", players, first=first)
    while table.phase in (phases.DEAL, phases.FILL):
        table.chance(max(table.pool(), key=table.pool().__getitem__))
    while table.waits_for_chance():
        table.chance(min(table.pool()))
    return table


@pytest.mark.clause("K1")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_there_are_ten_cards_of_each_colour_and_sixteen_locomotives(players: int) -> None:
    state = Table("card_game", players).state
    assert [int(n) for n in state["deck"][:8]] == [10] * 8
    assert int(state["deck"][LOCO]) + players == 16  # K2: everybody has one already
    assert int(state["deck_n"]) + players == 96


@pytest.mark.clause("K1")
def test_there_are_46_tickets_and_each_shows_one_to_five_coloured_cards() -> None:
    table = Table("card_game")
    assert len(table.map.tickets) == 46
    assert table.ticket_set("pool") == set(range(46))
    assert {sum(ticket.cards) for ticket in table.map.tickets} == {1, 2, 3, 4, 5}


@pytest.mark.clause("K1")
def test_six_big_cities_have_open_bonus_values() -> None:
    table = Table("card_game")
    names = {table.map.cities[bonus.city].id: bonus.points for bonus in table.map.bonus}
    assert set(names) == {"seattle", "los_angeles", "chicago", "dallas", "new_york", "miami"}
    for name, points in names.items():
        assert table.board[0]["bonus"][table.city(name)] == points > 0
    assert sum(int(points) > 0 for points in table.board[0]["bonus"]) == 6


@pytest.mark.clause("K1")
@pytest.mark.parametrize("players", [0, 1, 5])
def test_the_card_game_is_for_two_to_four_players(players: int) -> None:
    with pytest.raises(ValueError, match="2 to 4 players"):
        Table("card_game", players)


@pytest.mark.clause("K2")
def test_each_player_starts_with_one_locomotive_that_everybody_knows_of() -> None:
    table = Table("card_game", 4)
    for seat in range(4):
        assert table.cards("hands", seat) == table.cards("known", seat) == {"loco": 1}
    assert table.pool()[LOCO] == 12  # it is not dealt by chance


@pytest.mark.clause("K2")
def test_then_seven_cards_each_are_dealt_singly_and_five_turned_up() -> None:
    table = Table("card_game", 3, first=2)
    for turn in range(21):
        assert table.phase == phases.DEAL
        before = [int(n) for n in table.state["hand_n"][:3]]
        table.chance(RED if turn < 3 else max(table.pool(), key=table.pool().__getitem__))
        before[(2 + turn) % 3] += 1
        assert [int(n) for n in table.state["hand_n"][:3]] == before == [int(sum(h)) for h in table.state["hands"][:3]]
    assert table.phase == phases.FILL
    table.chance(BLUE, BLUE, BLUE, BLUE, BLUE)
    assert table.cards("row") == {"blue": 5}
    assert table.state["deck_n"] == 96 - 3 * 8 - 5
    assert [table.cards("known", seat) for seat in range(3)] == [{"loco": 1}] * 3  # cards dealt are secret


@pytest.mark.clause("K2")
@pytest.mark.clause("K8")
def test_five_locomotives_may_be_turned_up_at_set_up() -> None:
    table = Table("card_game")
    for _ in range(14):
        table.chance(RED if RED in table.pool() else BLUE)
    table.chance(LOCO, LOCO, LOCO, LOCO, LOCO)
    assert table.cards("row") == {"loco": 5}
    assert table.phase == phases.DEAL_TICKETS


@pytest.mark.clause("K3")
def test_each_player_is_dealt_six_tickets_from_the_starting_player_on() -> None:
    table = dealt(3, first=1)
    assert [table.offer(seat) for seat in (1, 2, 0)] == [[*range(6)], [*range(6, 12)], [*range(12, 18)]]
    assert table.phase == phases.SETUP
    assert rules.to_move(table.states) == [0, 1, 2]


@pytest.mark.clause("K3")
def test_one_to_six_tickets_are_kept() -> None:
    table = dealt()
    assert table.legal(0) == {KEEP + kept for kept in range(1, 64)}
    assert table.refused(keep(), 0) == "K3"
    table.play(keep(5), 0).play(keep(0, 1, 2, 3, 4, 5), 1)
    assert table.held(0) == [5]
    assert table.held(1) == [6, 7, 8, 9, 10, 11]


@pytest.mark.clause("K3")
def test_tickets_not_kept_are_shuffled_back_into_the_deck() -> None:
    table = dealt().play(keep(0, 1), 0).play(keep(2), 1)
    assert table.ticket_set("pool") == set(range(46)) - {0, 1, 8}
    assert table.bottom() == []
    assert table.ticket_set("out") == set()
    table.play(10)  # draw tickets: every one of those returned may come up
    assert table.pool() == dict.fromkeys(sorted(set(range(46)) - {0, 1, 8}), 1)


@pytest.mark.clause("K3")
def test_choices_are_made_at_the_same_time_and_in_any_order() -> None:
    table = dealt(4)
    for seat in (2, 0, 3):
        table.play(keep(0), seat)
        assert table.refused(keep(1), seat) == "K3"
        assert table.phase == phases.SETUP
        assert [table.held(other) for other in range(4)] == [[]] * 4
    table.play(keep(0, 1), 1)
    assert [table.held(other) for other in range(4)] == [[0], [6, 7], [12], [18]]
    assert (table.phase, table.seat) == (phases.TURN, 0)


@pytest.mark.clause("K3")
def test_choices_are_secret_and_so_are_the_numbers_kept_until_the_last_is_in() -> None:
    before = dealt(3)
    for kept in (keep(0), keep(3, 4), keep(0, 1, 2, 3, 4, 5)):
        table = before.copy().play(kept, 0)
        for seat in (1, 2, -1):
            seen, old = rules.seen(table.states, seat), rules.seen(before.states, seat)
            assert seen[0]["setup_kept"][0] == seen[0]["held_n"][0] == seen[0]["chosen"][0] == 0
            seen["pending"] = old["pending"]  # that seat 0 has chosen is all that can be seen
            assert seen.tobytes() == old.tobytes()
    table.play(keep(1), 1).play(keep(1, 2), 2)
    assert [int(n) for n in table.seen(1)["held_n"][:3]] == [6, 1, 2]  # S1: numbers are open now


@pytest.mark.clause("K3")
def test_other_decisions_have_to_wait_for_the_tickets() -> None:
    table = dealt()
    for decision in (DECK, draw(RED), 10, 11):
        assert table.refused(decision, 0) == "K3"


@pytest.mark.clause("K4")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_starting_player_is_drawn_by_lot(players: int) -> None:
    table = Table("card_game", players, first=None)
    assert table.phase == phases.LOT
    assert table.pool() == dict.fromkeys(range(players), 1)
    table.chance(players - 1)
    assert table.state["first"] == players - 1
    table.start()
    assert (table.seat, table.phase) == (players - 1, phases.TURN)


@pytest.mark.clause("K4")
def test_the_host_may_choose_the_starting_player() -> None:
    table = Table("card_game", 3, first=2)
    assert table.state["first"] == 2
    assert table.start().seat == 2


@pytest.mark.clause("K4")
def test_play_goes_clockwise() -> None:
    table = Table("card_game", 4, first=2).start()
    order = []
    for _ in range(9):
        order.append(table.seat)
        assert table.refused(DECK, (table.seat + 1) % 4) == "K4"
        table.idle()
    assert order == [2, 3, 0, 1, 2, 3, 0, 1, 2]
