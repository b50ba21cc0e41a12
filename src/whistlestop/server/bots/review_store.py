"""Reviews that have been worked out, in the store: once for each game, also across restarts.

They are kept without names, so whoever is forgotten is in none of them; names are put in when somebody asks.
"""

from __future__ import annotations

import asyncio
import gzip
from collections.abc import Sequence
from typing import NamedTuple

import msgspec
from msgspec.structs import replace

from whistlestop import __version__
from whistlestop.review.results import Review
from whistlestop.wire import http as wh

from ..store.base import Store

MOST = 5_000  # of some 10 kB each; the oldest ones go first, and can be worked out again

FIND = "SELECT body FROM reviews WHERE game = ? AND version = ?"
ADD = """INSERT INTO reviews VALUES (?, ?, ?, ?, ?) ON CONFLICT (game) DO UPDATE SET made = excluded.made,
    version = excluded.version, accuracies = excluded.accuracies, body = excluded.body"""
DROP = """DELETE FROM reviews WHERE made < (SELECT min(made) FROM
    (SELECT made FROM reviews ORDER BY made DESC LIMIT ?) AS latest)"""

_encoder = msgspec.json.Encoder()
_decoder = msgspec.json.Decoder(Review)


class Kept(NamedTuple):
    """A review that is there: the whole answer, packed."""

    packed: bytes


async def find(store: Store, table: str, names: Sequence[str]) -> Kept | None:
    """None if there is none that this version has made: another one may judge otherwise."""
    rows = await store.ask(FIND, table, __version__)
    return await asyncio.to_thread(answer_from, bytes(rows[0][0]), names) if rows else None


async def keep(store: Store, table: str, review: Review, most: int = MOST) -> None:
    body = await asyncio.to_thread(lambda: packed(_encoder.encode(named(review, [""] * len(review.seats)))))
    accuracies = _encoder.encode([it.accuracy for it in review.seats]).decode()
    await store.change((ADD, table, store.now(), __version__, accuracies, body), (DROP, most))


def answer_from(body: bytes, names: Sequence[str]) -> Kept | None:
    """None if it is of another form after all."""
    try:
        review = named(_decoder.decode(gzip.decompress(body)), names)
    except (msgspec.DecodeError, OSError, EOFError):
        return None
    return Kept(answer_of(review))


def answer_of(review: Review) -> bytes:
    return packed(_encoder.encode(wh.Reviewing(1.0, review.chances, review)))


def named(review: Review, names: Sequence[str]) -> Review:
    return replace(review, seats=tuple(replace(it, name=name) for it, name in zip(review.seats, names, strict=True)))


def packed(body: bytes) -> bytes:
    return gzip.compress(body, 5, mtime=0)
