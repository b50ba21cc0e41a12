"""Is anything that Whistlestop stands on known to be broken? `uv run tools/audit.py` fails if it is, or if nobody says.

1. `packages`: every package of uv.lock, with all extras and groups, against the advisories of PyPI (pip-audit).
2. `scripts`: what the page's vendored JavaScript is made of (tools/vendor.py), against the advisories of npm.
3. `vendored`: the vendored files are made anew from those packages, and have to be the very ones that are checked in.

Needs the network, node and npm. `uv run tools/audit.py vendored` does one of the three.
"""

from __future__ import annotations

import json
import subprocess
import sys
import tempfile
from collections.abc import Callable
from pathlib import Path

import vendor

ROOT = Path(__file__).resolve().parent.parent
EXPORT = ["uv", "export", "--frozen", "--all-extras", "--all-groups", "--no-emit-project", "--quiet"]
# Strict: a package that could not be looked up is a failure, not a silent pass.
AUDIT = ["uv", "tool", "run", "pip-audit", "--strict", "--disable-pip", "--require-hashes"]


def packages(folder: Path) -> bool:
    listed = folder / "requirements.txt"
    subprocess.run([*EXPORT, "--output-file", str(listed)], cwd=ROOT, check=True)
    return passed([*AUDIT, "--requirement", str(listed)], ROOT)


def scripts(folder: Path) -> bool:
    vendor.write_manifest(folder)
    quiet = ["--no-fund", "--no-audit", "--silent"]
    locked = passed(["npm", "install", "--package-lock-only", "--ignore-scripts", *quiet], folder)
    return locked and passed(["npm", "audit"], folder)


def vendored(folder: Path) -> bool:
    made = folder / "made"
    made.mkdir()
    vendor.make_scripts(folder, made)
    different = [file.name for file in sorted(made.iterdir()) if not same(file, vendor.WEB / "vendor" / file.name)]
    for name in different:
        print(f"web/vendor/{name} is not what tools/vendor.py makes of its packages.")
    return not different


def same(one: Path, other: Path) -> bool:
    return other.exists() and one.read_bytes() == other.read_bytes()


def passed(command: list[str], folder: Path) -> bool:
    return subprocess.run(command, cwd=folder, check=False).returncode == 0


PARTS: dict[str, Callable[[Path], bool]] = {"packages": packages, "scripts": scripts, "vendored": vendored}


def main(wanted: list[str]) -> int:
    unknown = [name for name in wanted if name not in PARTS]
    if unknown:
        print(f"there is no part {unknown[0]}; the parts are {', '.join(PARTS)}.")
        return 2
    results = {}
    for name in wanted or PARTS:
        with tempfile.TemporaryDirectory() as folder:
            results[name] = PARTS[name](Path(folder))
    print(json.dumps({name: "good" if good else "not good, or not known" for name, good in results.items()}))
    return 0 if all(results.values()) else 1


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
