"""`whistlestop warm`: compile rules and bots, and if wanted the environments, ahead of their first use."""

from __future__ import annotations

import sys
import time
from typing import Annotated

import typer

from .apps import new_app
from .status import OK

app = new_app("Compile the rules ahead of their first use.")


Envs = Annotated[bool, typer.Option("--envs", help="Also the environments that programs learn in.")]


@app.command()
def warm(envs: Envs = False) -> int:
    from whistlestop.rules.kernel import TARGET

    begin = time.perf_counter()
    warm_first("rules", "bots")
    if envs and TARGET == "compiled":
        warm_envs()
    if TARGET == "compiled":
        print(f"Rules and bots are compiled ({time.perf_counter() - begin:.1f} s).")
    else:
        print("WHISTLESTOP_KERNEL=python: the rules run as plain Python, nothing is compiled.")
    return OK


def warm_first(*units: str) -> None:
    """For commands that run the rules (or more units): compile what is missing, and say so."""
    from whistlestop import warmup
    from whistlestop.rules.kernel import TARGET

    if TARGET == "compiled":
        warmup.warm(lambda line: print(line, file=sys.stderr, flush=True), units or ("rules",))


def warm_envs() -> None:
    """One kernel, which the first batch compiles."""
    from whistlestop import maps
    from whistlestop.envs.batch import Batch

    print("compiling the environments; this happens once and takes some minutes", file=sys.stderr, flush=True)
    Batch(maps.board("card_game"), 1)
