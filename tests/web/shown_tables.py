"""Tables as a server would tell of them, at every phase of every game, to be shown in a browser one after the other.

The games are played here, by the rules, with quick choices of our own; the messages are those of `wire/`, made by what
the server makes them with. A page that shows one needs no table on any server, so hundreds of cases take seconds."""

from __future__ import annotations

import functools
import json
import random
from typing import Any, NamedTuple

import msgspec

from whistlestop import maps
from whistlestop.game import Game
from whistlestop.game.notation.actions import Action, Claim, Draw, Extra, Keep, Pass, Pay, Place, Singles, Tickets
from whistlestop.server.push.choices import Paths, choices_of
from whistlestop.wire import answers as an
from whistlestop.wire.settings import TableSettings

ME = 0
GAMES = 20  # played at most, until every phase has come up
LONGEST_NAME = "W" * 24  # as many letters as the field takes, the widest there is, and no place to break
PLAYERS = {"north_america": (2, 3, 4, 5), "europe": (2, 3, 4, 5), "card_game": (2, 3, 4)}
PHASES = {
    "north_america": ("setup", "wait", "turn", "second", "keep", "last"),
    "europe": ("setup", "wait", "turn", "second", "keep", "surcharge", "last"),
    "card_game": ("setup", "wait", "turn", "second", "keep", "complete"),
}


class Shown(NamedTuple):
    """One moment: what the page is told of the table, and of the game from seat 0."""

    game: str
    players: int
    phase: str
    table: dict[str, Any]
    full: dict[str, Any]

    @property
    def name(self) -> str:
        return f"{self.game}-{self.players}-{self.phase}"


def phase_of(game: Game) -> str:
    """What seat 0 sees now, as one of PHASES."""
    if ME not in game.pending:
        return "wait"
    if game.phase == "turn" and game.view(ME).last_turns:
        return "last"
    return str(game.phase)


def decide(game: Game, dice: random.Random) -> tuple[Action, int]:
    """Cards first, then routes, and sometimes tickets: all phases come soon, with full hands."""
    seat = game.pending[-1]
    legal = game.legal(seat)
    by_kind: dict[type, list[Action]] = {}
    for it in legal:
        by_kind.setdefault(type(it), []).append(it)
    keeps = by_kind.get(Keep)
    if keeps:
        most = max if game.map.kind == "cards" else min  # so many are usual
        return most(keeps, key=lambda it: len(it.places)), seat  # type: ignore[attr-defined]
    wishes: list[type] = [Extra, Pay]
    if dice.random() < 0.06:
        wishes.append(Tickets)
    if game.turn > 24 * game.players and dice.random() < 0.7:
        wishes.append(Claim)
    if game.turn > 5 * game.players and dice.random() < 0.5:
        wishes += [Place, Singles]
    for wish in (*wishes, Draw, Claim, Place):
        if wish in by_kind:
            return dice.choice(by_kind[wish]), seat
    return dice.choice([it for it in legal if not isinstance(it, Pass)] or list(legal)), seat


@functools.cache
def moments(name: str, players: int) -> tuple[Shown, ...]:
    """One moment for each phase that comes up: the one with the most kinds of cards in hand, and not too early."""
    found: dict[str, tuple[int, Shown]] = {}
    for seed in range(GAMES):
        look_through(name, players, seed, found)
        if set(found) == set(PHASES[name]):
            return tuple(found[it][1] for it in PHASES[name])
    raise AssertionError(f"{name} with {players}: no {set(PHASES[name]) - set(found)} in {GAMES} games")


def look_through(name: str, players: int, seed: int, found: dict[str, tuple[int, Shown]]) -> None:
    """Play a whole game and put its best moments into `found`."""
    dice = random.Random(seed)
    game = Game(maps.load(name), players, seed=seed)
    while not game.is_over:
        phase = phase_of(game)
        if phase in PHASES[name]:
            view = game.view(ME)
            assert view.own is not None
            worth = sum(1 for number in view.own.hand.values() if number) + (2 if game.turn > 6 * players else 0)
            if phase not in found or worth > found[phase][0]:
                found[phase] = worth, shown(game, name, phase)
        action, seat = decide(game, dice)
        game.play(action, seat)


def shown(game: Game, name: str, phase: str) -> Shown:
    view = game.view(ME)
    full = an.Full("shown", 1, ME, view, choices_of(game, view, Paths()))
    return Shown(name, game.players, phase, plain(table_of(game, name)), plain(full))


def table_of(game: Game, name: str) -> an.Table:
    """Half of the others are people with long names, half bots."""
    seats = [
        an.SeatInfo("person", "Anna", mine=True)
        if seat == ME
        else an.SeatInfo("person", LONGEST_NAME)
        if seat % 2
        else an.SeatInfo("bot", bot="medium")
        for seat in range(game.players)
    ]
    return an.Table(
        table="shown",
        seq=1,
        status="playing",
        settings=TableSettings(game=name, players=game.players, hints=True),
        map=game.map.hash,
        seats=tuple(seats),
        fair=an.FairInfo(commitment="0"),
        now=0,
        to_move=game.pending,
    )


def plain(message: an.Message) -> dict[str, Any]:
    found: dict[str, Any] = json.loads(msgspec.json.encode(message))
    return found
