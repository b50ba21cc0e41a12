"""Codes and ids from letters and digits that are not taken for one another when somebody reads them out."""

from __future__ import annotations

import hashlib
import secrets

ALPHABET = "abcdefghijkmnpqrstuvwxyz23456789"
TABLE_LETTERS = 12  # 60 bits: nobody finds a table by guessing


def random_code(letters: int) -> str:
    return "".join(secrets.choice(ALPHABET) for _ in range(letters))


def random_table_id() -> str:
    return random_code(TABLE_LETTERS)


def table_id(guest: str, client: str) -> str:
    """The same request gives the same table, so that repeating it makes no second one."""
    digest = hashlib.sha256(f"table {guest} {client}".encode()).digest()
    return "".join(ALPHABET[byte % 32] for byte in digest[:TABLE_LETTERS])
