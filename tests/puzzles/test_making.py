"""How puzzles are made: the same whenever they are made, stopped and begun again anywhere, and well mixed."""

from __future__ import annotations

import time
from pathlib import Path

import msgspec
import pytest

from whistlestop import puzzles
from whistlestop.puzzles import Evidence, Puzzle, recheck, shipped
from whistlestop.puzzles.checking import nearest_first
from whistlestop.puzzles.grading import level_of
from whistlestop.puzzles.judges import OutOfTime, gains, judges_for
from whistlestop.puzzles.make import Line, lines_of, main, make
from whistlestop.puzzles.making import puzzle_of, same
from whistlestop.puzzles.moments import ASKED, played
from whistlestop.puzzles.select import ALIKE, PLACES, chosen


def test_a_game_of_a_number_is_always_the_same() -> None:
    one, other = (played("card_game", seed=1, number=4) for _ in range(2))
    assert one.game.log == other.game.log
    assert one.game.log != played("card_game", seed=2, number=4).game.log
    assert len(one.moments) > 30
    for moment in one.moments[::20]:
        assert moment.choices > 1
        assert int(moment.known[0]["phase"]) in ASKED
        line = one.line(moment)
        again = one.game.from_position(line).seen(moment.seat)
        assert same(again, moment.known)
        changed = again.copy()
        changed[0]["hands"][moment.seat, 0] += 1
        assert not same(changed, moment.known)


def test_champions_who_play_on_see_the_same_worlds_for_every_decision() -> None:
    """Of a decision and itself nothing is left to tell apart; and time that is up is up."""
    table = played("card_game", seed=1, number=4)
    moment = table.moments[-6]
    judges = judges_for("card_game", table.game.players)
    game = table.game.copy()
    game.rewind(moment.length)
    legal = game.legal_decisions(moment.seat)
    shares = judges.by_champions(moment.known, moment.seat, [legal[0], legal[0]], 6, seed=1)
    assert shares.shape == (6, 2)
    assert (shares[:, 0] == shares[:, 1]).all()
    assert gains(shares) == [Evidence(0.0, 0.0, 6)]
    with pytest.raises(OutOfTime):
        judges.by_champions(moment.known, moment.seat, legal[:2], 6, seed=1, until=time.time() - 1)
    assert make("card_game", 1, 4, until=time.time() - 1) is None


def test_those_that_come_nearest_are_looked_at_first() -> None:
    found = {1: Evidence(0.3, 0.1, 8), 2: Evidence(0.1, 0.1, 8)}
    assert nearest_first([1, 2, 3], {}) == [1, 2, 3]
    assert nearest_first([1, 2, 3], found) == [2, 3, 1]


def test_levels_go_by_the_bots_that_see_the_solution() -> None:
    assert level_of(("greedy", "racer")) == "easy"
    assert level_of(("greedy", "racer", "blocker", "expert", "champion")) == "easy"
    assert level_of(("blocker", "expert", "champion")) == "medium"
    assert level_of(("blocker", "champion")) == level_of(()) == "hard"


def test_a_file_goes_on_where_it_was_cut_off(tmp_path: Path) -> None:
    path = tmp_path / "some.jsonl"
    whole = msgspec.json.encode(Line(1, 7)) + b"\n" + msgspec.json.encode(Line(1, 9, puzzles.load("europe")[0])) + b"\n"
    path.write_bytes(whole + b'{"seed":1,"numb')
    assert [(line.number, line.puzzle is None) for line in lines_of(path)] == [(7, True), (9, False)]
    assert path.read_bytes() == whole
    assert lines_of(tmp_path / "none.jsonl") == []


def test_what_is_chosen_is_mixed() -> None:
    there = list(puzzles.load("card_game"))
    few = chosen(there, 6)
    assert {it.level for it in few} == set(puzzles.LEVELS)
    assert len({it.kind for it in few}) >= 3
    assert chosen(list(reversed(there)), 6) == few
    copies = [renamed(there[0], f"card_game-1-{number}") for number in range(4)]
    assert len(chosen(copies, 4)) == 1  # the same position
    place = next(it for it in puzzles.load("europe") if it.kind in PLACES)
    others = [renamed(place, f"card_game-1-{number}", position=str(number)) for number in range(4)]
    assert len(chosen(others, 4)) == ALIKE


def renamed(puzzle: Puzzle, name: str, position: str | None = None) -> Puzzle:
    return msgspec.structs.replace(puzzle, id=name, position=position or puzzle.position)


@pytest.mark.slow
def test_the_program_makes_what_one_process_would(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "card_game.jsonl"
    given = ["card_game", "--out", str(path), "--jobs", "2", "--minutes", "20", "--last"]
    main([*given, "1"])
    main([*given, "3"])
    lines = sorted(lines_of(path), key=lambda it: it.number)
    assert [it.number for it in lines] == [0, 1, 2, 3]
    assert [it.puzzle for it in lines] == [puzzle_of("card_game", 1, number, float("inf")) for number in range(4)]
    assert "of 2 games" in capsys.readouterr().out


def test_puzzles_are_checked_again_when_a_network_changes(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Those that hold say what was found now; a decision that is not the best holds no longer."""
    latest = sorted(puzzles.load("card_game"), key=lambda it: int(it.game_of().state[0]["turn"]))[-3:]
    monkeypatch.setattr(shipped, "FOLDER", tmp_path)
    wrong = [msgspec.structs.replace(it, id=f"{it.id}-wrong", solution=next(iter(it.costs))) for it in latest]
    shipped.write("card_game", [*wrong, *(msgspec.structs.replace(it, chance=0.07, margin=0.99) for it in latest)])
    recheck.main(["card_game"])
    kept = shipped.load("card_game")
    shipped.load.cache_clear()
    assert kept
    assert {it.id for it in kept} <= {it.id for it in latest}
    for puzzle in kept:
        before = next(it for it in latest if it.id == puzzle.id)
        assert abs(puzzle.chance - before.chance) < 0.15
        assert puzzle.margin == puzzle.checks.champions.gain
        assert (puzzle.solution, puzzle.level, puzzle.facts) == (before.solution, before.level, before.facts)
        assert set(puzzle.costs) == set(before.costs)
