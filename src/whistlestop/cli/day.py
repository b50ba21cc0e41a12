"""`whistlestop day`: the table of the day of a server, its results, and whether they are true."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Annotated, Any
from urllib.error import HTTPError, URLError

import typer

from .apps import Json, Language, language_of, new_app
from .status import FAILED, OK, Misuse

if TYPE_CHECKING:
    from collections.abc import Iterator

app = new_app("What a server promises for today, what came of a day that is over, and the proof of it.")
Url = Annotated[str, typer.Argument(metavar="URL", help="The server: http://localhost:8000, https://…")]
Date = Annotated[str | None, typer.Option("--date", metavar="DAY", help="A day that is over: 2026-11-15.")]
Verify = Annotated[
    bool, typer.Option("--verify", help="Work out every card of every result again; of the last day, unless --date.")
]


@app.command()
def day(url: Url, date: Date = None, verify: Verify = False, as_json: Json = False, language: Language = None) -> int:
    spoken = language_of(language)
    url = url.rstrip("/")
    if date is None:
        days = asked(url, "/api/days")
        tables = days["yesterday"] if verify else [*days["today"], *days["yesterday"]]
    else:
        tables = asked(url, f"/api/days/{date}", date)["tables"]
    if as_json:
        print(json.dumps(tables, ensure_ascii=False))
        return OK
    good = True
    for table in tables:
        for line, fair in told(url, table, spoken, verify=verify):
            print(line)
            good = good and fair
    return OK if good else FAILED


def asked(url: str, path: str, day: str = "") -> Any:
    """What a server answers; one sentence if it does not."""
    try:
        return json.loads(fetched(url, path))
    except HTTPError as error:
        if day and error.code < 500:
            raise Misuse("usage-day", day=day) from None
        raise Misuse("usage-day-server", url=url) from None
    except (URLError, OSError, ValueError):
        raise Misuse("usage-day-server", url=url) from None


def fetched(url: str, path: str) -> bytes:
    from whistlestop.client.client import fetch

    if not url.startswith(("http://", "https://")):
        raise ValueError(url)
    return fetch(url + path, None, None)


def told(url: str, table: dict[str, Any], language: str, *, verify: bool) -> Iterator[tuple[str, bool]]:
    """Lines about one game and day, and whether what each says is as it should be."""
    from whistlestop import words
    from whistlestop.game.fair_chance import commitment

    game = words.say(f"game-{table['game'].replace('_', '-')}", language)
    said = {"game": f"{table['day']} {game}", "number": table["played"], "commitment": table["commitment"]}
    yield words.say("day-table", language, **said), True
    seed = table.get("seed")
    if verify and seed and commitment(bytes.fromhex(seed)) != table["commitment"]:
        yield words.say("day-broken", language), False
        return
    for result in table.get("results", ()):
        yield words.say("day-result", language, **{key: result[key] for key in ("place", "name", "points")}), True
        if verify:
            verdict, fair = judged(url, table, result, language)
            yield words.say("day-verdict", language, name=result["name"], verdict=verdict), fair


def judged(url: str, table: dict[str, Any], result: dict[str, Any], language: str) -> tuple[str, bool]:
    """Is a result that of a game with the luck of that day, every card of it?"""
    from whistlestop import words
    from whistlestop.game import RecordError, read_record
    from whistlestop.game import verify as verify_record

    from .warm import warm_first

    warm_first()
    try:
        text = fetched(url, f"/api/tables/{result['table']}/record").decode()
        record, verdict = read_record(text), verify_record(text)
    except (RecordError, OSError, UnicodeError):
        return words.say("day-other", language), False
    committed = record.committed
    same = (
        committed is not None
        and (committed.day, committed.commitment) == (table["day"], table["commitment"])
        and record.map.hash == table["map"]
        and len(record.players) == table["players"]
        and record.players[1:] == tuple(table["bots"])
        and record.result is not None
        and record.result[0].total == result["points"]
    )
    return (verdict.sentence(language), verdict.fair) if same else (words.say("day-other", language), False)
