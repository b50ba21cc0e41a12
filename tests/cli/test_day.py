"""`whistlestop day`: what a server promises, what came of a day, and whether it is true."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from server.serving import serving
from server.test_days import DAY, Time, counted, play
from whistlestop.cli import day, main
from whistlestop.client import Client
from whistlestop.wire import commands as co


def played_day(database: str, look: Callable[[str], Any]) -> Any:
    """The day after somebody has played the card game: what a look at the server from another thread finds."""

    async def run() -> Any:
        async with serving(database) as (url, application):
            time = Time(application, 12)
            async with Client(url, name="Anna") as anna:
                await play(anna, (await anna.command(co.Today("1", "card_game"))).table)
                await counted(application)
            time.set(25)
            return await asyncio.to_thread(look, url)

    return asyncio.run(asyncio.wait_for(run(), 120))


def test_a_day_is_verified_and_a_result_that_is_not_its_own_is_found(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    def look(url: str) -> tuple[int, str, int, str]:
        good = main(["day", url, "--verify", "--language", "en"])
        said = capsys.readouterr().out
        real = day.fetched

        def better(url: str, path: str) -> bytes:
            found = real(url, path)
            if "record" in path:
                return found
            tables = json.loads(found)
            for table in tables["tables"]:
                for result in table["results"]:
                    result["points"] += 100
            return json.dumps(tables).encode()

        monkeypatch.setattr(day, "fetched", better)
        bad = main(["day", url, "--verify", "--date", DAY, "--language", "en"])
        return good, said, bad, capsys.readouterr().out

    good, said, bad, found = played_day(str(tmp_path / "s.sqlite"), look)
    assert (good, bad) == (0, 1)
    assert "Anna: fair: all " in said
    assert "another game, another day" in found


def test_an_address_that_is_no_server_is_one_sentence(capsys: pytest.CaptureFixture[str]) -> None:
    for url in ("http://127.0.0.1:9", "nowhere"):
        assert main(["day", url, "--language", "en"]) == 2
        assert "check the address" in capsys.readouterr().err
