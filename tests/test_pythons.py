"""The quickest of the Pythons that are installed gets the environment, unless somebody has said what they want."""

from __future__ import annotations

import json
import sys
from pathlib import Path

import pytest

from tools import pythons

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="the programs here are scripts of a shell")


def script(path: Path, text: str) -> Path:
    path.write_text(f"#!/bin/sh\n{text}\n")
    path.chmod(0o755)
    return path


class Machine:
    """One with a uv and Pythons of which we say how quick they are."""

    def __init__(self, folder: Path) -> None:
        self.folder, self.project = folder, folder / "project"
        self.project.mkdir()
        self.said: list[str] = []

    def python(self, name: str, microseconds: float | None) -> Path:
        path = self.folder / name
        trial = "exit 1" if microseconds is None else f"echo '{json.dumps([str(path), microseconds])}'"
        return script(path, f'case "$1" in -I) {trial};; *) echo 3.11;; esac')

    def environment(self, *found: Path) -> str | None:
        """Which Python it is made with; uv would take the first."""
        listed = self.folder / "listed.json"
        listed.write_text(json.dumps([{"path": str(it), "implementation": "cpython"} for it in found]))
        answers = f'find) echo {found[0] if found else ""};; list) test "$6" = 3.11 && cat {listed};; '
        make = f'if [ "$1" = venv ]; then echo "$4" > {self.project}/made; exit; fi'
        uv = script(self.folder / "uv", f'{make}\ncase "$2" in {answers} esac')
        pythons.make_environment(str(uv), self.project, self.said.append)
        made = self.project / "made"
        return made.read_text().strip() if made.exists() else None


@pytest.fixture
def machine(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Machine:
    for name in pythons.WISHES:
        monkeypatch.delenv(name, raising=False)
    return Machine(tmp_path)


def test_the_quickest_is_taken_and_it_is_said(machine: Machine) -> None:
    slow, quick, whole = machine.python("slow", 1200), machine.python("quick", 900), machine.python("also", 1000)
    assert machine.environment(slow, whole, quick) == str(quick)
    assert machine.said == [f"the environment has {quick}: {slow} takes 33% longer for the same work."]


def test_a_small_difference_is_chance(machine: Machine) -> None:
    assert machine.environment(machine.python("usual", 1000), machine.python("other", 920)) is None


def test_one_that_lacks_a_part_of_the_library_is_not_taken(machine: Machine) -> None:
    assert machine.environment(machine.python("usual", 1000), machine.python("bare", None)) is None


def test_nothing_is_done_where_uv_finds_none_or_the_usual_one_cannot_be_tried(machine: Machine) -> None:
    assert machine.environment() is None
    assert machine.environment(machine.python("broken", None), machine.python("quick", 900)) is None
    assert machine.said == []


@pytest.mark.parametrize("name", [".venv", ".python-version"])
def test_who_has_an_environment_or_says_what_they_want_keeps_it(machine: Machine, name: str) -> None:
    (machine.project / name).touch()
    assert machine.environment(machine.python("usual", 1000), machine.python("quick", 500)) is None


def test_a_wish_in_the_environment_counts(machine: Machine, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("UV_PYTHON", "3.12")
    assert machine.environment(machine.python("usual", 1000), machine.python("quick", 500)) is None


def test_the_trial_runs_in_the_python_of_these_tests(tmp_path: Path) -> None:
    found = pythons.tried(sys.executable)
    assert found is not None
    path, microseconds = found
    assert Path(path).exists()
    assert microseconds > 0
