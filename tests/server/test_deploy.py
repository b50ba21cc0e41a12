"""Every file in deploy/ does what it says: with the programs themselves, or as far as those can be asked."""

from __future__ import annotations

import asyncio
import contextlib
import http.client
import json
import os
import re
import socket
import ssl
import subprocess
import time
from pathlib import Path
from typing import Any

import pytest
from websockets.asyncio.client import connect

from server.proxies import DEPLOY, asked, caddy, nginx, wait_until_served
from server.serving import Process, free_port
from web.programs import found_program
from whistlestop.server.settings import from_environment

NAME = "play.example.org"


@pytest.fixture(autouse=True)
def deploy_programs() -> None:
    """Caddy, nginx and systemd are looked for where they are used; tests/conftest.py knows by this name who wants them."""


COMPOSE = (DEPLOY / "compose.yaml").read_text(encoding="utf-8")
PLAYED_NOTHING: dict[str, Any] = {"kernel": "python"}  # no game is played here, so nothing has to be compiled


def compose_settings() -> dict[str, Any]:
    """What the compose file gives its servers, as `Process` takes it: all but the database."""
    given = dict(re.findall(r'^    (WHISTLESTOP_\w+): "?([^"#\n]*?)"?(?: #.*)?$', COMPOSE, flags=re.MULTILINE))
    assert set(given) == {f"WHISTLESTOP_{name}" for name in ("DATABASE", "HOSTS", "BEHIND_PROXY", "PROXIES")}
    assert given.pop("WHISTLESTOP_DATABASE").startswith("postgresql://")
    given["WHISTLESTOP_HOSTS"] = NAME
    return PLAYED_NOTHING | {name.removeprefix("WHISTLESTOP_").lower(): it for name, it in given.items()}


def guest(url: str, host: str | None = None, **headers: str) -> tuple[int, dict[str, Any]]:
    body = json.dumps({"name": "Anna", "program": True}).encode()
    status, answer = asked(f"{url}/api/guest", host, "POST", body, Content_Type="application/json", **headers)
    found: dict[str, Any] = json.loads(answer)
    return status, found


async def socket_answers(url: str, token: str, **more: Any) -> None:
    headers = {"Authorization": f"Bearer {token}"}
    async with connect(url, additional_headers=headers, compression=None, open_timeout=20, **more) as line:
        await line.send('{"type":"ping","id":"1"}')
        assert json.loads(await line.recv()) == {"type": "pong", "re": "1"}


@pytest.mark.xdist_group("postgres")
def test_the_caddyfile_serves_the_servers_of_the_compose_file(shared_database: str, tmp_path: Path) -> None:
    """Two servers with the compose file's own settings; one is killed, and the other goes on."""
    servers = [Process(shared_database, **compose_settings()) for _ in range(2)]
    door = free_port()
    address = f"http://localhost:{door}"
    try:
        for server in servers:
            server.start()
        for server in servers:
            server.wait(180)
        with caddy(tmp_path, address, *(server.port for server in servers)):
            wait_until_served(f"{address}/healthz")
            assert asked(f"{address}/metrics")[0] == 404
            assert b"<!doctype html>" in asked(f"{address}/")[1].lower()
            status, who = guest(address)
            assert status == 201
            asyncio.run(socket_answers(f"ws://localhost:{door}/api/socket", who["token"]))
            servers[0].kill()
            for _ in range(10):
                assert asked(f"{address}/healthz")[0] == 200
    finally:
        for server in servers:
            server.stop()


def test_the_nginx_file_serves_a_server(tmp_path: Path) -> None:
    server = Process(str(tmp_path / "server.sqlite"), hosts=NAME, behind_proxy="yes", **PLAYED_NOTHING)
    plain, secure = free_port(), free_port()
    server.start()
    try:
        server.wait(180)
        with nginx(tmp_path, f"127.0.0.1:{server.port}", plain, secure):
            check_nginx(plain, secure)
    finally:
        server.stop()


def check_nginx(plain: int, secure: int) -> None:
    url = f"https://127.0.0.1:{secure}"
    wait_until_served(f"{url}/healthz", NAME)
    assert asked(f"http://127.0.0.1:{plain}/", NAME)[0] == 301
    assert asked(f"{url}/metrics", NAME)[0] == 404
    assert asked(f"{url}/healthz", "evil.example.com")[0] == 403
    status, who = guest(url, NAME)
    assert status == 201
    line = socket.create_connection(("127.0.0.1", secure))
    trusting = ssl._create_unverified_context()
    asyncio.run(socket_answers(f"wss://{NAME}/api/socket", who["token"], sock=line, ssl=trusting))


def test_behind_nginx_on_a_socket_file_everybody_counts_alone(tmp_path: Path) -> None:
    """The address that nginx saw counts, not the one that the client made up; and others may not write to the file."""
    file = tmp_path / "socket"
    server = Process(
        str(tmp_path / "server.sqlite"), hosts=NAME, uds=str(file), proxies="192.0.2.1", limits="yes", **PLAYED_NOTHING
    )
    plain, secure = free_port(), free_port()
    server.start()
    try:
        end = time.monotonic() + 180
        while not file.exists() and time.monotonic() < end:
            time.sleep(0.05)
        with nginx(tmp_path, f"unix:{file}", plain, secure):
            url = f"https://127.0.0.1:{secure}"
            wait_until_served(f"{url}/healthz", NAME)
            assert file.stat().st_mode & 0o777 == 0o660
            tried = [guest(url, NAME, X_Forwarded_For=f"203.0.113.{number}")[0] for number in range(25)]
            assert tried.count(201) <= 21  # a made-up address is not another person
            assert 429 in tried
            other = asked_from(f"https://127.0.0.1:{secure}", "127.0.0.2")
            assert other == 201  # another address is
    finally:
        server.stop()
    assert not file.exists()


def asked_from(url: str, address: str) -> int:
    """A new guest who comes from another address of this machine."""
    port = int(url.rpartition(":")[2])
    line = http.client.HTTPSConnection(
        "127.0.0.1", port, source_address=(address, 0), context=ssl._create_unverified_context(), timeout=10
    )
    line.request("POST", "/api/guest", b'{"program": true}', {"Host": NAME, "Content-Type": "application/json"})
    with contextlib.closing(line):
        return line.getresponse().status


def test_the_unit_is_locked_down() -> None:
    program = found_program("systemd-analyze", "systemd")
    unit = DEPLOY / "whistlestop.service"
    asked_for = [program, "security", "--offline=true", "--no-pager", str(unit)]
    said = subprocess.run(asked_for, capture_output=True, text=True, check=False).stdout
    exposure = float(re.findall(r"exposure level for .*: ([0-9.]+)", said)[0])
    assert exposure <= 1.5, said


def test_the_unit_names_what_there_is() -> None:
    program = found_program("systemd-analyze", "systemd")
    unit = DEPLOY / "whistlestop.service"
    done = subprocess.run([program, "verify", str(unit)], capture_output=True, text=True, check=False)
    faults = [it for it in done.stderr.splitlines() if "whistlestop" in it and "is not executable" not in it]
    assert faults == []
    lines = [it.partition("=")[2] for it in unit.read_text().splitlines() if it.startswith("Environment=WHISTLESTOP")]
    settings = from_environment(dict(it.split("=", 1) for it in lines))
    assert settings.behind_proxy
    assert settings.database == "/var/lib/whistlestop/server.sqlite"


def test_the_image_has_what_the_lock_file_names() -> None:
    recipe = (DEPLOY / "Containerfile").read_text(encoding="utf-8")
    assert re.search(r"^RUN uv sync .*--locked .*--no-dev .*--extra postgres$", recipe, flags=re.MULTILINE)
    assert "pip install --no-cache-dir uv\n" in recipe
    assert recipe.count("pip install") == 1
    for copied in re.findall(r"^COPY (?!--from)(.*) /\S+$", recipe, flags=re.MULTILINE):
        for name in copied.split():
            assert (DEPLOY.parent / name).exists(), name


@pytest.mark.slow
def test_the_image_can_be_built_as_its_recipe_says(tmp_path: Path) -> None:
    """The recipe's own command, without the container: what it installs serves."""
    recipe = (DEPLOY / "Containerfile").read_text(encoding="utf-8")
    (command,) = re.findall(r"^RUN (uv sync .*)$", recipe, flags=re.MULTILINE)
    command = command.replace("/source", str(DEPLOY.parent))
    environment = os.environ | {"UV_PROJECT_ENVIRONMENT": str(tmp_path / "installed"), "UV_LINK_MODE": "copy"}
    environment.pop("VIRTUAL_ENV", None)
    subprocess.run(command.split(), env=environment, check=True, capture_output=True)
    said = subprocess.run(
        [str(tmp_path / "installed" / "bin" / "whistlestop"), "serve", "--help"], check=True, capture_output=True
    )
    assert b"--behind-proxy" in said.stdout
    assert list((tmp_path / "installed").glob("lib/*/site-packages/asyncpg"))
    assert not list((tmp_path / "installed").glob("lib/*/site-packages/pytest"))


def test_only_the_proxy_reaches_the_servers_of_the_compose_file() -> None:
    """They believe whoever asks: so nothing but the proxy may have a port to the outside."""
    services = re.split(
        r"^  (?=\w)", COMPOSE.partition("\nservices:\n")[2].partition("\nvolumes:\n")[0], flags=re.MULTILINE
    )[1:]
    assert [it.partition(":")[0] for it in services] == ["one", "two", "database", "proxy"]
    assert [it.partition(":")[0] for it in services if "ports:" in it] == ["proxy"]
    assert "ports:" not in COMPOSE.partition("\nservices:\n")[0]
