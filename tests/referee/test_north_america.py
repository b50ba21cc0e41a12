"""Clauses B: the map game, with the printed examples 1 to 3."""

import pytest

from .contract import CLAIM, COLOURS, KEEP, PASS, PAY_LOCOMOTIVES, TICKETS, IllegalMove
from .map_game import MapGame
from .referee import Referee
from .setups import (
    BLUE,
    GREEN,
    NORTH_AMERICA,
    RED,
    YELLOW,
    counts,
    deal,
    deck_into_hand,
    hand,
    lay,
    map_game,
    pay,
    started,
    to_decision,
)


def claim(game: MapGame, a: str, b: str, colour: str | None = None) -> int:
    return CLAIM + game.data.track(a, b, colour).number


def do_claim(referee: Referee, seat: int, a: str, b: str, payment: int) -> None:
    referee.play(seat, claim(map_game(referee), a, b))
    referee.play(seat, payment)
    to_decision(referee)


def test_the_board() -> None:
    game = map_game(started(NORTH_AMERICA, 2))
    assert len(game.data.cities) == 36
    assert len(game.data.tracks) == 100
    assert len([track for track in game.data.tracks if track.twin is not None]) == 44
    assert sum(track.length for track in game.data.tracks) == 309
    assert sum(ticket.points for ticket in game.data.tickets) == 349
    for track in game.data.tracks:
        if track.twin is not None:
            assert game.data.tracks[track.twin].twin == track.number
            assert game.data.tracks[track.twin].cities() == track.cities()


@pytest.mark.clause("B1", "B2", "B3", "B4")
def test_setup() -> None:
    referee = Referee(NORTH_AMERICA, 3)
    referee.chance(2)
    assert referee.position()["first"] == 2
    deal(referee, RED, BLUE, GREEN)  # singly, clockwise from the starting player
    hands = [player.hand for player in referee.game.players]
    assert hands == [counts(blue=1), counts(green=1), counts(red=1)]
    to_decision(referee)
    assert [sum(hand) for hand in hands] == [4, 4, 4]
    assert referee.game.phase == "setup"
    assert referee.pending() == [0, 1, 2]
    assert referee.legal(1) == {KEEP + 3, KEEP + 5, KEEP + 6, KEEP + 7}
    assert referee.position()["trains"] == [45, 45, 45]


@pytest.mark.clause("B3a")
def test_choices_at_setup_take_effect_together() -> None:
    referee = to_decision(Referee(NORTH_AMERICA, 3, 1))
    offers = [list(player.offer) for player in referee.game.players]
    referee.play(2, KEEP + 6)
    assert referee.pending() == [0, 1]
    assert referee.position()["chosen"] == [None, None, 6]
    assert referee.position()["held"] == [[], [], []]
    assert referee.position()["offer"] == offers
    with pytest.raises(IllegalMove):
        referee.play(2, KEEP + 7)
    referee.play(0, KEEP + 3)
    referee.play(1, KEEP + 5)
    assert referee.game.tickets.tail == [offers[1][1], offers[2][0], offers[0][2]]  # by seat from the first
    assert referee.position()["chosen"] == [None, None, None]
    assert referee.pending() == [1]


@pytest.mark.clause("B5")
def test_example_1_blue_route_of_three() -> None:
    referee = started(NORTH_AMERICA, 2)
    hand(referee, 0, blue=3, loco=3, red=3)
    referee.play(0, claim(map_game(referee), "montreal", "new_york"))
    assert referee.legal(0) == {pay(BLUE), pay(BLUE, 1), pay(BLUE, 2), PAY_LOCOMOTIVES}
    referee.play(0, pay(BLUE, 2))
    assert referee.game.cards.discards == counts(blue=1, loco=2)
    assert referee.game.players[0].hand == counts(blue=2, loco=1, red=3)


@pytest.mark.clause("B6")
def test_example_2_grey_route_of_two() -> None:
    referee = started(NORTH_AMERICA, 2)
    hand(referee, 0, red=2, yellow=1, loco=1)
    referee.play(0, claim(map_game(referee), "el_paso", "santa_fe"))
    assert referee.legal(0) == {pay(RED), pay(RED, 1), pay(YELLOW, 1)}
    hand(referee, 0, loco=2, green=1)
    assert referee.legal(0) == {PAY_LOCOMOTIVES, pay(GREEN, 1)}


@pytest.mark.clause("B5", "B6")
def test_example_3_montreal() -> None:
    referee = started(NORTH_AMERICA, 2)
    game = map_game(referee)
    to_new_york, to_toronto = claim(game, "montreal", "new_york"), claim(game, "montreal", "toronto")
    hand(referee, 0, blue=3)
    assert {to_new_york, to_toronto} <= referee.legal(0)
    hand(referee, 0, red=3)
    assert to_new_york not in referee.legal(0)
    assert to_toronto in referee.legal(0)
    hand(referee, 0, red=2, blue=2)
    assert not {to_new_york, to_toronto} & referee.legal(0)


@pytest.mark.clause("B7", "B8", "B11")
def test_trains_and_points() -> None:
    referee = started(NORTH_AMERICA, 2)
    game = map_game(referee)
    hand(referee, 0, yellow=6)
    do_claim(referee, 0, "helena", "seattle", pay(YELLOW))
    assert game.players[0].trains == 39
    assert game.players[0].points == 15
    assert game.owners[game.data.track("helena", "seattle").number] == 0
    referee.game.current = 0
    hand(referee, 0, black=3, orange=4)
    game.players[0].trains = 3
    assert claim(game, "nashville", "raleigh") in referee.legal(0)  # touches nothing of seat 0's
    assert claim(game, "denver", "kansas_city", "orange") not in referee.legal(0)  # four spaces


@pytest.mark.clause("B9", "B10")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_double_routes(players: int) -> None:
    referee = started(NORTH_AMERICA, players)
    game = map_game(referee)
    hand(referee, 0, yellow=2, red=2)
    hand(referee, 1, red=2, yellow=2)
    red = claim(game, "boston", "new_york", "red")
    yellow = claim(game, "boston", "new_york", "yellow")
    assert {red, yellow} <= referee.legal(0)
    referee.play(0, yellow)
    referee.play(0, pay(YELLOW))
    assert (red in referee.legal(1)) == (players >= 4)
    assert yellow not in referee.legal(1)
    game.current = 0
    assert red not in referee.legal(0)


@pytest.mark.clause("B12", "B12a")
def test_drawing_tickets() -> None:
    referee = started(NORTH_AMERICA, 2)
    game = referee.game
    game.tickets.pool, rest = game.tickets.pool[:2], game.tickets.pool[2:]
    game.tickets.tail, game.tickets.out = rest[:2], rest[2:]
    referee.play(0, TICKETS)
    second, first = game.tickets.pool
    referee.chance(first)
    assert referee.pool() == {second: 1}
    with pytest.raises(ValueError, match="cannot happen"):
        referee.chance(first)
    referee.chance(second)
    assert game.phase == "keep"  # the third came from the ordered bottom, no chance
    assert game.players[0].offer == [first, second, rest[0]]
    assert referee.legal(0) == {KEEP + n for n in range(1, 8)}
    referee.play(0, KEEP + 2)
    assert game.tickets.tail == [rest[1], first, rest[0]]
    assert second in game.players[0].held
    assert referee.pending() == [1]
    game.tickets.out += game.tickets.tail[1:]
    game.tickets.tail = game.tickets.tail[:1]
    referee.play(1, TICKETS)
    assert referee.legal(1) == {KEEP + 1}  # a single last ticket must be kept
    referee.play(1, KEEP + 1)
    assert TICKETS not in referee.legal(0)


@pytest.mark.clause("B13")
def test_last_round() -> None:
    referee = started(NORTH_AMERICA, 3)
    game = map_game(referee)
    game.players[0].trains = 4
    hand(referee, 0, red=2)
    do_claim(referee, 0, "el_paso", "santa_fe", pay(RED))
    assert game.players[0].trains == 2
    order = []
    for left in (3, 2, 1):
        assert referee.position()["last_turns"] == left
        seat = referee.pending()[0]
        order.append(seat)
        if seat == 1:  # falling to two trains again starts nothing new
            game.players[1].trains = 2
            hand(referee, 1, red=2)
            do_claim(referee, 1, "houston", "new_orleans", pay(RED))
            continue
        referee.play(seat, TICKETS)
        to_decision(referee)
        referee.play(seat, KEEP + 1)
    assert order == [1, 2, 0]
    assert referee.awaiting() == "over"
    assert referee.position()["last_turns"] == 0


@pytest.mark.clause("B13")
def test_three_trains_are_no_trigger() -> None:
    referee = started(NORTH_AMERICA, 2)
    map_game(referee).players[0].trains = 5
    hand(referee, 0, red=2)
    do_claim(referee, 0, "el_paso", "santa_fe", pay(RED))
    assert referee.position()["last_turns"] is None


@pytest.mark.clause("B13a")
def test_passes() -> None:
    referee = started(NORTH_AMERICA, 3)
    game = referee.game
    hand(referee, 0)
    hand(referee, 1)
    lay(game, game.cards.row)
    deck_into_hand(referee, 2)
    game.tickets.out, game.tickets.pool, game.tickets.tail = game.tickets.pool, [], []
    map_game(referee).players[2].trains = 0
    for seat in (0, 1, 2):
        assert referee.legal(seat) == {PASS}
        referee.play(seat, PASS)
    assert referee.awaiting() == "over"


@pytest.mark.clause("B13a")
def test_pass_is_illegal_while_anything_is_possible() -> None:
    referee = started(NORTH_AMERICA, 2)
    assert PASS not in referee.legal(0)
    hand(referee, 0, red=1)
    lay(referee.game, referee.game.cards.row)
    deck_into_hand(referee, 1)
    referee.game.tickets.pool = []
    assert PASS not in referee.legal(0)
    assert all(CLAIM <= decision < CLAIM + 100 for decision in referee.legal(0))


@pytest.mark.clause("S1")
def test_publicly_known_cards() -> None:
    referee = started(NORTH_AMERICA, 2)
    hand(referee, 0, red=3)
    lay(referee.game, referee.game.cards.row, red=5)
    referee.play(0, RED)
    deal(referee, BLUE)
    referee.play(0, RED)
    deal(referee, BLUE)
    assert referee.game.players[0].known == counts(red=2)
    referee.game.current = 0
    do_claim(referee, 0, "montreal", "toronto", pay(RED))
    assert referee.game.players[0].known == counts()
    assert referee.game.players[0].hand == counts(red=2)


@pytest.mark.clause("B5")
def test_every_payment_number_names_its_cards() -> None:
    referee = started(NORTH_AMERICA, 2)
    hand(referee, 0, **dict.fromkeys(COLOURS, 3), loco=3)
    referee.play(0, claim(map_game(referee), "montreal", "toronto"))
    ways = {pay(colour, locos) for colour in range(8) for locos in range(3)}
    assert referee.legal(0) == ways | {PAY_LOCOMOTIVES}
