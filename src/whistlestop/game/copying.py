"""Copies of records."""

from __future__ import annotations

import numpy as np

from whistlestop.rules import api


def copied(states: api.Records) -> api.Records:
    """As bytes: NumPy's own copy goes field by field and takes thirty times as long."""
    return np.frombuffer(bytearray(states.tobytes()), states.dtype)
