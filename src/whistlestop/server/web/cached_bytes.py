"""Bytes that are often asked for: compressed where the browser takes it, and not sent at all where it has them."""

from __future__ import annotations

import gzip
import hashlib
from typing import NamedTuple

from starlette.requests import Request
from starlette.responses import Response

FOR_EVER = "public, max-age=31536000, immutable"
ASK_AGAIN = "no-cache"
OWN_COPY = "private, no-cache"  # not everybody may see it


class Asset(NamedTuple):
    body: bytes
    packed: bytes | None  # gzip
    type: str


def sent_packed(request: Request, packed: bytes, keep: str) -> Response:
    """JSON that is kept packed only."""
    headers = {
        "Cache-Control": keep,
        "Vary": "Accept-Encoding",
        "ETag": f'"{hashlib.sha256(packed).hexdigest()[:20]}"',
    }
    if request.headers.get("if-none-match") == headers["ETag"]:
        return Response(status_code=304, headers=headers)
    if "gzip" in request.headers.get("accept-encoding", ""):
        return Response(packed, media_type="application/json", headers=headers | {"Content-Encoding": "gzip"})
    return Response(gzip.decompress(packed), media_type="application/json", headers=headers)


def sent(request: Request, asset: Asset, keep: str, status: int = 200) -> Response:
    headers = {
        "Cache-Control": keep,
        "Vary": "Accept-Encoding",
        "ETag": f'"{hashlib.sha256(asset.body).hexdigest()[:20]}"',
    }
    if status == 200 and request.headers.get("if-none-match") == headers["ETag"]:
        return Response(status_code=304, headers=headers)
    if asset.packed is not None and "gzip" in request.headers.get("accept-encoding", ""):
        return Response(asset.packed, status, media_type=asset.type, headers=headers | {"Content-Encoding": "gzip"})
    return Response(asset.body, status, media_type=asset.type, headers=headers)
