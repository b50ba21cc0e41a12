"""Clauses E1 to E9b and E16: set-up, ferries and tunnels, with the printed examples 4 and 5."""

import pytest

from .contract import CLAIM, COUNT, DECK, KEEP, PASS, PAY_LOCOMOTIVES, TICKETS, WITHDRAW
from .referee import Referee
from .setups import (
    BLUE,
    EUROPE,
    GREEN,
    LOCO,
    RED,
    WHITE,
    YELLOW,
    counts,
    deal,
    deck_into_hand,
    europe,
    hand,
    lay,
    pay,
    started,
    to_decision,
)


def tunnel(referee: Referee, seat: int, a: str, b: str, payment: int) -> None:
    """Try a tunnel; the cards turned up are still to come."""
    lay(referee.game, referee.game.cards.row, blue=1, red=1, green=1, yellow=1, black=1)
    referee.play(seat, CLAIM + europe(referee).data.track(a, b).number)
    referee.play(seat, payment)


@pytest.mark.clause("E1")
def test_the_board() -> None:
    data = europe(started(EUROPE, 2)).data
    assert len(data.cities) == 47
    assert len(data.tracks) == 101
    assert sum(track.length for track in data.tracks) == 300
    assert {track.length for track in data.tracks} == {1, 2, 3, 4, 6, 8}
    assert len([track for track in data.tracks if track.tunnel]) == 18
    assert len([track for track in data.tracks if track.ferry]) == 13
    assert all(track.colour is None and not track.tunnel for track in data.tracks if track.ferry)
    assert len(data.tickets) == 46
    assert len([ticket for ticket in data.tickets if ticket.long]) == 6
    assert sum(ticket.points for ticket in data.tickets) == 444


@pytest.mark.clause("E1", "E2")
def test_setup() -> None:
    referee = Referee(EUROPE, 2, 1)
    while referee.awaiting() == "card":
        referee.chance(next(iter(referee.pool())))
    assert referee.position()["stations"] == [3, 3]
    assert set(referee.pool()) == {0, 1, 2, 3, 4, 5}
    referee.chance(4)  # seat 1 first: its long ticket, then three regular ones
    assert set(referee.pool()) == set(range(6, 46))
    for ticket in (10, 9, 8):
        referee.chance(ticket)
    assert set(referee.pool()) == {0, 1, 2, 3, 5}
    assert referee.position()["long_pool"] == [0, 1, 2, 3, 5]
    for ticket in (0, 20, 21, 22):
        referee.chance(ticket)
    assert referee.game.players[1].offer == [4, 10, 9, 8]
    assert referee.position()["long_pool"] == []
    assert referee.position()["out"] == [1, 2, 3, 5]
    assert referee.legal(0) == {KEEP + bits for bits in range(16) if (bits).bit_count() >= 2}
    referee.play(0, KEEP + 6)
    referee.play(1, KEEP + 9)
    assert referee.position()["held"] == [[20, 21], [4, 8]]
    assert referee.position()["out"] == [0, 1, 2, 3, 5, 9, 10, 22]
    assert referee.position()["tail"] == []


@pytest.mark.clause("E2", "B12")
def test_later_draws_are_regular_and_return_under_the_deck() -> None:
    referee = started(EUROPE, 2)
    referee.play(0, TICKETS)
    assert min(referee.pool()) >= 6
    to_decision(referee)
    offer = list(referee.game.players[0].offer)
    referee.play(0, KEEP + 1)
    assert referee.position()["tail"] == offer[1:]


@pytest.mark.clause("E4")
def test_example_4_ferry() -> None:
    referee = started(EUROPE, 2)
    palermo = CLAIM + europe(referee).data.track("palermo", "smyrna").number
    hand(referee, 0, red=5, loco=1)
    assert palermo not in referee.legal(0)
    hand(referee, 0, red=4, loco=2)
    referee.play(0, palermo)
    assert referee.legal(0) == {pay(RED, 2)}
    hand(referee, 0, red=4, blue=1, loco=6)
    assert referee.legal(0) == {pay(RED, n) for n in (2, 3, 4, 5)} | {pay(BLUE, 5), PAY_LOCOMOTIVES}
    referee.play(0, pay(RED, 2))
    assert europe(referee).cards.discards == counts(red=4, loco=2)


@pytest.mark.clause("E4")
def test_ferry_of_locomotives_only() -> None:
    referee = started(EUROPE, 2)
    hand(referee, 0, red=2, loco=2)
    referee.play(0, CLAIM + europe(referee).data.track("amsterdam", "london").number)
    assert referee.legal(0) == {PAY_LOCOMOTIVES}


@pytest.mark.clause("E5", "E8")
def test_example_5_tunnel_with_red() -> None:
    referee = started(EUROPE, 2)
    hand(referee, 0, red=3, loco=1)
    tunnel(referee, 0, "sarajevo", "sofia", pay(RED))
    game = europe(referee)
    assert game.cards.played_set == counts(red=2)
    assert game.players[0].hand == counts(red=1, loco=1)
    deal(referee, RED, BLUE, GREEN)
    assert game.phase == "surcharge"
    assert game.cards.turned == counts(red=1, blue=1, green=1)
    assert game.cards.discards == counts()
    assert referee.legal(0) == {COUNT + 0, COUNT + 1, WITHDRAW}
    referee.play(0, COUNT + 0)
    assert game.players[0].hand == counts(loco=1)
    assert game.players[0].trains == 43
    assert game.players[0].points == 2
    assert game.owners[game.data.track("sarajevo", "sofia").number] == 0
    assert game.cards.discards == counts(red=4, blue=1, green=1)
    assert referee.pending() == [1]


@pytest.mark.clause("E5")
def test_example_5_tunnel_with_green() -> None:
    referee = started(EUROPE, 2)
    hand(referee, 0, green=3, loco=1)
    tunnel(referee, 0, "sarajevo", "sofia", pay(GREEN))
    deal(referee, LOCO, RED, BLUE)
    assert referee.legal(0) == {COUNT + 0, COUNT + 1, WITHDRAW}
    referee.play(0, COUNT + 1)
    assert referee.game.players[0].hand == counts(green=1)


@pytest.mark.clause("E5", "E6")
def test_example_5_tunnel_with_locomotives() -> None:
    referee = started(EUROPE, 2)
    hand(referee, 0, loco=4, red=5)
    tunnel(referee, 0, "sarajevo", "sofia", PAY_LOCOMOTIVES)
    deal(referee, RED, LOCO, RED)
    assert referee.legal(0) == {COUNT + 1, WITHDRAW}
    referee.play(0, COUNT + 1)
    assert referee.game.players[0].hand == counts(loco=1, red=5)


@pytest.mark.clause("E5")
def test_a_set_with_one_coloured_card_has_that_colour() -> None:
    referee = started(EUROPE, 2)
    hand(referee, 0, loco=3, red=1)
    tunnel(referee, 0, "sarajevo", "sofia", pay(RED, 1))
    deal(referee, RED, LOCO, BLUE)
    assert referee.legal(0) == {COUNT + 2, WITHDRAW}


@pytest.mark.clause("E7")
def test_no_extra_no_way_back() -> None:
    referee = started(EUROPE, 2)
    hand(referee, 0, red=2)
    tunnel(referee, 0, "sarajevo", "sofia", pay(RED))
    deal(referee, BLUE, GREEN, WHITE)
    assert referee.pending() == [1]
    assert europe(referee).owners[europe(referee).data.track("sarajevo", "sofia").number] == 0


@pytest.mark.clause("E7", "E8", "E9b")
def test_giving_up() -> None:
    referee = started(EUROPE, 2)
    game = europe(referee)
    hand(referee, 0, black=3)
    hand(referee, 1, white=3, black=3)
    game.players[0].known = counts(black=1)
    tunnel(referee, 0, "madrid", "pamplona", pay(6))
    assert game.players[0].known == counts()
    deal(referee, 6, BLUE, BLUE)
    assert referee.legal(0) == {WITHDRAW}  # cannot pay
    referee.play(0, WITHDRAW)
    assert game.players[0].hand == counts(black=3)
    assert game.players[0].known == counts(black=3)
    assert game.players[0].trains == 45
    assert game.cards.discards == counts(black=1, blue=2)
    assert game.cards.played_set == game.cards.turned == counts()
    twins = {CLAIM + game.data.track("madrid", "pamplona", c).number for c in ("black", "white")}
    assert twins <= referee.legal(1)


@pytest.mark.clause("E9b")
def test_known_cards_survive_a_failed_attempt() -> None:
    referee = started(EUROPE, 2)
    hand(referee, 0, red=4, loco=1)
    referee.game.players[0].known = counts(red=3)
    tunnel(referee, 0, "sarajevo", "sofia", pay(RED, 1))
    assert referee.game.players[0].known == counts(red=2)
    deal(referee, RED, BLUE, BLUE)
    referee.play(0, WITHDRAW)
    assert referee.game.players[0].known == counts(red=3, loco=1)


@pytest.mark.clause("E8", "B7")
def test_trains_for_the_route_only() -> None:
    referee = started(EUROPE, 2)
    game = europe(referee)
    hand(referee, 0, red=5)
    game.players[0].trains = 1
    assert CLAIM + game.data.track("sarajevo", "sofia").number not in referee.legal(0)
    game.players[0].trains = 2
    tunnel(referee, 0, "sarajevo", "sofia", pay(RED))
    deal(referee, RED, RED, RED)
    referee.play(0, COUNT + 0)
    assert game.players[0].trains == 0
    assert referee.position()["last_turns"] == 2


@pytest.mark.clause("E9")
@pytest.mark.parametrize("in_deck", [0, 1, 2])
def test_fewer_than_three_cards_to_turn_up(in_deck: int) -> None:
    referee = started(EUROPE, 2)
    hand(referee, 0, red=2)
    lay(referee.game, referee.game.cards.row, blue=5)
    deck_into_hand(referee, 1, white=in_deck)
    referee.play(0, CLAIM + europe(referee).data.track("sarajevo", "sofia").number)
    referee.play(0, pay(RED))
    deal(referee, *[WHITE] * in_deck)
    assert referee.pending() == [1]
    assert referee.game.cards.deck == counts(red=2, white=in_deck)  # T8b


@pytest.mark.clause("E9a", "T8")
def test_reshuffle_while_cards_are_turned_up() -> None:
    referee = started(EUROPE, 2)
    game = europe(referee)
    hand(referee, 0, red=3)
    lay(game, game.cards.row, blue=5)
    deck_into_hand(referee, 1, white=1, yellow=4)
    lay(game, game.cards.discards, yellow=4)
    referee.play(0, CLAIM + game.data.track("sarajevo", "sofia").number)
    referee.play(0, pay(RED))
    deal(referee, WHITE)
    assert game.cards.deck == counts(yellow=4)  # neither the red set nor the white card
    deal(referee, YELLOW, YELLOW)
    assert game.cards.discards == counts(red=2, white=1, yellow=2)
    assert game.cards.deck == counts(yellow=2)


@pytest.mark.clause("E16")
@pytest.mark.parametrize("players", [2, 5])
def test_twenty_idle_rounds(players: int) -> None:
    referee = started(EUROPE, players)
    for seat in range(players):
        hand(referee, seat, red=2)
    turns = 0
    while referee.awaiting() != "over":
        tunnel(referee, referee.pending()[0], "sarajevo", "sofia", pay(RED))
        deal(referee, LOCO, BLUE, BLUE)
        referee.play(referee.pending()[0], WITHDRAW)
        lay(referee.game, referee.game.cards.discards)  # back into the deck, for the next turn
        turns += 1
    assert turns == 20 * players


@pytest.mark.clause("E16")
def test_any_other_turn_breaks_the_idle_rounds() -> None:
    referee = started(EUROPE, 2)
    referee.game.idle_turns = 39
    referee.play(0, DECK)
    to_decision(referee)
    referee.play(0, DECK)
    to_decision(referee)
    assert referee.pending() == [1]
    assert referee.game.idle_turns == 0


@pytest.mark.clause("E16", "B13a")
def test_a_pass_is_idle_too() -> None:
    referee = started(EUROPE, 2)
    game = europe(referee)
    hand(referee, 0)
    lay(game, game.cards.row)
    deck_into_hand(referee, 1)
    game.tickets.pool = []
    game.idle_turns = 38
    assert referee.legal(0) == {PASS}
    referee.play(0, PASS)
    assert referee.pending() == [1]
    assert game.idle_turns == 39
