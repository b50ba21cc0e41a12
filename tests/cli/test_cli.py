"""The command line: what it prints, how it exits, and that it starts without the heavy libraries."""

from __future__ import annotations

import json
import os
import subprocess
import sys
import time
from pathlib import Path

import pytest

import whistlestop
from whistlestop import cli, maps

SOURCE = Path(whistlestop.__file__).parents[1]


def run(*args: str) -> subprocess.CompletedProcess[str]:
    """A real process, as from a terminal."""
    env = {**os.environ, "PYTHONPATH": str(SOURCE)}
    return subprocess.run(
        [sys.executable, "-m", "whistlestop", *args], env=env, capture_output=True, text=True, check=False
    )


def test_help_names_every_command(capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.main(["--help"]) == 0
    out, err = capsys.readouterr()
    assert err == ""
    for name, (_, what) in cli.COMMANDS.items():
        assert name in out
        assert what in out


@pytest.mark.parametrize("name", cli.COMMANDS)
def test_every_command_has_help(name: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.main([name, "--help"]) == 0
    assert capsys.readouterr().out.startswith(f"usage: whistlestop {name}")


def test_version(capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.main(["--version"]) == 0
    assert capsys.readouterr().out == f"whistlestop {whistlestop.__version__}\n"


@pytest.mark.parametrize(
    "args,part",
    [
        ([], "say what to do"),
        (["mpas"], "there is no command 'mpas'; did you mean maps?"),
        (["fly"], "the commands are "),
        (["--fly"], "--fly"),
        (["maps"], "ACTION"),
        (["maps", "chek"], "chek"),
        (["maps", "check"], "FILE"),
        (["maps", "list", "europe"], "europe"),
        (["maps", "--fly"], "whistlestop maps"),
    ],
)
def test_bad_usage_is_one_sentence(args: list[str], part: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.main(args) == 2
    out, err = capsys.readouterr()
    assert out == ""
    assert part in err
    assert err.startswith("whistlestop")
    assert err.count("\n") == 1


def test_maps_list(capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.main(["maps", "list"]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert [line.split()[0] for line in lines] == maps.names()
    assert "2-5 players, 36 cities, 78 routes (22 double), 309 spaces, 30 tickets worth 349" in lines[0]
    assert "46 tickets worth 581, bonuses worth 65" in lines[2]


def test_maps_check_good(capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.main(["maps", "check", "europe", str(maps.path("card_game"))]) == 0
    first, second = capsys.readouterr().out.splitlines()
    assert first.startswith("europe: good: Europe, 2-5 players")
    assert second.endswith(f"hash {maps.load('card_game').hash[:12]}")


def test_maps_check_faults(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    good = maps.path("europe").read_text(encoding="utf-8")
    bad = tmp_path / "bad.toml"
    bad.write_text(good.replace("drawn = 3\n", "drawn = 9\n").replace("ferry = 2", "ferry = 9"), encoding="utf-8")
    missing = tmp_path / "missing.toml"
    assert cli.main(["maps", "check", str(bad), "europe", str(missing)]) == 1
    out, err = capsys.readouterr()
    lines = out.splitlines()
    assert err == ""
    assert lines[:-2] == [str(fault) for fault in maps.check(bad)]
    assert lines[-2].startswith("europe: good")
    assert lines[-1].startswith(f"{missing}: no such file")


def test_map_error_of_any_command_is_no_traceback(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("whistlestop.cli.maps.run", lambda _args: len(maps.load("nowhere").cities))
    assert cli.main(["maps", "list"]) == 1
    assert capsys.readouterr().err.startswith("nowhere: no such file")


def test_other_errors_are_not_hidden(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("whistlestop.cli.maps.run", lambda _args: int("x"))
    with pytest.raises(ValueError, match="invalid literal"):
        cli.main(["maps", "list"])


def test_interrupt_is_quiet(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    def interrupted(args: object) -> int:
        raise KeyboardInterrupt

    monkeypatch.setattr("whistlestop.cli.maps.run", interrupted)
    assert cli.main(["maps", "list"]) == 130
    assert capsys.readouterr() == ("", "")


@pytest.mark.skipif(sys.platform == "win32", reason="needs a POSIX pipe")
def test_broken_pipe_is_quiet() -> None:
    """The reader closes its end before anything is written."""
    reader, writer = os.pipe()
    os.close(reader)
    env = {**os.environ, "PYTHONPATH": str(SOURCE)}
    with os.fdopen(writer, "wb") as out:
        done = subprocess.run(
            [sys.executable, "-m", "whistlestop", "maps", "list"],
            env=env,
            stdout=out,
            stderr=subprocess.PIPE,
            check=False,
        )
    assert done.returncode == 141
    assert done.stderr == b""


def test_names_with_accents_on_a_plain_terminal(tmp_path: Path) -> None:
    text = maps.path("europe").read_text(encoding="utf-8").replace('name = "Europe"', 'name = "Évropa"')
    file = tmp_path / "e.toml"
    file.write_text(text, encoding="utf-8")
    env = {**os.environ, "PYTHONPATH": str(SOURCE), "PYTHONIOENCODING": "ascii", "PYTHONUTF8": "0"}
    command = [sys.executable, "-m", "whistlestop", "maps", "check", str(file)]
    done = subprocess.run(command, env=env, capture_output=True, check=False)
    assert done.returncode == 0
    assert rb"\xc9vropa" in done.stdout


@pytest.mark.parametrize("args", [["--help"], ["--version"], ["maps", "list"], ["maps", "check", "europe"]])
def test_light_commands_load_nothing_heavy(args: list[str]) -> None:
    code = (
        "import json, sys\n"
        "from whistlestop.cli import main\n"
        f"status = main({args!r})\n"
        "print(json.dumps([status, 'numba' in sys.modules, 'numpy' in sys.modules]))"
    )
    env = {**os.environ, "PYTHONPATH": str(SOURCE)}
    done = subprocess.run([sys.executable, "-c", code], env=env, capture_output=True, text=True, check=True)
    assert json.loads(done.stdout.splitlines()[-1]) == [0, False, False]


def test_light_commands_start_at_once() -> None:
    def seconds() -> float:
        start = time.monotonic()
        assert run("maps", "list").returncode == 0
        return time.monotonic() - start

    assert min(seconds() for _ in range(5)) < 0.3


def test_module_and_program_are_the_same() -> None:
    done = run("maps", "list")
    assert (done.returncode, done.stderr) == (0, "")
    assert done.stdout.startswith("north_america")
    assert run("nonsense").returncode == 2
