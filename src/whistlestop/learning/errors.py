"""What goes wrong in training, as one sentence for people."""

from __future__ import annotations

REFUSED, INTERRUPTED = 2, 130  # exit statuses, as those of the command `whistlestop`


class TrainingError(Exception):
    """The message is a whole sentence."""
