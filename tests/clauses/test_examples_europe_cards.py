"""The examples that the printed rules give for Europe and the card game: 4 to 8 of docs/rules.md."""

from __future__ import annotations

import pytest

from kit import BLUE, COLOURS, GREEN, LOCO, RED, WHITE, YELLOW, Table, complete, count, pay, place, singles
from whistlestop.rules.decisions import DONE, WITHDRAW

OPEN = ("barcelona", "pamplona")  # a grey tunnel of 2


@pytest.mark.clause("E4")
@pytest.mark.parametrize("colour", range(8))
def test_example_4_smyrna_to_palermo_takes_four_of_one_colour_and_two_locomotives(colour: int) -> None:
    table = Table("europe").start().bare().hand(0, **{COLOURS[colour]: 4, "loco": 2})
    table.play(table.claim("smyrna", "palermo"))
    assert table.legal() == {pay(colour, 2)}
    table.play(pay(colour, 2))
    assert table.owns(0, "smyrna", "palermo")
    assert table.cards("hands", 0) == {}
    assert table.state["points"][0] == 15


@pytest.mark.clause("E5")
@pytest.mark.clause("E6")
@pytest.mark.parametrize(
    "played, turned, extra, ways",
    [
        (RED, RED, {"red": 1}, {count(0)}),
        (RED, RED, {"loco": 1}, {count(1)}),
        (GREEN, LOCO, {"green": 1}, {count(0)}),
        (GREEN, LOCO, {"loco": 1}, {count(1)}),
        (LOCO, LOCO, {"loco": 1}, {count(1)}),
        (LOCO, LOCO, {"red": 1}, set()),
    ],
)
def test_example_5_one_card_turned_up_that_counts_takes_one_more(
    played: int, turned: int, extra: dict[str, int], ways: set[int]
) -> None:
    name = (*COLOURS, "loco")[played]
    hand = {name: 2} | {kind: number + (2 if kind == name else 0) for kind, number in extra.items()}
    table = Table("europe").start().bare().hand(0, **hand)
    table.play(table.claim(*OPEN)).play(pay(played)).chance(turned, WHITE, YELLOW)
    assert table.cards("hands", 0) == extra
    assert table.legal() == ways | {WITHDRAW}
    for way in ways:
        assert table.play(way).owns(0, *OPEN)
        assert table.cards("hands", 0) == {}


@pytest.mark.clause("K12")
def test_example_6_three_blue_cards_rob_a_single_blue_card() -> None:
    table = Table("card_game").start().bare().hand(0, blue=1, red=1, yellow=1).hand(1, blue=3)
    table.play(singles(BLUE, RED, YELLOW))
    table.play(place(BLUE)).play(count(3)).play(count(0))
    assert table.cards("discard") == {"blue": 1}
    assert table.yard(1) == {"blue": (3, 0)}
    assert table.yard(0) == {}  # its red and its yellow card have moved on, in the step that began the turn
    assert table.cards("piles", 0) == {"red": 1, "yellow": 1}


@pytest.mark.clause("K16")
@pytest.mark.parametrize("missing", ["purple", "blue", "white"])
def test_example_7_los_angeles_to_pittsburgh_with_one_locomotive_and_three_cards(missing: str) -> None:
    track = {"purple": 1, "blue": 2, "white": 1}
    track[missing] -= 1
    table = Table("card_game").start().bare()
    ticket = table.ticket("los_angeles", "pittsburgh")
    assert sum(table.map.tickets[ticket].cards) == 4
    table.tickets(0, ticket).tickets(1, 0).on_track(0, loco=1, **track).to_completion(1)
    table.play(complete(ticket), 0).play(DONE, 0).play(DONE, 1)
    assert table.done(0) == {ticket}
    assert table.scores()["tickets"][0] == 18


@pytest.mark.clause("K10")
def test_example_8_of_four_green_cards_the_two_locomotives_move_first() -> None:
    table = Table("card_game").start().bare().hand(0, green=2, loco=2)
    table.play(place(GREEN)).play(count(2)).play(count(2))
    for locos in (1, 2):
        table.idle()
        assert table.cards("piles", 0) == {"loco": locos}
        table.idle()
    table.idle()
    assert table.cards("piles", 0) == {"loco": 2, "green": 1}
