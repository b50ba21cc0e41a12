"""The report of an analysis."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from whistlestop import maps

from .map_analysis import CLOSE, Analysis, Worth
from .map_picture import Shown, draw
from .page import Cell, Grid, Page, Section

FEW = 30  # games: below that a share says nothing
FULL = 0.12  # above or below the even share: the strongest colour

FOOT = (
    "One bot plays all seats, so this says how the map plays among equals of that kind. Having a ticket or a route "
    "goes together with winning; it need not be the cause: who is ahead also claims more. Errors are 95 %."
)


def page_of(analysis: Analysis) -> Page:
    map = maps.load(analysis.game)
    facts = [
        f"{analysis.games:,} games",
        f"all seats: {analysis.bot}",
        f"seed {analysis.seed}",
        f"{analysis.turns:.1f} turns a player",
        f"{100 * analysis.close:.0f} % decided by fewer than {CLOSE} points",
        f"{100 * analysis.shared:.1f} % shared victories",
    ]
    return Page(f"{map.name} with {analysis.players} players", facts, list(sections(analysis)), FOOT)


def sections(analysis: Analysis) -> Iterable[Section]:
    yield order_section(analysis)
    yield scores_section(analysis)
    if analysis.tracks:
        yield Section(
            "Where the trains run",
            "The thicker and greener, the more often somebody claims it.",
            pictures=[often_picture(analysis)],
        )
        yield Section(
            "Which routes win",
            "The share of victories of those who claimed a route: green above the even share of "
            f"{100 * analysis.even:.0f} %, red below, grey where it may be chance. The thicker, the more often "
            "it is claimed.",
            worth_grid("route", analysis.tracks, analysis.even, "claimed"),
            [wins_picture(analysis)],
        )
    yield Section(
        "Which tickets win",
        f"The share of victories of those who kept a ticket, against an even share of {100 * analysis.even:.0f} %.",
        worth_grid("ticket", analysis.tickets, analysis.even, "kept"),
    )


def order_section(analysis: Analysis) -> Section:
    names = ("first", "second", "third", "fourth", "fifth")
    rows: list[list[Cell | str]] = [
        [name, Cell(f"{100 * share:.1f} %", (share - analysis.even) / FULL), f"± {100 * error:.1f}"]
        for name, (share, error) in zip(names, analysis.order, strict=False)
    ]
    words = f"The share of victories by turn order; even is {100 * analysis.even:.1f} %."
    return Section("Who begins", words, Grid(("turn", "wins", ""), rows))


def scores_section(analysis: Analysis) -> Section:
    rows = [
        ["all totals", *[f"{value:.0f}" for value in analysis.totals]],
        ["the best one's", *[f"{value:.0f}" for value in analysis.winning]],
        ["ahead of the second", *[f"{value:.0f}" for value in analysis.margins]],
    ]
    return Section("Scores", "How the points are spread.", Grid(("", "5 %", "25 %", "median", "75 %", "95 %"), rows))


def clear(worth: Worth, even: float) -> float:
    """By how much its share of victories differs from the even one beyond doubt."""
    if worth.wins is None or worth.games < FEW:
        return 0.0
    over = worth.wins - even
    return max(0.0, over - worth.error) if over >= 0 else min(0.0, over + worth.error)


def worth_grid(what: str, worths: Sequence[Worth], even: float, had: str) -> Grid:
    """What is surely good first; what hardly anybody has stands last."""
    made = [worth.made is not None for worth in worths]
    columns = [what, "points", had, *(["made"] if any(made) else []), "wins", "±"]
    order = sorted(worths, key=lambda worth: (worth.games < FEW, -clear(worth, even), -(worth.wins or 0)))
    return Grid(columns, [worth_row(worth, even, any(made)) for worth in order])


def worth_row(worth: Worth, even: float, with_made: bool) -> list[Cell | str]:
    made = [] if not with_made else ["" if worth.made is None else f"{100 * worth.made:.0f} %"]
    row: list[Cell | str] = [worth.name, str(worth.points), f"{100 * worth.had:.1f} %", *made]
    if worth.wins is None or worth.games < FEW:
        return [*row, "too few", ""]
    hint = f"{worth.games:,} games"
    return [*row, Cell(f"{100 * worth.wins:.1f} %", clear(worth, even) / FULL, hint), f"{100 * worth.error:.1f}"]


def often_picture(analysis: Analysis) -> str:
    most = max(worth.had for worth in analysis.tracks) or 1.0
    shown = {
        number: Shown(worth.had / most, worth.had / most, f"{worth.name}: claimed in {100 * worth.had:.0f} % of games")
        for number, worth in enumerate(analysis.tracks)
    }
    return draw(maps.load(analysis.game), shown, "How often each route is claimed")


def wins_picture(analysis: Analysis) -> str:
    most = max(worth.had for worth in analysis.tracks) or 1.0
    shown = {}
    for number, worth in enumerate(analysis.tracks):
        known = worth.wins is not None and worth.games >= FEW
        said = f"wins {100 * (worth.wins or 0):.0f} % ± {100 * worth.error:.0f}" if known else "too few games"
        shown[number] = Shown(clear(worth, analysis.even) / FULL, worth.had / most, f"{worth.name}: {said}")
    return draw(maps.load(analysis.game), shown, "How often those who claim a route win")
