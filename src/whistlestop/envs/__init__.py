"""Environments: batches of games that programs learn in, compiled for the CPU or resident on a GPU."""

import sys

from whistlestop.rules import cache

cache.insist_on_compiled()  # before the first rule is imported: batches of games are not for plain Python
if getattr(sys.modules.get("whistlestop.rules.kernel"), "TARGET", None) == "starting":
    raise ImportError(cache.AFTER_WARM)
