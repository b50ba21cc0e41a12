#!/usr/bin/env python3
"""Everything a developer does with Whistlestop, on any system with Python 3.11 or newer.

    python3 dev.py run [args]                    start the server and open the page; with args: whistlestop ARGS
    python3 dev.py test [pytest args]            format, lint, types, layers, kernel, tests: all must pass
                        --quick                  the checks, the clauses, and the tests of what you changed
                        --slow                   the slow tests as well
                        --without NAME           leave out tests of browser, typescript, postgresql, deploy or pyodide
    python3 dev.py lint                          the checks of `test` that run no code
    python3 dev.py format                        lay the sources out and mend what can be mended
    python3 dev.py warm                          compile rules and bots ahead of their first use

The only thing it needs is uv, which it installs into .uv/ if there is none. `test` also looks for a browser,
TypeScript, PostgreSQL, the programs that `deploy/` is written for and Pyodide, and fetches what is missing
(tools/needs.py says how). What cannot be had is said first and last, and the exit status is 3.
"""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path

from tools import changed_tests, memory_folder, needs, pythons

ROOT = Path(__file__).resolve().parent
LOCAL_UV = ROOT / ".uv"

Stage = tuple[str, list[str]]

LINT: list[Stage] = [
    ("format", ["ruff", "format", "--check"]),
    ("lint", ["ruff", "check"]),
    ("types", ["mypy", "--num-workers", "auto"]),
    ("layers", ["lint-imports", "--no-logo"]),
]
FORMAT: list[Stage] = [
    ("mend", ["ruff", "check", "--fix-only"]),
    ("format", ["ruff", "format"]),
]
WARM: list[Stage] = [("warm", ["whistlestop", "warm"])]
WARM_ALL: list[Stage] = [("warm", ["whistlestop", "warm", "--envs"])]
NOT_ALL = 3  # exit status: all that was run passed, but not everything could be run


class DevError(Exception):
    """Something the developer has to know, in one sentence."""


@dataclass
class Wishes:
    """What is said after `test`: a few words are ours, the rest is pytest's."""

    slow: bool = False
    quick: bool = False
    without: list[str] = field(default_factory=list)
    pytest: list[str] = field(default_factory=list)


def read_wishes(args: Sequence[str]) -> Wishes:
    wishes, rest = Wishes(), list(args)
    while rest:
        word, _, value = rest.pop(0).partition("=")
        if word == "--without":
            names = (value or (rest.pop(0) if rest else "")).split(",")
            if wrong := [name for name in names if name not in needs.NAMES]:
                raise DevError(f"--without takes {', '.join(needs.NAMES)}, but got {wrong[0]!r}.")
            wishes.without += names
        elif word == "--slow":
            wishes.slow = True
        elif word == "--quick":
            wishes.quick = True
        else:
            wishes.pytest.append(word + (f"={value}" if value else ""))
    if wishes.quick and wishes.slow:
        raise DevError("--quick and --slow want opposite things; say one of them.")
    return wishes


def test_stages(wishes: Wishes) -> list[Stage]:
    """What is pytest's stands last, so that it can overrule what we say."""
    pytest = ["pytest", "-n", "auto", "--dist", "loadgroup"]
    if not wishes.slow:
        pytest += ["-m", "not slow"]
    if wishes.quick:
        pytest += ["-q", *changed_tests.quick(ROOT)]
    return [*LINT, *(WARM if wishes.quick else WARM_ALL), ("tests", [*pytest, *wishes.pytest])]


def test(args: Sequence[str]) -> int:
    """Everything that must pass. What the machine lacks is fetched first; what cannot be had is said first and last."""
    wishes = read_wishes(args)
    uv = find_uv()

    def say(line: str) -> None:
        print(f"dev.py: {line}", flush=True)

    missing = dict.fromkeys(wishes.without, "you said so")
    stages = test_stages(wishes)
    pythons.make_environment(uv, ROOT, say)
    with tempfile.TemporaryDirectory() as folder, compiling(uv, stages) as compiled:
        if not wishes.quick:
            say("getting ready: the locked packages, and what the tests want of this machine")
            missing = needs.provide(uv, say, wishes.without) | missing
        for name, why in missing.items():
            say(f"the {name} tests will not be run: {why}.")
        counts = Path(folder) / "not-run.json"
        more = {needs.WITHOUT: ",".join(missing), needs.NOT_RUN: str(counts)}
        if "TMPDIR" not in os.environ and (quick := memory_folder.with_room()):
            more["TMPDIR"] = quick
        code = run_stages(uv, stages, more, {"warm": compiled})
        counted = json.loads(counts.read_text(encoding="utf-8")) if counts.exists() else {}
    for name, why in missing.items():
        number = f"{counted[name]} {name} tests" if name in counted else f"the {name} tests"
        say(f"{number} were not run: {why}.")
    unwanted = [name for name in missing if name not in wishes.without]
    if unwanted and code == 0:
        say(f"so this is not a pass; `--without {','.join(unwanted)}` makes it one, knowingly.")
        return NOT_ALL
    return code


def plan(command: str, args: Sequence[str]) -> list[Stage]:
    """The stages of a command, each a title and a command line to run in the project's environment."""
    if command == "run" and not args:  # who wants to play need not wait for what tests, drawings and plots take
        return [("run", ["--no-dev", "whistlestop", "serve"])]
    if command == "run":
        return [("run", ["whistlestop", *args])]
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


def environment(more: Mapping[str, str]) -> dict[str, str]:
    """Ours, less what others have set for another project or for another kind of work."""
    # Images of containers often forbid Python to keep what it compiles. The tests start hundreds of Pythons.
    unwanted = ("VIRTUAL_ENV", "PYTHONDONTWRITEBYTECODE")
    return {name: value for name, value in os.environ.items() if name not in unwanted} | dict(more)


def call(command: Sequence[str], more: Mapping[str, str]) -> int:
    """Run in the repository; a Ctrl-C reaches the child too, which is left to end in its own time."""
    child = subprocess.Popen(command, cwd=ROOT, env=environment(more))
    try:
        code = child.wait()
    except KeyboardInterrupt:
        try:
            child.wait(timeout=10)
        except (subprocess.TimeoutExpired, KeyboardInterrupt):
            child.kill()
        raise
    return code if code >= 0 else 128 - code


def begin(command: Sequence[str]) -> subprocess.Popen[bytes]:
    """In silence, while others run."""
    quiet = subprocess.DEVNULL
    return subprocess.Popen(command, cwd=ROOT, env=environment({}), stdin=quiet, stdout=quiet, stderr=quiet)


@contextmanager
def compiling(uv: str, stages: Sequence[Stage]) -> Iterator[Callable[[], object]]:
    """Compile from the beginning on; what is given waits until it is done. To fetch things is to wait for the network,
    and the checks leave all processors but one idle. The stage finds its work done then, or says why it cannot be."""
    child = begin([uv, "run", "--frozen", *dict(stages)["warm"]])
    try:
        yield child.wait
    finally:
        if child.poll() is None:
            child.terminate()
        child.wait()


def run_stages(
    uv: str, stages: Sequence[Stage], more: Mapping[str, str], first: Mapping[str, Callable[[], object]] | None = None
) -> int:
    """Stop at the first stage that fails. A single stage speaks for itself; several get a line each. `first`: what is
    waited for before a stage begins."""

    def say(line: str) -> None:
        if len(stages) > 1:
            print(line, flush=True)

    begin = time.monotonic()
    for number, (title, command) in enumerate(stages, 1):
        say(f"[{number}/{len(stages)}] {title}: {' '.join(command)}")
        start = time.monotonic()
        if first and title in first:
            first[title]()
        code = call([uv, "run", "--frozen", *command], more)
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
    if argv[0] == "test":
        return test(argv[1:])
    stages = plan(argv[0], argv[1:])
    return run_stages(find_uv(), stages, {})


if __name__ == "__main__":
    try:
        sys.exit(main(sys.argv[1:]))
    except DevError as error:
        print(f"dev.py: {error}", file=sys.stderr)
        sys.exit(2)
    except KeyboardInterrupt:
        sys.exit(130)
