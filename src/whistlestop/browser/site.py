"""`whistlestop demo-site FOLDER`: a folder for any web host that plays without a server (docs/howto-demo-site.md)."""

from __future__ import annotations

import asyncio
import json
import shutil
from pathlib import Path

from whistlestop import __version__, maps, words
from whistlestop.server.maps.drawings import Drawings
from whistlestop.server.web.assets import Assets, asset, version_of
from whistlestop.server.web.cached_bytes import Asset
from whistlestop.server.web.page import AT_ROOT, map_asset
from whistlestop.server.web.page_constants import PATH, constants_module

from . import sources
from .packages import MSGSPEC, PYODIDE, PYODIDE_VERSION, cache_folder, fetch, runtime_of

PAGE = Path(__file__).parent / "page"
MARK = "demo-site.json"  # by which a folder is known as one of ours: what is in it may be replaced
RUNTIME = f"pyodide-{PYODIDE_VERSION}"
NOT_FOUND = "404.html"  # what common hosts answer with at the addresses of tables: the page, which knows them
FIRST_MODULE = '<script type="module"'
# What the server's headers say (server/web/host_guard.py), as far as a page can say it of itself, and its worker.
POLICY = (
    "default-src 'none'; script-src 'self'; worker-src 'self'; style-src 'self'; img-src 'self' data:; "
    "font-src 'self'; connect-src 'self'; manifest-src 'self'; base-uri 'none'; form-action 'none'; "
    "require-trusted-types-for 'script'; trusted-types whistlestop whistlestop-demo"
)
NOTICE = f"""Whistlestop {__version__}: Apache License 2.0.
This folder also holds, each under its own licence:
Pyodide {PYODIDE_VERSION} (Mozilla Public License 2.0) with Python (PSF License): https://pyodide.org
msgspec (BSD 3-Clause): https://jcristharif.com/msgspec
and, inside whistlestop.zip, libraries of Python with their licences beside them.
"""


class CannotWrite(Exception):
    """In one sentence."""


def write_site(folder: Path, kept: Path | None = None) -> Path:
    """Write the site, or write it anew; `kept`: where what is fetched is kept. The folder."""
    check_folder(folder)
    where = kept or cache_folder()
    runtime = runtime_of(fetch(PYODIDE, where))
    files = files_of(fetch(MSGSPEC, where))
    clear(folder)
    put(folder, MARK, json.dumps({"version": __version__}).encode())  # first: whatever follows, this folder is ours
    for name, data in {**{f"{RUNTIME}/{name}": data for name, data in runtime.items()}, **files}.items():
        put(folder, name, data)
    return folder


def check_folder(folder: Path) -> None:
    if folder.exists() and not folder.is_dir():
        raise CannotWrite(f"{folder} is a file; a demo site is a folder.")
    if folder.is_dir() and any(folder.iterdir()) and not (folder / MARK).exists():
        raise CannotWrite(f"{folder} is neither empty nor a demo site; choose another folder.")


def clear(folder: Path) -> None:
    """A demo site that is there gives way; a folder's own name, and what mounts it, stay."""
    for path in folder.iterdir() if folder.is_dir() else ():
        if path.is_dir():
            shutil.rmtree(path)
        elif path.name != MARK:
            path.unlink()


def put(folder: Path, name: str, data: bytes) -> None:
    path = folder / name
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(data)


def files_of(msgspec: bytes) -> dict[str, bytes]:
    """All files but Pyodide's, by their paths in the folder."""
    assets = Assets()
    assets.files |= {name: Asset(data, None, "") for name, data in demo_files(msgspec).items()}
    assets.files[PATH] = asset(".js", constants_module(demo=True).encode())
    assets.version = version_of(assets.files)
    page = page_of(assets).encode()
    files = {f"v/{assets.version}/{name}": it.body for name, it in assets.files.items() if name not in AT_ROOT}
    files |= {name: assets.files[name].body for name in AT_ROOT if name in assets.files}
    return files | {"index.html": page, NOT_FOUND: page, "NOTICE.txt": NOTICE.encode()}


def demo_files(msgspec: bytes) -> dict[str, bytes]:
    """What the page of a server does not have."""
    found = {f"demo/{path.name}": path.read_bytes() for path in PAGE.glob("*.js")}
    found |= {"demo/whistlestop.zip": sources.archive(), "demo/msgspec.whl": msgspec}
    return found | asyncio.run(answers())


async def answers() -> dict[str, bytes]:
    """What a server would answer to everybody alike: the maps and their boards."""
    drawings, found = Drawings(), {}
    for map in (maps.load(name) for name in maps.names()):
        found[f"demo/maps/{map.hash}.json"] = map_asset(map).body
        for language in words.languages() if map.kind == "map" else ():
            found[f"demo/boards/{map.hash}.{language}.svg"] = (await drawings.asset(map, language)).body
    return found


def page_of(assets: Assets) -> str:
    """The page of a server with one script before its own."""
    hashes = " ".join(maps.load(name).hash for name in maps.names())
    script = f'<script src="/v/{assets.version}/demo/demo.js" data-python="/{RUNTIME}/" data-maps="{hashes}"></script>'
    policy = f'<meta http-equiv="Content-Security-Policy" content="{POLICY}">'
    text = assets.index("/").replace('<meta charset="utf-8">', f'<meta charset="utf-8">\n{policy}', 1)
    return text.replace(FIRST_MODULE, f"{script}\n{FIRST_MODULE}", 1)
