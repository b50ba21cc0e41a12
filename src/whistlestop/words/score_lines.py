"""Every point of a seat and where it came from, line by line."""

from __future__ import annotations

from typing import Any

from .catalogue import SOURCE, say
from .lists import list_plain
from .place_names import Places, place
from .place_names import ticket as ticket_name


def score_lines(score: Any, *, language: str = SOURCE, places: Places | None = None) -> list[str]:
    """The lines for the score of one seat (`SeatScore`); what a game does not have is left out."""
    lines = [] if score.longest is None else [say("score-line-routes", language, points=score.routes)]
    lines += [ticket_line(ticket, language, places) for ticket in score.tickets]
    if score.longest is not None and score.longest.length > 0:
        lines.append(longest_line(score.longest, language, places))
    lines += [station_line(station, language, places) for station in score.stations]
    if score.station_points:
        lines.append(say("score-line-station-points", language, points=score.station_points))
    for bonus in score.bonuses:
        lines.append(say("score-line-bonus", language, city=place(bonus.city, language, places), points=bonus.points))
    return [*lines, say("score-line-total", language, points=score.total)]


def ticket_line(ticket: Any, language: str, places: Places | None) -> str:
    name, done = ticket_name(ticket.ticket, language, places), "yes" if ticket.done else "no"
    return say("score-line-ticket", language, ticket=name, done=done, points=ticket.points)


def longest_line(longest: Any, language: str, places: Places | None) -> str:
    cities = [place(city, language, places) for city in longest.cities]
    path = list_plain(cities, language, key="score-path")
    return say("score-line-longest", language, trains=longest.length, path=path, points=longest.points)


def station_line(station: Any, language: str, places: Places | None) -> str:
    city = place(station.city, language, places)
    track = place(station.track, language, places) if station.track else ""
    return say("score-line-station", language, city=city, track=track, used="yes" if track else "no")
