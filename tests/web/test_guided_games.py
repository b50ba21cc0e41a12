"""The guided first games go from the tickets to the end, speak of what is there, and lead on to the others."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from playwright.sync_api import expect

from web.browser import Visitors
from web.person import Person
from whistlestop.server.web.assets import WEB

GAMES = ("north_america", "europe", "card_game")
PLAYED = {"north_america": "pay", "europe": "pay", "card_game": "card-place"}  # the last step with something to do


@pytest.mark.parametrize("game", GAMES)
def test_a_guided_game_follows_what_the_player_does(visitors: Visitors, game: str) -> None:
    page = visitors.arrive(f"/learn#game={game}")
    guide = page.locator(".guide")
    person = Person(page)
    person.wait_for("offer")
    seen = []
    while guide.get_attribute("data-step") != PLAYED[game]:
        step = guide.get_attribute("data-step") or ""
        seen.append(step)
        if guide.locator(".task").count():
            while guide.get_attribute("data-step") == step:
                person.act(person.look())
        else:
            expect(page.locator(".guide-ring")).to_be_visible()
            guide.get_by_role("button", name="Next").click()
        expect(guide).not_to_have_attribute("data-step", step)
    assert seen[:2] in (["tickets", "draw"], ["long-tickets", "draw"], ["card-tickets", "card-draw"])


@pytest.mark.parametrize("game", GAMES)
def test_the_guide_goes_on_to_the_end_and_to_another_game(visitors: Visitors, game: str) -> None:
    page = visitors.arrive(f"/learn#game={game}")
    guide = page.locator(".guide")
    guide.wait_for()
    table = page.url
    while guide.get_by_role("button", name="Keep playing").count() == 0:
        step = guide.get_attribute("data-step") or ""
        guide.get_by_role("button", name="Next").click()
        expect(guide).not_to_have_attribute("data-step", step)
    others = guide.get_by_role("navigation").get_by_role("link")
    expect(others).to_have_count(len(GAMES) - 1)
    others.first.click()
    page.wait_for_url(lambda url: "#table=" in url and url != table)
    expect(guide).to_have_attribute("data-step", re.compile("tickets$"))
    expect(page.locator("[data-part=offer]")).to_be_visible()


def test_every_part_that_the_guide_points_at_is_one_of_the_table() -> None:
    steps = (WEB / "app/screens/learn/steps.js").read_text(encoding="utf-8")
    modules = [*(WEB / "app/play").rglob("*.js"), *(WEB / "app/board").rglob("*.js")]
    table = "".join(Path(it).read_text(encoding="utf-8") for it in modules)
    parts = set(re.findall(r'part: "([a-z-]+)"', steps))
    assert {"offer", "row", "yard"} <= parts
    assert [it for it in sorted(parts) if f'data-part="{it}"' not in table and f'? "{it}" :' not in table] == []
