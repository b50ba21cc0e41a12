"""dev.py: what it runs for which arguments, and one sentence when it cannot."""

import json
import os
import re
import shutil
import subprocess
import sys
from collections.abc import Mapping, Sequence
from pathlib import Path

import pytest

import dev
from tools import changed_tests, memory_folder, needs, pythons


def run_dev(*args: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, str(Path(dev.__file__)), *args]
    return subprocess.run(command, capture_output=True, text=True, check=False, timeout=60)


@pytest.fixture
def calls(monkeypatch: pytest.MonkeyPatch) -> list[list[str]]:
    """The command lines that dev.py would run, in order; every one succeeds."""
    seen: list[list[str]] = []

    def call(command: Sequence[str], more: Mapping[str, str]) -> int:
        seen.append(list(command))
        return 0

    monkeypatch.setattr(dev, "call", call)
    monkeypatch.setattr(dev, "begin", lambda _: subprocess.Popen(["true"]))
    monkeypatch.setattr(needs, "NEEDS", ())
    monkeypatch.setattr(pythons, "make_environment", lambda *_: None)
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
    assert calls == [["uv", "run", "--frozen", "--no-dev", "whistlestop", "serve"]]


def test_run_passes_its_arguments_on(calls: list[list[str]]) -> None:
    assert dev.main(["run", "maps", "list"]) == 0
    assert calls == [["uv", "run", "--frozen", "whistlestop", "maps", "list"]]


def test_test_runs_every_check_in_order(calls: list[list[str]]) -> None:
    assert dev.main(["test"]) == 0
    assert [" ".join(command[3:]) for command in calls] == [
        "ruff format --check",
        "ruff check",
        "mypy --num-workers auto",
        "lint-imports --no-logo",
        "whistlestop warm --envs",
        "pytest -n auto --dist loadgroup -m not slow",
    ]


def test_compiling_begins_before_all_else(calls: list[list[str]], monkeypatch: pytest.MonkeyPatch) -> None:
    """It takes several processors a minute; most checks take one, and fetching takes none."""

    def begin(command: Sequence[str]) -> subprocess.Popen[bytes]:
        calls.append([*command, "early"])
        return subprocess.Popen(["true"])

    def provide(*_: object) -> dict[str, str]:
        calls.append(["provide"])
        return {}

    monkeypatch.setattr(dev, "begin", begin)
    monkeypatch.setattr(needs, "provide", provide)
    assert dev.main(["test"]) == 0
    warm = next(it for it in calls[2:] if "warm" in it)
    assert calls[:2] == [[*warm, "early"], ["provide"]]
    assert len(calls) == 8


@pytest.fixture
def uv(tmp_path: Path) -> str:
    """One that runs what it is told to, in no environment."""
    program = tmp_path / "uv"
    program.write_text('#!/bin/sh\nshift 2\nexec "$@"\n')
    program.chmod(0o755)
    return str(program)


def test_what_began_early_is_waited_for_in_its_turn(uv: str, tmp_path: Path) -> None:
    said = tmp_path / "said"
    stages = [
        ("check", ["sh", "-c", f"echo check >> {said}"]),
        ("warm", ["sh", "-c", f"test -e {said}.done && echo found >> {said} || (sleep 0.5; touch {said}.done)"]),
        ("tests", ["sh", "-c", f"echo tests >> {said}"]),
    ]
    with dev.compiling(uv, stages) as compiled:
        assert dev.run_stages(uv, stages, {}, {"warm": compiled}) == 0
    assert said.read_text().split() == ["check", "found", "tests"]


def test_what_began_early_ends_when_a_check_fails(uv: str, tmp_path: Path) -> None:
    asleep = ("warm", ["sh", "-c", f"echo $$ > {tmp_path}/number; exec sleep 600"])
    check = ("check", ["sh", "-c", f"until test -s {tmp_path}/number; do sleep 0.01; done; exit 1"])
    with dev.compiling(uv, [check, asleep]) as compiled:
        assert dev.run_stages(uv, [check, asleep], {}, {"warm": compiled}) == 1
    with pytest.raises(ProcessLookupError):
        os.kill(int((tmp_path / "number").read_text()), 0)


def test_slow_is_ours_and_the_rest_is_for_pytest(calls: list[list[str]]) -> None:
    assert dev.main(["test", "-k", "tunnel", "--slow", "-x"]) == 0
    assert calls[-1][3:] == ["pytest", "-n", "auto", "--dist", "loadgroup", "-k", "tunnel", "-x"]


def test_quick_runs_the_clauses_and_what_changed(
    calls: list[list[str]], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    changed = ["src/whistlestop/rules/tunnels.py", "src/whistlestop/wire/http.py", "tests/test_dev.py", "README.md"]
    monkeypatch.setattr(changed_tests, "changed_files", lambda root: changed)
    assert dev.main(["test", "--quick", "-x"]) == 0
    chosen = calls[-1][calls[-1].index("-q") + 1 :]
    assert chosen[:2] == ["tests/clauses", "tests/test_clause_coverage.py"]
    assert {"tests/test_dev.py", "-x"} <= set(chosen)
    importing = changed_tests.tests_of(dev.ROOT, changed)
    assert importing
    assert all(
        "whistlestop.wire" in (dev.ROOT / it).read_text() or "tunnels" in (dev.ROOT / it).read_text()
        for it in importing
    )
    assert {it for it in importing if not it.startswith("tests/clauses/")} <= set(chosen)


def test_quick_names_the_files_of_a_folder_together(monkeypatch: pytest.MonkeyPatch) -> None:
    found = ["tests/web/test_room.py", "tests/test_docs.py", "tests/web/test_guests.py"]
    monkeypatch.setattr(changed_tests, "changed_files", lambda root: [])
    monkeypatch.setattr(changed_tests, "tests_of", lambda root, changed: found)
    web = ["tests/web/test_guests.py", "tests/web/test_room.py"]
    assert changed_tests.quick(dev.ROOT)[-3:] == ["tests/test_docs.py", *web]


# --- what the machine lacks -----------------------------------------------------------------------------------------


class Machine:
    """One that lacks a browser; a way to get one that says and does what a test wants."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch, *ways: tuple[str, int, bool]) -> None:
        """Each way: its name, its exit status, and whether the browser works afterwards."""
        self.there = False
        self.tried: list[str] = []
        made = tuple(needs.Way(name, lambda uv, name=name: [name]) for name, _, _ in ways)  # type: ignore[misc]
        results = {name: (status, there) for name, status, there in ways}

        def run(command: Sequence[str]) -> str | None:
            self.tried.append(command[0])
            status, self.there = results[command[0]]
            return f"exit {status}" if status else None

        self.need = needs.Need("browser", "a Chromium", lambda uv: self.there, made)
        monkeypatch.setattr(needs, "NEEDS", (self.need,))
        monkeypatch.setattr(needs, "run", run)


@pytest.mark.usefixtures("calls")
def test_what_is_missing_is_fetched_by_the_first_way_that_works(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    machine = Machine(monkeypatch, ("download", 1, False), ("installer", 0, True), ("third", 0, True))
    assert dev.main(["test"]) == 0
    assert machine.tried == ["download", "installer"]
    said = capsys.readouterr().out
    assert "dev.py: there is no browser for the tests yet; trying download" in said
    assert "not run" not in said


@pytest.mark.usefixtures("calls")
def test_what_cannot_be_had_is_said_first_and_last_and_by_the_exit_status(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    Machine(monkeypatch, ("download", 1, False), ("installer", 0, False))
    asked: list[Mapping[str, str]] = []

    def call(command: Sequence[str], more: Mapping[str, str]) -> int:
        asked.append(more)
        if "pytest" in command:
            Path(more[needs.NOT_RUN]).write_text('{"browser": 48}')
        return 0

    monkeypatch.setattr(dev, "call", call)
    assert dev.main(["test"]) == dev.NOT_ALL
    why = "a Chromium could not be had (download: exit 1; installer: what it installed does not run)"
    said = capsys.readouterr().out.splitlines()
    assert said[3] == f"dev.py: the browser tests will not be run: {why}."
    assert said[-2] == f"dev.py: 48 browser tests were not run: {why}."
    assert said[-1] == "dev.py: so this is not a pass; `--without browser` makes it one, knowingly."
    assert all(more[needs.WITHOUT] == "browser" for more in asked)


@pytest.mark.parametrize(
    "whole, fetched, tried",
    [
        (False, True, ["shell"]),  # what is quicker is fetched where there is nothing
        (True, True, ["shell"]),  # and where there is something slower
        (True, False, ["shell"]),  # which will do where it cannot be had
        (False, False, ["shell", "installer"]),
    ],
)
@pytest.mark.usefixtures("calls")
def test_what_is_quicker_is_fetched_but_not_missed(
    whole: bool, fetched: bool, tried: list[str], monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    machine = Machine(monkeypatch, ("shell", 0 if fetched else 1, fetched), ("installer", 0, True))
    quick, slow = ((way,) for way in machine.need.ways)
    shell = needs.Need("browser", "a quick Chromium", lambda uv: fetched and machine.there, quick)
    need = needs.Need("browser", "a Chromium", lambda uv: whole or machine.there, slow, shell)
    monkeypatch.setattr(needs, "NEEDS", (need,))
    assert dev.main(["test"]) == 0
    assert machine.tried == tried
    said = "a quick Chromium could not be had (shell: exit 1), so the browser tests take longer."
    assert (said in capsys.readouterr().out) == (not fetched)


@pytest.mark.usefixtures("calls")
def test_doing_without_knowingly_looks_for_nothing_and_passes(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    machine = Machine(monkeypatch, ("download", 0, True))
    assert dev.main(["test", "--without", "browser"]) == 0
    assert machine.tried == []
    assert capsys.readouterr().out.splitlines()[-1] == "dev.py: the browser tests were not run: you said so."


def test_without_takes_what_there_is() -> None:
    with pytest.raises(
        dev.DevError, match="--without takes browser, typescript, postgresql, deploy, pyodide, but got 'chrome'"
    ):
        dev.read_wishes(["--without=chrome"])


def test_a_run_without_a_browser_counts_what_it_leaves_out(tmp_path: Path) -> None:
    """Those that ask for a compiler or a browser; the constants' test in the first file asks for neither."""
    counts = tmp_path / "counts.json"
    env = {**os.environ, needs.WITHOUT: "browser,typescript", needs.NOT_RUN: str(counts)}
    command = [sys.executable, "-m", "pytest", "-q", "-n", "1", "-p", "no:cacheprovider"]
    chosen = ["tests/web/test_types.py", "tests/web/test_guests.py"]
    done = subprocess.run(
        [*command, *chosen], cwd=dev.ROOT, env=env, capture_output=True, text=True, check=False, timeout=600
    )
    assert done.returncode == 0, done.stdout
    counted = json.loads(counts.read_text())
    types, guests = ((dev.ROOT / name).read_text() for name in chosen)
    asking = re.findall(r"^def test_\w+\(typescript\b", types, re.MULTILINE)
    assert counted == {"typescript": len(asking), "browser": guests.count("\ndef test_")}
    assert 0 < len(asking) < types.count("\ndef test_")


def test_python_may_keep_what_it_compiles(monkeypatch: pytest.MonkeyPatch) -> None:
    """Else each of the hundreds of Pythons that the tests start compiles all that it imports."""
    for name in ("PYTHONDONTWRITEBYTECODE", "VIRTUAL_ENV", "HARMLESS"):
        monkeypatch.setenv(name, "1")
    given = dev.environment({"MORE": "2"})
    assert not {"PYTHONDONTWRITEBYTECODE", "VIRTUAL_ENV"} & set(given)
    assert (given["HARMLESS"], given["MORE"], given["PATH"]) == ("1", "2", os.environ["PATH"])


def test_there_is_a_worker_more_than_there_are_processors(
    pytestconfig: pytest.Config, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Unless somebody says otherwise, in the way of pytest-xdist."""
    asked = pytestconfig.pluginmanager.hook.pytest_xdist_auto_num_workers
    monkeypatch.delenv("PYTEST_XDIST_AUTO_NUM_WORKERS", raising=False)
    assert asked(config=pytestconfig) == len(os.sched_getaffinity(0)) + 1
    monkeypatch.setenv("PYTEST_XDIST_AUTO_NUM_WORKERS", "5")
    assert asked(config=pytestconfig) == 5


def test_the_tests_of_a_group_are_one_workers(tmp_path: Path) -> None:
    """As dev.py starts them. pytest and pytest-xdist have once disagreed about it without a word."""
    grouped = [f"test_{name}.py" for name in "abcd"]
    for name in grouped:
        (tmp_path / name).write_text(
            "import pytest\n\n@pytest.mark.xdist_group('one')\n@pytest.mark.parametrize('number', range(5))\n"
            "def test_it(number, worker_id, tmp_path_factory):\n"
            "    (tmp_path_factory.getbasetemp().parent / worker_id).touch()\n"
        )
    arguments = dev.test_stages(dev.Wishes())[-1][1]
    apart = ["-n", "2", "-p", "no:cacheprovider", "--basetemp", str(tmp_path / "of")]
    command = [sys.executable, "-m", *arguments, *apart, *grouped]
    done = subprocess.run(command, cwd=tmp_path, capture_output=True, text=True, check=False, timeout=600)
    assert "20 passed" in done.stdout, done.stdout
    assert len(list((tmp_path / "of").glob("gw?"))) == 1


def test_the_first_failure_stops_and_is_named(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    seen: list[str] = []

    def call(command: Sequence[str], more: Mapping[str, str]) -> int:
        seen.append(command[3])
        return 7 if command[3] == "mypy" else 0

    monkeypatch.setattr(dev, "call", call)
    assert dev.run_stages("uv", dev.test_stages(dev.Wishes()), {}) == 7
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


def test_what_tests_write_lies_in_memory_where_there_is_room(
    monkeypatch: pytest.MonkeyPatch, calls: list[list[str]]
) -> None:
    given: list[str | None] = []

    def call(_command: Sequence[str], more: Mapping[str, str]) -> int:
        given.append(more.get("TMPDIR"))
        return 0

    monkeypatch.setattr(dev, "call", call)
    monkeypatch.delenv("TMPDIR", raising=False)
    for folder in ("/dev/shm", None):
        monkeypatch.setattr(memory_folder, "with_room", lambda folder=folder: folder)
        assert dev.main(["test"]) == 0
    monkeypatch.setattr(memory_folder, "with_room", lambda: "/dev/shm")
    monkeypatch.setenv("TMPDIR", "/somewhere")  # somebody knows better
    assert dev.main(["test"]) == 0
    assert given == ["/dev/shm"] * 6 + [None] * 12


@pytest.mark.skipif(sys.platform != "linux", reason="only there is such a folder")
def test_a_folder_in_memory_has_to_have_room(tmp_path: Path) -> None:
    assert memory_folder.with_room(tmp_path, 0) == str(tmp_path)
    assert memory_folder.with_room(tmp_path, 2**60) is None
    assert memory_folder.with_room(tmp_path / "none", 0) is None
