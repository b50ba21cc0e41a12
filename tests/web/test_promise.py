"""A server that chooses the deal, as the page meets it: it is said at once, in the verdict, and it can be proved."""

from __future__ import annotations

import asyncio
import os
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from server.serving import Process
from web.browser import PICTURES, Visitors
from web.new_games import choose_players, keep_tickets, open_dialog, play_now, ready, set_table, sit_out
from whistlestop import words
from whistlestop.client import Client
from whistlestop.game import read_receipt, verify
from whistlestop.wire.commands import Leave

pytestmark = pytest.mark.xdist_group("web-table")

TESTS = Path(__file__).parents[1]


class Dishonest(Process):
    """Deals seat 1 three locomotives in every game, with a seed that it looks for when it has all nonces."""

    script = f"import sys; sys.path.insert(0, {str(TESTS)!r}); import server.dishonest as it; it.serve_dishonestly()"


@pytest.fixture
def cheated(browser: Browser, tmp_path: Path) -> Iterator[Visitors]:
    process = Dishonest(str(tmp_path / "server.sqlite"))
    process.start()
    try:
        process.wait(180)
        come = Visitors(browser, process.url)
        yield come
        assert come.leave() == []
    finally:
        process.stop()


def test_a_round_that_was_broken_off_is_seen_before_and_in_the_game(visitors: Visitors, server: Process) -> None:
    page = visitors.arrive()
    open_dialog(page, "europe", "friends")
    choose_players(page, 2)
    set_table(page)
    code = page.locator(".big-code").inner_text().strip()

    async def come_and_go() -> None:
        """Bo gets up when the nonces are asked for, sits down again, and plays."""
        async with Client(server.url, name="Bo") as bo:
            table, seat = await bo.join(code=code)
            state = await bo.watch(table, seat)
            await bo.ready(table, seat)
            while state.info is None or state.info.status != "opening":
                await state.change()
            await bo.command(Leave("1", table, seat))
            await bo.join(code=code)
            await bo.watch(table, seat)
            await bo.begin(table, seat)

    with ThreadPoolExecutor(1) as pool:
        coming = pool.submit(asyncio.run, asyncio.wait_for(come_and_go(), 90))
        expect(page.locator(".seat-lines")).to_contain_text("Bo")
        ready(page)
        told = words.say("page-rounds", number=1, name="Bo")
        expect(page.locator(".rounds")).to_contain_text(told)
        if folder := os.environ.get(PICTURES):
            page.screenshot(path=f"{folder}/rounds.png")
        ready(page)
        coming.result()
    keep_tickets(page)
    expect(page.locator(".log")).to_contain_text(told, timeout=60_000)


def test_a_deal_that_was_chosen_is_said_at_once_and_in_the_verdict(cheated: Visitors, tmp_path: Path) -> None:
    page = cheated.arrive()
    play_now(page, "europe")
    alarm = page.locator(".broken-promise")
    expect(alarm).to_be_visible(timeout=60_000)
    expect(alarm).to_contain_text(words.say("page-promise-promise"))
    if folder := os.environ.get(PICTURES):
        page.screenshot(path=f"{folder}/broken-promise.png")
    with page.expect_download() as saved:
        alarm.get_by_role("button", name=words.say("page-receipt")).click()
    receipt = read_receipt(Path(saved.value.path()).read_bytes())
    page.reload()
    expect(alarm).to_be_visible(timeout=60_000)  # it is not forgotten
    alarm.get_by_role("button", name=words.say("page-dismiss")).click()
    expect(alarm).to_have_count(0)
    sit_out(page)
    page.get_by_role("button", name="Check fairness").click()
    expect(page.locator(".verdict")).to_contain_text("Not fair")
    expect(page.locator(".fair-steps .bad").first).to_contain_text(words.say("page-fair-before-bad"))
    record = page.evaluate(f"fetch('/api/tables/{receipt.table}/record').then((it) => it.text())")
    assert verify(record).fair  # the record alone shows nothing
    assert verify(record, receipt=receipt).key == "promise"
