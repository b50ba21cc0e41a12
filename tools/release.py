"""Build the wheel and the sdist of this version and check them: `uv run tools/release.py`.

Nothing is published: the last lines say what a person does next. `--tag` also wants the tag of this version at HEAD.
`--kernels` also makes a wheel with everything compiled inside, for this platform and this version of Python; run it
once with each Python (`uv run --python 3.12 ...`), and on each platform.
"""

from __future__ import annotations

import argparse
import base64
import email
import hashlib
import os
import platform
import re
import shutil
import subprocess
import sys
import sysconfig
import tarfile
import tempfile
import zipfile
from pathlib import Path, PurePosixPath

ROOT = Path(__file__).resolve().parent.parent
PACKAGE = ROOT / "src" / "whistlestop"
UNWANTED = ("__pycache__", ".pyc", ".nbi", ".nbc", ".venv", ".DS_Store")
KERNELS = "whistlestop/kernels/"
STARTED = 2.0  # seconds of work until the first move, with kernels and an empty cache
FIRST_MOVE = """
import time
import whistlestop as ws
from whistlestop.rules.kernel import TARGET
from whistlestop.rules import entry_points
game = ws.new("europe", players=2, seed=1)
game.play(game.legal(game.pending[0])[0], game.pending[0])
print(TARGET, sum(entry_points.new.stats.cache_misses.values()), time.process_time())
"""
GAME = ("simulate", "north_america", "--number", "1", "--seed", "1")


class ReleaseError(Exception):
    """What has to be put right before this is released."""


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--out", type=Path, default=ROOT / "dist", help="folder for wheel and sdist")
    parser.add_argument("--tag", action="store_true", help="HEAD must have the tag of this version")
    parser.add_argument(
        "--kernels", action="store_true", help="a wheel for this platform and Python, compiled, as well"
    )
    given = parser.parse_args()
    try:
        version = agreed_version(tagged=given.tag)
        wheel, sdist = build(given.out, version)
        check_wheel(wheel, version)
        check_sdist(sdist, version)
        try_wheel(wheel, version)
        if given.kernels:
            wheel = with_kernels(wheel, version)
            check_wheel(wheel, version, kernels=True)
            try_kernels(wheel)
    except ReleaseError as error:
        print(f"not ready: {error}", file=sys.stderr)
        return 1
    print(f"ready: {wheel}\n       {sdist}")
    print(f"What people do: git tag -a v{version}, push the tag, then `uv publish {given.out}/*{version}*`.")
    return 0


def agreed_version(*, tagged: bool) -> str:
    """The version of `__init__.py`; the newest version of the changelog, and the tag, must be the same."""
    version = one(r'^__version__ = "([^"]+)"', (PACKAGE / "__init__.py").read_text(encoding="utf-8"), "__init__.py")
    newest = one(
        r"^## \[(\d[^\]]*)\] - \d{4}-\d\d-\d\d$", (ROOT / "CHANGELOG.md").read_text(encoding="utf-8"), "changelog"
    )
    if newest != version:
        raise ReleaseError(f"__init__.py says {version}, the newest section of CHANGELOG.md {newest}.")
    if not (ROOT / "tests" / "server" / "corpus" / version).is_dir():
        raise ReleaseError(f"tests/server/corpus/{version} is missing: run tests/server/corpus/make.py.")
    tags = run("git", "tag", "--points-at", "HEAD", cwd=ROOT).split()
    if tagged and f"v{version}" not in tags:
        raise ReleaseError(f"HEAD has no tag v{version}.")
    if wrong := [tag for tag in tags if tag.startswith("v") and tag != f"v{version}"]:
        raise ReleaseError(f"HEAD has the tag of another version: {', '.join(wrong)}.")
    return version


def one(pattern: str, text: str, where: str) -> str:
    found = re.search(pattern, text, re.MULTILINE)
    if found is None:
        raise ReleaseError(f"{where} names no version.")
    return found[1]


def build(out: Path, version: str) -> tuple[Path, Path]:
    """Wheel and sdist, with the build backend of the locked environment."""
    run(uv(), "build", "--quiet", "--no-build-isolation", "--python", sys.executable, "--out-dir", out, ROOT, cwd=ROOT)
    return out / f"whistlestop-{version}-py3-none-any.whl", out / f"whistlestop-{version}.tar.gz"


def with_kernels(wheel: Path, version: str) -> Path:
    """The same wheel with everything compiled inside (rules/prebuilt_kernels.py), for this platform and this Python."""
    with tempfile.TemporaryDirectory() as scratch:
        run(sys.executable, "-m", "whistlestop", "warm", "--into", scratch, cwd=ROOT)
        added = {
            f"{KERNELS}{file.relative_to(scratch).as_posix()}": file.read_bytes()
            for file in sorted(Path(scratch).rglob("*"))
            if file.is_file()
        }
    tag = f"{sys.implementation.cache_tag.replace('cpython-', 'cp')}-none-{platform_tag()}"
    made = wheel.with_name(f"whistlestop-{version}-{tag}.whl")
    info = f"whistlestop-{version}.dist-info/"
    with zipfile.ZipFile(wheel) as old, zipfile.ZipFile(made, "w", zipfile.ZIP_DEFLATED, compresslevel=9) as new:
        contents = {name: old.read(name) for name in old.namelist() if name != f"{info}RECORD"} | added
        said = contents[f"{info}WHEEL"].decode().replace("Tag: py3-none-any", f"Tag: {tag}")
        contents[f"{info}WHEEL"] = said.replace("Root-Is-Purelib: true", "Root-Is-Purelib: false").encode()
        for name, content in contents.items():
            entry = zipfile.ZipInfo(name, (1980, 1, 1, 0, 0, 0))
            entry.external_attr = 0o644 << 16  # nobody else may write them
            new.writestr(entry, content, zipfile.ZIP_DEFLATED)
        lines = [f"{name},sha256={record_hash(content)},{len(content)}" for name, content in contents.items()]
        new.writestr(f"{info}RECORD", "\n".join([*lines, f"{info}RECORD,,", ""]))
    print(f"{made.name}: {made.stat().st_size / 1e6:.1f} MB, without kernels {wheel.stat().st_size / 1e6:.1f} MB")
    return made


def platform_tag() -> str:
    """Machine code of ours calls nothing but Numba's own helpers: any Linux that Numba runs on will do."""
    if sys.platform == "linux":
        return f"manylinux_2_17_{platform.machine()}"
    return sysconfig.get_platform().replace("-", "_").replace(".", "_")


def record_hash(content: bytes) -> str:
    return base64.urlsafe_b64encode(hashlib.sha256(content).digest()).rstrip(b"=").decode()


def check_wheel(wheel: Path, version: str, *, kernels: bool = False) -> None:
    """It has every file of the package, licence and notice, what an index shows, and nothing else but kernels."""
    with zipfile.ZipFile(wheel) as archive:
        names = set(archive.namelist())
        compiled = {name for name in names if name.startswith(KERNELS)}
        if kernels != bool(compiled):
            raise ReleaseError(f"{wheel.name} {'lacks' if kernels else 'has'} kernels.")
        names -= compiled
        metadata = email.message_from_bytes(archive.read(f"whistlestop-{version}.dist-info/METADATA"))
    info = f"whistlestop-{version}.dist-info/"
    files = set(run("git", "ls-files", "src/whistlestop", cwd=ROOT).split("\n")) - {""}
    wanted = {it.removeprefix("src/") for it in files if (ROOT / it).exists()} | {
        f"{info}licenses/{it}" for it in ("LICENSE", "NOTICE")
    }
    same("lacks", wanted - names, wheel)
    same("should not have", {it for it in names - wanted if not it.startswith(info)} | unwanted(names), wheel)
    for field in ("Name", "Version", "Summary", "License-Expression", "Requires-Python", "Description-Content-Type"):
        if not metadata[field]:
            raise ReleaseError(f"{wheel.name} says no {field}.")
    if metadata["Version"] != version:
        raise ReleaseError(f"{wheel.name} says it is {metadata['Version']}.")


def check_sdist(sdist: Path, version: str) -> None:
    """It has what a wheel is built from, and no rubbish."""
    with tarfile.open(sdist) as archive:
        names = {PurePosixPath(it.name) for it in archive.getmembers() if it.isfile()}
    inside = {str(it.relative_to(f"whistlestop-{version}")) for it in names}
    sources = {it for it in run("git", "ls-files", "src", cwd=ROOT).split("\n") if it and (ROOT / it).exists()}
    same("lacks", (sources | {"pyproject.toml", "LICENSE", "NOTICE", "README.md", "PKG-INFO"}) - inside, sdist)
    same("should not have", unwanted(inside), sdist)


def unwanted(names: set[str]) -> set[str]:
    return {
        it for it in names if any(part in it for part in UNWANTED) or it.startswith(("dist/", "whistlestop/tests/"))
    }


def same(how: str, names: set[str], file: Path) -> None:
    if names:
        raise ReleaseError(f"{file.name} {how} {', '.join(sorted(names)[:10])}" + (" ..." if len(names) > 10 else ""))


def install(wheel: Path, venv: Path) -> None:
    """Into an environment of its own, with the locked dependencies."""
    here = {"UV_PROJECT_ENVIRONMENT": str(venv), "VIRTUAL_ENV": str(venv)}
    locked = ("--frozen", "--no-default-groups", "--no-install-project", "--project", ROOT)
    run(uv(), "sync", "--quiet", *locked, "--python", sys.executable, cwd=venv.parent, **here)
    run(uv(), "pip", "install", "--quiet", "--no-deps", "--offline", wheel, cwd=venv.parent, **here)
    run(uv(), "pip", "check", cwd=venv.parent, **here)


def try_wheel(wheel: Path, version: str) -> None:
    """Install it into an empty environment with the locked dependencies, and use it from another folder."""
    with tempfile.TemporaryDirectory() as folder:
        venv = Path(folder) / "venv"
        install(wheel, venv)
        program = venv / ("Scripts" if sys.platform == "win32" else "bin") / "whistlestop"
        if run(program, "--version", cwd=folder) != f"whistlestop {version}\n":
            raise ReleaseError("the installed program says another version.")
        if "europe" not in run(program, "maps", "list", cwd=folder):
            raise ReleaseError("the installed program has no maps.")
        run(program, *GAME, cwd=folder, WHISTLESTOP_KERNEL="python")  # nothing has to be compiled


def try_kernels(wheel: Path) -> None:
    """Installed into an empty environment, with an empty cache, it starts compiled at once."""
    with tempfile.TemporaryDirectory() as folder:
        venv, caches = Path(folder) / "venv", Path(folder) / "cache"
        install(wheel, venv)
        python = venv / ("Scripts" if sys.platform == "win32" else "bin") / "python"
        target, misses, seconds = run(python, "-c", FIRST_MOVE, cwd=folder, WHISTLESTOP_CACHE=str(caches)).split()
    if (target, misses) != ("compiled", "0"):
        raise ReleaseError(f"{wheel.name} does not start compiled.")
    print(f"{wheel.name}: compiled, the first move after {float(seconds):.1f} s of work")
    if float(seconds) > STARTED:
        raise ReleaseError(f"{wheel.name} takes {seconds} s until the first move.")


def uv() -> str:
    found = os.environ.get("UV") or shutil.which("uv") or shutil.which("uv", path=str(ROOT / ".uv" / "bin"))
    if found is None:
        raise ReleaseError("there is no uv; `python3 dev.py lint` installs one.")
    return found


def run(*command: str | Path, cwd: str | Path, **more: str) -> str:
    """What a command says; it must succeed and know nothing of the environment that runs this."""
    env = {name: it for name, it in os.environ.items() if name not in ("VIRTUAL_ENV", "PYTHONPATH", "PYTHONHOME")}
    done = subprocess.run(command, cwd=cwd, env=env | more, capture_output=True, text=True, check=False)
    if done.returncode:
        raise ReleaseError(f"{' '.join(map(str, command))} failed:\n{done.stdout}{done.stderr}")
    return done.stdout


if __name__ == "__main__":
    sys.exit(main())
