"""Which version of the rules and the bots played: results of different ones do not belong together."""

from __future__ import annotations

import hashlib
from pathlib import Path

import whistlestop

KINDS = (".py", ".toml", ".npz")  # of files: networks decide, too


def sources() -> str:
    """A hash of all that decides how a game between bots goes."""
    digest = hashlib.sha256()
    package = Path(whistlestop.__file__).parent
    for folder in ("rules", "bots"):
        for file in sorted((package / folder).rglob("*")):
            if file.suffix in KINDS:
                digest.update(file.read_bytes())
    return digest.hexdigest()[:16]
