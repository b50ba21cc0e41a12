"""What happens by itself: bots move, clocks run out, tables nobody opens get a new seed, and idle ones are closed.

The process that appended a row looks after what it brings about; every process also sweeps for what is overdue. Two
that do the same thing meet in the log, where one of them is first.
"""

from __future__ import annotations

import asyncio
import logging
import random
from collections.abc import Awaitable, Callable

from whistlestop.wire import commands as co

from . import entries as en
from . import playing
from .bots import told_to
from .cache import ignore
from .live import Live, due_of
from .playing import Step
from .refusal import Refusal
from .seating import standing_in
from .state import OPEN, OPENING, PLAYING, facts_of
from .tables import Tables
from .workers import Workers

SWEEP = 2.0  # seconds, with jitter
OVERDUE_MS = 3_000
DAY_MS = 86_400_000
LOG = logging.getLogger("whistlestop.server")


class Driver:
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
        self.notify: Callable[[Live], None] = ignore
        self._tasks: set[asyncio.Task[None]] = set()
        self._sweeper: asyncio.Task[None] | None = None
        tables.changed = self.look

    def start(self) -> None:
        self._sweeper = asyncio.create_task(self._sweep())

    async def stop(self) -> None:
        tasks = [*self._tasks, *([self._sweeper] if self._sweeper else [])]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        for live in self.tables.lives.values():
            if live.timer is not None:
                live.timer.cancel()

    def _go(self, what: Callable[[], asyncio.Future[None]] | object) -> None:
        task: asyncio.Task[None] = asyncio.create_task(what)  # type: ignore[arg-type]  # a coroutine
        self._tasks.add(task)
        task.add_done_callback(self._done)

    def _done(self, task: asyncio.Task[None]) -> None:
        self._tasks.discard(task)
        if not task.cancelled() and (error := task.exception()) is not None:
            LOG.error("a bot or a clock failed", exc_info=error)

    # --- what a table needs now -------------------------------------------------------------------------

    def look(self, live: Live) -> None:
        """After a row: set bots thinking, set the alarm."""
        state = live.state
        if live.timer is not None:
            live.timer.cancel()
            live.timer = None
        if state.status == PLAYING:
            for seat in state.facts.pending:
                bot = state.seats[seat].bot
                if bot is not None and seat not in live.acting:
                    live.acting.add(seat)
                    self._go(self._bot(live, seat))
        due = due_of(state)
        if due is not None and not live.acting:
            wait = max(0, due - self.tables.store.now()) / 1000
            live.timer = asyncio.get_running_loop().call_later(wait, self._alarm, live)
        self.notify(live)

    def _alarm(self, live: Live) -> None:
        live.timer = None
        self._go(self.act(live))

    async def act(self, live: Live) -> None:
        """Whatever is due at this table now."""
        now = self.tables.store.now()
        if live.state.status == OPENING:
            await self.tables.append(live, "server", None, lambda: playing.reseed(live, now))
            return
        for seat in live.state.facts.pending:
            deadline = live.state.deadline(seat)
            if deadline is not None and deadline <= now:
                await self._out_of_time(live, seat)
        if live.timer is None:
            self.look(live)

    # --- bots -------------------------------------------------------------------------------------------

    async def _bot(self, live: Live, seat: int) -> None:
        """A bot's turn, submission by submission, until somebody else is to decide."""
        try:
            if self.pause:
                await asyncio.sleep(self.pause * random.uniform(0.7, 1.3))

            def its_turn() -> bool:
                return bot_of(live, seat) is not None

            while (bot := bot_of(live, seat)) is not None and await self._submit(live, seat, bot, "bot", its_turn):
                pass
        finally:
            live.acting.discard(seat)
        self.look(live)

    async def _submit(self, live: Live, seat: int, bot: str, by: str, may: Callable[[], bool]) -> bool:
        """One submission decided by a bot, if it still may by then; False if the table went on without it."""
        seq, game = live.seq, live.game
        assert game is not None
        decisions: list[int] = []
        trial = game.copy()
        while seat in trial.pending:
            known = trial.seen(seat).tobytes()
            luck = live.luck(f"{by} {seat} {len(decisions)}")
            told = told_to(bot, trial, seat)
            decision = await self.workers.decide(known, told, live.the_map(), seat, bot, luck)
            decisions.append(decision)
            trial.play(decision, seat)
        command = co.Move("bot", live.table, seat, decisions=tuple(decisions))

        def wish() -> Step | None:
            if not may() or (live.seq != seq and not still(live, seat, decisions)):
                return None
            step = playing.submission(live, command)
            assert isinstance(step.entry, en.Moved)
            return Step(en.Moved(seat, step.entry.log, by), step.facts)

        try:
            return await self.tables.append(live, by, None, wish) is not None
        except Refusal as refusal:
            if refusal.code == "other-version":
                raise  # who came first is newer than this process: nothing is left to do here
            return False  # overtaken: whoever came first has changed what is legal

    # --- clocks -----------------------------------------------------------------------------------------

    async def _out_of_time(self, live: Live, seat: int) -> None:
        """At zero a bot decides the rest of this turn, or takes the seat until the person is back."""
        turn = live.state.facts.turn

        def late() -> bool:
            return out_of_time(live, seat, turn, self.tables.store.now())

        if live.state.settings.at_zero == "bot-stays":
            await self.tables.append(live, "clock", None, lambda: taken_over(live, seat) if late() else None)
            return
        while late() and await self._submit(live, seat, standing_in(), "clock", late):
            pass

    # --- sweeping ---------------------------------------------------------------------------------------

    async def _sweep(self) -> None:
        rounds = 0
        while True:
            await asyncio.sleep(SWEEP * random.uniform(0.75, 1.25))
            rounds += 1
            try:
                await self.sweep_once()
                if rounds % 1000 == 1:
                    await self.expire()
            except Exception:
                LOG.exception("a sweep failed")  # the database may be away; the next sweep tries again

    async def sweep_once(self) -> None:
        """What others should have done: bots and clocks overdue by more than three seconds."""
        store = self.tables.store
        await store.tick()
        self.tables.hear_again()
        await self._each(await store.overdue(store.now() - OVERDUE_MS, 500), self._rouse)
        self._evict()

    async def _each(self, tables: list[str], do: Callable[[Live], Awaitable[None]]) -> None:
        """One table's fault is not the others'."""
        for table in tables:
            try:
                await do(await self.tables.current(table))
            except Refusal:
                continue  # it cannot be read here, which was said when that was found
            except Exception:
                LOG.exception("a table could not be looked after")

    async def _rouse(self, live: Live) -> None:
        if live.timer is None and not live.acting:
            self._go(self.act(live))

    def _evict(self) -> None:
        """A table that nobody watches and that waits for nobody here need not be in memory."""
        idle = [it for it in self.tables.lives.values() if not it.watchers and not it.acting and not it.lock.locked()]
        for live in idle:
            live.idle += 1
        for live in sorted(idle, key=lambda it: -it.idle)[: max(0, len(idle) - self.keep)]:
            if live.idle > 2:
                if live.timer is not None:
                    live.timer.cancel()
                del self.tables.lives[live.table]

    async def expire(self) -> None:
        """Unfinished tables where nothing has happened for so many days."""
        store = self.tables.store
        await self._each(await store.idle(store.now() - self.expire_days * DAY_MS, 500), self._close)

    async def _close(self, live: Live) -> None:
        await self.tables.append(live, "server", None, lambda: closing(live))


def bot_of(live: Live, seat: int) -> str | None:
    """The bot that is to decide at this seat now."""
    if live.state.status != PLAYING or seat not in live.state.facts.pending:
        return None
    return live.state.seats[seat].bot


def still(live: Live, seat: int, decisions: list[int]) -> bool:
    """After others moved: is this seat still to make the same decision?"""
    return live.game is not None and live.state.status == PLAYING and decisions[0] in live.game.legal_decisions(seat)


def out_of_time(live: Live, seat: int, turn: int, now: int) -> bool:
    deadline = live.state.deadline(seat)
    same = live.state.status == PLAYING and seat in live.state.facts.pending and live.state.facts.turn == turn
    return same and deadline is not None and deadline <= now


def taken_over(live: Live, seat: int) -> Step:
    return Step(en.Manned(seat, standing_in(), keeps=True, why="clock"), facts_of(live.game))


def closing(live: Live) -> Step | None:
    return Step(en.Closed(), facts_of(live.game)) if live.state.status in (OPEN, OPENING, PLAYING) else None
