"""Records: what is written is read back, exactly, whatever the game."""

from __future__ import annotations

import os
import random
import subprocess
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest

import whistlestop as ws
from policies import GAMES, POLICIES
from recorded import DATE, NAMES, changed, fair_record, play_on, played, record_of
from whistlestop import maps
from whistlestop.game import Game, Given, Options, Record, read_record, read_records, save_many
from whistlestop.game.records.record import Comment, RecordError


def check_round_trip(record: Record) -> None:
    text = record.text()
    assert read_record(text) == record
    assert read_record(text).text() == text


# Each policy in each game, and each number of players with some of them.
WHOLE = [
    (name, counts[at % len(counts)], policy)
    for name in maps.names()
    for counts in [[players for game, players in GAMES if game == name]]
    for at, policy in enumerate(POLICIES)
]


def test_whole_games_are_of_every_kind() -> None:
    assert {(name, players) for name, players, _ in WHOLE} == set(GAMES)


@pytest.mark.parametrize("name,players,policy", WHOLE)
def test_whole_games_come_back(name: str, players: int, policy: str) -> None:
    game = played(name, players, policy)
    record = record_of(game)
    check_round_trip(record)
    again = record.game()
    assert again.log == game.log
    assert again._log.states.tobytes() == game._log.states.tobytes()


@pytest.mark.parametrize("name,players", GAMES)
def test_games_come_back_at_any_moment_and_are_played_on(name: str, players: int) -> None:
    rng = random.Random(f"{name} {players}")
    for _ in range(6):
        game = played(name, players, "tunneller", most=rng.randrange(150))
        check_round_trip(record_of(game))
        again = read_record(record_of(game).text()).game()
        assert again._log.states.tobytes() == game._log.states.tobytes()  # the generator too
        assert play_on(again, luck=3).log == play_on(game, luck=3).log


@pytest.mark.parametrize("name,players", [("north_america", 3), ("europe", 4), ("card_game", 4)])
def test_games_of_a_real_table_come_back(name: str, players: int) -> None:
    for most in (0, 1, 9, 80, 1 << 30):
        game = played(name, players, chance=Given(), most=most)
        record = record_of(game)
        assert record.seed is None
        assert "Seed:" not in record.text()
        check_round_trip(record)
        assert record.game().pool() == game.pool()


def test_a_game_that_waits_in_the_middle_of_chance_comes_back() -> None:
    game = ws.new("europe", 2, chance=Given())
    for outcome in ("Red", "red", "blue"):
        game.happen(outcome)
        record = record_of(game)
        check_round_trip(record)
        again = record.game()
        assert again.phase == "chance"
        again.happen("green")


@pytest.mark.parametrize("options", [{"first": 1}, {"open_track": True}, {"first": 0, "open_track": True}])
def test_options_come_back(options: dict[str, int]) -> None:
    game = play_on(ws.new("card_game", 3, seed=1, options=options), most=20)
    record = record_of(game)
    check_round_trip(record)
    assert read_record(record.text()).options == Options(**options)  # type: ignore[arg-type]


@pytest.mark.parametrize("names", [("A; B", ' "x"'), ("Ána 😀", "Bo (1) # 2"), ("a: b", "*"), ("#1", "# 2")])
def test_any_names_come_back(names: tuple[str, str]) -> None:
    for most in (5, 1 << 30):
        check_round_trip(record_of(play_on(ws.new("card_game", 2, seed=1, names=names), most=most)))


def test_a_game_from_a_position_comes_back() -> None:
    middle = played("europe", 3, "claimer", most=90)
    game = Game.from_position(middle.position(), seed=5, names=NAMES[:3])
    for most in (0, 30, 1 << 30):
        play_on(game, most=most)
        record = record_of(game)
        assert record.start is not None
        assert "\n" not in record.start
        check_round_trip(record)
        assert record.game()._log.states.tobytes() == game._log.states.tobytes()


def test_a_position_is_never_taken_for_another_map() -> None:
    game = Game.from_position(played("europe", 3, most=90).position(), seed=5)
    text = record_of(game).text().replace('"map":"europe"', '"map":"/etc/passwd"')
    assert read_record(text).map.id == "europe"


# --- the text ---------------------------------------------------------------------------------------------------


def test_each_turn_is_a_line_with_what_came_up() -> None:
    lines = record_of(played("europe", 3, "tunneller")).text().splitlines()
    body = lines[lines.index("") + 1 : lines.index("Scores:") - 1]
    labels = [line.partition(":")[0] for line in body[:6]]
    assert labels[:3] == ["first", "dealt", "row"]
    assert sorted(labels[3:]) == ["tickets Blue", "tickets Green", "tickets Red"]
    numbers = [int(line.partition(".")[0]) for line in body[6:]]
    assert numbers == [0, 0, 0, *range(1, len(numbers) - 2)]


@pytest.mark.parametrize(
    "policy,shape",
    [
        ("uniform", r"^\d+\. \w+ draw deck \(\w+\); draw \w+ \(row: \+\w+\)$"),
        ("uniform", r"^\d+\. \w+ draw \w+ \(row: \+\w+; new row: \w+, \w+, \w+, \w+, \w+\)"),
        ("tunneller", r"^\d+\. \w+ claim [\w/-]+, [\w +]+ \(turned: \w+, \w+, \w+\); withdraw$"),
        ("refuser", r"^\d+\. \w+ draw tickets \(tickets: [\w-]+, [\w-]+, [\w-]+\); keep \d$"),
        ("builder", r"^\d+\. \w+ station \w+, 1 \w+$"),
    ],
)
def test_what_lines_look_like(policy: str, shape: str) -> None:
    text = record_of(played("europe", 4, policy)).text()
    changed(text, shape, "")


def test_a_tunnel_paid_for() -> None:
    game = ws.new("europe", 3, chance=Given())
    game.happen("Red")
    text = record_of(play_on(game, "claimer", luck=7)).text()
    changed(text, r"^\d+\. \w+ claim [\w/-]+, [\w +]+ \(turned: \w+, \w+, \w+\); extra [\w +]+$", "")


def test_a_second_round_is_dealt_after_the_last_choice() -> None:
    text = record_of(played("card_game", 4)).text()
    changed(text, r"done \(dealt: (\w+, ){15}\w+; row: (\w+, ){4}\w+\)$", "")


def test_unfinished_games_say_so() -> None:
    text = record_of(played("europe", 3, most=40)).text()
    assert "Result: *\n" in text
    assert text.endswith("\n*\n")


# --- comments ---------------------------------------------------------------------------------------------------


def test_comments_stay_where_they_were() -> None:
    game = played("europe", 3, "tunneller")
    log = game.log
    places = [0, *(at for at, entry in enumerate(log) if entry >= 0), len(log)]
    record = record_of(game, [(at, f"at {at}\nand more; (of it)") for at in places])
    assert [comment.at for comment in record.comments] == sorted(2 * places)
    check_round_trip(record)


def test_comments_among_chance_move_on_to_the_next_decision() -> None:
    game = played("europe", 3, most=20)
    first = next(at for at, entry in enumerate(game.log) if entry >= 0)
    assert record_of(game, [(3, "hm")]).comments == (Comment(first, "hm"),)


def test_comments_may_be_empty_or_look_like_something_else() -> None:
    record = record_of(played("europe", 3, most=20), [(0, ""), (0, "# twice"), (30, "Scores:"), (30, "*")])
    check_round_trip(record)


def test_comments_may_end_a_line() -> None:
    text = record_of(played("europe", 3, most=20)).text()
    record = read_record(changed(text, r"^(1\. .*)$", r"\1  # lucky"))
    assert [comment.text for comment in record.comments] == ["lucky"]
    check_round_trip(record)


@pytest.mark.parametrize("comment", [(-1, "x"), (10_000, "x"), (0, "x" * 5001)])
def test_comments_that_cannot_be(comment: tuple[int, str]) -> None:
    with pytest.raises(ValueError, match="comment"):
        record_of(played("europe", 3, most=20), [comment])


# --- files and streams --------------------------------------------------------------------------------------------


def test_save_and_load(tmp_path: Path) -> None:
    game = played("europe", 3, most=60)
    file = tmp_path / "evening.wsr"
    game.record().save(file)
    assert ws.load(file).log == game.log
    assert ws.load(str(file)).names == game.names
    assert [file] == list(tmp_path.iterdir())


def test_saving_is_all_or_nothing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file = tmp_path / "evening.wsr"
    played("europe", 3, most=60).record().save(file)
    before = file.read_bytes()

    def fail(_: int) -> None:
        raise OSError("the disk is full")

    monkeypatch.setattr("os.fsync", fail)
    with pytest.raises(OSError, match="full"):
        played("europe", 3, most=90).record().save(file)
    assert file.read_bytes() == before
    assert [file] == list(tmp_path.iterdir())


def test_streams(tmp_path: Path) -> None:
    records = [record_of(played(name, players, most=50)) for name, players in GAMES] + [fair_record()]
    file = tmp_path / "many.wsr"
    save_many(file, records)
    assert [game.log for game in ws.load_many(file)] == [record.log for record in records]
    assert list(read_records(file.read_text(encoding="utf-8").splitlines())) == records
    with pytest.raises(RecordError, match="several games"):
        ws.load(file)


def test_streams_are_read_as_they_come() -> None:
    text = record_of(played("europe", 3, most=10)).text()

    def endless() -> object:
        while True:
            yield from text.splitlines()

    stream = read_records(endless())  # type: ignore[arg-type]
    assert next(stream) == next(stream)


def test_a_fault_in_a_stream_has_the_line_of_the_file(tmp_path: Path) -> None:
    one = record_of(played("europe", 3, most=10)).text()
    file = tmp_path / "many.wsr"
    file.write_text(one + "\n" + changed(one, "^Players: Anna", "Player: Anna"), encoding="utf-8")
    stream = ws.load_many(file)
    next(stream)
    with pytest.raises(RecordError) as caught:
        next(stream)
    assert caught.value.line == one.count("\n") + 1 + 7


def test_other_ways_to_save_a_text(tmp_path: Path) -> None:
    record = record_of(played("europe", 3, most=60))
    file = tmp_path / "windows.wsr"
    file.write_bytes(b"\xef\xbb\xbf" + record.text().replace("\n", "\r\n").encode())
    assert ws.load(file).log == record.log
    assert read_record("\ufeff" + record.text().replace("\n", "\r\n")) == record


def test_own_maps(tmp_path: Path) -> None:
    file = tmp_path / "mine.toml"
    text = maps.path("europe").read_text(encoding="utf-8")
    file.write_text(changed(text, r'^id = "europe"', 'id = "mine"'), encoding="utf-8")
    mine = maps.load(file)
    game = play_on(ws.new(mine, 3, seed=1), most=40)
    game.record().save(tmp_path / "game.wsr")
    assert ws.load(tmp_path / "game.wsr", mine).log == game.log
    with pytest.raises(RecordError, match=r"Game: mine; expected .* a map of your own"):
        ws.load(tmp_path / "game.wsr")


# --- typed by hand ------------------------------------------------------------------------------------------------

SLOPPY = """whistlestop 1
game: EUROPE
players: Anna;  Bo
first: b
DEALT: Red, BLUE, loco, joker, r, bla, wild, or
row: white, wh, red, blue, loco
tickets: cadiz - stockholm, Palermo-Constantinople, brest-venezia, paris-wien
tickets: kobenhavn-erzurum, marseille-essen, Athina-Wilno, smolensk-rostov

0. red KEEP 1, 2
0. Blue keep 1 2 3 # all but one
1. bl dr deck (g) ; draw White (row: purple)
2. R draw loco (row: + green)
3. Blue station Zürich 1 green
"""


def test_sloppy_typing_is_understood() -> None:
    record = read_record(SLOPPY)
    assert record.text().splitlines() == [
        "Whistlestop 1",
        "Game: europe",
        f"Map: {maps.load('europe').hash}",
        "Rules: 1",
        "Result: *",
        "Players: Anna; Bo",
        "",
        "first: Blue",
        "dealt: red, blue, loco, loco, red, black, loco, orange",
        "row: white, white, red, blue, loco",
        "tickets Blue: cadiz-stockholm, palermo-constantinople, brest-venezia, paris-wien",
        "tickets Red: kobenhavn-erzurum, marseille-essen, athina-wilno, smolensk-rostov",
        "0. Red keep 1 2",
        "0. Blue keep 1 2 3",
        "# all but one",
        "1. Blue draw deck (green); draw white (row: +purple)",
        "2. Red draw loco (row: +green)",
        "3. Blue station zurich, 1 green",
        "*",
    ]
    game = record.game()
    assert game.to_move == 1
    assert game.names == ("Anna", "Bo")


def test_the_date_is_today_unless_another_is_given() -> None:
    game = played("europe", 3, most=3)
    assert len(game.record().date or "") == len(DATE)
    assert Record.of(game, date="1990-01-01").date == "1990-01-01"


@pytest.mark.parametrize("entry", [10_000, -70, 3, 1 << 40, -(1 << 31)])
def test_logs_that_cannot_be(entry: int) -> None:
    game = played("europe", 3, most=20)
    record = Record(game.map, game.names, (*game.log, entry), seed=7)
    for use in (record.game, record.text):
        with pytest.raises(RecordError):
            use()


def test_a_link_stays_and_what_it_leads_to_is_written(tmp_path: Path) -> None:
    (tmp_path / "kept").mkdir()
    file, link = tmp_path / "kept" / "evening.wsr", tmp_path / "newest.wsr"
    link.symlink_to(file)
    for most in (10, 60):  # it leads to nothing yet, then to a file
        game = played("europe", 3, most=most)
        game.record().save(link)
        assert link.readlink() == file
        assert ws.load(file).log == game.log
    assert list(file.parent.iterdir()) == [file]


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="there are no pipes with a name there")
def test_a_pipe_is_written_to(tmp_path: Path) -> None:
    """A device as well: neither can be replaced without being lost."""
    pipe, record = tmp_path / "pipe", played("europe", 3, most=10).record()
    os.mkfifo(pipe)
    with ThreadPoolExecutor(1) as reader:
        text = reader.submit(subprocess.run, ["cat", str(pipe)], capture_output=True, timeout=10, check=True)
        record.save(pipe)
        assert text.result().stdout.decode() == record.text()
    assert pipe.is_fifo()
