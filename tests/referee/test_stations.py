"""Clauses E10 to E15: stations, and Europe's scores."""

import pytest

from .contract import PAY_LOCOMOTIVES, STATION
from .referee import Referee
from .setups import BLUE, EUROPE, RED, counts, europe, finish, hand, own, pay, started, to_decision


def finished(*players_tickets: list[tuple[str, str]]) -> Referee:
    """A game declared over, in which the players hold these tickets."""
    referee = started(EUROPE, len(players_tickets))
    for player, tickets in zip(referee.game.players, players_tickets, strict=True):
        player.held = [referee.game.data.ticket(a, b) for a, b in tickets]
    finish(referee)
    return referee


def station(referee: Referee, seat: int, *cities: str) -> None:
    game = europe(referee)
    for city in cities:
        game.station_at[game.data.city(city)] = seat
        game.players[seat].stations -= 1


def done(referee: Referee, seat: int) -> list[tuple[str, str]]:
    data = referee.game.data
    tickets = referee.scores()[seat]["done"]
    assert isinstance(tickets, list)
    return [(data.cities[data.tickets[t].a], data.cities[data.tickets[t].b]) for t in tickets]


@pytest.mark.clause("E3", "E10", "E11")
def test_building_three_stations() -> None:
    referee = started(EUROPE, 2)
    game = europe(referee)
    all_cities = {STATION + city for city in range(47)}
    hand(referee, 0, red=1, blue=1, loco=1)
    assert all_cities <= referee.legal(0)
    referee.play(0, STATION + 5)
    assert referee.legal(0) == {pay(RED), pay(BLUE), PAY_LOCOMOTIVES}
    referee.play(0, pay(RED))
    to_decision(referee)
    assert game.station_at[5] == 0
    assert game.players[0].stations == 2
    assert game.cards.discards == counts(red=1)
    hand(referee, 1, red=1)
    assert STATION + 5 not in referee.legal(1)
    assert all_cities - {STATION + 5} <= referee.legal(1)
    game.current = 0
    hand(referee, 0, red=1, blue=1)
    assert not all_cities & referee.legal(0)  # the second costs two of one colour
    hand(referee, 0, red=1, loco=2)
    referee.play(0, STATION + 6)
    assert referee.legal(0) == {pay(RED, 1), PAY_LOCOMOTIVES}
    referee.play(0, pay(RED, 1))
    game.current = 0
    hand(referee, 0, blue=3, loco=3)
    referee.play(0, STATION + 7)
    assert referee.legal(0) == {pay(BLUE, n) for n in (0, 1, 2)} | {PAY_LOCOMOTIVES}
    referee.play(0, PAY_LOCOMOTIVES)
    game.current = 0
    hand(referee, 0, blue=9)
    assert not all_cities & referee.legal(0)


@pytest.mark.clause("E12")
def test_a_station_borrows_one_route_into_its_city() -> None:
    referee = finished([("zurich", "budapest"), ("budapest", "sofia")], [])
    own(referee, 0, ("munchen", "zurich"), ("munchen", "wien"))
    own(referee, 1, ("budapest", "wien"), ("budapest", "sarajevo"), ("sarajevo", "sofia"))
    assert done(referee, 0) == []
    station(referee, 0, "budapest")
    assert done(referee, 0) == [("zurich", "budapest")]
    assert referee.scores()[0]["ticket_points"] == 6 - 5
    assert referee.scores()[0]["longest"] == 5  # E14: borrowed routes never count
    assert referee.scores()[0]["stations"] == 8  # E13
    assert referee.scores()[1]["stations"] == 12


@pytest.mark.clause("E12")
def test_the_borrowed_route_touches_the_station() -> None:
    referee = finished([("zurich", "budapest")], [])
    own(referee, 0, ("munchen", "zurich"), ("munchen", "wien"))
    own(referee, 1, ("budapest", "wien"))
    station(referee, 0, "munchen")
    assert done(referee, 0) == []


@pytest.mark.clause("E12a")
def test_two_stations_chain_two_routes() -> None:
    referee = finished([("budapest", "sofia")], [], [("budapest", "sofia")])
    own(referee, 1, ("budapest", "sarajevo"), ("sarajevo", "sofia"))
    station(referee, 0, "budapest", "sofia")
    station(referee, 2, "sarajevo")
    assert done(referee, 0) == [("budapest", "sofia")]
    assert done(referee, 2) == []
    own(referee, 2, ("sarajevo", "sofia"))
    assert done(referee, 0) == [("budapest", "sofia")]  # from two owners
    assert done(referee, 2) == [("budapest", "sofia")]  # the same route as seat 0 borrows


@pytest.mark.clause("E12")
def test_choice_of_most_points_then_most_tickets() -> None:
    tickets = [("berlin", "roma"), ("zurich", "brindisi"), ("roma", "smyrna"), ("palermo", "constantinople")]
    referee = finished(tickets, [])
    own(referee, 0, ("brindisi", "roma"), ("constantinople", "smyrna"))
    own(referee, 1, ("palermo", "roma"), ("palermo", "smyrna"))
    station(referee, 0, "palermo")
    # One route only: to Smyrna for 8 points (palermo-constantinople), to Roma for none.
    assert done(referee, 0) == [("palermo", "constantinople")]
    station(referee, 0, "roma")
    assert done(referee, 0) == [("palermo", "constantinople"), ("roma", "smyrna")]


@pytest.mark.clause("E12")
def test_equal_choices_take_the_first() -> None:
    referee = finished([("palermo", "constantinople"), ("marseille", "essen"), ("madrid", "zurich")], [])
    game = europe(referee)
    own(referee, 0, ("paris", "zurich"), ("pamplona", "paris"), ("paris", "frankfurt"), ("frankfurt", "essen"))
    own(referee, 1, ("madrid", "pamplona"), ("marseille", "paris"))
    station(referee, 0, "paris", "pamplona")
    assert done(referee, 0) == [("madrid", "zurich"), ("marseille", "essen")]
    game.station_at[game.data.city("pamplona")] = -1
    assert done(referee, 0) == [("marseille", "essen")]
    # Both worth 8 with one station, if it stood where both routes end: in pamplona.
    game.station_at[game.data.city("paris")] = -1
    own(referee, 1, ("marseille", "pamplona"))
    station(referee, 0, "pamplona")
    game.owners[game.data.track("marseille", "paris").number] = -1
    numbers = {
        game.data.track("madrid", "pamplona").number: ("madrid", "zurich"),
        game.data.track("marseille", "pamplona").number: ("marseille", "essen"),
    }
    assert done(referee, 0) == [numbers[min(numbers)]]


@pytest.mark.clause("E12a")
def test_either_track_of_a_double() -> None:
    referee = finished([("edinburgh", "paris")], [], [], [])
    game = europe(referee)
    own(referee, 0, ("dieppe", "london"), ("dieppe", "paris"))
    for colour, seat in (("orange", 1), ("black", 2)):
        game.owners[game.data.track("edinburgh", "london", colour).number] = seat
    station(referee, 0, "london")
    assert done(referee, 0) == [("edinburgh", "paris")]
    game.owners[game.data.track("edinburgh", "london", "orange").number] = -1
    assert done(referee, 0) == [("edinburgh", "paris")]


@pytest.mark.clause("E12")
def test_unclaimed_routes_cannot_be_borrowed() -> None:
    referee = finished([("edinburgh", "paris")], [])
    own(referee, 0, ("dieppe", "london"), ("dieppe", "paris"))
    station(referee, 0, "london")
    assert done(referee, 0) == []


@pytest.mark.clause("E15")
def test_tie_breaks() -> None:
    referee = finished([("budapest", "sofia")], [("rostov", "erzurum")], [], [])
    game = europe(referee)
    # Seats 0 and 1 complete a ticket of 5 each; seat 0 with a station.
    own(referee, 0, ("sarajevo", "sofia"))
    own(referee, 1, ("rostov", "sochi"), ("erzurum", "sochi"), ("budapest", "sarajevo"))
    station(referee, 0, "budapest")
    own(referee, 2, ("bucuresti", "kyiv"), ("kyiv", "smolensk"))  # the European Express: 7
    game.players[0].points, game.players[1].points = 24, 20
    game.players[2].points, game.players[3].points = 15, 25
    scores = referee.scores()
    assert [score["total"] for score in scores] == [37, 37, 37, 37]
    # Most tickets, then fewest stations built, then the Express.
    assert [score["rank"] for score in scores] == [2, 1, 3, 4]


@pytest.mark.clause("E13", "E14")
def test_nothing_built_nothing_claimed() -> None:
    referee = finished([], [])
    assert [score["total"] for score in referee.scores()] == [12, 12]
    assert [score["rank"] for score in referee.scores()] == [1, 1]
    assert [score["longest_bonus"] for score in referee.scores()] == [0, 0]


@pytest.mark.clause("E15")
def test_fewest_stations_come_before_the_express() -> None:
    referee = finished([], [])
    own(referee, 0, ("bucuresti", "kyiv"))
    station(referee, 0, "paris")
    referee.game.players[1].points = 6
    scores = referee.scores()
    assert [score["total"] for score in scores] == [18, 18]
    assert [score["longest_bonus"] for score in scores] == [10, 0]
    assert [score["rank"] for score in scores] == [2, 1]
