"""Fair chance: every outcome follows from a seed that was committed to before anybody could know what it leads to.

docs/fair.md gives the protocol byte by byte, and says what it proves and what not.
"""

from __future__ import annotations

import hashlib
import hmac
import re
import secrets
from collections.abc import Sequence
from typing import TYPE_CHECKING, Self

import msgspec

from .chance import Pool
from .options import Options
from .records.version import RULES

if TYPE_CHECKING:
    from .game import Game

DOMAIN = b"whistlestop-fair-1\0"
SEED_BYTES = 32
MOST_NONCE_BYTES = 64
WORD = 1 << 32


def new_seed() -> bytes:
    """A seed that nobody can guess. Keep it secret until the game is over."""
    return secrets.token_bytes(SEED_BYTES)


def commitment(seed: bytes) -> str:
    """What is published when the table is made."""
    return hashlib.sha256(DOMAIN + seed).hexdigest()


def nonce_hash(nonce: bytes) -> str:
    """What a person sends with *ready*, before any nonce is opened."""
    return hashlib.sha256(nonce).hexdigest()


class AbandonedRound(msgspec.Struct, frozen=True, omit_defaults=True):
    """A round in which nonces were asked for and from which no game came: what the host had committed to, and the seats
    at which it failed, because their nonce did not come or because somebody got up or was taken off there."""

    commitment: str
    seats: tuple[int, ...] = ()


class Committed(msgspec.Struct, frozen=True):
    """What is open about the chance of a game: the commitment always, the nonces and the seed once they are; and the
    rounds before it that were broken off.

    As a source of chance it waits until it is told, since whoever has the seed draws.
    """

    commitment: str
    nonces: tuple[bytes, ...] | None = None
    seed: bytes | None = None
    abandoned: tuple[AbandonedRound, ...] = ()
    day: str | None = None  # of a table of the day: its decks lie in that day's order

    def outcome(self, _number: int, _pool: Pool) -> int | None:
        return None


class Fair:
    """The chance of one game, from its seed and the nonces of those who play it: whoever runs the game shows the
    `commitment` first and the seed afterwards, so that everybody can check every card (docs/fair.md).

    >>> import whistlestop as ws
    >>> fair = ws.Fair(bytes(32), ws.maps.load("europe").hash, None, 2, [b"ada", b"bo"])
    >>> ws.new("europe", players=2, chance=fair).phase
    'setup'
    """

    day: str | None = None  # of a table of the day (day_chance.py)

    def __init__(
        self,
        seed: bytes,
        map_hash: str,
        options: Options | None,
        seats: int,
        nonces: Sequence[bytes],
        *,
        abandoned: Sequence[AbandonedRound] = (),
    ) -> None:
        """Nonces in the order of the seats; an empty one where no person sits. `abandoned`: the rounds before this one
        that were broken off, for the record; nothing follows from them."""
        if len(seed) != SEED_BYTES:
            raise ValueError(f"a seed of fair chance has {SEED_BYTES} bytes, not {len(seed)}.")
        if not re.fullmatch("[0-9a-f]{64}", map_hash):
            raise ValueError(f"the hash of a map is 64 hexadecimal digits, not {map_hash!r}.")
        if len(nonces) != seats:
            raise ValueError(f"{seats} seats need {seats} nonces, empty where no person sits, not {len(nonces)}.")
        if any(len(nonce) > MOST_NONCE_BYTES for nonce in nonces):
            raise ValueError(f"a nonce has at most {MOST_NONCE_BYTES} bytes.")
        self.seed = seed
        self.nonces = tuple(nonces)
        self.abandoned = tuple(abandoned)
        self.agreed = (map_hash, options or Options(), seats)
        self.commitment = commitment(seed)
        self.key = key_of(seed, map_hash, options or Options(), seats, nonces)

    def check(self, map_hash: str, options: Options, seats: int, *, begins: bool) -> None:
        """ValueError if this chance was made for another game than the one that is to use it."""
        if self.agreed != (map_hash, options, seats):
            raise ValueError("this fair chance was made for another map, other options or another number of seats.")
        if not begins:
            raise ValueError("a game with fair chance begins at the beginning, not from a position.")

    def at(self, game: Game) -> Self:  # noqa: ARG002 - what has come up before does not matter
        """The chance of a game from where it stands."""
        return self

    def outcome(self, number: int, pool: Pool) -> int:
        """Chance event `number` of the game, counted from 0."""
        return draw(self.key, number, pool)


def key_of(seed: bytes, map_hash: str, options: Options, seats: int, nonces: Sequence[bytes]) -> bytes:
    """Everything that was agreed goes into the key, so that no seed can be kept for a game that it suits."""
    canonical = msgspec.json.encode(options, order="sorted")
    fields = [str(RULES).encode(), map_hash.encode(), canonical, str(seats).encode(), *nonces]
    message = b"".join(len(field).to_bytes(4, "big") + field for field in fields)
    return hmac.digest(seed, message, "sha256")


def draw(key: bytes, number: int, pool: Pool) -> int:
    """The outcome of one event: a number below the pool's total, all equally likely, then along the pool as printed."""
    total = sum(pool.weights.values())
    limit = WORD - WORD % total
    attempt = 0
    while (word := word_of(key, number, attempt)) >= limit:
        attempt += 1
    place = word % total
    for outcome, weight in pool.weights.items():
        if place < weight:
            return outcome
        place -= weight
    raise AssertionError("a place below the total lies in the pool.")


def word_of(key: bytes, number: int, attempt: int) -> int:
    digest = hmac.digest(key, number.to_bytes(4, "big") + attempt.to_bytes(4, "big"), "sha256")
    return int.from_bytes(digest[:4], "big")
