"""Numbers with the marks of a language: between thousands, before a fraction, before what is less than 0."""

from __future__ import annotations

from typing import NamedTuple


class Marks(NamedTuple):
    thousands: str
    decimal: str
    minus: str


def written(value: float, marks: Marks, digits: int | None = None) -> str:
    text = f"{abs(value):,}" if digits is None else f"{abs(value):,.{digits}f}"
    less = value < 0 and any(digit in text for digit in "123456789")  # no "-0.0"
    swapped = text.translate({ord(","): marks.thousands, ord("."): marks.decimal})
    return f"{marks.minus}{swapped}" if less else swapped
