"""Tables: every wish, in one order. Check the seat, is it legal, append durably, apply, acknowledge, push.

No process owns a table. A lost race is a key conflict: read the rows that came first, look again, answer.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable

from whistlestop.game.version import RULES
from whistlestop.wire import answers as an
from whistlestop.wire import commands as co

from . import entries as en
from . import playing, seating
from .atlas import Atlas
from .cache import Cache
from .live import Live, table_id
from .playing import Step
from .refusal import Refusal
from .state import facts_of
from .store.base import Guest, Row, Store
from .talking import speak
from .watching import tell

AT_ONCE = 16  # tables whose pushes go out before others are heard again
ATTEMPTS = 20  # lost races before a client is told to try again

Wish = Callable[[], Step | None]  # None: there is nothing to do any more
Acknowledge = Callable[[an.Ack], None]
SERVER = Guest("server", "")


class Tables(Cache):
    """All tables of this process."""

    def __init__(self, store: Store, atlas: Atlas) -> None:
        super().__init__(store, atlas)
        self.appended = 0
        self.conflicts = 0
        self._untold: dict[Live, bool] = {}  # tables with news, and whether the table itself has changed

    # --- the order of everything ------------------------------------------------------------------------

    async def append(
        self, live: Live, actor: str, client: str | None, wish: Wish, acknowledge: Acknowledge | None = None
    ) -> an.Ack | None:
        """Make a wish come true, durably, exactly once. None if there was nothing to do."""
        async with live.lock:
            for _ in range(ATTEMPTS):
                if client is not None and (old := live.done.get((actor, client))) is not None:
                    return answered(acknowledge, an.Ack(client, live.table, old[0], old[1]))
                try:
                    step = wish()
                except Refusal:
                    # What refuses it may be old news: look again before saying so.
                    if self.store.shared and await self.catch_up(live):
                        tell(live, self.store.now(), table=True)
                        continue
                    raise
                if step is None:
                    return None
                if await self._write(live, actor, client, step):
                    ack = an.Ack(client or "", live.table, live.seq, getattr(step.entry, "seat", None))
                    answered(acknowledge, ack)
                    self._after(live, step)
                    return ack
                self.conflicts += 1
                await self._refresh(live)
        raise Refusal("busy")

    async def _write(self, live: Live, actor: str, client: str | None, step: Step) -> bool:
        at = max(self.store.now(), live.state.at)
        body = en.write_entry(step.entry)
        row = Row(live.table, live.seq + 1, at, actor, client, RULES, live.state.map, body)
        try:
            written = await self.store.append(row, live.next_summary(at, step.entry, step.facts))
        except BaseException:
            self._go(self._find_out(live))
            raise
        if not written:
            return False
        live.take([row])
        self.appended += 1
        return True

    def _after(self, live: Live, step: Step) -> None:
        """Everybody hears of it, now that it cannot be lost."""
        plain = isinstance(step.entry, en.Moved) and live.state.settings.clock is None and not step.facts.over
        self._tell_soon(live, table=not plain)
        self.changed(live)

    def _tell_soon(self, live: Live, *, table: bool) -> None:
        """A few tables' pushes at a time, other tables' acknowledgements in between: whoever moved waits least."""
        if not self._untold:
            asyncio.get_running_loop().call_soon(self._tell_next)
        self._untold[live] = self._untold.get(live, False) or table

    def _tell_next(self) -> None:
        some = [(live, self._untold.pop(live)) for live in list(self._untold)[:AT_ONCE]]
        if self._untold:
            asyncio.get_running_loop().call_soon(self._tell_next)
        for live, table in some:
            tell(live, self.store.now(), table=table)

    # --- wishes -----------------------------------------------------------------------------------------

    async def perform(self, guest: Guest, command: co.TableCommand, acknowledge: Acknowledge | None = None) -> an.Ack:
        """A guest's command. The acknowledgement goes out before the pushes."""
        if isinstance(command, co.Create):
            return answered(acknowledge, await self._create(guest, command))
        if isinstance(command, co.Join):
            live = await self._find(command, guest)
        else:
            live = await self.live(command.table)
        if not isinstance(command, co.Say | co.React | co.Leave):
            live.the_map()
        if isinstance(command, co.Say | co.React):
            # in a task of its own: what is said is told, also if whoever said it is gone by then
            return answered(acknowledge, await asyncio.shield(self._go(self._speak(live, guest, command))))
        if isinstance(command, co.Rematch):
            return answered(acknowledge, await self._rematch(live, guest, command))
        if isinstance(command, co.Start):
            return answered(acknowledge, await self._fill(live, guest, command))
        return await self._simple(live, guest, command, acknowledge)

    async def _speak(self, live: Live, guest: Guest, command: co.Say | co.React) -> an.Ack:
        async with live.lock:
            if self.store.shared:
                await self._refresh(live)  # whom the host has muted or removed elsewhere is silent here as well
            try:
                return await speak(self.store, live, guest, command)
            except Refusal:
                raise
            except Exception:
                self._go(self._find_out(live))  # it may be said all the same
                raise

    async def _simple(
        self, live: Live, guest: Guest, command: co.TableCommand, acknowledge: Acknowledge | None
    ) -> an.Ack:
        """Commands that are one entry."""
        seat: int | None = None

        def wish() -> Step | None:
            nonlocal seat
            entry = entry_for(live, guest, command)
            if isinstance(entry, int):
                seat = entry
                return None
            return entry if isinstance(entry, Step) else Step(entry, facts_of(live.game))

        ack = await self.append(live, guest.id, command.id, wish, acknowledge)
        return ack or answered(acknowledge, an.Ack(command.id, live.table, live.seq, seat))

    async def _create(self, guest: Guest, command: co.Create) -> an.Ack:
        table = table_id(guest.id, command.id)
        await self.begin(table, guest, command.id, lambda: seating.make(guest, command, self.atlas.offered))
        return an.Ack(command.id, table, 1, 0)

    async def begin(self, table: str, guest: Guest, client: str | None, make: Callable[[], en.Made]) -> Live:
        """The first row of a table; if it is there already, so much the better."""
        try:
            return await self.live(table)
        except Refusal:
            pass
        made = make()
        live, body = Live(table, self.atlas), en.write_entry(made)
        row = Row(table, 1, self.store.now(), guest.id, client, RULES, made.map, body)
        live.take([row])
        text = self.atlas.text(made.map)
        if text is not None:
            await self.store.keep_map(made.map, text)  # before the first row that needs it
        if not await self.store.append(row, live.summary):
            return await self.live(table)
        self.appended += 1
        return self.lives.setdefault(table, live)

    async def _find(self, command: co.Join, guest: Guest) -> Live:
        """By code or invitation; by its id only if it is public, or one sits there already."""
        if command.code is not None or command.invite is not None:
            code = None if command.code is None else command.code.strip().lower()
            found = await self.store.find(code=code, invite=command.invite)
            if found is None:
                raise Refusal("no-table")
            return await self.live(found)
        live = await self.current(command.table or "")
        if not (live.state.settings.public or live.state.seats_of(guest.id)):
            raise Refusal("no-table")
        return live

    async def _fill(self, live: Live, guest: Guest, command: co.Start) -> an.Ack:
        while True:
            result = seating.fill(live.state, guest, command)
            if isinstance(result, int):
                return an.Ack(command.id, live.table, live.seq, result)

            def wish() -> Step | None:
                entry = seating.fill(live.state, guest, command)
                return None if isinstance(entry, int) else Step(entry, facts_of(live.game))

            await self.append(live, guest.id, None, wish)

    async def _rematch(self, live: Live, guest: Guest, command: co.Rematch) -> an.Ack:
        """First its id in this table's log, then the table: a crash in between leaves nothing half done, since whoever
        asks next makes it."""

        def wish() -> Step | None:
            entry = seating.rematch(live.state, guest)
            return None if entry is None else Step(entry, facts_of(live.game))

        await self.append(live, guest.id, command.id, wish)
        assert live.state.rematch is not None
        await self.begin(live.state.rematch, guest, None, lambda: seating.rematch_made(live.state))
        return an.Ack(command.id, live.state.rematch, 1)


def answered(acknowledge: Acknowledge | None, ack: an.Ack) -> an.Ack:
    if acknowledge is not None:
        acknowledge(ack)
    return ack


def entry_for(live: Live, guest: Guest, command: co.TableCommand) -> en.AnyEntry | Step | int:
    """What a command comes to at this table now: an entry, or the seat at which it is so already."""
    state = live.state
    match command:
        case co.Move():
            return playing.move(live, guest, command)
        case co.Ready():
            return playing.ready(live, guest, command)
        case co.Open():
            return playing.open_nonce(live, guest, command)
        case co.Resign():
            return playing.resign(live, guest, command)
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
