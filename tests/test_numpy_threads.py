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
def test_a_command_says_so_before_numpy_is_there_to_ask() -> None:
    assert cli.main(["play", "--help"]) == 0
    assert os.environ[OPENBLAS] == "1"


def test_what_somebody_has_said_stays() -> None:
    environment = {OPENBLAS: "7"}
    limit_threads(environment)
    assert environment == {OPENBLAS: "7"}
