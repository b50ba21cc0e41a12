"""Games from files that somebody opens on the page: each is a table that is over, in memory only. Nothing of them is
stored, and only whoever has the file, or the id that is made from all of it, finds them."""

from __future__ import annotations

import re
import secrets
from collections import OrderedDict

from whistlestop.game import Given, Record, RecordError, read_record
from whistlestop.game.moments import steps
from whistlestop.game.records.lines import BEGINNING
from whistlestop.maps import Map
from whistlestop.wire.settings import TableSettings

from ..maps.catalogue import MapCatalogue
from ..plain_text import plain_name
from ..random_codes import code_of
from ..refusal import Refusal
from .session import Drawn, TableSession
from .state import OVER, Seat, State, facts_of

PREFIX = "file"  # of their ids; those of tables have no `l`
KEPT = 100
MOST_MOMENTS = 3_000  # of a game: six times as many as a long one has
HEADER = re.compile(r"^[ \t]*(game|map)[ \t]*:[ \t]*(.*?)[ \t\r]*$", re.IGNORECASE | re.MULTILINE)


class Opened:
    """The latest of them. One that has gone is opened again by whoever has the file: the page does so by itself."""

    def __init__(self) -> None:
        self._sessions: OrderedDict[str, TableSession] = OrderedDict()

    def find(self, table: str) -> TableSession | None:
        if table in self._sessions:
            self._sessions.move_to_end(table)
        return self._sessions.get(table)

    def add(self, session: TableSession) -> None:
        self._sessions[session.table] = session
        while len(self._sessions) > KEPT:
            self._sessions.popitem(last=False)


def is_opened(table: str) -> bool:
    """Is this the id of a game from a file?"""
    return table.startswith(PREFIX)


def opened_id(text: str) -> str:
    return PREFIX + code_of(f"opened {text}", 24)


def maps_named(text: str) -> list[str]:
    """What a record calls its map: by preference its hash, then its id or name. Not yet checked."""
    if not BEGINNING.fullmatch(text.lstrip("\ufeff \t\r\n").partition("\n")[0].strip()):
        return []
    found = {key.lower(): value for key, value in reversed(HEADER.findall(text))}
    return [found[key].lower() if key == "map" else found[key] for key in ("map", "game") if found.get(key)]


def is_cut_off(text: str) -> bool:
    """Whistlestop writes a result into every record, and after it there is always an end."""
    lines = {line.strip().lower() for line in text.splitlines()}
    return any(line.startswith("result:") for line in lines) and not lines & {"*", "scores:"}


def checked(text: str, map: Map | None, language: str) -> Record:
    """The record, every move of which has been played. Refusal, in one sentence, if it is none."""
    if sum(bool(BEGINNING.fullmatch(line.strip())) for line in text.splitlines()) > 1:
        raise Refusal("unreadable", key="page-open-several")
    try:
        record = read_record(text, map)
    except RecordError as error:
        if is_cut_off(text):
            raise Refusal("unreadable", key="page-open-cut") from None
        raise Refusal("unreadable", key="page-open-wrong", why=error.sentence(language)) from None
    except (ValueError, RecursionError):  # a comment or a position that is beyond all measure
        raise Refusal("unreadable", key="page-open-odd") from None
    if sum(1 for _ in steps(record.log)) > MOST_MOMENTS:
        raise Refusal("too-large", key="page-open-endless")
    return record


def session_of(text: str, record: Record, map_catalogue: MapCatalogue, now: int) -> TableSession:
    """The table as if the game had just ended here."""
    session = TableSession(opened_id(text), map_catalogue)
    session.map = record.map
    session.game = record.game(Given())
    session.game.names = [plain_name(name, f"{seat + 1}") for seat, name in enumerate(record.players)]
    session.fair = Drawn(secrets.token_hex(32))
    session.seq = 1
    session.state = State(
        table=session.table,
        settings=TableSettings(record.map.id, len(record.players), open_track=record.options.open_track, public=True),
        options=record.options,
        map=record.map.hash,
        host="",
        seats=tuple(Seat("", name, resigned=seat == record.resigned) for seat, name in enumerate(session.game.names)),
        seed="",
        code="",
        invite="",
        made=now,
        status=OVER,
        facts=facts_of(session.game),
        winner=None if record.resigned is None or len(record.players) != 2 else 1 - record.resigned,
        ended=now,
        length=len(record.log),
    )
    session.remember("record", session.seq, text.encode())
    return session
