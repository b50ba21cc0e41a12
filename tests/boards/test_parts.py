"""The parts of the layout script, one by one."""

import numpy as np
import pytest

from whistlestop import maps
from whistlestop.boards.clip import Window, clipped_line, clipped_ring
from whistlestop.boards.energy import Weights
from whistlestop.boards.furniture import ashore
from whistlestop.boards.geometry import box, corners, crossings, depth, from_point
from whistlestop.boards.labels import box_of, candidates, width
from whistlestop.boards.lbfgs import minimise
from whistlestop.boards.measures import FRAME
from whistlestop.boards.network import network
from whistlestop.boards.outline import areas, around, cut_of, layers, path, short, window_of, world
from whistlestop.boards.projection import cone, fitted, reach_of
from whistlestop.boards.relaxation import energy_at
from whistlestop.boards.simplification import simplified
from whistlestop.boards.spaces import amidst


def test_the_gradient_is_that_of_the_energy() -> None:
    net = network(maps.load("north_america"))
    layout = net.straight(net.real)
    labels = [candidates(name)[1] for name in net.names]
    energy = energy_at(net, layout, labels, Weights(stay=0.1, smooth=0.1, room=1.0, length=1.0, bend=0.1))
    random = np.random.default_rng(1)
    at = (layout + random.normal(0, 4, layout.shape)).ravel()
    gradient = energy(at)[1]
    for _ in range(5):
        way = random.normal(size=at.shape)
        step = 1e-5
        slope = (energy(at + step * way)[0] - energy(at - step * way)[0]) / (2 * step)
        assert slope == pytest.approx(float(gradient @ way), rel=1e-4)


def test_minimise_finds_the_bottom_of_a_valley() -> None:
    def rosenbrock(at: np.ndarray) -> tuple[float, np.ndarray]:
        x, y = at
        value = (1 - x) ** 2 + 100 * (y - x * x) ** 2
        return value, np.array([-2 * (1 - x) - 400 * x * (y - x * x), 200 * (y - x * x)])

    assert minimise(rosenbrock, np.array([-1.2, 1.0]), 500) == pytest.approx([1.0, 1.0], abs=0.01)


def test_the_projection_keeps_angles() -> None:
    lat, lon = np.array([36.0, 60.0]), np.array([-9.0, 41.0])
    bare = cone(lat, lon)
    step = 1e-4
    for here in ((40.0, 0.0), (55.0, 30.0)):
        east, north = (
            (bare(np.array([here[0] + up]), np.array([here[1] + right])) - bare(*np.array([[it] for it in here])))[0]
            for up, right in ((0.0, step / np.cos(np.radians(here[0]))), (step, 0.0))
        )
        assert float(east @ north) == pytest.approx(0.0, abs=1e-12)
        assert np.hypot(*east) == pytest.approx(np.hypot(*north), rel=1e-4)


def test_north_is_up_and_everything_inside() -> None:
    for lat, lon in (
        ([36.0, 60.0, 50.0], [-9.0, 41.0, 10.0]),
        ([-35.0, -12.0], [178.0, -170.0]),
        ([1.0, -1.0], [3.0, 9.0]),
    ):
        places = fitted(np.array(lat), np.array(lon), (100, 100, 900, 700))(np.array(lat), np.array(lon))
        assert (places >= 99.9).all()
        assert (places <= (900.1, 700.1)).all()
        assert places[int(np.argmax(lat)), 1] < places[int(np.argmin(lat)), 1]


def test_depth_of_overlap() -> None:
    one = corners(0, 0, 0, 10, 4)
    assert depth(one, corners(0, 3, 0, 10, 4)) == pytest.approx(1)
    assert depth(one, corners(0, 5, 0, 10, 4)) == pytest.approx(-1)
    assert depth(one, corners(0, 0, 90, 10, 4)) > 4
    assert depth(corners(0, 0, 45, 10, 1), corners(6, -6, 45, 10, 1)) < 0


def test_distance_from_a_rectangle() -> None:
    shape = box(0, 0, 10, 4)
    assert from_point(shape, np.array([5.0, 2.0])) == 0
    assert from_point(shape, np.array([13.0, 8.0])) == pytest.approx(5)


def test_crossings() -> None:
    line = np.array([(0.0, 0.0), (10.0, 0.0)])
    assert crossings(line, np.array([(5.0, -5.0), (5.0, 5.0)])) == 1
    assert crossings(line, np.array([(0.0, 0.0), (5.0, 5.0)])) == 0
    assert crossings(line, np.array([(0.0, -1.0), (3.0, 1.0), (6.0, -1.0)])) == 2


def test_clipping() -> None:
    window = Window(0, 0, 10, 10)
    square = np.array([(-5.0, 5.0), (5.0, 5.0), (5.0, 15.0), (-5.0, 15.0)])
    cut = clipped_ring(square, window)
    assert sorted(map(tuple, cut.tolist())) == [(0, 5), (0, 10), (5, 5), (5, 10)]
    assert len(clipped_ring(square + 100, window)) == 0
    line = np.array([(float(x), 5.0) for x in (-4, -2, 2, 4, 12, 14, 16, 8)])
    assert [piece[:, 0].tolist() for piece in clipped_line(line, window)] == [[-2, 2, 4, 12], [16, 8]]


def test_simplifying_keeps_what_stands_out() -> None:
    line = np.array([(0.0, 0.0), (1.0, 0.01), (2.0, 1.0), (3.0, 0.0), (4.0, 0.0)])
    assert simplified(line, 0.1).tolist() == [[0, 0], [1, 0.01], [2, 1], [3, 0], [4, 0]]
    assert simplified(line, 2.0).tolist() == [[0, 0], [4, 0]]
    ring = np.array([(0.0, 0.0), (5.0, 0.0), (10.0, 0.0), (10.0, 10.0), (0.0, 10.0), (0.0, 0.0)])
    assert len(simplified(ring, 0.5)) == 5


def test_paths_are_short() -> None:
    assert [short(it) for it in (0, 5, -5, 10, -123)] == ["0", ".5", "-.5", "1", "-12.3"]
    assert path(np.array([(1.0, 2.0), (1.5, 2.0), (1.5, 1.0)]), closed=True) == "M1,2l.5 0 0-1z"


def test_the_world_is_where_it_should_be() -> None:
    shapes = world()
    assert set(shapes) == {"land", "lakes", "rivers", "borders", "regions"}
    for lines in shapes.values():
        points = np.concatenate(lines)
        assert (np.abs(points) <= (540.01, 90.01)).all()
    steps = np.concatenate([np.diff(line[:, 0]) for line in shapes["land"]])
    assert np.abs(steps).max() < 180, "a coast runs once around the world"
    lakes = np.concatenate(shapes["lakes"])
    assert (np.hypot(*(lakes - (-87.0, 47.5)).T) < 3).sum() > 20, "Lake Superior is missing"


def test_labels_stand_clear_of_their_city() -> None:
    for label in candidates("Constantinople"):
        left, top, right, bottom = label.box
        assert from_point(box(left, top, right, bottom), np.zeros(2)) > 8
        assert label.box == box_of(label.x, label.y, label.anchor, width("Constantinople"))
        assert right - left < FRAME[0] / 8


def test_locomotives_of_a_ferry_lie_amidst() -> None:
    assert [amidst(4, 1), amidst(4, 2), amidst(2, 2), amidst(6, 2), amidst(3, 0)] == [[1], [1, 2], [0, 1], [2, 3], []]


def test_a_map_across_the_date_line() -> None:
    lat, lon = np.array([-36.8, -18.1, -13.8, 21.3]), np.array([174.8, 178.4, -171.8, -157.9])
    far = network(maps.load("north_america"))
    net = far._replace(
        real=(projection := fitted(lat, lon, (60, 60, 1440, 900)))(lat, lon),
        projection=projection,
        extent=(-36.8, 21.3, *reach_of(lon)),
    )
    assert reach_of(lon) == pytest.approx((174.8, 202.1))
    window = window_of(net)
    assert window.left < 174.8
    assert window.right > 202.1
    shapes = list(around(world()["land"], window))
    assert any((np.hypot(*(ring - (204.5, 19.6)).T) < 1).any() for ring in shapes), "Hawaii is missing"
    cut = cut_of(net, net.real)
    assert layers(cut, areas(world()["land"], cut)).land


def test_cells_ashore() -> None:
    island = np.array([(12.0, 12.0), (36.0, 12.0), (36.0, 30.0), (12.0, 30.0)])
    lake = np.array([(18.0, 18.0), (24.0, 18.0), (24.0, 24.0), (18.0, 24.0)])
    dry = ashore((8, 8), [island, lake])
    assert dry.sum() == 4 * 3 - 1
    assert dry[2, 2]
    assert not dry[3, 3]
