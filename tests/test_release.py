"""tools/release.py refuses what must not be released."""

from __future__ import annotations

import importlib.util
import sys
import zipfile
from pathlib import Path
from types import ModuleType

import pytest

import whistlestop

ROOT = Path(__file__).resolve().parents[1]


@pytest.fixture
def release(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> ModuleType:
    """The tool, looking at a small tree of its own."""
    spec = importlib.util.spec_from_file_location("release", ROOT / "tools" / "release.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    (tmp_path / "__init__.py").write_text('__version__ = "1.2.0"\n')
    (tmp_path / "tests" / "server" / "corpus" / "1.2.0").mkdir(parents=True)
    monkeypatch.setattr(module, "ROOT", tmp_path)
    monkeypatch.setattr(module, "PACKAGE", tmp_path)
    monkeypatch.setattr(module, "run", lambda *_command, cwd: "")
    return module


def test_changelog_and_package_name_the_same_version(release: ModuleType, tmp_path: Path) -> None:
    log = tmp_path / "CHANGELOG.md"
    log.write_text("## [Unreleased]\n\n## [1.2.0] - 2026-01-31\n\n## [1.1.0] - 2026-01-01\n")
    assert release.agreed_version(tagged=False) == "1.2.0"
    with pytest.raises(release.ReleaseError, match=r"no tag v1\.2\.0"):
        release.agreed_version(tagged=True)
    log.write_text("## [Unreleased]\n\n## [1.1.0] - 2026-01-01\n")
    with pytest.raises(release.ReleaseError, match=r"says 1\.2\.0, the newest section of CHANGELOG\.md 1\.1\.0"):
        release.agreed_version(tagged=False)
    log.write_text("## [Unreleased]\n")
    with pytest.raises(release.ReleaseError, match="changelog names no version"):
        release.agreed_version(tagged=False)


def test_a_version_without_its_stored_games_is_not_ready(release: ModuleType, tmp_path: Path) -> None:
    (tmp_path / "CHANGELOG.md").write_text("## [1.2.0] - 2026-01-31\n")
    (tmp_path / "tests" / "server" / "corpus" / "1.2.0").rmdir()
    with pytest.raises(release.ReleaseError, match=r"corpus/1\.2\.0 is missing"):
        release.agreed_version(tagged=False)


@pytest.mark.parametrize(
    "more, complaint",
    [
        ([], "lacks .*LICENSE"),
        (["LICENSE", "NOTICE", "../whistlestop/tests/x.py"], "should not have"),
        (["LICENSE", "NOTICE"], "says no Summary"),
    ],
)
def test_a_wheel_has_its_files_and_no_others(
    more: list[str], complaint: str, release: ModuleType, tmp_path: Path
) -> None:
    wheel, info = tmp_path / "a.whl", "whistlestop-1.2.0.dist-info"
    with zipfile.ZipFile(wheel, "w") as archive:
        archive.writestr(f"{info}/METADATA", "Name: whistlestop\nVersion: 1.2.0\n")
        for name in more:
            archive.writestr(name.removeprefix("../") if ".." in name else f"{info}/licenses/{name}", "")
    with pytest.raises(release.ReleaseError, match=complaint):
        release.check_wheel(wheel, "1.2.0")


def test_a_wheel_with_kernels_is_the_same_with_more(
    release: ModuleType, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """For one platform and one Python, and its record is right."""
    wheel, info = tmp_path / "whistlestop-1.2.0-py3-none-any.whl", "whistlestop-1.2.0.dist-info"
    with zipfile.ZipFile(wheel, "w") as archive:
        archive.writestr("whistlestop/__init__.py", "x = 1\n")
        archive.writestr(f"{info}/WHEEL", "Wheel-Version: 1.0\nRoot-Is-Purelib: true\nTag: py3-none-any\n")
        archive.writestr(f"{info}/RECORD", "old")

    def run(*command: str, cwd: Path) -> str:
        inside = Path(command[-1]) / "0123456789abcdef"
        inside.mkdir()
        (inside / "kernels.txt").write_text("a list")
        return ""

    monkeypatch.setattr(release, "run", run)
    made = release.with_kernels(wheel, "1.2.0")
    tag = f"cp{sys.version_info[0]}{sys.version_info[1]}-none-{release.platform_tag()}"
    assert made.name == f"whistlestop-1.2.0-{tag}.whl"
    with zipfile.ZipFile(made) as archive:
        assert archive.read("whistlestop/kernels/0123456789abcdef/kernels.txt") == b"a list"
        assert f"Root-Is-Purelib: false\nTag: {tag}\n" in archive.read(f"{info}/WHEEL").decode()
        rows = [line.split(",") for line in archive.read(f"{info}/RECORD").decode().splitlines()]
        assert {row[0] for row in rows} == set(archive.namelist())
        for name, digest, size in rows[:-1]:
            assert digest == f"sha256={release.record_hash(archive.read(name))}"
            assert int(size) == len(archive.read(name))


def test_the_changelog_has_a_section_for_this_version() -> None:
    log = (ROOT / "CHANGELOG.md").read_text(encoding="utf-8")
    assert f"\n## [{whistlestop.__version__}] - " in log
    assert log.index("## [Unreleased]") < log.index(f"## [{whistlestop.__version__}]")
