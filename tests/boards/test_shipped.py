"""The drawings that come with Whistlestop: fresh, small, complete and without a fault."""

from importlib import resources

import numpy as np
import pytest

from whistlestop import boards, maps
from whistlestop.boards.faults import faults, figures
from whistlestop.game.notation.names import names_of

SHIPPED = ("north_america", "europe")
AGAIN = "make it again: whistlestop maps draw {0} -o src/whistlestop/boards/data/{0}.json"


def shipped(name: str) -> boards.Drawing:
    drawing = boards.shipped(maps.load(name))
    assert drawing is not None, f"{name} has changed since it was drawn; {AGAIN.format(name)}"
    assert drawing.layout == boards.LAYOUT, f"{name} was drawn by an older layout; {AGAIN.format(name)}"
    return drawing


def test_every_map_with_routes_has_a_drawing() -> None:
    assert sorted(SHIPPED) == sorted(name for name in maps.names() if maps.load(name).routes)


@pytest.mark.parametrize("name", SHIPPED)
def test_nothing_overlaps(name: str) -> None:
    assert faults(shipped(name)).lines() == []


@pytest.mark.parametrize("name", SHIPPED)
def test_everything_is_there(name: str) -> None:
    drawing, map = shipped(name), maps.load(name)
    assert list(drawing.cities) == [city.id for city in map.cities]
    assert list(drawing.tracks) == names_of(map).tracks
    for drawn, track in zip(drawing.tracks.values(), map.tracks, strict=True):
        assert drawn.between == (map.cities[track.a].id, map.cities[track.b].id)
        assert (len(drawn.spaces), drawn.colour, len(drawn.locomotives)) == (track.length, track.colour, track.ferry)
        assert (0 in drawn.symbols) == (track.colour != "grey")
        assert drawn.kind == ("tunnel" if track.tunnel else "ferry" if track.ferry else "plain")
        assert all(-90 < turn <= 90 for _, _, turn in drawn.spaces)
    assert None not in (drawing.furniture.legend, drawing.furniture.points, drawing.furniture.compass)
    assert drawing.points == {length: it for length, it in enumerate(map.trains.points) if it}


@pytest.mark.parametrize("name", SHIPPED)
def test_first_space_lies_at_the_first_city(name: str) -> None:
    drawing = shipped(name)
    for track in drawing.tracks.values():
        a, b = (np.array([drawing.cities[id].x, drawing.cities[id].y]) for id in track.between)
        first = np.array(track.spaces[0][:2])
        assert len(track.spaces) == 1 or np.hypot(*(first - a)) < np.hypot(*(first - b))


@pytest.mark.parametrize("name", SHIPPED)
def test_wagons_are_alike(name: str) -> None:
    found = figures(shipped(name))
    assert found["wagon_shortest"] >= 26
    assert found["wagon_longest"] / found["wagon_shortest"] < 1.4
    assert 35 <= found["pitch_median"] <= 46


@pytest.mark.parametrize("name", SHIPPED)
def test_small_enough_to_send(name: str) -> None:
    file = resources.files("whistlestop.boards").joinpath(f"data/{name}.json")
    assert len(file.read_bytes()) < 150_000


def test_palermo_smyrna_passes_south_of_athina() -> None:
    drawing = shipped("europe")
    athina = drawing.cities["athina"]
    near = [y for x, y, _ in drawing.tracks["palermo-smyrna"].spaces if abs(x - athina.x) < 40]
    assert near
    assert min(near) > athina.y


@pytest.mark.slow
@pytest.mark.parametrize("name", SHIPPED)
def test_made_by_the_script(name: str) -> None:
    """The last digits of sums depend on the machine, and the layout passes them on: places agree, not digits."""
    old, new = shipped(name), boards.draw(maps.load(name))
    moved = [np.hypot(old.cities[id].x - it.x, old.cities[id].y - it.y) for id, it in new.cities.items()]
    assert np.median(moved) < 3
    assert max(moved) < 30
    assert faults(new).lines() == []
