"""Rail yards: the compulsory step and placing cards. Clauses K5, K6, K6a, K9 to K11; robberies: test_robberies.py."""

from __future__ import annotations

import itertools

import pytest

from kit import BLACK, BLUE, GREEN, LOCO, PURPLE, RED, WHITE, YELLOW, Table, count, draw, place, singles
from whistlestop import rules
from whistlestop.rules import phases
from whistlestop.rules.decisions import DECK, PLACE, SINGLES, TAKE_TICKETS


def shed(players: int = 2, **hand: int) -> Table:
    return Table("card_game", players).start().bare().hand(0, **hand)


def around(table: Table) -> Table:
    """The others idle until seat 0's next turn begins."""
    while True:
        table.idle()
        if table.seat == 0:
            return table


@pytest.mark.clause("K5")
def test_at_the_start_of_a_turn_one_card_of_each_pile_moves_to_the_track() -> None:
    table = shed(3).place_pile(0, RED, 3).place_pile(0, BLUE, 1).place_pile(1, GREEN, 2)
    around(table)
    assert table.yard(0) == {"red": (2, 0)}
    assert table.cards("piles", 0) == {"red": 1, "blue": 1}
    assert table.yard(1) == {"green": (1, 0)}
    assert table.cards("piles", 1) == {"green": 1}
    assert table.cards("piles", 2) == {}


@pytest.mark.clause("K5")
def test_the_step_is_no_decision_and_comes_before_the_players_own() -> None:
    """Seat 1's turn begins by itself with its step 1, and only its own yard moves."""
    table = shed().place_pile(0, RED, 2).place_pile(1, GREEN, 2)
    table.play(draw(BLUE)).settle().play(DECK).settle()
    assert (table.seat, table.phase) == (1, phases.TURN)
    assert table.yard(1) == {"green": (1, 0)}
    assert table.yard(0) == {"red": (2, 0)}


@pytest.mark.clause("K5")
def test_with_an_empty_yard_the_step_is_skipped() -> None:
    table = around(shed())
    assert not table.state["piles"].any()
    assert table.phase == phases.TURN


@pytest.mark.clause("K5")
@pytest.mark.clause("K11")
def test_a_pile_emptied_by_the_step_frees_its_colour_in_the_same_turn() -> None:
    table = shed().place_pile(0, RED, 1).hand(0, red=3)
    assert table.refused(place(RED)) == "K11"
    around(table)
    assert table.cards("piles", 0) == {"red": 1}
    table.play(place(RED)).play(count(3)).play(count(0))
    assert table.yard(0) == {"red": (3, 0)}


@pytest.mark.clause("K5")
@pytest.mark.clause("K9")
def test_a_colour_freed_by_the_step_may_be_one_of_three_singles() -> None:
    table = shed().place_pile(0, RED, 1).hand(0, red=1, blue=1, green=1)
    assert table.refused(singles(BLUE, GREEN, RED)) == "K11"
    around(table).play(singles(BLUE, GREEN, RED))
    assert table.yard(0) == {"red": (1, 0), "blue": (1, 0), "green": (1, 0)}
    assert table.cards("piles", 0) == {"red": 1}


@pytest.mark.clause("K5")
def test_the_step_is_also_made_in_the_last_turn() -> None:
    table = shed().place_pile(0, RED, 4).place_pile(1, BLUE, 4).deck(1)
    table.idle()  # the deck is empty: one last turn each, seat 1 first
    assert table.state["last_turns"] == 2
    assert table.cards("piles", 1) == {"blue": 1}
    table.idle()
    assert table.cards("piles", 0) == {"red": 1}
    table.idle()
    assert table.phase == phases.COMPLETING
    assert (table.yard(0), table.yard(1)) == ({"red": (3, 0)}, {"blue": (3, 0)})


@pytest.mark.clause("K6")
def test_cards_on_the_track_stay_there_until_tickets_are_scored() -> None:
    """Whatever is done in 60 random turns, a track pile only grows, by what left its owner's yard."""
    table = Table("card_game", 3, seed=5).start()
    for step in range(150):
        before, phase = table.state["piles"].copy(), table.phase
        seat = rules.to_move(table.states)[0]
        legal = sorted(table.legal(seat))
        table.play(legal[step * 7919 % len(legal)], seat).settle()
        if phase == phases.COMPLETING:
            break
        assert (table.state["piles"] >= before).all()
    assert table.state["piles"].any()


@pytest.mark.clause("K6")
@pytest.mark.clause("K12")
def test_a_robbery_does_not_reach_cards_on_the_track() -> None:
    table = shed(red=4).on_track(1, red=2).place_pile(1, RED, 2)
    table.play(place(RED)).play(count(4)).play(count(0))
    assert table.cards("piles", 1) == {"red": 2}


@pytest.mark.clause("K6a")
def test_what_lies_on_the_track_is_the_same_knowledge_for_everybody() -> None:
    table = shed(3).on_track(0, red=2, loco=1).on_track(1, blue=3)
    for seat in (0, 1, 2, -1):
        assert table.seen(seat)["piles"].tobytes() == table.state["piles"].tobytes()
        for possible in rules.resample(rules.seen(table.states, seat), table.board, seat, games=5, seed=3):
            assert possible["piles"].tobytes() == table.state["piles"].tobytes()


@pytest.mark.clause("K9")
def test_a_pile_is_two_or_more_cards_of_one_colour() -> None:
    table = shed(red=4, blue=1, green=2)
    assert {d - PLACE for d in table.legal() if PLACE <= d < PLACE + 8} == {RED, GREEN}
    assert table.refused(place(BLUE)) == "K9"  # one card is no pile
    assert table.refused(place(WHITE)) == "K9"
    table.play(place(RED))
    assert table.legal() == {count(2), count(3), count(4)}
    assert table.refused(count(1)) == "K9"
    assert table.refused(count(5)) == "K9"
    table.play(count(3))
    assert table.legal() == {count(0)}
    table.play(count(0))
    assert table.yard(0) == {"red": (3, 0)}
    assert table.cards("hands", 0) == {"red": 1, "blue": 1, "green": 2}
    assert (table.seat, table.phase) == (1, phases.TURN)


@pytest.mark.clause("K9")
def test_locomotives_may_be_among_them_in_any_number() -> None:
    table = shed(red=2, loco=3)
    table.play(place(RED))
    assert table.legal() == {count(1), count(2)}
    two = table.copy().play(count(2))
    assert two.legal() == {count(0), count(1), count(2), count(3)}
    table.play(count(1))
    assert table.legal() == {count(1), count(2), count(3)}
    assert table.refused(count(0)) == "K9"
    assert table.refused(count(4)) == "K9"


@pytest.mark.clause("K9")
def test_locomotives_alone_are_no_pile() -> None:
    table = shed(loco=5)
    assert not {d for d in table.legal() if PLACE <= d < PLACE + 8 or d >= SINGLES}
    for colour in range(8):
        assert table.refused(place(colour)) == "K9"
    table = shed(red=1, loco=5).play(place(RED))
    assert table.refused(count(0)) == "K9"


@pytest.mark.clause("K9a")
@pytest.mark.parametrize("locos", [1, 2, 5])
def test_one_coloured_card_and_one_or_more_locomotives_are_a_pile(locos: int) -> None:
    table = shed(red=1, loco=5).play(place(RED)).play(count(1)).play(count(locos))
    assert table.yard(0) == {"red": (1, locos)}
    assert table.cards("hands", 0) == ({"loco": 5 - locos} if locos < 5 else {})


@pytest.mark.clause("K9")
def test_three_single_cards_of_three_colours_are_three_piles() -> None:
    table = shed(red=2, blue=1, green=3, white=1, loco=2)
    assert {d for d in table.legal() if d >= SINGLES} == {
        singles(*three) for three in itertools.combinations((RED, BLUE, GREEN, WHITE), 3)
    }
    assert table.refused(singles(RED, BLUE, YELLOW)) == "K9"  # a locomotive does not stand in for the yellow card
    table.play(singles(RED, BLUE, GREEN))
    assert table.yard(0) == {"blue": (1, 0), "green": (1, 0), "red": (1, 0)}
    assert table.cards("hands", 0) == {"red": 1, "green": 2, "white": 1, "loco": 2}
    assert (table.seat, table.phase) == (1, phases.TURN)


@pytest.mark.clause("K9")
@pytest.mark.parametrize("hand", [{"red": 1, "blue": 1}, {"red": 1}, {"red": 1, "blue": 1, "loco": 1}])
def test_fewer_than_three_colours_are_no_singles(hand: dict[str, int]) -> None:
    assert not {d for d in shed(**hand).legal() if d >= SINGLES}


@pytest.mark.clause("K9")
def test_every_set_of_three_colours_has_its_decision() -> None:
    for three in itertools.combinations(range(8), 3):
        table = shed(purple=1, blue=1, orange=1, white=1, green=1, yellow=1, black=1, red=1).play(singles(*three))
        assert [int(pile[0]) for pile in table.state["yards"][0]] == [int(colour in three) for colour in range(8)]


@pytest.mark.clause("K9")
def test_every_card_in_a_yard_is_visible_to_all() -> None:
    table = shed(3, red=2, loco=2).play(place(RED)).play(count(2)).play(count(1))
    for seat in (0, 1, 2, -1):
        assert [int(n) for n in table.seen(seat)["yards"][0][RED]] == [2, 1]


@pytest.mark.clause("K9")
def test_cards_placed_are_no_longer_known_to_be_in_the_hand() -> None:
    table = shed(red=4, loco=3).known(0, red=3, loco=1).play(place(RED)).play(count(2)).play(count(2))
    assert table.cards("known", 0) == {"red": 1}


@pytest.mark.clause("K9")
def test_a_pile_once_begun_has_to_be_finished() -> None:
    table = shed(red=3, loco=1).play(place(RED))
    for other in (DECK, TAKE_TICKETS, place(RED), singles(RED, BLUE, GREEN)):
        assert table.refused(other) == "K9"
    assert table.refused(count(2), 1) == "K4"


@pytest.mark.clause("K10")
def test_a_piles_locomotives_are_the_first_to_move() -> None:
    table = shed(purple=2, loco=2).play(place(PURPLE)).play(count(2)).play(count(2))
    seen = []
    for _ in range(4):
        table.idle()
        seen.append((table.yard(0).get("purple"), table.cards("piles", 0)))
        table.idle()
    assert seen == [
        ((2, 1), {"loco": 1}),
        ((2, 0), {"loco": 2}),
        ((1, 0), {"loco": 2, "purple": 1}),
        (None, {"loco": 2, "purple": 2}),
    ]


@pytest.mark.clause("K10")
def test_each_pile_moves_its_own_top_card() -> None:
    table = around(shed().place_pile(0, RED, 1, 2).place_pile(0, BLACK, 2).place_pile(0, YELLOW, 1, 1))
    assert table.yard(0) == {"red": (1, 1), "black": (1, 0), "yellow": (1, 0)}
    assert table.cards("piles", 0) == {"loco": 2, "black": 1}


@pytest.mark.clause("K11")
def test_a_colour_in_ones_own_yard_may_not_be_placed_again() -> None:
    table = shed(red=5, blue=2, green=2, white=2, loco=2).place_pile(0, RED, 2)
    assert place(RED) not in table.legal()
    assert table.refused(place(RED)) == "K11"
    assert table.refused(singles(RED, BLUE, GREEN)) == "K11"
    assert {d for d in table.legal() if d >= SINGLES} == {singles(BLUE, GREEN, WHITE)}


@pytest.mark.clause("K11")
def test_a_pile_of_which_only_coloured_cards_are_left_still_bars_its_colour() -> None:
    table = around(shed(red=5).place_pile(0, RED, 1, 1))
    assert table.yard(0) == {"red": (1, 0)}
    assert table.refused(place(RED)) == "K11"


@pytest.mark.clause("K11")
@pytest.mark.clause("K10")
def test_locomotives_in_another_pile_bar_nothing() -> None:
    table = shed(red=2, loco=3).place_pile(0, BLUE, 1, 3)
    table.play(place(RED)).play(count(1)).play(count(3))
    assert table.yard(0) == {"blue": (1, 3), "red": (1, 3)}
    assert int(table.state["hands"][0][LOCO]) == 0
