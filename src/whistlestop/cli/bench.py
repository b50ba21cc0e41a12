"""`whistlestop bench`: how fast the rules are on this machine; with the arguments of `python -m whistlestop.bench`."""

from __future__ import annotations

import argparse
from typing import NoReturn

import typer

from .apps import new_app
from .status import UsageError

app = new_app("Measure the rules; compare the targets that they run on.")
EVERYTHING = {"allow_extra_args": True, "ignore_unknown_options": True, "help_option_names": []}


class Parser(argparse.ArgumentParser):
    """Bad usage is one sentence, not a page."""

    def error(self, message: str) -> NoReturn:
        raise UsageError(f"{self.prog}: {message.rstrip('.')}; see {self.prog} --help.")


@app.command(context_settings=EVERYTHING, add_help_option=False)
def bench(context: typer.Context) -> int:
    from whistlestop.bench import arguments

    from .warm import warm_first

    parser = Parser(
        prog=context.command_path,
        description="Measure the rules; compare the targets that they run on.",
        allow_abbrev=False,
    )
    arguments.add_arguments(parser)
    try:
        args = parser.parse_args(context.args)
    except SystemExit:  # --help
        return 0
    warm_first()
    return arguments.run(args)
