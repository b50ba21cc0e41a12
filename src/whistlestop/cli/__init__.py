"""The command line: `whistlestop COMMAND ...`.

Every command is a module of its own with a Typer application, `app`, whose functions give the exit status. It is
imported only when it is used, so that help and the light commands start at once.
"""

from __future__ import annotations

import _thread
import contextlib
import io
import os
import re
import sys
import threading
from typing import Any, cast

from whistlestop.numpy_threads import limit_threads

from .status import BAD_USAGE, BROKEN_PIPE, FAILED, INTERRUPTED, OK, PROGRAM, Interrupted, UsageError

__all__ = ["BAD_USAGE", "COMMANDS", "FAILED", "INTERRUPTED", "OK", "UsageError", "main"]

# name: (module, what it does)
COMMANDS = {
    "play": ("whistlestop.cli.play", "play in the terminal: with friends at one keyboard, with bots, or both"),
    "simulate": ("whistlestop.cli.simulate", "let bots play many games, and see who wins"),
    "arena": ("whistlestop.cli.arena", "measure bots against one another: ratings, tests, a report"),
    "analyse": ("whistlestop.cli.analyse", "find out by simulation how a map plays: which routes and tickets win"),
    "bot-host": ("whistlestop.cli.bot_host", "put a bot behind standard input and output, for other programs"),
    "replay": ("whistlestop.cli.replay", "go through a recorded game, or print it"),
    "review": ("whistlestop.cli.review", "see where a finished game was won and lost: chances, decisions, luck"),
    "puzzle": ("whistlestop.cli.puzzle", "solve a puzzle: find the decision that is far better than every other"),
    "verify": ("whistlestop.cli.verify", "check that the chance of recorded games was fair"),
    "day": ("whistlestop.cli.day", "see a server's table of the day, its results, and whether they are true"),
    "record": ("whistlestop.cli.record", "write down a game from a real table"),
    "serve": ("whistlestop.cli.serve", "let people play in their browsers: tables, bots, fair chance"),
    "demo-site": ("whistlestop.cli.demo_site", "write a folder for any web host that plays without a server"),
    "backup": ("whistlestop.cli.backup", "copy a server's games, also while it runs"),
    "check": ("whistlestop.cli.check", "look whether a server's games are sound, and save what can be read"),
    "restore": ("whistlestop.cli.restore", "give a server the games of a backup"),
    "export": ("whistlestop.cli.export", "write the records of a server's finished games"),
    "reports": ("whistlestop.cli.reports", "show what people have reported to the operator; settle it"),
    "ratings": ("whistlestop.cli.ratings", "check a server's ratings against its logs, or work them out anew"),
    "maps": ("whistlestop.cli.maps", "list the maps there are; check a map file of your own"),
    "rules": ("whistlestop.cli.rules", "read the rules: all of them, a section, or a clause"),
    "demo": ("whistlestop.cli.demo", "watch a short simulated game, then a benchmark"),
    "bench": ("whistlestop.cli.bench", "measure the rules; compare the targets that they run on"),
    "train": ("whistlestop.cli.train", "train a network by self-play, on a GPU or (slowly) here"),
    "warm": ("whistlestop.cli.warm", "compile rules and bots ahead of their first use"),
}
COMPLETING = "_WHISTLESTOP_COMPLETE"  # set by the shell when it asks what could come next


def main(argv: list[str] | None = None) -> int:
    """Run a command line; the exit status."""
    for stream in (sys.stdout, sys.stderr):  # an accent must not be the end of a program on a plain terminal
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="backslashreplace")
    if isinstance(sys.stdin, io.TextIOWrapper):
        sys.stdin.reconfigure(errors="replace")
    before, sys.unraisablehook = sys.unraisablehook, _interrupt_again
    try:
        status = _run(sys.argv[1:] if argv is None else argv)
        if sys.stdout is not None:
            sys.stdout.flush()
    except UsageError as error:
        return _complain(error.sentence(_spoken(argv)), BAD_USAGE)
    except ValueError as error:
        from whistlestop.maps import MapError

        if not isinstance(error, MapError):
            raise
        return _complain(_first_fault(str(error)), BAD_USAGE)
    except ImportError as error:
        if error.name != "whistlestop.rules.kernel":
            raise
        return _complain(str(error), BAD_USAGE)  # WHISTLESTOP_KERNEL names no target
    except KeyboardInterrupt:
        return INTERRUPTED
    except Interrupted as left:
        return _complain(str(left), INTERRUPTED) if str(left) else INTERRUPTED
    except BrokenPipeError:  # the reader has gone (`whistlestop ... | head`): nobody is left to tell
        _silence_stdout()
        return BROKEN_PIPE
    except OSError as error:  # what prints could not: the disk is full, the terminal has gone
        _silence_stdout()
        return _complain(f"{error.filename or 'standard output'}: {error.strerror or error}.", FAILED)
    finally:
        sys.unraisablehook = before
    return status


def _spoken(argv: list[str] | None) -> str:
    """The language to complain in: the one asked for on the command line, or by the environment."""
    from whistlestop import words

    given = " ".join(sys.argv[1:] if argv is None else argv)
    wish = re.search(r"--language[ =](\S+)", given)
    return words.choose([wish[1]]) if wish else words.user_language()


def _interrupt_again(lost: Any) -> None:
    """A Ctrl-C that came where nothing can be raised (a finaliser, compiled code being loaded) comes once more."""
    if lost.exc_type is KeyboardInterrupt:
        threading.Timer(0.05, _thread.interrupt_main).start()
    else:
        sys.__unraisablehook__(lost)


def _run(argv: list[str]) -> int:
    limit_threads()
    import typer

    from .commands import usage_sentence, whole_command

    command = whole_command()
    refused = cast(type[Exception], typer.BadParameter.__mro__[2])  # of all that is wrong with a command line
    try:
        if COMPLETING in os.environ:
            command.main(args=argv, prog_name=PROGRAM)
        with command.make_context(PROGRAM, list(argv)) as context:
            return _status(command.invoke(context))
    except typer.Exit as leave:  # --help and --version end here
        return leave.exit_code
    except refused as error:
        raise UsageError(usage_sentence(error, PROGRAM)) from None


def _status(given: Any) -> int:
    return given if isinstance(given, int) else OK


def _first_fault(message: str) -> str:
    """Of a map file's faults the first; `maps check` says them all."""
    first, *more = message.splitlines()
    return f"{first} ({len(more)} more; {PROGRAM} maps check says them all)" if more else first


def _complain(message: str, status: int) -> int:
    with contextlib.suppress(BrokenPipeError):
        print(message, file=sys.stderr)
    return status


def _silence_stdout() -> None:
    """Python flushes stdout once more at the end; let that go nowhere instead of into the broken pipe."""
    with contextlib.suppress(OSError, ValueError):  # ValueError: a stream that is no file
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
