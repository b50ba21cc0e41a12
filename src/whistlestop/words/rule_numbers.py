"""The numbers of a map that its rules state: the same in every language, so the page is sent them as they are."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from whistlestop.maps import Map

Numbers = dict[str, int | str]

ROW, COLOURS = 5, 8
LENGTHS = ("two", "three", "four", "five", "six", "seven", "eight")
NONE = "none"


def rule_numbers(map: Map) -> Numbers:
    """What every message of rules.ftl is given; the head of the English file says what each is."""
    return {"everywhere": "no", **_table(map), **_cards(map), **_tickets(map), **_trains(map), **_rounds(map)}


def sections_of(map: Map) -> str:
    """The letters of the sections that a reader of this map's rules needs."""
    if map.kind == "cards":
        return "TKS"
    like_europe = map.ticket_rules.not_kept_at_setup == "out" or map.stations.each > 0
    return "TBES" if like_europe or any(it.tunnel or it.ferry for it in map.tracks) else "TBS"


def _table(map: Map) -> Numbers:
    fewest, most = map.players
    return {
        "fewest": fewest,
        "most": most,
        "single": _yes(fewest == most),
        "idle_rounds": map.idle_rounds,
        "stations": map.stations.each,
        "station_points": map.stations.points_unused,
    }


def _cards(map: Map) -> Numbers:
    cards = map.train_cards
    return {
        "each_colour": cards.each_colour,
        "locomotives": cards.locomotives,
        "cards": COLOURS * cards.each_colour + cards.locomotives,
        "dealt": cards.dealt,
        "given": cards.given_locomotives,
        "reset_at": cards.reset_at_locomotives,
        "coloured": ROW + 1 - cards.reset_at_locomotives,  # T6a: with fewer, every row would be cleared
        "reshuffled": _yes(cards.reshuffled),
    }


def _tickets(map: Map) -> Numbers:
    rules, shown = map.ticket_rules, [sum(ticket.cards) for ticket in map.tickets]
    big = [map.cities[bonus.city].name for bonus in map.bonus]
    return {
        "tickets": len(map.tickets),
        "long_tickets": sum(ticket.long for ticket in map.tickets),
        "tickets_dealt": rules.dealt,
        "long_dealt": rules.dealt_long,
        "offered": rules.dealt + rules.dealt_long,
        "tickets_kept": rules.keep_at_setup,
        "not_kept": rules.not_kept_at_setup,
        "drawn": rules.drawn,
        "drawn_kept": rules.keep_when_drawn,
        "fewest_shown": min(shown),
        "most_shown": max(shown),
        "shown_alike": _yes(min(shown) == max(shown)),
        "bonuses": len(big),
        "bonus_cities": ", ".join(big[:-1]) or NONE,
        "bonus_last": big[-1] if big else NONE,
    }


def _trains(map: Map) -> Numbers:
    trains = map.trains
    closed = trains.doubles_closed_up_to if trains.doubles_closed_up_to >= map.players[0] else 0
    scored = [length for length, points in enumerate(trains.points) if points] or [0]
    lengths = sorted({track.length for track in map.tracks}) or [0]
    longer = {f"points_{name}": trains.points[at] for at, name in enumerate(LENGTHS, 2)}
    if scored[0] > 1:
        longer[f"points_{LENGTHS[scored[0] - 2]}"] = 0  # it is said as the shortest
    return {
        "trains": trains.each,
        "last_round_at": trains.last_round_at,
        "doubles_closed": 5 if closed >= map.players[1] else closed,
        "longest_bonus": trains.longest_path_bonus,
        "shortest": scored[0],
        "shortest_points": trains.points[scored[0]],
        **longer,
        "lengths": ", ".join(f"{length}" for length in lengths[:-1]) or NONE,
        "longest": lengths[-1],
    }


def _rounds(map: Map) -> Numbers:
    begins = map.rounds.two_rounds_from
    return {
        "second_from": begins if begins <= map.players[1] else 0,
        "second_dealt": map.rounds.dealt,
    }


def _yes(true: bool) -> str:
    return "yes" if true else "no"
