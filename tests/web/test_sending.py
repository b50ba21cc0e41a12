"""While a move is on its way: it cannot be taken back, and one can see what has become of it."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from web.browser import DESKTOP, PHONE, Visitors
from web.lab import choose, lab_page, moment, show
from web.new_games import play_now
from web.person import Person

pytestmark = pytest.mark.xdist_group("web-layout")

SOON = 5_000  # ms in which somebody whose network is gone is told so


@pytest.mark.parametrize("viewport", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_a_move_that_is_being_sent_cannot_be_cancelled_and_says_so(
    viewport: dict[str, int], visitors: Visitors
) -> None:
    page = lab_page(visitors, viewport=viewport)  # where nobody answers
    show(page, moment("europe", 3, "turn"))
    deck, tickets = page.locator("[data-draw=deck]"), page.locator("[data-part=ticket-deck]")
    deck.click()
    deck.click()
    cancel = page.get_by_role("button", name="Cancel")
    expect(cancel).to_be_disabled()
    page.keyboard.press("Escape")
    tickets.click()
    expect(tickets).to_have_attribute("aria-pressed", "false")
    expect(deck).to_have_attribute("aria-pressed", "true")
    expect(page.locator(".connection")).to_have_text("Sending …")
    expect(cancel).to_be_disabled()


def test_a_payment_that_is_being_sent_stays_what_it_is(visitors: Visitors) -> None:
    page = lab_page(visitors)
    shown = moment("europe", 3, "turn")
    show(page, shown)
    claims = shown.full["choices"]["claims"]
    track = max(claims, key=lambda it: len(claims[it]))
    choose(page, {"kind": "claim", "track": track, "payment": 0})
    payment = page.locator("[data-part=payment]")
    payment.locator(".button.go").click()
    expect(payment.get_by_role("button", name="Cancel")).to_be_disabled()
    payment.get_by_role("radio").last.click()
    expect(payment.get_by_role("radio").first).to_have_attribute("aria-checked", "true")


def test_a_pile_that_is_being_sent_stays_where_it_is(visitors: Visitors) -> None:
    page = lab_page(visitors)
    show(page, moment("card_game", 3, "turn"))
    page.locator("button.lane.lit").first.click()
    placing = page.locator(".placing")
    placing.locator(".button.go").click()
    expect(placing.get_by_role("button", name="Cancel")).to_be_disabled()
    page.keyboard.press("Escape")
    expect(placing).to_be_visible()


def test_a_lost_network_is_told_soon_and_the_move_is_made_when_it_is_back(visitors: Visitors) -> None:
    visitors.forgive("ERR_INTERNET_DISCONNECTED")
    page = visitors.context().new_page()
    page.goto("/")
    play_now(page, "europe")
    Person(page).play_until_free()
    told = page.locator(".log li")
    before = told.count()
    page.context.set_offline(True)
    page.locator("[data-draw=deck]").click()
    page.locator("[data-draw=deck]").click()
    expect(page.locator(".connection")).to_contain_text("Reconnecting", timeout=SOON)
    expect(page.get_by_role("button", name="Cancel")).to_be_disabled()
    page.context.set_offline(False)
    expect(page.locator(".connection")).to_have_count(0)
    expect(told).to_have_count(before + 1)
