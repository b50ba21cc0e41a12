"""`whistlestop warm`: compile rules and bots ahead of their first use."""

from __future__ import annotations

import sys
import time

from .apps import new_app
from .status import OK

app = new_app("Compile the rules ahead of their first use.")


@app.command()
def warm() -> int:
    begin = time.perf_counter()
    warm_first("rules", "bots")
    from whistlestop.rules.kernel import TARGET

    if TARGET == "compiled":
        print(f"Rules and bots are compiled ({time.perf_counter() - begin:.1f} s).")
    else:
        print("WHISTLESTOP_KERNEL=python: the rules run as plain Python, nothing is compiled.")
    return OK


def warm_first(*units: str) -> None:
    """For commands that do more than plain Python could: compile what is missing of these units, and say so."""
    from whistlestop import warmup
    from whistlestop.rules import cache

    cache.insist_on_compiled()
    from whistlestop.rules.kernel import TARGET

    if TARGET != "python":
        warmup.warm(lambda line: print(line, file=sys.stderr, flush=True), units or ("rules",))
