"""Behind a proxy: who really asks, and whether by https. What a client says of itself there counts nothing."""

from __future__ import annotations

import ipaddress

from starlette.types import ASGIApp, Receive, Scope, Send

Network = ipaddress.IPv4Network | ipaddress.IPv6Network

ANYBODY = "*"
SCHEMES = {"http": "ws", "https": "wss"}


class BehindProxy:
    """Believes X-Forwarded-For and -Proto of the proxy, from the right: each proxy appends the address that asked it,
    so the last one that is no proxy of ours is the client's, and whatever stands before it may be made up.

    Whoever can write to a socket file is the proxy. `*` as the only address: whoever asks is the proxy, and one.
    """

    def __init__(self, app: ASGIApp, trusted: str) -> None:
        self.app = app
        self.anybody = trusted.strip() == ANYBODY
        self.networks = networks_of(trusted)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] in ("http", "websocket"):
            peer = scope.get("client")
            if peer is None or self.anybody or self.is_proxy(peer[0]):
                self.believe(scope)
        await self.app(scope, receive, send)

    def believe(self, scope: Scope) -> None:
        client = self.client_of(said(scope, b"x-forwarded-for"))
        if client is not None:
            scope["client"] = (client, 0)
        for scheme in said(scope, b"x-forwarded-proto")[-1:]:
            if scheme in SCHEMES:
                scope["scheme"] = SCHEMES[scheme] if scope["type"] == "websocket" else scheme

    def client_of(self, hops: list[str]) -> str | None:
        """None: the proxy does not say."""
        found = None
        for hop in reversed(hops):
            found = address_of(hop)
            if found is None or self.anybody or not self.is_proxy(found):
                break
        return found

    def is_proxy(self, address: str) -> bool:
        try:
            found = ipaddress.ip_address(address)
        except ValueError:
            return False
        mapped = getattr(found, "ipv4_mapped", None)
        return any((mapped or found) in network for network in self.networks)


def said(scope: Scope, name: bytes) -> list[str]:
    """All values of a header, in order."""
    lines = [value.decode("latin-1") for key, value in scope["headers"] if key == name]
    return [part.strip() for line in lines for part in line.split(",") if part.strip()]


def address_of(hop: str) -> str | None:
    """An address as proxies write it, with or without a port; None if it is none."""
    if hop.startswith("["):
        hop = hop[1:].partition("]")[0]
    elif hop.count(":") == 1:
        hop = hop.partition(":")[0]
    try:
        return str(ipaddress.ip_address(hop))
    except ValueError:
        return None


def networks_of(trusted: str) -> list[Network]:
    """ValueError, in one sentence, if something is neither an address nor a network."""
    if trusted.strip() == ANYBODY:
        return []
    found: list[Network] = []
    for part in filter(None, (part.strip() for part in trusted.split(","))):
        try:
            found.append(ipaddress.ip_network(part, strict=False))
        except ValueError:
            raise ValueError(
                f"WHISTLESTOP_PROXIES names proxies by address or network, like 127.0.0.1, 10.0.0.0/8, or is * alone, "
                f"not {part!r}."
            ) from None
    return found
