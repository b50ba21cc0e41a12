"""Colours and their symbols: a colour never speaks alone. A card is a small chip, ink on its own paper, so that it
reads on every background."""

from __future__ import annotations

import sys
from collections.abc import Mapping

from rich.text import Text

INK, PAPER = "#33261a", "#fbf8ef"
STYLES = {
    "purple": f"{PAPER} on #8a52a0",
    "blue": f"{PAPER} on #2f68a6",
    "orange": f"{INK} on #e8903f",
    "white": f"{INK} on {PAPER}",
    "green": f"{PAPER} on #3b7d47",
    "yellow": f"{INK} on #eec23a",
    "black": f"{PAPER} on #3a3a3a",
    "red": f"{PAPER} on #b8392a",
    "loco": f"{INK} on #c9a24b",
    "grey": f"{INK} on #b5b0a6",
}
SYMBOLS = {
    "purple": "◆",
    "blue": "●",
    "orange": "▲",
    "white": "○",
    "green": "■",
    "yellow": "★",
    "black": "✚",
    "red": "♥",
    "loco": "⊛",
    "grey": "□",
}
LETTERS = dict(zip(SYMBOLS, "PBOWGYKRL-", strict=True))  # where the terminal has no such signs
PLAYERS = ("#2f68a6", "#b8392a", "#3b7d47", "#b58a10", "#7a7a7a")  # B1, legible on dark and on light
EMBLEMS, PLAIN_EMBLEMS = "●♥■★✚", "12345"
ORDER = tuple(SYMBOLS)


def encodes(text: str) -> bool:
    """Can this terminal write it?"""
    try:
        text.encode(sys.stdout.encoding or "ascii")
    except (UnicodeEncodeError, LookupError):
        return False
    return True


def symbol(kind: str) -> str:
    return SYMBOLS[kind] if encodes(SYMBOLS[kind]) else LETTERS[kind]


def chip(kind: str, number: int = 1) -> Text:
    """A card; several side by side for the spaces of a route."""
    return Text.assemble((f" {symbol(kind) * number} ", STYLES[kind]))  # so that a cell around it stays as it is


def cards(counted: Mapping[str, str]) -> list[Text]:
    """Each kind of card with its number and name, in the order of the rules."""
    return [Text.assemble(chip(kind), " ", counted[kind]) for kind in ORDER if kind in counted]


def short_cards(counts: Mapping[str, int]) -> Text:
    """The same where there is little room."""
    parts = [Text.assemble(chip(kind), f"{counts[kind]}") for kind in ORDER if counts.get(kind, 0)]
    return Text(" ").join(parts)


def player(seat: int, name: str) -> Text:
    """A player's name with the emblem and the colour of the seat."""
    mark = EMBLEMS[seat] if encodes(EMBLEMS) else PLAIN_EMBLEMS[seat]
    return Text.assemble((f"{mark} ", PLAYERS[seat]), (name, "bold"))


def tick(done: bool) -> Text:
    sign = ("✓" if encodes("✓") else "x") if done else ("·" if encodes("·") else "-")
    return Text(sign, style="bold green" if done else "dim")


def flow(parts: list[Text], width: int, gap: int = 3) -> Text:
    """Side by side as long as they fit, then on the next line."""
    lines, line = [], Text()
    for part in parts:
        if line and line.cell_len + gap + part.cell_len > width:
            lines.append(line)
            line = Text()
        line = Text.assemble(line, " " * gap, part) if line else part
    return Text("\n").join([*lines, line])
