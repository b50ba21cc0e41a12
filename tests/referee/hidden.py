"""Another game that looks the same to one seat (S1): what the seat may not know is dealt anew."""

import copy
from collections.abc import Callable
from random import Random

from .card_game import CardGame
from .card_scoring import can_complete
from .contract import KEEP, KINDS_OF_CARD, LOCOMOTIVE, PAY, PAY_LOCOMOTIVES, nothing
from .europe import Europe
from .game import Game
from .map_game import MapGame, cards_of_payment
from .players import Player

TRIES = 200


def hidden_variant(game: Game, seat: int, rng: Random) -> Game:
    """A copy with everything that `seat` (-1: a spectator) may not know dealt anew at random."""
    variant = copy.deepcopy(game)
    others = [player for player in variant.players if player.seat != seat]
    deal_cards_anew(variant, others, rng)
    if variant.awaiting != "over":  # S3: a finished game shows all tickets
        deal_tickets_anew(variant, seat, others, rng)
        choose_anew(variant, others, rng)
    return variant


# ----- train cards -----


def deal_cards_anew(game: Game, others: list[Player], rng: Random) -> None:
    """The hidden part of the others' hands and the deck are mixed and dealt again in the same numbers.

    Track piles stay: nobody may look at them (K6), but what they hold is public information (K6a).
    """
    before = [list(player.hand) for player in others], list(game.cards.deck)
    for _ in range(TRIES):
        try_to_deal_cards(game, others, rng)
        if no_reset_was_missed(game):
            return
        for player, hand in zip(others, before[0], strict=True):
            player.hand = list(hand)
        game.cards.deck = list(before[1])


def try_to_deal_cards(game: Game, others: list[Player], rng: Random) -> None:
    bag = list(game.cards.deck)
    sizes: dict[int, int] = {}
    for player in others:
        sizes[player.seat] = sum(player.hand) - sum(player.known)
        for kind in range(KINDS_OF_CARD):
            bag[kind] += player.hand[kind] - player.known[kind]
        player.hand = list(player.known)
    for player in others:
        if player.seat == game.current:
            for kind, number in enumerate(cards_committed(game, player, bag, sizes[player.seat], rng)):
                player.hand[kind] += number
                bag[kind] -= number
                sizes[player.seat] -= number
    loose = [kind for kind in range(KINDS_OF_CARD) for _ in range(bag[kind])]
    rng.shuffle(loose)
    for player in others:
        for _ in range(sizes[player.seat]):
            player.hand[loose.pop()] += 1
    game.cards.deck = [loose.count(kind) for kind in range(KINDS_OF_CARD)]


def no_reset_was_missed(game: Game) -> bool:
    """T6: a row with three locomotives that lies there was not to be reset (T6a), so it may not be now."""
    still_filling = game.awaiting == "card" and game.card_goes_to[0] == "row"
    return still_filling or not game.cards.reset_is_due()


def cards_committed(game: Game, player: Player, bag: list[int], size: int, rng: Random) -> list[int]:
    """Hidden cards that a player must have who has begun a move in the open: one way, at random."""
    possible: list[list[int]] = []
    for way in ways_to_finish(game, player):
        extra = [max(0, way[kind] - player.known[kind]) for kind in range(KINDS_OF_CARD)]
        if sum(extra) <= size and all(extra[kind] <= bag[kind] for kind in range(KINDS_OF_CARD)):
            possible.append(extra)
    return rng.choice(possible) if possible else nothing()


def ways_to_finish(game: Game, player: Player) -> list[list[int]]:
    """Every set of cards (nine counts) with which the move begun in the open could be finished."""
    if game.phase == "pay":
        return ways_to_pay(game, player)
    if game.phase in ("count", "locos") and isinstance(game, CardGame):
        return ways_to_place(game, player)
    return []


def ways_to_pay(game: Game, player: Player) -> list[list[int]]:
    if isinstance(game, Europe) and game.building != -1:
        colours, cards, needed = list(range(8)), game.station_cost(player), 0
    else:
        assert isinstance(game, MapGame)
        assert game.claiming is not None
        track = game.claiming
        colours = list(range(8)) if track.colour is None else [track.colour]
        cards, needed = track.length, track.ferry
    ways = [cards_of_payment(PAY_LOCOMOTIVES, cards)]
    for colour in colours:
        for locomotives in range(needed, cards):
            ways += [cards_of_payment(PAY + 8 * colour + locomotives, cards)]
    return ways


def ways_to_place(game: CardGame, player: Player) -> list[list[int]]:
    ways: list[list[int]] = []
    counts = [game.placing_count] if game.phase == "locos" else list(range(1, 11))
    for count in counts:
        for locomotives in range(17):
            if count + locomotives >= 2 and game.may_place(player, game.placing, count + locomotives):
                way = nothing()
                way[game.placing], way[LOCOMOTIVE] = count, locomotives
                ways.append(way)
    return ways


# ----- tickets -----


def deal_tickets_anew(game: Game, seat: int, others: list[Player], rng: Random) -> None:
    """Tickets that the seat has not seen change places; those it has seen stay where they are."""
    if isinstance(game, Europe) and game.phase != "setup":
        for player in others:
            # E2: which of the four dealt at set-up (one of them long) were kept, is not known.
            dealt = list(player.dealt_at_setup)
            rng.shuffle(dealt)
            rename(game, dict(zip(player.dealt_at_setup, dealt, strict=True)))
    places = [ticket.number for ticket in game.data.tickets if not is_seen(game, seat, ticket.number)]
    for _ in range(TRIES):
        new_names = try_new_names(game, seat, others, places, rng)
        if new_names is not None:
            rename(game, new_names)
            return


def is_seen(game: Game, seat: int, ticket: int) -> bool:
    if any(ticket in player.completed for player in game.players):  # K16: shown to all
        return True
    return seat != -1 and ticket in game.players[seat].seen


def try_new_names(game: Game, seat: int, others: list[Player], places: list[int], rng: Random) -> dict[int, int] | None:
    """For each ticket's place a ticket to be there; the places with the strictest conditions first."""
    fits = condition(game, seat, others)
    choices = {place: [ticket for ticket in places if fits(place, ticket)] for place in places}
    order = list(places)
    rng.shuffle(order)
    order.sort(key=lambda place: len(choices[place]))
    new_names: dict[int, int] = {}
    used: set[int] = set()
    for place in order:
        free = [ticket for ticket in choices[place] if ticket not in used]
        if not free:
            return None
        new_names[place] = rng.choice(free)
        used.add(new_names[place])
    return new_names


def condition(game: Game, seat: int, others: list[Player]) -> Callable[[int, int], bool]:
    """Whether, as far as the seat knows, a ticket could be in the place of another."""
    lost: set[int] = game.players[seat].shuffled_back if seat != -1 else set()

    def fits(place: int, ticket: int) -> bool:
        if game.data.tickets[place].long != game.data.tickets[ticket].long:  # E2
            return False
        for player in others:
            # K3: what the seat itself was dealt at set-up, no other player was dealt then.
            if place in player.dealt_at_setup and ticket in lost:
                return False
            # K16: what was left over in the first round could not have been completed then.
            if place in player.unfinished_in_round_1:
                together = [*player.completed_in_round_1, ticket]
                if can_complete(game.data, player.track_in_round_1, together):
                    return False
        return True

    return fits


def rename(game: Game, names: dict[int, int]) -> None:
    """Put other tickets in the places of these."""

    def new(tickets: list[int]) -> list[int]:
        return [names.get(ticket, ticket) for ticket in tickets]

    deck = game.tickets
    deck.pool, deck.long_pool, deck.tail, deck.out = (
        new(deck.pool),
        new(deck.long_pool),
        new(deck.tail),
        new(deck.out),
    )
    for player in game.players:
        player.held = new(player.held)
        player.offer = new(player.offer)
        player.adding = new(player.adding)
        player.dealt_at_setup = new(player.dealt_at_setup)
        player.seen = set(new(list(player.seen)))
        player.shuffled_back = set(new(list(player.shuffled_back)))
        player.unfinished_in_round_1 = set(new(list(player.unfinished_in_round_1)))


def choose_anew(game: Game, others: list[Player], rng: Random) -> None:
    """B3a, K16: the others' secret choices, at random; who has chosen is public."""
    for player in others:
        if player.chosen_set is not None:
            player.chosen_set = rng.choice(sorted(game.legal_setup(player))) - KEEP
        if game.phase == "complete" and isinstance(game, CardGame):
            player.adding = []
            while (free := game.can_be_added(player)) and (player.done or rng.random() < 0.5):
                player.adding.append(rng.choice(free))
