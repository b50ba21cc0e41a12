"""A game written down as a position."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from whistlestop.rules import phases
from whistlestop.rules.stations import CITY_TARGET

from ..bits import bits, members
from ..notation.cards import COLOURS, KINDS, counted, set_text
from ..notation.names import Names
from ..notation.phase_names import NAMES as PHASE_NAMES
from .form import Making, Position, PositionError, Returned, Seat

if TYPE_CHECKING:
    from ..game import Game


def position_of(game: Game, viewer: int | None = None) -> Position:
    """The position of a game with everything in it, hidden or not; or what one seat (-1: a spectator) knows of it."""
    records = game.state if viewer is None else game.seen(viewer)
    state: dict[str, Any] = {name: records[name].tolist()[0] for name in records.dtype.names or ()}
    phase = PHASE_NAMES.get(state["phase"])
    if phase is None:
        raise PositionError("phase", "a position is written down when somebody is to decide; now chance is due.")
    names, whole = game.notation, viewer is None
    return Position(
        map=game.map.id,
        seats=[
            (seat_of if whole or seat == viewer else seen_seat)(state, seat, names, phase)
            for seat in range(game.players)
        ],
        to_move=state["seat"],
        first=state["first"],
        phase=phase,  # type: ignore[arg-type]
        turn=state["turn"],
        round=state["round"],
        last_turns=state["last_turns"],
        passes=state["passes"],
        idle=state["idle"],
        row=row_of(game),
        deck=counted(state["deck"]) if whole else state["deck_n"],
        discards=counted(state["discard"]),
        unseen=tickets_of(state["pool"], names) if whole else state["pool_n"],
        bottom=bottom_of(state, names, viewer),
        out=tickets_of(state["out"], names),
        move=making_of(state, names),
        open_track=game.options.open_track,
    )


def seat_of(state: dict[str, Any], seat: int, names: Names, phase: str) -> Seat:
    setup = phase == "setup"
    return Seat(
        hand=counted(state["hands"][seat]),
        known=counted(state["known"][seat]),
        tickets=[*tickets_of(state["held"][seat], names)],
        offer=[names.tickets[ticket] for ticket in state["offer"][seat][: state["offer_n"][seat]]],
        chosen=chosen_of(state, seat, names),
        done=phase == "complete" and not state["pending"] >> seat & 1,
        completed=tickets_of(state["completed"][seat], names),
        returned=None if setup else [*tickets_of(state["returned"][seat], names)],
        kept=None if setup else state["setup_kept"][seat],
        routes=[names.tracks[track] for track in members(state["owned"][seat])],
        stations=[names.cities[city] for city in bits(state["station_at"][seat])],
        yard=[set_text(COLOURS[colour], *pile) for colour, pile in enumerate(state["yards"][seat]) if any(pile)],
        track=counted(state["piles"][seat]),
    )


def seen_seat(state: dict[str, Any], seat: int, names: Names, phase: str) -> Seat:
    """A seat as others see it: numbers for what they do not know."""
    own = seat_of(state, seat, names, phase)
    own.hand, own.cards, own.chosen, own.returned = None, state["hand_n"][seat], None, None
    own.tickets = own.tickets if phase == "over" else state["held_n"][seat]
    own.offer = state["offer_n"][seat]
    own.done = phase in ("setup", "complete") and not state["pending"] >> seat & 1
    return own


def chosen_of(state: dict[str, Any], seat: int, names: Names) -> list[str] | None:
    if state["phase"] == phases.SETUP and not state["pending"] >> seat & 1:
        return [names.tickets[state["offer"][seat][place]] for place in bits(state["chosen"][seat])]
    chosen = tickets_of(state["chosen"][seat], names)
    return chosen if chosen and state["phase"] == phases.COMPLETING else None


def tickets_of(word: int, names: Names) -> list[str]:
    return [names.tickets[ticket] for ticket in bits(word)]


def bottom_of(state: dict[str, Any], names: Names, viewer: int | None) -> list[Returned]:
    tail = [*zip(state["tail_by"], state["tail"], strict=True)][: state["tail_n"]]
    return [Returned(by, names.tickets[it] if viewer is None or by == viewer else None) for by, it in tail]


def row_of(game: Game) -> list[str | None]:
    """The places as everybody sees them; empty ones at the end say nothing."""
    row = [None if kind is None else KINDS[kind] for kind in game.row_places]
    while row and row[-1] is None:
        row.pop()
    return row


def making_of(state: dict[str, Any], names: Names) -> Making | None:
    phase, target = state["phase"], state["target"]
    if phase == phases.PAY:
        if target >= CITY_TARGET:
            return Making(station=names.cities[target - CITY_TARGET])
        return Making(claim=names.tracks[target])
    if phase == phases.SURCHARGE:
        *colours, locos = state["played"]
        number, colour = max((number, colour) for colour, number in enumerate(colours))
        turned = [KINDS[kind] for kind, count in enumerate(state["turned"]) for _ in range(count)]
        return Making(claim=names.tracks[target], paid=set_text(KINDS[colour], number, locos), turned=turned)
    if phase == phases.COUNT_CARDS:
        return Making(place=KINDS[state["colour"]])
    if phase == phases.COUNT_LOCOS:
        return Making(place=KINDS[state["colour"]], cards=state["pile"])
    return None
