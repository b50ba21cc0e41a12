"""Actions and their notation: every legal action reads back as itself, and people may write as they like."""

from __future__ import annotations

import random
import time
from pathlib import Path

import msgspec
import pytest

import whistlestop as ws
from policies import GAMES, POLICIES
from whistlestop import maps
from whistlestop.game.notation.actions import (
    AnyAction,
    Claim,
    Complete,
    Draw,
    Keep,
    Pay,
    Place,
    Singles,
    Station,
    Tickets,
    With,
)
from whistlestop.game.notation.names import names_of
from whistlestop.game.notation.reader import VERBS, NotationError


def test_the_ways_to_write_an_action() -> None:
    zurich = Claim("munchen-zurich")
    assert ws.parse("claim Zurich-Munchen 2 yellow", "europe") == ws.Move((zurich, Pay("yellow", 2)))
    orange = Claim("frankfurt-paris/orange")
    assert ws.parse("claim paris-frankfurt/orange 3 orange", "europe") == ws.Move((orange, Pay("orange", 3)))
    assert ws.parse("claim Paris – Frankfurt orange, 2 orange + 1 loco", "europe") == ws.Move(
        (orange, Pay("orange", 2, 1))
    )
    assert ws.parse("claim paris-frankfurt 3 orange", "europe") == ws.Move((orange, Pay("orange", 3)))
    assert ws.parse("CLAIM  zürich to münchen", "europe") == zurich
    assert ws.parse("draw red", "europe") == Draw("red")
    assert ws.parse("draw r", "europe") == Draw("red")
    assert ws.parse("draw locomotive", "europe") == Draw("loco")
    assert ws.parse("dr deck", "europe") == Draw("deck")
    assert ws.parse("draw tickets", "europe") == Tickets()
    assert ws.parse("keep 1 3", "europe") == ws.parse("keep 3, 1", "europe") == Keep((1, 3))
    assert ws.parse("keep none", "card_game") == Keep(())
    assert ws.parse("station Wien, 2 blue + 1 loco", "europe") == ws.Move((Station("wien"), Pay("blue", 2, 1)))
    assert ws.parse("build wien", "europe") == Station("wien")
    assert ws.parse("place 2 green + 2 loco", "card_game") == ws.Move(
        (Place("green"), With(2, "green"), With(2, "loco"))
    )
    assert ws.parse("place red, blue and white", "card_game") == Singles(("blue", "white", "red"))
    assert ws.parse("complete dallas-ny", "card_game") == Complete("dallas-new_york")
    assert ws.parse("claim la-phoenix 3 loco", "north_america") == ws.Move(
        (Claim("los_angeles-phoenix"), Pay("loco", 0, 3))
    )


def test_cities_are_found_by_name_beginning_and_initials() -> None:
    names = names_of(maps.load("north_america"))

    def city(text: str) -> list[str]:
        return [names.cities[found] for found in names.find_city(text)]

    assert city("Montréal") == city("montreal") == city("MONTR") == ["montreal"]
    assert city("St. Louis") == city("saint louis") == city("st_louis") == ["saint_louis"]
    assert city("new y") == city("newy") == city("n york") == city("NY") == ["new_york"]
    assert city("slc") == ["salt_lake_city"]
    assert city("la") == ["las_vegas", "los_angeles"]
    assert city("san") == ["san_francisco", "santa_fe"]
    assert city("atlantis") == city("") == city(" . ") == []
    europe = names_of(maps.load("europe"))
    assert europe.find_city("København") == europe.find_city("kobenh") == [europe.city_number["kobenhavn"]]


@pytest.mark.parametrize(
    "text, says",
    [
        ("", "Say what to do"),
        ("fly to paris", "isn’t an action"),
        ("p", "could be pay; or place; or pass"),
        ("draw bl", "could be blue; or black"),
        ("draw pizza", "isn’t a card"),
        ("claim paris-moskva", "There’s no route"),
        (
            "claim paris-frankfurt 3 loco",
            "could be claim frankfurt-paris/orange, 3 loco; or claim frankfurt-paris/white",
        ),
        ("claim paris-frankfurt/green 3 green", "There’s no route"),
        ("station atlantis", "There’s no city"),
        ("pay 2 red + 1 blue", "isn’t a set of one colour"),
        ("pay lots", "isn’t a set of one colour"),
        ("keep 7", "by their numbers"),
        ("keep", "by their numbers"),
        ("with green", "Give a number and a card"),
        ("place 2 loco", "at least one card of a colour"),
        ("place red red blue", "Place cards like"),
        ("complete x-y", "There’s no ticket"),
        ("complete", "Say which ticket"),
        ("pass on", "is used on its own"),
        ("extra 99999999999999999999 loco", "isn’t a set of one colour"),
        ("claim london-dieppe;" * 40, "could mean too many things"),
    ],
)
def test_what_is_not_understood_gets_one_sentence_that_helps(text: str, says: str) -> None:
    with pytest.raises(NotationError) as caught:
        ws.parse(text, "europe")
    assert says in str(caught.value)
    assert "\n" not in str(caught.value)


def test_the_examples_in_the_help_are_read() -> None:
    for example in (example for examples in VERBS.values() for example in examples.split(", ") if " " in example):
        if not example[0].isdigit():  # `3 orange` belongs to the claim before it
            assert ws.parse(example, "card_game" if "dallas" in example else "europe")


def test_of_two_equal_grey_tracks_the_first_is_meant_and_the_second_has_a_name() -> None:
    assert ws.parse("claim dallas-houston 1 red", "north_america") == ws.Move(
        (Claim("dallas-houston/grey"), Pay("red", 1))
    )
    assert ws.parse("claim dallas-houston/grey2", "north_america") == Claim("dallas-houston/grey2")


def test_two_tickets_between_the_same_cities_are_told_apart() -> None:
    with pytest.raises(
        NotationError, match="could be complete chicago-new_york/yellow; or complete new_york-chicago/blue"
    ):
        ws.parse("complete new york - chicago", "card_game")
    assert ws.parse("complete new york-chicago/y", "card_game") == Complete("chicago-new_york/yellow")


@pytest.mark.parametrize("name, players", GAMES)
def test_every_legal_action_reads_back_as_itself(name: str, players: int) -> None:
    """Text, JSON and integer all name the same action, through a whole game of mixed policies."""
    luck = random.Random(f"notation {name} {players}")
    game = ws.new(name, players, seed=players)
    decoder = msgspec.json.Decoder(AnyAction)
    seen = set()
    while not game.is_over:
        seat = luck.choice(game.pending)
        legal = game.legal(seat)
        for decision, action in zip(game.legal_decisions(seat), legal, strict=True):
            if action not in seen:
                assert ws.parse(str(action), name) == action
                assert decoder.decode(msgspec.json.encode(action)) == action
            assert game._decision(action, game._log.states, seat) == decision
            seen.add(action)
        assert len(set(map(str, legal))) == len(legal)
        policy = POLICIES[luck.choice(list(POLICIES))]
        game.play(policy(game.legal_decisions(seat), luck), seat)


@pytest.mark.parametrize(
    "text",
    [
        "pay " + "1 a " * 400 + "!",
        "claim " + "a-" * 900,
        "claim a" + " ," * 900 + "x",
        "keep " + "9" * 1900,
        "x" * 10**6,
    ],
)
def test_hostile_lines_are_refused_at_once(text: str) -> None:
    begin = time.process_time()
    with pytest.raises(NotationError):
        ws.parse(text, "europe")
    assert time.process_time() - begin < 2


@pytest.mark.parametrize("name, players", [("north_america", 3), ("europe", 2), ("card_game", 2)])
def test_every_whole_move_reads_back_as_itself_and_can_be_played(name: str, players: int) -> None:
    luck = random.Random(f"moves {name}")
    game = ws.new(name, players, seed=11)
    for _ in range(120):
        if game.is_over:
            break
        seat = luck.choice(game.pending)
        moves = game.moves(seat)
        assert len(set(map(str, moves))) == len(moves)
        for move in luck.sample(moves, min(len(moves), 25)):
            assert game.parse(str(move), seat) == move
            assert ws.parse(str(move), name) == move
        game.play(luck.choice([move, str(move)] if (move := luck.choice(moves)) else []), seat)


def test_a_city_is_found_by_its_id_even_if_another_is_called_so(tmp_path: Path) -> None:
    text = maps.path("europe").read_text(encoding="utf-8").replace('name = "Essen"', 'name = "frankfurt"')
    file = tmp_path / "own.toml"
    file.write_text(text.replace('id = "europe"', 'id = "own"'), encoding="utf-8")
    game = ws.new(maps.load(file), 2, seed=5)
    for _ in range(2):
        game.play("keep 1 2")
    station = next(it for it in game.legal() if str(it) == "station frankfurt")
    assert game.parse(str(station)) == station
    game.play(str(station))
    move = game.view().move
    assert move is not None
    assert move.city == "frankfurt"
