"""The boards of maps: the shipped drawings, and those of own maps, made once in another process and kept on disk."""

from __future__ import annotations

import asyncio
import contextlib
import gzip
import pickle
import sys
import tempfile
from pathlib import Path
from time import monotonic

from whistlestop import boards, words
from whistlestop.boards.source_hash import source_hash
from whistlestop.boards.svg import live
from whistlestop.maps import Map
from whistlestop.rules import cache
from whistlestop.whole_files import whole_file

from ..refusal import Refusal
from ..web.cached_bytes import Asset

AGAIN = 600.0  # seconds before another attempt to draw what could not be drawn
CHILD = (sys.executable, "-c", "from whistlestop.server.maps.drawings import main; main()")
NEEDS_SCIPY, CANNOT_DRAW = 3, 4  # exit statuses


class Drawings:
    """Drawings by what they are made from, and as the page takes them. One is made at a time."""

    def __init__(self) -> None:
        self._drawn: dict[str, boards.Drawing] = {}
        self._assets: dict[tuple[str, ...], Asset] = {}
        self._refused: dict[str, tuple[float, str]] = {}  # since when, and why
        self._lock = asyncio.Lock()

    async def asset(self, map: Map, language: str) -> Asset:
        """The drawing as the page takes it, with the legend's words in a language."""
        key = (source_hash(map), map.id, map.hash, map.name, language)
        if key not in self._assets:
            body = live(await self.of(map), words.board_words(map.id, map.name, language)).encode()
            self._assets[key] = Asset(body, gzip.compress(body, 9, mtime=0), "image/svg+xml")
        return self._assets[key]

    async def of(self, map: Map) -> boards.Drawing:
        """Refusal if it cannot be drawn, with the reason. Nobody waits for a drawing but those who want it.
        One serves a map and its variants."""
        key = source_hash(map)
        found = self._drawn.get(key) or boards.shipped(map) or kept(key)
        if found is None:
            async with self._lock:
                found = self._drawn.get(key) or await self._make(map, key)  # others may have wanted the same
        return boards.fitted(self._drawn.setdefault(key, found), map)

    async def _make(self, map: Map, key: str) -> boards.Drawing:
        """Not again for a while if it could not be done: anybody may ask, and each attempt takes a process."""
        since, why = self._refused.get(key, (-AGAIN, ""))
        if monotonic() < since + AGAIN:
            raise Refusal("no-board", key=why)
        try:
            return await made(map)
        except Refusal as refusal:
            self._refused[key] = (monotonic(), refusal.key)
            raise


async def made(map: Map) -> boards.Drawing:
    """It takes some seconds of a whole processor, so it is done elsewhere, and ends with the server."""
    pipe = asyncio.subprocess.PIPE
    child = await asyncio.create_subprocess_exec(*CHILD, stdin=pipe, stdout=pipe, stderr=asyncio.subprocess.DEVNULL)
    try:
        data, _ = await child.communicate(pickle.dumps(map))
    finally:
        if child.returncode is None:
            child.kill()
            await child.wait()
    if child.returncode != 0:
        raise refused(child.returncode)
    keep(source_hash(map), data)
    return boards.from_json(data)


def refused(status: int | None) -> Refusal:
    """Why there is no drawing, by how its process ended."""
    if status == CANNOT_DRAW:
        return Refusal("no-board")
    return Refusal("no-board", key="server-no-board-scipy" if status == NEEDS_SCIPY else "server-no-board-broken")


def main() -> None:
    """The other process: a map comes in, its drawing goes out."""
    try:
        drawing = boards.draw(pickle.load(sys.stdin.buffer))
    except boards.NeedsSciPy:
        sys.exit(NEEDS_SCIPY)
    except boards.CannotDraw:
        sys.exit(CANNOT_DRAW)
    sys.stdout.buffer.write(drawing.to_json())


def folder() -> Path:
    """The folder in which drawings of own maps are kept."""
    kernels = cache.root() or cache.temporary_root() or Path(tempfile.gettempdir(), "whistlestop-nobody")
    return kernels.with_name("boards")


def path_of(key: str) -> Path:
    return folder() / f"{key}-{boards.FORMAT}-{boards.LAYOUT}.json"


def kept(key: str) -> boards.Drawing | None:
    with contextlib.suppress(OSError, ValueError):  # a file that is gone or spoilt is made again
        drawing = boards.from_json(path_of(key).read_bytes())
        return drawing if drawing.made_from == key else None
    return None


def keep(key: str, data: bytes) -> None:
    """Whole or not at all; without a place to keep it, it is made again after the next start."""
    path = path_of(key)
    with contextlib.suppress(OSError):
        path.parent.mkdir(parents=True, exist_ok=True)
        with whole_file(path) as file:
            file.write(data)
