"""Who is who: guests without passwords. A token names a guest; only its hash is stored."""

from __future__ import annotations

import hashlib
import secrets

from ..plain_text import plain_name
from ..random_codes import random_code
from ..refusal import Refusal
from ..store.base import BEARER, COOKIE, HANDOVER, Guest, Store

HANDOVER_MS = 600_000
MOST_TOKENS = 10  # of a kind that a guest has at once: they do not end by themselves
CODE_LETTERS = 8  # 40 bits: typed by hand, good for ten minutes, and guesses are counted (rate_limits.JOINS)


def new_token() -> str:
    """128 bits."""
    return secrets.token_urlsafe(16)


def new_code() -> str:
    """Short enough to type on a telephone."""
    return random_code(CODE_LETTERS)


def hashed(token: str) -> str:
    return hashlib.sha256(b"whistlestop-token\0" + token.encode()).hexdigest()


def shown(cookie: str | None, authorization: str | None) -> tuple[str, str] | None:
    """The token that somebody comes with, and its kind: a program's bearer token, or a page's cookie."""
    if authorization is None:
        return None if cookie is None else (cookie, COOKIE)
    scheme, _, token = authorization.partition(" ")
    return (token.strip(), BEARER) if scheme.lower() == "bearer" else None


class Guests:
    """Guests and their tokens. Those seen lately are remembered, a short while."""

    def __init__(self, store: Store) -> None:
        self.store = store

    async def make(self, name: str, kind: str) -> tuple[Guest, str]:
        guest = Guest(secrets.token_hex(8), plain_name(name, "Guest"))
        await self.store.add_guest(guest, self.store.now())
        return guest, await self.issue(guest, kind)

    async def issue(self, guest: Guest, kind: str, expires: int | None = None) -> str:
        token = new_code() if kind == HANDOVER else new_token()
        if not await self.store.add_token(hashed(token), guest.id, kind, expires, MOST_TOKENS):
            raise Refusal("too-many-tokens")
        return token

    async def who(self, token: str, *kinds: str) -> Guest | None:
        """Whose token this is, if it is one of these kinds."""
        if not 0 < len(token) <= 64:
            return None
        found = await self.store.guest_of(hashed(token), self.store.now())
        return found[0] if found is not None and found[1] in kinds else None

    async def hand_over(self, guest: Guest) -> str:
        """A code to say on another device, good for ten minutes and one use."""
        await self.store.drop_tokens(guest.id, [HANDOVER])
        return await self.issue(guest, HANDOVER, self.store.now() + HANDOVER_MS)

    async def take_over(self, code: str) -> tuple[Guest, str]:
        """The other device: a new cookie, and all old ones end."""
        token = new_token()
        guest = await self.store.take_over(hashed(code.strip().lower()), hashed(token), self.store.now())
        if guest is None:
            raise Refusal("no-guest")
        return guest, token
