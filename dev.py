#!/usr/bin/env python3
"""Everything a developer does with Whistlestop, on any system with Python 3.11 or newer.

    python3 dev.py run [args]                    start the server and open the page; with args: whistlestop ARGS
    python3 dev.py test [--slow] [pytest args]   format, lint, types, layers, kernel, tests: all must pass
    python3 dev.py lint                          the checks of `test` that run no code
    python3 dev.py format                        lay the sources out and mend what can be mended
    python3 dev.py warm                          compile rules and bots ahead of their first use

The only thing it needs is uv, which it installs into .uv/ if there is none.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import time
from collections.abc import Sequence
from pathlib import Path

ROOT = Path(__file__).resolve().parent
LOCAL_UV = ROOT / ".uv"

Stage = tuple[str, list[str]]

LINT: list[Stage] = [
    ("format", ["ruff", "format", "--check"]),
    ("lint", ["ruff", "check"]),
    ("types", ["mypy"]),
    ("layers", ["lint-imports", "--no-logo"]),
]
FORMAT: list[Stage] = [
    ("mend", ["ruff", "check", "--fix-only"]),
    ("format", ["ruff", "format"]),
]
WARM: list[Stage] = [("warm", ["whistlestop", "warm"])]


class DevError(Exception):
    """Something the developer has to know, in one sentence."""


def test_stages(args: Sequence[str]) -> list[Stage]:
    """`--slow` is ours, the rest is pytest's and stands last, so that it can overrule what we say."""
    pytest = ["pytest", "-n", "auto", "--dist", "loadgroup"]
    if "--slow" not in args:
        pytest += ["-m", "not slow"]
    pytest += [arg for arg in args if arg != "--slow"]
    return [*LINT, *WARM, ("tests", pytest)]


def plan(command: str, args: Sequence[str]) -> list[Stage]:
    """The stages of a command, each a title and a command line to run in the project's environment."""
    if command == "run":
        return [("run", ["whistlestop", *(args or ["serve"])])]
    if command == "test":
        return test_stages(args)
    fixed = {"lint": LINT, "format": FORMAT, "warm": WARM}
    if command not in fixed:
        raise DevError(f"there is no command {command!r}; the commands are run, test, lint, format and warm.")
    if args:
        raise DevError(f"{command} takes no arguments, but got {' '.join(args)}.")
    return fixed[command]


def local_uv() -> str | None:
    """Where pip puts the program when it installs into a folder."""
    folders = os.pathsep.join(str(LOCAL_UV / name) for name in ("bin", "Scripts"))
    return shutil.which("uv", path=folders)


def install_uv() -> str:
    pip = [sys.executable, "-m", "pip"]
    if subprocess.run([*pip, "--version"], capture_output=True, check=False).returncode != 0:
        raise DevError("there is no uv on the PATH and no pip to install it with; install uv and try again.")
    print("Installing uv into .uv/ ...", flush=True)
    install = [*pip, "install", "--quiet", "--disable-pip-version-check", "--upgrade"]
    done = subprocess.run([*install, "--target", str(LOCAL_UV), "uv"], capture_output=True, text=True, check=False)
    found = local_uv()
    if done.returncode != 0 or found is None:
        why = (done.stderr.strip().splitlines() or ["no reason given"])[-1]
        raise DevError(f"pip could not install uv ({why}).")
    return found


def find_uv() -> str:
    return shutil.which("uv") or local_uv() or install_uv()


def call(command: Sequence[str]) -> int:
    """Run in the repository; a Ctrl-C reaches the child too, which is left to end in its own time."""
    env = {name: value for name, value in os.environ.items() if name != "VIRTUAL_ENV"}
    child = subprocess.Popen(command, cwd=ROOT, env=env)
    try:
        code = child.wait()
    except KeyboardInterrupt:
        try:
            child.wait(timeout=10)
        except (subprocess.TimeoutExpired, KeyboardInterrupt):
            child.kill()
        raise
    return code if code >= 0 else 128 - code


def run_stages(uv: str, stages: Sequence[Stage]) -> int:
    """Stop at the first stage that fails. A single stage speaks for itself; several get a line each."""

    def say(line: str) -> None:
        if len(stages) > 1:
            print(line, flush=True)

    begin = time.monotonic()
    for number, (title, command) in enumerate(stages, 1):
        say(f"[{number}/{len(stages)}] {title}: {' '.join(command)}")
        start = time.monotonic()
        code = call([uv, "run", "--frozen", *command])
        seconds = time.monotonic() - start
        if code != 0:
            say(f"dev.py: {title} failed after {seconds:.1f} s (exit {code}).")
            return code
        say(f"[{number}/{len(stages)}] {title}: passed in {seconds:.1f} s")
    say(f"dev.py: all {len(stages)} stages passed in {time.monotonic() - begin:.1f} s.")
    return 0


def main(argv: Sequence[str]) -> int:
    if sys.version_info < (3, 11):  # noqa: UP036 - this file is started by whatever Python there is
        raise DevError(f"Whistlestop needs Python 3.11 or newer; this is {sys.version.split()[0]}.")
    if argv and argv[0] in ("-h", "--help", "help"):
        print(__doc__, end="")
        return 0
    if not argv:
        raise DevError("say what to do: run, test, lint, format or warm (--help explains them).")
    stages = plan(argv[0], argv[1:])
    return run_stages(find_uv(), stages)


if __name__ == "__main__":
    try:
        sys.exit(main(sys.argv[1:]))
    except DevError as error:
        print(f"dev.py: {error}", file=sys.stderr)
        sys.exit(2)
    except KeyboardInterrupt:
        sys.exit(130)
