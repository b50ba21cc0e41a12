"""What is asked over HTTP: who you are, the lobby, your games, commands by POST, views, records, health."""

from __future__ import annotations

import asyncio
import contextlib
import time
from typing import NamedTuple, TypeVar

import msgspec
from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response

from whistlestop import __version__
from whistlestop.game import SPECTATOR
from whistlestop.maps import nearest_base
from whistlestop.wire import answers as an
from whistlestop.wire import commands as co
from whistlestop.wire import http as wh
from whistlestop.wire.settings import TableSettings

from ..accounts.deletion import forget_guest
from ..accounts.guests import HANDOVER_MS
from ..application import Application
from ..bots import decisions
from ..handlers import Call
from ..people.history import history_of, of_seat, show
from ..people.moderation import blocked_names, listen_anew, unblock
from ..plain_text import REACTIONS, plain_name
from ..push.listing import listed_of, read_listed
from ..push.views import may_see, may_watch, push_of, table_of, view_of
from ..push.watchers import is_covered
from ..refusal import Refusal
from ..store.base import BEARER, COOKIE, Guest, Listed
from ..store.faults import CannotStore
from ..tables.admission import Credentials, is_invited
from ..tables.records import check_unsealed, record_writer
from ..tables.seating import check_holder
from ..tables.session import TableSession
from ..tables.sessions import find_map
from ..tables.state import OVER, State
from .host_guard import COOKIE_NAME, counted_as
from .operations import operation
from .rate_limits import GUESTS, JOINS, MAILS, WORK
from .replies import UNREADABLE, problem, reply, unreadable

LARGEST = 16_384  # bytes of a body
SHOWN = 100  # tables in a list
LOOKED_AT = 1_000  # tables, for somebody who looks for something
OF_ONE_HOST = 3  # tables in the lobby
YEAR = 365 * 86_400

Body = TypeVar("Body")


def application_of(request: Request) -> Application:
    application: Application = request.app.state.application
    return application


def address_of(request: Request) -> str:
    return counted_as(request.scope)


async def body_of(request: Request) -> bytes:
    """No more than a message needs."""
    data = b""
    async for part in request.stream():
        data += part
        if len(data) > LARGEST:
            raise Refusal("too-large")
    return data


async def read(request: Request, decoder: msgspec.json.Decoder[Body]) -> Body:
    try:
        return decoder.decode(await body_of(request))
    except UNREADABLE as error:
        raise unreadable(error) from None


async def guest_of(request: Request) -> Guest:
    cookie, bearer = request.cookies.get(COOKIE_NAME), request.headers.get("authorization")
    guest = await application_of(request).who(cookie, bearer)
    if guest is None:
        raise Refusal("no-guest")
    return guest


# --- who ----------------------------------------------------------------------------------------------------


@operation
async def make_guest(request: Request) -> Response:
    """Whoever has a cookie already stays who they are."""
    application = application_of(request)
    here = await application.who(request.cookies.get(COOKIE_NAME), None)
    if here is not None:
        return reply(wh.GuestInfo(here.id, here.name))
    application.limits.spend("guest", address_of(request), GUESTS)
    wish = await read(request, msgspec.json.Decoder(wh.NewGuest))
    guest, token = await application.guests.make(wish.name, BEARER if wish.program else COOKIE)
    if wish.program:
        return reply(wh.GuestInfo(guest.id, guest.name, token), 201)
    return with_cookie(request, reply(wh.GuestInfo(guest.id, guest.name), 201), token)


def with_cookie(request: Request, response: Response, token: str) -> Response:
    secure = request.url.scheme == "https"
    response.set_cookie(COOKIE_NAME, token, YEAR, httponly=True, samesite="lax", secure=secure)
    return response


@operation
async def me(request: Request) -> Response:
    guest = await guest_of(request)
    return reply(wh.GuestInfo(guest.id, guest.name))


@operation
async def rename(request: Request) -> Response:
    guest = await guest_of(request)
    wish = await read(request, msgspec.json.Decoder(wh.Rename))
    name = plain_name(wish.name, guest.name)
    await application_of(request).store.rename(guest.id, name)
    await application_of(request).challenges.rename(guest.id, name)
    return reply(wh.GuestInfo(guest.id, name))


@operation
async def forget(request: Request) -> Response:
    """All that names this guest is deleted; games that are not over go on with a bot."""
    guest, application = await guest_of(request), application_of(request)
    await forget_guest(application.tables, guest, lambda: application.book.count(application.store.now()))
    await application.end_lines(guest.id)
    response = reply(wh.GuestInfo("", ""))
    response.delete_cookie(COOKIE_NAME)
    return response


@operation
async def hand_over(request: Request) -> Response:
    code = await application_of(request).guests.hand_over(await guest_of(request))
    return reply(wh.HandOver(code, HANDOVER_MS // 1000))


@operation
async def take_over(request: Request) -> Response:
    application = application_of(request)
    application.limits.spend("join", address_of(request), JOINS)
    wish = await read(request, msgspec.json.Decoder(wh.TakeOver))
    guest, token = await application.guests.take_over(wish.code)
    await application.end_lines(guest.id)
    return with_cookie(request, reply(wh.GuestInfo(guest.id, guest.name)), token)


@operation
async def new_bearer(request: Request) -> Response:
    """A token for a program that plays for this guest."""
    guest = await guest_of(request)
    token = await application_of(request).guests.issue(guest, BEARER)
    return reply(wh.GuestInfo(guest.id, guest.name, token), 201)


@operation
async def drop_bearers(request: Request) -> Response:
    guest, application = await guest_of(request), application_of(request)
    await application.store.drop_tokens(guest.id, [BEARER])
    await application.end_lines(guest.id)
    return reply(wh.GuestInfo(guest.id, guest.name))


async def mail_info(request: Request, guest: Guest) -> Response:
    book = application_of(request).addresses
    return reply(wh.MailInfo(book.mailer.on, await book.state(guest)))


@operation
async def mail(request: Request) -> Response:
    """How it stands with notices by mail; never the address."""
    return await mail_info(request, await guest_of(request))


@operation
async def give_address(request: Request) -> Response:
    guest, application = await guest_of(request), application_of(request)
    wish = await read(request, msgspec.json.Decoder(wh.NewAddress))
    application.limits.spend("mail-by", address_of(request), MAILS)
    await application.addresses.give(guest, wish.address.strip(), wish.language)
    return await mail_info(request, guest)


@operation
async def confirm_address(request: Request) -> Response:
    guest, application = await guest_of(request), application_of(request)
    application.limits.spend("join", address_of(request), JOINS)
    wish = await read(request, msgspec.json.Decoder(wh.ConfirmAddress))
    await application.addresses.confirm(guest, wish.code)
    return await mail_info(request, guest)


@operation
async def drop_address(request: Request) -> Response:
    guest = await guest_of(request)
    await application_of(request).addresses.take_back(guest)
    return await mail_info(request, guest)


@operation
async def my_history(request: Request) -> Response:
    guest = await guest_of(request)
    return await own_history(application_of(request), guest.id)


async def own_history(application: Application, guest: str) -> Response:
    return reply(await history_of(application.store, guest, application.map_catalogue.offered))


@operation
async def show_history(request: Request) -> Response:
    guest, application = await guest_of(request), application_of(request)
    wish = await read(request, msgspec.json.Decoder(wh.ShowHistory))
    await show(application.store, guest.id, wish.shown)
    return await own_history(application, guest.id)


@operation
async def history(request: Request) -> Response:
    """Of somebody at a table: at the expense of whoever asks."""
    session, guest, _ = await seen(request)
    seat, application = request.path_params["number"], application_of(request)
    if not (seat.isascii() and seat.isdigit() and len(seat) < 8):
        raise Refusal("nothing-here")
    offered, viewer = application.map_catalogue.offered, guest and guest.id
    return reply(await of_seat(application.store, session, viewer, int(seat), offered))


@operation
async def my_blocks(request: Request) -> Response:
    """Whom I do not want to meet."""
    guest = await guest_of(request)
    return reply(wh.BlockedList(await blocked_names(application_of(request).store, guest.id)))


@operation
async def drop_block(request: Request) -> Response:
    guest, application = await guest_of(request), application_of(request)
    number = request.path_params["number"]
    if not (number.isascii() and number.isdigit() and len(number) < 8):
        raise Refusal("nothing-here")
    await unblock(application.store, guest.id, int(number))
    await listen_anew(application, guest.id)
    await application.store.announce(f"blocks:{guest.id}")
    return reply(wh.BlockedList(await blocked_names(application.store, guest.id)))


async def maybe_guest(request: Request) -> str | None:
    """Whoever asks, if they are somebody."""
    with contextlib.suppress(Refusal):
        return (await guest_of(request)).id
    return None


@operation
async def days(request: Request) -> Response:
    return reply(await application_of(request).days.known(await maybe_guest(request)))


@operation
async def day(request: Request) -> Response:
    return reply(await application_of(request).days.past(request.path_params["day"], await maybe_guest(request)))


@operation
async def online(request: Request) -> Response:
    return reply(wh.Online(await application_of(request).presence.online()))


# --- tables -------------------------------------------------------------------------------------------------


@operation
async def offer(request: Request) -> Response:
    map_catalogue = application_of(request).map_catalogue
    offered = map_catalogue.offered
    games = tuple(
        wh.GameInfo(it.id, it.name, *it.players, it.kind, map_catalogue.is_own(it), nearest_base(it, set(offered)))
        for it in offered.values()
    )
    return reply(wh.Offer(games, decisions.names(), decisions.levels(), REACTIONS, co.LONGEST_CHAT))


async def listed(request: Request, ids: list[str], guest: str | None) -> Response:
    application = application_of(request)
    sessions = []
    for table in ids:
        with contextlib.suppress(Refusal):  # one that this version cannot read is not shown
            sessions.append(await application.look_up(table, address_of(request)))
    return reply(wh.TableList(tuple(table_of(session, guest, application.store.now()) for session in sessions)))


@operation
async def lobby(request: Request) -> Response:
    """From the index: no log is read for it. Whoever looks for something is shown the latest of that."""
    application = application_of(request)
    wanted = wish_of(request)
    found = await application.store.lobby(SHOWN if wanted == ANYTHING else LOOKED_AT, OF_ONE_HOST)
    tables = [it for one in found if (it := await in_lobby(application, one)) and wanted.fits(it.settings)]
    return reply(wh.TableList(tuple(tables[:SHOWN])))


class LobbyWish(NamedTuple):
    """What somebody looks for in the lobby; None: it does not matter."""

    game: str | None = None
    players: int | None = None
    rated: bool | None = None
    clock: bool | None = None

    def fits(self, settings: TableSettings) -> bool:
        found = (settings.game, settings.players, settings.rated, settings.clock is not None)
        return all(wish in (None, it) for wish, it in zip(self, found, strict=True))


ANYTHING = LobbyWish()


def wish_of(request: Request) -> LobbyWish:
    rated, clock = (number_of(request, name) for name in ("rated", "clock"))
    return LobbyWish(
        request.query_params.get("game"),
        number_of(request, "players"),
        None if rated is None else bool(rated),
        None if clock is None else bool(clock),
    )


async def in_lobby(application: Application, found: Listed) -> an.Table | None:
    """As everybody sees it; None for one that this version cannot read."""
    store, text = application.store, found.text
    if not text:  # an older version has made it
        try:
            state = (await application.sessions.current(found.id)).state
        except Refusal:
            return None
        text = listed_of(state)
        if not text:
            return None
        await store.put_in_lobby(found.id, state.host, text)
    table = read_listed(text)
    if table is None or application.sessions.is_unreadable(found.id):
        return None
    missing = None if await find_map(store, application.map_catalogue, table.map) else table.settings.game
    return msgspec.structs.replace(table, now=store.now(), missing=missing)


@operation
async def my_tables(request: Request) -> Response:
    guest = await guest_of(request)
    return await listed(request, await application_of(request).store.tables_of(guest.id, SHOWN), guest.id)


@operation
async def command(request: Request) -> Response:
    """Any command of a table; the answer is its acknowledgement."""
    guest = await guest_of(request)
    application = application_of(request)
    wish = await read(request, application.post_commands)
    try:
        return reply(await application.perform(Call(application, guest, address_of(request)), wish))
    except Refusal as refusal:
        return problem(refusal, wish.id)


class Seen(NamedTuple):
    """A table that is any of their business."""

    session: TableSession
    guest: Guest | None
    invited: bool


async def seen(request: Request) -> Seen:
    """Invitations come in headers: what is in an address is in logs of addresses."""
    application = application_of(request)
    try:
        guest: Guest | None = await guest_of(request)
    except Refusal:
        guest = None
    session = await application.look_up(request.path_params["table"], address_of(request))
    sealed = session.state.is_sealed(application.store.now())
    way = Credentials(request.headers.get("x-whistlestop-code"), request.headers.get("x-whistlestop-invite"))
    invited = not sealed and await is_invited(application, session, way, address_of(request))
    if not (is_published(session.state, sealed) or may_see(session.state, guest and guest.id, invited=invited)):
        raise Refusal("no-table")
    return Seen(session, guest, invited)


def is_published(state: State, sealed: bool) -> bool:
    """What counted on a day that is over can be checked by everybody."""
    return state.counted and state.status == OVER and not sealed


@operation
async def table(request: Request) -> Response:
    session, guest, _ = await seen(request)
    return reply(table_of(session, guest and guest.id, application_of(request).store.now()))


def number_of(request: Request, name: str) -> int | None:
    text = request.query_params.get(name)
    if text is None:
        return None
    if not (text.isascii() and text.isdigit() and len(text) < 8):
        raise Refusal("malformed", key="server-not-a-number", name=name)
    return int(text)


async def looking(request: Request) -> tuple[TableSession, int]:
    """As a seat of one's own, or as a spectator."""
    session, guest, invited = await seen(request)
    seat = number_of(request, "seat")
    if seat is None:
        if not may_watch(session.state, guest and guest.id, invited=invited):
            raise Refusal("no-table")
    elif guest is None:
        raise Refusal("no-guest")
    else:
        check_holder(session.state, guest, seat)
    session.the_map()
    if session.game is None:
        raise Refusal("wrong-state", status=session.state.status)
    return session, SPECTATOR if seat is None or is_covered(session, seat) else seat


@operation
async def view(request: Request) -> Response:
    session, seat = await looking(request)
    return reply(view_of(session, seat))


@operation
async def events(request: Request) -> Response:
    session, seat = await looking(request)
    return reply(push_of(session, seat, number_of(request, "since") or 0, False))


@operation
async def record(request: Request) -> Response:
    """Of a game that is over, for everybody who may see the table."""
    session = (await seen(request)).session
    check_unsealed(session.state, application_of(request).store.now())
    name = f'attachment; filename="whistlestop-{session.table}.wsr"'
    text = session.remembered("record")
    if text is None:
        text = await written(application_of(request), address_of(request), session)
    return PlainTextResponse(text, headers={"Content-Disposition": name, "Cache-Control": "no-store"})


async def written(application: Application, address: str, session: TableSession) -> bytes:
    """The record, beside the event loop and at the expense of whoever asks first."""
    application.limits.spend("work", address, WORK, cost=0)
    seq, write = session.seq, record_writer(session)

    def timed() -> tuple[bytes, float]:
        begin = time.thread_time()
        return write().encode(), time.thread_time() - begin

    text, seconds = await asyncio.to_thread(timed)
    application.limits.charge("work", address, WORK, seconds)
    session.remember("record", seq, text)
    return text


# --- the server itself --------------------------------------------------------------------------------------


@operation
async def health(request: Request) -> Response:
    application = application_of(request)
    try:
        await application.store.tick()
        storing = application.store.storing.ok
    except CannotStore:
        storing = False
    well = not application.closing and storing
    return reply(wh.Health(well, __version__, storing), 200 if well else 503)


@operation
async def status(request: Request) -> Response:
    """For a page that shows when all of it is there: on the very first start hints take a minute or two."""
    application = application_of(request)
    it, storing = application.readiness, application.store.storing.ok
    return reply(wh.Status(it.ready, round(it.fraction, 3), it.compiling, __version__, storing))


@operation
async def metrics(request: Request) -> Response:
    application = application_of(request)
    return PlainTextResponse(application.metrics.text(application), media_type="text/plain; version=0.0.4")
