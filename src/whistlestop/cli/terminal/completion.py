"""What a half-typed line may become: commands, actions, routes by either city, payments, clauses."""

from __future__ import annotations

from whistlestop import words
from whistlestop.game.notation.actions import Claim
from whistlestop.game.notation.plain_letters import fold

from .context import Context

COMMANDS = ("help", "routes", "tickets", "hand", "table", "log", "moves", "why", "rules", "undo", "save", "quit")
MOST = 40


def completions(context: Context, seat: int, typed: str) -> list[str]:
    """Whole lines; none for a line that is finished."""
    word, space, rest = typed.lstrip().partition(" ")
    if not space:
        return begun(context, seat, word)
    if word == "why":
        return [f"why {line}" for line in completions(context, seat, rest)]
    if word == "routes":
        return [f"routes {city.name}" for city in context.game.map.cities if begins(city.name, rest)][:MOST]
    if word == "rules":
        return [f"rules {id}" for id in clause_ids(context) if begins(id, rest)][:MOST]
    lines = whole_moves(context, seat, typed) if "," in rest else actions(context, seat, word, rest)
    return [line for line in lines if line != typed][:MOST]


def begun(context: Context, seat: int, word: str) -> list[str]:
    """The first word: actions that are possible now before commands."""
    verbs = dict.fromkeys(str(action).split()[0] for action in context.game.legal(seat))
    return [it for it in (*verbs, *COMMANDS) if begins(it, word) and it != word]


def actions(context: Context, seat: int, word: str, rest: str) -> list[str]:
    """Actions of this verb; a route also by the second of its cities."""
    found = []
    for action in context.game.legal(seat):
        verb, _, what = str(action).partition(" ")
        ends = what.split("-") if isinstance(action, Claim) else [what]
        if verb == word and (begins(what, rest) or any(begins(end, rest) for end in ends)):
            found.append(str(action))
    return found


def whole_moves(context: Context, seat: int, typed: str) -> list[str]:
    return [str(move) for move in context.game.moves(seat) if begins(str(move), typed)]


def begins(text: str, typed: str) -> bool:
    return fold(text).startswith(fold(typed))


def clause_ids(context: Context) -> list[str]:
    found = words.rules(map=context.game.map)
    return [clause.id for section in found for chapter in section.chapters for clause in chapter.clauses]
