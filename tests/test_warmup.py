"""Compiling ahead, and where compiled code is kept."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

import pytest

from whistlestop import warmup
from whistlestop.rules import cache


def test_every_entry_point_is_compiled_ahead() -> None:
    """One that is in no lot would be compiled in the middle of somebody's game."""
    for unit, lots in warmup.LOTS.items():
        source = (Path(warmup.__file__).with_name(unit) / "entry_points.py").read_text(encoding="utf-8")
        entry_points = {line.split("(")[0][4:] for line in source.split("@entry_point\n")[1:]}
        assert entry_points == {entry_point for lot in lots for entry_point in lot}


def test_warming_twice_does_nothing_the_second_time() -> None:
    said: list[str] = []
    warmup.warm(said.append)
    said.clear()
    warmup.warm(said.append)
    assert said == []
    assert cache.is_warm()


def test_the_newest_caches_are_kept_and_nothing_of_anybody_else_is_touched(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("WHISTLESTOP_CACHE", str(tmp_path))
    root = cache.root()
    assert root is not None
    here = root / ("0" * 16)
    folders = [root / f"{age + 1:016x}" for age in range(12)]
    foreign = [root / name for name in ("photos", "a" * 15, "g" * 16)] + [tmp_path / f"{n:016x}" for n in range(13)]
    for age, folder in enumerate([*folders, here, *foreign]):
        folder.mkdir(parents=True)
        os.utime(folder, (1_000_000 - age, 1_000_000 - age))
    monkeypatch.setattr(cache, "marker", lambda _: here / "warm")
    warmup.forget_old_caches()
    assert {folder for folder in folders if folder.exists()} == set(folders[: warmup.KEPT])
    assert all(folder.exists() for folder in [here, *foreign])


def test_a_cache_that_another_copy_may_use_is_kept(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """However many there are: whoever works in several copies would compile them again and again."""
    monkeypatch.setenv("WHISTLESTOP_CACHE", str(tmp_path))
    root = cache.root()
    assert root is not None
    folders = [root / f"{number:016x}" for number in range(3 * warmup.KEPT)]
    for folder in folders:
        folder.mkdir(parents=True)
    monkeypatch.setattr(cache, "marker", lambda _: folders[0] / "warm")
    warmup.forget_old_caches()
    assert all(folder.exists() for folder in folders)


def test_a_cache_in_some_other_place_is_never_tidied(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    folders = [tmp_path / f"{n:016x}" for n in range(9)]
    for folder in folders:
        folder.mkdir()
    monkeypatch.setattr(cache, "marker", lambda _: folders[0] / "warm")
    warmup.forget_old_caches()
    assert all(folder.exists() for folder in folders)


def test_the_cache_is_named_after_the_sources(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("WHISTLESTOP_CACHE", str(tmp_path))
    caches = []
    for number, called in enumerate(("y = 1", "y = 2", "y = 1")):  # the entry point is the same, what it calls is not
        package = tmp_path / str(number)
        package.mkdir()
        (package / "entry_points.py").write_text("x = 1")
        (package / "called.py").write_text(called)
        caches.append(cache.directory(str(package / "entry_points.py")))
    assert caches[0].parent == tmp_path / cache.OWN_FOLDER
    assert caches[0] != caches[1]
    assert caches[0] == caches[2]


def test_a_moved_package_compiles_nothing_again(tmp_path: Path) -> None:
    """The cache goes by content: another path and other times of the files are the same kernels. They are found without
    what Numba imports to compile, which takes longer than all else before the first move; and it still can."""
    warmup.warm(lambda _: None)
    shutil.copytree(Path(warmup.__file__).parent, tmp_path / "whistlestop", copy_function=shutil.copyfile)
    program = (
        "import whistlestop; from whistlestop import maps, rules; from whistlestop.rules import entry_points;"
        "rules.new(maps.board('europe'), 2, seed=1); stats = entry_points.new.stats; import numba, sys;"
        "print(whistlestop.__file__, sum(stats.cache_hits.values()), sum(stats.cache_misses.values()),"
        "'numba.np.arrayobj' in sys.modules, numba.njit(lambda numbers: numbers[0] + 1)((6, 7)))"
    )
    env = {**os.environ, "PYTHONPATH": str(tmp_path)}
    done = subprocess.run([sys.executable, "-c", program], env=env, capture_output=True, text=True, check=True)
    assert done.stdout.split() == [str(tmp_path / "whistlestop" / "__init__.py"), "1", "0", "False", "7"]


def test_a_cache_that_cannot_be_written_falls_back_to_a_temporary_one(tmp_path: Path) -> None:
    blocked = tmp_path / "file"
    blocked.write_text("")
    program = "from whistlestop.rules import cache; print(cache.directory(cache.__file__))"
    done = subprocess.run(
        [sys.executable, "-c", program],
        env={**os.environ, "WHISTLESTOP_CACHE": str(blocked / "below"), "TMPDIR": str(tmp_path)},
        capture_output=True,
        text=True,
        check=True,
    )
    assert done.stdout.startswith(str(tmp_path / "whistlestop-"))


@pytest.mark.parametrize("mode", [0o777, 0o700])
def test_a_temporary_cache_that_others_can_write_is_not_trusted(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, mode: int
) -> None:
    monkeypatch.setattr(tempfile, "gettempdir", lambda: str(tmp_path))
    folder = tmp_path / f"whistlestop-{os.getuid()}"
    folder.mkdir()
    folder.chmod(mode)
    assert cache.temporary_root() == (folder if mode == 0o700 else None)


def test_an_unknown_target_is_one_clear_sentence() -> None:
    done = subprocess.run(
        [sys.executable, "-m", "whistlestop", "warm"],
        env={**os.environ, "WHISTLESTOP_KERNEL": "fortran"},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 2
    assert done.stderr == "WHISTLESTOP_KERNEL is 'fortran'; set it to 'compiled' or 'python', or leave it unset.\n"


def test_the_first_use_says_why_it_takes_long(tmp_path: Path) -> None:
    """Importing the entry points with an empty cache says one line; the second time nothing."""
    env = {**os.environ, "WHISTLESTOP_CACHE": str(tmp_path), "WHISTLESTOP_KERNEL": "compiled"}
    command = [sys.executable, "-c", "import whistlestop.rules.entry_points"]
    said = [subprocess.run(command, env=env, capture_output=True, text=True, check=True).stderr for _ in range(2)]
    assert said == ["whistlestop: compiling on first use; `whistlestop warm` does it ahead.\n", ""]


def test_what_compiles_ends_with_the_process_that_wanted_it(tmp_path: Path) -> None:
    """Also where that one is killed. Both would compile on, and never end."""
    program = (
        "import os, time\nfrom concurrent.futures import ProcessPoolExecutor\nfrom multiprocessing import get_context\n"
        "from whistlestop.warmup import begin_process\n"
        "context = get_context('spawn')\nsteps = context.SimpleQueue()\n"
        "pool = ProcessPoolExecutor(1, mp_context=context, initializer=begin_process, initargs=(steps,))\n"
        "print(pool.submit(os.getpid).result(), flush=True)\npool.submit(time.sleep, 600)\ntime.sleep(600)\n"
    )
    parent = subprocess.Popen([sys.executable, "-c", program], stdout=subprocess.PIPE, text=True)
    with parent:
        assert parent.stdout is not None
        assert int(parent.stdout.readline()) != parent.pid
        parent.kill()
        parent.communicate(timeout=60)  # until nobody is left who could say something
