"""What all commands have in common as Typer applications: plain help, one-line errors, no tracebacks in colour."""

from __future__ import annotations

from typing import Annotated, Any

import typer

Json = Annotated[bool, typer.Option("--json", help="For machines.")]
Game = Annotated[str, typer.Argument(metavar="GAME", help="A map by name (see `maps list`), or a map file of yours.")]
Seed = Annotated[int | None, typer.Option("--seed", help="The same seed gives the same luck.")]
Language = Annotated[str | None, typer.Option("--language", metavar="XX", help="Instead of the system's language.")]


def new_app(about: str, **settings: Any) -> typer.Typer:
    """An application whose commands are added with its decorator."""
    return typer.Typer(
        help=about,
        add_completion=False,
        rich_markup_mode=None,  # plain help: it needs no Rich, and reads well in a pipe
        pretty_exceptions_enable=False,
        context_settings={"help_option_names": ["--help", "-h"]},
        **settings,
    )


def language_of(wish: str | None) -> str:
    """The language that somebody is spoken to in. UsageError if there is none of that name."""
    from whistlestop import words

    from .status import Misuse

    if wish is None:
        return words.user_language()
    if wish.lower() not in words.languages() and words.choose([wish]) == words.SOURCE:
        raise Misuse("usage-language", wish=words.typed(wish), there=words.languages())
    return words.choose([wish])
