"""What every part of the terminal game needs: the game, who sits where, where to print, and in which words."""

from __future__ import annotations

import functools
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from whistlestop import words

from ..seats import Seat

if TYPE_CHECKING:
    from rich.console import Console

    from whistlestop.game import Game
    from whistlestop.game.views.events import Event
    from whistlestop.maps import Map


@dataclass
class Context:
    """`game` is replaced when a move is taken back."""

    game: Game
    seats: Sequence[Seat]
    console: Console
    language: str

    def say(self, key: str, /, **params: Any) -> str:
        return words.say(key, self.language, **params)

    def show(self, key: str, /, **params: Any) -> None:
        """A sentence on a line of its own; the name of a file is not broken into two."""
        self.console.print(self.say(key, **params), style="dim", soft_wrap="file" in params)

    def kind(self, kind: str) -> str:
        """The name of a kind of card."""
        return words.say(f"kind-{kind}", self.language)

    def counted(self, kind: str, number: int) -> str:
        """`2 red`, `1 locomotive`."""
        return self.say("counted-kind", kind=kind, number=number)

    def counted_list(self, cards: Mapping[str, int]) -> str:
        """`2 red, 1 locomotive`."""
        return self.listed([self.counted(kind, number) for kind, number in cards.items()])

    def listed(self, items: Iterable[str]) -> str:
        """Those that are not empty, one after the other."""
        return words.list_plain(list(filter(None, items)), self.language)

    def place(self, id: str) -> str:
        """A city or a route as people read it."""
        return words.place(id, self.language, places_of(self.game.map))

    def ticket(self, id: str) -> str:
        return words.ticket(id, self.language, places_of(self.game.map))

    @property
    def game_name(self) -> str:
        return words.game_name(self.game.map.id, self.game.map.name, self.language)

    def tell(self, events: Iterable[Event], viewer: int | None) -> list[str]:
        """Sentences for what happened."""
        names, places = self.game.names, places_of(self.game.map)
        return [words.tell(it, names=names, viewer=viewer, language=self.language, places=places) for it in events]

    def awaited(self, viewer: int | None = None) -> str:
        game = self.game
        return words.awaited(game.phase, game.pending, names=game.names, viewer=viewer, language=self.language)

    @property
    def people(self) -> list[int]:
        return [number for number, seat in enumerate(self.seats) if seat.bot is None]


@functools.lru_cache(maxsize=4)
def places_of(map: Map) -> Mapping[str, str]:
    """Display names by id. The rest of a route's name is made by words/."""
    return {city.id: city.name for city in map.cities}
