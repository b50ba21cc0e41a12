"""Every point and where it came from (S3), as data."""

from __future__ import annotations

import msgspec

from whistlestop import rules
from whistlestop.maps import Map
from whistlestop.rules import api, phases, scoring
from whistlestop.rules.score_record import NOTHING_BORROWED

from .bits import bits
from .notation.names import Names
from .trails import trail

DECIDED_BY = {
    scoring.POINTS: "points",
    scoring.MOST_TICKETS: "tickets",
    scoring.FEWEST_STATIONS: "stations",
    scoring.LONGEST_PATH: "longest",
    scoring.MOST_BONUS_CARDS: "bonus-cards",
    scoring.TIED: "shared",
}


class TicketScore(msgspec.Struct, frozen=True):
    """A ticket and what it brings: its points, or less than nothing if it is not completed (B14, K19)."""

    ticket: str
    done: bool
    points: int


class PathScore(msgspec.Struct, frozen=True):
    """A longest continuous path (B15): its trains, the cities it runs through in order, its tracks, and the bonus."""

    length: int
    cities: tuple[str, ...]
    tracks: tuple[str, ...]
    points: int


class StationScore(msgspec.Struct, frozen=True):
    """A station built, and the route of another player that it used (E12); None if it was of no use."""

    city: str
    track: str | None


class BonusScore(msgspec.Struct, frozen=True):
    """A big city won (K20)."""

    city: str
    points: int


class RouteScore(msgspec.Struct, frozen=True):
    """A route claimed (B11)."""

    track: str
    points: int


class SeatScore(msgspec.Struct, frozen=True):
    """All points of one seat."""

    seat: int
    claimed: tuple[RouteScore, ...]
    routes: int
    tickets: tuple[TicketScore, ...]
    ticket_points: int
    longest: PathScore | None  # None in a game without routes
    stations: tuple[StationScore, ...]
    station_points: int  # E13: for those not built
    bonuses: tuple[BonusScore, ...]
    bonus_points: int
    total: int
    rank: int  # 1 = won, perhaps shared
    ahead_by: str | None  # what put it before the next in rank: `points`, or a tie-break; None for the last


class Scores(msgspec.Struct, frozen=True):
    """The scores of a game as it stands, every point with where it came from; `final` once it is over.

    >>> import whistlestop as ws
    >>> scores = ws.new("north_america", seed=1).scores()
    >>> [seat.total for seat in scores.seats], scores.final
    ([0, 0], False)
    """

    seats: tuple[SeatScore, ...]
    winners: tuple[int, ...]
    decided_by: str  # `points`, the tie-break that decided, or `shared` (B16, E15, K21)
    final: bool


def scores_of(map: Map, names: Names, states: api.Records, board: api.Records) -> Scores:
    """Score a position; tickets that are not known (in what a seat sees) do not count."""
    score = rules.score(states, board)
    players = int(states[0]["players"])
    seats = tuple(seat_score(map, names, states, board, score, seat) for seat in range(players))
    winners = tuple(seat.seat for seat in seats if seat.rank == 1)
    decided = None if len(winners) > 1 else seats[winners[0]].ahead_by
    return Scores(seats, winners, decided or DECIDED_BY[scoring.TIED], int(states[0]["phase"]) == phases.OVER)


def ahead_by(score: api.Records, seat: int, players: int) -> str | None:
    """What put a seat before the best of those behind it."""
    ranks = score[0]["rank"][:players].tolist()
    behind = [other for other in range(players) if ranks[other] > ranks[seat]]
    if not behind:
        return None
    return DECIDED_BY[rules.decided_by(score, seat, min(behind, key=lambda other: ranks[other]))]


def seat_score(
    map: Map, names: Names, states: api.Records, board: api.Records, score: api.Records, seat: int
) -> SeatScore:
    here = score[0]
    done, held = int(here["done"][seat]), int(states[0]["held"][seat]) | int(states[0]["completed"][seat])
    bonuses = [
        BonusScore(names.cities[bonus.city], bonus.points)
        for bonus in map.bonus
        if rules.wins_city(score, board, int(states[0]["players"]), seat, bonus.city)
    ]
    return SeatScore(
        seat=seat,
        claimed=tuple(route_score(map, names, track) for track in owned_tracks(states, seat)),
        routes=int(here["routes"][seat]),
        tickets=tuple(ticket_score(map, names, ticket, done >> ticket & 1 == 1) for ticket in bits(held)),
        ticket_points=int(here["tickets"][seat]),
        longest=path_score(map, names, states, board, score, seat) if map.kind == "map" else None,
        stations=station_scores(names, states, score, seat),
        station_points=int(here["stations"][seat]),
        bonuses=tuple(bonuses),
        bonus_points=int(here["bonus"][seat]),
        total=int(here["total"][seat]),
        rank=int(here["rank"][seat]),
        ahead_by=ahead_by(score, seat, int(states[0]["players"])),
    )


def owned_tracks(states: api.Records, seat: int) -> list[int]:
    low, high = states[0]["owned"][seat].tolist()
    return bits(low | high << 64)


def route_score(map: Map, names: Names, track: int) -> RouteScore:
    return RouteScore(names.tracks[track], map.trains.points[map.tracks[track].length])


def ticket_score(map: Map, names: Names, ticket: int, done: bool) -> TicketScore:
    points = map.tickets[ticket].points
    return TicketScore(names.tickets[ticket], done, points if done else -points)


def path_score(
    map: Map, names: Names, states: api.Records, board: api.Records, score: api.Records, seat: int
) -> PathScore:
    cities, tracks = trail(map, rules.longest_tracks(states, board, seat))
    return PathScore(
        int(score[0]["longest"][seat]),
        tuple(names.cities[city] for city in cities),
        tuple(names.tracks[track] for track in tracks),
        int(score[0]["longest_bonus"][seat]),
    )


def station_scores(names: Names, states: api.Records, score: api.Records, seat: int) -> tuple[StationScore, ...]:
    """The score says which tracks were borrowed, by ascending city."""
    cities = bits(int(states[0]["station_at"][seat]))
    tracks = [int(track) for track in score[0]["borrowed"][seat]]
    return tuple(
        StationScore(names.cities[city], None if track == NOTHING_BORROWED else names.tracks[track])
        for city, track in zip(cities, tracks, strict=False)
    )
