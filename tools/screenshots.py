"""Makes docs/screenshots/: `uv run python tools/screenshots.py`. Needs Chromium, as the tests of the page do.

Every screen from a server of its own, as people come to it: on a desktop, on a tablet, on a phone upright and on its
side, some in the dark. `uv run python tools/screenshots.py dark` makes the pictures of one visit and leaves the others.
"""

from __future__ import annotations

import sys
import tempfile
from collections.abc import Iterator
from itertools import chain
from pathlib import Path
from typing import Any, NamedTuple

ROOT = Path(__file__).resolve().parent.parent
sys.path[:0] = [str(ROOT), str(ROOT / "tests")]

from playwright.sync_api import Browser, Page  # noqa: E402

from server.serving import Process  # noqa: E402
from web import around_screens, screens  # noqa: E402
from web.browser import DESKTOP, Visitors, chromium  # noqa: E402

FOLDER = ROOT / "docs" / "screenshots"
QUALITY = 128  # colours of a picture's palette: flat prints need no more
TABLET, PHONE, SIDE = (1024, 768), (390, 844), (844, 390)
TOUCHED: dict[str, Any] = {"viewport": {"width": TABLET[0], "height": TABLET[1]}, "is_mobile": True, "has_touch": True}


class Visit(NamedTuple):
    """Somebody who goes to every screen; at each, the window takes these sizes, the first of which is their own."""

    wishes: dict[str, Any]
    sizes: dict[str, tuple[int, int]]  # by what the picture's name ends with
    games: tuple[str, ...]
    kept: tuple[str, ...] = ()  # only these screens


LARGE = DESKTOP["width"], DESKTOP["height"]
VISITS = {
    "desktop": Visit({"viewport": DESKTOP}, {"": LARGE}, ("europe", "card_game")),
    "touch": Visit(TOUCHED, {"-tablet": TABLET, "-phone": PHONE, "-side": SIDE}, ("europe", "card_game")),
    "dark": Visit(
        {"viewport": DESKTOP, "color_scheme": "dark"},
        {"-dark": LARGE},
        ("north_america",),
        (
            "home",
            "history",
            "north_america-payment",
            "north_america-end",
            "north_america-review",
            "north_america-puzzle",
        ),
    ),
    "dark-phone": Visit(
        TOUCHED | {"color_scheme": "dark"},
        {"-tablet-dark": TABLET, "-phone-dark": PHONE},
        ("card_game",),
        ("home", "day", "card_game-turn", "card_game-end", "card_game-solution"),
    ),
}
# Nearly the same as others: a second game adds nothing to a dialog, a wider window nothing to a short list.
DIALOGS = ("settings", "blocked", "card_game-onward", "card_game-what-if", "card_game-replay", "card_game-review")
MIDDLE = (
    *DIALOGS,
    "europe-onward",
    "europe-what-if",
    "new-table-more",
    "settings-more",
    "ask",
    "asked",
    "company",
    "filters",
)
LEFT_OUT = {
    "": (*DIALOGS, "europe-solution"),
    "-phone": DIALOGS,
    "-tablet": (*MIDDLE, "join", "help", "europe-offer", "europe-solution", "card_game-solution"),
    "-side": (*MIDDLE, "new-table", "europe-solution", "card_game-solution"),
    "-tablet-dark": ("home", "day", "card_game-turn", "card_game-end"),
}


def walk(page: Page, host: Page, games: tuple[str, ...]) -> Iterator[str]:
    """Every screen; `host` is somebody else, who is needed for some."""
    around_screens.answers(page)
    yield from chain(screens.outside(page), screens.before(page, "europe"))
    for game in games:
        yield from chain(screens.game(page, game), screens.replayed(page, game), screens.puzzle(page, game))
    yield from chain(
        around_screens.around(page), around_screens.filters(page, host), around_screens.company(page, host)
    )


def photograph(browser: Browser, url: str, visit: Visit) -> None:
    visitors = Visitors(browser, url, painted=True)
    page = visitors.context(**visit.wishes).new_page()
    host = visitors.arrive("/help")
    own = next(iter(visit.sizes.values()))
    for name in walk(page, host, visit.games):
        if visit.kept and name not in visit.kept:
            continue
        for suffix, (width, height) in visit.sizes.items():
            if name not in LEFT_OUT.get(suffix, ()):
                page.set_viewport_size({"width": width, "height": height})
                take(page, FOLDER / f"{name}{suffix}.png")
        page.set_viewport_size({"width": own[0], "height": own[1]})
    visitors.leave()


def take(page: Page, path: Path) -> None:
    from PIL import Image  # comes with matplotlib

    page.mouse.move(1, 1)  # nothing is pointed at
    page.wait_for_timeout(800)  # fonts, another size, and the last of what moves
    page.screenshot(path=path)
    with Image.open(path) as picture:
        picture.convert("RGB").quantize(QUALITY, dither=Image.Dither.NONE).save(path, optimize=True)
    print(path.name, f"{path.stat().st_size / 1000:.0f} kB", flush=True)


def main() -> None:
    FOLDER.mkdir(parents=True, exist_ok=True)
    wanted = sys.argv[1:] or list(VISITS)
    if not sys.argv[1:]:
        for old in FOLDER.glob("*.png"):
            old.unlink()
    with tempfile.TemporaryDirectory() as folder:
        server = Process(str(Path(folder) / "server.sqlite"))
        server.start()
        try:
            server.wait(300)
            with chromium() as browser:
                for visit in wanted:
                    photograph(browser, server.url, VISITS[visit])
        finally:
            server.stop()
    sizes = {file.name: file.stat().st_size for file in sorted(FOLDER.glob("*.png"))}
    print(f"{len(sizes)} pictures, {sum(sizes.values()) / 1e6:.1f} MB")


if __name__ == "__main__":
    main()
