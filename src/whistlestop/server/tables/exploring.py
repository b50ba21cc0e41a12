"""Play on from a moment of a finished game: a table of one's own that begins there at once. It is never rated, counts
for nobody's history, and nothing about its chance is proved: whoever watched the replay knew the hands."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Callable

import msgspec
from msgspec.structs import replace

from whistlestop.game import Game
from whistlestop.game.moments import game_at, onward_from
from whistlestop.wire import answers as an
from whistlestop.wire import commands as co
from whistlestop.wire.settings import Origin, TableSettings

from ..handlers import Call, Limit, handles
from ..plain_text import numbered, plain_name
from ..push.views import may_see
from ..random_codes import table_id
from ..refusal import Refusal
from ..store.base import Guest
from ..web.rate_limits import TABLES
from . import entries as en
from . import seating
from .admission import Credentials, is_invited
from .records import check_unsealed, finished
from .session import TableSession


@handles(co.PlayOn, limit=Limit("table", TABLES))
async def play_on(call: Call, command: co.PlayOn) -> an.Ack:
    """Whoever may watch the replay may play on from it."""
    source = await call.application.look_up(command.table, call.address)
    way = Credentials(command.code, command.invite)
    invited = await is_invited(call.application, source, way, call.address)
    if not may_see(source.state, call.guest.id, invited=invited):
        raise Refusal("no-table")
    check_unsealed(source.state, call.application.store.now())
    source.the_map()
    work = beginning(source, call.guest, command)
    made = await asyncio.to_thread(work)
    table = table_id(call.guest.id, command.id)
    session = await call.application.tables.begin(table, call.guest, command.id, lambda: made)
    call.application.sessions.changed(session)  # a bot may be to move
    return an.Ack(command.id, table, 1, command.seats.index(None))


def beginning(source: TableSession, guest: Guest, command: co.PlayOn) -> Callable[[], en.TableMade]:
    """What makes the table, beside the event loop: a whole game is replayed for it. Refusals come at once."""
    game, seats, settings = finished(source), command.seats, source.state.settings
    if len(seats) != game.players:
        raise Refusal("malformed", why=f"this game has {game.players} seats, so say who plays each of them.")
    mine = [number for number, bot in enumerate(seats) if bot is None]
    if not mine:
        raise Refusal("malformed", key="server-no-person")
    for bot in seats:
        if bot is not None:
            seating.known_bot(bot)
    agreed = TableSettings(
        game=settings.game,
        players=game.players,
        open_track=settings.open_track,
        pass_and_play=len(mine) > 1,
        hints=len(mine) == 1,
    )
    made = seating.made(agreed, source.state.map, guest.id, holders(guest, command))
    colours = tuple(source.state.colour(number) for number in range(game.players))
    anew = mine[0] if len(mine) == 1 and not command.same else None
    return lambda: begun(replace(made, colours=colours), game, command, anew)


def holders(guest: Guest, command: co.PlayOn) -> tuple[en.Holder, ...]:
    found: list[en.Holder] = []
    for number, bot in enumerate(command.seats):
        name = numbered(plain_name(command.name, guest.name), [it.name for it in found], number + 1)
        found.append(en.Holder(guest.id, name) if bot is None else en.Holder(bot=bot))
    return tuple(found)


def begun(made: en.TableMade, game: Game, command: co.PlayOn, anew: int | None) -> en.TableMade:
    """The table with the position that it begins in."""
    try:
        then = game_at(game, command.moment)
        position = onward_from(then, anew, seed=secrets.randbits(63))
    except ValueError:
        raise Refusal("malformed", key="server-no-moment", moment=command.moment) from None
    origin = Origin(command.table, then.turn, command.moment, anew is not None)
    return replace(made, origin=origin, start=msgspec.json.encode(position).decode())
