"""`whistlestop warm`: compile rules and bots, and if wanted the environments, ahead of their first use."""

from __future__ import annotations

import sys
import time
from pathlib import Path
from typing import Annotated

import typer

from .apps import new_app
from .status import OK, UsageError

app = new_app("Compile the rules ahead of their first use.")


Into = Annotated[
    str | None,
    typer.Option(
        metavar="FOLDER",
        help="Compile for a common kind of processor into this folder; WHISTLESTOP_KERNELS=FOLDER uses it elsewhere.",
    ),
]
Envs = Annotated[bool, typer.Option("--envs", help="Also the environments that programs learn in.")]


@app.command()
def warm(into: Into = None, envs: Envs = False) -> int:
    begin = time.perf_counter()
    if into is not None:
        return warm_into(into, begin)
    warm_first("rules", "bots", *(["envs"] if envs else []))
    from whistlestop.rules.kernel import TARGET

    if TARGET == "compiled":
        what = "Rules, bots and environments" if envs else "Rules and bots"
        print(f"{what} are compiled ({time.perf_counter() - begin:.1f} s).")
    else:
        print("WHISTLESTOP_KERNEL=python: the rules run as plain Python, nothing is compiled.")
    return OK


def warm_into(folder: str, begin: float) -> int:
    """For a wheel, an image, or machines that share a folder."""
    from whistlestop import warmup

    try:
        Path(folder).mkdir(parents=True, exist_ok=True)
        warmup.warm_into(Path(folder), lambda line: print(line, file=sys.stderr, flush=True))
    except (OSError, RuntimeError) as error:
        raise UsageError(f"whistlestop warm: {error}") from None
    files = [file for file in Path(folder).rglob("*") if file.is_file()]
    size = sum(file.stat().st_size for file in files) / 1e6
    print(f"{len(files)} files, {size:.1f} MB, are in {folder} ({time.perf_counter() - begin:.1f} s).")
    return OK


def warm_first(*units: str) -> None:
    """For commands that do more than plain Python could: compile what is missing of these units, and say so."""
    from whistlestop import warmup
    from whistlestop.rules import cache

    cache.insist_on_compiled()
    from whistlestop.rules.kernel import TARGET

    if TARGET != "python":
        warmup.warm(lambda line: print(line, file=sys.stderr, flush=True), units or ("rules",))
