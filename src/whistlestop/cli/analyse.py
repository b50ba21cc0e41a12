"""`whistlestop analyse`: what a designer asks of a map, answered by simulation."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from .apps import Game, Json, new_app
from .seats import say_if_shadowed
from .status import OK, UsageError, check_places, writing

app = new_app("Find out how a map plays: one bot plays all seats, many times.")

Players = Annotated[int, typer.Option(help="Seats at the table.")]
Bot = Annotated[str, typer.Option(help="Who plays all seats.")]
Games = Annotated[int, typer.Option(help="How many games.")]
Seed = Annotated[int, typer.Option(help="The same seed gives the same luck.")]
Milliseconds = Annotated[float, typer.Option(help="Time for a decision, for bots that take any.")]
Workers = Annotated[int | None, typer.Option(help="Processes; one a core if not said, 0: in this process.")]
Cluster = Annotated[str | None, typer.Option(metavar="ADDRESS", help="A Ray cluster instead: auto, or its address.")]
Html = Annotated[Path | None, typer.Option(metavar="FILE", help="Write the report as a page, with the map drawn.")]
Markdown = Annotated[Path | None, typer.Option(metavar="FILE", help="Write the report as Markdown.")]


@app.command()
def analyse(
    game: Game = "north_america",
    players: Players = 2,
    bot: Bot = "planner",
    games: Games = 5000,
    seed: Seed = 1,
    milliseconds: Milliseconds = 50.0,
    workers: Workers = None,
    cluster: Cluster = None,
    html: Html = None,
    markdown: Markdown = None,
    as_json: Json = False,
) -> int:
    from whistlestop import maps
    from whistlestop.arena import map_analysis, map_report, progress
    from whistlestop.arena.outputs import write
    from whistlestop.bots.players import BotError, Budget

    from .warm import warm_first

    maps.load(game)
    check_places(html, markdown)
    budget = Budget(milliseconds / 1000)
    settings = map_analysis.AnalyseSettings(game, players, bot, games, seed, budget, workers, cluster)
    try:
        settings.check()
        say_if_shadowed(bot)
        warm_first("rules", "bots")
        with progress.bar(games, "playing") as advance:
            analysis = map_analysis.run(settings, advance)
    except (BotError, ValueError) as error:
        raise UsageError(f"whistlestop analyse: {error}") from error
    with writing(html or markdown or "the report"):
        told = write(map_report.page_of(analysis), analysis, html, markdown, as_json)
    print(told)
    return OK
