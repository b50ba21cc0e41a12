"""Names and chat as they may be shown to others: one line, no control or direction marks, not too long."""

from __future__ import annotations

import unicodedata

LONGEST_NAME = 24
REACTIONS = ("clap", "laugh", "wow", "sad", "angry", "thanks", "hurry", "train", "good-game")


def plain(text: str, longest: int) -> str:
    """Without control characters, invisible marks, private and unassigned ones; spaces made single."""
    text = unicodedata.normalize("NFC", text)
    kept = "".join(letter if unicodedata.category(letter)[0] != "C" else " " for letter in text)
    return " ".join(kept.split())[:longest].strip()


def plain_name(text: str, otherwise: str) -> str:
    return plain(text, LONGEST_NAME) or otherwise
