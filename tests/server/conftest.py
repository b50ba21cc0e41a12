"""Both stores for the tests of the server."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Iterator
from pathlib import Path

import pytest

from server import postgres


@pytest.fixture(scope="session")
def postgres_server() -> Iterator[str]:
    with postgres.running() as address:
        yield address


async def new_database(server: str) -> str:
    import asyncpg

    name = f"test_{secrets.token_hex(4)}"
    connection = await asyncpg.connect(server)
    await connection.execute(f"CREATE DATABASE {name}")
    await connection.close()
    return server.rpartition("/")[0] + "/" + name


@pytest.fixture(params=["sqlite", pytest.param("postgres", marks=pytest.mark.xdist_group("postgres"))])
def database(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """An empty database of each kind."""
    if request.param == "sqlite":
        return str(tmp_path / "server.sqlite")
    return asyncio.run(new_database(request.getfixturevalue("postgres_server")))


@pytest.fixture
def shared_database(postgres_server: str) -> str:
    """One that several processes may use."""
    return asyncio.run(new_database(postgres_server))
