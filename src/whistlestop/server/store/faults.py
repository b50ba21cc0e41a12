"""What can be wrong with a database: one sentence each, without a password; and whether it can be written to now."""

from __future__ import annotations

import logging
from time import monotonic

LOG = logging.getLogger("whistlestop.server")
QUIET = 30.0  # seconds without a word of how writing goes, after which somebody should try


class CannotOpen(Exception):
    """Why a database cannot be used, in one sentence."""


class CannotStore(Exception):
    """Nothing can be written now: the disk is full, or the database is away. Nothing has changed."""


class Storing:
    """Whether what is to be stored can be. The log has a line when that changes, and no other."""

    def __init__(self) -> None:
        self.ok = True
        self._last = monotonic()

    def worked(self) -> None:
        self._last = monotonic()
        if not self.ok:
            self.ok = True
            LOG.warning("games can be stored again")

    def failed(self) -> None:
        self._last = monotonic()
        if self.ok:
            self.ok = False
            LOG.error("games cannot be stored: the disk is full, or the database is away; nothing is lost")

    @property
    def is_due(self) -> bool:
        """Should somebody try whether it works?"""
        return not self.ok or monotonic() - self._last > QUIET


class Taken(Exception):
    """Somebody else was first to write this. Nothing has changed."""
