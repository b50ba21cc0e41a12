"""`whistlestop train`: a network learns a game by playing against itself."""

from __future__ import annotations

import sys
from typing import Annotated, Any

import typer

from .apps import new_app
from .status import OK, Interrupted, UsageError

app = new_app("Train a network by self-play, on a GPU or (slowly) on the CPU.")
GameName = Annotated[str, typer.Argument(metavar="GAME", help="A game by name (see `maps list`).")]
Minutes = Annotated[float, typer.Option(help="How long it learns; what it has reached is measured after that.")]
ConfigFile = Annotated[str | None, typer.Option("--config", metavar="FILE", help="Settings that differ, as TOML.")]
Resume = Annotated[str | None, typer.Option(metavar="FILE", help="Go on from this checkpoint.")]
Start = Annotated[str | None, typer.Option(metavar="FILE|champion", help="Begin with this network instead of none.")]
Critic = Annotated[str | None, typer.Option(metavar="FILE", help="Begin with the critic of an earlier run.")]
Against = Annotated[str | None, typer.Option(metavar="FILE|champion", help="Learn to beat this fixed network only.")]
Out = Annotated[str | None, typer.Option(metavar="FOLDER", help="Where it all goes; runs/GAME, or where --resume is.")]
Device = Annotated[str | None, typer.Option(metavar="cpu|cuda", help="Where to train, if not on the best there is.")]
HIDE_CURSOR_LINE = "\r\x1b[K"


@app.command()
def train(
    game: GameName,
    minutes: Minutes = 8.0,
    config: ConfigFile = None,
    resume: Resume = None,
    start: Start = None,
    critic: Critic = None,
    against: Against = None,
    out: Out = None,
    device: Device = None,
) -> int:
    from whistlestop.bots.champion.weights import WeightsError
    from whistlestop.learning.command import Options, after_interrupt, run
    from whistlestop.learning.errors import TrainingError

    options = Options(game, minutes, config, resume, start, critic, against, out, device)
    try:
        for strength in run(options, print, LiveLine()):
            print(in_words(strength._asdict()))
    except (TrainingError, WeightsError) as error:
        raise UsageError(str(error)) from None
    except KeyboardInterrupt:
        print(f"\n{after_interrupt(options)}", file=sys.stderr)
        raise Interrupted from None
    return OK


class LiveLine:
    """One line that is written over again: decisions a second, strength so far, time left."""

    def __init__(self) -> None:
        self.strength = "strength not known yet"

    def __call__(self, told: dict[str, Any]) -> None:
        for strengths in (told.get("strength"), told.get("final")):
            if strengths:
                shares = ", ".join(f"{it['players']}p {it['share']:.0%}" for it in strengths[:4])
                self.strength = f"v {strengths[0]['rival']}: {shares}"
        if "rollout_s" not in told:
            return
        line = f"{told['decisions']:,} decisions, {told['rate']:,} a second; {self.strength}"
        line += f"; {told['left_s'] // 60:.0f}:{told['left_s'] % 60:02.0f} left"
        if sys.stdout.isatty():
            print(HIDE_CURSOR_LINE + line, end="", flush=True)
        elif told["iterations"] % 20 == 0:
            print(line, flush=True)


def in_words(it: dict[str, Any]) -> str:
    even = 1 / it["players"]
    return (
        f"{it['players']} players, alone against {it['rival']}: {it['share']:.1%} ± {it['error']:.1%} of "
        f"{it['games']:,} games (even: {even:.0%}); {it['points']} points against {it['rivals_points']}"
    )
