"""The operator's own maps at tables: offered, refused with a sentence, and kept for the games that began on them."""

from __future__ import annotations

import asyncio
import os
import re
import sqlite3
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from server.serving import seated, serving
from server.test_http import ask
from whistlestop import boards, maps
from whistlestop.client import Client, TableSettings
from whistlestop.client.client import ServerError
from whistlestop.game import verify, verify_many
from whistlestop.server.maps import drawings
from whistlestop.server.maps.catalogue import read_folder
from whistlestop.server.refusal import Refusal
from whistlestop.server.store.backup import export
from whistlestop.wire import commands as co

PAGE = (Path(__file__).parents[2] / "docs" / "maps.md").read_text(encoding="utf-8")
ISLAND = max(re.findall(r"```toml\n(.*?)```", PAGE, flags=re.DOTALL), key=len)


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    made = tmp_path / "maps"
    made.mkdir()
    (made / "island.toml").write_text(ISLAND, encoding="utf-8")
    return made


def test_bad_files_are_told_and_left_out(folder: Path) -> None:
    (folder / "broken.toml").write_text(ISLAND.replace('"hofn"', '"hovn"', 1), encoding="utf-8")
    (folder / "europe.toml").write_text(maps.path("europe").read_text(encoding="utf-8"), encoding="utf-8")
    (folder / "twice.toml").write_text(ISLAND, encoding="utf-8")
    (folder / "notes.txt").write_text("no map", encoding="utf-8")
    map_catalogue = read_folder(str(folder))
    assert list(map_catalogue.offered) == [*maps.names(), "island"]
    broken, shipped, twice = map_catalogue.problems
    assert broken.startswith("broken.toml: ")
    assert shipped == 'europe.toml: a map with the id "europe" comes with Whistlestop already'
    assert twice == 'twice.toml: a map with the id "island" stands in island.toml already'
    assert read_folder("").problems == []


def test_serve_says_which_file_is_bad_and_starts(folder: Path, tmp_path: Path) -> None:
    (folder / "bad.toml").write_text("format = ", encoding="utf-8")
    child = subprocess.Popen(
        [sys.executable, "-m", "whistlestop", "serve", "--port", "0", "--maps", str(folder)],
        env=os.environ | {"WHISTLESTOP_DATABASE": str(tmp_path / "s.sqlite")},
        stderr=subprocess.PIPE,
        stdout=subprocess.DEVNULL,
        text=True,
    )
    assert child.stderr is not None
    said = child.stderr.readline()
    assert said.startswith("bad.toml: is not TOML")
    assert said.endswith("; the server starts without this map.\n")
    assert '"listening' in child.stderr.readline()
    child.terminate()
    child.communicate(timeout=60)


def test_a_folder_that_is_not_there_is_bad_usage() -> None:
    command = [sys.executable, "-m", "whistlestop", "serve", "--maps", "/nowhere/maps"]
    done = subprocess.run(command, capture_output=True, text=True, check=False, timeout=90)
    assert done.returncode == 2
    assert done.stderr == "whistlestop serve: there is no folder /nowhere/maps to take maps from.\n"


def test_a_game_outlives_its_map_file(database: str, folder: Path, tmp_path: Path) -> None:
    """Bots and people play it to the end, though the file changes and then goes; new tables get the new map."""
    file = folder / "island.toml"

    async def run() -> None:
        async with (
            serving(database, maps=str(folder), workers=1) as (url, _),
            seated(url, "island", 2, bots=("hard",)) as (table, clients),
        ):
            offer = await clients[0].http("/api/offer")
            own = [game for game in offer["games"] if game["own"]]
            said = {"game": "island", "name": "Ísland", "least": 2, "most": 3, "kind": "map", "own": True, "base": None}
            assert own == [said]
            await asyncio.gather(*(it.begin(table, seat) for seat, it in enumerate(clients)))
            tokens = [client.token for client in clients]
        longer = re.sub(r"length = (\d)", lambda it: f"length = {min(6, int(it[1]) + 1)}", ISLAND, count=1)
        file.write_text(longer, encoding="utf-8")
        async with serving(database, maps=str(folder)) as (url, application), Client(url, token=tokens[0]) as anna:
            before = await anna.http(f"/api/tables/{table}")
            assert "missing" not in before
            assert before["map"] != application.map_catalogue.offered["island"].hash
            fresh = await anna.create(TableSettings("island", 2, bots=("random",)))
            assert (await anna.http(f"/api/tables/{fresh}"))["map"] == application.map_catalogue.offered["island"].hash
        file.unlink()
        async with (
            serving(database) as (url, application),
            Client(url, token=tokens[0]) as anna,
            Client(url, token=tokens[1]) as bo,
        ):
            assert "island" not in application.map_catalogue.offered
            with pytest.raises(ServerError, match="There’s no game island"):
                await anna.create(TableSettings("island", 2))
            ended = await asyncio.gather(
                anna.play(table, 0, lambda it: it.legal[0]), bo.play(table, 1, lambda it: it.legal[0])
            )
            assert all(state.over for state in ended)
            text = await anna.text(f"/api/tables/{table}/record")
        assert verify(text, maps.load_text(ISLAND, "island")).fair
        assert await export(database, tmp_path / "all.wsr") == 1
        own_map = maps.load_text(ISLAND, "island")
        assert [it.fair for it in verify_many(tmp_path / "all.wsr", own_map)] == [True]

    asyncio.run(asyncio.wait_for(run(), 120))


def test_a_table_says_which_map_is_missing(tmp_path: Path, folder: Path) -> None:
    """As in a database of another server, or of a version whose shipped map was another: nothing is lost."""
    path = tmp_path / "s.sqlite"

    async def run() -> None:
        async with (
            serving(str(path), maps=str(folder)) as (url, _),
            seated(url, "island", 1, bots=("random",)) as (table, (anna,)),
        ):
            await anna.begin(table, 0)
            token = anna.token
        with sqlite3.connect(path) as connection:
            connection.execute("DELETE FROM maps")
        connection.close()
        async with serving(str(path)) as (url, application), Client(url, token=token) as anna:
            (listed,) = (await anna.http("/api/tables"))["tables"]
            assert (listed["missing"], listed["status"]) == ("island", "playing")
            state = await anna.watch(table, 0)
            while state.info is None:
                await state.change()
            assert state.info.missing == "island"
            for command in (co.Move("1", table, 0, decisions=(0,)), co.Resign("2", table, 0)):
                with pytest.raises(ServerError, match="doesn’t have the map island") as refused:
                    await anna.command(command)
                assert refused.value.code == "no-map"
            with pytest.raises(OSError, match="409"):
                await anna.http(f"/api/tables/{table}/view?seat=0")
            await application.driver.sweep_once()
        async with serving(str(path), maps=str(folder)) as (url, _), Client(url, token=token) as anna:
            assert (await anna.play(table, 0, lambda it: it.legal[0])).over

    asyncio.run(asyncio.wait_for(run(), 60))


def test_the_board_of_an_own_map(tmp_path: Path, folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Drawn once, in another process, and kept; by the id of the map or by its hash."""
    monkeypatch.setattr(drawings, "folder", lambda: tmp_path / "boards")

    async def run() -> None:
        async with serving(str(tmp_path / "s.sqlite"), maps=str(folder)) as (url, application):
            hash = application.map_catalogue.offered["island"].hash
            for name in ("island", hash):
                told = (await ask(url, "GET", f"/api/maps/{name}")).body
                assert (told["id"], told["name"], told["hash"]) == ("island", "Ísland", hash)
            await application.drawings.of(application.map_catalogue.offered["island"])  # as is done from the start
            board = await ask(url, "GET", f"/api/boards/{hash}?language=en")
            assert (board.status, board.headers["content-type"]) == (200, "image/svg+xml")
            assert "Reykjavík" in board.body
            assert (await ask(url, "GET", "/api/boards/island")).body == board.body
            assert (await ask(url, "GET", "/api/boards/atlantis")).code == "nothing-here"
            assert (await ask(url, "GET", "/api/boards/card_game")).code == "nothing-here"
        (kept,) = (tmp_path / "boards").iterdir()
        monkeypatch.setattr(drawings, "made", None)  # it is not made again
        async with serving(str(tmp_path / "s.sqlite"), maps=str(folder)) as (url, _):
            assert (await ask(url, "GET", "/api/boards/island")).body == board.body
        kept.write_text("{")
        monkeypatch.setattr(drawings, "made", impossible)
        async with serving(str(tmp_path / "s.sqlite"), maps=str(folder)) as (url, _):
            refused = await ask(url, "GET", "/api/boards/island")
            assert refused.code == "no-board"
            assert refused.body["sentence"] == "There’s no drawing of this map: the server needs SciPy to make one."

    asyncio.run(asyncio.wait_for(run(), 120))


async def impossible(map: maps.Map) -> boards.Drawing:
    raise Refusal("no-board", key="server-no-board-scipy")


def test_without_scipy_there_is_a_sentence(monkeypatch: pytest.MonkeyPatch) -> None:
    """As it comes out of the process that draws."""
    program, option, code = drawings.CHILD
    monkeypatch.setattr(drawings, "CHILD", (program, option, f"import sys; sys.modules['scipy'] = None; {code}"))
    with pytest.raises(Refusal) as caught:
        asyncio.run(drawings.made(maps.load_text(ISLAND, "island")))
    assert caught.value.key == "server-no-board-scipy"


def test_a_drawing_ends_with_the_server(monkeypatch: pytest.MonkeyPatch) -> None:
    """It is not waited for, and nothing goes on behind a server that was stopped."""
    monkeypatch.setattr(drawings, "CHILD", (sys.executable, "-c", "import time; time.sleep(600)"))
    begun: list[asyncio.subprocess.Process] = []
    start = asyncio.create_subprocess_exec

    async def started(*command: Any, **more: Any) -> asyncio.subprocess.Process:
        begun.append(await start(*command, **more))
        return begun[0]

    async def run() -> None:
        monkeypatch.setattr(asyncio, "create_subprocess_exec", started)
        drawing = asyncio.create_task(drawings.made(maps.load_text(ISLAND, "island")))
        while not begun:
            await asyncio.sleep(0.01)
        drawing.cancel()
        with pytest.raises(asyncio.CancelledError):
            await drawing

    asyncio.run(asyncio.wait_for(run(), 30))
    assert begun[0].returncode is not None


def test_nobody_waits_for_the_drawing_of_another_map(monkeypatch: pytest.MonkeyPatch) -> None:
    """While one is being made, those that are there are given at once, and those who want the same one share it."""
    going, asked = asyncio.Event(), []

    async def slow(map: maps.Map) -> boards.Drawing:
        asked.append(map.id)
        await going.wait()
        return found

    monkeypatch.setattr(drawings, "made", slow)
    monkeypatch.setattr(drawings, "kept", lambda key: None)
    found = boards.board_of(maps.load("europe"))

    async def run() -> None:
        drawn, island = drawings.Drawings(), maps.load_text(ISLAND, "island")
        waiting = [asyncio.create_task(drawn.of(island)) for _ in range(2)]
        await asyncio.sleep(0)
        assert (await asyncio.wait_for(drawn.of(maps.load("north_america")), 10)).name
        assert not any(it.done() for it in waiting)
        going.set()
        shared = await asyncio.gather(*waiting)
        assert [it.layers for it in shared] == [found.layers] * 2
        assert {it.map for it in shared} == {"island"}
        assert asked == ["island"]

    asyncio.run(run())


def test_what_cannot_be_drawn_is_not_tried_for_everybody_who_asks(monkeypatch: pytest.MonkeyPatch) -> None:
    now, tries = 1000.0, 0

    async def failing(map: maps.Map) -> boards.Drawing:
        nonlocal tries
        tries += 1
        await asyncio.sleep(0)
        raise Refusal("no-board", key="server-no-board-broken")

    monkeypatch.setattr(drawings, "made", failing)
    monkeypatch.setattr(drawings, "kept", lambda key: None)
    monkeypatch.setattr(drawings, "monotonic", lambda: now)

    async def run() -> None:
        nonlocal now
        drawn, island = drawings.Drawings(), maps.load_text(ISLAND, "island")
        for expected in (1, 2):
            found = await asyncio.gather(*(drawn.asset(island, "en") for _ in range(10)), return_exceptions=True)
            assert {it.key for it in found if isinstance(it, Refusal)} == {"server-no-board-broken"}
            assert tries == expected
            now += 601  # something may have changed

    asyncio.run(run())


def test_no_name_of_a_map_is_too_odd(database: str) -> None:
    async def run() -> None:
        async with serving(database) as (url, _):
            for name in ("%00", "%ff", "a%00", "%F0%9F%9A%82", "A", "a" * 5000, "%2e%2e"):
                for kind in ("maps", "boards"):
                    assert (await ask(url, "GET", f"/api/{kind}/{name}")).code == "nothing-here", name
            way = {"X-Whistlestop-Code": "\xff'", "X-Whistlestop-Invite": "\xe9"}
            assert (await ask(url, "GET", "/api/tables/abc", None, None, **way)).code == "no-table"

    asyncio.run(asyncio.wait_for(run(), 60))


def test_variants_are_offered_beside_their_bases_and_share_the_drawing(tmp_path: Path) -> None:
    for file in (Path(__file__).parents[2] / "examples" / "maps").glob("*.toml"):
        (tmp_path / file.name).write_text(file.read_text(encoding="utf-8"), encoding="utf-8")
    catalogue = read_folder(str(tmp_path))
    assert catalogue.problems == []
    assert list(catalogue.offered) == [
        "north_america",
        "north_america_grand",
        "europe",
        "europe_five",
        "card_game",
        "card_game_short",
    ]
    five = catalogue.offered["europe_five"]
    text = catalogue.text(five.hash)
    assert text is not None
    assert maps.load_text(text, "kept").hash == five.hash  # with nothing beside it

    async def run() -> None:
        shelf = drawings.Drawings()
        drawn = await shelf.of(five)
        assert (drawn.map, drawn.name) == ("europe_five", "Europe, five a station")
        assert drawn.tracks == (await shelf.of(maps.load("europe"))).tracks

    asyncio.run(run())


def test_a_variant_is_played_to_the_end_though_its_file_goes(tmp_path: Path) -> None:
    folder, path = tmp_path / "maps", tmp_path / "s.sqlite"
    folder.mkdir()
    example = Path(__file__).parents[2] / "examples" / "maps" / "card_game_short.toml"
    (folder / "short.toml").write_text(example.read_text(encoding="utf-8"), encoding="utf-8")

    async def run() -> None:
        async with (
            serving(str(path), maps=str(folder), workers=1) as (url, _),
            seated(url, "card_game_short", 1, bots=("random",)) as (table, (anna,)),
        ):
            offer = await anna.http("/api/offer")
            assert [(it["base"], it["kind"]) for it in offer["games"] if it["own"]] == [("card_game", "cards")]
            await anna.begin(table, 0)
            token = anna.token
        (folder / "short.toml").unlink()
        async with serving(str(path)) as (url, _), Client(url, token=token) as anna:
            hash = (await anna.http(f"/api/tables/{table}"))["map"]
            about = await anna.http(f"/api/maps/{hash}")
            assert (about["sections"], about["numbers"]["given"], about["numbers"]["second_from"]) == ("TKS", 2, 0)
            ended = await anna.play(table, 0, lambda it: it.legal[0])
            assert ended.over

    asyncio.run(asyncio.wait_for(run(), 120))
