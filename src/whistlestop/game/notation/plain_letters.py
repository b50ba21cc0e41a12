"""Letters made equal: what people type without accents, capitals or spaces is still understood."""

from __future__ import annotations

import unicodedata

# letters that Unicode does not take apart
LETTERS = str.maketrans({"ø": "o", "æ": "ae", "œ": "oe", "ð": "d", "þ": "th", "ł": "l", "đ": "d", "ı": "i"})


def fold(text: str) -> str:
    """Only letters and digits, without accents, in lower case: `Sault St. Marie` becomes `saultstmarie`."""
    plain = unicodedata.normalize("NFKD", text.casefold().translate(LETTERS))
    return "".join(letter for letter in plain if letter.isalnum())
