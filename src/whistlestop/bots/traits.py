"""What makes one bot another: a record of numbers. The values are in traits.toml; tuning changes them and nothing else.

Money is in hundredths of a point. Shares are in hundredths: of a price, of the map's trains, or of a chance.
"""

from __future__ import annotations

import functools
import tomllib
from pathlib import Path
from typing import Any, Protocol

import numpy as np
import numpy.typing as npt

from whistlestop.rules.record import dtype_of

from .workspace import Long

AT_RANDOM, BY_LENGTH, BY_PLAN = 0, 1, 2  # how a bot thinks; by length: it claims the longest route that it can


class Traits(Protocol):
    thinks: Long
    # map games: prices
    train_price: Long  # of a train and the card to go with it
    turn_price: Long  # of a turn spent on claiming
    route_share: Long  # of a route's points counted when a way is priced; 0: only its length counts
    ticket_share: Long  # of a ticket's points that the bot believes in; 0: it ignores tickets
    locomotive_price: Long  # above that of an ordinary card
    station_price: Long
    # map games: when to do what
    claim_now: Long  # what building a planned route at once is worth in itself
    glut: Long  # for each card in the hand, what claiming gains over drawing still more
    risk: Long  # chance that somebody takes a route before one's next turn
    risk_near: Long  # the same for each player who is already at one of its ends
    fade: Long  # of the map's trains: with fewer turns to go than this, trains are worth less and less
    shortest_filler: Long  # routes below this length are not claimed for their points alone
    plan_card: Long  # what each card of a planned route is worth
    wild: Long  # hundredths: a locomotive against the best ordinary card
    filler_claim: Long  # what a route for points must bring beyond its price while there is a plan
    done_claim: Long  # the same once the plan is built
    path_bonus: Long  # for a route that lengthens one's own network
    join: Long  # for a route that joins two parts of it
    # map games: the others
    block: Long  # of what somebody else would lose without a route, what taking it away is worth
    sever: Long  # the same for the way round a gap in somebody's network
    sacrifice: Long  # what a claim may lack in itself to be weighed for what it does to others
    # map games: tickets
    ticket_margin: Long  # what drawing tickets must promise above the price of a turn
    tickets_wanted: Long  # tickets are drawn until so many are held, whatever they promise
    slack: Long  # turns by which a plan may be late
    # card game
    pile_at: Long  # expected cards on the track, in hundredths, for which a pile is placed
    rob: Long  # of a robbed card's worth
    demand: Long  # of a card that a held ticket asks for
    spare: Long  # of a card that no ticket asks for yet
    draw_at: Long  # what drawing tickets must promise
    card_price: Long  # what it takes to bring a card onto the track
    cards_a_turn: Long  # hundredths of a card that one expects to bring onto the track in a turn
    city_share: Long  # of a big city's bonus that one more ticket to it is worth
    caution: Long  # hundredths: how much one fears robberies
    patient: Long  # with more turns to go than this, one waits for a pile worth placing
    pair: Long  # for a card that makes a pile of one that is there
    blocked: Long  # share of its worth that a colour keeps while somebody else's larger pile is in the way
    spend_locomotives: Long  # share of the locomotives in the hand that go onto a pile


TRAITS = dtype_of(Traits)


@functools.cache
def tables() -> dict[str, Any]:
    """The contents of traits.toml."""
    return tomllib.loads(Path(__file__).with_name("traits.toml").read_text(encoding="utf-8"))


NAMES = tuple(tables()["bots"])
FAMILY = ("racer", "planner", "blocker")  # who plays with tuned traits; the published baselines stay as they are
LEVELS = {"easy": "greedy", "medium": "racer", "hard": "blocker", "expert": "expert"}  # as people choose them


def row(changes: dict[str, int]) -> npt.NDArray[Any]:
    """The traits of one bot, as an array of one record."""
    traits = np.zeros(1, TRAITS)
    for name, value in {**tables()["planner"], **changes}.items():
        traits[0][name] = value
    return traits


def kind_of(board: npt.NDArray[Any]) -> str:
    """Games of one kind are played alike: with rail yards, with stations, or with neither."""
    if board[0]["yards"]:
        return "yards"
    return "stations" if board[0]["stations"] else "plain"


def changes_of(name: str, board: npt.NDArray[Any], players: int) -> dict[str, int]:
    """How a bot differs from the plain planner: like the tuned one, then by its own character, tuned in its turn."""
    if name not in NAMES:
        raise ValueError(f"there is no bot {name!r}; the bots are {', '.join(NAMES)}.")
    if name not in FAMILY:
        return dict(tables()["bots"][name])
    tuned = tables()["tuned"][kind_of(board)].get(str(players), {})
    return {**tuned.get("planner", {}), **tables()["bots"][name], **tuned.get(name, {})}


def traits_of(name: str, board: npt.NDArray[Any], players: int) -> npt.NDArray[Any]:
    """A bot's traits in this game, as an array of one record."""
    return row(changes_of(name, board, players))
