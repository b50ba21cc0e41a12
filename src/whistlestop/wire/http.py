"""Bodies of HTTP requests and answers that are not table commands."""

from __future__ import annotations

from typing import Annotated

import msgspec

from whistlestop.game import View
from whistlestop.game.notation.actions import AnyAction
from whistlestop.game.notation.cards import COLOURS
from whistlestop.game.notation.names import names_of
from whistlestop.game.views.events import AnyEvent
from whistlestop.game.views.view import OwnView
from whistlestop.maps import Map
from whistlestop.review.results import Alternatives, Chances, LiveChances, Review, WhatIf
from whistlestop.words import rule_numbers, sections_of

from .answers import Choices, Table
from .commands import Name, Secret

MailAddress = Annotated[
    str, msgspec.Meta(max_length=200, pattern=r"^[A-Za-z0-9.!#$%&'*+/=?^_`{|}~-]{1,64}@[A-Za-z0-9.-]{1,130}$")
]


class NewGuest(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Somebody new. `program`: answer with a bearer token instead of a cookie."""

    name: Name = ""
    program: bool = False


class Rename(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    name: Name


class NewAddress(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Where notices of turns are to go. A code is sent there, which has to come back."""

    address: MailAddress
    language: Annotated[str, msgspec.Meta(max_length=20)] = ""  # of the mail


class ConfirmAddress(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The code from the mail."""

    code: Secret


class MailInfo(msgspec.Struct, frozen=True):
    """Notices by mail: whether this server sends any, and whether you have given an address (none, unconfirmed,
    confirmed). The address itself is never shown."""

    possible: bool
    state: str


class Blocked(msgspec.Struct, frozen=True):
    """Somebody whom you do not want to hear or meet, by the name that they had. The number is good for this list."""

    number: int
    name: str


class BlockedList(msgspec.Struct, frozen=True):
    people: tuple[Blocked, ...]


class Online(msgspec.Struct, frozen=True):
    """How many people have the page open, on all servers of this one's database."""

    people: int


class TakeOver(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The code from the other device."""

    code: Secret


class Invited(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A table's short code, or its invitation. Not in an address: addresses are written into logs."""

    code: Secret | None = None
    invite: Secret | None = None


class Addresses(msgspec.Struct, frozen=True):
    """Where others find this server. Whoever asks from elsewhere knows one already, and is told none."""

    addresses: tuple[str, ...]


class Written(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A text to be drawn as a QR code."""

    text: Annotated[str, msgspec.Meta(min_length=1, max_length=400)]


class RecordFile(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What is in a file that is to be opened, and the language to say in what is wrong with it."""

    text: str
    language: Annotated[str, msgspec.Meta(max_length=16)] = "en"


class GuestInfo(msgspec.Struct, frozen=True, omit_defaults=True):
    """Who you are. The token is said once, to a program that asked for it."""

    guest: str
    name: str
    token: str | None = None


class HandOver(msgspec.Struct, frozen=True):
    """Say this on the other device within ten minutes; it gets a new cookie, and this device's ends."""

    code: str
    seconds: int


class GameInfo(msgspec.Struct, frozen=True):
    game: str
    name: str
    least: int
    most: int
    kind: str
    own: bool = False  # the operator's, not one that comes with Whistlestop
    base: str | None = None  # of a variant: the game offered here that it is one of


class Offer(msgspec.Struct, frozen=True):
    """What can be played here, and against whom."""

    games: tuple[GameInfo, ...]
    bots: tuple[str, ...]
    levels: dict[str, str]
    reactions: tuple[str, ...]
    longest_chat: int  # characters


class TableList(msgspec.Struct, frozen=True):
    tables: tuple[Table, ...]


class Status(msgspec.Struct, frozen=True):
    """On the very first start the rules are compiled, which takes a minute or two. Games are played meanwhile; hints
    and the bot that searches come when it is done."""

    ready: bool  # hints and the bot that searches, too
    fraction: float  # how much of it is done
    compiling: str  # rules or bots; empty when ready, or not begun
    version: str
    storing: bool = True  # False: nothing can be stored now (a full disk), so nothing can be done either


class Health(msgspec.Struct, frozen=True):
    ok: bool
    version: str
    storing: bool = True  # False: the disk is full, or the database is away


# --- what somebody has played ------------------------------------------------------------------------------


class PlayedSeat(msgspec.Struct, frozen=True, omit_defaults=True):
    """Who sat at a seat, and what came of it. `gone`: they were not there at the end; `stood_in`: in so many turns a
    bot decided for them."""

    name: str
    bot: bool
    mine: bool
    rank: int
    points: int
    gone: bool = False
    stood_in: int = 0


class Played(msgspec.Struct, frozen=True):
    """A game that is over; if not `whole`, because nobody came back to it."""

    table: str
    ended: int  # milliseconds since 1970
    game: str
    rated: bool
    whole: bool
    seat: int
    seats: tuple[PlayedSeat, ...]
    day: str | None = None  # the table of that day, and it counted
    accuracy: float | None = None  # of one's own decisions, in percent, if the game has been reviewed


class GameCount(msgspec.Struct, frozen=True):
    """All games of one kind: how many, won, left before the end, and turns that a bot decided."""

    game: str
    games: int
    won: int
    gone: int
    stood_in: int


class OpponentCount(msgspec.Struct, frozen=True):
    """All games against somebody, by the name that they had, or against a bot: how often one came before them, and how
    often both had the same place."""

    bot: str
    name: str
    games: int
    before: int
    equal: int


class RatedAt(msgspec.Struct, frozen=True):
    """A rating after a game, in points, with its deviation: the strength lies within twice that with 95 %."""

    at: int
    table: str
    mean: int
    deviation: int


class RatingCurve(msgspec.Struct, frozen=True):
    """Of a game, for 2 or for 3-5 players."""

    game: str
    players: str
    curve: tuple[RatedAt, ...]


class Favourite(msgspec.Struct, frozen=True):
    """A route and how often it was built, or a ticket, how often it was held and completed."""

    name: str
    number: int
    completed: int = 0


class Favourites(msgspec.Struct, frozen=True):
    """Of all games of one kind that came to their end, the most frequent first."""

    game: str
    map: str  # the hash of the map as it is now
    games: int
    tracks: tuple[Favourite, ...]
    tickets: tuple[Favourite, ...]


class History(msgspec.Struct, frozen=True):
    """What somebody has played: the latest games, all of them counted, and ratings. `shown`: others may see it."""

    shown: bool
    games: tuple[Played, ...]
    by_game: tuple[GameCount, ...]
    by_opponent: tuple[OpponentCount, ...]
    ratings: tuple[RatingCurve, ...]
    favourites: tuple[Favourites, ...] = ()


# --- the table of the day ----------------------------------------------------------------------------------


class DayTable(msgspec.Struct, frozen=True):
    """A game's table of a day: what was promised, and what is known of it. Of a day that is not over: how many have
    played, and your own table; afterwards the seed and all results, each with the table whose record proves it."""

    day: str
    game: str
    commitment: str
    map: str  # its hash
    players: int
    bots: tuple[str, ...]
    played: int
    seed: str | None = None
    mine: str | None = None  # your table, whose result counts
    over: bool = False  # its game is
    results: tuple[DayResult, ...] = ()


class DayResult(msgspec.Struct, frozen=True, omit_defaults=True):
    """`place` by points; `rank` at the table itself, among the bots."""

    place: int
    name: str
    points: int
    rank: int
    table: str
    mine: bool = False


class Days(msgspec.Struct, frozen=True):
    """The tables of today, those of tomorrow (their commitments), and those of the last day that is over."""

    now: int
    ends: int  # when today does, in milliseconds since 1970
    rules: int
    today: tuple[DayTable, ...]
    tomorrow: tuple[DayTable, ...]
    yesterday: tuple[DayTable, ...]


class DayList(msgspec.Struct, frozen=True):
    """The tables of one day that is over."""

    rules: int
    tables: tuple[DayTable, ...]


class ShowHistory(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    shown: bool


# --- a finished game, once more ----------------------------------------------------------------------------


class Standing(msgspec.Struct, frozen=True):
    """How the scores stood when a turn was over (turn 0 is the set-up): points made so far, and what they would have
    come to if the game had ended there. `moment`: the first one after the turn."""

    turn: int
    moment: int
    points: tuple[int, ...]
    totals: tuple[int, ...]


class Course(msgspec.Struct, frozen=True):
    """A finished game from afar: how many moments it has, and how each score grew."""

    moments: int
    turns: tuple[Standing, ...]


class Moment(msgspec.Struct, frozen=True):
    """A finished game after one more decision and the chance that followed it: what everybody saw, what each seat
    held, and everything that happened since the moment before."""

    turn: int
    view: View  # a spectator's, without its events
    own: tuple[OwnView, ...]
    events: tuple[AnyEvent, ...]


class Replay(msgspec.Struct, frozen=True):
    """Moments of a finished game, from number `first` on."""

    first: int
    moments: tuple[Moment, ...]


class Reviewing(msgspec.Struct, frozen=True):
    """The review of a finished game, which takes some seconds: how much of it is done, from 0 to 1; the chances of all
    seats by turns, as soon as they are known; and the whole, when it is there. Ask again until it is."""

    progress: float
    chances: tuple[Chances, ...]
    review: Review | None


class Exploring(msgspec.Struct, frozen=True):
    """What could have been decided at a moment of a finished game; and, if one of these was asked about, what it would
    have done to the chance of the seat."""

    alternatives: Alternatives
    found: WhatIf | None


class Live(msgspec.Struct, frozen=True):
    """The chances in a game that goes on, at this row of its log, by what the seat (-1: a spectator) may know. Without
    them the server has more important things to do, or the game has gone on meanwhile: ask again in a while."""

    table: str
    seq: int
    seat: int
    live: LiveChances | None


# --- puzzles -----------------------------------------------------------------------------------------------


class PuzzleInfo(msgspec.Struct, frozen=True):
    id: str
    game: str
    level: str  # easy, medium, hard


class PuzzleList(msgspec.Struct, frozen=True):
    """All puzzles, those of a game in their order; and by game the id of today's."""

    puzzles: tuple[PuzzleInfo, ...]
    today: dict[str, str]


class PuzzleShown(msgspec.Struct, frozen=True):
    """A puzzle as its seat may know it: what it sees, and all that it could do. `map` is the hash of its map."""

    id: str
    game: str
    level: str
    map: str
    seat: int
    view: View
    choices: Choices


class PuzzleTry(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """An answer: the decision, without what is paid for it. None: show me."""

    action: AnyAction | None = None


# --- what a page draws with --------------------------------------------------------------------------------


class TrackInfo(msgspec.Struct, frozen=True, omit_defaults=True):
    """A track by the ids of its cities."""

    between: tuple[str, str]
    length: int
    colour: str
    points: int
    ferry: int = 0
    tunnel: bool = False


class TicketInfo(msgspec.Struct, frozen=True, omit_defaults=True):
    between: tuple[str, str]
    points: int
    long: bool = False
    cards: dict[str, int] = {}


class MapInfo(msgspec.Struct, frozen=True):
    """A map as a page needs it; names are those of the notation."""

    id: str
    name: str
    kind: str
    hash: str
    cities: dict[str, str]
    tracks: dict[str, TrackInfo]
    tickets: dict[str, TicketInfo]
    bonus: dict[str, int]
    trains: int
    stations: int
    sections: str  # of the rules: the letters of those that hold here
    numbers: dict[str, int | str]  # what the rules' messages are given


def map_info(map: Map) -> MapInfo:
    names = names_of(map)

    def between(a: int, b: int) -> tuple[str, str]:
        return map.cities[a].id, map.cities[b].id

    return MapInfo(
        id=map.id,
        name=map.name,
        kind=map.kind,
        hash=map.hash,
        cities={city.id: city.name for city in map.cities},
        tracks={
            name: TrackInfo(
                between(it.a, it.b), it.length, it.colour, map.trains.points[it.length], it.ferry, it.tunnel
            )
            for name, it in zip(names.tracks, map.tracks, strict=True)
        },
        tickets={
            name: TicketInfo(
                between(it.a, it.b),
                it.points,
                it.long,
                {colour: number for colour, number in zip(COLOURS, it.cards, strict=True) if number},
            )
            for name, it in zip(names.tickets, map.tickets, strict=True)
        },
        bonus={map.cities[it.city].id: it.points for it in map.bonus},
        trains=map.trains.each,
        stations=map.stations.each,
        sections=sections_of(map),
        numbers=rule_numbers(map),
    )
