"""Hints: the best moves of the strongest bot, each with what speaks for it, in names instead of numbers."""

from __future__ import annotations

from typing import TYPE_CHECKING

from whistlestop.game.notation.names import names_of
from whistlestop.review.named_reasons import params_of
from whistlestop.wire import answers as an
from whistlestop.wire import commands as co

from ..handlers import Call, Limit, handles
from ..refusal import Refusal
from ..tables.seating import check_holder
from ..tables.session import TableSession
from ..web.rate_limits import HINTS

if TYPE_CHECKING:
    from whistlestop.bots.search.expert import Ranked


@handles(co.Hint, limit=Limit("hint", HINTS))
async def hint(call: Call, command: co.Hint) -> an.Ack:
    """The best moves of a strong bot, where all others are bots."""
    session = await call.application.sessions.current(command.table)
    check_holder(session.state, call.guest, command.seat)
    alone = all(seat.guest in (None, call.guest.id) for seat in session.state.seats)
    if not (session.state.settings.hints and alone):
        raise Refusal("not-allowed")
    call.application.check_ready()
    session.the_map()
    if session.game is None or command.seat not in session.state.facts.pending:
        raise Refusal("wrong-state", status=session.state.status)
    known, dice = session.game.seen(command.seat).tobytes(), session.dice_seed(f"hint {command.seat}", command.seat)
    moved = session.state.seats[command.seat].moved
    found = await call.application.workers.rank(known, session.the_map(), command.seat, dice)
    if session.state.seats[command.seat].moved != moved:
        raise Refusal("stale")
    return an.Ack(command.id, session.table, session.seq, command.seat, advice(session, command.seat, found))


def advice(session: TableSession, seat: int, found: list[Ranked]) -> tuple[an.Advice, ...]:
    """As they are sent: those that are legal, the best one first."""
    assert session.game is not None
    names = names_of(session.the_map())
    actions = dict(zip(session.game.legal_decisions(seat), session.game.legal(seat), strict=True))
    return tuple(
        an.Advice(
            action=actions[it.decision],  # type: ignore[arg-type]  # every action is one of AnyAction
            value=round(it.value / 100, 2),
            key=f"reason-{it.reason.key}",
            params=params_of(it.reason, names),
        )
        for it in found
        if it.decision in actions
    )
