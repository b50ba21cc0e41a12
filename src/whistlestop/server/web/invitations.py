"""Invitations: the table that a link or a short code leads to, and the link as a QR code.

Both come by POST: what is in a body is in no log of addresses.
"""

from __future__ import annotations

import asyncio
import functools
import ipaddress

import msgspec
import segno
from starlette.requests import Request
from starlette.responses import Response

from whistlestop.wire import http as wh

from ..push.views import table_of
from ..refusal import Refusal
from .api import address_of, application_of, guest_of, read
from .host_guard import is_loopback, own_addresses
from .operations import operation
from .rate_limits import JOINS, QRS
from .replies import reply

QUIET_ZONE = 2  # modules of white around the code; the page's sheet gives the rest


@operation
async def invitation(request: Request) -> Response:
    """The table, for somebody who has not sat down yet; trying codes costs as much as joining by them."""
    application = application_of(request)
    application.limits.spend("join", address_of(request), JOINS)
    wish = await read(request, msgspec.json.Decoder(wh.Invited))
    code = None if wish.code is None else wish.code.strip().lower()
    found = await application.store.find(code=code, invite=wish.invite)
    if found is None:
        raise Refusal("no-table")
    try:
        guest: str | None = (await guest_of(request)).id
    except Refusal:
        guest = None
    session, now = await application.sessions.current(found), application.store.now()
    if session.state.is_sealed(now):
        raise Refusal("no-table")
    return reply(table_of(session, guest, now))


@operation
async def addresses(request: Request) -> Response:
    """A link to `localhost` is of no use to others; what this machine is called outside is its own business."""
    settings = application_of(request).settings
    if request.client is None or not is_loopback(request.client.host):
        return reply(wh.Addresses(()))
    if settings.address:
        return reply(wh.Addresses((settings.address.rstrip("/"),)))
    everywhere = settings.host in ("0.0.0.0", "::", "")
    found = sorted(it for it in own_addresses() if is_ipv4(it)) if everywhere else []
    return reply(wh.Addresses(tuple(f"http://{it}:{request.url.port or 80}" for it in found)))


def is_ipv4(text: str) -> bool:
    try:
        return ipaddress.ip_address(text).version == 4
    except ValueError:
        return False


@operation
async def qr(request: Request) -> Response:
    """For guests: a long text takes a while to draw."""
    guest, application = await guest_of(request), application_of(request)
    wish = await read(request, msgspec.json.Decoder(wh.Written))
    application.limits.spend_for("qr", guest.id, address_of(request), QRS)
    picture = await asyncio.to_thread(drawn, wish.text)
    return Response(picture, media_type="image/svg+xml", headers={"Cache-Control": "no-store"})


@functools.lru_cache(256)
def drawn(text: str) -> str:
    """One path, in the colour of the text around it."""
    rows = [bytes(row) for row in segno.make_qr(text, error="m").matrix]
    size = len(rows) + 2 * QUIET_ZONE
    squares = "".join(
        f"M{x + QUIET_ZONE},{y + QUIET_ZONE}h1v1h-1z"
        for y, row in enumerate(rows)
        for x, dark in enumerate(row)
        if dark
    )
    return f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {size} {size}"><path d="{squares}"/></svg>'
