"""Whatever is sent: a typed answer, never a 500, and nothing has changed."""

from __future__ import annotations

import asyncio
import json
import random
from pathlib import Path
from typing import Any

import msgspec
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from server.serving import Process, seated, serving
from server.test_http import ask
from whistlestop.client import Client
from whistlestop.server.load_test import megabytes
from whistlestop.server.refusal import STATUS
from whistlestop.wire import schemas

SCHEMAS = schemas.components()
TYPES = sorted(SCHEMAS["SocketCommand"]["discriminator"]["mapping"])
ODD: list[Any] = [None, True, -1, 0, 5, 2**31, 2**63, 2**70, 1.5, "", "x", "\u0000", "é" * 70, [], {}, [[]], "0" * 64]


def frames(count: int, known: dict[str, Any], seed: int) -> list[str]:
    """Commands of every kind with fields that are right, odd, missing or too many; then cut, turned or garbled."""
    dice = random.Random(seed)
    made: list[str] = []
    for _ in range(count):
        kind = dice.choice(TYPES)
        fields = SCHEMAS[SCHEMAS["SocketCommand"]["discriminator"]["mapping"][kind].rpartition("/")[2]]["properties"]
        message = {name: dice.choice([known.get(name, "x"), known.get(name, 0), dice.choice(ODD)]) for name in fields}
        message["type"] = kind
        message["id"] = f"fuzz-{len(made)}"
        if dice.random() < 0.1:
            message[dice.choice(["extra", "__proto__", "seat"])] = dice.choice(ODD)
        if dice.random() < 0.1:
            message.pop(dice.choice(sorted(message)))
        text = json.dumps(message)
        cut = dice.random()
        if cut < 0.1:
            text = text[: dice.randrange(len(text))]
        elif cut < 0.15:
            text = text.replace("0", dice.choice(["1e999", "-0", "00", "NaN"]))
        made.append(text)
    return made


def test_frames(tmp_path: Path) -> None:
    """From somebody who sits at another table, so that nothing they may do changes this one."""

    async def run() -> None:
        async with (
            serving(str(tmp_path / "server.sqlite")) as (url, application),
            seated(url, "europe", 2) as (table, clients),
        ):
            states = await asyncio.gather(*(it.begin(table, seat) for seat, it in enumerate(clients)))
            before = application.tables.lives[table].state
            known = {"table": table, "seat": 0, "line": "keep 1 2 3", "decisions": [7], "after": 0, "text": "hi"}
            known |= {"actions": [{"do": "keep", "places": [1]}], "hash": "a" * 64, "nonce": "00", "bot": "random"}
            async with Client(url) as stranger:
                answers = await flood(stranger, frames(1500, known, 1))
                assert sum(it.get("re", "").startswith("fuzz-") for it in answers) > 1000
            assert {it["code"] for it in answers if it["type"] == "error"} <= set(STATUS) - {"failed"}
            # a player out of turn, with numbers beyond everything, and with another's seat
            codes = await out_of_turn(clients[0], table)
            assert "failed" not in codes
            assert application.tables.lives[table].state == before
            assert states[0].gaps == 0

    asyncio.run(asyncio.wait_for(run(), 60))


def test_memory_does_not_grow(tmp_path: Path) -> None:
    """Round after round of nonsense, each from somebody new: what it took is given back or used again."""
    process = Process(str(tmp_path / "s.sqlite"))

    async def run() -> list[float]:
        sizes = []
        async with seated(process.url, "europe", 2) as (table, clients):
            await asyncio.gather(*(it.begin(table, seat) for seat, it in enumerate(clients)))
            known = {"table": table, "seat": 0, "line": "keep 1 2 3", "decisions": [7], "text": "hi", "bot": "random"}
            for number in range(12):
                async with Client(process.url) as stranger:
                    await flood(stranger, frames(1000, known, number))
                assert process.child is not None
                sizes.append(megabytes(process.child.pid))
        return sizes

    process.start()
    try:
        sizes = asyncio.run(asyncio.wait_for(run(), 120))
    finally:
        process.stop()
    assert max(sizes[4:]) - sizes[3] < 3, sizes  # after 8,000 frames more
    print(f"megabytes after each 1,000 frames: {sizes}")


async def flood(client: Client, sent: list[str]) -> list[dict[str, Any]]:
    heard: list[dict[str, Any]] = []
    while client._socket is None:
        await asyncio.sleep(0.01)
    client.heard = lambda frame: heard.append(json.loads(frame))
    for frame in sent:
        await client._socket.send(frame)
    await client._socket.send(b"\x00\xff")
    await client._socket.send(json.dumps({"type": "ping", "id": "last"}))
    while not (heard and heard[-1].get("re") == "last"):
        await asyncio.sleep(0.01)
    return heard


async def out_of_turn(client: Client, table: str) -> set[str]:
    actions: list[Any] = [
        {"do": "with", "number": 2**40, "card": "red"},
        {"do": "with", "number": 600, "card": "red"},
        {"do": "extra", "colour": "red", "cards": -3, "locos": 500},
        {"do": "pay", "colour": "none", "cards": 1, "locos": 99},
        {"do": "keep", "places": [0, 0, 511]},
        {"do": "singles", "colours": ["a", "b", "c"]},
        {"do": "claim", "track": "x" * 250},
        {"do": "complete", "ticket": ""},
    ]
    heard = []
    for number, action in enumerate([*actions, *([it, it] for it in actions)]):
        chain = action if isinstance(action, list) else [action]
        move = {"type": "move", "id": f"o{number}", "table": table, "seat": 0, "actions": chain}
        heard += await flood(client, [json.dumps(move), json.dumps(move | {"seat": 1, "id": f"p{number}"})])
    for line in ("keep" * 70, "keep 99999999999999999999", "claim -", "draw \u0000", "; ; ;", "pay 9999999999 red"):
        move = {"type": "move", "id": line, "table": table, "seat": 0, "line": line}
        heard += await flood(client, [json.dumps(move)])
    return {it["code"] for it in heard if it["type"] == "error"}


@pytest.mark.parametrize("seed", range(1))
def test_http(tmp_path: Path, seed: int) -> None:
    """Every path with every method and odd bodies, parameters and headers."""

    async def run() -> None:
        async with (
            serving(str(tmp_path / "server.sqlite")) as (url, application),
            seated(url, "europe", 2) as (table, clients),
        ):
            await asyncio.gather(*(it.begin(table, number) for number, it in enumerate(clients)))
            before, dice = application.tables.lives[table].state, random.Random(seed)
            bodies = [
                b"",
                b"{}",
                b"[]",
                b"null",
                b"\xff\xfe",
                b"{",
                b'{"name": 5}',
                b'{"code": "x"}',
                b"x" * 20_000,
            ]
            bodies += [text.encode() for text in frames(60, {"table": table, "seat": 0}, seed)]
            for method, path, *_ in schemas.PATHS * 12:
                where = path.replace("{table}", dice.choice([table, "nope", "%00", "..", "a" * 40]))
                where += dice.choice(["", "?seat=0", "?seat=9", "?seat=-1", "?seat=x", "?since=99999999999", "?%ff"])
                how = dice.choice([method.upper(), "POST", "GET", "PUT"])
                raw = dice.choice(bodies) if how != "GET" else None
                if how == "DELETE" and path == "/api/me":
                    continue
                answer = await ask(url, how, where, raw=raw, Authorization=f"Bearer {dice.choice(tokens(clients))}")
                assert answer.status < 500, (how, where, answer)
                assert answer.status < 400 or answer.code in STATUS, (how, where, answer)
            assert application.tables.lives[table].state == before

    asyncio.run(asyncio.wait_for(run(), 60))


def tokens(clients: list[Client]) -> list[str]:
    return ["", "x", "é".encode().decode("latin-1"), *(client.token or "" for client in clients)]


@settings(max_examples=200, deadline=None, suppress_health_check=list(HealthCheck))
@given(
    st.binary(max_size=200)
    | st.recursive(st.none() | st.booleans() | st.integers() | st.text(), st.lists).map(
        lambda it: json.dumps(it).encode()
    )
)
def test_anything_at_all_is_refused_by_the_decoder(data: bytes) -> None:
    from whistlestop.wire.commands import SocketCommand

    with pytest.raises((msgspec.DecodeError, UnicodeDecodeError)):
        msgspec.json.decode(data, type=SocketCommand)
