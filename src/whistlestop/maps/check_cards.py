"""Can the game be dealt and does it end, with the train cards and trains of this map file?"""

from __future__ import annotations

from math import comb

from .draft import Draft
from .model import COLOURS, ROW

MOST_RESETS = 1000  # on average, in the worst position of a game


def check(draft: Draft) -> None:
    _deal(draft)
    _resets(draft)
    _reshuffle(draft)
    trains, last = draft.number("trains", "each"), draft.number("trains", "last_round_at")
    if trains is not None and last is not None and last > trains:
        draft.fault("trains.last_round_at", f"is {last}, but trains.each is {trains}", f"at most {trains}")


def _deal(draft: Draft) -> None:
    """B2, K2: cards for everybody and for the row."""
    keys = ("each_colour", "locomotives", "dealt", "given_locomotives")
    colour, locomotives, dealt, given = (draft.number("train_cards", key) for key in keys)
    players = draft.top.get("players", [0, 0])[1]
    if colour is None or locomotives is None or dealt is None or given is None or not players:
        return
    cards, needed = len(COLOURS) * colour + locomotives, players * (dealt + given) + ROW
    if cards < needed:
        deal = f"{dealt + given} to each of {players} players and {ROW} face up"
        problem = f"has {cards} cards, too few to deal {deal}"
        draft.fault("train_cards", problem, f"at least {needed}")
    if given * players > locomotives:
        problem = f"is {given} for each of {players} players, but there are {locomotives} locomotives"
        draft.fault("train_cards.given_locomotives", problem, f"at most {locomotives // players}")


def _resets(draft: Draft) -> None:
    """T6: clearing the row must bring a good one before long, even when hardly any coloured cards are left.

    T6a allows a reset when 6 - reset_at coloured cards are in play; then all of these must turn up at once.
    """
    reset_at = draft.number("train_cards", "reset_at_locomotives")
    locomotives = draft.number("train_cards", "locomotives")
    if not reset_at or locomotives is None or locomotives < reset_at:
        return
    coloured = ROW + 1 - reset_at
    average = comb(coloured + locomotives, ROW) // comb(locomotives, ROW - coloured)
    if average > MOST_RESETS:
        many = f"late in a game a row could need {average:,} resets on average"
        expected = f"a higher number or fewer locomotives, so that it is at most {MOST_RESETS:,}"
        problem = f"is {reset_at} with {locomotives} locomotives: {many}"
        draft.fault("train_cards.reset_at_locomotives", problem, expected)


def _reshuffle(draft: Draft) -> None:
    cards = draft.tables.get("train_cards", {})
    if cards.get("reshuffled") is True and draft.kind == "cards":
        problem = "is true, but in the card game a round ends when the deck runs out"
        draft.fault("train_cards.reshuffled", problem, "false")
    if cards.get("reshuffled") is False and cards.get("reset_at_locomotives", 0) > 0:
        problem = f"is {cards['reset_at_locomotives']}, but reshuffled is false: resets would use up the deck"
        draft.fault("train_cards.reset_at_locomotives", problem, "0")
