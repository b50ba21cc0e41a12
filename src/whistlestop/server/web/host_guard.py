"""Which Host and Origin are ours, and the headers that every answer carries."""

from __future__ import annotations

import contextlib
import functools
import ipaddress
import re
import socket

from starlette.datastructures import Headers, MutableHeaders
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from ..refusal import Refusal
from ..settings import Settings
from .replies import problem

HOST = re.compile(r"(?:\[([0-9a-f:.]+)\]|([a-z0-9._-]+))(?::([0-9]{1,5}))?", re.IGNORECASE | re.ASCII)
HIGHEST_PORT = 65_535
COOKIE_NAME = "whistlestop"
SAFE = ("GET", "HEAD", "OPTIONS")
HEADERS = {
    "Content-Security-Policy": (
        "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; "
        "connect-src 'self'; manifest-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'; "
        "require-trusted-types-for 'script'; trusted-types whistlestop"
    ),
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "no-referrer",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": "camera=(), geolocation=(), microphone=()",
}
# A page is made of a hundred small files. What governs documents means nothing to those that are only parts of one.
PARTS = (".js", ".css", ".woff2", ".ftl", ".png")
OF_PARTS = {name: HEADERS[name] for name in ("X-Content-Type-Options", "Cross-Origin-Resource-Policy")}
SECURELY = {"Cross-Origin-Opener-Policy": "same-origin"}  # on plain http browsers ignore it, and complain


class HostGuard:
    """Refuses what comes from elsewhere, before anything else sees it."""

    def __init__(self, app: ASGIApp, settings: Settings) -> None:
        self.app = app
        self.hosts = our_hosts(settings)
        self.origins = {origin.rstrip("/").lower() for origin in settings.origins}

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] not in ("http", "websocket"):
            await self.app(scope, receive, send)
            return
        headers = Headers(scope=scope)
        if not (self.is_ours(headers.getlist("host")) and self.may_act(scope, headers)):
            await refuse(scope, receive, send)
            return

        async def with_headers(message: Message) -> None:
            if message["type"] == "http.response.start":
                MutableHeaders(scope=message).update(headers_for(scope))
            await send(message)

        await self.app(scope, receive, with_headers if scope["type"] == "http" else send)

    def is_ours(self, hosts: list[str]) -> bool:
        """Against names that somebody else points at our address."""
        return len(hosts) == 1 and name_of(hosts[0]) in self.hosts

    def may_act(self, scope: Scope, headers: Headers) -> bool:
        """Changes and sockets come from our own page; a program without a cookie needs no Origin."""
        if scope["type"] == "http" and scope["method"] in SAFE:
            return True
        origin = headers.get("origin")
        if origin is None:
            return COOKIE_NAME + "=" not in headers.get("cookie", "")
        origin = origin.lower()
        return origin in self.origins or origin.partition("://")[2] == headers.get("host", "").lower()


def headers_for(scope: Scope) -> dict[str, str]:
    path: str = scope["path"]
    if path.startswith("/v/") and path.endswith(PARTS):
        return OF_PARTS
    return HEADERS | SECURELY if scope["scheme"] == "https" else HEADERS


async def refuse(scope: Scope, receive: Receive, send: Send) -> None:
    if scope["type"] == "websocket":
        await receive()
        await send({"type": "websocket.close", "code": 4403})
        return
    await problem(Refusal("foreign"))(scope, receive, send)


def name_of(host: str) -> str:
    """Without the port, and without the brackets of an IPv6 address; nothing if it is no host at all."""
    match = HOST.fullmatch(host)
    if match is None or int(match[3] or 0) > HIGHEST_PORT:
        return ""
    return (match[1] or match[2]).lower().rstrip(".")


def our_hosts(settings: Settings) -> set[str]:
    hosts = {"localhost", "127.0.0.1", "::1", *(name_of(host) for host in settings.hosts)}
    if settings.host in ("0.0.0.0", "::", ""):
        hosts |= set(own_addresses())
    else:
        hosts.add(settings.host.lower())
    return hosts - {""}


def own_addresses() -> list[str]:
    """The names and addresses by which others on the same network reach this machine, the likeliest first."""
    found: list[str] = []
    with contextlib.suppress(OSError), socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        probe.connect(("192.0.2.1", 9))  # nothing is sent: this only asks which address would be used
        found.append(probe.getsockname()[0])
    with contextlib.suppress(OSError):
        found += sorted(str(it[4][0]) for it in socket.getaddrinfo(socket.gethostname(), None))
    found.append(socket.gethostname().lower())
    return [it for it in dict.fromkeys(found) if not is_loopback(it)]


@functools.lru_cache(4096)
def network_of(address: str) -> str:
    """Whom limits count: an IPv4 address, but of IPv6 all of a /64, since whoever has one of its addresses has all.
    Neighbours on the same cable count alone."""
    try:
        found = ipaddress.ip_address(address)
    except ValueError:
        return address
    if isinstance(found, ipaddress.IPv4Address) or found.is_link_local:
        return address
    mapped = found.ipv4_mapped
    return str(ipaddress.ip_network((int(found), 64), strict=False)) if mapped is None else str(mapped)


def counted_as(scope: Scope) -> str:
    """Who asks, for the limits by address."""
    client = scope.get("client")
    return network_of(client[0]) if client else ""


def is_address(text: str) -> bool:
    with contextlib.suppress(ValueError):
        return bool(ipaddress.ip_address(text.partition("%")[0]))
    return False


def is_loopback(text: str) -> bool:
    try:
        return ipaddress.ip_address(text.partition("%")[0]).is_loopback
    except ValueError:
        return False
