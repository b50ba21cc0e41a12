"""Whole games in a browser, from the home screen to the final score."""

from __future__ import annotations

import pytest

from web.browsing import Visitors
from web.playing import Person
from web.starting import GAMES, play_now

pytestmark = pytest.mark.xdist_group("web-games")


@pytest.mark.parametrize("game", GAMES)
def test_a_whole_game_against_bots(game: str, visitors: Visitors) -> None:
    page = visitors.arrive()
    play_now(page, game)
    person = Person(page)
    person.play()
    assert len(person.done) > 20
