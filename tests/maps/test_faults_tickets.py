"""Faults of tickets and of the card game: a change to a good map, and the one line that it must bring."""

from __future__ import annotations

from collections.abc import Callable

import pytest

Faults = Callable[[str, str, str], list[str]]
CITY = "expected the id of a city in board.cities"

# what to replace in the example of docs/maps.md, by what, and the whole line that the checker must say
ISLAND = [
    (
        'not_kept_at_setup = "out"',
        'not_kept_at_setup = "botom"',
        'tickets.not_kept_at_setup: is "botom" (did you mean "bottom"?); expected "bottom", "out" or "shuffled"',
    ),
    (
        'not_kept_at_setup = "out"',
        'not_kept_at_setup = "bottom"',
        'tickets.not_kept_at_setup: is "bottom", but long tickets are for the set-up only (E2); expected "out"',
    ),
    ("drawn = 3\n", "drawn = 7\n", "tickets.drawn: is 7; expected a whole number from 1 to 6"),
    (
        'between = ["vik", "husavik"]',
        'between = ["vik", "husavk"]',
        f'tickets.list[2] (vik-husavk): names the unknown city "husavk" (did you mean "husavik"?); {CITY}',
    ),
    (
        'between = ["vik", "husavik"]',
        'between = ["vik", "vik"]',
        'tickets.list[2] (vik-vik): runs from "vik" to itself; expected two different cities',
    ),
    (
        'between = ["vik", "husavik"]',
        'between = ["egilsstadir", "reykjavik"]',
        (
            "tickets.list[2] (egilsstadir-reykjavik): joins the same two cities as "
            "tickets.list[1] (reykjavik-egilsstadir); expected every ticket once"
        ),
    ),
    (
        "points = 12, long",
        "points = 0, long",
        "tickets.list[2] (vik-husavik): points is 0; expected a whole number from 1 to 99",
    ),
    (
        "points = 12, long = true",
        "points = 12, long = 1",
        "tickets.list[2] (vik-husavik): long is 1; expected true or false",
    ),
    (
        "points = 12, long = true",
        "points = 12, long = true, cards = {red = 1}",
        (
            'tickets.list[2] (vik-husavik): has the key "cards", which a map of kind "map" has not; '
            "expected between, points and long"
        ),
    ),
    (
        "keep_at_setup = 2",
        "keep_at_setup = 4",
        "tickets.keep_at_setup: is 4, but only 3 are dealt; expected at most 3",
    ),
    (
        "keep_when_drawn = 1",
        "keep_when_drawn = 4",
        "tickets.keep_when_drawn: is 4, but only 3 are drawn; expected at most 3",
    ),
    (
        "keep_when_drawn = 1",
        "keep_when_drawn = 0",
        (
            "tickets.keep_when_drawn: is 0: in a map game tickets could be drawn and returned for ever; "
            "expected at least 1"
        ),
    ),
    (
        "dealt = 2\ndealt_long = 1",
        "dealt = 2\ndealt_long = 2",
        "tickets.list: has 3 long tickets, too few to deal 2 to each of 3 players; expected at least 6",
    ),
    (
        "dealt = 2\ndealt_long = 1",
        "dealt = 3\ndealt_long = 1",
        "tickets.list: has 8 ordinary tickets, too few to deal 3 to each of 3 players; expected at least 9",
    ),
    (
        "dealt_long = 1\n",
        "",
        "tickets.dealt_long: is 0, but 3 tickets are long and would never be dealt; expected at least 1",
    ),
]

# changes that bring this line and others
ISLAND_SEVERAL = [
    (
        "dealt = 2\ndealt_long = 1",
        "dealt = 6\ndealt_long = 1",
        "tickets: each player is dealt 7 tickets at set-up; expected 1 to 6",
    ),
    (
        "dealt = 2\ndealt_long = 1",
        "dealt = 0\ndealt_long = 0",
        "tickets: each player is dealt 0 tickets at set-up; expected 1 to 6",
    ),
]

# the same for the shipped card game
CARDS = [
    (
        "[bonus] ",
        "[trains]\neach = 45\n[bonus] ",
        'trains: does not belong in a map of kind "cards"; expected no such table',
    ),
    (
        "[bonus] ",
        "[stations]\neach = 3\n[bonus] ",
        'stations: does not belong in a map of kind "cards"; expected no such table',
    ),
    (
        "[board]",
        "[board]\nroutes = []",
        'board: has the key "routes", which a map of kind "cards" has not; expected cities',
    ),
    (
        "drawn = 4",
        "drawn = 4\ndealt_long = 1",
        (
            'tickets: has the key "dealt_long", which a map of kind "cards" has not; '
            "expected dealt, keep_at_setup, not_kept_at_setup, drawn, keep_when_drawn and list"
        ),
    ),
    (
        '["chicago", "new_york"], points = 5, cards = {yellow = 1}',
        '["chicago", "new_york"], points = 5, cards = {blue = 1}',
        (
            "tickets.list[1] (new_york-chicago): joins the same two cities as tickets.list[0] (chicago-new_york) "
            "and asks for the same cards; expected every ticket once"
        ),
    ),
    (
        "points = 5, cards = {yellow = 1}",
        "points = 5, cards = {}",
        "tickets.list[0] (chicago-new_york): cards asks for 0 cards; expected 1 to 5 cards",
    ),
    (
        "points = 5, cards = {yellow = 1}",
        "points = 5, cards = {yellow = 3, red = 3}",
        "tickets.list[0] (chicago-new_york): cards asks for 6 cards; expected 1 to 5 cards",
    ),
    (
        "points = 5, cards = {yellow = 1}",
        "points = 5, cards = {yellow = true}",
        "tickets.list[0] (chicago-new_york): cards has yellow = true; expected a whole number from 1 to 5",
    ),
    (
        "points = 5, cards = {yellow = 1}",
        "points = 5, cards = {locomotive = 1}",
        'tickets.list[0] (chicago-new_york): cards has the unknown entry "locomotive"; expected the eight colours',
    ),
    (
        "points = 5, cards = {yellow = 1}",
        "points = 5",
        (
            'tickets.list[0] (chicago-new_york): lacks the key "cards"; '
            "expected a table from the eight colours to a whole number from 1 to 5"
        ),
    ),
    ("seattle = 8", "seattle = 0", "bonus: has seattle = 0; expected a whole number from 1 to 99"),
    (
        "seattle = 8",
        "seatle = 8",
        f'bonus: names the unknown city "seatle" (did you mean "seattle"?); {CITY}',
    ),
    (
        "miami = 8\n\n[board]\ncities = [\n",
        'miami = 8\nreno = 5\n\n[board]\ncities = [\n  {id = "reno", name = "Reno", lat = 39.53, lon = -119.81},\n',
        "bonus.reno: is the bonus of a city on no ticket; expected a city that a ticket shows",
    ),
    (
        "two_rounds_from = 4",
        "two_rounds_from = 1",
        "rounds.two_rounds_from: is 1; expected a whole number from 2 to 5",
    ),
    (
        "reshuffled = false",
        "reshuffled = true",
        "train_cards.reshuffled: is true, but in the card game a round ends when the deck runs out; expected false",
    ),
    (
        "reset_at_locomotives = 0",
        "reset_at_locomotives = 3",
        "train_cards.reset_at_locomotives: is 3, but reshuffled is false: resets would use up the deck; expected 0",
    ),
    (
        "given_locomotives = 1",
        "given_locomotives = 5",
        "train_cards.given_locomotives: is 5 for each of 4 players, but there are 16 locomotives; expected at most 4",
    ),
]
CARDS_SEVERAL = [
    (
        "each_colour = 10",
        "each_colour = 1",
        (
            "tickets.list[31] (seattle-chicago): cards asks for 2 yellow, but train_cards.each_colour is 1; "
            "expected at most 1"
        ),
    ),
]


@pytest.mark.parametrize("old,new,line", ISLAND)
def test_fault_of_a_map(old: str, new: str, line: str, faults: Faults) -> None:
    assert faults("island", old, new) == [f"my.toml: {line}"]


@pytest.mark.parametrize("old,new,line", ISLAND_SEVERAL)
def test_fault_of_a_map_among_others(old: str, new: str, line: str, faults: Faults) -> None:
    assert f"my.toml: {line}" in faults("island", old, new)


@pytest.mark.parametrize("old,new,line", CARDS)
def test_fault_of_a_card_game(old: str, new: str, line: str, faults: Faults) -> None:
    assert faults("card_game", old, new) == [f"my.toml: {line}"]


@pytest.mark.parametrize("old,new,line", CARDS_SEVERAL)
def test_fault_of_a_card_game_among_others(old: str, new: str, line: str, faults: Faults) -> None:
    assert f"my.toml: {line}" in faults("card_game", old, new)
