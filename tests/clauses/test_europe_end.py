"""Europe, the end: clauses E15 and E16."""

from __future__ import annotations

import pytest

from kit import LOCO, RED, Table, count, pay
from whistlestop.rules import phases
from whistlestop.rules.decisions import DECK, PASS, WITHDRAW

PATH = ("edinburgh", "london")  # 4 spaces, 7 points
SINGLE = ("dieppe", "paris")  # 1 space, 1 point
THREES = (  # 3 spaces and 4 points each; none of them touches another
    ("athina", "sofia"),
    ("berlin", "wien"),
    ("cadiz", "madrid"),
    ("danzig", "riga"),
    ("kyiv", "smolensk"),
    ("angora", "erzurum"),
)


def empty(players: int = 2) -> Table:
    table = Table("europe", players).start().bare()
    for seat in range(players):
        table.tickets(seat)
    return table


def ranks(table: Table) -> list[int]:
    scores = table.scores()
    totals = {int(total) for total in scores["total"][: table.players]}
    assert len(totals) == 1, "these positions are meant to be tied in points"
    return [int(rank) for rank in scores["rank"][: table.players]]


@pytest.mark.clause("E15")
def test_most_points_win() -> None:
    table = empty().own(0, PATH).own(1, *THREES)
    scores = table.scores()
    assert (scores["total"][0], scores["total"][1]) == (7 + 10 + 12, 24 + 12)
    assert list(scores["rank"][:2]) == [2, 1]


@pytest.mark.clause("E15")
def test_tied_players_compare_completed_tickets_first() -> None:
    table = empty().own(0, ("budapest", "sarajevo"), ("sarajevo", "sofia"))
    table.tickets(0, table.ticket("budapest", "sofia"))  # 6 for routes, 5 for the ticket
    table.own(1, ("brest", "paris"), ("brest", "dieppe"), ("cadiz", "madrid"), ("amsterdam", "bruxelles"))  # 11
    assert ranks(table) == [1, 2]


@pytest.mark.clause("E15")
def test_tickets_completed_with_a_station_count_and_come_before_the_number_of_stations() -> None:
    table = empty().own(0, ("sarajevo", "sofia"), ("cadiz", "madrid")).built(0, "budapest")
    table.own(1, ("budapest", "sarajevo"), ("amsterdam", "bruxelles"), ("brest", "dieppe"))
    table.tickets(0, table.ticket("budapest", "sofia"))
    # 2 + 4 for routes, 5 for the ticket, 8 for two stations left; 4 + 1 + 2 and 12; both the Express, with paths of 3
    assert ranks(table) == [1, 2]
    assert table.scores()["done_n"][0] == 1


@pytest.mark.clause("E15")
def test_then_fewest_stations_built() -> None:
    table = empty().own(0, *THREES[:2]).built(0, "roma").own(1, THREES[2])
    assert ranks(table) == [2, 1]


@pytest.mark.clause("E15")
def test_fewest_stations_come_before_the_express() -> None:
    table = empty().own(0, PATH).built(0, "roma").own(1, *THREES[:3], SINGLE)
    assert table.scores()["longest_bonus"][0] == 10
    assert table.scores()["longest_bonus"][1] == 0
    assert ranks(table) == [2, 1]


@pytest.mark.clause("E15")
def test_then_the_european_express() -> None:
    table = empty().own(0, *THREES[:4], SINGLE).own(1, PATH)
    assert table.scores()["longest_bonus"][1] == 10
    assert ranks(table) == [2, 1]


@pytest.mark.clause("E15")
def test_still_tied_players_share_the_victory() -> None:
    table = empty(3).own(0, THREES[0]).own(1, THREES[1])
    scores = table.scores()
    assert [int(total) for total in scores["total"][:3]] == [26, 26, 12]
    assert [int(rank) for rank in scores["rank"][:3]] == [1, 1, 3]


def stuck(players: int) -> Table:
    """The deck is three red cards: every attempt with red at a tunnel turns them up, and they come back."""
    table = Table("europe", players).start().bare()
    for seat in range(players - 1):
        table.hand(seat, red=2, loco=1)
    return table.deck(players - 1, red=3)


def give_up(table: Table) -> Table:
    return table.play(table.claim("barcelona", "pamplona")).play(pay(RED)).chance(RED, RED, RED).play(WITHDRAW)


@pytest.mark.clause("E16")
@pytest.mark.parametrize("players", [2, 3])
def test_twenty_rounds_of_tunnels_given_up_end_the_game(players: int) -> None:
    table = stuck(players)
    for turn in range(20 * players):
        assert (table.seat, table.phase) == (turn % players, phases.TURN)
        give_up(table)
    assert table.phase == phases.OVER
    assert table.refused(DECK) == -2
    assert table.state["last_turns"] == 0


@pytest.mark.clause("E16")
def test_any_other_turn_in_between_starts_the_count_anew() -> None:
    table = stuck(2)
    for _ in range(39):
        give_up(table)
    table.play(DECK).settle().play(DECK).settle()  # two red cards: one is left in the deck
    table.hand(1).hand(0, red=2).deck(1, red=3)
    for _ in range(39):
        give_up(table)
    assert table.phase == phases.TURN
    give_up(table)
    assert table.phase == phases.OVER


@pytest.mark.clause("E16")
def test_rounds_are_counted_in_turns_wherever_they_begin() -> None:
    table = stuck(2)
    give_up(table).play(DECK).settle().play(DECK).settle()
    table.hand(1).hand(0, red=2).deck(1, red=3)
    for turn in range(40):
        assert (table.seat, table.phase) == (turn % 2, phases.TURN)
        give_up(table)
    assert table.phase == phases.OVER


@pytest.mark.clause("E16")
def test_a_tunnel_that_is_dug_starts_the_count_anew() -> None:
    table = stuck(2)
    for _ in range(39):
        give_up(table)
    table.play(table.claim("barcelona", "pamplona")).play(pay(RED)).chance(RED, RED, RED).play(count(0))
    assert table.phase == phases.TURN
    assert table.state["idle"] == 0


@pytest.mark.clause("E16")
def test_a_pass_counts_like_a_tunnel_given_up() -> None:
    """After 39 attempts every card is taken off the table: the fortieth turn can only be a pass."""
    table = stuck(2)
    for _ in range(39):
        give_up(table)
    table.row().ticket_deck(0).hand(1).deck(0)
    assert table.legal() == {PASS}
    table.play(PASS)
    assert table.phase == phases.OVER


@pytest.mark.clause("E16")
def test_a_game_that_ends_so_is_scored_as_it_stands() -> None:
    table = stuck(2).own(0, THREES[0]).built(0, "roma").tickets(0, 0).tickets(1)
    for _ in range(40):
        give_up(table)
    scores = table.scores()
    assert table.phase == phases.OVER
    assert scores["total"][0] == 4 + 10 + 8 - table.map.tickets[0].points
    assert scores["total"][1] == 12


@pytest.mark.clause("E16")
def test_tunnels_given_up_with_locomotives_count_too() -> None:
    table = Table("europe").start().bare().hand(0, loco=3).deck(1, loco=3)
    for _ in range(40):
        table.play(table.claim("barcelona", "pamplona")).play(pay(LOCO)).chance(LOCO, LOCO, LOCO).play(WITHDRAW)
    assert table.phase == phases.OVER
