"""Strangers meet, see who is there, and look at what they have played: three browsers at once."""

from __future__ import annotations

import os
import re
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from web.browser import PICTURES, Visitors
from web.new_games import invitation, join, open_dialog, set_table

pytestmark = pytest.mark.xdist_group("web-table")
FOLDER = os.environ.get(PICTURES)
LONG = 60_000  # ms: this machine may be busy


def photograph(page: Page, name: str) -> None:
    if FOLDER:
        page.screenshot(path=Path(FOLDER) / f"{name}.png")


def seek(page: Page, game: str, players: int) -> None:
    page.get_by_role("button", name="Find somebody").click()
    page.get_by_role("button", name=f"{game}, {players} players").click()


def test_three_strangers_meet_and_know_who_is_there(visitors: Visitors) -> None:
    anna, bo, cleo = visitors.arrive("/"), visitors.arrive("/"), visitors.phone("/")
    seek(anna, "Europe", 3)
    expect(anna.get_by_text("Nobody else waits for this now.")).to_be_visible(timeout=LONG)
    photograph(anna, "waiting")
    seek(bo, "Europe", 3)
    expect(anna.get_by_text("1 other waits for this.")).to_be_visible(timeout=LONG)
    photograph(cleo, "home-phone")
    seek(cleo, "Europe", 3)
    for page in (anna, bo, cleo):
        page.wait_for_url(re.compile(r"/table/"), timeout=LONG)
        page.locator(".board-frame.drawn").wait_for(timeout=LONG)
    assert len({page.url for page in (anna, bo, cleo)}) == 1
    expect(anna.locator(".player .here.on")).to_have_count(2, timeout=LONG)
    bo.close()
    expect(anna.locator(".player .here:not(.on)")).to_have_count(1, timeout=LONG)
    expect(anna.locator(".player .here:not(.on)")).to_contain_text("away")
    photograph(anna, "away")
    photograph(cleo, "away-phone")


def test_somebody_is_blocked_and_reported_from_the_chat(visitors: Visitors) -> None:
    anna = visitors.arrive("/")
    open_dialog(anna, "europe", "friends")
    set_table(anna)
    bo = visitors.arrive(invitation(anna).removeprefix(visitors.url))
    join(bo, "Bo")
    expect(anna.locator(".seat-line .here.on")).to_have_count(1, timeout=LONG)
    anna.get_by_role("button", name="People at this table").click()
    dialog = anna.get_by_role("dialog")
    dialog.get_by_role("button", name=re.compile("^Block")).click()
    expect(dialog.get_by_text("You do not see what")).to_be_visible()
    dialog.get_by_role("button", name=re.compile("^Report")).click()
    photograph(anna, "company")
    dialog.get_by_role("button", name="Send the report").click()
    expect(dialog.get_by_text("Thank you.")).to_be_visible()


def test_games_are_in_the_history(visitors: Visitors) -> None:
    page = visitors.arrive("/history")
    expect(page.get_by_text("There is no finished game yet.")).to_be_visible()
    page.goto("/")
    page.locator("li.poster .button.go").nth(1).click()
    page.wait_for_url(re.compile(r"/table/"))
    page.locator(".board-frame.drawn").wait_for()
    page.locator(".menu > .button.round").click()
    page.get_by_role("button", name="Resign").click()
    page.get_by_role("button", name=re.compile("^Yes")).click()
    page.locator(".end-board, .end").first.wait_for(timeout=LONG)
    page.goto("/history")
    row = page.locator(".table-row")
    for _ in range(30):
        if row.count():
            break
        page.wait_for_timeout(300)
        page.reload()
    expect(row).to_have_count(1)
    expect(row).to_contain_text("left")
    photograph(page, "history")
    page.get_by_label("Others may see this").click()  # it is on when the server has said so
    expect(page.get_by_label("Others may see this")).to_be_checked()
    page.reload()
    expect(page.get_by_label("Others may see this")).to_be_checked()
    row.click()
    page.wait_for_url(re.compile(r"/replay/"))
