"""Proxies for tests: Caddy and nginx as Debian has them, with the files of deploy/."""

from __future__ import annotations

import contextlib
import getpass
import os
import shutil
import ssl
import subprocess
import time
import urllib.error
import urllib.request
from collections.abc import Iterator
from pathlib import Path

from web.programs import found_program

DEPLOY = Path(__file__).parents[2] / "deploy"


@contextlib.contextmanager
def running(*command: str, **environment: str) -> Iterator[None]:
    child = subprocess.Popen(
        command, env=os.environ | environment, stderr=subprocess.DEVNULL, stdout=subprocess.DEVNULL
    )
    try:
        yield
    finally:
        child.terminate()
        child.wait(20)


@contextlib.contextmanager
def caddy(folder: Path, name: str, *servers: int) -> Iterator[None]:
    """deploy/Caddyfile as it is; `name`: for whom it listens."""
    program = found_program("caddy", "caddy")
    upstreams = " ".join(f"127.0.0.1:{port}" for port in servers)
    places = {"XDG_DATA_HOME": str(folder), "XDG_CONFIG_HOME": str(folder), "HOME": str(folder)}
    command = (program, "run", "--config", str(DEPLOY / "Caddyfile"), "--adapter", "caddyfile")
    with running(*command, NAME=name, SERVERS=upstreams, **places):
        yield


@contextlib.contextmanager
def nginx(folder: Path, upstream: str, plain: int, secure: int) -> Iterator[None]:
    """deploy/nginx.conf with ports, a certificate and an upstream of the test's own."""
    program = shutil.which("nginx", path=f"{os.environ['PATH']}:/usr/sbin") or found_program("nginx", "nginx-light")
    certificate(folder)
    site = (DEPLOY / "nginx.conf").read_text(encoding="utf-8")
    for old, new in {
        "    listen [::]:80;\n": "",
        "    listen [::]:443 ssl http2;\n": "",
        "listen 80;": f"listen 127.0.0.1:{plain};",
        "listen 443 ssl http2;": f"listen 127.0.0.1:{secure} ssl http2;",
        "/etc/letsencrypt/live/play.example.org/": f"{folder}/",
        "server 127.0.0.1:8717;": f"server {upstream};",
    }.items():
        assert old in site
        site = site.replace(old, new)
    (folder / "site.conf").write_text(site, encoding="utf-8")
    temporary = "".join(f"{it}_temp_path {folder}/{it};" for it in ("client_body", "proxy", "fastcgi", "uwsgi", "scgi"))
    me = f"user {getpass.getuser()};" if os.geteuid() == 0 else ""  # its workers may write to what is the server's
    (folder / "nginx.conf").write_text(
        f"{me}daemon off; pid {folder}/pid; error_log {folder}/errors; events {{}}\n"
        f"http {{ access_log off; {temporary} include {folder}/site.conf; }}\n"
    )
    with running(program, "-p", str(folder), "-c", str(folder / "nginx.conf")):
        yield


def certificate(folder: Path) -> None:
    command = [
        "openssl",
        "req",
        "-x509",
        "-newkey",
        "rsa:2048",
        "-nodes",
        "-days",
        "2",
        "-subj",
        "/CN=play.example.org",
    ]
    files = ["-keyout", str(folder / "privkey.pem"), "-out", str(folder / "fullchain.pem")]
    subprocess.run([*command, *files], check=True, capture_output=True)


def asked(
    url: str, host: str | None = None, method: str = "GET", body: bytes | None = None, **headers: str
) -> tuple[int, bytes]:
    """An answer's status and body, whatever the certificate."""
    given = {name.replace("_", "-"): value for name, value in headers.items()} | ({"Host": host} if host else {})
    request = urllib.request.Request(url, body, given, method=method)
    trusting = ssl._create_unverified_context()
    handlers = [urllib.request.HTTPSHandler(context=trusting), NoRedirects()]
    try:
        with urllib.request.build_opener(*handlers).open(request, timeout=10) as answer:
            return answer.status, answer.read()
    except urllib.error.HTTPError as error:
        return error.code, error.read()


class NoRedirects(urllib.request.HTTPRedirectHandler):
    def redirect_request(self, *_: object) -> None:
        return None


def wait_until_served(url: str, host: str | None = None, seconds: float = 60) -> None:
    end = time.monotonic() + seconds
    found: object = None
    while time.monotonic() < end:
        try:
            found, _ = asked(url, host)
            if found == 200:
                return
        except OSError as error:
            found = error
        time.sleep(0.1)
    raise TimeoutError(f"{url} is not served: {found}")
