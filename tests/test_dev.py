"""dev.py: what it runs for which arguments, and one sentence when it cannot."""

import shutil
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path

import pytest

import dev


def run_dev(*args: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, str(Path(dev.__file__)), *args]
    return subprocess.run(command, capture_output=True, text=True, check=False, timeout=60)


@pytest.fixture
def calls(monkeypatch: pytest.MonkeyPatch) -> list[list[str]]:
    """The command lines that dev.py would run, in order; every one succeeds."""
    seen: list[list[str]] = []

    def call(command: Sequence[str]) -> int:
        seen.append(list(command))
        return 0

    monkeypatch.setattr(dev, "call", call)
    monkeypatch.setattr(dev, "find_uv", lambda: "uv")
    return seen


@pytest.mark.parametrize(
    "args, words",
    [
        ([], "say what to do"),
        (["tset"], "no command 'tset'"),
        (["lint", "--fast"], "lint takes no arguments, but got --fast"),
    ],
)
def test_a_bad_command_line_gets_one_sentence_and_exit_2(args: list[str], words: str) -> None:
    done = run_dev(*args)
    assert done.returncode == 2
    assert done.stdout == ""
    assert words in done.stderr
    assert len(done.stderr.splitlines()) == 1


@pytest.mark.parametrize("word", ["-h", "--help", "help"])
def test_help_names_every_command(word: str) -> None:
    done = run_dev(word)
    assert done.returncode == 0
    for command in ("run", "test", "lint", "format", "warm"):
        assert f"dev.py {command}" in done.stdout


def test_run_starts_the_server(calls: list[list[str]]) -> None:
    assert dev.main(["run"]) == 0
    assert calls == [["uv", "run", "--frozen", "whistlestop", "serve"]]


def test_run_passes_its_arguments_on(calls: list[list[str]]) -> None:
    assert dev.main(["run", "maps", "list"]) == 0
    assert calls == [["uv", "run", "--frozen", "whistlestop", "maps", "list"]]


def test_test_runs_every_check_in_order(calls: list[list[str]]) -> None:
    assert dev.main(["test"]) == 0
    assert [" ".join(command[3:]) for command in calls] == [
        "ruff format --check",
        "ruff check",
        "mypy",
        "lint-imports --no-logo",
        "whistlestop warm",
        "pytest -n auto --dist loadgroup -m not slow",
    ]


def test_slow_is_ours_and_the_rest_is_for_pytest(calls: list[list[str]]) -> None:
    assert dev.main(["test", "-k", "tunnel", "--slow", "-x"]) == 0
    assert calls[-1][3:] == ["pytest", "-n", "auto", "--dist", "loadgroup", "-k", "tunnel", "-x"]


def test_the_first_failure_stops_and_is_named(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    seen: list[str] = []

    def call(command: Sequence[str]) -> int:
        seen.append(command[3])
        return 7 if command[3] == "mypy" else 0

    monkeypatch.setattr(dev, "call", call)
    assert dev.run_stages("uv", dev.plan("test", [])) == 7
    assert seen == ["ruff", "ruff", "mypy"]
    assert capsys.readouterr().out.splitlines()[-1].startswith("dev.py: types failed after ")


def test_uv_on_the_path_is_used_first(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(shutil, "which", lambda name, path=None: f"{path or '/somewhere'}/{name}")
    assert dev.find_uv() == "/somewhere/uv"


@pytest.fixture
def no_uv(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(dev, "LOCAL_UV", tmp_path)
    monkeypatch.setenv("PATH", str(tmp_path))


def pip_that(monkeypatch: pytest.MonkeyPatch, **codes: int) -> None:
    """A pip whose `version` and `install` end with these exit codes."""

    def run(command: list[str], **options: object) -> subprocess.CompletedProcess[str]:
        code = codes["install" if "install" in command else "version"]
        return subprocess.CompletedProcess(command, code, "", "looking\nERROR: no network\n")

    monkeypatch.setattr(subprocess, "run", run)


@pytest.mark.usefixtures("no_uv")
def test_without_uv_and_pip_there_is_one_sentence(monkeypatch: pytest.MonkeyPatch) -> None:
    pip_that(monkeypatch, version=1)
    with pytest.raises(dev.DevError, match="no uv on the PATH and no pip"):
        dev.find_uv()


@pytest.mark.usefixtures("no_uv")
def test_what_pip_says_is_passed_on(monkeypatch: pytest.MonkeyPatch) -> None:
    pip_that(monkeypatch, version=0, install=1)
    with pytest.raises(dev.DevError, match="ERROR: no network"):
        dev.find_uv()
