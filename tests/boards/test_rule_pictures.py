"""Payments, piles, prices and the robbery that the pictures of the rules show are played: none can be wrong."""

from __future__ import annotations

import re
from collections import Counter

import pytest

from kit import COLOURS, LOCO, Table, complete, count, pay, place, singles
from whistlestop import maps, words
from whistlestop.boards.pictures import picture_page, scenes
from whistlestop.boards.pictures.scenes import (
    ANY_COLOUR,
    BLUE_ROUTE,
    FERRY,
    GREY_ROUTE,
    ON_TOP,
    ROBBERS,
    STATION_PRICES,
    TUNNELS,
    YARD,
    Paid,
    Tunnel,
    cards_of,
    with_locomotive,
)
from whistlestop.boards.pictures.things import LOCOMOTIVE, Cards
from whistlestop.rules.decisions import DONE, WITHDRAW

KINDS = (*COLOURS, LOCOMOTIVE)
PAID = {"north_america": (BLUE_ROUTE, GREY_ROUTE, ANY_COLOUR), "europe": (FERRY,)}


def payment(cards: Cards) -> int:
    """The decision that plays these cards."""
    colours = [it for it in cards.kinds if it != LOCOMOTIVE]
    assert len(set(colours)) <= 1
    locos = len(cards.kinds) - len(colours)
    return pay(KINDS.index(colours[0]), locos) if colours else pay(LOCO)


def id_of(table: Table, name: str) -> str:
    return next(city.id for city in table.map.cities if city.name == name)


@pytest.mark.parametrize("game, paid", [(game, paid) for game, all_paid in PAID.items() for paid in all_paid])
def test_what_is_drawn_below_a_route_pays_for_it(game: str, paid: Paid) -> None:
    table = Table(game).start().bare()
    ends = [id_of(table, name) for name in paid.route.ends]
    track = table.map.tracks[table.track(*ends)]
    assert (track.colour, track.length, track.ferry) == (paid.route.colour, paid.route.spaces, paid.route.ferry)
    for cards in paid.payments:
        trial = Table(game).start().bare().hand(0, **Counter(cards.kinds))
        trial.play(trial.claim(*ends))
        assert trial.legal() == {payment(cards)}
        assert trial.play(payment(cards)).owns(0, *ends)


def test_nothing_else_pays_for_the_blue_route() -> None:
    table = Table().start().bare().hand(0, **dict.fromkeys(KINDS, 6))
    table.play(table.claim("montreal", "new_york"))
    assert table.legal() == {payment(cards) for cards in BLUE_ROUTE.payments}


@pytest.mark.parametrize("tunnel", TUNNELS)
def test_what_is_drawn_after_a_plus_is_what_a_tunnel_still_costs(tunnel: Tunnel) -> None:
    route = ("barcelona", "pamplona")
    for kind in KINDS:
        hand = Counter(tunnel.played.kinds) + Counter([kind])
        table = Table("europe").start().bare().hand(0, **hand)
        table.play(table.claim(*route)).play(payment(tunnel.played))
        table.chance(*(KINDS.index(it) for it in tunnel.turned.kinds))
        ways = table.legal() - {WITHDRAW}
        assert bool(ways) == (kind in tunnel.added)
        for way in ways:
            assert table.copy().play(way).owns(0, *route)


def test_the_piles_of_the_card_game() -> None:
    table = Table("card_game").start().bare().hand(0, red=2, white=1, black=1, loco=1)
    assert place(KINDS.index("red")) in table.legal()
    assert singles(*(KINDS.index(it) for it in ("red", "white", "black"))) in table.legal()
    table.play(place(KINDS.index("red"))).play(count(2)).play(count(1))
    assert table.yard(0) == {"red": (2, 1)}
    alone = Table("card_game").start().bare().hand(0, loco=2)
    assert not any(place(colour) in alone.legal() for colour in range(8))


def test_the_cards_on_top_of_a_pile_move_first() -> None:
    table = Table("card_game").start().bare().hand(0, **Counter(ON_TOP.kinds))
    table.play(place(KINDS.index("green"))).play(count(2)).play(count(2))
    for moved in range(1, len(ON_TOP.kinds)):
        table.idle()
        assert table.cards("piles", 0) == Counter(ON_TOP.kinds[:moved])
        table.idle()


def test_the_robbery_is_one() -> None:
    yard = [KINDS.index(pile.kinds[0]) for pile in YARD]
    table = Table("card_game").start().bare().hand(0, **Counter(it.kinds[0] for it in YARD))
    table.hand(1, **Counter(ROBBERS.kinds)).play(singles(*yard))
    table.play(place(KINDS.index(ROBBERS.kinds[0]))).play(count(len(ROBBERS.kinds))).play(count(0))
    assert table.cards("discard") == {"blue": 1}


def test_the_ticket_is_the_maps_and_its_cards_complete_it() -> None:
    needed = cards_of(maps.load("card_game"), "Los Angeles", "Pittsburgh")
    assert needed is not None
    used = with_locomotive(needed)
    table = Table("card_game").start().bare()
    ticket = table.ticket("los_angeles", "pittsburgh")
    table.tickets(0, ticket).tickets(1, 0).on_track(0, **Counter(used.kinds)).to_completion(1)
    table.play(complete(ticket), 0).play(DONE, 0).play(DONE, 1)
    assert table.done(0) == {ticket}


def test_the_prices_of_stations() -> None:
    for number, city in enumerate(("madrid", "roma", "wien")):
        table = Table("europe").start().bare().built(0, *("madrid", "roma", "wien")[:number])
        table.hand(0, **Counter(STATION_PRICES[number].kinds)).play(table.station(city))
        table.play(payment(STATION_PRICES[number]))
        assert table.cards("hands", 0) == {}


@pytest.mark.parametrize("language", words.languages())
@pytest.mark.parametrize("game", maps.names())
def test_every_picture_has_its_sentence(game: str, language: str) -> None:
    map = maps.load(game)
    page = picture_page(map, language)
    assert page.count("<figure>") == page.count("<figcaption>") == len(scenes(map)) >= 5
    assert not re.search(r"\{\s*\$|\?\?\?", page)
    used = set(re.findall(r'href="#([a-z-]+)"', page))
    assert used <= set(re.findall(r'id="([a-z-]+)"', page))


def test_europe_names_no_city_of_another_map() -> None:
    assert "Montréal" not in picture_page(maps.load("europe"))
