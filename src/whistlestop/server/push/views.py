"""A table and its game as one guest may know them: the only way from the log to anybody."""

from __future__ import annotations

from collections.abc import Collection, Mapping

from whistlestop.game import SPECTATOR
from whistlestop.game.fair_chance import commitment
from whistlestop.game.notation.actions import AnyAction
from whistlestop.game.views.events import AnyEvent
from whistlestop.wire import answers as an

from ..tables.session import TableSession, ended
from ..tables.state import OVER, PLAYING, Seat, State, end_of_day
from .choices import choices_of

HERE = 0  # instead of the time when somebody went
NOBODY: Mapping[str, int] = {}
UNRATED: Mapping[str, tuple[int, int]] = {}


def table_of(session: TableSession, guest: str | None, now: int, blocked: Collection[str] = ()) -> an.Table:
    """`blocked`: whom this guest does not want to hear."""
    state = session.state
    mine = guest is not None and bool(state.seats_of(guest))
    return an.Table(
        table=state.table,
        seq=state.seq,
        status=state.status,
        settings=state.settings,
        map=state.map,
        seats=tuple(
            seat_of(state, number, seat, guest, session.present, blocked, session.ratings)
            for number, seat in enumerate(state.seats)
        ),
        fair=fair_of(state, now),
        now=now,
        host=guest == state.host,
        made=state.made,
        ended=state.ended,
        to_move=state.facts.pending if state.status == PLAYING else (),
        code=state.code if mine and not ended(state) else None,
        invite=state.invite if mine and not ended(state) else None,
        ranks=ranks_of(session),
        rematch=state.rematch,
        shared=state.shared,
        undone=len(state.undone),
        origin=state.origin,
        day=day_of(state, now),
        missing=None if session.map is not None else state.settings.game,
    )


def seat_of(
    state: State,
    number: int,
    seat: Seat,
    guest: str | None,
    present: Mapping[str, int] = NOBODY,
    blocked: Collection[str] = (),
    ratings: Mapping[str, tuple[int, int]] = UNRATED,
) -> an.SeatInfo:
    """`present`: who is at the table, and when the others went."""
    since = present.get(seat.guest) if seat.guest else None
    return an.SeatInfo(
        kind="empty" if seat.is_empty else "person" if seat.is_person else "bot",
        colour=state.colour(number),
        name=seat.name,
        bot=seat.bot,
        mine=guest is not None and seat.guest == guest,
        kept=seat.bot is not None and seat.guest is not None and not seat.resigned,
        ready=seat.hash is not None,
        opened=seat.nonce is not None,
        resigned=seat.resigned,
        muted=seat.muted,
        deadline=state.deadline(number),
        here=since == HERE,
        away=since or None,
        stood_in=tuple(sorted({it.turn for it in seat.stood_in})) if seat.stood_in else (),
        blocked=seat.guest in blocked,
        rating=ratings.get(seat.guest or seat.bot or ""),
    )


def fair_of(state: State, now: int) -> an.FairInfo:
    """Nonces only when all are open, the seed only when the game is over, and of a table of the day when that is;
    nothing where nothing was promised."""
    if state.origin is not None or not state.seed:
        return an.FairInfo("")
    started = state.status in (PLAYING, OVER)
    return an.FairInfo(
        commitment=commitment(bytes.fromhex(state.seed)),
        hashes=tuple(seat.hash for seat in state.seats),
        nonces=tuple(seat.nonce or "" for seat in state.seats) if started else None,
        seed=state.seed if state.status == OVER and not state.is_sealed(now) else None,
        abandoned=state.abandoned,
    )


def day_of(state: State, now: int) -> an.OfTheDay | None:
    if not state.day:
        return None
    return an.OfTheDay(state.day, state.counted, end_of_day(state.day), state.is_sealed(now))


def ranks_of(session: TableSession) -> tuple[int, ...] | None:
    """Who came where; those who resigned come last."""
    state, game = session.state, session.game
    if state.status != OVER or game is None:
        return None
    if state.winner is not None:
        return tuple(1 if seat == state.winner else 2 for seat in range(len(state.seats)))
    if not game.is_over:
        return None  # from a file
    ranks = [score.rank for score in game.scores().seats]
    stayed = [seat for seat, it in enumerate(state.seats) if not it.resigned]
    return tuple(
        1 + sum(ranks[other] < rank for other in stayed) if seat in stayed else len(ranks)
        for seat, rank in enumerate(ranks)
    )


def push_of(session: TableSession, seat: int, first: int, views: bool) -> an.Push:
    """What has happened since so many events, as this seat was told, and what it may do now: with `views` as the whole
    view and all choices, otherwise as the legal actions."""
    game = session.game
    assert game is not None
    events: tuple[AnyEvent, ...] = tuple(game.events_since(first, seat))  # type: ignore[arg-type]  # all are of AnyEvent
    if views:
        view = game.view(seat, events=False)
        choices = choices_of(game, view, session.paths)
        return an.Push(session.table, session.seq, seat, first, events, view=view, choices=choices)
    pending = () if ended(session.state) else session.state.facts.pending
    legal: tuple[AnyAction, ...] = tuple(game.legal(seat)) if seat in pending else ()  # type: ignore[arg-type]
    return an.Push(session.table, session.seq, seat, first, events, pending, legal)


def view_of(session: TableSession, seat: int) -> an.Full:
    """Everything that a seat may know, from the beginning, and all that it could do now."""
    assert session.game is not None
    view = session.game.view(seat)
    return an.Full(session.table, session.seq, seat, view, choices_of(session.game, view, session.paths))


def may_see(state: State, guest: str | None, *, invited: bool = False) -> bool:
    """May this guest see the table? A shared replay is open to everybody, its chat is not."""
    return is_admitted(state, guest, invited=invited) or (state.shared and state.status == OVER)


def is_admitted(state: State, guest: str | None, *, invited: bool = False) -> bool:
    """Do they sit there, or did somebody let them in?"""
    if guest is not None and (guest == state.host or state.seats_of(guest)):
        return True
    return state.settings.public or invited


def may_watch(state: State, guest: str | None, *, invited: bool = False) -> bool:
    """The game itself, as a spectator."""
    if guest is not None and state.seats_of(guest):
        return True
    return state.settings.spectators and is_admitted(state, guest, invited=invited)


__all__ = ["SPECTATOR", "may_see", "may_watch", "push_of", "table_of", "view_of"]
