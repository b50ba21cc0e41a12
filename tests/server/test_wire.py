"""What is published about the wire is what the structs say."""

from __future__ import annotations

from pathlib import Path
from typing import get_args

import pytest

from whistlestop import words
from whistlestop.server.refusal import STATUS, Refusal
from whistlestop.server.web.asgi import routes
from whistlestop.wire import commands, schemas
from whistlestop.wire.typescript import kind


@pytest.mark.parametrize("path", schemas.files(), ids=lambda path: path.name)
def test_the_files_are_not_old(path: Path) -> None:
    assert path.read_text(encoding="utf-8") == schemas.files()[path], "run: python -m whistlestop.wire.schemas"


def is_api(path: str) -> bool:
    """Not the page and its files."""
    return path.startswith(("/api/", "/healthz", "/metrics"))


def test_every_route_is_described() -> None:
    served = {
        (method.lower(), route.path)  # type: ignore[attr-defined]
        for route in routes()
        for method in getattr(route, "methods", None) or ()
        if method != "HEAD" and is_api(route.path)  # type: ignore[attr-defined]
    }
    assert served == {(method, path) for method, path, *_ in schemas.PATHS}


def test_a_socket_understands_every_command() -> None:
    assert set(get_args(commands.TableCommand)) < set(get_args(commands.SocketCommand))


def test_every_refusal_has_words() -> None:
    for code in STATUS:
        if code not in ("illegal", "unreadable"):
            said = Refusal(code, why="x", status="over", seat=1, map="x", percent=4).sentence()
            assert said.endswith((".", "x"))
            assert words.say(f"server-{code}", why="x", status="over", seat=1, map="x", percent=4) == said


def test_types_of_values() -> None:
    assert kind({"type": "array", "prefixItems": [{"type": "string"}] * 2}) == "readonly [string, string]"
    assert kind({"anyOf": [{"type": "string"}, {"type": "null"}]}) == "string | null"
    assert kind({"type": "object", "additionalProperties": {"type": "integer"}}) == "Readonly<Record<string, number>>"
    assert kind({}) == "unknown"
