"""Positions: written down and read back, put together from little, filled up at random, and refused with a reason."""

from __future__ import annotations

import pickle
import random
import re
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import numpy as np
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from policies import GAMES, POLICIES
from whistlestop import maps, rules
from whistlestop.game import Game, Given, Position, PositionError, new, position
from whistlestop.game.position import read_position
from whistlestop.game.position.cards import deal_cards, read_cards
from whistlestop.game.position.dealing import deal_tickets
from whistlestop.game.position.finding import Finder
from whistlestop.game.position.form import read_form
from whistlestop.game.position.tickets import read_tickets
from whistlestop.rules import phases

FIVE = ["purple", "blue", "orange", "white", "green"]


def moments(name: str, players: int, seed: int) -> Iterator[Game]:
    """A whole game at every decision, and when it is over."""
    luck = random.Random(f"{name} {players} {seed}")
    game = new(name, players, seed=seed)
    ways = [luck.choice(sorted(POLICIES)) for _ in range(players)]
    while True:
        yield game
        if game.is_over:
            return
        seat = luck.choice(game.pending)
        game.play(POLICIES[ways[seat]](game.legal_decisions(seat), luck), seat)


def same_but_for_luck(one: Game, other: Game) -> bool:
    states = one._states.copy()
    states["rng"] = other._states["rng"]
    return bool(states.tobytes() == other._states.tobytes())


def sound(game: Game) -> None:
    """A game that the rules accept, from which every player can imagine others, and that can be played to the end."""
    states, board = game._states.copy(), maps.board(game.map)
    assert rules.audit(states, board) is None
    assert game.is_over or all(game.legal(seat) for seat in game.pending)
    for seat in range(-1, game.players):
        worlds = rules.resample(rules.seen(states, seat), board, seat, games=2, seed=1)
        assert rules.audit(worlds, board) is None
    games = np.repeat(states, 2)
    rules.play_random(games, board, seed=3, most=50_000)
    assert (games["phase"] == phases.OVER).all()
    assert rules.audit(games, board) is None
    assert same_but_for_luck(game, position(game.position(), map=game.map))


# --- there and back -----------------------------------------------------------------------------------


@pytest.mark.parametrize("name, players", GAMES)
def test_every_moment_of_a_game_can_be_written_down_and_read_back(name: str, players: int) -> None:
    met = set()
    for seed in (1, 2):
        for game in moments(name, players, seed):
            written = game.position()
            again = position(written.json(), seed=9)
            assert same_but_for_luck(game, again)
            assert again.position() == written
            assert again.legal_decisions() == game.legal_decisions()
            assert again.view(0).row == game.view(0).row
            met.add(game.phase)
    assert {"setup", "turn", "second", "keep", "over"} <= met


@pytest.mark.parametrize("data", [Position, dict, str, bytes])
def test_any_form_of_json_is_read(data: type) -> None:
    written = new("europe", 2, seed=1).position()
    forms = {Position: written, dict: msgspec.to_builtins(written), str: written.json(), bytes: written.json().encode()}
    assert position(forms[data]).position() == written


def test_the_seed_is_the_luck_to_come() -> None:
    written = new("north_america", 2, seed=1).position()
    one, same, other = (position(written, seed=seed) for seed in (1, 1, 2))
    assert one._states.tobytes() == same._states.tobytes()
    assert one._states["rng"] != other._states["rng"]


def test_a_game_from_a_position_is_a_game() -> None:
    puzzle = {"map": "north_america", "players": 2, "row": FIVE, "seats": [{"hand": {"red": 4}}]}
    game = position(puzzle, names=["Ada", "Ole"], seed=4)
    assert game.names == ("Ada", "Ole")
    before = game.position()
    game.play("claim dallas-el_paso, 4 red")
    assert game.to_move == 1
    assert game.view(1).row == tuple(FIVE)
    game.undo()
    game.undo()  # the payment, and the route
    assert game.position() == before


def test_a_position_has_to_wait_for_chance() -> None:
    game = position({"map": "north_america", "players": 2, "row": FIVE}, chance=Given())
    game.play("draw blue")
    with pytest.raises(PositionError, match="chance is due"):
        game.position()
    game.happen("red")
    assert game.position().row == ["purple", "red", "orange", "white", "green"]


def test_a_map_of_ones_own_is_given_beside_the_position(tmp_path: Path) -> None:
    """A position names its map and never a file: what comes over a wire opens nothing."""
    file = tmp_path / "own.toml"
    text = maps.path("north_america").read_text(encoding="utf-8").replace("each = 45", "each = 40")
    file.write_text(text, encoding="utf-8")
    own = maps.load(file)
    written = new(own, 2, seed=1).position()
    file.unlink()
    assert written.map == "north_america"
    assert position(written, map=own).position() == written
    with pytest.raises(PositionError, match="is none of north_america, europe, card_game"):
        position({"map": "/etc/passwd"})


@pytest.mark.parametrize(
    "old, new",
    [
        ("", ""),
        ("last_round_at = 2", "last_round_at = 9"),
        ("drawn = 3", "drawn = 6"),
    ],
)
def test_maps_with_other_rules(tmp_path: Path, old: str, new: str) -> None:
    page = (Path(__file__).parents[2] / "docs" / "maps.md").read_text(encoding="utf-8")
    text = max(re.findall(r"```toml\n(.*?)```", page, flags=re.DOTALL), key=len)
    assert old in text
    file = tmp_path / "own.toml"
    file.write_text(text.replace(old, new, 1) if old else text, encoding="utf-8")
    own = maps.load(file)
    for game in moments(str(file), 2, 1):
        assert same_but_for_luck(game, position(game.position().json(), map=own))
    sound(position({"map": "island", "seats": [{"cards": 5, "tickets": 2}, {"cards": 3, "tickets": 1}]}, map=own))


# --- small positions ----------------------------------------------------------------------------------


def test_what_is_not_said_has_the_obvious_default() -> None:
    game = position({"map": "north_america", "players": 3})
    written = game.position()
    assert (game.phase, game.turn, game.to_move, game.players) == ("turn", 1, 0, 3)
    assert written.first == 0
    assert all(seat.hand == {} and seat.tickets == [] for seat in written.seats)
    assert isinstance(written.deck, dict)
    assert sum(written.deck.values()) == 105
    assert isinstance(written.unseen, list)
    assert len(written.unseen) == 30


def test_the_places_of_the_row_are_kept() -> None:
    row = ["red", "loco", "red", "blue", "loco"]
    assert position({"map": "card_game", "players": 2, "row": row}).view(0).row == tuple(row)


def test_names_are_read_as_in_the_notation() -> None:
    seat = {"hand": {"Locomotives": 1, "r": 2}, "tickets": ["Montréal - atlanta"], "routes": ["new york-boston/y"]}
    written = position({"map": "north_america", "players": 2, "seats": [seat]}).position().seats[0]
    assert written.hand == {"red": 2, "loco": 1}
    assert written.tickets == ["montreal-atlanta"]
    assert written.routes == ["boston-new_york/yellow"]


def test_equal_grey_twins_need_not_be_told_apart() -> None:
    seats = [{"routes": ["atlanta-raleigh"]}, {"routes": ["atlanta-raleigh"]}]
    written = position({"map": "north_america", "players": 4, "seats": seats}).position()
    assert [seat.routes for seat in written.seats[:2]] == [["atlanta-raleigh/grey"], ["atlanta-raleigh/grey2"]]


@pytest.mark.parametrize(
    "said, first, seat, turn",
    [
        ({}, 0, 0, 1),
        ({"to_move": 2}, 2, 2, 1),
        ({"first": 1}, 1, 1, 1),
        ({"first": 1, "to_move": 0}, 1, 0, 3),
        ({"to_move": 0, "turn": 2}, 2, 0, 2),
        ({"first": 1, "turn": 5}, 1, 2, 5),
        ({"first": 0, "to_move": 0, "turn": 4}, 0, 0, 4),
    ],
)
def test_two_of_turn_mover_and_first_say_the_third(said: dict[str, int], first: int, seat: int, turn: int) -> None:
    state = read_position({"map": "north_america", "players": 3, **said}).records[0]
    assert (state["first"], state["seat"], state["turn"]) == (first, seat, turn)


# --- what is not known --------------------------------------------------------------------------------


def hidden(game: Game, luck: random.Random) -> dict[str, Any]:
    """A position with some of what is secret left out."""
    data: dict[str, Any] = msgspec.to_builtins(game.position())
    data.pop("deck", None)
    data.pop("unseen", None)
    for seat in data["seats"]:
        if luck.random() < 0.7:
            seat["cards"] = sum(seat.pop("hand").values())
        if luck.random() < 0.7:
            seat["tickets"] = len(seat.get("tickets", []))
        if luck.random() < 0.5 and data["map"] == "europe":
            seat["returned"] = len(seat.get("returned", []))
        if luck.random() < 0.5 and data["map"] == "europe":
            seat.pop("returned", None)
    for returned in data.get("bottom", []):
        if luck.random() < 0.5:
            returned.pop("ticket", None)
    if luck.random() < 0.3:
        data.pop("out", None)
    return data


@settings(max_examples=60, deadline=None)
@given(st.sampled_from(GAMES), st.integers(0, 10**6), st.integers(0, 400))
def test_what_is_left_out_is_filled_up(table: tuple[str, int], seed: int, at: int) -> None:
    """What is said stays as it is, the numbers are right, and the game is sound."""
    game = next(game for number, game in enumerate(moments(*table, seed)) if number == at or game.is_over)
    announced = game.phase in ("pay", "count", "locos")  # a hand that is not known would rarely do
    data = msgspec.to_builtins(game.position()) if announced else hidden(game, random.Random(seed))
    filled = position(data, seed=seed)
    sound(filled)
    now, was = filled.position(), game.position()
    for mine, theirs in zip(now.seats, was.seats, strict=True):
        assert sum((mine.hand or {}).values()) == sum((theirs.hand or {}).values())
        assert all((mine.hand or {})[kind] >= number for kind, number in theirs.known.items())
        assert len(mine.tickets) == len(theirs.tickets)  # type: ignore[arg-type]
        assert (mine.known, mine.routes, mine.kept) == (theirs.known, theirs.routes, theirs.kept)
    assert (now.row, now.discards, now.turn) == (was.row, was.discards, was.turn)
    assert [it.by for it in now.bottom] == [it.by for it in was.bottom]
    assert position(data, seed=seed).position() == now


def test_a_hand_may_be_known_in_part() -> None:
    seat = {"hand": {"red": 2}, "known": {"blue": 1, "red": 1}, "cards": 7}
    hands = [
        position({"map": "north_america", "players": 2, "seats": [seat]}, seed=seed).position().seats[0].hand or {}
        for seed in range(20)
    ]
    assert all(sum(hand.values()) == 7 and hand["red"] >= 2 and hand["blue"] >= 1 for hand in hands)
    assert len({str(hand) for hand in hands}) > 15


def test_every_card_that_is_not_seen_is_equally_likely() -> None:
    said = read_form({"map": "north_america", "players": 2, "row": ["loco", "red", "red", "red", "red"]})
    said.seats = read_form({"map": "north_america", "seats": [{"cards": 1}, {"hand": {"red": 4}}]}).seats
    cards = read_cards(said, said.seats, Finder(maps.load("north_america")))
    luck, games = random.Random(5), 8_000
    found = Counter(next(kind for kind, n in enumerate(deal_cards(cards, luck).hands[0]) if n) for _ in range(games))
    expected = dict.fromkeys(range(7), 12) | {7: 4, 8: 13}
    total = sum(expected.values())
    square = sum((found[kind] - games * n / total) ** 2 / (games * n / total) for kind, n in expected.items())
    assert square < 30  # chi-square with 8 degrees of freedom: one in 5,000


def test_unknown_long_tickets_are_held_as_often_as_kept() -> None:
    """E2: two of four tickets were kept, so in half of all games the long one; which, is equally likely."""
    said = read_form({"map": "europe", "seats": [{"tickets": 2, "kept": 2}, {"tickets": 3, "kept": 2}]})
    map = maps.load("europe")
    tickets = read_tickets(said, said.seats, Finder(map))
    luck, games, held = random.Random(1), 6_000, Counter[int]()
    for _ in range(games):
        dealt = deal_tickets(tickets, luck)
        held.update(ticket for ticket in dealt.held[0] if map.tickets[ticket].long)
        assert sum(map.tickets[ticket].long for ticket in dealt.held[1] | dealt.returned[1]) == 1
    assert abs(held.total() / games - 0.5) < 0.03
    assert len(held) == 6
    assert max(held.values()) < 1.25 * min(held.values())


def test_a_row_is_never_one_that_would_be_cleared() -> None:
    hand = {"hand": dict.fromkeys([*FIVE, "yellow"], 12) | {"black": 5}}  # what is left is red, black and locomotives
    for seed in range(30):
        row = position({"map": "north_america", "players": 2, "seats": [hand]}, seed=seed).position().row or []
        assert row.count("loco") < 3


# --- what cannot be -----------------------------------------------------------------------------------

NORTH: dict[str, Any] = {"map": "north_america", "players": 2, "row": FIVE}
EUROPE: dict[str, Any] = {"map": "europe", "players": 2, "row": FIVE}
CARDS: dict[str, Any] = {"map": "card_game", "players": 2, "row": FIVE}
LONG = "palermo-moskva"
SETUP: dict[str, Any] = {**EUROPE, "phase": "setup", "seats": [{"offer": 4}, {"offer": 4}]}
TUNNEL = {"claim": "venezia-zurich", "paid": "2 green", "turned": ["green", "red", "blue"]}
SECOND: dict[str, Any] = {"map": "card_game", "players": 4, "row": FIVE}


def seats(*each: dict[str, Any]) -> dict[str, Any]:
    return {"seats": [*each]}


def almost_done(trains: int) -> dict[str, Any]:
    """A seat with so many trains left, 1 or 2."""
    long = ["calgary-winnipeg", "duluth-helena", "duluth-toronto", "el_paso-houston", "el_paso-los_angeles"]
    short = ["dallas-houston"] if trains == 1 else []
    return {"routes": [*long, "helena-seattle", "denver-helena", "denver-santa_fe", "atlanta-nashville", *short]}


FAULTS: list[tuple[dict[str, Any], dict[str, Any], str, str]] = [
    # the form
    ({}, {}, "", "required field `map`"),
    (NORTH, {"colour": 1}, "", "unknown field `colour`"),
    (NORTH, {"map": "europa"}, "map", "'europa' is none of north_america, europe, card_game"),
    (NORTH, {"map": "a\0b"}, "map", "is none of north_america"),
    (NORTH, {"players": 6}, "players", "North America is for 2 to 5 players, not 6."),
    (NORTH, seats({}, {}, {}), "seats", "3 seats are too many for 2 players."),
    (NORTH, seats({}, {"cards": "x"}), "seats[1].cards", "expected `int | null`, got `str`."),
    (NORTH, seats({"hand": {"red": -1}}), "seats[0].hand", "expected `int` >= 0"),
    (NORTH, {"turn": 10**20}, "turn", "expected `int`"),
    # names
    (NORTH, seats({"hand": {"bl": 1}}), "seats[0].hand", "'bl' may be blue or black: say which."),
    (NORTH, {"row": ["pinkish"]}, "row", "there is no card 'pinkish': the cards are purple, blue"),
    (NORTH, seats({"tickets": ["oslo-rome"]}), "seats[0].tickets", "there is no ticket 'oslo-rome' on this map."),
    (NORTH, seats({"routes": ["boston-new_york"]}), "seats[0].routes", "boston-new_york/red: say which."),
    (EUROPE, seats({"stations": ["thule"]}), "seats[0].stations", "there is no city 'thule' on this map."),
    (CARDS, seats({"yard": ["many"]}), "seats[0].yard", "'many' is no set of cards; write it like 2 red + 1 loco."),
    # cards
    (
        NORTH,
        {**seats({"hand": {"red": 5}}), "row": ["red", "red", "blue", "blue", "blue"], "discards": {"red": 6}},
        "discards",
        "there are 13 red cards: 12 exist; hand of seat 0 has 5, row 2, discard pile 6.",
    ),
    (NORTH, {"deck": {"red": 3}}, "deck", "102 cards lie nowhere"),
    (NORTH, {"deck": 100}, "deck", "105 cards are left for the deck, not 100."),
    (NORTH, {"row": [*FIVE, "red"]}, "row", "6 places are too many: the row has 5."),
    (NORTH, {"row": ["red"]}, "row", "1 cards lie face up and 109 are in the deck: the row has five (T2)."),
    (NORTH, {"row": ["loco", "loco", "loco", "red", "red"]}, "row", "3 of the cards are locomotives"),
    (NORTH, seats({"cards": 120}), "seats", "120 cards of hands are not said, and only 105 are left for them."),
    (
        NORTH,
        {**seats({"cards": 100}), "discards": {"red": 5}},
        "deck",
        "there is no deck and 5 discards: these become the deck at once (T8).",
    ),
    (NORTH, seats({"hand": {"red": 3}, "cards": 2}), "seats[0].cards", "a hand of 3 cards or more does not have 2."),
    (
        NORTH,
        seats({}, {"hand": {"red": 1}, "known": {"red": 2}}),
        "seats[1].known",
        "2 red cards are known to be in a hand that has 1 of them.",
    ),
    (NORTH, seats({"yard": ["2 red"]}), "seats[0].yard", "rail yards are for the card game."),
    (CARDS, seats({"yard": ["2 loco"]}), "seats[0].yard", "a pile has at least one card of a colour"),
    (CARDS, seats({"yard": ["2 red", "1 red"]}), "seats[0].yard", "there are two piles of red"),
    (CARDS, seats({"yard": ["2 red"]}, {"yard": ["1 red"]}), "seats[1].yard", "red lies in the yard of seat 0 too"),
    # tickets
    (
        NORTH,
        seats({"tickets": ["boston-miami"]}, {"tickets": ["boston-miami"]}),
        "seats[1].tickets",
        "boston-miami is in seats[0].tickets too: there is only one.",
    ),
    (NORTH, {"out": ["boston-miami"] * 2}, "out", "boston-miami is there twice: there is only one."),
    (NORTH, seats({"tickets": ["boston-miami"] * 2}), "seats[0].tickets", "boston-miami is there twice"),
    (NORTH, {"unseen": ["boston-miami"]}, "unseen", "29 tickets are nowhere"),
    (NORTH, {"unseen": 12}, "unseen", "30 tickets are left that nobody has seen, not 12."),
    (NORTH, seats({"tickets": 31}), "seats[0].tickets", "not so many tickets are left"),
    (NORTH, {"bottom": [{"by": 2}]}, "bottom", "there is no seat 2; the seats are 0 to 1."),
    (NORTH, {"bottom": [{"ticket": "boston-miami"}]}, "bottom[0]", "required field `by`"),
    (NORTH, seats({"completed": ["boston-miami"]}), "seats[0].completed", "no ticket is completed before"),
    (
        NORTH,
        {**seats({"completed": ["boston-miami"]}), "phase": "over"},
        "seats[0].completed",
        "on a board, tickets are held to the end",
    ),
    (NORTH, seats({"tickets": 2, "kept": 3}), "seats[0].kept", "3 of 3 tickets were kept by a seat that has 2."),
    (NORTH, seats({"returned": 1}), "seats[0].returned", "name these tickets, or leave them out"),
    (
        NORTH,
        seats({"returned": ["boston-miami"]}, {"returned": ["boston-miami"]}),
        "seats[1].returned",
        "boston-miami has been returned at set-up already.",
    ),
    (
        EUROPE,
        seats({"tickets": 3, "kept": 3, "returned": 2}),
        "seats[0].returned",
        "3 tickets kept and 2 returned make 5: 4 were dealt at set-up.",
    ),
    (
        EUROPE,
        seats({"tickets": [LONG, "lisboa-danzig"]}),
        "seats[0].tickets",
        "a seat is dealt 1 long tickets (E2), not palermo-moskva, lisboa-danzig.",
    ),
    (
        EUROPE,
        seats({"tickets": ["madrid-zurich"], "kept": 0, "returned": ["madrid-dieppe"]}),
        "seats[0].returned",
        "0 tickets kept and 1 returned make 1: 4 were dealt at set-up.",
    ),
    (
        EUROPE,
        seats({"tickets": ["madrid-zurich", "madrid-dieppe"], "returned": ["amsterdam-pamplona", "amsterdam-wilno"]}),
        "seats[0].returned",
        "every seat is dealt 1 long tickets (E2), and these are neither held nor returned.",
    ),
    (EUROPE, {"bottom": [{"by": 0, "ticket": LONG}]}, "bottom", "palermo-moskva is a long ticket"),
    (EUROPE, {"unseen": [LONG]}, "unseen", "palermo-moskva is a long ticket"),
    # routes and stations
    (
        NORTH,
        seats({"routes": ["chicago-omaha"]}, {"routes": ["chicago-omaha"]}),
        "seats[1].routes",
        "seat 1 cannot have this. chicago-omaha: this route has been claimed already (B8).",
    ),
    (NORTH, seats({"routes": ["chicago-omaha"] * 2}), "seats[0].routes", "chicago-omaha is there twice."),
    (
        {**NORTH, "players": 4},
        seats({"routes": ["boston-new_york/red", "boston-new_york/yellow"]}),
        "seats[0].routes",
        "nobody may own both tracks of a double route (B9).",
    ),
    (
        NORTH,
        seats({"routes": ["boston-new_york/red"]}, {"routes": ["boston-new_york/yellow"]}),
        "seats[1].routes",
        "(B10).",
    ),
    (
        NORTH,
        seats({"routes": [*almost_done(2)["routes"], "portland-salt_lake_city"]}),
        "seats[0].routes",
        "there are not enough trains left for this route (B7).",
    ),
    (NORTH, seats({"stations": ["boston"]}), "seats[0].stations", "1 stations are too many: a player has 0 (E10)."),
    (
        EUROPE,
        seats({"stations": ["wien"]}, {"stations": ["wien"]}),
        "seats[1].stations",
        "wien has a station of seat 0 already: one to a city (E10).",
    ),
    (NORTH, seats({"trains": 44}), "seats[0].trains", "45 trains are left, not 44."),
    (EUROPE, seats({"stations_left": 1}), "seats[0].stations_left", "3 stations are left, not 1."),
    (NORTH, seats({"points": 1}), "seats[0].points", "0 points come from its routes, not 1."),
    # turns
    (NORTH, {"to_move": 2}, "to_move", "there is no seat 2; the seats are 0 to 1."),
    (NORTH, {"turn": 0}, "turn", "turns count from 1; 0 is the set-up."),
    (NORTH, {"first": 0, "to_move": 0, "turn": 2}, "to_move", "if seat 0 began, turn 2 is seat 1's, not seat 0's."),
    (NORTH, {"round": 2}, "round", "North America with 2 players has round 1, not 2."),
    (SECOND, {"phase": "over"}, "round", "with 4 players the game is over after round 2 (K18)."),
    (SECOND, {"phase": "setup", "round": 2}, "round", "the set-up is in round 1."),
    (NORTH, {"last_turns": 3}, "last_turns", "3 last turns are too many: every player takes one."),
    (NORTH, {"last_turns": 2}, "last_turns", "the last is seat 1's, who has 45 trains left: the last round begins"),
    (NORTH, seats({}, almost_done(2)), "last_turns", "seat 1 has 2 trains left, so the last round has begun (B13)"),
    (
        NORTH,
        {**seats(almost_done(1), {}), "last_turns": 2},
        "last_turns",
        "seat 0 has 1 trains left, so the last round has begun (B13): with its own turn",
    ),
    (CARDS, seats({"cards": 91}), "last_turns", "with no deck the last turns have begun (K14): say 1 to 2."),
    (NORTH, {"passes": 1}, "passes", "passes are idle turns: 1 in a row, and 0 idle."),
    (NORTH, {"passes": 2, "idle": 2}, "idle", "the game is over (B13a, E16)."),
    (CARDS, {"idle": 40}, "idle", "the last turns begin (K13a)."),
    (CARDS, {"idle": 43}, "idle", "43 idle turns in a row are too many"),
    # phases and the move being made
    (NORTH, {"phase": "locos"}, "phase", "North America has no phase locos."),
    (CARDS, {"phase": "pay"}, "phase", "The Card Game has no phase pay."),
    (NORTH, {"phase": "pay"}, "move", "in phase pay the move says claim or station, not nothing."),
    (NORTH, {"move": {"claim": "chicago-omaha"}}, "move", "in phase turn the move says nothing, not claim."),
    (
        NORTH,
        {"phase": "pay", "move": {"claim": "chicago-omaha"}},
        "move.claim",
        "seat 0 cannot have decided this. claim chicago-omaha:",
    ),
    (EUROPE, {"phase": "pay", "move": {"station": "wien"}}, "move.station", "(E11)."),
    (CARDS, {"phase": "count", "move": {"place": "red"}}, "move.place", "(K9)."),
    (CARDS, {"phase": "count", "move": {"place": "loco"}}, "move.place", "a pile has a colour"),
    (
        CARDS,
        {**seats({"hand": {"red": 3}}), "phase": "locos", "move": {"place": "red", "cards": 4}},
        "move.cards",
        "with 4 red:",
    ),
    (
        EUROPE,
        {"phase": "surcharge", "move": {**TUNNEL, "claim": "wien-zagrab"}},
        "move.claim",
        "wien-zagrab is no tunnel: nothing extra is paid for it.",
    ),
    (EUROPE, {"phase": "surcharge", "move": {**TUNNEL, "paid": "3 green"}}, "move.paid", "takes 2 cards, not 3 (B5)."),
    (EUROPE, {"phase": "surcharge", "move": {**TUNNEL, "paid": "2 red"}}, "move.claim", "(B5)."),
    (EUROPE, {"phase": "surcharge", "move": {**TUNNEL, "paid": "red"}}, "move.paid", "'red' is no set of cards"),
    (
        EUROPE,
        {"phase": "surcharge", "move": {**TUNNEL, "turned": ["green"]}},
        "move.turned",
        "three cards are turned up, or all there are (E5, E9): the deck has more.",
    ),
    (EUROPE, {"phase": "surcharge", "move": {**TUNNEL, "turned": ["green"] * 4}}, "move.turned", "at most three cards"),
    (
        EUROPE,
        {"phase": "surcharge", "move": {**TUNNEL, "turned": ["red", "red", "blue"]}},
        "move.turned",
        "none of these asks for something extra, so the tunnel is claimed (E7).",
    ),
    (
        NORTH,
        {
            "row": ["loco"],
            "seats": [{"hand": dict.fromkeys([*FIVE, "yellow", "black", "red"], 12) | {"loco": 13}}],
            "phase": "second",
        },
        "phase",
        "there is no second card to be taken (T10).",
    ),
    (NORTH, {**seats({"offer": 2}), "phase": "keep"}, "seats[0].offer", "2 tickets are on offer: 3 are drawn"),
    (NORTH, {**seats({"offer": 4}), "phase": "keep"}, "seats[0].offer", "4 tickets are on offer: 3 are drawn"),
    (NORTH, {"phase": "keep"}, "seats[0].offer", "0 tickets are on offer"),
    (NORTH, seats({"offer": 3}), "seats[0].offer", "no tickets are on offer to seat 0 in phase turn."),
    (NORTH, seats({"chosen": []}), "seats[0].chosen", "nobody chooses in secret in phase turn."),
    (NORTH, seats({"done": True}), "seats[0].done", "it is for phase complete."),
    # the set-up
    (SETUP, {"turn": 1}, "turn", "the set-up comes before the first turn: it is turn 0, not 1."),
    (SETUP, {"first": 0, "to_move": 1}, "to_move", "at set-up it is the turn of seat 0, who will begin"),
    (SETUP, {"idle": 1}, "idle", "nobody has had a turn at set-up."),
    (SETUP, seats({"offer": 4, "tickets": 1}, {"offer": 4}), "seats[0]", "at set-up no ticket has been kept"),
    (SETUP, seats({"offer": 3}, {"offer": 4}), "seats[0].offer", "3 tickets are on offer: at set-up there are 4."),
    (
        SETUP,
        seats({"offer": ["madrid-zurich", None, None, None]}, {"offer": 4}),
        "seats[0].offer",
        "place 1 has a long ticket at set-up (E2), not madrid-zurich.",
    ),
    (SETUP, seats({"offer": [None, LONG, None, None]}, {"offer": 4}), "seats[0].offer", "place 2 has no long ticket"),
    (SETUP, seats({"offer": 4, "routes": ["wien-zagrab"]}, {"offer": 4}), "seats[0]", "nobody has claimed, built"),
    (
        SETUP,
        seats({"offer": [LONG, None, None, None], "chosen": [LONG]}, {"offer": 4}),
        "seats[0].chosen",
        "seat 0 cannot have decided this. keep 1:",
    ),
    (SETUP, seats({"offer": 4, "chosen": ["madrid-zurich"]}, {"offer": 4}), "seats[0].chosen", "is not on offer."),
    (SETUP, seats(*[{"offer": 4, "chosen": []}] * 2), "seats", "everybody has chosen, so the set-up is over"),
    # completing
    (CARDS, {"phase": "complete", "last_turns": 1}, "last_turns", "tickets are completed after the last turns (K16)"),
    (CARDS, {**seats({"done": True}, {"done": True}), "phase": "complete"}, "seats", "everybody is done"),
    (
        CARDS,
        {**seats({"tickets": ["chicago-miami"], "chosen": ["chicago-miami"]}), "phase": "complete"},
        "seats[0].chosen",
        "seat 0 cannot have decided this. complete chicago-miami:",
    ),
    (
        CARDS,
        {**seats({"tickets": 1, "chosen": ["chicago-miami"] * 2}), "phase": "complete"},
        "seats[0].chosen",
        "chicago-miami is chosen twice.",
    ),
    (CARDS, {**seats({"chosen": ["chicago-miami"]}), "phase": "complete"}, "seats[0].chosen", "is not held."),
    (
        CARDS,
        {
            **seats({"tickets": ["chicago-miami"], "track": {"loco": 2}, "done": True}),
            "phase": "complete",
        },
        "seats[0].done",
        "seat 0 cannot have decided this. done:",
    ),
]


@pytest.mark.parametrize("base, change, path, reason", FAULTS, ids=[f"{it[2]}: {it[3]}"[:60] for it in FAULTS])
def test_every_fault_is_told_in_one_sentence(
    base: dict[str, Any], change: dict[str, Any], path: str, reason: str
) -> None:
    if base:
        try:
            position(base)
        except PositionError as error:  # nothing but the change is wrong
            pytest.fail(str(error))
    with pytest.raises(PositionError) as caught:
        position({**base, **change})
    assert reason in caught.value.reason
    assert caught.value.path == path
    assert "\n" not in str(caught.value)
    assert str(caught.value).endswith(".")


@pytest.mark.parametrize("text", ["", "{", "[]", "7", "null", b"\xff\xfe", '{"map": ' * 3000, '"\ud800"'])
def test_what_is_no_json_is_no_position(text: str | bytes) -> None:
    with pytest.raises(PositionError):
        position(text)


def test_the_error_can_be_sent_elsewhere() -> None:
    error = pickle.loads(pickle.dumps(PositionError("row", "this cannot be.")))
    assert (str(error), error.path, error.reason) == ("row: this cannot be.", "row", "this cannot be.")


def test_what_is_no_data_is_no_position() -> None:
    with pytest.raises(PositionError, match="what JSON knows"):
        position({"map": object()})


# --- whatever is said ---------------------------------------------------------------------------------

JUNK: list[Any] = [None, -1, 0, 1, 3, 10**30, "", "red", "loco", "x" * 200, [], {}, True, 1.5, "over", "setup", "keep"]


@pytest.fixture(scope="module")
def written() -> list[bytes]:
    """Positions of all games, phases and numbers of players."""
    found: dict[tuple[str, int, str], bytes] = {}
    for name, players in GAMES:
        for number, game in enumerate(moments(name, players, 5)):
            if number % 7 == 0 or (name, players, game.phase) not in found:
                found[name, players, game.phase] = msgspec.json.encode(game.position())
    return [*found.values()]


def places(node: Any, path: tuple[Any, ...] = ()) -> Iterator[tuple[Any, ...]]:
    keys = node if isinstance(node, dict) else range(len(node)) if isinstance(node, list) else []
    for key in keys:
        yield (*path, key)
        yield from places(node[key], (*path, key))


def damage(data: dict[str, Any], luck: random.Random) -> None:
    """Leave something out, change a number, put something else there, or say something twice."""
    *path, last = luck.choice([*places(data)])
    node: Any = data
    for key in path:
        node = node[key]
    match luck.randrange(4):
        case 0:
            del node[last]
        case 1 if isinstance(node[last], int):
            node[last] += luck.choice([-1, 1])
        case 2 if isinstance(node, list):
            node.insert(0, luck.choice(node))
        case _:
            node[last] = luck.choice([*JUNK, len(node)])


@settings(max_examples=150, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(st.data())
def test_whatever_is_said_gives_a_sound_game_or_a_reason(written: list[bytes], data: st.DataObject) -> None:
    luck = random.Random(data.draw(st.integers(0, 2**32)))
    said = msgspec.json.decode(data.draw(st.sampled_from(written)))
    for _ in range(luck.randint(1, 4)):
        damage(said, luck)
    game = attempt(said, seed=luck.randrange(100))
    if isinstance(game, Game):
        sound(game)


def attempt(said: dict[str, Any], seed: int) -> Game | None:
    """The game, if it is one; else one sentence says why not."""
    try:
        return position(said, seed=seed)
    except PositionError as caught:
        error = caught
    assert error.reason.endswith(".")
    assert "\n" not in str(error)
    return None


@settings(max_examples=100, deadline=None)
@given(st.recursive(st.none() | st.booleans() | st.integers() | st.floats() | st.text(), st.lists, max_leaves=5))
def test_any_value_anywhere_is_no_other_error(value: Any) -> None:
    for key in Position.__struct_fields__:
        attempt({"map": "europe", "players": 2, key: value}, seed=0)
