"""`whistlestop bench`: how fast the rules are on this machine."""

from __future__ import annotations

import argparse

from whistlestop.bench import arguments
from whistlestop.cli import UsageError
from whistlestop.cli.warm import warm_first

add_arguments = arguments.add_arguments


def run(args: argparse.Namespace) -> int:
    warm_first()
    try:
        return arguments.run(args)
    except ImportError as error:
        if getattr(args, "target", None) != "gpu":
            raise
        raise UsageError(f"whistlestop bench: a GPU needs the extra `whistlestop[gpu]` ({error}).") from error
