"""Several people at one keyboard: the screen is covered between them, and shows nobody another's secrets."""

from __future__ import annotations

import io
import random

import pytest
from rich.console import Console

from whistlestop.cli.seats import read_seats
from whistlestop.cli.terminal.context import Context
from whistlestop.cli.terminal.keyboard import Candidates
from whistlestop.cli.terminal.session import Session
from whistlestop.game import Game, new


class Screen:
    """A keyboard and a screen: what is asked of whom, and what can be read at that time."""

    def __init__(self, game: Game, most: int) -> None:
        self.game = game
        self.out = io.StringIO()
        self.luck = random.Random(1)
        self.most = most
        self.seen: list[tuple[str, str]] = []  # prompt, and all that stands on the screen

    def ask(self, prompt: str, candidates: Candidates) -> str:
        self.seen.append((prompt, self.out.getvalue()))
        assert candidates("") != []
        self.most -= 1
        if self.most < 0:
            raise EOFError
        return str(self.luck.choice(self.game.legal(self.game.pending[0])))

    def pause(self, prompt: str) -> None:
        self.seen.append((prompt, self.out.getvalue()))

    def clear(self) -> None:
        self.out.seek(0)
        self.out.truncate()


@pytest.mark.parametrize("name", ["north_america", "europe", "card_game"])
def test_nobody_sees_anothers_cards(name: str) -> None:
    seats = read_seats("anna,bo,cleo")
    game = new(name, 3, seed=4, names=[seat.name for seat in seats])
    screen = Screen(game, most=60)
    console = Console(file=screen.out, width=100, highlight=False)
    Session(Context(game, seats, console, "en"), screen, seed=4).run()
    prompts = [prompt for prompt, _ in screen.seen]
    assert sum(prompt.startswith("Pass the keyboard to") for prompt in prompts) > 10
    for prompt, shown in screen.seen:
        if prompt.startswith("Pass the keyboard to"):
            assert shown.strip() == ""
        elif prompt.endswith("> "):
            others = [seat.name for seat in seats if seat.name != prompt[:-2]]
            headings = [line for line in shown.splitlines() if line.startswith(game.map.name)]
            assert headings
            assert not any(f": {other} " in heading for heading in headings for other in others)


def test_the_next_one_presses_enter_on_an_empty_screen() -> None:
    seats = read_seats("anna,bo")
    game = new("north_america", 2, seed=4, names=["Anna", "Bo"], options={"first": 0})
    screen = Screen(game, most=2)
    Session(Context(game, seats, Console(file=screen.out, width=100), "en"), screen, seed=4).run()
    prompts = [prompt for prompt, _ in screen.seen]
    assert prompts[0].startswith("Pass the keyboard to Anna")
    assert prompts[1] == "Anna> "
    assert prompts[2] == "Press Enter to cover the screen."
    assert prompts[3].startswith("Pass the keyboard to Bo")
    assert prompts[4] == "Bo> "
