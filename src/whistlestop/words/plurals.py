"""How languages count, for browsers that lack some of them."""

from __future__ import annotations

from babel import Locale, UnknownLocaleError

# Every browser has these; together they count in most of the ways that there are.
WELL_KNOWN = ("en", "fr", "ru", "pl", "cs", "lt", "lv", "ro", "sl", "he", "ar")
NUMBERS = range(1200)
OTHER = "other"


def counting_locales(language: str) -> list[str]:
    """The language, then a well-known one that counts whole numbers alike: a browser takes the first it has.

    Categories that the language itself does not have come to the same as `other`, to which its messages fall back:
    Icelandic can be counted in Russian, where 21 is `one` too and 22 is `few`."""
    try:
        own = Locale.parse(language).plural_form
    except (UnknownLocaleError, ValueError):
        return [language, "en"]
    names = set(own.tags) | {OTHER}
    for other in WELL_KNOWN:
        theirs = Locale.parse(other).plural_form
        if all(own(n) == (category if (category := theirs(n)) in names else OTHER) for n in NUMBERS):
            return list(dict.fromkeys((language, other)))
    return [language]
