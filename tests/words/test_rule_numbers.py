"""The rules state no number that a map can change: they are given it, in every language."""

from __future__ import annotations

import re
from dataclasses import replace
from pathlib import Path

import pytest
from fluent.syntax import ast
from fluent.syntax.visitor import Visitor

from whistlestop import maps, words
from whistlestop.maps import Bonus, Map
from words.catalogues import entries, variables

EXAMPLES = Path(__file__).parents[2] / "examples" / "maps"
NORTH_AMERICA, EUROPE, CARDS = (maps.load(name) for name in maps.names())


def with_points(map: Map, **changes: int) -> Map:
    points = tuple(changes.get(f"n{length}", points) for length, points in enumerate(map.trains.points))
    return replace(map, trains=map.trains._replace(points=points))


# What a map can change, and the clauses that name it.
CHANGES: list[tuple[Map, Map, str]] = [
    (EUROPE, replace(EUROPE, train_cards=EUROPE.train_cards._replace(each_colour=11)), "B1"),
    (EUROPE, replace(EUROPE, train_cards=EUROPE.train_cards._replace(locomotives=13)), "B1"),
    (EUROPE, replace(EUROPE, train_cards=EUROPE.train_cards._replace(dealt=5)), "B2"),
    (EUROPE, replace(EUROPE, train_cards=EUROPE.train_cards._replace(reset_at_locomotives=4)), "T6 T6a"),
    (EUROPE, replace(EUROPE, train_cards=EUROPE.train_cards._replace(reset_at_locomotives=0)), "T6 T6a"),
    (EUROPE, replace(EUROPE, train_cards=EUROPE.train_cards._replace(reshuffled=False)), "T8 T8b"),
    (EUROPE, replace(EUROPE, trains=EUROPE.trains._replace(each=35)), "B1"),
    (EUROPE, replace(EUROPE, trains=EUROPE.trains._replace(last_round_at=3)), "B13"),
    (EUROPE, replace(EUROPE, trains=EUROPE.trains._replace(doubles_closed_up_to=2)), "B10"),
    (EUROPE, replace(EUROPE, trains=EUROPE.trains._replace(doubles_closed_up_to=0)), "B10"),
    (EUROPE, replace(EUROPE, trains=EUROPE.trains._replace(longest_path_bonus=12)), "B15 E14"),
    *((EUROPE, with_points(EUROPE, **{f"n{length}": 33}), "B11") for length in range(1, 9)),
    (EUROPE, with_points(EUROPE, n1=0), "B11"),
    (EUROPE, replace(EUROPE, tracks=tuple(it for it in EUROPE.tracks if it.length != 8)), "E1"),
    (EUROPE, replace(EUROPE, stations=EUROPE.stations._replace(each=2)), "E1 E10"),
    (EUROPE, replace(EUROPE, stations=EUROPE.stations._replace(points_unused=5)), "E13"),
    (EUROPE, replace(EUROPE, idle_rounds=7), "E16"),
    (EUROPE, replace(EUROPE, tickets=EUROPE.tickets[1:]), "B1 E1"),
    (EUROPE, replace(EUROPE, ticket_rules=EUROPE.ticket_rules._replace(dealt=4)), "B3 E2"),
    (EUROPE, replace(EUROPE, ticket_rules=EUROPE.ticket_rules._replace(dealt_long=2)), "E2"),
    (EUROPE, replace(EUROPE, ticket_rules=EUROPE.ticket_rules._replace(keep_at_setup=3)), "B3 E2"),
    (EUROPE, replace(EUROPE, ticket_rules=EUROPE.ticket_rules._replace(drawn=4)), "B12"),
    (EUROPE, replace(EUROPE, ticket_rules=EUROPE.ticket_rules._replace(keep_when_drawn=2)), "B12"),
    *(
        (EUROPE, replace(EUROPE, ticket_rules=EUROPE.ticket_rules._replace(not_kept_at_setup=it)), "B3 E2")
        for it in ("bottom", "shuffled")
    ),
    (CARDS, replace(CARDS, train_cards=CARDS.train_cards._replace(each_colour=11)), "K1"),
    (CARDS, replace(CARDS, train_cards=CARDS.train_cards._replace(locomotives=15)), "K1"),
    (CARDS, replace(CARDS, train_cards=CARDS.train_cards._replace(dealt=6)), "K2"),
    *((CARDS, replace(CARDS, train_cards=CARDS.train_cards._replace(given_locomotives=it)), "K2") for it in (0, 2)),
    (CARDS, replace(CARDS, tickets=CARDS.tickets[1:]), "K1"),
    (CARDS, replace(CARDS, bonus=CARDS.bonus[1:]), "K1"),
    (CARDS, replace(CARDS, bonus=()), "K1"),
    (CARDS, replace(CARDS, bonus=(Bonus(0, 9), *CARDS.bonus[1:])), "K1"),
    (CARDS, replace(CARDS, ticket_rules=CARDS.ticket_rules._replace(dealt=5)), "K3"),
    (CARDS, replace(CARDS, ticket_rules=CARDS.ticket_rules._replace(keep_at_setup=2)), "K3"),
    (CARDS, replace(CARDS, ticket_rules=CARDS.ticket_rules._replace(not_kept_at_setup="out")), "K3"),
    (CARDS, replace(CARDS, ticket_rules=CARDS.ticket_rules._replace(drawn=3)), "K13"),
    (CARDS, replace(CARDS, ticket_rules=CARDS.ticket_rules._replace(keep_when_drawn=1)), "K13"),
    (CARDS, replace(CARDS, idle_rounds=7), "K13a"),
    *((CARDS, replace(CARDS, rounds=CARDS.rounds._replace(two_rounds_from=it)), "K17 K18") for it in (2, 3, 5)),
    (CARDS, replace(CARDS, rounds=CARDS.rounds._replace(dealt=5)), "K18 K18a"),
]
# The digits that may stand in the rules: what no map changes. By the clause, in the order of the text.
FIXED = {"E11": "1 2 3", "B15a": "0 0", "B11": "2 3 4 5 6 7 8 8", "K2": "5", "K18": "5", "K18a": "5", "K5": "1 1"}
FIXED |= {"K7": "2", "K10": "1", "K13a": "2"}


@pytest.mark.parametrize("language", words.languages())
def test_a_changed_number_changes_the_text_where_it_is_named(language: str) -> None:
    for before, after, named in CHANGES:
        for clause in named.split():
            assert words.rule(clause, language, before) != words.rule(clause, language, after), (clause, after)
    for letter in "BEK":
        abouts = {
            next(it.about for it in words.rules(language, replace(map, players=players)) if it.id == letter)
            for map in ([CARDS] if letter == "K" else [EUROPE])
            for players in ((2, 5), (2, 4), (3, 5), (2, 2), (3, 3))
        }
        assert len(abouts) == 5


def test_every_number_that_a_rule_takes_is_changed_here() -> None:
    taken: set[str] = set().union(*(variables("en", key) for key, it in entries("en").items() if it.file == "rules"))
    changed = set()
    for before, after, _ in CHANGES:
        old, new = words.rule_numbers(before), words.rule_numbers(after)
        changed |= {key for key in new if old[key] != new[key]}
    assert (
        taken - changed
        == {"fewest", "most", "single", "everywhere", "most_shown", "shown_alike", "fewest_shown"} & taken
    )
    assert taken <= set(words.rule_numbers(EUROPE))


@pytest.mark.parametrize("language", words.languages())
def test_no_number_that_can_change_is_written_out(language: str) -> None:
    for key, entry in entries(language).items():
        if not key.startswith("rule-"):
            continue
        clause = key.removeprefix("rule-")
        text = re.sub(r"\b[TBEKS]\d+[a-z]?\b", "", "".join(Texts(entry.message).found))
        allowed = FIXED.get(clause, "").split()
        found = re.findall(r"\d+", text)
        assert [it for it in found if it not in allowed] == [], (key, found)


class Texts(Visitor):
    """What is written out in a message, the keys of branches aside."""

    def __init__(self, entry: ast.BaseNode) -> None:
        self.found: list[str] = []
        self.visit(entry)

    def visit_TextElement(self, node: ast.TextElement) -> None:  # noqa: N802
        self.found.append(node.value)


def test_a_variant_is_told_with_its_own_numbers() -> None:
    five = maps.load(EXAMPLES / "europe_five.toml")
    assert words.rule("E13", map=five) == "A station that you have not built is worth 5 points."
    assert words.rule("E13", "is", five) == "Lestarstöð sem þú hefur ekki byggt er 5 stiga virði."
    assert [section.id for section in words.rules(map=five)] == list("TBES")
    grand = maps.load(EXAMPLES / "north_america_grand.toml")
    assert [section.id for section in words.rules(map=grand)] == list("TBS")
    assert words.rule("T6", map=grand).startswith("In this game locomotives never clear the row")
    assert words.rule("B11", map=five).endswith("7 for 4, 15 for 6, 21 for 8.")
