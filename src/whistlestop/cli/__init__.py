"""The command line: `whistlestop COMMAND ...`.

Every command is a module of its own with two functions: `add_arguments(parser)`, and `run(args)`, which gives
the exit status. It is imported only when it is used, so that help and the light commands start at once.
"""

from __future__ import annotations

import argparse
import contextlib
import difflib
import importlib
import io
import os
import sys
from typing import NoReturn, Protocol, cast

from whistlestop import __version__

PROGRAM = "whistlestop"
OK, FAILED, BAD_USAGE, INTERRUPTED, BROKEN_PIPE = 0, 1, 2, 130, 141

# name: (module, what it does)
COMMANDS = {
    "demo": ("whistlestop.cli.demo", "watch a short simulated game, then a benchmark"),
    "maps": ("whistlestop.cli.maps", "list the maps there are; check a map file of your own"),
    "bench": ("whistlestop.cli.bench", "measure the rules; compare the targets that they run on"),
    "warm": ("whistlestop.cli.warm", "compile rules and bots ahead of their first use"),
}


class Command(Protocol):
    """What a command's module has."""

    def add_arguments(self, parser: argparse.ArgumentParser) -> None: ...
    def run(self, args: argparse.Namespace) -> int: ...


class UsageError(Exception):
    """A command was called in a way that makes no sense; the message is one sentence."""


class Parser(argparse.ArgumentParser):
    """Bad usage is one sentence, not a page."""

    def error(self, message: str) -> NoReturn:
        raise UsageError(f"{self.prog}: {message.rstrip('.')}; see {self.prog} --help.")


def main(argv: list[str] | None = None) -> int:
    """Run a command line; the exit status."""
    for stream in (sys.stdout, sys.stderr):  # an accent must not be the end of a program on a plain terminal
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="backslashreplace")
    try:
        status = _dispatch(sys.argv[1:] if argv is None else argv)
        sys.stdout.flush()
    except UsageError as error:
        return _complain(str(error), BAD_USAGE)
    except ValueError as error:
        from whistlestop.maps import MapError

        if not isinstance(error, MapError):
            raise
        return _complain(str(error), FAILED)
    except ImportError as error:
        if error.name != "whistlestop.rules.kernel":
            raise
        return _complain(str(error), BAD_USAGE)  # WHISTLESTOP_KERNEL names no target
    except KeyboardInterrupt:
        return INTERRUPTED
    except BrokenPipeError:  # the reader has gone (`whistlestop ... | head`): nobody is left to tell
        _silence_stdout()
        return BROKEN_PIPE
    return status


def _dispatch(argv: list[str]) -> int:
    here = next((place for place, word in enumerate(argv) if not word.startswith("-")), len(argv))
    top = _top_parser()
    try:
        top.parse_args(argv[:here])
        if here == len(argv):
            raise UsageError(f"{PROGRAM}: say what to do: {_names()}; see {PROGRAM} --help.")
        command, parser = _load(argv[here])
        args = parser.parse_args(argv[here + 1 :])
    except SystemExit as leave:  # --help and --version end here
        return leave.code if isinstance(leave.code, int) else OK
    return command.run(args)


def _top_parser() -> Parser:
    commands = "\n".join(f"  {name:<8} {what}" for name, (_, what) in COMMANDS.items())
    parser = Parser(
        prog=PROGRAM,
        usage=f"{PROGRAM} [--version] [--help] COMMAND ...",
        description="The railway games of the Ticket to Ride family, exact and very fast (unofficial).",
        epilog=f"commands:\n{commands}\n\n{PROGRAM} COMMAND --help says more about a command.",
        formatter_class=argparse.RawDescriptionHelpFormatter,
        allow_abbrev=False,
    )
    parser.add_argument("--version", action="version", version=f"{PROGRAM} {__version__}")
    return parser


def _load(name: str) -> tuple[Command, Parser]:
    if name not in COMMANDS:
        close = difflib.get_close_matches(name, COMMANDS, n=1)
        hint = f"did you mean {close[0]}?" if close else f"the commands are {_names()}."
        raise UsageError(f"{PROGRAM}: there is no command {name!r}; {hint}")
    module, what = COMMANDS[name]
    command = cast(Command, importlib.import_module(module))
    parser = Parser(prog=f"{PROGRAM} {name}", description=f"{what[0].upper()}{what[1:]}.", allow_abbrev=False)
    command.add_arguments(parser)
    return command, parser


def _names() -> str:
    return ", ".join(COMMANDS)


def _complain(message: str, status: int) -> int:
    with contextlib.suppress(BrokenPipeError):
        print(message, file=sys.stderr)
    return status


def _silence_stdout() -> None:
    """Python flushes stdout once more at the end; let that go nowhere instead of into the broken pipe."""
    with contextlib.suppress(OSError, ValueError):  # ValueError: a stream that is no file
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
