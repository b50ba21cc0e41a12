"""A real PostgreSQL for the tests: one that runs already, or one started in a temporary folder."""

from __future__ import annotations

import asyncio
import contextlib
import os
import shutil
import signal
import subprocess
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path

import asyncpg
import pytest

from server.serving import free_port
from tools import memory_folder
from tools.needs import ADDRESS, postgresql, postgresql_account

MISSING = f"""There is no PostgreSQL to test with: none at ${ADDRESS}, and no initdb. `python3 dev.py test` fetches one;
`--without postgresql` leaves these tests out."""


def which() -> str:
    """Which one the tests use, in a line."""
    where = postgresql()
    if os.environ.get(ADDRESS):
        return f"the one that runs at {ADDRESS}"
    return f"started from {where}" if where else "none found: its tests will fail"


async def answers(address: str) -> bool:
    """Can databases be asked for yet?"""
    try:
        connection = await asyncpg.connect(address)
    except (OSError, asyncpg.PostgresError):
        return False
    await connection.close()
    return True


@contextlib.contextmanager
def running() -> Iterator[str]:
    """The address of a server; a test that needs one fails if there is none."""
    given = os.environ.get(ADDRESS)
    if given:
        yield given
        return
    where = postgresql()
    if where is None:
        pytest.fail(MISSING)
    user, port = postgresql_account(), free_port()
    with tempfile.TemporaryDirectory(
        "", "whistlestop-pg-", memory_folder.with_room(), ignore_cleanup_errors=True
    ) as folder:
        if user is not None:
            shutil.chown(folder, user)
        data = f"{folder}/data"
        arguments = [f"{where}/initdb", "-D", data, "-U", "test", "-A", "trust", "-E", "UTF8", "--locale=C", "-N"]
        subprocess.run(arguments, check=True, user=user, stdout=subprocess.DEVNULL, cwd=folder)
        options = ["-p", str(port), "-k", folder, "-c", "listen_addresses=127.0.0.1"]
        options += ["-c", "fsync=off"]  # no test pulls the plug; else its shutdown waits for every database's files
        options += ["-c", "autovacuum=off"]  # it would visit every database there has been, again and again
        with Path(folder, "log").open("wb") as log:
            child = subprocess.Popen(
                [f"{where}/postgres", "-D", data, *options], user=user, cwd=folder, stdout=log, stderr=log
            )
        try:
            address = f"postgresql://test@127.0.0.1:{port}/postgres"
            while child.poll() is None and not asyncio.run(answers(address)):
                time.sleep(0.05)
            yield address
        finally:
            child.send_signal(signal.SIGINT)  # at once, whoever is still connected
            child.wait(20)
