"""Kernels that were compiled elsewhere: used as they are, and only where nobody else can have written them."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest
from numba.core.registry import cpu_target

from whistlestop import warmup
from whistlestop.rules import cache, prebuilt_kernels

SOURCE = cache.source_of("rules")
PLAY = """
import time
begin = time.process_time()
import whistlestop as ws
from whistlestop.rules import entry_points
from whistlestop.rules.kernel import TARGET
game = ws.new("europe", players=2, seed=1)
seat = game.pending[0]
game.play(game.legal(seat)[0], seat)
stats = entry_points.new.stats
print(TARGET, sum(stats.cache_hits.values()), sum(stats.cache_misses.values()), time.process_time() - begin)
"""


@pytest.fixture
def packed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder with something in it that could be kernels, for every processor of this kind of machine."""
    made = tmp_path / "made"
    made.mkdir()
    (made / "entry_points.new.nbi").write_bytes(b"index")
    (made / "entry_points.new.1.nbc").write_bytes(b"code")
    (made / "begun").touch()
    folder = tmp_path / "kernels"
    inside = folder / cache.content_name(SOURCE)
    prebuilt_kernels.pack(made, inside, cpu_target.target_context.codegen().magic_tuple(), ())
    monkeypatch.setenv(prebuilt_kernels.FOLDER, str(folder))
    monkeypatch.setattr(prebuilt_kernels, "find", prebuilt_kernels.find.__wrapped__)
    return inside


def test_what_is_sound_is_found(packed: Path) -> None:
    found = prebuilt_kernels.find(SOURCE)
    assert found is not None
    assert found.folder == packed
    assert {file.name for file in packed.iterdir()} == {
        prebuilt_kernels.LIST,
        "entry_points.new.nbi",
        "entry_points.new.1.nbc",
    }
    assert cache.is_warm("rules")


def test_sources_that_differ_find_nothing(packed: Path) -> None:
    packed.rename(packed.with_name("0123456789abcdef"))
    assert prebuilt_kernels.find(SOURCE) is None


@pytest.mark.parametrize("mode", [0o757, 0o775])
@pytest.mark.parametrize("where", [".", "..", "entry_points.new.nbi"])
def test_nothing_is_trusted_that_others_can_write(packed: Path, where: str, mode: int) -> None:
    (packed / where).chmod(mode)
    assert prebuilt_kernels.find(SOURCE) is None
    (packed / where).chmod(0o755)
    assert prebuilt_kernels.find(SOURCE) is not None


@pytest.mark.skipif(not hasattr(os, "geteuid") or os.geteuid() != 0, reason="only root can give files away")
def test_nothing_is_trusted_that_is_somebody_elses(packed: Path) -> None:
    os.chown(packed / "entry_points.new.nbi", 12345, 12345)
    assert prebuilt_kernels.find(SOURCE) is None


def test_a_link_is_not_followed(packed: Path, tmp_path: Path) -> None:
    file = packed / "entry_points.new.nbi"
    file.rename(tmp_path / "elsewhere.nbi")
    file.symlink_to(tmp_path / "elsewhere.nbi")
    assert prebuilt_kernels.find(SOURCE) is None


@pytest.mark.parametrize("change", ["more", "less", "other", "list"])
def test_what_is_not_as_listed_is_not_used(packed: Path, change: str) -> None:
    file = packed / "entry_points.new.1.nbc"
    if change == "more":
        (packed / "entry_points.legal.nbi").write_bytes(b"")
    elif change == "less":
        file.unlink()
    elif change == "other":
        file.write_bytes(b"Code")
    else:
        (packed / prebuilt_kernels.LIST).write_text("nonsense\n")
    assert prebuilt_kernels.find(SOURCE) is None


@pytest.mark.parametrize("line, said", [(0, "sparc-sun-solaris"), (3, "popcnt telepathy")])
def test_another_machine_compiles_for_itself(packed: Path, line: int, said: str) -> None:
    lines = (packed / prebuilt_kernels.LIST).read_text().splitlines()
    lines[line] = said
    (packed / prebuilt_kernels.LIST).write_text("\n".join(lines))
    assert prebuilt_kernels.find(SOURCE) is None


def test_a_process_starts_compiled_with_kernels_from_elsewhere(tmp_path: Path) -> None:
    """What was compiled here, carried to where nothing has been: nothing is compiled."""
    warmup.warm(lambda _: None)
    for unit in cache.UNITS:
        source = cache.source_of(unit)
        folder = tmp_path / "kernels" / cache.content_name(source)
        prebuilt_kernels.pack(cache.directory(source), folder, cpu_target.target_context.codegen().magic_tuple(), ())
    env = {name: value for name, value in os.environ.items() if name != cache.KERNEL}
    env |= {"WHISTLESTOP_CACHE": str(tmp_path / "cache"), prebuilt_kernels.FOLDER: str(tmp_path / "kernels")}
    done = subprocess.run([sys.executable, "-c", PLAY], env=env, capture_output=True, text=True, check=False)
    assert done.stderr == ""
    target, hits, misses, seconds = done.stdout.split()
    assert (target, hits, misses) == ("compiled", "1", "0")
    assert float(seconds) < 4  # on an idle machine about 1.5


@pytest.mark.slow
def test_warm_into_compiles_for_a_common_processor(tmp_path: Path) -> None:
    """As `whistlestop warm --into` does it, with the real compiler."""
    warmup.warm_into(tmp_path / "kernels", print)
    processor, features = prebuilt_kernels.common_processor()
    for unit in cache.UNITS:
        listed = prebuilt_kernels.checked(tmp_path / "kernels" / cache.content_name(cache.source_of(unit)))
        assert listed is not None
        assert (listed.processor, listed.features) == (processor, features)
        assert len(listed.files) == 2 * sum(len(lot) for lot in warmup.LOTS[unit])
    env = {name: value for name, value in os.environ.items() if name != cache.KERNEL}
    env |= {"WHISTLESTOP_CACHE": str(tmp_path / "cache"), prebuilt_kernels.FOLDER: str(tmp_path / "kernels")}
    done = subprocess.run([sys.executable, "-c", PLAY], env=env, capture_output=True, text=True, check=True)
    assert done.stdout.split()[:3] == ["compiled", "1", "0"]
