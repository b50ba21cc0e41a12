"""The colours of a board in light and in dark, as CSS variables, named like the cards and the players."""

from __future__ import annotations

CARDS = {
    "purple": "#9a62b0",
    "blue": "#3b78b8",
    "orange": "#dd7d2c",
    "white": "#fbf8ef",
    "green": "#4b9457",
    "yellow": "#eec23a",
    "black": "#3a3a3a",
    "red": "#c7412f",
    "grey": "#beb6a6",
}
PLAYERS = {"blue": "#2f66a8", "red": "#b8321f", "green": "#2f7d45", "yellow": "#e3b022", "black": "#2e2b28"}

LIGHT = {
    "sea": "#cfdfe3",
    "water": "#bfd3d9",  # lines along the coast
    "land": "#efe6cf",
    "coast": "#c9b98f",
    "border": "#d3c29c",
    "river": "#bcd0d2",
    "paper": "#f7f0dd",
    "ink": "#33261a",
    "quiet": "#75654f",
    "city": "#8c2f1b",
    "ring": "#f7edd2",
    "brass": "#d9aa45",
}
DARK = {
    "sea": "#13222d",
    "water": "#1b303d",
    "land": "#3b3226",
    "coast": "#6f5e40",
    "border": "#55482f",
    "river": "#263d48",
    "paper": "#2a241b",
    "ink": "#f2e6cc",
    "quiet": "#b5a585",
    "city": "#d8563a",
    "ring": "#f7edd2",
    "brass": "#e2b857",
}
DARK_INK = "#241a11"  # for outlines and symbols on light colours, in both themes
LIGHT_INK = "#fffaf0"
PALE = {"black": 0.94, "red": 0.9, "white": 1.0, "grey": 1.0}  # how much of a card's colour an open space keeps
DARKER = {"grey": "#8f8676", "white": "#efe9da", "black": "#14110e"}  # the same cards on a dark board


def mixed(one: str, two: str, share: float) -> str:
    """So much of the first colour and the rest of the second."""
    pairs = zip(channels(one), channels(two), strict=True)
    return "#" + "".join(f"{round(a * share + b * (1 - share)):02x}" for a, b in pairs)


def channels(colour: str) -> list[int]:
    return [int(colour[at : at + 2], 16) for at in (1, 3, 5)]


def brightness(colour: str) -> float:
    """Relative luminance, as WCAG defines it."""
    linear = [
        c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4 for c in (it / 255 for it in channels(colour))
    ]
    return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]


def contrast(one: str, two: str) -> float:
    low, high = sorted((brightness(one), brightness(two)))
    return (high + 0.05) / (low + 0.05)


def ink_on(colour: str) -> str:
    """The ink that is read best on a colour."""
    return max((DARK_INK, LIGHT_INK), key=lambda ink: contrast(ink, colour))


def open_shade(name: str, colour: str, dark: bool) -> str:
    """The colour of open spaces: a card's colour, a little of the ground shining through."""
    if dark:
        return mixed(DARKER.get(name, colour), DARK["land"], PALE.get(name, 0.86))
    return mixed(colour, LIGHT["paper"], PALE.get(name, 0.86))


def variables(dark: bool) -> dict[str, str]:
    """All variables of a theme: --land, --purple (a card), --purple-edge, --purple-sign, --player-blue …"""
    found = dict(DARK if dark else LIGHT)
    for name, colour in CARDS.items():
        shade = open_shade(name, colour, dark)
        found[name] = shade
        # In the dark an open space is outlined in light, a wagon in black: one is a place, the other a thing.
        share = 0.4 if name == "black" else 0.62
        found[f"{name}-edge"] = mixed(shade, LIGHT_INK, share) if dark else mixed(shade, DARK_INK, 0.38)
        found[f"{name}-sign"] = ink_on(shade)
    for name, colour in PLAYERS.items():
        found[f"player-{name}"] = colour
        # A black wagon on a dark board is seen by its rim.
        found[f"player-{name}-rim"] = "#d9cdb4" if dark and name == "black" else "#1b120a"
        found[f"player-{name}-roof"] = mixed(colour, "#ffffff", 0.62)
    return found


def css(dark: bool) -> str:
    return ";".join(f"--{name}:{value}" for name, value in variables(dark).items())
