"""Numbers into the bytes of an observation."""

from __future__ import annotations

from typing import Any

from whistlestop.rules.kernel import kernel

MOST = 127


@kernel
def put(out: Any, row: int, at: int, value: int) -> None:
    """A number that does not fit is cut off."""
    out[row, at] = max(0 - MOST, min(MOST, value))
