"""`whistlestop maps`: which maps there are, and whether a map file is good."""

from __future__ import annotations

import argparse

from whistlestop import maps
from whistlestop.cli import FAILED, OK
from whistlestop.maps import Map, MapError


def add_arguments(parser: argparse.ArgumentParser) -> None:
    actions = parser.add_subparsers(dest="action", metavar="ACTION", required=True)
    actions.add_parser("list", help="the maps that come with Whistlestop", allow_abbrev=False)
    check = actions.add_parser("check", help="everything that is wrong with a map file", allow_abbrev=False)
    check.add_argument("files", nargs="+", metavar="FILE", help="a map file, or the name of a shipped map")


def run(args: argparse.Namespace) -> int:
    return list_maps() if args.action == "list" else check_maps(args.files)


def list_maps() -> int:
    width = max(len(name) for name in maps.names())
    for name in maps.names():
        print(f"{name:<{width}}  {summary(maps.load(name))}")
    return OK


def check_maps(files: list[str]) -> int:
    """A line for each good file, a line for each fault of the others."""
    status = OK
    for file in files:
        try:
            map = maps.load(file)
        except MapError as error:
            print(error)
            status = FAILED
        else:
            print(f"{file}: good: {summary(map)}; hash {map.hash[:12]}")
    return status


def summary(map: Map) -> str:
    """A map in one line."""
    fewest, most = map.players
    players = f"{fewest} players" if fewest == most else f"{fewest}-{most} players"
    parts = [players, f"{len(map.cities)} cities"]
    if map.kind == "map":
        doubles = len(map.tracks) - len(map.routes)
        spaces = sum(track.length for track in map.tracks)
        double = f" ({doubles} double)" if doubles else ""
        parts += [f"{len(map.routes)} routes{double}", f"{spaces} spaces"]
    points = sum(ticket.points for ticket in map.tickets)
    parts += [f"{len(map.tickets)} tickets worth {points}"]
    if map.bonus:
        parts += [f"bonuses worth {sum(bonus.points for bonus in map.bonus)}"]
    return f"{map.name}, {', '.join(parts)}"
