"""Numbers and dates as a language writes them. The page does the same from the same messages: browsers lack some of
our languages (Chromium knows no Icelandic numbers, dates or lists)."""

from __future__ import annotations

import datetime

from .catalogue import SOURCE, catalogue, say
from .numbers import written


def number(value: float, language: str = SOURCE, *, digits: int | None = None) -> str:
    """`12,345`, `-0.5`; with so many `digits` after the decimal point if they are given."""
    return written(value, catalogue(language).marks, digits)


def percent(share: float, language: str = SOURCE, *, digits: int = 1) -> str:
    """`12.5%` for 0.125."""
    return say("percent", language, number=number(share * 100, language, digits=digits))


def date(day: datetime.date, language: str = SOURCE) -> str:
    """`3 May 2026`, and for a `datetime` the time of day as well, in the time zone that it has."""
    parts = {"day": day.day, "month": day.month, "year": str(day.year)}
    if not isinstance(day, datetime.datetime):
        return say("date-long", language, **parts)
    return say("date-with-time", language, **parts, hour=f"{day.hour:02}", minute=f"{day.minute:02}")
