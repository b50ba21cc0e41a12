"""A guest who wants to be forgotten: seats go to bots, names go out of the logs, and nobody is left to be named."""

from __future__ import annotations

from msgspec.structs import replace

from whistlestop.wire import commands as co

from . import entries as en
from .refusal import Refusal
from .store.base import Guest, Row
from .tables import Tables

FORGOTTEN = "Guest"


async def forget_guest(tables: Tables, guest: Guest) -> None:
    for table in await tables.store.tables_of(guest.id, 10_000):
        live = await tables.current(table)
        for seat in live.state.seats_of(guest.id):
            try:
                await tables.perform(guest, co.Leave(f"forget-{seat}", table, seat))
            except Refusal:
                continue  # a game that is over keeps its seats
        for row in await tables.store.rows(table, 0):
            changed = unnamed(row, guest.id)
            if changed is not None:
                await tables.store.rewrite(changed)
        if not live.watchers:
            tables.lives.pop(table, None)  # read again, without the name
        else:
            live.state = replace(
                live.state,
                seats=tuple(
                    replace(seat, name=FORGOTTEN) if seat.guest == guest.id else seat for seat in live.state.seats
                ),
            )
    await tables.store.forget(guest.id)


def unnamed(row: Row, guest: str) -> Row | None:
    """A row without the guest's name; None if it does not have it."""
    entry = en.read_entry(row.body)
    if isinstance(entry, en.Sat) and entry.guest == guest:
        return row._replace(body=en.write_entry(replace(entry, name=FORGOTTEN)))
    if isinstance(entry, en.Made) and any(seat.guest == guest for seat in entry.seats):
        seats = tuple(replace(it, name=FORGOTTEN) if it.guest == guest else it for it in entry.seats)
        return row._replace(body=en.write_entry(replace(entry, seats=seats)))
    return None
