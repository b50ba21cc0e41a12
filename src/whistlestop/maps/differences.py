"""In what a variant differs from its base, a line for each thing."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from .fault import join, show
from .model import COLOURS, Bonus, Map, Ticket, Track

TABLES = ("train_cards", "trains", "stations", "rounds")


def differences(map: Map) -> list[str]:
    """`stations.points_unused: 5 instead of 4`, by the keys of the file; nothing for a map that extends none."""
    base = map.base
    if base is None:
        return []
    lines = [f"players: {_players(map)} instead of {_players(base)}"] if map.players != base.players else []
    lines += _line("idle_rounds", map.idle_rounds, base.idle_rounds)
    for name in TABLES:
        lines += _table(name, getattr(map, name), getattr(base, name))
    lines += _table("tickets", map.ticket_rules, base.ticket_rules)
    lines += _listed("tickets", _tickets(map), _tickets(base), "points")
    lines += _listed("bonus", _bonus(map), _bonus(base), "points")
    lines += _listed("board.cities", _cities(map), _cities(base), "at another place")
    lines += _listed("board.routes", _routes(map), _routes(base), "other")
    return lines


def _players(map: Map) -> str:
    low, high = map.players
    return f"{low} to {high}"


def _line(key: str, new: object, old: object) -> list[str]:
    return [f"{key}: {show(new)} instead of {show(old)}"] if new != old else []


def _table(name: str, new: Any, old: Any) -> list[str]:
    lines = []
    for key, value in new._asdict().items():
        was = getattr(old, key)
        if not isinstance(value, tuple):
            lines += _line(f"{name}.{key}", value, was)
            continue
        for number, (one, before) in enumerate(zip(value, was, strict=True)):  # trains.points, by length
            lines += _line(f"{name}.{key}.{number}", one or "none", before or "none")
    return lines


def _listed(name: str, new: dict[str, Any], old: dict[str, Any], what: str) -> list[str]:
    """Entries added, dropped, and there with another value."""
    lines = []
    if added := [key for key in new if key not in old]:
        lines.append(f"{name}: {len(added)} added ({_some(added)})")
    if dropped := [key for key in old if key not in new]:
        lines.append(f"{name}: {len(dropped)} dropped ({_some(dropped)})")
    changed = [key for key, value in new.items() if key in old and old[key] != value]
    if changed and isinstance(new[changed[0]], int):
        said = [f"{key} {new[key]} instead of {old[key]}" for key in changed]
        lines.append(f"{name}: {len(changed)} with other {what} ({_some(said)})")
    elif changed:
        lines.append(f"{name}: {len(changed)} changed ({_some(changed)})")
    return lines


def _some(words: Iterable[str], most: int = 6) -> str:
    listed = list(words)
    return join(listed) if len(listed) <= most else f"{', '.join(listed[:most])} and {len(listed) - most} more"


def _between(map: Map, pair: Ticket | Track) -> str:
    return "-".join(sorted((map.cities[pair.a].id, map.cities[pair.b].id)))


def _tickets(map: Map) -> dict[str, int]:
    """Points by cities, and by what else tells a ticket from another."""
    found = {}
    for ticket in map.tickets:
        shown = "+".join(f"{number} {colour}" for number, colour in zip(ticket.cards, COLOURS, strict=True) if number)
        also = f" ({shown})" if shown else " (long)" if ticket.long else ""
        found[_between(map, ticket) + also] = ticket.points
    return found


def _bonus(map: Map) -> dict[str, int]:
    def id_of(bonus: Bonus) -> str:
        return map.cities[bonus.city].id

    return {id_of(bonus): bonus.points for bonus in map.bonus}


def _cities(map: Map) -> dict[str, tuple[Any, ...]]:
    return {city.id: city for city in map.cities}


def _routes(map: Map) -> dict[str, list[tuple[Any, ...]]]:
    found: dict[str, list[tuple[Any, ...]]] = {}
    for track in map.tracks:
        found.setdefault(_between(map, track), []).append((track.length, track.colour, track.ferry, track.tunnel))
    return found
