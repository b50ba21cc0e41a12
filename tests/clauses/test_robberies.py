"""Train robberies: clause K12, and K8 for the cards that they discard."""

from __future__ import annotations

import pytest

from kit import BLUE, GREEN, RED, WHITE, Table, count, place, singles
from whistlestop.rules.decisions import DECK, PLACE, SINGLES


def shed(players: int = 2, **hand: int) -> Table:
    return Table("card_game", players).start().bare().hand(0, **hand)


@pytest.mark.clause("K12")
def test_a_colour_in_anothers_yard_takes_strictly_more_cards() -> None:
    table = shed(red=5).place_pile(1, RED, 3)
    table.play(place(RED))
    assert table.legal() == {count(4), count(5)}
    assert table.refused(count(3)) == "K12"
    assert table.refused(count(2)) == "K12"


@pytest.mark.clause("K12")
@pytest.mark.parametrize("own", [2, 3])
def test_as_many_or_fewer_are_refused(own: int) -> None:
    table = shed(red=own).place_pile(1, RED, 3)
    assert place(RED) not in table.legal()
    assert table.refused(place(RED)) == "K12"


@pytest.mark.clause("K12")
def test_the_robbers_locomotives_count() -> None:
    table = shed(red=1, loco=4).place_pile(1, RED, 3)
    table.play(place(RED)).play(count(1))
    assert table.legal() == {count(3), count(4)}
    assert table.refused(count(2)) == "K12"
    table.play(count(3))
    assert table.yard(0) == {"red": (1, 3)}
    assert table.yard(1) == {}


@pytest.mark.clause("K12")
def test_the_robbed_piles_locomotives_count() -> None:
    table = shed(red=5).place_pile(1, RED, 1, 3)
    assert place(RED) in table.legal()
    table.hand(0, red=4)
    assert table.refused(place(RED)) == "K12"


@pytest.mark.clause("K12")
def test_the_whole_pile_goes_to_the_discards_locomotives_included() -> None:
    table = shed(red=4).place_pile(1, RED, 1, 2).place_pile(1, BLUE, 2, 1)
    table.play(place(RED)).play(count(4)).play(count(0))
    assert table.cards("discard") == {"red": 1, "loco": 2}
    assert table.yard(0) == {"red": (4, 0)}
    # seat 1's turn has begun: its blue pile is untouched but for step 1
    assert table.yard(1) == {"blue": (2, 0)}
    assert table.cards("piles", 1) == {"loco": 1}


@pytest.mark.clause("K12")
def test_no_card_of_the_robbed_pile_comes_to_the_robber() -> None:
    table = shed(red=4, loco=1).place_pile(1, RED, 2, 1)
    table.play(place(RED)).play(count(4)).play(count(0))
    assert table.cards("hands", 0) == {"loco": 1}
    assert table.cards("hands", 1) == {}


@pytest.mark.clause("K12")
def test_only_the_pile_of_the_colour_is_robbed_whoever_has_it() -> None:
    table = shed(4, red=3).place_pile(2, RED, 2).place_pile(2, GREEN, 1).place_pile(3, BLUE, 2)
    table.play(place(RED)).play(count(3)).play(count(0))
    assert table.yard(0) == {"red": (3, 0)}
    assert table.yard(2) == {"green": (1, 0)}
    assert table.yard(3) == {"blue": (2, 0)}


@pytest.mark.clause("K12")
def test_what_counts_is_the_pile_at_that_moment() -> None:
    """Seat 1's pile of three is one of two after its own step 1: then three cards rob it."""
    table = shed(red=3).place_pile(1, RED, 3)
    assert table.refused(place(RED)) == "K12"
    table.idle().idle()
    assert table.yard(1) == {"red": (2, 0)}
    table.play(place(RED))
    assert table.legal() == {count(3)}


@pytest.mark.clause("K12")
def test_one_card_in_anothers_yard_is_robbed_by_two() -> None:
    table = shed(red=2).place_pile(1, RED, 1)
    table.play(place(RED))
    assert table.legal() == {count(2)}
    table.play(count(2)).play(count(0))
    assert table.cards("discard") == {"red": 1}


@pytest.mark.clause("K12")
def test_three_singles_use_colours_that_lie_in_no_yard() -> None:
    table = shed(red=2, blue=1, green=1, white=1).place_pile(1, RED, 1)
    assert {d for d in table.legal() if d >= SINGLES} == {singles(BLUE, GREEN, WHITE)}
    assert table.refused(singles(RED, BLUE, GREEN)) == "K12"


@pytest.mark.clause("K12")
def test_a_colour_lies_in_at_most_one_yard_and_robbers_are_robbed_in_turn() -> None:
    table = shed(3, red=2).hand(1, red=3).hand(2, red=4)
    for seat in range(3):
        table.play(place(RED)).play(count(seat + 2)).play(count(0))
        assert [other for other in range(3) if "red" in table.yard(other)] == [seat]
    assert table.yard(2) == {"red": (4, 0)}
    assert table.cards("discard") == {"red": 5}


@pytest.mark.clause("K12")
def test_a_pile_that_has_run_out_bars_nobody() -> None:
    table = shed(red=2).place_pile(1, RED, 1)
    table.idle().idle()  # step 1 of seat 1 empties it
    assert table.yard(1) == {}
    table.play(place(RED)).play(count(2)).play(count(0))
    assert table.cards("discard") == {}


@pytest.mark.clause("K12")
@pytest.mark.clause("K9")
def test_two_cards_are_always_needed() -> None:
    table = shed(red=1).place_pile(1, BLUE, 1)
    assert not {d for d in table.legal() if PLACE <= d < PLACE + 8}
    assert table.refused(place(RED)) == "K9"


@pytest.mark.clause("K8")
def test_robbed_cards_are_not_shuffled_into_the_deck() -> None:
    table = shed(red=3).place_pile(1, RED, 2).deck(1)
    table.play(place(RED)).play(count(3)).play(count(0))
    assert table.cards("discard") == {"red": 2}
    assert table.state["deck_n"] == 0
    assert table.refused(DECK) == "T9"
