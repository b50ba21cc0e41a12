"""Variants: `extends` changes only what it names, and says in one sentence what cannot be."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

from maps.conftest import Check
from whistlestop import maps
from whistlestop.maps import MapError, model, shape
from whistlestop.rules.board import IDLE_ROUNDS

Write = Callable[..., Path]

EXAMPLES = Path(__file__).parents[2] / "examples" / "maps"
HEAD = 'extends = "{}"\nid = "mine"\nname = "Mine"\n'


@pytest.fixture
def variant(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Write:
    monkeypatch.chdir(tmp_path)

    def write(text: str, base: str = "europe", name: str = "mine.toml") -> Path:
        Path(name).write_text(HEAD.format(base) + text, encoding="utf-8")
        return Path(name)

    return write


def faults(file: Path) -> list[str]:
    return [str(fault) for fault in maps.check(file)]


def test_only_what_is_named_changes(variant: Write) -> None:
    mine, europe = maps.load(variant("[stations]\npoints_unused = 5\n")), maps.load("europe")
    assert mine.stations == (3, 5)
    assert mine.base == europe
    assert mine.hash != europe.hash
    for field in (
        "players",
        "cities",
        "routes",
        "tracks",
        "tickets",
        "train_cards",
        "trains",
        "rounds",
        "ticket_rules",
    ):
        assert getattr(mine, field) == getattr(europe, field)
    assert maps.differences(mine) == ["stations.points_unused: 5 instead of 4"]
    assert maps.differences(europe) == []


def test_a_variant_that_changes_nothing_plays_like_its_base(variant: Write) -> None:
    mine = maps.load(variant(""))
    assert mine.hash == maps.load("europe").hash
    assert (mine.id, mine.name) == ("mine", "Mine")


# Every number of the file, with a value that the shipped map has not got.
NUMBERS = [
    ("europe", "", "players = [3, 4]"),
    ("europe", "", "idle_rounds = 7"),
    *(("europe", "train_cards", it) for it in ("each_colour = 11", "locomotives = 13", "dealt = 5")),
    *(("europe", "train_cards", it) for it in ("given_locomotives = 1", "reset_at_locomotives = 4")),
    ("north_america", "train_cards", "reset_at_locomotives = 0\nreshuffled = false"),
    *(("europe", "trains", it) for it in ("each = 35", "last_round_at = 4", "doubles_closed_up_to = 2")),
    *(("europe", "trains", it) for it in ("longest_path_bonus = 12", "points = {4 = 8}")),
    *(("europe", "stations", it) for it in ("each = 2", "points_unused = 5")),
    *(("europe", "tickets", it) for it in ("dealt = 4", "keep_at_setup = 3", "drawn = 4", "keep_when_drawn = 2")),
    ("north_america", "tickets", 'not_kept_at_setup = "out"'),
    ("card_game", "tickets", "dealt = 5"),
    *(("card_game", "rounds", it) for it in ("two_rounds_from = 3", "dealt = 5")),
    ("card_game", "bonus", "chicago = 13"),
]


@pytest.mark.parametrize("base,table,line", NUMBERS, ids=str)
def test_every_number_can_be_varied(base: str, table: str, line: str, variant: Write) -> None:
    mine = maps.load(variant(f"[{table}]\n{line}\n" if table else f"{line}\n", base))
    assert mine.hash != maps.load(base).hash
    said = maps.differences(mine)
    assert len(said) == line.count("\n") + 1
    assert all(table in it for it in said)
    assert (maps.board(mine) != maps.board(base)).any()


def test_no_number_of_the_file_is_left_out() -> None:
    varied = {(table, line.split(" = ")[0]) for _, table, text in NUMBERS for line in text.splitlines()}
    every = {("", key) for key in shape.TOP} - {("", key) for key in ("format", "id", "name", "kind")}
    for name, table in shape.TABLES.items():
        every |= {(name, key) for key in table.keys or () if key not in ("list", "dealt_long")}
    assert every - {("board", "cities"), ("board", "routes")} <= varied
    assert IDLE_ROUNDS == model.IDLE_ROUNDS


def test_tickets_are_added_dropped_and_replaced(variant: Write) -> None:
    europe = maps.load("europe")
    mine = maps.load(
        variant(
            '[tickets]\ndrop = [["petrograd", "brest"]]\n'
            '[[tickets.replace]]\nbetween = ["amsterdam", "pamplona"]\npoints = 9\n'
            '[[tickets.add]]\nbetween = ["london", "sofia"]\npoints = 14\n'
        )
    )
    assert len(mine.tickets) == len(europe.tickets)
    assert mine.tickets[:5] == europe.tickets[1:6]
    assert mine.tickets[5] == europe.tickets[6]._replace(points=9)
    assert [mine.cities[it].id for it in mine.tickets[-1][:2]] == ["london", "sofia"]
    assert maps.differences(mine) == [
        "tickets: 1 added (london-sofia)",
        "tickets: 1 dropped (brest-petrograd (long))",
        "tickets: 1 with other points (amsterdam-pamplona 9 instead of 7)",
    ]


def test_the_cards_tell_tickets_of_the_card_game_apart(variant: Write) -> None:
    pair = 'between = ["chicago", "new_york"]'
    mine = maps.load(variant(f"[tickets]\ndrop = [{{{pair}, cards = {{blue = 1}}}}]\n", "card_game"))
    assert maps.differences(mine) == ["tickets: 1 dropped (chicago-new_york (1 blue))"]
    (fault,) = faults(variant(f"[tickets]\ndrop = [{{{pair}}}]\n", "card_game"))
    assert fault.startswith('mine.toml: tickets.drop[0]: could be any of 2 tickets between "chicago" and "new_york"; ')


def test_chains_and_files(variant: Write) -> None:
    variant("[trains]\neach = 40\n", name="first.toml")
    second = variant("[stations]\neach = 2\n", "first.toml", "second.toml")
    second.write_text(second.read_text().replace('"mine"', '"other"'))
    mine = maps.load(second)
    assert (mine.trains.each, mine.stations.each) == (40, 2)
    assert mine.base is not None
    assert mine.base.base == maps.load("europe")
    found, text = maps.load_with_text(second)
    Path("first.toml").unlink()
    assert maps.load_text(text, "kept").hash == found.hash == mine.hash
    assert [it.id for it in maps.beside_bases([mine, maps.load("card_game"), maps.load("europe")])] == [
        "card_game",
        "europe",
        "other",
    ]


BASES = "expected the path of a map file, or one of north_america, europe, card_game"
NAMED = 'id = "a"\nname = "A"\n'
MINE = 'extends = "europe"\n' + NAMED
SENTENCES = [
    (
        'extends = "eurpe"\n' + NAMED,
        'extends: names "eurpe", but there is no such file and no map of this name (did you mean "europe"?); ' + BASES,
    ),
    ("extends = 3\n" + NAMED, "extends: is 3; " + BASES),
    (
        'extends = "my.toml"\n' + NAMED,
        "extends: goes round in a circle: my.toml, my.toml; expected a base that does not extend this map",
    ),
    (MINE.replace('"a"', '"europe"'), 'id: is "europe", that of its base; expected an id of its own'),
    ('extends = "europe"\nid = "a"\n', 'lacks the key "name"; expected the variant\'s own name'),
    (
        MINE + "[stations]\npoints_unusd = 5\n",
        'stations: has the unknown key "points_unusd" (did you mean "points_unused"?); expected each and points_unused',
    ),
    (
        MINE + '[[tickets.add]]\nbetween = ["paris", "atlantis"]\npoints = 3\n',
        'tickets.add[0] (paris-atlantis): names the unknown city "atlantis"; expected the id of a city in board.cities',
    ),
    (
        MINE + '[tickets]\ndrop = [["a", "b"]]\n',
        'tickets.drop[0]: names a ticket between "a" and "b", which the base has not; expected a ticket of the base',
    ),
    (MINE + '[tickets]\ndrop = "all"\n', 'tickets.drop: is "all"; expected a list'),
    (MINE + "[trains]\neach = 70\n", "trains.each: is 70; expected a whole number from 1 to 60"),
]


@pytest.mark.parametrize("text,sentence", SENTENCES)
def test_one_clear_sentence(text: str, sentence: str, lines: Check) -> None:
    assert lines(text) == [f"my.toml: {sentence}"]


def test_a_longer_circle_and_the_faults_of_a_base(variant: Write) -> None:
    a, _ = variant("", "b.toml", "a.toml"), variant("", "a.toml", "b.toml")
    (circle,) = faults(a)
    assert circle.startswith("a.toml: extends: goes round in a circle: a.toml, b.toml, a.toml;")
    variant("[stations]\neach = 9\n", name="b.toml")
    assert faults(a) == ["b.toml: stations.each: is 9; expected a whole number from 0 to 3"]
    with pytest.raises(MapError, match=r"b\.toml: stations\.each"):
        maps.load(a)


def test_bases_are_found_from_where_the_variant_is(tmp_path: Path) -> None:
    folder = tmp_path / "deep"
    folder.mkdir()
    (tmp_path / "base.toml").write_text(HEAD.format("europe") + "[trains]\neach = 41\n", encoding="utf-8")
    own = HEAD.format("../base.toml").replace('"mine"', '"deep"')
    (folder / "own.toml").write_text(own, encoding="utf-8")
    assert maps.load(folder / "own.toml").trains.each == 41


@pytest.mark.parametrize("file", sorted(EXAMPLES.glob("*.toml")), ids=lambda it: it.stem)
def test_the_examples_are_good(file: Path) -> None:
    assert faults(file) == []
    map = maps.load(file)
    assert map.id == file.stem
    assert maps.differences(map)
