"""`whistlestop record`: a game from a real table, typed in line by line."""

from __future__ import annotations

import random
from pathlib import Path

import pytest

from cli.scripts import typed
from recorded import NAMES, played
from whistlestop import maps
from whistlestop.game import Game, Given, load
from whistlestop.game.chance import outcome_text
from whistlestop.game.notation.actions import Action
from whistlestop.rules import phases
from whistlestop.rules.decisions import DECISIONS

Out = pytest.CaptureFixture[str]
WHOLE = 1 << 30
TABLES = [("north_america", 2, 150), ("europe", 3, 200), ("card_game", 2, WHOLE)]  # entries of the log


def lines_of(game: Game) -> list[str]:
    """What a scribe would type: whole hands, then every outcome and every decision by itself."""
    again, lines = game.record().beginning(), []
    hands: list[str] = []
    for entry in game.log:
        pool, dealing = again.pool(), int(again._log.states["phase"][0]) == phases.DEAL
        if entry >= 0:
            lines.append(str(action(again, entry)))
            again.play(entry % DECISIONS, entry // DECISIONS)
            continue
        assert pool is not None
        text = outcome_text(again.notation, pool.kind, -1 - entry)
        again.happen(-1 - entry)
        if dealing:
            hands.append(text)
            if int(again._log.states["phase"][0]) != phases.DEAL:
                lines += [", ".join(hands[seat :: game.players]) for seat in range(game.players)]
                hands = []
        else:
            lines.append(game.names[-1 - entry] if pool.kind == "lot" else text)
    return lines


def action(game: Game, entry: int) -> Action:
    seat, decision = divmod(entry, DECISIONS)
    return dict(zip(game.legal_decisions(seat), game.legal(seat), strict=True))[decision]


def start(name: str, players: int, file: Path) -> list[str]:
    return ["record", "new", name, "--players", ",".join(NAMES[:players]).lower(), "--save", str(file)]


@pytest.mark.parametrize("name,players,most", TABLES)
def test_round_trip(
    name: str, players: int, most: int, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: Out
) -> None:
    """Choices at the same time come in the order of the seats, as the scribe is asked for them."""
    game = in_order(name, players, most)
    file = tmp_path / "evening.wsr"
    assert typed(monkeypatch, lines_of(game), *start(name, players, file)) == 0
    out, err = capsys.readouterr()
    assert err == ""
    assert ("The scores" in out) == game.is_over
    again = load(file)
    assert again.log == game.log
    assert again.names == NAMES[:players]
    assert again.record().seed is None


def in_order(name: str, players: int, most: int) -> Game:
    """A game in which those who may choose at the same time do so in the order of their seats."""
    luck = random.Random(1)
    game = played(name, players, most=0, chance=Given())
    while not game.is_over and len(game.log) < most:
        if pool := game.pool():
            game.happen(luck.choices(list(pool.weights), list(pool.weights.values()))[0])
        elif game.pending:
            game.play(luck.choice(game.legal_decisions(game.pending[0])), game.pending[0])
    return game


def test_forgiving_and_taking_back(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: Out) -> None:
    file = tmp_path / "evening.wsr"
    lines = [
        "back",
        "help",
        "zoe",
        "bo",
        "red red blue",
        "2 red + 2 blue",
        "back",
        "red red blue loco",
        "3 green, 1 white",
        "white white red loco green",
        "back",
        "rd",
        "red, red",
        "red",
        "duluth-houston, los angeles-miami",
        "duluth-houston",
        "calgary-phoenix",
        "boston-miami; denver",
        "boston-miami, denver-pittsburgh, toronto-mia",
        "table",
        "9",
        "1 2",
        "keep 1 2",
        "draw deck",
        "yellow",
        "draw white",
        "quit",
    ]
    assert typed(monkeypatch, lines, *start("north_america", 2, file)) == 0
    out = capsys.readouterr().out
    flat = " ".join(out.split())
    assert "there’s nothing to take back" in flat
    assert "All cards must be known" in flat
    assert "Which 4 cards was Bo dealt? red red blue A hand has 4 cards" in flat
    assert "is one too many" in flat
    assert "record continue" in flat
    game = load(file)
    assert game.turn == 1
    assert game.pool() is not None  # a card for the row
    view = game.view(1)
    assert view.own is not None
    assert view.own.hand == {"white": 1, "blue": 1, "yellow": 1, "red": 2, "loco": 1}
    assert view.first == 1
    assert typed(monkeypatch, ["purple", "back", "back", "back", "log"], "record", "continue", str(file)) == 0
    assert load(file).phase == "turn" or load(file).pool() is not None


def test_files(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: Out) -> None:
    finished, playing = tmp_path / "finished.wsr", tmp_path / "playing.wsr"
    played("card_game", 2).record().save(finished)
    played("card_game", 2, most=5).record().save(playing)
    cases = {
        "is finished": ["record", "continue", str(finished)],
        "draws its own cards": ["record", "continue", str(playing)],
        "already exists": start("card_game", 2, finished),
        "No such file": start("card_game", 2, tmp_path / "no" / "folder.wsr"),
        "a different name": [*start("card_game", 2, tmp_path / "x.wsr")[:4], "a,A", "--save", "x.wsr"],
        "for 2 to 4 players": [*start("card_game", 2, tmp_path / "x.wsr")[:4], "a,b,c,d,e", "--save", "x.wsr"],
    }
    for part, args in cases.items():
        assert typed(monkeypatch, [], *args) == 2
        out, err = capsys.readouterr()
        assert (out, err.count("\n")) == ("", 1)
        assert part in err
    waiting = tmp_path / "waiting.wsr"
    assert typed(monkeypatch, [], *start("card_game", 2, waiting)) == 0
    capsys.readouterr()
    assert typed(monkeypatch, [], "play", "--load", str(waiting)) == 2
    assert "whistlestop record" in capsys.readouterr().err


def test_one_impossible_hand_is_typed_again_and_no_other(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: Out
) -> None:
    """Each hand by itself could be; twelve red cards are all there are."""
    file = tmp_path / "evening.wsr"
    lines = ["anna", "4 red", "4 red", "4 red", "4 red", "4 blue", "5 white"]
    assert typed(monkeypatch, lines, *start("north_america", 4, file)) == 0
    out = " ".join(capsys.readouterr().out.split())
    assert out.count("cards was Dag dealt?") == 2
    assert out.count("cards was Anna dealt?") == 1
    assert [game_hand(load(file), seat) for seat in range(4)] == [{"red": 4}] * 3 + [{"blue": 4}]


def game_hand(game: Game, seat: int) -> dict[str, int]:
    own = game.view(seat).own
    assert own is not None
    return own.hand


def test_a_record_on_a_map_of_ones_own_goes_on(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    map, file = tmp_path / "own.toml", tmp_path / "evening.wsr"
    text = maps.path("europe").read_text(encoding="utf-8").replace('id = "europe"', 'id = "own"')
    map.write_text(text, encoding="utf-8")
    assert typed(monkeypatch, ["anna"], *start(str(map), 2, file)) == 0
    assert typed(monkeypatch, ["4 red", "4 blue"], "record", "continue", str(file), "--map", str(map)) == 0
    assert game_hand(load(file, maps.load(map)), 1) == {"blue": 4}
