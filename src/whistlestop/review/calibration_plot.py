"""The picture of a calibration: what was called so likely, and how often it was won."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path

from .calibration import Calibration

BAND = 0.02  # within which a chance is called right


def draw(found: Mapping[str, Calibration], path: Path) -> None:
    """One panel a game. Needs Matplotlib (the extra `plots`)."""
    import matplotlib as mpl
    from matplotlib.figure import Figure

    with mpl.rc_context({"svg.hashsalt": "calibration", "font.size": 9}):
        figure = Figure(figsize=(9, 3.4), layout="constrained")
        panels = figure.subplots(1, len(found), squeeze=False)[0]
        for panel, (game, calibration) in zip(panels, sorted(found.items()), strict=True):
            ends = [0.0, 1.0]
            panel.fill_between(ends, [at - BAND for at in ends], [at + BAND for at in ends], color="#cfd8dc", lw=0)
            panel.plot(ends, ends, color="#90a4ae", lw=0.8)
            for measured, colour, label in (
                (calibration.together, "#b71c1c", "all seats (the chart)"),
                (calibration.alone, "#1565c0", "one seat (decisions)"),
            ):
                there = [at for at, number in enumerate(measured.number) if number]
                told, won = [measured.told[at] for at in there], [measured.won[at] for at in there]
                panel.plot(told, won, "o-", ms=3.5, lw=1, color=colour, label=label)
            panel.set(title=game.replace("_", " "), xlabel="called", xlim=(0, 1), ylim=(0, 1), aspect="equal")
        panels[0].set_ylabel("won")
        panels[0].legend(fontsize=7, loc="upper left", frameon=False)
        figure.savefig(path, metadata={"Date": None})
