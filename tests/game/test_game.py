"""A game in one's hands: playing in every way there is, undo, copy, chance from outside, and scores."""

from __future__ import annotations

import copy
import random
from pathlib import Path

import numpy as np
import pytest

import whistlestop as ws
from policies import GAMES, POLICIES
from whistlestop import maps, rules
from whistlestop.game.notation.actions import Claim, Draw, Extra, Keep, Pay, With
from whistlestop.game.notation.cards import KINDS
from whistlestop.game.trails import trail


def play_randomly(game: ws.Game, seed: int, most: int = 10**9) -> None:
    luck = random.Random(seed)
    for _ in range(most):
        if game.is_over:
            return
        seat = luck.choice(game.pending)
        policy = POLICIES[luck.choice(list(POLICIES))]
        game.play(policy(game.legal_decisions(seat), luck), seat)


def test_a_new_game_waits_for_the_first_choices() -> None:
    game = ws.new("europe", players=3, seed=7)
    assert (game.phase, game.turn, game.pending, game.to_move, game.is_over) == ("setup", 0, (0, 1, 2), 0, False)
    assert game.legal(2)[0] == Keep((1, 2))
    game.play("keep 1 2", seat=2)
    assert game.pending == (0, 1)
    assert game.legal(2) == []
    game.play(Keep((1, 2)))
    game.play(64 + 0b111)
    assert (game.phase, game.turn) == ("turn", 1)
    assert repr(game) == "<Game europe, 3 players, turn 1, turn>"


@pytest.mark.parametrize("name, players", GAMES)
def test_actions_text_and_integers_play_the_same_game(name: str, players: int) -> None:
    games = [ws.new(name, players, seed=21) for _ in range(3)]
    luck = random.Random(4)
    while not games[0].is_over:
        seat = luck.choice(games[0].pending)
        at = luck.randrange(len(games[0].legal(seat)))
        games[0].play(games[0].legal_decisions(seat)[at], seat)
        games[1].play(games[1].legal(seat)[at], seat)
        games[2].play(str(games[2].legal(seat)[at]), seat)
        assert games[0].log == games[1].log == games[2].log
    states = rules.new(games[0].board, players, seed=21)
    assert np.array_equal(games[0].legal_mask(), np.zeros(512, bool))
    for entry in games[0].log:
        if entry < 0:
            rules.apply_chance(states, games[0].board, -1 - entry)
        else:
            rules.apply(states, games[0].board, entry // 512, entry % 512)
    states["rng"] = games[0]._log.states["rng"]
    assert states.tobytes() == games[0]._log.states.tobytes()


def test_the_mask_is_what_is_legal() -> None:
    game = ws.new("card_game", 3, seed=2)
    play_randomly(game, 1, 40)
    for seat in range(3):
        assert np.flatnonzero(game.legal_mask(seat)).tolist() == game.legal_decisions(seat)
    assert game.legal_mask().dtype == np.bool_
    assert game.legal_mask().shape == (512,)


def ready(name: str, players: int = 2, seed: int = 1) -> ws.Game:
    game = ws.new(name, players, seed=seed, options={"first": 0})
    while game.phase == "setup":
        game.play(game.legal()[0])
    return game


def test_a_half_legal_line_changes_nothing() -> None:
    game = ready("north_america")
    track = next(action for action in game.legal() if isinstance(action, Claim))
    for line in (f"{track}, 6 loco", f"{track}; draw deck", "draw deck; draw deck", f"{track}; pass"):
        before, log = game._log.states.tobytes(), game.log
        with pytest.raises((ws.IllegalAction, ws.NotationError)):
            game.play(line)
        assert game._log.states.tobytes() == before
        assert game.log == log


def test_a_set_of_the_wrong_size_is_refused_by_its_clause() -> None:
    game = ready("europe", seed=3)
    claim = next(move for move in game.moves() if isinstance(move, ws.Move))
    first, pay = claim.actions
    assert isinstance(pay, Pay)
    game.play(first)
    with pytest.raises(ws.IllegalAction, match="Possible now: pay") as caught:
        game.play(Pay(pay.colour, pay.cards + 1, pay.locos))
    assert caught.value.clause in ("B5", "E11")
    game.play(pay)


def test_a_colour_left_out_is_filled_in_by_what_is_possible() -> None:
    """Of the two tracks of a double route the one that can be claimed is meant."""
    game = ready("north_america", players=4)
    game._log.states["hands"][0] = [0, 0, 0, 0, 6, 0, 0, 0, 0]
    game._log.states["hand_n"][0] = 6
    game._log.take(())
    assert str(game.parse("claim portland - san francisco")) == "claim portland-san_francisco/green"


@pytest.mark.parametrize("name, players", GAMES)
def test_only_what_is_legal_can_be_played(name: str, players: int) -> None:
    """Numbers of cards that mean nothing here are no other decision's integer."""
    luck = random.Random(f"legal {name} {players}")
    game = ws.new(name, players, seed=3)
    for _ in range(150):
        if game.is_over:
            return
        seat = luck.choice(game.pending)
        legal = set(game.legal(seat))
        odd = [With(luck.randrange(-40, 480), luck.choice(KINDS)), Extra(luck.choice(KINDS), luck.randrange(9), 51)]
        odd += [Pay(luck.choice(KINDS), luck.randrange(9), luck.randrange(9)), Extra("red", 1, luck.randrange(490))]
        for action in odd:
            if action not in legal:
                with pytest.raises(ws.IllegalAction):
                    game.copy().play(action, seat)
        game.play(luck.choice(game.legal_decisions(seat)), seat)


def test_an_outcome_told_by_mistake_can_be_taken_back() -> None:
    game = ws.new("north_america", 2, chance=ws.Given(), options={"first": 0})
    with pytest.raises(ValueError, match="nothing has happened"):
        game.take_back()
    game.happen("blue")
    view = game.view(1).json()
    game.happen("red")
    game.take_back()
    assert game.view(1).json() == view
    game.happen("green")
    assert len(game.log) == 2


def test_a_copy_by_the_standard_library_is_a_copy() -> None:
    game = ws.new("europe", 2, seed=9)
    other = copy.copy(game)
    other.play("keep 1 2")
    assert game.log != other.log


@pytest.mark.parametrize("name, players", GAMES)
def test_undo_goes_back_step_by_step_and_the_same_luck_comes_again(name: str, players: int) -> None:
    game = ws.new(name, players, seed=5)
    shots = []
    luck = random.Random(6)
    for _ in range(80):
        shots.append((game.log, game._log.states.tobytes(), game.view(0).json()))
        seat = luck.choice(game.pending)
        game.play(luck.choice(game.legal_decisions(seat)), seat)
    entry = next(entry for entry in reversed(game.log) if entry >= 0)
    played = game._log.states.tobytes()
    game.undo()
    game.play(entry % 512, entry // 512)
    assert game._log.states.tobytes() == played
    for log, state, view in reversed(shots):
        game.undo()
        assert (game.log, game._log.states.tobytes(), game.view(0).json()) == (log, state, view)
    with pytest.raises(ValueError, match="no decision has been taken"):
        game.undo()


def test_a_copy_goes_its_own_way() -> None:
    game = ws.new("europe", 2, seed=9)
    play_randomly(game, 3, 30)
    view = game.view(1)
    other = game.copy()
    assert other.view(1) == view
    play_randomly(other, 4, 20)
    assert game.view(1) == view
    assert len(other.log) > len(game.log)
    play_randomly(game, 4, 20)
    assert game.log == other.log


def test_chance_can_be_told() -> None:
    told = ws.new("north_america", 2, chance=ws.Given())
    drawn = ws.new("north_america", 2, seed=13)
    assert told.phase == "chance"
    assert told.pool() == ("lot", {0: 1, 1: 1})
    assert told.to_move is None
    with pytest.raises(ws.IllegalAction, match="has to be revealed first"):
        told.play("draw deck")
    for entry in drawn.log:
        told.happen(-1 - entry)
    assert told.phase == "setup"
    assert told.log == drawn.log
    with pytest.raises(ValueError, match="nothing is to come up now"):
        told.happen("red")
    for game in (told, drawn):
        game.play("keep 1 2")
        game.play("keep 1 2")
    told.play("draw deck")
    with pytest.raises(ws.IllegalAction, match=r"can’t come up.*Possible now: purple, blue"):
        told.happen("miami-boston")
    told.happen("BLACK")
    assert told.events_since(-1)[0].card == "black"  # type: ignore[attr-defined]


def test_bad_requests_get_a_sentence() -> None:
    with pytest.raises(ValueError, match="Europe is for 2 to 5 players, not 6"):
        ws.new("europe", 6)
    with pytest.raises(ValueError, match="starting player is a seat from 0 to 1, not 5"):
        ws.new("europe", 2, options={"first": 5})
    with pytest.raises(ValueError, match="The options are first, open_track"):
        ws.new("europe", 2, options={"speed": 5})
    with pytest.raises(ValueError, match="2 players need 2 names, not 1"):
        ws.new("europe", 2, names=["Anna"])
    with pytest.raises(ws.maps.MapError, match="no such file, and no map of this name"):
        ws.new("mars")
    game = ws.new("europe", 2)
    for look in (game.view, game.legal, game.moves, game.seen, game.legal_mask):
        with pytest.raises(ValueError, match="there is no seat 2"):
            look(2)
    with pytest.raises(ValueError, match=f"there is no seat {10**30}"):
        game.play("keep 1 2", 10**30)
    for names in (["", "Bo"], ["A" * 101, "Bo"], ["line\nbreak", "Bo"], ["\ud800", "Bo"], [1, 2]):
        with pytest.raises(ValueError, match="a player's name is a text"):
            ws.new("europe", 2, names=names)  # type: ignore[arg-type]
    for clumsy in (Keep([1, 2]), With("2", "red"), ws.Move(())):  # type: ignore[arg-type]
        with pytest.raises((ws.IllegalAction, ws.NotationError)):
            game.play(clumsy)
    with pytest.raises(ValueError, match="made for another map, other options"):
        ws.new("europe", 2, options={"first": 1}, chance=ws.Fair(b"s" * 32, game.map.hash, None, 2, [b"", b""]))
    with pytest.raises(ws.IllegalAction):
        game.play(10**30)
    with pytest.raises(ws.IllegalAction, match="no such move"):
        game.play(Claim("atlantis-utopia"))
    with pytest.raises(TypeError):
        game.play(1.5)  # type: ignore[arg-type]


def test_a_map_of_ones_own_can_be_played(tmp_path: Path) -> None:
    text = maps.path("north_america").read_text(encoding="utf-8").replace('id = "north_america"', 'id = "mine"', 1)
    file = tmp_path / "mine.toml"
    file.write_text(text, encoding="utf-8")
    game = ws.new(file, 2, seed=3)
    play_randomly(game, 1)
    assert game.view().game == "mine"


@pytest.mark.clause("S3")
@pytest.mark.parametrize("name, players", GAMES)
def test_scores_add_up_and_show_a_longest_path(name: str, players: int) -> None:
    for seed in range(6):
        game = ws.new(name, players, seed=seed)
        assert not game.scores().final
        play_randomly(game, seed)
        scores = game.scores()
        assert scores.final
        assert scores.winners == tuple(seat.seat for seat in scores.seats if seat.rank == 1)
        for seat in scores.seats:
            longest = seat.longest.points if seat.longest else 0
            assert sum(ticket.points for ticket in seat.tickets) == seat.ticket_points
            assert sum(bonus.points for bonus in seat.bonuses) == seat.bonus_points
            parts = seat.routes + seat.ticket_points + longest + seat.station_points + seat.bonus_points
            assert parts == seat.total
            if seat.longest and seat.longest.length:
                check_path(game, seat)


def check_path(game: ws.Game, seat: ws.game.scores.SeatScore) -> None:
    """The path shown runs over the seat's own routes, each once, from city to city, and is as long as it says."""
    assert seat.longest is not None
    names = game.notation
    tracks = [game.map.tracks[names.track_number[track]] for track in seat.longest.tracks]
    assert len(set(seat.longest.tracks)) == len(tracks)
    assert set(seat.longest.tracks) <= set(game.view().seats[seat.seat].routes)
    assert sum(track.length for track in tracks) == seat.longest.length
    cities = [names.city_number[city] for city in seat.longest.cities]
    assert len(cities) == len(tracks) + 1
    for here, there, track in zip(cities, cities[1:], tracks, strict=False):
        assert {here, there} == {track.a, track.b}


def test_a_trail_visits_every_track_once() -> None:
    map = maps.load("europe")
    assert trail(map, []) == ([], [])
    names = ws.new("europe").notation
    loop = [names.find_track(pair)[0] for pair in ("paris-brest", "brest-dieppe", "dieppe-paris", "paris-marseille")]
    cities, tracks = trail(map, loop)
    assert sorted(tracks) == sorted(loop)
    assert {names.cities[cities[0]], names.cities[cities[-1]]} == {"paris", "marseille"}


def test_what_decides_a_tie_is_told() -> None:
    """B16, E15, K21: points first, then each tie-break; from real games that ended so."""
    found: set[str] = set()
    for name, players in GAMES:
        for seed in range(400):
            if found >= {"points", "tickets"}:
                return
            game = ws.new(name, players, seed=seed)
            rules.play_random(game._log.states, game.board, seed=seed)
            found.add(game.scores().decided_by)
    assert found >= {"points", "tickets"}


def test_drawing_by_hand_moves_the_card_and_fills_its_place() -> None:
    game = ready("north_america", seed=8)
    row = list(game.view(0).row)
    colour = next(card for card in row if card not in (None, "loco"))
    game.play(Draw(str(colour)))
    after = list(game.view(0).row)
    place = row.index(colour)
    assert row[:place] + row[place + 1 :] == after[:place] + after[place + 1 :]
