"""What goes wrong in training, as one sentence for people."""

from __future__ import annotations

INTERRUPTED = 130  # exit status, as shells have it


class TrainingError(Exception):
    """The message is a whole sentence."""
