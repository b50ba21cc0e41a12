"""The line protocol from the other side: one of our players behind standard input and output."""

from __future__ import annotations

import base64
import binascii
import functools
from collections.abc import Iterable
from dataclasses import dataclass
from typing import TextIO

import msgspec
import numpy as np

from whistlestop import maps
from whistlestop.game import View
from whistlestop.maps import Map
from whistlestop.rules.api import Records
from whistlestop.rules.state import STATE

from .builtin import action_of
from .errors import BotError
from .line_protocol import Bye, Choose, Hello, decode
from .protocol import Budget, Player
from .record_checks import may_decide
from .registry import make_player


@dataclass(frozen=True)
class KnownTable:
    """A table of which only one line is known."""

    name: str
    map: Map
    question: Choose

    def view(self, seat: int) -> View:
        return self.question.view

    def seen(self, seat: int) -> Records:
        return self._seen.copy()

    @functools.cached_property
    def _seen(self) -> Records:
        """What came over the line is looked at before compiled code is given it."""
        view = self.question.view
        try:
            data = base64.b64decode(self.question.seen or "", validate=True)
        except binascii.Error:
            data = b""
        if len(data) != STATE.itemsize:
            raise BotError(self.name, f"needs the field `seen`: {STATE.itemsize} bytes in base64")
        record: Records = np.frombuffer(data, STATE)
        if not may_decide(record, self.map, len(view.seats), view.seat):
            raise BotError(self.name, f"cannot use `seen`: it is not what seat {view.seat} sees when it is to decide")
        return record


def serve(name: str, lines: Iterable[str], out: TextIO) -> None:
    """Answer line after line until `bye` or the end of the input."""
    player = make_player(name)
    map: Map | None = None
    try:
        for line in lines:
            try:
                message = decode(line)
            except msgspec.DecodeError as error:
                raise BotError(name, f"was told what is no message of the protocol: {error}") from None
            if isinstance(message, Bye):
                return
            if isinstance(message, Hello):
                map = same_map(name, message)
                answer = name
            else:
                answer = choose(player, map, message)
            print(answer, file=out, flush=True)
    finally:
        player.close()


def same_map(name: str, hello: Hello) -> Map:
    """Our map of that name, if it plays like theirs."""
    if hello.game not in maps.names():
        raise BotError(name, f"has no map {hello.game!r}; the maps are {', '.join(maps.names())}")
    map = maps.load(hello.game)
    if hello.map.get("hash") != map.hash:
        raise BotError(name, f"has another map of the name {hello.game!r}: its hash is {map.hash}")
    return map


def choose(player: Player, map: Map | None, question: Choose) -> str:
    if map is None:
        raise BotError(player.name, "was asked to choose before it was greeted")
    seat, players = question.view.seat, len(question.view.seats)
    if not 0 <= seat < players:
        raise BotError(
            player.name, f"was asked to choose for seat {seat}; the seats of this view are 0 to {players - 1}"
        )
    told = KnownTable(player.name, map, question)
    budget = Budget(None if question.budget is None else question.budget / 1000)
    answer = player.decide(told, seat, budget)
    said = str(action_of(map, told.seen(seat), answer) if isinstance(answer, int) else answer)
    if said not in question.legal:
        raise BotError(player.name, f"would answer {said!r}, which is not in `legal`: `seen` is of another position")
    return said
