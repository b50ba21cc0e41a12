"""`whistlestop replay`: a recorded game, turn by turn."""

from __future__ import annotations

import itertools
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Annotated, Any

import typer

from .apps import Json, Language, language_of, new_app
from .seats import Seat
from .status import OK, Misuse, reading
from .verify import OwnMap, own

if TYPE_CHECKING:
    from whistlestop.game import Game, Record
    from whistlestop.game.views.events import Event
    from whistlestop.maps import Map

    from .terminal.context import Context

app = new_app("Go through a recorded game: all of it, one turn, or step by step (keys n, p and q).")
File = Annotated[str, typer.Argument(metavar="FILE", help="A file of one record or of many.")]
Number = Annotated[int | None, typer.Option("--game", metavar="N", help="Which game of the file; 1 is the first.")]
Step = Annotated[bool, typer.Option("--step", help="Turn by turn: n next, p previous, q quit.")]
Turn = Annotated[int | None, typer.Option("--turn", metavar="T", help="Only this turn, and the table after it.")]
FORWARD, BACK, LEAVE = ("n", " ", "\r", "\n", "\x1b[C", "\x1b[B"), ("p", "\x1b[D", "\x1b[A"), ("q", "\x1b", "\x04")


@dataclass(frozen=True)
class Moment:
    """The end of a turn: how far the log has come. Turn 0 is the set-up; a game may also begin in a later one."""

    turn: int
    entries: int


@app.command()
def replay(
    file: File,
    number: Number = None,
    step: Step = False,
    turn: Turn = None,
    own_map: OwnMap = None,
    as_json: Json = False,
    language: Language = None,
) -> int:
    spoken = language_of(language)
    from .warm import warm_first

    warm_first()
    record = the_record(file, number, own(own_map))
    moments = moments_of(record)
    if turn is not None and turn not in [it.turn for it in moments]:
        raise Misuse("usage-turn", file=file, first=moments[0].turn, last=moments[-1].turn, turn=turn)
    if as_json:
        print_json(record, moments[0].turn, turn)
        return OK
    from .console import is_interactive

    if step and is_interactive():
        step_through(record, moments, moments[0].turn if turn is None else turn, spoken)
    else:
        print_all(record, moments, turn, spoken)
    return OK


def the_record(file: str, number: int | None, map: Map | None) -> Record:
    """The game wanted; the only one, if none is named."""
    from pathlib import Path

    from whistlestop.game.records.reader import lines_of, read_records

    at = 1 if number is None else number
    if at < 1:
        raise Misuse("usage-games-from-one", file=file, at=at)
    with reading(file), Path(file).open("rb") as opened:
        found = list(itertools.islice(read_records(lines_of(opened), map), at - 1, at + 1))
    if not found:
        raise Misuse("usage-no-game", file=file, at=at)
    if number is None and len(found) > 1:
        raise Misuse("usage-several-games", file=file)
    return found[0]


def moments_of(record: Record) -> list[Moment]:
    """Replay, and note where each turn ends: with the decision that brings the next one, and the chance after it."""
    from whistlestop.rules.decisions import DECISIONS

    game = game_at(record, 0)
    moments: list[Moment] = []
    for at, entry in enumerate(record.log):
        before = game.turn
        if entry < 0:
            game.happen(-1 - entry)
        else:
            game.play(entry % DECISIONS, entry // DECISIONS)
        if game.turn != before:
            moments.append(Moment(before, at + 1))
    return [*moments, Moment(game.turn, len(record.log))]


def game_at(record: Record, entries: int) -> Game:
    """The game after so many entries of its log."""
    from whistlestop.game import Given

    return replace(record, log=record.log[:entries], comments=(), result=None, events=None).game(Given())


def events_of(game: Game, first: int) -> dict[int, list[Event]]:
    """Everything that happened, by turns."""
    from whistlestop.game.views.events import TurnBegan

    turns: dict[int, list[Event]] = {first: []}
    for event in game.events_since(0):
        if isinstance(event, TurnBegan):
            turns[event.turn] = []
        turns[max(turns)].append(event)
    return turns


# --- showing --------------------------------------------------------------------------------------------------------


def new_context(record: Record, language: str) -> Context:
    from .console import new_console
    from .terminal.context import Context

    return Context(game_at(record, len(record.log)), [Seat(name) for name in record.players], new_console(), language)


def print_all(record: Record, moments: list[Moment], turn: int | None, language: str) -> None:
    """Every turn in sentences, then the scores; or one turn, and the table after it."""
    from .terminal.final_scores import ending
    from .terminal.table import whole_table

    context = new_context(record, language)
    for number, events in events_of(context.game, moments[0].turn).items():
        if turn in (None, number):
            context.console.print("\n".join(context.tell(events, None)), soft_wrap=True)
    context.console.print()
    if turn is not None:
        context.game = game_at(record, next(it.entries for it in moments if it.turn == turn))
    context.console.print(ending(context) if context.game.is_over else whole_table(context, context.game.view()))
    if turn is None and not context.game.is_over:
        context.show("terminal-replay-unfinished")


def step_through(record: Record, moments: list[Moment], turn: int, language: str) -> None:
    context = new_context(record, language)
    events = events_of(context.game, moments[0].turn)
    at = next(number for number, moment in enumerate(moments) if moment.turn == turn)
    while True:
        context.game = game_at(record, moments[at].entries)
        show_moment(context, moments[at].turn, context.tell(events.get(moments[at].turn, []), None))
        try:
            key = typer.getchar()
        except EOFError:
            return
        if key in LEAVE:
            return
        at = min(len(moments) - 1, at + 1) if key in FORWARD else max(0, at - 1) if key in BACK else at


def show_moment(context: Context, turn: int, said: list[str]) -> None:
    from rich.rule import Rule
    from rich.text import Text

    from .terminal.final_scores import ending
    from .terminal.table import whole_table

    title = context.say("terminal-replay-heading", game=context.game_name, turn=turn)
    context.console.clear()
    context.console.print(Rule(Text(title, style="bold"), style="dim", align="left"))
    context.console.print(Text("\n".join(said)))
    context.console.print()
    context.console.print(ending(context) if context.game.is_over else whole_table(context, context.game.view()))
    context.console.print()
    context.show("terminal-replay-keys")


def print_json(record: Record, first: int, turn: int | None) -> None:
    """The events of each turn as data; the scores, if the game is finished."""
    import msgspec

    game = game_at(record, len(record.log))
    turns = [{"turn": at, "events": events} for at, events in events_of(game, first).items() if turn in (None, at)]
    result: dict[str, Any] = {"game": record.map.id, "players": record.players, "turns": turns}
    print(msgspec.json.encode({**result, "scores": game.scores() if game.is_over else None}).decode())
