"""The end of a game: every point, what decided, and who has won."""

from __future__ import annotations

from rich import box
from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from whistlestop import words
from whistlestop.game.events import GameOver
from whistlestop.game.scores import Scores, SeatScore

from .desk import Desk, places_of
from .paint import player


def ending(desk: Desk, viewer: int | None = None) -> Group:
    """The score table, then each player's points one by one, then the winner."""
    scores = desk.game.scores()
    parts: list[RenderableType] = [Rule(Text(desk.say("terminal-scores"), style="bold"), style="dim", align="left")]
    parts.append(Padding(score_table(desk, scores), (1, 0)))
    ranked = sorted(scores.seats, key=lambda it: it.rank)
    parts += [Padding(points(desk, seat), (0, 0, 1, 0)) for seat in ranked]
    if scores.final:
        won = desk.tell([GameOver(scores.winners)], viewer)
        decided = desk.say(f"decided-by-{scores.decided_by}")
        parts.append(Text.assemble((won[0], "bold"), " ", decided))
    return Group(*parts)


def score_table(desk: Desk, scores: Scores) -> Table:
    map = desk.game.map
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
    table.add_column(desk.say("score-seat"), no_wrap=True)
    for key in columns:
        table.add_column(desk.say(key), justify="right")
    table.add_column(desk.say("score-total"), justify="right", style="bold")
    for seat in sorted(scores.seats, key=lambda it: it.rank):
        numbers = [str(number(seat, field)) for field in columns.values()]
        table.add_row(f"{seat.rank}.", player(seat.seat, desk.game.names[seat.seat]), *numbers, str(seat.total))
    return table


def number(seat: SeatScore, field: str) -> int:
    if field == "longest":
        return seat.longest.points if seat.longest else 0
    return int(getattr(seat, field))


def points(desk: Desk, seat: SeatScore) -> Group:
    lines = words.score_lines(seat, language=desk.language, places=places_of(desk.game.map))
    said = [Padding(Text(line), (0, 0, 0, 2)) for line in lines]
    return Group(player(seat.seat, desk.game.names[seat.seat]), *said)
