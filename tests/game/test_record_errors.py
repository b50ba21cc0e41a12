"""Damaged records: the line, what was found, what was expected, and never half a game."""

from __future__ import annotations

import contextlib
import pickle
import random
from functools import cache
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import whistlestop as ws
from policies import GAMES
from recorded import NAMES, changed, fair_record, play_on, played, record_of
from whistlestop.game import Given, RecordError, read_record
from whistlestop.game.records.lines import LONGEST_LINE, LONGEST_RECORD


@cache
def finished() -> str:
    return record_of(played("europe", 3, "tunneller")).text()


@cache
def unfinished() -> str:
    return record_of(played("europe", 3, "tunneller", most=60)).text()


@cache
def by_hand() -> str:
    game = ws.new("europe", 3, names=NAMES[:3], chance=Given())
    game.happen("Red")
    return record_of(play_on(game, "claimer", luck=7, most=90)).text()


@cache
def fair() -> str:
    return fair_record().text()


def line_of(text: str, beginning: str) -> int:
    return next(at for at, line in enumerate(text.splitlines(), 1) if line.startswith(beginning))


HEADERS = [
    ("^Whistlestop 1", "Whistlestop 2", "found Whistlestop 2; expected Whistlestop 1"),
    ("^Whistlestop 1", "Bridge 1", "found ‘Bridge 1’; expected Whistlestop 1"),
    ("^Game: europe", "Game: asia", "found Game: asia; expected north_america, europe, card_game"),
    ("^Game: europe", "Game: card_game", "expected [0-9a-f]{64}, the map card_game as it is here"),
    ("^Game: .*\n", "", "found no header Game; expected the map that was played"),
    ("^Map: ..", "Map: zz", "the map europe as it is here, not another version"),
    ("^Rules: 1", "Rules: 2", "found Rules: 2; expected 1, the rules"),
    ("^Date: 2026-11-15", "Date: 2026-02-30", "found Date: 2026-02-30; expected a day like 2026-11-15"),
    ("^Date: ", "Weekday: ", "found the header ‘Weekday’; expected one of Game, Map"),
    ("^Date: ", "Rules: 1\nDate: ", "found a second Rules; expected only the one on line 4"),
    ("^Players: .*\n", "", "found no header Players; expected the players’ names"),
    ("^Players: .*", "Players: Anna", "found Players: Anna; expected .* Europe is for 2 to 5 players, not 1"),
    ("^Players: .*", "Players: Anna;;Bo", "expected names with ; between them"),
    ("^Players: .*", 'Players: "Anna; Bo', "expected names with ; between them"),
    ("^Seed: 7", "Seed: -7", "found Seed: -7; expected a whole number from 0"),
    ("^Seed: 7", "Seed: " + 30 * "9", "expected a whole number from 0"),
    ("^Seed: 7", "Seed: 8", "which seed 8 gives"),
    ("^Seed: 7", "Seed: 7\nOptions: first=Pink", "expected options like first=Red, open_track"),
    ("^Seed: 7", "Seed: 7\nOptions: first=Black", "expected options like first=Red, open_track"),
    ("^Seed: 7", "Seed: 7\nOptions: open_track=no", "expected options like first=Red, open_track"),
    ("^Seed: 7", "Seed: 7\nOptions: ferries", "expected options out of first, open_track"),
    (
        "^Seed: 7",
        "Seed: 7\nNonces: 00; 01; 02",
        "found Nonces: 00; 01; 02; expected it only together with a Commitment",
    ),
    ("^Seed: 7", "Seed: 7\nCommitment: 00", "expected no generator seed together with a commitment"),
    ("^Seed: 7", "Seed: 7\nStart: 7", "found Start: 7; expected something else"),
    ("^Seed: 7", "Seed: 7\nStart: " + 9000 * "[", "found Start: .*; expected something else"),
    ("^Seed: 7", "hello", "found ‘hello’; expected a header like"),
]


@pytest.mark.parametrize("pattern,replacement,message", HEADERS)
def test_headers(pattern: str, replacement: str, message: str) -> None:
    with pytest.raises(RecordError, match=message):
        read_record(changed(finished(), pattern, replacement))


MOVES = [
    ("^first: Red", "first: Pink", "found ‘Pink’; expected first: one of Blue, Red, Green"),
    ("^first: Red\n", "", "found ‘dealt: .*; expected first: one of Blue, Red, Green"),
    ("^dealt: ", "row: ", "found ‘row: .*; expected dealt: one of purple"),
    ("^dealt: .*?, ", "dealt: beige, ", "found ‘beige’; expected dealt: one of purple"),
    ("^dealt: .*?, ", "dealt: , ", "found ‘’; expected dealt: one of purple"),
    ("^dealt: .*?, ", "dealt: ", "found ‘row: .*; expected dealt: one of purple"),
    ("^row: ", "row: red, ", "found ‘row: red, .*; expected tickets Red: one of"),
    ("^tickets Red: ", "tickets Blue: ", "found ‘tickets Blue: .*; expected tickets Red: one of"),
    ("^tickets Red: ", "tickets Red: lima-cuzco, ", "found ‘lima-cuzco’; expected tickets Red: one of"),
    ("^tickets Red: .*\n", "", "expected tickets Red: one of"),
    (r"^0\. Red", "0. Pink", "found a move by Pink; expected one of .*Red"),
    (r"^1\. Red", "1. Blue", "found a move by Blue; expected one of Red"),
    (r"^1\. Red", "2. Red", "found a move in turn 2; expected one in turn 1"),
    (r"^1\. Red", "1. Red fly to riga;", "found ‘fly to riga’; expected a move: ‘fly’ isn’t an action"),
    (r"^1\. Red", "1. Red claim lima-cuzco;", "expected a move: There’s no route ‘lima-cuzco’"),
    (r"^1\. Red", "1. Red claim madrid-cadiz, 3 orange;", r"found ‘claim madrid-cadiz, 3 orange’ \(breaks "),
    (r"^1\. Red", "1. Red extra 99999999999999999999 loco;", "found ‘extra 9+ loco’; expected"),
    (r"^1\. Red", "1. Red " + 3000 * "x", "expected a move, with what it revealed in parentheses"),
    (r"^1\. Red", "1. Red pass (", "expected a move, with what it revealed in parentheses"),
    (r"^1\. Red .*", "1. Red", "expected a turn’s number, a seat and its moves"),
    (r"^1\. Red .*", "Red passes", "found ‘Red passes’; expected a move like 1. Red draw deck"),
    (r"^1\. Red .*", "1. Red draw deck", "found a move by Green; expected first drawn: one of purple"),
    (r"draw deck \((\w+)\)", r"draw deck (row: +\1)", r"found ‘row: \+\w+’; expected drawn: one of purple"),
    (r"draw deck \((\w+)\)", r"draw deck (\1, \1)", r"found ‘\w+, \w+’; expected "),
    (r"\(row: \+(\w+)\)", r"(\1)", r"found ‘\w+’; expected row: \+one of purple"),
    (r"\(row: \+(\w+)\)", r"(new row: \1)", r"found ‘new row: \w+’; expected row: \+one of purple"),
    (r"\(turned: (\w+), ", r"(turned: ", "expected (first )?turned: one of purple"),
    (r"; extra .*$", "; extra 3 orange", r"found ‘extra 3 orange’ \(breaks E"),
]


@pytest.mark.parametrize("pattern,replacement,message", MOVES)
def test_moves(pattern: str, replacement: str, message: str) -> None:
    with pytest.raises(RecordError, match=message):
        read_record(changed(by_hand(), pattern, replacement))


ENDS = [
    ("^Result: 1 ", "Result: 2 ", "found Result: 2 .*; expected 1 "),
    ("^Result: .*", "Result: *", r"found Result: \*; expected 1 "),
    ("^Scores:[^~]*", "", "found the end of the record; expected Scores:"),
    (r"rank 1$", "rank 2", "expected .* rank 1"),
    (r"^Anna .*\n", "", "expected Anna routes"),
    (r"\Z", "Dag routes 7\n", "found ‘Dag routes 7’; expected the end of the scores"),
    (r"\Z", "Scores:\n", "found a second scores:; expected only the one on line"),
    (r"\Z", "Pools:\n", "found Pools:; expected it only together with a Fair-Seed"),
    ("^Scores:", "*\nScores:", "found ‘Scores:’; expected nothing after the"),
    ("^Scores:[^~]*", "*", r"found \*; expected Scores: since the game is over"),
    (r"^(\d+\. .*)\n\nScores:[^~]*", "", "the end of the record in turn .*; expected the moves up to the result"),
    (r"^\nScores:", "500. Blue pass\n\nScores:", "found a move by Blue; expected no more, since the game is over"),
]


@pytest.mark.parametrize("pattern,replacement,message", ENDS)
def test_ends(pattern: str, replacement: str, message: str) -> None:
    with pytest.raises(RecordError, match=message):
        read_record(changed(finished(), pattern, replacement))


@pytest.mark.parametrize(
    "pattern,replacement,message",
    [
        (r"^\*\n", "", "found the end of the record in turn .*; expected more moves, or a last line"),
        (r"^\*\n", "*\n*\n", "expected nothing after the"),
        (r"^\*\n", "Scores:\n", "found the end of the record in turn .*; expected the moves up to the end"),
        (r"^Result: \*", "Result: 1 Anna 9", "expected the moves up to the result, 1 Anna 9"),
    ],
)
def test_unfinished_ends(pattern: str, replacement: str, message: str) -> None:
    with pytest.raises(RecordError, match=message):
        read_record(changed(unfinished(), pattern, replacement))


FAIR = [
    ("^Commitment: ..", "Commitment: zz", "found Commitment: zz.*; expected 64 hexadecimal digits"),
    ("^Nonces: .*; ", "Nonces: ", "expected 3 nonces in hexadecimal digits"),
    ("^Nonces: .*\n", "", "found no header Nonces; expected the players’ nonces"),
    ("^Fair-Seed: ..", "Fair-Seed: ", "found Fair-Seed: .*; expected 64 hexadecimal digits"),
    ("^Fair-Seed: .*", r"\g<0>\nStart: {}", "found Start: {}; expected a game with fair chance to start from the beg"),
    ("^Pools:[^~]*", "", "found the end of the record; expected Pools:"),
    (r"^1\. card: .*\n", "", "expected chance event 1 like"),
    (r"^1\. card: purple 12", "1. card: purple 11", "found 1. card: purple 11, .*; expected 1. card: purple 12"),
    (r"^0\. lot: Blue 1, Red 1", "0. lot: Red 1, Blue 1", "found 0. lot: Red 1, .*; expected 0. lot: Blue 1"),
    (r"^0\. lot: .*", "0. lot: Pink 1 -> Pink", "expected chance event 0 like"),
    (r"^.*\n\Z", "", "expected one for each of"),
]


@pytest.mark.parametrize("pattern,replacement,message", FAIR)
def test_fair_records(pattern: str, replacement: str, message: str) -> None:
    with pytest.raises(RecordError, match=message):
        read_record(changed(fair(), pattern, replacement))


def test_the_line_is_that_of_the_fault() -> None:
    text = changed(finished(), r"rank 1$", "rank 2")
    with pytest.raises(RecordError) as caught:
        read_record(text)
    assert text.splitlines()[(caught.value.line or 0) - 1].endswith("rank 2")
    assert str(caught.value).startswith(f"line {caught.value.line}: found ")
    with pytest.raises(RecordError) as caught:
        read_record(changed(unfinished(), r"^5\. ", "6. "))
    assert caught.value.line == line_of(unfinished(), "5. ")


def test_an_error_travels_between_processes() -> None:
    error = RecordError("this", "that", 7)
    assert str(pickle.loads(pickle.dumps(error))) == str(error) == "line 7: found this; expected that."


def test_a_seed_of_an_unfinished_game_is_refused() -> None:
    text = changed(fair(), r"^(9\. .*\n)[^~]*", r"\1*\n")
    with pytest.raises(RecordError, match="expected no seed before the game is over"):
        read_record(changed(text, "^Result: .*", "Result: *"))


@pytest.mark.parametrize("text", ["", "\n\n", "\ufeff"])
def test_nothing_is_no_record(text: str, tmp_path: Path) -> None:
    with pytest.raises(RecordError, match="found nothing; expected Whistlestop 1"):
        read_record(text)
    (tmp_path / "empty.wsr").write_text(text, encoding="utf-8")
    with pytest.raises(RecordError, match="found nothing; expected Whistlestop 1"):
        ws.load(tmp_path / "empty.wsr")
    assert list(ws.load_many(tmp_path / "empty.wsr")) == []


def test_limits(tmp_path: Path) -> None:
    with pytest.raises(RecordError, match="a line that is too long"):
        read_record(unfinished() + "#" + LONGEST_LINE * "x")
    with pytest.raises(RecordError, match="a record that is too long"):
        read_record(unfinished() + (LONGEST_RECORD // 10_000 + 1) * ("#" + 9_999 * "x" + "\n"))
    file = tmp_path / "endless.wsr"
    file.write_bytes(unfinished().encode() + b"#" + 3 * LONGEST_LINE * "ø".encode())
    with pytest.raises(RecordError, match="a line that is too long"):
        ws.load(file)


def test_what_is_no_text(tmp_path: Path) -> None:
    file = tmp_path / "picture.wsr"
    file.write_bytes(unfinished().encode() + b"\n\xff\xd8\n")
    with pytest.raises(RecordError, match="isn’t UTF-8 text; expected text saved as UTF-8") as caught:
        ws.load(file)
    assert caught.value.line == unfinished().count("\n") + 2


def test_every_cut_is_noticed() -> None:
    for text in (finished(), unfinished()):
        record = read_record(text)
        for at in random.Random(1).sample(range(len(text) - 2), 60):
            with contextlib.suppress(RecordError):
                assert read_record(text[:at]) == record  # the last word abbreviated


# --- any damage ---------------------------------------------------------------------------------------------------


@cache
def samples() -> list[str]:
    texts = [record_of(played(name, players, most=30)).text() for name, players in GAMES]
    return [*texts, finished(), unfinished(), by_hand(), fair(), record_of(played("card_game", 4, "robber")).text()]


def check(text: str) -> None:
    """A RecordError with a line, or a record that says the same again when it is written."""
    try:
        record = read_record(text)
    except RecordError as error:
        said = error
    else:
        assert read_record(record.text()) == record
        return
    assert said.line or said.found == "several games"
    assert str(said).isprintable()


@settings(max_examples=250, deadline=None)
@given(st.integers(0, 15), st.sampled_from(["drop", "double", "swap"]), st.randoms(use_true_random=False))
def test_lines_lost_doubled_or_swapped(sample: int, damage: str, luck: random.Random) -> None:
    lines = samples()[sample % len(samples())].split("\n")
    at, other = luck.randrange(len(lines)), luck.randrange(len(lines))
    if damage == "drop":
        del lines[at]
    elif damage == "double":
        lines.insert(at, lines[at])
    else:
        lines[at], lines[other] = lines[other], lines[at]
    check("\n".join(lines))


@settings(max_examples=250, deadline=None)
@given(
    st.integers(0, 15), st.floats(0, 1), st.one_of(st.characters(), st.sampled_from(list("0123456789;:()#.,+-* \n")))
)
def test_characters_changed(sample: int, place: float, character: str) -> None:
    text = samples()[sample % len(samples())]
    at = int(place * (len(text) - 1))
    check(text[:at] + character + text[at + 1 :])
    check(text[:at] + character + text[at:])


@settings(max_examples=100, deadline=None)
@given(st.text())
def test_any_text(text: str) -> None:
    check(text)
    check(unfinished().replace("\n*\n", "\n" + text + "\n*\n"))
    check(unfinished().replace("Seed: 7", text))
