"""Answers to what is asked at the prompt, without changing anything: the table, the board, the log, the rules."""

from __future__ import annotations

from collections.abc import Callable

from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from whistlestop import words
from whistlestop.game import IllegalAction, NotationError
from whistlestop.game.views.events import (
    CardsDealt,
    CardTurnedUp,
    ChoiceMade,
    Event,
    TicketsCompleted,
    TicketsDealt,
    TicketsKept,
    TurnBegan,
)

from ..rules import find, page, paragraph
from ..status import UsageError
from .choices import meant
from .context import Context
from .routes import listing
from .table import hand, labelled, room, tickets, whole_table

RECENT = 20  # sentences that `log` shows
QUIET = (CardTurnedUp, TurnBegan)  # told by the table itself

ACTIONS_HELP = {
    "draw red, draw deck": "terminal-help-draw",
    "claim paris-zurich, 3 green": "terminal-help-claim",
    "station wien": "terminal-help-station",
    "place 2 green + 1 loco": "terminal-help-place",
    "draw tickets": "terminal-help-draw-tickets",
    "keep 1 3": "terminal-help-keep",
    "complete dallas-miami": "terminal-help-complete",
}
COMMANDS_HELP = {
    "routes [CITY]": "terminal-help-routes",
    "table, hand, tickets": "terminal-help-table",
    "moves": "terminal-help-moves",
    "why ACTION": "terminal-help-why",
    "rules CLAUSE": "terminal-help-rules",
    "log [all]": "terminal-help-log",
    "undo": "terminal-help-undo",
    "save [FILE], quit": "terminal-help-save",
}


def news(context: Context, viewer: int | None, told: int) -> list[str]:
    """What has happened since, in sentences; without what the table shows anyway."""
    events = context.game.events_since(told, viewer)
    kept = any(isinstance(it, TicketsKept | TicketsCompleted) for it in events)  # then it is known who has chosen what
    return context.tell(
        [it for it in events if worth_telling(it, viewer) and not (kept and isinstance(it, ChoiceMade))], viewer
    )


def worth_telling(event: Event, viewer: int | None) -> bool:
    if isinstance(event, CardsDealt | TicketsDealt):
        return viewer in (None, event.seat)
    return not isinstance(event, QUIET)


# --- the answers ----------------------------------------------------------------------------------------------------


def about_help(context: Context, _seat: int, _rest: str) -> RenderableType:
    map = context.game.map
    without = {"station wien"} if not map.stations.each else set()
    without |= {"claim paris-zurich, 3 green"} if map.kind == "cards" else {"place 2 green + 1 loco"}
    without |= set() if map.kind == "cards" else {"complete dallas-miami"}
    without |= {"routes [CITY]"} if map.kind == "cards" else set()
    grid = Table.grid(padding=(0, 2, 0, 0))
    grid.add_column(style="bold", no_wrap=True)
    grid.add_column()
    for what, key in {**ACTIONS_HELP, **COMMANDS_HELP}.items():
        if what not in without:
            grid.add_row(what, context.say(key))
    grid.add_row("", Text(context.say("terminal-help-more"), style="dim"))
    return grid


def about_routes(context: Context, seat: int, rest: str) -> RenderableType:
    if context.game.map.kind == "cards":
        return Text(context.say("terminal-no-board"), style="dim")
    everything = rest.casefold() == "all"
    cities = context.game.notation.find_city(rest) if rest and not everything else []
    if rest and not everything and not cities:
        return Text(context.say("terminal-no-city", city=rest), style="red")
    return listing(context, context.game.view(seat), cities, everything=everything)


def about_table(context: Context, seat: int, _rest: str) -> RenderableType:
    return whole_table(context, context.game.view(seat))


def about_hand(context: Context, seat: int, _rest: str) -> RenderableType:
    own = context.game.view(seat).own
    return labelled(context, "terminal-hand", hand(context, own, room(context)) if own else "")


def about_tickets(context: Context, seat: int, _rest: str) -> RenderableType:
    own = context.game.view(seat).own
    return labelled(context, "table-tickets", tickets(context, own.tickets) if own else "")


def about_log(context: Context, seat: int, rest: str) -> RenderableType:
    said = context.tell(context.game.events_since(0, seat), seat)
    return Text("\n".join(said if rest.casefold() == "all" else said[-RECENT:]))


def about_moves(context: Context, seat: int, _rest: str) -> RenderableType:
    """All whole moves; those that differ only in how they are paid for together."""
    ways: dict[str, list[str]] = {}
    for move in context.game.moves(seat):
        head, comma, cards = str(move).partition(", ")
        verb = head.partition(" ")[0]
        ways.setdefault(head if comma else verb, []).append(cards if comma else head.removeprefix(verb).strip())
    grid = Table.grid(padding=(0, 2, 0, 0))
    grid.add_column(style="bold", no_wrap=True)
    grid.add_column()
    for head, found in ways.items():
        grid.add_row(head, Text(", ".join(found)))
    return grid


def about_why(context: Context, seat: int, rest: str) -> RenderableType:
    """Why an action is not possible: the refusal and the text of its clause."""
    if not rest:
        return Text(context.say("terminal-why-what"), style="dim")
    try:
        action = context.game.parse(meant(context, seat, rest), seat)
    except IllegalAction as error:
        rule = (
            f"\n{error.clause}: {words.rule(error.clause, context.language, context.game.map)}" if error.clause else ""
        )
        return Text(f"{error.sentence(context.language)}{rule}")
    except NotationError as error:
        return Text(error.sentence(context.language), style="red")
    return Text(context.say("terminal-why-possible", action=str(action)))


def about_rules(context: Context, _seat: int, rest: str) -> RenderableType:
    if not rest:
        return Text(context.say("terminal-rules-which"), style="dim")
    try:
        (section,) = find(words.rules(context.language, context.game.map), rest)
    except UsageError:
        return Text(context.say("terminal-rules-unknown", clause=rest), style="red")
    return Text(page(section) if len(rest) == 1 else paragraph(section.chapters[0].clauses[0]))


ANSWERS: dict[str, Callable[[Context, int, str], RenderableType]] = {
    "help": about_help,
    "routes": about_routes,
    "table": about_table,
    "hand": about_hand,
    "tickets": about_tickets,
    "log": about_log,
    "moves": about_moves,
    "why": about_why,
    "rules": about_rules,
}
