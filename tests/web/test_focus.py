"""Where the focus is when a choice opens by one's own press and when it closes: never nowhere."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from web.browser import Visitors
from web.lab import lab_page, moment, show
from web.new_games import keep_tickets, open_dialog, play_now, set_table
from web.person import Person

pytestmark = pytest.mark.xdist_group("web-table")


@pytest.mark.parametrize("game", ["north_america", "card_game"])
def test_the_focus_goes_to_tickets_that_are_offered_and_back_to_the_table(game: str, visitors: Visitors) -> None:
    page = visitors.arrive()
    play_now(page, game)
    offer = page.locator("[data-part=offer]")
    table = page.locator(".board-frame, .felt")
    expect(offer).to_be_focused()  # the game was begun here
    keep_tickets(page)
    expect(offer).to_have_count(0)
    expect(page.locator("body")).not_to_be_focused()
    Person(page).play_until_free()
    page.locator("[data-part=ticket-deck]").click()
    page.locator("[data-part=actions] .button.go").click()
    expect(offer).to_be_focused()
    keep_tickets(page, 1)
    expect(offer).to_have_count(0)
    expect(table).to_be_focused()


def test_the_focus_goes_into_a_tunnel_and_into_tickets_to_complete(visitors: Visitors) -> None:
    page = lab_page(visitors)
    show(page, moment("europe", 3, "surcharge"))
    expect(page.locator("[data-part=tunnel]")).to_be_focused()
    show(page, moment("card_game", 3, "complete"))
    expect(page.locator("[data-part=completing]")).to_be_focused()


def test_whoever_is_busy_elsewhere_is_left_alone_when_a_choice_opens(visitors: Visitors) -> None:
    page = lab_page(visitors)
    shown, asked = moment("north_america", 3, "turn"), moment("north_america", 3, "keep")
    show(page, shown)
    menu = page.locator(".menu > .button.round")
    menu.focus()
    page.evaluate("([table, full]) => { lab.store.take(table); lab.store.full(full); }", [asked.table, asked.full])
    page.locator("[data-part=offer]").wait_for()
    expect(menu).to_be_focused()


def test_a_table_that_was_just_made_has_the_focus(visitors: Visitors) -> None:
    page = visitors.arrive()
    open_dialog(page, "europe", "friends")
    set_table(page)
    expect(page.locator("main.before h1")).to_be_focused()
