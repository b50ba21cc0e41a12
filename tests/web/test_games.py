"""Whole games in a browser, from the home screen to the final score."""

from __future__ import annotations

import pytest

from web.browser import Visitors
from web.new_games import GAMES, choose_players, invitation, join, open_dialog, play_now, ready, set_table, skip_telling
from web.person import Fingers, Keys, Person, play_together

pytestmark = pytest.mark.xdist_group("web-games")


@pytest.mark.parametrize(
    "game, players", [("north_america", 2), pytest.param("europe", 3, marks=pytest.mark.slow), ("card_game", 3)]
)
def test_a_whole_game_against_bots(game: str, players: int, visitors: Visitors) -> None:
    """With a service worker, as people have it."""
    page = visitors.arrive(service_workers="allow")
    open_dialog(page, game, "bots")
    choose_players(page, players)
    set_table(page)
    person = Person(page)
    person.play()
    assert len(person.done) > 20
    skip_telling(page)
    totals = [int(it.replace("−", "-")) for it in page.locator(".racer .total").all_inner_texts()]
    assert len(totals) == players
    assert any(totals)


@pytest.mark.slow
@pytest.mark.parametrize("game, players", [("north_america", 2), ("europe", 3), ("card_game", 4)])
def test_people_play_against_each_other_and_a_bot(game: str, players: int, visitors: Visitors) -> None:
    """The last seat is the bot's, if there are more than two."""
    host = visitors.arrive()
    open_dialog(host, game, "friends")
    choose_players(host, players)
    set_table(host)
    link = invitation(host)
    people = [Person(host, 1)]
    for number in range(1, players - (players > 2)):
        guest = visitors.arrive(link)
        join(guest, f"Guest {number}")
        people.append(Person(guest, number + 1))
    for person in people:
        ready(person.page)
    play_together(people, seconds=500)
    for person in people:
        skip_telling(person.page)
    tables = [person.page.locator(".racer .total").all_inner_texts() for person in people]
    assert all(table == tables[0] for table in tables)


@pytest.mark.slow
@pytest.mark.parametrize("game", GAMES)
def test_a_whole_game_by_keys_alone(game: str, visitors: Visitors) -> None:
    page = visitors.arrive()
    Keys(page).press(page.locator(f"li.poster:nth-of-type({GAMES.index(game) + 1}) .button.go"))
    person = Keys(page)
    person.wait_for("offer")
    person.play(seconds=560)
    skip_telling(page)


@pytest.mark.slow
@pytest.mark.parametrize("game", GAMES)
def test_a_whole_game_on_a_phone(game: str, visitors: Visitors) -> None:
    page = visitors.phone()
    play_now(page, game)
    person = Fingers(page)
    person.play(seconds=500)
    skip_telling(page)
