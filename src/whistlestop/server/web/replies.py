"""Answers as bytes: every refusal has the same shape, over HTTP and on the socket."""

from __future__ import annotations

import msgspec
from starlette.responses import Response

from whistlestop.wire.answers import Error

from ..refusal import Refusal

_encoder = msgspec.json.Encoder()


def error_of(refusal: Refusal, re: str | None = None) -> Error:
    return Error(
        code=refusal.code,
        key=refusal.key,
        sentence=refusal.sentence(),
        re=re,
        clause=refusal.clause,
        params=dict(refusal.params),
    )


def reply(message: msgspec.Struct, status: int = 200) -> Response:
    return replied(_encoder.encode(message), status)


def replied(message: bytes, status: int = 200) -> Response:
    return Response(message, status, {"Cache-Control": "no-store"}, "application/json")


def problem(refusal: Refusal, re: str | None = None) -> Response:
    return reply(error_of(refusal, re), refusal.status)


UNREADABLE = (msgspec.DecodeError, UnicodeError, RecursionError)  # whatever a decoder makes of what is no message


def unreadable(error: Exception) -> Refusal:
    """What msgspec says names fields, never values: nothing secret comes back."""
    if isinstance(error, RecursionError):
        return Refusal("malformed", why="this is nested too deeply.")
    why = str(error) if isinstance(error, msgspec.DecodeError) else "this is not UTF-8."
    return Refusal("malformed", why=why[:200])
