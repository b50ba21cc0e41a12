"""The metrics of training runs as pictures: a page for one run, or one picture for the docs.

    python -m whistlestop.learning.curves runs/europe/metrics.jsonl --html runs/europe/metrics.html
    python -m whistlestop.learning.curves first/metrics.jsonl second/metrics.jsonl --svg curves.svg

Slices of one game that went on from each other are given one after the other. Needs Matplotlib (the extra `plots`).
"""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Iterable, Mapping, Sequence
from pathlib import Path
from typing import Any

from whistlestop.envs.tables import ADVISER

from .errors import REFUSED, TrainingError
from .run_folder import METRICS

Line = dict[str, Any]
Points = list[tuple[float, float]]  # millions of decisions, and a value

MEASURES = {  # of the lines of an iteration: what a page shows, and what it says of it
    "speed": ("Million decisions a second", "Games, learning and all that is in between."),
    "entropy": ("Entropy", "How undecided the network is: nats a decision. It falls while it learns what is good."),
    "clipped": ("Clipped", "Share of the decisions whose probability moved further in an update than it was to."),
    "critic": ("Critic", "How wrong the critic was about what a game is worth, squared."),
    "value": ("Value", "The same of the value head, which sees only what the seat sees."),
}
SMOOTH = 20  # iterations that a point of the page is the mean of
COLOURS = ("#b71c1c", "#1565c0", "#2e7d32", "#6a1b9a")


def read_metrics(paths: Iterable[Path]) -> list[Line]:
    """All lines in order; TrainingError with one sentence if a file is no such thing."""
    lines: list[Line] = []
    for path in paths:
        try:
            found = [json.loads(line) for line in path.read_text(encoding="utf-8").splitlines()]
            lines += [with_millions(line) for line in found]
        except OSError as error:
            raise TrainingError(f"{path}: {error.strerror or error}.") from None
        except (ValueError, KeyError, TypeError):
            raise TrainingError(f"{path} holds no metrics of a training run, or is damaged.") from None
    if not lines:
        raise TrainingError("There is nothing to draw: no iteration has been written down yet.")
    return lines


def with_millions(line: Line) -> Line:
    speed = {"speed": line["rate"] / 1e6} if "rate" in line else {}
    return {"millions": line["decisions"] / 1e6, **speed, **line}


def rival_of(lines: Sequence[Line]) -> str:
    """Whom it was measured against all along: the scripted bot, or the network that it was to beat."""
    measured = (it["rival"] for line in lines for it in line.get("strength") or line.get("final") or ())
    return next(measured, ADVISER)


def strength_of(lines: Sequence[Line]) -> dict[int, Points]:
    """Share of the victories alone against that rival, by number of players."""
    found: dict[int, Points] = {}
    rival = rival_of(lines)
    for line in lines:
        for it in line.get("strength") or line.get("final") or ():
            if it["rival"] == rival:
                found.setdefault(it["players"], []).append((line["millions"], it["share"]))
    return found


def smoothed(lines: Sequence[Line], name: str) -> Points:
    there = [(line["millions"], float(line[name])) for line in lines if name in line]
    parts = [there[low : low + SMOOTH] for low in range(0, len(there), SMOOTH)]
    return [(part[-1][0], sum(value for _, value in part) / len(part)) for part in parts]


def html_of(lines: Sequence[Line], title: str) -> str:
    """A page with everything that was written down."""
    from whistlestop.arena import page, plots

    if not plots.have_plots():
        raise TrainingError('Pictures need Matplotlib: pip install "whistlestop[plots]".')

    def picture(name: str, curves: Mapping[str, Points]) -> str:
        figure, axes = plots.new_figure(2.6)
        for number, (label, points) in enumerate(curves.items()):
            mark = "o" if len(points) == 1 else ""  # a line needs two
            axes.plot(*zip(*points, strict=True), mark, color=plots.ACCENT, alpha=1 - 0.2 * number, linewidth=1.6)
            axes.annotate(label, points[-1], (6, -3), textcoords="offset points", color=plots.MUTED)
        axes.set_xlabel("million decisions", fontsize=11)
        axes.margins(x=0.1)
        return plots.svg(figure, name)

    last = lines[-1]
    strengths = {f"{players} players": points for players, points in strength_of(lines).items()}
    sections = []
    if strengths:
        words = (
            f"Share of the victories, alone against {rival_of(lines)} in all other seats. "
            "Even would be 1 in as many as there are players."
        )
        sections.append(page.Section("Strength", words, pictures=(picture("strength", strengths),)))
    for name, (heading, words) in MEASURES.items():
        if points := smoothed(lines, name):
            sections.append(page.Section(heading, words, pictures=(picture(name, {"": points}),)))
    facts = [
        f"{last['decisions']:,} decisions",
        f"{last['games']:,} games",
        f"{last['iterations']:,} iterations",
        f"{last['seconds'] / 60:.1f} minutes",
    ]
    return page.html(page.Page(title, facts, sections))


def write_page(folder: Path, title: str) -> str:
    """metrics.html beside a run's metrics, where pictures can be drawn at all; what there is to say of it."""
    path = folder / "metrics.html"
    try:
        path.write_text(html_of(read_metrics([folder / METRICS]), title), encoding="utf-8")
    except (TrainingError, ImportError) as error:  # machines that train have little more than PyTorch
        return f"No {path}: {error}"
    return f"{path} shows how it went."


def draw(runs: Mapping[str, Sequence[Line]], path: Path) -> None:
    """One picture of how strong the networks of several games became, a panel a game."""
    import matplotlib as mpl
    from matplotlib.figure import Figure

    with mpl.rc_context({"svg.hashsalt": "curves", "font.size": 9}):
        figure = Figure(figsize=(11, 3.4), layout="constrained")
        panels = figure.subplots(1, len(runs), squeeze=False, sharey=True)[0]
        for panel, (game, lines) in zip(panels, runs.items(), strict=True):
            for colour, (players, points) in zip(COLOURS, sorted(strength_of(lines).items()), strict=False):
                panel.plot(*zip(*points, strict=True), "o-", ms=2.5, lw=1.2, color=colour, label=f"{players} players")
            panel.set(title=game.replace("_", " "), xlabel="million decisions", ylim=(0, 1), xlim=(0, None))
            panel.grid(alpha=0.3)
        panels[0].set_ylabel(f"share of wins alone against {ADVISER}s")
        panels[0].legend(fontsize=7, loc="lower right", frameon=False)
        figure.savefig(path, metadata={"Date": None})


def main(arguments: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="python -m whistlestop.learning.curves")
    parser.add_argument("metrics", nargs="+", type=Path, help="metrics.jsonl of a run, or GAME=FILE,FILE for --svg")
    parser.add_argument("--html", type=Path)
    parser.add_argument("--svg", type=Path)
    given = parser.parse_args(arguments)
    if given.html is None and given.svg is None:
        parser.error("say where to draw: --html FILE, --svg FILE, or both.")
    try:
        if given.html is not None:
            given.html.write_text(html_of(read_metrics(given.metrics), "Training"), encoding="utf-8")
        if given.svg is not None:
            draw(runs_of(given.metrics), given.svg)
    except TrainingError as error:
        print(error, file=sys.stderr)
        return REFUSED
    except OSError as error:
        print(f"{error.filename}: {error.strerror}.", file=sys.stderr)
        return REFUSED
    return 0


def runs_of(given: Sequence[Path]) -> dict[str, list[Line]]:
    """GAME=FILE,FILE for each panel; files without a game's name are one panel."""
    named = [str(it).partition("=") for it in given]
    if not all(files for _, _, files in named):
        return {"": read_metrics(given)}
    return {game: read_metrics(Path(it) for it in files.split(",")) for game, _, files in named}


if __name__ == "__main__":
    sys.exit(main())
