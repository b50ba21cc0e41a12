"""The rules on one page: nothing left unsaid, nothing said that this map does not have, its numbers."""

from __future__ import annotations

import re

import pytest

from whistlestop import maps, words
from whistlestop.maps.loader import load_text
from whistlestop.words.catalogue import catalogue
from whistlestop.words.summary import blocks

OUTSIDE = {"summary-title", "summary-spaces", "summary-points"}  # said by the page itself


def keys_of(name: str) -> set[str]:
    return {key for block in blocks(maps.load(name)) for key in (block.heading, *block.sentences)}


def test_every_message_is_on_some_page() -> None:
    said = set().union(*map(keys_of, maps.names())) | OUTSIDE
    assert set(catalogue("en").listed("summary")) <= said


def test_what_a_game_does_not_have_is_not_on_its_page() -> None:
    assert not {"chapter-E-tunnels", "chapter-E-stations", "summary-station-left"} & keys_of("north_america")
    assert "summary-routes" not in keys_of("card_game")
    assert "summary-draw-reset" not in keys_of("card_game")


@pytest.mark.parametrize("language", words.languages())
@pytest.mark.parametrize("name", maps.names())
def test_a_whole_page_without_a_gap(name: str, language: str) -> None:
    page = words.summary_page(maps.load(name), language)
    assert f'<html lang="{language}">' in page
    assert not re.search(r"summary-|\{|\$", page[page.index("</style>") :])
    assert all(words.say(block.heading, language) in page for block in blocks(maps.load(name)))


def test_the_numbers_are_those_of_the_map() -> None:
    variant = load_text(
        'extends = "europe"\nid = "short"\nname = "Short Europe"\n[trains]\neach = 30\n[stations]\npoints_unused = 5\n',
        "x",
    )
    page = words.summary_page(variant)
    assert "Short Europe: the rules on one page" in page
    assert "Trains each: 30" in page
    assert "Each station not built: 5 points" in page
    assert "<td>21</td>" in page
