"""The wire for others: OpenAPI, AsyncAPI and wire.d.ts, made from the structs.

`python -m whistlestop.wire.schemas` writes the files again; a test fails when they are old.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any, get_args

import msgspec

from whistlestop import __version__
from whistlestop.puzzles.solving import Answered

from . import answers, commands, http
from .typescript import declarations

ROOT = Path(__file__).parents[3]
SVG, PNG = "image/svg+xml", "image/png"  # answers that are pictures
REF = "#/components/schemas/{name}"

BODIES = [
    http.NewGuest,
    http.Rename,
    http.TakeOver,
    http.NewAddress,
    http.ConfirmAddress,
    http.Invited,
    http.Written,
    http.ShowHistory,
    http.PuzzleTry,
    http.RecordFile,
]
ANSWERS = [
    http.GuestInfo,
    http.HandOver,
    http.MailInfo,
    http.BlockedList,
    http.History,
    http.Online,
    http.Days,
    http.DayList,
    http.Offer,
    http.TableList,
    http.Addresses,
    http.Health,
    http.Status,
    http.MapInfo,
    http.Course,
    http.Replay,
    http.Reviewing,
    http.Exploring,
    http.Live,
    http.PuzzleList,
    http.PuzzleShown,
    Answered,
]
TABLE = [{"name": "table", "in": "path", "required": True, "schema": {"type": "string", "maxLength": 32}}]
NUMBER = {"type": "integer", "minimum": 0, "maximum": 9_999_999}
PUZZLE = [{"name": "puzzle", "in": "path", "required": True, "schema": {"type": "string", "maxLength": 64}}]
MAP = [{"name": "map", "in": "path", "required": True, "schema": {"type": "string", "maxLength": 64}}]
LANGUAGE = {"name": "language", "in": "query", "schema": {"type": "string", "maxLength": 20}}
WAY = [
    {
        "name": f"X-Whistlestop-{name}",
        "in": "header",
        "description": f"lets spectators in: the table's {what}, or that of a game whose rematch it is",
        "schema": {"type": "string", "pattern": "^[A-Za-z0-9_-]{1,64}$"},
    }
    for name, what in (("Code", "short code"), ("Invite", "invitation"))
]
SEAT = {"name": "seat", "in": "query", "description": "one of yours; without it a spectator", "schema": NUMBER}
SINCE = {"name": "since", "in": "query", "description": "how many events you have", "schema": NUMBER}

WISH: list[dict[str, Any]] = [
    {"name": "game", "in": "query", "description": "only this game", "schema": {"type": "string", "maxLength": 40}},
    {"name": "players", "in": "query", "description": "only with so many seats", "schema": NUMBER},
    {"name": "rated", "in": "query", "description": "1: only rated ones; 0: only others", "schema": NUMBER},
    {"name": "clock", "in": "query", "description": "1: only with a clock; 0: only without", "schema": NUMBER},
]
FROM = {"name": "from", "in": "query", "description": "the first moment; 0 without it", "schema": NUMBER}
TO = {"name": "to", "in": "query", "description": "the one after the last; at most 100 come at once", "schema": NUMBER}

MOMENT = {"name": "moment", "in": "query", "description": "of the replay; 0 without it", "schema": NUMBER}
DECISION = {
    "name": "decision",
    "in": "query",
    "description": "one of the alternatives, by its number",
    "schema": NUMBER,
}

# name, method, path, what it does, body, answer, status, parameters. The server's function for it has the same name.
PATHS: list[tuple[str, str, str, str, str | None, str | None, int, list[dict[str, Any]]]] = [
    ("health", "get", "/healthz", "Is the server well?", None, "Health", 200, []),
    ("metrics", "get", "/metrics", "Numbers for Prometheus", None, None, 200, []),
    ("status", "get", "/api/status", "Can games be played yet?", None, "Status", 200, []),
    (
        "make_guest",
        "post",
        "/api/guest",
        "Become a guest: a cookie, or a token for a program",
        "NewGuest",
        "GuestInfo",
        201,
        [],
    ),
    ("me", "get", "/api/me", "Who am I?", None, "GuestInfo", 200, []),
    ("rename", "patch", "/api/me", "Another name", "Rename", "GuestInfo", 200, []),
    ("forget", "delete", "/api/me", "Delete everything that names me", None, "GuestInfo", 200, []),
    ("hand_over", "post", "/api/me/handover", "Continue on another device", None, "HandOver", 200, []),
    ("take_over", "post", "/api/handover", "This is the other device", "TakeOver", "GuestInfo", 200, []),
    ("new_bearer", "post", "/api/me/tokens", "A token for a program of mine", None, "GuestInfo", 201, []),
    ("drop_bearers", "delete", "/api/me/tokens", "End all tokens of my programs", None, "GuestInfo", 200, []),
    ("mail", "get", "/api/me/mail", "Am I told of turns by mail?", None, "MailInfo", 200, []),
    (
        "give_address",
        "put",
        "/api/me/mail",
        "Tell me of turns by mail; sends a code there",
        "NewAddress",
        "MailInfo",
        200,
        [],
    ),
    (
        "confirm_address",
        "post",
        "/api/me/mail/confirm",
        "The code from the mail",
        "ConfirmAddress",
        "MailInfo",
        200,
        [],
    ),
    ("drop_address", "delete", "/api/me/mail", "No more mail; the address is deleted", None, "MailInfo", 200, []),
    ("my_history", "get", "/api/me/history", "What I have played", None, "History", 200, []),
    ("show_history", "put", "/api/me/history", "May others see it?", "ShowHistory", "History", 200, []),
    (
        "history",
        "get",
        "/api/tables/{table}/seats/{number}/history",
        "What the person at a seat has played, if they let others see it",
        None,
        "History",
        200,
        [*TABLE, {"name": "number", "in": "path", "required": True, "schema": NUMBER}],
    ),
    ("my_blocks", "get", "/api/me/blocks", "Whom I do not want to meet", None, "BlockedList", 200, []),
    (
        "drop_block",
        "delete",
        "/api/me/blocks/{number}",
        "I do again",
        None,
        "BlockedList",
        200,
        [{"name": "number", "in": "path", "required": True, "schema": NUMBER}],
    ),
    ("days", "get", "/api/days", "The tables of the day", None, "Days", 200, []),
    (
        "day",
        "get",
        "/api/days/{day}",
        "The results of a day that is over, and what proves them",
        None,
        "DayList",
        200,
        [{"name": "day", "in": "path", "required": True, "schema": {"type": "string", "maxLength": 10}}],
    ),
    ("online", "get", "/api/online", "How many people are here", None, "Online", 200, []),
    ("offer", "get", "/api/offer", "Games, bots and reactions", None, "Offer", 200, []),
    ("lobby", "get", "/api/lobby", "Public tables", None, "TableList", 200, WISH),
    ("invitation", "post", "/api/invitation", "The table of a code or an invitation", "Invited", "Table", 200, []),
    (
        "addresses",
        "get",
        "/api/addresses",
        "Where others find this server, for its own machine",
        None,
        "Addresses",
        200,
        [],
    ),
    ("qr", "post", "/api/qr", "A text as a QR code, in SVG", "Written", SVG, 200, []),
    ("my_tables", "get", "/api/tables", "My tables", None, "TableList", 200, []),
    ("command", "post", "/api/commands", "Any command of a table", "TableCommand", "Ack", 200, []),
    ("table", "get", "/api/tables/{table}", "A table", None, "Table", 200, [*TABLE, *WAY]),
    ("view", "get", "/api/tables/{table}/view", "All that a seat may know", None, "Full", 200, [*TABLE, *WAY, SEAT]),
    ("events", "get", "/api/tables/{table}/events", "What is new", None, "Push", 200, [*TABLE, *WAY, SEAT, SINCE]),
    ("map_data", "get", "/api/maps/{map}", "A map", None, "MapInfo", 200, MAP),
    ("board", "get", "/api/boards/{map}", "A board as SVG", None, SVG, 200, [*MAP, LANGUAGE]),
    (
        "open_record",
        "post",
        "/api/opened",
        "A game from a file, which is then asked for like a table that is over",
        "RecordFile",
        "Table",
        200,
        [],
    ),
    (
        "course",
        "get",
        "/api/tables/{table}/course",
        "How the scores of a finished game grew",
        None,
        "Course",
        200,
        [*TABLE, *WAY],
    ),
    (
        "replay",
        "get",
        "/api/tables/{table}/replay",
        "Moments of a finished game",
        None,
        "Replay",
        200,
        [*TABLE, *WAY, FROM, TO],
    ),
    (
        "review",
        "get",
        "/api/tables/{table}/review",
        "The review of a finished game, as far as it is",
        None,
        "Reviewing",
        200,
        [*TABLE, *WAY],
    ),
    (
        "what_if",
        "get",
        "/api/tables/{table}/what-if",
        "What could have been decided in a finished game, and what that would have done",
        None,
        "Exploring",
        200,
        [*TABLE, MOMENT, DECISION, *WAY],
    ),
    (
        "chances",
        "get",
        "/api/tables/{table}/chances",
        "The chances in a game that goes on, where the table allows them",
        None,
        "Live",
        200,
        [*TABLE, SEAT, *WAY],
    ),
    ("puzzles", "get", "/api/puzzles", "All puzzles", None, "PuzzleList", 200, []),
    ("puzzle", "get", "/api/puzzles/{puzzle}", "A puzzle, as its seat sees it", None, "PuzzleShown", 200, PUZZLE),
    ("solve", "post", "/api/puzzles/{puzzle}", "An answer to it", "PuzzleTry", "Answered", 200, PUZZLE),
    (
        "picture",
        "get",
        "/api/tables/{table}/picture.png",
        "The board and the result of a finished game whose replay is shared",
        None,
        PNG,
        200,
        TABLE,
    ),
    ("record", "get", "/api/tables/{table}/record", "The record of a finished game", None, None, 200, [*TABLE, *WAY]),
]


def components() -> dict[str, Any]:
    """Every struct of the wire, by name."""
    structs = [*commands.commands(socket=True), *get_args(answers.Answer), *BODIES, *ANSWERS]
    _, found = msgspec.json.schema_components(structs, ref_template=REF)
    found["TableCommand"] = one_of(commands.commands(socket=False))
    found["SocketCommand"] = one_of(commands.commands(socket=True))
    found["Answer"] = one_of(get_args(answers.Answer))
    return dict(sorted(found.items()))


def one_of(structs: tuple[Any, ...]) -> dict[str, Any]:
    tags = {str(it.__struct_config__.tag): REF.format(name=it.__name__) for it in structs}
    return {
        "oneOf": [{"$ref": ref} for ref in tags.values()],
        "discriminator": {"propertyName": "type", "mapping": tags},
    }


def content(name: str | None) -> dict[str, Any]:
    if name in (None, SVG, PNG):
        return {name or "text/plain": {"schema": {"type": "string"}}}
    return {"application/json": {"schema": {"$ref": REF.format(name=name)}}}


def openapi() -> dict[str, Any]:
    paths: dict[str, dict[str, Any]] = {}
    for name, method, path, about, body, answer, status, parameters in PATHS:
        operation: dict[str, Any] = {"operationId": name, "summary": about, "parameters": parameters}
        if body is not None:
            operation["requestBody"] = {"required": True, "content": content(body)}
        operation["responses"] = {
            str(status): {"description": about, "content": content(answer)},
            "default": {"description": "A refusal; nothing has changed", "content": content("Error")},
        }
        paths.setdefault(path, {})[method] = operation
    security = {"cookie": {"type": "apiKey", "in": "cookie", "name": "whistlestop"}}
    return {
        "openapi": "3.1.0",
        "info": {"title": "Whistlestop", "version": __version__},
        "paths": paths,
        "components": {
            "schemas": components(),
            "securitySchemes": security | {"bearer": {"type": "http", "scheme": "bearer"}},
        },
        "security": [{}, {"cookie": []}, {"bearer": []}],
    }


def asyncapi() -> dict[str, Any]:
    messages = {
        "command": {"payload": {"$ref": REF.format(name="SocketCommand")}},
        "answer": {"payload": {"$ref": REF.format(name="Answer")}},
    }
    channel = "#/channels/socket"
    return {
        "asyncapi": "3.0.0",
        "info": {"title": "Whistlestop", "version": __version__},
        "channels": {"socket": {"address": "/api/socket", "messages": messages}},
        "operations": {
            "hear": {
                "action": "receive",
                "channel": {"$ref": channel},
                "messages": [{"$ref": f"{channel}/messages/command"}],
            },
            "say": {
                "action": "send",
                "channel": {"$ref": channel},
                "messages": [{"$ref": f"{channel}/messages/answer"}],
            },
        },
        "components": {"schemas": components()},
    }


def files() -> dict[Path, str]:
    """Each file and what has to stand in it."""
    return {
        ROOT / "docs" / "api" / "openapi.json": as_json(openapi()),
        ROOT / "docs" / "api" / "asyncapi.json": as_json(asyncapi()),
        ROOT / "src" / "whistlestop" / "web" / "wire.d.ts": declarations(components()),
    }


def as_json(document: dict[str, Any]) -> str:
    return json.dumps(document, indent=1, ensure_ascii=False) + "\n"


def main() -> None:
    for path, text in files().items():
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main()
