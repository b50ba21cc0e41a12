"""The page's modules fit the messages of the server and each other, as a strict compiler sees it."""

from __future__ import annotations

import re
import subprocess
from pathlib import Path

from whistlestop.server.web.assets import WEB, uncommented
from whistlestop.server.web.page_constants import PATH, constants


def test_every_module_passes_the_strict_compiler(typescript: list[str]) -> None:
    done = subprocess.run([*typescript, "-p", str(WEB / "jsconfig.json")], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout


def emitted(typescript: list[str], folder: Path) -> dict[str, str]:
    """What is left of the modules in a folder when a compiler takes all comments away. It only reads and writes them:
    whether they fit is another test's."""
    out = folder.with_name(f"{folder.name}-emitted")
    options = ["--allowJs", "--target", "esnext", "--module", "esnext", "--removeComments", "--noResolve"]
    options += ["--noCheck", "--noLib"]
    modules = [str(path) for path in folder.rglob("*.js")]
    command = [*typescript, *options, "--rootDir", str(folder), "--outDir", str(out), *modules]
    subprocess.run(command, capture_output=True, check=False)  # it also complains of imports, which are left out here
    return {path.relative_to(out).as_posix(): path.read_text(encoding="utf-8") for path in out.rglob("*.js")}


def test_modules_without_comments_do_the_same(typescript: list[str], tmp_path: Path) -> None:
    """A line of a text that begins like a comment would be lost on the way to the browser."""
    sources = list((WEB / "app").rglob("*.js"))
    for path in sources:
        name = path.relative_to(WEB / "app")
        for folder, text in (("written", path.read_bytes()), ("sent", uncommented(path))):
            copy = tmp_path / folder / name
            copy.parent.mkdir(parents=True, exist_ok=True)
            copy.write_bytes(text)
    written = emitted(typescript, tmp_path / "written")
    assert len(written) == len(sources)
    assert emitted(typescript, tmp_path / "sent") == written


def test_the_types_of_the_constants_are_of_those_that_are_served() -> None:
    declared = re.findall(r"^export const (\w+):", (WEB / PATH).with_suffix(".d.ts").read_text(), re.MULTILINE)
    assert declared == list(constants())
