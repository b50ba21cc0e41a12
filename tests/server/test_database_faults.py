"""Databases that cannot be used: one sentence each, nothing is changed, no password; and what can be saved of them."""

from __future__ import annotations

import asyncio
import json
import logging
import os
import sqlite3
import subprocess
import sys
from pathlib import Path

import pytest

from server.serving import Process, free_port, seated, serving
from whistlestop.cli import FAILED, OK, main
from whistlestop.server.listener import CannotServe, JsonLines, serve
from whistlestop.server.settings import Settings
from whistlestop.server.store import connect
from whistlestop.server.store.base import file_of, newest_form
from whistlestop.server.store.check import check
from whistlestop.server.store.faults import CannotOpen


async def play_some(database: str) -> list[str]:
    tables = []
    async with serving(database) as (url, _):
        for game in ("card_game", "europe"):
            async with seated(url, game, 2) as (table, clients):
                states = await asyncio.gather(*(client.begin(table, seat) for seat, client in enumerate(clients)))
                for seat, client in enumerate(clients):
                    await client.move(table, seat, states[seat].legal[0])
                tables.append(table)
    return tables


@pytest.fixture(scope="module")
def played(tmp_path_factory: pytest.TempPathFactory) -> tuple[bytes, list[str]]:
    path = tmp_path_factory.mktemp("played") / "s.sqlite"
    tables = asyncio.run(asyncio.wait_for(play_some(str(path)), 60))
    with sqlite3.connect(path) as connection:
        connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    connection.close()
    return path.read_bytes(), tables


def copy_of(played: tuple[bytes, list[str]], folder: Path) -> Path:
    path = folder / "server.sqlite"
    path.write_bytes(played[0])
    return path


def said(path: Path) -> str:
    with pytest.raises(CannotServe) as error:
        serve(Settings(database=str(path), port=free_port()))
    return str(error.value)


def test_a_newer_version(played: tuple[bytes, list[str]], tmp_path: Path) -> None:
    path = copy_of(played, tmp_path)
    with sqlite3.connect(path) as connection:
        connection.execute(f"PRAGMA user_version = {newest_form() + 1}")
    connection.close()
    before = path.read_bytes()
    assert said(path).startswith("a newer version of Whistlestop has used this database")
    assert path.read_bytes() == before


@pytest.mark.parametrize("size", [10, 90, 3000, 20_000])
def test_a_file_that_is_cut_off(played: tuple[bytes, list[str]], tmp_path: Path, size: int) -> None:
    path = copy_of(played, tmp_path)
    path.write_bytes(played[0][:size])
    sentence = said(path)
    assert "cannot be read: it is cut off, damaged, or no database" in sentence
    assert "whistlestop check" in sentence
    assert path.read_bytes() == played[0][:size]


def test_something_else(tmp_path: Path) -> None:
    (tmp_path / "notes").write_text("Tickets: Paris to Wien\n" * 200)
    assert "no database" in said(tmp_path / "notes")
    assert said(tmp_path) == f"{tmp_path} is a folder; the database is a file."


def test_a_second_name_of_the_file(played: tuple[bytes, list[str]], tmp_path: Path) -> None:
    """Neither a lock nor a journal would be the same one."""
    path = copy_of(played, tmp_path)
    (tmp_path / "other.sqlite").hardlink_to(path)
    for one in (path, tmp_path / "other.sqlite"):
        assert "has another name as well (a hard link)" in said(one)


@pytest.mark.parametrize(
    "address", ["mysql://anna:secret@db/games", " postgresql://anna:secret@db/games", "postgres:/secret", "a\nb", ""]
)
def test_odd_addresses(address: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    with pytest.raises(CannotOpen) as error:
        file_of(address)
    assert "secret" not in str(error.value)
    assert not any(tmp_path.iterdir())


def test_ordinary_names() -> None:
    assert file_of("sqlite:///games/server.sqlite") == Path("games/server.sqlite")
    assert file_of("a folder/my games.sqlite") == Path("a folder/my games.sqlite")
    assert file_of("C:/games/server.sqlite") == Path("C:/games/server.sqlite")
    assert file_of("postgresql://db/games") is None


@pytest.mark.xdist_group("postgres")
def test_a_postgres_that_does_not_answer_or_has_no_such_database(shared_database: str) -> None:
    async def opened(address: str) -> str:
        with pytest.raises(CannotOpen) as error:
            await connect(address).open(lambda _: None)
        return str(error.value)

    nobody = f"postgresql://anna:secret@127.0.0.1:{free_port()}/games"
    assert "does not answer" in asyncio.run(opened(nobody))
    assert "no database of this name" in asyncio.run(opened(shared_database + "x"))
    assert "cannot be read" in asyncio.run(opened("postgresql://anna:secret@127.0.0.1:notaport/x"))


@pytest.mark.xdist_group("postgres")
def test_a_postgres_database_of_a_newer_version(shared_database: str) -> None:
    async def run() -> None:
        import asyncpg

        store = connect(shared_database)
        await store.open(lambda _: None)
        await store.close()
        connection = await asyncpg.connect(shared_database)
        await connection.execute("INSERT INTO migrations VALUES (9999)")
        await connection.close()
        with pytest.raises(CannotOpen, match="newer version"):
            await connect(shared_database).open(lambda _: None)

    asyncio.run(run())


def test_a_start_that_fails_says_one_sentence(tmp_path: Path) -> None:
    """As a program sees it: a sentence, no traceback, no password."""
    (tmp_path / "bad").write_bytes(b"x" * 5000)
    for database in (str(tmp_path / "bad"), f"postgresql://anna:secret@127.0.0.1:{free_port()}/games"):
        environment = os.environ | {"WHISTLESTOP_DATABASE": database, "WHISTLESTOP_PORT": str(free_port())}
        command = [sys.executable, "-m", "whistlestop", "serve"]
        done = subprocess.run(command, env=environment, capture_output=True, text=True, timeout=60, check=False)
        assert done.returncode != 0
        lines = [it for it in done.stderr.splitlines() if not it.startswith('{"at"')]
        assert len(lines) == 1, done.stderr
        assert "Traceback" not in done.stderr
        assert "secret" not in done.stderr


def test_check_finds_nothing_and_changes_nothing(
    played: tuple[bytes, list[str]], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = copy_of(played, tmp_path)
    assert main(["check", "--database", str(path)]) == OK
    assert capsys.readouterr().out.startswith("2 tables, 0 of them over; ")
    assert path.read_bytes() == played[0]


def test_what_can_be_saved(played: tuple[bytes, list[str]], tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path, (one, other) = copy_of(played, tmp_path), played[1]
    with sqlite3.connect(path) as connection:
        rows = connection.execute("SELECT count(*) FROM log WHERE game = ?", (one,)).fetchone()[0]
        connection.execute("UPDATE log SET body = 'x' WHERE game = ? AND seq = ?", (one, rows))
        connection.execute("UPDATE tables SET status = 'over' WHERE id = ?", (other,))
    connection.close()
    target = tmp_path / "saved.sqlite"
    assert main(["check", "--database", str(path), "--save", str(target)]) == FAILED
    out = capsys.readouterr().out
    assert f"Table {one}: row {rows} cannot be replayed (DecodeError); {rows - 1} rows before it are sound." in out
    assert f"Table {other}: the index does not agree with its log." in out
    assert "Saved: 2 tables" in out
    assert target.stat().st_mode & 0o777 == 0o600
    found = check(str(target))
    assert (found.tables, found.faults) == (2, [])
    with sqlite3.connect(target) as connection:
        assert connection.execute("SELECT count(*) FROM seats").fetchone() == (4,)
        assert connection.execute("SELECT count(*) FROM guests").fetchone() == (4,)
    connection.close()


def test_what_can_be_saved_of_a_file_that_is_cut_off(played: tuple[bytes, list[str]], tmp_path: Path) -> None:
    path = copy_of(played, tmp_path)
    path.write_bytes(played[0][: len(played[0]) - 8192])
    found = check(str(path), tmp_path / "saved.sqlite")
    assert found.faults
    assert check(str(tmp_path / "saved.sqlite")).faults == []
    path.write_bytes(b"")
    path.write_bytes(played[0][:60])
    with pytest.raises(CannotOpen, match=r"nothing of .* can be read"):
        check(str(path))


@pytest.mark.xdist_group("postgres")
def test_check_of_postgres(shared_database: str) -> None:
    asyncio.run(asyncio.wait_for(play_some(shared_database), 60))
    found = check(shared_database)
    assert (found.tables, found.faults) == (2, [])


def test_what_libraries_say_is_not_repeated() -> None:
    record = logging.LogRecord("asyncio", logging.ERROR, "", 1, "Task failed: postgresql://anna:secret@db", (), None)
    line = json.loads(JsonLines().format(record))
    assert (line["from"], line["message"]) == ("asyncio", "a library reports a fault")


def test_everything_in_the_log_is_json(tmp_path: Path) -> None:
    """Also what a library says, a thread that fails, and what nobody catches."""
    program = (
        "import asyncio, logging, sys, threading, warnings\n"
        "from whistlestop.server.listener import set_up_logs\n"
        "set_up_logs()\n"
        "def fail(): raise ValueError('a secret')\n"
        "async def main():\n"
        "    asyncio.get_running_loop().call_soon(fail)\n"
        "    task = asyncio.create_task(asyncio.to_thread(fail))\n"
        "    await asyncio.sleep(0.1); del task\n"
        "asyncio.run(main())\n"
        "thread = threading.Thread(target=fail); thread.start(); thread.join()\n"
        "logging.getLogger('asyncpg').error('a secret')\n"
        "warnings.warn('a secret')\n"
        "class Odd:\n"
        "    def __del__(self): fail()\n"
        "odd = Odd(); del odd\n"
        "fail()\n"
    )
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, timeout=60, check=False)
    assert done.returncode == 1
    lines = [json.loads(line) for line in done.stderr.splitlines()]
    assert len(lines) >= 7
    assert "secret" not in done.stderr
    assert {line.get("error") for line in lines} == {"ValueError", None}


@pytest.mark.slow
def test_a_log_of_a_server_on_a_full_disk_stays_small(tmp_path: Path) -> None:
    import resource

    with (tmp_path / "log").open("wb") as log:
        server = Process(str(tmp_path / "server.sqlite"))
        server.errors = log
        server.start()
        try:
            server.wait()
            assert server.child is not None

            async def flood() -> None:
                async with seated(server.url, "europe", 2) as (table, clients):
                    states = await asyncio.gather(*(it.begin(table, seat) for seat, it in enumerate(clients)))
                    assert server.child is not None
                    resource.prlimit(server.child.pid, resource.RLIMIT_FSIZE, (1, resource.RLIM_INFINITY))
                    for _ in range(200):
                        with pytest.raises(Exception, match="cannot-store"):
                            await clients[0].move(table, 0, states[0].legal[0])
                    infinite = resource.RLIM_INFINITY
                    resource.prlimit(server.child.pid, resource.RLIMIT_FSIZE, (infinite, infinite))
                    for _ in range(200):
                        try:
                            await clients[0].move(table, 0, states[0].legal[0])
                            break
                        except Exception:
                            await asyncio.sleep(0.1)
                    await asyncio.gather(clients[1].move(table, 1, states[1].legal[0]))

            asyncio.run(asyncio.wait_for(flood(), 120))
        finally:
            server.stop()
    lines = (tmp_path / "log").read_text().splitlines()
    assert len(lines) < 20
    assert all(json.loads(line)["message"] for line in lines)
