"""The table as one seat sees it: players, row, hand and tickets. Built from a view, never from the game itself."""

from __future__ import annotations

from rich import box
from rich.cells import cell_len
from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from whistlestop.game.views.view import OwnView, SeatView, TicketView, View

from .colours import cards, chip, flow, player, short_cards, tick
from .context import Context

# What may stand in the column at the left.
LABELS = ("table-row", "table-tickets", "terminal-hand", "terminal-offer", "terminal-track")


def heading(context: Context, view: View) -> Rule:
    """Which game, which turn, whose screen."""
    name = context.game.names[view.seat] if view.seat >= 0 else context.say("terminal-spectator")
    parts = {"game": context.game_name, "turn": view.turn, "name": name, "round": view.round}
    key = "terminal-heading-rounds" if view.round > 1 else "terminal-heading"
    said = (
        context.say(key, **parts) if view.turn else context.say("terminal-heading-setup", game=parts["game"], name=name)
    )
    return Rule(Text(said, style="bold"), style="dim", align="left")


def whole_table(context: Context, view: View) -> Group:
    """Everything that lies on the table, in the order in which one looks at it."""
    parts: list[RenderableType] = [players(context, view), Text(), labelled(context, "table-row", row(context, view))]
    parts.append(labelled(context, None, decks(context, view)))
    if view.own is not None:
        parts += [labelled(context, "terminal-hand", hand(context, view.own, room(context)))]
        parts += own_track(context, view.own)
        parts.append(labelled(context, "table-tickets", tickets(context, view.own.tickets)))
        if view.own.offer:
            parts.append(labelled(context, "terminal-offer", tickets(context, view.own.offer, numbered=True)))
    parts += notices(context, view)
    return Group(*parts)


def labelled(context: Context, label: str | None, what: RenderableType) -> Table:
    """`label` is one of LABELS, or None where what stands above has one."""
    grid = Table.grid(padding=(0, 1, 0, 0))
    grid.add_column(width=label_width(context), style="dim", no_wrap=True)
    grid.add_column()
    grid.add_row(context.say(label) if label else "", what)
    return grid


def label_width(context: Context) -> int:
    return max(cell_len(context.say(key)) for key in LABELS) + 1


def room(context: Context) -> int:
    """The width beside the labels."""
    return context.console.width - label_width(context) - 1


# --- players --------------------------------------------------------------------------------------------------------


def players(context: Context, view: View) -> Table:
    """What everybody sees of each player."""
    map = context.game.map
    table = Table(box=box.SIMPLE_HEAD, pad_edge=False, padding=(0, 1, 0, 0), show_edge=False, header_style="dim")
    table.add_column(context.say("table-name"), no_wrap=True)
    for key in number_columns(context):
        table.add_column(context.say(key), justify="right", no_wrap=True)
    table.add_column(context.say("table-known"))
    if map.kind == "cards":
        table.add_column(context.say("table-yard"))
    for seat in view.seats:
        table.add_row(*player_row(context, view, seat))
    return table


def number_columns(context: Context) -> list[str]:
    if context.game.map.kind == "cards":
        return ["table-cards", "table-tickets", "table-on-track"]
    stations = ["table-stations"] if context.game.map.stations.each else []
    return ["table-points", "table-trains", *stations, "table-cards", "table-tickets"]


def player_row(context: Context, view: View, seat: SeatView) -> list[RenderableType]:
    map = context.game.map
    name = player(seat.seat, seat.name)
    if seat.seat in view.to_move:
        name.append(" ◂", style="bold") if context.console.encoding.startswith("utf") else name.append(" <")
    cells: list[RenderableType] = [name]
    if map.kind == "cards":
        cells += [str(seat.cards), str(seat.tickets), str(seat.on_track)]
    else:
        stations = [str(seat.stations)] if map.stations.each else []
        cells += [str(seat.points), str(seat.trains), *stations, str(seat.cards), str(seat.tickets)]
    cells.append(short_cards(seat.known))
    if map.kind == "cards":
        cells.append(yard(seat))
    return cells


def yard(seat: SeatView) -> Text:
    """The piles of a rail yard: the cards of each, locomotives among them after a plus sign."""
    piles = seat.yard.items()
    return Text(" ").join(
        Text.assemble(chip(colour), f"{pile.cards}", f"+{pile.locos}" if pile.locos else "") for colour, pile in piles
    )


# --- the row, the hand, the tickets ---------------------------------------------------------------------------------


def row(context: Context, view: View) -> Text:
    width = room(context)
    parts = [Text.assemble(chip(kind), f" {context.kind(kind)}") for kind in view.row if kind]
    return flow(parts, width) if parts else Text(context.say("terminal-none"), style="dim")


def decks(context: Context, view: View) -> Text:
    discards = sum(view.discards.values())
    said = context.say("terminal-decks", deck=view.deck, discards=discards, tickets=view.ticket_deck)
    return Text(said, style="dim")


def hand(context: Context, own: OwnView, width: int) -> Text:
    counted = {kind: context.counted(kind, number) for kind, number in own.hand.items()}
    return flow(cards(counted), width) if counted else Text(context.say("terminal-none"), style="dim")


def own_track(context: Context, own: OwnView) -> list[RenderableType]:
    """K6: with an open track, what lies on one's own."""
    if own.track is None:
        return []
    return [labelled(context, "terminal-track", short_cards(own.track))]


def tickets(context: Context, held: tuple[TicketView, ...], *, numbered: bool = False) -> RenderableType:
    """Tickets with their points; done or not; what a ticket of the card game shows."""
    if not held:
        return Text(context.say("terminal-none"), style="dim")
    grid = Table.grid(padding=(0, 2, 0, 0))
    grid.add_column(no_wrap=True)
    grid.add_column(no_wrap=True)
    grid.add_column(justify="right", no_wrap=True)
    grid.add_column()
    for number, ticket in enumerate(held, 1):
        first = Text(str(number), style="bold") if numbered else tick(ticket.done)
        note = short_cards(ticket.cards) if ticket.cards else Text(ticket_note(context, ticket, numbered), style="dim")
        grid.add_row(first, context.ticket(ticket.ticket), str(ticket.points), note)
    return grid


def ticket_note(context: Context, ticket: TicketView, numbered: bool) -> str:
    long = context.say("terminal-ticket-long") if ticket.long else ""
    done = context.say("terminal-ticket-done") if ticket.done and not numbered else ""
    return context.listed((long, done))


def notices(context: Context, view: View) -> list[RenderableType]:
    """What must not be overlooked: the last turns; the move being made."""
    said = []
    if view.last_turns:
        said.append(context.say("terminal-last-turns", turns=view.last_turns))
    if view.move is not None and view.move.turned:
        turned = context.counted_list(view.move.turned)
        said.append(context.say("terminal-turned", cards=turned, extra=view.move.cost))
    return [Padding(Text(line, style="bold magenta"), (1, 0, 0, 0)) for line in said]
