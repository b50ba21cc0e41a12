"""What somebody has played: theirs alone, unless they say otherwise."""

from __future__ import annotations

import asyncio
import contextlib

from server.serving import serving
from server.test_http import ask
from server.test_ratings import counted, games_of
from whistlestop.client import TableSettings


def test_history_is_its_owners_alone_unless_they_say_otherwise(database: str) -> None:
    async def run() -> None:
        async with serving(database) as (url, application), contextlib.AsyncExitStack() as stack:
            (anna, bo), (whole, resigned, friendly) = await games_of(url, stack)
            await counted(application, 2)
            while len((await anna.http("/api/me/history"))["games"]) < 3:
                await asyncio.sleep(0.02)
            found = await anna.http("/api/me/history")
            assert [it["table"] for it in found["games"]] == [friendly, resigned, whole]
            assert [it["rated"] for it in found["games"]] == [False, True, True]
            assert found["by_game"][0]["game"] == "card_game"
            assert found["by_game"][0]["games"] == 3
            against = {it["bot"] or it["name"]: it["games"] for it in found["by_opponent"]}
            assert against == {"easy": 2, "Guest1": 2}
            ratings = {(it["game"], it["players"]): it["curve"] for it in found["ratings"]}
            assert set(ratings) == {("card_game", "3-5")}  # nothing for a game that somebody left at once
            his = await bo.http("/api/me/history")
            assert {it["players"] for it in his["ratings"]} == {"2", "3-5"}
            assert [it["gone"] for it in his["games"][0]["seats"] if it["mine"] and "gone" in it] == [True]
            (liked,) = found["favourites"]
            assert (liked["game"], liked["games"]) == ("card_game", 2)  # the one that was left has no end
            assert sum(it["number"] for it in liked["tickets"]) >= 2
            assert all(it["completed"] <= it["number"] for it in liked["tickets"])
            # The list of one's tables says when a game was over too, and nothing of one that goes on.
            ended = {it["table"]: it["ended"] for it in found["games"]}
            unfinished = await anna.create(TableSettings("card_game", players=2))
            listed = {it["table"]: it.get("ended", 0) for it in (await anna.http("/api/tables"))["tables"]}
            assert listed == ended | {unfinished: 0}
            # A replay is there for each.
            assert (await anna.http(f"/api/tables/{whole}/course"))["moments"] > 10
            # Others: not unless she wants it.
            path, his_token = f"/api/tables/{whole}/seats/0/history", {"Authorization": f"Bearer {bo.token}"}
            assert (await ask(url, "GET", path, None, None, **his_token)).code == "not-allowed"
            hers = {"Authorization": f"Bearer {anna.token}", "Content-Type": "application/json"}
            assert (await ask(url, "PUT", "/api/me/history", {"shown": True}, None, **hers)).body["shown"] is True
            assert (await ask(url, "GET", path, None, None, **his_token)).body["games"] == (
                await anna.http("/api/me/history")
            )["games"]
            assert (await ask(url, "GET", path)).code == "no-table"  # a stranger to the table
            assert (
                await ask(url, "GET", f"/api/tables/{whole}/seats/9/history", None, None, **his_token)
            ).code == "malformed"
            await ask(url, "DELETE", "/api/me", None, None, **his_token)
            marks = (
                "SELECT 1 FROM seat_marks WHERE (game, seat) IN (SELECT game, seat FROM result_seats WHERE guest = '')"
            )
            assert await application.store.ask(marks) == []
            left = await anna.http("/api/me/history")
            assert {it["bot"] or it["name"] for it in left["by_opponent"]} == {"easy", ""}

    asyncio.run(asyncio.wait_for(run(), 120))
