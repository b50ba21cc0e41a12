"""What is agreed when a table is made."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec

Game = Annotated[str, msgspec.Meta(min_length=1, max_length=40, pattern="^[a-z0-9_-]+$")]
BotName = Annotated[str, msgspec.Meta(min_length=1, max_length=40, pattern="^[a-z0-9_.-]+$")]
SeatNumber = Annotated[int, msgspec.Meta(ge=0, le=4)]
Colour = Literal["blue", "red", "green", "yellow", "black"]  # a player's
Pace = Literal["slow", "usual", "quick"]


class Origin(msgspec.Struct, frozen=True):
    """Where a game was taken from: the table, the turn, and the moment of its replay. `anew`: what the seat to be
    played could not know was dealt anew."""

    table: str
    turn: int
    moment: int
    anew: bool


class TableSettings(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """A table to be made: the game, its options, and how it is played."""

    game: Game
    players: Annotated[int, msgspec.Meta(ge=1, le=5)]
    bots: Annotated[tuple[BotName, ...], msgspec.Meta(max_length=5)] = ()  # they sit at the last seats
    first: SeatNumber | None = None  # the starting seat; None: by lot
    open_track: bool = False
    clock: Annotated[int, msgspec.Meta(ge=5, le=2_592_000)] | None = None  # seconds a turn
    at_zero: Literal["bot-turn", "bot-stays"] = "bot-turn"  # a bot decides that turn, or until the person is back
    public: bool = False
    spectators: bool = True
    pass_and_play: bool = False  # one guest may hold several seats; a seat is shown only when uncovered
    hints: bool = False  # only if all others are bots
    pace: Pace = "usual"  # of bots; the host may change it
    chances: bool = False  # everybody sees the chances of winning, each by what they may know; never at a rated table
    rated: bool = False  # the result counts for the ratings of all who say ready
