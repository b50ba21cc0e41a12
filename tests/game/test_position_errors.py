"""Positions that cannot be: each is refused with a reason, whatever is said."""

from __future__ import annotations

import pickle
import random
from collections.abc import Iterator
from typing import Any

import msgspec
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from moments import FIVE, moments, sound
from policies import GAMES
from whistlestop.game import Game, Position, PositionError

NORTH: dict[str, Any] = {"map": "north_america", "players": 2, "row": FIVE}
EUROPE: dict[str, Any] = {"map": "europe", "players": 2, "row": FIVE}
CARDS: dict[str, Any] = {"map": "card_game", "players": 2, "row": FIVE}
LONG = "palermo-moskva"
SHORT = ["madrid-zurich", "madrid-dieppe", "amsterdam-pamplona", "amsterdam-wilno"]
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
        "there are 12 red cards, not 13: 5 in seats[0].hand, 2 in row, 6 in discards.",
    ),
    (NORTH, {"deck": {"red": 3}}, "deck", "102 more cards lie nowhere: say where, or leave the deck out."),
    (NORTH, {"deck": 100}, "deck", "105 cards are left for the deck, not 100."),
    (NORTH, {"row": [*FIVE, "red"]}, "row", "6 places are too many: the row has 5."),
    (
        NORTH,
        {"row": ["red"]},
        "row",
        "this cannot be: a row is full while there is a deck",
    ),
    (
        NORTH,
        {"row": ["loco", "loco", "loco", "red", "red"]},
        "row",
        "this cannot be: a row is full while there is a deck",
    ),
    (NORTH, seats({"cards": 120}), "seats", "120 cards of hands are not said, and 15 of them are missing."),
    (
        NORTH,
        {**seats({"cards": 100}), "discards": {"red": 5}},
        "row",
        "this cannot be: a row is full while there is a deck",
    ),
    (NORTH, seats({"hand": {"red": 3}, "cards": 2}), "seats[0].cards", "a hand of 3 cards or more does not have 2."),
    (
        NORTH,
        seats({}, {"hand": {"red": 1}, "known": {"red": 2}}),
        "seats",
        "this cannot be: more cards are known to be in a hand than there are (S2).",
    ),
    (NORTH, seats({"yard": ["2 red"]}), "seats[0].yard", "rail yards are for the card game."),
    (
        CARDS,
        seats({"yard": ["2 loco"]}),
        "seats[0].yard",
        "'2 loco' cannot be: a pile is of a colour, like 2 green + 1 loco, and there is one of each (K9).",
    ),
    (
        CARDS,
        seats({"yard": ["2 red", "1 red"]}),
        "seats[0].yard",
        "'1 red' cannot be: a pile is of a colour, like 2 green + 1 loco, and there is one of each (K9).",
    ),
    (
        CARDS,
        seats({"yard": ["2 red"]}, {"yard": ["1 red"]}),
        "seats",
        "this cannot be: a colour lies in one yard only (K12).",
    ),
    # tickets
    (
        NORTH,
        seats({"tickets": ["boston-miami"]}, {"tickets": ["boston-miami"]}),
        "seats[1].tickets",
        "boston-miami is in seats[0].tickets already: there is only one.",
    ),
    (NORTH, {"out": ["boston-miami"] * 2}, "out", "boston-miami is in out already: there is only one."),
    (
        NORTH,
        seats({"tickets": ["boston-miami"] * 2}),
        "seats[0].tickets",
        "boston-miami is in seats[0].tickets already: there is only one.",
    ),
    (
        NORTH,
        {"unseen": ["boston-miami"]},
        "unseen",
        "29 more tickets are nowhere: say where they are, or leave unseen out.",
    ),
    (NORTH, {"unseen": 12}, "unseen", "30 tickets are left that nobody has seen, not 12."),
    (NORTH, seats({"tickets": 31}), "seats", "not so many tickets are left"),
    (NORTH, {"bottom": [{"by": 2}]}, "bottom", "there is no seat 2; the seats are 0 to 1."),
    (NORTH, {"bottom": [{"ticket": "boston-miami"}]}, "bottom[0]", "required field `by`"),
    (NORTH, seats({"completed": ["boston-miami"]}), "seats[0].completed", "no ticket is completed before"),
    (
        NORTH,
        {**seats({"completed": ["boston-miami"]}), "phase": "over"},
        "seats[0].completed",
        "no ticket is completed before a round's end (K16).",
    ),
    (NORTH, seats({"tickets": 2, "kept": 3}), "seats[0].kept", "3 of 3 tickets were kept by a seat that has 2."),
    (
        NORTH,
        {**seats({"tickets": ["boston-miami"]}, {"tickets": ["denver-pittsburgh"]}, {"tickets": 2}), "players": 3},
        "seats",
        "tickets that are not known are those one seat does not know: seats 0 and 1 name some of theirs.",
    ),
    (NORTH, {**seats({"tickets": 2}), "out": ["boston-miami"]}, "out", "these are not known either"),
    (NORTH, {**seats({"tickets": 2}), "phase": "over"}, "seats", "once a game is over all tickets lie open (S3)"),
    (
        NORTH,
        seats(
            {"returned": ["denver-el_paso"], "tickets": ["boston-miami", "calgary-phoenix"]},
            {"returned": ["denver-el_paso"], "tickets": ["chicago-santa_fe", "dallas-new_york"]},
        ),
        "seats[1].returned",
        "denver-el_paso is in seats[0].returned already: there is only one.",
    ),
    (NORTH, seats({"returned": 1}), "seats[0].returned", "name these tickets, or leave them out"),
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
        "a seat was dealt 1 long tickets (E2), not 2.",
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
        "seats[0].tickets",
        "a seat was dealt 1 long tickets (E2), not 0.",
    ),
    (EUROPE, {"bottom": [{"by": 0, "ticket": LONG}]}, "bottom", "palermo-moskva is a long ticket"),
    (EUROPE, {"unseen": [LONG]}, "unseen", "palermo-moskva is a long ticket"),
    # routes and stations
    (
        NORTH,
        seats({"routes": ["chicago-omaha"]}, {"routes": ["chicago-omaha"]}),
        "seats[1].routes",
        "seat 1 cannot have this. chicago-omaha: this route has already been claimed (B8).",
    ),
    (NORTH, seats({"routes": ["chicago-omaha"] * 2}), "seats[0].routes", "chicago-omaha is there twice."),
    (
        {**NORTH, "players": 4},
        seats({"routes": ["boston-new_york/red", "boston-new_york/yellow"]}),
        "seats[0].routes",
        "you can’t claim both tracks of a double route (B9).",
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
        "you don’t have enough trains left for this route (B7).",
    ),
    (
        NORTH,
        seats({"stations": ["boston"]}),
        "seats[0].stations",
        "a player has 0 stations, each in a city of its own (E10).",
    ),
    (
        EUROPE,
        seats({"stations": ["wien"]}, {"stations": ["wien"]}),
        "seats",
        "this cannot be: a city has one station (E10).",
    ),
    (NORTH, seats({"trains": 44}), "seats[0].trains", "45 trains follow from the rest, not 44."),
    (EUROPE, seats({"stations_left": 1}), "seats[0].stations_left", "3 stations follow from the rest, not 1."),
    (NORTH, seats({"points": 1}), "seats[0].points", "0 points follow from the rest, not 1."),
    # turns
    (NORTH, {"to_move": 2}, "to_move", "there is no seat 2; the seats are 0 to 1."),
    (NORTH, {"turn": 0}, "turn", "turns count from 1; 0 is the set-up."),
    (NORTH, {"first": 0, "to_move": 0, "turn": 2}, "to_move", "if seat 0 began, turn 2 is seat 1's, not seat 0's."),
    (NORTH, {"round": 2}, "round", "North America with 2 players has no round 2 here."),
    (SECOND, {"phase": "over"}, "round", "with 4 players the game is over after round 2 (K18)."),
    (SECOND, {"phase": "setup", "round": 2}, "round", "The Card Game with 4 players has no round 2 here."),
    (NORTH, {"last_turns": 3}, "last_turns", "3 last turns are too many here: every player takes one."),
    (NORTH, {"last_turns": 2}, "last_turns", "seat 1, whose turn would be the last, has not begun the last turns."),
    (
        NORTH,
        seats({}, almost_done(2)),
        "last_turns",
        "the last turns have begun with the turn of seat 1: say how many are left.",
    ),
    (
        NORTH,
        {**seats(almost_done(1), {}), "last_turns": 2},
        "last_turns",
        "the last turns have begun with the turn of seat 0: say how many are left.",
    ),
    (
        CARDS,
        seats({"cards": 91}),
        "last_turns",
        "the last turns have begun with the turn of seat 0: say how many are left.",
    ),
    (NORTH, {"passes": 1}, "passes", "passes are idle turns: 1 in a row, and 0 idle."),
    # phases and the move being made
    (NORTH, {"phase": "locos"}, "move", "in phase locos the move says cards and place, not nothing."),
    (CARDS, {"phase": "pay"}, "move", "in phase pay the move says claim or station, not nothing."),
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
        "move.turned",
        "so much does not come up: other cards or tickets, or fewer of them.",
    ),
    (
        EUROPE,
        {"phase": "surcharge", "move": {**TUNNEL, "paid": "3 green"}},
        "move.paid",
        "venezia-zurich does not take 3 cards (B5).",
    ),
    (EUROPE, {"phase": "surcharge", "move": {**TUNNEL, "paid": "2 red"}}, "move.claim", "(B5)."),
    (EUROPE, {"phase": "surcharge", "move": {**TUNNEL, "paid": "red"}}, "move.paid", "'red' is no set of cards"),
    (
        EUROPE,
        {"phase": "surcharge", "move": {**TUNNEL, "turned": ["green"]}},
        "move.turned",
        "this leads to a moment at which more has to come up, not to phase surcharge.",
    ),
    (
        EUROPE,
        {"phase": "surcharge", "move": {**TUNNEL, "turned": ["green"] * 4}},
        "move.turned",
        "so much does not come up: other cards or tickets, or fewer of them.",
    ),
    (
        EUROPE,
        {"phase": "surcharge", "move": {**TUNNEL, "turned": ["red", "red", "blue"]}},
        "move.turned",
        "this leads to phase turn, not to phase surcharge.",
    ),
    (
        NORTH,
        {
            "row": ["loco"],
            "seats": [{"hand": dict.fromkeys([*FIVE, "yellow", "black", "red"], 12) | {"loco": 13}}],
            "phase": "second",
        },
        "phase",
        "nobody has anything to decide in phase second here.",
    ),
    (
        NORTH,
        {**seats({"offer": 2}), "phase": "keep"},
        "seats[0].offer",
        "this leads to a moment at which more has to come up, not to phase keep.",
    ),
    (
        NORTH,
        {**seats({"offer": 4}), "phase": "keep"},
        "seats[0].offer",
        "so much does not come up: other cards or tickets, or fewer of them.",
    ),
    (
        NORTH,
        {"phase": "keep"},
        "seats[0].offer",
        "this leads to a moment at which more has to come up, not to phase keep.",
    ),
    (NORTH, seats({"offer": 3}), "seats[0].offer", "no tickets are on offer to seat 0 in phase turn."),
    (NORTH, seats({"chosen": []}), "seats[0].chosen", "nobody chooses in secret in phase turn."),
    (NORTH, seats({"done": True}), "seats[0].done", "it is for phases setup and complete."),
    # the set-up
    (SETUP, {"turn": 1}, "turn", "the set-up is turn 0, and of the seat that will begin."),
    (SETUP, {"first": 0, "to_move": 1}, "turn", "the set-up is turn 0, and of the seat that will begin."),
    (SETUP, {"idle": 1}, "idle", "nobody has had a turn at set-up."),
    (SETUP, seats({"offer": 4, "tickets": 1}, {"offer": 4}), "seats[0]", "at set-up no ticket has been kept"),
    (SETUP, seats({"offer": 3}, {"offer": 4}), "seats[0].offer", "3 tickets are on offer: at set-up there are 4."),
    (
        SETUP,
        seats({"offer": SHORT}, {"offer": 4}),
        "seats[0].offer",
        "long tickets, and no others, come first (E2), not madrid-zurich.",
    ),
    (
        SETUP,
        seats({"offer": [SHORT[0], LONG, *SHORT[1:3]]}, {"offer": 4}),
        "seats[0].offer",
        "long tickets, and no others, come first (E2), not madrid-zurich.",
    ),
    (SETUP, seats({"offer": 4, "routes": ["wien-zagrab"]}, {"offer": 4}), "seats[0]", "nobody has claimed, built"),
    (
        SETUP,
        seats({"offer": [LONG, *SHORT[:3]], "chosen": [LONG]}, {"offer": 4}),
        "seats[0].chosen",
        "seat 0 cannot have decided this. keep 1:",
    ),
    (
        SETUP,
        seats({"offer": [LONG, *SHORT[:3]], "chosen": ["amsterdam-wilno"]}, {"offer": 4}),
        "seats[0].chosen",
        "amsterdam-wilno is not there to choose, or chosen twice.",
    ),
    (SETUP, seats(*[{"offer": 4, "chosen": []}] * 2), "phase", "this leads to phase turn, not to phase setup."),
    # completing
    (
        CARDS,
        {"phase": "complete", "last_turns": 1},
        "last_turns",
        "1 last turns are too many here: every player takes one.",
    ),
    (
        CARDS,
        {**seats({"done": True}, {"done": True}), "phase": "complete"},
        "phase",
        "this leads to phase over, not to phase complete.",
    ),
    (
        CARDS,
        {**seats({"tickets": ["chicago-miami"], "chosen": ["chicago-miami"]}), "phase": "complete"},
        "seats[0].chosen",
        "seat 0 cannot have decided this. complete chicago-miami:",
    ),
    (
        CARDS,
        {**seats({"tickets": ["chicago-miami"], "chosen": ["chicago-miami"] * 2}), "phase": "complete"},
        "seats[0].chosen",
        "chicago-miami is not there to choose, or chosen twice.",
    ),
    (
        CARDS,
        {**seats({"chosen": ["chicago-miami"]}), "phase": "complete"},
        "seats[0].chosen",
        "chicago-miami is not there to choose, or chosen twice.",
    ),
    (
        CARDS,
        {
            **seats({"tickets": ["chicago-miami"], "track": {"loco": 2}, "done": True}),
            "phase": "complete",
        },
        "seats[0].chosen",
        "seat 0 cannot have decided this. done:",
    ),
]


@pytest.mark.parametrize("base, change, path, reason", FAULTS, ids=[f"{it[2]}: {it[3]}"[:60] for it in FAULTS])
def test_every_fault_is_told_in_one_sentence(
    base: dict[str, Any], change: dict[str, Any], path: str, reason: str
) -> None:
    if base:
        try:
            Game.from_position(base)
        except PositionError as error:  # nothing but the change is wrong
            pytest.fail(str(error))
    with pytest.raises(PositionError) as caught:
        Game.from_position({**base, **change})
    assert reason in caught.value.reason
    assert caught.value.path == path
    assert "\n" not in str(caught.value)
    assert str(caught.value).endswith(".")


@pytest.mark.parametrize("text", ["", "{", "[]", "7", "null", b"\xff\xfe", '{"map": ' * 3000, '"\ud800"'])
def test_what_is_no_json_is_no_position(text: str | bytes) -> None:
    with pytest.raises(PositionError):
        Game.from_position(text)


def test_the_error_can_be_sent_elsewhere() -> None:
    error = pickle.loads(pickle.dumps(PositionError("row", "this cannot be.")))
    assert (str(error), error.path, error.reason) == ("row: this cannot be.", "row", "this cannot be.")


def test_what_is_no_data_is_no_position() -> None:
    with pytest.raises(PositionError, match="what JSON knows"):
        Game.from_position({"map": object()})
    with pytest.raises(PositionError, match="cannot be written down"):
        Game.from_position({"phase": "\ud800"})


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
        return Game.from_position(said, seed=seed)
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
