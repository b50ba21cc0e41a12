"""A real PostgreSQL for the tests: one that runs already, or one started in a temporary folder."""

from __future__ import annotations

import contextlib
import os
import pwd
import shutil
import signal
import subprocess
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from server.serving import free_port

ADDRESS = "WHISTLESTOP_TEST_POSTGRES"  # postgresql://… of one that runs; `none` to do without, knowingly
MISSING = f"""There is no PostgreSQL to test with: none at ${ADDRESS}, and no initdb on the PATH, in
/usr/lib/postgresql or from the package postgresql (Debian: apt-get install postgresql). Half of the store is untested
without it. Set {ADDRESS}=none to leave these tests out knowingly."""


def binaries() -> Path | None:
    """Where initdb and postgres lie: Debian keeps them off the PATH."""
    found = sorted(Path("/usr/lib/postgresql").glob("*/bin/initdb"), reverse=True)
    if found:
        return found[0].parent
    initdb = shutil.which("initdb")
    return None if initdb is None else Path(initdb).parent


def account() -> str | None:
    """PostgreSQL refuses to run as root."""
    if os.geteuid() != 0:
        return None
    for name in ("postgres", "nobody"):
        with contextlib.suppress(KeyError):
            return pwd.getpwnam(name).pw_name
    return None


def which() -> str:
    """Which one the tests use, in a line."""
    given, where = os.environ.get(ADDRESS), binaries()
    if given == "none":
        return f"none, as {ADDRESS} says: PostgreSQL is NOT tested"
    if given:
        return f"the one that runs at {ADDRESS}"
    return f"started from {where}" if where else "none found: its tests will fail"


@contextlib.contextmanager
def running() -> Iterator[str]:
    """The address of a server; a test that needs one fails if there is none."""
    given = os.environ.get(ADDRESS)
    if given == "none":
        pytest.skip(f"{ADDRESS}=none: PostgreSQL is NOT tested")
    if given:
        yield given
        return
    where = binaries()
    if where is None:
        pytest.fail(MISSING)
    user, port = account(), free_port()
    with tempfile.TemporaryDirectory(prefix="whistlestop-pg-", ignore_cleanup_errors=True) as folder:
        if user is not None:
            shutil.chown(folder, user)
        data = f"{folder}/data"
        arguments = [f"{where}/initdb", "-D", data, "-U", "test", "-A", "trust", "-E", "UTF8", "--locale=C", "-N"]
        subprocess.run(arguments, check=True, user=user, stdout=subprocess.DEVNULL, cwd=folder)
        options = ["-p", str(port), "-k", folder, "-c", "listen_addresses=127.0.0.1"]
        options += ["-c", "fsync=off"]  # no test pulls the plug; else its shutdown waits for every database's files
        with Path(folder, "log").open("wb") as log:
            child = subprocess.Popen(
                [f"{where}/postgres", "-D", data, *options], user=user, cwd=folder, stdout=log, stderr=log
            )
        try:
            ready = [f"{where}/pg_isready", "-q", "-h", "127.0.0.1", "-p", str(port), "-t", "20"]
            while subprocess.run(ready, check=False).returncode != 0 and child.poll() is None:
                time.sleep(0.05)
            yield f"postgresql://test@127.0.0.1:{port}/postgres"
        finally:
            child.send_signal(signal.SIGINT)  # at once, whoever is still connected
            child.wait(20)
