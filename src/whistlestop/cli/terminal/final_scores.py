"""The end of a game: every point, what decided, and who has won."""

from __future__ import annotations

from rich import box
from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from whistlestop import words
from whistlestop.game.scores import Scores, SeatScore
from whistlestop.game.views.events import GameOver

from .colours import player
from .context import Context, places_of


def ending(context: Context, viewer: int | None = None) -> Group:
    """The score table, then each player's points one by one, then the winner."""
    scores = context.game.scores()
    parts: list[RenderableType] = [Rule(Text(context.say("terminal-scores"), style="bold"), style="dim", align="left")]
    parts.append(Padding(score_table(context, scores), (1, 0)))
    ranked = sorted(scores.seats, key=lambda it: it.rank)
    parts += [Padding(points(context, seat), (0, 0, 1, 0)) for seat in ranked]
    if scores.final:
        won = context.tell([GameOver(scores.winners)], viewer)
        decided = context.say(f"decided-by-{scores.decided_by}")
        parts.append(Text.assemble((won[0], "bold"), " ", decided))
    return Group(*parts)


def score_table(context: Context, scores: Scores) -> Table:
    map = context.game.map
    columns = {"score-routes": "routes"} if map.kind == "map" else {}
    columns["score-ticket-points"] = "ticket_points"
    if map.kind == "map":
        columns["score-longest"] = "longest"
    if map.stations.each:
        columns["score-station-points"] = "station_points"
    if map.bonus:
        columns["score-bonus-points"] = "bonus_points"
    table = Table(box=box.SIMPLE_HEAD, pad_edge=False, padding=(0, 1, 0, 0), show_edge=False, header_style="dim")
    table.add_column("", justify="right")
    table.add_column(context.say("score-seat"), no_wrap=True)
    for key in columns:
        table.add_column(context.say(key), justify="right")
    table.add_column(context.say("score-total"), justify="right", style="bold")
    for seat in sorted(scores.seats, key=lambda it: it.rank):
        numbers = [str(number(seat, field)) for field in columns.values()]
        table.add_row(f"{seat.rank}.", player(seat.seat, context.game.names[seat.seat]), *numbers, str(seat.total))
    return table


def number(seat: SeatScore, field: str) -> int:
    if field == "longest":
        return seat.longest.points if seat.longest else 0
    return int(getattr(seat, field))


def points(context: Context, seat: SeatScore) -> Group:
    lines = words.score_lines(seat, language=context.language, places=places_of(context.game.map))
    said = [Padding(Text(line), (0, 0, 0, 2)) for line in lines]
    return Group(player(seat.seat, context.game.names[seat.seat]), *said)
