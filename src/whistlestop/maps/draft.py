"""A first reading of a map file, key by key: what is well formed is kept, the rest becomes faults."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any

from . import shape
from .fault import Fault, closest, join, nearest, show
from .model import FORMAT, Kind
from .shape import REQUIRED, Key
from .values import Holds

Entry = dict[str, Any]  # a table of the file with its well-formed keys only, defaults put in


@dataclass
class Draft:
    """The tables of a file as far as they are well formed. An entry's "label" says where in it it is."""

    file: str
    kind: Kind = "map"
    readable: bool = True  # False: another format, nothing was read
    top: Entry = field(default_factory=dict)
    tables: dict[str, Entry] = field(default_factory=dict)
    cities: list[Entry] = field(default_factory=list)
    routes: list[Entry] = field(default_factory=list)
    tickets: list[Entry] = field(default_factory=list)
    listed: set[str] = field(default_factory=set)  # which of these three the file has
    city_ids: set[str] = field(default_factory=set)  # ill-formed ones too: their routes are no second fault
    faults: list[Fault] = field(default_factory=list)

    def fault(self, entry: str, problem: str, expected: str) -> None:
        self.faults.append(Fault(self.file, entry, problem, expected))

    def number(self, table: str, key: str) -> int | None:
        """A rule number, or None if the file does not give it properly."""
        return self.tables.get(table, {}).get(key)


def read(data: dict[str, Any], file: str, tickets: Sequence[str] = ()) -> Draft:
    """Everything in the file that has the right shape, and a fault for everything that has not. `tickets`: where each
    ticket of a variant stands, if not in its base's list."""
    draft = Draft(file)
    wanted = data.get("format")
    if type(wanted) is int and wanted != FORMAT:  # all other faults would be guesses
        draft.fault("format", f"is {wanted}, a format that this version does not know", str(FORMAT))
        draft.readable = False
        return draft
    draft.kind = _kind_of(data)
    plain = {key: value for key, value in data.items() if key not in shape.TABLES}
    draft.top = _table(draft, "", plain, shape.TOP, also=tuple(shape.TABLES))
    for name in shape.TABLES:
        _read_table(draft, name, data)
    draft.cities = _list(draft, "board", "cities", shape.CITY)
    draft.routes = _list(draft, "board", "routes", shape.ROUTE)
    draft.tickets = _list(draft, "tickets", "list", shape.TICKET, tickets)
    if "board.cities" in draft.listed:
        draft.city_ids = {city["id"] for city in data["board"]["cities"] if _has_id(city)}
    return draft


def _kind_of(data: dict[str, Any]) -> Kind:
    """What the file says, or what it looks like where it says nothing that makes sense."""
    kind = data.get("kind")
    if kind == "map" or kind == "cards":
        return "map" if kind == "map" else "cards"
    return "cards" if "trains" not in data and ("bonus" in data or "rounds" in data) else "map"


def _read_table(draft: Draft, name: str, data: dict[str, Any]) -> None:
    table = shape.TABLES[name]
    foreign = table.only is not None and table.only != draft.kind
    if name not in data:
        if table.required and not foreign:
            draft.fault(name, "is missing", f"a table [{name}]")
    elif foreign:
        draft.fault(name, f'does not belong in a map of kind "{draft.kind}"', "no such table")
    elif not isinstance(data[name], dict):
        draft.fault(name, f"is {show(data[name])}", f"a table [{name}]")
    elif table.keys is None:
        draft.tables[name] = _value(draft, name, "", shape.BONUS, data[name]) or {}
    else:
        draft.tables[name] = _table(draft, name, data[name], table.keys)


def _has_id(city: Any) -> bool:
    return isinstance(city, dict) and isinstance(city.get("id"), str)


def _list(draft: Draft, table: str, key: str, keys: dict[str, Key], places: Sequence[str] = ()) -> list[Entry]:
    raw = draft.tables.get(table, {}).pop(key, None)
    if raw is None:
        return []
    draft.listed.add(f"{table}.{key}")
    entries = []
    for number, value in enumerate(raw):
        place = (places[number] if number < len(places) else "") or f"{table}.{key}[{number}]"
        label = f"{place}{_title(value)}"
        if isinstance(value, dict):
            entry = _table(draft, label, value, keys)
        else:
            draft.fault(label, f"is {show(value)}", "a table with " + join(keys))
            entry = {}
        entries.append(entry | {"label": label})
    return entries


def _title(value: object) -> str:
    """What people call an entry, so that they find it: its cities or its id."""
    if not isinstance(value, dict):
        return ""
    cities = value.get("between", [value.get("id")])
    if isinstance(cities, list) and cities and all(isinstance(city, str) for city in cities):
        return f" ({show('-'.join(cities))[1:-1]})"
    return ""


def _table(draft: Draft, name: str, raw: dict[str, Any], keys: dict[str, Key], also: tuple[str, ...] = ()) -> Entry:
    entry: Entry = {}
    meant: set[str] = set()  # keys that are there, but misspelt
    ours = {key: rule for key, rule in keys.items() if rule.only in (None, draft.kind)}
    for key, value in raw.items():
        if key in ours:
            if (kept := _value(draft, name, key, ours[key].holds, value)) is not None:
                entry[key] = kept
        elif key in keys:
            draft.fault(name, f'has the key "{key}", which a map of kind "{draft.kind}" has not', join(ours))
        else:
            known = (*ours, *also)
            meant.update(word for word in ours if word not in raw and closest(key, known) == word)
            draft.fault(name, f"has the unknown key {show(key)}{nearest(key, known)}", join(known))
    for key, rule in ours.items():
        if key in raw or key in meant:
            continue
        if rule.default is REQUIRED:
            draft.fault(name, f'lacks the key "{key}"', rule.holds.expected)
        else:
            entry[key] = rule.default
    return entry


def _value(draft: Draft, name: str, key: str, holds: Holds, value: Any) -> Any:
    """The value if it may stand here, else None and its faults."""
    wrongs = holds.wrong(value)
    for problem, expected in wrongs:
        if name.endswith((")", "]")) and key:  # an entry of a list: the key goes with the problem
            draft.fault(name, f"{key} {problem}", expected)
        else:
            draft.fault(".".join(part for part in (name, key) if part), problem, expected)
    return None if wrongs else value
