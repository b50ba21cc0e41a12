"""On how many threads a network thinks."""

from __future__ import annotations

import os

import pytest

from whistlestop import cli
from whistlestop.numpy_threads import OPENBLAS, limit_threads


@pytest.fixture
def nothing_said(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(OPENBLAS, "0")  # so that it is put back afterwards
    monkeypatch.delenv(OPENBLAS)


@pytest.mark.usefixtures("nothing_said")
@pytest.mark.parametrize("command, threads", [("play", "2"), ("review", "1"), ("simulate", "1")])
def test_a_command_says_how_many_it_wants(command: str, threads: str) -> None:
    """Before NumPy is there to ask: two where somebody waits for the bot."""
    assert cli.main([command, "--help"]) == 0
    assert os.environ[OPENBLAS] == threads


def test_what_somebody_has_said_stays() -> None:
    environment = {OPENBLAS: "7"}
    limit_threads(1, environment)
    assert environment == {OPENBLAS: "7"}
