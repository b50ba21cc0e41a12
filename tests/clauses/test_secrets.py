"""Who may know what, and that nothing is lost: clauses S1 and S2."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from random import Random

import pytest

from kit import BLUE, GREEN, KINDS, LOCO, RED, WHITE, Table, draw, keep, pay
from whistlestop import rules
from whistlestop.rules import phases
from whistlestop.rules.decisions import DECK, TAKE_TICKETS

ME, RIVAL, SPECTATOR = 0, 1, -1


def at_turn(first: int = ME, players: int = 3) -> Table:
    """Nobody has seen a ticket or holds a card."""
    return Table(players=players, first=first).start().bare().ticket_deck(0, *range(30))


def looks_alike(one: Table, other: Table, *watchers: int) -> None:
    """The two games differ, and the watchers cannot tell."""
    assert one.states.tobytes() != other.states.tobytes()
    for watcher in watchers:
        assert one.seen(watcher).tobytes() == other.seen(watcher).tobytes(), f"seat {watcher} sees a difference"


def looks_different(one: Table, other: Table, *watchers: int) -> None:
    for watcher in watchers:
        assert one.seen(watcher).tobytes() != other.seen(watcher).tobytes(), f"seat {watcher} sees no difference"


# --- S1: what is secret ---------------------------------------------------------------------------------


@pytest.mark.clause("S1")
def test_nobody_sees_anothers_hand() -> None:
    one, other = at_turn().hand(RIVAL, red=3, loco=1), at_turn().hand(RIVAL, blue=2, green=2)
    looks_alike(one, other, ME, 2, SPECTATOR)
    looks_different(one, other, RIVAL)


@pytest.mark.clause("S1")
def test_nobody_sees_anothers_tickets() -> None:
    one, other = at_turn().tickets(RIVAL, 3, 4), at_turn().tickets(RIVAL, 5, 29)
    looks_alike(one, other, ME, 2, SPECTATOR)
    looks_different(one, other, RIVAL)


@pytest.mark.clause("S1")
@pytest.mark.clause("B3")
def test_nobody_sees_the_tickets_that_another_chooses_from() -> None:
    def drawn(*tickets: int) -> Table:
        return at_turn(first=RIVAL).play(TAKE_TICKETS).chance(*tickets)

    looks_alike(drawn(1, 2, 3), drawn(4, 5, 6), ME, 2, SPECTATOR)
    looks_alike(drawn(1, 2, 3), drawn(3, 1, 2), ME, 2, SPECTATOR)
    looks_different(drawn(1, 2, 3), drawn(3, 1, 2), RIVAL)
    looks_alike(drawn(1, 2, 3).play(keep(0)), drawn(4, 5, 6).play(keep(2)), ME, 2, SPECTATOR)


@pytest.mark.clause("S1")
def test_nobody_sees_the_tickets_dealt_to_another() -> None:
    def dealt(*tickets: int) -> Table:
        table = Table(players=2)
        while table.phase != phases.DEAL_TICKETS:
            table.chance(max(table.pool(), key=lambda kind: (table.pool()[kind], kind)))
        return table.chance(20, 21, 22).chance(*tickets)

    looks_alike(dealt(1, 2, 3), dealt(4, 5, 6), ME, SPECTATOR)
    looks_different(dealt(1, 2, 3), dealt(4, 5, 6), RIVAL)


@pytest.mark.clause("S1")
def test_nobody_sees_what_is_drawn_blind_but_the_one_who_draws() -> None:
    one = at_turn(first=RIVAL).play(DECK).chance(RED).play(DECK).chance(LOCO)
    other = at_turn(first=RIVAL).play(DECK).chance(BLUE).play(DECK).chance(GREEN)
    looks_alike(one, other, ME, 2, SPECTATOR)
    looks_different(one, other, RIVAL)


@pytest.mark.clause("S1")
def test_nobody_sees_into_a_deck_or_into_the_future() -> None:
    one, other = at_turn().hand(RIVAL, red=12), at_turn().hand(RIVAL, black=12)
    assert one.cards("deck") != other.cards("deck")
    one.state["rng"], other.state["rng"] = 1, 2
    looks_alike(one, other, ME, SPECTATOR)
    for watcher in (ME, RIVAL, SPECTATOR):
        assert not one.seen(watcher)["deck"].any()
        assert int(one.seen(watcher)["pool"]) == 0
        assert int(one.seen(watcher)["rng"]) == 0


@pytest.mark.clause("S1")
def test_a_seat_sees_its_own_hand_and_tickets() -> None:
    table = at_turn().hand(ME, red=3, loco=1).tickets(ME, 3, 4).hand(RIVAL, blue=2).tickets(RIVAL, 7)
    seen = table.seen(ME)
    assert seen["hands"][ME].tolist() == table.state["hands"][ME].tolist()
    assert int(seen["held"][ME]) == 1 << 3 | 1 << 4
    assert not seen["hands"][RIVAL].any()
    assert int(seen["held"][RIVAL]) == 0
    assert not table.seen(SPECTATOR)["hands"].any()
    assert not table.seen(SPECTATOR)["held"].any()


# --- S1: what is open -----------------------------------------------------------------------------------


@pytest.mark.clause("S1")
@pytest.mark.parametrize("watcher", [0, 1, 2, SPECTATOR])
def test_numbers_row_discards_and_routes_are_open(watcher: int) -> None:
    table = at_turn().hand(0, green=4).hand(1, red=5, loco=2).hand(2, blue=1).tickets(1, 3, 4, 5)
    table.play(table.claim("denver", "helena")).play(pay(GREEN)).play(TAKE_TICKETS).settle().play(keep(0, 1))
    seen = table.seen(watcher)
    numbers = ("hand_n", "held_n", "trains", "stations", "points", "deck_n", "pool_n", "tail_n", "row_n", "discard_n")
    for field in (*numbers, "row", "discard", "owned", "open", "seat", "turn", "last_turns"):
        assert seen[field].tolist() == table.state[field].tolist(), field
    assert seen["hand_n"][:3].tolist() == [0, 7, 1]
    assert seen["held_n"][:3].tolist() == [0, 5, 0]
    assert int(seen["tail_n"]) == 1


@pytest.mark.clause("S1")
def test_a_card_taken_face_up_is_public() -> None:
    table = at_turn(first=RIVAL).row(red=2, white=3)
    table.play(draw(RED)).chance(BLUE).play(DECK).chance(GREEN)
    for watcher in (ME, RIVAL, 2, SPECTATOR):
        known = table.seen(watcher)["known"][RIVAL]
        assert {KINDS[kind]: int(n) for kind, n in enumerate(known) if n} == {"red": 1}  # not the one drawn blind


@pytest.mark.clause("S1")
@pytest.mark.parametrize("in_hand", [5, 2])
def test_cards_paid_are_no_longer_known_to_be_in_the_hand(in_hand: int) -> None:
    table = at_turn().hand(ME, red=in_hand, blue=1).known(ME, red=1, blue=1)
    table.play(table.claim("duluth", "omaha")).play(pay(RED))
    assert table.cards("known", ME) == {"blue": 1}
    assert table.cards("hands", ME).get("red", 0) == in_hand - 2


@pytest.mark.clause("S1")
def test_more_known_cards_than_were_paid_stay_known() -> None:
    table = at_turn().hand(ME, red=4).known(ME, red=3)
    table.play(table.claim("duluth", "omaha")).play(pay(RED))
    assert table.cards("known", ME) == {"red": 1}


@pytest.mark.clause("S1")
def test_a_locomotive_taken_face_up_is_public_too() -> None:
    table = at_turn().row(white=4, loco=1)
    table.play(draw(LOCO)).chance(WHITE)
    assert table.cards("known", ME) == {"loco": 1}


# --- S2: nothing is lost, nothing is there twice ----------------------------------------------------------


def all_cards(table: Table) -> list[int]:
    state = table.state
    piles = [state[name].tolist() for name in ("deck", "row", "discard", "played", "turned")]
    piles += [pile for name in ("hands", "piles") for pile in state[name].tolist()]
    for yard in state["yards"].tolist():
        piles.append([own for own, _ in yard] + [sum(locos for _, locos in yard)])
    assert min(min(pile) for pile in piles) >= 0
    return [sum(pile[kind] for pile in piles) for kind in range(9)]


def all_tickets(table: Table) -> Counter[int]:
    tickets = Counter(table.bottom())
    for field in ("pool", "long_pool", "out"):
        tickets.update(table.ticket_set(field))
    for seat in range(table.players):
        tickets.update(table.offer(seat))
        for field in ("held", "completed"):
            tickets.update(table.ticket_set(field, seat))
    return tickets


def anything(legal: list[int], rng: Random) -> int:
    return rng.choice(legal)


def hoarder(legal: list[int], rng: Random) -> int:
    """Empties the deck, so that cards are short."""
    return legal[0] if rng.random() < 0.9 else rng.choice(legal)


@pytest.mark.clause("S2")
@pytest.mark.parametrize(
    "name, players, policy",
    [
        ("north_america", 2, anything),
        ("north_america", 2, hoarder),
        ("europe", 2, anything),
        ("card_game", 2, hoarder),
    ],
)
def test_every_card_and_ticket_exists_exactly_once_at_every_moment(
    name: str, players: int, policy: Callable[[list[int], Random], int]
) -> None:
    rng = Random(players)
    table = Table(name, players)
    cards = [12] * 8 + [14] if name != "card_game" else [10] * 8 + [16]
    tickets = dict.fromkeys(range(len(table.map.tickets)), 1)
    for _ in range(4000):
        assert all_cards(table) == cards
        assert all_tickets(table) == tickets
        if table.phase == phases.OVER:
            break
        if table.waits_for_chance():
            outcomes, weights = zip(*table.pool().items(), strict=True)
            table.chance(rng.choices(outcomes, weights)[0])
        else:
            seat = rng.choice(rules.to_move(table.states))
            table.play(policy(sorted(table.legal(seat)), rng), seat)
    assert table.phase == phases.OVER


@pytest.mark.clause("S2")
def test_a_card_that_is_not_in_the_deck_cannot_come_up() -> None:
    table = at_turn().deck(RIVAL, blue=2)
    table.play(DECK)
    assert table.pool() == {BLUE: 2}
    assert rules.apply_chance(table.states, table.board, RED) < 0
    table.chance(BLUE)
