"""Why the solution is right: facts of what the seat knows, each a message and what it is given. What hints say of a
decision comes first; then what makes it urgent."""

from __future__ import annotations

from typing import Any

import numpy as np

from whistlestop.bots.search.reasons import Reason, reason_for, touches
from whistlestop.bots.search.ticket_paths import plan_for
from whistlestop.game.bits import members
from whistlestop.game.notation.names import Names
from whistlestop.review.named_reasons import params_of
from whistlestop.rules.api import Records
from whistlestop.rules.decisions import CLAIM
from whistlestop.rules.record import TRACKS

from .puzzle import Fact

# What is said beside the reasons of hints. The sentence is the message page-puzzle-… of words/.
FACTS = ("last-turn", "deck-ends", "end-near", "rival", "only-way", "detour")
FEW_TRAINS = 9  # that somebody has left when the end is near
FEW_CARDS = 20  # in the deck of the card game, likewise


def facts_of(known: Records, board: Records, seat: int, decision: int, names: Names) -> tuple[Fact, ...]:
    reason = reason_for(known, board, seat, decision)
    found = [Fact(f"reason-{reason.key}", params_of(reason, names))]
    more: list[Reason | None] = [end_reason(known[0], board[0])]
    if CLAIM <= decision < CLAIM + TRACKS:
        track = decision - CLAIM
        more += [rival_reason(known[0], board[0], seat, track), detour_reason(known, board, reason, seat, track)]
    return (*found, *(Fact(f"page-puzzle-{it.key}", params_of(it, names)) for it in more if it is not None))


def end_reason(known: Any, board: Any) -> Reason | None:
    """How near the end is, if it is near."""
    players = int(known["players"])
    if 0 < int(known["last_turns"]) <= players:
        return Reason("last-turn")
    if board["yards"]:
        return Reason("deck-ends", {"number": int(known["deck_n"])}) if int(known["deck_n"]) <= FEW_CARDS else None
    trains = [int(it) for it in known["trains"][:players]]
    least = min(trains)
    return Reason("end-near", {"seat": trains.index(least), "trains": least}) if least <= FEW_TRAINS else None


def rival_reason(known: Any, board: Any, seat: int, track: int) -> Reason | None:
    """Somebody else has routes at both ends of the route, and may claim it."""
    ends = int(board["track_a"][track]), int(board["track_b"][track])
    for other in range(int(known["players"])):
        may = track in members(known["open"][other].tolist())
        may = may and int(known["trains"][other]) >= int(board["length"][track])
        if other != seat and may and all(touches(known, board, other, end) for end in ends):
            return Reason("rival", {"seat": other})
    return None


def detour_reason(known: Records, board: Records, reason: Reason, seat: int, track: int) -> Reason | None:
    """What the ticket that the route serves would take without it."""
    ticket = reason.parameters.get("ticket")
    if not isinstance(ticket, int):
        return None
    without = known.copy()
    without[0]["open"][seat, track >> 6] &= ~np.uint64(1 << (track & 63))
    before, after = (plan_for(it[0], board[0], seat, [ticket]) for it in (known, without))
    assert before is not None
    if after is None or after.trains > int(known[0]["trains"][seat]):
        return Reason("only-way", {"ticket": ticket})
    more = after.trains - before.trains
    return Reason("detour", {"ticket": ticket, "trains": more}) if more > 0 else None
