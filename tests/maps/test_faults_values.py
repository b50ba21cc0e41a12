"""Faults of keys, values and numbers: a change to a good map, and the one line that it must bring."""

from __future__ import annotations

from collections.abc import Callable

import pytest

Faults = Callable[[str, str, str], list[str]]

# what to replace in the example of docs/maps.md, by what, and the whole line that the checker must say
CASES = [
    ("format = 1", "format = 2", "format: is 2, a format that this version does not know; expected 1"),
    ("format = 1", 'format = "1"', 'format: is "1"; expected 1'),
    ("format = 1", "", 'lacks the key "format"; expected 1'),
    (
        'id = "island"',
        'id = "Ísland"',
        'id: is "Ísland"; expected 1 to 40 of the characters a-z, 0-9 and _, a letter first',
    ),
    ('name = "Ísland"', 'name = ""', 'name: is ""; expected a name of 1 to 60 characters on one line'),
    (
        'name = "Ísland"',
        r'name = "a\nb"',
        r'name: is "a\nb"; expected a name of 1 to 60 characters on one line',
    ),
    ('kind = "map"', 'kind = "mop"', 'kind: is "mop" (did you mean "map"?); expected "map" or "cards"'),
    ("players = [2, 3]", "players = [1, 3]", "players: is [1, 3]; expected [fewest, most], both from 2 to 5"),
    ("players = [2, 3]", "players = [2, 6]", "players: is [2, 6]; expected [fewest, most], both from 2 to 5"),
    ("players = [2, 3]", "players = [3, 2]", "players: is [3, 2]; expected [fewest, most], both from 2 to 5"),
    ("players = [2, 3]", "players = 2", "players: is 2; expected [fewest, most], both from 2 to 5"),
    (
        "players = [2, 3]",
        "players = [2, 3]\nplayrs = 2",
        (
            'has the unknown key "playrs" (did you mean "players"?); expected format, id, name, kind, players, '
            "idle_rounds, train_cards, trains, stations, rounds, tickets, bonus and board"
        ),
    ),
    (
        "each_colour = 8",
        "each_color = 8",
        (
            'train_cards: has the unknown key "each_color" (did you mean "each_colour"?); expected each_colour, '
            "locomotives, dealt, given_locomotives, reset_at_locomotives and reshuffled"
        ),
    ),
    (
        "each_colour = 8",
        "",
        'train_cards: lacks the key "each_colour"; expected a whole number from 1 to 31',
    ),
    (
        "each_colour = 8",
        "each_colour = true",
        "train_cards.each_colour: is true; expected a whole number from 1 to 31",
    ),
    (
        "each_colour = 8",
        "each_colour = 8.0",
        "train_cards.each_colour: is 8.0; expected a whole number from 1 to 31",
    ),
    (
        "each_colour = 8",
        'each_colour = "8"',
        'train_cards.each_colour: is "8"; expected a whole number from 1 to 31',
    ),
    (
        "each_colour = 8",
        "each_colour = 32",
        "train_cards.each_colour: is 32; expected a whole number from 1 to 31",
    ),
    (
        "locomotives = 10",
        "locomotives = -1",
        "train_cards.locomotives: is -1; expected a whole number from 0 to 31",
    ),
    (
        "reset_at_locomotives = 3",
        "reset_at_locomotives = 6",
        "train_cards.reset_at_locomotives: is 6; expected a whole number from 0 to 5",
    ),
    ("reshuffled = true", "reshuffled = 1", "train_cards.reshuffled: is 1; expected true or false"),
    ("each = 24", "each = 61", "trains.each: is 61; expected a whole number from 1 to 60"),
    (
        "doubles_closed_up_to = 2",
        "doubles_closed_up_to = 6",
        "trains.doubles_closed_up_to: is 6; expected a whole number from 0 to 5",
    ),
    (
        "longest_path_bonus = 7",
        "longest_path_bonus = 100",
        "trains.longest_path_bonus: is 100; expected a whole number from 0 to 99",
    ),
    ("4 = 7, ", "4 = 0, ", "trains.points: has 4 = 0; expected a whole number from 1 to 99"),
    (
        "6 = 15}",
        "6 = 15, 9 = 30}",
        'trains.points: has the unknown entry "9"; expected lengths from 1 to 8',
    ),
    ("[stations]\neach = 1", "[stations]\neach = 4", "stations.each: is 4; expected a whole number from 0 to 3"),
    ("points_unused = 3", "", 'stations: lacks the key "points_unused"; expected a whole number from 0 to 99'),
    (
        "[stations]",
        "[station]",
        (
            'has the unknown key "station" (did you mean "stations"?); expected format, id, name, kind, players, '
            "idle_rounds, train_cards, trains, stations, rounds, tickets, bonus and board"
        ),
    ),
    ("[trains]", "[[trains]]", "trains: is a list; expected a table [trains]"),
    (
        "[board]",
        "[rounds]\ntwo_rounds_from = 2\ndealt = 4\n[board]",
        'rounds: does not belong in a map of kind "map"; expected no such table',
    ),
    (
        "[board]",
        "[bonus]\nvik = 4\n[board]",
        'bonus: does not belong in a map of kind "map"; expected no such table',
    ),
    (
        "dealt = 4",
        "dealt = 30",
        "train_cards: has 74 cards, too few to deal 30 to each of 3 players and 5 face up; expected at least 95",
    ),
    (
        "dealt = 4",
        "dealt = 4\ngiven_locomotives = 4",
        "train_cards.given_locomotives: is 4 for each of 3 players, but there are 10 locomotives; expected at most 3",
    ),
    (
        "reset_at_locomotives = 3",
        "reset_at_locomotives = 1",
        (
            "train_cards.reset_at_locomotives: is 1 with 10 locomotives: late in a game a row could need 3,003 "
            "resets on average; expected a higher number or fewer locomotives, so that it is at most 1,000"
        ),
    ),
    (
        "reshuffled = true",
        "reshuffled = false",
        "train_cards.reset_at_locomotives: is 3, but reshuffled is false: resets would use up the deck; expected 0",
    ),
    (
        "last_round_at = 2",
        "last_round_at = 25",
        "trains.last_round_at: is 25, but trains.each is 24; expected at most 24",
    ),
]


@pytest.mark.parametrize("old,new,line", CASES)
def test_fault(old: str, new: str, line: str, faults: Faults) -> None:
    assert faults("island", old, new) == [f"my.toml: {line}"]
