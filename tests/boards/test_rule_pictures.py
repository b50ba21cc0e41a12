"""Every payment, pile and robbery that the pictures of the rules show is played, so that none of them can be wrong."""

from __future__ import annotations

import re
from collections import Counter

import pytest

from kit import COLOURS, LOCO, Table, count, pay, place, singles
from whistlestop import maps, words
from whistlestop.boards.pictures import picture_page, scenes
from whistlestop.boards.pictures.scenes import ANY_COLOUR, BLUE_ROUTE, FERRY, GREY_ROUTE, TUNNELS, Paid, Tunnel
from whistlestop.boards.pictures.things import LOCOMOTIVE, Cards
from whistlestop.rules.decisions import WITHDRAW

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


def test_the_ticket_is_the_maps_and_its_cards_complete_it() -> None:
    card_game = maps.load("card_game")
    shown = next(it for it in scenes(card_game) if it.said == "example-7").picture
    drawn = shown.draw()
    assert [drawn.count(f'"#sign-{it}"') for it in ("purple", "blue", "white", "locomotive")] == [2, 4, 1, 1]


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
