"""The Python of a demo site as one archive: of Whistlestop what the server's application needs, the libraries that it
stands on, and the module that stands in for NumPy."""

from __future__ import annotations

import io
import zipfile
from collections.abc import Iterator
from importlib.metadata import distribution
from pathlib import Path

PACKAGE = Path(__file__).parents[1]
PARTS = ("boards", "bots", "browser", "game", "maps", "puzzles", "review", "rules", "server", "wire", "words")
MODULES = ("__init__.py", "numpy_threads.py", "processors.py", "whole_files.py")  # that lie in no folder
KINDS = (".py", ".toml", ".sql", ".ftl", ".jsonl")
LANGUAGE = "en"  # the server's own sentences; the page brings its languages along
# Plain Python all of them. Of Babel's languages only the one above is needed, of the rest everything.
LIBRARIES = ("starlette", "anyio", "idna", "segno", "fluent.runtime", "fluent.syntax", "Babel", "attrs", "pytz")
LIBRARIES_TOO = ("typing_extensions",)
BABEL = ("babel/global.dat", "babel/locale-data/root.dat", f"babel/locale-data/{LANGUAGE}.dat")
LICENCES = ("LICENSE", "LICENCE", "COPYING", "NOTICE", "METADATA")
STAND_IN = Path(__file__).parent / "stand_in"
MADE = (1980, 1, 1, 0, 0, 0)  # the time of every file: the same sources make the same archive


def archive() -> bytes:
    packed = io.BytesIO()
    with zipfile.ZipFile(packed, "w", zipfile.ZIP_DEFLATED, compresslevel=9) as made:
        for name, path in sorted({**dict(own_files()), **dict(library_files())}.items()):
            made.writestr(zipfile.ZipInfo(name, MADE), path.read_bytes(), zipfile.ZIP_DEFLATED)
    return packed.getvalue()


def own_files() -> Iterator[tuple[str, Path]]:
    for name in MODULES:
        yield f"whistlestop/{name}", PACKAGE / name
    for part in PARTS:
        for path in (PACKAGE / part).rglob("*"):
            if path.suffix not in KINDS or is_left_out(path.relative_to(PACKAGE)):
                continue
            if path.is_relative_to(STAND_IN):
                yield path.relative_to(STAND_IN).as_posix(), path
            else:
                yield f"whistlestop/{path.relative_to(PACKAGE).as_posix()}", path


def is_left_out(path: Path) -> bool:
    """Languages but the one: the page has them."""
    return path.parts[0] == "words" and path.suffix == ".ftl" and path.parts[1] != LANGUAGE


def library_files() -> Iterator[tuple[str, Path]]:
    for name in (*LIBRARIES, *LIBRARIES_TOO):
        for file in distribution(name).files or ():
            text = file.as_posix()
            licence = ".dist-info/" in text and file.name.startswith(LICENCES)
            if (file.suffix == ".py" and ".." not in file.parts) or text in BABEL or licence:
                yield text, Path(str(file.locate()))
