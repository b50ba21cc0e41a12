"""The same over HTTP: who you are, the lobby, your games, commands by POST, views, records."""

from __future__ import annotations

import contextlib
from typing import NamedTuple, TypeVar

import msgspec
from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response

from whistlestop import __version__
from whistlestop.game import SPECTATOR
from whistlestop.wire import commands as co
from whistlestop.wire import http as wh

from . import bots
from .admitting import Way, is_invited
from .forgetting import forget_guest
from .guarding import COOKIE_NAME, counted_as
from .house import House
from .identity import HANDOVER_MS
from .limits import GUESTS, JOINS, MAILS
from .live import Live
from .records import record_text
from .refusal import Refusal
from .replying import problem, reply, unreadable
from .sanitising import REACTIONS, plain_name
from .seating import check_holder
from .showing import may_see, may_watch, push_of, table_of, view_of
from .store.base import BEARER, COOKIE, Guest
from .watching import is_covered

LARGEST = 16_384  # bytes of a body
SHOWN = 100  # tables in a list
YEAR = 365 * 86_400

Body = TypeVar("Body")

_command = msgspec.json.Decoder(co.TableCommand)


def house_of(request: Request) -> House:
    house: House = request.app.state.house
    return house


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
    except (msgspec.DecodeError, UnicodeDecodeError) as error:
        raise unreadable(error) from None


async def guest_of(request: Request) -> Guest:
    cookie, bearer = request.cookies.get(COOKIE_NAME), request.headers.get("authorization")
    guest = await house_of(request).who(cookie, bearer)
    if guest is None:
        raise Refusal("no-guest")
    return guest


# --- who ----------------------------------------------------------------------------------------------------


async def make_guest(request: Request) -> Response:
    """Whoever has a cookie already stays who they are."""
    house = house_of(request)
    here = await house.who(request.cookies.get(COOKIE_NAME), None)
    if here is not None:
        return reply(wh.GuestInfo(here.id, here.name))
    house.limits.spend("guest", address_of(request), GUESTS)
    wish = await read(request, msgspec.json.Decoder(wh.NewGuest))
    guest, token = await house.guests.make(wish.name, BEARER if wish.program else COOKIE)
    if wish.program:
        return reply(wh.GuestInfo(guest.id, guest.name, token), 201)
    return with_cookie(request, reply(wh.GuestInfo(guest.id, guest.name), 201), token)


def with_cookie(request: Request, response: Response, token: str) -> Response:
    secure = request.url.scheme == "https"
    response.set_cookie(COOKIE_NAME, token, YEAR, httponly=True, samesite="lax", secure=secure)
    return response


async def me(request: Request) -> Response:
    guest = await guest_of(request)
    return reply(wh.GuestInfo(guest.id, guest.name))


async def rename(request: Request) -> Response:
    guest = await guest_of(request)
    wish = await read(request, msgspec.json.Decoder(wh.Rename))
    name = plain_name(wish.name, guest.name)
    await house_of(request).store.rename(guest.id, name)
    return reply(wh.GuestInfo(guest.id, name))


async def forget(request: Request) -> Response:
    """All that names this guest is deleted; games that are not over go on with a bot."""
    guest, house = await guest_of(request), house_of(request)
    house.check_ready()
    await forget_guest(house.tables, guest)
    await house.end_lines(guest.id)
    response = reply(wh.GuestInfo("", ""))
    response.delete_cookie(COOKIE_NAME)
    return response


async def hand_over(request: Request) -> Response:
    code = await house_of(request).guests.hand_over(await guest_of(request))
    return reply(wh.HandOver(code, HANDOVER_MS // 1000))


async def take_over(request: Request) -> Response:
    house = house_of(request)
    house.limits.spend("join", address_of(request), JOINS)
    wish = await read(request, msgspec.json.Decoder(wh.TakeOver))
    guest, token = await house.guests.take_over(wish.code)
    await house.end_lines(guest.id)
    return with_cookie(request, reply(wh.GuestInfo(guest.id, guest.name)), token)


async def new_bearer(request: Request) -> Response:
    """A token for a program that plays for this guest."""
    guest = await guest_of(request)
    token = await house_of(request).guests.issue(guest, BEARER)
    return reply(wh.GuestInfo(guest.id, guest.name, token), 201)


async def drop_bearers(request: Request) -> Response:
    guest, house = await guest_of(request), house_of(request)
    await house.store.drop_tokens(guest.id, [BEARER])
    await house.end_lines(guest.id)
    return reply(wh.GuestInfo(guest.id, guest.name))


async def mail_info(request: Request, guest: Guest) -> Response:
    book = house_of(request).addresses
    return reply(wh.MailInfo(book.mailer.on, await book.state(guest)))


async def mail(request: Request) -> Response:
    """How it stands with notices by mail; never the address."""
    return await mail_info(request, await guest_of(request))


async def give_address(request: Request) -> Response:
    guest, house = await guest_of(request), house_of(request)
    wish = await read(request, msgspec.json.Decoder(wh.NewAddress))
    house.limits.spend("mail-by", address_of(request), MAILS)
    await house.addresses.give(guest, wish.address.strip(), wish.language)
    return await mail_info(request, guest)


async def confirm_address(request: Request) -> Response:
    guest, house = await guest_of(request), house_of(request)
    house.limits.spend("join", address_of(request), JOINS)
    wish = await read(request, msgspec.json.Decoder(wh.ConfirmAddress))
    await house.addresses.confirm(guest, wish.code)
    return await mail_info(request, guest)


async def drop_address(request: Request) -> Response:
    guest = await guest_of(request)
    await house_of(request).addresses.take_back(guest)
    return await mail_info(request, guest)


# --- tables -------------------------------------------------------------------------------------------------


async def offer(request: Request) -> Response:
    atlas = house_of(request).atlas
    games = tuple(wh.GameInfo(it.id, it.name, *it.players, atlas.is_own(it)) for it in atlas.offered.values())
    return reply(wh.Offer(games, bots.names(), bots.levels(), REACTIONS, co.LONGEST_CHAT))


async def listed(request: Request, ids: list[str], guest: str | None) -> Response:
    house = house_of(request)
    house.check_ready()
    lives = []
    for table in ids:
        with contextlib.suppress(Refusal):  # one that this version cannot read is not shown
            lives.append(await house.tables.current(table))
    return reply(wh.TableList(tuple(table_of(live, guest, house.store.now()) for live in lives)))


async def lobby(request: Request) -> Response:
    return await listed(request, await house_of(request).store.lobby(SHOWN), None)


async def my_tables(request: Request) -> Response:
    guest = await guest_of(request)
    return await listed(request, await house_of(request).store.tables_of(guest.id, SHOWN), guest.id)


async def command(request: Request) -> Response:
    """Any command of a table; the answer is its acknowledgement."""
    guest = await guest_of(request)
    wish = await read(request, _command)
    try:
        return reply(await house_of(request).perform(guest, address_of(request), wish))
    except Refusal as refusal:
        return problem(refusal, wish.id)


class Seen(NamedTuple):
    """A table that is any of their business."""

    live: Live
    guest: Guest | None
    invited: bool


async def seen(request: Request) -> Seen:
    """Invitations come in headers: what is in an address is in logs of addresses."""
    house = house_of(request)
    house.check_ready()
    try:
        guest: Guest | None = await guest_of(request)
    except Refusal:
        guest = None
    live = await house.tables.current(request.path_params["table"])
    way = Way(request.headers.get("x-whistlestop-code"), request.headers.get("x-whistlestop-invite"))
    invited = await is_invited(house, live, way, address_of(request))
    if not may_see(live.state, guest and guest.id, invited=invited):
        raise Refusal("no-table")
    return Seen(live, guest, invited)


async def table(request: Request) -> Response:
    live, guest, _ = await seen(request)
    return reply(table_of(live, guest and guest.id, house_of(request).store.now()))


def number_of(request: Request, name: str) -> int | None:
    text = request.query_params.get(name)
    if text is None:
        return None
    if not (text.isascii() and text.isdigit() and len(text) < 8):
        raise Refusal("malformed", key="server-not-a-number", name=name)
    return int(text)


async def looking(request: Request) -> tuple[Live, int]:
    """As a seat of one's own, or as a spectator."""
    live, guest, invited = await seen(request)
    seat = number_of(request, "seat")
    if seat is None:
        if not may_watch(live.state, guest and guest.id, invited=invited):
            raise Refusal("no-table")
    elif guest is None:
        raise Refusal("no-guest")
    else:
        check_holder(live.state, guest, seat)
    live.the_map()
    if live.game is None:
        raise Refusal("wrong-state", status=live.state.status)
    return live, SPECTATOR if seat is None or is_covered(live, seat) else seat


async def view(request: Request) -> Response:
    live, seat = await looking(request)
    return reply(view_of(live, seat, events=True))


async def events(request: Request) -> Response:
    live, seat = await looking(request)
    return reply(push_of(live, seat, number_of(request, "since") or 0, False))


async def record(request: Request) -> Response:
    """Of a game that is over, for everybody who may see the table."""
    live = (await seen(request)).live
    name = f'attachment; filename="whistlestop-{live.table}.wsr"'
    text = live.remembered("record", lambda: record_text(live).encode())
    return PlainTextResponse(text, headers={"Content-Disposition": name, "Cache-Control": "no-store"})


# --- the server itself --------------------------------------------------------------------------------------


async def health(request: Request) -> Response:
    house = house_of(request)
    await house.store.tick()
    well = house.readiness.ready and not house.closing
    return reply(wh.Health(well, __version__), 200 if well else 503)


async def status(request: Request) -> Response:
    """For a page that waits: the very first start takes a minute or two."""
    it = house_of(request).readiness
    return reply(wh.Status(it.ready, round(it.fraction, 3), it.compiling, __version__))


async def metrics(request: Request) -> Response:
    house = house_of(request)
    return PlainTextResponse(house.metrics.text(house), media_type="text/plain; version=0.0.4")
