"""The folder of a run: one run a folder, so that nothing is overwritten by mistake."""

from __future__ import annotations

import json
from pathlib import Path

from .errors import TrainingError

CHECKPOINT, NETWORK, CRITIC, METRICS = "checkpoint.pt", "champion.npz", "critic.npz", "metrics.jsonl"


def folder_of(game: str, out: str | None, resume: str | None) -> Path:
    """A run that goes on stays in the folder of its checkpoint, unless it is told where."""
    if out is not None:
        return Path(out)
    return Path(resume).parent if resume else Path("runs") / game


def check_free(folder: Path, resume: str | None) -> None:
    """TrainingError if there is another run in the folder."""
    if resume and Path(resume).parent.resolve() == folder.resolve():
        return
    there = [name for name in (CHECKPOINT, NETWORK, METRICS) if holds_something(folder / name)]
    if there:
        on = f"--resume {folder / CHECKPOINT} goes on with it, " if CHECKPOINT in there else ""
        raise TrainingError(f"{folder} holds a run already ({there[0]}): {on}--out names another folder.")


def make(folder: Path) -> None:
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        why = error.strerror or error
        raise TrainingError(f"{folder} cannot be made: {why}. Name another folder with --out.") from None


def holds_something(path: Path) -> bool:
    return path.exists() and path.stat().st_size > 0


def keep_until(metrics: Path, iterations: int) -> None:
    """Of what was written down before a run was cut off, leave out what the checkpoint does not know of: it comes
    anew."""
    if not metrics.exists():
        return
    lines = metrics.read_text(encoding="utf-8").splitlines()
    kept = [line for line in lines if belongs(line, iterations)]
    if kept != lines:
        metrics.write_text("".join(f"{line}\n" for line in kept), encoding="utf-8")


def belongs(line: str, iterations: int) -> bool:
    try:
        return int(json.loads(line)["iterations"]) <= iterations
    except (ValueError, KeyError, TypeError):
        return False  # cut off in the middle
