"""A server whose operator cheats: it has everything that an honest one has, and changes what it likes in between."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import msgspec
import pytest

from whistlestop.game import Fair, Game, Given
from whistlestop.game.fair_chance import new_seed
from whistlestop.server import listener
from whistlestop.server.application import Application
from whistlestop.server.push import views, watchers
from whistlestop.server.settings import Settings, from_environment
from whistlestop.server.tables import moves
from whistlestop.server.tables.session import TableSession, new_game
from whistlestop.server.tables.state import Seat, State
from whistlestop.wire import answers as an

Change = Callable[[State], State]


def seats_with(state: State, number: int, **changed: Any) -> tuple[Seat, ...]:
    """The seats, one of them changed."""
    return tuple(msgspec.structs.replace(it, **changed) if at == number else it for at, it in enumerate(state.seats))


def locomotives(fair: Fair, session: TableSession, seat: int) -> int:
    """How many are dealt to a seat."""
    game = Game(session.the_map(), len(session.state.seats), options=session.state.options, chance=Given())
    return int(moves.begun(game, fair).state[0]["hands"][seat][8])


def chosen_seed(session: TableSession, nonces: list[bytes], seat: int, wanted: int = 3) -> str:
    """A seed that deals a seat at least so many locomotives."""
    state = session.state
    while True:
        seed = new_seed()
        fair = Fair(seed, session.the_map().hash, state.options, len(state.seats), nonces)
        if locomotives(fair, session, seat) >= wanted:
            return seed.hex()


def when_all_are_open(monkeypatch: pytest.MonkeyPatch, application: Application, change: Change) -> None:
    """With the last nonce in hand, and before anything is dealt, the operator changes the table and tells everybody."""

    def cheating(map: Any, state: State, last: Any) -> Any:
        session = application.sessions.by_table[state.table]
        nonced = msgspec.structs.replace(state, seats=seats_with(state, last.seat, nonce=last.nonce))
        changed = change(nonced)
        session.state = msgspec.structs.replace(changed, seats=seats_with(changed, last.seat, nonce=None))
        watchers.tell(session, application.store.now(), table=True)
        return new_game(map, session.state, last)

    monkeypatch.setattr(moves, "new_game", cheating)


def tell_each(monkeypatch: pytest.MonkeyPatch, lie: Callable[[an.Table, str | None], an.Table]) -> None:
    """What each guest is told of a table, made up for them."""
    honest = views.table_of

    def lying(session: TableSession, guest: str | None, *more: Any) -> an.Table:
        return lie(honest(session, guest, *more), guest)

    monkeypatch.setattr(watchers, "table_of", lying)


def better_for_seat_1(application: Application) -> Change:
    """Another seed, with which seat 1 is dealt three locomotives."""

    def change(state: State) -> State:
        nonces = [bytes.fromhex(it.nonce or "") for it in state.seats]
        seed = chosen_seed(application.sessions.by_table[state.table], nonces, 1)
        return msgspec.structs.replace(state, seed=seed)

    return change


def serve_dishonestly() -> None:
    """A server process that deals seat 1 three locomotives in every game."""
    honest = listener.make_server

    def make(settings: Settings) -> listener.Server:
        server = honest(settings)
        when_all_are_open(pytest.MonkeyPatch(), server.application, better_for_seat_1(server.application))
        return server

    listener.make_server = make
    listener.serve(from_environment())
