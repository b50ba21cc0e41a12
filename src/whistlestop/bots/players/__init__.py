"""Everything that can play a `Game`, behind one interface: the built-in bots, anyone's bot, a program in any language.

It is a folder of its own so that a change here does not compile the built-in bots anew.
"""

from .champion import needs_stand_in
from .errors import BotError
from .guest_bot import ViewPlayer
from .protocol import Advice, Adviser, Bot, Budget, Player, Table
from .registry import (
    HIGHEST_BUDGET,
    check_plays,
    is_scripted,
    lacks_budget,
    levels,
    listed,
    make_player,
    names,
    network_file,
    scripted_name,
    shadowed,
    with_budget,
)

__all__ = [
    "HIGHEST_BUDGET",
    "Advice",
    "Adviser",
    "Bot",
    "BotError",
    "Budget",
    "Player",
    "Table",
    "ViewPlayer",
    "check_plays",
    "is_scripted",
    "lacks_budget",
    "levels",
    "listed",
    "make_player",
    "names",
    "needs_stand_in",
    "network_file",
    "scripted_name",
    "shadowed",
    "with_budget",
]
