"""A position in the shape of the contract, for comparing; and the full sets of S2."""

from .contract import KINDS_OF_CARD, LOCOMOTIVE, nothing
from .game import Game
from .map_game import MapGame
from .players import Player


def position(game: Game) -> dict[str, object]:
    """Exactly the keys and shapes of the contract."""
    players = game.players
    return {
        "awaiting": game.awaiting,
        "phase": game.phase,
        "pending": game.pending(),
        "first": game.first,
        "hands": [list(player.hand) for player in players],
        "known": [list(player.known) for player in players],
        "deck": list(game.cards.deck),
        "row": list(game.cards.row),
        "discard": list(game.cards.discards),
        "set": list(game.cards.played_set),
        "turned": list(game.cards.turned),
        "trains": [player.trains for player in players],
        "stations": [player.stations for player in players],
        "points": [player.points for player in players],
        "owners": list(game.owners) if isinstance(game, MapGame) else [-1 for _ in game.data.tracks],
        "station_at": list(game.station_at) if isinstance(game, MapGame) else [-1 for _ in game.data.cities],
        "held": [sorted(player.held) for player in players],
        "completed": [sorted(player.completed) for player in players],
        "offer": [list(player.offer) for player in players],
        "chosen": [chosen(game, player) for player in players],
        "pool": sorted(game.tickets.pool),
        "long_pool": sorted(game.tickets.long_pool),
        "tail": list(game.tickets.tail),
        "out": sorted(game.tickets.out),
        "yards": [[list(pile) for pile in player.yard] for player in players],
        "tracks": [list(player.track) for player in players],
        "last_turns": game.last_turns,
        "round": game.round,
    }


def chosen(game: Game, player: Player) -> int | list[int] | None:
    """The secret choice, while others still choose."""
    if game.phase == "setup":
        return player.chosen_set
    if game.phase == "complete":
        return sorted(player.adding)
    return None


def all_cards(game: Game) -> list[int]:
    """S2: hands + deck + row + discards + yards + tracks + cards lying on the table, nine counts."""
    cards = game.cards
    piles = [cards.deck, cards.row, cards.discards, cards.played_set, cards.turned]
    for player in game.players:
        piles += [player.hand, player.track]
        for colour in range(8):
            pile = nothing()
            pile[colour], pile[LOCOMOTIVE] = player.yard[colour]
            piles.append(pile)
    return [sum(pile[kind] for pile in piles) for kind in range(KINDS_OF_CARD)]


def all_tickets(game: Game) -> list[int]:
    """S2: deck + on offer + held + completed + out of the game, ascending."""
    tickets = game.tickets.pool + game.tickets.long_pool + game.tickets.tail + game.tickets.out
    for player in game.players:
        tickets = tickets + player.offer + player.held + player.completed
    return sorted(tickets)
