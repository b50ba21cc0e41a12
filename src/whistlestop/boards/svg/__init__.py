"""A drawing as an SVG picture: for people's eyes, for the documentation and for looking at one's own map."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Literal

from ..drawing import Drawing
from .ornaments import ENGLISH, STRIP, border, compass, legend, scale
from .shore import rough
from .style import live_sheet, sheet
from .symbols import definitions
from .text import number, tag, words
from .wagons import live_track, tracks

__all__ = ["Theme", "live", "live_sheet", "render", "signs"]

Theme = Literal["light", "dark", "auto"]

# Good paper is not even: a faint noise over land and sea, the same each time.
GRAIN = tag(
    "filter",
    tag("feTurbulence", type="fractalNoise", baseFrequency=0.035, numOctaves=4, seed=19)
    + tag("feColorMatrix", type="saturate", values=0)
    + tag("feColorMatrix", values="0 0 0 0 .35  0 0 0 0 .25  0 0 0 0 .1  .9 0 0 0 -.33"),
    id="paper",
    x=0,
    y=0,
    width=1,
    height=1,
)
WATERLINES = ((26, 0.35), (17, 0.5), (9, 0.8))  # width and strength of the lines along the coast

FEWER = ((22, 0.4), (10, 0.75))  # on a board that is painted again and again


def render(
    drawing: Drawing,
    owners: Mapping[str, str] | None = None,
    theme: Theme = "auto",
    text: Mapping[str, str] | None = None,
) -> str:
    """The whole picture. owners: the player's colour of each claimed track; text: the legend's words."""
    wide, high = drawing.size
    said = ENGLISH | dict(text or {})
    parts = [
        tag("style", sheet(theme)),
        tag("defs", definitions() + clip(drawing) + GRAIN),
        tag("g", scenery(drawing), clip_path="url(#inside)"),
        border(drawing),
        furniture(drawing, said),
        tracks(drawing, dict(owners or {})),
        cities(drawing),
    ]
    return tag(
        "svg",
        "".join(parts),
        xmlns="http://www.w3.org/2000/svg",
        viewBox=f"0 0 {number(wide)} {number(high)}",
        role="img",
        aria_label=drawing.name,
    )


def live(drawing: Drawing, text: Mapping[str, str] | None = None) -> str:
    """The board as a page takes it: no style sheet (`live_sheet`) and no signs (`signs`) inside, every wagon there but
    hidden, tracks and cities found by `data-track` and `data-city`."""
    wide, high = drawing.size
    ground = [tag("g", scenery(drawing, grain=False), clip_path="url(#inside)"), border(drawing)]
    ground.append(furniture(drawing, ENGLISH | dict(text or {})))
    pieces = [tag("g", "".join(live_track(name, it) for name, it in drawing.tracks.items()), class_="tracks")]
    return tag(
        "svg",
        tag("defs", clip(drawing))
        + tag("g", "".join(ground), class_="ground")
        + tag("g", "".join(pieces) + cities(drawing), class_="pieces"),
        xmlns="http://www.w3.org/2000/svg",
        viewBox=f"0 0 {number(wide)} {number(high)}",
        class_="board",
    )


def signs() -> str:
    """The signs of colours and players and the players' patterns, for a page to refer to."""
    return tag("svg", tag("defs", definitions()), xmlns="http://www.w3.org/2000/svg", width=0, height=0)


def clip(drawing: Drawing) -> str:
    edge = STRIP[1]
    box = tag("rect", x=edge, y=edge, width=drawing.size[0] - 2 * edge, height=drawing.size[1] - 2 * edge)
    shore = tag("path", d=rough(drawing.layers.land), id="shore")  # drawn several times, written once
    return shore + tag("clipPath", box, id="inside") + tag("clipPath", tag("use", href="#shore"), id="ashore")


def scenery(drawing: Drawing, *, grain: bool = True) -> str:
    """Sea, the lines that old charts draw along a coast, land and what is on it."""
    layers, (wide, high) = drawing.layers, drawing.size
    shore = [
        tag("use", href="#shore", class_="coastline", stroke_width=w, opacity=o)
        for w, o in (WATERLINES if grain else FEWER)
    ]
    return "".join(
        [
            tag("rect", width=wide, height=high, class_="sea"),
            tag("path", d=layers.graticule, class_="graticule"),
            *shore,
            tag("path", d=layers.land, class_="land"),
            tag("use", href="#shore", class_="tint", clip_path="url(#ashore)"),
            *(tag("path", d=getattr(layers, name), class_=name) for name in ("rivers", "lakes", "regions", "borders")),
            *([tag("rect", width=wide, height=high, class_="grain", filter="url(#paper)")] if grain else []),
        ]
    )


def furniture(drawing: Drawing, text: dict[str, str]) -> str:
    place = drawing.furniture
    parts = []
    if place.compass is not None:
        parts.append(compass(place.compass, text))
    if place.legend is not None:
        parts.append(legend(drawing, place.legend, text))
    if place.points is not None:
        parts.append(scale(drawing, place.points, text))
    return "".join(parts)


def cities(drawing: Drawing) -> str:
    dots, names = [], []
    radius = drawing.measures.city
    for id, city in drawing.cities.items():
        dot = tag("circle", cx=city.x, cy=city.y, r=radius - 1.7)
        ring = tag("circle", cx=city.x, cy=city.y, r=radius - 0.3, class_="out")
        dots.append(tag("g", dot + ring, id=f"city-{id}", data_city=id, class_="city"))
        label = city.label
        names.append(tag("text", words(city.name), x=label.x, y=label.y, text_anchor=label.anchor, class_="label"))
    return tag("g", "".join(dots + names), class_="cities")
