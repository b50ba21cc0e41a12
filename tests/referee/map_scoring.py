"""The map games: tickets with stations (B14, E12), longest path (B15), final scores (B16, E13-E15)."""

from collections.abc import Iterable
from itertools import product

from .data import MapData, Track
from .map_game import MapGame
from .players import Player

LONGEST_PATH_BONUS = 10  # B15, E14
UNUSED_STATION = 4  # E13


def longest_path(tracks: list[Track]) -> int:
    """B15: the most trains on one continuous path; cities may repeat, no track is used twice."""
    best = 0
    been_here: set[tuple[int, frozenset[Track]]] = set()

    def walk(city: int, length: int, unused: frozenset[Track]) -> None:
        nonlocal best
        best = max(best, length)
        if (city, unused) in been_here:
            return  # the same tracks used in another order: the same length, the same ways on
        been_here.add((city, unused))
        if length + sum(track.length for track in within_reach(city, unused)) <= best:
            return  # even everything that can still be reached could not beat the best
        for track in unused:
            if city in track.cities():
                walk(track.a + track.b - city, length + track.length, unused - {track})

    for start in {city for track in tracks for city in track.cities()}:
        walk(start, 0, frozenset(tracks))
    return best


def within_reach(city: int, tracks: Iterable[Track]) -> list[Track]:
    """The tracks that hang together with a city."""
    cities = cities_joined_to(city, tracks)
    return [track for track in tracks if track.a in cities]


def cities_joined_to(city: int, tracks: Iterable[Track]) -> set[int]:
    """All the cities that one can get to over these tracks."""
    reached = {city}
    before = 0
    while len(reached) != before:
        before = len(reached)
        for track in tracks:
            if track.a in reached or track.b in reached:
                reached |= {track.a, track.b}
    return reached


def tracks_of(game: MapGame, seat: int) -> list[Track]:
    return [track for track in game.data.tracks if game.owners[track.number] == seat]


def completed_tickets(data: MapData, tracks: list[Track], held: list[int]) -> list[int]:
    """B14: tickets whose two cities these tracks join."""
    joined: dict[int, set[int]] = {}
    done: list[int] = []
    for number in sorted(held):
        ticket = data.tickets[number]
        if ticket.a not in joined:
            joined[ticket.a] = cities_joined_to(ticket.a, tracks)
        if ticket.b in joined[ticket.a]:
            done.append(number)
    return done


def net_points(data: MapData, held: list[int], done: list[int]) -> int:
    """B14: points of completed tickets are added, those of the others subtracted."""
    return sum(data.tickets[n].points if n in done else -data.tickets[n].points for n in held)


def best_use_of_stations(game: MapGame, player: Player) -> list[int]:
    """E12: the tickets completed with the choice of borrowed routes worth most to the owner.

    Most ticket points, then most completed tickets; the first of equals: stations by ascending city
    number, each one's options "none", then the others' tracks by ascending number. E12a: either track of a
    double, a route that another player borrows too, a chain of two; never one's own routes.
    """
    own = tracks_of(game, player.seat)
    options: list[list[Track | None]] = []
    for city, owner in enumerate(game.station_at):
        if owner == player.seat:
            into = [t for t in game.data.tracks if city in t.cities()]
            options.append([None, *[t for t in into if game.owners[t.number] not in (-1, player.seat)]])
    best: list[int] = []
    best_worth: tuple[int, int] | None = None
    for choice in product(*options):
        borrowed = [track for track in choice if track is not None]
        done = completed_tickets(game.data, own + borrowed, player.held)
        worth = (net_points(game.data, player.held, done), len(done))
        if best_worth is None or worth > best_worth:
            best, best_worth = done, worth
    return best


def map_scores(game: MapGame) -> list[dict[str, object]]:
    """B13-B16, E12-E15, per seat."""
    lengths = [longest_path(tracks_of(game, player.seat)) for player in game.players]
    scores: list[dict[str, object]] = []
    better_by: list[tuple[int, int, int, int]] = []
    for player in game.players:
        done = best_use_of_stations(game, player)
        length = lengths[player.seat]
        has_longest = length > 0 and length == max(lengths)  # B15, B15a
        ticket_points = net_points(game.data, player.held, done)
        longest_bonus = LONGEST_PATH_BONUS if has_longest else 0
        stations = UNUSED_STATION * player.stations  # E13 (nobody has stations in North America)
        total = player.points + ticket_points + longest_bonus + stations
        # B16: most points, most completed tickets, [E15: fewest stations built,] the longest path.
        better_by.append((total, len(done), player.stations, longest_bonus))
        scores.append(
            {
                "routes": player.points,
                "done": done,
                "failed": sorted(ticket for ticket in player.held if ticket not in done),
                "ticket_points": ticket_points,
                "longest": length,
                "longest_bonus": longest_bonus,
                "stations": stations,
                "bonus": 0,
                "bonus_cards": 0,
                "total": total,
            }
        )
    for score, mine in zip(scores, better_by, strict=True):
        score["rank"] = 1 + sum(1 for theirs in better_by if theirs > mine)
    return scores
