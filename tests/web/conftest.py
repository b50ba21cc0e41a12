"""One server and one browser for the tests of a worker; new visitors for each test."""

from __future__ import annotations

from collections.abc import Generator, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser

from server.serving import Process
from web.browser import Visitors, chromium
from web.programs import found_typescript


@pytest.fixture(scope="package")  # not longer: it keeps an event loop running, which other tests want for themselves
def browser() -> Iterator[Browser]:
    with chromium() as started:
        yield started


@pytest.fixture
def typescript() -> list[str]:
    """The command of the compiler."""
    return found_typescript()


@pytest.fixture(scope="package")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Process]:
    """Bots that do not think long, on every address of this machine."""
    process = Process(str(tmp_path_factory.mktemp("web") / "server.sqlite"), host="0.0.0.0")
    process.start()
    try:
        process.wait(180)
        yield process
    finally:
        process.stop()


FAILED = pytest.StashKey[bool]()


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(item: pytest.Item) -> Generator[None, pytest.TestReport, pytest.TestReport]:
    report = yield
    item.stash[FAILED] = item.stash.get(FAILED, False) or report.failed
    return report


@pytest.fixture
def visitors(browser: Browser, server: Process, request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Visitors]:
    """Whatever else a test looks at: nothing may be thrown, and no complaint may stand in any console."""
    come = Visitors(browser, server.url)
    yield come
    failed = request.node.stash.get(FAILED, False)
    if failed:
        come.photograph(tmp_path)
    faults = come.leave(failed=failed)
    assert faults == []
