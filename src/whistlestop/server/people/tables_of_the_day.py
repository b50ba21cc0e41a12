"""The table of the day: the same luck and the same bots for everybody, compared when the day is over.

The luck of a day and a game follows from a secret of the installation, which lies in the database, so that all its
processes have the same. Its commitment is known the day before, the seed itself when the day is over (docs/adr/0027).
"""

from __future__ import annotations

import hmac
import secrets
from datetime import UTC, date, datetime, timedelta
from typing import TYPE_CHECKING

import msgspec

from whistlestop.game.fair_chance import commitment
from whistlestop.game.records.version import RULES
from whistlestop.wire import answers as an
from whistlestop.wire import commands as co
from whistlestop.wire import http as wh
from whistlestop.wire.settings import TableSettings

from ..handlers import Call, Limit, handles
from ..plain_text import plain_name
from ..random_codes import table_id
from ..refusal import Refusal
from ..store.base import Guest
from ..tables import entries as en
from ..tables import seating
from ..tables.moves import Step, begun
from ..tables.session import TableSession, ended, new_game
from ..tables.state import OPEN, end_of_day, facts_of
from ..web.rate_limits import TABLES

if TYPE_CHECKING:
    from ..application import Application

GAMES = ("north_america", "europe", "card_game")
BOTS = ("hard", "medium")  # which decide by what they see alone, however busy the machine is
SHOWN = 500  # results of a game and a day

SECRET = "SELECT value FROM settings WHERE name = 'secret'"
KEEP_SECRET = "INSERT INTO settings VALUES ('secret', ?) ON CONFLICT DO NOTHING"
COUNTS = "INSERT INTO day_games VALUES (?, ?, ?, ?) ON CONFLICT DO NOTHING"
MINE = """SELECT day_games.map, day_games.game, ended FROM day_games
    LEFT JOIN results ON results.game = day_games.game WHERE day = ? AND guest = ?"""
PLAYED = """SELECT day_games.map, count(*) FROM day_games JOIN results ON results.game = day_games.game
    WHERE day = ? AND whole = 1 AND ended < ? GROUP BY day_games.map"""
RESULTS = """SELECT result_seats.guest, name, points, rank, day_games.game FROM day_games
    JOIN results ON results.game = day_games.game
    JOIN result_seats ON result_seats.game = day_games.game AND result_seats.guest = day_games.guest
    WHERE day = ? AND day_games.map = ? AND whole = 1 AND gone = 0 AND ended < ?
    ORDER BY points DESC, rank, ended LIMIT ?"""


class Days:
    """The tables of the day; every process on a database derives the same seeds."""

    def __init__(self, application: Application) -> None:
        self.application = application
        self.store = application.store
        self._secret: bytes | None = None

    async def secret(self) -> bytes:
        """Made once, by whoever needs it first."""
        if self._secret is None:
            await self.store.change((KEEP_SECRET, secrets.token_hex(32)))
            self._secret = bytes.fromhex((await self.store.ask(SECRET))[0][0])
        return self._secret

    async def seed(self, day: str, game: str) -> bytes:
        """An HMAC, so that a seed revealed afterwards says nothing about other days."""
        return hmac.digest(await self.secret(), f"whistlestop-day {day} {game}".encode(), "sha256")

    def today(self) -> str:
        return datetime.fromtimestamp(self.store.now() / 1000, UTC).date().isoformat()

    # --- playing ----------------------------------------------------------------------------------------

    async def begin(self, guest: Guest, command: co.Today) -> TableSession:
        """The guest's table of today; whoever finds it made but not begun begins it."""
        if command.game not in GAMES:
            raise Refusal("malformed", key="server-no-game", game=command.game, games=", ".join(GAMES))
        day = self.today()
        first = table_id(guest.id, f"day {day} {command.game}")
        counted = not (command.again and await self._is_over(first))  # practice only after the game that counts
        table = first if counted else table_id(guest.id, command.id)
        seed = await self.seed(day, command.game)

        def make() -> en.TableMade:
            return made(self.application, guest, command, day, seed, counted=counted)

        session = await self.application.tables.begin(table, guest, None, make)
        if counted:
            await self.store.change((COUNTS, day, command.game, guest.id, table))
        await self.application.tables.append(session, guest.id, None, lambda: start(session))
        return session

    async def _is_over(self, table: str) -> bool:
        try:
            return ended((await self.application.sessions.current(table)).state)
        except Refusal:
            return False

    # --- looking ----------------------------------------------------------------------------------------

    async def tables(self, day: str, guest: str | None) -> tuple[wh.DayTable, ...]:
        """As much of a day as may be known now."""
        over = end_of_day(day) <= self.store.now()
        played = {str(game): int(number) for game, number in await self.store.ask(PLAYED, day, end_of_day(day))}
        found = [] if guest is None else await self.store.ask(MINE, day, guest)
        mine = {str(game): (str(table), ended is not None) for game, table, ended in found}
        tables = []
        for game in GAMES:
            seed = await self.seed(day, game)
            table, finished = mine.get(game, (None, False))
            tables.append(
                wh.DayTable(
                    day=day,
                    game=game,
                    commitment=commitment(seed),
                    map=self.application.map_catalogue.offered[game].hash,
                    players=1 + len(BOTS),
                    bots=BOTS,
                    played=played.get(game, 0),
                    seed=seed.hex() if over else None,
                    mine=table,
                    over=finished,
                    results=await self.results(day, game, guest) if over else (),
                )
            )
        return tuple(tables)

    async def results(self, day: str, game: str, guest: str | None) -> tuple[wh.DayResult, ...]:
        rows = await self.store.ask(RESULTS, day, game, end_of_day(day), SHOWN)
        points = [it[2] for it in rows]
        return tuple(
            wh.DayResult(1 + sum(other > its for other in points), name, its, rank, table, who == guest)
            for who, name, its, rank, table in rows
        )

    async def known(self, guest: str | None) -> wh.Days:
        today = self.today()
        here = date.fromisoformat(today)
        before, after = (str(here + timedelta(days=days)) for days in (-1, 1))
        tables = [await self.tables(day, guest) for day in (today, after, before)]
        return wh.Days(self.store.now(), end_of_day(today), RULES, *tables)

    async def past(self, day: str, guest: str | None) -> wh.DayList:
        """A day that is over; Refusal if it is not, or is none."""
        try:
            good = date.fromisoformat(day).isoformat() == day
        except ValueError:
            good = False
        if not good:
            raise Refusal("nothing-here")
        if end_of_day(day) > self.store.now():
            raise Refusal("sealed")
        return wh.DayList(RULES, await self.tables(day, guest))


def made(
    application: Application, guest: Guest, command: co.Today, day: str, seed: bytes, *, counted: bool
) -> en.TableMade:
    """One person and the bots; nobody else sits down or looks on."""
    offered = application.map_catalogue.offered
    settings = TableSettings(command.game, 1 + len(BOTS), bots=BOTS, spectators=False)
    holders = (en.Holder(guest.id, plain_name(command.name, guest.name)), *(en.Holder(bot=it) for it in BOTS))
    table = seating.made(settings, offered[command.game].hash, guest.id, holders)
    return msgspec.structs.replace(table, seed=seed.hex(), day=day, counted=counted)


def start(session: TableSession) -> Step | None:
    """Nobody's nonce goes into the luck of a day, so nobody has to be waited for."""
    if session.state.status != OPEN:
        return None
    entry = en.NonceOpened(0, "")
    game, fair = new_game(session.the_map(), session.state, entry)
    trial = begun(game, fair)
    return Step(msgspec.structs.replace(entry, log=trial.log), facts_of(trial))


@handles(co.Today, limit=Limit("table", TABLES))
async def today(call: Call, command: co.Today) -> an.Ack:
    session = await call.application.days.begin(call.guest, command)
    return an.Ack(command.id, session.table, session.seq, 0)
