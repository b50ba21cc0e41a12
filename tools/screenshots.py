"""Makes docs/screenshots/: `uv run python tools/screenshots.py`. Needs Chromium, as the tests of the page do.

Every screen from a server of its own, on a desktop and on a phone, some in the dark, as people come to them.
"""

from __future__ import annotations

import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT / "tests"))

from playwright.sync_api import Page  # noqa: E402

from server.serving import Process  # noqa: E402
from web import screens  # noqa: E402
from web.browser import DESKTOP, PHONE, Visitors, chromium  # noqa: E402

FOLDER = ROOT / "docs" / "screenshots"
QUALITY = 256  # colours of a picture's palette: flat prints need no more


def desktop(page: Page) -> Iterator[str]:
    yield from screens.outside(page)
    yield from screens.before(page, "europe")
    for game in ("europe", "card_game", "north_america"):
        yield from screens.game(page, game)


def phone(page: Page) -> Iterator[str]:
    yield from screens.outside(page)
    yield from screens.game(page, "europe")
    yield from screens.game(page, "card_game")


def dark(page: Page) -> Iterator[str]:
    yield from screens.outside(page)
    yield from screens.game(page, "north_america")


# Which visit, what it is called, and which of its screens are kept (all, if none is named).
VISITS = (
    (desktop, "", {"viewport": DESKTOP}, ()),
    (
        phone,
        "-phone",
        {"viewport": PHONE, "is_mobile": True, "has_touch": True},
        ("home", "europe-turn", "europe-end", "card_game-turn"),
    ),
    (
        dark,
        "-dark",
        {"viewport": DESKTOP, "color_scheme": "dark"},
        ("home", "north_america-payment", "north_america-end"),
    ),
)


def main() -> None:
    FOLDER.mkdir(parents=True, exist_ok=True)
    for old in FOLDER.glob("*.png"):
        old.unlink()
    with tempfile.TemporaryDirectory() as folder:
        server = Process(str(Path(folder) / "server.sqlite"))
        server.start()
        try:
            server.wait(300)
            with chromium() as browser:
                for visit, suffix, wishes, kept in VISITS:
                    visitors = Visitors(browser, server.url)
                    page = visitors.context(**wishes).new_page()
                    for name in visit(page):
                        if not kept or name in kept:
                            take(page, FOLDER / f"{name}{suffix}.png")
                    visitors.leave()
        finally:
            server.stop()
    sizes = {file.name: file.stat().st_size for file in sorted(FOLDER.glob("*.png"))}
    print(f"{len(sizes)} pictures, {sum(sizes.values()) / 1e6:.1f} MB")


def take(page: Page, path: Path) -> None:
    from PIL import Image  # comes with matplotlib

    page.wait_for_timeout(400)  # fonts, and the last of what moves
    page.screenshot(path=path)
    with Image.open(path) as picture:
        picture.convert("RGB").quantize(QUALITY, dither=Image.Dither.NONE).save(path, optimize=True)
    print(path.name, f"{path.stat().st_size / 1000:.0f} kB", flush=True)


if __name__ == "__main__":
    main()
