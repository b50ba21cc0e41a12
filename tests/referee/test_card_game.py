"""Clauses K1 to K13a: the card game's set-up and turns, with the printed examples 6 and 8."""

import pytest

from .contract import COUNT, DECK, DRAW, KEEP, PASS, PLACE, SINGLES, THREE_COLOURS, TICKETS
from .referee import Referee
from .setups import (
    BLUE,
    CARD_GAME,
    GREEN,
    LOCO,
    PURPLE,
    RED,
    YELLOW,
    card_game,
    counts,
    deal,
    deck_into_hand,
    hand,
    lay,
    started,
    to_decision,
)


def singles(*colours: int) -> int:
    a, b, c = sorted(colours)
    return SINGLES + THREE_COLOURS.index((a, b, c))


def yard(referee: Referee, seat: int, **piles: tuple[int, int]) -> None:
    """Lay piles (cards of the colour, locomotives) from the deck into a yard."""
    game = card_game(referee)
    for name, (cards, locomotives) in piles.items():
        colour = counts(**{name: 1}).index(1)
        game.cards.deck[colour] -= cards
        game.cards.deck[LOCO] -= locomotives
        assert min(game.cards.deck) >= 0
        game.players[seat].yard[colour] = [cards, locomotives]


def place(referee: Referee, seat: int, colour: int, count: int, locomotives: int) -> None:
    referee.play(seat, PLACE + colour)
    referee.play(seat, COUNT + count)
    referee.play(seat, COUNT + locomotives)


def draw_no_tickets(referee: Referee) -> None:
    seat = referee.pending()[0]
    referee.play(seat, TICKETS)
    to_decision(referee)
    referee.play(seat, KEEP)


@pytest.mark.clause("K1")
def test_the_tickets() -> None:
    data = started(CARD_GAME, 2).game.data
    assert len(data.tickets) == 46
    assert sum(ticket.points for ticket in data.tickets) == 581
    for ticket in data.tickets:
        assert sum(ticket.cards) == (ticket.points + 4) // 5
    assert {data.cities[city]: value for city, value in data.bonus.items()} == {
        "seattle": 8,
        "los_angeles": 12,
        "chicago": 12,
        "dallas": 10,
        "new_york": 15,
        "miami": 8,
    }


@pytest.mark.clause("K1", "K2", "K4")
def test_deal() -> None:
    referee = Referee(CARD_GAME, 3)
    assert referee.game.cards.deck == [10] * 8 + [13]
    assert referee.position()["known"] == [counts(loco=1)] * 3
    referee.chance(1)
    deal(referee, RED, BLUE, GREEN)
    assert [player.hand for player in referee.game.players] == [
        counts(green=1, loco=1),
        counts(red=1, loco=1),
        counts(blue=1, loco=1),
    ]
    to_decision(referee)
    assert [sum(player.hand) for player in referee.game.players] == [8, 8, 8]
    assert sum(referee.game.cards.row) == 5
    assert [len(player.offer) for player in referee.game.players] == [6, 6, 6]


@pytest.mark.clause("K3")
def test_keeping_at_setup() -> None:
    referee = to_decision(Referee(CARD_GAME, 2, 0))
    offers = [list(player.offer) for player in referee.game.players]
    assert referee.legal(0) == {KEEP + bits for bits in range(1, 64)}
    referee.play(0, KEEP + 1)
    referee.play(1, KEEP + 63)
    assert referee.game.players[0].held == offers[0][:1]
    assert set(offers[0][1:]) <= set(referee.game.tickets.pool)  # shuffled back, not underneath
    assert referee.game.tickets.tail == []
    assert len(referee.game.tickets.pool) == 46 - 7


@pytest.mark.clause("K5", "K10")
def test_example_8_locomotives_move_first() -> None:
    referee = started(CARD_GAME, 2)
    game = card_game(referee)
    hand(referee, 0, green=2, loco=2)
    place(referee, 0, GREEN, 2, 2)
    assert game.players[0].yard[GREEN] == [2, 2]
    for expected in (counts(loco=1), counts(loco=2), counts(green=1, loco=2), counts(green=2, loco=2)):
        draw_no_tickets(referee)
        assert game.players[0].track == expected
        assert referee.pending() == [0]
        draw_no_tickets(referee)
    assert game.players[0].yard[GREEN] == [0, 0]


@pytest.mark.clause("K5", "K11")
def test_step_1_empties_a_pile_and_frees_the_colour() -> None:
    referee = started(CARD_GAME, 2)
    game = card_game(referee)
    hand(referee, 1, blue=2, red=2)
    yard(referee, 1, blue=(1, 0), red=(2, 0))
    draw_no_tickets(referee)
    assert game.players[1].track == counts(blue=1, red=1)
    assert PLACE + BLUE in referee.legal(1)
    assert PLACE + RED not in referee.legal(1)


@pytest.mark.clause("K7")
def test_step_2_cannot_be_refused() -> None:
    referee = started(CARD_GAME, 2)
    assert PASS not in referee.legal(0)
    assert {DECK, TICKETS} <= referee.legal(0)


@pytest.mark.clause("K9", "K9a")
def test_piles() -> None:
    referee = started(CARD_GAME, 2)
    hand(referee, 0, blue=3, red=1, loco=2)
    assert {d for d in referee.legal(0) if PLACE <= d < PLACE + 8} == {PLACE + BLUE, PLACE + RED}
    referee.play(0, PLACE + RED)
    assert referee.legal(0) == {COUNT + 1}
    referee.play(0, COUNT + 1)
    assert referee.legal(0) == {COUNT + 1, COUNT + 2}  # one coloured card needs a locomotive
    assert card_game(referee).players[0].hand == counts(blue=3, red=1, loco=2)
    referee.play(0, COUNT + 2)
    assert card_game(referee).players[0].yard[RED] == [1, 2]
    assert card_game(referee).players[0].hand == counts(blue=3)
    game = card_game(referee)
    game.current = 0
    assert PLACE + BLUE in referee.legal(0)
    hand(referee, 0, blue=1)
    assert not [d for d in referee.legal(0) if d >= PLACE]
    hand(referee, 0, loco=5)
    assert not [d for d in referee.legal(0) if d >= PLACE]  # locomotives alone are no pile


@pytest.mark.clause("K9")
def test_three_singles() -> None:
    referee = started(CARD_GAME, 2)
    game = card_game(referee)
    hand(referee, 0, blue=1, red=1, green=2, loco=2)
    assert {d for d in referee.legal(0) if d >= SINGLES} == {singles(BLUE, RED, GREEN)}
    referee.play(0, singles(BLUE, RED, GREEN))
    assert game.players[0].hand == counts(green=1, loco=2)
    assert [game.players[0].yard[colour] for colour in (BLUE, RED, GREEN)] == [[1, 0]] * 3
    assert referee.pending() == [1]
    assert THREE_COLOURS[0] == (0, 1, 2)
    assert THREE_COLOURS[1] == (0, 1, 3)
    assert THREE_COLOURS[55] == (5, 6, 7)


@pytest.mark.clause("K12")
def test_example_6_train_robbery() -> None:
    referee = started(CARD_GAME, 2)
    game = card_game(referee)
    yard(referee, 1, blue=(1, 0), red=(1, 0), yellow=(1, 0))
    hand(referee, 0, blue=3)
    place(referee, 0, BLUE, 3, 0)
    assert game.cards.discards == counts(blue=1)
    assert game.players[0].yard[BLUE] == [3, 0]
    assert game.players[1].yard[BLUE] == [0, 0]
    # Seat 1's turn has begun: the red and the yellow card have moved on.
    assert game.players[1].track == counts(red=1, yellow=1)


@pytest.mark.clause("K12")
def test_robbery_needs_strictly_more_cards() -> None:
    referee = started(CARD_GAME, 2)
    game = card_game(referee)
    yard(referee, 1, blue=(1, 2), red=(1, 0))
    hand(referee, 0, blue=3)
    assert PLACE + BLUE not in referee.legal(0)
    hand(referee, 0, blue=3, loco=2, red=1, green=1, yellow=1, purple=1)
    assert {d for d in referee.legal(0) if d >= SINGLES} == {singles(GREEN, YELLOW, PURPLE)}
    referee.play(0, PLACE + BLUE)
    assert referee.legal(0) == {COUNT + 2, COUNT + 3}
    referee.play(0, COUNT + 2)
    assert referee.legal(0) == {COUNT + 2}
    referee.play(0, COUNT + 2)
    assert game.cards.discards == counts(blue=1, loco=2)  # the locomotives too
    assert game.players[0].yard[BLUE] == [2, 2]


@pytest.mark.clause("K13", "B12a")
def test_drawing_tickets() -> None:
    referee = started(CARD_GAME, 2)
    referee.play(0, TICKETS)
    to_decision(referee)
    offer = list(referee.game.players[0].offer)
    assert len(offer) == 4
    assert referee.legal(0) == {KEEP + bits for bits in range(16)}
    referee.play(0, KEEP + 4)
    assert referee.game.tickets.tail == [offer[0], offer[1], offer[3]]
    assert offer[2] in referee.game.players[0].held
    referee.game.tickets.pool = []
    referee.play(1, TICKETS)
    assert referee.game.players[1].offer == [offer[0], offer[1], offer[3]]
    referee.play(1, KEEP + 7)
    assert TICKETS not in referee.legal(0)


@pytest.mark.clause("K13a")
def test_pass_only_without_any_action() -> None:
    referee = started(CARD_GAME, 2)
    game = referee.game
    hand(referee, 0)
    lay(game, game.cards.row)
    deck_into_hand(referee, 1)
    assert referee.legal(0) == {TICKETS}
    game.tickets.out, game.tickets.pool = game.tickets.pool, []
    assert referee.legal(0) == {PASS}
    referee.play(0, PASS)
    # An empty deck begins the last turns anyhow (K14); a round of passes cannot come before that.
    assert game.last_turns == 2


@pytest.mark.clause("K13a")
def test_a_round_of_passes_begins_the_last_turns() -> None:
    referee = started(CARD_GAME, 3)
    game = card_game(referee)
    game.passes = 2  # cannot come about while the deck has a card
    game.this_turn = "pass"
    game.do_end_turn(-1)
    assert game.last_turns == 3


@pytest.mark.clause("K13a")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_twenty_idle_rounds_begin_the_last_turns(players: int) -> None:
    referee = started(CARD_GAME, players)
    for turn in range(20 * players):
        assert referee.position()["last_turns"] is None, turn
        draw_no_tickets(referee)
    assert referee.position()["last_turns"] == players
    for _ in range(players):
        draw_no_tickets(referee)
    assert referee.game.phase == "complete"


@pytest.mark.clause("K13a")
def test_keeping_a_ticket_breaks_the_idle_rounds() -> None:
    referee = started(CARD_GAME, 2)
    referee.game.idle_turns = 39
    referee.play(0, TICKETS)
    to_decision(referee)
    referee.play(0, KEEP + 1)
    assert referee.game.idle_turns == 0
    assert referee.position()["last_turns"] is None


@pytest.mark.clause("K8", "T3", "T10")
def test_drawing_in_the_last_turns() -> None:
    referee = started(CARD_GAME, 2)
    lay(referee.game, referee.game.cards.row, blue=2, loco=3)
    deck_into_hand(referee, 1, red=2)
    referee.play(0, DRAW + BLUE)
    deal(referee, RED)
    referee.play(0, DECK)
    deal(referee, RED)
    assert referee.position()["last_turns"] == 2  # K14
    assert referee.pending() == [1]
    assert {d for d in referee.legal(1) if d <= DECK} == {DRAW + BLUE, DRAW + RED, DRAW + LOCO}
    referee.play(1, DRAW + LOCO)  # K15: still the whole draw, and not replaced
    assert referee.game.cards.row == counts(blue=1, red=1, loco=2)
    assert referee.pending() == [0]
    referee.play(0, DRAW + BLUE)
    referee.play(0, DRAW + RED)
    assert referee.game.phase == "complete"
