"""What a link to a shared replay looks like where it is sent: a title, the result, and a picture of the final board
(docs/adr/0028-previews.md). Of replays that nobody shares nothing is said."""

from __future__ import annotations

import asyncio
import contextlib
import html
from time import thread_time

from starlette.requests import Request
from starlette.responses import Response

from whistlestop import boards, words
from whistlestop.boards.preview import HIGH, WIDE, Standing, preview
from whistlestop.game import Game

from ..application import Application
from ..push.views import ranks_of
from ..refusal import Refusal
from ..store.faults import CannotStore
from ..tables.session import TableSession
from ..tables.state import OVER, State
from .api import address_of, application_of
from .operations import operation
from .rate_limits import WORK
from .replays import in_turn

KEEP = "public, max-age=3600"  # an hour after it is shared no more, a picture may still be somewhere
PATIENCE = 2.0  # seconds that the page waits for what is said of it


@operation
async def picture(request: Request) -> Response:
    application, address = application_of(request), address_of(request)
    session = await shared(application, request.path_params["table"], address)
    if session is None:
        raise Refusal("nothing-here")
    found = session.remembered("picture")
    if found is None:
        found = await painted(application, address, session)
    return Response(found, media_type="image/png", headers={"Cache-Control": KEEP})


async def shared(application: Application, table: str, address: str) -> TableSession | None:
    """A finished game whose replay everybody may watch; None if it is none."""
    session = await application.look_up(table, address)
    state = session.state
    there = state.shared and state.status == OVER and not state.is_sealed(application.store.now())
    return session if there and session.game is not None else None


async def painted(application: Application, address: str, session: TableSession) -> bytes:
    """Beside the event loop, at the expense of whoever asks first."""
    application.limits.spend("work", address, WORK, cost=0)
    drawing: boards.Drawing | None = None
    map = session.the_map()
    if map.kind == "map":
        with contextlib.suppress(Refusal):  # without a board the result is shown
            drawing = await application.drawings.of(map)
    assert session.game is not None
    seq, state, game, standings = session.seq, session.state, session.game.copy(), standings_of(session)

    def work() -> tuple[bytes, float]:
        begin = thread_time()
        return preview(standings, drawing, *pieces(state, game)), thread_time() - begin

    found, seconds = await in_turn(work)
    application.limits.charge("work", address, WORK, seconds)
    session.remember("picture", seq, found)
    return found


def pieces(state: State, game: Game) -> tuple[dict[str, str], dict[str, str]]:
    """The colours of claimed tracks and of cities with stations."""
    seats = game.view(events=False).seats
    owners = {track: state.colour(it.seat) for it in seats for track in it.routes}
    return dict(owners), {city: state.colour(it.seat) for it in seats for city in it.stations_at}


def in_order(session: TableSession) -> list[tuple[int, int, int]]:
    """Rank, seat and points, from the first to the last. Who gave up a game has the points of the moment."""
    game, ranks = session.game, ranks_of(session)
    assert game is not None
    assert ranks is not None
    points = [it.total for it in game.scores().seats] if game.is_over else [it.points for it in game.view().seats]
    return sorted((rank, seat, points[seat]) for seat, rank in enumerate(ranks))


def standings_of(session: TableSession) -> list[Standing]:
    return [Standing(session.state.colour(seat), points, rank == 1) for rank, seat, points in in_order(session)]


async def tags_of(request: Request, language: str) -> str:
    """For the head of the page that a link leads to; nothing unless the replay is shared, and nobody waits long."""
    application, table = application_of(request), request.path_params["table"]
    with contextlib.suppress(Refusal, CannotStore, TimeoutError):
        async with asyncio.timeout(PATIENCE):
            session = await shared(application, table, address_of(request))
        if session is not None and session.map is not None:
            base = application.settings.address.rstrip("/") or f"{request.url.scheme}://{request.url.netloc}"
            return tags(session, base, language)
    return ""


def tags(session: TableSession, base: str, language: str) -> str:
    order, map = in_order(session), session.the_map()
    names = [called(session.state, seat, language) for seat in range(len(session.state.seats))]
    winners = [names[seat] for rank, seat, _ in order if rank == 1]
    lines = [
        words.say("page-end-line", language, name=names[seat], points=words.say("points", language, points=points))
        for _, seat, points in order
    ]
    game = words.game_name(map.id, map.name, language)
    title = words.say(
        "frame-shared-title", language, game=game, name=words.list_and(winners, language), number=len(winners)
    )
    about = words.say("frame-shared-about", language, result=words.list_plain(lines, language))
    said = {
        "og:type": "website",
        "og:site_name": words.say("page-title", language),
        "og:title": title,
        "og:description": about,
        "og:url": f"{base}/replay/{session.table}",
        "og:image": f"{base}/api/tables/{session.table}/picture.png",
        "og:image:type": "image/png",
        "og:image:width": str(WIDE),
        "og:image:height": str(HIGH),
        "og:image:alt": title,
    }
    # for those who have the link, not for those who search
    named = {"robots": "noindex", "description": about, "twitter:card": "summary_large_image"}
    return "".join(
        f'<meta {kind}="{name}" content="{html.escape(text)}">\n'
        for kind, them in (("property", said), ("name", named))
        for name, text in them.items()
    )


def called(state: State, number: int, language: str) -> str:
    """As the page calls them: a bot has the name of whoever sits at its seat in all games."""
    seat = state.seats[number]
    return seat.name or words.say(f"page-bot-person-{number}" if seat.bot else "page-guest", language)
