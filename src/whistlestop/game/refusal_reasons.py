"""Why the rules refuse an action, as exactly as can be told from outside them, with the numbers.

The kernel names a clause, and one clause may refuse for several reasons. What is told here rests on the phase, on what
the game has, on the player's own cards and on what is legal; no rule is said again. None: the clause's own words do.
"""

from __future__ import annotations

from typing import Any, NamedTuple

import numpy as np

from whistlestop import rules
from whistlestop.maps.model import GREY
from whistlestop.rules import api, clauses, decisions, phases
from whistlestop.rules.stations import CITY_TARGET
from whistlestop.words import Phrase, phrase

from .copying import copied
from .notation import actions as ac
from .notation.cards import COLOURS, LOCOMOTIVE, NUMBERS

# What each phase asks for, and what is said to a player who does something else.
ASKED: dict[int, tuple[tuple[type[ac.Action], ...], str]] = {
    phases.SETUP: ((ac.Keep,), "refusal-due-keep"),
    phases.KEEP_DRAWN: ((ac.Keep,), "refusal-due-keep"),
    phases.SECOND: ((ac.Draw,), "refusal-T10"),
    phases.PAY: ((ac.Pay,), "refusal-due-pay"),
    phases.SURCHARGE: ((ac.Extra, ac.Withdraw), "refusal-due-surcharge"),
    phases.COUNT_CARDS: ((ac.With,), "refusal-due-count"),
    phases.COUNT_LOCOS: ((ac.With,), "refusal-due-count"),
    phases.COMPLETING: ((ac.Complete, ac.Done), "refusal-due-complete"),
}
# What no turn starts with.
LATER: dict[type[ac.Action], str] = {
    ac.Pay: "refusal-later-pay",
    ac.Extra: "refusal-later-extra",
    ac.Withdraw: "refusal-later-extra",
    ac.With: "refusal-later-with",
    ac.Keep: "refusal-later-keep",
    ac.Done: "refusal-later-complete",
    ac.Complete: "refusal-later-complete",
}


class Refused(NamedTuple):
    """An action that the kernel has refused, and where. `legal` is what the seat may do: nothing, if others decide."""

    code: int
    action: ac.Action | None  # None: the decision's integer means nothing here
    decision: int
    seat: int
    state: Any  # one record of the rules
    board: Any
    legal: list[ac.Action]
    only_cards_lack: bool  # a player who held every card might do it

    @property
    def hand(self) -> list[int]:
        return [int(number) for number in self.state["hands"][self.seat]]

    def lacks(self, **cards: int) -> bool:
        """Does the player hold fewer of some kind than these?"""
        return any(self.hand[NUMBERS[kind]] < number for kind, number in cards.items())


def is_legal_with_all_cards(states: api.Records, board: api.Records, seat: int, decision: int) -> bool:
    """Might a player who held every card do it?"""
    if not 0 <= decision < decisions.DECISIONS:
        return False
    rich = copied(states)
    rich["hands"][0, seat] = np.iinfo(rich["hands"].dtype).max
    return rules.refusal(rich, board, seat, decision) == clauses.LEGAL


def why(it: Refused) -> Phrase | None:
    """What to tell the player."""
    phase = int(it.state["phase"])
    if it.code == clauses.NO_SUCH_DECISION:
        return not_in_this_game(it)
    if it.code == clauses.NOT_NOW:
        return phrase("refusal-game-over" if phase == phases.OVER else "refusal-chance-first")
    if not it.legal:
        return phrase("refusal-chosen") if phase in (phases.SETUP, phases.COMPLETING) else None
    if it.action is None:
        return None
    kind = type(it.action)
    if phase == phases.TURN and kind in LATER:
        return phrase(LATER[kind])
    asked, due = ASKED.get(phase, ((kind,), ""))
    return in_detail(it) if kind in asked else phrase(due)


def not_in_this_game(it: Refused) -> Phrase | None:
    match it.action:
        case ac.Station() if not it.board["stations"]:
            return phrase("refusal-no-stations")
        case ac.Extra() | ac.Withdraw() if not it.board["tunnels"]:
            return phrase("refusal-no-tunnels")
        case ac.Claim() | ac.Pay() if it.board["yards"]:
            return phrase("refusal-no-routes")
        case ac.Place() | ac.With() | ac.Singles() | ac.Complete() | ac.Done() if not it.board["yards"]:
            return phrase("refusal-no-yards")
    return None


def in_detail(it: Refused) -> Phrase | None:
    """Of an action that is due, but not like this."""
    match it.action:
        case ac.Tickets():
            return phrase("refusal-K13")
        case ac.Keep(places):
            numbers = [len(other.places) for other in it.legal if isinstance(other, ac.Keep)]
            if max(places, default=0) > max(numbers):
                return phrase("refusal-keep-offered", number=max(numbers))
            return phrase("refusal-keep-least", number=min(numbers))
        case ac.Claim():
            return claim(it)
        case ac.Station() if it.code == clauses.E10:
            return phrase("refusal-station-there" if it.state["stations"][it.seat] else "refusal-stations-gone")
        case ac.Pay() | ac.Extra():
            return payment(it)
        case ac.Place(colour):
            return pile(it, colour, 1)
        case ac.With(number, card):
            asked = next(other.card for other in it.legal if isinstance(other, ac.With))
            return pile(it, card, number) if card == asked else None
        case ac.Singles(colours) if it.lacks(**dict.fromkeys(colours, 1)):
            return phrase("refusal-cards-lacking")
        case ac.Done():
            return phrase("refusal-complete-more")
        case ac.Complete():
            return completion(it, it.decision - decisions.COMPLETE)
    return None


def colour_of(it: Refused, track: int) -> str:
    number = int(it.board["colour"][track])
    return COLOURS[number] if number < len(COLOURS) else GREY


def claim(it: Refused) -> Phrase | None:
    track = it.decision - decisions.CLAIM
    needed, ferry, hand = int(it.board["length"][track]), int(it.board["ferry"][track]), it.hand
    if it.code == clauses.B7:
        return phrase("refusal-trains-short", held=int(it.state["trains"][it.seat]), needed=needed)
    if it.code == clauses.E4:
        return phrase("refusal-ferry-short", held=hand[LOCOMOTIVE], needed=ferry)
    if it.code not in (clauses.B5, clauses.B6):
        return None
    colour = colour_of(it, track)
    of_colour = max(hand[:LOCOMOTIVE]) if colour == GREY else hand[NUMBERS[colour]]
    return phrase("refusal-cards-short", held=of_colour + hand[LOCOMOTIVE], needed=needed, colour=colour)


def payment(it: Refused) -> Phrase | None:
    """A set that has the wrong size or colour, or that the player does not have."""
    if it.code in (clauses.E4, clauses.E6):
        return None
    if it.only_cards_lack:
        return phrase("refusal-cards-lacking")
    cost, target = int(it.state["cost"]), int(it.state["target"])
    if isinstance(it.action, ac.Extra):
        return phrase("refusal-extra", needed=cost)
    return phrase("refusal-price", needed=cost, colour=GREY if target >= CITY_TARGET else colour_of(it, target))


def pile(it: Refused, card: str, number: int) -> Phrase | None:
    if it.lacks(**{card: number}):
        return phrase("refusal-cards-lacking")
    if it.code != clauses.K12:
        return None
    colour = NUMBERS[card] if card in COLOURS else int(it.state["colour"])
    return phrase("refusal-pile-larger", number=int(it.state["yards"][:, colour].sum()))


def completion(it: Refused, ticket: int) -> Phrase:
    if not int(it.state["held"][it.seat]) >> ticket & 1:
        return phrase("refusal-complete-not-held")
    return phrase("refusal-chosen" if int(it.state["chosen"][it.seat]) >> ticket & 1 else "refusal-complete-short")
