"""What a test run says before it begins, and what it says of tests that this machine cannot run."""

from __future__ import annotations

import collections
import gc
import json
import os
from pathlib import Path

import pytest

# Before NumPy is there: threads that share a network's small sums wait for one another where tests run side by side.
os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")

from server import postgres
from tools import needs

gc.disable()  # while tests are imported, and nothing goes (pytest_collection_finish)

NOT_RUN = "not run without: "
FIXTURES = {
    "browser": "browser",
    "typescript": "typescript",
    "postgres_server": "postgresql",
    "deploy_programs": "deploy",
    "demo_packages": "pyodide",
}


@pytest.hookimpl(optionalhook=True)  # there may be no pytest-xdist
def pytest_xdist_auto_num_workers(config: pytest.Config) -> int | None:
    """One more than there are processors: many tests wait for servers, clocks and other processes."""
    if "PYTEST_XDIST_AUTO_NUM_WORKERS" in os.environ:
        return None  # somebody knows better
    return len(os.sched_getaffinity(0)) + 1 if hasattr(os, "sched_getaffinity") else (os.cpu_count() or 1) + 1


def pytest_collection_finish() -> None:
    """All that has been imported stays: the collector need not look at it again and again, nor (with what Hypothesis
    counts at each of its rounds) after every few hundred objects. The server does the same with its own."""
    gc.freeze()
    gc.enable()
    gc.set_threshold(50_000, 20, 100)


def pytest_report_header() -> str:
    return f"PostgreSQL for the tests: {postgres.which()}"


def needs_of(item: pytest.Item) -> list[str]:
    """What of the machine this test cannot do without: seen from its fixtures, and from the store it was given."""
    wanted = [FIXTURES[it] for it in getattr(item, "fixturenames", ()) if it in FIXTURES]
    if getattr(getattr(item, "callspec", None), "params", {}).get("database") == "postgres":
        wanted.append("postgresql")
    return wanted


@pytest.hookimpl(tryfirst=True)
def pytest_runtest_setup(item: pytest.Item) -> None:
    """Only where dev.py has been told to do without, or found that it must, which it says itself."""
    without = os.environ.get(needs.WITHOUT, "").split(",")
    for need in needs_of(item):
        if need in without:
            pytest.skip(f"{NOT_RUN}{need}")


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    """How many of each, for dev.py's last line."""
    reasons = [
        it.longrepr[2] for it in terminalreporter.stats.get("skipped", []) if isinstance(it.longrepr, tuple | list)
    ]
    counted = collections.Counter(it.partition(NOT_RUN)[2] for it in reasons if NOT_RUN in it)
    if file := os.environ.get(needs.NOT_RUN):
        Path(file).write_text(json.dumps(counted), encoding="utf-8")
