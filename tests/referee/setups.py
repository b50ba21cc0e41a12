"""For the referee's own tests: games brought to a wanted position."""

import random
from pathlib import Path

from .card_game import CardGame
from .contract import COLOURS, LOCOMOTIVE, PAY, move_all, nothing
from .europe import Europe
from .game import Game
from .map_game import MapGame
from .position import all_cards, all_tickets
from .referee import Referee

MAPS = Path(__file__).resolve().parents[2] / "src" / "whistlestop" / "maps"
NORTH_AMERICA = MAPS / "north_america.toml"
EUROPE = MAPS / "europe.toml"
CARD_GAME = MAPS / "card_game.toml"
ALL_GAMES = [(NORTH_AMERICA, n) for n in (2, 3, 4, 5)] + [(EUROPE, n) for n in (2, 3, 4, 5)]
ALL_GAMES += [(CARD_GAME, n) for n in (2, 3, 4)]

PURPLE, BLUE, ORANGE, WHITE, GREEN, YELLOW, BLACK, RED = range(8)
LOCO = LOCOMOTIVE


def step(referee: Referee, rng: random.Random) -> None:
    """One random chance outcome or one random legal decision."""
    if referee.awaiting() == "decision":
        seat = rng.choice(referee.pending())
        referee.play(seat, rng.choice(sorted(referee.legal(seat))))
    else:
        some_chance(referee, rng)


def some_chance(referee: Referee, rng: random.Random) -> None:
    pool = referee.pool()
    referee.chance(rng.choices(list(pool), list(pool.values()))[0])


def to_decision(referee: Referee, seed: int = 1) -> Referee:
    """Random chance until a decision (or the end) comes."""
    rng = random.Random(seed)
    while referee.awaiting() in ("lot", "card", "ticket"):
        some_chance(referee, rng)
    return referee


def started(map_file: Path, players: int, seed: int = 1) -> Referee:
    """A game at the first turn, seat 0 to move, everybody having kept all tickets."""
    referee = to_decision(Referee(map_file, players, 0), seed)
    while referee.game.phase == "setup":
        seat = referee.pending()[0]
        referee.play(seat, max(referee.legal(seat)))
    return referee


def map_game(referee: Referee) -> MapGame:
    assert isinstance(referee.game, MapGame)
    return referee.game


def europe(referee: Referee) -> Europe:
    assert isinstance(referee.game, Europe)
    return referee.game


def card_game(referee: Referee) -> CardGame:
    assert isinstance(referee.game, CardGame)
    return referee.game


def counts(**cards: int) -> list[int]:
    """Nine counts from names: counts(blue=2, loco=1)."""
    pile = nothing()
    for name, number in cards.items():
        pile[LOCO if name == "loco" else COLOURS.index(name)] = number
    return pile


def lay(game: Game, pile: list[int], **cards: int) -> None:
    """Make a pile (hand, row ...) consist of these cards; the deck gives and takes."""
    move_all(pile, game.cards.deck)
    for kind, number in enumerate(counts(**cards)):
        assert game.cards.deck[kind] >= number, "not enough in the deck"
        game.cards.deck[kind] -= number
        pile[kind] += number


def hand(referee: Referee, seat: int, **cards: int) -> None:
    """Give a player exactly these cards."""
    lay(referee.game, referee.game.players[seat].hand, **cards)
    referee.game.players[seat].known = nothing()


def deck_into_hand(referee: Referee, seat: int, **left: int) -> None:
    """Leave only these cards in the deck; all others, and the discards, go into a player's hand."""
    game = referee.game
    move_all(game.cards.discards, game.cards.deck)
    for kind, number in enumerate(counts(**left)):
        assert game.cards.deck[kind] >= number, "not enough in the deck"
        game.players[seat].hand[kind] += game.cards.deck[kind] - number
        game.cards.deck[kind] = number


def deal(referee: Referee, *cards: int) -> None:
    """These cards come up, one after the other."""
    for card in cards:
        assert referee.awaiting() == "card"
        referee.chance(card)


def pay(colour: int, locomotives: int = 0) -> int:
    return PAY + 8 * colour + locomotives


def own(referee: Referee, seat: int, *pairs: tuple[str, str]) -> None:
    """Give a player the first track between each pair of cities, without cards or points."""
    game = map_game(referee)
    for a, b in pairs:
        track = game.data.track(a, b)
        game.owners[track.number] = seat
        game.players[seat].trains -= track.length


def finish(referee: Referee) -> None:
    """Declare the game over, to look at the scores."""
    referee.game.awaiting = "over"
    referee.game.phase = None


def full_set(map_file: Path) -> list[int]:
    """B1, K1."""
    return [10] * 8 + [16] if map_file == CARD_GAME else [12] * 8 + [14]


def check_s2(referee: Referee, map_file: Path) -> None:
    assert all_cards(referee.game) == full_set(map_file)
    assert all_tickets(referee.game) == list(range(len(referee.game.data.tickets)))
    for player in referee.game.players:
        assert min(player.hand) >= 0
        assert all(known <= held for known, held in zip(player.known, player.hand, strict=True))


def as_list(value: object) -> list[int]:
    assert isinstance(value, list)
    return value


def hoarders_choice(legal: set[int], rng: random.Random) -> int:
    """Draw cards, give tunnels up, keep no ticket: towards empty decks and idle rounds."""
    wanted = [n for n in legal if n <= 9] or [n for n in legal if n in (12, 64)]
    if wanted and rng.random() < 0.97:
        return rng.choice(sorted(wanted))
    return rng.choice(sorted(legal))
