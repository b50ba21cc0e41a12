"""Boards: what a map looks like. docs/boards.md describes the format of a drawing and how one is made.

`shipped` gives the ready drawing of a map that comes with Whistlestop; `draw` makes one of any map, which takes some
seconds and needs SciPy (the extra `draw`); `render` makes an SVG picture of a drawing; `write` puts either into a file.
"""

from __future__ import annotations

import functools
from importlib import resources
from pathlib import Path

import msgspec

from whistlestop.maps import Map

from .drawing import FORMAT, LAYOUT, Drawing, from_json, points_of
from .source_hash import source_hash
from .svg import Theme, render

__all__ = [
    "FORMAT",
    "LAYOUT",
    "CannotDraw",
    "Drawing",
    "NeedsSciPy",
    "board_of",
    "check_ending",
    "draw",
    "fitted",
    "from_json",
    "render",
    "shipped",
    "write",
]


class CannotDraw(Exception):
    """Why a board cannot be drawn, in one sentence."""


class NeedsSciPy(CannotDraw):
    """Drawing this board needs SciPy, which is not installed."""


def draw(map: Map) -> Drawing:
    """A new drawing of a map. Always the same for the same map."""
    if not map.routes:
        raise CannotDraw(f"{map.name} has no routes, so it has no board")
    try:
        import scipy  # noqa: F401
    except ImportError as error:
        raise NeedsSciPy('drawing a board needs SciPy: install "whistlestop[draw]"') from error
    from .maker import make

    return make(map)


def shipped(map: Map) -> Drawing | None:
    """The drawing that comes with Whistlestop, of a shipped map or a variant with the same cities and routes; None for
    other maps."""
    drawing = _shipped().get(source_hash(map))
    return fitted(drawing, map) if drawing else None


@functools.cache
def _shipped() -> dict[str, Drawing]:
    files = [file for file in resources.files(__package__).joinpath("data").iterdir() if file.name.endswith(".json")]
    drawings = [from_json(file.read_bytes()) for file in files]
    return {drawing.made_from: drawing for drawing in drawings}


def fitted(drawing: Drawing, map: Map) -> Drawing:
    """A drawing of the same cities and routes, with a map's own name and points."""
    return msgspec.structs.replace(drawing, map=map.id, name=map.name, points=points_of(map))


def board_of(map: Map) -> Drawing:
    """The shipped drawing where there is one, else a new one."""
    return shipped(map) or draw(map)


def write(drawing: Drawing, out: Path, theme: Theme = "auto") -> None:
    """Into a file: a picture if its name ends in .svg, data if it ends in .json."""
    check_ending(out)
    if out.suffix == ".svg":
        out.write_text(render(drawing, theme=theme), encoding="utf-8")
    else:
        out.write_bytes(drawing.to_json())


def check_ending(out: Path) -> None:
    """Before some seconds have been spent on a drawing."""
    if out.suffix not in (".svg", ".json"):
        raise CannotDraw(f"{out.name} ends neither in .svg nor in .json")
