"""Who sits where: make a table, join, leave, bots, come back, once more. Each command becomes an entry or a refusal."""

from __future__ import annotations

import secrets
from collections.abc import Mapping

import msgspec

from whistlestop.game import Options
from whistlestop.game.fair_chance import new_seed
from whistlestop.game.options import check_table
from whistlestop.maps import Map
from whistlestop.wire import commands as co
from whistlestop.wire.settings import Colour, TableSettings

from ..bots import decisions
from ..handlers import enters
from ..plain_text import numbered, plain_name
from ..random_codes import random_code, random_table_id
from ..ratings.fold import can_be_rated
from ..ratings.results import pool_of
from ..refusal import Refusal
from ..store.base import Guest
from . import entries as en
from .session import TableSession
from .state import OPEN, OPENING, OVER, PLAYING, State, painted

ABSENT_MS = 600_000  # how long the others wait for somebody's decision before the host may have a bot play for them


def make(guest: Guest, command: co.Create, offered: Mapping[str, Map]) -> en.TableMade:
    """A new table: its host sits at seat 0, bots at the last ones."""
    settings = checked(command.settings, offered)
    people = settings.players - len(settings.bots)
    host = en.Holder(guest.id, plain_name(command.name, guest.name))
    seats = (host, *[en.Holder()] * (people - 1), *(en.Holder(bot=bot) for bot in settings.bots))
    table = made(settings, offered[settings.game].hash, guest.id, seats)
    if command.colour is None:
        return table
    colours = painted(en.begin("", 0, table), 0, command.colour).colours
    return msgspec.structs.replace(table, colours=colours)


def made(
    settings: TableSettings, map: str, host: str, seats: tuple[en.Holder, ...], colours: tuple[Colour, ...] = ()
) -> en.TableMade:
    return en.TableMade(
        settings=settings,
        options=Options(first=settings.first, open_track=settings.open_track),
        map=map,
        host=host,
        seats=seats,
        seed=new_seed().hex(),
        code=random_code(6),
        invite=secrets.token_urlsafe(16),
        colours=colours,
    )


def checked(settings: TableSettings, offered: Mapping[str, Map]) -> TableSettings:
    if settings.game not in offered:
        raise Refusal("malformed", key="server-no-game", game=settings.game, games=", ".join(offered))
    for bot in settings.bots:
        known_bot(bot)
    options = Options(first=settings.first, open_track=settings.open_track)
    try:
        check_table(offered[settings.game], settings.players, options, ("x",) * settings.players)
    except ValueError as error:
        raise Refusal("malformed", key="server-wrong-table", why=str(error)) from None
    people = settings.players - len(settings.bots)
    if people < 1:
        raise Refusal("malformed", key="server-no-person")
    if settings.rated:
        check_rated(settings)
    if settings.hints and people > 1:
        raise Refusal("malformed", key="server-hints-with-bots")
    return settings


def check_rated(settings: TableSettings) -> None:
    """What everybody's rating goes by has to be the same for everybody."""
    if not can_be_rated(pool_of(settings.game, settings.players)) or settings.players < 2:
        raise Refusal("malformed", key="server-not-rated-game")
    if (
        settings.pass_and_play
        or settings.hints
        or settings.chances
        or settings.open_track
        or settings.first is not None
    ):
        raise Refusal("malformed", key="server-not-rated-options")
    for bot in settings.bots:
        known_bot(bot, settings)


def known_bot(name: str, settings: TableSettings | None = None) -> str:
    """`settings`: of the table where it is to sit; at a rated one it needs a rating of its own."""
    if name not in decisions.names():
        raise Refusal("malformed", key="server-no-bot", bot=name, bots=", ".join(decisions.names()))
    if settings is not None and settings.rated and not can_be_rated(pool_of(settings.game, settings.players), name):
        raise Refusal("malformed", key="server-not-rated-bot", bot=name)
    return name


def standing_in() -> str:
    """Who plays on for somebody who has gone."""
    return decisions.STAND_IN


def check_status(state: State, *allowed: str) -> None:
    if state.status not in allowed:
        raise Refusal("wrong-state", status=state.status)


def check_seat(state: State, seat: int) -> None:
    if seat >= len(state.seats):
        raise Refusal("malformed", why=f"the seats of this table are 0 to {len(state.seats) - 1}.")


def check_holder(state: State, guest: Guest, seat: int) -> None:
    """Only the person at a seat speaks for it."""
    check_seat(state, seat)
    if state.seats[seat].guest != guest.id:
        raise Refusal("not-allowed")


def check_host(state: State, guest: Guest) -> None:
    if state.host != guest.id:
        raise Refusal("not-allowed")


def join(session: TableSession, guest: Guest, command: co.Join) -> en.Entry | int:
    """An entry, or the seat that the guest has already."""
    state = session.state
    mine = state.seats_of(guest.id)
    if mine and (not state.settings.pass_and_play or command.seat in mine):
        seat = command.seat if command.seat in mine else mine[0]
        return en.SeatReturned(seat) if may_return(state, seat) else seat
    check_status(state, OPEN, OPENING)
    free = [number for number, seat in enumerate(state.seats) if seat.is_empty]
    if command.seat is not None:
        check_seat(state, command.seat)
        if command.seat not in free:
            raise Refusal("seat-taken", seat=command.seat)
        free = [command.seat]
    if not free:
        raise Refusal("full")
    name = plain_name(command.name, guest.name)
    name = numbered(name, [seat.name for seat in state.seats], free[0] + 1)
    colour = command.colour if command.colour is None or may_paint(state, guest, command.colour) else None
    return en.SeatTaken(free[0], guest.id, name, colour)


def may_paint(state: State, guest: Guest, colour: Colour) -> bool:
    """Is a colour free, or does it belong to a bot, to an empty seat, or to another seat of this guest?"""
    others = (it for number, it in enumerate(state.seats) if state.colour(number) == colour)
    return all(it.guest in (None, guest.id) for it in others)


@enters(co.Paint, map=False)
def paint(session: TableSession, guest: Guest, command: co.Paint) -> en.Entry | int:
    state = session.state
    check_holder(state, guest, command.seat)
    check_status(state, OPEN, OPENING)
    if state.colour(command.seat) == command.colour:
        return command.seat
    if not may_paint(state, guest, command.colour):
        raise Refusal("colour-taken")
    return en.SeatPainted(command.seat, command.colour)


@enters(co.Hurry, map=False)
def hurry(session: TableSession, guest: Guest, command: co.Hurry) -> en.Entry | int:
    state = session.state
    check_host(state, guest)
    check_status(state, OPEN, OPENING, PLAYING)
    seat = next(iter(state.seats_of(guest.id)), 0)
    return seat if state.settings.pace == command.pace else en.PaceSet(seat, command.pace)


def may_return(state: State, seat: int) -> bool:
    it = state.seats[seat]
    return it.bot is not None and it.guest is not None and not it.resigned and state.status in (OPEN, OPENING, PLAYING)


@enters(co.Leave, map=False)
def leave(session: TableSession, guest: Guest, command: co.Leave) -> en.Entry:
    state = session.state
    check_holder(state, guest, command.seat)
    check_status(state, OPEN, OPENING, PLAYING)
    if state.status == PLAYING:
        if state.seats[command.seat].bot is not None:
            raise Refusal("wrong-state", status="left")
        return en.BotSeated(command.seat, standing_in(), keeps=True, why="left")
    if all(number == command.seat or seat.guest is None for number, seat in enumerate(state.seats)):
        return en.TableClosed()
    return en.SeatLeft(command.seat)


def assign(session: TableSession, guest: Guest, command: co.Assign, now: int) -> en.Entry:
    """Before the game the host says who sits where. Nobody is put off a game that runs: whoever keeps it waiting too
    long gets the usual bot, and may come back."""
    state = session.state
    check_host(state, guest)
    check_seat(state, command.seat)
    check_status(state, OPEN, OPENING, PLAYING)
    if state.day:
        raise Refusal("not-allowed", key="server-day-bots")
    if state.seats[command.seat].guest == guest.id:
        raise Refusal("not-allowed")
    if command.bot is None:
        check_status(state, OPEN, OPENING)
        return en.SeatLeft(command.seat)
    bot, seat = known_bot(command.bot, state.settings), state.seats[command.seat]
    if state.status != PLAYING:
        return en.BotSeated(command.seat, bot)
    if seat.is_person:
        if not is_absent(state, command.seat, now):
            raise Refusal("not-allowed", key="server-not-absent", minutes=ABSENT_MS // 60_000)
        bot = standing_in()
    return en.BotSeated(command.seat, bot, keeps=seat.guest is not None)


def is_absent(state: State, seat: int, now: int) -> bool:
    """Has somebody kept the game waiting for so long that a bot may play for them?"""
    return seat in state.since and now >= state.since[seat] + ABSENT_MS


def fill(state: State, guest: Guest, command: co.Start) -> en.Entry | int:
    """A bot for the first empty seat; the caller asks again until there is none."""
    check_host(state, guest)
    check_status(state, OPEN, OPENING)
    for number, seat in enumerate(state.seats):
        if seat.is_empty:
            return en.BotSeated(number, known_bot(command.bot, state.settings))
    return state.seats_of(guest.id)[0]


@enters(co.Return)
def come_back(session: TableSession, guest: Guest, command: co.Return) -> en.Entry:
    state = session.state
    check_holder(state, guest, command.seat)
    if not may_return(state, command.seat):
        raise Refusal("wrong-state", status=state.status)
    return en.SeatReturned(command.seat)


@enters(co.Mute)
def mute(session: TableSession, guest: Guest, command: co.Mute) -> en.Entry | int:
    state = session.state
    check_host(state, guest)
    check_seat(state, command.seat)
    if state.seats[command.seat].muted == command.muted:
        return command.seat
    return en.SeatMuted(command.seat, command.muted)


def rematch(state: State, guest: Guest) -> en.Entry | None:
    """The next table's id, if nobody has asked for it yet."""
    if not state.seats_of(guest.id):
        raise Refusal("not-allowed")
    check_status(state, OVER)
    if state.day:
        raise Refusal("not-allowed", key="server-day-once")
    if state.rematch is not None:
        return None
    return en.RematchMade(random_table_id())


def rematch_made(state: State) -> en.TableMade:
    """The same people, one seat further on. A bot that kept a seat stays away if its person is there."""
    holders = [
        en.Holder(seat.guest, seat.name) if seat.guest else en.Holder(bot=seat.bot or standing_in())
        for seat in state.seats
    ]
    colours = [state.colour(number) for number in range(len(state.seats))]
    seats = (holders[-1], *holders[:-1])
    return made(state.settings, state.map, state.host, seats, (colours[-1], *colours[:-1]))
