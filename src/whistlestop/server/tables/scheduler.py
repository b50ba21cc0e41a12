"""What happens by itself: bots move, clocks run out, tables nobody opens get a new seed, and idle ones are closed.

The process that appended a row looks after what it brings about; every process also sweeps for what is overdue. Two
that do the same thing meet in the log, where one of them is first.
"""

from __future__ import annotations

import asyncio
import logging
import random
from collections.abc import Awaitable, Callable, Coroutine

from whistlestop.wire import commands as co
from whistlestop.wire.settings import Pace

from ..bots.decisions import told_to
from ..bots.workers import Workers
from ..refusal import Refusal
from ..store.faults import CannotStore
from . import entries as en
from . import moves
from .moves import Step
from .seating import standing_in
from .service import Tables
from .session import TableSession, due_of
from .sessions import ignore
from .state import OPEN, OPENING, PLAYING, facts_of

SWEEP = 1.0  # seconds, with jitter
FIRST = 0.25  # seconds until the first one: whoever asks at the start is answered first
OVERDUE_MS = 2_000  # after this long, the process that should have acted is presumed dead
IDLE = 4  # sweeps after which a table that nobody needs leaves the memory
ROUSED = 16  # tables at a time that are read to be roused
DAY_MS = 86_400_000
PACES: dict[Pace, float] = {"slow": 2.5, "usual": 1.0, "quick": 0.25}  # of the usual pause
LOG = logging.getLogger("whistlestop.server")


class Scheduler:
    """Keeps this process's part of the tables going."""

    def __init__(
        self, tables: Tables, workers: Workers, *, pause: float = 0.8, expire_days: int = 30, keep: int = 0
    ) -> None:
        """`pause`: how long a bot seems to think, in seconds. `keep`: idle tables that stay in memory."""
        self.tables = tables
        self.workers = workers
        self.pause = pause
        self.expire_days = expire_days
        self.keep = keep
        self.notify: Callable[[TableSession], None] = ignore
        self._tasks: set[asyncio.Task[None]] = set()
        self._sweeper: asyncio.Task[None] | None = None
        tables.sessions.changed = self.look

    def start(self) -> None:
        self._sweeper = asyncio.create_task(self._sweep())

    async def stop(self) -> None:
        tasks = [*self._tasks, *([self._sweeper] if self._sweeper else [])]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        for session in self.tables.sessions.by_table.values():
            if session.timer is not None:
                session.timer.cancel()

    def _go(self, what: Coroutine[None, None, None]) -> None:
        task = asyncio.create_task(what)
        self._tasks.add(task)
        task.add_done_callback(self._done)

    def _done(self, task: asyncio.Task[None]) -> None:
        self._tasks.discard(task)
        error = None if task.cancelled() else task.exception()
        if error is not None and not isinstance(error, CannotStore):  # that is said once, where it is found
            LOG.error("a bot or a clock failed", exc_info=error)

    # --- what a table needs now -------------------------------------------------------------------------

    def look(self, session: TableSession) -> None:
        """After a row: set bots thinking, set the alarm."""
        state = session.state
        if session.timer is not None:
            session.timer.cancel()
            session.timer = None
        if state.status == PLAYING:
            for seat in state.facts.pending:
                bot = state.seats[seat].bot
                if bot is not None and seat not in session.acting:
                    session.acting.add(seat)
                    self._go(self._bot(session, seat))
        due = due_of(state)
        if due is not None and not session.acting:
            wait = max(0, due - self.tables.store.now()) / 1000
            session.timer = asyncio.get_running_loop().call_later(wait, self._alarm, session)
        self.notify(session)

    def _alarm(self, session: TableSession) -> None:
        session.timer = None
        self._go(self.act(session))

    async def act(self, session: TableSession) -> None:
        """Whatever is due at this table now."""
        now = self.tables.store.now()
        if session.state.status == OPENING:
            await self.tables.append(session, "server", None, lambda: moves.reseed(session, now))
            return
        for seat in session.state.facts.pending:
            deadline = session.state.deadline(seat)
            if deadline is not None and deadline <= now:
                await self._out_of_time(session, seat)
        if session.timer is None:
            self.look(session)

    # --- bots -------------------------------------------------------------------------------------------

    async def _bot(self, session: TableSession, seat: int) -> None:
        """A bot's turn, submission by submission, until somebody else is to decide."""
        try:
            if self.pause:
                pace = PACES[session.state.settings.pace]
                await asyncio.sleep(self.pause * pace * random.uniform(0.7, 1.3))

            def its_turn() -> bool:
                return bot_of(session, seat) is not None

            while (bot := bot_of(session, seat)) is not None and await self._submit(
                session, seat, bot, "bot", its_turn
            ):
                pass
        finally:
            session.acting.discard(seat)
        self.look(session)

    async def _submit(self, session: TableSession, seat: int, bot: str, by: str, may: Callable[[], bool]) -> bool:
        """One submission decided by a bot, if it still may by then; False if the table went on without it."""
        seq, game = session.seq, session.game
        assert game is not None
        decisions: list[int] = []
        trial = game.copy()
        while seat in trial.pending:
            known = session.known_to(seat, trial)
            dice = session.dice_seed(f"{by} {seat} {len(decisions)}", seat)
            told = told_to(bot, trial, seat)
            decision = await self.workers.decide(known, told, session.the_map(), seat, bot, dice)
            decisions.append(decision)
            trial.play(decision, seat)
        command = co.Move("bot", session.table, seat, decisions=tuple(decisions))

        def wish() -> Step | None:
            if not may() or (session.seq != seq and not still(session, seat, decisions)):
                return None
            return moves.submission(session, command, by)

        try:
            return await self.tables.append(session, by, None, wish) is not None
        except Refusal as refusal:
            if refusal.code == "other-version":
                raise  # who came first is newer than this process: nothing is left to do here
            return False  # overtaken: whoever came first has changed what is legal

    # --- clocks -----------------------------------------------------------------------------------------

    async def _out_of_time(self, session: TableSession, seat: int) -> None:
        """At zero a bot decides the rest of this turn, or takes the seat until the person is back."""
        turn = session.state.facts.turn

        def late() -> bool:
            return out_of_time(session, seat, turn, self.tables.store.now())

        if session.state.settings.at_zero == "bot-stays":
            await self.tables.append(session, "clock", None, lambda: taken_over(session, seat) if late() else None)
            return
        while late() and await self._submit(session, seat, standing_in(), "clock", late):
            pass

    # --- sweeping ---------------------------------------------------------------------------------------

    async def _sweep(self) -> None:
        """Soon to begin with: after a crash bots and clocks wait for somebody."""
        rounds = 0
        while True:
            await asyncio.sleep(SWEEP * random.uniform(0.75, 1.25) if rounds else FIRST)
            rounds += 1
            try:
                await self.sweep_once()
                if rounds % 1000 == 1:
                    await self.expire()
            except CannotStore:
                continue
            except Exception:
                LOG.exception("a sweep failed")  # the database may be away; the next sweep tries again

    async def sweep_once(self) -> None:
        """What others should have done: bots and clocks overdue by so much; where there are no others, all."""
        store = self.tables.store
        if store.storing.is_due:
            await store.probe()
        await store.tick()
        self.tables.sessions.hear_again()
        overdue = await store.overdue(store.now() - (OVERDUE_MS if store.shared else 0), 500)
        for at in range(0, len(overdue), ROUSED):
            await asyncio.gather(*(self._each([table], self._rouse) for table in overdue[at : at + ROUSED]))
        self._evict()

    async def _each(self, tables: list[str], do: Callable[[TableSession], Awaitable[None]]) -> None:
        """A table that fails does not stop the sweep."""
        for table in tables:
            try:
                await do(await self.tables.sessions.current(table))
            except Refusal:
                continue  # it cannot be read here, which was said when that was found
            except CannotStore:
                return  # later, then
            except Exception:
                LOG.exception("a table could not be looked after")

    async def _rouse(self, session: TableSession) -> None:
        if session.timer is None and not session.acting:
            self._go(self.act(session))

    def _evict(self) -> None:
        """A table that nobody watches and that waits for nobody here need not be in memory."""
        idle = [
            it
            for it in self.tables.sessions.by_table.values()
            if not it.watchers and not it.acting and not it.lock.locked()
        ]
        for session in idle:
            session.idle += 1
        for session in sorted(idle, key=lambda it: -it.idle)[: max(0, len(idle) - self.keep)]:
            if session.idle > IDLE:
                if session.timer is not None:
                    session.timer.cancel()
                del self.tables.sessions.by_table[session.table]

    async def expire(self) -> None:
        """Unfinished tables where nothing has happened for so many days."""
        store = self.tables.store
        await self._each(await store.idle(store.now() - self.expire_days * DAY_MS, 500), self._close)

    async def _close(self, session: TableSession) -> None:
        await self.tables.append(session, "server", None, lambda: closing(session))


def bot_of(session: TableSession, seat: int) -> str | None:
    """The bot that is to decide at this seat now."""
    if session.state.status != PLAYING or seat not in session.state.facts.pending:
        return None
    return session.state.seats[seat].bot


def still(session: TableSession, seat: int, decisions: list[int]) -> bool:
    """After others moved: is this seat still to make the same decision?"""
    return (
        session.game is not None
        and session.state.status == PLAYING
        and decisions[0] in session.game.legal_decisions(seat)
    )


def out_of_time(session: TableSession, seat: int, turn: int, now: int) -> bool:
    deadline = session.state.deadline(seat)
    same = session.state.status == PLAYING and seat in session.state.facts.pending and session.state.facts.turn == turn
    return same and deadline is not None and deadline <= now


def taken_over(session: TableSession, seat: int) -> Step:
    return Step(en.BotSeated(seat, standing_in(), keeps=True, why="clock"), facts_of(session.game))


def closing(session: TableSession) -> Step | None:
    return Step(en.TableClosed(), facts_of(session.game)) if session.state.status in (OPEN, OPENING, PLAYING) else None
