"""Opening a game from a file in a real browser: choosing it, dropping it, stepping through it, and files that are
none."""

from __future__ import annotations

import os
import re
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from server.test_opening import NAMES, no_map, played
from web.browser import PICTURES, SMALLEST, Visitors
from web.screen_checks import check_screen, small_targets
from web.test_after import fits
from web.test_review import WORKED_OUT
from whistlestop.game import Game

GONE = '{"type":"error","code":"no-table","key":"server-no-table","sentence":""}'
DROP = """([name, text]) => {
  const files = new DataTransfer();
  files.items.add(new File([text], name, { type: "" }));
  for (const kind of ["dragover", "drop"]) {
    const event = new DragEvent(kind, { dataTransfer: files, bubbles: true, cancelable: true });
    document.querySelector("h1").dispatchEvent(event);
  }
}"""


@pytest.fixture(scope="module", params=["europe", "card_game"])
def game(request: pytest.FixtureRequest) -> Game:
    return played(request.param, 5)


@pytest.fixture
def file(game: Game, tmp_path: Path) -> Path:
    path = tmp_path / "evening.wsr"
    game.record().save(path)
    return path


def picture(page: Page, name: str) -> None:
    if folder := os.environ.get(PICTURES):
        page.screenshot(path=Path(folder) / f"{name}.png")


def choose(page: Page, file: Path) -> None:
    with page.expect_file_chooser() as chooser:
        page.get_by_role("button", name="Choose a file").click()
    chooser.value.set_files(file)


def opened(page: Page) -> None:
    page.wait_for_url(re.compile("/replay/file"))
    expect(page.get_by_role("slider")).to_be_visible()


def test_from_home_to_the_replay_and_all_that_it_has(visitors: Visitors, game: Game, file: Path) -> None:
    page = visitors.arrive()
    page.get_by_role("link", name="Open a game from a file").click()
    choose(page, file)
    opened(page)
    expect(page.locator(".where")).to_contain_text("1 of")
    for _ in range(3):
        page.get_by_role("button", name="One step forward").click()
    expect(page.locator(".where")).to_contain_text("4 of")
    page.get_by_role("button", name="Go to the end").click()
    expect(page.get_by_role("button", name="What if?")).to_have_count(0)
    page.get_by_role("button", name="One step back").click()
    expect(page.get_by_role("button", name="What if?")).to_be_visible()
    expect(page.get_by_role("button", name="Share")).to_have_count(0)
    expect(page.locator(".here")).to_have_count(0)  # nobody is here, or away
    assert check_screen(page) == []
    picture(page, f"replay-{game.map.id}")
    page.get_by_role("link", name="Scores").click()
    for seat in game.scores().winners:
        expect(page.locator("h1")).to_contain_text(NAMES[seat])
    expect(page.locator(".fairness")).to_have_count(0)
    with page.expect_download() as saved:
        page.get_by_role("link", name="Download the record").click()
    assert saved.value.path().read_text(encoding="utf-8") == file.read_text(encoding="utf-8")
    assert check_screen(page) == []
    page.get_by_role("link", name="Review").click()
    expect(page.locator(".review-table tbody tr")).to_have_count(len(NAMES), timeout=WORKED_OUT)


@pytest.mark.parametrize("game", ["europe"], indirect=True)
def test_play_on_from_a_file(visitors: Visitors, file: Path) -> None:
    page = visitors.arrive("/open")
    choose(page, file)
    opened(page)
    page.get_by_role("button", name="Next turn").click()
    page.get_by_role("button", name="Play on from here").click()
    page.get_by_role("dialog").get_by_role("button", name="Start this game").click()
    page.wait_for_url(re.compile("/table/(?!file)"))
    expect(page.locator(".play")).to_be_visible()


def test_a_game_that_is_not_over(visitors: Visitors) -> None:
    text = played("europe", 2, turns=9).record().text()
    page = visitors.arrive("/open")
    page.get_by_role("button", name="Choose a file").wait_for()
    page.evaluate(DROP, ["dropped.wsr", text])
    opened(page)
    page.get_by_role("button", name="Go to the end").click()
    for name in ("Scores", "Review"):
        expect(page.get_by_role("link", name=name)).to_have_count(0)
    expect(page.get_by_role("button", name="What if?")).to_have_count(0)
    expect(page.get_by_role("button", name="Play on from here")).to_be_visible()


@pytest.mark.parametrize("phone,theme,locale", [(False, "light", "is-IS"), (True, "dark", "en-GB")])
def test_files_that_are_no_game(visitors: Visitors, tmp_path: Path, phone: bool, theme: str, locale: str) -> None:
    visitors.forgive("status of 409")
    whole = played("europe", 5).record().text()
    wishes = {"color_scheme": theme, "locale": locale} | ({"viewport": SMALLEST} if phone else {})
    page = (visitors.phone if phone else visitors.arrive)("/open", **wishes)
    name = f"open-{'phone' if phone else 'desktop'}-{theme}-{locale}"
    page.locator(".drop button").wait_for()
    assert sound(page, phone=phone) == []
    picture(page, name)
    bad = {
        "notes.txt": ("Buy milk.", "line 1: found", "lína 1"),
        "cut.wsr": (whole[: len(whole) // 2], "has been cut off", "klippt"),
        "atlantis.wsr": (no_map(whole, "atlantis"), "atlantis, which this server doesn", "kortinu atlantis"),
        "large.wsr": (250_000 * "#", "too large", "of stór"),
    }
    for called, (text, english, icelandic) in bad.items():
        (tmp_path / called).write_text(text, encoding="utf-8")
        page.locator("input[type=file]").set_input_files(tmp_path / called)
        expect(page.get_by_role("alert")).to_contain_text(icelandic if locale == "is-IS" else english)
        assert sound(page, phone=phone) == []
        picture(page, f"{name}-{called.partition('.')[0]}")


def sound(page: Page, *, phone: bool) -> list[str]:
    return [*check_screen(page), *(small_targets(page) if phone else []), *([] if fits(page) else ["too wide"])]


@pytest.mark.parametrize("game", ["card_game"], indirect=True)
def test_a_server_that_has_forgotten_it_is_told_again(visitors: Visitors, file: Path) -> None:
    visitors.forgive("status of 404")
    page = visitors.arrive("/open")
    choose(page, file)
    opened(page)
    for path in (page.url, page.url.replace("/replay/", "/review/")):
        page.route(
            re.compile("/api/tables/file[a-z0-9]+$"),
            lambda route: route.fulfill(status=404, content_type="application/json", body=GONE),
            times=1,
        )
        with page.expect_response(lambda it: it.url.endswith("/api/opened")):
            page.goto(path)
        expect(page.get_by_role("heading", level=1, name=re.compile("Replay|Review"))).to_have_count(1)
    other = visitors.arrive(page.url.replace("/review/", "/replay/") + "x")  # somebody who has not got the file
    expect(other.get_by_role("alert")).to_contain_text("Open the file again")
