"""The program as one Typer command whose subcommands are loaded when they are needed."""

from __future__ import annotations

import difflib
import importlib
from typing import Annotated, Any

import typer
from typer.core import TyperGroup

from whistlestop import __version__

from . import COMMANDS
from .status import PROGRAM, Misuse

ABOUT = "The railway games of the Ticket to Ride family, exact and very fast (unofficial)."


class Commands(TyperGroup):
    """All commands, by the names and one-line descriptions of the table; a module is imported for its own command."""

    def list_commands(self, ctx: Any) -> list[str]:  # noqa: ARG002
        return list(COMMANDS)

    def get_command(self, ctx: Any, cmd_name: str) -> Any:
        if cmd_name not in COMMANDS:
            if ctx.resilient_parsing or cmd_name.startswith("-"):  # a shell is asking; or it is an option
                return None
            raise no_such_command(cmd_name)
        module, what = COMMANDS[cmd_name]
        command = typer.main.get_command(importlib.import_module(module).app)
        command.name = cmd_name
        command.short_help = what
        return command

    def format_commands(self, ctx: Any, formatter: Any) -> None:  # noqa: ARG002
        with formatter.section("Commands"):
            formatter.write_dl([(name, what) for name, (_, what) in COMMANDS.items()])


def no_such_command(name: str) -> Misuse:
    close = difflib.get_close_matches(name, COMMANDS, n=1)
    if close:
        return Misuse("usage-command-close", text=repr(name)[1:-1], close=close[0])
    return Misuse("usage-command", text=repr(name)[1:-1], commands=tuple(COMMANDS))


def show_version(wanted: bool) -> None:
    if wanted:
        print(f"{PROGRAM} {__version__}")
        raise typer.Exit


def whole_command() -> Any:
    app = typer.Typer(
        cls=Commands,
        help=f"{ABOUT} `{PROGRAM} COMMAND --help` says more about a command.",
        rich_markup_mode=None,
        pretty_exceptions_enable=False,
        context_settings={"help_option_names": ["--help", "-h"]},
    )

    @app.callback(invoke_without_command=True)
    def options(
        context: typer.Context,
        _version: Annotated[
            bool, typer.Option("--version", is_eager=True, callback=show_version, help="Say the version.")
        ] = False,
    ) -> None:
        if context.invoked_subcommand is None:
            raise Misuse("usage-nothing", commands=tuple(COMMANDS))

    return typer.main.get_command(app)


def usage_sentence(error: Any, program: str) -> str:
    """What Typer has to say about a command line, in one line."""
    path = error.ctx.command_path if error.ctx else program
    message = " ".join(error.format_message().split()).rstrip(".")
    return f"{path}: {message[:1].lower()}{message[1:]}; see {path} --help."
