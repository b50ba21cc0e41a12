"""Stations where random games hardly come: equal choices of borrowed routes, ties."""

import pytest

from .referee import Referee
from .setups import EUROPE, europe, finish, own, started


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
