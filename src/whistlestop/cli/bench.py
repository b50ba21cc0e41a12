"""`whistlestop bench`: how fast everything is here; the rules' part also as `python -m whistlestop.bench`."""

from __future__ import annotations

import argparse
from typing import NoReturn

import typer

from .apps import new_app
from .status import UsageError

app = new_app("Measure rules, games and the server; compare the targets that the rules run on.")
EVERYTHING = {"allow_extra_args": True, "ignore_unknown_options": True, "help_option_names": []}


class Parser(argparse.ArgumentParser):
    """Bad usage is one sentence, not a page."""

    def error(self, message: str) -> NoReturn:
        raise UsageError(f"{self.prog}: {message.rstrip('.')}; see {self.prog} --help.")


@app.command(context_settings=EVERYTHING, add_help_option=False)
def bench(context: typer.Context) -> int:
    from whistlestop.bench import arguments
    from whistlestop.server import load_test as server

    from .warm import warm_first

    parser = Parser(
        prog=context.command_path,
        description="Measure rules, games and the server; compare the targets that the rules run on.",
        allow_abbrev=False,
    )
    actions = arguments.add_arguments(parser)
    server.add_arguments(actions.add_parser("server", help="how much a server carries", allow_abbrev=False))
    try:
        args = parser.parse_args(context.args)
    except SystemExit:  # --help
        return 0
    warm_first()
    return server.run(args) if args.action == "server" else arguments.run(args)
