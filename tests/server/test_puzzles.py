"""Puzzles over the network: for anybody, as their seats may know them; the solution is for whoever has answered."""

from __future__ import annotations

import asyncio
import json
import urllib.error
from typing import Any

import msgspec
import pytest

from server.serving import serving
from whistlestop import puzzles
from whistlestop.client.client import request
from whistlestop.game import Game


def ask(url: str, path: str, body: object = None) -> Any:
    """Without being anybody: no cookie, no token."""
    return request(f"{url}/api/puzzles{path}", body=body, token=None)


def test_a_puzzle_is_shown_as_its_seat_sees_it(tmp_path: Any) -> None:
    async def test() -> None:
        async with serving(str(tmp_path / "server.sqlite")) as (url, _):
            listed = await asyncio.to_thread(ask, url, "")
            assert [it["id"] for it in listed["puzzles"]] == [it.id for g in puzzles.games() for it in puzzles.load(g)]
            assert set(listed["today"]) == set(puzzles.games())
            for game in puzzles.games():
                await asyncio.to_thread(look, url, puzzles.load(game)[0])

    asyncio.run(asyncio.wait_for(test(), 120))


def look(url: str, puzzle: puzzles.Puzzle) -> None:
    shown = ask(url, f"/{puzzle.id}")
    dealt_otherwise = Game.from_position(puzzle.position, seed=99)  # what the seat does not know is not told
    assert shown["view"] == json.loads(msgspec.json.encode(dealt_otherwise.view(puzzle.seat)))
    assert set(shown) == {"id", "game", "level", "map", "seat", "view", "choices"}
    game = puzzle.game_of()
    right = ask(url, f"/{puzzle.id}", {"action": msgspec.to_builtins(game.action(puzzle.solution))})
    assert right["right"]
    assert right["cost"] == 0
    wrong = next(iter(puzzle.costs))
    told = ask(url, f"/{puzzle.id}", {"action": msgspec.to_builtins(game.action(wrong))})
    assert not told["right"]
    assert told["cost"] == puzzle.costs[wrong] / 100
    assert told["solution"] == right["solution"] == msgspec.to_builtins(game.action(puzzle.solution))
    assert [it["key"] for it in told["facts"]] == [it.key for it in puzzle.facts]
    assert ask(url, f"/{puzzle.id}", {})["cost"] is None


def test_what_is_no_answer_is_refused(tmp_path: Any) -> None:
    puzzle = puzzles.load("europe")[0]

    async def test() -> None:
        async with serving(str(tmp_path / "server.sqlite")) as (url, _):
            with pytest.raises(urllib.error.HTTPError, match="409"):  # the rules say why
                await asyncio.to_thread(ask, url, f"/{puzzle.id}", {"action": {"do": "place", "colour": "red"}})
            with pytest.raises(urllib.error.HTTPError, match="400"):
                await asyncio.to_thread(ask, url, f"/{puzzle.id}", {"action": {"do": "juggle"}})
            with pytest.raises(urllib.error.HTTPError, match="404"):
                await asyncio.to_thread(ask, url, "/nosuchpuzzle")

    asyncio.run(asyncio.wait_for(test(), 120))
