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
    return code_of(f"table {guest} {client}", TABLE_LETTERS)


def code_of(text: str, letters: int) -> str:
    """The same text has the same code, and nobody guesses it who does not know the text."""
    digest = hashlib.sha256(text.encode()).digest()
    return "".join(ALPHABET[byte % 32] for byte in digest[:letters])
