"""What somebody chooses for a new table, as settings that the server takes."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import msgspec
import pytest

from web.node import run_module
from whistlestop import maps
from whistlestop.server.refusal import Refusal
from whistlestop.server.tables.seating import checked
from whistlestop.server.web.assets import Assets
from whistlestop.wire.settings import TableSettings

SCRIPT = """
const { fitted, newDraft, people, settingsOf } = await import("./web/app/screens/home/draft.js");
say(given.wishes.map(({ game, seating, change, seats }) => {
  const draft = fitted({ ...newDraft(game, seating, "medium", "Anna"), ...change }, seats);
  return { settings: settingsOf(draft, game === "card_game"), people: people(draft, (seat) => `Player ${seat + 1}`) };
}));
"""
GAMES = {name: maps.load(name) for name in ("north_america", "europe", "card_game")}


def made(folder: Path, *wishes: tuple[str, str, dict[str, Any]]) -> list[dict[str, Any]]:
    seats = {name: dict(zip(("least", "most"), game.players, strict=True)) for name, game in GAMES.items()}
    given = [
        {"game": game, "seating": seating, "change": change, "seats": seats[game]} for game, seating, change in wishes
    ]
    found: list[dict[str, Any]] = run_module(folder, SCRIPT, wishes=given, language="en")
    return found


@pytest.mark.parametrize("seating", ["bots", "friends", "pass"])
def test_every_choice_is_a_table_that_the_server_sets(tmp_path: Path, seating: str) -> None:
    changes: list[dict[str, Any]] = [
        {},
        {"players": 5, "first": 4, "openTrack": True},
        {"players": 1, "clock": 120, "atZero": "bot-stays", "open": True, "spectators": False, "hints": False},
    ]
    for it in made(tmp_path, *((game, seating, change) for game in GAMES for change in changes)):
        settings = msgspec.convert(it["settings"], TableSettings)
        assert checked(settings, GAMES) == settings
        assert len(it["people"]) == (settings.players if seating == "pass" else 1)
        assert settings.pass_and_play == (seating == "pass")


def test_seats_fit_the_game(tmp_path: Path) -> None:
    many, few, first = made(
        tmp_path,
        ("card_game", "bots", {"players": 5, "first": 4}),
        ("europe", "friends", {"players": 1}),
        ("card_game", "pass", {"players": 4, "names": ["Anna", " ", "Bo", "", ""], "first": 2}),
    )
    assert many["settings"]["players"] == 4
    assert many["settings"]["bots"] == ["medium"] * 3
    assert many["settings"]["first"] is None  # that seat is gone
    assert few["settings"]["players"] == 2
    assert first["settings"]["first"] == 2
    assert first["people"] == ["Anna", "Player 2", "Bo", "Player 4"]


def test_the_server_would_say_no(tmp_path: Path) -> None:
    """So that the test above can fail."""
    (it,) = made(tmp_path, ("card_game", "friends", {}))
    with pytest.raises(Refusal):
        checked(msgspec.convert(it["settings"] | {"hints": True}, TableSettings), GAMES)


GAMES_SCRIPT = """
const { offer } = await import("./web/app/state/me.js");
const { gameAbout, gameName, games, isCardGame, poster } = await import("./web/app/words/games.js");
const { addWords } = await import("./web/app/words/words.js");
addWords("en", given.words);
const before = games();
offer.value = { games: given.games };
const told = (it) => [gameName(it), gameAbout(it), poster(it).split("/").pop(), isCardGame(it)];
say({ before, after: games(), told: games().map(told) });
"""


def test_a_variant_has_the_poster_of_its_base_and_says_whose_it_is(tmp_path: Path) -> None:
    def info(game: str, kind: str = "map", base: str | None = None) -> dict[str, Any]:
        return {
            "game": game,
            "name": game.title(),
            "least": 2,
            "most": 4,
            "kind": kind,
            "own": base is not None,
            "base": base,
        }

    games = [info("europe"), info("five", base="europe"), info("six", base="five"), info("card_game", "cards")]
    games += [info("short", "cards", "card_game")]
    text = Assets().files["words/en.ftl"].body.decode()
    found: dict[str, Any] = run_module(tmp_path, GAMES_SCRIPT, games=games, language="en", words=text)
    assert found["before"] == ["north_america", "europe", "card_game"]
    assert found["after"] == ["europe", "five", "six", "card_game", "short"]
    assert found["told"][1] == ["Five", "A variant of Europe.", "europe.svg", False]
    assert found["told"][2] == ["Six", "A variant of Five.", "europe.svg", False]
    assert found["told"][4] == ["Short", "A variant of The Card Game.", "card_game.svg", True]
