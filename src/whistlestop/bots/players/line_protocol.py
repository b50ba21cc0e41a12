"""The line protocol: a JSON object a line to a program, a line of notation back. docs/bot-protocol.md describes it."""

from __future__ import annotations

import base64
import contextlib
import shlex
import subprocess
from collections.abc import Sequence
from typing import Any

import msgspec

from whistlestop.game import Action, View
from whistlestop.game.names import names_of
from whistlestop.maps import Map
from whistlestop.rules.api import Records

from .protocol import Budget

VERSION = 1
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
    """A bot that is a program of its own. It is started when it is first asked and ends when it is closed."""

    def __init__(self, command: str) -> None:
        self.words = shlex.split(command)
        self._process: subprocess.Popen[str] | None = None
        self._seen: str | None = None

    def begin(self, map: Map, view: View) -> None:
        if self._process is None:
            self._process = subprocess.Popen(
                self.words, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, encoding="utf-8", bufsize=1
            )
        self._ask(Hello(VERSION, view.game, len(view.seats), map_data(map)))

    def look(self, known: Records) -> None:
        self._seen = base64.b64encode(known.tobytes()).decode("ascii")

    def choose(self, view: View, legal: Sequence[Action], budget: Budget) -> Action:
        said = tuple(map(str, legal))
        milliseconds = None if budget.seconds is None else round(1000 * budget.seconds)
        line = self._ask(Choose(view, said, milliseconds, self._seen))
        if line not in said:
            raise ValueError(f"the answer {line!r} is none of the legal lines ({', '.join(said[:5])}, ...)")
        return legal[said.index(line)]

    def _ask(self, message: Message) -> str:
        process = self._process
        if process is None or process.stdin is None or process.stdout is None:
            raise RuntimeError("the program does not run")
        try:
            self._tell(process, message)
        except BrokenPipeError:
            line = ""
        else:
            line = process.stdout.readline()
        if not line:
            raise RuntimeError(f"the program ended (exit status {process.wait()})")
        return line.strip()

    def _tell(self, process: subprocess.Popen[str], message: Message) -> None:
        assert process.stdin is not None
        process.stdin.write(encode(message).decode("utf-8") + "\n")
        process.stdin.flush()

    def close(self) -> None:
        process, self._process = self._process, None
        if process is None:
            return
        with contextlib.suppress(OSError, ValueError):
            self._tell(process, Bye())
        if process.stdin is not None:
            with contextlib.suppress(OSError):
                process.stdin.close()
        try:
            process.wait(LAST_SECONDS)
        except subprocess.TimeoutExpired:
            process.kill()
            process.wait()
        if process.stdout is not None:
            process.stdout.close()
