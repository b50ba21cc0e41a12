"""The code gives every message just what the comments of the catalogue promise."""

from __future__ import annotations

import datetime
from collections.abc import Mapping
from typing import Any

import pytest

import whistlestop as ws
from whistlestop import maps, words
from whistlestop.boards.pictures import picture_page
from whistlestop.bots.search.reasons import Reason
from whistlestop.cli.serve import announce
from whistlestop.game.notation import phase_names
from whistlestop.game.notation.names import names_of
from whistlestop.game.scores import BonusScore, PathScore, RouteScore, SeatScore, StationScore, TicketScore
from whistlestop.review import named_reasons
from whistlestop.server.listener import Addresses
from whistlestop.words import catalogue
from words.catalogues import documented, entries, reached, variables
from words.happenings import NAMES, kinds, variants

SCORE = SeatScore(
    seat=0,
    claimed=(RouteScore("paris-zurich", 4),),
    routes=45,
    tickets=(TicketScore("paris-wien", True, 8), TicketScore("edinburgh-athina", False, -21)),
    ticket_points=-13,
    longest=PathScore(5, ("paris", "zurich", "venezia"), ("paris-zurich", "zurich-venezia"), 10),
    stations=(StationScore("wien", "wien-budapest/red"), StationScore("kyiv", None)),
    station_points=4,
    bonuses=(BonusScore("chicago", 10),),
    bonus_points=10,
    total=56,
    rank=1,
    ahead_by="points",
)

SERVER: dict[str, dict[str, Any]] = {
    "malformed": {"why": "x"},
    "wrong-table": {"why": "x"},
    "no-moment": {"moment": 3},
    "wrong-state": {"status": "over"},
    "seat-taken": {"seat": 1},
    "no-bot": {"bot": "x", "bots": "y"},
    "no-game": {"game": "x", "games": "y"},
    "not-a-number": {"name": "x"},
    "no-map": {"map": "x"},
    "warming": {"percent": 40},
    "not-absent": {"minutes": 10},
    "not-rated-bot": {"bot": "x"},
}


REASONS: dict[str, dict[str, int | list[int]]] = {
    "takes-colour": {"colour": 8, "held": 2},
    "finishes-ticket": {"ticket": 7, "points": 11},
    "serves-ticket": {"ticket": 7, "trains": 5, "points": 4},
    "blocks": {"seat": 2, "points": 7},
    "goes-further": {"points": 4},
    "scores": {"points": 1},
    "tickets-fit": {"trains": 12, "points": 20},
    "tickets-worth": {"points": 20},
    "more-tickets": {"trains": 30},
    "more-tickets-deck": {"number": 30},
    "borrows": {"city": 5},
    "borrows-later": {"city": 5},
    "leaves-locos": {"locos": 2},
    "places": {"colour": 1, "cards": 3},
    "robs": {"seat": 1, "colour": 2, "cards": 3},
    "completes": {"ticket": 2, "points": 8},
}

# That puzzles give just these, tests/puzzles/test_shipped.py says.
FACTS: dict[str, dict[str, str | int]] = {
    "last-turn": {},
    "deck-ends": {"number": 12},
    "end-near": {"name": "Ada", "trains": 4},
    "rival": {"name": "Ada"},
    "only-way": {"ticket": "Paris–Wien"},
    "detour": {"ticket": "Paris–Wien", "trains": 3},
}

# Refusals with numbers in them; that the game gives just these, tests/game/test_refusal_reasons.py says.
REFUSED = [
    words.phrase("refusal-cards-short", held=2, needed=5, colour="blue"),
    words.phrase("refusal-trains-short", held=2, needed=5),
    words.phrase("refusal-ferry-short", held=0, needed=1),
    words.phrase("refusal-price", needed=3, colour="grey"),
    words.phrase("refusal-extra", needed=2),
    words.phrase("refusal-keep-least", number=2),
    words.phrase("refusal-keep-offered", number=3),
    words.phrase("refusal-pile-larger", number=4),
]

# Lines that cannot be understood, one for every reason there is.
UNREADABLE: list[Any] = [
    "x" * 3000,
    "",
    "claim london-dieppe;" * 40,
    "pass on",
    "p",
    "fly to paris",
    "claim paris-moskva",
    "station atlantis",
    "complete x-y",
    "complete",
    "draw pizza",
    "pay lots",
    "keep 7",
    "place 2 loco",
    "place red red blue",
    "with green",
    ws.Move(()),
    "keep 1 2; draw deck",
]


def speak() -> None:
    """Everything that words/ says by itself."""
    for kind in kinds():
        for event in variants(kind):
            words.tell(event, names=NAMES, viewer=0)
    for phase in (*phase_names.NAMES.values(), phase_names.CHANCE):
        words.awaited(phase, (0, 2), names=NAMES)
    words.score_lines(SCORE)
    words.rules()
    for name in maps.names():
        words.rules(map=maps.load(name))
        words.summary_page(maps.load(name))
        picture_page(maps.load(name))
    words.refusal(words.phrase("refusal-B5"), "claim a-b", clause="B5")
    words.refusal(words.phrase("refusal-not-now"), "pass", ["pass"] * 3)
    words.refusal(words.phrase("refusal-not-now"), "pass", ["pass"] * 9)
    for why in REFUSED:
        words.refusal(why, "claim a-b")
    words.place("a-b/grey2")
    words.percent(0.125)
    words.date(datetime.date(2026, 5, 3))
    words.date(datetime.datetime(2026, 5, 3, 14, 5, tzinfo=datetime.UTC))
    for line in UNREADABLE:
        with pytest.raises(ws.NotationError) as caught:
            ws.new("europe", players=2, seed=1).play(line, 0)
        assert str(caught.value)[-1] == "."
    for code, params in SERVER.items():
        words.say(f"server-{code}", words.SOURCE, **params)
    words.say("frame-shared-title", game="x", name="y", number=1)
    words.say("frame-shared-about", result="x")
    words.say("mail-code", code="x")
    words.say("mail-turn-subject", game="x")
    words.say("mail-turn", name="x", game="y", link="none")
    announce(Addresses("http://localhost:8717", ["http://192.168.1.7:8717"]))
    for reason in named_reasons.REASONS:
        given = named_reasons.params_of(Reason(reason, REASONS.get(reason, {})), names_of(maps.load("europe")))
        if "seat" in given:
            given["name"] = NAMES[int(str(given.pop("seat")))]  # as the page does
        words.say(
            f"reason-{reason}", words.SOURCE, **{key: str(it) if key == "tickets" else it for key, it in given.items()}
        )
    for fact, params in FACTS.items():
        words.say(f"page-puzzle-{fact}", words.SOURCE, **params)


def test_messages_are_given_what_their_comments_name(monkeypatch: pytest.MonkeyPatch) -> None:
    given: dict[str, set[str]] = {}
    plain_say = catalogue.Catalogue.say

    def listen(self: catalogue.Catalogue, key: str, params: Mapping[str, object]) -> str | None:
        given.setdefault(key, set(params))
        assert given[key] == set(params), f"{key} is not always given the same"
        return plain_say(self, key, params)

    monkeypatch.setattr(catalogue.Catalogue, "say", listen)
    speak()
    attributes = {key: params for key, params in given.items() if "." in key}
    for key, params in given.items():
        if key not in attributes:
            own = {name for attribute, its in attributes.items() if attribute.startswith(f"{key}.") for name in its}
            assert params == documented(key) - (own - params), key
    for key, params in attributes.items():
        assert variables("en", key) == params
    assert sorted(with_variables() - set(given)) == []


def with_variables() -> set[str]:
    """The messages that take something, without what others refer to, and without what is said elsewhere."""
    elsewhere = ("terminal", "page", "commands", "records")
    taking = {key for key, it in entries("en").items() if variables("en", key) and not it.file.startswith(elsewhere)}
    inner = set().union(*(reached("en", key) - {key} for key in taking))
    attributes = {"a-card", "card-set"}  # what the lists of an event are made of
    attributes |= {"counted-kind"}  # for hands in the terminal and on the page
    return taking - inner - attributes
