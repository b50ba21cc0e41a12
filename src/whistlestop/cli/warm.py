"""`whistlestop warm`: compile the rules ahead of their first use."""

from __future__ import annotations

import sys
import time

from .apps import new_app
from .status import OK

app = new_app("Compile the rules ahead of their first use.")


@app.command()
def warm() -> int:
    from whistlestop.rules.kernel import TARGET

    begin = time.perf_counter()
    warm_first()
    if TARGET == "compiled":
        print(f"The rules are compiled ({time.perf_counter() - begin:.1f} s).")
    else:
        print("WHISTLESTOP_KERNEL=python: the rules run as plain Python, nothing is compiled.")
    return OK


def warm_first() -> None:
    """For commands that run the rules: compile what is missing, and say so."""
    from whistlestop import warming
    from whistlestop.rules.kernel import TARGET

    if TARGET == "compiled":
        warming.warm(lambda line: print(line, file=sys.stderr, flush=True))
