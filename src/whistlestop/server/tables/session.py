"""A table in memory: a cache of its rows, replayed. It can be thrown away at any moment."""

from __future__ import annotations

import asyncio
import hmac
import time
from collections.abc import Iterable
from typing import TYPE_CHECKING

import msgspec

from whistlestop.game import Fair, Game, Given, Pool
from whistlestop.game.day_chance import DayChance
from whistlestop.game.fair_chance import draw
from whistlestop.game.position import read_position
from whistlestop.game.records.version import RULES
from whistlestop.maps import Map
from whistlestop.rules import phases

from ..maps.catalogue import MapCatalogue
from ..push.choices import Paths
from ..refusal import Refusal
from ..store.base import Row, Summary
from . import entries as en
from .state import CLOSED, OPENING, OVER, PLAYING, Facts, State, clocked, facts_of

if TYPE_CHECKING:
    from ..push.watchers import Watcher

TOGETHER = (phases.SETUP, phases.COMPLETING)  # all choose at once
OPENING_MS = 30_000  # how long the nonces may take


class TableSession:
    """One table: its state, its game, and who watches."""

    def __init__(self, table: str, map_catalogue: MapCatalogue) -> None:
        self.table = table
        self.map_catalogue = map_catalogue
        self.map: Map | None = None  # None: this server does not have it, so the game stands still
        self.lock = asyncio.Lock()
        self.watchers: set[Watcher] = set()
        self.ratings: dict[str, tuple[int, int]] = {}  # at a rated table: by guest and by bot
        self.present: dict[str, int] = {}  # of those who sit here: 0 if they look at the table, else when they went
        self.entering = False  # somebody is about to watch
        self.state: State
        self.seq = 0
        self.game: Game | None = None
        self.fair: Fair | Drawn | None = None
        self.summary: Summary | None = None
        self.done: dict[tuple[str, str], tuple[int, int | None]] = {}  # (actor, client's id): row and seat
        self.timer: asyncio.TimerHandle | None = None
        self.acting: set[int] = set()  # seats whose bot is thinking here
        self.told_chat = 0  # the last line that all who watch have been told
        self.paths = Paths()
        self._submissions: list[tuple[int, int]] = []  # what people have moved: the seat, the game's length before
        self._worked_out: dict[str, tuple[int, bytes]] = {}
        self.reading = 0.0  # seconds of work that it was to replay its log
        self.idle = 0  # sweeps since anybody wanted anything

    def take(self, rows: Iterable[Row]) -> None:
        """Rows of the log that follow what is here; those that are here already are passed over. A refusal if they are
        none that this version understands."""
        before, begin = self.seq, time.thread_time()
        for row in rows:
            if row.seq == self.seq + 1:
                try:
                    self._follow(row, en.read_entry(row.body), None)
                except Exception as error:
                    raise Refusal("other-version") from error
        if self.seq > before:
            self.summary = summary_of(self.state)
        self.reading = time.thread_time() - begin

    def accept(self, row: Row, entry: en.Entry, ahead: Game | None = None) -> None:
        """A row that is on disk. `ahead`: a copy of the game that has made the move already."""
        self._follow(row, entry, ahead)
        if not is_plain(self.state, entry):
            self.summary = summary_of(self.state)

    def _follow(self, row: Row, entry: en.Entry, ahead: Game | None) -> None:
        if row.rules != RULES:
            raise ValueError(f"table {row.game} was played by rules {row.rules}, not {RULES}.")
        if isinstance(entry, en.TableMade):
            self.state = en.begin(row.game, row.at, entry)
            self.map = self.map_catalogue.find(entry.map, entry.settings.game)
            if entry.origin is not None and self.map is not None:
                self.game, self.fair = taken_game(self.map, self.state, entry.start)
                self.state = clocked(self.state, row.at, facts_of(self.game))
        else:
            self._play(entry, ahead)
            self.state = en.after(self.state, row.at, entry, facts_of(self.game))
        self.seq = row.seq
        if row.client is not None:
            self.done[row.actor, row.client] = (row.seq, getattr(entry, "seat", None))

    def _play(self, entry: en.Entry, ahead: Game | None) -> None:
        """What a row brings to the game."""
        if self.map is None:
            return
        if isinstance(entry, en.NonceOpened) and entry.log is not None:
            self.game, self.fair = new_game(self.map, self.state, entry)
            self.game.take(entry.log)
        elif isinstance(entry, en.MoveMade):
            assert self.game is not None
            if not entry.by:
                self._submissions.append((entry.seat, self.game.length))
            if ahead is None:
                self.game.take(entry.log)
            else:
                self.game.follow(ahead)
        elif isinstance(entry, en.MoveUndone):
            assert self.game is not None
            self.game.rewind(entry.length)
            self._submissions = [it for it in self._submissions if it[1] < entry.length]
            for watcher in self.watchers:
                watcher.told = None  # what they know has not happened: they are told everything anew
        elif isinstance(entry, en.GuestForgotten) and self.game is not None and entry.seats:
            names = enumerate(self.game.names)
            self.game.names = [en.FORGOTTEN if seat in entry.seats else name for seat, name in names]

    def last_submission(self, seat: int) -> int | None:
        """How long the game's log was before this seat's person moved last; None: they have not moved."""
        return next((length for number, length in reversed(self._submissions) if number == seat), None)

    def the_map(self) -> Map:
        """The map that the table is played on; a refusal that names it if it is missing."""
        if self.map is None:
            raise Refusal("no-map", map=self.state.settings.game)
        return self.map

    def next_summary(self, at: int, entry: en.Entry, facts: Facts) -> Summary | None:
        """How the table will be found after this entry; None if that does not change."""
        if not facts.over and is_plain(self.state, entry):
            return None
        summary = summary_of(en.after(self.state, at, entry, facts))
        return None if summary == self.summary else summary

    def remembered(self, what: str) -> bytes | None:
        """What takes a while to work out, worked out once for each row, however often it is asked for."""
        seq, found = self._worked_out.get(what, (0, b""))
        return found if seq == self.seq else None

    def remember(self, what: str, seq: int, found: bytes) -> None:
        """It was worked out when the log had so many rows."""
        self._worked_out[what] = (seq, found)

    def known_to(self, seat: int, game: Game) -> bytes:
        """What a bot is told of the game, or of a copy. At a table of the day it is not told who has chosen already
        where all choose at once: that goes by how quick somebody is, not by what they do."""
        seen = game.seen(seat)
        if self.state.day and len(game.pending) > 0 and game.phase_number in TOGETHER:
            seen["pending"] = (1 << game.players) - 1
        return seen.tobytes()

    def dice_seed(self, purpose: str, seat: int) -> int:
        """A number for a bot's dice at this point: the same in every process, and nobody outside can work it out."""
        key = bytes.fromhex(self.state.seed)
        if self.state.day:  # by what it sees alone, so that whoever does the same meets the same
            return int.from_bytes(hmac.digest(key, f"dice {seat}".encode(), "sha256")[:7], "big")
        return int.from_bytes(hmac.digest(key, f"{purpose} {self.seq}".encode(), "sha256")[:7], "big")


def new_game(map: Map, state: State, last: en.NonceOpened) -> tuple[Game, Fair]:
    """The game that begins with the last nonce, before anything is dealt."""
    nonces = [seat.nonce or "" for seat in state.seats]
    nonces[last.seat] = last.nonce
    seats = len(state.seats)
    seed, known = bytes.fromhex(state.seed), [bytes.fromhex(it) for it in nonces]
    fair = (
        DayChance(seed, map, state.options, seats, state.day)
        if state.day
        else Fair(seed, map.hash, state.options, seats, known, abandoned=state.abandoned)
    )
    return Game(map, seats, options=state.options, names=called(state), chance=Given()), fair


def called(state: State) -> list[str]:
    """The names of the players, as the game has them."""
    return [seat.name or seat.bot or "Guest" for seat in state.seats]


class Drawn:
    """The chance of a game that was taken from another one: of the table's seed, and nobody is promised anything."""

    def __init__(self, seed: str) -> None:
        self._key = hmac.digest(bytes.fromhex(seed), b"taken from another game", "sha256")

    def at(self, game: Game) -> Drawn:  # noqa: ARG002 - what has come up before does not matter
        """The chance of a game from where it stands."""
        return self

    def outcome(self, number: int, pool: Pool) -> int:
        return draw(self._key, number, pool)


def taken_game(map: Map, state: State, position: str) -> tuple[Game, Drawn]:
    """A game that begins in a position of another one, which is written down whole."""
    start = read_position(msgspec.json.decode(position), map=map)
    names = called(state)
    game = Game(map, len(names), options=start.options, names=names, chance=Given(), start=start.records, row=start.row)
    return game, Drawn(state.seed)


def summary_of(state: State) -> Summary:
    from ..push.listing import listed_of  # which looks at tables itself

    held = tuple((number, seat.guest) for number, seat in enumerate(state.seats) if seat.guest)
    it = state
    found = (it.table, it.code, it.invite, it.status, it.settings.public, it.made, due_of(it), held)
    return Summary(*found, host=it.host, listed=listed_of(it))


def is_plain(state: State, entry: en.Entry) -> bool:
    """A move among people without a clock: the table is found as before, unless it is over."""
    if not isinstance(entry, en.MoveMade) or state.settings.clock is not None or state.status == OVER:
        return False
    return all(seat.bot is None for seat in state.seats)


def due_of(state: State) -> int | None:
    """When somebody has to do something for this table if nobody does."""
    if state.status == OPENING:
        return state.opening + OPENING_MS
    if state.status != PLAYING:
        return None
    bots = [state.since[seat] for seat in state.facts.pending if state.seats[seat].bot is not None]
    clocks = [deadline for seat in state.facts.pending if (deadline := state.deadline(seat)) is not None]
    return min(bots + clocks, default=None)


def ended(state: State) -> bool:
    return state.status in (OVER, CLOSED)
