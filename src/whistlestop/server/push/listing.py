"""A table as the lobby shows it to everybody: kept in the index, so that a look at the lobby reads no log."""

from __future__ import annotations

import msgspec

from whistlestop.game.fair_chance import commitment
from whistlestop.game.records.version import RULES
from whistlestop.wire import answers as an

from ..tables.state import OPEN, PLAYING, State
from .views import seat_of

IN_LOBBY = (OPEN, PLAYING)
_encoder = msgspec.json.Encoder()
_decoder = msgspec.json.Decoder(an.Table)


def listed_of(state: State) -> str:
    """The rules' version and JSON; empty for a table that is not in the lobby. What changes with every move is left
    out."""
    if not state.settings.public or state.status not in IN_LOBBY:
        return ""
    seats = (seat_of(state, number, seat, None) for number, seat in enumerate(state.seats))
    table = an.Table(
        table=state.table,
        seq=0,
        status=state.status,
        settings=state.settings,
        map=state.map,
        seats=tuple(msgspec.structs.replace(seat, deadline=None) for seat in seats),
        fair=an.FairInfo(commitment(bytes.fromhex(state.seed)), ()),
        now=0,
        made=state.made,
        ended=state.ended,
    )
    return f"{RULES} {_encoder.encode(table).decode()}"


def read_listed(text: str) -> an.Table | None:
    """None for a table that another version plays."""
    version, _, table = text.partition(" ")
    try:
        return _decoder.decode(table) if version == str(RULES) else None
    except msgspec.DecodeError:
        return None
