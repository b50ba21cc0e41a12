"""Puzzles: nobody needs to be anybody for them. What is sent is what the seat knows; the solution is said to whoever
has answered, or wants to be shown."""

from __future__ import annotations

import datetime
import functools

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from whistlestop import puzzles as collection
from whistlestop.game import Game, IllegalAction
from whistlestop.puzzles.solving import answered
from whistlestop.wire import http as wh

from ..push.choices import Paths, choices_of
from ..refusal import Refusal, of_illegal
from .api import address_of, application_of, read
from .operations import operation
from .rate_limits import PUZZLES
from .replies import reply

KEPT = 64  # positions of puzzles, a game each


@operation
async def puzzles(request: Request) -> Response:
    """Only their names: what they are is asked for one by one."""
    spend(request)
    games = collection.games()
    today = datetime.datetime.now(datetime.UTC).date()
    return reply(
        wh.PuzzleList(
            tuple(wh.PuzzleInfo(it.id, it.game, it.level) for game in games for it in collection.load(game)),
            {game: collection.of_the_day(game, today).id for game in games},
        )
    )


@operation
async def puzzle(request: Request) -> Response:
    found, game = the_one(request)
    view = game.view(found.seat)
    choices = choices_of(game, view, Paths())
    assert choices is not None
    return reply(wh.PuzzleShown(found.id, found.game, found.level, game.map.hash, found.seat, view, choices))


@operation
async def solve(request: Request) -> Response:
    found, game = the_one(request)
    tried = await read(request, msgspec.json.Decoder(wh.PuzzleTry))
    try:
        return reply(answered(found, game, tried.action))
    except IllegalAction as error:
        raise of_illegal(error) from None


def the_one(request: Request) -> tuple[collection.Puzzle, Game]:
    """The puzzle of the address, and its game, which nobody changes."""
    spend(request)
    found = collection.find(request.path_params["puzzle"])
    if found is None:
        raise Refusal("nothing-here")
    return found, game_of(found.id)


def spend(request: Request) -> None:
    application_of(request).limits.spend("puzzle", address_of(request), PUZZLES)


@functools.lru_cache(maxsize=KEPT)
def game_of(name: str) -> Game:
    """What others may not know is dealt at random here, and shown to nobody."""
    found = collection.find(name)
    assert found is not None
    return found.game_of()
