"""What a demo site needs that does not come with Whistlestop: Python for browsers, and msgspec compiled for it.

Both are fetched once, from the npm registry and from PyPI, and are what their checksums say or nothing.

How to take newer ones: docs/adr/0029-demo-site.md.
"""

from __future__ import annotations

import hashlib
import io
import sys
import tarfile
import urllib.error
import urllib.request
from collections.abc import Sequence
from pathlib import Path
from typing import NamedTuple

from whistlestop.rules import cache
from whistlestop.whole_files import whole_file

FOLDER = "demo-site"  # beside the compiled rules in the user's cache directory
PATIENCE = 60.0  # seconds


class CannotFetch(Exception):
    """In one sentence."""


class Package(NamedTuple):
    url: str
    sha256: str

    @property
    def file(self) -> str:
        return self.url.rpartition("/")[2]


PYODIDE_VERSION = "314.0.7"
PYODIDE = Package(
    f"https://registry.npmjs.org/pyodide/-/pyodide-{PYODIDE_VERSION}.tgz",
    "66b7949e5a0cba2250b586d7e368bf12fb482800748d182c4618254b685ffaa0",
)
# Its type is another one for each version of Python: Pyodide's has to be the one in the name.
MSGSPEC = Package(
    "https://files.pythonhosted.org/packages/75/5d/c0e6bdb81a87f6bd56a663a330c271af7670490c80d8d635d9fa21ad1adf/"
    "msgspec-0.22.0-cp314-cp314-pyemscripten_2026_0_wasm32.whl",
    "a66b1766311e42371e509c996c3933b161c7ae0eabdf361af5316dec197e1022",
)
# Of Pyodide's package, what a browser asks for.
RUNTIME = ("pyodide.mjs", "pyodide.asm.mjs", "pyodide.asm.wasm", "python_stdlib.zip", "pyodide-lock.json")


def cache_folder() -> Path:
    """Where what was fetched is kept."""
    root = cache.root()
    if root is None:
        raise CannotFetch("there is no cache directory; name one in WHISTLESTOP_CACHE.")
    return root.with_name(FOLDER)


def fetch(package: Package, folder: Path) -> bytes:
    """The package, from the folder if it is there already."""
    kept = folder / package.file
    if kept.exists():
        data = kept.read_bytes()
        if not is_genuine(package, data):
            raise CannotFetch(f"{kept} is not what it should be (its checksum differs); delete it and try again.")
        return data
    try:
        with urllib.request.urlopen(package.url, timeout=PATIENCE) as answer:
            data = bytes(answer.read())
    except (urllib.error.URLError, OSError) as error:
        why = getattr(error, "reason", None) or error
        raise CannotFetch(
            f"{package.url} cannot be fetched ({why}); try again later, or put the file into {folder} yourself."
        ) from None
    if not is_genuine(package, data):
        raise CannotFetch(f"what came from {package.url} is not what it should be (its checksum differs).")
    folder.mkdir(parents=True, exist_ok=True)
    with whole_file(kept) as file:
        file.write(data)
    return data


def is_genuine(package: Package, data: bytes) -> bool:
    return hashlib.sha256(data).hexdigest() == package.sha256


def main(arguments: Sequence[str]) -> int:
    """Fetch both, for the tests; `--kept`: 1 if they are not here already."""
    folder = cache_folder()
    for package in (PYODIDE, MSGSPEC):
        if "--kept" in arguments and not (folder / package.file).exists():
            return 1
        try:
            fetch(package, folder)
        except CannotFetch as error:
            print(f"Error: {error}", file=sys.stderr)
            return 1
    return 0


def runtime_of(pyodide: bytes) -> dict[str, bytes]:
    """The files of Pyodide that a browser asks for."""
    with tarfile.open(fileobj=io.BytesIO(pyodide)) as archive:
        found = {name: archive.extractfile(f"package/{name}") for name in RUNTIME}
        return {name: file.read() for name, file in found.items() if file is not None}


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
