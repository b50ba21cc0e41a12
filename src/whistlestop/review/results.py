"""A review as data: what a page shows, a program reads, and `whistlestop review --json` writes."""

from __future__ import annotations

import msgspec

from whistlestop.game.notation.actions import AnyAction


class Chances(msgspec.Struct, frozen=True):
    """The chances of all seats, which come to 1, when a turn was over (turn 0: the set-up; the first of all, turn -1:
    the deal). `moment` is the moment of a replay that shows it, `seat` whose turn it was."""

    turn: int
    moment: int
    seat: int | None
    chances: tuple[float, ...]


class Judgement(msgspec.Struct, frozen=True, omit_defaults=True):
    """A decision in which there was a choice. `cost` is the chance of winning that the better one would have kept, by
    what the seat could know, `error` its standard error, `points` the same in points of margin. `key` and `params` are
    what speaks for the better one: a message of words/ and what it is given, as hints have it. Without a better one the
    decision cost nothing that could be told."""

    moment: int
    turn: int
    seat: int
    played: AnyAction
    better: AnyAction | None = None
    cost: float = 0.0
    points: float = 0.0
    error: float = 0.0
    key: str = ""
    params: dict[str, str | int | list[str]] = {}


class Compared(msgspec.Struct, frozen=True):
    """What one judge thinks of another decision beside the one that was taken: the seat's chance of winning after each,
    and what the other one gains, in chance and in points of margin, over so many worlds that the seat could have been
    in. Errors are standard errors; that of the gain is smaller than those of the chances, since both decisions are
    tried in the same worlds."""

    judge: str
    worlds: int
    played: float
    played_error: float
    other: float
    other_error: float
    gain: float
    error: float
    points: float


class WhatIf(msgspec.Struct, frozen=True):
    """Another decision in the place of one that was taken. `verdict` is `better` or `worse` if all judges say so, and
    the first of them by more than its standard error and more than one in a hundred; else `even`."""

    moment: int
    turn: int
    seat: int
    played: AnyAction
    other: AnyAction
    decision: int  # the other one's number
    verdict: str
    judges: tuple[Compared, ...]


class Alternative(msgspec.Struct, frozen=True):
    """A decision that was legal, by its number and as an action."""

    decision: int
    action: AnyAction


class Alternatives(msgspec.Struct, frozen=True):
    """What could have been decided at a moment of a game, by whom, and which of these was."""

    moment: int
    turn: int
    seat: int
    played: int
    choices: tuple[Alternative, ...]


class LiveChances(msgspec.Struct, frozen=True):
    """The chances of all seats in a game that goes on, by what one viewer knows; and the standard error of each."""

    chances: tuple[float, ...]
    errors: tuple[float, ...]


class TurningPoint(msgspec.Struct, frozen=True):
    """A turn that changed the chances much: whose it was, and of the seat whose chance changed most, what it was before
    and after. `luck` is how much of that change chance made; None if that is not known."""

    turn: int
    moment: int
    mover: int | None
    seat: int
    before: float
    after: float
    luck: float | None


class Account(msgspec.Struct, frozen=True):
    """How a seat came from an even chance to its result: `even` + `luck` + `play` = `result`. Luck is what the cards
    did, to a margin of `error` (95 in 100); play is what all decisions did, its own and the others'."""

    even: float
    luck: float
    error: float
    play: float
    result: float


class SeatReview(msgspec.Struct, frozen=True):
    """One player: how accurately they played (None: they decided next to nothing, or luck cannot be told from play
    here), over how many decisions; where the result came from (None: not known); and the moments of the decisions
    that cost most, the dearest first."""

    seat: int
    name: str
    accuracy: float | None
    decisions: int
    account: Account | None
    costly: tuple[int, ...]


class Review(msgspec.Struct, frozen=True):
    """A finished game, reviewed. `judge` is `network` (the champion's) or `trials` (trial games, where there is
    none)."""

    map: str
    judge: str
    chances: tuple[Chances, ...]
    seats: tuple[SeatReview, ...]
    turning_points: tuple[TurningPoint, ...]
    decisions: tuple[Judgement, ...]

    def json(self) -> bytes:
        """As UTF-8."""
        return msgspec.json.encode(self)

    def costly(self, seat: int) -> list[Judgement]:
        """The decisions of a seat that cost most, the dearest first."""
        found = {it.moment: it for it in self.decisions}
        return [found[moment] for moment in self.seats[seat].costly]
