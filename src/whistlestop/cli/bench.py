"""`whistlestop bench`: how fast the rules are on this machine."""

from __future__ import annotations

import argparse

from whistlestop.bench import arguments
from whistlestop.cli.warm import warm_first

add_arguments = arguments.add_arguments


def run(args: argparse.Namespace) -> int:
    warm_first()
    return arguments.run(args)
