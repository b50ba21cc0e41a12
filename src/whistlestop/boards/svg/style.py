"""The style sheet of the picture. Colours are variables, so that one drawing serves both themes."""

from __future__ import annotations

import re

from ..measures import LABEL_SIZE, NOTE_SIZE, TITLE_SIZE, TITLE_SPACING
from .colours import CARDS, PLAYERS, css
from .symbols import PATTERNS

SERIF = "'Libre Caslon Text','Source Serif 4',Georgia,'Liberation Serif','DejaVu Serif',serif"

SHAPES = f"""
.sea{{fill:var(--sea)}}
.graticule{{fill:none;stroke:var(--water);stroke-width:.8}}
.coastline{{fill:none;stroke:var(--water);stroke-linejoin:round}}
.land{{fill:var(--land);stroke:var(--coast);stroke-width:1.1;stroke-linejoin:round}}
.tint{{fill:none;stroke:var(--coast);stroke-width:13;opacity:.2;stroke-linejoin:round}}
.grain{{opacity:.22}}
.lakes{{fill:var(--sea);stroke:var(--coast);stroke-width:.9;stroke-linejoin:round}}
.rivers{{fill:none;stroke:var(--river);stroke-width:1;stroke-linejoin:round}}
.borders{{fill:none;stroke:var(--border);stroke-width:1;stroke-dasharray:5 2.5 1.2 2.5;stroke-linejoin:round}}
.regions{{fill:none;stroke:var(--border);stroke-width:.8;stroke-dasharray:1.5 2.5;stroke-linejoin:round}}
.space{{fill:var(--open);stroke:var(--edge);stroke-width:1}}
.inset{{fill:none;stroke:var(--sign);stroke-width:.6;opacity:.28}}
.sign{{color:var(--sign);fill:var(--sign)}}
.bricks{{fill:var(--ink);stroke:var(--ink);stroke-width:3;stroke-dasharray:3.2 2.1}}
.deck{{fill:var(--paper);stroke:var(--edge);stroke-width:.8}}
.ferry .space{{stroke-width:.7}}
.wave{{fill:none;stroke:var(--sign);stroke-width:1.1;opacity:.55;stroke-linecap:round}}
.brass{{fill:var(--brass);stroke:#5d4312;stroke-width:1}}
.brass+.sign{{color:#3a2a0a;fill:#3a2a0a}}
.shadow{{fill:#1b120a;opacity:.45}}
.body{{fill:var(--player)}}
.roof{{fill:none;stroke:var(--roof);stroke-width:1.5;stroke-linecap:round}}
.rim{{fill:none;stroke:var(--rim);stroke-width:1.1}}
.city circle{{fill:var(--city);stroke:var(--ring);stroke-width:2.4}}
.city .out{{fill:none;stroke:#33261a;stroke-width:1;opacity:.8}}
.label{{font:600 {LABEL_SIZE:g}px {SERIF};fill:var(--ink);stroke:var(--land);stroke-width:3.6;
paint-order:stroke;stroke-linejoin:round}}
.border .paper{{fill:var(--paper);fill-rule:evenodd}}
.border .line{{fill:none;stroke:var(--ink);stroke-width:1.4}}
.border .strip{{fill:none;stroke:var(--ink);stroke-width:8;opacity:.8}}
.field{{fill:var(--paper);stroke:var(--ink);stroke-width:1.6}}
.fine{{fill:none;stroke:var(--quiet);stroke-width:.9}}
.title{{font:600 {TITLE_SIZE:g}px {SERIF};fill:var(--ink);text-anchor:middle;letter-spacing:{TITLE_SPACING:g}em}}
.note{{font:{NOTE_SIZE:g}px {SERIF};fill:var(--ink)}}
.scale rect{{fill:var(--quiet)}}
.worth{{font:600 15px {SERIF};fill:var(--ink);text-anchor:end;font-variant-numeric:tabular-nums}}
.compass .light{{fill:var(--paper);stroke:var(--ink);stroke-width:.7;stroke-linejoin:round}}
.compass .dark{{fill:var(--ink);stroke:var(--ink);stroke-width:.7;stroke-linejoin:round}}
.compass .hub{{fill:var(--city);stroke:var(--ink);stroke-width:.8}}
.north{{font:600 15px {SERIF};fill:var(--ink);text-anchor:middle}}
"""


def sheet(theme: str) -> str:
    """theme: light, dark, or auto to follow the reader's system."""
    parts = [f"svg{{{css(theme == 'dark')}}}"]
    if theme == "auto":
        parts.append(f"@media (prefers-color-scheme:dark){{svg{{{css(True)}}}}}")
    return "".join([*parts, classes(), SHAPES.replace("\n", "")])


def live_sheet() -> str:
    """For a page: the theme is the reader's system's, or what `data-theme` on the root says."""
    dark = css(True)
    return "\n".join(
        [
            f":root{{color-scheme:light;{css(False)}}}",
            f"@media (prefers-color-scheme:dark){{:root:not([data-theme=light]){{color-scheme:dark;{dark}}}}}",
            f":root[data-theme=dark]{{color-scheme:dark;{dark}}}",
            classes(),
            *(f".player-{name}{{--pattern:url(#pattern-{name})}}" for name, shape in PATTERNS.items() if shape),
            re.sub(r"^\.", ":where(.board) .", SHAPES, flags=re.MULTILINE),  # the page has labels and notes of its own
            ".pattern{fill:var(--pattern,none)}",
            ".hit{fill:none;stroke:transparent;stroke-linecap:round;pointer-events:stroke}",
            ".track:not(.claimed) .wagon{display:none}",
        ]
    )


def classes() -> str:
    parts = [
        f".track.{name}{{--open:var(--{name});--edge:var(--{name}-edge);--sign:var(--{name}-sign)}}" for name in CARDS
    ]
    parts += [
        f".player-{name}{{--player:var(--player-{name});--roof:var(--player-{name}-roof);--rim:var(--player-{name}-rim)}}"
        for name in PLAYERS
    ]
    return "".join(parts)
