"""The checker as a whole: unreadable files, all faults at once, limits, and no file that makes it stumble."""

from __future__ import annotations

import tomllib
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from whistlestop import maps
from whistlestop.maps import check_board, check_cards, check_tickets, draft
from whistlestop.maps.board_records import fill
from whistlestop.maps.build import build

Check = Callable[[str], list[str]]


def test_the_example_of_the_docs_is_good(example: str, lines: Check) -> None:
    assert lines(example) == []
    map = maps.load("my.toml")
    assert (map.id, map.name, len(map.tracks), map.stations.each) == ("island", "Ísland", 15, 1)
    assert maps.board("my.toml")["tracks"] == 15


def test_line_ends_and_byte_order_mark_do_not_matter(example: str, tmp_path: Path) -> None:
    plain, windows = tmp_path / "plain.toml", tmp_path / "windows.toml"
    plain.write_bytes(example.encode())
    windows.write_bytes(b"\xef\xbb\xbf" + example.replace("\n", "\r\n").encode())
    assert maps.load(windows).hash == maps.load(plain).hash


# --- files that are no maps -------------------------------------------------------------------------


def test_missing_file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    expected = "nowhere.toml: no such file, and no map of this name; expected a map file, or one of "
    assert [str(fault) for fault in maps.check("nowhere.toml")] == [expected + "north_america, europe, card_game"]


def test_folder(tmp_path: Path) -> None:
    assert "folder" in str(maps.check(tmp_path)[0])


def test_forbidden_file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file = tmp_path / "secret.toml"
    file.write_text("")

    def refuse(*_: object, **__: object) -> str:
        raise PermissionError(13, "Permission denied")  # as the system says to anybody but root

    monkeypatch.setattr(Path, "read_bytes", refuse)
    monkeypatch.setattr(Path, "read_text", refuse)
    monkeypatch.setattr(Path, "open", refuse)
    assert "cannot be read: Permission denied" in str(maps.check(file)[0])


def test_impossible_path() -> None:
    assert "cannot be read" in str(maps.check("a\0b")[0])


def test_not_toml(lines: Check) -> None:
    (line,) = lines("format = 1\nid = island\n")
    assert line.startswith("my.toml: is not TOML: ")
    assert "line 2" in line


def test_not_text(tmp_path: Path) -> None:
    file = tmp_path / "latin.toml"
    file.write_bytes(b'format = 1\nname = "\xcdsland"\n')
    assert "is not UTF-8 text (line 2)" in str(maps.check(file)[0])


def test_too_large(lines: Check) -> None:
    assert lines("#" * 1_000_001) == ["my.toml: is too large; expected at most 1,000,000 bytes"]


def test_strange_toml(lines: Check) -> None:
    for text in ("a = " + "[" * 5000, "a = " + "9" * 5000):
        (line,) = lines(text)
        assert "TOML" in line


def test_empty_file_lacks_everything(lines: Check) -> None:
    missing = lines("")
    assert len(missing) == 5 + 4
    assert "my.toml: board: is missing; expected a table [board]" in missing


# --- all at once ------------------------------------------------------------------------------------


def test_all_faults_at_once(example: str, lines: Check) -> None:
    text = example
    for old, new in [
        ("each_colour = 8", "each_colour = 99"),
        ('["hofn", "vik"], length = 5', '["hofn", "vikk"], length = 5'),
        ("ferry = 2", "ferry = 2, tunnel = true"),
        ("points = 14, long", "points = 140, long"),
        ("keep_when_drawn = 1", "keep_when_drawn = 0"),
        ("last_round_at = 2", "last_round_at = 30"),
    ]:
        assert old in text
        text = text.replace(old, new)
    faults = lines(text)
    assert len(faults) == 6
    with pytest.raises(maps.MapError) as caught:
        maps.load("my.toml")
    assert str(caught.value).split("\n") == faults
    assert [str(fault) for fault in caught.value.faults] == faults


def test_one_unknown_city_is_one_fault(example: str, lines: Check) -> None:
    text = "\n".join(line for line in example.split("\n") if '{id = "vik"' not in line)
    (line,) = lines(text)
    assert line.startswith('my.toml: board.routes[9] (hofn-vik): names the unknown city "vik"')
    assert "as 5 more do" in line


def test_cities_cut_off_are_named(example: str, lines: Check) -> None:
    drop = ('["egilsstadir", "hofn"]', '["hofn", "vik"]', '["vik", "selfoss"]', '["vik", "egilsstadir"], length')
    text = "\n".join(line for line in example.split("\n") if not any(route in line for route in drop))
    expected = "my.toml: board.routes: hofn and vik are cut off from the rest; expected routes that join all cities"
    assert lines(text) == [expected]


def test_text_of_the_file_cannot_fake_a_line(example: str, lines: Check) -> None:
    (line,) = lines(example.replace('kind = "map"', 'kind = "a\\nmy.toml: good\\u001b[31m"'))
    assert "\n" not in line
    assert "\x1b" not in line


# --- the maxima -------------------------------------------------------------------------------------


def large(cities: int, tickets: int, double: bool) -> str:
    """A ring of cities with chords, large enough to break a limit."""
    tracks = '["grey", "red"]' if double else '["grey"]'
    city = [f'{{id = "c{n}", name = "C{n}", lat = {n % 90}, lon = {n}}}' for n in range(cities)]
    pairs = [(n, (n + step) % cities) for step in (1, 2, 3) for n in range(cities)]
    route = [f'{{between = ["c{a}", "c{b}"], length = 1, tracks = {tracks}}}' for a, b in pairs[: cities + 10]]
    ticket = [f'{{between = ["c{a}", "c{b}"], points = 5}}' for a, b in pairs[:tickets]]
    return f"""
format = 1
id = "large"
name = "Large"
kind = "map"
players = [2, 5]
train_cards = {{each_colour = 12, locomotives = 14, dealt = 4, reset_at_locomotives = 3, reshuffled = true}}
[trains]
each = 45
last_round_at = 2
doubles_closed_up_to = 3
longest_path_bonus = 10
points = {{1 = 1}}
[tickets]
dealt = 3
keep_at_setup = 2
not_kept_at_setup = "bottom"
drawn = 3
keep_when_drawn = 1
list = [{",".join(ticket)}]
[board]
cities = [{",".join(city)}]
routes = [{",".join(route)}]
"""


def test_maxima(lines: Check) -> None:
    assert lines(large(54, 64, double=True)) == []
    assert lines(large(65, 65, double=True)) == [
        "my.toml: board.cities: lists 65 cities; expected at most 64",
        "my.toml: board.routes: lists 150 tracks; expected at most 128, a double route counting two",
        "my.toml: tickets.list: lists 65 tickets; expected at most 64",
    ]


def test_minima(example: str, lines: Check) -> None:
    head = example.split("[board]")[0]
    tickets = head.split("list = [")[0] + "list = []\n"
    assert lines(tickets + "[board]\ncities = []\nroutes = []\n") == [
        "my.toml: board.cities: lists 0 cities; expected at least 2",
        "my.toml: board.routes: lists no route; expected at least one",
        "my.toml: tickets.list: lists no ticket; expected at least one",
    ]


# --- whatever the file holds ------------------------------------------------------------------------

VALUES = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=5),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=5), inner, max_size=3),
    max_leaves=6,
)


@settings(max_examples=300, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(data=st.data(), name=st.sampled_from(maps.names()))
def test_the_checker_never_stumbles(data: Any, name: str) -> None:
    """Replace something anywhere in a good map by anything: faults or a good map, never another exception."""
    tables = tomllib.loads(maps.path(name).read_text(encoding="utf-8"))
    for _ in range(data.draw(st.integers(1, 3))):
        place: Any = tables
        while True:
            keys = list(place) if isinstance(place, dict) else list(range(len(place)))
            if not keys:
                break
            key = data.draw(st.sampled_from(keys))
            if not isinstance(place[key], dict | list) or data.draw(st.integers(0, 3)) == 0:
                if data.draw(st.booleans()):
                    place[key] = data.draw(VALUES)
                elif isinstance(place, dict):
                    del place[key]
                break
            place = place[key]
    first = draft.read(tables, "any.toml")
    for part in (check_board, check_tickets, check_cards):
        part.check(first)
    for fault in first.faults:
        assert "\n" not in str(fault)
    if not first.faults:
        assert fill(build(first, Path("any.toml"))).shape == (1,)
