"""Names and chat as they may be shown to others: one line that can be seen, not too long, and not piled up."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterable

LONGEST_NAME = 24
REACTIONS = ("clap", "laugh", "wow", "sad", "angry", "thanks", "hurry", "train", "good-game")
MOST_MARKS = 3  # accents, vowels and tones on one letter; no writing needs more

# What Unicode calls letters, symbols or marks and nobody can see: fillers, blanks, selectors of variants, joiners.
UNSEEN = re.compile("[\u034f\u115f\u1160\u17b4\u17b5\u180b-\u180f\u2800\u3164\ufe00-\ufe0f\uffa0\U000e0100-\U000e01ef]")


def plain(text: str, longest: int) -> str:
    """Without control characters, invisible marks, private and unassigned ones, and piles of accents; spaces made
    single."""
    text = UNSEEN.sub("", unicodedata.normalize("NFC", text))
    kept = "".join(letter if unicodedata.category(letter)[0] != "C" else " " for letter in unpiled(text))
    return " ".join(kept.split())[:longest].strip()


def unpiled(text: str) -> str:
    """Marks stand on something, and only so many on one letter."""
    kept: list[str] = []
    marks = MOST_MARKS  # at the beginning there is nothing to stand on
    for letter in text:
        if unicodedata.category(letter) in ("Mn", "Me"):
            marks += 1
        else:
            marks = MOST_MARKS if letter.isspace() else 0
        if marks <= MOST_MARKS:
            kept.append(letter)
    return "".join(kept)


# Letters of other alphabets, and figures, that look like a Latin letter: each before the one that it looks like.
PAIRS = (
    "аa еe оo рp сc уy хx іi јj ѕs һh ԁd ԛq ԝw кk мm тt вb нh гr "
    "αa βb εe ιi κk νv οo πn ρp τt υu χx ωw ӏl 0o 1l 3e 5s ıi"
)
LOOKS = {ord(pair[0]): pair[1] for pair in PAIRS.split()}


def likeness(name: str) -> str:
    """What two names have in common that people cannot tell apart: without case, accents, width, spaces and dots."""
    letters = unicodedata.normalize("NFKD", name).casefold().translate(LOOKS)
    kept = "".join(it for it in letters if unicodedata.category(it)[0] in "LN")
    return kept.replace("rn", "m").replace("vv", "w").replace("i", "l")


def numbered(name: str, taken: Iterable[str], number: int) -> str:
    """The name, with a number if it is like one that somebody else has."""
    same = likeness(name)
    if not any(likeness(it) == same for it in taken if it):
        return name
    end = f" {number}"
    return name[: LONGEST_NAME - len(end)].rstrip() + end


def plain_name(text: str, otherwise: str) -> str:
    return plain(text, LONGEST_NAME) or otherwise
