"""The networks that come with the package."""

from __future__ import annotations

from pathlib import Path

FOLDER = Path(__file__).parent / "networks"


def path_of(game: str) -> Path | None:
    """The file of a game's network; None if there is none."""
    path = FOLDER / f"{game}.npz"
    return path if path.is_file() else None


def games() -> list[str]:
    """The games for which there is one."""
    return sorted(path.stem for path in FOLDER.glob("*.npz"))
