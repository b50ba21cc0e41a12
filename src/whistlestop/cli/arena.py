"""`whistlestop arena`: bots play one another, and what comes out is measured."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from .apps import Json, new_app
from .seats import say_if_shadowed
from .status import OK, Interrupted, UsageError, check_places, writing

if TYPE_CHECKING:
    from whistlestop.arena.settings import Settings, Sprt
    from whistlestop.arena.summary import Summary

app = new_app("Measure bots against one another: every line-up in every seating, on the same seeds.")

DEFAULT_BOTS = "racer,planner"
Game = Annotated[str, typer.Option(help="A map by name, or a map file of yours.")]
Players = Annotated[int, typer.Option(help="Seats at a table.")]
Bots = Annotated[
    str | None,
    typer.Option(
        metavar="BOT,BOT,...",
        help="Names, NAME@50ms, cmd:PROGRAM, or champion:FILE.",
        show_default=DEFAULT_BOTS,
    ),
]
Games = Annotated[int, typer.Option(help="Games of each line-up, all its seatings together.")]
Seed = Annotated[int, typer.Option(help="The same seed gives the same luck.")]
Milliseconds = Annotated[float, typer.Option(help="Time for a decision, for bots that take any.")]
Rollouts = Annotated[int | None, typer.Option(help="Trial games a decision instead: the same result every time.")]
Workers = Annotated[int | None, typer.Option(help="Processes; one a core if not said, 0: in this process.")]
Cluster = Annotated[str | None, typer.Option(metavar="ADDRESS", help="A Ray cluster instead: auto, or its address.")]
Database = Annotated[Path, typer.Option(help="Where games are kept; what is there is not played again.")]
Test = Annotated[str | None, typer.Option("--sprt", metavar="A,B", help="Test whether A is better; stop when clear.")]
Elo0 = Annotated[float, typer.Option(help="The test's first hypothesis: A is better by so much, or less.")]
Elo1 = Annotated[float, typer.Option(help="The second: A is better by so much.")]
Alpha = Annotated[float, typer.Option(help="How often elo1 may be found where elo0 is true.")]
Beta = Annotated[float, typer.Option(help="How often elo0 may be found where elo1 is true.")]
Html = Annotated[Path | None, typer.Option(metavar="FILE", help="Write the report as a page.")]
Markdown = Annotated[Path | None, typer.Option(metavar="FILE", help="Write the report as Markdown.")]
Read = Annotated[bool, typer.Option("--read", help="Play nothing; report what is there.")]


@app.command()
def arena(
    game: Game = "north_america",
    players: Players = 2,
    bots: Bots = None,
    games: Games = 2000,
    seed: Seed = 1,
    milliseconds: Milliseconds = 50.0,
    rollouts: Rollouts = None,
    workers: Workers = None,
    cluster: Cluster = None,
    database: Database = Path("arena.sqlite"),
    sprt: Test = None,
    elo0: Elo0 = 0.0,
    elo1: Elo1 = 10.0,
    alpha: Alpha = 0.05,
    beta: Beta = 0.05,
    html: Html = None,
    markdown: Markdown = None,
    as_json: Json = False,
    read: Read = False,
) -> int:
    from whistlestop import maps
    from whistlestop.arena.settings import Settings
    from whistlestop.bots.players import Budget

    if sprt is not None and bots is not None:
        raise UsageError("whistlestop arena: --sprt names the two bots itself; leave out --bots, or --sprt.")
    maps.load(game)
    check_places(html, markdown, None if read else database)
    settings = Settings(
        game=game,
        players=players,
        bots=names(DEFAULT_BOTS if bots is None else bots),
        games=games,
        seed=seed,
        budget=Budget(milliseconds / 1000, rollouts),
        database=database,
        workers=workers,
        cluster=cluster,
        sprt=None if sprt is None else test_of(sprt, elo0, elo1, alpha, beta),
    )
    print(outcome(settings, html, markdown, as_json, read))
    return OK


def outcome(settings: Settings, html: Path | None, markdown: Path | None, as_json: bool, read: bool) -> str:
    from whistlestop.arena import report, runner
    from whistlestop.arena.outputs import write
    from whistlestop.bots.players import BotError

    from .warm import warm_first

    try:
        settings.check()
        for bot in settings.all_bots():
            say_if_shadowed(bot)
        if read:
            summary = runner.read(settings)
        else:
            warm_first("rules", "bots")
            summary = played(settings)
    except (BotError, ValueError) as error:
        raise UsageError(f"whistlestop arena: {error}") from error
    with writing(html or markdown or "the report"):
        return write(report.page_of(summary), summary, html, markdown, as_json)


def played(settings: Settings) -> Summary:
    from whistlestop.arena import progress, runner

    try:
        with progress.bar(runner.missing(settings), "playing") as advance:
            return runner.run(settings, advance)
    except KeyboardInterrupt:
        kept = f"the games played so far are kept in {settings.database}"
        raise Interrupted(f"Interrupted: {kept}, and the same command goes on from there.") from None


def names(text: str) -> tuple[str, ...]:
    from whistlestop.bots.players import listed

    return tuple(name for name in listed(text) if name)


def test_of(text: str, elo0: float, elo1: float, alpha: float, beta: float) -> Sprt:
    from whistlestop.arena.settings import Sprt

    pair = names(text)
    if len(pair) != 2:
        raise UsageError("whistlestop arena: --sprt takes two bots, like --sprt planner,racer.")
    return Sprt(*pair, elo0, elo1, alpha, beta)
