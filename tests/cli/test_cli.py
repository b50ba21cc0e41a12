"""The command line as a whole: what it prints, how it exits, and that it starts without the heavy libraries."""

from __future__ import annotations

import json
import os
import shlex
import subprocess
import sys
from pathlib import Path

import pytest

import whistlestop
from whistlestop import cli, maps

SOURCE = Path(whistlestop.__file__).parents[1]
# As Python usually starts: with what it compiled before.
ENV = {name: value for name, value in os.environ.items() if name != "PYTHONDONTWRITEBYTECODE"}
ENV["PYTHONPATH"] = str(SOURCE)
LIGHT = [["--help"], ["--version"], ["maps", "list"], ["maps", "check", "europe"], ["rules"], ["rules", "B10"]]
HELPS = [[name] for name in cli.COMMANDS] + [["maps", "list"], ["maps", "check"], ["record", "new"]]


def run(*args: str, **env: str) -> subprocess.CompletedProcess[str]:
    """A real process, as from a terminal."""
    command = [sys.executable, "-m", "whistlestop", *args]
    return subprocess.run(command, env={**ENV, **env}, capture_output=True, text=True, check=False)


def test_help_names_every_command(capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.main(["--help"]) == 0
    out, err = capsys.readouterr()
    assert err == ""
    for name, (_, what) in cli.COMMANDS.items():
        assert f"\n  {name} " in out
        assert what in " ".join(out.split())


@pytest.mark.parametrize("name", HELPS, ids=" ".join)
def test_every_command_has_help(name: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.main([*name, "--help"]) == 0
    out, err = capsys.readouterr()
    assert err == ""
    assert out.lower().startswith(f"usage: whistlestop {' '.join(name)} ")


def test_version(capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.main(["--version"]) == 0
    assert capsys.readouterr().out == f"whistlestop {whistlestop.__version__}\n"


@pytest.mark.parametrize(
    "args,part",
    [
        ([], "give a command"),
        (["mpas"], "there is no command ‘mpas’; did you mean maps?"),
        (["fly"], "the commands are "),
        (["--fly"], "--fly"),
        (["maps"], "whistlestop maps: missing command"),
        (["maps", "chek"], "chek"),
        (["maps", "check"], "FILE"),
        (["maps", "list", "europe"], "europe"),
        (["maps", "--fly"], "whistlestop maps"),
        (["rules", "B99"], "there is no rule ‘B99’; section B has B1 to B16."),
        (["rules", "Z"], "the sections are T (Drawing train cards)"),
        (["rules", "--language", "tlh"], "the language ‘tlh’ isn’t available yet"),
        (["warm", "up"], "up"),
        (["bench", "--fly"], "whistlestop bench"),
        (["demo", "--players", "x"], "--players"),
        (["record", "new", "europe"], "--players"),
    ],
    ids=lambda value: " ".join(value) if isinstance(value, list) else "",
)
def test_bad_usage_is_one_sentence(args: list[str], part: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.main(args) == 2
    out, err = capsys.readouterr()
    assert out == ""
    assert part in err
    assert err.startswith("whistlestop")
    assert err.count("\n") == 1


def test_a_bad_map_is_one_sentence_in_any_command(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    good = maps.path("europe").read_text(encoding="utf-8")
    bad = tmp_path / "bad.toml"
    bad.write_text(good.replace("drawn = 3\n", "drawn = 9\n").replace("ferry = 2", "ferry = 9"), encoding="utf-8")
    assert cli.main(["simulate", str(bad)]) == 2
    out, err = capsys.readouterr()
    assert out == ""
    assert err.count("\n") == 1
    assert "more; whistlestop maps check says them all" in err
    assert cli.main(["demo", "--game", "nowhere"]) == 2
    assert capsys.readouterr().err.startswith("nowhere: no such file")


def test_other_errors_are_not_hidden(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("whistlestop.maps.names", lambda: int("x"))
    with pytest.raises(ValueError, match="invalid literal"):
        cli.main(["maps", "list"])


def test_interrupt_is_quiet(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    def interrupted() -> list[str]:
        raise KeyboardInterrupt

    monkeypatch.setattr("whistlestop.maps.names", interrupted)
    assert cli.main(["maps", "list"]) == 130
    assert capsys.readouterr() == ("", "")


def test_a_kernel_that_there_is_not_is_one_sentence() -> None:
    done = run("simulate", "europe", WHISTLESTOP_KERNEL="abacus")
    assert (done.returncode, done.stdout) == (2, "")
    assert "abacus" in done.stderr
    assert done.stderr.count("\n") == 1


@pytest.mark.skipif(sys.platform == "win32", reason="needs a POSIX pipe")
def test_broken_pipe_is_quiet() -> None:
    """The reader closes its end before anything is written."""
    reader, writer = os.pipe()
    os.close(reader)
    command = [sys.executable, "-m", "whistlestop", "maps", "list"]
    with os.fdopen(writer, "wb") as out:
        done = subprocess.run(command, env=ENV, stdout=out, stderr=subprocess.PIPE, check=False)
    assert done.returncode == 141
    assert done.stderr == b""


def test_names_with_accents_on_a_plain_terminal(tmp_path: Path) -> None:
    text = maps.path("europe").read_text(encoding="utf-8").replace('name = "Europe"', 'name = "Évropa"')
    file = tmp_path / "e.toml"
    file.write_text(text, encoding="utf-8")
    done = run("maps", "check", str(file), PYTHONIOENCODING="ascii", PYTHONUTF8="0")
    assert done.returncode == 0
    assert r"\xc9vropa" in done.stdout


@pytest.mark.parametrize("args", LIGHT, ids=" ".join)
def test_light_commands_load_nothing_heavy(args: list[str]) -> None:
    code = (
        "import json, sys\n"
        "from whistlestop.cli import main\n"
        f"status = main({args!r})\n"
        "heavy = [name for name in ('numba', 'numpy', 'rich', 'prompt_toolkit') if name in sys.modules]\n"
        "print(json.dumps([status, heavy]))"
    )
    done = subprocess.run([sys.executable, "-c", code], env=ENV, capture_output=True, text=True, check=True)
    assert json.loads(done.stdout.splitlines()[-1]) == [0, []]


@pytest.mark.parametrize("args", [["--help"], ["maps", "list"], ["rules", "B10"]], ids=" ".join)
def test_light_commands_start_at_once(args: list[str]) -> None:
    """They import nothing heavy: neither NumPy nor what compiles, nor the server."""
    program = (
        "import sys; from whistlestop import cli; cli.main(sys.argv[1:]);"
        "print([name for name in ('numpy', 'numba', 'starlette', 'prompt_toolkit') if name in sys.modules])"
    )
    command = [sys.executable, "-c", program, *args]
    done = subprocess.run(command, env=ENV, capture_output=True, text=True, check=True)
    assert done.stdout.splitlines()[-1] == "[]"


def test_module_and_program_are_the_same() -> None:
    done = run("maps", "list")
    assert (done.returncode, done.stderr) == (0, "")
    assert done.stdout.startswith("north_america")
    assert run("nonsense").returncode == 2


def test_a_shell_is_told_what_could_come_next() -> None:
    asked = {"_WHISTLESTOP_COMPLETE": "complete_bash", "COMP_WORDS": "whistlestop re", "COMP_CWORD": "1"}
    assert set(run(**asked).stdout.split()) == {"replay", "record", "reports", "restore", "review"}


FULL = Path("/dev/full")


@pytest.mark.skipif(not FULL.exists(), reason="needs a device that is always full")
def test_where_nothing_can_be_printed_a_sentence_is_all() -> None:
    command = [sys.executable, "-m", "whistlestop", "maps", "list"]
    with FULL.open("wb") as full:
        done = subprocess.run(command, env=ENV, stdout=full, stderr=subprocess.PIPE, check=False)
    assert done.returncode == 1
    assert done.stderr == b"standard output: No space left on device.\n"
    closed = f"{shlex.join(command)} >&-"
    done = subprocess.run(closed, shell=True, env=ENV, capture_output=True, check=False)
    assert (done.returncode, done.stderr) == (0, b"")
