"""Numbers, dates and names of games, as each language writes them, inside sentences and alone."""

from __future__ import annotations

import datetime

import pytest

from whistlestop import maps, words
from whistlestop.words import catalogue, languages
from whistlestop.words.numbers import Marks, written

NORDIC = Marks("\u00a0", ",", "\u2212")


@pytest.mark.parametrize(
    "value, digits, text",
    [
        (0, None, "0"),
        (999, None, "999"),
        (12345, None, "12\u00a0345"),
        (-21, None, "\u221221"),
        (0.5, 1, "0,5"),
        (-1234.56, 1, "\u22121\u00a0234,6"),
        (-0.04, 1, "0,0"),
    ],
)
def test_a_number_is_written_with_the_marks_of_a_language(value: float, digits: int | None, text: str) -> None:
    assert written(value, NORDIC, digits) == text


def test_numbers_inside_a_sentence_are_written_as_they_are_alone() -> None:
    for language in languages():
        for value in (-12345, -1, 0, 7, 999, 1000, 21001):
            assert words.number(value, language) in words.say("points", language, points=value)
    assert words.say("points", points=-12345) == "−12,345 points"


def test_every_language_can_be_read_by_babel_and_counts_as_it_does() -> None:
    """A number that we write ourselves still chooses its branch."""
    assert words.say("points", points=1) == "1 point"
    assert words.say("points", points=-1) == "−1 point"
    assert words.say("points", points=1001) == "1,001 points"


def test_percentages() -> None:
    assert words.percent(0.125) == "12.5%"
    assert words.percent(0.5, "fi", digits=0) == "50\u00a0%"
    assert words.percent(0.125, "is") == "12,5%"


def test_dates() -> None:
    assert words.date(datetime.date(2026, 5, 3)) == "3 May 2026"
    assert words.date(datetime.datetime(2026, 11, 15, 4, 5, tzinfo=datetime.UTC)) == "15 November 2026, 04:05"


@pytest.mark.parametrize("language", languages())
def test_every_month_has_a_name_of_its_own(language: str) -> None:
    said = {words.date(datetime.date(2026, month, 3), language) for month in range(1, 13)}
    assert len(said) == 12
    assert all("3" in text and "2026" in text for text in said)


def test_our_games_have_names_in_the_catalogue_and_others_keep_theirs() -> None:
    for name in maps.names():
        assert f"game-{name.replace('_', '-')}" in catalogue.catalogue("en")
        assert words.game_name(name, maps.load(name).name) == maps.load(name).name
    for language in languages():
        assert words.game_name("europe", "My Europe", language) == "My Europe"
        assert words.game_name("moon", "The Moon", language) == "The Moon"


def test_the_colour_of_a_ticket_is_that_of_its_cards_and_of_a_route_its_own() -> None:
    for language in languages():
        red_card, red_track = words.say("kind-red", language), words.say("track-red", language)
        assert words.ticket("chicago-miami/red", language) == f"Chicago–Miami ({red_card})"
        assert words.place("chicago-miami/red", language) == f"Chicago–Miami ({red_track})"
