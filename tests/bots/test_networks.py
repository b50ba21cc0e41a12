"""Networks in files: those of the package, and those that somebody names."""

from __future__ import annotations

from pathlib import Path

import pytest

import whistlestop as ws
from bots.moment import moment
from whistlestop import maps
from whistlestop.bots.champion import shipped
from whistlestop.bots.champion.weights import WeightsError, fingerprint
from whistlestop.bots.players import BotError, make_player, needs_stand_in, network_file
from whistlestop.bots.players import champion as players

GAMES = ("north_america", "europe", "card_game")


@pytest.mark.parametrize("game", GAMES)
def test_every_network_has_a_small_one_that_learnt_from_it(game: str) -> None:
    """Whoever trains a network anew lets a small one learn to play like it (docs/training.md)."""
    large, small = shipped.path_of(game), shipped.small_path_of(game)
    assert large is not None
    assert small is not None
    assert large.stat().st_size < 6_000_000
    assert small.stat().st_size < 2_000_000
    weights = players.weights_for(maps.load(game))
    assert weights is not None
    assert weights.in_trials.game == game
    assert weights.in_trials.about["network"] == fingerprint(large)
    assert len(weights.in_trials.first_bias) < len(weights.first_bias)


def test_weights_that_cannot_be_read_are_one_sentence(monkeypatch: pytest.MonkeyPatch) -> None:
    def damaged(_: object) -> None:
        raise WeightsError("north_america.npz holds no weights, or is damaged.")

    monkeypatch.setattr(players, "weights_for", damaged)
    played = ws.new("north_america", seed=1)
    with pytest.raises(BotError, match=r"'champion' cannot play: north_america.npz holds no weights"):
        make_player("champion").decide(played, played.pending[0])
    assert not needs_stand_in("champion", played.map)


@pytest.mark.parametrize("bot", ["champion:{file}", "master:{file}@8"])
def test_a_network_in_a_file_plays(bot: str, tmp_path: Path) -> None:
    path = shipped.path_of("card_game")
    assert path is not None
    mine = tmp_path / "mine@home.npz"
    mine.write_bytes(path.read_bytes())
    named = bot.format(file=mine)
    assert network_file(named) == mine
    assert network_file(bot.replace(":{file}", "")) is None
    played, seat = moment("card_game", 16)
    assert make_player(named, seed=1).decide(played, seat) in played.legal_decisions(seat)
    other, seat = moment("europe", 16)
    with pytest.raises(BotError, match=r"cannot play: .*mine@home\.npz plays card_game, not europe\.$"):
        make_player(named, seed=1).decide(other, seat)


def test_a_network_in_a_file_is_read_when_the_player_is_made(tmp_path: Path) -> None:
    large, small = shipped.path_of("card_game"), shipped.small_path_of("card_game")
    assert large is not None
    assert small is not None
    mine = tmp_path / "champion.npz"
    widths = []
    for file in (large, small):
        mine.write_bytes(file.read_bytes())
        player = make_player(f"champion:{mine}")
        assert isinstance(player, players.ChampionPlayer)
        assert player.own is not None
        widths.append(len(player.own.first_bias))
    assert widths[0] > widths[1]


def test_a_network_in_a_file_plays_the_map_that_it_has_learnt(tmp_path: Path) -> None:
    path = shipped.path_of("europe")
    assert path is not None
    text = (Path(maps.__file__).parent / "europe.toml").read_text(encoding="utf-8")
    (tmp_path / "europe.toml").write_text(text.replace("longest_path_bonus = 10", "longest_path_bonus = 90"), "utf-8")
    played = ws.new(tmp_path / "europe.toml", seed=2)
    with pytest.raises(BotError, match=r"has learnt europe, and this map differs from that\.$"):
        make_player(f"champion:{path}").decide(played, played.pending[0])


def test_a_file_without_a_network_is_refused_at_once(tmp_path: Path) -> None:
    with pytest.raises(BotError, match=r"nowhere\.npz does not exist\.$"):
        make_player(f"champion:{tmp_path / 'nowhere.npz'}")
    (tmp_path / "text.npz").write_text("not weights", encoding="utf-8")
    with pytest.raises(BotError, match=r"text\.npz holds no weights, or is damaged"):
        make_player(f"master:{tmp_path / 'text.npz'}")
