"""S1: what a seat may not know can be dealt anew, and the seat sees no difference."""

import pickle
import random
from pathlib import Path

import pytest

from .contract import KEEP, LOCOMOTIVE
from .hidden import condition
from .referee import Referee
from .setups import (
    ALL_GAMES,
    CARD_GAME,
    EUROPE,
    NORTH_AMERICA,
    as_list,
    check_s2,
    hoarders_choice,
    some_chance,
    step,
)

PUBLIC_KEYS = [
    "awaiting",
    "phase",
    "pending",
    "first",
    "known",
    "row",
    "discard",
    "set",
    "turned",
    "trains",
    "stations",
    "points",
    "owners",
    "station_at",
    "completed",
    "yards",
    "tracks",
    "last_turns",
    "round",
]


def look(referee: Referee, seat: int) -> dict[str, object]:
    """What a seat may see."""
    position = referee.position()
    seen = {key: position[key] for key in PUBLIC_KEYS}
    for key in ("hands", "held", "offer", "chosen"):
        seen[key] = as_list(position[key])[seat] if seat >= 0 else None
    seen["numbers of cards"] = [sum(player.hand) for player in referee.game.players]
    seen["numbers of tickets"] = [len(player.held) for player in referee.game.players]
    seen["on offer"] = [len(player.offer) for player in referee.game.players]
    seen["chosen by"] = [player.chosen_set is not None for player in referee.game.players]
    for key in ("pool", "long_pool", "tail", "out"):
        seen["number in " + key] = len(as_list(position[key]))
    seen["number in deck"] = sum(referee.game.cards.deck)
    if seat >= 0:
        tail = referee.game.tickets.tail
        seen["own in tail"] = [t if t in referee.game.players[seat].seen else -1 for t in tail]
    return seen


def may_still_move(referee: Referee) -> None:
    """Whoever has to decide, can."""
    for seat in referee.pending():
        assert referee.legal(seat)


def check_variant(referee: Referee, seat: int, rng: random.Random, map_file: Path) -> bool:
    """The variant looks the same to the seat; whether anything in it differs."""
    before = pickle.dumps(referee.game)
    variant = referee.hidden_variant(seat, rng)
    assert pickle.dumps(referee.game) == before
    check_s2(variant, map_file)
    may_still_move(variant)
    assert look(variant, seat) == look(referee, seat)
    if seat >= 0:
        assert variant.legal(seat) == referee.legal(seat)
    tickets = variant.game.data.tickets
    for player in variant.game.players:
        if map_file == EUROPE:
            assert sum(tickets[ticket].long for ticket in player.held) <= 1
            if player.offer and variant.game.current == -1:
                assert [tickets[ticket].long for ticket in player.offer] == [True, False, False, False][
                    : len(player.offer)
                ]
    if variant.awaiting() == "decision" and variant.game.phase != "setup":
        assert not variant.game.cards.reset_is_due()
    return variant.position() != referee.position()


@pytest.mark.clause("S1", "K6a")
@pytest.mark.parametrize("map_file, players", ALL_GAMES)
def test_hidden_variants(map_file: Path, players: int) -> None:
    rng = random.Random(players)
    referee = Referee(map_file, players)
    differ = looked = 0
    while referee.awaiting() != "over":
        careful = referee.game.phase in ("setup", "pay", "count", "locos", "complete", "keep", "surcharge")
        if rng.random() < (0.3 if careful else 0.05):
            for seat in range(-1, players):
                differ += check_variant(referee, seat, rng, map_file)
                looked += 1
        step(referee, rng)
    assert looked > 50
    assert differ > 0.9 * looked


@pytest.mark.clause("S1", "S2")
@pytest.mark.parametrize("map_file, players", [(NORTH_AMERICA, 3), (EUROPE, 4), (CARD_GAME, 4)])
def test_a_game_goes_on_from_a_variant(map_file: Path, players: int) -> None:
    """Hopping from variant to variant, a game is still a game."""
    for seed in range(5):
        rng = random.Random(seed)
        referee = Referee(map_file, players)
        while referee.awaiting() != "over":
            if rng.random() < 0.2:
                referee = referee.hidden_variant(rng.randrange(-1, players), rng)
                check_s2(referee, map_file)
            step(referee, rng)
        referee.scores()


@pytest.mark.clause("S1")
def test_a_variant_can_finish_what_was_begun() -> None:
    """A route announced by another stays payable, whatever the cards dealt anew."""
    for seed in range(200):
        rng = random.Random(seed)
        referee = Referee(EUROPE, 2)
        while referee.game.phase != "pay":
            step(referee, rng)
        watcher = 1 - referee.pending()[0]
        ways = set()
        for _ in range(5):
            variant = referee.hidden_variant(watcher, rng)
            legal = variant.legal(referee.pending()[0])
            assert legal
            ways |= legal
        assert ways


@pytest.mark.clause("S1", "B12a")
def test_known_tickets_stay_in_place() -> None:
    """A returner knows the tickets under the deck; they are not dealt anew for that seat."""
    rng = random.Random(5)
    referee = Referee(NORTH_AMERICA, 3, 0)
    while referee.game.phase != "setup":
        some_chance(referee, rng)
    dealt = [list(player.offer) for player in referee.game.players]
    for seat in (2, 1, 0):
        referee.play(seat, 64 + 3)  # keep the first two
    assert referee.position()["tail"] == [dealt[0][2], dealt[1][2], dealt[2][2]]
    others = set()
    for _ in range(40):
        variant = referee.hidden_variant(1, rng)
        tail = variant.game.tickets.tail
        assert tail[1] == dealt[1][2]
        others.add(tail[0])
        assert variant.position()["held"] != referee.position()["held"]
    assert len(others) > 10


@pytest.mark.clause("S1")
def test_publicly_known_cards_stay() -> None:
    rng = random.Random(2)
    referee = Referee(CARD_GAME, 2, 0)
    while referee.game.phase != "turn":
        step(referee, rng)
    for _ in range(40):
        variant = referee.hidden_variant(0, rng)
        assert variant.game.players[1].hand[LOCOMOTIVE] >= 1  # K2


@pytest.mark.clause("S1", "T6a")
@pytest.mark.parametrize("map_file, players", [(NORTH_AMERICA, 2), (EUROPE, 3), (CARD_GAME, 4)])
def test_variants_of_games_with_an_empty_deck(map_file: Path, players: int) -> None:
    for seed in range(6):
        rng = random.Random(seed)
        referee = Referee(map_file, players)
        outcomes = 0
        while referee.awaiting() != "over" and outcomes < 300:
            outcomes += 1
            few = sum(referee.game.cards.deck) < 8
            if rng.random() < (0.3 if few else 0.02):
                check_variant(referee, rng.randrange(-1, players), rng, map_file)
            if referee.awaiting() == "decision":
                outcomes = 0
                seat = rng.choice(referee.pending())
                referee.play(seat, hoarders_choice(referee.legal(seat), rng))
            else:
                some_chance(referee, rng)


@pytest.mark.clause("S1", "E2")
def test_whether_a_long_ticket_was_kept_is_hidden() -> None:
    rng = random.Random(8)
    referee = Referee(EUROPE, 2, 0)
    while referee.game.phase != "setup":
        some_chance(referee, rng)
    referee.play(0, KEEP + 15)
    referee.play(1, KEEP + 3)  # the long one and a regular one
    tickets = referee.game.data.tickets
    kept_long = 0
    for _ in range(200):
        variant = referee.hidden_variant(0, rng)
        held = variant.game.players[1].held
        kept_long += sum(tickets[ticket].long for ticket in held)
        out = variant.game.tickets.out
        assert sum(tickets[ticket].long for ticket in out + held) == 5
    assert 50 < kept_long < 150


@pytest.mark.clause("S1", "B3a")
def test_secret_choices_are_chosen_anew() -> None:
    rng = random.Random(8)
    referee = Referee(NORTH_AMERICA, 2, 0)
    while referee.game.phase != "setup":
        some_chance(referee, rng)
    referee.play(1, KEEP + 7)
    chosen = {referee.hidden_variant(0, rng).game.players[1].chosen_set for _ in range(60)}
    assert chosen == {3, 5, 6, 7}
    assert referee.hidden_variant(1, rng).game.players[1].chosen_set == 7
    assert referee.hidden_variant(1, rng).game.players[0].chosen_set is None


@pytest.mark.clause("S1", "K3", "K16")
def test_conditions_on_tickets_in_the_card_game() -> None:
    """What a seat put back at set-up was not dealt to others; what was left over could not be completed."""
    for seed in range(4):
        rng = random.Random(seed)
        referee = Referee(CARD_GAME, 4)
        while referee.awaiting() != "over":
            if rng.random() < 0.1:
                seat = rng.randrange(4)
                variant = referee.hidden_variant(seat, rng).game
                others = [player for player in variant.players if player.seat != seat]
                fits = condition(variant, seat, others)
                places = {ticket for player in others for ticket in player.held}
                assert all(fits(place, place) for place in places)
                mine = set(variant.players[seat].dealt_at_setup)
                assert not any(mine & set(player.dealt_at_setup) for player in others)
            step(referee, rng)
