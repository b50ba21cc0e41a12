"""The wheel, installed where there is no source tree: it holds what it needs and nothing else."""

import os
import shutil
import subprocess
import sys
import zipfile
from pathlib import Path

import pytest

import whistlestop

pytestmark = pytest.mark.xdist_group("wheel")  # one process: the wheel is built and installed once

ROOT = Path(__file__).resolve().parents[1]
PLAY = """
import sys
import whistlestop
assert "numba" not in sys.modules, "importing whistlestop imported numba"
from whistlestop import maps, rules
board = maps.board("north_america")
states = rules.new(board, players=2, seed=1)
rules.play_random(states, board)
print("totals", *rules.score(states, board)["total"].ravel())
"""


def find_uv() -> str:
    """The uv that started us, or the one on the PATH, or the one that dev.py installed."""
    local = os.pathsep.join(str(ROOT / ".uv" / name) for name in ("bin", "Scripts"))
    uv = os.environ.get("UV") or shutil.which("uv") or shutil.which("uv", path=local)
    assert uv is not None, "no uv: run the tests with `python3 dev.py test`"
    return uv


def run(*command: str | Path, cwd: Path, **more_env: str) -> str:
    """Standard output of a command that must succeed and that knows nothing of this environment."""
    ours = ("VIRTUAL_ENV", "PYTHONPATH", "PYTHONHOME")
    env = {name: value for name, value in os.environ.items() if name not in ours} | more_env
    done = subprocess.run(command, cwd=cwd, env=env, capture_output=True, text=True, check=False)
    assert done.returncode == 0, f"{command}\n{done.stdout}\n{done.stderr}"
    return done.stdout


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    out = tmp_path_factory.mktemp("wheel")
    # No isolation: hatchling comes from the locked environment that runs the tests, so nothing is fetched.
    options = ["--wheel", "--no-build-isolation", "--python", sys.executable, "--out-dir", str(out)]
    run(find_uv(), "build", "--quiet", *options, ROOT, cwd=out)
    (built,) = out.glob("*.whl")
    return built


@pytest.fixture(scope="module")
def programs(wheel: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The folder of programs of an empty environment with the locked dependencies and the wheel in it."""
    venv = tmp_path_factory.mktemp("venv") / "venv"
    uv = find_uv()
    # The locked versions lie in uv's cache already; asking an index for others would need the network.
    locked = ["--frozen", "--no-default-groups", "--no-install-project", "--project", str(ROOT)]
    here = {"UV_PROJECT_ENVIRONMENT": str(venv), "VIRTUAL_ENV": str(venv)}
    run(uv, "sync", *locked, "--python", sys.executable, cwd=wheel.parent, **here)
    run(uv, "pip", "install", "--no-deps", "--offline", wheel, cwd=wheel.parent, **here)
    run(uv, "pip", "check", cwd=wheel.parent, **here)
    return venv / ("Scripts" if sys.platform == "win32" else "bin")


def test_it_is_named_after_the_version(wheel: Path) -> None:
    assert wheel.name == f"whistlestop-{whistlestop.__version__}-py3-none-any.whl"


def test_it_holds_sources_maps_and_licence_and_nothing_else(wheel: Path) -> None:
    with zipfile.ZipFile(wheel) as archive:
        names = set(archive.namelist())
    package = ROOT / "src" / "whistlestop"
    for path in (package / "maps").glob("*.toml"):
        assert f"whistlestop/maps/{path.name}" in names
    for path in (package / "words").rglob("*.ftl"):
        assert f"whistlestop/{path.relative_to(package).as_posix()}" in names
    for path in (package / "boards" / "data").iterdir():
        assert f"whistlestop/boards/data/{path.name}" in names
    assert "whistlestop/py.typed" in names
    assert {Path(name).name for name in names if ".dist-info/licenses/" in name} == {"LICENSE", "NOTICE"}
    tops = {name.split("/")[0] for name in names}
    assert tops == {"whistlestop", f"whistlestop-{whistlestop.__version__}.dist-info"}
    assert not [name for name in names if "__pycache__" in name or name.endswith((".nbi", ".nbc"))]


def test_the_command_says_its_version(programs: Path, tmp_path: Path) -> None:
    said = run(programs / "whistlestop", "--version", cwd=tmp_path)
    assert whistlestop.__version__ in said


def test_the_command_lists_the_maps(programs: Path, tmp_path: Path) -> None:
    said = run(programs / "whistlestop", "maps", "list", cwd=tmp_path)
    for name in ("north_america", "europe", "card_game"):
        assert name in said


@pytest.mark.parametrize("kernel", ["python", pytest.param("compiled", marks=pytest.mark.slow)])
def test_a_game_can_be_played(
    kernel: str, programs: Path, tmp_path: Path, tmp_path_factory: pytest.TempPathFactory
) -> None:
    where = {"WHISTLESTOP_KERNEL": kernel, "WHISTLESTOP_CACHE": str(tmp_path_factory.mktemp("cache"))}
    said = run(programs / "python", "-c", PLAY, cwd=tmp_path, **where)
    word, *totals = said.split()
    assert word == "totals"
    assert len(totals) >= 2
    assert all(total.lstrip("-").isdigit() for total in totals)
    assert list(tmp_path.iterdir()) == []
