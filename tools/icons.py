"""Makes the page's icons: `python tools/icons.py`.

The drawing is here; Chromium makes the PNGs of it (`CHROMIUM` names one that is not on the path). What is made is
checked in, so nobody needs this to run, test or change the page.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

ICONS = Path(__file__).resolve().parent.parent / "src" / "whistlestop" / "web" / "icons"
NAMES = ("chromium", "chromium-browser", "google-chrome", "chrome")

INK, RED, BRASS, PAPER, IRON, LIGHT = "#33261a", "#8c2f1b", "#d9aa45", "#f7edd2", "#2f4a3c", "#fff3cf"
# A locomotive from the front, in a square from -50 to 50.
LOCOMOTIVE = f"""
<path d="M-11-27L-15-41H15L11-27z" fill="{INK}"/><path d="M-17-45H17V-40H-17z" fill="{BRASS}"/>
<circle r="27" fill="{INK}"/><circle r="23" fill="{IRON}"/>
<circle r="23" fill="none" stroke="{BRASS}" stroke-width="2.5"/>
<circle r="11.5" fill="{BRASS}"/><circle r="8" fill="{LIGHT}"/>
<path d="M-32,20H32V28H-32z" fill="{RED}"/><circle cx="-23" cy="24" r="3" fill="{BRASS}"/>
<circle cx="23" cy="24" r="3" fill="{BRASS}"/>
<path d="M-24,29H24L33,45H-33z" fill="{RED}"/>
<path d="M0,29V45M-9,29L-13,45M9,29L13,45M-17,29L-24,45M17,29L24,45" stroke="{BRASS}" stroke-width="2.4"/>
"""


def icon(ground: str, scale: float) -> str:
    return (
        '<svg xmlns="http://www.w3.org/2000/svg" viewBox="-64 -64 128 128">'
        f'{ground}<g transform="translate(0,1)scale({scale})">{LOCOMOTIVE.replace(chr(10), "")}</g></svg>\n'
    )


ROUNDED = f'<rect x="-63" y="-63" width="126" height="126" rx="26" fill="{PAPER}" stroke="{RED}" stroke-width="2"/>'
DRAWINGS = {
    "icon": icon(ROUNDED, 1.18),
    "maskable": icon(f'<path d="M-64-64H64V64H-64z" fill="{PAPER}"/>', 0.92),  # inside the safe circle of four fifths
}
PICTURES = {"icon-192": ("icon", 192), "icon-512": ("icon", 512), "maskable-512": ("maskable", 512)}


def chromium() -> str:
    found = os.environ.get("CHROMIUM") or next(filter(None, map(shutil.which, NAMES)), None)
    if found is None:
        sys.exit("Chromium is needed to make PNGs: install it, or name it in CHROMIUM.")
    return found


def picture(browser: str, drawing: str, size: int, to: Path) -> None:
    with tempfile.TemporaryDirectory() as folder:
        page = Path(folder) / "icon.html"
        sized = drawing.replace("<svg ", f'<svg width="{size}" height="{size}" style="display:block" ')
        page.write_text(f'<body style="margin:0;background:transparent">{sized}</body>', encoding="utf-8")
        options = ["--headless", "--no-sandbox", "--hide-scrollbars", "--default-background-color=00000000"]
        command = [browser, *options, f"--window-size={size},{size}", f"--screenshot={to}", page.as_uri()]
        subprocess.run(command, check=True, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)


def main() -> None:
    ICONS.mkdir(exist_ok=True)
    (ICONS / "icon.svg").write_text(DRAWINGS["icon"], encoding="utf-8")
    for name, (drawing, size) in PICTURES.items():
        picture(chromium(), DRAWINGS[drawing], size, ICONS / f"{name}.png")


if __name__ == "__main__":
    main()
