"""The review of a finished game, in a real browser: reached from the end, told as it is worked out, read by
everybody."""

from __future__ import annotations

import asyncio
import os
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from server.serving import Process
from web.browser import PICTURES, SMALLEST, Visitors
from web.screen_checks import check_screen, small_targets
from web.test_after import NAMES, fits, play

WORKED_OUT = 120_000  # ms; this machine may be busy


@pytest.fixture(scope="module", params=["europe", "card_game"])
def table(request: pytest.FixtureRequest, server: Process) -> Iterator[str]:
    with ThreadPoolExecutor(1) as pool:
        yield pool.submit(asyncio.run, play(server.url, request.param)).result()[0]


def wait(page: Page) -> None:
    expect(page.locator(".review-table tbody tr")).to_have_count(len(NAMES), timeout=WORKED_OUT)
    page.wait_for_load_state("networkidle")


def picture(page: Page, name: str) -> None:
    if folder := os.environ.get(PICTURES):
        page.screenshot(path=Path(folder) / f"{name}.png", full_page=True)


def test_from_the_end_to_the_dearest_decision(visitors: Visitors, table: str, request: pytest.FixtureRequest) -> None:
    page = visitors.arrive(f"/table/{table}")
    page.get_by_role("link", name="Review").click()
    expect(page.get_by_role("heading", name="Review")).to_be_visible()
    wait(page)
    expect(page.locator(".chart .grown")).to_have_count(len(NAMES))
    expect(page.locator(".review-decision")).not_to_have_count(0)
    for said in page.locator(".review-decision").all_inner_texts():  # tickets by their names, once the moments are here
        assert not any(empty in said for empty in ("Keep ,", "Keep and", ", ,"))
    game = request.node.callspec.params["table"]
    expect(page.locator(".review-board")).to_have_count(1 if game == "europe" else 0)
    picture(page, f"{game}-desktop-light")
    assert check_screen(page) == []
    page.get_by_role("group", name="Player").get_by_role("button", name="Björn").click()
    expect(page.get_by_role("group", name="Player").get_by_role("button", name="Björn")).to_have_attribute(
        "aria-pressed", "true"
    )
    page.locator(".review-decision").get_by_role("link").first.click()
    expect(page.get_by_role("slider")).to_be_visible()


@pytest.mark.parametrize("table", ["europe", pytest.param("card_game", marks=pytest.mark.slow)], indirect=True)
@pytest.mark.parametrize("theme", [pytest.param("light", marks=pytest.mark.slow), "dark"])
def test_on_a_phone(visitors: Visitors, table: str, theme: str, request: pytest.FixtureRequest) -> None:
    page = visitors.phone(f"/review/{table}", viewport=SMALLEST, color_scheme=theme)
    wait(page)
    picture(page, f"{request.node.callspec.params['table']}-phone-{theme}")
    assert fits(page)
    assert [*check_screen(page), *small_targets(page)] == []


@pytest.mark.parametrize("table", [pytest.param("europe", marks=pytest.mark.slow), "card_game"], indirect=True)
def test_in_the_dark_and_in_another_language(visitors: Visitors, table: str, request: pytest.FixtureRequest) -> None:
    page = visitors.arrive(f"/review/{table}", color_scheme="dark", locale="nb-NO")
    wait(page)
    expect(page.get_by_role("heading", name="Gjennomgang")).to_be_visible()
    picture(page, f"{request.node.callspec.params['table']}-desktop-dark")
    assert check_screen(page) == []


def test_a_table_that_does_not_exist_has_no_review(visitors: Visitors) -> None:
    visitors.forgive("status of 404")
    page = visitors.arrive("/review/nosuchtable")
    expect(page.get_by_role("alert")).to_contain_text("This table doesn’t exist")
