"""Tables: every wish, in one order. Check the seat, is it legal, append durably, apply, acknowledge, push.

No process owns a table. A lost race is a key conflict: read the rows that came first, look again, answer.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable

from whistlestop.game.records.version import RULES
from whistlestop.wire import answers as an
from whistlestop.wire import commands as co

from ..maps.catalogue import MapCatalogue
from ..push.watchers import tell
from ..refusal import Refusal
from ..store.base import Guest, Row, Store
from . import entries as en
from . import moves, seating
from .cache import Cache
from .chat import speak
from .moves import Step
from .session import TableSession, table_id
from .state import facts_of

AT_ONCE = 16  # tables whose pushes go out before others are heard again
ATTEMPTS = 20  # lost races before a client is told to try again

Wish = Callable[[], Step | None]  # None: there is nothing to do any more
Acknowledge = Callable[[an.Ack], None]
SERVER = Guest("server", "")


class Tables(Cache):
    """All tables of this process."""

    def __init__(self, store: Store, map_catalogue: MapCatalogue) -> None:
        super().__init__(store, map_catalogue)
        self.appended = 0
        self.conflicts = 0
        self._untold: dict[TableSession, bool] = {}  # tables with news, and whether the table itself has changed

    # --- the order of everything ------------------------------------------------------------------------

    async def append(
        self, session: TableSession, actor: str, client: str | None, wish: Wish, acknowledge: Acknowledge | None = None
    ) -> an.Ack | None:
        """Make a wish come true, durably, exactly once. None if there was nothing to do."""
        async with session.lock:
            for _ in range(ATTEMPTS):
                if client is not None and (old := session.done.get((actor, client))) is not None:
                    return answered(acknowledge, an.Ack(client, session.table, old[0], old[1]))
                try:
                    step = wish()
                except Refusal:
                    # What refuses it may be old news: look again before saying so.
                    if self.store.shared and await self.catch_up(session):
                        tell(session, self.store.now(), table=True)
                        continue
                    raise
                if step is None:
                    return None
                if await self._write(session, actor, client, step):
                    ack = an.Ack(client or "", session.table, session.seq, getattr(step.entry, "seat", None))
                    answered(acknowledge, ack)
                    self._after(session, step)
                    return ack
                self.conflicts += 1
                await self._refresh(session)
        raise Refusal("busy")

    async def _write(self, session: TableSession, actor: str, client: str | None, step: Step) -> bool:
        at = max(self.store.now(), session.state.at)
        body = en.write_entry(step.entry)
        row = Row(session.table, session.seq + 1, at, actor, client, RULES, session.state.map, body)
        try:
            written = await self.store.append(row, session.next_summary(at, step.entry, step.facts))
        except BaseException:
            self._go(self._find_out(session))
            raise
        if not written:
            return False
        session.take([row])
        self.appended += 1
        return True

    def _after(self, session: TableSession, step: Step) -> None:
        """Everybody hears of it, now that it cannot be lost."""
        plain = isinstance(step.entry, en.Moved) and session.state.settings.clock is None and not step.facts.over
        self._tell_soon(session, table=not plain)
        self.changed(session)

    def _tell_soon(self, session: TableSession, *, table: bool) -> None:
        """A few tables' pushes at a time, other tables' acknowledgements in between: whoever moved waits least."""
        if not self._untold:
            asyncio.get_running_loop().call_soon(self._tell_next)
        self._untold[session] = self._untold.get(session, False) or table

    def _tell_next(self) -> None:
        some = [(session, self._untold.pop(session)) for session in list(self._untold)[:AT_ONCE]]
        if self._untold:
            asyncio.get_running_loop().call_soon(self._tell_next)
        for session, table in some:
            tell(session, self.store.now(), table=table)

    # --- wishes -----------------------------------------------------------------------------------------

    async def perform(self, guest: Guest, command: co.TableCommand, acknowledge: Acknowledge | None = None) -> an.Ack:
        """A guest's command. The acknowledgement goes out before the pushes."""
        if isinstance(command, co.Create):
            return answered(acknowledge, await self._create(guest, command))
        if isinstance(command, co.Join):
            session = await self._find(command, guest)
        else:
            session = await self.session(command.table)
        if not isinstance(command, co.Say | co.React | co.Leave):
            session.the_map()
        if isinstance(command, co.Say | co.React):
            # in a task of its own: what is said is told, also if whoever said it is gone by then
            return answered(acknowledge, await asyncio.shield(self._go(self._speak(session, guest, command))))
        if isinstance(command, co.Rematch):
            return answered(acknowledge, await self._rematch(session, guest, command))
        if isinstance(command, co.Start):
            return answered(acknowledge, await self._fill(session, guest, command))
        return await self._simple(session, guest, command, acknowledge)

    async def _speak(self, session: TableSession, guest: Guest, command: co.Say | co.React) -> an.Ack:
        async with session.lock:
            if self.store.shared:
                await self._refresh(session)  # whom the host has muted or removed elsewhere is silent here as well
            try:
                return await speak(self.store, session, guest, command)
            except Refusal:
                raise
            except Exception:
                self._go(self._find_out(session))  # it may be said all the same
                raise

    async def _simple(
        self, session: TableSession, guest: Guest, command: co.TableCommand, acknowledge: Acknowledge | None
    ) -> an.Ack:
        """Commands that are one entry."""
        seat: int | None = None

        def wish() -> Step | None:
            nonlocal seat
            entry = entry_for(session, guest, command)
            if isinstance(entry, int):
                seat = entry
                return None
            return entry if isinstance(entry, Step) else Step(entry, facts_of(session.game))

        ack = await self.append(session, guest.id, command.id, wish, acknowledge)
        return ack or answered(acknowledge, an.Ack(command.id, session.table, session.seq, seat))

    async def _create(self, guest: Guest, command: co.Create) -> an.Ack:
        table = table_id(guest.id, command.id)
        await self.begin(table, guest, command.id, lambda: seating.make(guest, command, self.map_catalogue.offered))
        return an.Ack(command.id, table, 1, 0)

    async def begin(self, table: str, guest: Guest, client: str | None, make: Callable[[], en.Made]) -> TableSession:
        """The first row of a table; if it is there already, so much the better."""
        try:
            return await self.session(table)
        except Refusal:
            pass
        made = make()
        session, body = TableSession(table, self.map_catalogue), en.write_entry(made)
        row = Row(table, 1, self.store.now(), guest.id, client, RULES, made.map, body)
        session.take([row])
        text = self.map_catalogue.text(made.map)
        if text is not None:
            await self.store.keep_map(made.map, text)  # before the first row that needs it
        if not await self.store.append(row, session.summary):
            return await self.session(table)
        self.appended += 1
        return self.lives.setdefault(table, session)

    async def _find(self, command: co.Join, guest: Guest) -> TableSession:
        """By code or invitation; by its id only if it is public, or one sits there already."""
        if command.code is not None or command.invite is not None:
            code = None if command.code is None else command.code.strip().lower()
            found = await self.store.find(code=code, invite=command.invite)
            if found is None:
                raise Refusal("no-table")
            return await self.session(found)
        session = await self.current(command.table or "")
        if not (session.state.settings.public or session.state.seats_of(guest.id)):
            raise Refusal("no-table")
        return session

    async def _fill(self, session: TableSession, guest: Guest, command: co.Start) -> an.Ack:
        while True:
            result = seating.fill(session.state, guest, command)
            if isinstance(result, int):
                return an.Ack(command.id, session.table, session.seq, result)

            def wish() -> Step | None:
                entry = seating.fill(session.state, guest, command)
                return None if isinstance(entry, int) else Step(entry, facts_of(session.game))

            await self.append(session, guest.id, None, wish)

    async def _rematch(self, session: TableSession, guest: Guest, command: co.Rematch) -> an.Ack:
        """First its id in this table's log, then the table: a crash in between leaves nothing half done, since whoever
        asks next makes it."""

        def wish() -> Step | None:
            entry = seating.rematch(session.state, guest)
            return None if entry is None else Step(entry, facts_of(session.game))

        await self.append(session, guest.id, command.id, wish)
        assert session.state.rematch is not None
        await self.begin(session.state.rematch, guest, None, lambda: seating.rematch_made(session.state))
        return an.Ack(command.id, session.state.rematch, 1)


def answered(acknowledge: Acknowledge | None, ack: an.Ack) -> an.Ack:
    if acknowledge is not None:
        acknowledge(ack)
    return ack


def entry_for(session: TableSession, guest: Guest, command: co.TableCommand) -> en.AnyEntry | Step | int:
    """What a command comes to at this table now: an entry, or the seat at which it is so already."""
    state = session.state
    match command:
        case co.Move():
            return moves.move(session, guest, command)
        case co.Ready():
            return moves.ready(session, guest, command)
        case co.Open():
            return moves.open_nonce(session, guest, command)
        case co.Resign():
            return moves.resign(session, guest, command)
        case co.Join():
            return seating.join(state, guest, command)
        case co.Leave():
            return seating.leave(state, guest, command)
        case co.Assign():
            return seating.assign(state, guest, command)
        case co.Return():
            return seating.come_back(state, guest, command)
        case co.Mute():
            return seating.mute(state, guest, command)
    raise Refusal("malformed", why="this is not for a table.")
