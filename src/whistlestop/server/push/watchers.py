"""Who is told: each watcher is one socket's interest in one table, as one seat or as a spectator."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import msgspec

from whistlestop.game import SPECTATOR
from whistlestop.wire import answers as an

from ..store.base import Said
from ..tables.session import TableSession
from .views import may_watch, push_of, table_of, view_of

Send = Callable[[bytes], None]

_encoder = msgspec.json.Encoder()


def encode(message: an.Message) -> bytes:
    return _encoder.encode(message)


class Watcher:
    """What one socket has been told of one table."""

    def __init__(
        self, session: TableSession, guest: str, seat: int, *, views: bool, send: Send, invited: bool = False
    ) -> None:
        self.session = session
        self.guest = guest
        self.seat = seat
        self.invited = invited
        self.views = views
        self.send = send
        self.blocked: frozenset[str] = frozenset()  # whom this guest does not want to hear
        self.told: int | None = None  # events; None: nothing of the game yet
        self.told_chat = 0  # the last line

    def begin(self, since: int | None, now: int) -> None:
        """On connecting: the table, then what is new since so many events, or everything."""
        self.send(encode(table_of(self.session, self.guest, now, self.blocked)))
        game = self.session.game
        if game is None:
            return
        if is_covered(self.session, self.seat):  # a line that was lost may come back after the turn
            cover(self)
            since = None
        number = game.count_events(self.seat)
        if since is None or since > number or self.session.state.undone:  # they may have what was taken back
            self.send(encode(view_of(self.session, self.seat)))
        else:
            self.send(encode(push_of(self.session, self.seat, since, self.views)))
        self.told = number

    def begin_chat(self, said: Sequence[Said]) -> None:
        """On connecting: what was said last."""
        for it in said:
            if it.guest not in self.blocked:
                self.send(encode(chat_of(it)))
            self.told_chat = it.number


def chat_of(said: Said) -> an.Chat:
    kinds = {"text": (said.body, None), "reaction": (None, said.body)}
    text, reaction = kinds[said.kind]
    return an.Chat(said.game, said.number, said.at, said.seat, said.name, text, reaction)


def tell(session: TableSession, now: int, *, table: bool) -> None:
    """Push to all who watch. Sockets that look through the same eyes share the work."""
    tables: dict[str, bytes] = {}
    pushes: dict[tuple[int, int, bool], tuple[bytes, int]] = {}
    for watcher in list(session.watchers):
        if table:
            if watcher.guest not in tables:
                tables[watcher.guest] = encode(table_of(session, watcher.guest, now, watcher.blocked))
            watcher.send(tables[watcher.guest])
            if not stays(watcher):
                continue
        if session.game is None:
            continue
        if watcher.told is None:
            cover(watcher)
            watcher.send(encode(view_of(session, watcher.seat)))
            watcher.told = session.game.count_events(watcher.seat)
            continue
        key = (watcher.seat, watcher.told, watcher.views)
        if key not in pushes:
            push = push_of(session, *key)
            pushes[key] = (encode(push), watcher.told + len(push.events))
        frame, watcher.told = pushes[key]
        watcher.send(frame)
        cover(watcher)


def tell_table(session: TableSession, now: int) -> None:
    """Who is there has changed, and nothing else: no view is made for it."""
    for watcher in list(session.watchers):
        watcher.send(encode(table_of(session, watcher.guest, now, watcher.blocked)))


def has_lost_seat(watcher: Watcher) -> bool:
    """Whoever left, or was taken off a seat, sees nothing more of what its next holder is told."""
    return watcher.seat != SPECTATOR and watcher.session.state.seats[watcher.seat].guest != watcher.guest


def stays(watcher: Watcher) -> bool:
    """Demote a watcher who has lost their seat to a spectator; False if they may not even watch any more."""
    if has_lost_seat(watcher):
        watcher.seat, watcher.told = SPECTATOR, None
    if watcher.seat != SPECTATOR or may_watch(watcher.session.state, watcher.guest, invited=watcher.invited):
        return True
    watcher.session.watchers.discard(watcher)
    return False


def is_covered(session: TableSession, seat: int) -> bool:
    """Where people share one device, a seat is shown until its turn is over."""
    if not session.state.settings.pass_and_play or seat == SPECTATOR or session.game is None:
        return False
    return seat not in session.state.facts.pending


def cover(watcher: Watcher) -> None:
    """Before anything more is sent to it: once its turn is over, a seat is a spectator's."""
    session = watcher.session
    if session.game is not None and is_covered(session, watcher.seat):
        watcher.send(encode(an.Covered(session.table, watcher.seat)))
        watcher.seat = SPECTATOR
        watcher.told = session.game.count_events(SPECTATOR)


def tell_chat(session: TableSession, said: Said) -> None:
    """Lines are told in order, so the last one says what a watcher has."""
    frame = encode(chat_of(said))
    session.told_chat = said.number
    for watcher in list(session.watchers):
        if watcher.told_chat < said.number:
            watcher.told_chat = said.number
            if said.guest not in watcher.blocked:
                watcher.send(frame)
