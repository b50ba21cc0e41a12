"""Puzzles in a real browser: chosen, answered with the table's own controls, explained, and remembered."""

from __future__ import annotations

import os
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from web.browser import PICTURES, SMALLEST, Visitors
from web.screen_checks import check_screen, small_targets
from web.test_after import fits
from whistlestop import puzzles
from whistlestop.puzzles import Puzzle
from whistlestop.puzzles.kinds import CLAIMING, MORE_TICKETS, TICKETS
from whistlestop.rules.decisions import TAKE_TICKETS

GAMES = ("north_america", "europe", "card_game")


def one_of(game: str, *kinds: str) -> Puzzle:
    return next(it for kind in kinds for it in puzzles.load(game) if it.kind == kind)


def wait(page: Page) -> None:
    page.locator(".puzzle-ask").wait_for()
    page.locator("main.play").wait_for()
    page.wait_for_load_state("networkidle")


def picture(page: Page, name: str) -> None:
    if folder := os.environ.get(PICTURES):
        page.screenshot(path=Path(folder) / f"puzzle-{name}.png")


def test_from_home_to_a_right_answer_that_is_remembered(visitors: Visitors) -> None:
    """A route is claimed as in any game: pressed, and paid for."""
    page = visitors.arrive()
    page.get_by_role("link", name="Puzzles").click()
    wait(page)
    puzzle = one_of("north_america", CLAIMING)
    page.goto(f"/puzzles#{puzzle.id}")
    wait(page)
    track = puzzle.game_of().action(puzzle.solution).track  # type: ignore[attr-defined]
    page.locator(f'[data-track="{track}"].can').dispatch_event("click")
    page.locator("[data-part=payment] .button.go").click()
    expect(page.locator(".puzzle-verdict.right")).to_contain_text("Right: Claim")
    expect(page.locator(".puzzle-said li")).to_have_count(len(puzzle.facts))
    expect(page.locator(f'[data-track="{track}"][data-hint="1"]')).to_have_count(1)
    expect(page.locator(".track.can")).to_have_count(0)
    picture(page, "right-desktop")
    assert check_screen(page) == []
    page.reload()
    wait(page)
    expect(page.locator(".puzzle-line .tag")).to_have_text("Solved")


@pytest.mark.parametrize("game", GAMES)
def test_a_wrong_answer_says_what_it_costs(visitors: Visitors, game: str) -> None:
    puzzle = next(it for it in puzzles.load(game) if TAKE_TICKETS in it.costs)
    page = visitors.arrive(f"/puzzles#{puzzle.id}")
    wait(page)
    page.locator("[data-part=ticket-deck]").click()
    page.locator("[data-part=ticket-deck]").click()  # the second press takes it
    expect(page.locator(".puzzle-verdict")).to_contain_text(f"{puzzle.costs[TAKE_TICKETS]}%")
    expect(page.locator(".puzzle-said")).to_contain_text("Best:")
    picture(page, f"wrong-{game}")
    page.get_by_role("button", name="Try again").click()
    wait(page)
    page.get_by_role("button", name="Another one").click()
    expect(page).not_to_have_url(f"/puzzles#{puzzle.id}")


@pytest.mark.parametrize("game", [pytest.param("north_america", marks=pytest.mark.slow), "europe", "card_game"])
@pytest.mark.parametrize("theme", [pytest.param("light", marks=pytest.mark.slow), "dark"])
def test_on_a_phone(visitors: Visitors, game: str, theme: str) -> None:
    puzzle = one_of(game, TICKETS, CLAIMING, MORE_TICKETS)
    page = visitors.phone(f"/puzzles#{puzzle.id}", viewport=SMALLEST, color_scheme=theme)
    wait(page)
    picture(page, f"{game}-phone-{theme}")
    assert fits(page)
    assert [*check_screen(page), *small_targets(page)] == []
    page.get_by_role("button", name="Show the solution").click()
    expect(page.locator(".puzzle-said")).to_contain_text("Best:")
    picture(page, f"{game}-phone-{theme}-said")
    assert fits(page)
    assert [*check_screen(page), *small_targets(page)] == []


def test_the_game_and_the_level_are_chosen(visitors: Visitors) -> None:
    page = visitors.arrive("/puzzles", locale="nb-NO")
    wait(page)
    page.get_by_label("Spill", exact=True).select_option("card_game")
    level = puzzles.load("card_game")[-1].level
    page.get_by_label("Nivå").select_option(level)
    wait(page)
    wanted = [it.id for it in puzzles.load("card_game") if it.level == level]
    assert page.url.partition("#")[2] in wanted
    expect(page.locator(".puzzle-wishes")).to_contain_text(f"0 av {len(wanted)} løst")
    assert check_screen(page) == []


def test_a_puzzle_that_does_not_exist(visitors: Visitors) -> None:
    visitors.forgive("status of 404")
    page = visitors.arrive("/puzzles#nosuchpuzzle")
    expect(page.get_by_role("alert")).to_contain_text("There’s no such puzzle")
