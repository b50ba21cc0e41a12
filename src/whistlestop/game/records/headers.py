"""The headers of a record, both ways: what was agreed before the game, and how it ended."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from datetime import date

from whistlestop import maps
from whistlestop.maps import Map
from whistlestop.maps.fault import printable
from whistlestop.words import AnyOf, Phrase, phrase, typed

from ..fair_chance import MOST_NONCE_BYTES, SEED_BYTES, AbandonedRound, Committed
from ..notation.plain_letters import fold
from ..options import SEAT_NAMES, Options, read_options
from .record import Place, Record, RecordError
from .version import RULES

TITLE = "Whistlestop"
FORMAT = 1
UNFINISHED = "*"
NOBODY = "-"  # in the place of a nonce, where no person sits

# The result comes before the players, whom no record can do without: so a file that was cut off in its headers lacks
# something, wherever it was cut.
GAME, MAP, RULES_KEY, DATE, RESULT, PLAYERS = "Game", "Map", "Rules", "Date", "Result", "Players"
SEED, COMMITMENT, NONCES, FAIR_SEED, OPTIONS, START = "Seed", "Commitment", "Nonces", "Fair-Seed", "Options", "Start"
RESIGNED, ABANDONED, DAY = "Resigned", "Abandoned", "Day"
KEYS = (
    *(GAME, MAP, RULES_KEY, DATE, RESULT, PLAYERS, RESIGNED, SEED),
    *(COMMITMENT, DAY, ABANDONED, NONCES, FAIR_SEED, OPTIONS, START),
)

A_NAME = re.compile(r'\s*("(?:[^"\\]|\\.)*"\s*|[^;]*)(;|$)')


# --- writing ------------------------------------------------------------------------------------------------------


def header_lines(record: Record) -> Iterator[str]:
    yield f"{TITLE} {FORMAT}"
    for key, value in headers_of(record):
        if value is not None:
            yield f"{key}: {value}"


def headers_of(record: Record) -> list[tuple[str, str | None]]:
    committed = record.committed
    return [
        (GAME, record.map.id),
        (MAP, record.map.hash),
        (RULES_KEY, str(record.rules)),
        (DATE, record.date),
        (RESULT, result_text(record.players, record.result)),
        (PLAYERS, "; ".join(map(shown, record.players))),
        (RESIGNED, None if record.resigned is None else SEAT_NAMES[record.resigned]),
        (SEED, None if record.seed is None else str(record.seed)),
        (COMMITMENT, None if committed is None else committed.commitment),
        (DAY, None if committed is None else committed.day),
        (ABANDONED, None if committed is None else abandoned_text(committed.abandoned) or None),
        (NONCES, None if committed is None or committed.nonces is None else nonces_text(committed.nonces)),
        (FAIR_SEED, None if committed is None or committed.seed is None else committed.seed.hex()),
        (OPTIONS, options_text(record.options) or None),
        (START, record.start),
    ]


def shown(name: str) -> str:
    """A name as it is, or quoted if it could be mistaken for something else."""
    plain = name == name.strip() and not name.startswith("#") and not set(name) & set(';"')
    return name if plain else json.dumps(name)


def result_text(players: tuple[str, ...], result: tuple[Place, ...] | None) -> str:
    """`1 Anna 121; 2 Bo 98`, or `*` for a game that is not finished."""
    if result is None:
        return UNFINISHED
    order = sorted(zip(result, players, strict=True), key=lambda one: one[0].rank)
    return "; ".join(f"{place.rank} {shown(name)} {place.total}" for place, name in order)


def nonces_text(nonces: tuple[bytes, ...]) -> str:
    return "; ".join(nonce.hex() or NOBODY for nonce in nonces)


def abandoned_text(rounds: tuple[AbandonedRound, ...]) -> str:
    """Each with the seats at which it failed: `3f…0a Red, Green; 77…41 Blue`."""
    return "; ".join(f"{it.commitment} {', '.join(SEAT_NAMES[seat] for seat in it.seats)}".strip() for it in rounds)


def options_text(options: Options) -> str:
    """Those that are not as usual: `first=Red, open_track`."""
    parts = [] if options.first is None else [f"first={SEAT_NAMES[options.first]}"]
    return ", ".join([*parts, "open_track"] if options.open_track else parts)


# --- reading ------------------------------------------------------------------------------------------------------


class Headers:
    """The headers of one record as they stand, each with its line."""

    def __init__(self, line: int) -> None:
        self.line = line  # where the record begins
        self.lines: dict[str, int] = {}
        self.values: dict[str, str] = {}

    def add(self, line: int, key: str, value: str) -> None:
        known = next((one for one in KEYS if fold(one) == fold(key)), None)
        if known is None:
            raise RecordError(
                phrase("record-header", text=typed(cut(key))), phrase("record-one-of", options=KEYS), line
            )
        if known in self.values:
            raise RecordError(phrase("record-second", what=known), only_line(self.lines[known]), line)
        self.lines[known], self.values[known] = line, value

    def get(self, key: str) -> str | None:
        return self.values.get(key)

    def wrong(self, key: str, expected: str | Phrase) -> RecordError:
        """A header that makes no sense, or is missing."""
        if key in self.values:
            return RecordError(f"{key}: {cut(self.values[key])}", expected, self.lines[key])
        return RecordError(phrase("record-no-header", key=key), expected, self.line)


def cut(text: str) -> str:
    """A text as a sentence can hold it, on any screen."""
    return printable(text if len(text) <= 80 else f"{text[:77]}...")


def quoted(text: str) -> Phrase:
    return phrase("record-text", text=typed(cut(text)))


def only_line(line: int) -> Phrase:
    return phrase("record-only-line", line=str(line))


def read_map(headers: Headers, own: Map | None) -> Map:
    """The map of a record: one that comes with Whistlestop, or the one given. A header is never taken for a path."""
    wanted, hash_said = headers.get(GAME), headers.get(MAP)
    known = [*([own] if own else []), *(maps.load(name) for name in maps.names())]
    ids = tuple(one.id for one in known)
    if not wanted:
        raise headers.wrong(GAME, phrase("record-map-played", maps=ids))
    called = [one for one in known if fold(wanted) in (fold(one.id), fold(one.name))]
    if not called:
        raise headers.wrong(GAME, phrase("record-map-known", maps=ids))
    found = next((one for one in called if hash_said is None or one.hash == hash_said.lower()), None)
    if found is None:
        raise headers.wrong(MAP, phrase("record-map-version", hash=called[0].hash, map=called[0].id))
    return found


def read_rules(headers: Headers) -> int:
    if headers.get(RULES_KEY) not in (None, str(RULES)):
        raise headers.wrong(RULES_KEY, phrase("record-rules", rules=RULES))
    return RULES


def read_date(headers: Headers, key: str = DATE) -> str | None:
    text = headers.get(key)
    if text is None:
        return None
    try:
        return date.fromisoformat(text).isoformat()
    except ValueError:
        raise headers.wrong(key, phrase("record-day")) from None


def read_players(headers: Headers) -> tuple[str, ...]:
    text = headers.get(PLAYERS)
    if text is None:
        raise headers.wrong(PLAYERS, phrase("record-players"))
    names = []
    at, more = 0, ";"
    while more:
        match = A_NAME.match(text, at)
        name = match and read_name(match[1].strip())
        if match is None or name is None:
            raise headers.wrong(PLAYERS, phrase("record-names"))
        names.append(name)
        at, more = match.end(), match[2]
    return tuple(names)


def read_name(text: str) -> str | None:
    if not text.startswith('"'):
        return text or None
    try:
        return str(json.loads(text))
    except ValueError:
        return None


def read_resigned(headers: Headers, seats: int) -> int | None:
    text = headers.get(RESIGNED)
    if text is None:
        return None
    seat = seat_of(text, seats)
    if seat is None:
        raise headers.wrong(RESIGNED, phrase("record-resigned-seat", seats=AnyOf(SEAT_NAMES[:seats])))
    return seat


def read_seed(headers: Headers) -> int | None:
    text = headers.get(SEED)
    if text is None:
        return None
    if not re.fullmatch("[0-9]{1,20}", text) or int(text) >> 64:
        raise headers.wrong(SEED, phrase("record-seed"))
    if headers.get(COMMITMENT) is not None:
        raise headers.wrong(SEED, phrase("record-seed-and-commitment"))
    return int(text)


def read_committed(headers: Headers, seats: int) -> Committed | None:
    commitment, nonces, seed = map(headers.get, (COMMITMENT, NONCES, FAIR_SEED))
    if commitment is None:
        for key in (DAY, ABANDONED, NONCES, FAIR_SEED):
            if headers.get(key) is not None:
                raise headers.wrong(key, phrase("record-only-beside", key=COMMITMENT))
        return None
    if not re.fullmatch("[0-9a-fA-F]{64}", commitment):
        raise headers.wrong(COMMITMENT, phrase("record-hash"))
    if headers.get(START) is not None:
        raise headers.wrong(START, phrase("record-fair-start"))
    if seed is not None and not re.fullmatch(f"[0-9a-fA-F]{{{2 * SEED_BYTES}}}", seed):
        raise headers.wrong(FAIR_SEED, phrase("record-hash"))
    if seed is not None and nonces is None:
        raise headers.wrong(NONCES, phrase("record-nonces-first"))
    return Committed(
        commitment.lower(),
        None if nonces is None else read_nonces(headers, nonces, seats),
        None if seed is None else bytes.fromhex(seed),
        read_abandoned(headers, seats),
        read_date(headers, DAY),
    )


def read_nonces(headers: Headers, text: str, seats: int) -> tuple[bytes, ...]:
    parts = [part.strip() for part in text.split(";")]
    good = re.compile(f"{NOBODY}|(?:[0-9a-fA-F]{{2}}){{1,{MOST_NONCE_BYTES}}}")
    if len(parts) != seats or not all(good.fullmatch(part) for part in parts):
        raise headers.wrong(NONCES, phrase("record-nonces", seats=seats, nobody=NOBODY))
    return tuple(b"" if part == NOBODY else bytes.fromhex(part) for part in parts)


def read_abandoned(headers: Headers, seats: int) -> tuple[AbandonedRound, ...]:
    """The rounds that were broken off before the one of the game."""
    found = []
    for part in (headers.get(ABANDONED) or "").split(";"):
        said, _, names = part.strip().partition(" ")
        failed = [seat_of(name.strip(), seats) for name in names.split(",") if name.strip()]
        if said and (not re.fullmatch("[0-9a-fA-F]{64}", said) or None in failed):
            raise headers.wrong(ABANDONED, phrase("record-abandoned"))
        if said:
            found.append(AbandonedRound(said.lower(), tuple(seat for seat in failed if seat is not None)))
    return tuple(found)


def read_options_text(headers: Headers, seats: int) -> Options:
    """`first=Red, open_track`."""
    given: dict[str, int | bool] = {}
    for part in filter(None, (part.strip() for part in (headers.get(OPTIONS) or "").split(","))):
        name, says, value = (text.strip() for text in part.partition("="))
        key = next((one for one in Options.__struct_fields__ if fold(one) == fold(name)), name)
        seat = seat_of(value, seats) if says else None
        if (key == "first") != bool(says) or (key == "first" and seat is None):
            raise headers.wrong(OPTIONS, phrase("record-options"))
        given[key] = True if seat is None else seat
    try:
        return read_options(given)
    except ValueError:
        raise headers.wrong(OPTIONS, phrase("record-options-of", options=Options.__struct_fields__)) from None


def seat_of(word: str, seats: int) -> int | None:
    """The seat of a colour, or of the beginning of one that no other colour at the table has."""
    wanted = fold(word)
    colours = [fold(name) for name in SEAT_NAMES[:seats]]
    if wanted in colours:
        return colours.index(wanted)
    found = [seat for seat, colour in enumerate(colours) if wanted and colour.startswith(wanted)]
    return found[0] if len(found) == 1 else None
