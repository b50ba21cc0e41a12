"""The page's files, maps and boards as the server sends them."""

from __future__ import annotations

import asyncio
import gzip
import http.client
import json
import re
import xml.etree.ElementTree as ET
from collections.abc import Callable
from pathlib import Path
from typing import NamedTuple
from urllib.parse import urlsplit

import pytest

from server.serving import serving
from whistlestop import maps, words
from whistlestop.server.web import assets as page_assets
from whistlestop.server.web.assets import WEB, Assets, uncommented
from whistlestop.server.web.page import AT_ROOT, SCREENS


class Answer(NamedTuple):
    status: int
    headers: dict[str, str]
    body: bytes


def get(url: str, path: str, **headers: str) -> Answer:
    connection = http.client.HTTPConnection(urlsplit(url).netloc, timeout=20)
    connection.request("GET", path, headers={name.replace("_", "-"): value for name, value in headers.items()})
    answer = connection.getresponse()
    found = Answer(answer.status, {name.lower(): it for name, it in answer.headers.items()}, answer.read())
    connection.close()
    return found


def asking(tmp_path: Path, look: Callable[[str], None]) -> None:
    """Let somebody ask a server that stands."""

    async def run() -> None:
        async with serving(str(tmp_path / "server.sqlite")) as (url, _):
            await asyncio.to_thread(look, url)

    asyncio.run(run())


# --- files ------------------------------------------------------------------------------------------------------


def test_files_for_developers_are_not_served() -> None:
    files = Assets().files
    assert files
    assert not [path for path in files if path.endswith((".ts", ".md", ".py"))]
    assert {"index.html", "app/main.js", "style/base.css", "style/colours.css", "art/signs.svg"} <= set(files)


def test_text_is_packed_and_unpacks_to_itself() -> None:
    for path, asset in Assets().files.items():
        if path.endswith((".js", ".css", ".svg", ".ftl", ".html", ".webmanifest")):
            assert asset.packed is not None, path
            assert gzip.decompress(asset.packed) == asset.body
            assert "charset=utf-8" in asset.type or asset.type.endswith(("+xml", "+json")), path


def test_a_language_is_one_file_and_what_is_wanted_later_lies_apart() -> None:
    files = Assets().files
    for language in words.languages():
        first = files[f"words/{language}.ftl"].body.decode()
        assert "\nevent-route-claimed =" in first
        assert "\nrule-T6a =" not in first
        assert f"words/{language}/rules.ftl" in files


def test_the_version_follows_every_file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "app").mkdir()
    (tmp_path / "index.html").write_text('<link href="{{base}}/x.css">{{preload}}')
    (tmp_path / "app" / "main.js").write_text("1")
    monkeypatch.setattr(page_assets, "WEB", tmp_path)
    assets = Assets()
    before = assets.version
    assets.look()
    assert assets.version == before
    (tmp_path / "app" / "main.js").write_text("22")
    assets.look()
    assert assets.version != before
    assert f'href="/v/{assets.version}/app/main.js"' in assets.index()
    assert f'href="/v/{assets.version}/x.css"' in assets.index()


def test_the_page_names_the_modules_of_its_screen_and_no_others() -> None:
    assets = Assets()
    for path, ours, others in (
        ("/", "home.js", ("table.js", "replay.js", "help.js")),
        ("/table/abc", "table.js", ("home.js", "replay.js")),
        ("/lobby", "home.js", ("table.js",)),
        ("/join", "join.js", ("table.js",)),
    ):
        named = re.findall(r'modulepreload" href="/v/\w+/([^"]+)"', assets.index(path))
        assert {"app/main.js", "vendor/preact.js", f"app/screens/{ours}"} <= set(named), path
        assert not {f"app/screens/{it}" for it in others} & set(named), path


def test_everything_that_the_frame_and_the_sheets_name_is_there() -> None:
    assets = Assets()
    named = re.findall(rf'/v/{assets.version}/([^"]+)"', assets.index())
    assert [path for path in named if path not in assets.files] == []
    for path, asset in assets.files.items():
        if path.endswith(".css"):
            for target in re.findall(r"url\(\"?([^\"#)]+)\"?\)", asset.body.decode()):
                assert (WEB / path).parent.joinpath(target).resolve().exists() or target.startswith("data:"), target
    for name in re.findall(r'"(/[\w.-]+)"', assets.index()):
        assert name.lstrip("/") in AT_ROOT, name


def test_every_import_of_a_module_is_there() -> None:
    files, lost = Assets().files, []
    for path, asset in files.items():
        if path.startswith("app/") and path.endswith(".js"):
            for target in re.findall(r'^(?:import|export|\}) [^;]*?"(\.[^"]+)";', asset.body.decode(), re.MULTILINE):
                there = (WEB / path).parent.joinpath(target).resolve().relative_to(WEB.resolve()).as_posix()
                if there not in files:
                    lost.append(f"{path} imports {target}")
    assert lost == []


# --- over the wire ----------------------------------------------------------------------------------------------


def test_screens_files_and_what_browsers_may_keep(tmp_path: Path) -> None:
    def look(url: str) -> None:
        for screen in SCREENS:
            index = get(url, screen.replace("{table}", "whatever"))
            assert index.status == 200
            assert index.headers["cache-control"] == "no-cache"
            assert "script-src 'self'" in index.headers["content-security-policy"]
        found = re.search(r"/v/\w+/app/main\.js", index.body.decode())
        assert found
        plain = get(url, found[0])
        assert plain.headers["content-type"].startswith("text/javascript")
        assert "immutable" in plain.headers["cache-control"]
        packed = get(url, found[0], Accept_Encoding="gzip")
        assert packed.headers["content-encoding"] == "gzip"
        assert gzip.decompress(packed.body) == plain.body
        assert get(url, found[0], If_None_Match=plain.headers["etag"]).status == 304
        old = get(url, "/v/0123456789abcdef/app/main.js")  # from a tab of before an update: it loads itself anew
        assert old.status == 404
        assert old.headers["cache-control"] == "no-store"
        now = get(url, "/v/now/icons/icon-192.png")
        assert (now.status, now.headers["cache-control"]) == (200, "no-cache")

    asking(tmp_path, look)


def test_a_mistyped_address_is_a_page_for_people(tmp_path: Path) -> None:
    """A browser gets the page, which says that nothing is here; a program gets an answer that it can read."""

    def look(url: str) -> None:
        for path in ("/lobbby", "/table", "/table/abc/def", "/end"):
            page = get(url, path, Accept="text/html,application/xhtml+xml,*/*;q=0.8")
            assert page.status == 404
            assert page.headers["content-type"].startswith("text/html")
            assert b"app/screens/not_found.js" in page.body
            again = get(url, path, Accept="text/html", If_None_Match=page.headers["etag"])
            assert (again.status, again.body) == (404, page.body)
            assert json.loads(get(url, path).body)["key"] == "server-nothing-here"
        for path in ("/api/nothing", "/v/now/nothing.js", "/v/x/app/main.js", "/api/tables/nothing"):
            answer = get(url, path, Accept="text/html")
            assert (answer.status, answer.headers["content-type"]) == (404, "application/json")
        connection = http.client.HTTPConnection(urlsplit(url).netloc, timeout=20)
        connection.request("POST", "/lobbby", headers={"Accept": "text/html"})
        assert json.loads(connection.getresponse().read())["key"] == "server-nothing-here"
        connection.close()

    asking(tmp_path, look)


def test_nothing_outside_the_folder_is_sent(tmp_path: Path) -> None:
    def look(url: str) -> None:
        for path in (
            "/v/now/../../server/app.py",
            "/v/now/%2e%2e/%2e%2e/pyproject.toml",
            "/v/now//etc/passwd",
            "/v/now/nothing.js",
        ):
            answer = get(url, path)
            assert answer.status == 404, path
            assert json.loads(answer.body)["key"] == "server-nothing-here"

    asking(tmp_path, look)


def test_maps_and_boards(tmp_path: Path) -> None:
    def look(url: str) -> None:
        for name in ("north_america", "europe", "card_game"):
            map, sent = maps.load(name), json.loads(get(url, f"/api/maps/{name}").body)
            assert set(sent["cities"]) == {city.id for city in map.cities}
            assert len(sent.get("tracks", {})) == len(map.tracks)
            assert len(sent["tickets"]) == len(map.tickets)
        for name in ("north_america", "europe"):
            board = get(url, f"/api/boards/{name}?language=en", Accept_Encoding="gzip")
            assert board.headers["content-type"].startswith("image/svg+xml")
            root = ET.fromstring(gzip.decompress(board.body))
            assert sum("data-track" in it.attrib for it in root.iter()) == len(maps.load(name).tracks)
            again = get(url, f"/api/boards/{name}?language=en", If_None_Match=board.headers["etag"])
            assert again.status == 304
        assert get(url, "/api/boards/europe?language=tlh").status == 200  # English, then
        for path in ("/api/boards/card_game", "/api/boards/nowhere", "/api/maps/nowhere", "/api/maps/..%2fx"):
            assert get(url, path).status == 404, path

    asking(tmp_path, look)


def test_modules_come_without_comments_but_line_by_line(tmp_path: Path) -> None:
    module = tmp_path / "x.js"
    text = "/**\n * Says it.\n */\nconst url = 'http://x'; // why\n  // alone\nsay(/** @type {any} */ (url));\n"
    module.write_text(text)
    assert uncommented(module).decode().split("\n") == [
        "",
        "",
        "",
        "const url = 'http://x'; // why",
        "",
        "say(/** @type {any} */ (url));",
        "",
    ]
