"""`whistlestop maps draw`: the board of a map, as a picture or as data."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Annotated, Literal

import typer

from whistlestop import maps
from whistlestop.maps import MapError

from .status import FAILED, OK, writing

HELP = "Draw the board of a map file, as a picture (.svg) or as data (.json)."

File = Annotated[str, typer.Argument(metavar="FILE", help="A map file, or the name of a shipped map.")]
Out = Annotated[Path | None, typer.Option("-o", "--out", metavar="OUT", help="A name ending in .svg or .json.")]
Look = Annotated[
    Literal["light", "dark", "auto"], typer.Option("--theme", help="Of a picture; auto: the reader's own.")
]


def draw_map(file: File, out: Out = None, theme: Look = "auto") -> int:
    """Draws always anew, also a shipped map: this is how the shipped drawings are made."""
    from whistlestop import boards
    from whistlestop.boards.faults import faults

    try:
        map = maps.load(file)
        out = out or Path(f"{map.id}.svg")
        boards.check_ending(out)
        drawing = boards.draw(map)
    except (MapError, boards.CannotDraw) as error:
        print(error, file=sys.stderr)
        return FAILED
    with writing(out):
        boards.write(drawing, out, theme)
    print(out)
    for line in faults(drawing).lines():  # a crowded map may keep some; it is a board all the same
        print(f"not quite good: {line}", file=sys.stderr)
    return OK
