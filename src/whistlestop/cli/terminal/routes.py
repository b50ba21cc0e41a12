"""The board as a listing: the routes that are open to a seat, those it can pay for first."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from rich import box
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from whistlestop import maps, rules
from whistlestop.game.notation.cards import COLOURS, LOCO
from whistlestop.game.views.view import View
from whistlestop.maps import Track
from whistlestop.rules import clauses, decisions, phases

from .colours import chip, tick
from .context import Context

CLOSED = (clauses.B7, clauses.B8, clauses.B9, clauses.B10)  # for good, or for this player
NEAR = 2  # a route that is so many cards away is worth showing without being asked
FEW, MARGIN = 15, 8  # lines that are always shown; lines of a screen that are left for other things


@dataclass(frozen=True)
class Open:
    """A route that a seat may claim, now or with more cards; two equal tracks side by side are one of them."""

    name: str
    track: Track
    points: int
    missing: int  # cards; 0: it can be paid for
    double: bool  # an equal track lies beside it and is open too


def open_routes(context: Context, view: View) -> list[Open]:
    """Affordable ones first, then those that need the fewest cards, the most valuable before the others."""
    game, seat = context.game, view.seat
    known, board = game.seen(seat), maps.board(game.map)
    known["phase"], known["seat"] = phases.TURN, seat  # as if it were this seat's turn, also while it is not
    hand = view.own.hand if view.own else {}
    found: dict[tuple[int, str], Open] = {}
    for number, track in enumerate(game.map.tracks):
        refused = rules.refusal(known, board, seat, decisions.CLAIM + number)
        if refused not in CLOSED:
            missing = 0 if refused == clauses.LEGAL else max(1, cards_missing(track, hand))
            points = game.map.trains.points[track.length]
            same = (track.route, track.colour)
            name = found[same].name if same in found else game.notation.tracks[number]
            found[same] = Open(name, track, points, missing, same in found)
    return sorted(found.values(), key=lambda it: (it.missing, -it.points, it.name))


def cards_missing(track: Track, hand: Mapping[str, int]) -> int:
    """To the nearest set that would pay for it."""
    locos = hand.get(LOCO, 0)
    colours = COLOURS if track.colour not in COLOURS else (track.colour,)
    best = max(hand.get(colour, 0) for colour in colours)
    plain = max(0, track.length - track.ferry - best - max(0, locos - track.ferry))
    return plain + max(0, track.ferry - locos)


def listing(context: Context, view: View, cities: list[int], *, everything: bool) -> RenderableType:
    """A table of open routes: those at these cities, or all."""
    routes = open_routes(context, view)
    if cities:
        routes = [it for it in routes if it.track.a in cities or it.track.b in cities]
    near = [it for it in routes if it.missing <= NEAR][: max(FEW, context.console.height - MARGIN)]
    shown = routes if everything or cities else near
    if not shown:
        return Text(context.say("terminal-routes-none"), style="dim")
    table = Table(box=box.SIMPLE_HEAD, pad_edge=False, padding=(0, 1, 0, 0), show_edge=False, header_style="dim")
    table.add_column("", no_wrap=True)
    table.add_column(context.say("terminal-route"))
    table.add_column(context.say("terminal-spaces"), no_wrap=True)
    table.add_column(context.say("table-points"), justify="right", no_wrap=True)
    table.add_column("", style="dim")
    for it in shown:
        mark = tick(True) if it.missing == 0 else ""
        table.add_row(mark, shown_name(context, it), spaces(it.track), str(it.points), note(context, it))
    left = len(routes) - len(shown)
    if not left:
        return table
    return Group(table, Text(context.say("terminal-routes-more", number=left), style="dim"))


def spaces(track: Track) -> Text:
    """The spaces of a route, each with its symbol; locomotives first on a ferry."""
    if track.ferry == 0:
        return chip(track.colour, track.length)
    return Text.assemble(chip(LOCO, track.ferry), chip(track.colour, track.length - track.ferry))


def shown_name(context: Context, it: Open) -> str:
    """The colour is not said where the spaces show it and it makes no difference."""
    return context.place(it.name.partition("/")[0] if it.track.colour not in COLOURS else it.name)


def note(context: Context, it: Open) -> str:
    kind = (
        context.say("terminal-tunnel") if it.track.tunnel else context.say("terminal-ferry") if it.track.ferry else ""
    )
    missing = context.say("terminal-missing", cards=it.missing) if it.missing else ""
    double = context.say("terminal-double") if it.double else ""
    return context.listed((double, kind, missing))
