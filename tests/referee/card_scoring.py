"""The card game: completing tickets (K16, K16a) and the final scores (K19-K21)."""

from .contract import LOCOMOTIVE
from .data import MapData
from .players import Player


def can_complete(data: MapData, track: list[int], tickets: list[int]) -> bool:
    """K16: a ticket needs the cards that it shows; a card serves one ticket; a locomotive is any colour."""
    missing = 0
    for colour in range(8):
        needed = sum(data.tickets[ticket].cards[colour] for ticket in tickets)
        missing += max(0, needed - track[colour])
    return missing <= track[LOCOMOTIVE]


def best_completion(data: MapData, track: list[int], held: list[int]) -> list[int]:
    """K16a: the choice worth most points, then with most tickets, then with the lowest ticket numbers."""
    candidates = sorted(held)
    best: list[int] = []
    best_worth = (0, 0)

    def search(place: int, chosen: list[int], points: int) -> None:
        # Choices come up in lexicographic order of their ticket numbers, so the first of equals stays.
        nonlocal best, best_worth
        if (points, len(chosen)) > best_worth:
            best, best_worth = list(chosen), (points, len(chosen))
        left = candidates[place:]
        most = (points + sum(data.tickets[ticket].points for ticket in left), len(chosen) + len(left))
        if most <= best_worth:
            return
        for further, ticket in enumerate(left):
            if can_complete(data, track, [*chosen, ticket]):
                search(place + further + 1, [*chosen, ticket], points + data.tickets[ticket].points)

    search(0, [], 0)
    return best


def card_scores(data: MapData, players: list[Player]) -> list[dict[str, object]]:
    """K19-K21, per seat."""
    bonuses = {player.seat: big_city_bonuses(data, players, player) for player in players}
    scores: list[dict[str, object]] = []
    better_by: list[tuple[int, int, int]] = []
    for player in players:
        ticket_points = sum(data.tickets[ticket].points for ticket in player.completed)  # K19
        ticket_points -= sum(data.tickets[ticket].points for ticket in player.held)
        bonus = sum(bonuses[player.seat])
        total = ticket_points + bonus
        better_by.append((total, len(player.completed), len(bonuses[player.seat])))  # K21
        scores.append(
            {
                "routes": 0,
                "done": sorted(player.completed),
                "failed": sorted(player.held),
                "ticket_points": ticket_points,
                "longest": 0,
                "longest_bonus": 0,
                "stations": 0,
                "bonus": bonus,
                "bonus_cards": len(bonuses[player.seat]),
                "total": total,
            }
        )
    for score, mine in zip(scores, better_by, strict=True):
        score["rank"] = 1 + sum(1 for theirs in better_by if theirs > mine)
    return scores


def big_city_bonuses(data: MapData, players: list[Player], player: Player) -> list[int]:
    """K20: the values of the bonuses that go to this player; every tied player gets the full value."""
    values: list[int] = []
    for city, value in data.bonus.items():
        counts = [tickets_to(data, other, city) for other in players]
        mine = counts[player.seat]
        if mine > 0 and mine == max(counts):
            values.append(value)
    return values


def tickets_to(data: MapData, player: Player, city: int) -> int:
    """Completed tickets to a city; one between two big cities counts for both."""
    return sum(1 for ticket in player.completed if city in (data.tickets[ticket].a, data.tickets[ticket].b))
