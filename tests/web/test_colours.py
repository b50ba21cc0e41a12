"""Colour never speaks alone: measured as people with other eyes see it, and by the contrast of every part."""

from __future__ import annotations

import io
import itertools
import math
from typing import Any

import numpy as np
import numpy.typing as npt
import pytest
from PIL import Image

from web.browser import Visitors, painted
from web.new_games import play_now
from web.person import Person
from whistlestop.boards.svg.colours import CARDS, PLAYERS, contrast, ink_on, variables

DEFICIENCIES = ("protanopia", "deuteranopia", "tritanopia", "achromatopsia")
ALIKE = 22.0  # a difference in Lab below which two neighbours may be taken for each other

Colour = tuple[int, int, int]

# Where two tracks lie side by side: the middle of an open space of each, and the signs that they carry.
PAIRS = """() => {
  const pairs = {};
  for (const it of document.querySelectorAll(".board [data-track]:not(.claimed)")) {
    const ends = it.dataset.track.split("/")[0];
    const spaces = [...it.querySelectorAll(".space")];
    const plain = spaces.find((space) => !space.parentElement.querySelector("use")) ?? spaces[0];
    const box = plain.getBoundingClientRect();
    const at = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
    const signs = [...it.querySelectorAll("use")].map((use) => use.getAttribute("href"));
    (pairs[ends] ??= []).push({ track: it.dataset.track, at, signs });
  }
  return Object.values(pairs).filter((it) => it.length === 2);
}"""


@pytest.mark.xdist_group("web-table")
def test_neighbours_that_look_alike_to_some_carry_different_signs(visitors: Visitors) -> None:
    page = visitors.arrive()
    play_now(page, "north_america")
    Person(page).wait_for("offer")
    page.locator(".board-frame.drawn").wait_for()
    page.evaluate("() => document.querySelectorAll('[data-part=offer], .zoom').forEach((it) => it.remove())")
    pairs: list[list[dict[str, Any]]] = page.evaluate(PAIRS)
    assert len(pairs) > 15
    session = page.context.new_cdp_session(page)
    alike = 0
    for deficiency in DEFICIENCIES:
        session.send("Emulation.setEmulatedVisionDeficiency", {"type": deficiency})
        with painted(page):
            picture = pixels(page.screenshot())
        for one, other in pairs:
            if one["signs"][:1] == other["signs"][:1]:
                continue  # the same colour twice, or two grey ones
            if difference(colour_at(picture, **one["at"]), colour_at(picture, **other["at"])) < ALIKE:
                alike += 1
                assert set(one["signs"]).isdisjoint(other["signs"]), (deficiency, one["track"], other["track"])
                assert one["signs"] or other["signs"]
    assert alike > 0, "the emulation made nothing alike: it measures nothing"


@pytest.mark.xdist_group("web-table")
def test_every_card_in_the_row_and_in_the_hand_shows_its_sign(visitors: Visitors) -> None:
    page = visitors.arrive()
    play_now(page, "card_game")
    Person(page).wait_for("offer")
    for part in ("[data-part=row] [data-draw]:not([data-draw=deck])", "[data-part=hand] .group"):
        shown = page.locator(part).all()
        assert shown
        for it in shown:
            kind = it.get_attribute("data-draw") or it.get_attribute("data-kind")
            signs = it.locator("use").evaluate_all("(all) => all.map((use) => use.getAttribute('href'))")
            assert f"#sign-{'locomotive' if kind == 'loco' else kind}" in signs, kind


@pytest.mark.xdist_group("web-table")
def test_every_player_has_an_emblem_of_their_own(visitors: Visitors) -> None:
    page = visitors.arrive()
    play_now(page, "europe")
    Person(page).wait_for("offer")
    emblems = page.locator("[data-player] .emblem use").evaluate_all(
        "(all) => all.map((use) => use.getAttribute('href'))"
    )
    assert len(set(emblems)) == page.locator("[data-player]").count() == 3


@pytest.mark.parametrize("dark", [False, True], ids=["light", "dark"])
def test_the_contrast_of_every_part_of_a_board(dark: bool) -> None:
    """WCAG: 4.5 for what is read, 3 for what is recognised."""
    found = variables(dark)
    for name in ("ink", "quiet"):
        assert contrast(found[name], found["paper"]) >= 4.5, name
    for ground in ("land", "sea", "paper"):
        assert contrast(found["ink"], found[ground]) >= 4.5, ground
    for name in PLAYERS:
        colour = found[f"player-{name}"]
        drawn = (colour, found[f"player-{name}-rim"], found[f"player-{name}-roof"])
        assert max(contrast(part, found["land"]) for part in drawn) >= 3, name
        assert contrast(ink_on(colour), colour) >= 4.5, name
    for name in CARDS:
        assert contrast(found[f"{name}-sign"], found[name]) >= 3, name


# --- measuring ----------------------------------------------------------------------------------------------------


def pixels(data: bytes) -> npt.NDArray[np.uint8]:
    return np.asarray(Image.open(io.BytesIO(data)).convert("RGB"))


def colour_at(picture: npt.NDArray[np.uint8], x: float, y: float) -> Colour:
    red, green, blue = picture[round(y), round(x), :3].tolist()
    return red, green, blue


def lab(colour: Colour) -> tuple[float, float, float]:
    """CIE L*a*b*, in which equal distances look about equally different."""
    red, green, blue = (
        c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4 for c in (it / 255 for it in colour)
    )
    x = (0.4124 * red + 0.3576 * green + 0.1805 * blue) / 0.9505
    y = 0.2126 * red + 0.7152 * green + 0.0722 * blue
    z = (0.0193 * red + 0.1192 * green + 0.9505 * blue) / 1.089
    fx, fy, fz = (t ** (1 / 3) if t > 0.008856 else 7.787 * t + 16 / 116 for t in (x, y, z))
    return 116 * fy - 16, 500 * (fx - fy), 200 * (fy - fz)


def difference(one: Colour, other: Colour) -> float:
    return math.dist(lab(one), lab(other))


def test_differences_are_measured_right() -> None:
    assert difference((255, 255, 255), (255, 255, 255)) == 0
    assert round(difference((0, 0, 0), (255, 255, 255))) == 100
    reds = [difference((200, 60, 50), (60, 150, 80)), difference((200, 60, 50), (190, 70, 60))]
    assert reds[0] > ALIKE > reds[1]
    assert all(difference(a, b) > 0 for a, b in itertools.combinations([(1, 2, 3), (9, 9, 9)], 2))
