"""What the page needs besides the tables: its files, the maps and the boards."""

from __future__ import annotations

import functools
import gzip
import re
from typing import TYPE_CHECKING

import msgspec
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import BaseRoute, Route

from whistlestop import words
from whistlestop.maps import Map
from whistlestop.wire import http as wh

from ..refusal import Refusal
from ..tables.sessions import find_map
from .api import application_of
from .cached_bytes import ASK_AGAIN, FOR_EVER, Asset, sent
from .operations import operation
from .previews import tags_of

if TYPE_CHECKING:
    from .assets import Assets

SCREENS = (
    "/",
    "/join",
    "/help",
    "/lobby",
    "/learn",
    "/puzzles",
    "/history",
    "/day",
    "/open",
    "/table/{table}",
    "/review/{table}",
    "/offline",
)
REPLAY = "/replay/{table}"
NOT_FOUND = "/not_found"  # the screen of all other addresses
NOW = "now"  # the version of whoever does not know it: the manifest, notices
NAME = re.compile("[a-z0-9_-]{1,80}")  # of maps: their ids and hashes
AT_ROOT = ("sw.js", "manifest.webmanifest")  # a service worker rules over the folder that it lies in


def assets_of(request: Request) -> Assets:
    assets: Assets = request.app.state.assets
    return assets


def page_at(request: Request, path: str, status: int = 200) -> Response:
    language = words.choose(request.headers.get("accept-language", "").split(","))
    return sent(request, assets_of(request).page(path, language), ASK_AGAIN, status)


async def replay_at(request: Request) -> Response:
    """With what is said of a shared one where its link is sent."""
    language = words.choose(request.headers.get("accept-language", "").split(","))
    page = assets_of(request).page(request.url.path, language)
    if tags := await tags_of(request, language):
        body = page.body.replace(b"</head>", tags.encode() + b"</head>", 1)
        page = Asset(body, gzip.compress(body, 5, mtime=0), page.type)
    return sent(request, page, ASK_AGAIN)


def is_for_reading(request: Request) -> bool:
    """Does somebody stand before a browser, rather than a program that wants an answer it understands?"""
    path, accepts = request.url.path, request.headers.get("accept", "")
    return request.method == "GET" and "text/html" in accepts and not path.startswith(("/api/", "/v/"))


def lost(request: Request) -> Response:
    """An address that nobody knows, as a page that says so."""
    return page_at(request, NOT_FOUND, 404)


def routes() -> list[BaseRoute]:
    async def index(request: Request) -> Response:
        return page_at(request, request.url.path)

    async def file(request: Request) -> Response:
        """Of this version only: a page that was open before an update loads itself anew rather than mix the two."""
        assets = assets_of(request)
        found, version = assets.files.get(request.path_params["path"]), request.path_params["version"]
        if found is None or version not in (assets.version, NOW):
            raise Refusal("nothing-here")
        return sent(request, found, ASK_AGAIN if version == NOW else FOR_EVER)

    def at_root(name: str) -> Route:
        async def root_file(request: Request) -> Response:
            files = assets_of(request).files
            if name not in files:
                raise Refusal("nothing-here")
            return sent(request, files[name], ASK_AGAIN)

        return Route(f"/{name}", root_file)

    return [
        Route(REPLAY, replay_at),
        *(Route(path, index) for path in SCREENS),
        *(at_root(name) for name in AT_ROOT),
        Route("/v/{version}/{path:path}", file),
    ]


@functools.lru_cache(64)
def map_asset(map: Map) -> Asset:
    body = msgspec.json.encode(wh.map_info(map))
    return Asset(body, gzip.compress(body, 9, mtime=0), "application/json")


async def known(request: Request) -> Map:
    """By its id, or, for a table whose map has changed since it was made, by its hash."""
    application, name = application_of(request), request.path_params["map"]
    map = await find_map(application.store, application.map_catalogue, name) if NAME.fullmatch(name) else None
    if map is None:
        raise Refusal("nothing-here")
    return map


@operation
async def map_data(request: Request) -> Response:
    return sent(request, map_asset(await known(request)), ASK_AGAIN)


@operation
async def board(request: Request) -> Response:
    map = await known(request)
    if map.kind != "map":
        raise Refusal("nothing-here")
    language = words.choose([request.query_params.get("language", "")])
    return sent(request, await application_of(request).drawings.asset(map, language), ASK_AGAIN)
