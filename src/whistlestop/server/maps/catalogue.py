"""The maps of a server: those that come with Whistlestop, and the operator's own from a folder.

A game is played on the very map that it began with. So the text of an own map, a variant's together with its base's, is
kept in the store with the first table that is made with it: the files may change or go, and the games go on.
"""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path

from whistlestop import maps
from whistlestop.maps import Map, MapError


class MapCatalogue:
    """Maps by their id, for new tables, and by their hash, for all there are."""

    def __init__(self, own: Iterable[tuple[Map, str]] = ()) -> None:
        self.offered: dict[str, Map] = {name: maps.load(name) for name in maps.names()}
        self.problems: list[str] = []  # a sentence for each file that cannot be used
        self._by_hash = {map.hash: map for map in self.offered.values()}
        self._texts: dict[str, str] = {}  # of own maps, by their hash
        for map, text in own:
            self._add(map, text)
        self.offered = {map.id: map for map in maps.beside_bases(self.offered.values())}

    def _add(self, map: Map, text: str) -> None:
        other = self.offered.get(map.id)
        if other is not None:
            where = "comes with Whistlestop" if other.id in maps.names() else f"stands in {other.path.name}"
            self.problems.append(f'{map.path.name}: a map with the id "{map.id}" {where} already')
            return
        self.offered[map.id] = map
        self._by_hash.setdefault(map.hash, map)
        self._texts[map.hash] = text

    def is_own(self, map: Map) -> bool:
        return map.id not in maps.names()

    def find(self, hash: str, id: str) -> Map | None:
        """The map that plays exactly like this, by preference the one of this id (two may differ in names only); None
        if this server does not know it, or not yet."""
        offered = self.offered.get(id)
        return offered if offered is not None and offered.hash == hash else self._by_hash.get(hash)

    def named(self, name: str) -> Map | None:
        """By its id or its hash; a map that is not offered any more, too, if games of it are known here."""
        older = (map for map in self._by_hash.values() if map.id == name)
        return self.offered.get(name) or self._by_hash.get(name) or next(older, None)

    def text(self, hash: str) -> str | None:
        """What is to be kept with the games of an own map."""
        return self._texts.get(hash)

    def learn(self, text: str, name: str) -> None:
        """A map from the store, for games that began with it."""
        try:
            map = maps.load_text(text, name)
        except MapError:
            return  # an older version took it, this one does not: it is missing
        self._by_hash.setdefault(map.hash, map)


def read_folder(folder: str) -> MapCatalogue:
    """The maps in a folder's `*.toml` files beside the shipped ones; files with faults are told and left out."""
    found, problems = [], []
    for file in sorted(Path(folder).glob("*.toml")) if folder else []:
        try:
            found.append(maps.load_with_text(file))
        except MapError as error:
            first, *more = str(error).splitlines()
            problems.append(f"{first} (and {len(more)} more)" if more else first)
    map_catalogue = MapCatalogue(found)
    map_catalogue.problems = [*problems, *map_catalogue.problems]
    return map_catalogue
