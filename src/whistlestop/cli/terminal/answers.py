"""Answers to what is asked at the prompt, without changing anything: the table, the board, the log, the rules."""

from __future__ import annotations

from collections.abc import Callable

from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from whistlestop import words
from whistlestop.game import IllegalAction, NotationError
from whistlestop.game.events import (
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
from .desk import Desk
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


def news(desk: Desk, viewer: int | None, told: int) -> list[str]:
    """What has happened since, in sentences; without what the table shows anyway."""
    events = desk.game.events_since(told, viewer)
    kept = any(isinstance(it, TicketsKept | TicketsCompleted) for it in events)  # then it is known who has chosen what
    return desk.tell(
        [it for it in events if worth_telling(it, viewer) and not (kept and isinstance(it, ChoiceMade))], viewer
    )


def worth_telling(event: Event, viewer: int | None) -> bool:
    if isinstance(event, CardsDealt | TicketsDealt):
        return viewer in (None, event.seat)
    return not isinstance(event, QUIET)


# --- the answers ----------------------------------------------------------------------------------------------------


def about_help(desk: Desk, _seat: int, _rest: str) -> RenderableType:
    map = desk.game.map
    without = {"station wien"} if not map.stations.each else set()
    without |= {"claim paris-zurich, 3 green"} if map.kind == "cards" else {"place 2 green + 1 loco"}
    without |= set() if map.kind == "cards" else {"complete dallas-miami"}
    without |= {"routes [CITY]"} if map.kind == "cards" else set()
    grid = Table.grid(padding=(0, 2, 0, 0))
    grid.add_column(style="bold", no_wrap=True)
    grid.add_column()
    for what, key in {**ACTIONS_HELP, **COMMANDS_HELP}.items():
        if what not in without:
            grid.add_row(what, desk.say(key))
    grid.add_row("", Text(desk.say("terminal-help-more"), style="dim"))
    return grid


def about_routes(desk: Desk, seat: int, rest: str) -> RenderableType:
    if desk.game.map.kind == "cards":
        return Text(desk.say("terminal-no-board"), style="dim")
    everything = rest.casefold() == "all"
    cities = desk.game.notation.find_city(rest) if rest and not everything else []
    if rest and not everything and not cities:
        return Text(desk.say("terminal-no-city", city=rest), style="red")
    return listing(desk, desk.game.view(seat), cities, everything=everything)


def about_table(desk: Desk, seat: int, _rest: str) -> RenderableType:
    return whole_table(desk, desk.game.view(seat))


def about_hand(desk: Desk, seat: int, _rest: str) -> RenderableType:
    own = desk.game.view(seat).own
    return labelled(desk, "terminal-hand", hand(desk, own, room(desk)) if own else "")


def about_tickets(desk: Desk, seat: int, _rest: str) -> RenderableType:
    own = desk.game.view(seat).own
    return labelled(desk, "table-tickets", tickets(desk, own.tickets) if own else "")


def about_log(desk: Desk, seat: int, rest: str) -> RenderableType:
    said = desk.tell(desk.game.events_since(0, seat), seat)
    return Text("\n".join(said if rest.casefold() == "all" else said[-RECENT:]))


def about_moves(desk: Desk, seat: int, _rest: str) -> RenderableType:
    """All whole moves; those that differ only in how they are paid for together."""
    ways: dict[str, list[str]] = {}
    for move in desk.game.moves(seat):
        head, comma, cards = str(move).partition(", ")
        verb = head.partition(" ")[0]
        ways.setdefault(head if comma else verb, []).append(cards if comma else head.removeprefix(verb).strip())
    grid = Table.grid(padding=(0, 2, 0, 0))
    grid.add_column(style="bold", no_wrap=True)
    grid.add_column()
    for head, found in ways.items():
        grid.add_row(head, Text(", ".join(found)))
    return grid


def about_why(desk: Desk, seat: int, rest: str) -> RenderableType:
    """Why an action is not possible: the refusal and the text of its clause."""
    if not rest:
        return Text(desk.say("terminal-why-what"), style="dim")
    try:
        action = desk.game.parse(meant(desk, seat, rest), seat)
    except IllegalAction as error:
        rule = f"\n{error.clause}: {words.rule(error.clause, desk.language)}" if error.clause else ""
        return Text(f"{error.sentence(desk.language)}{rule}")
    except NotationError as error:
        return Text(error.sentence(desk.language), style="red")
    return Text(desk.say("terminal-why-possible", action=str(action)))


def about_rules(desk: Desk, _seat: int, rest: str) -> RenderableType:
    if not rest:
        return Text(desk.say("terminal-rules-which"), style="dim")
    try:
        (section,) = find(words.rules(desk.language), rest)
    except UsageError:
        return Text(desk.say("terminal-rules-unknown", clause=rest), style="red")
    return Text(page(section) if len(rest) == 1 else paragraph(section.chapters[0].clauses[0]))


ANSWERS: dict[str, Callable[[Desk, int, str], RenderableType]] = {
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
