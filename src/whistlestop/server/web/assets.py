"""The files of the page, held in memory, compressed once, under an address that changes when any of them does.

`/v/<version>/app/main.js`: modules import each other by relative paths, so one prefix versions them all, and browsers
may keep every file for ever. Only `index.html` is asked for anew.
"""

from __future__ import annotations

import functools
import gzip
import hashlib
import html
import mimetypes
import posixpath
import re
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from time import monotonic

import msgspec

from whistlestop import maps, words
from whistlestop.boards import pictures
from whistlestop.boards.svg import live_sheet, signs

from .cached_bytes import Asset
from .page_constants import PATH, constants_module

WEB = Path(words.__file__).parents[1] / "web"
TYPES = {
    ".js": "text/javascript",
    ".css": "text/css",
    ".woff2": "font/woff2",
    ".webmanifest": "application/manifest+json",
}
LOOK_EVERY = 0.5  # seconds
PACKED = (".js", ".css", ".html", ".svg", ".ftl", ".webmanifest", ".txt", ".json")
HIDDEN = (".ts", ".py", ".md")  # for developers
BEGINNING, HOME = "app/main.js", "app/screens/home.js"
IMPORT = re.compile(r"""^(?:import|export)\b[^;"']*?\bfrom\s*["'](\.[^"']+)["']""", re.MULTILINE)  # not import(…)
COMMENTS = re.compile(r"^[ \t]*(?:/\*\*(?:(?!\*/).)*\*/[ \t]*|//[^\n]*)$", re.MULTILINE | re.DOTALL)
SAID = ("frame-stuck", "frame-again", "frame-plain")  # by the frame itself
# Catalogues that the page does not need at its start, or never.
LATER = (
    *("frame", "rules", "summary", "terminal", "commands", "records", "notation"),
    *(
        "page-demo",
        "page-explore",
        "page-fair",
        "page-people",
        "page-learn",
        "page-open",
        "page-review",
        "page-puzzles",
    ),
)
Stamps = tuple[tuple[Path, int], ...]  # files, and when they were last changed


class Assets:
    """All files by their path under the prefix."""

    def __init__(self) -> None:
        self._seen: Stamps = ()
        self._looked = 0.0
        self._pages: dict[tuple[str, str], Asset] = {}  # by the module of their screen, and the language
        self.files: dict[str, Asset] = {}
        self.version = ""
        self.look()

    def look(self) -> None:
        """Read everything again if something has changed on disk: whoever works on the page only reloads it."""
        stamps = tuple((path, path.stat().st_mtime_ns) for path in sources())
        if stamps == self._seen:
            return
        self._seen = stamps
        self._pages.clear()
        files, self.version = made(stamps)
        self.files = dict(files)

    def page(self, path: str, language: str = words.SOURCE) -> Asset:
        """The page for an address, made once for each screen; whether a file has changed is looked up now and then."""
        if monotonic() > self._looked + LOOK_EVERY:
            self.look()
            self._looked = monotonic()
        which = self.screen(path), language
        if which not in self._pages:
            self._pages[which] = asset(".html", self.index(path, language).encode())
        return self._pages[which]

    def screen(self, path: str) -> str:
        """The module that an address needs first."""
        screen = f"app/screens/{path.split('/')[1]}.js"
        return screen if screen in self.files else HOME

    def index(self, path: str = "/", language: str = words.SOURCE) -> str:
        """The page: where its files are, which modules the screen of this address will need, and what it says as long
        as none of them has come.
        """
        base = f"/v/{self.version}"
        modules = self.needed(BEGINNING, self.screen(path))
        preload = "\n".join(f'<link rel="modulepreload" href="{base}/{path}">' for path in modules)
        said = {key: html.escape(words.say(key, language)) for key in SAID}
        text = self.files["index.html"].body.decode()
        for name, filling in {"base": base, "preload": preload, "language": language, **said}.items():
            text = text.replace(f"{{{{{name}}}}}", filling)
        return text

    def needed(self, *modules: str) -> list[str]:
        """These modules and all that they import, so that a browser need not find them one after the other."""
        waiting = [module for module in modules if module in self.files]
        found = dict.fromkeys(waiting)
        while waiting:
            module = waiting.pop()
            for name in IMPORT.findall(self.files[module].body.decode()):
                path = posixpath.normpath(posixpath.join(posixpath.dirname(module), name))
                if path in self.files and path not in found:
                    found[path] = None
                    waiting.append(path)
        return sorted(found)


@functools.lru_cache(maxsize=1)  # for the servers of one process
def made(stamps: Stamps) -> tuple[Mapping[str, Asset], str]:
    """All files as they are at these times, and their version."""
    files = dict(read_all([path for path, _ in stamps]))
    return files, version_of(files)


def version_of(files: Mapping[str, Asset]) -> str:
    """Another one when any of them changes."""
    digest = hashlib.sha256()
    for path, it in sorted(files.items()):
        digest.update(path.encode() + b"\0" + it.body)
    return digest.hexdigest()[:16]


def sources() -> list[Path]:
    files = [path for path in WEB.rglob("*") if path.is_file() and path.suffix not in HIDDEN]
    return sorted([*files, *(file for language in words.languages() for file in words.files(language))])


def read_all(paths: Sequence[Path]) -> Iterator[tuple[str, Asset]]:
    for path in paths:
        if path.is_relative_to(WEB):
            name = path.relative_to(WEB).as_posix()
            yield name, asset(path.suffix, uncommented(path) if name.startswith("app/") else path.read_bytes())
    yield PATH, asset(".js", constants_module().encode())
    for language in words.languages():
        yield from catalogues(language)
    yield "words/rules.json", asset(".json", msgspec.json.encode(rules_outline()))
    yield "style/summary.css", asset(".css", words.SHEET.encode())
    yield "style/pictures.css", asset(".css", pictures.STYLE.encode())
    for name in maps.names():
        map = maps.load(name)
        for language in words.languages():
            page = words.summary_page(map, language, "../style/summary.css")
            yield f"summary/{name}.{language}.html", asset(".html", page.encode())
            page = pictures.picture_page(map, language, "../style/pictures.css")
            yield f"pictures/{name}.{language}.html", asset(".html", page.encode())
    yield "style/colours.css", asset(".css", live_sheet().encode())
    yield "art/signs.svg", asset(".svg", signs().encode())


def uncommented(path: Path) -> bytes:
    """A module of ours without the comments that have lines to themselves: a quarter of what a first visit would weigh.
    The lines stay, so that a fault in the browser's console names the right one."""
    text = path.read_text(encoding="utf-8")
    return COMMENTS.sub(lambda found: "\n" * found[0].count("\n"), text).encode()


def catalogues(language: str) -> Iterator[tuple[str, Asset]]:
    """What the page says at once in one file; what only some readers want each in its own."""
    files = words.files(language)
    first = b"\n".join(file.read_bytes() for file in files if file.stem not in LATER)
    yield f"words/{language}.ftl", asset(".ftl", first)
    for file in files:
        if file.stem in LATER:
            yield f"words/{language}/{file.name}", asset(".ftl", file.read_bytes())


def rules_outline() -> dict[str, object]:
    """The order of the rules, as keys of their messages (words/<language>/rules.ftl)."""

    def chapter(it: words.Chapter) -> dict[str, object]:
        return {"title": it.title, "about": it.about, "clauses": [clause.id for clause in it.clauses]}

    found = words.outline()
    sections = [it._asdict() | {"chapters": [chapter(one) for one in it.chapters]} for it in found.sections]
    return found._asdict() | {"sections": sections}


def asset(suffix: str, body: bytes) -> Asset:
    kind = TYPES.get(suffix) or mimetypes.guess_type(f"x{suffix}")[0] or "text/plain"
    packed = gzip.compress(body, 9, mtime=0) if suffix in PACKED else None
    return Asset(body, packed, f"{kind}; charset=utf-8" if kind.startswith("text/") else kind)
