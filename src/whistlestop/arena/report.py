"""The report of a run."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from whistlestop import maps
from whistlestop.bots.players import is_scripted

from .page import Cell, Grid, Page, Section
from .plots import have_plots, ratings_plot, scores_plot, signed
from .sprt import BETTER, NOT_BETTER
from .style import BotPlay
from .summary import Rating, Share, Summary

Columns = dict[str, Callable[[BotPlay], str]]

NO_PLOTS = "Pictures need Matplotlib: pip install 'whistlestop[plots]'."


def page_of(summary: Summary) -> Page:
    map = maps.load(summary.game)
    share = "" if summary.played >= summary.asked else f" of {summary.asked:,}"
    facts = [f"{summary.played:,}{share} games", f"seed {summary.seed}"]
    if summary.budget is not None and not all(is_scripted(bot) for bot in summary.bots):
        facts.append(f"{1000 * summary.budget:.0f} ms a decision")
    if summary.first is not None:
        facts.append(f"the starting player wins {percent(summary.first)} (even: {100 / summary.players:.0f} %)")
    return Page(f"Arena: {map.name}, {summary.players} players", facts, list(sections(summary)), FOOT)


FOOT = (
    "Every line-up was played in every seating on the same seeds. Intervals are 95 %; those of ratings come from a "
    "bootstrap over seeds with all their games. docs/arena.md says how it is done."
)


def sections(summary: Summary) -> Iterable[Section]:
    if summary.sprt is not None:
        yield sprt_section(summary)
    if not summary.ratings:
        return
    plots = have_plots()
    words = f"Bradley-Terry strengths on the Elo scale; {summary.anchor} is 0. " + ("" if plots else NO_PLOTS)
    ratings = Grid(("bot", "Elo", "95 % interval", "comparisons"), [rating_row(it) for it in summary.ratings])
    yield Section("Ratings", words, ratings, [ratings_plot(summary.ratings)] if plots else [])
    yield matrix_section(summary)
    if summary.players > 2:
        yield tables_section(summary)
    order = {it.bot: summary.plays[it.bot] for it in summary.ratings}
    if plots:
        yield Section(
            "Scores",
            "The spread of final scores; the bar is the middle half of them, the dot the median.",
            pictures=[scores_plot(order)],
        )
    yield Section("How they score", "Means a game, and the spread of the total.", score_grid(order))
    yield Section("How they play", "Means a game. " + TIMES, play_grid(order))


TIMES = (
    "Time is that of a decision; for scripted bots, which play in compiled code, it is fitted to the length of whole "
    "games and includes the rules."
)


def rating_row(rating: Rating) -> list[str]:
    sign = {"above": "> ", "below": "< ", None: ""}[rating.limit]
    interval = "0 by definition" if rating.low == rating.high == 0 else f"{signed(rating.low)} to {signed(rating.high)}"
    if rating.limit is not None:
        interval = "never lost" if rating.limit == "above" else "never won"
    return [rating.bot, f"{sign}{signed(rating.elo)}", interval, f"{rating.comparisons:,}"]


def matrix_section(summary: Summary) -> Section:
    order = [rating.bot for rating in summary.ratings]
    even = 1 / summary.players
    rows: list[list[Cell | str]] = [
        [bot, *[matrix_cell(summary.matrix[bot].get(other), even) for other in order]] for bot in order
    ]
    if summary.players == 2:
        words = "The share of victories in per cent of the bot on the left against the one above."
    else:
        words = (
            f"The share of victories in per cent of the bot on the left, alone against {summary.players - 1} of the "
            f"one above. Even would be {100 * even:.0f}."
        )
    title = "Who beats whom" if summary.players == 2 else "Alone against many"
    return Section(title, words, Grid(["", *order], rows))


def matrix_cell(share: Share | None, even: float) -> Cell:
    if share is None:
        return Cell("")
    over = share.share - even
    shade = over / (1 - even) if over >= 0 else over / even
    return Cell(f"{100 * share.share:.0f}", shade, f"{percent(share)} in {share.games:,} games")


def tables_section(summary: Summary) -> Section:
    """Tables of different bots; those of one against many are in the matrix."""
    even = 1 / summary.players
    rows: list[list[Cell | str]] = []
    for table in summary.line_ups:
        if all(table.line_up.count(bot) in (1, summary.players - 1) for bot in table.shares) and len(table.shares) == 2:
            continue
        cells = []
        for rating in summary.ratings:
            share, seats = table.shares.get(rating.bot), table.line_up.count(rating.bot)
            cells.append(Cell("") if share is None else matrix_cell(share, seats * even))
        rows.append([" · ".join(table.line_up), *cells])
    words = f"The share of victories in per cent of each bot at mixed tables; even is {100 * even:.0f} for each seat."
    return Section("Mixed tables", words, Grid(["table", *[it.bot for it in summary.ratings]], rows))


def score_grid(plays: dict[str, BotPlay]) -> Grid:
    columns: Columns = {
        "total": lambda play: f"{play.total:.0f}",
        "± sd": lambda play: f"{play.deviation:.0f}",
        "5 %": lambda play: f"{play.quantiles[0]:.0f}",
        "median": lambda play: f"{play.quantiles[2]:.0f}",
        "95 %": lambda play: f"{play.quantiles[4]:.0f}",
        "tickets": lambda play: f"{play.ticket_points:.0f}",
    }
    if has_routes(plays):
        columns["routes"] = lambda play: f"{play.route_points:.0f}"
        columns["longest path"] = lambda play: f"{100 * play.longest:.0f} %"
    return grid_of(columns, plays)


def play_grid(plays: dict[str, BotPlay]) -> Grid:
    columns: Columns = {
        "turns": lambda play: f"{play.turns:.1f}",
        "tickets kept": lambda play: f"{play.tickets:.1f}",
        "made": lambda play: f"{play.made:.1f}",
    }
    if has_routes(plays):
        columns["routes"] = lambda play: f"{play.routes:.1f}"
        columns["length"] = lambda play: f"{play.route_length or 0:.2f}"
        columns["trains left"] = lambda play: f"{play.trains:.1f}"
    columns["cards left"] = lambda play: f"{play.cards:.1f}"
    columns["time"] = lambda play: duration(play.milliseconds)
    return grid_of(columns, plays)


def has_routes(plays: dict[str, BotPlay]) -> bool:
    return any(play.route_length is not None for play in plays.values())


def grid_of(columns: Columns, plays: dict[str, BotPlay]) -> Grid:
    return Grid(["bot", *columns], [[bot, *[tell(play) for tell in columns.values()]] for bot, play in plays.items()])


def sprt_section(summary: Summary) -> Section:
    test = summary.sprt
    assert test is not None
    verdict = {
        BETTER: f"{test.one} is better than {test.other} by {test.elo1:g} Elo rather than by {test.elo0:g}.",
        NOT_BETTER: f"{test.one} is better than {test.other} by {test.elo0:g} Elo or less, not by {test.elo1:g}.",
    }.get(test.verdict, "The games ran out before the test was decided.")
    row = [
        f"{test.one} v {test.other}",
        f"{100 * test.share:.1f} %",
        f"{test.blocks:,}",
        f"{test.llr:.2f}",
        f"{test.lower:.2f} to {test.upper:.2f}",
    ]
    return Section("Sequential test", verdict, Grid(("", "share", "seeds", "log ratio", "bounds"), [row]))


def percent(share: Share) -> str:
    return f"{100 * share.share:.1f} % ({100 * share.low:.1f} to {100 * share.high:.1f})"


def duration(milliseconds: float | None) -> str:
    if milliseconds is None:
        return ""
    return f"{1000 * milliseconds:.0f} µs" if milliseconds < 1 else f"{milliseconds:.1f} ms"
