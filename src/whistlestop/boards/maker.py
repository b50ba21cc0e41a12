"""Making the drawing of a map: layout, outline and furniture, put together."""

from __future__ import annotations

from whistlestop.game.notation.names import names_of
from whistlestop.maps import Map

from .drawing import FORMAT, LAYOUT, City, Drawing, Label, Measures, points_of
from .furniture import furnish
from .labels import width
from .layout import Layout, lay_out
from .measures import CITY, LABEL_SIZE, MARGIN
from .network import network
from .outline import areas, cut_of, layers, world
from .source_hash import source_hash
from .spaces import tracks_of


def make(map: Map) -> Drawing:
    """The drawing of a map. Takes some seconds, and needs SciPy."""
    net = network(map)
    layout = lay_out(net)
    return assemble(map, layout)


def assemble(map: Map, layout: Layout) -> Drawing:
    net = layout.net
    tracks = tracks_of(map, net, layout.controls, layout.pads)
    cut = cut_of(net, layout.controls[: net.cities])
    land = areas(world()["land"], cut)
    cities = {}
    for number, (city, label) in enumerate(zip(map.cities, layout.labels, strict=True)):
        x, y = layout.controls[number].tolist()
        place = Label(round(x + label.x, 1), round(y + label.y, 1), label.anchor, round(width(city.name), 1))
        cities[city.id] = City(round(x, 1), round(y, 1), city.name, place)
    return Drawing(
        format=FORMAT,
        layout=LAYOUT,
        map=map.id,
        name=map.name,
        made_from=source_hash(map),
        size=net.frame,
        measures=Measures(margin=MARGIN, city=CITY, label=LABEL_SIZE),
        layers=layers(cut, land),
        cities=cities,
        tracks=dict(zip(names_of(map).tracks, tracks, strict=True)),
        furniture=furnish(net.frame, cities, tracks, land, sum(1 for points in map.trains.points if points)),
        points=points_of(map),
    )
