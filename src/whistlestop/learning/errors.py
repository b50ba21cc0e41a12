"""What goes wrong in training, as one sentence for people."""

from __future__ import annotations


class TrainingError(Exception):
    """The message is a whole sentence."""
