"""What the page needs besides the tables: its files, the maps, the boards, and what a seat could do now."""

from __future__ import annotations

import functools
import gzip

import msgspec
from starlette.requests import Request
from starlette.responses import HTMLResponse, Response
from starlette.routing import BaseRoute, Route

from whistlestop import boards, maps, words
from whistlestop.boards.svg import live
from whistlestop.wire import http as wh

from .assets import Asset, Assets
from .choosing import choices_of
from .http import looking
from .refusal import Refusal
from .replaying import course, replay
from .replying import reply
from .sending import ASK_AGAIN, FOR_EVER, sent

SCREENS = ("/", "/join", "/help", "/lobby", "/learn", "/table/{table}", "/replay/{table}", "/offline")
AT_ROOT = ("sw.js", "manifest.webmanifest")  # a service worker rules over the folder that it lies in


def routes() -> list[BaseRoute]:
    assets = Assets()

    async def index(_request: Request) -> Response:
        assets.look()
        return HTMLResponse(assets.index(), headers={"Cache-Control": ASK_AGAIN})

    async def file(request: Request) -> Response:
        found = assets.files.get(request.path_params["path"])
        if found is None:
            raise Refusal("nothing-here")
        ours = request.path_params["version"] == assets.version
        return sent(request, found, FOR_EVER if ours else ASK_AGAIN)

    def at_root(name: str) -> Route:
        async def root_file(request: Request) -> Response:
            if name not in assets.files:
                raise Refusal("nothing-here")
            return sent(request, assets.files[name], ASK_AGAIN)

        return Route(f"/{name}", root_file)

    return [
        *(Route(path, index) for path in SCREENS),
        *(at_root(name) for name in AT_ROOT),
        Route("/v/{version}/{path:path}", file),
        Route("/api/maps/{map}", map_data),
        Route("/api/boards/{map}", board),
        Route("/api/tables/{table}/choices", choices),
        Route("/api/tables/{table}/course", course),
        Route("/api/tables/{table}/replay", replay),
    ]


@functools.lru_cache(64)
def map_asset(name: str) -> Asset:
    body = msgspec.json.encode(wh.map_info(maps.load(name)))
    return Asset(body, gzip.compress(body, 9, mtime=0), "application/json")


@functools.lru_cache(64)
def board_asset(name: str, language: str) -> Asset:
    """The drawing as the page takes it, with the legend's words in a language."""
    drawing = boards.shipped(maps.load(name))
    if drawing is None:
        raise Refusal("nothing-here")
    body = live(drawing, words.board_words(language)).encode()
    return Asset(body, gzip.compress(body, 9, mtime=0), "image/svg+xml")


def known(request: Request) -> str:
    name: str = request.path_params["map"]
    if name not in maps.names():
        raise Refusal("nothing-here")
    return name


async def map_data(request: Request) -> Response:
    return sent(request, map_asset(known(request)), ASK_AGAIN)


async def board(request: Request) -> Response:
    language = words.choose([request.query_params.get("language", "")])
    name = known(request)
    if maps.load(name).kind != "map":
        raise Refusal("nothing-here")
    return sent(request, board_asset(name, language), ASK_AGAIN)


async def choices(request: Request) -> Response:
    """What a seat could do now, whole moves at a time, and the ways that its tickets still need."""
    live_table, seat = await looking(request)
    assert live_table.game is not None
    return reply(choices_of(live_table.game, seat))
