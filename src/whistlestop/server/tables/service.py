"""Every change of a table, in one order: ask whether and how, write the row, follow it in memory, answer, push.

No process owns a table. A lost race is a key conflict: read the rows that came first, look again, answer.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable

from whistlestop.game.records.version import RULES
from whistlestop.wire import answers as an

from ..handlers import Acknowledge, Entering, Kind
from ..push.watchers import tell
from ..refusal import Refusal
from ..store.base import Guest, Row
from . import entries as en
from .moves import Step
from .session import TableSession
from .sessions import Sessions
from .state import facts_of

AT_ONCE = 16  # tables whose pushes go out before others are heard again
ATTEMPTS = 20  # lost races before a client is told to try again

Wish = Callable[[], Step | None]  # None: there is nothing to do any more


class Tables:
    """Rows are added here and nowhere else."""

    def __init__(self, sessions: Sessions) -> None:
        self.sessions = sessions
        self.store = sessions.store
        self.appended = 0
        self.conflicts = 0
        self._untold: dict[TableSession, bool] = {}  # tables with news, and whether the table itself has changed

    # --- the order of everything ------------------------------------------------------------------------

    async def append(
        self, session: TableSession, actor: str, client: str | None, wish: Wish, acknowledge: Acknowledge | None = None
    ) -> an.Ack | None:
        """Append one entry, durably and exactly once; None if nothing would change."""
        async with session.lock:
            for _ in range(ATTEMPTS):
                if client is not None and (old := session.done.get((actor, client))) is not None:
                    return answered(acknowledge, an.Ack(client, session.table, old[0], old[1]))
                try:
                    step = wish()
                except Refusal:
                    # What refuses it may be old news: look again before saying so.
                    if self.store.shared and await self.sessions.catch_up(session):
                        tell(session, self.store.now(), table=True)
                        continue
                    raise
                if step is None:
                    return None
                check_worn_out(session, step.entry)
                if await self._write(session, actor, client, step):
                    ack = an.Ack(client or "", session.table, session.seq, getattr(step.entry, "seat", None))
                    answered(acknowledge, ack)
                    self._after(session, step)
                    return ack
                self.conflicts += 1
                await self.sessions.refresh(session)
        raise Refusal("busy")

    async def _write(self, session: TableSession, actor: str, client: str | None, step: Step) -> bool:
        at = max(self.store.now(), session.state.at)
        row = row_of(session.table, session.seq + 1, at, actor, client, session.state.map, step.entry)
        try:
            written = await self.store.append(row, session.next_summary(at, step.entry, step.facts))
        except BaseException:
            self.sessions.go(self.sessions.find_out(session))
            raise
        if not written:
            return False
        session.accept(row, step.entry, step.game)
        self.appended += 1
        return True

    def _after(self, session: TableSession, step: Step) -> None:
        """Everybody hears of it, now that it cannot be lost."""
        entry, state = step.entry, session.state
        plain = isinstance(entry, en.MoveMade) and state.settings.clock is None and not step.facts.over
        if isinstance(entry, en.MoveMade) and entry.by and state.seats[entry.seat].guest is not None:
            plain = False  # what a bot did for somebody stands in the table
        self._tell_soon(session, table=not plain)
        self.sessions.changed(session)

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

    async def enter(
        self,
        session: TableSession,
        guest: Guest,
        command: Kind,
        make: Entering[Kind],
        acknowledge: Acknowledge | None = None,
    ) -> an.Ack:
        """Run a command that appends one entry; if nothing would change, acknowledge it with its seat."""
        seat: int | None = None

        def wish() -> Step | None:
            nonlocal seat
            made = make(session, guest, command)
            if isinstance(made, int):
                seat = made
                return None
            return made if isinstance(made, Step) else Step(made, facts_of(session.game))

        ack = await self.append(session, guest.id, command.id, wish, acknowledge)
        return ack or answered(acknowledge, an.Ack(command.id, session.table, session.seq, seat))

    async def begin(
        self, table: str, guest: Guest, client: str | None, make: Callable[[], en.TableMade]
    ) -> TableSession:
        """The first row of a table; if it is there already, so much the better. `make` is asked again for another
        code, if another table has that one."""
        for _ in range(ATTEMPTS):
            try:
                return await self.sessions.get(table)
            except Refusal as refusal:
                if refusal.code != "no-table":
                    raise
            made = make()
            session = TableSession(table, self.sessions.map_catalogue)
            row = row_of(table, 1, self.store.now(), guest.id, client, made.map, made)
            session.take([row])
            text = self.sessions.map_catalogue.text(made.map)
            if text is not None:
                await self.store.keep_map(made.map, text)  # before the first row that needs it
            if await self.store.append(row, session.summary):
                self.appended += 1
                return self.sessions.by_table.setdefault(table, session)
        raise Refusal("busy")


def check_worn_out(session: TableSession, entry: en.Entry) -> None:
    """Logs have an end: moves by the rules, the rest by this."""
    if entry.wears is not None and session.state.is_worn_out(entry.wears):
        raise Refusal("worn-out")


def row_of(table: str, seq: int, at: int, actor: str, client: str | None, map: str, entry: en.Entry) -> Row:
    """An entry as the store keeps it."""
    return Row(table, seq, at, actor, client, RULES, map, en.write_entry(entry), en.kind_of(entry))


def answered(acknowledge: Acknowledge | None, ack: an.Ack) -> an.Ack:
    if acknowledge is not None:
        acknowledge(ack)
    return ack
