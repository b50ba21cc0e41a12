"""Are the tickets of a map file good ones, and enough of them?"""

from __future__ import annotations

from .check_board import Pair, ends
from .draft import Draft, Entry
from .model import OFFER, TICKETS
from .shape import MOST_TICKET_CARDS


def check(draft: Draft) -> None:
    if "tickets.list" in draft.listed and not draft.tickets:
        draft.fault("tickets.list", "lists no ticket", "at least one")
    if len(draft.tickets) > TICKETS:
        draft.fault("tickets.list", f"lists {len(draft.tickets)} tickets", f"at most {TICKETS}")
    shown: set[str] = set()
    listed: dict[tuple[Pair, frozenset[tuple[str, int]]], str] = {}
    for ticket in draft.tickets:
        pair = ends(draft, ticket)
        shown |= set(ticket.get("between", ()))
        cards = frozenset(ticket.get("cards", {}).items())
        if pair and listed.setdefault((pair, cards), ticket["label"]) != ticket["label"]:
            asks = " and asks for the same cards" if draft.kind == "cards" else ""
            problem = f"joins the same two cities as {listed[pair, cards]}{asks}"
            draft.fault(ticket["label"], problem, "every ticket once")
        _cards(draft, ticket)
    _set_up(draft)
    _later(draft)
    _bonus(draft, shown)


def _cards(draft: Draft, ticket: Entry) -> None:
    """K1, K16: what a ticket of the card game asks for."""
    cards: dict[str, int] | None = ticket.get("cards")
    if cards is None:
        return
    if not 1 <= sum(cards.values()) <= MOST_TICKET_CARDS:
        problem = f"cards asks for {sum(cards.values())} cards"
        draft.fault(ticket["label"], problem, f"1 to {MOST_TICKET_CARDS} cards")
    there_are = draft.number("train_cards", "each_colour")
    for colour, number in cards.items():
        if there_are is not None and number > there_are:
            problem = f"cards asks for {number} {colour}, but train_cards.each_colour is {there_are}"
            draft.fault(ticket["label"], problem, f"at most {there_are}")


def _set_up(draft: Draft) -> None:
    """B3, E2, K3: the deal must be possible with as many players as the map allows."""
    dealt, keep = draft.number("tickets", "dealt"), draft.number("tickets", "keep_at_setup")
    dealt_long = draft.number("tickets", "dealt_long") if draft.kind == "map" else 0
    if dealt is None or dealt_long is None:
        return
    every = dealt + dealt_long
    if not 1 <= every <= OFFER:
        draft.fault("tickets", f"each player is dealt {every} tickets at set-up", f"1 to {OFFER}")
    elif keep is not None and keep > every:
        draft.fault("tickets.keep_at_setup", f"is {keep}, but only {every} are dealt", f"at most {every}")
    _enough_to_deal(draft, dealt, dealt_long)


def _enough_to_deal(draft: Draft, dealt: int, dealt_long: int) -> None:
    players = draft.top.get("players", [0, 0])[1]
    unclear = draft.kind == "map" and any("long" not in ticket for ticket in draft.tickets)
    if not players or not draft.tickets or unclear:
        return
    long = sum(1 for ticket in draft.tickets if ticket.get("long"))
    _enough(draft, "ordinary tickets" if long else "tickets", len(draft.tickets) - long, players, dealt)
    _enough(draft, "long tickets", long, players, dealt_long)
    if long and not dealt_long:
        problem = f"is 0, but {long} tickets are long and would never be dealt"
        draft.fault("tickets.dealt_long", problem, "at least 1")
    returned = draft.tables.get("tickets", {}).get("not_kept_at_setup")
    if long and returned in ("bottom", "shuffled"):
        problem = f'is "{returned}", but long tickets are for the set-up only (E2)'
        draft.fault("tickets.not_kept_at_setup", problem, '"out"')


def _enough(draft: Draft, what: str, there_are: int, players: int, each: int) -> None:
    if there_are < players * each:
        problem = f"has {there_are} {what}, too few to deal {each} to each of {players} players"
        draft.fault("tickets.list", problem, f"at least {players * each}")


def _later(draft: Draft) -> None:
    """B12, K13."""
    drawn, keep = draft.number("tickets", "drawn"), draft.number("tickets", "keep_when_drawn")
    if drawn is None or keep is None:
        return
    if keep > drawn:
        draft.fault("tickets.keep_when_drawn", f"is {keep}, but only {drawn} are drawn", f"at most {drawn}")
    if keep == 0 and draft.kind == "map":
        problem = "is 0: in a map game tickets could be drawn and returned for ever"
        draft.fault("tickets.keep_when_drawn", problem, "at least 1")


def _bonus(draft: Draft, shown: set[str]) -> None:
    """K20."""
    for city in draft.tables.get("bonus", {}):
        if city in draft.city_ids and city not in shown:
            draft.fault(f"bonus.{city}", "is the bonus of a city on no ticket", "a city that a ticket shows")
