"""Events as sentences: for the one they are about, for the others, for spectators; known and hidden."""

from __future__ import annotations

import pytest

from whistlestop.game.notation.cards import CardSet
from whistlestop.game.views import events
from whistlestop.words import tell
from words.happenings import NAMES, kinds, variants

PLACES = {"paris": "Paris", "zurich": "Zürich", "wien": "Wien", "paris-frankfurt/orange": "Paris–Frankfurt (orange)"}
GREEN = CardSet("green", 3)
MIXED = CardSet("red", 2, 1)
TWO = ("paris-wien", "paris-zurich")

# the event, what seat 0 (Anna) is told, what the others are told
SENTENCES = [
    (events.FirstPlayer(0), "You go first.", "Anna goes first."),
    (
        events.CardsDealt(0, 4, {"red": 2, "blue": 1, "loco": 1}),
        "You were dealt 2 red cards, 1 blue card and 1 locomotive.",
        "Anna was dealt 2 red cards, 1 blue card and 1 locomotive.",
    ),
    (events.CardsDealt(0, 4), "You were dealt 4 train cards.", "Anna was dealt 4 train cards."),
    (events.CardsDealt(0, 0, {}), "You were dealt no train cards.", "Anna was dealt no train cards."),
    (
        events.TicketsDealt(0, 2, TWO),
        "You were dealt 2 tickets to choose from: Paris–Wien and Paris–Zürich.",
        "Anna was dealt 2 tickets to choose from: Paris–Wien and Paris–Zürich.",
    ),
    (events.TicketsDealt(0, 3), "You were dealt 3 tickets to choose from.", "Anna was dealt 3 tickets to choose from."),
    (events.ChoiceMade(0, TWO), "You chose Paris–Wien and Paris–Zürich.", "Anna chose Paris–Wien and Paris–Zürich."),
    (events.ChoiceMade(0, ()), "You chose no tickets.", "Anna chose no tickets."),
    (events.ChoiceMade(0), "You’ve chosen your tickets.", "Anna has chosen tickets."),
    (events.CardTurnedUp(3, "orange"), "New in the row: an orange card.", "New in the row: an orange card."),
    (
        events.RowCleared(),
        "Too many locomotives: the row is cleared.",
        "Too many locomotives: the row is cleared.",
    ),
    (
        events.Reshuffled(1),
        "The discard pile is shuffled and becomes a deck of 1 card.",
        "The discard pile is shuffled and becomes a deck of 1 card.",
    ),
    (events.TurnBegan(0, 5), "Turn 5: it’s your turn.", "Turn 5: Anna’s turn."),
    (events.CardTaken(0, "loco", 2), "You took a locomotive from the row.", "Anna took a locomotive from the row."),
    (events.CardDrawn(0, "red"), "You drew a red card from the deck.", "Anna drew a red card from the deck."),
    (events.CardDrawn(0), "You drew a card from the deck.", "Anna drew a card from the deck."),
    (
        events.RouteClaimed(0, "paris-zurich", GREEN, 3, 4),
        "You claimed Paris–Zürich with 3 green cards for 4 points.",
        "Anna claimed Paris–Zürich with 3 green cards for 4 points.",
    ),
    (
        events.RouteClaimed(0, "paris-frankfurt/orange", CardSet("loco", 0, 1), 1, 1),
        "You claimed Paris–Frankfurt (orange) with 1 locomotive for 1 point.",
        "Anna claimed Paris–Frankfurt (orange) with 1 locomotive for 1 point.",
    ),
    (
        events.TunnelEntered(0, "paris-zurich", MIXED),
        "You played 2 red cards and 1 locomotive for the tunnel Paris–Zürich.",
        "Anna played 2 red cards and 1 locomotive for the tunnel Paris–Zürich.",
    ),
    (
        events.TunnelCard("red"),
        "Tunnel card: a red card.",
        "Tunnel card: a red card.",
    ),
    (
        events.TunnelCosts(0, "paris-zurich", 1),
        "The tunnel Paris–Zürich costs you 1 more card.",
        "The tunnel Paris–Zürich costs Anna 1 more card.",
    ),
    (
        events.TunnelPaid(0, "paris-zurich", CardSet("red", 1)),
        "You paid 1 red card extra for the tunnel Paris–Zürich.",
        "Anna paid 1 red card extra for the tunnel Paris–Zürich.",
    ),
    (
        events.TunnelGivenUp(0, "paris-zurich", MIXED),
        "You gave up the tunnel Paris–Zürich and took back 2 red cards and 1 locomotive.",
        "Anna gave up the tunnel Paris–Zürich and took back 2 red cards and 1 locomotive.",
    ),
    (
        events.StationBuilt(0, "wien", CardSet("white", 1)),
        "You built a station in Wien with 1 white card.",
        "Anna built a station in Wien with 1 white card.",
    ),
    (
        events.TicketsDrawn(0, 2, TWO),
        "You drew 2 tickets: Paris–Wien and Paris–Zürich.",
        "Anna drew 2 tickets: Paris–Wien and Paris–Zürich.",
    ),
    (events.TicketsDrawn(0, 3), "You drew 3 tickets.", "Anna drew 3 tickets."),
    (
        events.TicketsKept(0, 1, ("paris-wien",)),
        "You kept 1 ticket: Paris–Wien.",
        "Anna kept 1 ticket: Paris–Wien.",
    ),
    (events.TicketsKept(0, 0, ()), "You kept no tickets.", "Anna kept no tickets."),
    (events.TicketsKept(0, 2), "You kept 2 tickets.", "Anna kept 2 tickets."),
    (events.Passed(0), "You passed.", "Anna passed."),
    (
        events.CardsMoved(0, 1),
        "1 card moved from your rail yard to your on-the-track pile.",
        "Anna moved 1 card from their rail yard to their on-the-track pile.",
    ),
    (
        events.PilePlaced(0, CardSet("green", 2, 2)),
        "You placed 2 green cards and 2 locomotives in your rail yard.",
        "Anna placed 2 green cards and 2 locomotives in their rail yard.",
    ),
    (
        events.SinglesPlaced(0, ("blue", "orange", "red")),
        "You placed a blue card, an orange card and a red card in your rail yard.",
        "Anna placed a blue card, an orange card and a red card in their rail yard.",
    ),
    (
        events.CompletingBegan(1),
        "The round is over: time to complete tickets.",
        "The round is over: time to complete tickets.",
    ),
    (
        events.TicketsCompleted(0, TWO, {"red": 2, "loco": 1}),
        "You completed 2 tickets with 2 red cards and 1 locomotive: Paris–Wien and Paris–Zürich.",
        "Anna completed 2 tickets with 2 red cards and 1 locomotive: Paris–Wien and Paris–Zürich.",
    ),
    (events.LocomotivesGiven(0, 1), "You get 1 locomotive to start with.", "Anna gets 1 locomotive to start with."),
    (events.TicketsCompleted(0, (), {}), "You completed no tickets.", "Anna completed no tickets."),
    (events.RoundBegan(2, 0), "Round 2 starts, and you go first.", "Round 2 starts, and Anna goes first."),
    (
        events.LastTurns(0, 3),
        "The last round starts: 3 turns left.",
        "The last round starts: 3 turns left.",
    ),
    (events.GameOver((0,)), "The game is over. You win!", "The game is over. Anna wins."),
    (
        events.GameOver((0, 2, 3)),
        "The game is over. You share the victory with Cleo and Dag.",
        "The game is over. Anna, Cleo and Dag share the victory.",
    ),
]


@pytest.mark.parametrize("event, own, others", SENTENCES, ids=repr)
def test_an_event_is_told_to_its_player_to_the_others_and_to_spectators(
    event: events.Event, own: str, others: str
) -> None:
    assert tell(event, names=NAMES, viewer=0, places=PLACES) == own
    for viewer in (1, -1, None):
        assert tell(event, names=NAMES, viewer=viewer, places=PLACES) == others


def test_a_robbery_is_told_to_three_sides() -> None:
    event = events.TrainRobbed(0, 1, CardSet("green", 2))
    told = [tell(event, names=NAMES, viewer=viewer) for viewer in (0, 1, 2)]
    assert told == [
        "Train robbery! You robbed Bo of 2 green cards.",
        "Train robbery! Anna robbed you of 2 green cards.",
        "Train robbery! Anna robbed Bo of 2 green cards.",
    ]


@pytest.mark.parametrize("kind", kinds())
def test_every_event_is_a_sentence_in_every_variant(kind: type[events.Event]) -> None:
    for event in variants(kind):
        for viewer in (0, 1, 2, None):
            said = tell(event, names=NAMES, viewer=viewer)
            assert said[0].isupper() or said[0].isdigit()
            assert said[-1] in ".!"
            assert not set("{}$_/\u2068\u2069") & set(said)
            assert "  " not in said
            assert "None" not in said


def test_places_may_be_a_function_and_need_not_know_every_place() -> None:
    event = events.TicketsDrawn(1, 2, ("new_york-saint_louis", "x-y/8"))
    said = tell(event, names=NAMES, places=lambda id: "NY" if id == "new_york" else None)
    assert said == "Bo drew 2 tickets: NY–Saint Louis and X–Y (8 points)."
