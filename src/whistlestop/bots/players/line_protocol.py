"""The line protocol: a JSON object a line to a program, a line of notation back. docs/bot-protocol.md describes it."""

from __future__ import annotations

import base64
import contextlib
import os
import shlex
import signal
import subprocess
import sys
import threading
from collections.abc import Sequence
from typing import Any

import msgspec

from whistlestop.game import Action, View
from whistlestop.game.notation.names import names_of
from whistlestop.maps import Map
from whistlestop.rules.api import Records

from .errors import BotError, ProgramError
from .protocol import Budget

COMMAND = "cmd:"  # before the command line, where a bot is named
VERSION = 1
LONGEST_SHOWN = 80  # characters of an answer that an error names
LAST_SECONDS = 1.0  # for a program to end by itself


class Hello(msgspec.Struct, frozen=True, tag_field="type", tag="hello"):
    """Before the first question, and again when the map changes. The answer is a line, for example the bot's name."""

    protocol: int
    game: str
    players: int
    map: dict[str, Any]


class Choose(msgspec.Struct, frozen=True, tag_field="type", tag="choose"):
    """The question. The answer is one of the lines in `legal`."""

    view: View
    legal: tuple[str, ...]
    budget: int | None = None  # milliseconds
    seen: str | None = None  # the view once more, as the record of the rules: for bots of Whistlestop itself


class Bye(msgspec.Struct, frozen=True, tag_field="type", tag="bye"):
    """The end; no answer."""


Message = Hello | Choose | Bye
encode = msgspec.json.Encoder().encode
decode = msgspec.json.Decoder(Message).decode


def map_data(map: Map) -> dict[str, Any]:
    """What a program needs to know of a map, by the names that the notation uses."""
    names = names_of(map)
    return {
        "hash": map.hash,
        "kind": map.kind,
        "trains": map.trains.each,
        "points": {length: points for length, points in enumerate(map.trains.points) if points},
        "longest_path_bonus": map.trains.longest_path_bonus,
        "stations": map.stations.each,
        "cities": [city._asdict() for city in map.cities],
        "tracks": [
            {
                "track": name,
                "between": (names.cities[track.a], names.cities[track.b]),
                "length": track.length,
                "colour": track.colour,
                "ferry": track.ferry,
                "tunnel": track.tunnel,
            }
            for name, track in zip(names.tracks, map.tracks, strict=True)
        ],
        "tickets": [
            {
                "ticket": name,
                "between": (names.cities[ticket.a], names.cities[ticket.b]),
                "points": ticket.points,
                "long": ticket.long,
            }
            for name, ticket in zip(names.tickets, map.tickets, strict=True)
        ],
    }


class Program:
    """A bot that is a program of its own. It is started when it is first asked and ends when it is closed, with all
    that it has started itself."""

    def __init__(self, command: str) -> None:
        self.words = words_of(command)
        self._process: subprocess.Popen[str] | None = None
        self._talking = threading.Lock()  # held by whoever waits for an answer: perhaps a thread that is late
        self._seen: str | None = None

    def begin(self, map: Map, view: View) -> None:
        if self._process is None:
            self._process = started(self.words)
        self._ask(Hello(VERSION, view.game, len(view.seats), map_data(map)))

    def look(self, known: Records) -> None:
        self._seen = base64.b64encode(known.tobytes()).decode("ascii")

    def choose(self, view: View, legal: Sequence[Action], budget: Budget) -> Action:
        said = tuple(map(str, legal))
        milliseconds = None if budget.seconds is None else round(1000 * budget.seconds)
        line = self._ask(Choose(view, said, milliseconds, self._seen))
        if line not in said:
            raise ProgramError(
                f"answered {shortened(line)!r}, which is none of the legal lines ({', '.join(said[:5])}, ...)"
            )
        return legal[said.index(line)]

    def _ask(self, message: Message) -> str:
        process = self._process
        if process is None or process.stdout is None:
            raise ProgramError("does not run")
        with self._talking:
            try:
                tell(process, message)
                line = process.stdout.readline()
            except BrokenPipeError:
                line = ""
            finally:
                if self._process is not process:  # it was given up meanwhile, and perhaps nobody else can do it
                    close_streams(process)
        if not line:
            raise ProgramError(how_it_ended(process))
        return line.strip()

    def close(self) -> None:
        process, self._process = self._process, None
        if process is None:
            return
        if self._talking.acquire(blocking=False):
            part(process)
        else:  # it owes an answer: it will not listen, and a late thread holds its streams as long as it lives
            end(process)
            if not self._talking.acquire(timeout=LAST_SECONDS):
                return  # what it started has got away from it and holds the other end: that thread closes ours
        close_streams(process)
        self._talking.release()


def shortened(line: str) -> str:
    """What a program says can be as long as it likes."""
    return line if len(line) <= LONGEST_SHOWN else line[:LONGEST_SHOWN] + "…"


def words_of(command: str) -> list[str]:
    """A command line as a shell would split it. BotError unless there is a program in it."""
    try:
        words = shlex.split(command)
    except ValueError as error:
        raise BotError(COMMAND + command, f"cannot be started: its command line has {str(error).lower()}") from None
    if not words:
        raise BotError(COMMAND + command, f"needs a program to start, like {COMMAND}./my-bot")
    return words


# --- the process ------------------------------------------------------------------------------------------

_running: set[subprocess.Popen[str]] = set()


def started(words: Sequence[str]) -> subprocess.Popen[str]:
    """In a group of its own, so that a wrapper ends together with what it wraps."""
    pipe = subprocess.PIPE
    process = subprocess.Popen(
        words, stdin=pipe, stdout=pipe, text=True, encoding="utf-8", bufsize=1, start_new_session=True
    )
    _running.add(process)
    return process


def tell(process: subprocess.Popen[str], message: Message) -> None:
    assert process.stdin is not None
    process.stdin.write(encode(message).decode("utf-8") + "\n")
    process.stdin.flush()


def how_it_ended(process: subprocess.Popen[str]) -> str:
    try:
        return f"ended (exit status {process.wait(LAST_SECONDS)})"
    except subprocess.TimeoutExpired:
        return "closed its standard output"


def part(process: subprocess.Popen[str]) -> None:
    """Say goodbye to a program that owes nothing, and give it time to end by itself."""
    assert process.stdin is not None
    with contextlib.suppress(OSError, ValueError):
        if sys.platform != "win32":
            os.set_blocking(process.stdin.fileno(), False)  # if it has left too much unread it goes without a word
        tell(process, Bye())
    with contextlib.suppress(OSError, ValueError):
        process.stdin.close()
    with contextlib.suppress(subprocess.TimeoutExpired):
        process.wait(LAST_SECONDS)
    end(process)


def close_streams(process: subprocess.Popen[str]) -> None:
    for stream in (process.stdin, process.stdout):
        if stream is not None:
            with contextlib.suppress(OSError, ValueError):
                stream.close()


def end(process: subprocess.Popen[str]) -> None:
    """At once, with all that it has started."""
    kill(process)
    process.wait()
    _running.discard(process)


def kill(process: subprocess.Popen[str]) -> None:
    if sys.platform == "win32":
        subprocess.run(["taskkill", "/T", "/F", "/PID", str(process.pid)], capture_output=True, check=False)
    else:
        with contextlib.suppress(ProcessLookupError, PermissionError):  # the latter for the dead, on some systems
            os.killpg(process.pid, signal.SIGKILL)
    process.kill()


def kill_all() -> None:
    """All programs of this process, when a signal ends it: that signal does not reach them. It waits for nothing, since
    it may have interrupted somebody who does."""
    for process in list(_running):
        kill(process)
