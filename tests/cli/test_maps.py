"""`whistlestop maps` and `whistlestop rules`: what is there to be read."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from whistlestop import cli, maps, words

Out = pytest.CaptureFixture[str]


def test_list(capsys: Out) -> None:
    assert cli.main(["maps", "list"]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert [line.split()[0] for line in lines] == maps.names()
    assert "2-5 players, 36 cities, 78 routes (22 double), 309 spaces, 30 tickets worth 349" in lines[0]
    assert "46 tickets worth 581, bonuses worth 65" in lines[2]


def test_list_for_machines(capsys: Out) -> None:
    assert cli.main(["maps", "list", "--json"]) == 0
    found = json.loads(capsys.readouterr().out)
    assert [map["id"] for map in found] == maps.names()
    assert found[1]["players"] == [2, 5]
    assert found[1]["hash"] == maps.load("europe").hash


def test_check_good(capsys: Out) -> None:
    assert cli.main(["maps", "check", "europe", str(maps.path("card_game"))]) == 0
    first, second = capsys.readouterr().out.splitlines()
    assert first.startswith("europe: good: Europe, 2-5 players")
    assert second.endswith(f"hash {maps.load('card_game').hash[:12]}")


def test_check_faults(tmp_path: Path, capsys: Out) -> None:
    good = maps.path("europe").read_text(encoding="utf-8")
    bad = tmp_path / "bad.toml"
    bad.write_text(good.replace("drawn = 3\n", "drawn = 9\n").replace("ferry = 2", "ferry = 9"), encoding="utf-8")
    missing = tmp_path / "missing.toml"
    assert cli.main(["maps", "check", str(bad), "europe", str(missing)]) == 1
    out, err = capsys.readouterr()
    lines = out.splitlines()
    assert err == ""
    assert lines[:-2] == [str(fault) for fault in maps.check(bad)]
    assert lines[-2].startswith("europe: good")
    assert lines[-1].startswith(f"{missing}: no such file")
    assert cli.main(["maps", "check", str(bad), "europe", "--json"]) == 1
    found = json.loads(capsys.readouterr().out)
    assert [it["good"] for it in found] == [False, True]
    assert found[0]["faults"] == [str(fault) for fault in maps.check(bad)]


def test_rules(capsys: Out, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", "60")
    assert cli.main(["rules"]) == 0
    out = capsys.readouterr().out
    assert max(map(len, out.splitlines())) <= 60
    for section in words.rules():
        assert f"{section.id}. {section.title}" in out
        for chapter in section.chapters:
            assert all(f"\n{clause.id:<5}" in out for clause in chapter.clauses)


@pytest.mark.parametrize("wanted", ["K16a", "k16A"])
def test_one_clause(wanted: str, capsys: Out) -> None:
    assert cli.main(["rules", wanted]) == 0
    assert " ".join(capsys.readouterr().out.split()) == f"K16a {words.rule('K16a').replace('*', '')}"


def test_a_section_for_machines(capsys: Out) -> None:
    assert cli.main(["rules", "t", "--json"]) == 0
    found = json.loads(capsys.readouterr().out)
    assert {clause["section"] for clause in found} == {"T"}
    assert {"id": "T7", "section": "T", "text": words.rule("T7")} in found


def test_rules_of_a_map_have_its_numbers(capsys: Out) -> None:
    five = Path(__file__).parents[2] / "examples" / "maps" / "europe_five.toml"
    assert cli.main(["rules", "E13", "--map", str(five)]) == 0
    assert capsys.readouterr().out == "E13  A station that you have not built is worth 5 points.\n"
    assert cli.main(["rules", "--map", "card_game", "--json"]) == 0
    assert {it["section"] for it in json.loads(capsys.readouterr().out)} == set("TKS")


def test_a_variant_stands_under_its_base(capsys: Out) -> None:
    folder = Path(__file__).parents[2] / "examples" / "maps"
    assert cli.main(["maps", "list", "--maps", str(folder)]) == 0
    lines = [line[:22].rstrip() for line in capsys.readouterr().out.splitlines()]
    expected = ["north_america", "  north_america_grand", "europe", "  europe_five", "card_game", "  card_game_short"]
    assert lines == expected
    assert cli.main(["maps", "check", str(folder / "europe_five.toml"), "--json"]) == 0
    (found,) = json.loads(capsys.readouterr().out)
    assert (found["base"], found["differences"][0]) == ("europe", "trains.each: 35 instead of 45")
