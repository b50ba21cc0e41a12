"""Do the cities and routes of a map file make a board?"""

from __future__ import annotations

from .draft import Draft, Entry
from .fault import join, nearest, show
from .model import CITIES, GREY, TRACKS

Pair = frozenset[str]


def check(draft: Draft) -> None:
    _cities(draft)
    _unknown_cities(draft)
    if draft.kind == "map":
        pairs = _routes(draft)
        _lengths(draft)
        if draft.city_ids and draft.routes and None not in pairs:
            _connected(draft, {pair for pair in pairs if pair})


def _cities(draft: Draft) -> None:
    if "board.cities" in draft.listed and len(draft.cities) < 2:
        draft.fault("board.cities", f"lists {len(draft.cities)} cities", "at least 2")
    if len(draft.cities) > CITIES:
        draft.fault("board.cities", f"lists {len(draft.cities)} cities", f"at most {CITIES}")
    for key, what in (("id", "id"), ("name", "name")):
        _twice(draft, key, what)
    places: dict[tuple[float, float], str] = {}
    for city in draft.cities:
        if "lat" in city and "lon" in city:
            first = places.setdefault((city["lat"], city["lon"]), city["label"])
            if first != city["label"]:
                draft.fault(city["label"], f"has the same lat and lon as {first}", "a place of its own")


def _twice(draft: Draft, key: str, what: str) -> None:
    first: dict[str, str] = {}
    for city in draft.cities:
        if key in city and first.setdefault(city[key], city["label"]) != city["label"]:
            where = first[city[key]]
            draft.fault(city["label"], f"has the {what} {show(city[key])} of {where}", f"a different {what}")


def _unknown_cities(draft: Draft) -> None:
    """One fault for each unknown city, however many entries name it."""
    if not draft.city_ids:
        return
    mentions: dict[str, list[str]] = {}
    for entry in [*draft.routes, *draft.tickets]:
        for city in entry.get("between", ()):
            mentions.setdefault(city, []).append(entry["label"])
    for city in draft.tables.get("bonus", {}):
        mentions.setdefault(city, []).append("bonus")
    for city, labels in mentions.items():
        if city not in draft.city_ids:
            problem = f"names the unknown city {show(city)}{nearest(city, draft.city_ids)}"
            more = f", as {len(labels) - 1} more do" if len(labels) > 1 else ""
            draft.fault(labels[0], problem + more, "the id of a city in board.cities")


def ends(draft: Draft, entry: Entry) -> Pair | None:
    """The two cities of a route or ticket; None if these are not two cities of the map."""
    cities: list[str] | None = entry.get("between")
    if cities is None or not draft.city_ids:
        return None
    if cities[0] == cities[1]:
        draft.fault(entry["label"], f"runs from {show(cities[0])} to itself", "two different cities")
        return None
    return frozenset(cities) if draft.city_ids.issuperset(cities) else None


def _routes(draft: Draft) -> list[Pair | None]:
    if "board.routes" in draft.listed and not draft.routes:
        draft.fault("board.routes", "lists no route", "at least one")
    tracks = sum(len(route.get("tracks", ())) for route in draft.routes)
    if tracks > TRACKS:
        expected = f"at most {TRACKS}, a double route counting two"
        draft.fault("board.routes", f"lists {tracks} tracks", expected)
    pairs = []
    listed: dict[Pair, str] = {}
    for route in draft.routes:
        pair = ends(draft, route)
        pairs.append(pair)
        if pair and listed.setdefault(pair, route["label"]) != route["label"]:
            problem = f"joins the same two cities as {listed[pair]}"
            draft.fault(route["label"], problem, 'one entry; a double route has two colours in its "tracks"')
        _ferry(draft, route)
        _affordable(draft, route)
    return pairs


def _ferry(draft: Draft, route: Entry) -> None:
    """A ferry has no more symbols than spaces, is grey, and is no tunnel (E4, E5)."""
    label, symbols, length = route["label"], route.get("ferry"), route.get("length")
    if not symbols:
        return
    if length is not None and symbols > length:
        draft.fault(label, f"ferry is {symbols} on a route of length {length}", f"at most {length}")
    if route.get("tunnel"):
        draft.fault(label, "is a ferry and a tunnel", "one of the two")
    coloured = [colour for colour in route.get("tracks", []) if colour != GREY]
    if coloured:
        draft.fault(label, f"is a ferry, but {join(coloured)}", "grey: a ferry takes any one colour")
    locomotives = draft.number("train_cards", "locomotives")
    if locomotives is not None and symbols > locomotives:
        problem = f"ferry is {symbols}, but train_cards.locomotives is {locomotives}"
        draft.fault(label, problem, "a ferry that can be paid for")


def _affordable(draft: Draft, route: Entry) -> None:
    """B5, B7: nobody could ever claim a route that is too long for the trains or the cards there are."""
    length = route.get("length")
    if length is None:
        return
    trains = draft.number("trains", "each")
    if trains is not None and length > trains:
        draft.fault(route["label"], f"length is {length}, but trains.each is {trains}", f"at most {trains}")
    colour, locomotives = (draft.number("train_cards", key) for key in ("each_colour", "locomotives"))
    if colour is not None and locomotives is not None and length > colour + locomotives:
        problem = f"length is {length}, but there are only {colour + locomotives} cards to pay for it"
        draft.fault(route["label"], problem, "at most train_cards.each_colour + train_cards.locomotives")


def _lengths(draft: Draft) -> None:
    """B11: every length on the board is worth points."""
    points = draft.tables.get("trains", {}).get("points")
    if points is None:
        return
    missing: dict[int, list[str]] = {}
    for route in draft.routes:
        if "length" in route and str(route["length"]) not in points:
            missing.setdefault(route["length"], []).append(route["label"])
    for length, labels in sorted(missing.items()):
        more = f" and {len(labels) - 1} more" if len(labels) > 1 else ""
        problem = f"gives no points for length {length}, that of {labels[0]}{more}"
        draft.fault("trains.points", problem, f"{length} = its points")


def _connected(draft: Draft, pairs: set[Pair]) -> None:
    """B14: a ticket to a city that no route leads to could never be completed."""
    groups: list[set[str]] = []
    for pair in [*pairs, *({city} for city in draft.city_ids)]:
        touching = [group for group in groups if group & pair]
        groups = [group for group in groups if not group & pair]
        groups.append(set(pair).union(*touching))
    main = max(groups, key=len)
    cut_off = sorted(draft.city_ids - main)
    if cut_off:
        where = "is" if len(cut_off) == 1 else "are"
        problem = f"{join(cut_off)} {where} cut off from the rest"
        draft.fault("board.routes", problem, "routes that join all cities")
