"""`whistlestop bench`: how fast everything is here; the rules' part also as `python -m whistlestop.bench`."""

from __future__ import annotations

import argparse
from typing import NoReturn

import typer

from .apps import new_app
from .status import UsageError

ABOUT = "Measure rules, games, environments, bots and the server; compare the targets that the rules run on."
app = new_app(ABOUT)
EVERYTHING = {"allow_extra_args": True, "ignore_unknown_options": True, "help_option_names": []}


class Parser(argparse.ArgumentParser):
    """Bad usage is one sentence, not a page."""

    def error(self, message: str) -> NoReturn:
        raise UsageError(f"{self.prog}: {message.rstrip('.')}; see {self.prog} --help.")


@app.command(context_settings=EVERYTHING, add_help_option=False)
def bench(context: typer.Context) -> int:
    from whistlestop.bench import arguments
    from whistlestop.envs.shared import speed as envs
    from whistlestop.server import load_test as server

    from .warm import warm_first

    parser = Parser(
        prog=context.command_path,
        description=ABOUT,
        allow_abbrev=False,
    )
    actions = arguments.add_arguments(parser)
    server.add_arguments(actions.add_parser("server", help="how much a server carries", allow_abbrev=False))
    envs.add_arguments(actions.add_parser("envs", help="how fast games to learn in are", allow_abbrev=False))
    try:
        args = parser.parse_args(context.args)
    except SystemExit:  # --help
        return 0
    warm_first("rules", *(["bots"] if args.action in ("champion", "envs") else []))
    own = {"server": server.run, "envs": envs.run}
    return own.get(args.action, arguments.run)(args)
