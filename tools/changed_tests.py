"""Which tests `dev.py test --quick` runs: the clauses of the rules, and the tests of what has changed since main."""

from __future__ import annotations

import re
import subprocess
from pathlib import Path

ALWAYS = ("tests/clauses", "tests/test_clause_coverage.py", "tests/test_architecture.py", "tests/test_dev.py")
MOST = 8  # test files for changed sources: those that name the most of them; all of them is what `dev.py test` is for


def quick(root: Path) -> list[str]:
    """Paths for pytest."""
    changed = changed_files(root)
    own = [it for it in changed if re.fullmatch(r"tests/(.*/)?test_\w+\.py", it)]
    # Files of one folder stand together: pytest loses the fixtures of a folder that it comes back to.
    chosen = dict.fromkeys([*ALWAYS, *sorted({*own, *tests_of(root, changed)})])
    return [it for it in chosen if (root / it).exists() and not it.startswith("tests/clauses/")]


def changed_files(root: Path) -> list[str]:
    """What differs from where this branch left main, committed or not; what is new and not ignored."""

    def git(*command: str) -> list[str]:
        done = subprocess.run(["git", *command], cwd=root, capture_output=True, text=True, check=False)
        return done.stdout.split("\n")[:-1] if done.returncode == 0 else []

    base = (git("merge-base", "main", "HEAD") or ["HEAD"])[0]
    return sorted({*git("diff", "--name-only", base), *git("ls-files", "--others", "--exclude-standard")})


def tests_of(root: Path, changed: list[str]) -> list[str]:
    """The test files that import changed modules of the package, those of most of them first."""
    modules = [
        it.removeprefix("src/").removesuffix(".py").removesuffix("/__init__").replace("/", ".")
        for it in changed
        if it.startswith("src/whistlestop/") and it.endswith(".py")
    ]
    named = [re.compile(pattern_of(module)) for module in modules]
    hits = {}
    for file in sorted((root / "tests").glob("**/test_*.py")):
        text = file.read_text(encoding="utf-8")
        if count := sum(bool(pattern.search(text)) for pattern in named):
            hits[file.relative_to(root).as_posix()] = count
    return sorted(hits, key=lambda it: -hits[it])[:MOST]


def pattern_of(module: str) -> str:
    """How an import of this module looks, in either way of writing it."""
    package, _, name = module.rpartition(".")
    return rf"\b{re.escape(module)}\b|from {re.escape(package)} import [^\n]*\b{name}\b"
