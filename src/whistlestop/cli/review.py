"""`whistlestop review`: where a finished game was won and lost."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated, Any

import typer

from .apps import Json, Language, language_of, new_app
from .replay import File, Number, new_context, the_record
from .status import OK, Misuse, UsageError
from .verify import OwnMap, own

if TYPE_CHECKING:
    from rich.console import RenderableType

    from whistlestop.game import Record
    from whistlestop.review import Chances, Judgement, Review, TurningPoint, WhatIf

    from .terminal.context import Context

app = new_app("Review a finished game: everybody's chances turn by turn, costly decisions, luck and play.")
WhatIfs = Annotated[
    str | None,
    typer.Option("--what-if", metavar="MOMENT:MOVE", help="Instead: another decision at a moment, as in 42:draw deck."),
]
CERTAIN = 1.96  # standard errors, for 95 in 100
BLOCKS = " ▁▂▃▄▅▆▇█"
WIDTH = 64  # columns of the chart, at most


@app.command()
def review(
    file: File,
    number: Number = None,
    what_if: WhatIfs = None,
    own_map: OwnMap = None,
    as_json: Json = False,
    language: Language = None,
) -> int:
    from .warm import warm_first

    spoken = language_of(language)
    warm_first("rules", "bots")
    record = the_record(file, number, own(own_map))
    if what_if is not None:
        return try_out(record, file, what_if, as_json, spoken)
    found = reviewed(record, file)
    if as_json:
        print(found.json().decode())
    else:
        show(record, found, spoken)
    return OK


def reviewed(record: Record, file: str) -> Review:
    """With a bar on standard error, if somebody looks."""
    from rich.progress import Progress

    from whistlestop.review import Unfinished
    from whistlestop.review import review as review_game

    from .console import new_console

    console = new_console(stderr=True)
    with Progress(console=console, transient=True, disable=not console.is_terminal) as bar:
        task = bar.add_task("", total=1.0)
        try:
            return review_game(record.game(), lambda share: bar.update(task, completed=share))
        except Unfinished:
            raise Misuse("usage-review-unfinished", file=file) from None


def try_out(record: Record, file: str, wish: str, as_json: bool, language: str) -> int:
    """Another decision in the place of the one that was taken."""
    import msgspec

    from whistlestop.game import IllegalAction, NotationError
    from whistlestop.review import Unfinished, what_if

    moment, _, move = wish.partition(":")
    if not (moment.isascii() and moment.isdigit() and move.strip()):
        raise Misuse("usage-what-if", example="--what-if '42:draw deck'")
    try:
        found = what_if(record.game(), int(moment), move.strip())
    except Unfinished:
        raise Misuse("usage-review-unfinished", file=file) from None
    except (IllegalAction, NotationError) as error:
        raise UsageError(f"whistlestop review: {error}") from None
    except ValueError as error:
        raise UsageError(f"whistlestop review: {error}") from None
    if as_json:
        print(msgspec.json.encode(found).decode())
    else:
        show_what_if(new_context(record, language), found)
    return OK


def show_what_if(context: Context, found: WhatIf) -> None:
    from rich import box
    from rich.table import Table

    context.console.print(context.say("page-replay-turn", turn=found.turn), context.game.names[found.seat])
    context.console.print(context.say("page-review-played", move=str(found.played)))
    context.console.print(f"{context.say('page-explore-decision')}: {found.other}")
    first, *others = found.judges
    rows = [
        ("after-played", percent(context, first.played), first.played_error),
        ("after-other", percent(context, first.other), first.other_error),
        ("difference", signed(context, first.gain), first.error),
        *(("trials", signed(context, it.gain), it.error) for it in others),
    ]
    table = Table(box=box.SIMPLE_HEAD, show_header=False)
    for key, value, error in rows:
        margin = context.say("page-review-margin", number=value, error=percent(context, CERTAIN * error))
        table.add_row(context.say(f"page-explore-{key}"), margin)
    context.console.print(table)
    context.show(f"page-explore-{found.verdict}")


def show(record: Record, found: Review, language: str) -> None:
    context = new_context(record, language)
    heading(context, "page-review-chances")
    context.console.print(chart(context, found.chances))
    context.show("page-review-chances-about")
    if found.seats[0].account is not None:
        heading(context, "page-review-accuracy")
        context.console.print(figures(context, found))
        context.show("page-review-accuracy-about")
        context.show("page-review-account-about")
    heading(context, "page-review-turning")
    for point in found.turning_points:
        context.console.print(turned(context, point))
    if not found.turning_points:
        context.show("page-review-turning-none")
    heading(context, "page-review-costly")
    for seat in found.seats:
        for judgement in found.costly(seat.seat):
            context.console.print("\n".join(costly(context, judgement)), soft_wrap=True)
        if not seat.costly:
            context.show("page-review-costly-none", name=seat.name)
    context.console.print()
    context.show(f"page-review-judge-{found.judge}")


def heading(context: Context, key: str) -> None:
    from rich.text import Text

    context.console.print()
    context.console.print(Text(context.say(key), style="bold"))


def chart(context: Context, points: tuple[Chances, ...]) -> RenderableType:
    """A line of blocks for each player, as high as the chance was, and what it was at the beginning and at the end."""
    from rich.table import Table

    grid = Table.grid(padding=(0, 2, 0, 0))
    width = min(WIDTH, len(points), max(8, context.console.width - 40))
    for seat, name in enumerate(context.game.names):
        line = "".join(block(points[at * (len(points) - 1) // max(1, width - 1)].chances[seat]) for at in range(width))
        first, last = (percent(context, points[at].chances[seat]) for at in (0, -1))
        grid.add_row(name, first, line, last)
    return grid


def block(chance: float) -> str:
    return BLOCKS[min(len(BLOCKS) - 1, round(chance * (len(BLOCKS) - 1)))]


def figures(context: Context, found: Review) -> RenderableType:
    from rich import box
    from rich.table import Table

    with_luck = found.seats[0].account is not None
    columns = ["player", "accuracy", *(["luck", "play", "result"] if with_luck else [])]
    table = Table(*(context.say(f"page-review-{column}") for column in columns), box=box.SIMPLE_HEAD)
    for column in table.columns[1:]:
        column.justify = "right"
    for seat in found.seats:
        row = [seat.name, "" if seat.accuracy is None else number(context, seat.accuracy)]
        if seat.account is not None:
            it = seat.account
            luck = context.say(
                "page-review-margin", number=signed(context, it.luck), error=percent(context, it.error, digits=1)
            )
            row += [luck, signed(context, it.play), percent(context, it.result)]
        table.add_row(*row)
    return table


def turned(context: Context, point: TurningPoint) -> str:
    change = point.after - point.before
    why = "unknown" if point.luck is None else "luck" if abs(point.luck) > abs(change) / 2 else "play"
    return context.say(
        "page-review-turned",
        why=why,
        turn=point.turn,
        name=context.game.names[point.seat],
        before=percent(context, point.before),
        after=percent(context, point.after),
    )


def costly(context: Context, judgement: Judgement) -> list[str]:
    """A decision that cost something: whose and when, what was played, what would have been better, and why."""
    name, turn = context.game.names[judgement.seat], context.say("page-replay-turn", turn=judgement.turn)
    cost = context.say(
        "page-review-cost", cost=percent(context, judgement.cost), points=max(0, round(judgement.points))
    )
    return [
        context.say("page-review-of-seat", name=name, number=turn),
        f"  {context.say('page-review-played', move=str(judgement.played))}",
        f"  {context.say('page-review-better', move=str(judgement.better))}",
        f"  {context.say(judgement.key, **named(context, judgement.params))}",
        f"  {cost}",
    ]


def named(context: Context, params: dict[str, Any]) -> dict[str, Any]:
    """What a reason is given, with names that people read."""
    given: dict[str, Any] = {}
    for name, value in params.items():
        if name == "seat":
            given["name"] = context.game.names[int(value)]
        elif name == "ticket":
            given[name] = context.ticket(str(value))
        elif name == "city":
            given[name] = context.place(str(value))
        else:
            given[name] = value
    return given


def percent(context: Context, share: float, digits: int = 0) -> str:
    from whistlestop import words

    return words.percent(share, context.language, digits=digits)


def signed(context: Context, share: float) -> str:
    said = percent(context, share)
    return f"+{said}" if share > 0 else said


def number(context: Context, value: float) -> str:
    from whistlestop import words

    return words.number(value, context.language, digits=1)
