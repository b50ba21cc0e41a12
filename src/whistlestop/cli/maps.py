"""`whistlestop maps`: which maps there are, and whether a map file is good."""

from __future__ import annotations

import json
import sys
from typing import Annotated, Any

import typer

from whistlestop import maps
from whistlestop.maps import Map, MapError

from . import maps_draw
from .apps import Json, new_app
from .status import FAILED, OK

app = new_app("List the maps there are; check a map file of your own, and draw its board.")
app.command("draw", help=maps_draw.HELP)(maps_draw.draw_map)
Folder = Annotated[str, typer.Option("--maps", metavar="FOLDER", help="A folder with map files of your own.")]
Files = Annotated[list[str], typer.Argument(metavar="FILE...", help="Map files, or names of shipped maps.")]


@app.command("list", help="The maps that come with Whistlestop, and those in a folder, each variant under its base.")
def list_maps(folder: Folder = "", as_json: Json = False) -> int:
    from whistlestop.server.maps.catalogue import read_folder

    found = read_folder(folder)
    if as_json:
        print(json.dumps([about(map) for map in found.offered.values()], ensure_ascii=False))
    else:
        names = {
            id: f"{'  ' if maps.nearest_base(map, set(found.offered)) else ''}{id}" for id, map in found.offered.items()
        }
        width = max(map(len, names.values()))
        for id, map_ in found.offered.items():
            print(f"{names[id]:<{width}}  {summary(map_)}")
    for problem in found.problems:
        print(problem, file=sys.stderr)
    return FAILED if found.problems else OK


@app.command("check", help="Everything that is wrong with a map file, and how a variant differs from its base.")
def check_maps(files: Files, as_json: Json = False) -> int:
    """A line for each good file, with its differences from its base under it; a line for each fault of the others."""
    results = {file: faults_of(file) for file in files}
    if as_json:
        checked = [{"file": file, "good": not found, "faults": found} for file, found in results.items()]
        print(json.dumps([it if it["faults"] else it | variant(maps.load(str(it["file"]))) for it in checked]))
    else:
        for file, found in results.items():
            print("\n".join(found) if found else good(file))
    return FAILED if any(results.values()) else OK


def faults_of(file: str) -> list[str]:
    try:
        maps.load(file)
    except MapError as error:
        return str(error).splitlines()
    return []


def good(file: str) -> str:
    map = maps.load(file)
    lines = [f"{file}: good: {summary(map)}; hash {map.hash[:12]}"]
    if map.base is not None:
        found = maps.differences(map) or ["nothing that affects play"]
        lines += [f"  differs from {map.base.name} in", *(f"    {line}" for line in found)]
    return "\n".join(lines)


def variant(map: Map) -> dict[str, Any]:
    return {} if map.base is None else {"base": map.base.id, "differences": maps.differences(map)}


def about(map: Map) -> dict[str, Any]:
    return {
        "id": map.id,
        "name": map.name,
        "kind": map.kind,
        "players": map.players,
        "cities": len(map.cities),
        "routes": len(map.routes),
        "tracks": len(map.tracks),
        "tickets": len(map.tickets),
        "hash": map.hash,
        "base": map.base.id if map.base else None,
        "file": str(map.path),
    }


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
