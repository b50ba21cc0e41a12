"""`whistlestop serve` as a person starts it: what it says, what it draws, when it opens a browser."""

from __future__ import annotations

import contextlib
import os
import pty
import re
import select
import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from whistlestop.cli.serve import PLAIN, WHITE_ON_BLACK, qr_code


@pytest.fixture
def environment(tmp_path: Path) -> dict[str, str]:
    """A screen, and a browser that writes down what it is to show."""
    browser = tmp_path / "browser"
    browser.write_text(f'#!/bin/sh\necho "$1" > {tmp_path}/page.part && mv {tmp_path}/page.part {tmp_path}/page\n')
    browser.chmod(0o755)
    chosen = {"DATABASE": str(tmp_path / "s.sqlite"), "PORT": "0"}
    more = {"BROWSER": f"{browser} %s", "DISPLAY": ":99", "LANG": "C.UTF-8", "PYTHONUTF8": "1"}
    return os.environ | {f"WHISTLESTOP_{name}": value for name, value in chosen.items()} | more


@contextlib.contextmanager
def started(environment: dict[str, str], *args: str, terminal: bool) -> Iterator[tuple[subprocess.Popen[bytes], int]]:
    """The process and where its output can be read."""
    command = [sys.executable, "-m", "whistlestop", "serve", *args]
    reading, writing = pty.openpty() if terminal else os.pipe()
    child = subprocess.Popen(
        command,
        env=environment,
        stdin=writing if terminal else subprocess.DEVNULL,
        stdout=writing,
        stderr=subprocess.DEVNULL,
    )
    os.close(writing)
    try:
        yield child, reading
    finally:
        child.terminate()
        child.wait(20)
        os.close(reading)


def read_until(reading: int, what: str, seconds: float = 30) -> str:
    """What comes until these words have come, or until time is up: reading alone would wait for ever."""
    end, heard = time.monotonic() + seconds, b""
    while what not in heard.decode(errors="replace"):
        ready, _, _ = select.select([reading], [], [], max(0.0, end - time.monotonic()))
        assert ready, f"{what!r} did not come; what came: {heard.decode(errors='replace')!r}"
        heard += os.read(reading, 65536)
    return heard.decode()


def test_at_a_terminal(environment: dict[str, str], tmp_path: Path) -> None:
    with started(environment, "--host", "0.0.0.0", terminal=True) as (_, reading):
        said = read_until(reading, "Press Ctrl-C to stop it")
        own = re.search(r"Whistlestop is at (http://localhost:(\d+))\r", said)
        assert own is not None
        assert own[2] != "0"
        others = re.findall(rf"For others on the same network: (http://[\d.]+:{own[2]})\r", said)
        assert (WHITE_ON_BLACK in said) == bool(others)
        if others:
            assert qr_code(others[0]) in said.replace("\r\n", "\n")
        page = tmp_path / "page"
        for _ in range(200):
            if page.exists():
                break
            time.sleep(0.05)
        assert page.read_text().strip() == own[1]


def test_without_a_browser(environment: dict[str, str], tmp_path: Path) -> None:
    """Because it was asked for, because there is no screen, or because nobody is there."""
    without = {name: value for name, value in environment.items() if name != "DISPLAY"}
    cases = [(environment, ["--no-browser"], True), (without, [], True), (environment, [], False)]
    for variables, args, terminal in cases:
        with started(variables, *args, terminal=terminal) as (child, reading):
            said = read_until(reading, "Press Ctrl-C to stop it" if terminal else "Whistlestop is at http://localhost:")
            assert "Whistlestop is at" in said
            assert ("use --host 0.0.0.0" in said) == terminal
            assert WHITE_ON_BLACK not in said  # it listens for this machine only
            time.sleep(0.3)
            assert child.poll() is None
        assert not (tmp_path / "page").exists()


def test_a_port_that_is_taken(environment: dict[str, str]) -> None:
    with socket.socket() as other:
        other.bind(("127.0.0.1", 0))
        other.listen()
        port = other.getsockname()[1]
        command = [sys.executable, "-m", "whistlestop", "serve", "--port", str(port)]
        done = subprocess.run(command, env=environment, capture_output=True, text=True, check=False, timeout=90)
    assert done.returncode == 2
    assert done.stderr == (f"whistlestop serve: something else listens on port {port}; choose another with --port.\n")


def test_a_database_that_another_server_uses(environment: dict[str, str], tmp_path: Path) -> None:
    """By whatever name; and it is free again as soon as that server is gone, however it went."""
    (tmp_path / "also").symlink_to(tmp_path / "s.sqlite")
    command = [sys.executable, "-m", "whistlestop", "serve", "--database", str(tmp_path / "also")]
    with started(environment, terminal=False) as (child, reading):
        read_until(reading, "Whistlestop is at")
        done = subprocess.run(command, env=environment, capture_output=True, text=True, check=False, timeout=30)
        assert done.returncode == 2
        assert done.stderr == (
            f"whistlestop serve: another server uses the database {tmp_path}/s.sqlite; "
            "stop that one, or choose another file with --database.\n"
        )
        child.kill()
        child.wait(20)
        with started(environment, terminal=False) as (_, again):
            assert "Whistlestop is at" in read_until(again, "Whistlestop is at")


def test_an_address_that_is_not_ours(environment: dict[str, str]) -> None:
    command = [sys.executable, "-m", "whistlestop", "serve", "--host", "192.0.2.7"]
    done = subprocess.run(command, env=environment, capture_output=True, text=True, check=False, timeout=90)
    assert done.returncode == 2
    assert done.stderr.startswith("whistlestop serve: 192.0.2.7 port 0 cannot be listened on: ")


def test_the_qr_code_is_a_quiet_white_square() -> None:
    lines = qr_code("http://192.168.1.7:8717").splitlines()
    inner = [line.removeprefix(WHITE_ON_BLACK).removesuffix(PLAIN) for line in lines]
    assert len({len(line) for line in inner}) == 1
    assert set("".join(inner)) <= set(" █▀▄")
    assert abs(len(inner[0]) - 2 * len(inner)) <= 1  # a letter is two squares high
    assert set(inner[0]) == {"█"}  # the margin that cameras need
