"""The pictures of a report: Matplotlib (the extra `plots`) draws, the page's style sheet colours."""

from __future__ import annotations

import io
import re
from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any

import numpy as np

from .style import BotPlay
from .summary import Rating

if TYPE_CHECKING:
    from matplotlib.axes import Axes
    from matplotlib.figure import Figure

# Stand-ins that nothing else is drawn with; in the page they become the colours of its theme, light or dark.
INK, MUTED, LINE, ACCENT = "#010203", "#040506", "#070809", "#0a0b0c"
THEME = {INK: "var(--ink)", MUTED: "var(--muted)", LINE: "var(--grid)", ACCENT: "var(--accent)"}
WIDTH = 9.0  # inches; the page scales it
ROW = 0.42
SMOOTH = 4.0  # points: the width of the kernel that smooths a distribution


def have_plots() -> bool:
    try:
        import matplotlib  # noqa: F401
    except ImportError:
        return False
    return True


def new_figure(height: float) -> tuple[Figure, Axes]:
    from matplotlib import rc_context
    from matplotlib.figure import Figure

    with rc_context({"axes.edgecolor": LINE, "axes.labelcolor": MUTED, "xtick.color": LINE, "ytick.color": LINE}):
        figure = Figure((WIDTH, height), layout="constrained")
        axes = figure.add_subplot()
    figure.patch.set_visible(False)
    axes.patch.set_visible(False)
    axes.spines[["top", "right", "left"]].set_visible(False)
    axes.tick_params(labelcolor=INK, labelsize=11, length=0)
    axes.grid(axis="x", color=LINE, linewidth=0.8)
    axes.set_axisbelow(True)
    return figure, axes


def svg(figure: Figure, name: str) -> str:
    """The drawing alone, with text as text. `name` keeps the marks of several drawings on a page apart."""
    from matplotlib import rc_context

    out = io.StringIO()
    with rc_context({"svg.fonttype": "none", "svg.hashsalt": name}):
        metadata: dict[str, Any] = dict.fromkeys(("Date", "Creator", "Format", "Type"))
        figure.savefig(out, format="svg", metadata=metadata)
    text = out.getvalue()
    text = text[text.index("<svg") :]
    text = re.sub(r'(<svg [^>]*?) ?(?:width|height)="[^"]*pt"', r"\1", text)
    text = re.sub(r'(<svg [^>]*?) ?(?:width|height)="[^"]*pt"', r"\1", text)
    text = re.sub(r'id="(figure|axes|patch|text|line2d|matplotlib|xtick|ytick|FillBetween)[^"]*"', "", text)
    text = re.sub(r"font: ([0-9.]+px) [^;\"]+", r"font-size: \1", text)
    for stand_in, colour in THEME.items():
        text = text.replace(stand_in, colour)
    return text.replace("<svg ", f'<svg role="img" aria-label="{name}" ', 1)


def signed(number: float) -> str:
    """A typeset minus sign, and no sign for nothing."""
    return f"{number:+.0f}".replace("-", "−") if round(number) else "0"


def ratings_plot(ratings: Sequence[Rating]) -> str:
    """A dot for each bot and a line for its interval, the best on top."""
    figure, axes = new_figure(0.75 + ROW * len(ratings))
    places = np.arange(len(ratings))[::-1]
    for place, rating in zip(places, ratings, strict=True):
        axes.plot([rating.low, rating.high], [place, place], color=ACCENT, linewidth=5, alpha=0.35)
        axes.plot(rating.elo, place, "o", color=ACCENT, markersize=8)
        axes.annotate(
            signed(rating.elo), (rating.elo, place), (0, 9), textcoords="offset points", color=MUTED, ha="center"
        )
    axes.set_yticks(places, [rating.bot for rating in ratings])
    axes.set_ylim(-0.6, len(ratings) - 0.25)
    axes.margins(x=0.08)
    axes.set_xlabel("Elo", fontsize=11)
    return svg(figure, "ratings")


def scores_plot(plays: Mapping[str, BotPlay]) -> str:
    """How each bot's totals are spread: a curve above its line, the middle half and the median on it."""
    figure, axes = new_figure(0.8 + 0.75 * len(plays))
    low = min(min(play.totals) for play in plays.values()) - 8
    high = max(max(play.totals) for play in plays.values()) + 8
    at = np.linspace(low, high, 300)
    places = np.arange(len(plays))[::-1]
    for place, play in zip(places, plays.values(), strict=True):
        totals = np.array(list(play.totals), float)
        weights = np.array(list(play.totals.values()), float)
        curve = (np.exp(-0.5 * ((at[:, None] - totals) / SMOOTH) ** 2) * weights).sum(axis=1)
        curve *= 0.75 / curve.max()
        axes.fill_between(at, place, place + curve, color=ACCENT, alpha=0.3, linewidth=0)
        axes.plot(at, np.where(curve > 0.004, place + curve, np.nan), color=ACCENT, linewidth=1.4)
        axes.plot(play.quantiles[1:4:2], [place, place], color=ACCENT, linewidth=4, solid_capstyle="butt")
        axes.plot(play.quantiles[2], place, "o", color=INK, markersize=5)
    axes.set_yticks(places, list(plays))
    axes.set_ylim(-0.2, len(plays) - 0.1)
    axes.set_xlim(low, high)
    axes.set_xlabel("final score", fontsize=11)
    return svg(figure, "scores")
